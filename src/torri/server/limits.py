"""How much one client may ask for: requests a second, sockets at once, bytes a message."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Any, Final

from litestar.connection import ASGIConnection

from torri.matches.decisions import Who
from torri.server.common import Away, Common
from torri.server.settings import Settings

BURST: Final = 120.0  # requests that may come at once
A_SECOND: Final = 20.0  # and after that
STRICT: Final = 20.0  # times as dear: what may be guessed at, as passwords
REMEMBERED: Final = 50_000  # clients


class Bucket:
    """Fills by and by; every request takes a drop."""

    __slots__ = ("_filled", "_level", "_rates")

    def __init__(self, rates: float) -> None:
        self._rates = rates
        self._level = BURST
        self._filled = time.monotonic()

    def holds(self, drops: float) -> bool:
        if self._rates <= 0:
            return True
        now = time.monotonic()
        self._level = min(BURST, self._level + (now - self._filled) * A_SECOND * self._rates)
        self._filled = now
        return self._level >= drops

    def take(self, drops: float = 1.0) -> bool:
        if not self.holds(drops):
            return False
        self._level -= drops
        return True


class SharedBuckets:
    """A bucket of each client that all processes take from; one that has filled up is forgotten."""

    # By the clock of Redis, so that those of the processes need not agree.
    TAKE: Final = """
        local found = redis.call('HMGET', KEYS[1], 'level', 'filled')
        local burst, per_second, drops = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
        local time = redis.call('TIME')
        local now = time[1] * 1000 + math.floor(time[2] / 1000)
        local level = burst
        if found[1] then
            level = math.min(burst, found[1] + math.max(0, now - found[2]) / 1000 * per_second)
        end
        if level < drops then
            return 0
        end
        level = level - drops
        redis.call('HSET', KEYS[1], 'level', level, 'filled', now)
        redis.call('PEXPIRE', KEYS[1], math.ceil((burst - level) / per_second * 1000))
        return 1
    """

    def __init__(self, common: Common, rates: float) -> None:
        self._common = common
        self._a_second = A_SECOND * rates
        self._take = common.script(self.TAKE)

    async def take(self, client: str, drops: float) -> bool:
        """Whether so much was there; `Away` if nobody can say."""
        arguments = [BURST, self._a_second, drops]
        return bool(await self._common.ask(lambda: self._take([f"torri:requests:{client}"], arguments)))


class Limits:
    """The buckets and sockets of all clients of this process, and what they have asked of the others."""

    def __init__(self, settings: Settings, common: Common | None = None) -> None:
        self._settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._shared = SharedBuckets(common, settings.rates) if common and settings.rates > 0 else None
        self._sockets: Counter[str] = Counter()
        self.largest = settings.largest

    def bucket(self) -> Bucket:
        return Bucket(self._settings.rates)

    async def allows(self, connection: ASGIConnection[Any, Any, Any, Any], drops: float = 1.0) -> bool:
        return await self._take(self.client(connection), drops)

    async def allows_guess(self, login: str) -> bool:
        """Whether one more password may be tried for an account, by anybody: guesses may come from many addresses."""
        return await self._take(f"login {login}", STRICT)

    async def _take(self, client: str, drops: float) -> bool:
        own = self._own(client)
        if self._shared is None:
            return own.take(drops)
        # What is too much for one process is too much for all: nobody has to be asked.
        if not own.holds(drops):
            return False
        try:
            if not await self._shared.take(client, drops):
                return False
        except Away:
            return own.take(drops)
        own.take(drops)
        return True

    def _own(self, client: str) -> Bucket:
        bucket = self._buckets.setdefault(client, self.bucket())
        self._buckets.move_to_end(client)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def client(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """The address that a request comes from."""
        if self._settings.proxied:
            forwarded = connection.headers.get("x-forwarded-for", "").split(",")[-1].strip()
            if forwarded:
                return forwarded
        return connection.client.host if connection.client else ""

    def has_room(self, person: Who | None, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether one more socket or stream may be opened."""
        who = person.id if person else self.client(connection)
        return self._settings.rates <= 0 or self._sockets[who] < self._settings.sockets

    def enter(self, person: Who | None, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self._sockets[person.id if person else self.client(connection)] += 1

    def exit(self, person: Who | None, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        who = person.id if person else self.client(connection)
        self._sockets[who] -= 1
        if self._sockets[who] <= 0:
            del self._sockets[who]
