"""Questions that are no decision: answered automatically they lead to the same positions as by hand."""

from __future__ import annotations

from random import Random

import pytest

from tests.amount import amount
from tests.matches.seated import ANNA, BRUNO, CLARA, Desk, people
from torri.engine.bits import members
from torri.engine.position import Position
from torri.games.firenze.rules.persons import FIRST_PERSON
from torri.games.firenze.state import Ask as Firenze
from torri.games.firenze.tables import PERSON_KINDS
from torri.games.florenza.state import State as FlorenzaState
from torri.matches import decisions
from torri.matches.ahead import look
from torri.matches.match import Match

GAMES = ["firenze", "florenza"]


def goods(state: FlorenzaState, seat: int) -> list[int]:
    points = (state.prestige[seat], state.bishop_points[seat], state.certificates[seat])
    return [state.florins[seat], *state.cubes[seat], *points, state.workers[seat] + state.reserve[seat]]


def costs_nothing(position: Position) -> None:
    """L7.2: every good after a free use is at least what it is without it."""
    seat, used, declined = position.state.actor, position.copy(), position.copy()
    obvious = position.obvious()
    assert obvious is not None
    used.apply(obvious)
    declined.apply(next(answer for answer in position.answers() if answer != obvious))
    with_it, without = goods(used.state, seat), goods(declined.state, seat)
    assert all(one >= other for one, other in zip(with_it, without, strict=True))


def keeps_every_person(position: Position) -> None:
    """F5.1, F10.0: who could be played while nothing can be exchanged can be played before building, with the same
    answers to the question that follows."""
    persons = position.game.questions.legal(position.state) >> FIRST_PERSON[Firenze.EXCHANGE] & PERSON_KINDS
    for person in members(persons):
        now, later = position.copy(), position.copy()
        now.apply(FIRST_PERSON[Firenze.EXCHANGE] + person)
        obvious = later.obvious()
        assert obvious is not None
        later.apply(obvious)
        assert later.question == Firenze.BUILD
        later.apply(FIRST_PERSON[Firenze.BUILD] + person)
        assert (now.question, now.answers()) == (later.question, later.answers())


@pytest.mark.parametrize("game", GAMES)
def test_given_unasked_they_lead_to_the_same_game(game: str) -> None:
    found = 0
    for seed in range(amount(short=1, long=20)):
        rng = Random(seed)
        one, other = Desk(people(ANNA, BRUNO, CLARA), game), Desk(people(ANNA, BRUNO, CLARA), game)
        while one.match.asked is not None:
            obvious = one.match.position.obvious()
            if obvious is None:
                answer = rng.choice(one.match.position.answers())
                assert one.answer(answer) == other.answer(answer)
                continue
            (costs_nothing if game == "florenza" else keeps_every_person)(one.match.position)
            assert look(one.match, one.match.asked).obvious == obvious
            found += 1
            one.plan([obvious], unasked=True)
            other.answer(obvious)
            assert one.match.position.encode() == other.match.position.encode()
        assert one.match.ended == other.match.ended
        again = Match.of("m", one.written)
        assert again.position.state == one.match.position.state
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_an_undo_takes_back_the_gesture_with_all_that_followed_by_itself(game: str) -> None:
    desk, rng = Desk(people(ANNA, BRUNO), game), Random(4)
    while True:
        seat = desk.match.asked
        assert seat is not None
        before, ply = desk.match.position.encode(), desk.match.ply
        obvious = desk.match.position.obvious()
        if obvious is not None:
            desk.plan([obvious], unasked=True)
            continue
        desk.answer(rng.choice(desk.match.position.answers()))
        given = 0
        while desk.match.asked == seat == desk.match.actors[-1] and desk.match.frontier(seat) <= ply:
            obvious = desk.match.position.obvious()
            if obvious is None:
                break
            desk.plan([obvious], unasked=True)
            given += 1
        if given and desk.match.own_choice(seat) == ply:
            break
    desk.do(decisions.undo(desk.match, seat))
    assert (desk.match.ply, desk.match.position.encode()) == (ply, before)


def test_what_is_not_obvious_is_a_gesture_whatever_was_said_of_it() -> None:
    desk = Desk(people(ANNA, BRUNO), "firenze")
    seat, ply = desk.match.asked, desk.match.ply
    assert seat is not None and desk.match.position.obvious() is None
    desk.plan([desk.match.position.answers()[0]], unasked=True)
    assert desk.match.last_choice(seat) == ply
