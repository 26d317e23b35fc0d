"""Word between processes that serve the same matches, through Redis: which match has grown, and to what length."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import structlog

CHANNEL: Final = "torri:matches"
AGAIN: Final = 0.5  # seconds until a lost connection is tried again

log: Final = structlog.get_logger()


class RedisBus:
    """Nothing is lost when Redis fails: the database has it, and who listens hears of it with the next entry."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str) -> RedisBus:
        from redis.asyncio import Redis

        client = Redis.from_url(address)
        pinged: Any = client.ping()
        await pinged
        return cls(client)

    async def announce(self, match: str, seq: int) -> None:
        try:
            await self._client.publish(CHANNEL, f"{match} {seq}")
        except OSError as error:
            log.warning("bus-down", detail=type(error).__name__)
        except Exception as error:  # redis wraps some failures of the connection in errors of its own
            log.warning("bus-down", detail=type(error).__name__)

    def listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        self._task = asyncio.create_task(self._listen(heard))

    async def _listen(self, heard: Callable[[str, int], Awaitable[None]]) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            match, _, seq = message["data"].decode().partition(" ")
                            await heard(match, int(seq))
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("bus-down", detail=type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        await self._client.aclose()
