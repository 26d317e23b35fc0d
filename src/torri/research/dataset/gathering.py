"""Games turned into rows, here or in processes on all cores, in the order in which they were given."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children, get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, TypeAlias

from torri.engine.errors import TorriError
from torri.players.arena.workers import THREADS, WorkersLost
from torri.research.dataset.rows import Choice, checked, rows, rules_of
from torri.research.dataset.sources import Source
from torri.research.dataset.table import batch


@dataclass(frozen=True, slots=True)
class Taken:
    """The rows of one game, all of the same match."""

    match: str
    game: str
    rules: int
    edition_sha256: str
    batch: Any  # of Arrow


@dataclass(frozen=True, slots=True)
class Skipped:
    """A source that could not be taken, and why."""

    name: str
    error: TorriError


Gathered: TypeAlias = Taken | Skipped


def take(source: Source, choice: Choice, edition: Path | None = None) -> Gathered:
    """Read or play one game, verify it, and make rows of it."""
    try:
        record = source.record(edition)
        game = rules_of(record, edition)
        checked(record, game, choice)
        made = rows(record, game, choice)
    except TorriError as error:
        return Skipped(source.name, error)
    found = batch(made, choice.observations)
    return Taken(made[0]["match"], record.game, record.rules, record.edition_sha256, found)


def gathered(
    sources: Iterable[Source], choice: Choice, edition: Path | None = None, jobs: int = 1
) -> Generator[Gathered, None, None]:
    """What all sources come to; whoever stops listening stops the work."""
    if jobs == 1:
        for source in sources:
            yield take(source, choice, edition)
        return
    strangers = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin)
    running: deque[Future[Gathered]] = deque()
    done = False
    try:
        for source in sources:
            running.append(pool.submit(take, source, choice, edition))
            if len(running) >= 2 * jobs:  # no worker waits for us, and little waits here
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
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
    """In a new worker: leave the interrupt key to the parent, and do not live on without it."""
    os.environ[THREADS] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
