"""What can be wrong with the wish for a puzzle, or with an answer to one."""

from __future__ import annotations

from torri.engine.errors import TorriError


class UnknownPuzzle(TorriError):
    """There is no such puzzle of a game."""

    game: str
    puzzle: str
    count: int  # how many puzzles the game has


class NoWholePlan(TorriError):
    """Answers to a puzzle that can't be given, or after which the same seat is asked again."""

    puzzle: str


class NoStandard(TorriError):
    """A game of which nobody has said what a puzzle has to be (`standards.toml`)."""

    game: str
    known: tuple[str, ...]
