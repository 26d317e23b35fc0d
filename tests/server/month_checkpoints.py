"""A simulated month that goes on where it was broken off: at the end of each day its database is copied, and beside it
stands what only the simulation knows."""

from __future__ import annotations

import shutil
import sqlite3
from asyncio import to_thread
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from tests.server.month import DayEnd, Month

DATABASE: Final = "torri.db"
KEPT: Final = "day-*.json"


class Checkpoint(msgspec.Struct):
    """What a simulation has in memory when a day is over."""

    days: list[DayEnd]
    played: int
    tournaments: list[str]
    last_match: str
    random: tuple[int, tuple[int, ...], float | None]
    seconds: float  # of the processor, so far


def last(folder: Path) -> Checkpoint | None:
    """The last day that was lived in this folder; its database is as it was then."""
    found = sorted(folder.glob(KEPT))
    if not found:
        return None
    for left in folder.glob(f"{DATABASE}*"):
        left.unlink()
    shutil.copyfile(found[-1].with_suffix(".db"), folder / DATABASE)
    return msgspec.json.decode(found[-1].read_bytes(), type=Checkpoint)


def resume(living: Month, kept: Checkpoint) -> None:
    living.days, living.played = list(kept.days), kept.played
    living.tournaments, living.last_match = list(kept.tournaments), kept.last_match
    living.rng = Random()
    living.rng.setstate(kept.random)


async def keep(living: Month, seconds: float) -> None:
    """The state at the end of a day; what was kept of the day before is no longer needed."""
    before = sorted(living.data.glob("day-*"))
    name = living.data / f"day-{len(living.days):03}.json"
    await to_thread(_copy, living.data / DATABASE, name.with_suffix(".db"))
    version, numbers, rest = living.rng.getstate()
    state = Checkpoint(
        living.days, living.played, living.tournaments, living.last_match, (version, numbers, rest), seconds
    )
    name.write_bytes(msgspec.json.encode(state))
    for file in before:
        if file.stem != name.stem:
            file.unlink()


def _copy(database: Path, copy: Path) -> None:
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
