"""The desk: where reviews are begun, followed and cancelled, one of a match at a time.

What is being made lives in this process alone: after a crash it is simply not there, and whoever wants it asks again.
What is done lies in the database, with the match.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, cast

import msgspec
import structlog

from torri.engine.errors import TorriError
from torri.matches.errors import NotYourSeat
from torri.matches.live import now_ms
from torri.matches.match import Match
from torri.matches.storage import Kept, Storage
from torri.players.house import House
from torri.server.dressing import dressed
from torri.server.errors import TooMany
from torri.server.reviewed import VERSION, EffortName, Review, ReviewState, Status

EFFORTS: Final[tuple[EffortName, ...]] = ("quick", "thorough")  # the least first
MOST: Final = 3  # reviews that somebody may wait for at the same time
REMEMBERED: Final = 200  # reviews that failed or were cancelled, for those who ask

log: Final = structlog.get_logger()


@dataclass(eq=False)
class Making:
    """A review that is being made, or was not finished."""

    effort: EffortName
    by: frozenset[str]  # the ids of whoever began it
    status: Status = "waiting"
    done: int = 0
    of: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def goes_on(self) -> bool:
        return self.status in ("waiting", "running")

    def advance(self, done: int, of: int) -> None:
        self.status, self.done, self.of = "running", done, of


@dataclass(frozen=True, slots=True)
class Found:
    """A review that is there, as it is stored: it takes a while to read, and nobody here needs to."""

    effort: EffortName
    body: msgspec.Raw


class Desk:
    def __init__(self, storage: Storage, house: House) -> None:
        self._storage = storage
        self._house = house
        self._makings: dict[str, Making] = {}  # by match

    async def begin(self, match: Match, effort: EffortName, ids: Collection[str]) -> ReviewState:
        """Begin a review, unless one of at least that effort is there or on its way."""
        found = await self._kept(match)
        making = self._makings.get(match.id)
        if making is not None and making.goes_on:
            if _enough(making.effort, effort):
                return self._state(match, found, ids)
            await self._stop(making)  # more is wanted
        if found is None or not _enough(found.effort, effort):
            self._check_few(ids)
            self._forget_some()
            self._makings[match.id] = making = Making(effort, frozenset(ids))
            making.task = asyncio.create_task(self._make(match, making))
        else:
            self._makings.pop(match.id, None)  # a failure is forgotten: what is there is enough
        return self._state(match, found, ids)

    async def state(self, match: Match, ids: Collection[str]) -> ReviewState:
        return self._state(match, await self._kept(match), ids)

    async def cancel(self, match: Match, ids: Collection[str]) -> ReviewState:
        """Stop what is being made; what is stored stays."""
        making = self._makings.get(match.id)
        if making is not None and making.goes_on:
            if not _may_cancel(match, making, ids):
                raise NotYourSeat(match.id)
            await self._stop(making)
        return await self.state(match, ids)

    async def close(self) -> None:
        """The server ends: so do the reviews."""
        for making in self._makings.values():
            await self._stop(making)

    async def _stop(self, making: Making) -> None:
        if making.task is not None:
            making.task.cancel()
            await asyncio.wait([making.task])
        if making.goes_on:  # cancelled before it began
            making.status = "cancelled"

    async def _make(self, match: Match, making: Making) -> None:
        try:
            start, answers = match.start(), tuple(match.answers)
            findings = await self._house.review(start, answers, making.effort, making.advance)
            review = await asyncio.to_thread(dressed, match.position, start, answers, making.effort, findings)
            body = msgspec.json.encode(review).decode()
            await self._storage.reviews.save(Kept(match.id, VERSION, making.effort, now_ms(), body))
            making.status = "done"
            if self._makings.get(match.id) is making:
                del self._makings[match.id]
        except asyncio.CancelledError:
            making.status = "cancelled"
        except TorriError as error:
            making.status = "failed"
            log.warning("review-failed", match=match.id, problem=error.name, **error.facts)
        except Exception:  # whoever waits is told that it failed, not for ever that it runs
            making.status = "failed"
            log.exception("unexpected", task="review", match=match.id)

    async def _kept(self, match: Match) -> Found | None:
        """The review that is stored, if it is one of this version."""
        kept = await self._storage.reviews.of(match.id)
        if kept is None or kept.version != VERSION:
            return None
        return Found(cast(EffortName, kept.effort), msgspec.Raw(kept.body.encode()))

    def _state(self, match: Match, found: Found | None, ids: Collection[str]) -> ReviewState:
        making = self._makings.get(match.id)
        if making is not None and making.status != "done":
            yours = making.goes_on and _may_cancel(match, making, ids)
            body = None if found is None else cast(Review, found.body)
            return ReviewState(making.status, making.effort, making.done, making.of, yours, body)
        if found is None:
            return ReviewState("none")
        return ReviewState("done", found.effort, review=cast(Review, found.body))

    def _check_few(self, ids: Collection[str]) -> None:
        """One review is made at a time: nobody is to fill the queue alone."""
        if sum(making.goes_on and bool(making.by.intersection(ids)) for making in self._makings.values()) >= MOST:
            raise TooMany(MOST)

    def _forget_some(self) -> None:
        """Of reviews that came to nothing only the last are remembered."""
        ended = [id for id, making in self._makings.items() if not making.goes_on]
        for id in ended[: max(0, len(ended) - REMEMBERED)]:
            del self._makings[id]


def _may_cancel(match: Match, making: Making, ids: Collection[str]) -> bool:
    return bool(making.by.intersection(ids)) or bool(match.seats_of(ids))


def _enough(there: EffortName, wanted: EffortName) -> bool:
    return EFFORTS.index(there) >= EFFORTS.index(wanted)
