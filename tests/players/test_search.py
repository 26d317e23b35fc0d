"""The tree search: by the rules, stronger than chance, repeatable, in time, from what its seat knows."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

import torri
from tests.amount import amount, cases
from tests.players.thinking import SEARCHED, midway, played
from torri import NATURE, Game
from torri.players import Information
from torri.players.coroutines import at_once
from torri.players.player_loops import THREADS_VARIABLE, player_loops
from torri.players.searching import Effort, Searcher
from torri.players.trees import ITERATIONS_PER_CHECK, Tree
from torri.players.warming import best_player_loops, warm_up


@pytest.fixture(scope="module", params=SEARCHED)
def game(request: pytest.FixtureRequest) -> Game:
    found = torri.game(request.param)
    warm_up(found)
    return found


def searcher(iterations: int | None = 300, seconds: float = 3600, trees: int = 1, seed: int = 1) -> Searcher:
    return Searcher(Effort(iterations, seconds, trees), "all-round", Random(seed))


def test_it_plays_whole_games_with_every_number_of_players_and_beats_chance(game: Game) -> None:
    leads = []
    for players in cases(short=game.players[-1:], long=game.players):
        for seed in range(amount(short=1, long=3)):
            end = played(game, [f"search:iterations={amount(short=30, long=150)}", *["random"] * (players - 1)], seed)
            own, *others = end.scores()
            leads.append(own - mean(others))
    assert mean(leads) > 0


def test_a_seed_and_a_number_of_iterations_settle_the_answer(game: Game) -> None:
    at = midway(game, 2, 1, 0.5)
    seen = Information.of(at, at.state.actor)
    thoughts = [searcher(seed=seed).think(seen) for seed in (1, 1, 2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0] != thoughts[2]


def test_the_number_of_cores_changes_nothing(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    at = midway(game, 2, 2, 0.4)
    thoughts = []
    for cores in ("1", "2", "3"):
        monkeypatch.setenv(THREADS_VARIABLE, cores)
        thoughts.append(searcher(600, trees=3).think(Information.of(at, at.state.actor)))
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_every_legal_answer_is_judged_and_the_best_is_visited_most(game: Game) -> None:
    at = midway(game, game.players[-1], 3, 0.5)
    candidates = searcher(500).think(Information.of(at, at.state.actor))
    assert sorted(candidate.answer for candidate in candidates) == at.answers()
    visits = [candidate.visits for candidate in candidates]
    assert visits == sorted(visits, reverse=True)
    assert all(0 <= candidate.win <= 1 for candidate in candidates)


def test_the_line_is_the_rest_of_the_turn(game: Game) -> None:
    for share in (0.2, 0.5, 0.8):
        at = midway(game, 2, 4, share)
        seat = at.actor
        searching = searcher(800)
        best = searching.think(Information.of(at, at.state.actor))[0]
        line = searching.line(best.answer)
        assert line[0] == best.answer
        for answer in line:
            assert at.actor == seat
            at.apply(answer)


def test_what_was_found_is_kept_while_the_own_turn_goes_on(game: Game) -> None:
    kept = 0
    for number in range(12):
        at = midway(game, 2, number, 0.3)
        seat = at.state.actor
        searching = searcher(400)
        answer = searching.think(Information.of(at, seat))[0].answer
        searching.answered(answer)
        at.apply(answer)
        while at.actor == seat and (forced := at.forced()) is not None:
            at.apply(forced)
        if at.actor == seat and len(at.answers()) > 1:
            before = searching.grown
            searching.think(Information.of(at, seat))
            kept += searching.grown - before < 400 * 0.95
    assert kept > 0


def test_nothing_is_kept_of_another_position(game: Game) -> None:
    one, other = midway(game, 2, 1, 0.3), midway(game, 2, 5, 0.6)
    searching = searcher()
    searching.think(Information.of(one, one.state.actor))
    fresh = searcher(seed=9).think(Information.of(other, other.state.actor))
    after = searching.think(Information.of(other, other.state.actor))
    assert {candidate.answer for candidate in after} == {candidate.answer for candidate in fresh}
    assert sum(candidate.visits for candidate in after) <= 300


def test_it_stops_when_time_is_up(game: Game) -> None:
    at = midway(game, 2, 1, 0.3)
    searching = searcher(10_000_000, seconds=0.05)
    assert searching.think(Information.of(at, at.state.actor))
    assert 0 < searching.grown < 10_000_000


def test_it_stops_when_the_answer_is_settled() -> None:
    game = torri.game("patrizier")
    grown = []
    for number in range(6):
        at = midway(game, 2, number, 0.7)
        searching = searcher(4_000)
        searching.think(Information.of(at, at.state.actor))
        grown.append(searching.grown)
    assert min(grown) < 4_000


def test_a_full_table_is_no_end_of_thinking(game: Game) -> None:
    at = midway(game, 2, 1, 0.3)
    thinking = player_loops(game)
    tree = Tree(thinking, at.state.actor, at, weights=thinking.style(), rows=80, seed=1, number=0)
    at_once(tree.grow(500, float("inf")))
    assert tree.visits <= 500
    assert sum(one.visits for one in tree.found) > 0


def test_it_thinks_without_numba_too(monkeypatch: pytest.MonkeyPatch) -> None:
    # the early end is looked for at the same moments
    monkeypatch.setattr("torri.players.trees.PLAIN_ITERATIONS_PER_CHECK", ITERATIONS_PER_CHECK)
    game = torri.game("patrizier")
    at = midway(game, 2, 1, 0.3)
    seat = at.state.actor
    trees = []
    for accelerated in (False, True):
        thinking = player_loops(game, accelerated)
        world = Information.of(at, seat).world
        tree = Tree(thinking, seat, world, weights=thinking.style(), rows=3_000, seed=1, number=0)
        at_once(tree.grow(120, float("inf")))
        trees.append((tree.total, tree.found, at_once(tree.lines(world.answers()))))
    assert trees[0] == trees[1]  # to the last visit


def test_at_a_question_of_nature_or_of_another_seat_it_expects_without_answering(game: Game) -> None:
    at = game.start(2)
    assert at.actor == NATURE
    searching = searcher(100)
    searching.think(Information.of(at, 0))
    visits, win, _ = searching.expectation()
    assert 50 < visits <= 100  # fewer where the answer is settled before
    assert 0 < win < 1
    at = midway(game, 2, 1, 0.4)
    other = 1 - at.state.actor
    assert searcher(200).think(Information.of(at, other))


def test_what_was_made_without_the_compiler_is_not_kept_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process in which compiled code was switched off for a while thinks with it afterwards, and the reverse."""
    game = torri.game(SEARCHED[0])
    with monkeypatch.context() as patch:
        patch.setenv("TORRI_PLAIN", "1")
        assert not warm_up(game).accelerated and not best_player_loops(game).accelerated
    assert warm_up(game).accelerated and best_player_loops(game).accelerated
    monkeypatch.setenv("TORRI_PLAIN", "1")
    assert not best_player_loops(game).accelerated
