"""Looking ahead: what a plan would come to, from what the seat knows, and nothing is changed by it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.amount import amount
from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.engine.errors import IllegalAnswer
from torri.engine.questions import NATURE
from torri.matches import ahead
from torri.matches.ahead import Prospect, look
from torri.matches.match import Match

GAMES = ["patrizier", "firenze", "florenza"]


def asked(match: Match) -> int:
    assert match.asked is not None
    return match.asked


def random_plan(match: Match, seat: int, rng: Random) -> Prospect:
    """Answers at random until somebody else is asked, or some of them."""
    plan: tuple[int, ...] = ()
    prospect = look(match, seat)
    while not prospect.ends and rng.random() < 0.8:
        plan = (*plan, rng.choice(prospect.answers).answer)
        prospect = look(match, seat, plan)
        assert prospect.after == plan
    return prospect


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_comes_to_what_it_comes_to_when_it_is_given(game: str) -> None:
    rng = Random(7)
    desk = Desk(people(ANNA, BRUNO, CLARA), game)
    for _ in range(amount(short=40, long=120)):
        if desk.match.asked is None:
            break
        seat, before = asked(desk.match), (desk.match.seq, desk.match.position.encode())
        prospect = random_plan(desk.match, seat, rng)
        assert (desk.match.seq, desk.match.position.encode()) == before, "nothing is changed by looking ahead"
        told = [one for answer in prospect.after for one in desk.answer(answer)]
        own = [one for one in told if one.actor == seat][: len(prospect.told)]
        assert [one.text for one in own] == [one.text for one in prospect.told]
        assert [one.ply for one in own] == [one.ply for one in prospect.told]
        assert prospect.ends == (len(told) > len(own) or desk.match.asked != seat)
        if not prospect.ends:
            assert plain(prospect.view) == plain(desk.match.position.view(seat))
            assert [one.answer for one in prospect.answers] == desk.match.position.answers()
            assert plain(prospect.outlook) == plain(desk.match.position.outlook(seat))
        elif not prospect.after:
            desk.answer()


@pytest.mark.parametrize("game", GAMES)
def test_where_it_ends_it_is_seen_as_it_lies_before_nature_or_the_next_seat_acts(game: str) -> None:
    rng = Random(3)
    desk = Desk(people(ANNA, BRUNO), game)
    seen = 0
    while seen < 8 and desk.match.asked is not None:
        seat = asked(desk.match)
        prospect = look(desk.match, seat, [answer := rng.choice(desk.match.position.answers())])
        position = desk.match.position.copy()
        told = desk.answer(answer)
        if prospect.ends and told[-1].actor == NATURE:
            for one in told:
                if one.actor != seat:
                    break
                position.apply(one.answer)
            assert plain(prospect.view) == plain(position.view(seat))
            assert prospect.view["actor"] != seat and not prospect.answers and prospect.usual is None
            seen += 1
    assert seen == 8


def test_a_forbidden_answer_is_refused_with_its_reasons_also_within_a_plan() -> None:
    desk = Desk(people(ANNA, BRUNO))
    seat = asked(desk.match)
    with pytest.raises(IllegalAnswer) as refused:
        look(desk.match, seat, [62])
    assert refused.value.reasons
    first = desk.match.position.answers()[0]
    with pytest.raises(IllegalAnswer):
        look(desk.match, seat, [first, 62])


def test_now_is_seen_by_everybody_and_answered_by_the_one_who_is_asked() -> None:
    desk = Desk(people(ANNA, BRUNO), "firenze")
    seat = asked(desk.match)
    for other in (1 - seat, None):
        prospect = look(desk.match, other)
        assert prospect.ends and not prospect.answers and not prospect.told and prospect.usual is None
        assert prospect.view == desk.match.position.view(other)
    now = look(desk.match, seat)
    assert not now.ends and now.view == desk.match.position.view(seat)
    assert all(one.name and one.text for one in now.answers)


def test_the_last_answer_of_a_game_shows_nobody_what_is_counted_only_then() -> None:
    rng = Random(11)
    desk = Desk(people(ANNA, BRUNO))
    while desk.match.asked is not None:
        seat = asked(desk.match)
        for answer in desk.match.position.answers():
            prospect = look(desk.match, seat, [answer])
            assert "points" not in prospect.view["table"]["seats"][1 - seat]
            assert prospect.view["scores"] is None
            if prospect.view["question"] == "OVER":
                assert prospect.ends and prospect.view["table"]["cities"]
                return
        desk.answer(rng.choice(desk.match.position.answers()))
    raise AssertionError("the last answer was not looked at")


def test_an_answer_that_would_reveal_something_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(people(ANNA, BRUNO))
    seat = asked(desk.match)
    first = desk.match.position.answers()[0]
    second = look(desk.match, seat, [first]).answers[0].answer
    real = ahead._view
    worlds = iter(range(1_000))

    def as_if_it_told(world: Any) -> dict[str, Any]:
        """A game in which a second answer would turn up a card that lies face down."""
        return real(world) | ({"card": next(worlds)} if world.followed > 1 else {})

    monkeypatch.setattr(ahead, "_view", as_if_it_told)
    prospect = look(desk.match, seat, [first, second])
    assert prospect.after == (first,)
    assert prospect.ends and not prospect.answers


def test_tedious_payments_have_a_usual_answer() -> None:
    rng = Random(5)
    desk = Desk(people(ANNA, BRUNO), "firenze")
    usual: dict[str, int] = {}
    while desk.match.asked is not None and len(usual) < 3:
        position = desk.match.position
        if (answer := look(desk.match, asked(desk.match)).usual) is not None:
            assert answer in position.answers()
            usual[position.question.name] = answer
        desk.answer(rng.choice(position.answers()))
    assert usual.keys() & {"PAY", "LAY", "COST", "RETURN"}
