"""How hard a puzzle is: players of every level try to solve it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random
from typing import Final

from torri.players.levels import LEVELS
from torri.players.specs import player
from torri.puzzles.plans import plan_by
from torri.puzzles.puzzle import Tries
from torri.puzzles.weighing import Spot
from torri.ratings.model import BETA, MU, SIGMA

TRIES: Final = {"novizio": 10, "garzone": 10, "lavorante": 10, "compagno": 6, "capomastro": 3}
# Where the levels stand in puzzles, on the scale of ratings: how often they win matches says little of how often they
# find a plan.
HEIGHTS: Final = {"novizio": 12.5, "garzone": 17.5, "lavorante": 22.5, "compagno": 27.5, "capomastro": 32.5}
NO_TIME_LIMIT: Final = "seconds=3600"  # what is found must not depend on how fast the machine is
TOO_EASY: Final = 0.7  # of the tries of the weakest level
SOLVED_BY_LEVEL: Final = 0.5  # of its tries
GRID: Final = 0.25  # how exactly the rating is found


@dataclass(frozen=True, slots=True)
class Tried:
    """What the levels have chosen."""

    tries: tuple[Tries, ...]
    chosen: Counter[int]  # how often each plan was chosen

    @property
    def too_easy(self) -> bool:
        return self.tries[0].solved >= TOO_EASY * self.tries[0].tried

    @property
    def grade(self) -> int:
        """The weakest level that solves it more often than not, counted from 1; 5 where none does."""
        for grade, one in enumerate(self.tries[1:], 1):
            if one.solved > SOLVED_BY_LEVEL * one.tried:
                return grade
        return len(self.tries)


def try_levels(spot: Spot, solutions: tuple[int, ...], seed: int) -> Tried:
    """Let players of the levels choose, each from what the seat knows."""
    tries, chosen = [], Counter[int]()
    for level, count in TRIES.items():
        found = [
            _choice(spot, f"{level}:{NO_TIME_LIMIT}" if _searches(level) else level, seed + n) for n in range(count)
        ]
        chosen.update(found)
        tries.append(Tries(level, sum(number in solutions for number in found), count))
    return Tried(tuple(tries), chosen)


def searched(spot: Spot, iterations: int, seed: int) -> int:
    """The plan that a search names."""
    return _choice(spot, f"search:iterations={iterations}", seed)


def _choice(spot: Spot, spec: str, seed: int) -> int:
    line = plan_by(player(spec, Random(seed)), spot.world, spot.seat)
    number = spot.plans.number(spot.world, spot.seat, line)
    assert number is not None
    return number


def _searches(level: str) -> bool:
    return LEVELS.index(level) > LEVELS.index("compagno")


def rating(tries: tuple[Tries, ...]) -> tuple[float, float]:
    """The rating with which these results are most likely, as if every try were a game against the puzzle; and how
    uncertain it is. It begins as somebody's of whom nothing is known."""

    def likelihood(mu: float) -> float:
        total = -(((mu - MU) / SIGMA) ** 2) / 2
        for one in tries:
            solves = 1 / (1 + exp((mu - HEIGHTS[one.level]) / (sqrt(2) * BETA)))
            total += one.solved * log(solves) + (one.tried - one.solved) * log(1 - solves)
        return total

    steps = [MU + GRID * step for step in range(-200, 201)]
    best = max(steps, key=likelihood)
    bend = (2 * likelihood(best) - likelihood(best - 1) - likelihood(best + 1)) or 1 / SIGMA**2
    return round(best, 2), round(1 / sqrt(bend), 2)
