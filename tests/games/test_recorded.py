"""Whole recorded games, replayed strictly: every player count, every way a game can end.

`python -m tests.games.test_recorded` finds such games anew and writes them down.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import torri
from torri import Position, Record

from ..playing import recorded
from .every import NAMES
from .test_golden import EAGER

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/records/*.torri"))
FORMER_FILES = sorted(FOLDER.glob("*/records/*/*.torri"))  # by the edition of the package that they were played with
ENDS = FOLDER.parents[1] / "web" / "src" / "pages" / "table" / "ending" / "ends.json"
Ending = Callable[[Position], bool]


def ranks(at: Position) -> tuple[int, int]:
    """How many share the highest score, and how many of those win."""
    scores = at.scores()
    return scores.count(max(scores)), len(at.winners())


# Of each game: its endings, and from which number of players on only the first of them is looked for.
ENDINGS: dict[str, dict[str, Ending]] = {
    "patrizier": {
        "won-by-points": lambda at: ranks(at) == (1, 1),
        "tie-broken-by-supply": lambda at: ranks(at) == (2, 1),
        "win-shared": lambda at: ranks(at) == (2, 2),
    },
    "firenze": {
        "last-seal": lambda at: at.state.finisher >= 0 and ranks(at) == (1, 1),
        "quiet-rounds": lambda at: at.state.finisher < 0 and ranks(at) == (1, 1),
        "win-shared": lambda at: ranks(at) == (2, 2),
    },
    "florenza": {
        "won-by-points": lambda at: ranks(at) == (1, 1),
        "tie-broken": lambda at: ranks(at) == (2, 1),
    },
}
ONLY_FIRST_FROM = {"patrizier": 4, "firenze": 4, "florenza": 4}


@cache
def loaded(file: Path) -> Record:
    """A recorded game, which nobody changes: to read one takes longer than to play it."""
    return Record.load(file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_a_recorded_game_still_replays(file: Path) -> None:
    record = loaded(file)
    verdict = record.verify()
    assert verdict.holds, verdict
    assert verdict.proven
    last = record.position()
    assert (last.scores(), last.winners()) == (record.scores, record.winners)
    assert ENDINGS[record.game][file.stem.partition("-")[2]](last)
    assert record.to_text() == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FORMER_FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_game_of_an_earlier_edition_still_replays(file: Path) -> None:
    record = Record.load(file)
    assert record.verify().proven
    assert record.edition == record.rules_of().edition.name == file.parent.name
    assert record.rules_of() is not torri.game(record.game)
    assert record.position().scores() == record.scores
    assert record.to_text() == file.read_text(encoding="utf-8")


def test_the_app_counts_the_points_of_these_ends() -> None:
    """Its tests add up every ledger; written again with TORRI_GOLDEN=write."""
    ends = {f"{file.parent.parent.name} {file.stem}": end_of(file) for file in FILES}
    written = "{\n" + ",\n".join(f"{json.dumps(name)}: {json.dumps(end)}" for name, end in ends.items()) + "\n}\n"
    if os.environ.get("TORRI_GOLDEN") == "write":
        ENDS.write_text(written, encoding="utf-8")
    assert ENDS.read_text(encoding="utf-8") == written


def end_of(file: Path) -> dict[str, Any]:
    last = loaded(file).position()
    lines = [[line.seat, line.points, line.what, line.facts] for line in last.ledger()]
    return {"scores": last.scores(), "winners": last.winners(), "lines": lines}


@pytest.mark.parametrize("name", NAMES)
def test_every_ending_and_player_count_is_recorded(name: str) -> None:
    found = {file.stem for file in FILES if file.parent.parent.name == name}
    first = next(iter(ENDINGS[name]))
    assert {f"{players}-{first}" for players in torri.game(name).players} <= found
    assert {ending.partition("-")[2] for ending in found} == set(ENDINGS[name])


def write_down(name: str) -> None:
    game = torri.game(name)
    folder = FOLDER / name / "records"
    folder.mkdir(exist_ok=True)
    for players in game.players:
        missing = dict(ENDINGS[name])
        if players >= ONLY_FIRST_FROM[name]:
            missing = dict(list(missing.items())[:1])
        for seed in range(5_000):
            record = recorded(game, players, seed, eager=name in EAGER)
            for ending in [ending for ending, holds in missing.items() if holds(record.position())]:
                del missing[ending]
                record.save(folder / f"{players}-{ending}.torri")
            if not missing:
                break


if __name__ == "__main__":
    for each in NAMES:
        write_down(each)
