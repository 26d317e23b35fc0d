"""The matches in the memory of one process: each is read once, and changed by one task at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import structlog

from torri.engine.errors import IllegalAnswer, TorriError
from torri.matches.background import Background
from torri.matches.entries import Written
from torri.matches.live import LiveMatch
from torri.matches.match import Match
from torri.matches.storage import DamagedMatch, Storage, UnknownMatch

MATCH_IDLE_SECONDS: Final = 300.0  # after which a match that nobody looks at is unloaded
RELOAD_RETRY_SECONDS: Final = 1.0  # until a match that could not be read is tried again
DAMAGED_RETRY_SECONDS: Final = 60.0  # until a damaged one is: it may have been restored

log: Final = structlog.get_logger()


class Registry:
    """Finds, loads and forgets live matches; `loaded` is called with each that was read from storage."""

    def __init__(self, storage: Storage, background: Background, loaded: Callable[[LiveMatch], None]) -> None:
        self._storage = storage
        self._background = background
        self._loaded = loaded
        self._live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self._damaged: dict[str, tuple[float, int]] = {}  # until when, and the seq of the entry that is wrong
        self._forgotten: dict[str, LiveMatch] = {}  # until they are loaded again

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[LiveMatch]:
        return iter(list(self._live.values()))

    @property
    def ids(self) -> list[str]:
        return list(self._live)

    def find(self, id: str) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self._live.get(id)

    def find_listened(self, id: str) -> LiveMatch | None:
        """Where the listeners of a match are kept: also while it is being loaded again."""
        return self._live.get(id) or self._forgotten.get(id)

    def is_damaged(self, id: str) -> bool:
        """Whether a match could not be read a moment ago: it is not tried again at once."""
        return id in self._damaged and time.monotonic() < self._damaged[id][0]

    @property
    def damaged(self) -> int:
        """How many matches could not be read."""
        return len(self._damaged)

    def is_loading(self, id: str) -> bool:
        return id in self._loading

    def add(self, live: LiveMatch) -> None:
        self._live[live.match.id] = live

    async def get(self, id: str) -> LiveMatch:
        """The match in memory; loaded once, however many ask for it."""
        live = self._live.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        if self.is_damaged(id):
            raise DamagedMatch(id, self._damaged[id][1])
        if id not in self._loading:
            self._loading[id] = loading = asyncio.ensure_future(self._load(id))
            loading.add_done_callback(_heard)  # the callers may have been cancelled by then
        return await asyncio.shield(self._loading[id])

    def hold(self, id: str) -> Held:
        """`async with` gives the match; nobody else changes it inside the block."""
        return Held(self, id)

    async def _load(self, id: str) -> LiveMatch:
        try:
            secret, written = await self._storage.whole(id)
            match = await asyncio.to_thread(_match_of, id, written)
        except DamagedMatch as error:
            if id not in self._damaged:  # logged once, not for every request
                log.error("match-damaged", match=id, seq=error.seq, exc_info=error.__cause__)
            self._damaged[id] = (time.monotonic() + DAMAGED_RETRY_SECONDS, error.seq)
            raise
        finally:
            del self._loading[id]  # here: a caller that stops waiting does not stop the loading
        self._damaged.pop(id, None)
        live = LiveMatch(match, secret)
        if id in self._forgotten:
            live.take_over(self._forgotten.pop(id))
        self.add(live)
        self._loaded(live)
        return live

    def forget(self, live: LiveMatch) -> None:
        """The match in memory may differ from what is stored: load it again, and keep its listeners."""
        id = live.match.id
        if self._live.get(id) is not live:
            return
        self._drop(live)
        if live.listeners or live.thinks:
            self._forgotten[id] = live
            self._background.spawn(self._restore(id))

    async def _restore(self, id: str) -> None:
        """Load a forgotten match as soon as the database can be reached."""
        while id in self._forgotten and not self._background.closing:
            try:
                await self.get(id)
                return
            except (DamagedMatch, UnknownMatch):  # an unknown one was removed together with its person
                for listener in self._forgotten.pop(id).listeners:
                    listener.lose()  # a client that reconnects receives the error
                return
            except TorriError:
                pass
            await asyncio.sleep(RELOAD_RETRY_SECONDS)

    def sweep(self) -> None:
        """Matches that nobody looks at are unloaded; when one of their clocks runs out, `Tables.look` notices."""
        late = time.monotonic() - MATCH_IDLE_SECONDS
        for live in self:
            if live.used < late and not (live.listeners or live.lock.locked() or live.thinks):
                self._drop(live)

    def _drop(self, live: LiveMatch) -> None:
        live.cancel_alarm()
        del self._live[live.match.id]


def _heard(loading: asyncio.Future[LiveMatch]) -> None:
    if not loading.cancelled():
        loading.exception()


def _match_of(id: str, written: Sequence[Written]) -> Match:
    match = Match(id)
    for one in written:
        try:
            match.take(one)
        except TorriError as error:
            if isinstance(error, IllegalAnswer):
                raise DamagedMatch(id, one.seq) from error
            raise  # its rules or figures are not known here: that error has a sentence of its own
        except Exception as error:  # an impossible entry can raise any error
            raise DamagedMatch(id, one.seq) from error
    return match


class Held:
    """The match in memory, locked."""

    __slots__ = ("_id", "_live", "_registry")

    def __init__(self, registry: Registry, id: str) -> None:
        self._registry = registry
        self._id = id
        self._live: LiveMatch

    async def __aenter__(self) -> LiveMatch:
        while True:
            live = await self._registry.get(self._id)
            await live.lock.acquire()
            if self._registry.find(self._id) is live:  # otherwise it was forgotten while this waited
                live.used = time.monotonic()
                self._live = live
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
