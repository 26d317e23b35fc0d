"""The queue of reviews: begun, followed and cancelled, one of a match at a time.

Every process knows what is being made by its progress entry. After a crash the entry expires, and who wants the review
asks again. Finished reviews are stored in the database with the match.
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
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import NotYourSeat, TooMany
from torri.matches.match import Match
from torri.matches.storage import Kept, Storage
from torri.players.reviewing import Course
from torri.players.thinking_here import ThinkingHere
from torri.players.thinking_pool import ThinkingPool
from torri.server.reviews.insights import digest
from torri.server.reviews.model import REVIEW_VERSION, EffortName, Review, ReviewState
from torri.server.reviews.progress import ProgressStore, ReviewProgress
from torri.server.reviews.report import course_seen, review_report

EFFORTS: Final[tuple[EffortName, ...]] = ("quick", "thorough")  # the lowest first
PROGRESS_INTERVAL_SECONDS: Final = 1.0  # between two renewals of a progress entry

log: Final = structlog.get_logger()


@dataclass(eq=False)
class RunningReview:
    """A review that is being made here."""

    progress: ReviewProgress
    task: asyncio.Task[None] | None = None
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def advance(self, done: int, of: int, course: Course | None) -> None:
        seen = self.progress.course if course is None else course_seen(course)
        self.progress = replace(self.progress, status="running", done=done, of=of, course=seen)


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A stored review in its encoded form: decoding takes time, and is not needed here."""

    effort: EffortName
    body: msgspec.Raw


class ReviewQueue:
    """Reviews wait for the one process of the thinking pool that makes them."""

    def __init__(
        self, storage: Storage, pool: ThinkingPool | ThinkingHere, progress_store: ProgressStore, most: int
    ) -> None:
        """`most` reviews of one person may wait or be made."""
        self._most = most
        self._storage = storage
        self._pool = pool
        self._progress_store = progress_store
        self._running: dict[str, RunningReview] = {}  # by match
        self._turn = asyncio.Lock()  # held while a review is started or cancelled

    async def begin(self, match: Match, effort: EffortName, ids: Collection[str]) -> ReviewState:
        """Begin a review, unless one of at least that effort exists or is being made."""
        async with self._turn:
            found, progress = await self._kept(match), await self._progress(match)
            if progress is not None and progress.goes_on and _enough(progress.effort, effort):
                return _state(match, found, progress, ids)
            if found is not None and _enough(found.effort, effort):
                if progress is not None:
                    # An earlier failure is forgotten: the stored review is enough.
                    await self._progress_store.drop(match.id, progress)
                return _state(match, found, None, ids)
            await self._check_few(progress, ids)
            await self._stop(match.id)  # a review with more effort is wanted
            running = RunningReview(ReviewProgress(effort, frozenset(ids)))
            await self._progress_store.put(match.id, running.progress)
            self._running[match.id] = running
            running.task = asyncio.create_task(self._make(match, running))
            return _state(match, found, running.progress, ids)

    async def state(self, match: Match, ids: Collection[str]) -> ReviewState:
        # The progress first: so a review that is completed in between is found.
        progress = await self._progress(match)
        return _state(match, await self._kept(match), progress, ids)

    async def cancel(self, match: Match, ids: Collection[str]) -> ReviewState:
        """Stop the review that is being made; a stored one stays."""
        async with self._turn:
            progress = await self._progress(match)
            if progress is not None and progress.goes_on:
                if not _may_cancel(match, progress, ids):
                    raise NotYourSeat(match.id)
                await self._stop(match.id)
                cancelled = ReviewProgress(progress.effort, progress.by, "cancelled", progress.done, progress.of)
                await self._progress_store.put(match.id, cancelled)
        return await self.state(match, ids)

    async def close(self) -> None:
        """Stop all reviews, when the server stops."""
        for id, running in list(self._running.items()):
            await self._stop(id)
            await self._progress_store.drop(id, running.progress)

    async def _progress(self, match: Match) -> ReviewProgress | None:
        """The progress entry that counts; our own is newer if the review is made here."""
        progress, running = await self._progress_store.of(match.id), self._running.get(match.id)
        return running.progress if running and progress and running.progress.maker == progress.maker else progress

    async def _stop(self, id: str) -> None:
        running = self._running.pop(id, None)
        if running is not None and running.task is not None:
            running.task.cancel()
            await asyncio.wait([running.task])

    async def _make(self, match: Match, running: RunningReview) -> None:
        try:
            await self._work_out(match, running)
            await self._progress_store.drop(match.id, running.progress)
        except TorriError as error:
            log.warning("review-failed", match=match.id, problem=error.name, **error.facts)
            await self._progress_store.renew(match.id, replace(running.progress, status="failed"))
        except Exception:  # its status becomes `failed`, and does not stay `running` forever
            log.exception("unexpected", task="review", match=match.id)
            await self._progress_store.renew(match.id, replace(running.progress, status="failed"))
        finally:
            if self._running.get(match.id) is running:
                del self._running[match.id]

    async def _work_out(self, match: Match, running: RunningReview) -> None:
        showing = asyncio.create_task(self._show(match.id, running))
        try:
            start, answers, effort = match.start(), tuple(match.answers), running.progress.effort
            findings = await self._pool.review(start, answers, effort, running.advance)
            review = await asyncio.to_thread(review_report, match.position, start, answers, effort, findings)
            body, made = msgspec.json.encode(review).decode(), wall_clock_ms()
            await self._storage.reviews.save(Kept(match.id, REVIEW_VERSION, effort, made, body, digest(review)))
        finally:
            running.over.set()
            await asyncio.wait([showing])  # its last entry must not come after ours

    async def _show(self, id: str, running: RunningReview) -> None:
        """Renew the progress entry until the review is over or another entry has replaced ours."""
        while not running.over.is_set() and await self._progress_store.renew(id, running.progress):
            with suppress(TimeoutError):
                await asyncio.wait_for(running.over.wait(), PROGRESS_INTERVAL_SECONDS)
        if not running.over.is_set() and running.task is not None:
            running.task.cancel()

    async def _kept(self, match: Match) -> StoredReview | None:
        """The review that is stored, if it is one of this version."""
        kept = await self._storage.reviews.of(match.id)
        if kept is None or kept.version != REVIEW_VERSION:
            return None
        return StoredReview(cast(EffortName, kept.effort), msgspec.Raw(kept.body.encode()))

    async def _check_few(self, instead: ReviewProgress | None, ids: Collection[str]) -> None:
        """Limit the reviews of one person: a process makes one review at a time."""
        mine = [progress for progress in await self._progress_store.going_on() if progress.by.intersection(ids)]
        if sum(instead is None or progress.maker != instead.maker for progress in mine) >= self._most:
            raise TooMany("limit-reviews", self._most)


def _state(
    match: Match, found: StoredReview | None, progress: ReviewProgress | None, ids: Collection[str]
) -> ReviewState:
    if progress is not None:
        yours = progress.goes_on and _may_cancel(match, progress, ids)
        body = None if found is None else cast(Review, found.body)
        return ReviewState(
            status=progress.status,
            effort=progress.effort,
            done=progress.done,
            of=progress.of,
            yours=yours,
            course=progress.course,
            review=body,
        )
    if found is None:
        return ReviewState("none")
    return ReviewState("done", found.effort, review=cast(Review, found.body))


def _may_cancel(match: Match, progress: ReviewProgress, ids: Collection[str]) -> bool:
    return bool(progress.by.intersection(ids)) or bool(match.seats_of(ids))


def _enough(there: EffortName, wanted: EffortName) -> bool:
    return EFFORTS.index(there) >= EFFORTS.index(wanted)
