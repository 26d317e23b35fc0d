"""Games in lock-step: every game of a batch is the game that the facade would play."""

from __future__ import annotations

import importlib.util
import itertools
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import torri
from tests.amount import LONG, amount, cases
from torri.engine.accelerate import available
from torri.engine.accelerate.cuda import NoGpu
from torri.engine.loops import loops
from torri.engine.playouts import draw
from torri.engine.questions import NATURE
from torri.engine.rewards import MARGIN, OUTCOME
from torri.engine.streams import start_stream
from torri.research.actions import WrongAction, actions
from torri.research.rewards import rewards
from torri.research.vector import Batch, Opponents, Reward, VectorEnv, WrongBatch

ROOT = Path(__file__).parents[2]
GAMES = ("firenze", "florenza", "patrizier")
COUNTS = [(name, players) for name in GAMES for players in torri.game(name).players]


def kept(batch: Batch) -> list[Any]:
    """A copy of all that a batch shows."""
    shown = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.scores, batch.over)
    return [array.copy() for array in shown]


def assert_alike(batch: list[Any], other: list[Any]) -> None:
    for array, twin in zip(batch, other, strict=True):
        np.testing.assert_array_equal(array, twin)


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_every_game_shows_what_its_seat_is_asked_and_knows(name: str, players: int) -> None:
    env = VectorEnv(name, games=3, players=players, seed=5, accelerated=False)
    batch = env.reset()
    space = actions(env.game)
    for _ in range(amount(short=25, long=60)):
        for number in range(env.games):
            position = env.position(number)
            seat = int(batch.seats[number])
            assert position.actor == seat
            assert np.flatnonzero(batch.masks[number]).tolist() == space.legal(position)
            assert env.game.observation is not None
            assert batch.observations[number].tolist() == env.game.observation.row(position.state, seat)
        batch = env.step(env.random_actions())


@pytest.mark.parametrize("players", cases(short=[2, 5], long=torri.game("patrizier").players))
def test_accelerated_and_plain_batches_are_alike(players: int) -> None:
    fast, plain = (VectorEnv("patrizier", 4, players, seed=9, accelerated=quick) for quick in (True, False))
    ended = 0
    for _ in range(amount(short=200, long=400)):
        chosen = fast.random_actions().copy()
        np.testing.assert_array_equal(chosen, plain.random_actions())
        batch = kept(fast.step(chosen))
        assert_alike(batch, kept(plain.step(chosen)))
        ended += batch[-1].sum()
    assert ended >= 4


@pytest.mark.parametrize("opponents", [None, "random"])
@pytest.mark.parametrize("every", [1, 4])
def test_rows_are_brought_up_to_date_however_seldom_they_are_looked_at(opponents: Opponents | None, every: int) -> None:
    env = VectorEnv("patrizier", games=4, players=3, seed=5, opponents=opponents, skip_forced=True)
    assert env.game.observation is not None
    ended = 0
    for step in range(amount(short=120, long=300)):
        batch = env.step(env.random_actions())
        if step % every < 2:  # written by `look`, and by the step after it
            for number, row in enumerate(batch.observations):
                seat = int(batch.seats[number])
                assert row.tolist() == env.game.observation.row(env.position(number).state, seat)
        ended += batch.over.sum()
    assert ended, "a new game is looked at too"


def test_a_step_writes_observations_only_where_those_before_were_looked_at() -> None:
    for accelerated in (True, False):
        env = VectorEnv("patrizier", games=4, players=3, seed=5, accelerated=accelerated)
        unseen = env.step(env.random_actions())
        rows = unseen.observations  # the environment's own array, filled again
        before = rows.copy()
        env.step(env.random_actions())
        assert (rows != before).any(axis=1).all()
        before = rows.copy()
        env.step(env.random_actions())
        np.testing.assert_array_equal(rows, before)
        assert (env.observe() != before).any(axis=1).all()


def test_an_illegal_action_leaves_observations_as_they_were() -> None:
    env = VectorEnv("patrizier", games=4, players=3, seed=5)
    rows = env.observe().copy()
    wrong = env.random_actions().copy()
    wrong[3] = -1
    with pytest.raises(WrongAction):
        env.step(wrong)
    np.testing.assert_array_equal(env.observe(), rows)
    env.step(env.random_actions())
    assert (env.observe() != rows).any(axis=1).all()


def test_a_game_that_ends_tells_how_and_is_followed_by_a_new_one() -> None:
    env = VectorEnv("patrizier", games=8, players=3, seed=2)
    before = [env.position(number) for number in range(8)]
    over = 0
    for _ in range(500):
        chosen = env.random_actions().copy()
        batch = env.step(chosen)
        for number in range(8):
            if batch.over[number]:
                over += 1
                last = before[number]
                last.apply(actions(env.game).answer(last, int(chosen[number])))
                while last.actor == NATURE:  # nothing that is drawn after the last answer changes a score
                    last.apply(last.answers()[0])
                assert last.over
                assert batch.scores[number].tolist() == last.scores()
                np.testing.assert_allclose(batch.rewards[number], rewards(last, env.game))
                assert env.position(number).scores() == [0, 0, 0]
            else:
                assert not batch.rewards[number].any()
            before[number] = env.position(number)
    assert over >= 16


def test_rewards_of_every_end_sum_to_nothing() -> None:
    kinds: tuple[Reward, ...] = ("outcome", "margin")
    for kind in kinds:
        env = VectorEnv("patrizier", games=64, players=4, seed=3, reward=kind)
        ends = []
        for _ in range(300):
            batch = env.step(env.random_actions())
            ends += [(batch.rewards[n].copy(), batch.scores[n].copy()) for n in np.flatnonzero(batch.over)]
        assert len(ends) > 64
        for got, scores in ends:
            assert abs(got.sum()) < 1e-4
            if kind == "margin":
                np.testing.assert_allclose(got, scores - (scores.sum() - scores) / 3, rtol=1e-5)
            else:
                assert got.max() <= 1
                assert got.min() >= -1


def test_winners_share_and_losers_share() -> None:
    position = torri.game("patrizier").start(4)
    assert rewards(position, position.game, OUTCOME) == [0, 0, 0, 0]  # type: ignore[arg-type]
    position.state.heads[1][0] = position.state.heads[2][0] = 3
    assert rewards(position, position.game, OUTCOME) == [-0.5, 0.5, 0.5, -0.5]  # type: ignore[arg-type]
    assert rewards(position, position.game, MARGIN) == [-4, 4, 4, -4]  # type: ignore[arg-type]


def test_chance_is_that_of_the_seed_and_of_nothing_else() -> None:
    """The first game of a batch, played again by the facade with nature's answers from the same stream."""
    env = VectorEnv("patrizier", games=5, players=2, seed=77)
    given, batch = [], env.reset()
    while not batch.over[3]:
        chosen = env.random_actions()
        given.append(int(chosen[3]))
        batch = env.step(chosen)
    position = env.game.start(2)
    stream = [0] * 4
    start_stream(stream, 77, 3)
    linked = loops(env.game, False).link({"draw": draw}).draw
    answers = iter(given)
    while not position.over:
        if position.actor == NATURE:
            position.apply(linked(position.state, env.game.questions.legal(position.state), stream))
        else:
            position.apply(actions(env.game).answer(position, next(answers)))
    assert next(answers, None) is None
    assert position.scores() == batch.scores[3].tolist()


def test_the_first_games_do_not_depend_on_the_size_of_the_batch() -> None:
    small, large = (VectorEnv("patrizier", games=size, players=3, seed=4) for size in (4, 16))
    for _ in range(60):
        small.step(small.random_actions())
        large.step(large.random_actions())
    for number in range(4):
        assert small.position(number).encode() == large.position(number).encode()


def test_reset_begins_again_or_with_another_seed() -> None:
    env = VectorEnv("patrizier", games=6, players=3, seed=1)
    first = kept(env.reset())
    for _ in range(200):
        env.step(env.random_actions())
    assert_alike(kept(env.reset()), first)
    other = kept(env.reset(seed=2))
    assert (other[0] != first[0]).any()
    assert_alike(kept(env.reset(seed=1)), first)


@pytest.mark.parametrize("seat", range(3))
def test_among_opponents_only_the_own_seat_is_asked(seat: int) -> None:
    env = VectorEnv("patrizier", games=16, players=3, seed=6, opponents="random", seat=seat)
    for _ in range(100):
        assert set(env.step(env.random_actions()).seats.tolist()) == {seat}


def test_the_own_seat_changes_from_game_to_game() -> None:
    env = VectorEnv("patrizier", games=6, players=3, seed=6, opponents="random")
    batch, episodes = env.reset(), np.zeros(6, int)
    for _ in range(200):
        assert batch.seats.tolist() == [(number + episodes[number]) % 3 for number in range(6)]
        batch = env.step(env.random_actions())
        episodes += batch.over
    assert episodes.min() > 1


def test_greedy_opponents_beat_a_learner_that_learns_nothing() -> None:
    """In the short run on CPython: no other test needs this loop, and to compile it takes longer than these games."""
    env = VectorEnv("patrizier", games=amount(4, 32), players=2, seed=8, opponents="greedy", accelerated=LONG)
    own: list[float] = []
    seats = env.reset().seats.copy()
    for _ in range(220):
        batch = env.step(env.random_actions())
        own += [float(batch.rewards[n, seats[n]]) for n in np.flatnonzero(batch.over)]
        seats = batch.seats.copy()
    assert len(own) > amount(4, 64)
    assert np.mean(own) < -0.8


def test_forced_answers_are_given_if_wished() -> None:
    asked = VectorEnv("patrizier", games=8, players=2, seed=3)
    spared = VectorEnv("patrizier", games=8, players=2, seed=3, skip_forced=True)
    assert any((asked.step(asked.random_actions()).masks.sum(axis=1) == 1).any() for _ in range(100))
    assert all((spared.step(spared.random_actions()).masks.sum(axis=1) > 1).all() for _ in range(300))


@pytest.mark.parametrize("accelerated", [True, False])
def test_an_illegal_action_changes_nothing(accelerated: bool) -> None:
    env = VectorEnv("patrizier", games=4, players=2, seed=3, accelerated=accelerated)
    before = [env.position(number).encode() for number in range(4)]
    legal = env.random_actions().copy()
    forbidden = int(np.flatnonzero(~env.reset().masks[2])[0])
    for wrong in (forbidden, -1, len(env.actions), 1 << 40):
        given = legal.copy()
        given[2] = wrong
        with pytest.raises(WrongAction, match=rf"action {wrong} .* game 2 of the batch") as caught:
            env.step(given)
        assert caught.value.legal == tuple(actions(env.game).legal(env.position(2)))
    assert [env.position(number).encode() for number in range(4)] == before
    env.step(legal)


def test_wrong_settings_and_wrong_arrays_are_refused() -> None:
    wrong: list[dict[str, Any]] = [
        {"games": 0},
        {"seat": 2, "opponents": "random"},
        {"opponents": "clever"},
        {"reward": "glory"},
    ]
    for settings in wrong:
        with pytest.raises(WrongBatch, match=rf"^{next(iter(settings))} is "):
            VectorEnv(**{"game": "patrizier", "games": 2, "players": 2, **settings})
    env = VectorEnv("patrizier", games=2, players=2)
    for given in ([0], [[0, 0]], [0.5, 1.0], ["0", "1"]):
        with pytest.raises(WrongBatch, match="2 games need 2 whole numbers"):
            env.step(given)
    with pytest.raises(torri.TorriError):
        VectorEnv("patrizier", games=2, players=9)


def test_actions_are_numbered_through_and_named() -> None:
    for name in GAMES:
        space = actions(torri.game(name))
        asked = [question for question in space.game.questions if question.weight is None]
        assert len(space) == sum(question.answers for question in asked)
        names = [space.name(action) for action in range(len(space))]
        assert names == [f"{q.ask.name} {answer}" for q, n in ((q, q.answers) for q in asked) for answer in range(n)]
        assert len(set(names)) == len(space)
        numbers = [space.offsets[question.ask] for question in asked]
        assert all(a < b for a, b in itertools.pairwise(numbers))


def test_games_on_a_gpu_say_what_is_missing() -> None:
    """What they do there is tried on this machine by `gpu_on_cpu`, in the long run."""
    with pytest.raises(WrongBatch, match="device is 'tpu'; there are cpu, cuda"):
        VectorEnv("patrizier", 2, 3, device="tpu")  # type: ignore[arg-type]
    with pytest.raises(WrongBatch, match="on a GPU there is 'random'"):
        VectorEnv("patrizier", 2, 3, opponents="greedy", device="cuda")
    if importlib.util.find_spec("cupy") is None:
        for start in (
            lambda: VectorEnv("patrizier", 2, 3, device="cuda"),
            lambda: torri.simulate("patrizier", players=3, games=2, device="cuda"),
        ):
            with pytest.raises(NoGpu, match=re.escape("pip install 'torri[gpu]'")):
                start()


@pytest.mark.long
@pytest.mark.skipif(not available(), reason="kernels are made with Numba")
def test_kernels_of_a_gpu_repeat_the_games_of_the_cpu() -> None:
    """The same kernels in machine code, with a loop for the threads, in a process that compiles nothing else."""
    command = [sys.executable, "-m", "tests.research.gpu_on_cpu", "patrizier"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("250 steps alike") == 2
