"""A search tree, and everything that it needs to grow. It may be in another worker: only what is found comes here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any, Final, NamedTuple

from torri.engine.position import Position
from torri.engine.streams import start_stream
from torri.players.growing import FOUND_COLUMNS, MAX_FOUND_ROWS, MAX_LINE_ANSWERS, NO_LIMIT
from torri.players.player_loops import PlayerLoops, look_ahead
from torri.players.search import MAX_PATH_NODES, NODE_COLUMNS, NOW, TreeSearch

ROOT: Final = 1  # row 0 stands for no node
ITERATIONS_PER_CHECK: Final = 32  # of the clock
PLAIN_ITERATIONS_PER_CHECK: Final = 2

_numbers = count(1)


class Found(NamedTuple):
    """What a tree knows of an answer: sums over so many visits."""

    node: int
    answer: int
    visits: int
    won: int
    margin: int


NOTHING: Final = Found(0, 0, 0, 0, 0)


class Tree:
    """What one search has found so far, with a random stream of its own."""

    def __init__(
        self,
        player_loops: PlayerLoops,
        seat: int,
        world: Position,
        *,
        weights: Any,
        rows: int,
        seed: int,
        number: int,
        how: Any = None,
    ) -> None:
        """A tree of so many rows at most, whose root stands for that position."""
        arrays, players = player_loops.arrays, world.players
        self._player_loops = player_loops
        self._seat = seat
        self._work = TreeSearch(
            ahead=look_ahead(arrays, world.state, NOW),
            tree=arrays.table(rows, NODE_COLUMNS),
            used=player_loops.row([ROOT + 1]),
            stream=arrays.row(4),
            weights=weights,
            how=player_loops.how(players) if how is None else how,
            path=arrays.row(MAX_PATH_NODES),
            movers=arrays.row(MAX_PATH_NODES),
            rewards=arrays.row(players),
            usual=arrays.row(players),
        )
        self._growing = player_loops.work(self._work)
        start_stream(self._work.stream, seed, number)
        self.name = f"tree {next(_numbers)}"
        self.root = ROOT
        self.grown = 0  # iterations
        self.total = NOTHING  # of the root
        self.found: list[Found] = []  # its answers to the question asked

    def look_at(self, world: Position) -> None:
        """Search on from this position, which the root stands for."""
        self._work = self._work._replace(ahead=look_ahead(self._player_loops.arrays, world.state, NOW))
        self._growing = self._player_loops.work(self._work, self._growing)

    @property
    def visits(self) -> int:
        return self.total.visits

    async def grow(self, visits: int | None, seconds: float) -> None:
        """Until the root has so many visits, or the answer is settled, or time is up."""
        loops = self._player_loops
        at_once = ITERATIONS_PER_CHECK if loops.accelerated else PLAIN_ITERATIONS_PER_CHECK
        most = NO_LIMIT if visits is None else visits
        arguments = self._growing, self.root, most, at_once, self._seat
        self.grown += await loops.repeat("grow", arguments, seconds, keep=self.name)
        rows = loops.arrays.table(MAX_FOUND_ROWS, FOUND_COLUMNS)
        number = await loops.call("found", (self._work, self.root, rows), written=(rows,), keep=self.name)
        self.total, *self.found = [Found(*row) for row in loops.arrays.numbers(rows)[:number]]

    async def lines(self, answers: Sequence[int]) -> list[tuple[int, ...]]:
        """Each of these answers, and the further ones until somebody else acts, as far as the tree has looked."""
        loops, lines = self._player_loops, list[tuple[int, ...]]()
        for answer in answers:
            row = loops.arrays.row(MAX_LINE_ANSWERS)
            arguments = self._work, self.root, answer, row
            number = await loops.call("line", arguments, written=(row,), keep=self.name)
            lines.append(tuple(int(one) for one in row[:number]))
        return lines

    def follow(self, answer: int) -> None:
        """An answer to the question asked was given: what it leads to is the new root, 0 if that is not known."""
        self.root = next((one.node for one in self.found if one.answer == answer), 0)
        self.total, self.found = NOTHING, []

    def drop(self) -> None:
        """It is no longer needed."""
        self._player_loops.drop(self.name)
