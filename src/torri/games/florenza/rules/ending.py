"""L10: the end of a round: workers and persons return, persons grow older, and new ones come."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature
from torri.engine.questions import Limit, Question, even
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import ALL_WORKERS, CARDS, LIFE, NAMED, NAMELESS_EACH, NONE, PERSONS, ROUNDS
from .rounds import begin_round
from .town import person_named


def end_round(s: State) -> None:
    s.phase = 9
    send_home(s)
    if s.round == ROUNDS[s.short_game]:
        tell(Event.ENDED, s.round)
        ask_nature(s, Ask.OVER)
        return
    s.due = min(grow_older(s), s.bag.bit_count())
    if s.due == 0:
        begin_round(s)
    else:
        ask_nature(s, Ask.DRAW)


def send_home(s: State) -> None:
    """L10.1: persons to their cards, all workers to the reserve."""
    s.hired = 0
    s.guarded = NONE
    s.banished = NONE
    s.guarded_worker = NONE
    s.pulpit = NONE
    s.pulpit_seat = NONE
    s.market = 0
    s.passed = 0
    s.place = 0
    s.field = 0
    for kind in range(len(NAMELESS_EACH)):
        s.nameless[kind] = 0
    for seat in range(s.players):
        s.chiesa[seat] = NONE
        s.workers[seat] = 0
        s.reserve[seat] = ALL_WORKERS
        s.old[seat] = s.built[seat]


def grow_older(s: State) -> int:
    """L10.2: those under Life I leave for good, the others move one card down; returns how many left."""
    left = s.life[0]
    for person in range(PERSONS):
        if left >> person & 1:
            tell(Event.LEFT, person)
    for card in range(CARDS - 1):
        s.life[card] = s.life[card + 1]
    s.life[CARDS - 1] = 0
    return left.bit_count()


# L2.3, L10.2 New persons


def in_bag(s: State) -> int:
    return s.bag & NAMED


def draw_person(s: State, person: int) -> None:
    """L2.3, L10.2: to the card that the person names."""
    s.bag ^= 1 << person
    s.life[LIFE[person]] |= 1 << person
    tell(Event.ARRIVED if s.round else Event.DRAWN, person, LIFE[person])
    s.due -= 1
    if s.due == 0:
        begin_round(s)


ASK_DRAW: Final = Question(
    Ask.DRAW,
    "L2.3",
    PERSONS,
    limits=(Limit("L2.3", "not-in-bag", in_bag, person_named),),
    act=draw_person,
    weight=even,
)
