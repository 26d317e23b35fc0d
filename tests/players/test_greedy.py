"""The greedy player: whole games by the rules, better than chance, the same on CPython and Numba."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import pytest

import torri
from tests.amount import amount, cases
from tests.games.every import NAMES
from torri import NATURE, Game, Position
from torri.engine.loops import Loops, loops
from torri.players.player_loops import NoEvaluation, PlayerLoops, player_loops

SEED = 8
LAST_ANSWERS = 150


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return torri.game(request.param)


def replayed(start: Position, answers: list[int]) -> tuple[Position, set[str]]:
    """The end of a game, every answer checked and every step audited, and the names of its events."""
    at, told = start.copy(), set()
    for answer in answers:
        told |= {event.name for event in at.apply(answer)}
        assert at.game.audit(at.state) == 0
    return at, told


def test_it_plays_by_the_rules_and_far_better_than_chance(game: Game) -> None:
    fewest_and_most = (game.players[0], game.players[-1])
    for players in cases(short=fewest_and_most, long=game.players):
        start = game.start(players)
        games = (player_loops(game).greedy_game(start.state, SEED, number) for number in range(amount(short=1, long=6)))
        ends = [replayed(start, answers)[0] for answers in games]
        assert all(end.over for end in ends)
        by_chance = [
            Position(game, loops(game).trace(start.state, SEED, number)[2], {}) for number in range(amount(25, 100))
        ]
        well, badly = (mean(score for end in group for score in end.scores()) for group in (ends, by_chance))
        assert well > badly


def test_its_games_come_to_the_parts_that_chance_hardly_reaches(florenza: Game) -> None:
    start = florenza.start(4)
    wanted = {"palazzo-complete", "chiesa-complete", "masterpiece", "donated-in-pulpit", "cardinal"}
    for number in range(40):
        wanted -= replayed(start, player_loops(florenza).greedy_game(start.state, SEED, number))[1]
        if not wanted:
            return
    assert not wanted


def test_a_seed_and_a_number_name_a_game(game: Game) -> None:
    start = game.start(3).state
    games = [player_loops(game).greedy_game(start, seed, number) for seed, number in ((1, 0), (1, 0), (1, 1), (2, 0))]
    assert games[0] == games[1]
    assert games[0] != games[2] != games[3] != games[0]


# Of Florenza the short run compares the last rounds, in its test_evaluation.py.
@pytest.mark.parametrize("name", cases(short=["firenze", "patrizier"], long=NAMES))
def test_cpython_and_numba_choose_alike(name: str) -> None:
    """From the beginning or, where CPython takes long for each answer, from late in the game on."""
    game = torri.game(name)
    at = game.start(2)
    whole = player_loops(game).greedy_game(at.state, SEED, 0)
    for answer in whole[: -amount(short=LAST_ANSWERS, long=len(whole))]:
        game.questions.apply(at.state, answer)
    plain, fast = (player_loops(game, accelerated).greedy_game(at.state, SEED, 0) for accelerated in (False, True))
    assert plain == fast
    assert len(plain) >= min(len(whole), LAST_ANSWERS) // 2


def test_it_leaves_the_position_alone(game: Game) -> None:
    start = game.start(2)
    before = start.encode()
    player_loops(game).greedy_game(start.state, SEED, 0)
    assert start.encode() == before
    assert start.actor == NATURE


@pytest.mark.parametrize("name", cases(short=["patrizier"], long=NAMES))
def test_with_much_noise_it_plays_at_random(name: str) -> None:
    game = torri.game(name)
    start = game.start(2)

    def scores(noise: int) -> list[int]:
        games = (player_loops(game).greedy_game(start.state, SEED, number, noise=[noise] * 2) for number in range(12))
        return [score for answers in games for score in replayed(start, answers)[0].scores()]

    assert mean(scores(1_000_000)) < mean(scores(8))


def test_a_game_without_an_evaluation_is_refused(patrizier: Game) -> None:
    with pytest.raises(NoEvaluation) as refused:
        PlayerLoops(Loops(replace(patrizier, evaluate=None), False))
    assert refused.value.facts == {"game": "patrizier"}
