"""How much one client may ask for: requests a second, sockets at once, bytes a message.

Litestar's rate limit counts requests in fixed windows, all at one cost, in a store. We keep our own: requests have
different costs, the buckets are shared through Redis in one atomic step, and each process continues alone while Redis
is unavailable.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from torri.matches.chairs import Who
from torri.matches.errors import TooMany
from torri.server.api.routing import Connection
from torri.server.operations.open_connections import OpenConnections
from torri.server.operations.redis_client import RedisClient, RedisUnavailable
from torri.server.operations.turns import LoopRoom
from torri.server.settings import Settings

BURST_REQUESTS: Final = 120.0  # that may come at once
REQUESTS_PER_SECOND: Final = 20.0  # after that, on average
STRICT_COST: Final = 20.0  # requests that one guess at a password counts for, or one costly piece of work
HANDSHAKE_COST: Final = 3.0  # of opening a socket, which is told how the match stands
PERSON_SHARE: Final = 2.0  # times the messages of one socket, for all sockets of a person together,
ADDRESS_SHARE: Final = 10.0  # and for all of an address, at which many may live
MAX_CLIENTS_REMEMBERED: Final = 50_000


class Bucket:
    """A token bucket: it fills steadily, and every request takes its cost."""

    __slots__ = ("_burst", "_filled", "_level", "_per_second")

    def __init__(self, rates: float, share: float = 1.0) -> None:
        self._per_second = REQUESTS_PER_SECOND * rates * share
        self._level = self._burst = BURST_REQUESTS * share
        self._filled = time.monotonic()

    def holds(self, cost: float) -> bool:
        if self._per_second <= 0:
            return True
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._filled) * self._per_second)
        self._filled = now
        return self._level >= cost

    def take(self, cost: float = 1.0) -> bool:
        if not self.holds(cost):
            return False
        self._level -= cost
        return True


class SharedBuckets:
    """A bucket of each client that all processes take from; one that has filled up is forgotten."""

    # By the clock of Redis, as the clocks of the processes may differ.
    TAKE: Final = """
        local found = redis.call('HMGET', KEYS[1], 'level', 'filled')
        local burst, per_second, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
        local time = redis.call('TIME')
        local now = time[1] * 1000 + math.floor(time[2] / 1000)
        local level = burst
        if found[1] then
            level = math.min(burst, found[1] + math.max(0, now - found[2]) / 1000 * per_second)
        end
        if level < cost then
            return 0
        end
        level = level - cost
        redis.call('HSET', KEYS[1], 'level', level, 'filled', now)
        redis.call('PEXPIRE', KEYS[1], math.ceil((burst - level) / per_second * 1000))
        return 1
    """

    def __init__(self, redis: RedisClient, rates: float) -> None:
        self._redis = redis
        self._a_second = REQUESTS_PER_SECOND * rates
        self._take = redis.script(self.TAKE)

    async def take(self, client: str, cost: float) -> bool:
        """Whether the bucket held so much; `RedisUnavailable` if Redis does not answer."""
        arguments = [BURST_REQUESTS, self._a_second, cost]
        return bool(await self._redis.ask(lambda: self._take([f"torri:requests:{client}"], arguments)))


class Limits:
    """The buckets and sockets of all clients of this process, and the buckets that all processes share."""

    def __init__(self, settings: Settings, redis: RedisClient | None = None) -> None:
        self._settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._shared = SharedBuckets(redis, settings.rates) if redis and settings.rates > 0 else None
        self._begun: Counter[tuple[str, str]] = Counter()
        self.open = OpenConnections(settings.sockets if settings.rates > 0 else 0, redis)
        self.largest = settings.largest
        self._room = LoopRoom()
        self.refused = 0  # requests and messages

    def bucket(self) -> Bucket:
        return Bucket(self._settings.rates)

    async def allows(self, connection: Connection[Any, Any, Any, Any], cost: float = 1.0) -> bool:
        return self._counted(await self._take(self.client(connection), cost))

    async def allows_guess(self, login: str) -> bool:
        """Whether one more password may be tried for an account, by anybody: guesses may come from many addresses."""
        return self._counted(await self._take(f"login {login}", STRICT_COST))

    def allows_message(self, who: str, client: str, cost: float) -> bool:
        """Whether a person may send one more, over all sockets of theirs; and their address."""
        person, address = self._own(f"messages {who}", PERSON_SHARE), self._own(f"address {client}", ADDRESS_SHARE)
        allowed = person.holds(cost) and address.holds(cost)
        if allowed:
            person.take(cost)
            address.take(cost)
        return self._counted(allowed)

    async def room(self) -> None:
        """Wait until the event loop may begin one more piece of work."""
        if self._settings.rates > 0:
            await self._room.enter()

    @contextmanager
    def one_of(self, kind: str, who: str, most: int) -> Iterator[None]:
        """One more piece of work of that kind that is under way for a person; `TooMany` beyond the bound."""
        if self._settings.rates > 0 and self._begun[kind, who] >= most:
            self.refused += 1
            raise TooMany(f"limit-{kind}", most)
        self._begun[kind, who] += 1
        try:
            yield
        finally:
            self._begun[kind, who] -= 1
            if not self._begun[kind, who]:
                del self._begun[kind, who]

    def _counted(self, allowed: bool) -> bool:
        self.refused += not allowed
        return allowed

    async def _take(self, client: str, cost: float) -> bool:
        own = self._own(client)
        if self._shared is None:
            return own.take(cost)
        # What is too much for one process is too much for all: Redis need not be asked.
        if not own.holds(cost):
            return False
        try:
            if not await self._shared.take(client, cost):
                return False
        except RedisUnavailable:
            return own.take(cost)
        own.take(cost)
        return True

    def _own(self, client: str, share: float = 1.0) -> Bucket:
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._settings.rates, share)
        self._buckets.move_to_end(client)
        if len(self._buckets) > MAX_CLIENTS_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def client(self, connection: Connection[Any, Any, Any, Any]) -> str:
        """The address that a request comes from."""
        if self._settings.proxied:
            forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
            if forwarded:
                return forwarded
        return connection.client.host if connection.client else ""

    def who(self, person: Who | None, connection: Connection[Any, Any, Any, Any]) -> str:
        """By what somebody is counted."""
        return person.id if person else self.client(connection)
