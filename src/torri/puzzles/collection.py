"""The puzzles that are shipped: a file for each game, a puzzle in each line."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from torri.engine.catalogue import game as find_game
from torri.puzzles.errors import UnknownPuzzle
from torri.puzzles.puzzle import OpenPuzzle, Puzzle

MAX_OPEN: Final = 64


@cache
def collection(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order in which they were found; none that were made for other rules or figures."""
    path, rules = files(__package__).joinpath(f"{game}.jsonl"), find_game(game)
    found = read_lines(path.read_text(encoding="utf-8")) if path.is_file() else ()
    now = rules.version, rules.edition.sha256[:12]
    return tuple(one for one in found if (one.rules, one.edition) == now)


@lru_cache(maxsize=MAX_OPEN)
def open_puzzle(game: str, name: str) -> OpenPuzzle:
    """A puzzle with its position; UnknownPuzzle if there is none with that name."""
    for one in collection(game):
        if one.name == name:
            return OpenPuzzle(one)
    raise UnknownPuzzle(game, name, len(collection(game)))


def shipped(game: str) -> Path:
    """The file of a game's puzzles in this installation."""
    return Path(str(files(__package__).joinpath(f"{game}.jsonl")))


def read_lines(text: str) -> Iterable[Puzzle]:
    return (msgspec.json.decode(line, type=Puzzle) for line in text.splitlines() if line)


def written(puzzle: Puzzle) -> str:
    """A puzzle as its line of a file."""
    return msgspec.json.encode(puzzle).decode() + "\n"
