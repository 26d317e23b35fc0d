"""How much one client may ask for: requests a second, sockets at once, bytes a message."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from typing import Any, Final

from litestar.connection import ASGIConnection

from torri.matches.decisions import Who
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

    def take(self, drops: float = 1.0) -> bool:
        if self._rates <= 0:
            return True
        now = time.monotonic()
        self._level = min(BURST, self._level + (now - self._filled) * A_SECOND * self._rates)
        self._filled = now
        if self._level < drops:
            return False
        self._level -= drops
        return True


class Limits:
    """The buckets and sockets of all clients of this process."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self.largest = settings.largest

    def bucket(self) -> Bucket:
        return Bucket(self._settings.rates)

    def allows(self, connection: ASGIConnection[Any, Any, Any, Any], drops: float = 1.0) -> bool:
        client = self.client(connection)
        bucket = self._buckets.setdefault(client, self.bucket())
        self._buckets.move_to_end(client)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take(drops)

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
