"""Bots, advice and reviews where there are no processes: one job after the other, between the requests of the table."""

from __future__ import annotations

import asyncio
from io import BytesIO

from torri.players.thinking_pool.messages import Reply
from torri.players.thinking_pool.process import Job, WorkerProcess
from torri.players.thinking_pool.worker import Worker


class InlineWorker(WorkerProcess):
    """Thinks where it is asked. The pool, its queue and what it does about faults are the same as on a server."""

    def __init__(self, *_: object) -> None:
        super().__init__(threads=1, niceness=0)
        self._worker = Worker(BytesIO(), BytesIO())

    async def open(self, _games: tuple[str, ...]) -> None:
        await super().open(())

    async def attend(self, job: Job) -> Reply:
        await asyncio.sleep(0)  # whoever waits for what was done before is told first
        return self._worker.reply(job.request)

    def forget(self, table: str, seats: int) -> None:
        self.seats -= seats
        self._worker.forget(table)

    async def _start(self) -> None:
        """There is no process to start."""
