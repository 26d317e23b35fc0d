"""The order of requests: those for which people wait at a table first, quick ones before slow ones, and shared fairly
between persons. In a queue by arrival, one guest with sixty tables would make all others wait for minutes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from torri.players.levels import LEVELS

T = TypeVar("T")

QUICK_LEVELS: Final = LEVELS[:3]  # these take milliseconds, the others search
HALF_LIFE_SECONDS: Final = 30.0  # after which half of what somebody has used is forgotten
LONGEST_WAIT_SECONDS: Final = 60.0  # at a table that nobody watches; then it counts as one that is watched
MAX_OWNERS: Final = 10_000


def always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Claim:
    """The person for whom a request is computed: the host of the table, or the one who asks for advice."""

    owner: str = ""
    is_watched: Callable[[], bool] = always  # whether somebody waits for it now
    quick: bool = False
    request: str = ""  # the id of what was asked of the server, for the log


def is_quick(spec: str) -> bool:
    return spec.partition(":")[0] in QUICK_LEVELS


class Usage:
    """The thinking time that each person has used lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def of(self, owner: str, now: float | None = None) -> float:
        """Who compares gives one moment for all: what was used fades while one compares."""
        seconds, at = self._used.get(owner, (0.0, 0.0))
        return seconds and seconds * 0.5 ** (((self._clock() if now is None else now) - at) / HALF_LIFE_SECONDS)

    def add(self, owner: str, seconds: float) -> None:
        used = self.of(owner) + seconds
        self._used.pop(owner, None)
        self._used[owner] = (used, self._clock())
        if len(self._used) > MAX_OWNERS:
            del self._used[next(iter(self._used))]  # the person whose last request is the oldest


@dataclass(eq=False, slots=True)
class _Waiting(Generic[T]):
    job: T
    claim: Claim
    since: float


class FairQueue(Generic[T]):
    """Waiting jobs; which one is next is decided when a process becomes free."""

    def __init__(self, usage: Usage, clock: Callable[[], float] = time.monotonic) -> None:
        self._usage = usage
        self._clock = clock
        self._waiting: list[_Waiting[T]] = []  # in the order in which they came
        self._more = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, job: T, claim: Claim) -> None:
        self._waiting.append(_Waiting(job, claim, self._clock()))
        self._more.set()

    async def get(self) -> T:
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        return self.take()

    def take(self) -> T:
        now = self._clock()
        first = min(self._waiting, key=lambda one: self._rank(one, now))  # of equal ones the first that came
        self._waiting.remove(first)
        return first.job

    def _rank(self, one: _Waiting[T], now: float) -> tuple[bool, bool, float]:
        claim = one.claim
        is_late = not claim.is_watched() and now - one.since < LONGEST_WAIT_SECONDS
        return is_late, not claim.quick, self._usage.of(claim.owner, now)
