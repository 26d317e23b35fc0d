"""How many sockets and streams each person has open, in all processes together.

In Redis each open connection is a ticket that its process renews. Those of a process that has died run out by
themselves. While Redis is away each process counts its own.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from torri.server.operations.redis_client import RedisClient, RedisUnavailable

TICKET_SECONDS: Final = 30.0  # after which a ticket that is not renewed is gone
PERSONS_PER_RENEWAL: Final = 200  # that are sent to Redis at once


class OpenConnections:
    """Counts them by person, or by address for those who have not said who they are."""

    ENTER: Final = """
        local time = redis.call('TIME')
        local now = time[1] * 1000 + math.floor(time[2] / 1000)
        redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
        if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[1]) then
            return 0
        end
        redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
        redis.call('PEXPIRE', KEYS[1], ARGV[2])
        return 1
    """
    RENEW: Final = """
        local time = redis.call('TIME')
        local now = time[1] * 1000 + math.floor(time[2] / 1000)
        for number = 2, #ARGV do
            redis.call('ZADD', KEYS[1], now + ARGV[1], ARGV[number])
        end
        redis.call('PEXPIRE', KEYS[1], ARGV[1])
    """

    def __init__(self, most: int, redis: RedisClient | None) -> None:
        """`most` connections for each; 0: any number."""
        self._most = most
        self._redis = redis if most else None
        self._here: dict[str, set[str]] = {}  # the tickets of each person in this process
        self._enter = redis.script(self.ENTER) if redis else None
        self._renew = redis.script(self.RENEW) if redis else None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def number(self) -> int:
        """In this process."""
        return sum(map(len, self._here.values()))

    def is_full(self, who: str) -> bool:
        """Whether this process alone has as many as one may have."""
        return bool(self._most) and len(self._here.get(who, ())) >= self._most

    async def enter(self, who: str) -> str | None:
        """A ticket for one more connection, or None if there are too many."""
        if self.is_full(who):
            return None
        ticket = secrets.token_urlsafe(9)
        self._here.setdefault(who, set()).add(ticket)
        if self._redis is not None and self._enter is not None:
            script, arguments = self._enter, [self._most, round(1000 * TICKET_SECONDS), ticket]
            try:
                entered = await self._redis.ask(lambda: script([_key(who)], arguments))
            except RedisUnavailable:
                entered = True  # it is announced with the next renewal
            except BaseException:
                self.exit(who, ticket)
                raise
            if not entered:
                self._drop(who, ticket)
                return None
        return ticket

    def exit(self, who: str, ticket: str) -> None:
        self._drop(who, ticket)
        if self._redis is not None:
            self._spawn(self._forget(self._redis, who, ticket))

    def _drop(self, who: str, ticket: str) -> None:
        tickets = self._here.get(who, set())
        tickets.discard(ticket)
        if not tickets:
            self._here.pop(who, None)

    async def _forget(self, redis: RedisClient, who: str, ticket: str) -> None:
        with suppress(RedisUnavailable):  # then it runs out
            await redis.ask(lambda: redis.client.zrem(_key(who), ticket))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def renew(self) -> None:
        """Renew the tickets of the connections that are open here."""
        if self._redis is None or self._renew is None:
            return
        redis, script, everybody = self._redis, self._renew, list(self._here.items())

        async def some(persons: list[tuple[str, set[str]]]) -> None:
            async with redis.client.pipeline(transaction=False) as pipeline:
                for who, tickets in persons:
                    await script([_key(who)], [round(1000 * TICKET_SECONDS), *tickets], client=pipeline)
                await pipeline.execute()

        with suppress(RedisUnavailable):
            for first in range(0, len(everybody), PERSONS_PER_RENEWAL):
                part = everybody[first : first + PERSONS_PER_RENEWAL]
                await redis.ask(lambda part=part: some(part))  # type: ignore[misc]

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _key(who: str) -> str:
    return f"torri:open:{who}"
