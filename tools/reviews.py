"""Every mistake that a review lists, in the words of the app, for whoever reads them as a player would: games of
players of mixed strength are played and reviewed, and printed with what was chosen, what was better, and why.

.venv/bin/python tools/reviews.py                                    five games of each kind, in English
.venv/bin/python tools/reviews.py firenze:3:2 --language de          the third game of Firenze for three, in German
.venv/bin/python tools/reviews.py --keep FOLDER                      reviews are kept there, and not made again

The sentences come from the app's own code and texts (`web/build/readReviews.mjs`); `npm ci` in `web` comes first.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import json

import torri
from torri.players.arena.playing import FixtureGame
from torri.players.arena.schedule import Contest, Fixture
from torri.players.reviewing import Depth, review
from torri.players.warming import warm_up
from torri.server.reviews.report import review_report
from torri.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
NAMES: Final = ("Anna", "Bruno", "Cosimo", "Dora", "Elia")
# Levels that think by counts, so that the same game is played everywhere.
STRONG: Final = {
    "patrizier": "search:iterations=2000",
    "firenze": "search:iterations=20",
    "florenza": "search:iterations=70",
}
TABLES: Final = {
    2: ("lavorante", "compagno"),
    3: ("strong", "garzone", "compagno"),
    4: ("compagno", "novizio", "strong", "lavorante"),
}
USUAL: Final = ("2:0", "2:1", "3:0", "3:1", "4:0")
SEED: Final = 24


def played(name: str, players: int, number: int) -> list[int]:
    """The answers of a game."""
    specs = tuple(STRONG[name] if one == "strong" else one for one in TABLES[players])
    table = FixtureGame(Contest(name, players, specs, games=1, seed=SEED), Fixture(0, number, 0, specs))
    assert table.play_on() is None
    return table.answers


def reviewed(wanted: str, folder: Path) -> Path:
    """The file of a review that is there, or is made now."""
    file = folder / f"{wanted.replace(':', '-')}.json"
    if not file.exists():
        name, players, number = wanted.split(":")
        start = torri.game(name).start(int(players))
        warm_up(start.game)
        answers = played(name, int(players), int(number))
        end = start.copy()
        for answer in answers:
            end.game.questions.apply(end.state, answer)
        findings = review(start, answers, Depth.of(name, "quick"))
        report = review_report(end, start, answers, "quick", findings)
        about = {
            "game": name,
            "names": NAMES[: int(players)],
            "levels": TABLES[int(players)],
            "scores": end.scores(),
            "answers": answers,
        }
        file.write_bytes(json.encode({**about, "review": report}))
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reviews", nargs="*", metavar="GAME:PLAYERS:NUMBER")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    wanted = given.reviews or [f"{name}:{one}" for name in STRONG for one in USUAL]
    with TemporaryDirectory() as passing:
        folder = given.keep or Path(passing)
        folder.mkdir(parents=True, exist_ok=True)
        for one in wanted:
            file = reviewed(one, folder)
            subprocess.run(
                ["node", "build/readReviews.mjs", given.language, file.resolve()], cwd=ROOT / "web", check=True
            )
            sys.stdout.flush()


if __name__ == "__main__":
    main()
