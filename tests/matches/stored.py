"""Matches to store, and a program that stores them until it is killed: `python -m tests.matches.stored URL`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from torri.matches.entries import Answered, Chair, Created, Known, Written
from torri.matches.storage import Head, Storage

CREATED = Created(
    "patrizier", 1, "first", "0" * 64, {"open": True}, "anna", (Chair("Anna", "anna"), Chair()), "commitment"
)


def head(match: str, **changes: Any) -> Head:
    fields: dict[str, Any] = {
        "game": "patrizier",
        "status": "running",
        "public": True,
        "host": "anna",
        "created": 1_000,
        "changed": 1_000,
        "seq": 1,
        "turn": ("anna",),
        "seats": ("anna", None),
        "summary": {"title": "À la carte", "scores": [3, 1]},
    }
    return Head(match, **(fields | changes))


def written(seq: int, entry: Known | None = None) -> Written:
    return Written(seq, 1_000 + seq, Answered(0, seq) if entry is None else entry)


async def create(storage: Storage, match: str, **changes: Any) -> Head:
    """Store a new match with one entry."""
    new = head(match, **changes)
    await storage.create(new, f"secret of {match}", [written(0, CREATED)])
    return new


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Storage]:
    storage = await Storage.open(url)
    try:
        yield storage
    finally:
        await storage.close()


async def _append_for_ever(url: str) -> None:
    async with opened(url) as storage:

        async def play(match: str) -> None:
            await create(storage, match)
            seq = 1
            while True:
                await storage.append(match, [written(seq), written(seq + 1)])
                sys.stdout.write(f"{match} {seq + 1}\n")
                sys.stdout.flush()
                seq += 2

        await asyncio.gather(*(play(f"match-{number}") for number in range(20)))


if __name__ == "__main__":
    asyncio.run(_append_for_ever(sys.argv[1]))
