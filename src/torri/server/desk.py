"""The desk: where reviews are begun, followed and cancelled, one of a match at a time.

What is being made is known by its slip, in every process; after a crash it is soon not there any more, and whoever
wants it asks again. What is done lies in the database, with the match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec
import structlog
from msgspec.structs import replace

from torri.engine.errors import TorriError
from torri.matches.errors import NotYourSeat
from torri.matches.live import now_ms
from torri.matches.match import Match
from torri.matches.storage import Kept, Storage
from torri.players.house import House
from torri.server.dressing import dressed
from torri.server.errors import TooMany
from torri.server.reviewed import VERSION, EffortName, Review, ReviewState
from torri.server.slips import Slip, Slips

EFFORTS: Final[tuple[EffortName, ...]] = ("quick", "thorough")  # the least first
MOST: Final = 3  # reviews that somebody may wait for at the same time
BEAT: Final = 1.0  # seconds between two slips of the same review

log: Final = structlog.get_logger()


@dataclass(eq=False)
class Making:
    """A review that is being made here."""

    slip: Slip
    task: asyncio.Task[None] | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def advance(self, done: int, of: int) -> None:
        self.slip = replace(self.slip, status="running", done=done, of=of)


@dataclass(frozen=True, slots=True)
class Found:
    """A review that is there, as it is stored: it takes a while to read, and nobody here needs to."""

    effort: EffortName
    body: msgspec.Raw


class Desk:
    def __init__(self, storage: Storage, house: House, slips: Slips) -> None:
        self._storage = storage
        self._house = house
        self._slips = slips
        self._makings: dict[str, Making] = {}  # by match
        self._turn = asyncio.Lock()  # of whoever begins or cancels

    async def begin(self, match: Match, effort: EffortName, ids: Collection[str]) -> ReviewState:
        """Begin a review, unless one of at least that effort is there or on its way."""
        async with self._turn:
            found, slip = await self._kept(match), await self._slip(match)
            if slip is not None and slip.goes_on and _enough(slip.effort, effort):
                return _state(match, found, slip, ids)
            if found is not None and _enough(found.effort, effort):
                if slip is not None:
                    await self._slips.drop(match.id, slip)  # a failure is forgotten: what is there is enough
                return _state(match, found, None, ids)
            await self._check_few(slip, ids)
            await self._stop(match.id)  # more is wanted
            making = Making(Slip(effort, frozenset(ids)))
            await self._slips.put(match.id, making.slip)
            self._makings[match.id] = making
            making.task = asyncio.create_task(self._make(match, making))
            return _state(match, found, making.slip, ids)

    async def state(self, match: Match, ids: Collection[str]) -> ReviewState:
        # The slip first: a review that is done in between is found.
        slip = await self._slip(match)
        return _state(match, await self._kept(match), slip, ids)

    async def cancel(self, match: Match, ids: Collection[str]) -> ReviewState:
        """Stop what is being made; what is stored stays."""
        async with self._turn:
            slip = await self._slip(match)
            if slip is not None and slip.goes_on:
                if not _may_cancel(match, slip, ids):
                    raise NotYourSeat(match.id)
                await self._stop(match.id)
                await self._slips.put(match.id, Slip(slip.effort, slip.by, "cancelled", slip.done, slip.of))
        return await self.state(match, ids)

    async def close(self) -> None:
        """The server ends: so do the reviews."""
        for id, making in list(self._makings.items()):
            await self._stop(id)
            await self._slips.drop(id, making.slip)

    async def _slip(self, match: Match) -> Slip | None:
        """The slip that counts, the latest of it if the review is made here."""
        slip, making = await self._slips.of(match.id), self._makings.get(match.id)
        return making.slip if making and slip and making.slip.maker == slip.maker else slip

    async def _stop(self, id: str) -> None:
        making = self._makings.pop(id, None)
        if making is not None and making.task is not None:
            making.task.cancel()
            await asyncio.wait([making.task])

    async def _make(self, match: Match, making: Making) -> None:
        try:
            await self._work_out(match, making)
            await self._slips.drop(match.id, making.slip)
        except TorriError as error:
            log.warning("review-failed", match=match.id, problem=error.name, **error.facts)
            await self._slips.renew(match.id, replace(making.slip, status="failed"))
        except Exception:  # whoever waits is told that it failed, not for ever that it runs
            log.exception("unexpected", task="review", match=match.id)
            await self._slips.renew(match.id, replace(making.slip, status="failed"))
        finally:
            if self._makings.get(match.id) is making:
                del self._makings[match.id]

    async def _work_out(self, match: Match, making: Making) -> None:
        showing = asyncio.create_task(self._show(match.id, making))
        try:
            start, answers, effort = match.start(), tuple(match.answers), making.slip.effort
            findings = await self._house.review(start, answers, effort, making.advance)
            review = await asyncio.to_thread(dressed, match.position, start, answers, effort, findings)
            body = msgspec.json.encode(review).decode()
            await self._storage.reviews.save(Kept(match.id, VERSION, effort, now_ms(), body))
        finally:
            making.over.set()
            await asyncio.wait([showing])  # what it is about to write is not to come after what we write

    async def _show(self, id: str, making: Making) -> None:
        """Let everybody see how far it has come, until it is over or somebody has put another slip there."""
        while not making.over.is_set() and await self._slips.renew(id, making.slip):
            with suppress(TimeoutError):
                await asyncio.wait_for(making.over.wait(), BEAT)
        if not making.over.is_set() and making.task is not None:
            making.task.cancel()

    async def _kept(self, match: Match) -> Found | None:
        """The review that is stored, if it is one of this version."""
        kept = await self._storage.reviews.of(match.id)
        if kept is None or kept.version != VERSION:
            return None
        return Found(cast(EffortName, kept.effort), msgspec.Raw(kept.body.encode()))

    async def _check_few(self, instead: Slip | None, ids: Collection[str]) -> None:
        """A process makes one review at a time: nobody is to fill the queue alone."""
        mine = [slip for slip in await self._slips.going_on() if slip.by.intersection(ids)]
        if sum(instead is None or slip.maker != instead.maker for slip in mine) >= MOST:
            raise TooMany(MOST)


def _state(match: Match, found: Found | None, slip: Slip | None, ids: Collection[str]) -> ReviewState:
    if slip is not None:
        yours = slip.goes_on and _may_cancel(match, slip, ids)
        body = None if found is None else cast(Review, found.body)
        return ReviewState(slip.status, slip.effort, slip.done, slip.of, yours, body)
    if found is None:
        return ReviewState("none")
    return ReviewState("done", found.effort, review=cast(Review, found.body))


def _may_cancel(match: Match, slip: Slip, ids: Collection[str]) -> bool:
    return bool(slip.by.intersection(ids)) or bool(match.seats_of(ids))


def _enough(there: EffortName, wanted: EffortName) -> bool:
    return EFFORTS.index(there) >= EFFORTS.index(wanted)
