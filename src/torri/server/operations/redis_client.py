"""What processes that serve the same matches share in Redis for a short time: request counts, and reviews in progress.
No caller depends on it: while Redis is unavailable each process uses its own counts, and no request waits long to find
out.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

REDIS_TIMEOUT_SECONDS: Final = 0.25  # that a request may wait for Redis
REDIS_RETRY_SECONDS: Final = 1.0  # until one request tries again; the others continue without Redis
MAX_REDIS_CONNECTIONS: Final = 16

T = TypeVar("T")


class RedisUnavailable(Exception):
    """Redis does not answer: the caller continues with what this process knows."""


class RedisClient:
    """A pool of connections that remembers whether Redis answers."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import BlockingConnectionPool, Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        pool: Any = BlockingConnectionPool.from_url(
            address,
            max_connections=MAX_REDIS_CONNECTIONS,
            timeout=REDIS_TIMEOUT_SECONDS,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=REDIS_TIMEOUT_SECONDS,
            socket_connect_timeout=REDIS_TIMEOUT_SECONDS,
            socket_keepalive=True,
        )
        self.client: Any = Redis.from_pool(pool)
        self._not_before = 0.0  # Redis did not answer, and is not asked again until then

    def script(self, text: str) -> Any:
        """A script that Redis runs as one step."""
        return self.client.register_script(text)

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """The reply of Redis, or `RedisUnavailable`. While it does not answer, one request tries now and then, and no
        other waits.
        """
        now = time.monotonic()
        if now < self._not_before:
            raise RedisUnavailable
        if self._not_before:
            self._not_before = now + REDIS_RETRY_SECONDS
        try:
            answer = await question()
        except Exception as error:  # Redis and the network raise many kinds of errors
            self._not_before = time.monotonic() + REDIS_RETRY_SECONDS
            raise RedisUnavailable from error
        self._not_before = 0.0
        return answer

    async def close(self) -> None:
        await self.client.aclose()
