"""How long the event loop keeps others waiting, and what it does meanwhile.

A thread asks the loop for an answer again and again. What counts is the processor time that the loop's thread uses
until it answers: on a busy machine it may also wait for its turn, and that is not its fault.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from bisect import bisect_left
from collections import Counter
from contextlib import suppress
from types import FrameType
from typing import Final

HELD_SECONDS: Final = 0.01  # that the loop may work without looking up
BOUNDS_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
INTERVAL_SECONDS: Final = 0.1
MAX_PLACES: Final = 200  # that are remembered
GIVE_UP_SECONDS: Final = 10.0


class LoopWatch:
    """Watches the loop in which it is started."""

    def __init__(self, interval: float = INTERVAL_SECONDS) -> None:
        self._interval = interval
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None
        self._ident = 0  # of the loop's thread
        self.buckets = [0] * (len(BOUNDS_SECONDS) + 1)  # how often it took so long, by the bounds
        self.sum = 0.0
        self.longest = 0.0
        self.places: Counter[str] = Counter()  # where the loop was when it had been held too long
        self._collecting_since = 0.0
        self._collected = False  # for long, since the last look

    @property
    def count(self) -> int:
        return sum(self.buckets)

    def start(self) -> None:
        loop, ident = asyncio.get_running_loop(), threading.get_ident()
        gc.callbacks.append(self._collector)
        self._ident = ident
        self._thread = threading.Thread(target=self._watch, args=(loop, ident), name="loop-watch", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        with suppress(ValueError):  # it was never started
            gc.callbacks.remove(self._collector)
        self._stopped.set()
        if self._thread is not None:
            self._thread.join(GIVE_UP_SECONDS)

    def _collector(self, phase: str, about: dict[str, int]) -> None:
        """While the garbage collector works no other thread does: the one that watches would not see it, or would blame
        what comes after it."""
        if threading.get_ident() != self._ident:
            return
        if phase == "start":
            self._collecting_since = time.thread_time()
        elif (seconds := time.thread_time() - self._collecting_since) > HELD_SECONDS:
            self._collected = True
            self._count(seconds, f"gc.collect, generation {about['generation']}")

    def _watch(self, loop: asyncio.AbstractEventLoop, ident: int) -> None:
        # Windows and macOS have no processor time of another thread: there the wall clock is used.
        if sys.platform == "linux":
            clock = time.pthread_getcpuclockid(ident)

            def now() -> float:
                return time.clock_gettime(clock)
        else:
            now = time.monotonic
        while not self._stopped.wait(self._interval):
            looked_up, begun, self._collected = threading.Event(), now(), False
            try:
                loop.call_soon_threadsafe(looked_up.set)
            except RuntimeError:  # the loop is closed
                return
            place = ""
            while not looked_up.wait(HELD_SECONDS / 2) and not self._stopped.is_set():
                if not place and now() - begun > HELD_SECONDS:
                    place = _place(sys._current_frames().get(ident))
            if not self._collected:
                self._count(now() - begun, place)

    def _count(self, seconds: float, place: str) -> None:
        self.buckets[bisect_left(BOUNDS_SECONDS, seconds)] += 1
        self.sum += seconds
        self.longest = max(self.longest, seconds)
        if place and seconds > HELD_SECONDS and (place in self.places or len(self.places) < MAX_PLACES):
            self.places[place] += 1


def _place(frame: FrameType | None) -> str:
    """The innermost function of ours that the loop's thread is in, and the one of others that it waits for."""
    innermost = "" if frame is None else _name(frame)
    while frame is not None:
        if _name(frame).startswith(("torri", "tests")):
            own = _name(frame)
            return own if own == innermost else f"{own} ({innermost})"
        frame = frame.f_back
    return innermost


def _name(frame: FrameType) -> str:
    return f"{frame.f_globals.get('__name__', '')}.{frame.f_code.co_name}"
