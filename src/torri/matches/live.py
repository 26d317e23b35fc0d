"""A match in memory with those around it: who is told, who thinks, what lists show."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from torri.engine.position import Position
from torri.matches import seen
from torri.matches.match import Match
from torri.matches.storage import Head

DELAYED: Final = 500  # updates that are kept for spectators who see them later
PATIENCE: Final = 10_000  # ms in which a bot has usually answered; later others may let it think too


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Thinker(Protocol):
    """Where bots think: elsewhere, so that nobody waits for them."""

    async def answer(self, table: str, seat: int, spec: str, position: Position) -> int: ...

    async def leave(self, table: str) -> None: ...


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    seat: int | None
    ids: tuple[str, ...]  # of the person; none for strangers

    def tell(self, update: seen.Update) -> None: ...


class Word(Struct, frozen=True):
    """Which seats a process has listeners for, by match: at some matches, or, as a `whole`, at all that it has."""

    process: str
    here: dict[str, frozenset[int]]
    whole: bool = False


class Bus(Protocol):
    """The other processes that serve the same matches."""

    def announce(self, match: str, seq: int) -> None: ...

    def say(self, word: Word) -> None: ...


@dataclass
class Live:
    """A match in memory, and who listens."""

    match: Match
    secret: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    elsewhere: frozenset[int] = frozenset()  # seats whose players listen by way of another process
    said: frozenset[int] = frozenset()  # which seats the others were told to be here
    bot: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    used: float = field(default_factory=time.monotonic)
    head: Head | None = None  # as it was last stored
    shown: seen.Shown | None = None  # when something was last told
    later: deque[tuple[int, seen.Update]] = field(default_factory=lambda: deque(maxlen=DELAYED))
    _here: frozenset[int] | None = None  # until somebody comes or goes

    @property
    def thinks(self) -> bool:
        """Whether a bot does, in this process."""
        return self.bot is not None and not self.bot.done()

    def take_over(self, old: Live) -> None:
        """What was in memory beside the match itself."""
        self.listeners, self.later, self.bot, self.said = old.listeners, old.later, old.bot, old.said

    def enter(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.unseat()

    def leave(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self._here = None

    def unseat(self) -> None:
        """Who has left a seat looks on from now on."""
        for listener in self.listeners:
            unseat(self.match, listener)
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
        if old is None or old.seq < match.arranged:
            self.head = head_of(match)
        else:
            summary = old.summary | {"ply": match.ply}
            now = {"seq": match.seq, "changed": match.changed_at, "turn": _turn(match), "due": due(match)}
            self.head = replace(old, summary=summary, **now)
        return self.head


class Held:
    """The match in memory, which nobody else changes meanwhile."""

    __slots__ = ("_find", "_id", "_live", "_read")

    def __init__(self, find: Callable[[str], Live | None], read: Callable[[str], Awaitable[Live]], id: str) -> None:
        self._find = find
        self._read = read
        self._id = id
        self._live: Live

    async def __aenter__(self) -> Live:
        while True:
            live = self._find(self._id) or await self._read(self._id)
            await live.lock.acquire()
            if self._find(self._id) is live:  # else it was forgotten while this waited
                live.used = time.monotonic()
                self._live = live
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


@dataclass
class Asker:
    """Somebody who asks once how a match stands."""

    seat: int | None
    ids: tuple[str, ...]

    def tell(self, update: seen.Update) -> None:
        """Nothing more is told to it."""


def unseat(match: Match, listener: Listener) -> None:
    """A seat that somebody has left may be somebody else's."""
    if listener.seat is not None and match.chairs[listener.seat].person not in listener.ids:
        listener.seat = None


def head_of(match: Match) -> Head:
    """What lists show of a match."""
    free = sum(not (chair.name or chair.person or chair.bot or chair.kept_for) for chair in match.chairs)
    terms, ended = match.laid.terms, match.ended
    summary = {
        "chairs": [_chair(match, seat) for seat in range(match.players)],
        "free": free,
        "ply": match.ply,
        "options": match.laid.options,
        "host": next((chair.name for chair in match.laid.chairs if chair.person == match.laid.host), ""),
        "clock": to_builtins(terms.clock),
        "watched": terms.watched,
        "delay": terms.delay,
    }
    if match.laid.brought is not None:
        summary["imported"] = True
    if ended is not None:
        summary |= {"scores": ended.scores, "winners": ended.winners}
    return Head(
        id=match.id,
        game=match.laid.game,
        status=match.status,
        public=match.laid.terms.public,
        host=match.laid.host,
        created=match.created_at,
        changed=match.changed_at,
        seq=match.seq,
        turn=_turn(match),
        seats=tuple(chair.person for chair in match.chairs),
        summary=summary,
        due=due(match),
    )


def _turn(match: Match) -> tuple[str, ...]:
    """The person who is asked."""
    asked = match.asked
    person = match.chairs[asked].person if asked is not None and not match.bot_at(asked) else None
    return (person,) if person else ()


def _chair(match: Match, seat: int) -> dict[str, object]:
    """What of a chair is worth saying in a list."""
    chair = match.chairs[seat]
    said = {"name": chair.name, "crest": chair.crest, "level": match.bot_at(seat)}
    return {"kind": seen.kind_of(chair)} | {key: value for key, value in said.items() if value}


def due(match: Match) -> int | None:
    """When it is time to see why a running match does not go on: its bot has not answered, or a clock ran out."""
    asked = match.asked
    if asked is not None and match.bot_at(asked):
        return match.changed_at + PATIENCE
    return match.clocks.due() if match.clocks and match.status == "running" else None
