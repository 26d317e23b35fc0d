"""What is measured of each environment: how fast it answers, and how much there is to choose from."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Shape:
    """How broad and how long a game is, where it is played at random."""

    games: int = 0
    questions: int = 0  # to players
    choices: int = 0  # questions with at least two legal answers
    answers: int = 0  # legal ones, at choices

    def ask(self, legal: int) -> None:
        self.questions += 1
        if legal > 1:
            self.choices += 1
            self.answers += legal

    @property
    def branching(self) -> float:
        """Legal answers at a choice, on average."""
        return self.answers / self.choices if self.choices else 0.0

    @property
    def length(self) -> float:
        """Choices a game."""
        return self.choices / self.games if self.games else 0.0

    @property
    def share(self) -> float:
        """How many of the questions are choices."""
        return self.choices / self.questions if self.questions else 0.0


@dataclass
class Contender:
    """A game of a library behind one of its interfaces, played at random."""

    library: str
    game: str
    interface: str
    players: int
    chunk: Callable[[], float]  # plays on for a while, and returns how many choices that were
    shape: Shape = field(default_factory=Shape)
    steered: bool = True  # somebody outside gives every answer; otherwise whole games run inside
    rate: float = 0.0  # choices a second: the best round, as noise only ever slows down

    @property
    def name(self) -> str:
        return f"{self.library}: {self.game}, {self.interface}"

    def measure(self, seconds: float) -> None:
        begin = time.perf_counter()
        made, taken = 0.0, 0.0
        while taken < seconds:
            made += self.chunk()
            taken = time.perf_counter() - begin
        self.rate = max(self.rate, made / taken)


Maker = tuple[str, Callable[[], Contender]]  # an interface, and what sets it up


def comparable(ours: Shape, theirs: Shape) -> bool:
    """Between half and twice as much to choose from."""
    return ours.branching / 2 <= theirs.branching <= ours.branching * 2


def as_long(ours: Shape, theirs: Shape) -> bool:
    """Not a toy: at least a quarter as many choices a game."""
    return theirs.length >= ours.length / 4
