"""L5.4 C: plan an artwork, and hire an artist for it."""

from __future__ import annotations

from torri.engine.telling import tell

from ..events import Event
from ..figures import TALENTS
from ..state import Ask, State
from ..tables import (
    ALL_WORKS,
    DISTRICT,
    HIRED,
    NAMED_ARTISTS,
    NONE,
    TALENT_WORKS,
    TALENTED,
    WORK_TALENTS,
)
from .placing import ALL_ACTIONS, CREATE, next_turn
from .town import engage, in_town, nameless_left, to_be_had

ALL_HIRED = (1 << HIRED) - 1


# Which artwork


def not_completed(s: State) -> int:
    works = s.works[s.actor]
    for seat in range(s.players):
        works |= s.works[seat] & ~DISTRICT
    return ALL_WORKS & ~works


def not_planned(s: State) -> int:
    works = s.plans[s.actor]
    for seat in range(s.players):
        works |= s.plans[seat] & ~DISTRICT
    return ALL_WORKS & ~works


def with_an_artist(s: State) -> int:
    """The works for one of whose talents somebody is to be had."""
    artists = to_be_had(s)
    works = 0
    for talent in range(len(TALENTS)):
        if artists & TALENTED[talent]:
            works |= TALENT_WORKS[talent]
    return works


def some_artwork(s: State) -> int:
    works = not_completed(s) & not_planned(s) & with_an_artist(s)
    return ALL_ACTIONS if works else ALL_ACTIONS & ~(1 << CREATE)


def create(s: State, work: int) -> None:
    s.work = work
    s.ask = Ask.HIRE


# By which artist


def talented(s: State) -> int:
    artists = 0
    for talent in range(len(TALENTS)):
        if WORK_TALENTS[s.work] >> talent & 1:
            artists |= TALENTED[talent]
    return artists


def artists_present(s: State) -> int:
    """In town, or nameless."""
    return in_town(s) & NAMED_ARTISTS | ALL_HIRED & ~NAMED_ARTISTS


def not_hired(s: State) -> int:
    return ALL_HIRED & ~s.hired


def not_guarded(s: State) -> int:
    """L4.1: only the Captain may hire whom the Captain guards."""
    if s.guarded == NONE or s.captain == s.actor:
        return ALL_HIRED
    return ALL_HIRED & ~(1 << s.guarded)


def nameless_to_be_had(s: State) -> int:
    return (nameless_left(s) | NAMED_ARTISTS) & ALL_HIRED


def hire(s: State, person: int) -> None:
    seat = s.actor
    s.workers[seat] -= 1
    s.plans[seat] |= 1 << s.work
    s.artist[seat][s.work] = person
    engage(s, person)
    tell(Event.HIRED, seat, person, s.work)
    s.work = NONE
    next_turn(s)
