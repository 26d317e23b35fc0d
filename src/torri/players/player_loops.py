"""The loops of greedy and searching players, linked to one game and compiled once."""

from __future__ import annotations

import os
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, lru_cache
from random import Random
from time import perf_counter
from types import SimpleNamespace
from typing import Any, Final, Protocol

from torri.engine.accelerate import Functions, available
from torri.engine.errors import TorriError
from torri.engine.loops import SEED_COUNT, Loops
from torri.engine.parts import Parts
from torri.engine.prebuilt_loops import prebuilt_loops
from torri.engine.streams import start_stream
from torri.engine.weights import STYLES, Weights
from torri.players import futures, greedy, growing, search
from torri.players.coroutines import at_once
from torri.players.search import TreeSearch

FUNCTIONS: Functions = {
    "play": greedy.play,
    "best": greedy.best,
    "grow": growing.grow,
    "found": growing.found,
    "line": growing.line,
}
LATER: Functions = {"futures": futures.futures}  # reviews and hints need it: no bot waits until it is compiled
THREADS_VARIABLE: Final = "TORRI_THREADS"  # how many cores one player may use


class NoEvaluation(TorriError):
    """A game without an evaluation: players can't think about it."""

    game: str


class Arrays(Protocol):
    """Makes the arrays that loops work on; one row can be read and written like a list."""

    def row(self, n: int) -> Any: ...

    def table(self, rows: int, columns: int) -> Any: ...

    def pool(self, state: Any, places: int) -> Any: ...

    def numbers(self, table: Any) -> list[list[int]]: ...


def look_ahead(arrays: Arrays, state: Any, place: int = 0, depth: int = greedy.MAX_DEPTH) -> greedy.LookAhead:
    """Arrays to look `depth` answers ahead from one place of a pool, with that state in every place."""
    pool = arrays.pool(state, place + depth + 1)
    return greedy.LookAhead(pool, todo=arrays.row(depth), values=arrays.row(state.players))


class PlayerLoops:
    """The loops of one game that greedy and searching players share, and the arrays to call them with.

    Players call them through `call`, `repeat` and `side_by_side` only, so that the loops may also run elsewhere
    (`remote_loops`)."""

    def __init__(self, loops: Loops) -> None:
        game = self.game = loops.game
        if game.evaluate is None or game.weights is None:
            raise NoEvaluation(game.name)
        self.weights: Weights = game.weights
        self.loops = loops
        self.accelerated = loops.accelerated
        self.arrays: Arrays = loops
        self.run: SimpleNamespace = loops.link(FUNCTIONS)

    @cached_property
    def _later(self) -> SimpleNamespace:
        return self.loops.link(LATER)

    def _function(self, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self.run if name in FUNCTIONS else self._later, name)
        return found

    @property
    def cores(self) -> int:
        """The cores that one player may use."""
        given = os.environ.get(THREADS_VARIABLE)
        return (int(given) if given else os.cpu_count() or 1) if self.accelerated else 1

    async def call(self, name: str, arguments: Sequence[Any], written: Sequence[Any] = (), keep: str = "") -> int:
        """The result of a loop. Of the arrays only those in `written` have to show what the loop has written to them;
        the others may stay where it runs, until `drop` is called with the name under which they are kept."""
        del written, keep  # here all arrays are the caller's own
        return int(self._function(name)(*arguments) or 0)

    async def repeat(self, name: str, arguments: Sequence[Any], seconds: float, keep: str = "") -> int:
        """Call a loop again and again, until it returns 0 or time is up; the sum of what it has returned."""
        del keep
        function, until, total = self._function(name), perf_counter() + seconds, 0
        while done := int(function(*arguments)):
            total += done
            if perf_counter() >= until:
                break
        return total

    async def side_by_side(self, work: Sequence[Coroutine[Any, Any, None]]) -> None:
        """Do this on as many cores as there are."""
        threads = min(self.cores, len(work))
        if threads == 1:
            for one in work:
                await one
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(at_once, work))

    def drop(self, kept: str) -> None:
        """What was kept under that name is no longer needed."""

    def row(self, values: Sequence[int]) -> Any:
        """A row with those numbers."""
        row = self.arrays.row(len(values))
        row[:] = values
        return row

    def table(self, rows: Sequence[Sequence[int]]) -> Any:
        table = self.loops.table(len(rows), len(rows[0]))
        for row, values in zip(table, rows, strict=True):
            row[:] = values
        return table

    def stream(self, rng: Random) -> Any:
        """A random stream for the loops."""
        stream = self.arrays.row(4)
        start_stream(stream, rng.getrandbits(62), rng.getrandbits(62))
        return stream

    def style(self, name: str = STYLES[0]) -> Any:
        """The weights of a style."""
        return self.row(self.weights.styles[name])

    def how(self, players: int) -> Any:
        """The search parameters of this game for this number of players."""
        best = self.weights.search_many if players > 2 else self.weights.search
        return self.row([best.get(name, usual) for name, usual in search.SEARCH_DEFAULTS.items()])

    def work(self, search: TreeSearch, _before: Any = None) -> Any:
        """What `grow` is called with; `before` is what it was called with for another position of the tree."""
        return search

    async def greedy_answer(self, state: Any, rng: Random, style: str, depth: int, noise: int) -> int:
        """What a greedy player answers to the question of a state."""
        ahead, stream, weights = look_ahead(self.arrays, state, depth=depth), self.stream(rng), self.style(style)
        return await self.call("best", (ahead, 0, stream, weights, depth, noise))

    def greedy_game(
        self,
        start: Any,
        seed: int,
        number: int,
        weights: Sequence[Sequence[int]] | None = None,
        depth: Sequence[int] | None = None,
        noise: Sequence[int] | None = None,
    ) -> list[int]:
        """All answers of one game from a state, nature's too; a row of weights, a depth and a noise per seat."""
        players = start.players
        game = greedy.GreedyGame(
            ahead=look_ahead(self.loops, start, greedy.SEEN),
            chance=self.loops.row(4),
            stream=self.loops.row(4),
            weights=self.table(weights or [self.weights.styles[STYLES[0]]] * players),
            depths=self.row(depth or [greedy.MAX_DEPTH] * players),
            noises=self.row(noise or [greedy.NOISE_HUNDREDTHS] * players),
            answers=self.loops.row(self.game.longest),
        )
        steps = self.run.play(game, seed % SEED_COUNT, number)
        return [int(answer) for answer in game.answers[:steps]]


def player_loops(game: Parts, accelerated: bool = True) -> PlayerLoops:
    """The players' loops of a game, made once for each way to run them."""
    return _made_once(game, accelerated and available())


@lru_cache(maxsize=32)
def _made_once(game: Any, accelerated: bool) -> PlayerLoops:
    return PlayerLoops(Loops(game, accelerated))


@lru_cache(maxsize=32)
def prebuilt_player_loops(game: Any) -> PlayerLoops | None:
    """Those that need no compiling, if there is a library for the game."""
    found = prebuilt_loops(game) if game.evaluate else None
    return PlayerLoops(found) if found else None
