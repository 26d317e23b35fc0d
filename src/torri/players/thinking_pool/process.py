"""One worker process, the jobs that wait for it, and a new process whenever the old one is lost."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from torri.engine.errors import TorriError
from torri.players.player_loops import THREADS_VARIABLE
from torri.players.reviewing import Course, Progress
from torri.players.thinking_pool.fairness import Claim, FairQueue, Usage
from torri.players.thinking_pool.messages import (
    Advanced,
    Failed,
    Forget,
    Order,
    Ready,
    Reply,
    Request,
    Stop,
    Warm,
    line,
    replies,
)

WORKER_MODULE: Final = "torri.players.thinking_pool.worker"
MAX_TRIES_PER_JOB: Final = 2
PROCESS_START_SECONDS: Final = 60.0  # a busy machine may need some
PROCESS_END_SECONDS: Final = 1.0  # to end by itself, and for the system to reap it
MAX_REPLY_BYTES: Final = 1 << 24
CRASHED: Final = "crashed"
TOO_SLOW: Final = "too slow"


def unheard(_done: int, _of: int, _course: Course | None) -> None:
    """Replaces the progress callback where none is wanted."""


class HouseClosed(TorriError):
    """The pool is closed. The API knows this error as `torri:house-closed`, so the class keeps its name."""


@dataclass(eq=False, slots=True)
class Job:
    """A request, and who waits for it."""

    request: Request
    limit: float
    reply: asyncio.Future[Reply]
    progress: Progress
    owner: str  # for whom it is


class WorkerProcess:
    """A process and its queue of jobs."""

    def __init__(self, threads: int, niceness: int, modules: Sequence[str] = (), usage: Usage | None = None) -> None:
        self.seats = 0  # that have their player here
        self.starts = 0
        self._environment = {THREADS_VARIABLE: str(threads)} | os.environ
        self._arguments = ["-P", "-m", WORKER_MODULE, str(niceness), *modules]  # -P: nothing from the working folder
        self._games: tuple[str, ...] = ()
        self._usage = usage or Usage()
        self._jobs: FairQueue[Job] = FairQueue(self._usage)
        self._job: Job | None = None  # the current one
        self._process: Process | None = None
        self._ready = False
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._job is not None

    @property
    def waiting(self) -> int:
        return len(self._jobs)

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def open(self, games: tuple[str, ...]) -> None:
        """Start now if there are games to compile, else with the first job."""
        self._games, self.starts = games, 0
        if games:
            await self._start()
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Those who still wait get an error; the process ends, or is killed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        left = [] if self._job is None else [self._job]
        while self._jobs:
            left.append(self._jobs.take())
        self._job = None
        for job in left:
            if not job.reply.done():
                job.reply.set_exception(HouseClosed())
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(PROCESS_END_SECONDS):
                    await self._process.wait()
        await self._end()

    async def do(
        self, request: Request, limit: float, progress: Progress = unheard, claim: Claim | None = None
    ) -> Reply:
        """The worker's reply to a request, or why it failed; `limit` is in seconds, from when the worker has it."""
        claim = claim or Claim()
        job = Job(request, limit, asyncio.get_running_loop().create_future(), progress, claim.owner)
        self._jobs.put(job, claim)
        try:
            return await job.reply
        except asyncio.CancelledError:
            if self._job is job:
                self._say(Stop(request.number))
            raise

    def forget(self, table: str, seats: int) -> None:
        self.seats -= seats
        self._say(Forget(table))

    async def _work(self) -> None:
        """One job after the other. The process has only the current job: if it is lost, no other job is lost."""
        while True:
            self._job = job = await self._jobs.get()
            begun = time.monotonic()
            reply = await self.attend(job)
            self._usage.add(job.owner, time.monotonic() - begun)
            if not job.reply.done():
                job.reply.set_result(reply)
            self._job = None
            if self._process is None:  # now, so that the new one is ready when it is needed
                with suppress(Exception):  # then for the next job
                    await self._start()

    async def attend(self, job: Job) -> Reply:
        """A lost process is replaced, and the new one is asked once more; a request that hangs has used its time."""
        number = job.request.number
        for _ in range(MAX_TRIES_PER_JOB):
            if job.reply.done():  # nobody waits for it any more
                break
            try:
                await self._listening()
                async with asyncio.timeout(job.limit):
                    return await self._ask(job)
            except TimeoutError:
                await self._end()
                return Failed(number, TOO_SLOW)
            except Exception:  # a lost process can raise many kinds of errors, and the callers need an answer
                await self._end()
        return Failed(number, CRASHED)

    async def _listening(self) -> None:
        """Wait until a process is ready; its start does not count as the player's time."""
        if self._process is None or self._process.returncode is not None:
            await self._end()
            await self._start()
        if not self._ready:
            try:
                async with asyncio.timeout(PROCESS_START_SECONDS):
                    await self._read()
            except TimeoutError:
                raise EOFError from None
            self._ready = True

    async def _ask(self, job: Job) -> Reply:
        self._say(job.request)
        while True:
            reply = await self._read()
            if isinstance(reply, Ready) or reply.number != job.request.number:
                continue
            if not isinstance(reply, Advanced):
                return reply
            job.progress(reply.done, reply.of, reply.course)

    async def _read(self) -> Reply | Advanced | Ready:
        assert self._process is not None
        assert self._process.stdout is not None
        text = await self._process.stdout.readline()
        if not text.endswith(b"\n"):
            raise EOFError
        return replies.decode(text)

    def _say(self, order: Order) -> None:
        """Does not wait until it is sent: there is never more to send than a request and a few short notes. A lost
        process is noticed when the reply is read."""
        stdin = None if self._process is None else self._process.stdin
        if stdin is not None and not stdin.is_closing():
            stdin.write(line(order))

    async def _start(self) -> None:
        self.starts += 1
        self._ready = False
        # A session of its own, so that the interrupt key of our terminal does not reach it.
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(
                sys.executable,
                *self._arguments,
                stdin=PIPE,
                stdout=PIPE,
                limit=MAX_REPLY_BYTES,
                env=self._environment,
                start_new_session=True,
            )
        )
        try:
            self._process = await asyncio.shield(starting)
        except asyncio.CancelledError:
            # The pool closes: a process that has begun must be known, or nobody would end it.
            with suppress(Exception):
                self._process = await starting
            raise
        self._say(Warm(self._games))

    async def _end(self) -> None:
        """Kill the process, if it still runs."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            with suppress(TimeoutError):
                async with asyncio.timeout(PROCESS_END_SECONDS):
                    await process.wait()
