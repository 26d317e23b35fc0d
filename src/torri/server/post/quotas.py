"""How often something is done for the same person or address: so many times an hour, in this process."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from typing import Final

MAX_KEYS: Final = 20_000  # remembered; the oldest are forgotten first


class Quota:
    def __init__(self, most: int, seconds: float = 3_600) -> None:
        self._most = most
        self._seconds = seconds
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether it may be done once more; then it counts as done."""
        now = time.monotonic()
        times = self._times.setdefault(key, deque(maxlen=self._most))
        self._times.move_to_end(key)
        if len(self._times) > MAX_KEYS:
            self._times.popitem(last=False)
        if len(times) == self._most and now - times[0] < self._seconds:
            return False
        times.append(now)
        return True
