"""The table says when the last round has begun and who still has a turn, from what everybody can see."""

from __future__ import annotations

from pathlib import Path

import pytest

from torri import Record

from .test_recorded import FILES

ENDS = ("3-last-seal", "2-quiet-rounds", "3-won-by-points")


@pytest.mark.parametrize(
    "file", [file for file in FILES if file.stem in ENDS], ids=lambda file: f"{file.parent.parent.name}-{file.stem}"
)
def test_the_turns_that_are_told_are_those_that_are_played(file: Path) -> None:
    record = Record.load(file)
    position, told, asked = record.start(), [], []
    for answer in record.answers:
        told.append(position.table(None)["last_round"])
        asked.append(position.actor)
        position.apply(answer)
    assert position.table(None)["last_round"] is None
    begun = next((at for at, one in enumerate(told) if one), None)
    if file.stem == "2-quiet-rounds":  # F11.4: nobody could know
        assert begun is None
        return
    assert begun is not None
    assert all(told[begun:])
    for before, after in zip(told[begun:], told[begun + 1 :], strict=False):
        assert sorted(after["order"]) == list(range(record.players))
        assert record.game == "florenza" or all(b >= a for b, a in zip(before["turns"], after["turns"], strict=True))
    if record.game != "florenza":  # where workers may stay at home, and others come
        waiting = {seat for seat, turns in enumerate(told[begun]["turns"]) if turns}
        assert waiting
        assert waiting <= set(asked[begun:])
    assert told[-1]["turns"].count(0) >= record.players - 1
