"""The loops of a game that need no compiling, where there is a library for it (`accelerate.prebuilt`)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from inspect import signature
from types import SimpleNamespace
from typing import Any

from torri.engine.accelerate import Functions, Replaced
from torri.engine.accelerate.prebuilt import NativeArrays, library_of
from torri.engine.game import Game
from torri.engine.loops import Loops, loops


class PrebuiltLoops(Loops):
    """Loops out of a library. It has those of whole games and of players; no others can be linked."""

    def __init__(self, game: Game, library: dict[str, Callable[..., int]]) -> None:
        self._library = library
        self._arrays = NativeArrays()
        super().__init__(game, False)
        self.accelerated = True

    def link(
        self, functions: Functions, also: Replaced | None = None, inlined: Collection[Callable[..., Any]] = ()
    ) -> SimpleNamespace:
        missing = functions.keys() - self._library.keys()
        if missing or also or inlined:
            raise TypeError(f"no library has these loops, they have to be compiled: {', '.join(functions)}")
        return SimpleNamespace(**{name: named(self._library[name], of) for name, of in functions.items()})

    def row(self, n: int) -> Any:
        return self._arrays.row(n)

    def table(self, rows: int, columns: int) -> Any:
        return self._arrays.table(rows, columns)

    def numbers(self, table: Any) -> list[list[int]]:
        return self._arrays.numbers(table)

    def pool(self, state: Any, places: int = 3) -> Any:
        return self._arrays.pool(state, places)

    def state(self, pool: Any, place: int) -> Any:
        return pool.state(self.game.State, place)


def named(call: Callable[..., int], of: Callable[..., Any]) -> Callable[..., int]:
    """A function of a library that takes arguments by name too, as the one that it was made of does."""
    names = list(signature(of).parameters)

    def called(*given: Any, **rest: Any) -> int:
        return call(*given, *(rest[name] for name in names[len(given) :]))

    return called


def prebuilt_loops(game: Game) -> PrebuiltLoops | None:
    """The loops of a game out of its library, if there is one that fits."""
    library = library_of(game)
    return PrebuiltLoops(game, library) if library else None


def quickest_loops(game: Game, accelerated: bool = True) -> Loops:
    """For whole games: loops that need no compiling, or else those that are compiled."""
    return (prebuilt_loops(game) if accelerated else None) or loops(game, accelerated)
