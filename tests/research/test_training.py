"""The example that trains: its parts by themselves, and a tiny training from end to end."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from torri.engine.game import Game
from torri.players import Information
from torri.research.actions import actions
from torri.research.vector import VectorEnv

EXAMPLES = Path(__file__).parents[2] / "examples"
TINY = {"games": 128, "hidden": (48,), "minibatch": 512, "rate": 4e-3, "last_rate": 0.2, "every": 6, "trials": 128}
ITERATIONS = 12


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
def settings(selfplay: ModuleType) -> Any:
    return selfplay.Settings(seed=3, **TINY)


@pytest.fixture(scope="module")
def trained(script: ModuleType, settings: Any) -> Any:
    """A network after a tiny training, and its curve."""
    return script.train(settings, ITERATIONS, None, lambda line: None)


@pytest.fixture
def played(script: ModuleType, selfplay: ModuleType, settings: Any) -> Any:
    """A small network, its play and what it has just played."""
    rng = np.random.default_rng(5)
    play = selfplay.SelfPlay("patrizier", replace(settings, games=8, steps=12), rng)
    network = script.Network.fresh(play.used, play.highs, (6, 5), len(play.env.actions), rng)
    return network, play, play.gather(network)


def test_the_gradient_is_that_of_the_loss(selfplay: ModuleType, settings: Any, played: Any) -> None:
    """By every parameter of both layers and heads, against differences of the loss itself."""
    network, _play, decisions = played
    rng = np.random.default_rng(6)
    # Another network than the one that played, so that some ratios are beyond the clip; exact enough for differences.
    network.parameters = [array + rng.normal(0, 0.5, array.shape) for array in network.parameters]
    inputs = decisions.inputs / network.highs.astype(np.float64)

    def loss() -> float:
        return float(selfplay.loss(network.layers(inputs)[-1], decisions, settings)[0])

    layers = network.layers(inputs)
    gradient = network.backward(layers, selfplay.loss(layers[-1], decisions, settings)[1])
    ratios = np.exp(
        selfplay.log_likelihoods(layers[-1], decisions.masks)[np.arange(len(inputs)), decisions.actions]
        - decisions.likelihoods
    )
    assert (np.abs(ratios - 1) > settings.clip).mean() > 0.2
    little = 1e-6
    for array, slopes in zip(network.parameters, gradient, strict=True):
        assert array.shape == slopes.shape
        flat = array.reshape(-1)
        tried = rng.choice(flat.size, min(flat.size, 60), replace=False)
        measured = []
        for place in tried:
            kept = flat[place]
            flat[place] = kept + little
            above = loss()
            flat[place] = kept - little
            measured.append((above - loss()) / (2 * little))
            flat[place] = kept
        assert np.abs(measured).max() > 1e-4
        np.testing.assert_allclose(slopes.reshape(-1)[tried], measured, rtol=1e-4, atol=1e-7)


def test_a_surprise_is_laid_to_the_answers_before_it_and_to_the_seat_that_gave_them(selfplay: ModuleType) -> None:
    rewards = np.array([[0.0], [0.0], [1.0], [0.0]], np.float32)
    sides = np.array([[1.0], [-1.0], [1.0], [1.0], [1.0]], np.float32)
    over = np.array([[False], [False], [True], [False]])
    values = np.zeros((5, 1), np.float32)
    values[4] = 0.5  # of the next game, which the one before has no part in
    advantages, returns = selfplay.judged(rewards, values, sides, over, 0.5)
    assert returns[:, 0].tolist() == [0.25, -0.5, 1.0, 0.5]
    assert advantages.mean() == pytest.approx(0, abs=1e-6)
    assert advantages.std() == pytest.approx(1, rel=1e-5)
    assert np.argsort(advantages[:, 0]).tolist() == [1, 0, 3, 2]


def test_rewards_add_up_to_the_margin_of_the_game(
    selfplay: ModuleType, settings: Any, script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Points told as they are made come to the same in the end."""
    given: list[Any] = []
    judged = selfplay.judged

    def listening(*told: Any) -> Any:
        given.extend(told)
        return judged(*told)

    monkeypatch.setattr(selfplay, "judged", listening)
    rng = np.random.default_rng(7)
    play = selfplay.SelfPlay("patrizier", replace(settings, games=4, steps=170), rng)
    network = script.Network.fresh(play.used, play.highs, (4,), len(play.env.actions), rng)
    chosen = play.gather(network).actions.reshape(170, 4)
    rewards, _values, _sides, over, _patience = given
    again = VectorEnv("patrizier", 4, 2, settings.seed, reward="margin", skip_forced=True)
    totals = np.zeros(4)
    ended = 0
    for step in range(170):
        totals += rewards[step] * selfplay.POINTS
        batch = again.step(chosen[step])
        assert np.array_equal(batch.over, over[step])
        np.testing.assert_allclose(totals[batch.over], batch.rewards[batch.over, 0], atol=1e-3)
        totals[batch.over] = 0
        ended += int(batch.over.sum())
    assert ended >= 4


def test_only_legal_actions_are_chosen(script: ModuleType, selfplay: ModuleType, played: Any) -> None:
    network, play, decisions = played
    rows = np.arange(len(decisions.actions))
    assert decisions.masks[rows, decisions.actions].all()
    rng = np.random.default_rng(8)
    masks = rng.random((500, 12)) < 0.2
    masks[np.arange(500), rng.integers(0, 12, 500)] = True
    # Preferences so extreme that most legal actions round to nothing: still none that is not legal.
    outputs = rng.normal(0, 60, (500, 13)).astype(np.float32)
    likelihoods = np.exp(selfplay.log_likelihoods(outputs, masks))
    assert (likelihoods[~masks] == 0).all()
    np.testing.assert_allclose(likelihoods.sum(axis=1), 1, rtol=1e-5)
    for _ in range(20):
        assert masks[np.arange(500), selfplay.drawn(likelihoods, rng)].all()
    batch = play.batch
    assert batch.masks[np.arange(8), network.best(batch.observations, batch.masks)].all()


def test_actions_are_drawn_as_often_as_they_are_likely(selfplay: ModuleType) -> None:
    likelihoods = np.tile(np.array([0.0, 0.5, 0.0, 0.3, 0.2, 0.0], np.float32), (40_000, 1))
    drawn = selfplay.drawn(likelihoods, np.random.default_rng(9))
    np.testing.assert_allclose(np.bincount(drawn, minlength=6) / 40_000, likelihoods[0], atol=0.01)


def test_a_tiny_training_gets_better(script: ModuleType, settings: Any, trained: Any, patrizier: Game) -> None:
    network, curve = trained
    assert [point.iteration for point in curve] == [0, 6, 12]
    assert curve[-1].decisions == ITERATIONS * settings.games * settings.steps
    rng = np.random.default_rng(settings.seed)
    untrained = script.Network.fresh(network.used, network.highs, settings.hidden, len(actions(patrizier)), rng)
    before = script.win_share(untrained, "random", 1000, 11)
    after = script.win_share(network, "random", 1000, 11)
    assert after > before + 0.05
    assert after > 0.55


def test_every_parameter_learns_and_the_loss_stays_finite(
    script: ModuleType, selfplay: ModuleType, settings: Any, played: Any
) -> None:
    network, _play, decisions = played
    before = [array.copy() for array in network.parameters]
    adam = script.Adam(network.parameters, settings.longest)
    loss = selfplay.learn(network, adam, decisions, settings, 1e-3, np.random.default_rng(1))
    assert np.isfinite(loss)
    for earlier, array in zip(before, network.parameters, strict=True):
        assert array.dtype == np.float32
        assert np.isfinite(array).all()
        assert (array != earlier).any()


def test_the_same_seed_learns_the_same(script: ModuleType, settings: Any) -> None:
    one, other, different = (
        script.train(replace(settings, seed=seed, games=16, steps=20, trials=8), 2, None, lambda line: None)[0]
        for seed in (3, 3, 4)
    )
    assert all(np.array_equal(*pair) for pair in zip(one.parameters, other.parameters, strict=True))
    assert not all(
        pair[0].shape == pair[1].shape and np.array_equal(*pair)
        for pair in zip(one.parameters, different.parameters, strict=True)
    )


def test_a_saved_network_answers_the_same_again(script: ModuleType, trained: Any, played: Any, tmp_path: Path) -> None:
    network, _curve = trained
    network.save(tmp_path / "model.npz", script.fitting())
    again = script.Network.load(tmp_path / "model.npz", script.fitting())
    observations = played[1].batch.observations
    assert np.array_equal(network.forward(observations)[-1], again.forward(observations)[-1])
    network.save(tmp_path / "old.npz", [0, *script.fitting()[1:]])
    with pytest.raises(script.WrongModel, match="other rules or another observation"):
        script.Network.load(tmp_path / "old.npz", script.fitting())


def test_at_a_table_it_answers_as_in_the_vector_environment(script: ModuleType, trained: Any, patrizier: Game) -> None:
    """From what its seat knows alone: the world that a player is given is dealt anew."""
    network, _curve = trained
    player = script.NetworkPlayer(network)
    env = VectorEnv(patrizier, 3, 2, seed=12, skip_forced=True)
    batch = env.reset()
    for _ in range(30):
        best = network.best(batch.observations, batch.masks)
        for game in range(3):
            position = env.position(game)
            answer = player.answer(Information.of(position, int(batch.seats[game])))
            assert env.actions.of(position, answer) == best[game]
        batch = env.step(best)


def test_paired_games_are_counted(script: ModuleType, trained: Any) -> None:
    network, _curve = trained
    ended = script.duel(network, "random", 10, 1)
    assert ended.games == 20
    assert ended.share.mean == (ended.outright + ended.drawn / 2) / 20
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
