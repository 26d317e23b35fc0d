"""Whole recorded games, replayed strictly: every player count, every way a game can end.

`python -m tests.games.patrizier.test_recorded` finds such games anew and writes them down.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import torri
from torri import Position, Record

from ...playing import recorded

FOLDER = Path(__file__).parent / "records"
FILES = sorted(FOLDER.glob("*.torri"))


def ranks(at: Position) -> tuple[int, int]:
    """How many share the highest score, and how many of those win."""
    scores = at.scores()
    return scores.count(max(scores)), len(at.winners())


ENDINGS: dict[str, Callable[[Position], bool]] = {
    "won-by-points": lambda at: ranks(at) == (1, 1),
    "tie-broken-by-supply": lambda at: ranks(at) == (2, 1),
    "win-shared": lambda at: ranks(at) == (2, 2),
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_still_replays(file: Path) -> None:
    record = Record.load(file)
    verdict = record.verify()
    assert verdict.holds, verdict
    assert verdict.proven
    last = record.position()
    assert (last.scores(), last.winners()) == (record.scores, record.winners)
    assert ENDINGS[file.stem.partition("-")[2]](last)
    assert record.to_text() == file.read_text(encoding="utf-8")


def test_every_ending_and_player_count_is_recorded() -> None:
    found = {file.stem for file in FILES}
    wanted = {f"{players}-won-by-points" for players in (2, 3, 4, 5)}
    assert wanted <= found
    assert {name.partition("-")[2] for name in found} == set(ENDINGS)


def write_down() -> None:
    game = torri.game("patrizier")
    FOLDER.mkdir(exist_ok=True)
    for players in (2, 3, 4, 5):
        missing = dict(ENDINGS) if players < 4 else {"won-by-points": ENDINGS["won-by-points"]}
        for seed in range(5_000):
            record = recorded(game, players, seed)
            for name in [name for name, holds in missing.items() if holds(record.position())]:
                del missing[name]
                record.save(FOLDER / f"{players}-{name}.torri")
            if not missing:
                break


if __name__ == "__main__":
    write_down()
