"""A match in memory, with its listeners, its bots and what lists show of it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from torri.matches import updates
from torri.matches.entries import Written
from torri.matches.heads import head_of, with_answers
from torri.matches.match import Match
from torri.matches.storage import Head

MAX_DELAYED_UPDATES: Final = 500  # kept for spectators who see them later


class Listener(Protocol):
    """Somebody who receives what happens at a table."""

    seat: int | None
    ids: tuple[str, ...]  # of the person; none for strangers
    unheard: frozenset[str]  # persons whose chat they do not receive

    def tell(self, update: updates.Update) -> None: ...

    def lose(self) -> None:
        """The match can't be read any more."""
        ...


@dataclass
class Asker:
    """Somebody who asks once how a match stands."""

    seat: int | None
    ids: tuple[str, ...]
    unheard: frozenset[str] = frozenset()

    def tell(self, update: updates.Update) -> None:
        """Nothing more is sent after the first update."""

    def lose(self) -> None:
        """It waits for nothing that could be lost."""


@dataclass
class LiveMatch:
    """A match in memory, and who listens."""

    match: Match
    secret: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    elsewhere: frozenset[int] = frozenset()  # seats whose players listen through another process
    said: frozenset[int] = frozenset()  # seats with listeners here, as last announced to other processes
    bot: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    used: float = field(default_factory=time.monotonic)
    asked_about: float = float("-inf")  # when somebody last asked how it stands, without listening
    head: Head | None = None  # as it was last stored
    called: tuple[str, ...] = ()  # the persons who were asked when it was last looked at
    shown: updates.Shown | None = None  # when the last update was sent
    # What spectators see later, with the entries that it comes from.
    later: deque[tuple[int, updates.Update, Sequence[Written]]] = field(
        default_factory=lambda: deque(maxlen=MAX_DELAYED_UPDATES)
    )
    _here: frozenset[int] | None = None  # computed again when somebody comes or goes

    @property
    def thinks(self) -> bool:
        """Whether a bot does, in this process."""
        return self.bot is not None and not self.bot.done()

    def cancel_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def take_over(self, old: LiveMatch) -> None:
        """Take from the old object everything but the match itself."""
        self.listeners, self.later, self.bot, self.said = old.listeners, old.later, old.bot, old.said
        self.called = old.called

    def enter(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.seat_again()

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self._here = None

    def seat_again(self) -> None:
        """Listeners follow their person to another seat, or become spectators."""
        for listener in self.listeners:
            seat_again(self.match, listener)
        self._here = None

    def here(self) -> frozenset[int]:
        """The seats whose players listen in this process."""
        if self._here is None:
            self._here = frozenset(listener.seat for listener in self.listeners if listener.seat is not None)
        return self._here

    def present(self) -> frozenset[int]:
        return self.here() | self.elsewhere if self.elsewhere else self.here()

    def new_head(self) -> Head:
        """What lists show now; while only answers come, most of it stays as it was."""
        match, old = self.match, self.head
        self.head = head_of(match) if old is None or old.seq < match.arranged else with_answers(old, match)
        return self.head


def seat_again(match: Match, listener: Listener) -> None:
    """A listener whose seat is another person's now follows its own person, or becomes a spectator."""
    if listener.seat is None:
        return
    own = match.seats_of(listener.ids)
    if listener.seat not in own:
        listener.seat = own[0] if own else None
