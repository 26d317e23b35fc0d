"""L7: phase 6, the districts field by field: buildings are used, constructions finished or given up."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_seat
from torri.engine.counts import kinds_in, kinds_sufficing, packed, total, total_of
from torri.engine.errors import Compared, Facts
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, building_facts, cube_facts
from ..state import Ask, State
from ..tables import (
    ALL_CUBES,
    ANY_CUBE,
    BISHOP,
    BUILD_COST,
    BUILDING_FAILURE,
    BUILDING_PRESTIGE,
    CUBE_KINDS,
    FIELDS,
    FLORINS,
    NONE,
    OUTPUT,
    PRESTIGE,
    SWAPS,
    USE_COST,
    WORKERS,
)
from .artworks import begin_artworks
from .goods import (
    add_prestige,
    call_workers,
    can_pay,
    cost_and_lack,
    cost_compared,
    cube_named,
    give_cube,
    in_order,
    in_supply,
    last_cube,
    pay,
    take_cubes,
    take_yield,
    told,
)

YES, NO = range(2)
BARTER_DONE = CUBE_KINDS


def begin_district(s: State) -> None:
    s.phase = 6
    s.place = 0
    s.field = 0
    next_field(s)


def next_field(s: State) -> None:
    """L7.1: all fields 1, district by district in turn order; then all fields 2; and so on."""
    while s.field < FIELDS:
        while s.place < s.players:
            district = s.order[s.place]
            if s.field < s.old[district]:
                if s.occupant[district][s.field] != NONE:
                    ask_seat(s, s.occupant[district][s.field], Ask.USE)
                    return
            elif s.sites[district] > 0:
                ask_seat(s, district, Ask.BUILD)
                return
            s.place += 1
        s.place = 0
        s.field += 1
    s.field = 0
    begin_artworks(s)


def finish_field(s: State) -> None:
    s.place += 1
    next_field(s)


# L7.2 Finished buildings


def building_here(s: State) -> int:
    """The building that is used or finished now: a construction may have moved down (L7.4)."""
    district = s.order[s.place]
    return s.lot[district][s.field if s.field < s.old[district] else s.built[district]]


def usable(s: State) -> int:
    payable = can_pay(s, s.actor, USE_COST[building_here(s)], 0)
    return 1 << YES | 1 << NO if payable else 1 << NO


def cost_of_use(s: State, _answer: int) -> Facts:
    kind = building_here(s)
    return building_facts("building", kind) | cost_and_lack(s, USE_COST[kind], 0)


def use_compared(s: State, _answer: int) -> Compared:
    return cost_compared(s, USE_COST[building_here(s)], 0)


def use(s: State, answer: int) -> None:
    """All of the cost for all of the output; or nothing at all."""
    kind = building_here(s)
    if answer == NO:
        tell(Event.DECLINED, s.actor, kind)
        leave_building(s)
        return
    seat = s.actor
    tell(Event.USED, seat, kind)
    paid = packed(USE_COST[kind][:CUBE_KINDS])
    if paid or USE_COST[kind][FLORINS]:
        pay(s, seat, USE_COST[kind], 0)
        tell(Event.PAID, seat, told(paid, USE_COST[kind][FLORINS], 0, 0, 0))
    cubes = take_yield(s, seat, OUTPUT[kind])
    add_prestige(s, seat, OUTPUT[kind][PRESTIGE])
    s.bishop_points[seat] += OUTPUT[kind][BISHOP]
    called = call_workers(s, seat, OUTPUT[kind][WORKERS])
    tell(Event.YIELDED, seat, told(cubes, OUTPUT[kind][FLORINS], OUTPUT[kind][PRESTIGE], OUTPUT[kind][BISHOP], called))
    if OUTPUT[kind][ANY_CUBE] > 0 and kinds_in(s.supply) != 0:
        s.ask = Ask.ANY_CUBE
    elif OUTPUT[kind][SWAPS] > 0:
        s.due = 0
        s.least = 0
        s.given = 0
        s.ask = Ask.BARTER_GIVE
    else:
        leave_building(s)


ASK_USE: Final = Question(
    Ask.USE,
    "L7.2",
    2,
    limits=(Limit("L7.2", "use-not-payable", usable, cost_of_use, compared=use_compared),),
    act=use,
)


def leave_building(s: State) -> None:
    """The worker goes back to reserve."""
    district = s.order[s.place]
    s.reserve[s.occupant[district][s.field]] += 1
    s.occupant[district][s.field] = NONE
    finish_field(s)


def choose_cube(s: State, kind: int) -> None:
    take_cubes(s, s.actor, kind, 1)
    tell(Event.CUBE_CHOSEN, s.actor, kind)
    leave_building(s)


ASK_ANY_CUBE: Final = Question(
    Ask.ANY_CUBE,
    "L7.2",
    CUBE_KINDS,
    limits=(Limit("L7.2", "not-in-supply", in_supply, cube_named),),
    act=choose_cube,
)


# L7.2 Barter: cubes given, then as many of other kinds taken


def swaps_here(s: State) -> int:
    return OUTPUT[building_here(s)][SWAPS]


def cubes_to_give(s: State) -> int:
    return kinds_in(s.cubes[s.actor]) | 1 << BARTER_DONE


def given_in_order(s: State) -> int:
    return (ALL_CUBES | 1 << BARTER_DONE) >> s.least << s.least


def something_to_take(s: State) -> int:
    """The kinds for which, with those given before, the supply holds enough of other kinds."""
    kinds = 1 << BARTER_DONE
    for kind in range(CUBE_KINDS):
        others = total_of(s.supply, ALL_CUBES & ~(s.given | 1 << kind))
        if others > s.due:
            kinds |= 1 << kind
    return kinds


def cubes_given(s: State, answer: int) -> Facts:
    return cube_facts("cube", answer) | {"has": s.due, "needs": swaps_here(s)}


def barter_give(s: State, kind: int) -> None:
    """`due` counts the cubes given, and so those to be taken."""
    if kind != BARTER_DONE:
        give_cube(s, s.actor, kind)
        tell(Event.BARTERED, s.actor, kind)
        s.given |= 1 << kind
        s.due += 1
        s.least = kind
        if s.due < swaps_here(s) and total(s.cubes[s.actor]) > 0:
            return
    s.least = 0
    if s.due == 0:
        leave_building(s)
    else:
        s.ask = Ask.BARTER_TAKE


ASK_BARTER_GIVE: Final = Question(
    Ask.BARTER_GIVE,
    "L7.2",
    BARTER_DONE + 1,
    limits=(
        Limit("L7.2", "no-cube", cubes_to_give, cube_named),
        Limit("L7.2", "nothing-to-take", something_to_take, cubes_given),
        Limit("L7.2", "cubes-in-order", given_in_order, last_cube, order=True),
    ),
    act=barter_give,
    gathered=True,
)


def other_kinds(s: State) -> int:
    return ALL_CUBES & ~s.given


def enough_to_take(s: State) -> int:
    return kinds_sufficing(s.supply, ALL_CUBES & ~s.given, s.due)


def supply_from_here(s: State, answer: int) -> Facts:
    """Of the kinds that may be taken."""
    number = sum(s.supply[kind] for kind in range(answer, CUBE_KINDS) if not s.given >> kind & 1)
    return cube_facts("cube", answer) | {"has": number, "needs": s.due}


def barter_take(s: State, kind: int) -> None:
    take_cubes(s, s.actor, kind, 1)
    tell(Event.BARTERED_FOR, s.actor, kind)
    s.due -= 1
    s.least = kind
    if s.due == 0:
        s.least = 0
        s.given = 0
        leave_building(s)


ASK_BARTER_TAKE: Final = Question(
    Ask.BARTER_TAKE,
    "L7.2",
    CUBE_KINDS,
    limits=(
        Limit("L7.2", "not-in-supply", in_supply, cube_named),
        Limit("L7.2", "kind-given", other_kinds, cube_named),
        Limit("L7.2", "cubes-in-order", in_order, last_cube, order=True),
        Limit("L7.2", "too-few-from-here", enough_to_take, supply_from_here, order=True),
    ),
    act=barter_take,
    gathered=True,
)


# L7.3, L7.4 Constructions


def buildable(s: State) -> int:
    payable = can_pay(s, s.actor, BUILD_COST[building_here(s)], 0)
    return 1 << YES | 1 << NO if payable else 1 << NO


def cost_of_building(s: State, _answer: int) -> Facts:
    kind = building_here(s)
    return building_facts("building", kind) | cost_and_lack(s, BUILD_COST[kind], 0)


def building_compared(s: State, _answer: int) -> Compared:
    return cost_compared(s, BUILD_COST[building_here(s)], 0)


def build(s: State, answer: int) -> None:
    seat = s.actor
    kind = building_here(s)
    s.sites[seat] -= 1
    s.reserve[seat] += 1
    if answer == YES:
        pay(s, seat, BUILD_COST[kind], 0)
        add_prestige(s, seat, BUILDING_PRESTIGE[kind])
        tell(Event.BUILT, seat, kind, s.built[seat], BUILDING_PRESTIGE[kind])
        s.built[seat] += 1
    else:
        give_up(s, seat, kind)
    finish_field(s)


def give_up(s: State, seat: int, kind: int) -> None:
    """L7.4: prestige is lost, the tile goes back, and those on higher fields move down."""
    lost = -add_prestige(s, seat, -BUILDING_FAILURE)
    tell(Event.NOT_BUILT, seat, kind, lost)
    s.tiles[kind] += 1
    for field in range(s.built[seat], FIELDS - 1):
        s.lot[seat][field] = s.lot[seat][field + 1]
    s.lot[seat][FIELDS - 1] = NONE


ASK_BUILD: Final = Question(
    Ask.BUILD,
    "L7.3",
    2,
    limits=(Limit("L7.3", "build-not-payable", buildable, cost_of_building, compared=building_compared),),
    act=build,
)
