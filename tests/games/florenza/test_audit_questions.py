"""The audit finds questions about something that is not there, phase by phase."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from torri import NATURE, Game, Position
from torri.games.florenza.audit import Fault
from torri.games.florenza.state import Ask

from .moments import (
    BASES,
    NONE,
    SUPPLY,
    Damage,
    assert_found,
    both,
    give_cubes,
    lay,
    placed,
    plan,
    put,
    put_in,
    take_down,
    unplan,
    worker_from_reserve,
    worker_to_reserve,
)
from .positions import person, position, work

NAMELESS = person("nameless-preacher")
QUESTIONS: list[tuple[str, str, Damage]] = [
    # L2 Set-up
    ("first draw", "a place in the first draw", put(place=1)),
    (
        "first draw",
        "a building too many",
        both(lay(1, 3, "cava"), put_in("built", 1, value=3), put_in("old", 1, value=3)),
    ),
    ("short draw", "no Casa", both(take_down(1, 3), put_in("built", 1, value=2), put_in("old", 1, value=2))),
    ("family", "somebody was asked before", put(place=0, actor=1)),
    ("family", "somebody was left out", put(place=2, actor=2)),
    ("family", "families are by seat", put(families=0)),
    ("draft", "somebody drafts again", put(place=0, actor=1)),
    ("draft", "somebody was left out of the draft", put(place=2, actor=2)),
    ("draft again", "somebody was left out of the second half", put(place=0, actor=1)),
    ("draft again", "somebody drafts a third building", put(place=2, actor=2)),
    ("draft", "buildings are given", put(first_game=1)),
    ("draft", "buildings are given in a short game", put(short_game=1)),
    # L5 Placing
    ("action", "no worker to place", both(put_in("workers", 0, value=0), put_in("reserve", 0, value=8))),
    ("action", "asked after passing", put(passed=1)),
    ("action", "a second action without both offices", put(acted=1)),
    ("one office", "a second action with the second office alone", put(acted=1)),
    ("one action", "a second action without the option", put(acted=1)),
    ("hire", "hired for a work completed", put_in("works", 0, value=1 << work("palazzo.statua"))),
    (
        "hire",
        "hired for a work planned",
        both(plan(0, "palazzo.statua", "nameless-sculptor"), put_in("nameless", 1, value=1)),
    ),
    (
        "hire",
        "nobody to be had",
        both(
            plan(1, "palazzo.statua", "nameless-sculptor"),
            plan(1, "chiesa.crocifisso", "nameless-sculptor"),
            put_in("nameless", 1, value=2),
        ),
    ),
    ("pulpit", "an artist for the pulpit", put(person=person("correggio"))),
    ("pulpit", "the pulpit is closed", put_in("works", 1, value=0)),
    ("pulpit", "a preacher who is not in town", put(person=person("antonio-da-padova"))),
    ("preach", "an artist preaches", put(person=person("correggio"))),
    ("preach", "another preaches", put(person=person("antonio-da-padova"))),
    ("preach", "a second roll in the Chiesa", put(roll=0)),
    (
        "preach",
        "a nameless preacher is rolled for",
        both(put(person=NAMELESS, hired=0), put_in("chiesa", 0, value=NAMELESS), put_in("nameless", 3, value=1)),
    ),
    ("preach again", "another preaches in the cathedral", put(person=person("antonio-da-padova"), roll=NONE)),
    (
        "preach again",
        "another brought him to the cathedral",
        both(put(pulpit_seat=1), worker_from_reserve(1), worker_to_reserve(0)),
    ),
    # L6 Market
    ("market", "no worker at the market", both(put(market=2), worker_from_reserve(1), worker_to_reserve(0))),
    ("market", "all has been dealt", put(dealt=7)),
    ("sell", "a sale not noted", put(dealt=6)),
    ("sell", "nothing to sell", give_cubes(0, 1)),
    ("buy", "a purchase not noted", put(dealt=5)),
    ("buy", "nothing to buy", give_cubes(SUPPLY, 1)),
    ("trade", "a trade not noted", put(dealt=3)),
    ("trade for", "a trade taken but not noted", put(dealt=3)),
    ("trade for", "nothing to take", give_cubes(SUPPLY, 1)),
    ("trade", "no cube due", put(due=0)),
    ("trade", "three cubes due", put(due=3)),
    ("trade", "an order beyond all kinds", put(least=6)),
    ("trade", "too few cubes", give_cubes(0, 1)),
    ("trade again", "too few cubes from there on", put(due=2, least=5)),
    # L7 Districts
    ("build", "a finished building is built", put(field=0)),
    (
        "build",
        "nothing to build",
        both(take_down(1, 2), put_in("sites", 1, value=0), worker_to_reserve(1)),
    ),
    (
        "use",
        "a field without a building",
        both(put(field=3, actor=NATURE), put_in("occupant", 0, 1, value=NONE), worker_to_reserve(1)),
    ),
    (
        "use",
        "a construction is used",
        both(
            put(field=2, actor=NATURE),
            put_in("occupant", 0, 1, value=NONE),
            worker_to_reserve(1),
            lay(0, 3, "casa"),
            put_in("sites", 0, value=1),
            worker_from_reserve(0),
        ),
    ),
    ("use", "any cube of a quarry", put(ask=Ask.ANY_CUBE)),
    ("any cube", "no cube for it", give_cubes(SUPPLY, 0)),
    ("use", "a barter in a quarry", put(ask=Ask.BARTER_GIVE)),
    ("use", "cubes taken in a quarry", put(ask=Ask.BARTER_TAKE, given=1)),
    ("barter", "a cube due but none given", put(due=1)),
    ("barter", "a cube given but none due", put(given=1)),
    ("barter again", "two cubes given and a third asked for", put(due=2)),
    ("barter", "an order before the first cube", put(least=1)),
    ("barter again", "more kinds given than cubes", put(given=3, least=1)),
    ("barter again", "a kind given after the last", put(given=2)),
    ("barter again", "an order beyond all kinds of a barter", put(least=6)),
    ("barter again", "nothing to be had for it", give_cubes(SUPPLY, 0)),
    ("barter for", "an order beyond all kinds to take", put(least=6)),
    ("barter for", "nothing due to take", put(due=0)),
    ("barter for", "three cubes due to take", put(due=3)),
    ("barter for", "nothing given", put(given=0)),
    ("barter for", "nothing to take in return", give_cubes(SUPPLY, 0)),
    (
        "barter for",
        "too few to take from there on",
        both(give_cubes(SUPPLY, 0), put_in("supply", 2, value=1), put_in("cubes", 0, 2, value=11)),
    ),
    (
        "barter for the last",
        "only the kind given is left",
        both(put_in("supply", 1, value=0), put_in("cubes", 1, 1, value=18)),
    ),
    (
        "barter for two",
        "nothing left from there on",
        both(put_in("supply", 5, value=0), put_in("cubes", 1, 5, value=12)),
    ),
    # L8 Artworks
    ("work", "a choice of one", unplan(0, "palazzo.salone")),
    ("talent", "a work that is not due", put(work=work("palazzo.salone"))),
    ("talent of two", "a work of a later group", put(work=work("banco.atrio"), person=person("giotto"))),
    (
        "talent of the second",
        "a work left out",
        both(plan(0, "palazzo.ritratto", "nameless-painter"), put_in("nameless", 2, value=1)),
    ),
    ("talent", "another artist", put(person=person("correggio"))),
    ("fame", "a talent that the artist has not", put(talent=0)),
    ("fame", "a work not completed", put_in("works", 0, value=0)),
    ("fame", "a second roll in the district", put(roll=0)),
]


@pytest.mark.parametrize(("base", "name", "damage"), QUESTIONS, ids=[f"{base}: {name}" for base, name, _ in QUESTIONS])
def test_a_question_that_is_not_asked_there_is_found(florenza: Game, base: str, name: str, damage: Damage) -> None:
    assert_found(BASES[base][1](), damage, Fault.WRONG_QUESTION)


# Questions that no game reaches: with no answer, or with a wrong one


def out_of_place(ask: Ask, at: Position, **fields: int) -> Position:
    put(ask=ask, **fields)(at.state)
    return at


NOT_TO_BE_ASKED: dict[str, Callable[[], Position]] = {
    "a worker guarded where there is none": lambda: out_of_place(
        Ask.GUARD_WORKER, position(ask=Ask.CAPTAIN, captain=0, workers={1: 0})
    ),
    "an artist guarded where there is none": lambda: out_of_place(
        Ask.GUARD_ARTIST, position(ask=Ask.CAPTAIN, captain=0, town=["giordano-bruno"], bag=[])
    ),
    "a worker converted where there is none": lambda: out_of_place(
        Ask.CONVERT, position(ask=Ask.BISHOP, bishop=1, workers={0: 0})
    ),
    "a preacher banished where there is none": lambda: out_of_place(Ask.BANISH, position(ask=Ask.BISHOP, bishop=1)),
    "a building occupied where there is none": lambda: out_of_place(Ask.OCCUPY, position()),
    "a building planned on no field": lambda: out_of_place(
        Ask.PLAN, position(buildings={0: ["casa"] * 5 + ["casamento"] * 3})
    ),
    "a donation without florins": lambda: out_of_place(Ask.DONATE, position()),
    "a sermon where all places are taken": lambda: out_of_place(
        Ask.PULPIT,
        position(
            works={1: ["duomo.pulpito"]},
            chiesa={0: "nameless-preacher"},
            pulpit=("nameless-preacher", 1),
            town=["francesco-d-assisi"],
            florins={0: 100},
        ),
        person=person("francesco-d-assisi"),
    ),
    "a sermon that is not paid for": lambda: out_of_place(
        Ask.PULPIT,
        position(works={1: ["duomo.pulpito"]}, town=["francesco-d-assisi"]),
        person=person("francesco-d-assisi"),
    ),
    "an artist for a work that another has completed": lambda: out_of_place(
        Ask.HIRE, position(works={1: ["banco.atrio"]}), work=work("banco.atrio")
    ),
    "an artist for a work that another has planned": lambda: out_of_place(
        Ask.HIRE, position(plans={1: {"banco.atrio": "giotto"}}), work=work("banco.atrio")
    ),
    "a purchase without florins": lambda: out_of_place(
        Ask.BUY, placed(position(market=[0], florins={0: 199})), dealt=2
    ),
}


@pytest.mark.parametrize("name", NOT_TO_BE_ASKED)
def test_a_question_that_may_not_be_put_is_found(florenza: Game, name: str) -> None:
    at = NOT_TO_BE_ASKED[name]()
    assert Fault(florenza.audit(at.state)) == Fault.WRONG_QUESTION


@pytest.mark.rule("L7.1")
def test_a_building_used_without_a_worker_is_found(florenza: Game) -> None:
    at = out_of_place(Ask.USE, BASES["use"][1](), field=0, actor=NATURE)
    assert Fault(florenza.audit(at.state)) == Fault.WRONG_QUESTION
