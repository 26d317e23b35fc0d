"""The events of the game and the lines of its ledger, with the names of their figures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Final

from torri.engine.counts import unpacked
from torri.engine.errors import Facts
from torri.engine.telling import Counted, Telling

from .figures import CUBES, FAMILIES, GOODS, TALENTS, Good
from .tables import BUILDING_NAMES, FLORINS, NUMERALS, PERSON_NAMES, WORK_NAMES

LETTERS: Final = "mwgtcs"  # of the cubes, as they are written: t is metal
SIGNS: Final[tuple[tuple[Good, str], ...]] = (
    ("florins", "ƒ"),
    ("prestige", "★"),
    ("bishop", "†"),
    ("workers", "⚒"),
    ("any_cube", "?"),
    ("swaps", "⇄"),
)


class Event(IntEnum):
    PLACED = 0
    FAMILY = 1
    START_BUILDING = 2
    DRAWN = 3
    ROUND = 4
    INCOME = 5
    INCOME_ROLLED = 6
    INCOME_SHORT = 7
    OWN_INCOME = 8
    WORKER_GUARDED = 9
    ARTIST_GUARDED = 10
    CONVERTED = 11
    BANISHED = 12
    OCCUPIED = 13
    OCCUPIED_OWN = 14
    PLANNED = 15
    HIRED = 16
    TO_MARKET = 17
    DONATED = 18
    DONATED_IN_PULPIT = 19
    PREACHED = 20
    ROLLED = 21
    FOLLOWERS = 22
    PASSED = 23
    SOLD = 24
    BOUGHT = 25
    TRADED = 26
    TRADED_FOR = 27
    USED = 28
    DECLINED = 29
    PAID = 30
    YIELDED = 31
    CUBE_CHOSEN = 32
    BARTERED = 33
    BARTERED_FOR = 34
    BUILT = 35
    NOT_BUILT = 36
    COMPLETED = 37
    FAME = 38
    MASTERPIECE = 39
    FAILED = 40
    PALAZZO_COMPLETE = 41
    CHIESA_COMPLETE = 42
    CAPTAIN_NAMED = 43
    NO_CAPTAIN = 44
    BISHOP_NAMED = 45
    NO_BISHOP = 46
    CARDINAL = 47
    FIRST = 48
    LEFT = 49
    ARRIVED = 50
    ENDED = 51
    FAME_ROLLED = 52


class Entry(IntEnum):
    """Numbered apart from the events: both are keys of `TELLINGS`."""

    CERTIFICATES = 100
    PRESTIGE = 101
    CAPTAIN = 102
    BISHOP = 103
    CUBES = 104
    FLORINS = 105
    EMPTY_FIELDS = 106
    PALAZZO_UNCOMPLETED = 107
    CHIESA_UNCOMPLETED = 108
    NO_PALAZZO = 109
    NO_CHIESA = 110


TELLINGS: Final[Mapping[IntEnum, Telling]] = {
    Event.PLACED: Telling(("seat", "place"), "L2.4"),
    Event.FAMILY: Telling(("seat", "family"), "L2.2"),
    Event.START_BUILDING: Telling(("seat", "building", "field"), "L2.2"),
    Event.DRAWN: Telling(("person", "life"), "L2.3"),
    Event.ROUND: Telling(("round", "rounds"), "L2.4"),
    Event.INCOME: Telling(("seat", "goods"), "L3.1"),
    Event.INCOME_ROLLED: Telling(("cube",), "L3.2"),
    Event.INCOME_SHORT: Telling(("cube", "florins"), "L3.2"),
    Event.OWN_INCOME: Telling(("seat", "goods"), "L3.3"),
    Event.WORKER_GUARDED: Telling(("seat", "other_seat"), "L4.1"),
    Event.ARTIST_GUARDED: Telling(("seat", "person"), "L4.1"),
    Event.CONVERTED: Telling(("seat", "other_seat", "gained"), "L4.2"),
    Event.BANISHED: Telling(("seat", "person"), "L4.2"),
    Event.OCCUPIED: Telling(("seat", "building", "other_seat", "field"), "L5.2"),
    Event.OCCUPIED_OWN: Telling(("seat", "building", "field"), "L5.2"),
    Event.PLANNED: Telling(("seat", "building", "field"), "L5.3"),
    Event.HIRED: Telling(("seat", "person", "work"), "L5.4"),
    Event.TO_MARKET: Telling(("seat",), "L5.5"),
    Event.DONATED: Telling(("seat", "person", "florins"), "L5.6"),
    Event.DONATED_IN_PULPIT: Telling(("seat", "person", "florins"), "L5.6"),
    Event.PREACHED: Telling(("seat", "goods"), "L5.6"),
    Event.ROLLED: Telling(("face",), "L5.6"),
    Event.FOLLOWERS: Telling(("seat", "workers"), "L5.6"),
    Event.PASSED: Telling(("seat",), "L5.1"),
    Event.SOLD: Telling(("seat", "cube", "florins"), "L6.1"),
    Event.BOUGHT: Telling(("seat", "cube", "florins"), "L6.1"),
    Event.TRADED: Telling(("seat", "cube"), "L6.1"),
    Event.TRADED_FOR: Telling(("seat", "cube"), "L6.1"),
    Event.USED: Telling(("seat", "building"), "L7.2"),
    Event.DECLINED: Telling(("seat", "building"), "L7.2"),
    Event.PAID: Telling(("seat", "goods"), "L7.2"),
    Event.YIELDED: Telling(("seat", "goods"), "L7.2"),
    Event.CUBE_CHOSEN: Telling(("seat", "cube"), "L7.2"),
    Event.BARTERED: Telling(("seat", "cube"), "L7.2"),
    Event.BARTERED_FOR: Telling(("seat", "cube"), "L7.2"),
    Event.BUILT: Telling(("seat", "building", "field", "prestige"), "L7.3"),
    Event.NOT_BUILT: Telling(("seat", "building", "lost"), "L7.3"),
    Event.COMPLETED: Telling(("seat", "work", "person", "talent", "goods"), "L8.2"),
    Event.FAME_ROLLED: Telling(("face",), "L8.2"),
    Event.FAME: Telling(("seat", "person", "fame"), "L8.2"),
    Event.MASTERPIECE: Telling(("person",), "L8.3"),
    Event.FAILED: Telling(("seat", "work", "lost"), "L8.4"),
    Event.PALAZZO_COMPLETE: Telling(("seat", "prestige"), "L8.5"),
    Event.CHIESA_COMPLETE: Telling(("seat", "bishop"), "L8.5"),
    Event.CAPTAIN_NAMED: Telling(("seat", "certificates"), "L9.1"),
    Event.NO_CAPTAIN: Telling((), "L9.1"),
    Event.BISHOP_NAMED: Telling(("seat",), "L9.2"),
    Event.NO_BISHOP: Telling((), "L9.2"),
    Event.CARDINAL: Telling(("seat", "prestige"), "L9.3"),
    Event.FIRST: Telling(("seat",), "L9.4"),
    Event.LEFT: Telling(("person",), "L10.2"),
    Event.ARRIVED: Telling(("person", "life"), "L10.2"),
    Event.ENDED: Telling(("round",), "L10.2"),
    Entry.CERTIFICATES: Telling((), "L11.1"),
    Entry.PRESTIGE: Telling((), "L11.1"),
    Entry.CAPTAIN: Telling((), "L11.1"),
    Entry.BISHOP: Telling((), "L11.1"),
    Entry.CUBES: Telling(("number",), "L11.1"),
    Entry.FLORINS: Telling(("florins",), "L11.1"),
    Entry.EMPTY_FIELDS: Telling(("number",), "L11.2"),
    Entry.PALAZZO_UNCOMPLETED: Telling(("number",), "L11.2"),
    Entry.CHIESA_UNCOMPLETED: Telling(("number",), "L11.2"),
    Entry.NO_PALAZZO: Telling((), "L11.2"),
    Entry.NO_CHIESA: Telling((), "L11.2"),
}


def building_facts(field: str, kind: int) -> Facts:
    return {field: BUILDING_NAMES[kind]}


def work_facts(field: str, work: int) -> Facts:
    return {field: WORK_NAMES[work]}


def person_facts(field: str, person: int) -> Facts:
    return {field: PERSON_NAMES[person]}


def told_person_facts(field: str, person: int) -> Facts:
    """A person, also as the object of a sentence, where a nameless one has an article."""
    name = PERSON_NAMES[person]
    return {field: name, "whom": f"{name}-whom" if name.startswith("nameless-") else name}


def cube_facts(field: str, cube: int) -> Facts:
    return {field: f"cube-{CUBES[cube]}"}


def family_facts(field: str, family: int) -> Facts:
    return {field: f"family-{FAMILIES[family]}"}


def talent_facts(field: str, talent: int) -> Facts:
    return {field: f"talent-{TALENTS[talent]}"}


def talents_facts(field: str, family: str, talents: int) -> Facts:
    """A set of talents in words: `either-painter`, `either-architect-sculptor`."""
    return {field: "-".join([family, *(name for number, name in enumerate(TALENTS) if talents >> number & 1)])}


def written_cubes(counts: list[int]) -> str:
    """Cubes as letters: `mmw`; none are `-`."""
    return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True)) or "-"


def written_goods(goods: Mapping[Good, int]) -> str:
    """Goods in short, the same in every language: `mmw ƒ50 ★1`; none are `-`."""
    cubes = written_cubes([goods.get(cube, 0) for cube in CUBES])
    shown = [] if cubes == "-" else [cubes]
    shown += [f"{sign}{goods[good]}" for good, sign in SIGNS if goods.get(good)]
    return " ".join(shown) or "-"


def written_row(row: list[int]) -> str:
    return written_goods(dict(zip(GOODS, row, strict=True)))


def with_florins(cost: list[int], more: int) -> list[int]:
    """A cost and so many florins more."""
    return [*cost[:FLORINS], cost[FLORINS] + more, *cost[FLORINS + 1 :]]


def goods_facts(field: str, told: int) -> Facts:
    """What `rules.goods.told` put into one number."""
    goods: dict[Good, int] = dict(zip(CUBES, unpacked(told, len(CUBES)), strict=True))
    goods |= {"florins": told >> 30 & 0x3FFF, "prestige": (told >> 44 & 127) - 64, "bishop": (told >> 51 & 127) - 64}
    goods |= {"workers": told >> 58 & 15}
    return {field: written_goods(goods), **dict[str, int](goods.items())}


def goods_counted(written: str) -> Counted:
    """`mmw ƒ50` as the sentences that name goods, with their numbers."""
    found: Counted = []
    signs = {sign: good for good, sign in SIGNS}
    for part in [] if written == "-" else written.split():
        if part[0] in signs:
            found.append((f"good-{signs[part[0]].replace('_', '-')}", int(part[1:])))
        else:
            counts = [(f"good-{cube}", part.count(letter)) for letter, cube in zip(LETTERS, CUBES, strict=True)]
            found += [one for one in counts if one[1]]
    return found or [("good-none", 0)]


def fees_counted(written: str) -> Counted:
    """`a150 s300` as the sentences that name what an artist asks for each talent."""
    talents = {talent[0]: talent for talent in TALENTS}
    return [(f"fee-{talents[part[0]]}", int(part[1:])) for part in written.split()]


COUNTED: Final[Mapping[str, Callable[[str], Counted]]] = {
    **dict.fromkeys(("goods", "price", "lacking", "have"), goods_counted),
    "fees": fees_counted,
}

NAMES: Final[Mapping[str, Callable[[str, int], Facts]]] = {
    "building": building_facts,
    "work": work_facts,
    "person": told_person_facts,
    "cube": cube_facts,
    "goods": goods_facts,
    "family": family_facts,
    "talent": talent_facts,
    "field": lambda name, field: {name: field + 1},
    "face": lambda name, face: {name: face + 1},
    "life": lambda name, life: {name: NUMERALS[life]},
}
