"""Gymnasium: one seat of a table for the learner, the others for programs.

import gymnasium, torri.research.solo
env = gymnasium.make("torri/Patrizier-v0", players=3, opponents="greedy")

Importing this module registers `torri/Patrizier-v0`, `torri/Firenze-v0` and `torri/Florenza-v1`; their versions are
those of the PettingZoo environments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Literal

from torri.research.extras import needed

with needed("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from torri.engine.accelerate import available
from torri.engine.game import Game
from torri.engine.loops import SEED_COUNT
from torri.players.player import Information, Player
from torri.players.specs import player
from torri.players.warming import warm_up
from torri.research.actions import WrongAction, actions
from torri.research.episode import Episode, RenderMode, Reward, Row, WrongSettings, described

RANDOM_SPEC: Final = "random"
LEARNER: Final = "learner"
ENVIRONMENT_VERSIONS: Final = {"patrizier": 0, "firenze": 0, "florenza": 1}  # as in the names for PettingZoo


class SoloEnv(gymnasium.Env[Row, np.int64]):
    """A table at which the learner has one seat; it observes what that seat knows.

    `opponents` are players by their specs (`random`, `greedy`, `compagno`, `search:iterations=200`, ...): one for all
    other seats, or one for each, from the learner's left neighbour on. They know what their seats know. With `seat`
    "random" the learner sits elsewhere in each game; `info["seat"]` says where.

    The learner is rewarded at the end. An illegal action ends the game with `illegal_reward`; if that is None it raises
    `WrongAction`, and nothing changes.
    """

    metadata = described()

    def __init__(
        self,
        game: Game | str,
        players: int = 3,
        seat: int | Literal["random"] = 0,
        opponents: str | Sequence[str] = RANDOM_SPEC,
        options: Mapping[str, object] | None = None,
        reward: Reward = "outcome",
        skip_forced: bool = False,
        illegal_reward: float | None = -1.0,
        render_mode: RenderMode | None = None,
    ) -> None:
        self.episode = Episode(game, players, options, reward, skip_forced, render_mode)
        if seat != RANDOM_SPEC and seat not in range(players):
            raise WrongSettings(f"seat is {seat!r}; there are 0 to {players - 1}, or {RANDOM_SPEC!r}")
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise WrongSettings(f"{players} players need {players - 1} opponents, not {len(self.opponents)}")
        self.seat = 0 if seat == RANDOM_SPEC else int(seat)  # of the learner, in this game
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        self._anywhere = seat == RANDOM_SPEC
        self._chances: list[Random] = []  # of each opponent
        self._bots: dict[int, Player] = {}  # by number of the opponent, once they are asked
        self._loops_needed = set().union(*map(_loops_needed, self.opponents))
        low, high = self.episode.bounds()
        self.observation_space = spaces.Box(low, high, dtype=low.dtype.type)
        self.action_space = spaces.Discrete(len(actions(self.episode.game)))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begin a game: the one of a seed, or the next one. The options of a game stay what they were."""
        super().reset(seed=seed, options=options)
        self.close()
        if available():  # opponents that become faster halfway would play another game
            for guided in self._loops_needed:
                warm_up(self.episode.game, guided)
        if self._anywhere:
            self.seat = int(self.np_random.integers(self.episode.players))
        seeds = self.np_random.integers(SEED_COUNT, size=len(self.opponents), dtype=np.int64)
        self._chances = [Random(number) for number in seeds.tolist()]
        self.episode.begin(self.np_random)
        self._go_on()
        return self.episode.row(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        episode, reward, told = self.episode, 0.0, dict[str, Any]()
        try:
            episode.apply(episode.answer(action))
            self._go_on()
            if episode.over:
                reward = episode.rewards()[self.seat]
                told = {"scores": episode.position.scores()}
        except WrongAction as wrong:
            if self.illegal_reward is None or not self.action_space.contains(action):
                raise
            episode.stop()
            reward = float(self.illegal_reward)
            told = {"wrong_action": str(wrong)}
        return episode.row(self.seat), reward, episode.over, False, self._info() | told

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do now, in the form that MaskablePPO asks for."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str | None:
        """The table as a spectator sees it, in words."""
        names = [LEARNER if seat == self.seat else self.opponents[self._opponent(seat)] for seat in self._seats()]
        return self.episode.render(names)

    def close(self) -> None:
        """Close the opponents; the next game has new ones."""
        while self._bots:
            self._bots.popitem()[1].close()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.seat), "seat": self.seat}

    def _seats(self) -> range:
        return range(self.episode.players)

    def _opponent(self, seat: int) -> int:
        """The number of the opponent in a seat."""
        return (seat - self.seat - 1) % self.episode.players

    def _go_on(self) -> None:
        """Let the opponents answer until the learner is asked."""
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            number = self._opponent(episode.seat)
            if self.opponents[number] == RANDOM_SPEC:  # needs no information
                episode.apply(episode.random_answer())
                continue
            if number not in self._bots:
                self._bots[number] = player(self.opponents[number], self._chances[number])
            episode.apply(self._bots[number].answer(Information.of(episode.position, episode.seat)))
        if self.render_mode == "human":
            self.render()

    def __getstate__(self) -> dict[str, Any]:
        """A copy has the opponents' random state; opponents that were thinking start again."""
        return self.__dict__ | {"_bots": {}}


def _loops_needed(spec: str) -> set[bool]:
    """Which loops a player needs to be compiled: those with a network (True), those without, or none; a wrong spec is
    refused. Programs are not started before they play."""
    if spec.startswith("exec:"):
        return set()
    opponent = player(spec, Random(0))
    return {opponent.guided} if opponent.thinks else set()


for _name, _version in ENVIRONMENT_VERSIONS.items():
    gymnasium.register(
        f"torri/{_name.capitalize()}-v{_version}",
        entry_point=f"{__name__}:{SoloEnv.__name__}",
        kwargs={"game": _name},
    )
