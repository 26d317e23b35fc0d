"""Other processes that write to the same matches: their entries are taken over here."""

from __future__ import annotations

from collections.abc import Callable

from torri.matches.background import Background
from torri.matches.broadcast import Broadcast
from torri.matches.bus import Bus
from torri.matches.live import LiveMatch
from torri.matches.match import Match
from torri.matches.registry import Registry
from torri.matches.storage import DamagedMatch, Storage


class Sync:
    """Keeps the matches in memory up to date with those stored; `changed` is called with each that has new entries."""

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
        """Announce to the other processes that this process has written to a match."""
        if self._bus is not None:
            self._bus.announce(match.id, match.seq)

    def match_written(self, id: str, seq: int) -> None:
        """A process has written to a match: take over the new entries, if the match is in memory here."""
        live = self._registry.find(id)
        if self._registry.is_loading(id) or (live is not None and live.match.seq < seq):
            self._background.spawn(self._take_over(id, seq))

    async def compare(self) -> None:
        """Compare the matches in memory with those stored: this finds what was not announced, or not received."""
        for id, seq in (await self._storage.seqs(self._registry.ids)).items():
            self.match_written(id, seq)

    async def _take_over(self, id: str, seq: int) -> None:
        async with self._registry.hold(id) as live:
            if live.match.seq < seq:
                await self.catch_up(live)

    async def catch_up(self, live: LiveMatch) -> bool:
        """Take over what others have written, and inform the listeners here. Returns whether there was anything new."""
        written = await self._storage.entries(live.match.id, live.match.seq)
        if written and written[0].seq != live.match.seq:
            raise DamagedMatch(live.match.id, live.match.seq)
        happened = [told for one in written if (told := live.match.take(one)) is not None]
        if written:
            self._broadcast.tell(live, happened, written)
            self._changed(live)
        return bool(written)
