"""The progress of reviews in a real Redis that goes away and comes back, as two processes see it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.several import PATIENT
from tests.servers import Redis
from torri.server.operations.redis_client import RedisClient
from torri.server.reviews.progress import PROGRESS_EXPIRY_SECONDS, RedisProgressStore, ReviewProgress

ANNA = frozenset({"anna"})


@asynccontextmanager
async def stores(redis: Redis) -> AsyncIterator[tuple[RedisProgressStore, RedisProgressStore]]:
    """Those of two processes."""
    address = f"{redis.url()}?socket_timeout={PATIENT}&socket_connect_timeout={PATIENT}"
    one, other = RedisClient(address), RedisClient(address)
    try:
        yield RedisProgressStore(one), RedisProgressStore(other)
    finally:
        await one.close()
        await other.close()


async def written(store: RedisProgressStore) -> ReviewProgress:
    """The entry of the match, as soon as there is one."""
    deadline = time.monotonic() + PROGRESS_EXPIRY_SECONDS
    while (found := await store.of("match")) is None:
        assert time.monotonic() < deadline, "nobody has written it"
        await asyncio.sleep(0.05)
    return found


def test_a_review_cancelled_while_redis_is_away_is_cancelled_for_all_when_it_is_back() -> None:
    """Nobody renews the entry of a cancelled review: it has to be written later."""

    async def story(redis: Redis) -> None:
        async with stores(redis) as (here, there):
            running = ReviewProgress("quick", ANNA, "running")
            await here.put("match", running)
            assert await there.of("match") == running
            redis.kill()
            cancelled = ReviewProgress("quick", ANNA, "cancelled")
            await here.put("match", cancelled)
            assert await here.of("match") == cancelled, "known here at once"
            assert await there.of("match") is None
            redis.start()
            assert await written(there) == cancelled

    with Redis() as redis:
        asyncio.run(story(redis))


def test_a_review_begun_again_meanwhile_is_not_cancelled_late() -> None:
    async def story(redis: Redis) -> None:
        async with stores(redis) as (here, there):
            redis.kill()
            await here.put("match", ReviewProgress("quick", ANNA, "cancelled"))
            again = ReviewProgress("thorough", ANNA)
            await here.put("match", again)
            redis.start()
            await asyncio.gather(*here._owed)  # both have had their turn
            assert await there.of("match") == again

    with Redis() as redis:
        asyncio.run(story(redis))
