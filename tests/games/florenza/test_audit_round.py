"""The audit finds what is broken in the course of a round: offices, what is left over, and who is asked when."""

from __future__ import annotations

import pytest

from torri import Game
from torri.games.florenza.audit import Fault

from .moments import (
    BASES,
    Damage,
    assert_found,
    both,
    from_card,
    into_bag,
    lay,
    out_of_bag,
    plan,
    put,
    put_in,
    under_card,
    unplan,
    worker_from_reserve,
    worker_to_reserve,
)
from .positions import person, position, work

A_NAMELESS_SERMON = both(put_in("nameless", 3, value=1), worker_from_reserve(0))
NAMELESS = person("nameless-preacher")
QUESTIONS: list[tuple[str, str, Damage]] = [
    # L4, L9: offices and those who suffer them
    ("first round", "a Captain already", put(captain=0)),
    ("first round", "a Bishop already", put(bishop=1)),
    ("first draw", "a Captain before the first round", put(captain=1)),
    ("first draw", "a Bishop before the first round", put(bishop=0)),
    ("guarded", "a worker guarded too", both(put(guarded_worker=1), worker_from_reserve(1))),
    ("bishop", "somebody guarded who is not in town", put(guarded=person("donatello"))),
    ("guarded", "somebody guarded without a Captain", put(captain=-1)),
    ("guarded worker", "a worker guarded without a Captain", put(captain=-1)),
    (
        "guarded worker",
        "the Captain's own worker",
        both(put(guarded_worker=0), worker_from_reserve(0), worker_to_reserve(1)),
    ),
    ("captain", "somebody guarded before the Captain was asked", put(guarded=person("correggio"))),
    ("captain", "a worker guarded before that", both(put(guarded_worker=1), worker_from_reserve(1))),
    ("draw", "somebody still guarded", put(guarded=person("correggio"))),
    ("draw", "a worker still guarded", both(put(guarded_worker=1), worker_from_reserve(1))),
    ("banished", "somebody banished without a Bishop", put(bishop=-1)),
    ("bishop", "somebody banished before the Bishop was asked", put(banished=person("giordano-bruno"))),
    ("draw", "somebody still banished", put(banished=person("giordano-bruno"))),
    ("banished", "somebody banished who is not in town", put(banished=person("antonio-da-padova"))),
    (
        "banished",
        "somebody banished who preaches",
        both(
            put(hired=1 << person("giordano-bruno")),
            put_in("chiesa", 2, value=person("giordano-bruno")),
            worker_from_reserve(2),
        ),
    ),
    (
        "guarded",
        "another has hired whom the Captain guards",
        both(unplan(0, "palazzo.salone"), plan(1, "palazzo.salone", "giotto")),
    ),
    # What a question leaves behind
    ("income", "a worker at the market", both(put(market=1), worker_from_reserve(0))),
    ("draw", "a worker still at the market", both(put(market=1), worker_from_reserve(0))),
    ("draw", "somebody nameless still hired", put_in("nameless", 0, value=1)),
    ("draw", "somebody still hired", put(hired=1 << person("correggio"))),
    ("income", "somebody in the pulpit", both(put(pulpit=NAMELESS, pulpit_seat=0), A_NAMELESS_SERMON)),
    ("draw", "somebody still in the pulpit", both(put(pulpit=NAMELESS, pulpit_seat=0), A_NAMELESS_SERMON)),
    ("income", "somebody in the Chiesa", both(put_in("chiesa", 0, value=NAMELESS), A_NAMELESS_SERMON)),
    ("draw", "somebody still in the Chiesa", both(put_in("chiesa", 0, value=NAMELESS), A_NAMELESS_SERMON)),
    ("income", "somebody has passed", put(passed=1)),
    ("draw", "somebody still has passed", put(passed=1)),
    ("market", "an action left over", put(acted=1)),
    ("market", "a field before its phase", put(field=1)),
    ("talent", "a field left over", put(field=1)),
    ("action", "a deal before its phase", put(dealt=1)),
    ("use", "a deal left over", put(dealt=1)),
    ("action", "an order left over", put(least=1)),
    ("draw", "an order among persons", put(least=1)),
    ("action", "something due", put(due=1)),
    ("use", "something due at a building", put(due=1)),
    ("action", "a cube given", put(given=1)),
    ("trade", "a cube given in no barter", put(given=1)),
    ("action", "a work left over", put(work=3)),
    ("preach", "a work at a sermon", put(work=3)),
    ("hire", "no work to hire for", put(work=-1)),
    ("talent", "no work to pay for", put(work=-1)),
    ("action", "a person left over", put(person=person("giotto"))),
    ("hire", "a person before one is hired", put(person=person("giotto"))),
    ("pulpit", "no preacher for the pulpit", put(person=-1)),
    ("preach", "no preacher for the sermon", put(person=-1)),
    ("talent", "no artist at work", put(person=-1)),
    ("fame", "no artist to be famous", put(person=-1)),
    ("action", "a talent left over", put(talent=0)),
    ("talent", "a talent before the choice", put(talent=1)),
    ("fame", "no talent", put(talent=-1)),
    ("action", "a roll left over", put(roll=0)),
    ("talent", "a roll before the payment", put(roll=0)),
    # Who is asked, and when
    ("action", "the wrong phase", put(phase=5)),
    ("market", "a phase before", put(phase=4)),
    ("income", "the phase of the Captain", put(phase=2)),
    ("captain", "the phase of the Bishop", put(phase=3)),
    ("bishop", "the phase of the Captain", both(put(phase=2, guarded=-1))),
    ("sell", "the phase of the districts", put(phase=6)),
    ("order", "a seat asked for the order", put(actor=0)),
    ("family", "another asked for a family", put(actor=2)),
    ("draft", "another asked for a building", put(actor=2)),
    ("first draw", "a seat asked to draw", put(actor=0)),
    ("income", "a seat asked to roll", put(actor=0)),
    ("captain", "another asked than the Captain", put(actor=1)),
    ("bishop", "another asked than the Bishop", put(actor=2)),
    ("action", "another asked to place", put(actor=1)),
    ("preach", "a seat asked for the sermon", put(actor=0)),
    ("market", "another asked at the market", put(actor=1)),
    ("use", "the owner asked about another's worker", put(actor=0)),
    ("build", "another asked to pay", put(actor=0)),
    ("talent", "another asked for a talent", put(actor=1)),
    ("fame", "a seat asked for the fame", put(actor=0)),
    ("over", "a seat asked when all is over", put(actor=0)),
    ("income", "a place in the income", put(place=1)),
    ("captain", "a place in the powers", put(place=1)),
    ("bishop", "a place in the second power", put(place=1)),
    ("draw", "a place among the drawn", put(place=1)),
    ("over", "a place at the end", put(place=1)),
    ("draw", "nobody due in a full town", both(put(due=0), under_card("donatello", 3), out_of_bag("donatello"))),
    ("draw", "nobody left in the bag", put(bag=0)),
    ("first draw", "nobody in the first bag", put(bag=0)),
]

OTHERS: list[tuple[str, str, Fault, Damage]] = [
    (
        "income",
        "a construction outside of its phases",
        Fault.DISTRICT_ASTRAY,
        both(lay(0, 2, "cava"), put_in("sites", 0, value=1), worker_from_reserve(0)),
    ),
    (
        "talent",
        "a construction left over",
        Fault.DISTRICT_ASTRAY,
        both(lay(1, 1, "cava"), put_in("sites", 1, value=1), worker_from_reserve(1)),
    ),
    (
        "income",
        "a worker on a building before its phase",
        Fault.DISTRICT_ASTRAY,
        both(put_in("occupant", 0, 0, value=0), worker_from_reserve(0)),
    ),
    (
        "use",
        "a worker on a field that is done",
        Fault.DISTRICT_ASTRAY,
        both(put_in("occupant", 1, 0, value=0), worker_from_reserve(0)),
    ),
    (
        "use last",
        "a worker left in a district that had its turn",
        Fault.DISTRICT_ASTRAY,
        both(put_in("occupant", 2, 0, value=1), worker_from_reserve(1)),
    ),
    ("build two", "a construction without a step", Fault.DISTRICT_ASTRAY, put(field=7)),
    (
        "draw",
        "somebody grown older than the rounds",
        Fault.PERSONS_NOT_CONSERVED,
        both(from_card("pietro-perugino", 4), under_card("pietro-perugino", 1)),
    ),
    (
        "talent",
        "a worker left on a building",
        Fault.DISTRICT_ASTRAY,
        both(
            lay(1, 1, "cava"),
            put_in("built", 1, value=1),
            put_in("old", 1, value=1),
            put_in("occupant", 1, 0, value=1),
            worker_from_reserve(1),
        ),
    ),
    ("income", "a plan before its phase", Fault.WORKS_ASTRAY, plan(0, "palazzo.salone", "giotto")),
    ("draw", "a plan left over", Fault.WORKS_ASTRAY, plan(0, "palazzo.salone", "giotto")),
    ("fame", "no work to be famous for", Fault.WORKS_ASTRAY, put(work=-1)),
    ("talent", "a work completed before", Fault.WORKS_ASTRAY, put_in("works", 0, value=1 << work("palazzo.statua"))),
    ("talent", "a plan in the phase of the offices", Fault.WORKS_ASTRAY, put(phase=8)),
    ("order", "somebody in the bag before it is filled", Fault.PERSONS_NOT_CONSERVED, into_bag("giotto")),
    ("draw", "one too many to be drawn", Fault.PERSONS_NOT_CONSERVED, put(due=2)),
    ("draw", "nobody to be drawn", Fault.PERSONS_NOT_CONSERVED, put(due=0)),
    ("first draw", "nobody to be drawn at first", Fault.PERSONS_NOT_CONSERVED, put(due=0)),
    (
        "full town",
        "one too many in town when the bag is empty",
        Fault.PERSONS_NOT_CONSERVED,
        under_card("donatello", 3),
    ),
    ("talent", "somebody at work who is not hired", Fault.PERSONS_NOT_CONSERVED, put(hired=0)),
    ("empty bag", "somebody left in the bag", Fault.PERSONS_NOT_CONSERVED, into_bag("donatello")),
    ("work", "more nameless at work than hired", Fault.PERSONS_NOT_CONSERVED, put_in("nameless", 0, value=0)),
    ("order", "a place not filled", Fault.ORDER_ASTRAY, put(place=2)),
    ("order", "a place filled too early", Fault.ORDER_ASTRAY, put_in("order", 1, value=0)),
    ("draft", "a seat still without a family", Fault.ORDER_ASTRAY, put_in("family", 2, value=-1)),
    ("income", "an income in the first round", Fault.ROUND_MISCOUNTED, put(round=1)),
    ("captain", "a power in the first round", Fault.ROUND_MISCOUNTED, put(round=1)),
    ("bishop", "a second power in the first round", Fault.ROUND_MISCOUNTED, put(round=1)),
    ("order", "a round while setting up", Fault.ROUND_MISCOUNTED, put(round=1)),
    ("order", "a phase while setting up", Fault.ROUND_MISCOUNTED, put(phase=1)),
    ("over", "over in round seven", Fault.ROUND_MISCOUNTED, put(round=7)),
    ("draw", "persons drawn after the last round", Fault.ROUND_MISCOUNTED, put(round=8)),
]


@pytest.mark.parametrize("base", BASES)
def test_the_sound_positions_ask_what_they_should(florenza: Game, base: str) -> None:
    question, layout = BASES[base]
    at = layout()
    assert (at.question, Fault(florenza.audit(at.state))) == (question, Fault.NOTHING)
    assert florenza.decode(at.encode()).state == at.state


@pytest.mark.parametrize(("base", "name", "damage"), QUESTIONS, ids=[f"{base}: {name}" for base, name, _ in QUESTIONS])
def test_a_question_that_is_not_asked_there_is_found(florenza: Game, base: str, name: str, damage: Damage) -> None:
    assert_found(BASES[base][1](), damage, Fault.WRONG_QUESTION)


@pytest.mark.parametrize(
    ("base", "name", "fault", "damage"), OTHERS, ids=[f"{base}: {name}" for base, name, _, _ in OTHERS]
)
def test_what_does_not_belong_to_the_moment_is_found(
    florenza: Game, base: str, name: str, fault: Fault, damage: Damage
) -> None:
    assert_found(BASES[base][1](), damage, fault)


def test_a_second_action_in_a_row_is_sound_with_both_offices(florenza: Game) -> None:
    at = position(3, captain=0, bishop=0, workers={0: 3})
    at.state.acted = 1
    assert florenza.audit(at.state) == Fault.NOTHING
