"""L5.6 E: donate to a preacher; preachers are numbered from the first of them, the nameless last."""

from __future__ import annotations

from torri.engine.asking import ask_nature
from torri.engine.telling import tell

from ..events import Event
from ..figures import TALENTS
from ..state import Ask, State
from ..tables import (
    FIRST_PREACHER,
    LOWEST_PRESTIGE,
    NAMELESS_EACH,
    NONE,
    PREACHER_BISHOP,
    PREACHER_FEE,
    PREACHER_PRESTIGE,
    PREACHER_WORKERS,
    PREACHERS,
    PULPITO,
)
from .goods import add_prestige, call_workers, told
from .placing import ALL_ACTIONS, DONATE, next_turn
from .town import engage, in_town, preachers, to_be_had

ALL_PREACHERS = (1 << PREACHERS + 1) - 1
NAMELESS = 1 << PREACHERS
IN_CHIESA, IN_PULPIT = range(2)


# Where he may preach


def pulpit_open(s: State) -> bool:
    """Whether the Pulpito is completed: in an earlier round, as phase 7 comes after phase 4."""
    works = 0
    for seat in range(s.players):
        works |= s.works[seat]
    return works >> PULPITO & 1 != 0


def chiesa_free(s: State) -> int:
    return 0b11 if s.chiesa[s.actor] == NONE else 0b11 & ~(1 << IN_CHIESA)


def pulpit_free(s: State) -> int:
    return 0b11 if s.pulpit == NONE else 0b11 & ~(1 << IN_PULPIT)


def some_place(s: State) -> int:
    place = s.chiesa[s.actor] == NONE or (s.pulpit == NONE and pulpit_open(s))
    return ALL_ACTIONS if place else ALL_ACTIONS & ~(1 << DONATE)


# Which preacher


def preachers_present(s: State) -> int:
    return preachers(in_town(s)) | NAMELESS


def not_used(s: State) -> int:
    used = preachers(s.hired)
    if s.nameless[len(TALENTS)] == NAMELESS_EACH[len(TALENTS)]:
        used |= NAMELESS
    return ALL_PREACHERS & ~used


def not_banished(s: State) -> int:
    return ALL_PREACHERS if s.banished == NONE else ALL_PREACHERS & ~(1 << s.banished - FIRST_PREACHER)


def fee_payable(s: State) -> int:
    payable = 0
    for preacher in range(PREACHERS + 1):
        if s.florins[s.actor] >= PREACHER_FEE[preacher]:
            payable |= 1 << preacher
    return payable


def bishop_points_suffice(s: State) -> int:
    allowed = 0
    for preacher in range(PREACHERS + 1):
        if s.bishop_points[s.actor] + PREACHER_BISHOP[preacher] >= 0:
            allowed |= 1 << preacher
    return allowed


def prestige_suffices(s: State) -> int:
    allowed = 0
    for preacher in range(PREACHERS + 1):
        if s.prestige[s.actor] + PREACHER_PRESTIGE[preacher] >= LOWEST_PRESTIGE:
            allowed |= 1 << preacher
    return allowed


def to_choose(s: State) -> int:
    return preachers(to_be_had(s)) & fee_payable(s) & bishop_points_suffice(s) & prestige_suffices(s)


def some_preacher(s: State) -> int:
    return ALL_ACTIONS if to_choose(s) else ALL_ACTIONS & ~(1 << DONATE)


def donate(s: State, preacher: int) -> None:
    s.person = FIRST_PREACHER + preacher
    if pulpit_open(s):
        s.ask = Ask.PULPIT
    else:
        give_pulpit(s, IN_CHIESA)


def give_pulpit(s: State, place: int) -> None:
    """The fee and the points of the card; then his sermon."""
    seat = s.actor
    preacher = s.person - FIRST_PREACHER
    s.workers[seat] -= 1
    s.florins[seat] -= PREACHER_FEE[preacher]
    engage(s, s.person)
    if place == IN_PULPIT:
        s.pulpit = s.person
        s.pulpit_seat = seat
        tell(Event.DONATED_IN_PULPIT, seat, s.person, PREACHER_FEE[preacher])
    else:
        s.chiesa[seat] = s.person
        tell(Event.DONATED, seat, s.person, PREACHER_FEE[preacher])
    add_prestige(s, seat, PREACHER_PRESTIGE[preacher])
    s.bishop_points[seat] += PREACHER_BISHOP[preacher]
    if PREACHER_PRESTIGE[preacher] or PREACHER_BISHOP[preacher]:
        tell(Event.PREACHED, seat, told(0, 0, PREACHER_PRESTIGE[preacher], PREACHER_BISHOP[preacher], 0))
    if preacher == PREACHERS:
        gather(s, PREACHER_WORKERS[preacher][0])
    else:
        ask_nature(s, Ask.PREACH)


def roll_sermon(s: State, face: int) -> None:
    """In the pulpit twice, and the better counts."""
    tell(Event.ROLLED, face)
    if s.pulpit == s.person and s.roll == NONE:
        s.roll = face
        return
    row = PREACHER_WORKERS[s.person - FIRST_PREACHER]
    workers = row[face]
    if s.roll != NONE:
        workers = max(workers, row[s.roll])
    s.actor = s.order[s.place]
    gather(s, workers)


def gather(s: State, workers: int) -> None:
    """As far as the reserve goes, usable in this phase."""
    called = call_workers(s, s.actor, workers)
    tell(Event.FOLLOWERS, s.actor, called)
    s.person = NONE
    s.roll = NONE
    next_turn(s)
