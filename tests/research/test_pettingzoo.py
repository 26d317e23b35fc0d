"""The PettingZoo environments: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import copy
import hashlib
import pickle
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import torri
from tests.amount import amount, cases
from torri.research import firenze_v0, florenza_v1, patrizier_v0
from torri.research.actions import WrongAction, actions
from torri.research.aec import TableEnv
from torri.research.episode import Episode, NoObservation, NotRunning, WrongSettings

ENVIRONMENTS = {"patrizier": patrizier_v0, "firenze": firenze_v0, "florenza": florenza_v1}
COUNTS = [(name, players) for name in ENVIRONMENTS for players in torri.game(name).players]
OPTIONS: dict[str, dict[str, object]] = {
    "patrizier": {"open_memory": True},
    "firenze": {"campanile": True, "placing": "hand_picked", "open_memory": True},
    "florenza": {"short_game": True, "families": "chosen"},
}

# What each version does: rules, rows, actions, rewards. If a digest changes, the behaviour of a released environment
# has changed: add the next version (`patrizier_v1`) in place of the old one, and write its digest here.
GOLDEN = {"patrizier_v0": "69f0e4345a59e2ab", "firenze_v0": "bcee6261d0edaa58", "florenza_v1": "6fc40a838ae36b0c"}

# PettingZoo knows by name which of its own environments have dictionaries and masks, and tells all others of theirs.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # when the game is over
]

every_game = pytest.mark.parametrize("name", ENVIRONMENTS)
TURNS = amount(short=120, long=10**6)  # of a game, where all that matters shows long before its end


def raw(name: str, **settings: Any) -> TableEnv:
    module: ModuleType = ENVIRONMENTS[name]
    env: TableEnv = module.raw_env(**settings)
    return env


def played(env: Any, seed: int | None, rng: Random) -> Iterator[tuple[str, dict[str, Any], float, dict[str, Any]]]:
    """Every agent's turn in a random game: what `last` tells it, up to its end."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert not truncated
        yield agent, seen, reward, info
        env.step(None if terminated else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def gone_on(env: Any, turns: int, rng: Random) -> list[Any]:
    """All that agents are shown in so many turns of a random game, in a form that can be compared."""
    shown = []
    for agent in env.agent_iter(turns):
        seen, reward, terminated, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        shown.append((agent, seen["observation"].tolist(), legal, reward))
        env.step(None if terminated else rng.choice(legal))
    return shown


def told(env: Any, seed: int | None, rng: Random, turns: int = 10**6) -> list[Any]:
    """All that agents are shown in a random game, a whole one if it is not broken off."""
    env.reset(seed=seed)
    return gone_on(env, turns, rng)


@pytest.mark.parametrize(("name", "players"), cases(short=COUNTS[::3], long=COUNTS))
def test_follows_the_interface_of_pettingzoo(name: str, players: int) -> None:
    api_test(ENVIRONMENTS[name].env(players=players), num_cycles=amount(short=100, long=400))


@every_game
def test_follows_the_interface_with_other_options(name: str) -> None:
    settings: dict[str, Any] = {"options": OPTIONS[name], "reward": "margin", "skip_forced": True}
    api_test(ENVIRONMENTS[name].env(players=2, **settings), num_cycles=amount(short=100, long=400))
    api_test(ENVIRONMENTS[name].raw_env(players=2, **settings), num_cycles=100)


@every_game
def test_is_repeated_by_its_seed_as_pettingzoo_tests_it(name: str) -> None:
    cycles = amount(short=50, long=200)
    seed_test(ENVIRONMENTS[name].env, num_cycles=cycles)
    seed_test(partial(ENVIRONMENTS[name].env, players=2, options=OPTIONS[name]), num_cycles=cycles)


@every_game
def test_shows_itself_as_pettingzoo_tests_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(ENVIRONMENTS[name].env)
    assert "player_2" in capsys.readouterr().out


@pytest.mark.long  # it takes five seconds, whatever it measures
def test_runs_the_benchmark_of_pettingzoo(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(patrizier_v0.env())
    assert "turns per second" in capsys.readouterr().out


@every_game
@pytest.mark.parametrize("reward", ["outcome", "margin"])
def test_rewards_come_at_the_end_and_sum_to_nothing(name: str, reward: str) -> None:
    every = torri.game(name).players
    for players in cases(short=every if name == "patrizier" else every[:1], long=every):
        env = raw(name, players=players, reward=reward)
        got: dict[str, float] = {}
        for agent, _, reward_, info in played(env, players, Random(players)):
            if env.terminations[agent]:
                got[agent] = reward_
                scores = env.episode.position.scores()
                assert info["score"] == scores[env.possible_agents.index(agent)]
            else:
                assert reward_ == 0
                assert "score" not in info
        assert list(got) == env.possible_agents
        assert sum(got.values()) == pytest.approx(0)
        assert list(got.values()) == env.episode.rewards()


@every_game
def test_an_agent_observes_what_its_seat_knows_and_may_do_what_is_legal(name: str) -> None:
    env = raw(name)
    space, rng = actions(env.episode.game), Random(5)
    observation = torri.game(name).observation
    assert observation is not None
    for number, (agent, seen, _, info) in enumerate(played(env, 5, Random(5))):
        position = env.episode.position
        assert np.flatnonzero(seen["action_mask"]).tolist() == space.legal(position)
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert env.observation_space(agent).contains(seen)
        seat = env.possible_agents.index(agent)
        assert seen["observation"].tolist() == observation.row(position.state, seat)
        if number % 20 == 0 and not position.over:
            assert seat == position.actor
            for other in env.agents:
                assert env.infos[other]["action_mask"].any() == (other == agent)
                assert env.observe(other)["action_mask"].any() == (other == agent)
                here = env.observe(other)
                env.episode._position = position.sample(env.possible_agents.index(other), rng)
                there = env.observe(other)
                assert (there["observation"] == here["observation"]).all()
                if other == agent:
                    assert np.flatnonzero(here["action_mask"]).tolist() == space.legal(env.episode.position)
                env.episode._position = position


@every_game
def test_an_illegal_action_changes_nothing(name: str) -> None:
    env = raw(name)
    env.reset(seed=1)
    before, legal = env.episode.position.encode(), actions(env.episode.game).legal(env.episode.position)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    wrong: Any
    for wrong in (illegal, -1, 10**6, np.int64(illegal), None, "pass", 0.5):
        with pytest.raises(WrongAction, match="is not a legal answer to"):
            env.step(wrong)
    assert env.episode.position.encode() == before
    assert not any(env.rewards.values())
    assert not any(env.terminations.values())
    env.step(legal[0])
    assert env.episode.position.encode() != before


def test_an_illegal_action_ends_the_game_as_pettingzoo_does() -> None:
    env: Any = patrizier_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    seen = env.observe(agent)
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1.0 if other == agent else 0 for other in env.agents}
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(10**6)
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []
    assert len(told(env, 2, Random(2))) > 100, "another game follows"


@every_game
def test_a_seed_gives_the_same_games(name: str) -> None:
    first, second = raw(name), ENVIRONMENTS[name].env()
    for seed in (7, None):  # the game of a seed, and the one after it
        assert told(first, seed, Random(7), TURNS) == told(second, seed, Random(7), TURNS)
    assert told(first, 7, Random(7), TURNS) != told(second, 8, Random(7), TURNS)
    assert told(first, None, Random(7), TURNS) != told(first, None, Random(7), TURNS)


@pytest.mark.parametrize("name", cases(short=["patrizier"], long=[*ENVIRONMENTS]))
def test_nobody_is_asked_without_a_choice_if_that_is_skipped(name: str) -> None:
    for skip in (True, False):
        env = raw(name, players=2, skip_forced=skip)
        turns = [len(legal) for _, _, legal, _ in told(env, 3, Random(3))]
        assert turns.count(0) == 2, "to take their leave"
        assert (1 not in turns) == skip


@every_game
def test_a_copy_goes_on_like_the_original(name: str) -> None:
    env = ENVIRONMENTS[name].env(players=2)
    env.reset(seed=4)
    gone_on(env, 60, Random(4))
    assert pickle.loads(pickle.dumps(ENVIRONMENTS[name].env)) is ENVIRONMENTS[name].env
    ends = [gone_on(twin, TURNS, Random(9)) for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env)]
    assert len(ends[0]) > 2
    assert ends[0] == ends[1] == ends[2]


@every_game
def test_the_picture_shows_what_a_spectator_sees(name: str) -> None:
    env = raw(name, render_mode="ansi")
    for number, _ in enumerate(played(env, 6, Random(6))):
        position = env.episode.position
        if number % 25 == 0 and not position.over:
            picture = env.render()
            env.episode._position = position.sample(None, Random(number))
            assert env.render() == picture
            env.episode._position = position
    assert "player_1" in str(env.render())


def test_wrong_settings_are_refused() -> None:
    with pytest.raises(torri.TorriError, match="players = 9"):
        patrizier_v0.env(players=9)
    with pytest.raises(torri.TorriError, match="campanile"):
        patrizier_v0.env(options={"campanile": True})
    with pytest.raises(WrongSettings, match="reward is 'points'; there are outcome, margin"):
        raw("patrizier", reward="points")
    with pytest.raises(WrongSettings, match="render_mode is 'rgb_array'; there are ansi, human"):
        raw("patrizier", render_mode="rgb_array")
    with pytest.raises(NoObservation, match="patrizier has no observation"):
        Episode(replace(torri.game("patrizier"), observation=None), 3)
    env = raw("patrizier")
    with pytest.raises(NotRunning, match=r"call reset\(\) first"):
        env.observe("player_0")
    with pytest.raises(NotRunning, match=r"call reset\(\) to begin"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(WrongSettings, match="no render_mode was given"):
        env.render()


@pytest.mark.parametrize(("missing", "module"), [("pettingzoo", "patrizier_v0"), ("gymnasium", "solo")])
def test_a_missing_extra_is_named(missing: str, module: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import torri; import torri.research.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert f"MissingExtra: {missing} is not installed" in done.stderr
    assert f"pip install 'torri[{missing}]'" in done.stderr


@every_game
def test_behaviour_belongs_to_a_version(name: str) -> None:
    env = raw(name)
    game = env.episode.game
    names = [actions(game).name(action) for action in range(len(actions(game)))]
    assert game.observation is not None
    blocks = [(block.name, block.shape, block.low, block.high) for block in game.observation.blocks]
    digest = hashlib.sha256(repr((game.version, game.edition.sha256, game.observation.version, blocks, names)).encode())
    for reward in ("outcome", "margin"):
        for agent, row, legal, got in told(raw(name, reward=reward), 11, Random(11)):
            digest.update(f"{agent} {row} {legal} {got:.6f}".encode())
    assert digest.hexdigest()[:16] == GOLDEN[env.metadata["name"]], "see GOLDEN"
