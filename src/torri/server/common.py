"""What processes that serve the same matches keep in common for a short while, in Redis: counts, and who makes what.

Everybody who asks can do without it: when Redis is away each process goes on with what it knows itself, and nobody
waits for long to find that out.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

PATIENCE: Final = 0.25  # seconds that somebody who waits for an answer may lose to Redis
AGAIN: Final = 1.0  # seconds until it is asked again, by one
CONNECTIONS: Final = 16

T = TypeVar("T")


class Away(Exception):
    """Redis does not answer: what is known here must do."""


class Common:
    """A few connections, and the knowledge whether it is worth while to use them."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import BlockingConnectionPool, Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        pool: Any = BlockingConnectionPool.from_url(
            address,
            max_connections=CONNECTIONS,
            timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            socket_keepalive=True,
        )
        self.client: Any = Redis.from_pool(pool)
        self._not_before = 0.0  # Redis was away, and is not asked until then

    def script(self, text: str) -> Any:
        """Several steps that Redis takes as one."""
        return self.client.register_script(text)

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """What Redis says, or `Away`. While it is away one in a while tries, and nobody else waits."""
        now = time.monotonic()
        if now < self._not_before:
            raise Away
        if self._not_before:
            self._not_before = now + AGAIN
        try:
            answer = await question()
        except Exception as error:  # redis has many kinds, and so has the way to it
            self._not_before = time.monotonic() + AGAIN
            raise Away from error
        self._not_before = 0.0
        return answer

    async def close(self) -> None:
        await self.client.aclose()
