"""What each listener is told: what its seat may know; spectators perhaps later."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import takewhile

from torri.matches import entries, history, seen
from torri.matches.clock import MS_PER_SECOND
from torri.matches.entries import Written
from torri.matches.live import Listener, LiveMatch, now_ms, unseat
from torri.matches.match import Happening, Match
from torri.matches.registry import Registry
from torri.matches.storage import Storage


class Broadcast:
    """Tells the listeners of live matches."""

    def __init__(self, storage: Storage, registry: Registry) -> None:
        self._storage = storage
        self._registry = registry

    def tell(
        self,
        live: LiveMatch,
        happened: Sequence[Happening] = (),
        written: Sequence[Written] = (),
        *,
        again: bool = False,
        but: Listener | None = None,
    ) -> None:
        """Tell everybody who listens; views of the same seat are built once, and so is what all of them show."""
        match, now = live.match, now_ms()
        if live.shown is None or live.shown.arranged != match.arranged:
            live.unseat()
        live.shown = shown = seen.shown(match, live.present(), now, live.shown)
        said, reset = _said(written), again or _took_back(written)
        built: dict[tuple[int | None, tuple[str, ...]], seen.Update] = {}
        delay = match.laid.terms.delay if match.status != "over" else 0
        for listener in list(live.listeners):
            if listener is but or (listener.seat is None and (delay or not match.laid.terms.watched)):
                continue
            who = (listener.seat, listener.ids if listener.seat is not None else ())
            if who not in built:
                built[who] = seen.update(match, shown, *who, happened, said, reset)
            listener.tell(built[who])
        if delay:
            update = seen.update(match, shown, None, (), happened, said, reset)
            live.later.append((now, update))
            asyncio.get_running_loop().call_later(delay, self._tell_later, update)

    def _tell_later(self, update: seen.Update) -> None:
        live = self._registry.find(update.match)
        if live is None or live.match.status == "over":
            return  # the end is told to everybody at once
        for listener in list(live.listeners):
            if listener.seat is None and live.match.laid.terms.watched:
                listener.tell(update)

    async def standing(self, live: LiveMatch, listener: Listener, since: int | None) -> seen.Update:
        """How things stand for a listener, with what happened since its last update."""
        match = live.match
        unseat(match, listener)
        if listener.seat is None and match.status != "over" and match.laid.terms.delay:
            return await self._delayed(live)
        happened: Sequence[Happening] = ()
        written: Sequence[Written] = tuple(match.said) if since is None else ()
        if since is not None and since < match.seq:
            written = await self._storage.entries(match.id, since)
            moves = sum(isinstance(one.entry, entries.Answered | entries.Drawn) for one in written)
            if moves and not _took_back(written):
                happened = await asyncio.to_thread(history.happenings, match, match.ply - moves)
        said, reset = _said(written), _took_back(written)
        shown = seen.shown(match, live.present(), now_ms())
        return seen.update(match, shown, listener.seat, listener.ids, happened, said, reset)

    async def _delayed(self, live: LiveMatch) -> seen.Update:
        """As much of the match as spectators with a delay may see."""
        match = live.match
        late = now_ms() - match.laid.terms.delay * MS_PER_SECOND
        past = [update for at, update in live.later if at <= late]
        if past:
            return past[-1]
        then = Match.of(match.id, as_then(await self._storage.entries(match.id, 0)))
        return seen.update(then, seen.shown(then, live.present(), now_ms()), None, ())


def as_then(written: Sequence[Written]) -> list[Written]:
    """The entries of a match that spectators with a delay know of."""
    laid = written[0].entry
    assert isinstance(laid, entries.Laid)
    late = now_ms() - laid.terms.delay * MS_PER_SECOND
    return [written[0], *takewhile(lambda one: one.at <= late, written[1:])]


def _said(written: Iterable[Written]) -> tuple[seen.LineSaid, ...]:
    lines = [
        seen.LineSaid(one.seq, one.at, one.entry.seat, one.entry.name, one.entry.text)
        for one in written
        if isinstance(one.entry, entries.Said)
    ]
    return tuple(lines)


def _took_back(written: Iterable[Written]) -> bool:
    return any(isinstance(one.entry, entries.TookBack) for one in written)
