"""Positions that random games hardly reach: the sentences there are read and checked like all others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from torri import Position
from torri.games.patrizier.tables import CITY_CODES

from ...playing import give
from .positions import position

# What may be pressed though it is not asked about.
ELSEWHERE: Final = ("stock", *(f"{city}{part}" for city in CITY_CODES for part in (".tile", ".L", "")))


def rare_positions() -> Iterator[Position]:
    """A turn, step by step, with cities that are full, begun and empty."""
    hands = {0: ["Lu.move", "Fi.2", "Ro.2", "Ro.move"], 1: ["Mi.any"]}
    offers = {"lucca": "Bo.2", "milano": "Si.2"}
    at = position(hands=hands, towers={"siena": ("11", "2"), "milano": ("12", "1")}, offers=offers)
    yield at.copy()
    for answer in ("Lu.move", "L", "Mi.L"):
        give(at, answer)
        yield at.copy()
