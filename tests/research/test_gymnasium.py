"""One seat of a table for Gymnasium: Gymnasium's own checks, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import torri
from torri.players import Information, Player, specs
from torri.research import firenze_v0, florenza_v1, patrizier_v0
from torri.research.actions import WrongAction, actions
from torri.research.episode import NotRunning, WrongSettings
from torri.research.solo import SoloEnv

PETTINGZOO = {"patrizier": patrizier_v0, "firenze": firenze_v0, "florenza": florenza_v1}  # with the same versions
every_game = pytest.mark.parametrize("name", PETTINGZOO)


def gone_on(env: Any, rng: Random, turns: int = 10**6) -> list[Any]:
    """What the learner is shown in so many turns of a random game."""
    shown: list[Any] = []
    terminated = env.unwrapped.episode.over
    while not terminated and len(shown) < turns:
        masks = env.unwrapped.action_masks()
        row, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(masks).tolist()))
        assert not truncated
        assert isinstance(reward, float)
        assert terminated or reward == 0
        assert ("scores" in info) == terminated
        shown.append((row.tolist(), reward, np.flatnonzero(info["action_mask"]).tolist(), info["seat"]))
    return shown


def played(env: Any, seed: int | None, rng: Random) -> list[Any]:
    """What the learner is shown in a random game."""
    row, info = env.reset(seed=seed)
    assert row in env.observation_space
    return [row.tolist(), info["seat"], *gone_on(env, rng)]


@every_game
@pytest.mark.parametrize("settings", [{}, {"players": 2, "seat": "random", "reward": "margin", "skip_forced": True}])
def test_passes_the_checks_of_gymnasium(name: str, settings: dict[str, Any]) -> None:
    version = PETTINGZOO[name].__name__.rpartition("_v")[2]
    env = gymnasium.make(f"torri/{name.capitalize()}-v{version}", **settings)
    check_env(env.unwrapped)


def test_is_found_by_the_name_of_its_module() -> None:
    env = gymnasium.make("torri.research.solo:torri/Patrizier-v0", players=4, opponents="random")
    assert len(played(env, 1, Random(1))) > 20
    env.close()


def test_many_stand_in_a_vector_of_gymnasium() -> None:
    envs: Any = gymnasium.make_vec("torri/Patrizier-v0", num_envs=3, vectorization_mode="sync", seat="random")
    rows, _ = envs.reset(seed=1)
    assert rows.dtype == np.uint8
    for _ in range(30):
        masks = np.stack(envs.call("action_masks"))
        rows, _, terminated, _, _ = envs.step(masks.argmax(1))
        assert rows in envs.observation_space
        assert not terminated.any(), "nothing illegal was done"
    envs.close()


@every_game
def test_the_learner_observes_its_seat_and_may_do_what_is_legal(name: str) -> None:
    game = torri.game(name)
    for players in game.players:
        env, rng = SoloEnv(name, players, seat=players - 1), Random(players)
        observation, terminated = game.observation, False
        assert observation is not None
        row, info = env.reset(seed=players)
        reward = 0.0
        while not terminated:
            position = env.episode.position
            assert position.actor == env.seat == info["seat"] == players - 1
            legal = actions(game).legal(position)
            assert row.tolist() == observation.row(position.state, env.seat)
            assert row in env.observation_space
            assert np.flatnonzero(info["action_mask"]).tolist() == legal
            assert env.action_masks().dtype == np.bool_
            assert np.flatnonzero(env.action_masks()).tolist() == legal
            row, reward, terminated, _, info = env.step(rng.choice(legal))
        assert not env.action_masks().any()
        assert info["scores"] == env.episode.position.scores()
        assert reward == env.episode.rewards()[env.seat]
        assert reward <= 0 or env.seat in env.episode.position.winners()


@every_game
def test_a_seed_gives_the_same_games(name: str) -> None:
    first, second = SoloEnv(name, seat="random"), SoloEnv(name, seat="random")
    for seed in (7, None):
        assert played(first, seed, Random(7)) == played(second, seed, Random(7))
    assert played(first, 7, Random(7)) != played(second, 8, Random(7))


def test_a_random_seat_is_every_seat_in_turn() -> None:
    env = SoloEnv("patrizier", 4, seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(40)} == {0, 1, 2, 3}


@every_game
def test_the_learner_is_not_asked_without_a_choice_if_that_is_skipped(name: str) -> None:
    for skip in (True, False):
        turns = [len(turn[2]) for turn in played(SoloEnv(name, 2, skip_forced=skip), 3, Random(3))[2:]]
        assert (1 not in turns) == skip


def test_bots_play_the_same_game_again_and_beat_a_random_learner() -> None:
    env = SoloEnv("patrizier", 3, opponents=["greedy", "search:iterations=40"], reward="margin")
    first = played(env, 1, Random(1))
    assert played(env, 1, Random(1)) == first
    lost = sum(played(env, seed, Random(seed))[-1][1] < 0 for seed in range(5))
    assert lost >= 4
    env.close()
    assert not env._bots


class Watcher(Player):
    """Compares what it is told with the table, and records that it was closed."""

    env: SoloEnv
    made: list[Watcher] = []

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.closed = False
        self.made.append(self)

    def answer(self, seen: Information) -> int:
        other_world = self.env.episode.position.sample(seen.seat, Random(len(self.made)))
        assert seen.world.encode() == Information.of(other_world, seen.seat).world.encode()
        assert seen.seat == seen.world.actor
        self.seats.add(seen.seat)
        return seen.world.answers()[-1]

    def close(self) -> None:
        self.closed = True


@every_game
def test_opponents_know_what_their_seat_knows_and_are_let_go(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(specs.PLAYERS, "watcher", lambda _spec, _rng: Watcher())
    Watcher.env = env = SoloEnv(name, 3, seat=1, opponents=["random", "watcher"])
    Watcher.made.clear()
    env.reset(seed=1)
    gone_on(env, Random(1), 10)
    (watcher,) = Watcher.made
    assert watcher.seats == {0}, "the learner has seat 1, its left neighbour seat 2"
    assert not watcher.closed
    env.reset()
    gone_on(env, Random(2))
    assert [each.closed for each in Watcher.made] == [True, False]
    env.close()
    assert [each.closed for each in Watcher.made] == [True, True]
    env.close()


def test_a_program_from_outside_can_be_an_opponent(tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['type'] == 'hello':\n"
        "        print(json.dumps({'type': 'ready', 'name': 'first'}), flush=True)\n"
        "    if said['type'] == 'question':\n"
        "        answer = said['view']['answers'][0]['answer']\n"
        "        print(json.dumps({'type': 'answer', 'number': said['number'], 'answer': answer}), flush=True)\n"
        "    if said['type'] == 'bye':\n"
        "        break\n"
    )
    env = SoloEnv("patrizier", 2, opponents=f"exec:{sys.executable} {bot}")
    assert len(played(env, 1, Random(1))) > 20
    env.close()


@every_game
def test_an_illegal_action_ends_the_game_or_raises(name: str) -> None:
    env = SoloEnv(name, 2, illegal_reward=-3)
    row, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-3.0, True, False)
    assert "is not a legal answer to" in info["wrong_action"]
    assert (row == after).all()
    assert not env.action_masks().any()
    with pytest.raises(NotRunning, match=r"the game is over: call reset\(\)"):
        env.step(illegal)
    strict = SoloEnv(name, 2, illegal_reward=None)
    strict.reset(seed=1)
    before = strict.episode.position.encode()
    for wrong in (illegal, -1, 10**6, "pass"):
        with pytest.raises(WrongAction):
            strict.step(wrong)  # type: ignore[arg-type]
    assert strict.episode.position.encode() == before
    assert len(gone_on(strict, Random(1))) > 10
    env.reset()
    with pytest.raises(WrongAction):
        env.step(10**6)  # no action at all


def test_a_finished_or_unbegun_game_can_not_go_on() -> None:
    env = SoloEnv("patrizier", 2)
    with pytest.raises(NotRunning, match=r"call reset\(\) first"):
        env.step(0)
    played(env, 1, Random(1))
    with pytest.raises(NotRunning, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(("name", "opponents"), [*((name, "random") for name in PETTINGZOO), ("patrizier", "greedy")])
def test_a_copy_goes_on_like_the_original(name: str, opponents: str | Sequence[str]) -> None:
    env = SoloEnv(name, 3, opponents=opponents)
    env.reset(seed=4)
    gone_on(env, Random(4), 10)
    ends = [gone_on(twin, Random(9)) for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)]
    assert len(ends[0]) > 2
    assert ends[0] == ends[1] == ends[2]


@every_game
def test_the_picture_is_a_spectator_s(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv(name, 2, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    env.episode._position = env.episode.position.sample(None, Random(3))
    assert env.render() == picture
    assert "learner" in str(picture)
    assert "random" in str(picture)
    human = SoloEnv(name, 2, render_mode="human")
    human.reset(seed=1)
    assert capsys.readouterr().out == f"{picture}\n\n"
    assert human.render() is None


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(WrongSettings, match="seat is 3; there are 0 to 2, or 'random'"):
        SoloEnv("patrizier", 3, seat=3)
    with pytest.raises(WrongSettings, match="3 players need 2 opponents, not 1"):
        SoloEnv("patrizier", 3, opponents=["random"])
    with pytest.raises(specs.UnknownPlayer, match="nobody"):
        SoloEnv("patrizier", 3, opponents=["random", "nobody"])
    with pytest.raises(specs.WrongSetting, match="depth=99"):
        SoloEnv("patrizier", 3, opponents="greedy:depth=99")
    with pytest.raises(WrongSettings, match="reward"):
        SoloEnv("patrizier", 3, reward="points")  # type: ignore[arg-type]
