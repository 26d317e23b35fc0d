"""Games that a network plays against itself and against former selves, many at once; what happened is kept on the
device of the network. Games of all numbers of players stand side by side in the same tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from typing import Any

import torch

from torri.engine.game import Game
from torri.players.networks.plan import MARGIN, OUTCOME
from torri.research.vector import VectorEnv

OBSERVED = {"uint8": torch.uint8, "int16": torch.int16}
FORBIDDEN = -1e9  # the preference of an action that is not legal
Network = Callable[[torch.Tensor], tuple[torch.Tensor, torch.Tensor]]


@dataclass(frozen=True)
class Setting:
    steps: int  # between two updates
    seed: int
    margin_scale: float  # points that count as much as a win
    former_share: float  # of the games have a former self in all seats but one
    head_start: int = 0  # random answers: games that begin together would end together


class Group:
    """Games of one number of players, and the arrays that show them: they never move."""

    def __init__(self, game: Game, players: int, games: int, seed: int, device: torch.device) -> None:
        self.players, self.games, self.device = players, games, device
        self.env = VectorEnv(game, games, players, seed, skip_forced=True, device=device.type)
        batch = self.env.reset()
        self.observations, self.masks, self.seats = map(self.shared, (batch.observations, batch.masks, batch.seats))
        self.over, self.rewards, self.scores = map(self.shared, (batch.over, batch.rewards, batch.scores))

    def shared(self, array: Any) -> torch.Tensor:
        """The same numbers as a tensor."""
        return torch.from_dlpack(array) if self.device.type == "cuda" else torch.from_numpy(array)

    def answer(self, actions: Any) -> None:
        self.env.step(actions)
        self.env.observe()


class SelfPlay:
    """Groups of games, and what happened in each since the last update."""

    def __init__(self, game: Game, groups: Sequence[tuple[int, int]], setting: Setting, device: torch.device) -> None:
        self.setting, self.device = setting, device
        self.groups = [
            Group(game, players, games, setting.seed + place, device) for place, (players, games) in enumerate(groups)
        ]
        assert game.observation is not None
        steps, games, most = setting.steps, sum(games for _, games in groups), max(game.players)
        size, actions = game.observation.size, len(self.groups[0].env.actions)

        def kept(*shape: int, kind: torch.dtype = torch.float32) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.observations = kept(steps + 1, games, size, kind=OBSERVED[game.observation.kind])
        self.masks = kept(steps + 1, games, actions, kind=torch.bool)
        self.seats = kept(steps + 1, games, kind=torch.int64)
        self.over = kept(steps + 1, games, kind=torch.bool)
        self.ended = kept(steps + 1, games, most, 2)
        self.actions = kept(steps, games, kind=torch.int64)
        self.chances = kept(steps, games)  # logarithms
        self.values = kept(steps + 1, games, most, 2)
        self.slices, begin = list[slice](), 0
        for group in self.groups:
            self.slices.append(slice(begin, begin + group.games))
            begin += group.games
        self.players = torch.cat([torch.full((one.games,), one.players, device=device) for one in self.groups])
        self.every = torch.arange(games, device=device)
        self.learner = torch.cat([self._learners(group) for group in self.groups])  # -1: every seat
        self.with_former = (self.learner >= 0).nonzero()[:, 0]
        self.chosen = kept(games, kind=torch.int64)
        self._given = [self._for_environment(self.chosen[part]) for part in self.slices]
        self._graph: Any = None
        for place, group in enumerate(self.groups):
            for _ in range(setting.head_start * (place + 1)):
                group.answer(group.env.random_actions())

    def _learners(self, group: Group) -> torch.Tensor:
        places = torch.arange(group.games, device=self.device)
        return torch.where(places < int(group.games * self.setting.former_share), places % group.players, -1)

    def _for_environment(self, actions: torch.Tensor) -> Any:
        """The same numbers as an array that an environment takes without a copy."""
        if self.device.type == "cpu":
            return actions.numpy()
        import cupy

        return cupy.from_dlpack(actions)

    def check(self) -> None:
        for group in self.groups:
            group.env.check()

    def note(self, step: int) -> None:
        """Keep what the games show now."""
        for group, part in zip(self.groups, self.slices, strict=True):
            self.observations[step, part] = group.observations
            self.masks[step, part] = group.masks
            self.seats[step, part] = group.seats
            self.over[step, part] = group.over
            scores = group.scores.float()
            others = (scores.sum(1, keepdim=True) - scores) / (group.players - 1)
            self.ended[step, part, : group.players, OUTCOME] = group.rewards
            self.ended[step, part, : group.players, MARGIN] = (scores - others) / self.setting.margin_scale

    def step(self) -> None:
        """Give the chosen answers."""
        for group, given in zip(self.groups, self._given, strict=True):
            group.answer(given)

    @torch.no_grad()
    def play(self, net: Network, former: Network) -> None:
        """Play on for the steps of an update. On a GPU they are one graph, from the second time on."""
        if self.device.type == "cpu":
            self._play(net, former)
        elif self._graph is None:
            self._play(net, former)
            torch.cuda.synchronize()
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph), stream_of_torch():
                self._play(net, former)
        else:
            self._graph.replay()

    def _play(self, net: Network, former: Network) -> None:
        steps = self.setting.steps
        for step in range(steps + 1):
            self.note(step)
            preferences, values = net(self.observations[step])
            self.values[step] = relative_to_absolute(values, self.seats[step], self.players)
            if step == steps:
                return
            if len(self.with_former):
                few = self.with_former
                theirs, _ = former(self.observations[step].index_select(0, few))
                strange = (self.seats[step][few] != self.learner[few])[:, None]
                preferences = preferences.index_copy(0, few, torch.where(strange, theirs, preferences[few]))
            chances = preferences.masked_fill(~self.masks[step], FORBIDDEN).log_softmax(1)
            noise = torch.empty_like(chances).exponential_().clamp_min_(1e-20).log_()
            self.chosen.copy_((chances - noise).argmax(1))
            self.actions[step] = self.chosen
            self.chances[step] = chances.gather(1, self.chosen[:, None])[:, 0]
            self.step()

    @torch.no_grad()
    def returns(self, fade: float) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """For each step the advantage of the answer over what the seat had expected, what every seat got by the steps
        after it, and whether that is known; each seat's own steps follow one another (generalised advantages)."""
        steps, games, most = self.setting.steps, len(self.every), self.values.shape[2]
        value = self.values[steps].clone()  # of each seat at its next own step, mixed with what came after
        advantage = torch.zeros((steps, games, 2), device=self.device)
        targets = torch.zeros((steps, games, most, 2), device=self.device)
        ahead = torch.zeros((games, most, 2), device=self.device)  # the advantage of each seat's next own step
        for step in reversed(range(steps)):
            over = self.over[step + 1][:, None, None]
            value = torch.where(over, self.ended[step + 1], value)
            ahead = torch.where(over, 0.0, ahead)
            seat = self.seats[step]
            mine = self.values[step][self.every, seat]
            advantage[step] = value[self.every, seat] - mine + fade * ahead[self.every, seat]
            targets[step] = value + ahead
            targets[step][self.every, seat] = mine + advantage[step]
            value = value.clone()
            value[self.every, seat] = mine
            ahead[self.every, seat] = advantage[step]
        own = (self.learner[None] < 0) | (self.learner[None] == self.seats[:steps])
        return advantage, targets, own


def stream_of_torch() -> AbstractContextManager[Any]:
    """CuPy's work goes where torch's goes, such as into the graph that is being captured."""
    if not torch.cuda.is_available():
        return nullcontext()
    import cupy

    found: AbstractContextManager[Any] = cupy.cuda.ExternalStream(torch.cuda.current_stream().cuda_stream)
    return found


def relative_to_absolute(values: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """Values by seat instead of by distance from the seat that looks; those of seats that nobody has mean nothing."""
    number = torch.arange(values.shape[1], device=values.device)
    distance = (number[None] - seats[:, None]) % players[:, None]
    return values.gather(1, distance[..., None].expand(-1, -1, values.shape[2]))


def absolute_to_relative(values: torch.Tensor, seats: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
    """The other way round; not a number for seats that nobody has."""
    number = torch.arange(values.shape[1], device=values.device)
    seat = (number[None] + seats[:, None]) % players[:, None]
    turned = values.gather(1, seat[..., None].expand(-1, -1, values.shape[2]))
    return turned.masked_fill((number[None] >= players[:, None])[..., None], torch.nan)
