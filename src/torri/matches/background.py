"""Tasks that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress

from torri.engine.errors import TorriError


class Background:
    """The tasks that a process runs besides its requests, until it stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False  # no long work may begin any more

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        async def run() -> None:
            with suppress(TorriError):  # the database cannot be reached: `Tables.look` finishes what is left undone
                await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
