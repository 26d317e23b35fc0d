"""Train a network by self-play: `python tools/train/train.py patrizier --seconds 480 --out build/train`.

Proximal policy optimisation: the network plays games against itself and against its former selves, and each update
makes answers more likely that ended better than it had expected. It goes on from the last checkpoint in the folder.
Needs torch; games are played on the GPU if there is one. Where Torri is not installed: PYTHONPATH=src.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from copy import deepcopy
from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
import torch
from selfplay import FORBIDDEN, Group, GroupSettings, absolute_to_relative
from torch import nn

import torri
from torri.players.networks.plan import MARGIN, OUTCOME
from torri.research.network import Layout, forward, save

OUTPUTS = re.compile(r"\.(out|answers)(_bias)?$")  # the weights that stay precise
MEAN_SHARE = 0.04  # of the newest weights in their moving mean, with each update


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


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a network by self-play.")
    parser.add_argument("game", choices=("patrizier", "firenze", "florenza"))
    parser.add_argument("--players", default="2,2,3,4,5", help="a group of games for each")
    parser.add_argument("--games", type=int, default=8192, help="of a group")
    parser.add_argument("--steps", type=int, default=24, help="between two updates")
    parser.add_argument("--seconds", type=float, default=480.0, help="of this run")
    parser.add_argument("--plan", type=float, default=0.0, help="seconds of all runs together, for the schedules")
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, nargs=2, default=(1e-3, 5e-5), help="learning rate, first and last")
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.02, 0.002))
    parser.add_argument("--margin", type=float, nargs=2, default=(1.0, 0.1), help="weight of the margin")
    parser.add_argument("--fade", type=float, default=0.92, help="lambda")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--former", type=float, default=0.2, help="share of the games with former selves")
    parser.add_argument("--duels", type=int, default=2048, help="games against former selves and random players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compile", action="store_true", help="torch.compile")
    parser.add_argument("--begin", type=Path, help="weights to begin with, where there is no checkpoint")
    parser.add_argument("--out", type=Path, default=Path("build/train"))
    return parser.parse_args()


class Training:
    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(given.seed)
        self.game = import_module(f"torri.games.{given.game}").GAME  # which need not be installed
        self.net = Network(self.game, given.seed, self.device)
        self.mean = deepcopy(self.net)  # a moving mean of the weights: it is the one that plays
        self.formers: list[dict[str, torch.Tensor]] = []
        self.former = deepcopy(self.net)  # one of them
        fused = self.device.type == "cuda"
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=given.rate[0], eps=1e-5, fused=fused)
        self.spent = 0.0  # seconds of learning, over all runs
        self.update = self.decisions = 0
        self.curve: list[dict[str, Any]] = []
        self.checkpoint = given.out / f"{given.game}-{given.seed}.pt"
        if self.checkpoint.exists():
            self.resume()
        elif given.begin:
            self.net.load(dict(np.load(given.begin)))
            self.mean.load_state_dict(self.net.state_dict())
        self.groups = [
            Group(
                self.game,
                GroupSettings(
                    int(players),
                    given.games,
                    given.steps,
                    seed=1000 * given.seed + 100 * self.update + place,
                    margin_scale=self.net.layout.margin_scale,
                    former_share=given.former,
                    head_start=given.steps * place,
                ),
                self.device,
            )
            for place, players in enumerate(given.players.split(","))
        ]
        self.loss: Any = self.plain_loss
        self.player: Any = self.net
        self.rival: Any = self.former
        if given.compile:
            self.loss = torch.compile(self.plain_loss, dynamic=False)
            self.player = torch.compile(self.net, dynamic=False)
            self.rival = torch.compile(self.former, dynamic=False)

    def resume(self) -> None:
        found = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        self.net.load_state_dict(found["net"])
        self.mean.load_state_dict(found["mean"])
        self.optimizer.load_state_dict(found["optimizer"])
        self.spent, self.update, self.decisions = found["spent"], found["update"], found["decisions"]
        self.curve = json.loads(found["curve"])
        self.formers = found["formers"]

    def save(self) -> None:
        self.given.out.mkdir(parents=True, exist_ok=True)
        torch.save(
            {
                "net": self.net.state_dict(),
                "mean": self.mean.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "spent": self.spent,
                "update": self.update,
                "decisions": self.decisions,
                "curve": json.dumps(self.curve),
                "formers": self.formers,
            },
            self.checkpoint,
        )
        save(self.given.out / f"{self.given.game}-{self.given.seed}.npz", self.game, self.mean.saved())
        (self.given.out / f"{self.given.game}-{self.given.seed}.json").write_text(json.dumps(self.curve, indent=1))

    def between(self, ends: tuple[float, float], done: float) -> float:
        return ends[0] + (ends[1] - ends[0]) * done

    def plain_loss(
        self, rows: Any, masks: Any, chosen: Any, chances: Any, advantage: Any, targets: Any, entropy: Any
    ) -> Any:
        preferences, values = self.net(rows)
        all_chances = preferences.masked_fill(~masks, FORBIDDEN).log_softmax(1)
        new = all_chances.gather(1, chosen[:, None])[:, 0]
        ratio = (new - chances).exp()
        clipped = ratio.clamp(1 - self.given.clip, 1 + self.given.clip)
        policy = -torch.min(ratio * advantage, clipped * advantage).mean()
        spread = -(all_chances.exp() * all_chances.masked_fill(~masks, 0.0)).sum(1).mean()
        seated = ~targets.isnan()  # there is a target for each seat that plays
        missed = torch.where(seated, values - targets.nan_to_num(), 0.0).square()
        value = missed[:, 0].mean(0).sum() + 0.5 * (missed[:, 1:].sum((0, 1)) / seated[:, 1:].sum((0, 1))).sum()
        told = torch.stack(
            [
                policy,
                missed[:, 0, OUTCOME].mean(),
                missed[:, 0, MARGIN].mean(),
                spread,
                (ratio - 1 - (new - chances)).mean(),
            ]
        )
        return policy + 0.5 * value - entropy * spread, told.detach()

    def learn(self, done: float) -> list[float]:
        given = self.given
        rate = self.between(given.rate, done) * min(1.0, (self.update + 1) / 10)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        margin = self.between(given.margin, min(1.0, done / 0.6))
        entropy = torch.tensor(self.between(given.entropy, done), device=self.device)
        samples = []
        for group in self.groups:
            advantage, targets, own = group.returns(given.fade)
            joint = advantage[..., OUTCOME] + margin * advantage[..., MARGIN]
            chosen = own.reshape(-1).nonzero()[:, 0]
            joint = joint.reshape(-1)
            joint = (joint - joint[chosen].mean()) / (joint[chosen].std() + 1e-6)
            seats = group.seats[:-1].reshape(-1)
            relative = absolute_to_relative(targets.reshape(-1, *targets.shape[2:]), seats)
            empty = max(self.game.players) - relative.shape[1]
            relative = nn.functional.pad(relative, (0, 0, 0, empty), value=torch.nan)  # one shape for all groups
            samples.append((group, joint, relative, chosen))
            self.decisions += len(chosen)
        told, batches = torch.zeros(5, device=self.device), 0
        for _ in range(given.epochs):
            pieces = []
            for place, (_, _, _, chosen) in enumerate(samples):
                mixed = chosen[torch.randperm(len(chosen), device=self.device)]
                whole = mixed.split(given.batch)
                pieces += [(place, piece) for piece in whole if len(piece) == given.batch or len(whole) == 1]
            for number in np.random.default_rng(self.update).permutation(len(pieces)):
                place, piece = pieces[number]
                group, joint, relative, _ = samples[place]
                loss, figures = self.loss(
                    group.observations[:-1].flatten(0, 1)[piece],
                    group.masks[:-1].flatten(0, 1)[piece],
                    group.actions.flatten()[piece],
                    group.chances.flatten()[piece],
                    joint[piece],
                    relative[piece],
                    entropy,
                )
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimizer.step()
                told, batches = told + figures, batches + 1
        with torch.no_grad():
            for mean, newest in zip(self.mean.parameters(), self.net.parameters(), strict=True):
                mean.lerp_(newest, MEAN_SHARE)
        self.update += 1
        means: list[float] = (told / max(1, batches)).tolist()
        if not all(map(isfinite, means)):
            raise FloatingPointError(f"update {self.update}: the loss is not a number any more ({means})")
        return means

    def run(self) -> None:
        begin = time.monotonic()
        plan = self.given.plan or self.spent + self.given.seconds
        before, told_at, former_at = self.spent, 0.0, 0.0
        while time.monotonic() - begin < self.given.seconds:
            if self.formers:
                self.former.load_state_dict(self.formers[self.update % len(self.formers)])
            played = time.monotonic()
            for group in self.groups:
                group.play(self.player, self.rival if self.formers else None)
            self.sync()
            learned = time.monotonic()
            figures = self.learn(min(1.0, self.spent / plan))
            self.sync()
            now = time.monotonic() - begin
            self.spent = before + now
            if now >= told_at:
                told_at = now + 20
                line = {"seconds": round(self.spent, 1), "update": self.update, "decisions": self.decisions}
                line |= {"playing": round(learned - played, 2), "learning": round(now + begin - learned, 2)}
                names = ("policy", "outcome_error", "margin_error", "entropy", "change")
                line |= {name: round(figure, 4) for name, figure in zip(names, figures, strict=True)}
                for group in self.groups:
                    group.env.check()
                self.curve.append(line)
                print(json.dumps(line), flush=True)
            if now >= former_at:
                former_at = now + 60
                self.formers = [*self.formers, deepcopy(self.mean.state_dict())][-6:]
                self.curve[-1]["against"] = self.against_formers()
                print("against former selves and random players:", self.curve[-1]["against"], flush=True)
                self.save()
        self.curve.append({"seconds": round(self.spent, 1), "against": self.against_formers()})
        print(json.dumps(self.curve[-1]), flush=True)
        self.save()

    def sync(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    @torch.no_grad()
    def against_formers(self) -> dict[str, float]:
        """Mean outcomes of the mean network in one seat, the oldest kept self or random players in the others."""
        found = {}
        for players in sorted({group.settings.players for group in self.groups}):
            self.former.load_state_dict(self.formers[0])
            for name, other in (("random", None), ("oldest", self.former)):
                found[f"{players} {name}"] = round(
                    duel(self.game, players, self.mean, other, self.device, self.given.duels), 3
                )
        return found


@torch.no_grad()
def duel(
    game: torri.Game, players: int, net: Network, other: Network | None, device: torch.device, games: int = 2048
) -> float:
    """The mean outcome of a network that plays one seat in each game, by its best answers; from 1 (wins all) to -1."""
    group = Group(game, GroupSettings(players, games, 1, 777, 1.0, 1.0), device)
    total = count = 0.0
    ended = torch.zeros(games, dtype=torch.bool, device=device)
    while not bool(ended.all()):
        group.note(0)
        fresh = group.over[0] & ~ended
        outcomes = group.ended[0, :, :, OUTCOME].gather(1, group.learner[:, None])[:, 0]
        total, count = total + float(outcomes[fresh].sum()), count + float(fresh.sum())
        ended |= group.over[0]
        rows, masks = group.observations[0], group.masks[0]
        best = net(rows)[0].masked_fill(~masks, FORBIDDEN).argmax(1)
        if other is None:
            random = (
                torch.from_dlpack(group.env.random_actions())
                if device.type == "cuda"
                else torch.from_numpy(group.env.random_actions())
            )
            theirs = random.clone()
        else:
            theirs = other(rows)[0].masked_fill(~masks, FORBIDDEN).argmax(1)
        chosen = torch.where(group.seats[0] == group.learner, best, theirs)
        group.env.step(chosen if device.type == "cuda" else chosen.numpy())
    return total / max(1.0, count)


if __name__ == "__main__":
    Training(arguments()).run()
