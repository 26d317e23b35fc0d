"""Acting in a match: decide, apply, store, send.

A decision is applied to the match at once, under the match's lock, which is held until it is stored; only then is it
acknowledged and sent to others. If it can't be stored, the match is forgotten and loaded again as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct

from torri.engine.errors import TorriError
from torri.matches import decisions
from torri.matches.broadcast import Broadcast
from torri.matches.clock import wall_clock_ms
from torri.matches.entries import Known, Written
from torri.matches.live import LiveMatch
from torri.matches.match import Happening, Match
from torri.matches.registry import Registry
from torri.matches.storage import Overtaken, Storage
from torri.matches.sync import Sync

MAX_WRITE_ATTEMPTS: Final = 8  # when other processes write to the same match

Decide = Callable[[Match], Sequence[Known]]


class Done(Struct, frozen=True):
    """The result of an action: the number of entries after it, and what happened on the table."""

    seq: int
    happened: tuple[Happening, ...]


class Draft:
    """Entries that were applied to a live match and are not stored yet."""

    __slots__ = ("_live", "happened", "written")

    def __init__(self, live: LiveMatch) -> None:
        self._live = live
        self.written: list[Written] = []
        self.happened: list[Happening] = []

    def take(self, entry: Known) -> None:
        match = self._live.match
        one = Written(match.seq, wall_clock_ms(), entry)
        told = match.take(one)
        self.written.append(one)
        if told is not None:
            self.happened.append(told)

    def settle(self) -> None:
        """Apply what happens by itself, until somebody has to choose."""
        while (entry := decisions.settle(self._live.match, self._live.secret)) is not None:
            self.take(entry)


class Transactions:
    """Each action is stored in one write and sent in one update; `stored` is called after both."""

    def __init__(
        self,
        storage: Storage,
        registry: Registry,
        broadcast: Broadcast,
        sync: Sync,
        stored: Callable[[LiveMatch], None],
    ) -> None:
        self._storage = storage
        self._registry = registry
        self._broadcast = broadcast
        self._sync = sync
        self._stored = stored
        self.answers = 0  # applied since the start, for the metrics

    async def act(self, id: str, decide: Decide) -> Done:
        """Decide on the current match, store the entries, send the updates. Nothing is acknowledged that is not
        stored.
        """
        for _ in range(MAX_WRITE_ATTEMPTS):
            async with self._registry.hold(id) as live:
                try:
                    return await self._act(live, decide)
                except Overtaken:
                    self._registry.forget(live)
        raise Overtaken(id, 0)

    async def _act(self, live: LiveMatch, decide: Decide) -> Done:
        match = live.match
        try:
            decided = decide(match)
        except TorriError:
            # What was refused may be legal now: another process may have written to the match.
            if not self._sync.shared or not await self._sync.catch_up(live):
                raise
            decided = decide(match)
        if not decided:
            return Done(match.seq, ())
        draft = Draft(live)
        try:
            for entry in decided:
                draft.take(entry)
            draft.settle()
            await self._storage.append(match.id, draft.written, live.new_head())
        except BaseException:
            self._registry.forget(live)
            raise
        self.answers += len(draft.happened)
        self._broadcast.tell(live, draft.happened, draft.written)
        self._stored(live)
        self._sync.announce(match)
        return Done(match.seq, tuple(draft.happened))
