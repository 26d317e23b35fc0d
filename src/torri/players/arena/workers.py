"""Who plays the games: this process, worker processes on all cores, or many machines (see `cluster`).

Workers take a contest and the games to be played, and hand over each game as it ends, in any order. Whoever stops
listening stops them.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Final, TypeAlias

from torri.engine.errors import TorriError
from torri.players.arena.playing import Played, play
from torri.players.arena.schedule import Contest, Fixture

THREADS: Final = "TORRI_THREADS"  # how many threads a player may use: here one, for all cores are busy with games
MOST: Final = 61 if sys.platform == "win32" else 1024  # worker processes that the system can wait for

Workers: TypeAlias = Callable[[Contest, Iterable[Fixture]], Generator[Played, None, None]]


@dataclass(eq=False)
class WorkersLost(TorriError):
    """A worker ended in the middle of a game, for a reason that is not its player's."""

    detail: str


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def here(contest: Contest, todo: Iterable[Fixture]) -> Generator[Played, None, None]:
    """Play one game after the other in this process."""
    for fixture in todo:
        yield play(contest, fixture)


def processes(jobs: int | None = None) -> Workers:
    """Worker processes, as many as cores if nothing else is said."""
    number = min(jobs or cores(), MOST)

    def work(contest: Contest, todo: Iterable[Fixture]) -> Generator[Played, None, None]:
        waiting = iter(todo)
        strangers = set(active_children())
        pool = ProcessPoolExecutor(number, get_context("spawn"), _begin)
        done = False
        try:
            running: set[Future[Played]] = set()
            while True:
                # A few more than are being played, so that no worker waits for us.
                for fixture in islice(waiting, 2 * number - len(running)):
                    running.add(pool.submit(play, contest, fixture))
                if not running:
                    break
                ended, running = wait(running, return_when=FIRST_COMPLETED)
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

    return work


def _begin() -> None:
    """In a new worker: leave the interrupt key to the parent, and do not live on without it."""
    os.environ[THREADS] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
