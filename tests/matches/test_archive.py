"""Old matches become records in files, and only then leave the database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from click.testing import CliRunner

from tests.matches.stored import create, opened
from tests.playing import recorded
from torri.cli import cli
from torri.engine.catalogue import game
from torri.engine.records import Record
from torri.matches import importing
from torri.matches.archive import archive
from torri.matches.entries import Chair
from torri.matches.heads import head_of
from torri.matches.storage import Storage

PAPER = recorded(game("patrizier"), 2, 1)


async def store(storage: Storage, now: int, person: str) -> str:
    chairs = [Chair("Anna", person), Chair("Bruno", "bruno")]
    match, written = importing.match_of(PAPER, game("patrizier"), person, chairs, now)
    await storage.create(head_of(match), PAPER.secret or "", written)
    return match.id


def test_matches_that_have_long_been_over_become_records(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            old, new = await store(storage, 1_000, "anna"), await store(storage, 5_000, "carla")
            await create(storage, "running")
            await create(storage, "damaged", status="over")  # its entries lead to no record
            files = [file async for file in archive(storage, tmp_path / "archive", 3_000)]
            assert files == [tmp_path / "archive" / "1970-01" / f"patrizier-{old}.json"]
            record = Record.load(files[0])
            assert (record.answers, record.verify(game("patrizier")).holds) == (PAPER.answers, True)
            assert [one.id for one in await storage.heads_of("carla")] == [new]
            assert {one.id for one in await storage.heads_of("anna")} == {"running", "damaged"}
            assert [file async for file in archive(storage, tmp_path / "archive", 3_000)] == []

    asyncio.run(run())


def test_the_command_says_how_many(sqlite_database: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite_database) as storage:
            await store(storage, 1_000, "anna")

    asyncio.run(run())
    arguments = ["archive", str(tmp_path / "archive"), "--language", "en", "--data", str(tmp_path)]
    for said in ("One match was moved to", "No match was old enough for"):
        assert said in CliRunner().invoke(cli, arguments).output
