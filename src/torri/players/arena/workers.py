"""Where the games are played: in this process, in worker processes on all cores, or on many machines (see `cluster`).

Workers take a contest and the games to be played, and yield each game as it ends, in any order. Closing the iterator
stops them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import TypeAlias

from torri.players.arena.playing import Played, play
from torri.players.arena.schedule import Contest, Fixture
from torri.players.worker_processes import in_processes

Workers: TypeAlias = Callable[[Contest, Iterable[Fixture]], Generator[Played, None, None]]


def here(contest: Contest, todo: Iterable[Fixture]) -> Generator[Played, None, None]:
    """Play one game after the other in this process."""
    for fixture in todo:
        yield play(contest, fixture)


def processes(jobs: int | None = None) -> Workers:
    """Worker processes, by default as many as cores."""

    def work(contest: Contest, todo: Iterable[Fixture]) -> Generator[Played, None, None]:
        return in_processes(partial(play, contest), todo, jobs)

    return work
