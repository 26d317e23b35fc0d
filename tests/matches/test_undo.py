"""Taking back: free until something was revealed, after that by consent."""

from __future__ import annotations

from random import Random

import pytest

from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.engine.questions import NATURE
from torri.matches import decisions
from torri.matches.entries import Chair, Terms
from torri.matches.errors import (
    NothingToUndo,
    RatedUndo,
)

GAMES = ("patrizier", "firenze", "florenza")


def first_choice_twice(desk: Desk) -> int:
    """Play until somebody is asked twice in a row, and has answered once; that seat."""
    for number in range(200):
        seat = desk.match.asked
        assert seat is not None
        desk.answer(Random(number).choice(desk.match.position.answers()))
        if desk.match.asked == seat and desk.match.own_choice(seat) is not None:
            return seat
    raise AssertionError("nobody is ever asked twice")


@pytest.mark.parametrize("game", GAMES)
def test_undo_is_free_until_anything_was_revealed(game: str) -> None:
    desk = Desk(people(ANNA, BRUNO), game)
    seat = first_choice_twice(desk)
    ply = desk.match.own_choice(seat)
    assert ply is not None and ply >= desk.match.frontier(seat)
    before = desk.match.at(ply).encode()
    desk.do(decisions.undo(desk.match, seat))
    assert desk.match.position.encode() == before
    assert desk.match.ply == ply


def asked_for_undo() -> tuple[Desk, int]:
    desk = Desk(people(ANNA, BRUNO, CLARA))
    desk.play(20, Random(2))
    asked = desk.match.asked
    assert asked is not None
    seat = (asked + 1) % 3
    desk.do(decisions.undo(desk.match, seat))
    assert desk.match.wish is not None
    return desk, seat


def test_beyond_that_everybody_else_has_to_agree() -> None:
    desk, seat = asked_for_undo()
    assert desk.match.wish is not None
    ply = desk.match.wish.ply
    one, other = decisions.affected(desk.match, seat)
    desk.do(decisions.answer_undo(desk.match, one, True))
    assert desk.match.ply > ply
    desk.do(decisions.answer_undo(desk.match, other, True))
    assert desk.match.ply == ply
    assert desk.match.asked == seat


def test_one_no_is_enough() -> None:
    desk, seat = asked_for_undo()
    ply = desk.match.ply
    desk.do(decisions.answer_undo(desk.match, decisions.affected(desk.match, seat)[0], False))
    assert desk.match.wish is None
    assert desk.match.ply == ply
    with pytest.raises(NothingToUndo):
        decisions.answer_undo(desk.match, decisions.affected(desk.match, seat)[1], True)


def test_an_answer_in_between_takes_the_wish_away() -> None:
    desk, _ = asked_for_undo()
    desk.answer()
    assert desk.match.wish is None


def test_against_bots_undo_needs_nobody() -> None:
    desk = Desk([*people(ANNA), Chair(bot="novizio")])
    rng = Random(1)
    for _ in range(12):
        seat = desk.match.asked
        assert seat is not None
        answer = rng.choice(desk.match.position.answers())
        if seat == 0:
            desk.answer(answer)
        else:
            desk.do(decisions.answer_of_bot(desk.match, seat, answer, desk.match.moved))
    ply = desk.match.last_choice(0)
    assert ply is not None
    desk.do(decisions.undo(desk.match, 0))
    assert desk.match.ply == ply


def test_what_was_drawn_is_drawn_again_after_an_undo() -> None:
    desk = Desk(people(ANNA, BRUNO))
    desk.play(10, Random(4))
    draws = [answer for answer, actor in zip(desk.match.answers, desk.match.actors, strict=True) if actor == NATURE]
    asked = desk.match.asked
    assert asked is not None
    other = 1 - asked
    ply = desk.match.last_choice(other)
    assert ply is not None
    repeated = desk.match.answers[ply]
    desk.do(decisions.undo(desk.match, other))
    desk.do(decisions.answer_undo(desk.match, asked, True))
    desk.answer(repeated)
    again = [answer for answer, actor in zip(desk.match.answers, desk.match.actors, strict=True) if actor == NATURE]
    assert again[: len(draws)] == draws[: len(again)]


def test_at_a_rated_table_nothing_is_taken_back_that_has_revealed_something() -> None:
    desk = Desk(people(ANNA, BRUNO), terms=Terms(hints=False, rated=True))
    desk.play(20, Random(2))
    assert desk.match.asked is not None
    with pytest.raises(RatedUndo):
        decisions.undo(desk.match, 1 - desk.match.asked)
    alone = Desk([Chair("Anna", "anna"), Chair(bot="novizio")], terms=Terms(rated=True))
    while alone.match.asked == 0:
        alone.answer()
    with pytest.raises(RatedUndo):  # and bots, who would agree to everything, are not asked
        decisions.undo(alone.match, 0)
