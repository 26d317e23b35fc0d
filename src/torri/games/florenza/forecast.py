"""What a family will have at each later moment of the round if nothing else changes, and which promises would fail.

The round is played on by the rules themselves, on a copy, with the likeliest answers: nobody places another worker
or deals at the market, buildings are used unless that takes what a promise needs, everything that can be paid is paid,
by the cheapest talent.
"""

from __future__ import annotations

from torri.engine.counts import kinds_in
from torri.engine.errors import Facts
from torri.engine.parts import ForecastMoment

from .events import person_facts, work_facts, written_goods
from .figures import COSTS, Good
from .rules import QUESTIONS
from .rules.artworks import REFUSED
from .rules.district import BARTER_DONE, NO, YES, building_here, cost_of_building, cost_of_use
from .rules.goods import can_pay, cost_and_lack
from .rules.market import MARKET_DONE, begin_market
from .state import Ask, State, copy
from .tables import (
    BUILD_COST,
    CUBE_KINDS,
    FACES,
    FEE,
    FIELDS,
    FLORINS,
    NONE,
    OUTPUT,
    PERSON_TALENTS,
    ROUNDS,
    USE_COST,
    WORK_COST,
    WORK_TALENTS,
    WORKS,
)

apply, legal = QUESTIONS.apply, QUESTIONS.legal
PLACING, ARTWORKS = 4, 7  # the phases in which there is something to foresee


def forecast(s: State, seat: int) -> list[ForecastMoment]:
    """The moments from now to the end of phase 7 that concern a seat; none outside phases 4 to 7."""
    if not PLACING <= s.phase <= ARTWORKS:
        return []
    s = copy(s)
    s.round = ROUNDS[s.short_game]  # as if this were the last round: no income follows
    moments = [ForecastMoment("now", "L5.1", None, holdings(s, seat))]
    if s.phase == PLACING:
        end_placing(s)
    while s.ask != Ask.OVER:
        moment = foreseen(s) if s.actor == seat else None
        apply(s, likely(s))
        while moment is not None and s.ask in (Ask.ANY_CUBE, Ask.BARTER_GIVE):
            apply(s, likely(s))
        if moment is not None:
            moments.append(ForecastMoment(moment.name, moment.rule, moment.kept, moment.facts | holdings(s, seat)))
    return [*moments, ForecastMoment("end", "L10.1", None, holdings(s, seat))]


def end_placing(s: State) -> None:
    """No further worker is placed; an action that has only begun is left alone."""
    s.acted = 0
    s.work = NONE
    s.person = NONE
    s.roll = NONE
    begin_market(s)


def holdings(s: State, seat: int) -> Facts:
    goods: dict[Good, int] = dict(zip(COSTS, (*s.cubes[seat], s.florins[seat]), strict=True))
    return {"have": written_goods(goods), **dict[str, int](goods.items())}


def foreseen(s: State) -> ForecastMoment | None:
    """What is about to happen to the seat that is asked."""
    where: Facts = {"other_seat": s.order[s.place], "field": s.field + 1}
    match s.ask:
        case Ask.MARKET:
            return ForecastMoment("market", "L6.1", None, {})
        case Ask.USE:
            payable = can_pay(s, s.actor, USE_COST[building_here(s)], 0)
            name = "use" if likely(s) == YES else "use-spared" if payable else "use-lacking"
            return ForecastMoment(name, "L7.2", None, cost_of_use(s, YES) | where)
        case Ask.BUILD:
            kept = likely(s) == YES
            return ForecastMoment("build" if kept else "build-lacking", "L7.3", kept, cost_of_building(s, YES) | where)
        case Ask.TALENT:
            kept = likely(s) != REFUSED
            facts = work_facts("work", s.work) | person_facts("person", s.person)
            facts |= cost_and_lack(s, WORK_COST[s.work], lowest_fee(s.person, s.work))
            return ForecastMoment("work" if kept else "work-lacking", "L8.2" if kept else "L8.4", kept, facts)
        case _:
            return None


# The likeliest answers; written so that they can be accelerated too


def likely(s: State) -> int:
    """The answer to a question of phases 5 to 7 that changes least."""
    if s.ask == Ask.MARKET:
        return MARKET_DONE
    if s.ask == Ask.USE:
        return YES if can_pay(s, s.actor, USE_COST[building_here(s)], 0) and not breaks_promise(s) else NO
    if s.ask == Ask.BUILD:
        return YES if can_pay(s, s.actor, BUILD_COST[building_here(s)], 0) else NO
    if s.ask == Ask.BARTER_GIVE:
        return BARTER_DONE
    if s.ask in (Ask.BUY, Ask.TRADE_TAKE, Ask.ANY_CUBE):
        return most_wanted(s)
    if s.ask == Ask.TALENT:
        return cheapest_talent(s)
    if s.ask == Ask.FAME:
        return FACES // 2
    options = legal(s)
    return (options & -options).bit_length() - 1


def cheapest_talent(s: State) -> int:
    """Of the talents that serve the work and can be paid, the one with the lowest fee."""
    best = REFUSED
    for talent in range(REFUSED):
        if PERSON_TALENTS[s.person] & WORK_TALENTS[s.work] & 1 << talent:
            payable = can_pay(s, s.actor, WORK_COST[s.work], FEE[s.person][talent])
            if payable and (best == REFUSED or FEE[s.person][talent] < FEE[s.person][best]):
                best = talent
    return best


def lowest_fee(person: int, work: int) -> int:
    """Of an artist for an artwork."""
    lowest = NONE
    for talent in range(REFUSED):
        if PERSON_TALENTS[person] & WORK_TALENTS[work] & 1 << talent and (
            lowest == NONE or FEE[person][talent] < lowest
        ):
            lowest = FEE[person][talent]
    return lowest


def most_wanted(s: State) -> int:
    """The kind in supply of which the promises still to be kept need most beyond what is there."""
    best = NONE
    most = 0
    for kind in range(CUBE_KINDS):
        lacking = promised(s, s.actor, kind) - s.cubes[s.actor][kind]
        if kinds_in(s.supply) >> kind & 1 and (best == NONE or lacking > most):
            best = kind
            most = lacking
    return best


def promised(s: State, seat: int, good: int) -> int:
    """What the constructions and artworks planned by a seat still take of a kind of cube, or of florins."""
    number = 0
    for field in range(FIELDS):
        if s.built[seat] <= field < s.built[seat] + s.sites[seat]:
            number += BUILD_COST[s.lot[seat][field]][good]
    for work in range(WORKS):
        if s.plans[seat] >> work & 1:
            number += WORK_COST[work][good]
            if good == FLORINS:
                number += lowest_fee(s.artist[seat][work], work)
    return number


def breaks_promise(s: State) -> bool:
    """Whether using the building would take, of something that suffices for all promises, what they need."""
    kind = building_here(s)
    for good in range(FLORINS + 1):
        cost = USE_COST[kind][good]
        if cost > 0:
            have = s.florins[s.actor] if good == FLORINS else s.cubes[s.actor][good]
            needed = promised(s, s.actor, good)
            if needed > 0 and have - cost + OUTPUT[kind][good] < needed <= have:
                return True
    return False
