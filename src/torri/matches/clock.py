"""Time to think, by the server's clock alone."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from torri.matches.entries import Clock

MS_PER_SECOND: Final = 1_000  # all times are in milliseconds


def _time_of_day_ms() -> int:
    return time.time_ns() // 1_000_000


class _WallClock:
    """Where this process reads the time of day."""

    read: Callable[[], int] = staticmethod(_time_of_day_ms)


def wall_clock_ms() -> int:
    """The time of day, in milliseconds since 1970."""
    return _WallClock.read()


@contextmanager
def clock_read_by(read: Callable[[], int]) -> Iterator[None]:
    """While the block lasts, this process has another time of day: that of a simulation, in which months take
    minutes."""
    before, _WallClock.read = _WallClock.read, staticmethod(read)
    try:
        yield
    finally:
        _WallClock.read = staticmethod(before)


class Clocks:
    """What is left to each seat; one clock runs at a time."""

    def __init__(self, terms: Clock, seats: int) -> None:
        self.terms = terms
        self.left = [terms.bank * MS_PER_SECOND] * seats
        self.running: int | None = None
        self.since = 0
        self.resting: dict[int, int] = {}  # seats of persons on vacation: until when their clock stands still

    def start(self, seat: int | None, at: int) -> None:
        """From now on this seat thinks; the seat that thought before is charged."""
        if seat == self.running:
            return
        self.stop(at)
        self.running = seat
        self.since = at

    def stop(self, at: int) -> None:
        """Nobody thinks: the time used is charged, and the turn earns its increment."""
        if self.running is not None:
            self.hold(at)
            full = self.terms.hour == "days"
            before, earned = (0, self.terms.bank) if full else (self.left[self.running], self.terms.increment)
            self.left[self.running] = before + earned * MS_PER_SECOND
        self.running = None

    def hold(self, at: int) -> None:
        """Charge the time used so far, for example when the match is paused."""
        if self.running is not None:
            self.left[self.running] = self.left_at(self.running, at)
            self.since = at

    def forget(self, at: int) -> None:
        """The match is paused: the seat that was thinking keeps its remaining time, without the increment."""
        self.hold(at)
        self.running = None

    def rest(self, seat: int, until: int, at: int) -> None:
        """The clock of a seat stands still until then; if that is past, it does no longer."""
        self.hold(at)
        self.resting[seat] = until

    def left_at(self, seat: int, at: int) -> int:
        """What is left to a seat at a time."""
        left = self.left[seat]
        return left if seat != self.running else max(0, left - max(0, at - self._counts_from(seat)))

    def due(self) -> int | None:
        """When the running clock runs out."""
        return None if self.running is None else self._counts_from(self.running) + self.left[self.running]

    def _counts_from(self, seat: int) -> int:
        return max(self.since, self.resting.get(seat, 0))
