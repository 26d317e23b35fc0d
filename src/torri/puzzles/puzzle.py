"""What a puzzle is: a position as it was reached, and what every plan in it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Literal

from msgspec import Struct, field

from torri.engine.catalogue import game as find_game
from torri.engine.position import Position
from torri.players.player import Information
from torri.players.terms import PROSPECTS, REST
from torri.puzzles.errors import NoWholePlan
from torri.puzzles.plans import Plans, plans_of, with_forced

ALIKE_POINTS: Final = 0.3  # plans that are worth as much as the best but for this are right too
LEAST_TOLD: Final = 0.5  # points of a reason that explain why a plan is better


class Tries(Struct, frozen=True, array_like=True):
    """How often players of one level have found the best plan."""

    level: str
    solved: int
    tried: int


class Reason(Struct, frozen=True, omit_defaults=True):
    """Points that the best plan is expected to have beyond another one, by their cause, as a review has them."""

    name: str
    points: float
    rule: str = ""
    facts: dict[str, Any] = field(default_factory=dict)


class Claim(Struct, frozen=True, omit_defaults=True):
    """What happens in this share of the futures with the best plan, and in that share with another one."""

    name: str
    facts: dict[str, Any]
    best: float
    given: float
    gain: float
    otherwise: Literal["", "later", "gone"] = ""


class Line(Struct, frozen=True, omit_defaults=True):
    """A plan that was compared thoroughly."""

    number: int  # among all plans
    answers: tuple[int, ...]
    loss: float  # points of margin behind the best
    error: float = 0.0  # of the loss: with other seeds it would be within it in 95 of 100 cases
    chosen: int = 0  # by how many of the players who tried
    why: tuple[Reason, ...] = ()  # what the best has beyond it, the weightiest first
    claims: tuple[Claim, ...] = ()


class Puzzle(Struct, frozen=True, omit_defaults=True):
    """A position, what the seat that is asked can do in it, and what that is worth."""

    name: str  # stays the same whatever is mined later
    game: str
    rules: int
    edition: str  # the first twelve digits of its SHA-256
    players: int
    options: dict[str, Any]
    answers: tuple[int, ...]  # by which the position was reached, nature's too
    source: str  # where the game is from: its seed and number, or a record
    seed: int  # of the futures and searches
    seat: int
    margin: float  # that the seat may expect with the best plan
    futures: int  # in which the lines were compared
    lines: tuple[Line, ...]  # the best first
    losses: tuple[int, ...]  # of every plan, in tenths of a point; what is not among the lines is measured roughly
    tries: tuple[Tries, ...]  # of the levels, the weakest first
    mu: float  # how hard it is, on the scale of ratings
    sigma: float
    grade: int  # from 1, which beginners solve, to 5

    def start(self) -> Position:
        """The position before the first answer."""
        return find_game(self.game).start(self.players, self.options)

    @property
    def solutions(self) -> tuple[Line, ...]:
        """The best plan, and those that are worth as much."""
        return tuple(line for line in self.lines if line.loss <= ALIKE_POINTS)

    @property
    def others(self) -> tuple[Line, ...]:
        """The lines that are not right, the best of them first."""
        return tuple(line for line in self.lines if line.loss > ALIKE_POINTS)

    @property
    def gap(self) -> float:
        """Points of margin between what is right and the best of what is not."""
        return self.others[0].loss - self.solutions[-1].loss

    @property
    def is_told(self) -> bool:
        """Whether what is told of the best wrong plan names points that it lacks, not only hopes: else nobody learns
        why it is wrong."""
        best = self.others[:1]
        return any(one.points >= LEAST_TOLD and one.name not in (PROSPECTS, REST) for line in best for one in line.why)

    def loss_of(self, number: int) -> float:
        """Points that a plan is behind the best one; of a plan that is not among the lines, about."""
        exact = next((line.loss for line in self.lines if line.number == number), None)
        return self.losses[number] / 10 if exact is None else exact


@dataclass(frozen=True, eq=False)
class OpenPuzzle:
    """A puzzle with its position, which nobody may change, and all plans in it."""

    puzzle: Puzzle

    @cached_property
    def position(self) -> Position:
        """The position as it really was."""
        position = self.puzzle.start()
        for answer in self.puzzle.answers:
            position.apply(answer)
        return position

    @cached_property
    def world(self) -> Position:
        """A world that agrees with what the seat knows, always the same one."""
        return Information.of(self.position, self.puzzle.seat).world

    @cached_property
    def plans(self) -> Plans | None:
        """All plans, numbered as `losses` is; None where there are more."""
        return plans_of(self.world, self.puzzle.seat, len(self.puzzle.losses))

    def asked(self) -> tuple[int, ...]:
        """How often each kind of question was asked before: futures count on from there."""
        at = self.puzzle.start()
        asked = [0] * (max(int(ask) for ask in at.game.Ask) + 1)
        for answer in self.puzzle.answers:
            asked[at.state.ask] += 1
            at.game.questions.apply(at.state, answer)
        return tuple(asked)

    def number(self, answers: Sequence[int]) -> int:
        """The number of the plan with these answers, with or without forced ones; NoWholePlan if there is none."""
        plans, seat = self.plans, self.puzzle.seat
        if plans is not None:
            for line in (answers, with_forced(self.world, seat, answers)):
                number = None if line is None else plans.number(self.world, seat, line)
                if number is not None:
                    return number
        raise NoWholePlan(self.puzzle.name)
