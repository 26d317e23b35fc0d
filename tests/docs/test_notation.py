"""The lines of docs/notation.md are played as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from torri.engine.lines import WrittenLine
from torri.engine.questions import NATURE
from torri.games.florenza.state import Ask

from ..games.firenze import positions as firenze
from ..games.florenza import positions as florenza
from ..games.patrizier import positions as patrizier

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
CHAPTERS = dict(re.findall(r"^## (\w+)\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S))
LINE = re.compile(r"(?:turn reads|visit to the market) `([^`]+)`")

POSITIONS = {
    "Lu.move L Mi.L Lu": lambda: patrizier.position(
        hands={0: ["Lu.move"]}, towers={"milano": ("12", "1")}, offers={"lucca": "Bo.2"}
    ),
    "c3 wg x4 wwy b - w3+w3+w3+g5 - wgb g6 -": lambda: firenze.position(
        stocks={0: "wwwwwwwwyggg"}, towers={0: ["w3", "g5"]}, bricks={3: "yyrp", 5: "b"}
    ),
    "create duomo.cup giotto": lambda: florenza.position(town=["giotto"]),
    "sell w trade cs g -": lambda: florenza.position(ask=Ask.MARKET, market=[0], cubes={0: "wcs"}),
}


def test_there_are_examples_of_every_game() -> None:
    assert {line for text in CHAPTERS.values() for line in LINE.findall(text)} | {"sell w trade cs g -"} == set(
        POSITIONS
    )


@pytest.mark.parametrize("line", POSITIONS)
def test_a_line_is_played(line: str) -> None:
    assert f"`{line}`" in PAGE
    at = POSITIONS[line]()
    seat, written = at.actor, WrittenLine(line)
    while written:
        if at.actor == NATURE:
            at.apply(at.answers()[0])
            continue
        assert at.actor == seat
        forced = at.forced()
        if forced is not None:
            written.skip(at, forced)
        at.apply(written.next(at) if forced is None else forced)
