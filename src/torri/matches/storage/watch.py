"""Whether a database answers: nobody waits long for one that hangs, and nobody waits twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

ASK_SECONDS: Final = 3.0  # within which a database that is well says something
ASK_PAUSE_SECONDS: Final = 0.25  # between two questions


class Watch:
    """Once somebody has waited in vain, the others are refused at once, until the database has answered a question that
    is asked for nobody. Otherwise all those who wait for each other would wait in vain, one after the other.
    """

    def __init__(self, ask: Callable[[], Awaitable[None]]) -> None:
        self._ask = ask
        self._asking: asyncio.Task[None] | None = None
        self.answered = 0.0  # since when: older connections may lead nowhere

    @property
    def is_away(self) -> bool:
        return self._asking is not None

    def missed(self) -> None:
        """Somebody has waited in vain."""
        if self._asking is None:
            self._asking = asyncio.create_task(self._until_it_answers())

    async def _until_it_answers(self) -> None:
        while not await self._answers():
            await asyncio.sleep(ASK_PAUSE_SECONDS)
        self.answered = time.monotonic()
        self._asking = None

    async def _answers(self) -> bool:
        try:
            async with asyncio.timeout(ASK_SECONDS):
                await self._ask()
        except Exception:  # whatever it is, it is no answer
            return False
        return True

    async def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)
