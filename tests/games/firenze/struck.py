"""Events that a player takes, for tests of what they do."""

from __future__ import annotations

from typing import Any

from torri import NATURE, Position

from ...playing import give
from .positions import position

ROW = ["mason", "architect", "princess", "wholesaler", "workshop", "bridge"]

ALL_PLAYERS = ["flood", "warehouse-fire", "luxury-tax", "tribute"]


def taken(event: str, bricks: str = "", **layout: Any) -> Position:
    """An event taken from the leftmost space, with so many bricks on it."""
    at = position(row=[event, *ROW[:5]], bricks={1: bricks}, **layout)
    give(at, "c1")
    return at


def choices(at: Position) -> list[str]:
    """The automatic choices, given one after another until the event is over."""
    given = []
    while at.actor != NATURE:
        answer = at.automatic()
        assert answer in at.answers()
        given.append(at.text(answer))
        at.apply(answer)
    return given
