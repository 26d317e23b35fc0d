"""The tables of one process: matches in memory, everything written before anybody hears of it.

What is decided is taken into the match at once and stays behind the match's lock until it is stored; only then is it
acknowledged and told. If it can't be stored the match is forgotten and read anew from what was.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

import structlog
from msgspec import Struct

from torri.engine.catalogue import game as find_game
from torri.engine.chance import commitment, new_secret
from torri.engine.errors import TorriError
from torri.engine.game import Game
from torri.engine.options import Value
from torri.engine.records import Record
from torri.matches import decisions, entries, hearing, importing, seen
from torri.matches.decisions import Who
from torri.matches.entries import Chair, Known, Laid, Origin, Terms, Written
from torri.matches.errors import NothingToGoOnWith, NotNow, WrongChairs, WrongPly
from torri.matches.following import Followers
from torri.matches.live import PATIENCE, Asker, Bus, Held, Listener, Live, Thinker, due, head_of, now_ms
from torri.matches.match import Happening, Match
from torri.matches.presence import Presence
from torri.matches.storage import Overtaken, Storage, UnknownMatch

TRIES: Final = 8  # when others write to the same match
IDLE: Final = 300.0  # seconds after which a match that nobody looks at leaves the memory
AGAIN: Final = 1.0  # seconds until a match that could not be read is tried again

log: Final = structlog.get_logger()
Decide = Callable[[Match], Sequence[Known]]


def new_id() -> str:
    return secrets.token_urlsafe(9)


class Done(Struct, frozen=True):
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
        self._forgotten: dict[str, Live] = {}  # until they are read anew
        self.followers = Followers()
        self._tasks: set[asyncio.Task[None]] = set()
        self.presence = Presence(bus, self._live, self._tell_present)
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
        await self.storage.create(live.new_head(), secret, written)
        self._live[live.match.id] = live
        self._changed(live)
        self._let_think(live)
        return live.match

    async def go_on(self, id: str, ply: int, who: Who, chairs: Sequence[Chair], terms: Terms) -> Match:
        """A new table that goes on from a moment of another."""
        live = await self._get(id)
        async with live.lock:
            match = live.match
            others = {chair.person for chair in match.chairs} - {None, *who.ids}
            if match.status != "over" and (others or not match.seats_of(who.ids)):
                raise NotNow(match.status, "over")
            if not 0 <= ply <= match.ply:
                raise WrongPly(ply, match.ply)
            if len(chairs) != match.players:
                raise WrongChairs("wrong-chairs-number")
            if match.at(ply).over:
                raise NothingToGoOnWith(ply)
            return await self.lay(match.laid.game, who.id, chairs, dict(match.laid.options), terms, (match, ply))

    async def bring(self, record: Record, game: Game, who: Who, chairs: Sequence[Chair]) -> str:
        """Keep a record that holds as a match of who brings it; brought again it is the same match."""
        for former in who.ids:
            with suppress(UnknownMatch):
                return (await self.storage.head(importing.match_id(former, record))).id
        match, written = await asyncio.to_thread(importing.match_of, record, game, who.id, chairs, now_ms())
        # Whoever was quicker has brought the same.
        with suppress(Overtaken):
            await self.storage.create(head_of(match), record.secret or "", written)
        return match.id

    # Acting

    async def act(self, id: str, decide: Decide) -> Done:
        """Decide on what the match is now, store it, tell everybody. Nothing is acknowledged that is not stored."""
        for _ in range(TRIES):
            async with self._held(id) as live:
                try:
                    return await self._act(live, decide)
                except Overtaken:
                    self._forget(live)
        raise Overtaken(id, 0)

    async def _act(self, live: Live, decide: Decide) -> Done:
        match = live.match
        try:
            decided = decide(match)
        except TorriError:
            # What was refused may be right by now: another process has brought the match further.
            if self._bus is None or not await self._catch_up(live):
                raise
            decided = decide(match)
        if not decided:
            return Done(match.seq, ())
        written: list[Written] = []
        happened: list[Happening] = []
        try:
            for entry in decided:
                happened += self._take(live, entry, written)
            happened += self._settle(live, written)
            await self.storage.append(match.id, written, live.new_head())
        except BaseException:
            self._forget(live)
            raise
        self.answers += len(happened)
        hearing.tell(self._live.get, live, happened, written)
        self._changed(live)
        self._let_think(live)
        if self._bus:
            self._bus.announce(match.id, match.seq)
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

    # Other processes

    @property
    def shared(self) -> bool:
        """Whether others serve the same matches."""
        return self._bus is not None

    def overheard(self, id: str, seq: int) -> None:
        """Another process has written to a match, or this one: what is new is taken over, if it is needed here."""
        live = self._live.get(id)
        if id in self._loading or (live is not None and live.match.seq < seq):
            self._spawn(self._hear(id, seq))

    async def compare(self) -> None:
        """Matches in memory with those stored: what nobody announced, or nobody heard, is heard now."""
        for id, seq in (await self.storage.seqs(list(self._live))).items():
            self.overheard(id, seq)

    async def _hear(self, id: str, seq: int) -> None:
        async with self._held(id) as live:
            if live.match.seq < seq:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """Take over what others have written, and tell those who listen here; whether there was anything."""
        written = await self.storage.entries(live.match.id, live.match.seq)
        happened = [told for one in written if (told := live.match.take(one)) is not None]
        if written:
            hearing.tell(self._live.get, live, happened, written)
            self._changed(live)
        return bool(written)

    # Listening

    async def listen(self, id: str, listener: Listener, since: int | None = None) -> None:
        """From now on tell the listener; first how things stand, with what happened since it last heard."""
        async with self._held(id) as live:
            if since is not None and since > live.match.seq:
                await self._catch_up(live)  # it comes from another process, and has heard more there
            live.enter(listener)
            self.presence.announce(live)
            listener.tell(await hearing.standing(self.storage, live, listener, since))
            if listener.seat is not None:
                hearing.tell(self._live.get, live, but=listener)

    async def stop_listening(self, id: str, listener: Listener) -> None:
        live = self._live.get(id) or self._forgotten.get(id)
        if live is not None and listener in live.listeners:
            live.leave(listener)
            live.used = time.monotonic()
            self.presence.announce(live)
            if listener.seat is not None and id in self._live:
                self._tell_present(id)

    def _tell_present(self, id: str) -> None:
        """Tell who is there; whoever comes or goes does not wait for it, and may be cancelled."""
        self._spawn(self._tell(id))

    async def _tell(self, id: str) -> None:
        async with self._held(id) as live:
            hearing.tell(self._live.get, live)

    # Bots and clocks

    def _changed(self, live: Live) -> None:
        """For those beside the table: the clock, the house, and whoever follows the persons who sit there."""
        match = live.match
        self._set_alarm(live)
        self.presence.announce(live)
        if match.status == "over" and self._thinker is not None:
            self._spawn(self._thinker.leave(match.id))
        self.followers.call(match)

    def _let_think(self, live: Live) -> None:
        seat = live.match.asked
        if seat is None or live.match.bot_at(seat) is None or self._thinker is None or self._closing:
            return
        if not live.thinks:
            live.bot = self._spawn(self._play(live.match.id))

    def _spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        async def run() -> None:
            with suppress(TorriError):  # the database is away: `look` takes up what is left undone
                await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _play(self, id: str) -> None:
        """Let the bots of a match answer until a person is asked."""
        assert self._thinker is not None
        while not self._closing:
            async with self._held(id) as live:
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

    async def look(self, *, starting: bool = False) -> None:
        """Matches that wait for a bot or a clock go on, whichever process was to see to it.

        A process that serves alone and has just started knows that no bot thinks.
        """
        ahead = PATIENCE if starting and not self.shared else 0
        for id in await self.storage.overdue(now_ms() + ahead):
            try:
                async with self._held(id) as live:
                    if not live.thinks:
                        await self._catch_up(live)
                    self._set_alarm(live)
                    self._let_think(live)
            except Exception:  # the fault of one match is not to harm the others
                log.exception("match-unreadable", match=id)

    # Memory

    async def get(self, id: str) -> Match:
        return (await self._get(id)).match

    async def view(self, id: str, seat: int | None, ids: tuple[str, ...]) -> seen.Update:
        """How a match stands for somebody who asks once."""
        async with self._held(id) as live:
            return await hearing.standing(self.storage, live, Asker(seat, ids), None)

    async def late(self, id: str) -> Match:
        """A match as spectators see it who see less by a delay: as it stood then."""
        written = await self.storage.entries(id, 0)
        return await asyncio.to_thread(Match.of, id, hearing.as_then(written))

    def _held(self, id: str) -> Held:
        return Held(self._live.get, self._get, id)

    async def _get(self, id: str) -> Live:
        """The match in memory; read once, however many ask for it."""
        live = self._live.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            written, secret = await self.storage.entries(id), await self.storage.secret(id)
            match = await asyncio.to_thread(Match.of, id, written)
        finally:
            del self._loading[id]  # here, as whoever stops waiting for it does not stop it
        live = Live(match, secret, elsewhere=self.presence.at(id))
        if id in self._forgotten:
            live.take_over(self._forgotten.pop(id))
        self._live[id] = live
        self._set_alarm(live)
        late = due(match)
        if not self.shared or (late is not None and late < now_ms()):  # else a bot may think elsewhere
            self._let_think(live)
        if live.listeners:
            hearing.tell(self._live.get, live, anew=True)
        return live

    def _forget(self, live: Live) -> None:
        """What is in memory may not be what is stored: read it anew, for those who listen too."""
        id = live.match.id
        if self._live.get(id) is not live:
            return
        del self._live[id]
        if live.alarm is not None:
            live.alarm.cancel()
        if live.listeners or live.thinks:
            self._forgotten[id] = live
            self._spawn(self._restore(id))

    async def _restore(self, id: str) -> None:
        """Read a match anew, as soon as the database is there."""
        while id in self._forgotten and not self._closing:
            with suppress(TorriError):
                await self._get(id)
                return
            await asyncio.sleep(AGAIN)

    def sweep(self) -> None:
        """Matches that nobody looks at leave the memory; when a clock of theirs runs out, `look` sees it."""
        late = time.monotonic() - IDLE
        for id, live in list(self._live.items()):
            if live.used < late and not (live.listeners or live.lock.locked() or live.thinks):
                if live.alarm is not None:
                    live.alarm.cancel()
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
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
