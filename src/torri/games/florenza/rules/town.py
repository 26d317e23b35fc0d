"""L1.5: the persons under the cards of Life in Florence, and who of them can be had."""

from __future__ import annotations

from torri.engine.errors import Facts

from ..events import person_facts
from ..figures import TALENTS
from ..state import State
from ..tables import CARDS, FIRST_PREACHER, NAMED_PREACHERS, NAMELESS, NAMELESS_EACH, NAMELESS_PREACHER, NONE


def in_town(s: State) -> int:
    """The named persons that lie under a card."""
    persons = 0
    for card in range(CARDS):
        persons |= s.life[card]
    return persons


def person_named(_s: State, answer: int) -> Facts:
    return person_facts("person", answer)


def nameless_left(s: State) -> int:
    """The nameless of whom one is still to be had this round."""
    persons = 0
    for talent in range(len(TALENTS)):
        if s.nameless[talent] < NAMELESS_EACH[talent]:
            persons |= 1 << NAMELESS + talent
    if s.nameless[len(TALENTS)] < NAMELESS_EACH[len(TALENTS)]:
        persons |= 1 << NAMELESS_PREACHER
    return persons


def to_be_had(s: State) -> int:
    """L5.4, L5.6: who lies on the own card: in town, not hired, not banished, not guarded by another."""
    persons = in_town(s) & ~s.hired
    if s.guarded != NONE and s.captain != s.actor:
        persons &= ~(1 << s.guarded)
    if s.banished != NONE:
        persons &= ~(1 << s.banished)
    return persons | nameless_left(s)


def engage(s: State, person: int) -> None:
    """A person's tile leaves its card."""
    if person == NAMELESS_PREACHER:
        s.nameless[len(TALENTS)] += 1
    elif NAMELESS <= person < FIRST_PREACHER:
        s.nameless[person - NAMELESS] += 1
    else:
        s.hired |= 1 << person


def preachers(persons: int) -> int:
    """Of a set of persons the preachers, numbered from the first of them, the nameless last."""
    return (persons & (NAMED_PREACHERS | 1 << NAMELESS_PREACHER)) >> FIRST_PREACHER


def preacher_named(_s: State, answer: int) -> Facts:
    return person_facts("person", FIRST_PREACHER + answer)
