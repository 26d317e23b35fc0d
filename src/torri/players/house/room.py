"""A room of the house: one worker process, those who wait for it, and a new process whenever the old one is lost."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from torri.engine.errors import TorriError
from torri.players.house.messages import (
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
from torri.players.searching import THREADS

WORKER: Final = "torri.players.house.worker"
TRIES: Final = 2
START: Final = 60.0  # seconds for a process to start; a busy machine may take some
PATIENCE: Final = 1.0  # seconds for a process to end by itself, and for the system to clear it away
LONGEST: Final = 1 << 24  # bytes of a reply
CRASHED: Final = "crashed"
TOO_SLOW: Final = "too slow"


Progress = Callable[[int, int], None]  # done, of


def unheard(_done: int, _of: int) -> None:
    """In place of progress: nobody wants to know."""


@dataclass(eq=False)
class HouseClosed(TorriError):
    """Nobody thinks here any more."""


@dataclass(eq=False, slots=True)
class Errand:
    """A request, and who waits for it."""

    request: Request
    limit: float
    reply: asyncio.Future[Reply]
    progress: Progress


class Room:
    def __init__(self, threads: int, niceness: int, modules: Sequence[str] = ()) -> None:
        self.seats = 0  # that have their player here
        self.starts = 0
        self._environment = {THREADS: str(threads)} | os.environ
        self._arguments = ["-P", "-m", WORKER, str(niceness), *modules]  # -P: nothing from the working folder
        self._games: tuple[str, ...] = ()
        self._errands: asyncio.Queue[Errand] = asyncio.Queue()
        self._errand: Errand | None = None  # the one in hand
        self._process: Process | None = None
        self._ready = False
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._errand is not None

    @property
    def waiting(self) -> int:
        return self._errands.qsize()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def open(self, games: tuple[str, ...]) -> None:
        self._games, self.starts = games, 0
        await self._start()
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        """Whoever still waits is told; the process ends, or is killed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        left = [] if self._errand is None else [self._errand]
        while not self._errands.empty():
            left.append(self._errands.get_nowait())
        self._errand = None
        for errand in left:
            if not errand.reply.done():
                errand.reply.set_exception(HouseClosed())
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._process.wait()
        await self._end()

    async def do(self, request: Request, limit: float, progress: Progress = unheard) -> Reply:
        """What the worker says to a request, or why it failed; `limit` is in seconds, from when the worker has it."""
        errand = Errand(request, limit, asyncio.get_running_loop().create_future(), progress)
        self._errands.put_nowait(errand)
        try:
            return await errand.reply
        except asyncio.CancelledError:
            if self._errand is errand:
                self._say(Stop(request.number))
            raise

    def forget(self, table: str, seats: int) -> None:
        self.seats -= seats
        self._say(Forget(table))

    async def _work(self) -> None:
        """One errand after the other. Only the one in hand is ever at the process: if that is lost, nobody else is."""
        while True:
            self._errand = errand = await self._errands.get()
            reply = await self._attend(errand)
            if not errand.reply.done():
                errand.reply.set_result(reply)
            self._errand = None
            if self._process is None:  # at once, so that the new one is warm when it is needed
                with suppress(Exception):  # then for the next errand
                    await self._start()

    async def _attend(self, errand: Errand) -> Reply:
        """A process that is lost gets a successor, which is asked once more; one that hangs has had its time."""
        number = errand.request.number
        for _ in range(TRIES):
            if errand.reply.done():  # nobody waits for it any more
                break
            try:
                await self._listening()
                async with asyncio.timeout(errand.limit):
                    return await self._ask(errand)
            except TimeoutError:
                await self._end()
                return Failed(number, TOO_SLOW)
            except Exception:  # the pipe tells of a lost process in many ways, and those who wait here need an answer
                await self._end()
        return Failed(number, CRASHED)

    async def _listening(self) -> None:
        """Wait until there is a process that listens; the time of its start is not that of the player."""
        if self._process is None or self._process.returncode is not None:
            await self._end()
            await self._start()
        if not self._ready:
            try:
                async with asyncio.timeout(START):
                    await self._read()
            except TimeoutError:
                raise EOFError from None
            self._ready = True

    async def _ask(self, errand: Errand) -> Reply:
        self._say(errand.request)
        while True:
            reply = await self._read()
            if isinstance(reply, Ready) or reply.number != errand.request.number:
                continue
            if not isinstance(reply, Advanced):
                return reply
            errand.progress(reply.done, reply.of)

    async def _read(self) -> Reply | Advanced | Ready:
        assert self._process is not None
        assert self._process.stdout is not None
        text = await self._process.stdout.readline()
        if not text.endswith(b"\n"):
            raise EOFError
        return replies.decode(text)

    def _say(self, order: Order) -> None:
        """Without waiting until it is sent: there is never more on its way than a request and a few short notes. That
        nobody listens any more shows when the reply is read."""
        stdin = None if self._process is None else self._process.stdin
        if stdin is not None and not stdin.is_closing():
            stdin.write(line(order))

    async def _start(self) -> None:
        self.starts += 1
        self._ready = False
        # A session of its own: the interrupt key of our terminal is not meant for it.
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, *self._arguments),
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST,
            env=self._environment,
            start_new_session=True,
        )
        self._say(Warm(self._games))

    async def _end(self) -> None:
        """Kill the process, if it still lives."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await process.wait()
