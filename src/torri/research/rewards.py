"""What the seats of a finished game get."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from torri.engine.game import Game
from torri.engine.loops import loops
from torri.engine.position import Position
from torri.engine.rewards import OUTCOME, reward
from torri.engine.signature import State

REWARD_KINDS: Final = ("outcome", "margin")


@lru_cache(maxsize=32)
def linked(game: Game) -> Callable[[State, int, int], float]:
    """`reward` on CPython, linked to a game."""
    made: Callable[[State, int, int], float] = loops(game, False).link({"reward": reward}).reward
    return made


def rewards(position: Position, game: Game, kind: int = OUTCOME) -> list[float]:
    """What each seat of a finished game gets."""
    return [float(linked(game)(position.state, seat, kind)) for seat in range(position.players)]
