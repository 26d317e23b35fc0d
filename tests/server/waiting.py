"""Looking until something has happened elsewhere: often at first, then seldom, as each look is a request."""

from __future__ import annotations

import time
from collections.abc import Iterator

FIRST_PAUSE_SECONDS = 0.02
LONGER = 1.3  # than the pause before, each time


def looks(seconds: float, longest_pause: float = 0.4) -> Iterator[None]:
    """Look whenever this yields; it ends when so much time has gone by, after a last look."""
    deadline, pause = time.monotonic() + seconds, FIRST_PAUSE_SECONDS
    while time.monotonic() < deadline:
        yield
        time.sleep(pause)
        pause = min(LONGER * pause, longest_pause)
    yield
