"""To begin with, a network learns what the greedy player answers, and how such games end; `teach.py` writes them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from selfplay import FORBIDDEN, Group, absolute_to_relative
from torch_network import value_loss

import torri
from torri.players.networks.plan import MARGIN, OUTCOME

KEPT_BACK = 0.02  # share of the games by which it is tested


class OtherGames(ValueError):
    """Lessons of other rules or of another edition: the games would not be the same."""


class Lessons:
    """Positions with the answer of the teacher and what every seat got in the end."""

    def __init__(self, game: torri.Game, files: Sequence[Path], margin_scale: float, device: torch.device) -> None:
        parts = []
        for file in files:
            read = np.load(file)
            about = json.loads(bytes(read["about"]))
            found = {"game": game.name, "rules": game.version, "edition": game.edition.sha256}
            if found != {name: about[name] for name in found}:
                raise OtherGames(f"{file} was made for {about}, but this is {found}")
            for place, group in enumerate(about["groups"]):
                taught, answered = read[f"taught{place}"], read[f"answered{place}"]
                start = Group(game, group["players"], taught.shape[1], group["seed"], device)
                parts.append(replayed(start, taught, answered, max(game.players), margin_scale))
        self.observations, self.masks, self.taught, self.targets, self.tested = map(torch.cat, zip(*parts, strict=True))


def replayed(group: Group, taught: Any, answered: Any, most_players: int, scale: float) -> tuple[torch.Tensor, ...]:
    """What was seen in games when they were played, and what was known only after them."""
    players, device = group.players, group.device
    steps, games = taught.shape
    answers = torch.from_numpy(answered.astype(np.int64)).to(device)
    shown = group.observations, group.masks, group.seats
    observations, masks, seats = (torch.empty((steps, *one.shape), dtype=one.dtype, device=device) for one in shown)
    over = torch.zeros((steps + 1, games), dtype=torch.bool, device=device)
    ended = torch.zeros((steps + 1, games, most_players, 2), device=device)
    for step in range(steps):
        observations[step], masks[step], seats[step] = shown
        group.answer(answers[step] if device.type == "cuda" else answers[step].numpy())
        over[step + 1] = group.over
        scores = group.scores.float()
        others = (scores.sum(1, keepdim=True) - scores) / (players - 1)
        ended[step + 1, :, :players, OUTCOME] = group.rewards
        ended[step + 1, :, :players, MARGIN] = (scores - others) / scale
    group.env.check()
    targets = torch.full_like(ended[1:], torch.nan)
    result = torch.full_like(ended[0], torch.nan)  # not known of games that are not over yet
    for step in reversed(range(steps)):
        result = torch.where(over[step + 1][:, None, None], ended[step + 1], result)
        targets[step] = result
    number = torch.full((steps * games,), players, device=device)
    relative = absolute_to_relative(targets.flatten(0, 1), seats.flatten(), number)
    tested = (torch.arange(games, device=device) < games * KEPT_BACK).expand(steps, games)
    labels = torch.from_numpy(taught.astype(np.int64)).to(device)
    return observations.flatten(0, 1), masks.flatten(0, 1), labels.flatten(), relative, tested.flatten()


def imitation_loss(net: Any, rows: Any, masks: Any, taught: Any, targets: Any) -> tuple[torch.Tensor, torch.Tensor]:
    preferences, values = net(rows)
    allowed = preferences.masked_fill(~masks, FORBIDDEN)
    missed = -allowed.log_softmax(1).gather(1, taught[:, None]).mean()
    value, squares = value_loss(values, targets)
    same = (allowed.argmax(1) == taught).float().mean()
    return missed + 0.5 * value, torch.stack([missed, same, squares[OUTCOME], squares[MARGIN]]).detach()
