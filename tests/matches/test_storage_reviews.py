"""Reviews are kept with their matches, the newest of each."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace
from sqlalchemy import text

from tests.matches.stored import create, opened
from torri.matches.storage import Kept, UnknownMatch
from torri.matches.storage.database import Database

QUICK = Kept("m", 1, "quick", 1_000, '{"words": "più"}')


def test_a_review_is_kept_until_there_is_another(database: str) -> None:
    thorough = replace(QUICK, version=2, effort="thorough", made=2**40, body="{}" * 300_000, digest="[2]")

    async def run() -> None:
        async with opened(database) as storage:
            await create(storage, "m")
            await create(storage, "n")
            assert await storage.reviews.of("m") is None
            await storage.reviews.save(QUICK)
            assert await storage.reviews.of("m") == QUICK
            await storage.reviews.save(thorough)
            assert await storage.reviews.of("n") is None
            with pytest.raises(UnknownMatch):
                await storage.reviews.save(replace(QUICK, match="x"))
        async with opened(database) as storage:
            assert await storage.reviews.of("m") == thorough
            assert await storage.reviews.digests(["m", "n"], 2) == {"m": "[2]"}
            assert await storage.reviews.digests(["m"], 1) == await storage.reviews.digests([], 2) == {}

    asyncio.run(run())


def test_a_review_goes_with_its_match(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            await create(storage, "m")
            await storage.reviews.save(QUICK)
            raw = Database(database)
            async with raw.writing() as connection:
                await connection.execute(text("DELETE FROM matches"))
            await raw.close()
            assert await storage.reviews.of("m") is None

    asyncio.run(run())
