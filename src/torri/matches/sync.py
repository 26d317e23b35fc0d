"""Other processes that write to the same matches: what they have written is taken over here."""

from __future__ import annotations

from collections.abc import Callable

from torri.matches.background import Background
from torri.matches.broadcast import Broadcast
from torri.matches.bus import Bus
from torri.matches.live import LiveMatch
from torri.matches.match import Match
from torri.matches.registry import Registry
from torri.matches.storage import Storage


class Sync:
    """Keeps the matches in memory up to date with what is stored; `changed` is called with each that has grown."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        broadcast: Broadcast,
        background: Background,
        bus: Bus | None,
        changed: Callable[[LiveMatch], None],
    ) -> None:
        self._storage = storage
        self._registry = registry
        self._broadcast = broadcast
        self._background = background
        self._bus = bus
        self._changed = changed

    @property
    def shared(self) -> bool:
        """Whether others serve the same matches."""
        return self._bus is not None

    def announce(self, match: Match) -> None:
        """Tell the others that this process has written to a match."""
        if self._bus is not None:
            self._bus.announce(match.id, match.seq)

    def overheard(self, id: str, seq: int) -> None:
        """Some process has written to a match: what is new is taken over, if the match is needed here."""
        live = self._registry.find(id)
        if self._registry.is_loading(id) or (live is not None and live.match.seq < seq):
            self._background.spawn(self._hear(id, seq))

    async def compare(self) -> None:
        """Compare the matches in memory with those stored: what was not announced, or not heard, is found now."""
        for id, seq in (await self._storage.seqs(self._registry.ids)).items():
            self.overheard(id, seq)

    async def _hear(self, id: str, seq: int) -> None:
        async with self._registry.hold(id) as live:
            if live.match.seq < seq:
                await self.catch_up(live)

    async def catch_up(self, live: LiveMatch) -> bool:
        """Take over what others have written, and tell those who listen here; whether there was anything."""
        written = await self._storage.entries(live.match.id, live.match.seq)
        happened = [told for one in written if (told := live.match.take(one)) is not None]
        if written:
            self._broadcast.tell(live, happened, written)
            self._changed(live)
        return bool(written)
