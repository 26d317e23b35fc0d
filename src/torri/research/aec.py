"""PettingZoo: a game as an AEC environment, in which one agent after another is asked.

`patrizier_v0`, `firenze_v0` and `florenza_v1` are the environments. A version is bumped when the same seed and actions
would no longer give the same rows and rewards; the tests hold what each version does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, ClassVar, Final, ParamSpec, TypeAlias

from torri.research.extras import needed

with needed("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from torri.research.actions import actions
from torri.research.episode import Episode, NotRunning, RenderMode, Reward

ILLEGAL_REWARD: Final = -1.0  # of an agent whose action is illegal, which ends the game

Seen: TypeAlias = dict[str, NDArray[Any]]
Table: TypeAlias = AECEnv[str, Any, Any]
P = ParamSpec("P")


def agent_of(seat: int) -> str:
    return f"player_{seat}"


class TableEnv(AECEnv[str, Any, Any]):
    """A table whose seats are agents. What an agent observes is what its seat knows; its mask, in the observation and
    in the info, is empty while another is asked. Nature answers inside, from the seed given to `reset`.

    An illegal action raises `WrongAction` and changes nothing. All rewards are given at the end, and sum to 0.
    """

    game: ClassVar[str]

    def __init__(
        self,
        players: int = 3,
        options: Mapping[str, object] | None = None,
        render_mode: RenderMode | None = None,
        reward: Reward = "outcome",
        skip_forced: bool = False,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.render_mode = render_mode
        self.episode = Episode(self.game, players, options, reward, skip_forced, render_mode)
        self.possible_agents = [agent_of(seat) for seat in range(players)]
        self.agents = []
        self.np_random: np.random.Generator | None = None
        number = len(actions(self.episode.game))
        low, high = self.episode.bounds()
        self.action_spaces = {agent: spaces.Discrete(number) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=low.dtype.type),
                    "action_mask": spaces.Box(0, 1, (number,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game: the one of a seed, or the next one. The options of a game stay what they were."""
        if seed is not None or self.np_random is None:
            self.np_random, _ = seeding.np_random(seed)
        self.episode.begin(self.np_random)
        self.agents = self.possible_agents[:]
        self.__dict__.pop("_skip_agent_selection", None)  # the state that PettingZoo needs while agents terminate
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise NotRunning("nobody is asked: call reset() to begin a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.apply(self.episode.answer(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._go_on()

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.row(seat), "action_mask": self.episode.mask(seat)}

    def render(self) -> str | None:
        """The table as a spectator sees it, in words."""
        return self.episode.render(self.possible_agents)

    def close(self) -> None:
        """There is nothing to close."""

    def _go_on(self) -> None:
        """Select the agent that is asked; when the game is over all agents terminate, the first one first."""
        episode = self.episode
        self.agent_selection = self.agents[0 if episode.over else episode.seat]
        self.infos = {agent: {"action_mask": episode.mask(seat)} for seat, agent in enumerate(self.agents)}
        if episode.over:
            for agent, score in zip(self.agents, episode.position.scores(), strict=True):
                self.infos[agent]["score"] = score
        if self.render_mode == "human":
            self.render()


def enclosed(make: Callable[P, TableEnv]) -> Callable[P, Table]:
    """The environment that PettingZoo expects: an illegal action ends the game, a call out of order is refused."""

    @wraps(make)
    def env(*arguments: P.args, **settings: P.kwargs) -> Table:
        ending = TerminateIllegalWrapper(make(*arguments, **settings), illegal_reward=ILLEGAL_REWARD)
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ending))

    env.__name__ = env.__qualname__ = "env"  # the name in the module of each environment, so that it can be pickled
    return env
