"""L5.6 E: donate to a preacher; preachers are numbered from the first of them, the nameless last."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature
from torri.engine.errors import Compared, Facts, Thing
from torri.engine.questions import Limit, Question, even
from torri.engine.telling import tell

from ..events import Event, person_facts
from ..figures import TALENTS
from ..state import Ask, State
from ..tables import (
    FACES,
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
from .town import engage, in_town, preacher_named, preachers, to_be_had
from .turn import ALL_ACTIONS, DONATE, next_turn

ALL_PREACHERS = (1 << PREACHERS + 1) - 1
NAMELESS = 1 << PREACHERS
IN_CHIESA, IN_PULPIT = range(2)


# L5.6 Where he may preach


def pulpit_open(s: State) -> bool:
    """Whether the Pulpito is completed: in an earlier round, as phase 7 comes after phase 4."""
    works = 0
    for seat in range(s.players):
        works |= s.works[seat]
    return works >> PULPITO & 1 != 0


def chiesa_free(s: State) -> int:
    return 0b11 if s.chiesa[s.actor] == NONE else 0b11 & ~(1 << IN_CHIESA)


def preacher_in_chiesa(s: State, _answer: int) -> Facts:
    return person_facts("person", s.chiesa[s.actor]) if s.chiesa[s.actor] != NONE else {}


def pulpit_free(s: State) -> int:
    return 0b11 if s.pulpit == NONE else 0b11 & ~(1 << IN_PULPIT)


def preacher_in_pulpit(s: State, _answer: int) -> Facts:
    return person_facts("person", s.pulpit) | {"holder_seat": s.pulpit_seat} if s.pulpit != NONE else {}


def places_taken(s: State, answer: int) -> Facts:
    """Who preaches in the own Chiesa; and whether somebody preaches in the pulpit, or it is not completed."""
    facts = preacher_in_chiesa(s, answer)
    return facts | {"pulpit": int(s.pulpit != NONE), "holder_seat": s.pulpit_seat if s.pulpit != NONE else None}


def some_place(s: State) -> int:
    place = s.chiesa[s.actor] == NONE or (s.pulpit == NONE and pulpit_open(s))
    return ALL_ACTIONS if place else ALL_ACTIONS & ~(1 << DONATE)


# L5.6 Which preacher


def preachers_present(s: State) -> int:
    return preachers(in_town(s)) | NAMELESS


def not_used(s: State) -> int:
    used = preachers(s.hired)
    if s.nameless[len(TALENTS)] == NAMELESS_EACH[len(TALENTS)]:
        used |= NAMELESS
    return ALL_PREACHERS & ~used


def preacher_and_number(s: State, answer: int) -> Facts:
    """Of the nameless there are several."""
    return preacher_named(s, answer) | {"named": int(answer < PREACHERS), "needs": NAMELESS_EACH[-1]}


def not_banished(s: State) -> int:
    return ALL_PREACHERS if s.banished == NONE else ALL_PREACHERS & ~(1 << s.banished - FIRST_PREACHER)


def fee_payable(s: State) -> int:
    payable = 0
    for preacher in range(PREACHERS + 1):
        if s.florins[s.actor] >= PREACHER_FEE[preacher]:
            payable |= 1 << preacher
    return payable


def florins_and_fee(s: State, answer: int) -> Facts:
    return preacher_named(s, answer) | {"has": s.florins[s.actor], "needs": PREACHER_FEE[answer]}


def fee_compared(s: State, answer: int) -> Compared:
    return Compared((Thing("good", "florins", s.florins[s.actor]),), (Thing("good", "florins", PREACHER_FEE[answer]),))


def bishop_points_suffice(s: State) -> int:
    allowed = 0
    for preacher in range(PREACHERS + 1):
        if s.bishop_points[s.actor] + PREACHER_BISHOP[preacher] >= 0:
            allowed |= 1 << preacher
    return allowed


def bishop_points_needed(s: State, answer: int) -> Facts:
    return preacher_named(s, answer) | {"has": s.bishop_points[s.actor], "needs": -PREACHER_BISHOP[answer]}


def prestige_suffices(s: State) -> int:
    allowed = 0
    for preacher in range(PREACHERS + 1):
        if s.prestige[s.actor] + PREACHER_PRESTIGE[preacher] >= LOWEST_PRESTIGE:
            allowed |= 1 << preacher
    return allowed


def prestige_needed(s: State, answer: int) -> Facts:
    needs = LOWEST_PRESTIGE - PREACHER_PRESTIGE[answer]
    return preacher_named(s, answer) | {"has": s.prestige[s.actor], "needs": needs}


def to_choose(s: State) -> int:
    return preachers(to_be_had(s)) & fee_payable(s) & bishop_points_suffice(s) & prestige_suffices(s)


def preachers_out_of_reach(s: State, _answer: int) -> Facts:
    """How many could be given to, and what the player lacks for all of them: florins, points, or one for some and the
    other for others.
    """
    left = preachers(to_be_had(s))
    cause = "both"
    if left & fee_payable(s) == 0:
        cause = "florins"
    elif left & bishop_points_suffice(s) & prestige_suffices(s) == 0:
        cause = "points"
    return {"left": left.bit_count(), "cause": cause, "has": s.florins[s.actor]}


def some_preacher(s: State) -> int:
    return ALL_ACTIONS if to_choose(s) else ALL_ACTIONS & ~(1 << DONATE)


def donate(s: State, preacher: int) -> None:
    s.person = FIRST_PREACHER + preacher
    if pulpit_open(s):
        s.ask = Ask.PULPIT
    else:
        give_pulpit(s, IN_CHIESA)


ASK_DONATE: Final = Question(
    Ask.DONATE,
    "L5.6",
    PREACHERS + 1,
    limits=(
        Limit("L5.6", "not-in-town", preachers_present, preacher_named),
        Limit("L5.6", "preacher-used", not_used, preacher_and_number),
        Limit("L4.2", "preacher-banished", not_banished, preacher_named),
        Limit("L5.6", "fee-not-payable", fee_payable, florins_and_fee, shortage=True, compared=fee_compared),
        Limit("L5.6", "bishop-points-too-low", bishop_points_suffice, bishop_points_needed, shortage=True),
        Limit("L5.6", "prestige-too-low", prestige_suffices, prestige_needed, shortage=True),
    ),
    act=donate,
)


# L5.6 The fee and the sermon


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


ASK_PULPIT: Final = Question(
    Ask.PULPIT,
    "L5.6",
    IN_PULPIT + 1,
    limits=(
        Limit("L5.6", "chiesa-taken", chiesa_free, preacher_in_chiesa),
        Limit("L5.6", "pulpit-taken", pulpit_free, preacher_in_pulpit),
    ),
    act=give_pulpit,
)


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


ASK_PREACH: Final = Question(Ask.PREACH, "L5.6", FACES, limits=(), act=roll_sermon, weight=even)


def gather(s: State, workers: int) -> None:
    """As far as the reserve goes, usable in this phase."""
    called = call_workers(s, s.actor, workers)
    tell(Event.FOLLOWERS, s.actor, called)
    s.person = NONE
    s.roll = NONE
    next_turn(s)
