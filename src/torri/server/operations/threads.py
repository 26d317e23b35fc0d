"""Threads for work that would block the event loop, one piece after another.

Threads that compute compete for the interpreter with each other, and above all with the event loop. With one thread for
each kind of work nobody waits for more than one piece, and it is as fast as several threads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class WorkerThread:
    """One thread with a queue of its own."""

    def __init__(self, name: str) -> None:
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._executor, lambda: work(*args, **more))


REPLAY_THREAD: Final = WorkerThread("replaying")  # short work: a moment of a replay, a turn
VERIFY_THREAD: Final = WorkerThread("verifying")  # long work: whole records
