"""The forecast at every kind of question; it changes nothing, and if nothing else happens it comes true."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torri
from torri import NATURE, Game, Position
from torri.engine.errors import Facts
from torri.games.florenza.forecast import likely
from torri.games.florenza.state import Ask
from torri.texts import Words

from ...amount import amount, cases
from ...playing import give, midway, walk
from .positions import cubes_of, pass_all, position

CUBES = ("marble", "wood", "gold", "metal", "cloth", "spice")
FORESEEN = (Ask.MARKET, Ask.USE, Ask.BUILD, Ask.TALENT)


def story(at: Position, seat: int = 0) -> list[tuple[str, object]]:
    """The moments by name, each with what the seat has then."""
    return [(moment.name, moment.facts["have"]) for moment in at.forecast(seat)]


def in_phase_4(**layout: Any) -> Position:
    """The first seat is about to act; it has a Cava in use and promised a portrait."""
    promised: dict[str, Any] = {
        "buildings": {0: ["cava"], 1: ["fabbro"]},
        "occupied": {(0, 1): 0},
        "plans": {0: {"palazzo.ritratto": "nameless-painter"}},
        "works": {1: ["duomo.pulpito"]},
        "cubes": {0: "cs"},
        "florins": {0: 150, 1: 10},
        "town": ["giotto", "antonio-da-padova"],
    }
    return position(**(promised | layout))


KEPT = [("now", "cs ƒ150"), ("use", "mmcs ƒ150"), ("work", "mm ƒ150"), ("end", "mm ƒ150")]


# Phase 4


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize(
    ("answers", "ask"),
    [
        ([], Ask.ACTION),
        (["use"], Ask.OCCUPY),
        (["build"], Ask.PLAN),
        (["create"], Ask.CREATE),
        (["create", "duomo.abside"], Ask.HIRE),
        (["donate"], Ask.DONATE),
        (["donate", "antonio-da-padova"], Ask.PULPIT),
    ],
)
def test_an_action_that_has_only_begun_is_left_alone(answers: list[str], ask: Ask) -> None:
    at = in_phase_4()
    give(at, *answers)
    assert (at.question, at.actor, story(at)) == (ask, 0, KEPT)
    assert story(at, 1) == [("now", "ƒ10"), ("end", "ƒ10")]


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize("rolls", [["chiesa"], ["pulpit"], ["pulpit", "3"]])
def test_a_fee_is_paid_when_the_preacher_is_rolled_for(rolls: list[str]) -> None:
    at = in_phase_4()
    give(at, "donate", "antonio-da-padova", *rolls)
    assert (at.question, at.actor) == (Ask.PREACH, NATURE)
    assert story(at) == [("now", "cs"), ("use", "mmcs"), ("work", "mm"), ("end", "mm")]


@pytest.mark.rule("L5.1")
def test_on_another_seats_turn_too_and_in_the_middle_of_its_action() -> None:
    at = in_phase_4(seat=1)
    assert (at.actor, story(at)) == (1, KEPT)
    give(at, "build")
    assert (at.actor, story(at)) == (1, KEPT)
    give(at, "casa")
    assert (at.actor, story(at)) == (0, KEPT)
    assert story(at, 1) == [("now", "ƒ10"), ("build-lacking", "ƒ10"), ("end", "ƒ10")]


@pytest.mark.rule("L5.3", "L5.4")
def test_each_worker_placed_changes_what_is_foreseen() -> None:
    at = position(cubes={0: "ww"}, passed=[1])
    assert [name for name, _ in story(at)] == ["now", "end"]
    give(at, "build", "casa")
    assert story(at) == [("now", "ww"), ("build", "-"), ("end", "-")]
    give(at, "build", "casa")
    assert [name for name, _ in story(at)] == ["now", "build", "build-lacking", "end"]
    give(at, "create", "palazzo.ritratto", "nameless-painter")
    assert [name for name, _ in story(at)] == ["now", "build", "build-lacking", "work-lacking", "end"]


@pytest.mark.rule("L5.1")
def test_who_holds_both_offices_may_be_between_two_actions() -> None:
    at = in_phase_4(captain=0, bishop=0)
    give(at, "market")
    assert (at.actor, at.state.acted) == (0, 1)
    assert story(at) == [KEPT[0], ("market", "cs ƒ150"), *KEPT[1:]]


# Phases 5 to 7


@pytest.mark.rule("L6.1")
def test_at_the_market_and_in_the_middle_of_a_deal() -> None:
    at = in_phase_4(market=[0])
    pass_all(at)
    assert (at.question, story(at)) == (Ask.MARKET, [KEPT[0], ("market", "cs ƒ150"), *KEPT[1:]])
    give(at, "sell")
    assert (at.question, story(at)[:2]) == (Ask.SELL, [("now", "cs ƒ150"), ("market", "s ƒ250")])
    give(at, "s")
    assert [moment.kept for moment in at.forecast(0)] == [None, None, None, False, None]
    give(at, "-")
    assert story(at) == [("now", "c ƒ250"), ("use", "mmc ƒ250"), ("work-lacking", "mmc ƒ250"), ("end", "mmc ƒ250")]


@pytest.mark.rule("L7.1", "L8.1")
def test_what_is_past_is_foreseen_no_more() -> None:
    at = in_phase_4()
    pass_all(at)
    assert (at.question, story(at)) == (Ask.USE, KEPT)
    give(at, "no")
    assert (at.question, story(at)) == (Ask.TALENT, [("now", "cs ƒ150"), ("work", "ƒ150"), ("end", "ƒ150")])
    give(at, "painter")
    assert (at.question, story(at)) == (Ask.FAME, [("now", "ƒ150"), ("end", "ƒ150")])


@pytest.mark.rule("L8.1")
def test_where_the_order_of_works_is_open() -> None:
    plans = {"palazzo.ritratto": "nameless-painter", "palazzo.statua": "nameless-sculptor"}
    at = position(plans={0: plans}, cubes={0: "ttcs"}, florins={0: 100})
    pass_all(at)
    assert (at.question, [name for name, _ in story(at)]) == (Ask.WORK, ["now", "work", "work", "end"])


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize("ask", [Ask.INCOME, Ask.CAPTAIN, Ask.BISHOP])
def test_before_phase_4_there_is_nothing_to_foresee(ask: Ask) -> None:
    assert position(ask=ask, captain=0, bishop=0).forecast(0) == []


@pytest.mark.rule("L10.2")
def test_nor_while_setting_up_nor_while_persons_are_drawn_nor_at_the_end(florenza: Game) -> None:
    at = florenza.start(2)
    while at.state.round == 0:
        assert at.forecast(0) == []
        at.apply(at.answers()[0])
    at = position(town={"giotto": "I"})
    pass_all(at)
    assert (at.question, at.forecast(1)) == (Ask.DRAW, [])
    at = position(round=8)
    pass_all(at)
    assert (at.over, at.forecast(0)) == (True, [])


# Always


@pytest.mark.parametrize("players", cases(short=[3], long=[2, 3, 5]))
def test_it_changes_nothing_and_every_moment_has_its_sentence(florenza: Game, players: int) -> None:
    words = Words("en", florenza, ["Anna", "Bo", "Cosimo", "Dora", "Élie"])
    for at in islice(walk(florenza, players, 4, eager=True), 0, None, amount(short=3, long=1)):
        before = at.copy().state
        for seat in range(players):
            for moment in at.forecast(seat):
                assert words(f"forecast-{moment.name}", **moment.facts)
        assert at.state == before


def had(at: Position, seat: int) -> Facts:
    goods: Facts = dict(zip(CUBES, at.state.cubes[seat], strict=True)) | {"florins": at.state.florins[seat]}
    return goods


def played_on(at: Position, seat: int) -> list[tuple[bool | None, Facts]]:
    """Everybody passes and answers as is likely: what the seat has after each answer that is foreseen, and at the end.

    As if in the last round, so that no income follows. Promises are kept or not.
    """
    at = at.copy()
    at.state.round = 6 if at.state.short_game else 8
    moments: list[tuple[bool | None, Facts]] = [(None, had(at, seat))]
    while not at.over:
        ask, actor = at.state.ask, at.actor
        answer = at.parse("-") if ask == Ask.ACTION else likely(at.state)
        promised = ask in (Ask.BUILD, Ask.TALENT)
        kept = at.text(answer) != "no" if promised else None
        at.apply(answer)
        if ask == Ask.USE and at.state.ask == Ask.ANY_CUBE:
            at.apply(likely(at.state))
        if actor == seat and ask in FORESEEN:
            moments.append((kept, had(at, seat)))
    return [*moments, (None, had(at, seat))]


@pytest.mark.rule("L5.1", "L6.1", "L7.1", "L8.1")
@given(
    players=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    steps=st.integers(20, 600),
    eager=st.booleans(),
    short=st.booleans(),
)
@settings(max_examples=amount(short=60, long=150), deadline=None)
def test_if_everybody_passes_and_does_what_is_likely_the_forecast_comes_true(
    players: int, seed: int, steps: int, eager: bool, short: bool
) -> None:
    at = midway(torri.game("florenza"), players, seed, steps, eager, short_game=short)
    while not at.over and not (at.question == Ask.ACTION or 5 <= at.state.phase <= 7):
        at.apply(at.answers()[-1])
    for seat in range(players) if not at.over else ():
        foreseen = [
            (moment.kept, {good: moment.facts[good] for good in (*CUBES, "florins")}) for moment in at.forecast(seat)
        ]
        assert foreseen == played_on(at, seat)


@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), steps=st.integers(20, 600))
@settings(max_examples=amount(short=25, long=60), deadline=None)
def test_choosing_in_phase_4_changes_no_forecast_until_a_worker_is_placed(players: int, seed: int, steps: int) -> None:
    at = midway(torri.game("florenza"), players, seed, steps, eager=True)
    while not at.over and at.question != Ask.ACTION:
        at.apply(at.answers()[-1])
    for answer in [] if at.over else at.answers()[:-1]:
        begun = at.copy()
        begun.apply(answer)
        if begun.question in (Ask.OCCUPY, Ask.PLAN, Ask.CREATE, Ask.DONATE):
            assert [begun.forecast(seat) for seat in range(players)] == [at.forecast(seat) for seat in range(players)]
            assert cubes_of(begun, 0) == cubes_of(at, 0)
