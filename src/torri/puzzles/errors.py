"""What can be wrong with the wish for a puzzle, or with an answer to one."""

from __future__ import annotations

from dataclasses import dataclass

from torri.engine.errors import TorriError


@dataclass(eq=False)
class UnknownPuzzle(TorriError):
    """There is no such puzzle of a game."""

    game: str
    puzzle: str
    count: int  # how many puzzles the game has


@dataclass(eq=False)
class NoWholePlan(TorriError):
    """Answers to a puzzle that can't be given, or after which the same seat is asked again."""

    puzzle: str


@dataclass(eq=False)
class NoStandard(TorriError):
    """A game of which nobody has said what a puzzle has to be (`standards.toml`)."""

    game: str
    known: tuple[str, ...]
