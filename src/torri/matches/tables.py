"""The tables of one process: matches in memory, everything written before anybody hears of it.

What is decided is taken into the match at once and stays behind the match's lock until it is stored; only then is it
acknowledged and told. If it can't be stored the match is forgotten and read anew from what was.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, Protocol

from torri.engine.catalogue import game as find_game
from torri.engine.chance import commitment, new_secret
from torri.engine.options import Value
from torri.engine.position import Position
from torri.matches import decisions, entries, history, seen
from torri.matches.decisions import Who
from torri.matches.entries import Chair, Known, Laid, Origin, Terms, Written
from torri.matches.errors import NotNow, WrongChairs, WrongPly
from torri.matches.match import Happening, Match
from torri.matches.storage import Head, Overtaken, Storage

TRIES: Final = 8  # when others write to the same match
IDLE: Final = 300.0  # seconds after which a match that nobody looks at leaves the memory
DELAYED: Final = 500  # updates that are kept for spectators who see them later

Decide = Callable[[Match], Sequence[Known]]


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    return secrets.token_urlsafe(9)


class Thinker(Protocol):
    """Where bots think: elsewhere, so that nobody waits for them."""

    async def answer(self, table: str, seat: int, spec: str, position: Position) -> int: ...

    async def leave(self, table: str) -> None: ...


class Listener(Protocol):
    """Somebody who is told what happens at a table."""

    seat: int | None
    ids: tuple[str, ...]  # of the person; none for strangers

    def tell(self, update: seen.Update) -> None: ...


class Bus(Protocol):
    """The other processes that serve the same matches."""

    async def announce(self, match: str, seq: int) -> None: ...


@dataclass
class Live:
    """A match in memory, and who listens."""

    match: Match
    secret: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: list[Listener] = field(default_factory=list)
    bot: asyncio.Task[None] | None = None
    alarm: asyncio.TimerHandle | None = None
    used: float = field(default_factory=time.monotonic)
    later: deque[tuple[int, seen.Update]] = field(default_factory=lambda: deque(maxlen=DELAYED))

    def present(self) -> set[int]:
        return {listener.seat for listener in self.listeners if listener.seat is not None}


@dataclass(frozen=True, slots=True)
class Done:
    """What an action came to: the number of entries after it, and what happened on the table."""

    seq: int
    happened: tuple[Happening, ...]


class Tables:
    """All that can be done with matches, by whoever serves them."""

    def __init__(self, storage: Storage, thinker: Thinker | None = None, bus: Bus | None = None) -> None:
        self.storage = storage
        self._thinker = thinker
        self._bus = bus
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.answers = 0  # taken since the start, for the metrics
        self._closing = False

    # Laying tables

    async def lay(
        self,
        game: str,
        host: str,
        chairs: Sequence[Chair],
        options: dict[str, object],
        terms: Terms,
        origin: tuple[Match, int] | None = None,
        words: str = "",
    ) -> Match:
        """A new table; it begins at once if every chair is taken. The host's words go into the draws."""
        rules = find_game(game)
        if origin is not None:
            rules = origin[0].game
        start = rules.start(len(chairs), options)
        if not any(chair.person for chair in chairs):
            raise WrongChairs("wrong-chairs-no-host")
        secret = new_secret()
        checked: dict[str, Value] = start.options
        edition = rules.edition
        laid = Laid(
            *(rules.name, rules.version, edition.name, edition.sha256, checked, host, tuple(chairs)),
            *(commitment(secret), terms),
            origin=Origin(origin[0].id, origin[1]) if origin else None,
            answers=tuple(origin[0].answers[: origin[1]]) if origin else (),
        )
        live = Live(Match(new_id()), secret)
        written: list[Written] = []
        self._take(live, laid, written)
        if words:
            self._take(live, entries.Stirred(live.match.seats_of((host,))[0], words), written)
        self._settle(live, written)
        await self.storage.create(head_of(live.match), secret, written)
        self._live[live.match.id] = live
        self._after(live)
        return live.match

    async def go_on(self, id: str, ply: int, who: Who, chairs: Sequence[Chair], terms: Terms) -> Match:
        """A new table that goes on from a moment of another."""
        live = await self._get(id)
        async with live.lock:
            match = live.match
            if not 0 <= ply <= match.ply:
                raise WrongPly(ply, match.ply)
            others = {chair.person for chair in match.chairs} - {None, *who.ids}
            if match.status != "over" and (others or not match.seats_of(who.ids)):
                raise NotNow(match.status, "over")
            return await self.lay(match.laid.game, who.id, chairs, dict(match.laid.options), terms, (match, ply))

    # Acting

    async def act(self, id: str, decide: Decide) -> Done:
        """Decide on what the match is now, store it, tell everybody. Nothing is acknowledged that is not stored."""
        for _ in range(TRIES):
            live = await self._get(id)
            async with live.lock:
                if self._live.get(id) is not live:
                    continue  # it was forgotten while this waited
                try:
                    return await self._act(live, decide)
                except Overtaken:
                    self._forget(live)
        raise Overtaken(id, 0)

    async def _act(self, live: Live, decide: Decide) -> Done:
        match = live.match
        decided = decide(match)
        if not decided:
            return Done(match.seq, ())
        written: list[Written] = []
        happened: list[Happening] = []
        try:
            for entry in decided:
                happened += self._take(live, entry, written)
            happened += self._settle(live, written)
            await self.storage.append(match.id, written, head_of(match))
        except BaseException:
            self._forget(live)
            raise
        self.answers += len(happened)
        reset = any(isinstance(one.entry, entries.TookBack) for one in written)
        self._tell(live, happened, _said(written), reset)
        self._after(live)
        if self._bus:
            await self._bus.announce(match.id, match.seq)
        return Done(match.seq, tuple(happened))

    def _take(self, live: Live, entry: Known, written: list[Written]) -> list[Happening]:
        one = Written(live.match.seq, now_ms(), entry)
        told = live.match.take(one)
        written.append(one)
        return [] if told is None else [told]

    def _settle(self, live: Live, written: list[Written]) -> list[Happening]:
        happened: list[Happening] = []
        while (entry := decisions.settle(live.match, live.secret)) is not None:
            happened += self._take(live, entry, written)
        return happened

    async def overheard(self, id: str, seq: int) -> None:
        """Another process has written to a match: take over what is new, and tell those who listen here."""
        live = self._live.get(id)
        if live is None:
            return
        async with live.lock:
            if self._live.get(id) is not live or live.match.seq >= seq:
                return
            written = await self.storage.entries(id, live.match.seq)
            happened = [told for one in written if (told := live.match.take(one)) is not None]
            reset = any(isinstance(one.entry, entries.TookBack) for one in written)
            self._tell(live, happened, _said(written), reset)
            self._set_alarm(live)

    # Listening

    async def listen(self, id: str, listener: Listener, since: int | None = None) -> None:
        """From now on tell the listener; first how things stand, with what happened since it last heard."""
        live = await self._get(id)
        async with live.lock:
            live.listeners.append(listener)
            listener.tell(await self._standing(live, listener, since))
            if listener.seat is not None:
                self._tell(live, but=listener)

    async def _standing(self, live: Live, listener: Listener, since: int | None) -> seen.Update:
        match = live.match
        delay = match.laid.terms.delay * 1_000 if listener.seat is None and match.status != "over" else 0
        if delay:
            past = [update for at, update in live.later if at <= now_ms() - delay]
            if past:
                return past[-1]
        happened: Sequence[Happening] = ()
        said: tuple[seen.LineSaid, ...] = ()
        reset = False
        if since is not None and since < match.seq:
            written = await self.storage.entries(match.id, since)
            said = _said(written)
            reset = any(isinstance(one.entry, entries.TookBack) for one in written)
            moves = sum(isinstance(one.entry, entries.Answered | entries.Drawn) for one in written)
            if not reset and moves and not delay:
                happened = await asyncio.to_thread(history.happenings, match, match.ply - moves)
        if delay:
            blind = Match.of(match.id, await self._first(match))
            return seen.update(blind, None, (), live.present(), now_ms())
        return seen.update(match, listener.seat, listener.ids, live.present(), now_ms(), happened, said, reset)

    async def _first(self, match: Match) -> list[Written]:
        """As much of the match as spectators with a delay may see when nothing has been told to them yet."""
        late = now_ms() - match.laid.terms.delay * 1_000
        written = await self.storage.entries(match.id, 0)
        return [one for one in written if one.at <= late or one.seq == 0]

    async def stop_listening(self, id: str, listener: Listener) -> None:
        live = self._live.get(id)
        if live is not None and listener in live.listeners:
            live.listeners.remove(listener)
            live.used = time.monotonic()
            if listener.seat is not None:
                async with live.lock:
                    self._tell(live)

    def _tell(
        self,
        live: Live,
        happened: Sequence[Happening] = (),
        said: tuple[seen.LineSaid, ...] = (),
        reset: bool = False,
        but: Listener | None = None,
    ) -> None:
        """Tell everybody who listens, each what it may know; views of the same seat are built once."""
        match, now, present = live.match, now_ms(), live.present()
        built: dict[tuple[int | None, tuple[str, ...]], seen.Update] = {}
        delay = match.laid.terms.delay if match.status != "over" else 0
        for listener in list(live.listeners):
            who = (listener.seat, listener.ids if listener.seat is not None else ())
            if listener is but or (delay and listener.seat is None):
                continue
            if who not in built:
                built[who] = seen.update(match, who[0], who[1], present, now, happened, said, reset)
            listener.tell(built[who])
        if delay:
            update = seen.update(match, None, (), present, now, happened, said, reset)
            live.later.append((now, update))
            asyncio.get_running_loop().call_later(delay, self._tell_later, live, update)

    def _tell_later(self, live: Live, update: seen.Update) -> None:
        for listener in list(live.listeners):
            if listener.seat is None:
                listener.tell(update)

    # Bots and clocks

    def _after(self, live: Live) -> None:
        self._set_alarm(live)
        match = live.match
        seat = match.asked
        if match.status == "over" and self._thinker is not None:
            self._spawn(self._thinker.leave(match.id))
        if seat is None or match.bot_at(seat) is None or self._thinker is None or self._closing:
            return
        if live.bot is None or live.bot.done():
            live.bot = self._spawn(self._play(live))

    def _spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        async def run() -> None:
            await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play(self, live: Live) -> None:
        """Let the bots of a match answer until a person is asked."""
        assert self._thinker is not None
        id = live.match.id
        while not self._closing:
            live = await self._get(id)
            async with live.lock:
                match = live.match
                seat, based_on = match.asked, match.moved
                spec = None if seat is None else match.bot_at(seat)
                if seat is None or spec is None:
                    return
                position = match.position.copy()
            answer = await self._thinker.answer(id, seat, spec, position)

            def decide(
                match: Match, seat: int = seat, answer: int = answer, based_on: int = based_on
            ) -> Sequence[Known]:
                return decisions.answer_of_bot(match, seat, answer, based_on)

            await self.act(id, decide)

    def _set_alarm(self, live: Live) -> None:
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        clocks = live.match.clocks
        due = clocks.due() if clocks and live.match.status == "running" else None
        if due is not None and not self._closing:
            wait = max(0.0, (due - now_ms()) / 1_000)
            live.alarm = asyncio.get_running_loop().call_later(wait + 0.01, self._ring, live.match.id)

    def _ring(self, id: str) -> None:
        self._spawn(self._time_is_up(id))

    async def _time_is_up(self, id: str) -> None:
        await self.act(id, lambda match: decisions.time_is_up(match, now_ms()))

    async def wake(self) -> int:
        """After a start: matches whose bots or clocks are due go on."""
        ids = await self.storage.unfinished()
        for id in ids:
            live = await self._get(id)
            async with live.lock:
                self._after(live)
        return len(ids)

    # Memory

    async def get(self, id: str) -> Match:
        return (await self._get(id)).match

    async def view(self, id: str, seat: int | None, ids: tuple[str, ...]) -> seen.Update:
        """How a match stands for somebody who asks once."""
        live = await self._get(id)
        async with live.lock:
            return await self._standing(live, _Asker(seat, ids), None)

    async def _get(self, id: str) -> Live:
        """The match in memory; read once, however many ask for it."""
        live = self._live.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Live:
        written, secret = await self.storage.entries(id), await self.storage.secret(id)
        match = await asyncio.to_thread(Match.of, id, written)
        live = self._live.setdefault(id, Live(match, secret))
        self._after(live)
        return live

    def _forget(self, live: Live) -> None:
        """What is in memory may not be what is stored: read it anew, for those who listen too."""
        if self._live.get(live.match.id) is not live:
            return
        del self._live[live.match.id]
        if live.alarm is not None:
            live.alarm.cancel()
        if live.listeners:
            self._spawn(self._move(live))

    async def _move(self, old: Live) -> None:
        """Those who listened to a match that was forgotten listen on."""
        with suppress(Exception):  # the database is gone: they will come back
            live = await self._get(old.match.id)
            async with live.lock:
                live.listeners += [one for one in old.listeners if one not in live.listeners]
                self._tell(live, reset=True)

    def sweep(self) -> None:
        """Matches that nobody looks at and that wait for nobody's clock leave the memory."""
        late = time.monotonic() - IDLE
        for id, live in list(self._live.items()):
            idle = live.used < late and not live.listeners and not live.lock.locked() and live.alarm is None
            if idle and (live.bot is None or live.bot.done()):
                del self._live[id]

    @property
    def count(self) -> tuple[int, int]:
        """Matches in memory, and those who listen."""
        return len(self._live), sum(len(live.listeners) for live in self._live.values())

    async def close(self) -> None:
        """No bot begins to think any more; what is being written is finished."""
        self._closing = True
        for live in list(self._live.values()):
            if live.alarm is not None:
                live.alarm.cancel()
            if live.bot is not None:
                live.bot.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@dataclass
class _Asker:
    seat: int | None
    ids: tuple[str, ...]

    def tell(self, update: seen.Update) -> None:
        """It has asked once, and is not told again."""


def _said(written: Iterable[Written]) -> tuple[seen.LineSaid, ...]:
    return tuple(
        seen.LineSaid(one.seq, one.at, one.entry.seat, one.entry.name, one.entry.text)
        for one in written
        if isinstance(one.entry, entries.Said)
    )


def head_of(match: Match) -> Head:
    """What lists show of a match."""
    asked = match.asked
    turn = match.chairs[asked].person if asked is not None and not match.bot_at(asked) else None
    free = sum(not (chair.person or chair.bot) for chair in match.chairs)
    summary = {
        "seats": [chair.name if chair.person else chair.bot for chair in match.chairs],
        "free": free,
        "ply": match.ply,
        "options": match.laid.options,
        "clock": match.laid.terms.clock is not None,
        "watched": match.laid.terms.watched,
    }
    return Head(
        id=match.id,
        game=match.laid.game,
        status=match.status,
        public=match.laid.terms.public,
        host=match.laid.host,
        created=match.created_at,
        changed=match.changed_at,
        seq=match.seq,
        turn=(turn,) if turn else (),
        seats=tuple(chair.person for chair in match.chairs),
        summary=summary,
    )
