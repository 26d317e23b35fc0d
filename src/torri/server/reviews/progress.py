"""The progress of reviews that are not done, one entry a match, shared by all processes.

The last entry written for a match counts. The process that makes a review renews its entry every second, and gives up
when it finds another one in its place. So a review is cancelled, or begun again with more effort, from any process.
An entry that is not renewed expires soon, and with it the review of a process that has died.
"""

from __future__ import annotations

import secrets
from asyncio import Task, create_task, sleep
from collections.abc import Iterable
from contextlib import suppress
from typing import Final, Protocol

from msgspec import DecodeError, Struct, field, json

from torri.server.operations.redis_client import REDIS_RETRY_SECONDS, RedisClient, RedisUnavailable
from torri.server.reviews.model import CourseSeen, EffortName, Status

PROGRESS_EXPIRY_SECONDS: Final = 15.0  # after which an entry that is not renewed is gone
MAX_ENDED_REVIEWS_REMEMBERED: Final = 200  # that failed or were cancelled, in a process that serves alone
ENDED_REVIEW_SECONDS: Final = 24 * 3600.0  # for which they are remembered in Redis
BODY_FIELD: Final = "slip"  # of the hash in Redis; renaming it would hide reviews from processes not yet updated


class ReviewProgress(Struct, frozen=True):
    """How far a review has come, and who has begun it."""

    effort: EffortName
    by: frozenset[str]  # the ids of the person who started it
    status: Status = "waiting"
    done: int = 0
    of: int = 0
    course: CourseSeen | None = None
    maker: str = field(default_factory=lambda: secrets.token_urlsafe(9))  # of this review and no other

    @property
    def goes_on(self) -> bool:
        return self.status in ("waiting", "running")


class ProgressStore(Protocol):
    """Where the entries are kept."""

    async def of(self, match: str) -> ReviewProgress | None: ...

    async def put(self, match: str, progress: ReviewProgress) -> None:
        """Write an entry in place of any other."""

    async def renew(self, match: str, progress: ReviewProgress) -> bool:
        """Write it again, unless another entry is there; whether it was written."""

    async def drop(self, match: str, progress: ReviewProgress) -> None:
        """Remove it, unless another entry is there."""

    async def going_on(self) -> Iterable[ReviewProgress]: ...


class LocalProgressStore:
    """For a process that serves alone."""

    def __init__(self) -> None:
        self._progress: dict[str, ReviewProgress] = {}

    async def of(self, match: str) -> ReviewProgress | None:
        return self._progress.get(match)

    async def put(self, match: str, progress: ReviewProgress) -> None:
        self._progress[match] = progress
        ended = [id for id, one in self._progress.items() if not one.goes_on]
        for id in ended[: max(0, len(ended) - MAX_ENDED_REVIEWS_REMEMBERED)]:
            del self._progress[id]

    async def renew(self, match: str, progress: ReviewProgress) -> bool:
        there = self._progress.get(match, progress)
        if there.maker == progress.maker:
            self._progress[match] = progress
        return there.maker == progress.maker

    async def drop(self, match: str, progress: ReviewProgress) -> None:
        if self._progress.get(match, progress).maker == progress.maker:
            self._progress.pop(match, None)

    async def going_on(self) -> Iterable[ReviewProgress]:
        return [progress for progress in self._progress.values() if progress.goes_on]


class RedisProgressStore:
    """For several processes, in Redis; while Redis is unavailable each process knows its own entries only."""

    # The maker is a field of its own, so that the scripts can compare it.
    WRITE: Final = """
        local there = redis.call('HGET', KEYS[1], 'maker')
        if ARGV[4] == 'mine' and there and there ~= ARGV[1] then
            return 0
        end
        redis.call('HSET', KEYS[1], 'maker', ARGV[1], 'slip', ARGV[2])
        redis.call('PEXPIRE', KEYS[1], ARGV[3])
        redis.call('SADD', KEYS[2], KEYS[1])
        return 1
    """
    DROP: Final = """
        if redis.call('HGET', KEYS[1], 'maker') == ARGV[1] then
            redis.call('DEL', KEYS[1])
        end
    """
    ALL: Final = "torri:reviews"  # the keys of all entries, some of them expired

    def __init__(self, redis: RedisClient) -> None:
        self._redis = redis
        self._write = redis.script(self.WRITE)
        self._drop = redis.script(self.DROP)
        self._own = LocalProgressStore()
        self._owed: set[Task[None]] = set()

    async def of(self, match: str) -> ReviewProgress | None:
        own = await self._own.of(match)
        try:
            progress = _read(await self._redis.ask(lambda: self._redis.client.hget(_key(match), BODY_FIELD)))
        except RedisUnavailable:
            return own
        # Made here and unknown there: Redis was restarted, and the next renewal tells it.
        return own if progress is None and own is not None and own.goes_on else progress

    async def put(self, match: str, progress: ReviewProgress) -> None:
        await self._own.put(match, progress)
        try:
            await self._written(match, progress, "anybody's")
        except RedisUnavailable:
            # Nobody renews the entry of a cancelled review, so it is written once Redis is back.
            task = create_task(self._put_later(match, progress))
            self._owed.add(task)
            task.add_done_callback(self._owed.discard)

    async def _put_later(self, match: str, progress: ReviewProgress) -> None:
        # No longer than it takes the entry that it replaces to expire.
        for _ in range(round(PROGRESS_EXPIRY_SECONDS / REDIS_RETRY_SECONDS)):
            await sleep(REDIS_RETRY_SECONDS)
            there = await self._own.of(match)
            if there is None or there.maker != progress.maker:
                return
            with suppress(RedisUnavailable):
                await self._written(match, there, "anybody's")
                return

    async def renew(self, match: str, progress: ReviewProgress) -> bool:
        if not await self._own.renew(match, progress):
            return False
        try:
            written = await self._written(match, progress, "mine")
        except RedisUnavailable:
            return True
        if not written:
            await self._own.drop(match, progress)
        return written

    async def _written(self, match: str, progress: ReviewProgress, over: str) -> bool:
        lasts = PROGRESS_EXPIRY_SECONDS if progress.goes_on else ENDED_REVIEW_SECONDS
        arguments = [progress.maker, json.encode(progress), round(1000 * lasts), over]
        return bool(await self._redis.ask(lambda: self._write([_key(match), self.ALL], arguments)))

    async def drop(self, match: str, progress: ReviewProgress) -> None:
        await self._own.drop(match, progress)
        with suppress(RedisUnavailable):  # it expires
            await self._redis.ask(lambda: self._drop([_key(match)], [progress.maker]))

    async def going_on(self) -> Iterable[ReviewProgress]:
        try:
            everything = await self._redis.ask(self._all)
        except RedisUnavailable:
            return await self._own.going_on()
        return [progress for progress in everything if progress.goes_on]

    async def _all(self) -> list[ReviewProgress]:
        client = self._redis.client
        keys = sorted(await client.smembers(self.ALL))
        async with client.pipeline(transaction=False) as pipeline:
            for key in keys:
                pipeline.hget(key, BODY_FIELD)
            found = dict(zip(keys, map(_read, await pipeline.execute()), strict=True))
        if gone := [key for key, progress in found.items() if progress is None]:
            await client.srem(self.ALL, *gone)
        return [progress for progress in found.values() if progress is not None]


_decoder: Final = json.Decoder(ReviewProgress)


def _key(match: str) -> str:
    return f"torri:review:{match}"


def _read(body: bytes | None) -> ReviewProgress | None:
    try:
        return None if body is None else _decoder.decode(body)
    except DecodeError:  # of another version
        return None
