"""Games of the greedy player, to begin with: `python tools/train/teach.py firenze --seconds 300 --out build/lessons`.

Only answers are kept: who learns plays the games again from their seeds. One answer in twenty is given at random, so
that a learner also sees what the teacher does where it would not come by itself.
"""

from __future__ import annotations

import argparse
import json
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from torri.engine.signature import assign, redeal
from torri.players.greedy import MAX_DEPTH, NOISE_HUNDREDTHS, best
from torri.research.lockstep import GameBatch
from torri.research.vector import VectorEnv

STRAY = 0.05  # share of the answers that are given at random
GAMES = 512


def teach(games: GameBatch, answers: list[int]) -> None:
    """What the greedy player would answer in every game. Accelerated subset, linked to a game."""
    pool = games.ahead.pool
    thinking = len(games.game_slots) + 1
    for place in range(len(games.game_slots)):
        slot = games.game_slots[place]
        assign(pool, thinking, place + 1)
        redeal(pool[thinking], pool[place + 1].actor, slot.picks)  # a player does not see other hands
        found = best(games.ahead, thinking, slot.picks, games.weights, MAX_DEPTH, NOISE_HUNDREDTHS)
        answers[place] = slot.offset + found


class Teacher(VectorEnv):
    """Games in which somebody tells the answers of the greedy player."""

    def told(self) -> Any:
        answers = np.zeros(self.games, np.int64)
        self._teach(self._games, answers)
        return answers

    def _linked(self, opponents: Any) -> Any:
        self._teach = self._made.link({"teach": teach}).teach
        return super()._linked(opponents)


def main() -> None:
    asked = argparse.ArgumentParser(description="Games of the greedy player, to learn from at first.")
    asked.add_argument("game", choices=("patrizier", "firenze", "florenza"))
    asked.add_argument("--players", default="2,2,3,4")
    asked.add_argument("--seconds", type=float, default=300.0)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--out", type=Path, default=Path("build/lessons"))
    given = asked.parse_args()
    game = import_module(f"torri.games.{given.game}").GAME
    rng = np.random.default_rng(given.seed)
    counts = [int(players) for players in given.players.split(",")]
    seeds = [1000 * given.seed + place for place in range(len(counts))]
    teachers = [
        Teacher(game, GAMES, players, seed, skip_forced=True) for players, seed in zip(counts, seeds, strict=True)
    ]
    taught: list[list[Any]] = [[] for _ in counts]
    answered: list[list[Any]] = [[] for _ in counts]
    kind = np.uint8 if len(teachers[0].actions) <= 256 else np.uint16
    for teacher in teachers:
        teacher.told()  # which compiles it
    until = time.monotonic() + given.seconds
    while time.monotonic() < until:
        for place, teacher in enumerate(teachers):
            told = teacher.told()
            answers = np.where(rng.random(GAMES) < STRAY, teacher.random_actions(), told)
            teacher.step(answers)
            taught[place].append(told.astype(kind))
            answered[place].append(answers.astype(kind))
    about = {
        "game": game.name,
        "rules": game.version,
        "edition": game.edition.sha256,
        "groups": [{"players": players, "seed": seed} for players, seed in zip(counts, seeds, strict=True)],
    }
    given.out.mkdir(parents=True, exist_ok=True)
    file = given.out / f"{game.name}-{given.seed}.npz"
    arrays: dict[str, Any] = {f"taught{place}": np.array(one) for place, one in enumerate(taught)}
    arrays |= {f"answered{place}": np.array(one) for place, one in enumerate(answered)}
    np.savez_compressed(file, about=np.frombuffer(json.dumps(about).encode(), np.uint8), **arrays)
    total = sum(len(one) for one in taught) * GAMES
    print(f"{file}: {total:,} answers, {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
