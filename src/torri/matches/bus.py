"""What processes that serve the same matches send each other."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class PresenceMessage(Struct, frozen=True):
    """Which seats a process has listeners for, by match: for some matches or, if `whole`, for all."""

    process: str
    here: dict[str, frozenset[int]]
    whole: bool = False


class Bus(Protocol):
    """The other processes that serve the same matches."""

    def announce(self, match: str, seq: int) -> None: ...

    def say(self, word: PresenceMessage) -> None: ...
