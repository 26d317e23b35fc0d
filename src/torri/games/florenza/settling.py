"""The rest of the round settled at once, for the evaluation: as if nobody placed another worker or dealt at the market.

Buildings are used and promises kept in the order of the rules, as far as the goods go; dice count with their average.
Nothing is asked, so this is much quicker than the forecast, which plays by the rules.
"""

from __future__ import annotations

from typing import Final

from .figures import TALENTS
from .rules.goods import can_pay, pay, take_yield
from .state import Ask, State
from .tables import (
    ARTIST_FAILURE,
    ARTISTS,
    BISHOP,
    BLUE_FAME,
    BUILD_COST,
    BUILDING_FAILURE,
    BUILDING_PRESTIGE,
    CATHEDRAL,
    CHIESA,
    CHIESA_BISHOP,
    CUBE_KINDS,
    FACES,
    FAME,
    FEE,
    FIELDS,
    FLORINS,
    GROUPS,
    HIRED,
    LOWEST_PRESTIGE,
    NONE,
    OUTPUT,
    PALAZZO,
    PALAZZO_PRESTIGE,
    PERSON_TALENTS,
    PREACHER_WORKERS,
    PRESTIGE,
    USE_COST,
    WORK_BISHOP,
    WORK_COST,
    WORK_FAILURE,
    WORK_PRESTIGE,
    WORK_TALENTS,
    WORKS,
)

LOWEST_WORTH: Final = -(1 << 20)  # below any real one

# Goods as one number: a few bits for each kind of cube, above them the florins, above each count an empty bit
CUBE_BITS: Final = 7
MAX_CUBES: Final = (1 << CUBE_BITS - 1) - 1  # of a kind
CASH_AT: Final = CUBE_BITS * CUBE_KINDS
CASH_BITS: Final = 17
EMPTY_BITS: Final = sum(1 << CUBE_BITS * kind + CUBE_BITS - 1 for kind in range(CUBE_KINDS)) | 1 << CASH_AT + CASH_BITS


def packed(row: list[int]) -> int:
    return sum(row[kind] << CUBE_BITS * kind for kind in range(CUBE_KINDS)) | row[FLORINS] << CASH_AT


BUILD_GOODS: Final[list[int]] = [packed(row) for row in BUILD_COST]
USE_GOODS: Final[list[int]] = [packed(row) for row in USE_COST]
OUTPUT_GOODS: Final[list[int]] = [packed(row) for row in OUTPUT]
WORK_GOODS: Final[list[int]] = [packed(row) for row in WORK_COST]
FAILURE: Final[list[int]] = [
    next(lost for lost, group in zip(WORK_FAILURE, GROUPS, strict=True) if group >> work & 1) for work in range(WORKS)
]

# What dice show on average, in hundredths: once, and the better of two


def _mean(row: list[int]) -> int:
    return 100 * sum(row) // FACES


def _better(row: list[int]) -> int:
    return 100 * sum(max(first, second) for first in row for second in row) // FACES**2


ROLLS: Final[list[int]] = [  # by side of the card, then once or twice, artist and talent
    roll(row) for side in (FAME, BLUE_FAME) for roll in (_mean, _better) for rows in side for row in rows
]
SERMONS: Final[list[list[int]]] = [[roll(row) for row in PREACHER_WORKERS] for roll in (_mean, _better)]


def fame(s: State, artist: int, talent: int, twice: int) -> int:
    """L8.2: what the roll for an artist brings on average."""
    side = s.masters >> artist & 1
    return ROLLS[((side * 2 + twice) * HIRED + artist) * len(TALENTS) + talent]


def purse(s: State, seat: int) -> int:
    """All goods of a family."""
    goods = s.florins[seat] << CASH_AT
    for kind in range(CUBE_KINDS):
        goods |= s.cubes[seat][kind] << CUBE_BITS * kind
    return goods


def suffices(goods: int, cost: int) -> bool:
    """No count borrows from the empty bit above it."""
    return (goods | EMPTY_BITS) - cost & EMPTY_BITS == EMPTY_BITS


# L7 Buildings and constructions


def pass_fields(s: State) -> None:
    """L7.1: all fields 1, district by district in turn order; then all fields 2; and so on."""
    last = 0
    for seat in range(s.players):
        last = max(last, s.old[seat] + s.sites[seat])
    if s.ask in (Ask.ANY_CUBE, Ask.BARTER_GIVE, Ask.BARTER_TAKE):
        s.occupant[s.order[s.place]][s.field] = NONE  # its cost and its other yield are settled already
    for field in range(last):
        for place in range(s.players):
            district = s.order[place]
            seat = s.occupant[district][field]
            if seat != NONE:
                use(s, seat, s.lot[district][field])
            elif field >= s.old[district] and s.sites[district] > 0:
                build(s, district)


def use(s: State, seat: int, kind: int) -> None:
    """L7.2: a building is used if that takes nothing that a promise needs. Workers that it brings are left out: they
    come too late to be placed, and all go back to reserve at the end of the round (L10.1)."""
    cost = USE_GOODS[kind]
    if cost != 0:
        before = purse(s, seat)
        after = before - cost + OUTPUT_GOODS[kind]
        promised = promises(s, seat)
        broken = ((before | EMPTY_BITS) - promised) & ~((after | EMPTY_BITS) - promised) & EMPTY_BITS
        if broken or not suffices(before, cost):
            return
        pay(s, seat, USE_COST[kind], 0)
    take_yield(s, seat, OUTPUT[kind])
    s.prestige[seat] += OUTPUT[kind][PRESTIGE]
    s.bishop_points[seat] += OUTPUT[kind][BISHOP]


def promises(s: State, seat: int) -> int:
    """What the constructions and artworks planned by a seat still take; fees are left out."""
    goods = 0
    field = s.built[seat]
    while field < FIELDS and s.lot[seat][field] != NONE:
        goods += BUILD_GOODS[s.lot[seat][field]]
        field += 1
    plans = s.plans[seat]
    while plans != 0:
        goods += WORK_GOODS[(plans & -plans).bit_length() - 1]
        plans &= plans - 1
    return goods


def build(s: State, seat: int) -> None:
    """L7.3: the next construction is finished if it can be paid for."""
    kind = s.lot[seat][s.built[seat]]
    s.sites[seat] -= 1
    if can_pay(s, seat, BUILD_COST[kind], 0):
        pay(s, seat, BUILD_COST[kind], 0)
        s.prestige[seat] += BUILDING_PRESTIGE[kind]
        s.built[seat] += 1
    else:
        s.prestige[seat] = max(s.prestige[seat] - BUILDING_FAILURE, LOWEST_PRESTIGE)
        move_down(s, seat)


def move_down(s: State, seat: int) -> None:
    """L7.4: the tiles planned on higher fields."""
    field = s.built[seat]
    while field < FIELDS - 1 and s.lot[seat][field] != NONE:
        s.lot[seat][field] = s.lot[seat][field + 1]
        field += 1
    s.lot[seat][field] = NONE


# L8 Artworks


def complete_works(s: State, seat: int) -> tuple[int, int]:
    """All planned works that can be paid for; returns the goods that are left and the fame to be expected."""
    goods = purse(s, seat)
    gained = 0
    plans = s.plans[seat]
    if s.ask == Ask.FAME and s.order[s.place] == seat:
        plans &= ~(1 << s.work)  # completed already
    while plans != 0:
        work = (plans & -plans).bit_length() - 1
        plans &= plans - 1
        artist = s.artist[seat][work]
        talent = best_talent(s, work, artist, goods)
        if talent == NONE:
            lost = FAILURE[work] + (ARTIST_FAILURE if artist < ARTISTS else 0)
            s.prestige[seat] = max(s.prestige[seat] - lost, LOWEST_PRESTIGE)
        else:
            goods -= WORK_GOODS[work] + (FEE[artist][talent] << CASH_AT)
            gained += fame(s, artist, talent, CATHEDRAL >> work & 1)
            gain_work(s, seat, work)
    return goods, gained


def best_talent(s: State, work: int, artist: int, goods: int) -> int:
    """Of those that can be paid the one that is worth most, a hundred florins for a point."""
    able = PERSON_TALENTS[artist] & WORK_TALENTS[work]
    best = NONE
    most = LOWEST_WORTH
    for talent in range(len(TALENTS)):
        if able >> talent & 1 and suffices(goods, WORK_GOODS[work] + (FEE[artist][talent] << CASH_AT)):
            worth = fame(s, artist, talent, CATHEDRAL >> work & 1) - FEE[artist][talent]
            if worth > most:
                best = talent
                most = worth
    return best


def gain_work(s: State, seat: int, work: int) -> None:
    """L8.2, L8.5: its points, and those for the last of the Palazzo or the Chiesa."""
    s.prestige[seat] += WORK_PRESTIGE[work]
    s.bishop_points[seat] += WORK_BISHOP[work]
    s.works[seat] |= 1 << work
    if PALAZZO >> work & 1 and s.works[seat] & PALAZZO == PALAZZO:
        s.prestige[seat] += PALAZZO_PRESTIGE
    if CHIESA >> work & 1 and s.works[seat] & CHIESA == CHIESA:
        s.bishop_points[seat] += CHIESA_BISHOP
