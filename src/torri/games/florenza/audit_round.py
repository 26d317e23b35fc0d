"""What must hold in the course of a round: who is asked what, and what the question asks about."""

from __future__ import annotations

from torri.engine.counts import kinds_in, total, total_of, within
from torri.engine.questions import NATURE

from .rules.artworks import works_due
from .rules.district import building_here
from .rules.donating import pulpit_open, some_place, some_preacher, to_choose
from .rules.goods import in_order
from .rules.hiring import not_completed, not_planned, some_artwork
from .rules.market import BUY as BUY_DEAL
from .rules.market import MARKET_DONE, SELL, TRADE
from .rules.occupying import some_building
from .rules.planning import some_field
from .rules.powers import artists_in_town, other_families, preachers_in_town, with_workers
from .rules.town import in_town, to_be_had
from .rules.turn import CREATE, DONATE, OCCUPY, PLAN, still_in
from .state import Ask, State
from .tables import (
    ALL_CUBES,
    ANY_CUBE,
    CATHEDRAL,
    CUBE_KINDS,
    FIRST_PREACHER,
    HIRED,
    NAMELESS_PREACHER,
    NONE,
    OUTPUT,
    PERSON_TALENTS,
    PRICE,
    SWAPS,
    TRADED,
    WORK_TALENTS,
)

# L4, L9: offices and those affected by them


def offices_fit(s: State) -> bool:
    first = s.round == 0 or (s.round == 1 and s.phase < 9)
    if first and (s.captain != NONE or s.bishop != NONE):
        return False
    if s.guarded != NONE and (s.guarded_worker != NONE or not in_town(s) >> s.guarded & 1):
        return False
    if (s.guarded != NONE or s.guarded_worker != NONE) and (s.captain == NONE or not within(s.phase, 3, 7)):
        return False
    if s.guarded_worker != NONE and s.guarded_worker == s.captain:
        return False
    if s.banished != NONE:
        if s.bishop == NONE or not within(s.phase, 4, 7) or not in_town(s) >> s.banished & 1:
            return False
        if s.hired >> s.banished & 1:
            return False
    return s.guarded == NONE or s.phase >= 7 or guarded_kept(s)


def guarded_kept(s: State) -> bool:
    """Whom the Captain guards nobody else has hired."""
    for seat in range(s.players):
        for work in range(len(s.artist[seat])):
            if s.artist[seat][work] == s.guarded and seat != s.captain:
                return False
    return True


# What a question leaves behind


def leftovers_fit(s: State) -> bool:
    """Fields that serve only some questions have their start value at others."""
    if (s.market or s.hired or s.pulpit != NONE) and not within(s.phase, 4, 7):
        return False
    if s.passed and not within(s.phase, 4, 7):
        return False
    if (s.acted and s.phase != 4) or (s.field and s.phase != 6) or (s.dealt and s.phase != 5):
        return False
    named = s.ask in (Ask.TRADE_GIVE, Ask.BARTER_GIVE, Ask.BARTER_TAKE)
    if not named and (s.least or (s.due and s.ask != Ask.DRAW)):
        return False
    if s.given and s.ask not in (Ask.BARTER_GIVE, Ask.BARTER_TAKE):
        return False
    if (s.work != NONE) != (s.ask in (Ask.HIRE, Ask.TALENT, Ask.FAME)):
        return False
    if (s.person != NONE) != (s.ask in (Ask.PULPIT, Ask.PREACH, Ask.TALENT, Ask.FAME)):
        return False
    if (s.talent != NONE) != (s.ask == Ask.FAME):
        return False
    if s.phase < 4 or s.phase == 9:
        for seat in range(s.players):
            if s.chiesa[seat] != NONE:
                return False
        for kind in range(len(s.nameless)):
            if s.nameless[kind]:
                return False
    return s.roll == NONE or s.ask in (Ask.PREACH, Ask.FAME)


# Who is asked what, when


def phase_of(ask: int) -> int:
    """The phase of a question; those drawn for belong to two, set-up and the end of a round."""
    if ask < Ask.INCOME:
        return 0
    if ask == Ask.INCOME:
        return 1
    if ask <= Ask.GUARD_ARTIST:
        return 2
    if ask <= Ask.BANISH:
        return 3
    if ask <= Ask.PREACH:
        return 4
    if ask <= Ask.TRADE_TAKE:
        return 5
    if ask <= Ask.BUILD:
        return 6
    return 7 if ask <= Ask.FAME else 9


def question_fits(s: State) -> bool:
    phase = 9 if s.ask == Ask.DRAW and s.round > 0 else phase_of(s.ask)
    if s.phase != phase or s.actor != asked(s):
        return False
    if phase == 0:
        return setting_up_fits(s)
    if phase == 9:
        return s.place == 0 and (s.ask == Ask.OVER or 0 < s.due <= s.bag.bit_count())
    if phase in (1, 2, 3):
        return s.place == 0 and powers_fit(s)
    if phase == 4:
        return placing_fits(s)
    if phase == 5:
        return market_fits(s)
    if phase == 6:
        return district_fits(s)
    return artwork_fits(s)


def asked(s: State) -> int:
    """Who has to answer."""
    if s.ask in (Ask.ORDER, Ask.DRAW, Ask.INCOME, Ask.PREACH, Ask.FAME, Ask.OVER):
        return NATURE
    if s.phase == 2:
        return s.captain
    if s.phase == 3:
        return s.bishop
    district = s.order[s.place]
    if s.phase == 6 and s.ask != Ask.BUILD:
        return s.occupant[district][s.field]
    return district


def setting_up_fits(s: State) -> bool:
    """L2.2: one building each in turn order, then another each in reverse order."""
    given = s.first_game or s.short_game
    if s.ask == Ask.DRAW:
        return s.place == 0 and 0 < s.due <= s.bag.bit_count() and s.built[s.order[0]] == (3 if s.short_game else 2)
    if s.ask == Ask.FAMILY:
        for place in range(s.players):
            if (s.family[s.order[place]] != NONE) != (place < s.place):
                return False
    if s.ask != Ask.DRAFT:
        return s.ask == Ask.ORDER or s.families != 0
    last = s.built[s.order[s.players - 1]]
    for place in range(s.players):
        first = 1 if last > 0 or place < s.place else 0
        second = 1 if last > 0 and place > s.place else 0
        if s.built[s.order[place]] != first + second:
            return False
    return not given


def powers_fit(s: State) -> bool:
    """L4: there is somebody on whom the power chosen can be used."""
    if s.ask in (Ask.GUARD_WORKER, Ask.CONVERT):
        return other_families(s) & with_workers(s) != 0
    if s.ask == Ask.GUARD_ARTIST:
        return artists_in_town(s) != 0
    return s.ask != Ask.BANISH or preachers_in_town(s) != 0


def placing_fits(s: State) -> bool:
    seat = s.order[s.place]
    placed = s.ask == Ask.PREACH
    if not placed and not still_in(s, seat):
        return False
    if s.acted and not (s.both_offices_twice and s.captain == seat and s.bishop == seat):
        return False
    if s.ask == Ask.OCCUPY:
        return some_building(s) >> OCCUPY & 1 != 0
    if s.ask == Ask.PLAN:
        return some_field(s) >> PLAN & 1 != 0
    if s.ask == Ask.CREATE:
        return some_artwork(s) >> CREATE & 1 != 0
    if s.ask == Ask.HIRE:
        return hireable(s)
    if s.ask in (Ask.DONATE, Ask.PULPIT) and not (some_place(s) & some_preacher(s)) >> DONATE & 1:
        return False
    if s.ask in (Ask.PULPIT, Ask.PREACH) and not within(s.person, FIRST_PREACHER, NAMELESS_PREACHER):
        return False
    if s.ask == Ask.PULPIT:
        return pulpit_open(s) and to_choose(s) >> s.person - FIRST_PREACHER & 1 != 0
    if s.ask == Ask.PREACH:
        preaching = s.chiesa[seat] == s.person or (s.pulpit == s.person and s.pulpit_seat == seat)
        return preaching and s.person != NAMELESS_PREACHER and (s.roll == NONE or s.pulpit == s.person)
    return True


def hireable(s: State) -> bool:
    """Somebody can be hired for the artwork, which nobody has planned or completed."""
    for person in range(HIRED):
        if to_be_had(s) >> person & 1 and PERSON_TALENTS[person] & WORK_TALENTS[s.work]:
            return (not_completed(s) & not_planned(s)) >> s.work & 1 != 0
    return False


def market_fits(s: State) -> bool:
    """Deals are noted when they are chosen; after the third nothing is asked any more."""
    if not s.market >> s.actor & 1:
        return False
    if s.ask == Ask.MARKET:
        return s.dealt != (1 << MARKET_DONE) - 1
    if s.ask == Ask.SELL:
        return s.dealt >> SELL & 1 != 0 and total(s.cubes[s.actor]) > 0
    if s.ask == Ask.BUY:
        return s.dealt >> BUY_DEAL & 1 != 0 and kinds_in(s.supply) != 0 and s.florins[s.actor] >= PRICE
    if not s.dealt >> TRADE & 1:
        return False
    if s.ask == Ask.TRADE_TAKE:
        return kinds_in(s.supply) != 0
    return within(s.due, 1, TRADED) and s.least < CUBE_KINDS and total_of(s.cubes[s.actor], in_order(s)) >= s.due


def district_fits(s: State) -> bool:
    """The field that is due has a worker; what is being done there the building allows."""
    district = s.order[s.place]
    if s.ask == Ask.BUILD:
        return s.field >= s.old[district] and s.sites[district] > 0
    if s.field >= s.old[district] or s.occupant[district][s.field] == NONE:
        return False
    kind = building_here(s)
    if s.ask == Ask.ANY_CUBE:
        return OUTPUT[kind][ANY_CUBE] > 0 and kinds_in(s.supply) != 0
    if s.ask == Ask.USE:
        return True
    swaps = OUTPUT[kind][SWAPS]
    if s.ask == Ask.BARTER_GIVE:
        return within(s.due, 0, swaps - 1) and s.least < CUBE_KINDS and given_fits(s, s.due)
    if not within(s.due, 1, swaps) or s.given == 0 or s.least >= CUBE_KINDS:
        return False
    return total_of(s.supply, in_order(s) & ~s.given) >= s.due


def given_fits(s: State, given: int) -> bool:
    """The kinds given are no more than the cubes given, the last of them was named last, and others can be taken."""
    if (given == 0) != (s.given == 0) or s.given.bit_count() > given or s.given >> s.least > 1:
        return False
    return (given > 0 or s.least == 0) and total_of(s.supply, ALL_CUBES & ~s.given) >= given


def artwork_fits(s: State) -> bool:
    seat = s.order[s.place]
    due = works_due(s, seat)
    for place in range(s.place):
        if s.plans[s.order[place]]:
            return False
    if s.ask == Ask.WORK:
        return due & due - 1 != 0
    if not due >> s.work & 1 or s.artist[seat][s.work] != s.person:
        return False
    if s.ask == Ask.TALENT:
        return s.roll == NONE and not s.works[seat] >> s.work & 1
    able = PERSON_TALENTS[s.person] & WORK_TALENTS[s.work] & 1 << s.talent
    return able != 0 and s.works[seat] >> s.work & 1 != 0 and (s.roll == NONE or CATHEDRAL >> s.work & 1 != 0)
