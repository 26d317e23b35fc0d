"""The tables of one process: the interface to everything that a server does with matches."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from typing import Final

import structlog

from torri.engine.catalogue import game as find_game
from torri.engine.chance import commitment, new_secret
from torri.engine.game import Game
from torri.engine.records import Record
from torri.matches import importing, updates
from torri.matches.alarms import Alarms
from torri.matches.background import Background, Work
from torri.matches.beginnings import Beginning, FixedDraws
from torri.matches.bots import BotTurns, Thinker
from torri.matches.bounds import PersonBounds, ServerBounds
from torri.matches.broadcast import Broadcast, as_then
from torri.matches.bus import Bus
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.correspondence import Correspondence
from torri.matches.deal_studies import DealStudies
from torri.matches.deal_tables import DealTables
from torri.matches.entries import Chair, Created, Origin, Stirred, Terms
from torri.matches.errors import (
    NothingToGoOnWith,
    NotNow,
    ServerFull,
    TooMany,
    WrongChairs,
    WrongPly,
)
from torri.matches.followers import Followers
from torri.matches.heads import BOT_OVERDUE_MS, due, head_of, turn_of
from torri.matches.live import Asker, Listener, LiveMatch
from torri.matches.match import Match
from torri.matches.notices import Caller
from torri.matches.presence import Presence
from torri.matches.rating import require_ratable
from torri.matches.registry import Registry
from torri.matches.storage import (
    MAX_OVERDUE,
    DamagedMatch,
    NoDatabase,
    Overtaken,
    Storage,
    UnknownMatch,
)
from torri.matches.sync import Sync
from torri.matches.taking_along import TakingAlong
from torri.matches.transactions import Decide, Done, Draft, Transactions
from torri.matches.vacations import Vacations
from torri.matches.word_filter import WordFilter

PUT_OFF_SECONDS: Final = 600.0  # until a match that could not be moved on is looked at again

log: Final = structlog.get_logger()


def new_id() -> str:
    return secrets.token_urlsafe(9)


class Tables:
    """The interface to matches. It joins its parts, which do not know each other's internals, and informs them when a
    match has changed.
    """

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker | None = None,
        bus: Bus | None = None,
        most: PersonBounds | None = None,
        words: WordFilter | None = None,
        in_all: ServerBounds | None = None,
        takes_along: bool = True,
    ) -> None:
        self.storage = storage
        self.words = words or WordFilter({})
        self.most = most or PersonBounds()
        self.in_all = in_all or ServerBounds()
        self.followers = Followers()
        self.caller: Caller | None = None
        self.tournament_goes_on: Callable[[str], Work] | None = None  # when one of its tables is over
        self._put_off: dict[str, float] = {}  # matches that could not be moved on: until when
        self._background = background = Background()
        self._registry = registry = Registry(storage, background, self._loaded)
        self._broadcast = broadcast = Broadcast(storage, registry)
        self._sync = Sync(storage, registry, broadcast, background, bus, self._changed)
        self._transactions = transactions = Transactions(storage, registry, broadcast, self._sync, self._stored)
        self._bots = BotTurns(thinker, registry, transactions, background)
        self.correspondence = Correspondence(storage, registry, transactions, background)
        self.vacations = Vacations(storage, self.correspondence)
        self.along = TakingAlong(storage, registry, self._sync, self._stored, takes_along)
        self._alarms = Alarms(transactions, background, self.correspondence.attend)
        self.deals = DealTables(storage, self.create)
        self.studies = DealStudies(storage, thinker, self.get, background)
        self.presence = Presence(bus, registry, self._tell_present)

    @property
    def shared(self) -> bool:
        """Whether other processes serve the same matches."""
        return self._sync.shared

    @property
    def answers(self) -> int:
        """Answers and draws taken since the start."""
        return self._transactions.answers

    @property
    def count(self) -> tuple[int, int]:
        """Matches in memory, and those who listen."""
        return len(self._registry), sum(len(live.listeners) for live in self._registry)

    async def act(self, id: str, decide: Decide) -> Done:
        """Decide on the current match, store the entries, send the updates."""
        return await self._transactions.act(id, decide)

    def present(self, id: str) -> frozenset[int]:
        """The seats of a match whose players listen, here or elsewhere."""
        live = self._registry.find(id)
        return frozenset() if live is None else live.present()

    def is_present(self, id: str, seats: Iterable[int]) -> bool:
        """Whether somebody on one of these seats listens, here or elsewhere."""
        there = self.present(id) or self.presence.at(id)
        return not there.isdisjoint(seats)

    # When a match has changed

    def _loaded(self, live: LiveMatch) -> None:
        """A match was read from storage."""
        live.elsewhere = self.presence.at(live.match.id)
        live.called = turn_of(live.match)
        self._alarms.set(live)
        overdue = due(live.match)
        if not self.shared or (
            overdue is not None and overdue < wall_clock_ms()
        ):  # otherwise a bot may be thinking in another process
            self._bots.begin(live)
        if live.listeners:
            self._broadcast.tell(live, again=True)

    def _stored(self, live: LiveMatch) -> None:
        """This process has written to a match."""
        self._changed(live)
        if self._call(live):
            self.correspondence.turn_came(live)
        self._bots.begin(live)
        if live.match.status == "over":
            self._ended(live.match.created)
            if live.match.by_correspondence:
                self._background.spawn(self.storage.conditional_plans.remove_of(live.match.id))

    def _ended(self, created: Created) -> None:
        """What follows from a result."""
        if created.terms.rated:
            self._background.spawn(self.rate())
        if created.deal:
            self.studies.begin(created.game, created.deal)
        if created.tournament is not None and self.tournament_goes_on is not None:
            self._background.spawn(self.tournament_goes_on(created.tournament.tournament))

    def _call(self, live: LiveMatch) -> bool:
        """Whether the turn has come to somebody; who is at the table need not be called to it."""
        before, live.called = live.called, turn_of(live.match)
        if self.caller is not None and live.called != before:
            here = {live.match.chairs[seat].person for seat in live.present()}
            self.caller.came(person for person in live.called if person not in here)
        return live.called != before

    def _changed(self, live: LiveMatch) -> None:
        """A process has written to a match: inform the clock, the bots, and the followers of its persons."""
        self._alarms.set(live)
        self.presence.announce(live)
        if live.match.status == "over":
            self._bots.leave(live.match)
        self.followers.call(live.match)

    # Setting up tables

    async def create(
        self,
        game: str | Game,
        host: str,
        chairs: Sequence[Chair],
        options: dict[str, object],
        terms: Terms,
        beginning: Beginning | None = None,
        words: str = "",
        fixed: FixedDraws | None = None,
    ) -> Match:
        """A new table; it begins at once if every chair is taken. The host's text goes into the secret of the draws,
        unless they are fixed."""
        rules = find_game(game)
        start = rules.start(len(chairs), options)
        tournament = None if fixed is None else fixed.tournament
        if tournament is None and not any(chair.person for chair in chairs):
            raise WrongChairs("wrong-chairs-no-host")
        require_ratable(rules.name, terms, chairs, edition=rules.edition.text, continued=beginning is not None)
        if await self.storage.unfinished_in_all() >= self.in_all.tables:
            raise ServerFull("limit-tables", self.in_all.tables)
        secret = new_secret() if fixed is None else fixed.secret
        created = Created(
            game=rules.name,
            rules=rules.version,
            edition=rules.edition.name,
            edition_sha256=rules.edition.sha256,
            edition_text=rules.edition.text,
            options=start.options,
            host=host,
            chairs=tuple(chairs),
            commitment=commitment(secret),
            terms=terms,
            origin=beginning.origin if beginning else None,
            answers=beginning.answers if beginning else (),
            deal="" if fixed is None else fixed.day,
            tournament=tournament,
        )
        live = LiveMatch(Match(new_id() if fixed is None else fixed.match), secret)
        draft = Draft(live)
        draft.take(created)
        if words:
            draft.take(Stirred(live.match.seats_of((host,))[0], words))
        draft.settle()
        async with self._one_more_table(host) if tournament is None else nullcontext():
            await self.storage.create(live.new_head(), secret, draft.written)
        self._registry.add(live)
        self._stored(live)
        if self.caller is not None and live.match.status == "open":
            self.caller.opened(host)
        elif self.caller is not None and created.tournament is not None:
            self.caller.came(chair.person for chair in chairs if chair.person)
        return live.match

    @asynccontextmanager
    async def _one_more_table(self, host: str) -> AsyncIterator[None]:
        async with self.storage.turns.of(host):
            if await self.storage.unfinished_of(host) >= self.most.tables:
                raise TooMany("limit-tables", self.most.tables)
            yield

    async def go_on(self, id: str, ply: int, who: Who, chairs: Sequence[Chair], terms: Terms) -> Match:
        """A new table that continues from a moment of another."""
        async with self._registry.hold(id) as live:
            match = live.match
            others = {chair.person for chair in match.chairs} - {None, *who.ids}
            created = match.created
            sealed = created.terms.rated or created.deal or created.tournament
            may_not = others or not match.seats_of(who.ids) or sealed
            if match.status != "over" and may_not:
                raise NotNow(match.status, "over")
            if not 0 <= ply <= match.ply:
                raise WrongPly(ply, match.ply)
            if len(chairs) != match.players:
                raise WrongChairs("wrong-chairs-number")
            if match.at(ply).over:
                raise NothingToGoOnWith(ply)
            beginning = Beginning(tuple(match.answers[:ply]), Origin(match.id, ply))
            return await self.create(match.game, who.id, chairs, dict(match.created.options), terms, beginning)

    async def bring(self, record: Record, game: Game, who: Who, chairs: Sequence[Chair]) -> str:
        """Keep a valid record as a match of the person who imports it; imported again it is the same match."""
        for former in who.ids:
            with suppress(UnknownMatch):
                return (await self.storage.head(importing.match_id(former, record))).id
        async with self.storage.turns.of(who.id):
            if await self.storage.imported_by(who.id) >= self.most.imports:
                raise TooMany("limit-imports", self.most.imports)
            match, written = await asyncio.to_thread(importing.match_of, record, game, who.id, chairs, wall_clock_ms())
            # Another request may have stored the same match first.
            with suppress(Overtaken):
                await self.storage.create(head_of(match), record.secret or "", written)
        return match.id

    # Looking and listening

    async def get(self, id: str) -> Match:
        return (await self._registry.get(id)).match

    async def view(self, id: str, seat: int | None, ids: tuple[str, ...]) -> updates.Update:
        """How a match stands for somebody who asks once."""
        async with self._registry.hold(id) as live:
            live.asked_about = time.monotonic()
            return await self._broadcast.standing(live, Asker(seat, ids), None)

    async def late(self, id: str) -> Match:
        """A match as spectators with a delay see it: as it stood then."""
        written = await self.storage.entries(id, 0)
        return await asyncio.to_thread(Match.of, id, as_then(written))

    async def listen(self, id: str, listener: Listener, since: int | None = None) -> None:
        """Send updates to the listener from now on; first how things stand, with what happened since its last
        update.
        """
        async with self._registry.hold(id) as live:
            if since is not None and since > live.match.seq:
                await self._sync.catch_up(live)  # it comes from another process, where it has received more
            live.enter(listener)
            self.presence.announce(live)
            listener.tell(await self._broadcast.standing(live, listener, since))
            if listener.seat is not None:
                self._broadcast.tell(live, but=listener)

    def hear_again(self, ids: Collection[str]) -> asyncio.Task[None]:
        """Persons have changed, and with them perhaps whose chat they receive."""
        return self._background.spawn(self._broadcast.hear_again(ids))

    async def stop_listening(self, id: str, listener: Listener) -> None:
        live = self._registry.find_listened(id)
        if live is not None and listener in live.listeners:
            live.leave(listener)
            live.used = time.monotonic()
            self.presence.announce(live)
            if listener.seat is not None and self._registry.find(id) is not None:
                self._tell_present(id)

    def _tell_present(self, id: str) -> None:
        """Send who is present, as a task: the request of the person who comes or goes may be cancelled."""
        self._background.spawn(self._tell(id))

    async def _tell(self, id: str) -> None:
        async with self._registry.hold(id) as live:
            self._broadcast.tell(live)

    # Upkeep

    def match_written(self, id: str, seq: int) -> None:
        """A process, perhaps this one, has written to a match."""
        self._sync.match_written(id, seq)

    async def compare(self) -> None:
        """A message of another process may have been lost, or a write may have arrived of which nobody knew whether it
        would."""
        if self.shared or self.storage.is_remote:
            await self._sync.compare()

    async def look(self, *, starting: bool = False) -> None:
        """Move on matches that wait for a bot or a clock, whichever process was responsible.

        A process that serves alone and has just started knows that no bot is thinking.
        """
        ahead = BOT_OVERDUE_MS if starting and not self.shared else 0
        for id in await self.storage.overdue(wall_clock_ms() + ahead, MAX_OVERDUE + self._registry.damaged):
            if self._registry.is_damaged(id) or time.monotonic() < self._put_off.get(id, 0):
                continue
            try:
                async with self._registry.hold(id) as live:
                    if not live.thinks:
                        await self._sync.catch_up(live)
                    self._alarms.set(live)
                    self._bots.begin(live)
                self._put_off.pop(id, None)
            except DamagedMatch:
                pass  # the registry has logged it
            except NoDatabase:
                raise
            except Exception:  # the fault of one match must not harm the others, nor fill the log
                self._put_off[id] = time.monotonic() + PUT_OFF_SECONDS
                log.exception("match-unreadable", match=id)

    async def rate(self) -> None:
        """Rate the matches that have ended; whichever process ends one, or finds one that another has left."""
        while await self.storage.ratings.drain():
            pass

    def read_again(self, matches: Iterable[str]) -> None:
        """What is stored of these has changed: those in memory are read again, if somebody looks at them."""
        for id in matches:
            live = self._registry.find(id)
            if live is not None:
                self._registry.forget(live)

    def sweep(self) -> None:
        """Unload matches that nobody looks at."""
        self._registry.sweep()

    async def close(self) -> None:
        """Start no more bots; finish all pending writes."""
        thinking = [live.match.id for live in self._registry if live.thinks]
        for live in self._registry:
            live.cancel_alarm()
        await self._background.close()
        if self.shared and thinking:
            with suppress(NoDatabase):  # then another process finds them a few seconds later
                await self.storage.hand_over(thinking, wall_clock_ms())
