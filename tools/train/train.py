"""Train a network by self-play: `python tools/train/train.py patrizier --seconds 480 --out build/train`.

Proximal policy optimisation: the network plays games against itself and against its former selves, and each update
makes answers more likely that ended better than it had expected. With `--lessons` it first learns to answer as the
greedy player does (`teach.py`). It goes on from the last checkpoint in the folder.
Needs torch; games are played on the GPU if there is one. Where Torri is not installed: PYTHONPATH=src.
"""

from __future__ import annotations

import argparse
import json
import time
from copy import deepcopy
from importlib import import_module
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
import torch
from imitation import Lessons, imitation_loss
from selfplay import FORBIDDEN, SelfPlay, Setting, absolute_to_relative
from torch import nn
from torch_network import Network, duel, value_loss

from torri.players.networks.plan import MARGIN, OUTCOME
from torri.research.network import save

MEAN_SHARE = 0.04  # of the newest weights in their moving mean, with each update
FORMERS = 6  # former selves that are kept
TOLD_EVERY, FORMER_EVERY, SAVED_EVERY = 20, 60, 150  # seconds


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Train a network by self-play.")
    parser.add_argument("game", choices=("patrizier", "firenze", "florenza"))
    parser.add_argument("--players", default="2,2,3,4,5", help="a group of games for each")
    parser.add_argument("--games", type=int, default=8192, help="of a group")
    parser.add_argument("--steps", type=int, default=24, help="between two updates")
    parser.add_argument("--seconds", type=float, default=480.0, help="of this run")
    parser.add_argument("--plan", type=float, default=0.0, help="seconds of all runs together, for the schedules")
    parser.add_argument("--lessons", type=Path, nargs="*", default=[], help="games of the greedy player to begin with")
    parser.add_argument("--lesson-seconds", type=float, default=60.0)
    parser.add_argument("--batch", type=int, default=32768)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, nargs=2, default=(1e-3, 5e-5), help="learning rate, first and last")
    parser.add_argument("--entropy", type=float, nargs=2, default=(0.02, 0.002))
    parser.add_argument("--margin", type=float, nargs=2, default=(1.0, 0.1), help="weight of the margin")
    parser.add_argument("--fade", type=float, default=0.92, help="lambda")
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--former", type=float, default=0.2, help="share of the games with former selves")
    parser.add_argument("--duels", type=int, default=512, help="games with former selves and random players; 0: none")
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
        self.former = deepcopy(self.net)  # one of the former selves
        self.formers: list[dict[str, torch.Tensor]] = []
        self.optimizer = self.new_optimizer()
        self.spent = 0.0  # seconds of learning, over all runs
        self.update = self.decisions = 0
        self.curve: list[dict[str, Any]] = []
        self.loss: Any = self.plain_loss
        self.imitate: Any = imitation_loss
        self.player: Any = self.net
        self.rival: Any = self.former
        if given.compile:
            self.loss = torch.compile(self.plain_loss, dynamic=False)
            self.imitate = torch.compile(imitation_loss, dynamic=False)
            self.player = torch.compile(self.net, dynamic=False)
            self.rival = torch.compile(self.former, dynamic=False)
        self.checkpoint = given.out / f"{given.game}-{given.seed}.pt"
        if self.checkpoint.exists():
            self.resume()
        elif given.begin:
            self.net.load(dict(np.load(given.begin)))
            self.mean.load_state_dict(self.net.state_dict())
        elif given.lessons:
            self.take_lessons()
        counts = [int(players) for players in given.players.split(",")]
        self.games = SelfPlay(
            self.game,
            [(players, given.games) for players in counts],
            Setting(
                given.steps,
                seed=1000 * given.seed + 100 * self.update,
                margin_scale=self.net.layout.margin_scale,
                former_share=given.former,
                head_start=given.steps,
            ),
            self.device,
        )
        self.counts = sorted(set(counts))

    def new_optimizer(self) -> torch.optim.Adam:
        fused = self.device.type == "cuda"
        return torch.optim.Adam(self.net.parameters(), lr=self.given.rate[0], eps=1e-5, fused=fused)

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

    def tell(self, line: dict[str, Any]) -> None:
        self.curve.append(line)
        print(json.dumps(line), flush=True)

    def descend(self, loss: torch.Tensor, rate: float) -> None:
        """One step of the optimizer."""
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()

    def take_lessons(self) -> None:
        """Learn to answer as the teacher does, and what to expect of such games."""
        given = self.given
        lessons = Lessons(self.game, given.lessons, self.net.layout.margin_scale, self.device)
        learned, tested = (~lessons.tested).nonzero()[:, 0], lessons.tested.nonzero()[:, 0]
        size = min(given.batch, len(learned))

        def figures(piece: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            rows, masks = lessons.observations[piece], lessons.masks[piece]
            found: tuple[torch.Tensor, torch.Tensor] = self.imitate(
                self.net, rows, masks, lessons.taught[piece], lessons.targets[piece]
            )
            return found

        figures(learned[:size])  # which compiles it
        begin, number, told_at = time.monotonic(), 0, 0.0
        while (now := time.monotonic() - begin) < given.lesson_seconds:
            if number % (len(learned) // size) == 0:
                pieces = learned[torch.randperm(len(learned), device=self.device)].split(size)
            loss, _ = figures(pieces[number % (len(learned) // size)])
            number += 1
            rate = self.between((given.rate[0], given.rate[0] / 10), now / given.lesson_seconds)
            self.descend(loss, rate * min(1.0, number / 50))
            if now >= told_at:
                told_at = now + TOLD_EVERY / 2
                self.tell_lesson(number, figures, tested, size, now)
        self.tell_lesson(number, figures, tested, size, time.monotonic() - begin)
        self.mean.load_state_dict(self.net.state_dict())
        self.optimizer = self.new_optimizer()

    @torch.no_grad()
    def tell_lesson(self, number: int, figures: Any, tested: torch.Tensor, size: int, seconds: float) -> None:
        pieces = [piece for piece in tested.split(size) if len(piece) == size] or [tested]
        found = torch.stack([figures(piece)[1] for piece in pieces]).mean(0).tolist()
        names = ("missed", "same", "outcome_error", "margin_error")
        told = {name: round(figure, 4) for name, figure in zip(names, found, strict=True)}
        self.tell({"lessons": round(seconds, 1), "batches": number} | told)

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
        value, squares = value_loss(values, targets)
        change = (ratio - 1 - (new - chances)).mean()
        told = torch.stack([policy, squares[OUTCOME], squares[MARGIN], spread, change])
        return policy + 0.5 * value - entropy * spread, told.detach()

    def learn(self, done: float) -> list[float]:
        given, games = self.given, self.games
        rate = self.between(given.rate, done) * min(1.0, (self.update + 1) / 10)
        margin = self.between(given.margin, min(1.0, done / 0.6))
        entropy = torch.tensor(self.between(given.entropy, done), device=self.device)
        advantage, targets, own = games.returns(given.fade)
        joint = advantage[..., OUTCOME] + margin * advantage[..., MARGIN]
        for part in games.slices:  # each number of players by itself
            counted = joint[:, part][own[:, part]]
            joint[:, part] = (joint[:, part] - counted.mean()) / (counted.std() + 1e-6)
        joint, steps = joint.flatten(), given.steps
        chosen = own.flatten().nonzero()[:, 0]
        self.decisions += len(chosen)
        targets = absolute_to_relative(
            targets.flatten(0, 1), games.seats[:steps].flatten(), games.players.repeat(steps)
        )
        rows, masks = games.observations[:steps].flatten(0, 1), games.masks[:steps].flatten(0, 1)
        actions, chances = games.actions.flatten(), games.chances.flatten()
        told, batches = torch.zeros(5, device=self.device), 0
        for _ in range(given.epochs):
            whole = chosen[torch.randperm(len(chosen), device=self.device)].split(given.batch)
            for piece in whole:
                if len(piece) == given.batch or len(whole) == 1:
                    loss, figures = self.loss(
                        rows[piece], masks[piece], actions[piece], chances[piece], joint[piece], targets[piece], entropy
                    )
                    self.descend(loss, rate)
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
        before, told_at, former_at, saved_at = self.spent, 0.0, 0.0, 0.0
        while time.monotonic() - begin < self.given.seconds:
            if self.formers:
                self.former.load_state_dict(self.formers[self.update % len(self.formers)])
            played = time.monotonic()
            self.games.play(self.player, self.rival)
            self.sync()
            learned = time.monotonic()
            figures = self.learn(min(1.0, self.spent / plan))
            self.sync()
            now = time.monotonic() - begin
            self.spent = before + now
            if now >= told_at:
                told_at = now + TOLD_EVERY
                self.games.check()
                line = {"seconds": round(self.spent, 1), "update": self.update, "decisions": self.decisions}
                line |= {"playing": round(learned - played, 2), "learning": round(now + begin - learned, 2)}
                names = ("policy", "outcome_error", "margin_error", "entropy", "change")
                self.tell(line | {name: round(figure, 4) for name, figure in zip(names, figures, strict=True)})
            if now >= former_at:
                former_at = now + FORMER_EVERY
                self.formers = [*self.formers, deepcopy(self.mean.state_dict())][-FORMERS:]
            if now >= saved_at:
                saved_at = now + SAVED_EVERY
                self.save()
        if self.given.duels:
            self.tell({"seconds": round(self.spent, 1), "against": self.against_formers()})
        self.save()

    def sync(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def against_formers(self) -> dict[str, float]:
        """Mean outcomes of the mean network in one seat, the oldest kept self or random players in the others."""
        found = {}
        for players in self.counts:
            self.former.load_state_dict(self.formers[0])
            for name, other in (("random", None), ("oldest", self.former)):
                outcome = duel(self.game, players, self.mean, other, self.device, self.given.duels)
                found[f"{players} {name}"] = round(outcome, 3)
        return found


if __name__ == "__main__":
    Training(arguments()).run()
