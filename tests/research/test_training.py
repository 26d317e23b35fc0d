"""The example that trains: its parts by themselves, and a tiny training from end to end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from tests.amount import amount
from torri.engine.game import Game
from torri.games.patrizier.state import Ask
from torri.games.patrizier.tables import CARD_CITY, PASS
from torri.players import Information
from torri.research.vector import VectorEnv

EXAMPLES = Path(__file__).parents[2] / "examples"
TINY = {"hidden": (32,), "minibatch": 512, "rate": 4e-3, "last_rate": 0.2, "every": 2}
SIZE = {"games": amount(8, 64), "steps": amount(20, 160), "trials": amount(4, 64)}
ITERATIONS = amount(short=1, long=6)


@pytest.fixture(scope="module")
def script() -> Iterator[ModuleType]:
    """The script, imported as it is when it is run: from its own folder."""
    sys.path.insert(0, str(EXAMPLES))
    try:
        yield import_module("train_patrizier")
    finally:
        sys.path.remove(str(EXAMPLES))


@pytest.fixture(scope="module")
def selfplay(script: ModuleType) -> ModuleType:
    return import_module("learning.selfplay")


@pytest.fixture(scope="module")
def features(script: ModuleType) -> ModuleType:
    return import_module("learning.features")


@pytest.fixture(scope="module")
def settings(selfplay: ModuleType) -> Any:
    return selfplay.Settings(seed=3, **TINY, **SIZE)


@pytest.fixture(scope="module")
def trained(script: ModuleType, settings: Any) -> Any:
    """A policy after a tiny training, and its curve."""
    return script.train(settings, ITERATIONS, None, lambda line: None)


@pytest.fixture
def played(selfplay: ModuleType, settings: Any) -> Any:
    """A small learner, its games and what it has just played."""
    rng = np.random.default_rng(5)
    small = replace(settings, games=8, steps=12, hidden=(6, 5))
    play = selfplay.SelfPlay("patrizier", small, rng)
    learner = selfplay.Learner(play.env.game, small, rng)
    return learner, play, play.gather(learner.policy, learner.critic)


def check_gradient(network: Any, inputs: Any, loss: Callable[[Any], tuple[float, Any]], idle: int) -> None:
    """By every parameter, against differences of the loss itself; the last `idle` arrays change nothing."""
    rng = np.random.default_rng(4)
    layers = network.layers(inputs)
    gradient = network.backward(layers, loss(layers[-1][:, 0])[1])
    little = 1e-6
    for number, (array, slopes) in enumerate(zip(network.parameters, gradient, strict=True)):
        assert array.shape == slopes.shape
        flat = array.reshape(-1)
        tried = rng.choice(flat.size, min(flat.size, 60), replace=False)
        measured = []
        for place in tried:
            kept = flat[place]
            flat[place] = kept + little
            above = loss(network.forward(inputs))[0]
            flat[place] = kept - little
            measured.append((above - loss(network.forward(inputs))[0]) / (2 * little))
            flat[place] = kept
        assert (np.abs(measured).max() > 1e-4) == (number < len(gradient) - idle)
        np.testing.assert_allclose(slopes.reshape(-1)[tried], measured, rtol=1e-4, atol=1e-7)


def test_the_gradients_are_those_of_the_losses(selfplay: ModuleType, settings: Any, played: Any) -> None:
    learner, _play, decisions = played
    rng = np.random.default_rng(6)
    policy, critic = learner.policy.network, learner.critic
    for network in policy, critic:
        # Others than those that played, so that some ratios are beyond the clip; and exact enough for differences.
        network.parameters = [array + rng.normal(0, 0.5, array.shape) for array in network.parameters]
    answers, positions = decisions.answers.astype(np.float64), decisions.positions.astype(np.float64)
    logs = selfplay.log_likelihoods(selfplay.spread(policy.forward(answers), decisions.masks))
    ratios = np.exp(logs[np.arange(len(logs)), decisions.actions] - decisions.likelihoods)
    assert (np.abs(ratios - 1) > settings.clip).mean() > 0.2
    # The same number added to all preferences changes no likelihood.
    check_gradient(policy, answers, lambda given: selfplay.loss_of_policy(given, decisions, settings), idle=1)
    check_gradient(critic, positions, lambda given: selfplay.loss_of_critic(given, decisions), idle=0)


def test_a_part_of_the_decisions_keeps_the_answers_that_were_legal_in_them(played: Any) -> None:
    decisions = played[2]
    rows = np.array([40, 3, 95, 0])
    part = decisions.part(rows)
    begins = np.cumsum(decisions.masks.sum(axis=1)) - decisions.masks.sum(axis=1)
    expected = [decisions.answers[begins[row] : begins[row] + decisions.masks[row].sum()] for row in rows]
    assert np.array_equal(part.answers, np.concatenate(expected))
    assert np.array_equal(part.actions, decisions.actions[rows])


def test_features_foresee_how_the_towers_will_stand(features: ModuleType, patrizier: Game) -> None:
    """P3.2, P3.5: as after the answer itself, for whichever tower it builds or moves."""
    assert patrizier.observation is not None
    observe = patrizier.observation.row
    seen = {Ask.BUILD: 0, Ask.MOVE: 0}
    env = VectorEnv(patrizier, 6, 2, seed=2, skip_forced=True)
    for _ in range(amount(short=50, long=90)):
        for game in range(6):
            position = env.position(game)
            seat, ask = position.actor, position.state.ask
            if seat is None or ask not in seen:
                continue
            for answer in position.answers():
                if ask == Ask.MOVE and answer == PASS:
                    continue
                after = position.copy()
                after.apply(answer)
                now, then = (
                    features.Table(patrizier, np.array([observe(moment.state, seat)])) for moment in (position, after)
                )
                city = answer // 2 if ask == Ask.MOVE else CARD_CITY[position.state.card]
                floors, topmost = now.floors[:, city], now.topmost[:, city]
                place = np.array([0])
                if ask == Ask.BUILD:
                    features.build(floors, topmost, place, np.array([answer]), now.card[:, 0])
                else:
                    features.move(floors, topmost, now.owners[:, city], place, np.array([answer % 2]))
                assert np.array_equal(floors, then.floors[:, city])
                assert np.array_equal(topmost, then.topmost[:, city])
                seen[ask] += 1
        env.step(env.random_actions())
    assert seen[Ask.BUILD] > amount(150, 300)
    assert seen[Ask.MOVE] > amount(25, 50)


def test_features_do_not_tell_one_site_of_a_city_from_the_other(features: ModuleType) -> None:
    rng = np.random.default_rng(10)
    floors = rng.integers(0, 4, (300, 2, 2)).astype(np.float32)
    topmost = np.where(floors > 0, floors + rng.integers(0, 3, floors.shape), 0).astype(np.float32)
    uneven = floors.sum(axis=2)[:, 0] != floors.sum(axis=2)[:, 1]
    floors, topmost = floors[uneven], topmost[uneven]
    tiles = np.tile(np.array([0.9, 0.6], np.float32), (len(floors), 1))
    assert np.array_equal(
        features.towers(floors, topmost, tiles), features.towers(floors[:, ::-1], topmost[:, ::-1], tiles)
    )


def test_a_card_shows_the_same_in_the_hand_as_on_the_table(features: ModuleType, patrizier: Game) -> None:
    assert patrizier.observation is not None
    env = VectorEnv(patrizier, 16, 2, seed=3)
    kinds = set()
    batch = env.reset()
    for _ in range(200):
        table = features.Table(patrizier, batch.observations)
        for game in range(16):
            kind = env.position(game).state.card
            if kind >= 0:
                kinds.add(kind)
                assert np.array_equal(table.card[game], features.FACES[kind])
        batch = env.step(env.random_actions())
    assert len(kinds) > 30


def test_a_surprise_is_laid_to_the_answers_before_it(selfplay: ModuleType) -> None:
    rewards = np.array([[0.0], [0.0], [1.0], [0.0]], np.float32)
    over = np.array([[False], [False], [True], [False]])
    values = np.array([[0.0], [0.5], [0.5], [0.0], [0.25]], np.float32)
    surprises = selfplay.surprising(rewards, values, over)
    assert surprises[:, 0].tolist() == [0.5, 0.0, 0.5, 0.25]
    # The game ends with the third answer: the fourth belongs to the next one.
    assert selfplay.laid_back(surprises, over, 0.5)[:, 0].tolist() == [0.625, 0.25, 0.5, 0.25]


def test_what_is_learned_is_the_margin_to_come_of_the_seat_that_answered(
    selfplay: ModuleType, settings: Any, patrizier: Game
) -> None:
    """Told to the end (foresight 1) and without a critic, the points on the table and the return make up the end."""
    assert patrizier.observation is not None
    rng = np.random.default_rng(7)
    far = replace(settings, games=4, steps=170, foresight=1.0)
    play = selfplay.SelfPlay("patrizier", far, rng)
    learner = selfplay.Learner(play.env.game, far, rng)
    for array in learner.critic.parameters:
        array[:] = 0
    decisions = play.gather(learner.policy, learner.critic)
    chosen, returns = decisions.actions.reshape(170, 4), decisions.returns.reshape(170, 4)
    env = VectorEnv("patrizier", 4, 2, far.seed, reward="margin", skip_forced=True)
    batch = env.reset()
    told: list[list[tuple[int, float]]] = [[] for _ in range(4)]
    checked = 0
    for step in range(170):
        points = batch.observations[:, patrizier.observation.slices["points"]].astype(float)
        ends = points[:, 0] - points[:, 1] + returns[step] * selfplay.POINTS
        for game in range(4):
            told[game].append((int(batch.seats[game]), float(ends[game])))
        batch = env.step(chosen[step])
        for game in np.flatnonzero(batch.over).tolist():
            for seat, end in told[game]:
                assert end == pytest.approx(batch.rewards[game, seat], abs=1e-3)
                checked += 1
            told[game].clear()
    assert checked > 400


def test_only_legal_actions_are_chosen(selfplay: ModuleType, played: Any) -> None:
    learner, play, decisions = played
    rows = np.arange(len(decisions.actions))
    assert decisions.masks[rows, decisions.actions].all()
    rng = np.random.default_rng(8)
    masks = rng.random((500, 12)) < 0.2
    masks[np.arange(500), rng.integers(0, 12, 500)] = True
    # Preferences so extreme that most legal actions round to nothing: still none that is not legal.
    outputs = rng.normal(0, 60, (500, 12)).astype(np.float32)
    likelihoods = np.exp(selfplay.log_likelihoods(selfplay.spread(outputs[masks], masks)))
    assert (likelihoods[~masks] == 0).all()
    np.testing.assert_allclose(likelihoods.sum(axis=1), 1, rtol=1e-5)
    for _ in range(20):
        assert masks[np.arange(500), selfplay.drawn(likelihoods, rng)].all()
    batch = play.batch
    assert batch.masks[np.arange(8), learner.policy.best(batch.observations, batch.masks)].all()


def test_actions_are_drawn_as_often_as_they_are_likely(selfplay: ModuleType) -> None:
    likelihoods = np.tile(np.array([0.0, 0.5, 0.0, 0.3, 0.2, 0.0], np.float32), (40_000, 1))
    drawn = selfplay.drawn(likelihoods, np.random.default_rng(9))
    np.testing.assert_allclose(np.bincount(drawn, minlength=6) / 40_000, likelihoods[0], atol=0.01)


@pytest.mark.long
def test_a_tiny_training_gets_better(
    script: ModuleType, selfplay: ModuleType, settings: Any, trained: Any, patrizier: Game
) -> None:
    policy, curve = trained
    assert [point.iteration for point in curve] == [0, 2, 4, 6]
    assert curve[-1].decisions == ITERATIONS * settings.games * settings.steps
    untrained = selfplay.Learner(patrizier, settings, np.random.default_rng(settings.seed)).policy
    assert script.win_share(untrained, "random", 500, 11) < 0.65
    assert script.win_share(policy, "random", 500, 11) > 0.75


def test_every_parameter_learns_and_the_losses_stay_finite(played: Any) -> None:
    learner, _play, decisions = played
    networks = learner.policy.network, learner.critic
    before = [[array.copy() for array in network.parameters] for network in networks]
    assert np.isfinite(learner.learn(decisions, 1e-3)).all()
    for earlier, network in zip(before, networks, strict=True):
        for old, array in zip(earlier, network.parameters, strict=True):
            assert array.dtype == np.float32
            assert np.isfinite(array).all()
            assert (array != old).any() or array is learner.policy.network.parameters[-1]


def test_the_same_seed_learns_the_same(script: ModuleType, settings: Any) -> None:
    one, other, different = (
        script.train(replace(settings, seed=seed, games=8, steps=10, trials=2), 2, None, lambda line: None)[0].network
        for seed in (3, 3, 4)
    )
    assert all(np.array_equal(*pair) for pair in zip(one.parameters, other.parameters, strict=True))
    assert not all(
        pair[0].shape == pair[1].shape and np.array_equal(*pair)
        for pair in zip(one.parameters, different.parameters, strict=True)
    )


def test_a_saved_network_answers_the_same_again(script: ModuleType, trained: Any, played: Any, tmp_path: Path) -> None:
    network = trained[0].network
    network.save(tmp_path / "model.npz", script.fitting())
    again = script.Network.load(tmp_path / "model.npz", script.fitting())
    answers = played[2].answers
    assert np.array_equal(network.forward(answers), again.forward(answers))
    network.save(tmp_path / "old.npz", [0, *script.fitting()[1:]])
    with pytest.raises(script.WrongModel, match="other rules or another observation"):
        script.Network.load(tmp_path / "old.npz", script.fitting())


def test_at_a_table_it_answers_as_in_the_vector_environment(
    script: ModuleType, selfplay: ModuleType, features: ModuleType, trained: Any, patrizier: Game
) -> None:
    """From what its seat knows alone: the world that a player is given is dealt anew. Between the two sites of a city
    it may choose otherwise there, as one row is not rounded like three."""
    policy, _curve = trained
    player = script.NetworkPlayer(policy)
    env = VectorEnv(patrizier, 3, 2, seed=12, skip_forced=True)
    batch = env.reset()
    for _ in range(30):
        table = features.Table(patrizier, batch.observations)
        answers = policy.features.of_answers(table, batch.masks)
        liked = selfplay.spread(policy.network.forward(answers), batch.masks)
        assert liked.argmax(axis=1).tolist() == policy.best(batch.observations, batch.masks).tolist()
        for game in range(3):
            position = env.position(game)
            answer = player.answer(Information.of(position, int(batch.seats[game])))
            assert liked[game, env.actions.of(position, answer)] == pytest.approx(liked[game].max(), rel=1e-5)
        batch = env.step(liked.argmax(axis=1))


def test_paired_games_are_counted(script: ModuleType, trained: Any) -> None:
    policy, _curve = trained
    ended = script.duel(policy, "random", 3, 1)
    assert ended.games == 6
    assert ended.share.mean == (ended.outright + ended.drawn / 2) / 6
    assert ended.share.low <= ended.share.mean <= ended.share.high


def test_the_command_trains_saves_plots_and_evaluates(
    script: ModuleType, selfplay: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(
        script, "Settings", lambda seed: selfplay.Settings(seed, games=8, steps=10, hidden=(8,), trials=4)
    )
    model, curve = tmp_path / "model.npz", tmp_path / "curve.svg"
    arguments = ["--seed", "2", "--iterations", "1", "--pairs", "2", "--out", str(model), "--plot", str(curve)]
    trained = CliRunner().invoke(script.main, arguments, catch_exceptions=False)
    assert trained.exit_code == 0, trained.output
    assert "iteration    1" in trained.output
    assert "<svg" in curve.read_text(encoding="utf-8")
    again = CliRunner().invoke(script.main, ["--evaluate", str(model), "--pairs", "2", "--seed", "2"])
    assert again.output == trained.output.splitlines(keepends=True)[-1]
