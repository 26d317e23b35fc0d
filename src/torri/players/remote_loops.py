"""Loops that run elsewhere: in the workers of a browser, which have the game as WebAssembly (`torri build wasm`).

A request is one line of JSON: a function, and its arguments one after another, as the functions of `portable` take
them. The same Python describes the arrays, counts and chooses; only the call itself is made somewhere else. The other
end is web/src/think.
"""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final, Protocol

from torri.engine.accelerate import to_bytes
from torri.engine.errors import TorriError
from torri.engine.loops import Loops
from torri.engine.parts import Parts
from torri.players.player_loops import PlayerLoops, player_loops

MAX_EXACT: Final = 1 << 53  # numbers beyond it are rounded in JavaScript
_numbers = count(1)  # of requests


class Workers(Protocol):
    """Who carries out requests: one at a time each."""

    @property
    def count(self) -> int: ...

    def think(self, request: str) -> Awaitable[str]:
        """The reply to a request."""
        ...

    def cancel(self, number: int) -> None:
        """Nobody waits for the request of that number any more."""
        ...

    def drop(self, kept: str) -> None:
        """What was kept under that name is no longer needed."""
        ...


@dataclass(frozen=True)
class Module:
    """The module of a game that the workers have: it serves one version of its rules, with one edition."""

    rules: int
    edition_sha256: str


class ThinkingFailed(TorriError):
    """A worker could not carry out a request; `cause` is for the log."""

    game: str
    cause: str


@dataclass(eq=False, slots=True)
class Pool:
    """So many places with the same state."""

    state: Any
    places: int


@dataclass(eq=False, slots=True)
class Table:
    """A table of zeros, or what a loop has written to it."""

    rows: int
    columns: int
    written: list[list[int]] = field(default_factory=list)


class RemoteArrays:
    """Arrays as they are described to another worker."""

    def row(self, n: int) -> Any:
        return [0] * n

    def table(self, rows: int, columns: int) -> Any:
        return Table(rows, columns)

    def pool(self, state: Any, places: int) -> Any:
        return Pool(state, places)

    def numbers(self, table: Any) -> list[list[int]]:
        written: list[list[int]] = table.written
        return written


class RemoteLoops(PlayerLoops):
    """The loops of one game in other workers."""

    def __init__(self, game: Any, workers: Workers) -> None:
        super().__init__(Loops(game, False))
        self.accelerated = True
        self.arrays = RemoteArrays()
        self._workers = workers
        self._kept: dict[str, list[Any]] = {}  # the arguments that a worker has under a name

    @property
    def cores(self) -> int:
        return self._workers.count

    async def call(self, name: str, arguments: Sequence[Any], written: Sequence[Any] = (), keep: str = "") -> int:
        return await self._ask(name, arguments, {}, written, keep)

    async def repeat(self, name: str, arguments: Sequence[Any], seconds: float, keep: str = "") -> int:
        # JSON has no number that stands for no limit at all.
        return await self._ask(name, arguments, {"seconds": min(seconds, 1e9)}, (), keep)

    async def side_by_side(self, work: Sequence[Coroutine[Any, Any, None]]) -> None:
        await asyncio.gather(*work)

    def drop(self, kept: str) -> None:
        if self._kept.pop(kept, None) is not None:
            self._workers.drop(kept)

    async def _ask(
        self, name: str, arguments: Sequence[Any], more: dict[str, Any], written: Sequence[Any], keep: str
    ) -> int:
        leaves, number = list(_leaves(arguments)), next(_numbers)
        kept = {id(leaf) for leaf in self._kept.get(keep, [])}
        request: dict[str, Any] = {
            "number": number,
            "game": self.game.name,
            "function": name,
            "arguments": [_described(leaf, id(leaf) in kept) for leaf in leaves],
            "wanted": [place for place, leaf in enumerate(leaves) if any(leaf is one for one in written)],
            **more,
        }
        if keep:
            request["keep"] = keep
            # What the worker keeps are the arrays of a tree, which all its functions begin with.
            self._kept[keep] = leaves
        try:
            reply = json.loads(await self._workers.think(json.dumps(request)))
        except asyncio.CancelledError:
            self._workers.cancel(number)
            raise
        if "error" in reply:
            self._kept.pop(keep, None)
            raise ThinkingFailed(self.game.name, str(reply["error"]))
        wanted = [leaves[place] for place in request["wanted"]]
        for array, numbers in zip(wanted, reply["written"], strict=True):
            if isinstance(array, Table):
                width = array.columns
                array.written = [numbers[at : at + width] for at in range(0, len(numbers), width)]
            else:
                array[:] = numbers
        return int(reply["result"])


def _leaves(argument: Any) -> Iterator[Any]:
    """The arrays and numbers that an argument is made of, in their order."""
    if isinstance(argument, tuple):
        for one in argument:
            yield from _leaves(one)
    else:
        yield argument


def _described(leaf: Any, kept: bool) -> Any:
    """An argument as it is sent: a number is itself, and nothing stands for an array that the worker has."""
    if isinstance(leaf, Pool):
        return None if kept else {"state": b64encode(to_bytes(leaf.state)).decode(), "places": leaf.places}
    if isinstance(leaf, Table):
        return None if kept else {"rows": leaf.rows, "columns": leaf.columns}
    if isinstance(leaf, list):
        return None if kept else {"numbers": leaf}
    if abs(leaf) > MAX_EXACT:
        raise OverflowError(leaf)
    return int(leaf)


def remote_maker(workers: Workers, modules: dict[str, Module]) -> Callable[[Parts], PlayerLoops]:
    """For `warming.think_with`: the loops of a game in the workers; on CPython where no module serves its rules and
    edition."""
    made: dict[str, PlayerLoops] = {}

    def loops_of(game: Parts) -> PlayerLoops:
        module = modules.get(game.name)
        if module != Module(game.version, game.edition.sha256):
            return player_loops(game, False)
        if game.name not in made:
            made[game.name] = RemoteLoops(game, workers)
        return made[game.name]

    return loops_of
