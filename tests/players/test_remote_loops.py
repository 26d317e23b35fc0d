"""Thinking with loops that run elsewhere: the same answers, hints and reviews as with those of this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

import torri
from tests.games.every import NAMES
from tests.players.other_workers import OtherWorkers
from tests.players.thinking import midway
from torri import Game
from torri.engine.accelerate import available, to_bytes, to_records
from torri.players.levels import LEVELS
from torri.players.player import Information
from torri.players.remote_loops import Module, RemoteLoops, remote_maker
from torri.players.reviewing import Depth, review, reviewing
from torri.players.searching import Effort, Searcher
from torri.players.specs import player
from torri.players.thinking_pool.messages import Advise, Advised, Answered, Ask, known
from torri.players.thinking_pool.thinker import Thinker
from torri.players.warming import best_player_loops, think_with, warm_up

pytestmark = pytest.mark.skipif(not available(), reason="compiled loops stand for those of a browser")
FEW = "iterations=90,trees=2,seconds=3600"  # so that nothing depends on the machine
LITTLE = Depth(1, 1, 4, 4, 2, 24, 2)


@pytest.fixture
def usual() -> Iterator[None]:
    yield
    think_with(None)


def elsewhere(game: Game, lost: tuple[int, ...] = ()) -> OtherWorkers:
    workers = OtherWorkers(game, lost)
    think_with(remote_maker(workers, {game.name: Module(game.version, game.edition.sha256)}))
    return workers


@pytest.mark.parametrize("name", NAMES)
def test_a_state_has_the_same_bytes_without_numpy(name: str) -> None:
    game = torri.game(name)
    at, rng = game.start(game.players[-1]), Random(4)
    for step in range(200):
        game.questions.apply(at.state, rng.choice(at.answers()))
        if step % 40 == 0:
            assert to_bytes(at.state) == to_records(at.state, 1).tobytes()


@pytest.mark.usefixtures("usual")
def test_players_of_all_levels_answer_the_same(patrizier: Game) -> None:
    at = midway(patrizier, 3, 2, 0.3)
    seen = Information.of(at, int(at.state.actor))
    specs = [*LEVELS[:4], *(f"{level}:{FEW},style=builder" for level in LEVELS[4:])]
    warm_up(patrizier)
    wanted = [player(spec, Random(5)).answer(seen) for spec in specs]
    workers = elsewhere(patrizier)
    assert [asyncio.run(player(spec, Random(5)).think(seen)) for spec in specs] == wanted
    names = {request["keep"] for request in workers.requests if "keep" in request}
    assert len(names) == 4 and len(workers.requests) == 4 + 2 * 2 * 2  # each tree grows, and is asked what it has found


@pytest.mark.usefixtures("usual")
def test_a_turn_goes_on_in_the_trees_that_the_workers_keep(patrizier: Game) -> None:
    def turn(position: torri.Position) -> list[int]:
        searcher, at, given = Searcher(Effort(200, 3600, 2), "all-round", Random(3)), position.copy(), list[int]()
        seat = at.actor

        async def think() -> None:
            while at.actor == seat:
                answers = at.answers()
                answer = answers[0]
                if len(answers) > 1:
                    found = await searcher.thinking(Information.of(at, int(at.state.actor)))
                    given.extend(line for one in await searcher.lines([one.answer for one in found]) for line in one)
                    answer = found[0].answer
                searcher.answered(answer)
                given.append(answer)
                at.apply(answer)
            searcher.close()

        asyncio.run(think())
        return given

    at = midway(patrizier, 2, 1, 0.5)
    warm_up(patrizier)
    wanted = turn(at)
    workers = elsewhere(patrizier)
    assert turn(at) == wanted
    assert not workers.kept  # closed
    first, *later = [one["arguments"] for one in workers.requests if one.get("keep") == workers.requests[0]["keep"]]
    assert first[3] is not None and all(one[3] is None for one in later)  # the tree stays there


@pytest.mark.usefixtures("usual")
def test_a_review_finds_the_same(patrizier: Game) -> None:
    start = patrizier.start(2)
    answers = warm_up(patrizier).greedy_game(start.state, 1, 0)[:24]
    wanted = review(start, answers, LITTLE)
    elsewhere(patrizier)
    assert asyncio.run(reviewing(start, answers, LITTLE)) == wanted


@pytest.mark.usefixtures("usual")
def test_what_a_table_asks_for_is_carried_out_and_what_a_worker_loses_is_made_again(patrizier: Game) -> None:
    at = midway(patrizier, 2, 1, 0.5)
    seat = int(at.state.actor)
    ask = Ask(1, "a table", seat, f"maestro:{FEW}", known(at, seat))
    answers = []
    for lost in ((), (3,)):
        workers = elsewhere(patrizier, lost)
        answers.append(asyncio.run(Thinker(print).reply(ask)))
    assert answers[0] == answers[1] and isinstance(answers[0], Answered)
    assert len(workers.requests) > 4  # asked again
    advised = asyncio.run(Thinker(print).reply(Advise(2, seat, known(at, seat), 0.2)))
    assert isinstance(advised, Advised)
    advice = advised.advice
    assert advice.seat == advice.actor == seat and advice.explained is not None
    assert advice.best[0].line[0] == advice.best[0].answer


@pytest.mark.usefixtures("usual")
def test_who_stops_waiting_stops_the_worker(patrizier: Game) -> None:
    workers = elsewhere(patrizier)
    at = midway(patrizier, 2, 1, 0.5)
    seen = Information.of(at, int(at.state.actor))

    async def given_up() -> None:
        task = asyncio.create_task(player("compagno", Random(1)).think(seen))
        while not workers.requests:
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(given_up())
    assert workers.cancelled == [workers.requests[0]["number"]]


@pytest.mark.usefixtures("usual")
def test_another_edition_is_thought_about_without_the_workers(patrizier: Game) -> None:
    think_with(remote_maker(OtherWorkers(patrizier), {"patrizier": Module(patrizier.version, "another")}))
    assert not best_player_loops(patrizier).accelerated


def test_numbers_that_javascript_would_round_are_refused(patrizier: Game) -> None:
    loops = RemoteLoops(patrizier, OtherWorkers(patrizier))
    with pytest.raises(OverflowError):
        asyncio.run(loops.call("best", (1 << 60,)))
