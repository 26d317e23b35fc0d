"""What a network sees in a game: things of several kinds, such as cities, cards and seats, each described by numbers
of the observation; which of them belong together; and at which of them the answers to a question point.

A game declares this once, and a network is made of it: one encoder for all things of a kind, so that what is learned
about one city holds for every city.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Final, TypeVar

from torri.engine.observing import Observation

BOARD: Final = "board"  # the kind of which there is one thing: the table as a whole
NOTHING: Final = -1  # instead of a column, where only some things of a kind have the number: it is 0
Columns = tuple[tuple[int, ...], ...]  # of the observation's row, for each thing of a kind
Fixed = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Feature:
    """Some numbers of each thing: as they are, times `scale`; or, with `values`, a flag for each of these values."""

    columns: Columns
    values: tuple[int, ...] = ()
    scale: float = 1.0

    @property
    def width(self) -> int:
        return len(self.columns[0]) * (len(self.values) or 1)


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over columns that all things of a kind share: each column counts as much as is said for each thing and each
    of its sums, such as the heads that the cards in hand would bring to a city."""

    columns: tuple[int, ...]
    weights: tuple[Fixed, ...]  # by thing, by sum, by column

    @property
    def width(self) -> int:
        return len(self.weights[0])


@dataclass(frozen=True, slots=True)
class Kind:
    """Things that are alike; `fixed` are numbers of each that never change: printed figures, or its own name.

    Things of a `light` kind, of which there are many, are encoded by one layer: they hear from others only when an
    answer points at them.
    """

    name: str
    count: int
    features: tuple[Feature, ...]
    fixed: Fixed = ()
    totals: tuple[Totals, ...] = ()
    light: bool = False


@dataclass(frozen=True, slots=True)
class Link:
    """What things of one kind learn from those of another: the sum over them, each times a number, which is fixed
    (`weights`) or stands in the observation (`columns`, times `scale`); a row for each thing of the target.

    They learn what the others are by themselves; with `late`, what those know in the end, and for answers only.
    """

    source: str
    target: str
    weights: Fixed = ()
    columns: Columns = ()
    scale: float = 1.0
    late: bool = False


@dataclass(frozen=True, slots=True)
class Target:
    """What an answer points at: a thing, and which of the outputs there it is."""

    kind: str
    thing: int
    output: int = 0


Targets = tuple[Target | None, ...]


@dataclass(frozen=True, slots=True)
class Pointing:
    """The answers to a question and what they point at; those that point at nothing are outputs of the board.

    With `by_seat` the answers name seats by their numbers, one after another, while the things they point at stand as
    a seat sees them: its own first.
    """

    ask: int
    targets: Targets
    by_seat: bool = False


def each(kind: Kind, outputs: int = 1, things: Iterable[int] | None = None) -> Targets:
    """Answers that name the things of a kind in order, with so many answers for each."""
    named = range(kind.count) if things is None else things
    return tuple(Target(kind.name, thing, output) for thing in named for output in range(outputs))


def board(answers: int) -> Targets:
    """Answers that point at nothing."""
    return (None,) * answers


@dataclass(frozen=True)
class Entities:
    """Everything that a network needs to know about a game. The first kind is the board, the last are the seats, the
    own seat first: what the network expects of each seat's result is told from there."""

    kinds: tuple[Kind, ...]
    links: tuple[Link, ...]
    pointings: tuple[Pointing, ...]
    players: tuple[int, ...]  # columns with a flag for each number of players
    points: tuple[int, ...]  # columns with the points of each seat as they stand
    margin_scale: float  # points of margin that count as much as a win
    seat: tuple[int, ...] = ()  # columns with a flag for each number that the own seat can have, if answers name seats
    version: int = 0


class Row:
    """Columns of an observation, by the names of its blocks."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation
        self._blocks = {block.name: block for block in observation.blocks}

    def of(self, name: str, things: int = 1, among: int | None = None) -> Columns:
        """The columns of a block, shared out among things in the order of the row; of them the first `among`."""
        block, place = self._blocks[name], self._observation.slices[name].start
        each = block.size // things
        return tuple(tuple(range(place + n * each, place + (n + 1) * each)) for n in range(among or things))

    def across(self, name: str, axis: int) -> Columns:
        """The columns of a block for each number along one of its axes."""
        block, place = self._blocks[name], self._observation.slices[name].start
        inner = prod(block.shape[axis + 1 :])
        found: list[list[int]] = [[] for _ in range(block.shape[axis])]
        for column in range(block.size):
            found[column // inner % block.shape[axis]].append(place + column)
        return tuple(map(tuple, found))


def only(columns: Columns, count: int) -> Columns:
    """Columns that only the first of `count` things have."""
    return (*columns, *((NOTHING,) * len(columns[0]) for _ in range(count - len(columns))))


Item = TypeVar("Item", int, float)


def turned(table: tuple[tuple[Item, ...], ...]) -> tuple[tuple[Item, ...], ...]:
    """The same the other way round: for a link from its target to its source."""
    return tuple(zip(*table, strict=True))


def own_name(count: int) -> Fixed:
    """A flag for each thing, so that it can be told from the others of its kind."""
    return tuple(tuple(float(one == other) for other in range(count)) for one in range(count))


def beside(*tables: Sequence[Iterable[float]]) -> Fixed:
    """The rows of several tables, joined."""
    return tuple(tuple(number for row in rows for number in row) for rows in zip(*tables, strict=True))
