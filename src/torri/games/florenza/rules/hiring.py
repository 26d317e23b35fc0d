"""L5.4 C: plan an artwork, and hire an artist for it."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Compared, Facts, Thing
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, person_facts, talents_facts, work_facts
from ..figures import TALENTS
from ..state import Ask, State
from ..tables import (
    ALL_WORKS,
    DISTRICT,
    HIRED,
    NAMED_ARTISTS,
    NAMELESS,
    NAMELESS_EACH,
    NONE,
    PERSON_TALENTS,
    TALENT_WORKS,
    TALENTED,
    WORK_TALENTS,
    WORKS,
)
from .artworks import holder_of_work
from .town import engage, in_town, nameless_left, to_be_had
from .turn import ALL_ACTIONS, CREATE, next_turn

ALL_HIRED = (1 << HIRED) - 1


# L5.4 Which artwork


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
    """The works for which somebody with a fitting talent can be hired."""
    artists = to_be_had(s)
    works = 0
    for talent in range(len(TALENTS)):
        if artists & TALENTED[talent]:
            works |= TALENT_WORKS[talent]
    return works


def work_and_talents(_s: State, answer: int) -> Facts:
    return work_facts("work", answer) | talents_facts("needs", "either", WORK_TALENTS[answer])


def talents_wanted(_s: State, answer: int) -> Compared:
    return Compared((), talents_drawn(WORK_TALENTS[answer]))


def talents_drawn(talents: int) -> tuple[Thing, ...]:
    return tuple(Thing("talent", name) for number, name in enumerate(TALENTS) if talents >> number & 1)


def artworks_open(s: State, _answer: int) -> Facts:
    """How many artworks nobody has completed or planned; no artist can be hired for any of them."""
    return {"has": (not_completed(s) & not_planned(s)).bit_count()}


def some_artwork(s: State) -> int:
    works = not_completed(s) & not_planned(s) & with_an_artist(s)
    return ALL_ACTIONS if works else ALL_ACTIONS & ~(1 << CREATE)


def create(s: State, work: int) -> None:
    s.work = work
    s.ask = Ask.HIRE


ASK_CREATE: Final = Question(
    Ask.CREATE,
    "L5.4",
    WORKS,
    limits=(
        Limit("L5.4", "work-completed", not_completed, holder_of_work),
        Limit("L5.4", "work-planned", not_planned, holder_of_work),
        Limit("L5.4", "no-artist-for-it", with_an_artist, work_and_talents, compared=talents_wanted),
    ),
    act=create,
)


# L5.4 By which artist


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


def hired_by(s: State, answer: int) -> Facts:
    """Who has hired an artist, for which work."""
    for seat in range(s.players):
        for planned, hired in enumerate(s.artist[seat]):
            if hired == answer:
                facts = person_facts("person", answer) | work_facts("work", planned)
                return facts | {"holder_seat": seat, "own": int(seat == s.actor)}
    return person_facts("person", answer)


def not_guarded(s: State) -> int:
    """L4.1: only the Captain may hire whom the Captain guards."""
    if s.guarded == NONE or s.captain == s.actor:
        return ALL_HIRED
    return ALL_HIRED & ~(1 << s.guarded)


def artist_and_captain(s: State, answer: int) -> Facts:
    """The artist, the work to be made, and who is Captain."""
    facts = person_facts("person", answer) | work_facts("work", s.work)
    return facts if s.captain == NONE else facts | {"captain_seat": s.captain}


def artist_and_talents(s: State, answer: int) -> Facts:
    """What the artist can do, and what the work to be made takes."""
    facts = person_facts("person", answer) | work_facts("work", s.work) | {"named": int(answer < NAMELESS)}
    has = talents_facts("has", "both", PERSON_TALENTS[answer])
    return facts | has | talents_facts("needs", "either", WORK_TALENTS[s.work])


def talents_compared(s: State, answer: int) -> Compared:
    return Compared(talents_drawn(PERSON_TALENTS[answer]), talents_drawn(WORK_TALENTS[s.work]))


def nameless_to_be_had(s: State) -> int:
    return (nameless_left(s) | NAMED_ARTISTS) & ALL_HIRED


def nameless_in_all(_s: State, answer: int) -> Facts:
    return person_facts("person", answer) | {"needs": NAMELESS_EACH[max(answer - NAMELESS, 0)]}


def hire(s: State, person: int) -> None:
    seat = s.actor
    s.workers[seat] -= 1
    s.plans[seat] |= 1 << s.work
    s.artist[seat][s.work] = person
    engage(s, person)
    tell(Event.HIRED, seat, person, s.work)
    s.work = NONE
    next_turn(s)


ASK_HIRE: Final = Question(
    Ask.HIRE,
    "L5.4",
    HIRED,
    limits=(
        Limit("L5.4", "not-in-town", artists_present, artist_and_captain),
        Limit("L5.4", "talent-missing", talented, artist_and_talents, compared=talents_compared),
        Limit("L5.4", "artist-hired", not_hired, hired_by),
        Limit("L4.1", "artist-guarded", not_guarded, artist_and_captain),
        Limit("L5.4", "nameless-hired", nameless_to_be_had, nameless_in_all),
    ),
    act=hire,
)
