"""L4: the powers of Captain and Bishop, phases 2 and 3; then phase 4 begins."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_seat
from torri.engine.errors import Facts
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import ARTISTS, FIRST_PREACHER, NAMED_ARTISTS, NAMED_PREACHERS, NONE, PLAYERS, PREACHERS
from .goods import call_workers
from .town import in_town, person_named, preacher_named

FIRST_POWER, SECOND_POWER, NO_POWER = range(3)  # on a worker, on a person, none
ALL_POWERS = 0b111
ALL_SEATS = (1 << PLAYERS) - 1


def begin_captain(s: State) -> None:
    s.phase = 2
    if s.captain == NONE:
        begin_bishop(s)
    else:
        ask_seat(s, s.captain, Ask.CAPTAIN)


def begin_bishop(s: State) -> None:
    s.phase = 3
    if s.bishop == NONE:
        begin_placing(s)
    else:
        ask_seat(s, s.bishop, Ask.BISHOP)


def begin_placing(s: State) -> None:
    """L5.1: the first in turn order has workers: more are called in phase 1 than the offices can take away."""
    s.phase = 4
    s.place = 0
    s.acted = 0
    ask_seat(s, s.order[0], Ask.ACTION)


# L4.1, L4.2 Workers of other families


def other_families(s: State) -> int:
    return (1 << s.players) - 1 & ~(1 << s.actor)


def with_workers(s: State) -> int:
    """The seats with a worker in the material area; seats that nobody sits on are ignored by this limit."""
    seats = ALL_SEATS >> s.players << s.players
    for seat in range(s.players):
        if s.workers[seat] > 0:
            seats |= 1 << seat
    return seats


def seat_named(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players, "own": int(answer == s.actor), "other_seat": answer}


def other_worker_limits(rule: str) -> tuple[Limit, ...]:
    """The limits of a power over a worker of another family."""
    return (
        Limit(rule, "not-another-family", other_families, seat_named),
        Limit(rule, "no-worker-there", with_workers, seat_named),
    )


def some_worker(s: State) -> int:
    return ALL_POWERS if other_families(s) & with_workers(s) else ALL_POWERS & ~(1 << FIRST_POWER)


# L4.1 Captain of the People


def some_artist(s: State) -> int:
    return ALL_POWERS if artists_in_town(s) else ALL_POWERS & ~(1 << SECOND_POWER)


def artists_in_town(s: State) -> int:
    return in_town(s) & NAMED_ARTISTS


def use_captain(s: State, power: int) -> None:
    if power == FIRST_POWER:
        s.ask = Ask.GUARD_WORKER
    elif power == SECOND_POWER:
        s.ask = Ask.GUARD_ARTIST
    else:
        begin_bishop(s)


ASK_CAPTAIN: Final = Question(
    Ask.CAPTAIN,
    "L4.1",
    NO_POWER + 1,
    limits=(
        Limit("L4.1", "no-worker-anywhere", some_worker),
        Limit("L4.1", "no-artist-in-town", some_artist),
    ),
    act=use_captain,
)


def guard_worker(s: State, seat: int) -> None:
    s.workers[seat] -= 1
    s.guarded_worker = seat
    tell(Event.WORKER_GUARDED, s.actor, seat)
    begin_bishop(s)


ASK_GUARD_WORKER: Final = Question(
    Ask.GUARD_WORKER, "L4.1", PLAYERS, limits=other_worker_limits("L4.1"), act=guard_worker
)


def guard_artist(s: State, person: int) -> None:
    s.guarded = person
    tell(Event.ARTIST_GUARDED, s.actor, person)
    begin_bishop(s)


ASK_GUARD_ARTIST: Final = Question(
    Ask.GUARD_ARTIST,
    "L4.1",
    ARTISTS,
    limits=(Limit("L4.1", "not-in-town", artists_in_town, person_named),),
    act=guard_artist,
)


# L4.2 Bishop


def some_preacher(s: State) -> int:
    return ALL_POWERS if preachers_in_town(s) else ALL_POWERS & ~(1 << SECOND_POWER)


def preachers_in_town(s: State) -> int:
    """The named preachers, numbered from the first of them."""
    return (in_town(s) & NAMED_PREACHERS) >> FIRST_PREACHER & (1 << PREACHERS) - 1


def use_bishop(s: State, power: int) -> None:
    if power == FIRST_POWER:
        s.ask = Ask.CONVERT
    elif power == SECOND_POWER:
        s.ask = Ask.BANISH
    else:
        begin_placing(s)


ASK_BISHOP: Final = Question(
    Ask.BISHOP,
    "L4.2",
    NO_POWER + 1,
    limits=(
        Limit("L4.2", "no-worker-anywhere", some_worker),
        Limit("L4.2", "no-preacher-in-town", some_preacher),
    ),
    act=use_bishop,
)


def convert(s: State, seat: int) -> None:
    s.workers[seat] -= 1
    s.reserve[seat] += 1
    gained = call_workers(s, s.actor, 1)
    tell(Event.CONVERTED, s.actor, seat, gained)
    begin_placing(s)


ASK_CONVERT: Final = Question(Ask.CONVERT, "L4.2", PLAYERS, limits=other_worker_limits("L4.2"), act=convert)


def banish(s: State, preacher: int) -> None:
    s.banished = FIRST_PREACHER + preacher
    tell(Event.BANISHED, s.actor, s.banished)
    begin_placing(s)


ASK_BANISH: Final = Question(
    Ask.BANISH,
    "L4.2",
    PREACHERS,
    limits=(Limit("L4.2", "not-in-town", preachers_in_town, preacher_named),),
    act=banish,
)
