"""How much of everything one person may have, and all persons together, so that nobody can fill a server; and for how
long it is kept."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from weakref import WeakValueDictionary


@dataclass(frozen=True)
class PersonBounds:
    """The most of each kind; more is refused with `TooMany`, which names the bound."""

    tables: int = 200  # set up by them, and not over
    imports: int = 500  # records that became matches of theirs
    notes: int = 1_000  # matches that they have noted something on
    invitations: int = 12  # to one table
    follows: int = 500  # persons whom they follow
    blocks: int = 500  # persons whom they have blocked
    tournaments: int = 5  # hosted by them, and not over
    entries: int = 20  # tournaments that they have joined, and that are not over
    lines: int = 500  # chat messages at one table
    reports: int = 20  # to the operators, that nobody has dealt with
    reviews: int = 3  # that are waiting or running
    tokens: int = 20  # for programs of theirs


class Turns:
    """Lets each person add only one thing at a time: what was counted before still holds when it is added. Each process
    has its own, so that several processes together may exceed a bound by one each.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def of(self, person: str) -> AsyncIterator[None]:
        lock = self._locks.get(person)
        if lock is None:
            lock = self._locks[person] = Lock()
        async with lock:
            yield


@dataclass(frozen=True)
class ServerBounds:
    """The most of all persons together; more is refused with `ServerFull`."""

    tables: int = 20_000  # that are not over
    guests: int = 20_000  # new persons in a day


@dataclass(frozen=True)
class Keeping:
    """For how many days some things are kept; none: for ever."""

    guests: int | None = None  # guests who have not been here, with what is theirs
    chat: int | None = None  # lines of chat, after the match is over
    reports: int | None = None  # reports, after somebody has dealt with them
    events: int | None = None  # events that were cancelled before they began
