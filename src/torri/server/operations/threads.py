"""Threads for work that would block the event loop, one piece after another, in a fair order.

Threads that compute take the interpreter from each other, and from the event loop most of all. One thread for each kind
of work lets nobody wait for more than one piece, and is no slower than several. Whose piece comes next is decided when
the thread is free: that of whom it has worked for least lately. So whoever sends thousands waits for themselves only.
"""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, ParamSpec, TypeVar

from torri.players.thinking_pool.fairness import Usage
from torri.server.api.errors import TooMuchAtOnce
from torri.server.operations.tracing import span

P = ParamSpec("P")
T = TypeVar("T")

MAX_WAITING_PER_ASKER: Final = 16  # pieces; more are refused
MAX_WAITING: Final = 256  # of all together: beyond that the answers would come too late for anybody
MAX_SECONDS_PER_ASKER: Final = 10.0  # of processor time, of which half is forgotten after half a minute

# For whom this task works: the person where it is known, else the address that a request comes from.
ASKER: Final[ContextVar[str]] = ContextVar("torri-asker", default="")


@dataclass(eq=False, slots=True)
class _Piece:
    asker: str
    work: Callable[[], Any]
    result: Future[Any]


class WorkerThread:
    """A thread, or a few where the work leaves the interpreter to others, with a queue of its own."""

    def __init__(self, name: str, threads: int = 1) -> None:
        self._executor = ThreadPoolExecutor(max_workers=threads, thread_name_prefix=name)
        self._usage = Usage()
        self._waiting: list[_Piece] = []  # in the order in which they came
        self._lock = threading.Lock()
        self.name = name
        self.done = 0  # pieces
        self.refused = 0

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """What the work returns; `TooMuchAtOnce` for who has asked for too much already."""
        if sys.platform == "emscripten":  # a browser: it has no threads, and one person
            return work(*args, **more)
        piece = _Piece(ASKER.get(), lambda: work(*args, **more), Future())
        with self._lock:
            self._check_room(piece.asker)
            self._waiting.append(piece)
        self._executor.submit(self._work)
        with span(f"work {self.name}"):
            found: T = await asyncio.wrap_future(piece.result)
        return found

    def _check_room(self, asker: str) -> None:
        own = sum(piece.asker == asker for piece in self._waiting)
        too_much = own >= MAX_WAITING_PER_ASKER or self._usage.of(asker) > MAX_SECONDS_PER_ASKER
        if asker and (too_much or len(self._waiting) >= MAX_WAITING):
            self.refused += 1
            raise TooMuchAtOnce()

    def _take(self) -> _Piece:
        now = time.monotonic()
        with self._lock:
            piece = min(self._waiting, key=lambda one: self._usage.of(one.asker, now))  # the first that came, if equal
            self._waiting.remove(piece)
        return piece

    def _work(self) -> None:
        """One piece: there are as many calls as pieces, though not in the same order."""
        piece = self._take()
        if not piece.result.set_running_or_notify_cancel():
            return  # nobody waits for it any more
        begun, found, error = time.thread_time(), None, None
        try:
            found = piece.work()
        except BaseException as raised:
            error = raised
        self.charge(piece.asker, time.thread_time() - begun)  # before it is told: who asks again finds it counted
        self.done += 1
        if error is None:
            piece.result.set_result(found)
        else:
            piece.result.set_exception(error)

    def charge(self, asker: str, seconds: float) -> None:
        """So much was worked for them."""
        with self._lock:
            self._usage.add(asker, seconds)


REPLAY_THREAD: Final = WorkerThread("replaying")  # short pieces: a moment, a turn
PLAN_THREAD: Final = WorkerThread("planning")  # plans of turns, and lessons: somebody waits for each at the table
VERIFY_THREAD: Final = WorkerThread("verifying")  # long ones: whole records
PASSWORD_THREAD: Final = WorkerThread("hashing", 2)  # argon2 needs no interpreter
ALL_THREADS: Final = (REPLAY_THREAD, PLAN_THREAD, VERIFY_THREAD, PASSWORD_THREAD)
