"""Games that a network plays against itself and against former selves, many at once; what happened is kept on the
device of the network."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from torri.engine.game import Game
from torri.players.networks.plan import MARGIN, OUTCOME
from torri.research.vector import VectorEnv

OBSERVED = {"uint8": torch.uint8, "int16": torch.int16}
FORBIDDEN = -1e9  # the preference of an action that is not legal


@dataclass(frozen=True)
class GroupSettings:
    players: int
    games: int
    steps: int
    seed: int
    margin_scale: float  # points that count as much as a win
    former_share: float  # of the games have a former self in all seats but one
    head_start: int = 0  # random answers at first: games begin together and last about as long, but should not end so


class Group:
    """Games of one number of players, and the steps of each since the last update."""

    def __init__(self, game: Game, settings: GroupSettings, device: torch.device) -> None:
        self.settings, self.device = settings, device
        self.env = VectorEnv(
            game,
            settings.games,
            settings.players,
            settings.seed,
            skip_forced=True,
            device=device.type,
        )
        self.batch = self.env.reset()  # each step overwrites it
        steps, games, players = settings.steps, settings.games, settings.players
        assert game.observation is not None
        size, actions = game.observation.size, len(self.env.actions)
        kind = OBSERVED[game.observation.kind]

        def kept(*shape: int, kind: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.observations = kept(steps + 1, games, size, kind=kind)
        self.masks = kept(steps + 1, games, actions, kind=torch.bool)
        self.seats = kept(steps + 1, games, kind=torch.int64)
        self.over = kept(steps + 1, games, kind=torch.bool)
        self.ended = kept(steps + 1, games, players, 2, kind=torch.float32)
        self.actions = kept(steps, games, kind=torch.int64)
        self.chances = kept(steps, games, kind=torch.float32)  # logarithms
        self.values = kept(steps + 1, games, players, 2, kind=torch.float32)
        places = torch.arange(games, device=device)
        self.every = places
        self.with_former = int(games * settings.former_share)  # these come first
        self.learner = torch.where(places < self.with_former, places % players, -1)  # -1: every seat
        for _ in range(settings.head_start):
            self.env.step(self.env.random_actions())

    def note(self, step: int) -> None:
        """Keep what the games show now."""
        batch = self.batch
        self.observations[step] = self._tensor(batch.observations)
        self.masks[step] = self._tensor(batch.masks)
        self.seats[step] = self._tensor(batch.seats)
        over = self._tensor(batch.over)
        scores = self._tensor(batch.scores).float()
        others = (scores.sum(1, keepdim=True) - scores) / (self.settings.players - 1)
        self.over[step] = over
        self.ended[step, :, :, OUTCOME] = self._tensor(batch.rewards)
        self.ended[step, :, :, MARGIN] = (scores - others) / self.settings.margin_scale

    def _tensor(self, array: Any) -> torch.Tensor:
        return torch.from_dlpack(array) if self.device.type == "cuda" else torch.from_numpy(array)

    @torch.no_grad()
    def play(self, net: Any, former: Any | None) -> None:
        """Play on for the steps of an update."""
        steps = self.settings.steps
        for step in range(steps + 1):
            self.note(step)
            preferences, values = net(self.observations[step])
            self.values[step] = relative_to_absolute(values, self.seats[step], self.settings.players)
            if step == steps:
                return
            if former is not None and self.with_former:
                few = slice(0, self.with_former)
                theirs, _ = former(self.observations[step, few])
                strange = (self.seats[step, few] != self.learner[few])[:, None]
                preferences[few] = torch.where(strange, theirs, preferences[few])
            chances = preferences.masked_fill(~self.masks[step], FORBIDDEN).log_softmax(1)
            noise = torch.empty_like(chances).exponential_().clamp_min_(1e-20).log_()
            self.actions[step] = (chances - noise).argmax(1)
            self.chances[step] = chances.gather(1, self.actions[step][:, None])[:, 0]
            chosen = self.actions[step]
            self.env.step(chosen if self.device.type == "cuda" else chosen.numpy())

    @torch.no_grad()
    def returns(self, fade: float) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """For each step the advantage of the answer over what the seat had expected, what every seat got by the steps
        after it, and whether that is known; each seat's own steps follow one another (generalised advantages)."""
        steps, games, players = self.settings.steps, self.settings.games, self.settings.players
        expected = self.values[steps].clone()  # of each seat at its next own step, mixed with what came after
        advantage = torch.zeros((steps, games, 2), device=self.device)
        targets = torch.zeros((steps, games, players, 2), device=self.device)
        ahead = torch.zeros((games, players, 2), device=self.device)  # the advantage of each seat's next own step
        value = expected.clone()
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


def relative_to_absolute(values: torch.Tensor, seats: torch.Tensor, players: int) -> torch.Tensor:
    """Values by seat instead of by distance from the seat that looks."""
    number = torch.arange(players, device=values.device)
    distance = (number[None] - seats[:, None]) % players
    return values[:, :players].gather(1, distance[..., None].expand(-1, -1, values.shape[2]))


def absolute_to_relative(values: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    players = values.shape[1]
    number = torch.arange(players, device=values.device)
    seat = (number[None] + seats[:, None]) % players
    return values.gather(1, seat[..., None].expand(-1, -1, values.shape[2]))
