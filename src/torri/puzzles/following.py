"""The positions on the way of a plan, by compiled rules: a hundred times as many in the same time.

Written in the accelerated subset, and linked to a game as the loops of the engine are.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from types import SimpleNamespace
from typing import Final

from torri.engine.position import Position
from torri.engine.signature import State, apply, assign, legal
from torri.players.player_loops import PlayerLoops
from torri.puzzles.plans import Steps

MAX_ANSWERS: Final = 64  # of a plan


def follow(pool: list[State], place: int, answer: int) -> int:
    """Give an answer in the position at that place; the next place has the position after it. Returns what the same
    seat may answer next, or 0."""
    assign(pool, place + 1, place)
    s = pool[place + 1]
    seat = s.actor
    apply(s, answer)
    options = legal(s)
    return options if s.actor == seat else 0


@lru_cache(maxsize=8)
def _linked(loops: PlayerLoops) -> SimpleNamespace:
    return loops.loops.link({"follow": follow})


class CompiledSteps(Steps):
    """The same as `Steps`, on records."""

    def __init__(self, world: Position, loops: PlayerLoops) -> None:
        super().__init__(world)
        self._pool = loops.arrays.pool(world.state, MAX_ANSWERS + 1)
        self._follow = _linked(loops).follow

    def after(self, place: int, answer: int) -> int:
        if place == MAX_ANSWERS:
            raise IndexError(f"a plan of more than {MAX_ANSWERS} answers")
        return int(self._follow(self._pool, place, answer))

    def key(self, place: int) -> Hashable:
        return self.end(place)

    def end(self, place: int) -> bytes:
        found: bytes = self._pool[place].tobytes()
        return found


def steps_of(world: Position, loops: PlayerLoops) -> Steps:
    """Compiled where they can be."""
    return CompiledSteps(world, loops) if loops.accelerated else Steps(world)
