"""The greedy player: whole games by the rules, better than chance, the same on CPython and Numba."""

from __future__ import annotations

from statistics import mean

import pytest

from torri import NATURE, Game, Position
from torri.engine.loops import loops
from torri.players.greedy import Greedy, NoEvaluation

SEED = 8


@pytest.fixture(scope="module")
def greedy(florenza: Game) -> Greedy:
    return Greedy(florenza)


def replayed(start: Position, answers: list[int]) -> tuple[Position, set[str]]:
    """The end of a game, every answer checked and every step audited, and the names of its events."""
    at, told = start.copy(), set()
    for answer in answers:
        told |= {event.name for event in at.apply(answer)}
        assert at.game.audit(at.state) == 0
    return at, told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_plays_by_the_rules_and_far_better_than_chance(florenza: Game, greedy: Greedy, players: int) -> None:
    start = florenza.start(players)
    ends = [replayed(start, greedy.answers(start.state, SEED, number))[0] for number in range(8)]
    assert all(end.over for end in ends)
    by_chance = loops(florenza).simulate(start.state, 200, SEED).scores
    assert mean(score for end in ends for score in end.scores()) > max(max(scores) for scores in by_chance)


def test_its_games_come_to_the_parts_that_chance_hardly_reaches(florenza: Game, greedy: Greedy) -> None:
    start = florenza.start(4)
    told = set[str]()
    for number in range(40):
        told |= replayed(start, greedy.answers(start.state, SEED, number))[1]
    assert {"palazzo-complete", "chiesa-complete", "masterpiece", "donated-in-pulpit", "cardinal"} <= told


def test_a_seed_and_a_number_name_a_game(florenza: Game, greedy: Greedy) -> None:
    start = florenza.start(3, {"short_game": True}).state
    games = [greedy.answers(start, seed, number) for seed, number in ((1, 0), (1, 0), (1, 1), (2, 0))]
    assert games[0] == games[1]
    assert games[0] != games[2] != games[3] != games[0]


def test_cpython_and_numba_choose_alike(florenza: Game, greedy: Greedy) -> None:
    start = florenza.start(2, {"short_game": True}).state
    assert Greedy(florenza, accelerated=False).answers(start, SEED, 0) == greedy.answers(start, SEED, 0)


def test_it_leaves_the_position_alone(florenza: Game, greedy: Greedy) -> None:
    start = florenza.start(2)
    before = start.encode()
    greedy.answers(start.state, SEED, 0)
    assert start.encode() == before
    assert start.actor == NATURE


def test_a_game_without_an_evaluation_is_refused(patrizier: Game) -> None:
    with pytest.raises(NoEvaluation) as refused:
        Greedy(patrizier)
    assert refused.value.facts == {"game": "patrizier"}
