"""Seconds as they count for a limit: those that a processor worked, or in which nobody asked for one.

On a busy machine a test waits for a processor most of the time. That must not make it late, or a mutant would be
caught by what else the machine does.
"""

from __future__ import annotations

import contextlib
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PROCESSES: Final = Path("/proc")
NANOSECONDS: Final = 1e9


class Counted:
    """A clock of a process and of all that it has started, which stands still while they wait for a processor.

    Who looks now and then also counts those that have ended between two looks.
    """

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._begin = time.monotonic()
        self._known = dict(_tasks(pid))
        self._worked = self._waited = 0.0

    def seconds(self) -> float:
        for task, (worked, waited) in _tasks(self._pid):
            worked_before, waited_before = self._known.get(task, (0.0, 0.0))
            self._worked += max(0.0, worked - worked_before)
            self._waited += max(0.0, waited - waited_before)
            self._known[task] = worked, waited
        # Several may wait at the same time, for longer together than it took: what was worked counts in any case.
        return max(self._worked, time.monotonic() - self._begin - self._waited)


def waited_here() -> float:
    """Seconds that the main thread of this process has waited for a processor."""
    return _seconds(PROCESSES / "self" / "schedstat")[1]


def _tasks(pid: int) -> Iterator[tuple[str, tuple[float, float]]]:
    """Each thread: how long it has worked and waited."""
    for process in _with_descendants(pid):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            for task in (PROCESSES / str(process) / "task").iterdir():
                with contextlib.suppress(OSError):
                    yield task.name, _seconds(task / "schedstat")


def _seconds(file: Path) -> tuple[float, float]:
    worked, waited, _ = file.read_text(encoding="ascii").split()
    return int(worked) / NANOSECONDS, int(waited) / NANOSECONDS


def _with_descendants(pid: int) -> list[int]:
    children: dict[int, list[int]] = defaultdict(list)
    for folder in PROCESSES.glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            # The name before it is in parentheses, and may have any character in it.
            stat = (folder / "stat").read_text(encoding="utf-8", errors="replace")
            children[int(stat.rpartition(")")[2].split()[1])].append(int(folder.name))
    found = [pid]
    for process in found:  # grows meanwhile
        found += children[process]
    return found
