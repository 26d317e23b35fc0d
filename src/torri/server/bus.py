"""Word between processes that serve the same matches, through Redis: which match has grown, and to what length.

Nothing is lost when Redis fails. The database has everything, whoever listens compares with it, and what could not be
announced is announced when Redis is there again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import structlog

from torri.engine.errors import TorriError

CHANNEL: Final = "torri:matches"
AGAIN: Final = 0.5  # seconds until a lost connection is tried again
PULSE: Final = 10.0  # seconds after which a silent connection is tried
PATIENCE: Final = 2.0  # seconds for what is still to be announced at the end

log: Final = structlog.get_logger()

Heard = Callable[[str, int], None]
Missed = Callable[[], Awaitable[None]]


class RedisBus:
    """One connection that announces, one that listens; nobody who plays waits for either."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # We try again ourselves: Redis would do so without a word, and what was missed meanwhile would stay so.
        self._client: Any = Redis.from_url(
            address,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=PULSE,
            socket_keepalive=True,
            health_check_interval=PULSE,
        )
        self._news: dict[str, int] = {}  # of each match its length, not yet announced
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._up = True

    def open(self, heard: Heard, missed: Missed) -> None:
        """Begin to announce and to listen; `missed` is called whenever something may not have been heard."""
        self._tasks = [asyncio.create_task(self._announce()), asyncio.create_task(self._listen(heard, missed))]

    def announce(self, match: str, seq: int) -> None:
        self._news[match] = max(seq, self._news.get(match, 0))
        self._more.set()

    async def _announce(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            try:
                await self._publish()
            except Exception as error:  # redis has many kinds, and so has the way to it
                self._down(error)
                await asyncio.sleep(AGAIN)
                self._more.set()

    async def _publish(self) -> None:
        news, self._news = self._news, {}
        try:
            async with self._client.pipeline(transaction=False) as pipeline:
                for match, seq in news.items():
                    pipeline.publish(CHANNEL, f"{match} {seq}")
                await pipeline.execute()
        except BaseException:
            self._news = news | self._news
            raise

    async def _listen(self, heard: Heard, missed: Missed) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        await self._hear(await channel.get_message(timeout=PULSE), heard, missed)
            except Exception as error:
                self._down(error)
            await asyncio.sleep(AGAIN)

    async def _hear(self, message: dict[str, Any] | None, heard: Heard, missed: Missed) -> None:
        if message is None:
            return
        if message["type"] == "message":
            match, _, seq = message["data"].decode().partition(" ")
            heard(match, int(seq))
        elif message["type"] == "subscribe":
            if not self._up:
                log.info("bus-up")
            self._up = True
            with suppress(TorriError):  # the database is away too: the next look compares
                await missed()

    def _down(self, error: Exception) -> None:
        if self._up:
            log.warning("bus-down", detail=str(error) or type(error).__name__)
        self._up = False

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._news:
            with suppress(Exception):  # the others will compare
                await asyncio.wait_for(self._publish(), PATIENCE)
        await self._client.aclose()
