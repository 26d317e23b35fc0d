"""Loops that were compiled beforehand (`torri build native`): loaded at once, without a compiler and without NumPy.

A library serves the rules and the edition that it was made of, and only together with the very sources that it was
made of: where anything differs, it is as if it were not there.
"""

from __future__ import annotations

import ctypes
import hashlib
import inspect
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from torri.engine.accelerate.records import from_bytes, to_bytes

PACKAGE: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ("engine", "players")  # of what loops are made, besides the game's own folder
POINTER: Final = "pointer"  # the kind of a parameter; all others are numbers
FAILED: Final = -(1 << 63)  # what a function returns where its Python code would have raised an error


class LoopFailed(RuntimeError):
    """A compiled loop came to where its Python code raises an error."""


def folder() -> Path:
    """Where libraries are looked for: in `TORRI_PREBUILT`, or in the package."""
    return Path(os.environ.get("TORRI_PREBUILT") or PACKAGE / "prebuilt")


def platform_name() -> str:
    """The kind of machine that a library is for."""
    return f"{sys.platform}-{platform.machine()}"


def file_name(game: str) -> str:
    return f"{game}-{platform_name()}"


def folder_of(game: Any) -> Path:
    """The folder of a game's sources."""
    return Path(inspect.getfile(game.State)).parent


@cache
def sources_digest(game_folder: Path) -> str:
    """A digest of all sources that the loops of a game are made of."""
    digest = hashlib.sha256()
    for part in (*(PACKAGE / name for name in SOURCES), game_folder):
        for path in sorted(part.rglob("*.py")):
            digest.update(f"{path.relative_to(part).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


@dataclass(frozen=True)
class Description:
    """What a library was made of, and the kinds of the parameters of its functions."""

    game: str
    rules: int
    edition_sha256: str
    sources_sha256: str
    functions: dict[str, list[str]]


class Records:
    """So many places with a state each, as compiled loops see them."""

    def __init__(self, state: Any, places: int) -> None:
        one = to_bytes(state)
        self._bytes_each = len(one)
        self.places = places
        self.buffer = ctypes.create_string_buffer(one * places, len(one) * places)

    def state(self, cls: type[Any], place: int) -> Any:
        return from_bytes(cls, self.buffer, place * self._bytes_each)


class NativeArrays:
    """Makes arrays of the machine's own integers: they are read and written as lists are."""

    def row(self, n: int) -> Any:
        return (ctypes.c_int64 * n)()

    def table(self, rows: int, columns: int) -> Any:
        return (ctypes.c_int64 * columns * rows)()

    def pool(self, state: Any, places: int) -> Records:
        return Records(state, places)

    def numbers(self, table: Any) -> list[list[int]]:
        return [list(row) for row in table]


def library_of(game: Any) -> dict[str, Callable[..., int]]:
    """The functions of a game's library; empty if there is none that fits, or if compiled code is switched off."""
    if os.environ.get("TORRI_PLAIN"):
        return {}
    return _loaded(folder(), game.name, game.version, game.edition.sha256, folder_of(game))


@lru_cache(maxsize=32)
def _loaded(
    libraries: Path, name: str, rules: int, edition_sha256: str, sources: Path
) -> dict[str, Callable[..., int]]:
    try:
        described = Description(**json.loads((libraries / f"{file_name(name)}.json").read_bytes()))
    except FileNotFoundError:
        return {}
    if (described.rules, described.edition_sha256) != (rules, edition_sha256):
        return {}
    if described.sources_sha256 != sources_digest(sources):
        return {}
    found = ctypes.CDLL(str(libraries / f"{file_name(name)}.so"))
    return {function: _callable(found[function], kinds) for function, kinds in described.functions.items()}


def _callable(found: Any, kinds: Sequence[str]) -> Callable[..., int]:
    found.restype = ctypes.c_int64
    found.argtypes = [ctypes.c_void_p if kind == POINTER else ctypes.c_int64 for kind in kinds]

    def call(*arguments: Any) -> int:
        result: int = found(*_leaves(arguments))
        if result == FAILED:
            raise LoopFailed(found.__name__)
        return result

    return call


def _leaves(argument: Any) -> Iterator[Any]:
    """An argument as the library takes it: an array is a pointer and its sizes, a named tuple is its fields."""
    if isinstance(argument, int):
        yield argument
    elif isinstance(argument, tuple):
        for one in argument:
            yield from _leaves(one)
    elif isinstance(argument, Records):
        yield argument.buffer
        yield argument.places
    else:
        yield argument
        yield len(argument)
        if issubclass(argument._type_, ctypes.Array):
            yield len(argument[0])
