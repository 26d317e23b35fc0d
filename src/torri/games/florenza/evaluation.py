"""How good a position is for a family, in the terms of the game: points, what fills its gaps, what it will yield.

The rest of the round is settled as if nobody placed another worker: buildings are used and promises kept in the order
of the rules, as far as the goods go, and dice fall as they do on average. Goods are held in one number meanwhile.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from torri.engine.weights import read_weights

from .figures import TALENTS
from .rules.goods import can_pay, pay, take_yield
from .scoring import score
from .state import Ask, State
from .tables import (
    ALL_WORKS,
    ANY_CUBE,
    ARTIST_FAILURE,
    ARTISTS,
    BISHOP,
    BISHOP_NEEDS,
    BISHOP_POINTS,
    BLUE_FAME,
    BUILD_COST,
    BUILDING_FAILURE,
    BUILDING_INCOME,
    BUILDING_PRESTIGE,
    BUILDINGS,
    CAPTAIN_POINTS,
    CARDINAL_NEEDS,
    CARDINAL_PRESTIGE,
    CATHEDRAL,
    CHIESA,
    CHIESA_BISHOP,
    CUBES_A_POINT,
    DISTRICT,
    EMPTY_FIELD,
    FACES,
    FAME,
    FEE,
    FIELDS,
    FIRST_PREACHER,
    FLORINS,
    FLORINS_A_POINT,
    GROUPS,
    HIRED,
    HOMES,
    INCOME,
    KINDS,
    LOWEST_PRESTIGE,
    MARBLE,
    NO_CHIESA,
    NO_PALAZZO,
    NONE,
    OUTPUT,
    OWN_WORKS,
    PALAZZO,
    PALAZZO_PRESTIGE,
    PERSON_TALENTS,
    PREACHER_WORKERS,
    PRESTIGE,
    ROUNDS,
    SWAPS,
    TRADED,
    UNCOMPLETED,
    USE_COST,
    WOOD,
    WORK_BISHOP,
    WORK_COST,
    WORK_FAILURE,
    WORK_INCOME,
    WORK_PRESTIGE,
    WORK_TALENTS,
    WORKERS,
    WORKS,
)


class Weight(IntEnum):
    """What the evaluation weighs: hundredths of a point, save where something else is said."""

    DENIAL = 0
    SPREAD = 1
    WORKER = 2  # that can still be placed
    MARKET = 3  # a deal still to be made there
    STONE = 4  # a cube of marble or wood, for each round in which it can be put to use
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
FEW: Final = 3  # cubes of a kind that can well be used
LONG: Final = 5  # rounds; with more to come goods are no dearer
WELL_USED: Final = 3  # buildings that one family keeps busy
LEAD: Final = 4  # by which the highest on the prestige track is sure to become Captain
NEVER: Final = -(1 << 20)
STEPS: Final = [0, 1, 3, 6, 0]  # towards the last of four works, by those completed

# Goods as one number: a few bits for each kind of cube, above them the florins, above each count an empty bit
BITS: Final = 7
MOST: Final = (1 << BITS - 1) - 1
CASH_AT: Final = BITS * KINDS
CASH_BITS: Final = 17
EMPTY: Final = sum(1 << BITS * kind + BITS - 1 for kind in range(KINDS)) | 1 << CASH_AT + CASH_BITS


def _packed(row: list[int]) -> int:
    return sum(min(row[kind], MOST) << BITS * kind for kind in range(KINDS)) | row[FLORINS] << CASH_AT


BUILD_GOODS: Final[list[int]] = [_packed(row) for row in BUILD_COST]
USE_GOODS: Final[list[int]] = [_packed(row) for row in USE_COST]
OUTPUT_GOODS: Final[list[int]] = [_packed(row) for row in OUTPUT]
WORK_GOODS: Final[list[int]] = [_packed(row) for row in WORK_COST]
CUBES: Final = (1 << CASH_AT) - 1

# What a round brings as one number: counts that may be below zero, the last of them florins
INCOMES: Final = sum(1 << work for work in range(WORKS) if any(WORK_INCOME[work]))
COUNTED: Final = 10  # bits of each
HALF: Final = 1 << COUNTED - 1


def _brought(row: list[int]) -> int:
    """A cube to be chosen is a cube, and a swap half of one."""
    cubes = sum(row[:KINDS]) + row[ANY_CUBE] + row[SWAPS] // 2
    counts = (cubes, row[WORKERS], row[PRESTIGE], row[BISHOP], row[FLORINS])
    return sum(count << COUNTED * place for place, count in enumerate(counts))


HOME_BRINGS: Final[list[int]] = [_brought(row) for row in BUILDING_INCOME]
SERVING: Final = [POINT, *(POINT * min(number, WELL_USED) // number for number in range(1, FIELDS + 1))]
A_WORKER: Final = 1 << COUNTED
USE_BRINGS: Final[list[int]] = [  # a building that is used takes a worker
    0 if HOMES >> kind & 1 else _brought(OUTPUT[kind]) - _brought(USE_COST[kind]) - A_WORKER
    for kind in range(BUILDINGS)
]
WORK_BRINGS: Final[list[int]] = [_brought(row) for row in WORK_INCOME]


# What dice show on average, in hundredths: once, and the better of two


def _mean(row: list[int]) -> int:
    return POINT * sum(row) // FACES


def _better(row: list[int]) -> int:
    return POINT * sum(max(first, second) for first in row for second in row) // FACES**2


ROLLS: Final[list[int]] = [  # by side of the card, then once or twice, artist and talent
    roll(row) for side in (FAME, BLUE_FAME) for roll in (_mean, _better) for rows in side for row in rows
]
SERMON: Final[list[list[int]]] = [[roll(row) for row in PREACHER_WORKERS] for roll in (_mean, _better)]
FAILURE: Final[list[int]] = [
    next(lost for lost, group in zip(WORK_FAILURE, GROUPS, strict=True) if group >> work & 1) for work in range(WORKS)
]

NEXT_INCOME: Final = _packed(INCOME)
WORK_CUBES: Final[list[int]] = [sum(row[:KINDS]) for row in WORK_COST]
PICKS: Final = 2


def evaluate(s: State, weights: list[int], values: list[int]) -> None:
    """What each seat stands to end with."""
    left = ROUNDS[s.short_game] - max(s.round, 1)
    if s.ask == Ask.OVER:
        for seat in range(s.players):
            values[seat] = POINT * score(s, seat)
    else:
        if 4 <= s.phase <= 6:
            pass_fields(s)
        taken = works_taken(s)
        for seat in range(s.players):
            goods, fame = complete_works(s, seat)
            values[seat] = fame + goods_value(goods, left, weights) + prospects(s, seat, left, goods, taken, weights)
        first, second = two_highest(s.prestige, s.players)
        most, more = two_highest(s.bishop_points, s.players)
        for seat in range(s.players):
            values[seat] += pending(s, seat, left, weights)
            values[seat] += office_value(s, seat, left, weights, first, second, most, more)
            values[seat] += standing(s, seat, left, weights) + left * round_value(s, seat, weights) // POINT


# Goods in one number


def purse(s: State, seat: int) -> int:
    goods = s.florins[seat] << CASH_AT
    for kind in range(KINDS):
        goods |= s.cubes[seat][kind] << BITS * kind
    return goods


def suffices(goods: int, cost: int) -> bool:
    return (goods | EMPTY) - cost & EMPTY == EMPTY


# The rest of the round


def pass_fields(s: State) -> None:
    """L7.1: all fields 1, district by district in turn order; then all fields 2; and so on."""
    last = 0
    for seat in range(s.players):
        last = max(last, s.old[seat] + s.sites[seat])
    if s.ask in (Ask.ANY_CUBE, Ask.BARTER_GIVE, Ask.BARTER_TAKE):
        s.occupant[s.order[s.place]][s.field] = NONE  # paid for already
    for field in range(last):
        for place in range(s.players):
            district = s.order[place]
            seat = s.occupant[district][field]
            if seat != NONE:
                use(s, seat, s.lot[district][field])
            elif field >= s.old[district] and s.sites[district] > 0:
                build(s, district)


def use(s: State, seat: int, kind: int) -> None:
    """L7.2: a building is used if that takes nothing that a promise needs."""
    cost = USE_GOODS[kind]
    if cost != 0:
        before = purse(s, seat)
        after = before - cost + OUTPUT_GOODS[kind]
        promised = promises(s, seat)
        kept = (before | EMPTY) - promised & ~((after | EMPTY) - promised) & EMPTY == 0
        if not kept or not suffices(before, cost):
            return
        pay(s, seat, USE_COST[kind], 0)
    take_yield(s, seat, OUTPUT[kind])
    s.prestige[seat] += OUTPUT[kind][PRESTIGE]
    s.bishop_points[seat] += OUTPUT[kind][BISHOP]


def promises(s: State, seat: int) -> int:
    """What the constructions and artworks planned by a seat still take."""
    goods = 0
    field = s.built[seat]
    while field < FIELDS and s.lot[seat][field] != NONE:
        goods += BUILD_GOODS[s.lot[seat][field]]
        field += 1
    plans = s.plans[seat]
    while plans != 0:
        work = (plans & -plans).bit_length() - 1
        plans &= plans - 1
        goods += WORK_GOODS[work]
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


def complete_works(s: State, seat: int) -> tuple[int, int]:
    """L8: all planned works that can be paid for; returns the goods that are left and the fame to be expected."""
    goods = purse(s, seat)
    fame = 0
    plans = s.plans[seat]
    if s.ask == Ask.FAME and s.order[s.place] == seat:
        plans &= ~(1 << s.work)
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
            fame += roll(s, artist, talent, CATHEDRAL >> work & 1)
            gain_work(s, seat, work)
    return goods, fame


def best_talent(s: State, work: int, artist: int, goods: int) -> int:
    """The one that is worth most for its fee, of those that can be paid."""
    able = PERSON_TALENTS[artist] & WORK_TALENTS[work]
    best = NONE
    most = NEVER
    for talent in range(len(TALENTS)):
        if able >> talent & 1 and suffices(goods, WORK_GOODS[work] + (FEE[artist][talent] << CASH_AT)):
            worth = roll(s, artist, talent, CATHEDRAL >> work & 1) - FEE[artist][talent]
            if worth > most:
                best = talent
                most = worth
    return best


def roll(s: State, artist: int, talent: int, twice: int) -> int:
    """L8.2: what the artist's roll brings on average."""
    side = s.masters >> artist & 1
    return ROLLS[((side * 2 + twice) * HIRED + artist) * len(TALENTS) + talent]


def gain_work(s: State, seat: int, work: int) -> None:
    """L8.2, L8.5."""
    s.prestige[seat] += WORK_PRESTIGE[work]
    s.bishop_points[seat] += WORK_BISHOP[work]
    s.works[seat] |= 1 << work
    if PALAZZO >> work & 1 and s.works[seat] & PALAZZO == PALAZZO:
        s.prestige[seat] += PALAZZO_PRESTIGE
    if CHIESA >> work & 1 and s.works[seat] & CHIESA == CHIESA:
        s.bishop_points[seat] += CHIESA_BISHOP


# What is under way


def pending(s: State, seat: int, left: int, weights: list[int]) -> int:
    """What is still to be done in this round: workers to be placed, deals, a cube to be named, fame."""
    worker = weights[Weight.WORKER]
    deal = weights[Weight.MARKET]
    cube = POINT // CUBES_A_POINT + weights[Weight.FINERY] * min(left, LONG)
    value = 0
    if s.phase <= 4:
        if not s.passed >> seat & 1:
            value += s.workers[seat] * worker
        if s.market >> seat & 1:
            value += 3 * deal
        if s.ask == Ask.PREACH and s.order[s.place] == seat:
            twice = 1 if s.pulpit == s.person else 0
            value += min(SERMON[twice][s.person - FIRST_PREACHER], POINT * s.reserve[seat]) * worker // POINT
    elif s.order[s.place] == seat and s.ask == Ask.FAME:
        twice = 1 if CATHEDRAL >> s.work & 1 and s.roll == NONE else 0
        value += roll(s, s.person, s.talent, twice)
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
    cardinal = CARDINAL_PRESTIGE * weights[Weight.CARDINAL]
    points = s.bishop_points[seat]
    if s.phase > 7:
        value = points * point
        if s.captain == seat:
            value += captain
        if s.bishop == seat:
            value += bishop
        return value
    lead = s.prestige[seat] - (second if s.prestige[seat] == first else first)
    value = captain * max(0, min(lead + LEAD, 2 * LEAD)) // (2 * LEAD)
    named = points == most and most > more and most >= BISHOP_NEEDS
    if named:
        value += bishop
    if points >= CARDINAL_NEEDS or (named and s.bishop == seat):
        value += cardinal
    else:
        value += points * point
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
    for _ in range(PICKS):
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
    return value + palazzo_step * STEPS[palazzo] + chiesa_step * STEPS[chiesa]


def goods_value(goods: int, left: int, weights: list[int]) -> int:
    """A third of a point for a cube at the end (L11.1), more the longer it can be put to use, and less of that beyond
    the few that are needed; a hundred florins likewise."""
    rounds = min(left, LONG)
    cash = goods >> CASH_AT
    cubes = 0
    used = 0
    for kind in range(KINDS):
        number = goods >> BITS * kind & MOST
        cubes += number
        few = min(number, FEW)
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
    cubes = (brought + HALF & 2 * HALF - 1) - HALF
    brought = brought - cubes >> COUNTED
    workers = (brought + HALF & 2 * HALF - 1) - HALF
    brought = brought - workers >> COUNTED
    prestige = (brought + HALF & 2 * HALF - 1) - HALF
    brought = brought - prestige >> COUNTED
    bishop = (brought + HALF & 2 * HALF - 1) - HALF
    florins = brought - bishop >> COUNTED
    value = cubes * weights[Weight.YIELD_CUBE] + workers * weights[Weight.YIELD_WORKER]
    value += prestige * weights[Weight.YIELD_PRESTIGE] + bishop * weights[Weight.BISHOP_POINT]
    return value + florins * weights[Weight.YIELD_CASH] // 100
