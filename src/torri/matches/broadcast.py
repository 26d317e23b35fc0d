"""What each listener receives: what its seat may know; spectators possibly with a delay."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Sequence
from itertools import takewhile

from msgspec.structs import replace

from torri.matches import entries, history, updates
from torri.matches.clock import MS_PER_SECOND, wall_clock_ms
from torri.matches.entries import Written
from torri.matches.live import Listener, LiveMatch, seat_again
from torri.matches.match import Happening, Match
from torri.matches.registry import Registry
from torri.matches.storage import Storage


class Broadcast:
    """Sends updates to the listeners of live matches."""

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
        """Send updates to all listeners; the common part is built once, and so is the view of each seat."""
        match, now = live.match, wall_clock_ms()
        if live.shown is None or live.shown.arranged != match.arranged:
            live.seat_again()
        live.shown = shown = updates.shown(match, live.present(), now, live.shown)
        reset, speakers = again or _took_back(written), _speakers(written)
        built: dict[tuple[int | None, tuple[str, ...], frozenset[str]], updates.Update] = {}
        delay = match.created.terms.delay if match.status != "over" else 0
        for listener in list(live.listeners):
            if listener is but or (listener.seat is None and (delay or not match.created.terms.watched)):
                continue
            who = (listener.seat, listener.ids if listener.seat is not None else (), listener.unheard & speakers)
            if who not in built:
                built[who] = updates.update(match, shown, *who[:2], happened, _said(written, who[2]), reset)
            listener.tell(built[who])
        if delay:
            update = updates.update(match, shown, None, (), happened, _said(written), reset)
            live.later.append((now, update, written))
            asyncio.get_running_loop().call_later(delay, self._tell_later, update, written)

    def _tell_later(self, update: updates.Update, written: Sequence[Written]) -> None:
        live = self._registry.find(update.match)
        if live is None or live.match.status == "over":
            return  # everybody receives the end at once
        for listener in list(live.listeners):
            if listener.seat is None and live.match.created.terms.watched:
                listener.tell(_heard_by(listener, update, written))

    async def standing(self, live: LiveMatch, listener: Listener, since: int | None) -> updates.Update:
        """How things stand for a listener, with what happened since its last update."""
        match = live.match
        seat_again(match, listener)
        await self.hear(listener)
        if listener.seat is None and match.status != "over" and match.created.terms.delay:
            return await self._delayed(live, listener)
        happened: Sequence[Happening] = ()
        written: Sequence[Written] = tuple(match.said) if since is None else ()
        if since is not None and since < match.seq:
            written = await self._storage.entries(match.id, since)
            moves = sum(isinstance(one.entry, entries.Answered | entries.Drawn) for one in written)
            if moves and not _took_back(written):
                happened = await asyncio.to_thread(history.happenings, match, match.ply - moves)
        said, reset = _said(written, listener.unheard), _took_back(written)
        shown = updates.shown(match, live.present(), wall_clock_ms())
        return updates.update(match, shown, listener.seat, listener.ids, happened, said, reset)

    async def hear(self, listener: Listener) -> None:
        """Find out whose chat a listener does not receive: whom they have blocked, and who has blocked them."""
        if listener.ids:
            blocks = await self._storage.friends.blocks(listener.ids[0])
            listener.unheard = blocks.own | blocks.by

    async def hear_again(self, ids: Collection[str]) -> None:
        """Some of these have blocked others, or do so no longer."""
        for live in list(self._registry):
            for listener in list(live.listeners):
                if not set(listener.ids).isdisjoint(ids):
                    await self.hear(listener)

    async def _delayed(self, live: LiveMatch, listener: Listener) -> updates.Update:
        """As much of the match as spectators with a delay may see."""
        match = live.match
        late = wall_clock_ms() - match.created.terms.delay * MS_PER_SECOND
        past = [(update, written) for at, update, written in live.later if at <= late]
        if past:
            return _heard_by(listener, *past[-1])
        written = as_then(await self._storage.entries(match.id, 0))
        then = await asyncio.to_thread(Match.of, match.id, written)
        return updates.update(then, updates.shown(then, live.present(), wall_clock_ms()), None, ())


def as_then(written: Sequence[Written]) -> list[Written]:
    """The entries of a match that spectators with a delay know of."""
    created = written[0].entry
    assert isinstance(created, entries.Created)
    changes = [one.entry.terms for one in written if isinstance(one.entry, entries.TableChanged)]
    terms = changes[-1] if changes else created.terms
    late = wall_clock_ms() - terms.delay * MS_PER_SECOND
    return [written[0], *takewhile(lambda one: one.at <= late, written[1:])]


def _speakers(written: Iterable[Written]) -> frozenset[str]:
    return frozenset(one.entry.person for one in written if isinstance(one.entry, entries.Said))


def _heard_by(listener: Listener, update: updates.Update, written: Sequence[Written]) -> updates.Update:
    """An update that was made for all spectators."""
    if listener.unheard.isdisjoint(_speakers(written)):
        return update
    return replace(update, said=_said(written, listener.unheard))


def _said(written: Iterable[Written], unheard: Collection[str] = ()) -> tuple[updates.LineSaid, ...]:
    lines = [
        updates.LineSaid(one.seq, one.at, one.entry.seat, one.entry.name, one.entry.text)
        for one in written
        if isinstance(one.entry, entries.Said) and one.entry.person not in unheard
    ]
    return tuple(lines)


def _took_back(written: Iterable[Written]) -> bool:
    return any(isinstance(one.entry, entries.TookBack) for one in written)
