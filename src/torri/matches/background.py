"""Tasks that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from torri.engine.errors import TorriError

Work = Coroutine[Any, Any, None]


class Background:
    """The tasks that a process runs besides its requests, until it stops."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False  # no long work may begin any more

    def spawn(self, work: Work) -> asyncio.Task[None]:
        async def run() -> None:
            with suppress(TorriError):  # the database cannot be reached: `Tables.look` finishes what is left undone
                await work

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it never began where the task was cancelled at once
        return task

    async def close(self) -> None:
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
