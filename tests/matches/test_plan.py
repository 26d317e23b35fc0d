"""A plan: answers to consecutive questions, previewed step by step, and accepted all together or not at all."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import UNSET

from tests.amount import amount
from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.engine.errors import IllegalAnswer
from torri.matches import ahead, decisions
from torri.matches.ahead import MAX_PLAN_ANSWERS, look, steps
from torri.matches.entries import Answered, Known
from torri.matches.errors import IllegalPlan, NotYourTurn, PlanTooLong, Repeated, Stale
from torri.matches.match import Match

GAMES = ["patrizier", "firenze", "florenza"]
ILLEGAL_ANSWER = 62  # no question of Patrizier's has it as a legal answer at the start


def asked(match: Match) -> int:
    assert match.asked is not None
    return match.asked


def random_plan(match: Match, rng: Random) -> list[int]:
    """The answers of a whole turn, or of a part of it."""
    seat = asked(match)
    answers: list[int] = []
    prospect = look(match, seat)
    while not prospect.ends and (not answers or rng.random() < 0.9):
        answers.append(rng.choice(prospect.answers).answer)
        prospect = look(match, seat, answers)
    return answers


def without_ids(entries: list[Known]) -> list[Known]:
    return [Answered(one.seat, one.answer, one.by) if isinstance(one, Answered) else one for one in entries]


def state_of(desk: Desk) -> tuple[Any, ...]:
    return desk.match.seq, desk.match.position.encode(), desk.match.answers.copy()


@pytest.mark.parametrize("game", GAMES)
def test_given_at_once_it_makes_the_entries_that_single_answers_make(game: str) -> None:
    rng = Random(5)
    one, other = Desk(people(ANNA, BRUNO, CLARA), game), Desk(people(ANNA, BRUNO, CLARA), game)
    longest = 0
    for _ in range(amount(short=24, long=60)):
        if one.match.asked is None:
            break
        plan = random_plan(one.match, rng)
        longest = max(longest, len(plan))
        told = one.plan(plan)
        single = [happened for answer in plan for happened in other.answer(answer)]
        assert told == single
    assert longest > 2
    assert without_ids([one.entry for one in one.written]) == without_ids([one.entry for one in other.written])
    assert one.match.position.encode() == other.match.position.encode()


def test_its_id_is_written_once_and_known_again() -> None:
    desk = Desk(people(ANNA, BRUNO))
    before = desk.match.seq
    plan = whole_turn(desk)
    desk.plan(plan, client="mine")
    ids = [one.entry.client for one in desk.written[before:] if isinstance(one.entry, Answered)]
    assert ids[0] == "mine" and set(ids[1:]) <= {UNSET}
    for again in (plan, plan[:1], [ILLEGAL_ANSWER]):
        with pytest.raises(Repeated):
            decisions.check(desk.match, 0, before, "mine")
            decisions.plan(desk.match, 0, again, "mine")


def whole_turn(desk: Desk) -> list[int]:
    """The first answers that there are, until somebody else or chance is asked: more than one."""
    seat, answers = asked(desk.match), list[int]()
    while not (prospect := look(desk.match, seat, answers)).ends:
        answers.append(prospect.answers[0].answer)
    assert len(answers) > 1
    return answers


@pytest.mark.parametrize("place", [0, 1])
def test_a_forbidden_answer_refuses_all_of_it_and_says_which_it_was(place: int) -> None:
    desk = Desk(people(ANNA, BRUNO))
    before, plan = state_of(desk), whole_turn(desk)
    plan[place] = ILLEGAL_ANSWER
    with pytest.raises(IllegalPlan) as refused:
        desk.plan(plan)
    assert (refused.value.number, refused.value.answer) == (place + 1, ILLEGAL_ANSWER)
    assert refused.value.reasons == tuple(_reasons(desk, plan[:place]))
    assert isinstance(refused.value, IllegalAnswer)
    assert state_of(desk) == before
    with pytest.raises(IllegalPlan) as looked:
        steps(desk.match, asked(desk.match), plan)
    assert (looked.value.number, looked.value.reasons) == (place + 1, refused.value.reasons)


def _reasons(desk: Desk, after: list[int]) -> list[Any]:
    position = ahead.planned(desk.match, asked(desk.match), after)
    assert position is not None
    return position.why_not(ILLEGAL_ANSWER)


def test_nothing_is_taken_of_a_plan_that_goes_on_when_somebody_else_or_chance_is_asked() -> None:
    desk = Desk(people(ANNA, BRUNO))
    before, plan = state_of(desk), whole_turn(desk)
    with pytest.raises(PlanTooLong) as refused:
        desk.plan([*plan, 0])
    assert refused.value.number == len(plan) + 1
    assert state_of(desk) == before


def test_no_position_is_known_after_a_whole_turn() -> None:
    desk = Desk(people(ANNA, BRUNO))
    seat, plan = asked(desk.match), whole_turn(desk)
    assert ahead.planned(desk.match, seat, plan[:-1]) is not None
    assert ahead.planned(desk.match, seat, plan) is None


def test_it_is_for_the_seat_and_the_question_it_was_made_for() -> None:
    desk = Desk(people(ANNA, BRUNO))
    seat, seq, plan = asked(desk.match), desk.match.seq, whole_turn(desk)
    with pytest.raises(NotYourTurn):
        decisions.check(desk.match, 1 - seat, seq, "x")
    desk.plan(plan[:1])
    with pytest.raises(Stale):
        desk.plan(plan, seq=seq)


def test_it_is_taken_back_as_one_gesture() -> None:
    desk = Desk(people(ANNA, BRUNO), "firenze")
    rng = Random(2)
    while len(plan := random_plan(desk.match, rng)) < 3 or look(desk.match, asked(desk.match), plan).ends:
        desk.answer(rng.choice(desk.match.position.answers()))
    seat, start, before = asked(desk.match), desk.match.ply, desk.match.position.encode()
    desk.plan(plan)
    assert desk.match.own_choice(seat) == start
    desk.do(decisions.undo(desk.match, seat))
    assert (desk.match.ply, desk.match.position.encode()) == (start, before)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_seen_as_if_it_were_asked_for_alone(game: str) -> None:
    rng = Random(9)
    desk = Desk(people(ANNA, BRUNO, CLARA), game)
    for _ in range(amount(short=10, long=30)):
        if desk.match.asked is None:
            break
        seat, before = asked(desk.match), state_of(desk)
        plan = random_plan(desk.match, rng)
        found = steps(desk.match, seat, plan)
        assert found == tuple(look(desk.match, seat, plan[:count]) for count in range(len(plan) + 1))
        assert steps(ahead.GameSnapshot.of(desk.match), seat, plan) == found
        assert state_of(desk) == before
        desk.plan(plan)


def test_after_the_end_of_a_turn_nothing_more_is_followed() -> None:
    desk = Desk(people(ANNA, BRUNO))
    plan = whole_turn(desk)
    found = steps(desk.match, asked(desk.match), [*plan, 0, ILLEGAL_ANSWER])
    assert len(found) == len(plan) + 3 <= MAX_PLAN_ANSWERS
    assert found[-1] == found[-2] == found[-3] and found[-1].ends and not found[-4].ends


def test_a_step_that_would_reveal_something_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(people(ANNA, BRUNO))
    seat, plan = asked(desk.match), whole_turn(desk)
    real, worlds = ahead._view, iter(range(1_000))

    def as_if_it_told(world: Any) -> dict[str, Any]:
        """A game in which a second answer would turn up a card that lies face down."""
        return real(world) | ({"card": next(worlds)} if world.followed > 1 else {})

    monkeypatch.setattr(ahead, "_view", as_if_it_told)
    found = steps(desk.match, seat, plan)
    assert found == tuple(look(desk.match, seat, plan[:count]) for count in range(len(plan) + 1))
    assert [one.ends for one in found[:3]] == [False, False, True] and found[2].after == (plan[0],)
    assert not found[2].answers and found[2].view == found[1].view


def test_a_spectator_sees_how_it_stands() -> None:
    desk = Desk(people(ANNA, BRUNO))
    assert steps(desk.match, None, ()) == (look(desk.match, None),)
