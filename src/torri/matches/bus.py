"""What processes that serve the same matches tell each other."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Word(Struct, frozen=True):
    """Which seats a process has listeners for, by match: at some matches, or, as a `whole`, at all that it has."""

    process: str
    here: dict[str, frozenset[int]]
    whole: bool = False


class Bus(Protocol):
    """The other processes that serve the same matches."""

    def announce(self, match: str, seq: int) -> None: ...

    def say(self, word: Word) -> None: ...
