"""Worker processes in which bots think, forked from a server under test: to import what they need takes longest."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread
from typing import Any

from torri.players.thinking_pool import process, worker

AS_PROGRAM = ["-P", "-m", process.WORKER_MODULE]


def fork_workers() -> None:
    """From now on the worker processes of this process are forks of it, unless a test adds players to them."""
    vars(process)["asyncio"] = Forking()


class Forking:
    """Stands in for asyncio in the module that starts workers."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def create_subprocess_exec(
        self, program: str, *arguments: str, env: Mapping[str, str], limit: int, **wishes: Any
    ) -> asyncio.subprocess.Process | ForkedProcess:
        *start, niceness = arguments
        if start != AS_PROGRAM:
            return await asyncio.create_subprocess_exec(program, *arguments, env=env, limit=limit, **wishes)
        (its_stdin, stdin), (stdout, its_stdout) = os.pipe(), os.pipe()
        pid = os.fork()
        if pid == 0:
            _become_worker(niceness, env, its_stdin, its_stdout)
        os.close(its_stdin)
        os.close(its_stdout)
        loop, reader = asyncio.get_running_loop(), asyncio.StreamReader(limit)
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(stdout, "rb", 0))
        writer, _ = await loop.connect_write_pipe(asyncio.Protocol, os.fdopen(stdin, "wb", 0))
        return ForkedProcess(pid, writer, reader)


class ForkedProcess:
    """What the pool needs of a process, of one that was not started as a program."""

    def __init__(self, pid: int, stdin: asyncio.WriteTransport, stdout: asyncio.StreamReader) -> None:
        self.pid, self.stdin, self.stdout = pid, stdin, stdout
        self.returncode: int | None = None
        self._over = asyncio.Event()
        loop = asyncio.get_running_loop()
        Thread(target=self._reap, args=(loop,), daemon=True, name=f"worker {pid}").start()

    def kill(self) -> None:
        if self.returncode is None:
            os.kill(self.pid, signal.SIGKILL)

    async def wait(self) -> None:
        await self._over.wait()

    def _reap(self, loop: asyncio.AbstractEventLoop) -> None:
        self.returncode = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(self._over.set)


def _become_worker(niceness: str, environment: Mapping[str, str], stdin: int, stdout: int) -> None:
    """In the fork: what it has of the server goes, and it never comes back from here."""
    try:
        gc.freeze()  # what is left of the server is not to be tidied up
        signal.set_wakeup_fd(-1)
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, signal.SIG_DFL)
        os.setsid()
        os.dup2(stdin, 0)
        os.dup2(stdout, 1)
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))
        os.environ.clear()
        os.environ.update(environment)
        sys.argv = [process.WORKER_MODULE, niceness]
        worker.main()
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        os._exit(1)
