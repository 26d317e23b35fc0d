"""Work spread over processes on all cores: the games of a contest, the games of a dataset.

Each process takes a task; results are yielded as they come, or in the order of the tasks. Closing the iterator stops
the processes.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, TypeVar

from torri.engine.errors import TorriError
from torri.players.player_loops import THREADS_VARIABLE

MAX_PROCESSES: Final = 61 if sys.platform == "win32" else 1024  # the system can't wait for more

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkersLost(TorriError):
    """A worker ended in the middle of a game, and not because of its player."""

    detail: str


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def in_processes(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int | None = None, in_order: bool = False
) -> Generator[Result, None, None]:
    """The result of each task, from `jobs` processes, by default as many as there are cores."""
    number = min(jobs or cores(), MAX_PROCESSES)
    waiting = iter(tasks)
    strangers = set(active_children())
    pool = ProcessPoolExecutor(number, get_context("spawn"), _begin)
    done = False
    try:
        running: list[Future[Result]] = []
        while True:
            # A few more tasks than processes, so that no process waits for us, and few results wait here.
            running += [pool.submit(function, task) for task in islice(waiting, 2 * number - len(running))]
            if not running:
                break
            ended = {running[0]} if in_order else wait(running, return_when=FIRST_COMPLETED).done
            running = [future for future in running if future not in ended]
            for future in ended:
                yield future.result()
        done = True
    except BrokenProcessPool as error:
        raise WorkersLost(str(error)) from None
    finally:
        pool.shutdown(wait=done, cancel_futures=True)
        if not done:
            for worker in set(active_children()) - strangers:
                worker.terminate()
                worker.join()


def _begin() -> None:
    """In a new process: leave the interrupt key to the parent, and end when the parent ends. All cores are busy, so a
    player may use one thread."""
    os.environ[THREADS_VARIABLE] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
