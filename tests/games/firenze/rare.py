"""Positions that random games hardly reach: the sentences there are read and checked like all others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import torri
from torri import Position
from torri.games.firenze.state import Ask

from ...playing import give
from .positions import position

ELSEWHERE: Final[tuple[str, ...]] = ()  # what may be pressed though it is not asked about
ROW = ["alchemist", "mason", "fame", "bridge", "workshop"]


def after(at: Position, *answers: str) -> Position:
    give(at, *answers)
    return at


def taken(event: str, towers: list[str], stock: str, *answers: str) -> Position:
    return after(position(row=[event, *ROW], towers={0: towers}, stocks={0: stock}), "c1", *answers)


def rare_positions() -> Iterator[Position]:
    """Taxes that can't be paid for all towers, the bell tower, the Architect between two towers."""
    yield taken("luxury-tax", ["w4", "w5", "w5", "g6"], "yyrrr")
    yield taken("luxury-tax", ["w5", "g6", "p7"], "yyrrr", "g6")
    yield taken("tribute", ["w4", "g2", "g5", "r2", "r3"], "g")
    yield taken("tribute", ["w4", "g2", "g4", "g5", "r2", "r3"], "wggr", "g4")
    yield taken("collapse", ["w4", "g2", "g5"], "w")
    yield taken("botch", ["w4", "g2", "g5"], "w")
    for towers in (["w3", "g4"], ["w2", "g4"], ["g4"]):
        at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: towers}, hands={0: ["architect"]})
        yield at
        if towers == ["w2", "g4"]:
            yield after(at.copy(), "architect")
    at = position(ask=Ask.CLAIM, towers={0: ["g3", "g5", "w4"]}, hands={0: ["architect"]})
    yield after(at, "architect", "g4")
    at = position(row=["flood", *ROW], hands={0: ["patrician"]}, stocks={0: "w"})
    yield after(at, "c1")
    yield after(torri.game("firenze").start(2, {"start_player": 1}), "I.w6", "II.r5", "III.g7")
