"""A search tree, and everything that it needs to grow."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

from torri.engine.position import Position
from torri.engine.streams import start_stream
from torri.players.player_loops import PlayerLoops, look_ahead
from torri.players.search import (
    ANSWER_FACTOR,
    CHILD,
    MAX_PATH_NODES,
    NAME,
    NODE_COLUMNS,
    NOW,
    SEAT_FACTOR,
    SIBLING,
    VISITS,
    TreeSearch,
)

ROOT: Final = 1  # row 0 stands for no node
ITERATIONS_PER_CHECK: Final = 32  # of the clock
PLAIN_ITERATIONS_PER_CHECK: Final = 2
CLEAR_LEAD_FACTOR: Final = 5  # times the visits of the second-best answer


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
        loops, players = player_loops.loops, world.players
        self._player_loops = player_loops
        self._seat = seat
        self._search = TreeSearch(
            ahead=look_ahead(loops, world.state, NOW),
            tree=loops.table(rows, NODE_COLUMNS),
            used=player_loops.row([ROOT + 1]),
            stream=loops.row(4),
            weights=weights,
            how=player_loops.how(players) if how is None else how,
            path=loops.row(MAX_PATH_NODES),
            movers=loops.row(MAX_PATH_NODES),
            rewards=loops.row(players),
            usual=loops.row(players),
        )
        self._work = player_loops.work(self._search)
        self._rows = self._search.tree
        self.root = ROOT
        self.grown = 0  # iterations
        start_stream(self._search.stream, seed, number)

    def look_at(self, world: Position) -> None:
        """Search on from this position, which the root stands for."""
        self._search = self._search._replace(ahead=look_ahead(self._player_loops.loops, world.state, NOW))
        self._work = self._player_loops.work(self._search, self._work)

    @property
    def visits(self) -> int:
        return int(self._rows[self.root][VISITS])

    def grow(self, visits: int | None, deadline: float) -> None:
        """Until the root has so many visits, or the answer is settled, or time is up."""
        at_once = ITERATIONS_PER_CHECK if self._player_loops.accelerated else PLAIN_ITERATIONS_PER_CHECK
        while visits is None or not self._settled(visits):
            count = at_once if visits is None else min(at_once, visits - self.visits)
            self._player_loops.run.search(self._work, root=self.root, iterations=count, seat=self._seat)
            self.grown += count
            if perf_counter() >= deadline:
                return

    def _settled(self, visits: int) -> bool:
        """Whether no other answer can overtake the first, or none is close to it after a good part of the search."""
        left = visits - self.visits
        counts = sorted(int(row[VISITS]) for _, row in self.children(self.root))
        if left <= 0 or len(counts) < 2:
            return left <= 0
        clear = 3 * left < 2 * visits and counts[-1] > CLEAR_LEAD_FACTOR * counts[-2]
        return clear or counts[-1] - counts[-2] > left

    def row(self, node: int) -> Any:
        return self._rows[node]

    def children(self, node: int) -> Iterator[tuple[int, Any]]:
        child = int(self._rows[node][CHILD])
        while child:
            yield child, self._rows[child]
            child = int(self._rows[child][SIBLING])

    def child(self, node: int, world: Position, answer: int) -> int:
        """The child that an answer to this position leads to; 0 if there is none."""
        wanted = (world.state.ask * SEAT_FACTOR + world.state.actor) * ANSWER_FACTOR + answer
        return next((child for child, row in self.children(node) if row[NAME] == wanted), 0)
