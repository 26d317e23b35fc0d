"""What a player is: something that answers from what its seat knows, and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from torri.engine.errors import TorriError
from torri.engine.position import Position
from torri.engine.views import View


@dataclass(frozen=True)
class Information:
    """What a seat knows, as one world that agrees with it. What the seat has not seen is dealt again, always in the
    same way: two positions that look alike to the seat give it the same information."""

    world: Position
    seat: int

    @classmethod
    def of(cls, position: Position, seat: int) -> Information:
        return cls(position.sample(seat, Random(0)), seat)

    @cached_property
    def view(self) -> View:
        """What the seat sees, ready for JSON."""
        return self.world.view(self.seat)


class Player:
    """Answers the questions that its seat is asked."""

    thinks = False  # whether it needs the players' loops, which should be compiled first
    guided = False  # whether it needs those with a network

    def answer(self, seen: Information) -> int:
        """One of the legal answers."""
        raise NotImplementedError

    async def think(self, seen: Information) -> int:
        """The same where its loops may run elsewhere, and an event loop waits for them."""
        return self.answer(seen)

    def close(self) -> None:
        """The game is over, or the player is no longer needed."""


class RandomPlayer(Player):
    """Any legal answer, with equal chances."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def answer(self, seen: Information) -> int:
        return self._rng.choice(seen.world.answers())


class Forfeit(TorriError):
    """A player that is no longer fit to play: `cause` is the name of a sentence, `detail` what was seen."""

    player: str
    cause: str
    detail: str = ""
