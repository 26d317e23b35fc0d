"""The events of the game and the lines of its ledger, with the names of their figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Final

from torri.engine.errors import Facts
from torri.engine.telling import Telling

from .tables import CARD_CITY, CARD_CODES, CARD_FACES, CITY_NAMES, HEADS

SIDES: Final = ("left", "right")


class Event(IntEnum):
    DEALT = 0
    LAID_OUT = 1
    STARTS = 2
    PLAYED = 3
    BUILT = 4
    TILE_WON = 5
    MOVED = 6
    MOVED_NOTHING = 7
    MOVE_VOID = 8
    TAKEN = 9
    NOTHING_TO_TAKE = 10
    ENDED = 11


class Entry(IntEnum):
    """Numbered apart from the events: both are keys of `TELLINGS`."""

    HIGHER_TOWER = 100
    LOWER_TOWER = 101
    HEADS = 102


TELLINGS: Final[Mapping[IntEnum, Telling]] = {
    Event.DEALT: Telling(("seat", "card"), "P2.2", secret=("card",)),
    Event.LAID_OUT: Telling(("space", "card"), "P2.3"),
    Event.STARTS: Telling(("seat",), "P2.4"),
    Event.PLAYED: Telling(("seat", "card"), "P3.1"),
    Event.BUILT: Telling(("seat", "city", "side", "level"), "P3.2"),
    Event.TILE_WON: Telling(("seat", "city", "points"), "P4.1"),
    Event.MOVED: Telling(("seat", "owner_seat", "city", "side", "level"), "P3.5"),
    Event.MOVED_NOTHING: Telling(("seat",), "P3.5"),
    Event.MOVE_VOID: Telling(("seat",), "P3.5"),
    Event.TAKEN: Telling(("seat", "space", "card"), "P3.6"),
    Event.NOTHING_TO_TAKE: Telling(("seat",), "P3.6"),
    Event.ENDED: Telling((), "P5.1"),
    Entry.HIGHER_TOWER: Telling(("city",), "P4.1"),
    Entry.LOWER_TOWER: Telling(("city",), "P4.1"),
    Entry.HEADS: Telling(("head", "count"), "P5.2"),
}


def face_id(card: int) -> str:
    """What a card shows besides its crest, as the texts call it."""
    return "face-" + CARD_FACES[card].replace("*", "-start").replace("2", "two-").rstrip("-")


def city_facts(field: str, city: int) -> Facts:
    return {field: f"city-{CITY_NAMES[city]}"}


def card_facts(field: str, card: int) -> Facts:
    return {
        field: CARD_CODES[card],
        f"{field}_city": f"city-{CITY_NAMES[CARD_CITY[card]]}",
        f"{field}_face": face_id(card),
    }


NAMES: Final[Mapping[str, Callable[[str, int], Facts]]] = {
    "city": city_facts,
    "space": city_facts,
    "card": card_facts,
    "side": lambda field, side: {field: f"side-{SIDES[side]}"},
    "head": lambda field, head: {field: f"head-{HEADS[head]}"},
}
