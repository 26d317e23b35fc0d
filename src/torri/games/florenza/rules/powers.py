"""L4: the powers of Captain and Bishop, phases 2 and 3."""

from __future__ import annotations

from torri.engine.asking import ask_seat
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import FIRST_PREACHER, NAMED_ARTISTS, NAMED_PREACHERS, NONE, PLAYERS, PREACHERS
from .goods import call_workers
from .lap import begin_placing
from .town import in_town

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


# Workers of other families


def other_families(s: State) -> int:
    return (1 << s.players) - 1 & ~(1 << s.actor)


def with_workers(s: State) -> int:
    """The seats with a worker in the material area; seats that nobody sits on are no matter of this limit."""
    seats = ALL_SEATS >> s.players << s.players
    for seat in range(s.players):
        if s.workers[seat] > 0:
            seats |= 1 << seat
    return seats


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


def guard_worker(s: State, seat: int) -> None:
    s.workers[seat] -= 1
    s.guarded_worker = seat
    tell(Event.WORKER_GUARDED, s.actor, seat)
    begin_bishop(s)


def guard_artist(s: State, person: int) -> None:
    s.guarded = person
    tell(Event.ARTIST_GUARDED, s.actor, person)
    begin_bishop(s)


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


def convert(s: State, seat: int) -> None:
    s.workers[seat] -= 1
    s.reserve[seat] += 1
    gained = call_workers(s, s.actor, 1)
    tell(Event.CONVERTED, s.actor, seat, gained)
    begin_placing(s)


def banish(s: State, preacher: int) -> None:
    s.banished = FIRST_PREACHER + preacher
    tell(Event.BANISHED, s.actor, s.banished)
    begin_placing(s)
