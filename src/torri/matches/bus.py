"""What processes that serve the same matches send each other."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class PresenceMessage(Struct, frozen=True):
    """Which seats a process has listeners for, by match: for some matches or, if `whole`, for all."""

    process: str
    here: dict[str, frozenset[int]]
    whole: bool = False


class PersonMessage(Struct, frozen=True):
    """Persons have changed: what is in memory of them no longer holds. With a code, their connections are closed. Of
    somebody who was deleted, these matches no longer have the name."""

    ids: tuple[str, ...]
    close: int | None = None
    matches: tuple[str, ...] = ()


class Bus(Protocol):
    """The other processes that serve the same matches."""

    def announce(self, match: str, seq: int) -> None: ...

    def say(self, word: PresenceMessage) -> None: ...
