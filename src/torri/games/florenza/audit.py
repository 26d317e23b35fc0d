"""What must hold at every step of every game; the soak test checks it inside the accelerated loop."""

from __future__ import annotations

from enum import IntEnum

from torri.engine.counts import within

from .audit_round import leftovers_fit, offices_fit, question_fits
from .figures import TALENTS
from .rules.town import in_town
from .state import Ask, State
from .tables import (
    ALL_WORKERS,
    ARTISTS,
    BUILDINGS,
    CARDS,
    COPIES,
    CUBE_KINDS,
    DISTRICT,
    DRAWN,
    FIELDS,
    FIRST_PREACHER,
    HOMES,
    LIFE,
    NAMELESS,
    NAMELESS_EACH,
    NAMELESS_PREACHER,
    NONE,
    PERSON_TALENTS,
    PERSONS,
    ROUNDS,
    SUPPLY,
    WORK_TALENTS,
    WORKS,
)


class Fault(IntEnum):
    """What was found broken, with the paragraph that says so."""

    NOTHING = 0
    WRONG_QUESTION = 1  # L2 to L10
    CUBES_NOT_CONSERVED = 2  # L1.1
    WORKERS_NOT_CONSERVED = 3  # L1.2
    TILES_NOT_CONSERVED = 4  # L1.3
    DISTRICT_ASTRAY = 5  # L5.2, L7.4
    WORKS_ASTRAY = 6  # L1.4, L5.4
    PERSONS_NOT_CONSERVED = 7  # L1.5
    ORDER_ASTRAY = 8  # L2.4, L9.4
    ROUND_MISCOUNTED = 9  # L2.4, L10.2


def audit(s: State) -> int:
    """The first fault found, or NOTHING; every number is in the range that its field declares."""
    if not cubes_conserved(s):
        return Fault.CUBES_NOT_CONSERVED
    if not tiles_conserved(s):
        return Fault.TILES_NOT_CONSERVED
    if not districts_sound(s):
        return Fault.DISTRICT_ASTRAY
    if not works_sound(s):
        return Fault.WORKS_ASTRAY
    if not persons_conserved(s) or not persons_engaged(s):
        return Fault.PERSONS_NOT_CONSERVED
    if not workers_conserved(s):
        return Fault.WORKERS_NOT_CONSERVED
    if not order_sound(s):
        return Fault.ORDER_ASTRAY
    if not rounds_counted(s):
        return Fault.ROUND_MISCOUNTED
    if not offices_fit(s) or not leftovers_fit(s) or not question_fits(s):
        return Fault.WRONG_QUESTION
    return Fault.NOTHING


# L1.1


def cubes_conserved(s: State) -> bool:
    for kind in range(CUBE_KINDS):
        cubes = s.supply[kind]
        for player in range(s.players):
            cubes += s.cubes[player][kind]
        if cubes != SUPPLY[kind]:
            return False
    return True


# L1.2


def workers_conserved(s: State) -> bool:
    """A worker is always in exactly one place."""
    for player in range(s.players):
        placed = s.sites[player] + s.plans[player].bit_count() + (s.market >> player & 1)
        placed += (s.chiesa[player] != NONE) + (s.pulpit_seat == player) + (s.guarded_worker == player)
        for owner in range(s.players):
            for field in range(s.built[owner]):
                placed += s.occupant[owner][field] == player
        if s.reserve[player] + s.workers[player] + placed != ALL_WORKERS:
            return False
    return True


# L1.3, L7.4


def tiles_conserved(s: State) -> bool:
    """Every tile is in the supply or on a field."""
    for kind in range(BUILDINGS):
        tiles = s.tiles[kind]
        for player in range(s.players):
            for field in range(FIELDS):
                tiles += s.lot[player][field] == kind
        if tiles != COPIES[kind]:
            return False
    return True


def districts_sound(s: State) -> bool:
    """Tiles lie on the first fields without a gap; workers are on finished buildings that can be used."""
    for player in range(s.players):
        lying = s.built[player] + s.sites[player]
        if lying > FIELDS or s.old[player] > s.built[player]:
            return False
        for field in range(FIELDS):
            kind = s.lot[player][field]
            if (kind != NONE) != (field < lying):
                return False
            occupant = s.occupant[player][field]
            if occupant != NONE and (field >= s.old[player] or HOMES >> kind & 1 or not within(s.phase, 4, 6)):
                return False
        if s.sites[player] > 0 and not within(s.phase, 4, 6):
            return False
        if s.phase == 6 and not fields_left(s, player):
            return False
        if s.phase not in (6, 7) and s.old[player] != s.built[player]:
            return False
    return True


def fields_left(s: State, player: int) -> bool:
    """L7.1: in phase 6 what lies before the field that is due is settled, and every construction has its step."""
    place = 0
    while place < s.players - 1 and s.order[place] != player:
        place += 1
    first = s.field + (place < s.place)
    for field in range(first):
        if s.occupant[player][field] != NONE:
            return False
    return s.sites[player] <= FIELDS - max(s.old[player], first)


# L1.4, L5.4


def works_sound(s: State) -> bool:
    """An artwork of the city has one crest or one worker; every planned one has an artist who can do it."""
    taken = 0
    for player in range(s.players):
        common = (s.works[player] | s.plans[player]) & ~DISTRICT
        completing = s.ask == Ask.FAME and s.work != NONE and s.order[s.place] == player
        finishing = 1 << max(s.work, 0) if completing else 0
        if taken & common or s.works[player] & s.plans[player] & ~finishing:
            return False
        taken |= common
        if s.plans[player] and not within(s.phase, 4, 7):
            return False
        for work in range(WORKS):
            person = s.artist[player][work]
            if (person != NONE) != (s.plans[player] >> work & 1 != 0):
                return False
            if person != NONE and not PERSON_TALENTS[person] & WORK_TALENTS[work]:
                return False
    return True


# L1.5


def persons_conserved(s: State) -> bool:
    """Named persons are in the bag, under one card, or gone; each comes to its card and only grows older."""
    seen = s.bag
    aged = s.round if s.ask == Ask.DRAW else max(s.round - 1, 0)
    for card in range(CARDS):
        if seen & s.life[card]:
            return False
        seen |= s.life[card]
        for person in range(PERSONS):
            if s.life[card] >> person & 1 and not within(LIFE[person] - card, 0, aged):
                return False
    if s.masters & s.bag or (s.masters and s.phase == 0) or s.hired & ~in_town(s):
        return False
    if s.ask < Ask.DRAW:
        return seen == 0
    missing = DRAWN[s.players] - in_town(s).bit_count()
    due = s.due if s.ask == Ask.DRAW else 0
    return missing == due or (missing > due and s.bag.bit_count() == due)


def persons_engaged(s: State) -> bool:
    """Who works or preaches is off the own card, once; until phase 7 nobody else is. Only preachers preach."""
    engaged = 0
    nameless_preachers = 0
    for player in range(s.players):
        for work in range(WORKS):
            person = s.artist[player][work]
            if person != NONE and person < ARTISTS:
                if engaged >> person & 1:
                    return False
                engaged |= 1 << person
        if not nobody_or_preacher(s.chiesa[player]):
            return False
        if s.chiesa[player] == NAMELESS_PREACHER:
            nameless_preachers += 1
        elif s.chiesa[player] != NONE:
            if engaged >> s.chiesa[player] & 1:
                return False
            engaged |= 1 << s.chiesa[player]
    if not nobody_or_preacher(s.pulpit) or not nobody_or_preacher(s.banished):
        return False
    if s.pulpit == NAMELESS_PREACHER:
        nameless_preachers += 1
    elif s.pulpit != NONE:
        if engaged >> s.pulpit & 1:
            return False
        engaged |= 1 << s.pulpit
    if (s.pulpit == NONE) != (s.pulpit_seat == NONE) or engaged & ~s.hired:
        return False
    if nameless_preachers != s.nameless[len(TALENTS)]:
        return False
    for kind in range(len(NAMELESS_EACH)):
        if s.nameless[kind] > NAMELESS_EACH[kind]:
            return False
    for talent in range(len(TALENTS)):
        working = 0
        for player in range(s.players):
            for work in range(WORKS):
                working += s.artist[player][work] == NAMELESS + talent
        if working > s.nameless[talent] or (s.phase < 7 and working != s.nameless[talent]):
            return False
    return s.phase >= 7 or engaged == s.hired


def nobody_or_preacher(person: int) -> bool:
    return person == NONE or person >= FIRST_PREACHER


# L2.4, L9.4


def order_sound(s: State) -> bool:
    """Every seat once; Captain first, Bishop second."""
    seen = 0
    placed = s.place if s.ask == Ask.ORDER else s.players
    for place in range(s.players):
        seat = s.order[place]
        if (seat == NONE) != (place >= placed):
            return False
        if seat != NONE:
            if seen >> seat & 1:
                return False
            seen |= 1 << seat
    families = 0
    for seat in range(s.players):
        if s.family[seat] == NONE:
            if s.ask > Ask.FAMILY:
                return False
        else:
            if families >> s.family[seat] & 1 or (not s.families and s.family[seat] != seat):
                return False
            families |= 1 << s.family[seat]
    if s.captain != NONE and s.order[0] != s.captain:
        return False
    return s.bishop == NONE or s.order[1 if s.bishop != s.captain else 0] == s.bishop


def rounds_counted(s: State) -> bool:
    last = ROUNDS[s.short_game]
    if s.round > last or (s.round == 0) != (s.phase == 0):
        return False
    if s.phase in (1, 2, 3) and s.round == 1:
        return False
    if s.phase == 9:
        return (s.round == last) == (s.ask == Ask.OVER)
    return s.ask != Ask.OVER
