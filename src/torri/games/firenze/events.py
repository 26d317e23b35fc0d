"""The events of the game and the lines of its ledger, with the names of their figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Final

from torri.engine.counts import unpacked
from torri.engine.errors import Facts
from torri.engine.telling import Counted, Telling

from .tables import COLOURS, HIGH, KIND_NAMES, LEVELS, LOWEST, NUMERALS, PRIVILEGES

LETTERS: Final = "wygrbp"  # of the colours, as bricks are written


class Event(IntEnum):
    STARTS = 0
    DEAD_COLOUR = 1
    BALCONY_LAID = 2
    NEUTRAL_SEAL = 3
    LAID_OUT = 4
    FILLED = 5
    RESHUFFLED = 6
    TURN = 7
    TAKEN = 8
    PAID = 9
    TO_CHURCH = 10
    SECOND_BUILDING = 11
    MONUMENT_GIVEN = 12
    MONUMENT_DISCARDED = 13
    WARDED_OFF = 14
    COLLAPSE_VOID = 15
    COST_PAID = 16
    TAX_SPARED = 17
    TRIBUTE_PAID = 18
    TORN_DOWN = 19
    COLLAPSED = 20
    BOTCHED = 21
    REBORN = 22
    PERSON_PLAYED = 23
    EMPTIED = 24
    SWAPPED = 25
    SMUGGLED = 26
    DISMISSED = 27
    FETCHED = 28
    BUILT = 29
    FULFILLED = 30
    TILE_TAKEN = 31
    PRIVILEGE_USED = 32
    BELL_TOWER = 33
    CAMPANILE_DISCARDED = 34
    LAST_SEAL = 35
    RETURNED = 36
    DISCARDED = 37
    ENDED = 38
    ENDED_QUIETLY = 39
    OFFERED = 40
    FLOODED = 41
    BURNT = 42
    TAXED = 43
    TRIBUTE_SPARED = 44
    BOTCH_VOID = 45
    SABOTAGED = 46


class Entry(IntEnum):
    """Numbered apart from the events: both are keys of `TELLINGS`."""

    COMMISSION = 100
    BALCONY = 101
    FLOOR_TILE = 102
    PRIVILEGE = 103
    LAST_SEAL = 104
    MAJORITY = 105
    FESTIVAL = 106


TELLINGS: Final[Mapping[IntEnum, Telling]] = {
    Event.STARTS: Telling(("seat",), "F2.5"),
    Event.DEAD_COLOUR: Telling(("colour",), "F2.3"),
    Event.BALCONY_LAID: Telling(("numeral", "commission", "points"), "F2.1"),
    Event.NEUTRAL_SEAL: Telling(("commission",), "F2.2"),
    Event.LAID_OUT: Telling(("card", "space"), "F4.4"),
    Event.FILLED: Telling(("card", "bricks"), "F4.4"),
    Event.RESHUFFLED: Telling((), "F4.5"),
    Event.TURN: Telling(("seat", "round"), "F3.1"),
    Event.TAKEN: Telling(("seat", "card", "bricks"), "F4.3"),
    Event.PAID: Telling(("seat", "colour", "card"), "F4.1"),
    Event.TO_CHURCH: Telling(("card",), "F4.3"),
    Event.SECOND_BUILDING: Telling(("seat", "card"), "F10.14"),
    Event.MONUMENT_GIVEN: Telling(("seat", "height"), "F10.13"),
    Event.MONUMENT_DISCARDED: Telling((), "F10.13"),
    Event.WARDED_OFF: Telling(("seat", "card"), "F10.6"),
    Event.COLLAPSE_VOID: Telling(("seat",), "F10.19"),
    Event.BOTCH_VOID: Telling(("seat",), "F10.24"),
    Event.FLOODED: Telling(("seat", "colour"), "F10.20"),
    Event.BURNT: Telling(("seat", "colour"), "F10.21"),
    Event.TAX_SPARED: Telling(("seat", "tower"), "F10.22"),
    Event.TAXED: Telling(("seat", "colour"), "F10.22"),
    Event.TRIBUTE_SPARED: Telling(("seat", "tower"), "F10.23"),
    Event.TRIBUTE_PAID: Telling(("seat", "colour", "count"), "F10.23"),
    Event.TORN_DOWN: Telling(("seat", "tower", "back"), "F7.1"),
    Event.COLLAPSED: Telling(("seat", "tower"), "F10.19"),
    Event.BOTCHED: Telling(("seat", "tower"), "F10.24"),
    Event.REBORN: Telling((), "F10.25"),
    Event.PERSON_PLAYED: Telling(("seat", "card"), "F10.0"),
    Event.EMPTIED: Telling(("card",), "F10.4"),
    Event.SWAPPED: Telling(("seat", "colour", "other_colour"), "F10.1"),
    Event.SMUGGLED: Telling(("seat", "other_seat", "colour", "other_colour"), "F10.8"),
    Event.SABOTAGED: Telling(("seat", "tower"), "F10.7"),
    Event.DISMISSED: Telling(("seat", "card"), "F10.6"),
    Event.OFFERED: Telling(("seat", "colour", "card"), "F5.1"),
    Event.FETCHED: Telling(("seat", "colour", "card"), "F5.1"),
    Event.BUILT: Telling(("seat", "tower"), "F6.1"),
    Event.COST_PAID: Telling(("seat", "colour"), "F6.2"),
    Event.FULFILLED: Telling(("seat", "commission", "points"), "F8.1"),
    Event.TILE_TAKEN: Telling(("seat", "height", "points"), "F8.3"),
    Event.PRIVILEGE_USED: Telling(("seat", "card", "points"), "F10.17"),
    Event.BELL_TOWER: Telling(("seat",), "F10.18"),
    Event.CAMPANILE_DISCARDED: Telling((), "F10.18"),
    Event.LAST_SEAL: Telling(("seat", "points"), "F11.1"),
    Event.RETURNED: Telling(("seat", "colour"), "F9.1"),
    Event.DISCARDED: Telling(("seat", "card"), "F9.2"),
    Event.ENDED: Telling((), "F11.1"),
    Event.ENDED_QUIETLY: Telling(("rounds",), "F11.4"),
    Entry.COMMISSION: Telling(("commission",), "F8.1"),
    Entry.BALCONY: Telling(("commission",), "F1.4"),
    Entry.FLOOR_TILE: Telling(("height",), "F8.3"),
    Entry.PRIVILEGE: Telling(("privilege", "count"), "F10.17"),
    Entry.LAST_SEAL: Telling((), "F11.1"),
    Entry.MAJORITY: Telling(("colour",), "F11.2"),
    Entry.FESTIVAL: Telling(("card", "count"), "F11.3"),
}


def card_facts(field: str, kind: int) -> Facts:
    return {field: f"card-{KIND_NAMES[kind]}"}


def colour_facts(field: str, colour: int) -> Facts:
    return {field: f"colour-{COLOURS[colour]}"}


def tower_facts(_field: str, tower: int) -> Facts:
    return colour_facts("colour", tower // HIGH) | {"height": tower % HIGH}


def commission_facts(_field: str, commission: int) -> Facts:
    return tower_facts("", HIGH * (commission // LEVELS) + commission % LEVELS + LOWEST)


def written_bricks(counts: list[int]) -> str:
    """Bricks as letters, white first: `wwg`; none are `-`."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) or "-"


def bricks_facts(field: str, packed: int) -> Facts:
    counts = unpacked(packed, len(COLOURS))
    return {field: written_bricks(counts), "number": sum(counts)}


def bricks_counted(written: str) -> Counted:
    """`wwg` as the sentences that name bricks, with their numbers."""
    counts = [(f"brick-{colour}", written.count(letter)) for letter, colour in zip(LETTERS, COLOURS, strict=True)]
    return [one for one in counts if one[1]] or [("brick-none", 0)]


COUNTED: Final[Mapping[str, Callable[[str], Counted]]] = {"bricks": bricks_counted}

NAMES: Final[Mapping[str, Callable[[str, int], Facts]]] = {
    "card": card_facts,
    "colour": colour_facts,
    "other_colour": colour_facts,
    "tower": tower_facts,
    "commission": commission_facts,
    "bricks": bricks_facts,
    "numeral": lambda field, numeral: {field: NUMERALS[numeral]},
    "space": lambda field, space: {field: space + 1},
    "privilege": lambda field, privilege: {field: f"card-{PRIVILEGES[privilege]}"},
}
