"""How good a position is for a family, in the terms of the game: points, gaps filled, goods in store, what is close.

The rest of the round is settled first, so that promises count for what they would bring or cost. Functions that call
larger ones take no rows, and the others read all weights at their beginning: compiled, that is much quicker.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from torri.engine.weights import read_weights

from .rules.artworks import fame_of
from .scoring import score
from .settling import (
    CASH_AT,
    CUBE_BITS,
    MAX_CUBES,
    SERMONS,
    WORK_GOODS,
    complete_works,
    fame,
    packed,
    pass_fields,
    suffices,
)
from .state import Ask, State
from .tables import (
    ALL_WORKS,
    ANY_CUBE,
    BISHOP,
    BISHOP_NEEDS,
    BISHOP_POINTS,
    BUILDING_INCOME,
    BUILDINGS,
    CAPTAIN_POINTS,
    CARDINAL_NEEDS,
    CARDINAL_PRESTIGE,
    CATHEDRAL,
    CHIESA,
    CUBE_KINDS,
    CUBES_A_POINT,
    DISTRICT,
    EMPTY_FIELD,
    FIELDS,
    FIRST_PREACHER,
    FLORINS,
    FLORINS_A_POINT,
    HOMES,
    INCOME,
    LOWEST_PRESTIGE,
    MARBLE,
    NO_CHIESA,
    NO_PALAZZO,
    NONE,
    OUTPUT,
    OWN_WORKS,
    PALAZZO,
    PRESTIGE,
    ROUNDS,
    SWAPS,
    TRADED,
    UNCOMPLETED,
    USE_COST,
    WOOD,
    WORK_BISHOP,
    WORK_COST,
    WORK_INCOME,
    WORK_PRESTIGE,
    WORKERS,
    WORKS,
)


class Weight(IntEnum):
    """What the evaluation weighs: hundredths of a point, unless a comment says otherwise."""

    DENIAL = 0
    SPREAD = 1
    WORKER = 2  # that can still be placed
    MARKET = 3  # a deal still to be made there
    STONE = 4  # a cube of marble or wood, for each round in which it can be used
    FINERY = 5  # a cube of another kind, likewise
    SURPLUS = 6  # per cent of that beyond the first few of a kind
    CASH = 7  # a hundred florins, likewise
    YIELD_CUBE = 8  # that will come in each round
    YIELD_CASH = 9  # a hundred florins that will
    YIELD_WORKER = 10
    YIELD_PRESTIGE = 11
    USED = 12  # per cent of the rounds in which a building serves its owner
    BISHOP_POINT = 13
    CAPTAIN = 14  # to be named Captain
    BISHOP = 15  # to be named Bishop
    CARDINAL = 16  # per cent of its points, before it is certain
    FIELD = 17  # built on, while there is time to fill it later
    DISTRICT_WORK = 18  # completed, likewise
    FIRST_WORK = 19  # per cent of the points that are lost without any work in the Palazzo, or the Chiesa
    PALAZZO = 20  # a step towards its last work
    CHIESA = 21
    PROSPECT = 22  # per cent of what the best artwork would bring that could be paid for next
    LATER = 23  # per cent of that for each work after the best
    SPENT = 24  # a cube that such a work takes
    SPENT_CASH = 25  # a hundred florins
    CONTESTED = 26  # a work that others could complete


WEIGHTS: Final = read_weights(__package__, Weight)
POINT: Final = 100  # all values are in hundredths of a point
USEFUL_CUBES: Final = 3  # of a kind
LONG_ROUNDS: Final = 5  # with more to come goods are not worth more
WELL_USED: Final = 3  # buildings that one family keeps busy
SAFE_PRESTIGE_LEAD: Final = 4  # by which the highest on the prestige track is sure to become Captain
SERIES_STEPS: Final = [0, 1, 3, 6, 0]  # towards the last of four works, by those completed

# What a round brings as one number: counts that may be below zero, the last of them florins
INCOMES: Final = sum(1 << work for work in range(WORKS) if any(WORK_INCOME[work]))
INCOME_BITS: Final = 10  # bits of each
INCOME_HALF: Final = 1 << INCOME_BITS - 1


def _brought(row: list[int]) -> int:
    """A cube to be chosen is a cube, and a swap half of one."""
    cubes = sum(row[:CUBE_KINDS]) + row[ANY_CUBE] + row[SWAPS] // 2
    counts = (cubes, row[WORKERS], row[PRESTIGE], row[BISHOP], row[FLORINS])
    return sum(count << INCOME_BITS * place for place, count in enumerate(counts))


def _in_time(row: list[int]) -> list[int]:
    """L7.2, L10.1: workers that a building yields come after all are placed, and go back to reserve."""
    return [0 if good == WORKERS else number for good, number in enumerate(row)]


HOME_BRINGS: Final[list[int]] = [_brought(row) for row in BUILDING_INCOME]
SERVING: Final = [POINT, *(POINT * min(number, WELL_USED) // number for number in range(1, FIELDS + 1))]
A_WORKER: Final = 1 << INCOME_BITS
USE_BRINGS: Final[list[int]] = [  # a building that is used takes a worker
    0 if HOMES >> kind & 1 else _brought(_in_time(OUTPUT[kind])) - _brought(USE_COST[kind]) - A_WORKER
    for kind in range(BUILDINGS)
]
WORK_BRINGS: Final[list[int]] = [_brought(row) for row in WORK_INCOME]
NEXT_INCOME: Final = packed(INCOME)
WORK_CUBES: Final[list[int]] = [sum(row[:CUBE_KINDS]) for row in WORK_COST]
WORKS_COUNTED: Final = 2


def evaluate(s: State, weights: list[int], values: list[int]) -> None:
    """What each seat will probably end with."""
    left = ROUNDS[s.short_game] - max(s.round, 1)
    if s.ask == Ask.OVER:
        for seat in range(s.players):
            values[seat] = POINT * score(s, seat)
    else:
        if 4 <= s.phase <= 6:
            pass_fields(s)
        taken = works_taken(s)
        for seat in range(s.players):
            goods, gained = complete_works(s, seat)
            values[seat] = gained + goods_value(goods, left, weights) + prospects(s, seat, left, goods, taken, weights)
        first, second = two_highest(s.prestige, s.players)
        most, more = two_highest(s.bishop_points, s.players)
        for seat in range(s.players):
            values[seat] += pending(s, seat, left, weights)
            values[seat] += office_value(s, seat, left, weights, first, second, most, more)
            values[seat] += standing(s, seat, left, weights) + left * round_value(s, seat, weights) // POINT


# What is under way


def pending(s: State, seat: int, left: int, weights: list[int]) -> int:
    """What is still to be done in this round: workers to be placed, deals, a cube to be named, fame."""
    worker = weights[Weight.WORKER]
    deal = weights[Weight.MARKET]
    cube = POINT // CUBES_A_POINT + weights[Weight.FINERY] * min(left, LONG_ROUNDS)
    value = 0
    if s.phase <= 4:
        if not s.passed >> seat & 1:
            value += s.workers[seat] * worker
        if s.market >> seat & 1:
            value += 3 * deal
        if s.ask == Ask.PREACH and s.order[s.place] == seat:
            twice = 1 if s.pulpit == s.person else 0
            value += min(SERMONS[twice][s.person - FIRST_PREACHER], POINT * s.reserve[seat]) * worker // POINT
    elif s.order[s.place] == seat and s.ask == Ask.FAME:
        twice = 1 if CATHEDRAL >> s.work & 1 and s.roll == NONE else 0
        value += fame(s, s.person, s.talent, twice)
        if s.roll != NONE:
            value = max(value, POINT * fame_of(s, s.roll))
    elif s.phase == 5 and s.market >> seat & 1:
        value += to_be_dealt(s, seat) * deal
        if s.actor == seat and s.ask == Ask.TRADE_GIVE:
            value += (TRADED - s.due) * cube // TRADED
        if s.actor == seat and s.ask == Ask.TRADE_TAKE:
            value += cube
    elif s.actor == seat and s.ask == Ask.ANY_CUBE:
        value += cube
    elif s.actor == seat and (s.ask in (Ask.BARTER_GIVE, Ask.BARTER_TAKE)):
        value += s.due * cube
    return value


def to_be_dealt(s: State, seat: int) -> int:
    """L6.1: deals that a family on the market still has."""
    if s.actor == seat:
        return 3 - s.dealt.bit_count()
    for place in range(s.place):
        if s.order[place] == seat:
            return 0
    return 3


# L9: the offices


def two_highest(points: list[int], players: int) -> tuple[int, int]:
    first = second = LOWEST_PRESTIGE
    for seat in range(players):
        if points[seat] > first:
            first, second = points[seat], first
        elif points[seat] > second:
            second = points[seat]
    return first, second


def office_value(
    s: State, seat: int, left: int, weights: list[int], first: int, second: int, most: int, more: int
) -> int:
    """Who will be named at the end of the round, as things stand."""
    captain = weights[Weight.CAPTAIN] if left > 0 else POINT * CAPTAIN_POINTS
    bishop = weights[Weight.BISHOP] if left > 0 else POINT * BISHOP_POINTS
    point = weights[Weight.BISHOP_POINT] if left > 0 else 0
    cardinal = CARDINAL_PRESTIGE * (weights[Weight.CARDINAL] if left > 0 else POINT)
    points = s.bishop_points[seat]
    if s.phase > 7:
        value = min(points * point, cardinal)
        if s.captain == seat:
            value += captain
        if s.bishop == seat:
            value += bishop
        return value
    lead = s.prestige[seat] - (second if s.prestige[seat] == first else first)
    value = captain * max(0, min(lead + SAFE_PRESTIGE_LEAD, 2 * SAFE_PRESTIGE_LEAD)) // (2 * SAFE_PRESTIGE_LEAD)
    named = points == most and most > more and most >= BISHOP_NEEDS
    if named:
        value += bishop
    if points >= CARDINAL_NEEDS or (named and s.bishop == seat):
        value += cardinal
    else:
        value += min(points * point, cardinal)  # L9.3: they are collected for this
    return value


# What a family has


def works_taken(s: State) -> int:
    """L5.4: outside the districts a work is completed or planned once."""
    works = 0
    for seat in range(s.players):
        works |= s.works[seat] | s.plans[seat]
    return works & ~DISTRICT


def prospects(s: State, seat: int, left: int, goods: int, taken: int, weights: list[int]) -> int:
    """What the two best works would bring that could be paid for next, with the coming income if there is any."""
    share = weights[Weight.PROSPECT]
    works = ALL_WORKS & ~(taken | s.works[seat])
    if left > 0:
        goods += NEXT_INCOME
    elif s.phase > 4 or s.workers[seat] == 0 or s.passed >> seat & 1:
        works = 0
    value = 0
    for _ in range(WORKS_COUNTED):
        best = NONE
        most = 0
        payable = 0
        while works != 0:
            work = (works & -works).bit_length() - 1
            works &= works - 1
            if suffices(goods, WORK_GOODS[work]):
                payable |= 1 << work
                gain = POINT * WORK_PRESTIGE[work] + weights[Weight.BISHOP_POINT] * WORK_BISHOP[work]
                gain -= weights[Weight.SPENT] * WORK_CUBES[work]
                gain -= weights[Weight.SPENT_CASH] * WORK_COST[work][FLORINS] // 100
                if DISTRICT >> work & 1:
                    gain += weights[Weight.DISTRICT_WORK]
                else:
                    gain += weights[Weight.CONTESTED]
                if gain > most:
                    best = work
                    most = gain
        if best != NONE:
            goods -= WORK_GOODS[best]
            works = payable & ~(1 << best)
            value += share * most // 100
            share = share * weights[Weight.LATER] // 100
    return value


def standing(s: State, seat: int, left: int, weights: list[int]) -> int:
    """Points, less what is lost for gaps (L11.2), which may still be filled while there is time."""
    field = weights[Weight.FIELD]
    district_work = weights[Weight.DISTRICT_WORK]
    first_work = weights[Weight.FIRST_WORK]
    palazzo_step = weights[Weight.PALAZZO]
    chiesa_step = weights[Weight.CHIESA]
    works = s.works[seat]
    value = POINT * (s.certificates[seat] + s.prestige[seat])
    palazzo = (works & PALAZZO).bit_count()
    chiesa = (works & CHIESA).bit_count()
    lost = (NO_PALAZZO if palazzo == 0 else 0) + (NO_CHIESA if chiesa == 0 else 0)
    gaps = OWN_WORKS - palazzo - chiesa
    if left == 0:
        return value - POINT * (EMPTY_FIELD * (FIELDS - s.built[seat]) + UNCOMPLETED * gaps + lost)
    value -= field * (FIELDS - s.built[seat]) + district_work * gaps + first_work * lost
    return value + palazzo_step * SERIES_STEPS[palazzo] + chiesa_step * SERIES_STEPS[chiesa]


def goods_value(goods: int, left: int, weights: list[int]) -> int:
    """A third of a point for a cube at the end (L11.1), more the longer it can be used, and less of that beyond the few
    that are needed; a hundred florins likewise."""
    rounds = min(left, LONG_ROUNDS)
    cash = goods >> CASH_AT
    cubes = 0
    used = 0
    for kind in range(CUBE_KINDS):
        number = goods >> CUBE_BITS * kind & MAX_CUBES
        cubes += number
        few = min(number, USEFUL_CUBES)
        worth = POINT * few + weights[Weight.SURPLUS] * (number - few)
        used += worth * (weights[Weight.STONE] if kind in (MARBLE, WOOD) else weights[Weight.FINERY])
    value = POINT * cubes // CUBES_A_POINT + POINT * cash // FLORINS_A_POINT
    return value + rounds * (used + weights[Weight.CASH] * cash) // POINT


def round_value(s: State, seat: int, weights: list[int]) -> int:
    """What buildings and crests bring in a round, in hundredths of hundredths."""
    brought = 0
    used = 0
    usable = 0
    field = 0
    while field < FIELDS and s.lot[seat][field] != NONE:  # L7.4: without a gap
        brought += HOME_BRINGS[s.lot[seat][field]]
        used += USE_BRINGS[s.lot[seat][field]]
        usable += 1 - (HOMES >> s.lot[seat][field] & 1)
        field += 1
    works = s.works[seat] & INCOMES
    while works != 0:
        brought += WORK_BRINGS[(works & -works).bit_length() - 1]
        works &= works - 1
    share = weights[Weight.USED] * SERVING[usable] // POINT
    return POINT * worth(brought, weights) + share * worth(used, weights)


def worth(brought: int, weights: list[int]) -> int:
    """Of what comes in each round."""
    cubes = (brought + INCOME_HALF & 2 * INCOME_HALF - 1) - INCOME_HALF
    brought = brought - cubes >> INCOME_BITS
    workers = (brought + INCOME_HALF & 2 * INCOME_HALF - 1) - INCOME_HALF
    brought = brought - workers >> INCOME_BITS
    prestige = (brought + INCOME_HALF & 2 * INCOME_HALF - 1) - INCOME_HALF
    brought = brought - prestige >> INCOME_BITS
    bishop = (brought + INCOME_HALF & 2 * INCOME_HALF - 1) - INCOME_HALF
    florins = brought - bishop >> INCOME_BITS
    value = cubes * weights[Weight.YIELD_CUBE] + workers * weights[Weight.YIELD_WORKER]
    value += prestige * weights[Weight.YIELD_PRESTIGE] + bishop * weights[Weight.BISHOP_POINT]
    return value + florins * weights[Weight.YIELD_CASH] // 100
