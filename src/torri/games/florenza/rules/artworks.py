"""L8: phase 7, artworks are paid for and completed, or fail."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature, ask_seat
from torri.engine.errors import Compared, Facts
from torri.engine.questions import Limit, Question, even
from torri.engine.telling import tell

from ..events import Event, person_facts, talent_facts, talents_facts, work_facts
from ..figures import TALENTS
from ..state import Ask, State
from ..tables import (
    ALL_WORKS,
    ARTIST_FAILURE,
    ARTISTS,
    BLUE_FAME,
    CATHEDRAL,
    CHIESA,
    CHIESA_BISHOP,
    DISTRICT,
    FACES,
    FAME,
    FEE,
    GOLD,
    GROUPS,
    NONE,
    PALAZZO,
    PALAZZO_PRESTIGE,
    PERSON_TALENTS,
    WORK_BISHOP,
    WORK_COST,
    WORK_FAILURE,
    WORK_PRESTIGE,
    WORK_TALENTS,
    WORKS,
)
from .goods import add_prestige, can_pay, cost_and_lack, cost_compared, pay, told
from .naming import begin_naming

REFUSED = len(TALENTS)  # the answer that leaves an artwork unpaid
ALL_TALENTS = (1 << REFUSED) - 1


def begin_artworks(s: State) -> None:
    s.phase = 7
    s.place = 0
    next_work(s)


def next_work(s: State) -> None:
    """L8.1: in turn order, each family all its works: district, Florentine buildings, cathedral."""
    while s.place < s.players:
        seat = s.order[s.place]
        planned = works_due(s, seat)
        if planned != 0:
            if planned & planned - 1:
                ask_seat(s, seat, Ask.WORK)
            else:
                s.actor = seat
                take_up(s, planned.bit_length() - 1)
            return
        s.place += 1
    s.place = 0
    begin_naming(s)


def works_due(s: State, seat: int) -> int:
    """The planned works of the first group that has any."""
    for group in range(len(GROUPS)):
        planned = s.plans[seat] & GROUPS[group]
        if planned != 0:
            return planned
    return 0


def group_of(work: int) -> int:
    group = 0
    while not GROUPS[group] >> work & 1:
        group += 1
    return group


# L8.1 Which work is next


def planned_works(s: State) -> int:
    return s.plans[s.actor]


def of_first_group(s: State) -> int:
    """Works of the group that is due; those not planned are ignored by this limit."""
    return works_due(s, s.actor) | ALL_WORKS & ~s.plans[s.actor]


def holder_of_work(s: State, answer: int) -> Facts:
    """An artwork: who has completed or planned it."""
    common = not DISTRICT >> answer & 1
    holders = [
        seat
        for seat in range(s.players)
        if (common or seat == s.actor) and (s.works[seat] | s.plans[seat]) >> answer & 1
    ]
    facts = work_facts("work", answer)
    return facts | {"holder_seat": holders[0], "own": int(holders[0] == s.actor)} if holders else facts


def take_up(s: State, work: int) -> None:
    s.work = work
    s.person = s.artist[s.actor][work]
    s.ask = Ask.TALENT


ASK_WORK: Final = Question(
    Ask.WORK,
    "L8.1",
    WORKS,
    limits=(
        Limit("L8.1", "not-planned", planned_works, holder_of_work),
        Limit("L8.1", "not-its-turn", of_first_group, holder_of_work),
    ),
    act=take_up,
)


# L8.2 Talent and payment


def talents_of_work(s: State) -> int:
    return WORK_TALENTS[s.work] | 1 << REFUSED


def talents_of_artist(s: State) -> int:
    return PERSON_TALENTS[s.person] | 1 << REFUSED


def talent_named(s: State, answer: int) -> Facts:
    """A talent, what the artist can do, and what the work takes."""
    facts = talent_facts("talent", answer) | person_facts("person", s.person) | work_facts("work", s.work)
    has = talents_facts("has", "both", PERSON_TALENTS[s.person])
    return facts | has | talents_facts("needs", "either", WORK_TALENTS[s.work])


def payable_talents(s: State) -> int:
    """Work and fee together; a talent that artist or work has not is ignored by this limit."""
    able = PERSON_TALENTS[s.person] & WORK_TALENTS[s.work]
    talents = 1 << REFUSED | ALL_TALENTS & ~able
    for talent in range(REFUSED):
        if able >> talent & 1 and can_pay(s, s.actor, WORK_COST[s.work], FEE[s.person][talent]):
            talents |= 1 << talent
    return talents


def cost_of_talent(s: State, answer: int) -> Facts:
    named = {"named": int(s.person < ARTISTS), "fee": FEE[s.person][answer]}
    return talent_named(s, answer) | named | cost_and_lack(s, WORK_COST[s.work], FEE[s.person][answer])


def talent_compared(s: State, answer: int) -> Compared:
    return cost_compared(s, WORK_COST[s.work], FEE[s.person][answer])


def complete(s: State, talent: int) -> None:
    """Pay and gain; then the artist's fame is rolled for."""
    if talent == REFUSED:
        fail(s)
        return
    seat = s.actor
    work = s.work
    pay(s, seat, WORK_COST[work], FEE[s.person][talent])
    tell(Event.COMPLETED, seat, work, s.person, talent, told(0, 0, WORK_PRESTIGE[work], WORK_BISHOP[work], 0))
    add_prestige(s, seat, WORK_PRESTIGE[work])
    s.bishop_points[seat] += WORK_BISHOP[work]
    s.works[seat] |= 1 << work
    crown(s, seat, work)
    s.talent = talent
    ask_nature(s, Ask.FAME)


ASK_TALENT: Final = Question(
    Ask.TALENT,
    "L8.2",
    REFUSED + 1,
    limits=(
        Limit("L8.2", "artist-without-talent", talents_of_artist, talent_named),
        Limit("L8.2", "work-without-talent", talents_of_work, talent_named),
        Limit("L8.2", "work-not-payable", payable_talents, cost_of_talent, compared=talent_compared),
    ),
    act=complete,
)


# L8.4, L8.5 Success and failure


def crown(s: State, seat: int, work: int) -> None:
    """L8.5: the last work of the Palazzo or the Chiesa."""
    if PALAZZO >> work & 1 and s.works[seat] & PALAZZO == PALAZZO:
        add_prestige(s, seat, PALAZZO_PRESTIGE)
        tell(Event.PALAZZO_COMPLETE, seat, PALAZZO_PRESTIGE)
    if CHIESA >> work & 1 and s.works[seat] & CHIESA == CHIESA:
        s.bishop_points[seat] += CHIESA_BISHOP
        tell(Event.CHIESA_COMPLETE, seat, CHIESA_BISHOP)


def fail(s: State) -> None:
    """L8.4: prestige is lost, more the greater the work, and for a named artist."""
    lost = WORK_FAILURE[group_of(s.work)]
    if s.person < ARTISTS:
        lost += ARTIST_FAILURE
    lost = -add_prestige(s, s.actor, -lost)
    tell(Event.FAILED, s.actor, s.work, lost)
    finish_work(s)


def finish_work(s: State) -> None:
    """Artist and worker return."""
    seat = s.order[s.place]
    s.plans[seat] &= ~(1 << s.work)
    s.artist[seat][s.work] = NONE
    s.reserve[seat] += 1
    s.work = NONE
    s.person = NONE
    s.talent = NONE
    s.roll = NONE
    next_work(s)


# L8.2, L8.3 Fame


def fame_of(s: State, face: int) -> int:
    if s.masters >> s.person & 1:
        return BLUE_FAME[s.person][s.talent][face]
    return FAME[s.person][s.talent][face]


def roll_fame(s: State, face: int) -> None:
    """In the cathedral twice: the higher value counts, of equal ones the first roll."""
    tell(Event.FAME_ROLLED, face)
    if CATHEDRAL >> s.work & 1 and s.roll == NONE:
        s.roll = face
        return
    if s.roll != NONE and fame_of(s, s.roll) >= fame_of(s, face):
        face = s.roll
    seat = s.order[s.place]
    fame = fame_of(s, face)
    add_prestige(s, seat, fame)
    tell(Event.FAME, seat, s.person, fame)
    if GOLD[s.person][s.talent] >> face & 1 and not s.masters >> s.person & 1:
        s.masters |= 1 << s.person
        tell(Event.MASTERPIECE, s.person)
    finish_work(s)


ASK_FAME: Final = Question(Ask.FAME, "L8.2", FACES, limits=(), act=roll_fame, weight=even)
