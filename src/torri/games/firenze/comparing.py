"""What tells two plans apart: the events and entries that are counted in their futures, and about how many points each
is worth."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any, Final

from torri.engine.telling import Compared

from .events import Entry, Event
from .rules.fulfilling import tile_lies
from .state import State

FLOOR: Final = 0.6  # points, about: a tower becomes a commission later, or a ruin
HIGH: Final = 4  # floors: every tower was lower once
TOWER_LOST: Final = -2.5
CARD: Final = 0.6


def _unsealed(s: State, told: tuple[int, ...]) -> bool:
    return not s.sealed >> told[1] & 1


def _high(facts: Mapping[str, Any]) -> bool:
    return bool(facts["height"] >= HIGH)


def _untaken(s: State, told: tuple[int, ...]) -> bool:
    return tile_lies(s, told[1])


COMPARED: Final[Mapping[IntEnum, Compared]] = {
    Event.FULFILLED: Compared("fulfilled", ("seat", "colour", "height", "points"), open=_unsealed),
    Event.TILE_TAKEN: Compared("tile-taken", ("seat", "height", "points"), open=_untaken),
    Event.PRIVILEGE_USED: Compared("privilege-used", ("seat", "card", "points")),
    Event.LAST_SEAL: Compared("last-seal", ("seat", "points")),
    Event.BUILT: Compared("built", ("seat", "colour", "height"), FLOOR, deed=True, part_of="fulfilled", matters=_high),
    Event.TORN_DOWN: Compared("tower-lost", ("seat", "colour"), TOWER_LOST),
    Event.COLLAPSED: Compared("tower-lost", ("seat", "colour"), TOWER_LOST),
    Event.BOTCHED: Compared("tower-lost", ("seat", "colour"), TOWER_LOST),
    Event.TAKEN: Compared("taken", ("seat", "card"), CARD, deed=True),
    Entry.MAJORITY: Compared("majority", ("seat", "colour", "points")),
}
