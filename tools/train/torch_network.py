"""The network of a game in torch, and how well one does against another."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
from selfplay import FORBIDDEN, Group
from torch import nn

import torri
from torri.research.network import Layout, forward

OUTPUTS = re.compile(r"\.(out|answers)(_bias)?$")  # the weights that stay precise


class Network(nn.Module):
    """The network of a game, in bfloat16 on a GPU."""

    def __init__(self, game: torri.Game, seed: int, device: torch.device) -> None:
        super().__init__()
        self.kind = torch.bfloat16 if device.type == "cuda" else torch.float32

        def convert(array: Any) -> torch.Tensor:
            made = torch.from_numpy(array).to(device)
            return made.to(self.kind) if made.is_floating_point() else made

        self.layout = Layout(game, convert)
        initial = Layout(game).initial(seed)
        self.weights = nn.ParameterDict(
            {name.replace(".", "/"): torch.from_numpy(one) for name, one in initial.items()}
        )
        self.to(device)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        named = {name.replace("/", "."): one for name, one in self.weights.items()}
        w = {name: one if OUTPUTS.search(name) else one.to(self.kind) for name, one in named.items()}
        return forward(torch, lambda numbers: numbers.to(self.kind), self.layout, w, rows, lambda one: one.float())

    def saved(self) -> dict[str, np.ndarray[Any, Any]]:
        return {name.replace("/", "."): one.detach().float().cpu().numpy() for name, one in self.weights.items()}

    def load(self, arrays: dict[str, Any]) -> None:
        with torch.no_grad():
            for name, one in self.weights.items():
                one.copy_(torch.from_numpy(np.asarray(arrays[name.replace("/", ".")], np.float32)))


def value_loss(values: torch.Tensor, targets: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """How far off the expectations are for the own seat and, half as much, for the others; and the square of what was
    missed. A target that is not a number is of a seat that nobody has, or not known."""
    known = ~targets.isnan()
    missed = torch.where(known, values - targets.nan_to_num(), 0.0).square()
    mean = missed.sum(0) / known.sum(0).clamp_min(1)
    others = missed[:, 1:].sum((0, 1)) / known[:, 1:].sum((0, 1)).clamp_min(1)
    return mean[0].sum() + 0.5 * others.sum(), mean[0]


@torch.no_grad()
def duel(
    game: torri.Game,
    players: int,
    net: Callable[[torch.Tensor], tuple[torch.Tensor, torch.Tensor]],
    other: Callable[[torch.Tensor], tuple[torch.Tensor, torch.Tensor]] | None,
    device: torch.device,
    games: int,
) -> float:
    """The mean outcome of a network that plays one seat in each game, by its best answers; from 1 (wins all) to -1.
    In the other seats sits another network, or somebody who answers at random."""
    group = Group(game, players, games, 777, device)
    learner = torch.arange(games, device=device) % players
    total = torch.zeros((), device=device)
    ended = torch.zeros(games, dtype=torch.bool, device=device)
    count = 0
    while True:
        fresh = group.over & ~ended
        total += torch.where(fresh, group.rewards.gather(1, learner[:, None])[:, 0], 0.0).sum()
        ended |= group.over
        if count % 16 == 0 and bool(ended.all()):
            return float(total) / games
        count += 1
        best = net(group.observations)[0].masked_fill(~group.masks, FORBIDDEN).argmax(1)
        if other is None:
            theirs = group.shared(group.env.random_actions()).clone()
        else:
            theirs = other(group.observations)[0].masked_fill(~group.masks, FORBIDDEN).argmax(1)
        chosen = torch.where(group.seats == learner, best, theirs)
        group.answer(chosen if device.type == "cuda" else chosen.numpy())
