"""How much processor time a process has used together with all that it has started: servers, bots, browsers."""

from __future__ import annotations

import os
from collections import defaultdict
from pathlib import Path

PROCESSES = Path("/proc")


def processor_seconds() -> float:
    """Of this process, of what it has waited for, and, where the system tells, of what still runs under it."""
    own = os.times()
    return own.user + own.system + own.children_user + own.children_system + sum(_running_under(os.getpid()))


def _running_under(pid: int) -> list[float]:
    seconds: dict[int, float] = {}
    children: dict[int, list[int]] = defaultdict(list)
    for folder in PROCESSES.glob("[0-9]*"):
        try:
            # The name before it is in parentheses, and may have any character in it.
            fields = (folder / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        process = int(folder.name)
        children[int(fields[1])].append(process)
        seconds[process] = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    found, left = [], list(children[pid])
    while left:
        process = left.pop()
        found.append(seconds[process])
        left += children[process]
    return found
