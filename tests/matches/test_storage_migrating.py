"""A database is brought up to date once, with a copy of what was there, and never by an older program."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from textwrap import dedent

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tests.matches.stored import CREATED, create, opened, written
from tests.migrated import new_postgresql, prepare_sqlite
from tests.servers import PostgreSQL
from torri.matches.storage import BrokenDatabase, Narrowing, NewerDatabase, NoDatabase, Storage, migrating, tables
from torri.matches.storage.database import Database
from torri.matches.storage.migrating import alembic_config, migrate

VERSIONS = Path(migrating.__file__).parent / "migrations" / "versions"
_numbers = count(1)
NEWEST = max(path.name[:4] for path in VERSIONS.glob("[0-9]*.py"))


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of a file that is not there yet."""
    return f"sqlite+aiosqlite:///{tmp_path / 'torri.db'}"


@pytest.fixture
def postgresql_database(postgresql: PostgreSQL) -> str:
    """The address of a database without tables."""
    return postgresql.new_database(f"unmigrated_{next(_numbers)}")


@pytest.fixture
def migrated_sqlite(tmp_path: Path, sqlite_database: str) -> str:
    """The address of a file with all tables."""
    prepare_sqlite(tmp_path / "torri.db")
    return sqlite_database


@pytest.fixture
def migrated_postgresql(postgresql: PostgreSQL) -> str:
    """The address of a database with all tables."""
    return new_postgresql(postgresql, f"migrated_{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def migrated(request: pytest.FixtureRequest) -> str:
    """A database of each kind, with all tables."""
    return str(request.getfixturevalue(f"migrated_{request.param}"))


def later(folder: Path, *statements: str) -> Path:
    """A folder with the migration of some later version of the program."""
    folder.mkdir()
    (folder / "9000_later.py").write_text(
        dedent(f"""
        from alembic import op

        revision = "9000"
        down_revision = "{NEWEST}"


        def upgrade() -> None:
            for statement in {statements!r}:
                op.execute(statement)
        """)
    )
    return folder


async def kept_match(url: str) -> None:
    async with opened(url) as storage:
        await create(storage, "m")


async def read(url: str, query: str) -> list[tuple[object, ...]]:
    database = Database(url)
    try:
        async with database.reading() as connection:
            return [tuple(row) for row in await connection.execute(text(query))]
    finally:
        await database.close()


def test_the_tables_are_those_that_the_migrations_make(database: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), tables.metadata)

    async def run() -> None:
        await migrate(database)
        kept = Database(database)
        async with kept.reading() as connection:
            assert await connection.run_sync(differences) == []
        await kept.close()

    asyncio.run(run())


def test_a_file_that_was_not_there_is_not_copied(sqlite_database: str, tmp_path: Path) -> None:
    asyncio.run(kept_match(sqlite_database))
    assert list(tmp_path.glob("*.backup")) == []


def test_an_sqlite_file_is_copied_before_it_is_changed(migrated_sqlite: str, tmp_path: Path) -> None:
    more = later(tmp_path / "later", "ALTER TABLE matches ADD COLUMN fresh INTEGER NOT NULL DEFAULT 7")

    async def run() -> None:
        await kept_match(migrated_sqlite)
        assert list(tmp_path.glob("*.backup")) == []  # nothing has changed
        await migrate(migrated_sqlite, more=[more])
        assert await read(migrated_sqlite, "SELECT id, fresh FROM matches") == [("m", 7)]
        await migrate(migrated_sqlite, more=[more])

    asyncio.run(run())
    (copy,) = tmp_path.glob(f"torri.db.{NEWEST}.*.backup")
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(NEWEST,)]
        assert connection.execute("SELECT match, seq FROM entries").fetchall() == [("m", 0)]
    assert not list(tmp_path.glob("*.unfinished"))

    async def open_copy() -> None:
        async with opened(f"sqlite+aiosqlite:///{copy}") as storage:
            assert await storage.entries("m") == [written(0, CREATED)]

    asyncio.run(open_copy())


def test_postgresql_is_written_down_before_it_is_changed(migrated_postgresql: str, tmp_path: Path) -> None:
    more = later(tmp_path / "later", "ALTER TABLE matches ADD COLUMN fresh INTEGER NOT NULL DEFAULT 7")
    backups = tmp_path / "backups"

    async def run() -> None:
        await kept_match(migrated_postgresql)
        await migrate(migrated_postgresql, backups, [more])
        assert await read(migrated_postgresql, "SELECT id, fresh FROM matches") == [("m", 7)]

    asyncio.run(run())
    (copy,) = backups.iterdir()
    assert copy.name.split(".")[1:2] == [NEWEST]
    assert copy.suffix == ".jsonl"
    lines = [json.loads(line) for line in copy.read_text().splitlines()]
    assert {"table": "alembic_version", "row": {"version_num": NEWEST}} in lines
    assert [line["row"]["match"] for line in lines if line["table"] == "entries"] == ["m"]
    assert [line["row"]["secret"] for line in lines if line["table"] == "matches"] == ["secret of m"]


def test_a_newer_database_is_refused(migrated: str, tmp_path: Path) -> None:
    async def run() -> None:
        await migrate(migrated, more=[later(tmp_path / "later", "ALTER TABLE notes ADD COLUMN fresh INTEGER")])
        with pytest.raises(NewerDatabase) as raised:
            await Storage.open(migrated)
        assert (raised.value.found, raised.value.known) == ("9000", NEWEST)

    asyncio.run(run())


def test_a_migration_that_fails_changes_nothing(migrated: str, tmp_path: Path) -> None:
    async def run() -> None:
        await kept_match(migrated)
        more = later(tmp_path / "later", "CREATE TABLE half (id INTEGER)", "INSERT INTO missing VALUES (1)")
        with pytest.raises(NoDatabase, match="missing"):
            await migrate(migrated, more=[more])
        async with opened(migrated) as storage:
            assert len(await storage.entries("m")) == 1
        with pytest.raises(NoDatabase, match="half"):
            await read(migrated, "SELECT * FROM half")

    asyncio.run(run())


def test_a_migration_that_leaves_orphans_is_undone(migrated_sqlite: str, tmp_path: Path) -> None:
    async def run() -> None:
        await kept_match(migrated_sqlite)
        with pytest.raises(BrokenDatabase) as raised:
            await migrate(migrated_sqlite, more=[later(tmp_path / "later", "DELETE FROM matches")])
        assert raised.value.tables == ("entries", "participants")
        async with opened(migrated_sqlite) as storage:
            assert len(await storage.entries("m")) == 1

    asyncio.run(run())


def test_of_many_that_start_at_once_one_makes_the_tables(database: str) -> None:
    async def run() -> None:
        storages = await asyncio.gather(*(Storage.open(database) for _ in range(5)))
        await create(storages[0], "m")
        assert [len(await storage.entries("m")) for storage in storages] == [1] * 5
        await asyncio.gather(*(storage.close() for storage in storages))

    asyncio.run(run())


def test_histories_are_found_in_a_database_from_before_they_had_an_index(database: str) -> None:
    columns = "(id, game, status, secret, public, host, created, changed, seq, turn, seats, summary)"
    chairs = '[{{"kind": "person", "name": "Bruno"}}, {{"kind": "person", "name": "Carla"}}]'
    summary = f'{{{{"chairs": {chairs}, "scores": [3, 5], "winners": [1]}}}}'
    seats = '["bruno", "carla"]'
    rows = [
        f"'{id}', 'patrizier', '{status}', '', {{yes}}, 'anna', 1, {changed}, 1, '[]', '{seats}', '{what}'"
        for id, status, changed, what in (
            ("over", "over", 7, summary),
            ("damaged", "over", 5, "no JSON"),
            ("running", "running", 9, "{{}}"),
        )
    ]

    def fill(connection: Connection) -> None:
        config = alembic_config(())
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        yes = "1" if connection.dialect.name == "sqlite" else "true"
        for row in rows:
            connection.exec_driver_sql(f"INSERT INTO matches {columns} VALUES ({row.format(yes=yes)})")
        connection.exec_driver_sql("INSERT INTO seats VALUES ('over', 0, 'bruno'), ('over', 1, 'carla')")

    async def run() -> None:
        before = Database(database, migrating=True)
        async with before.writing() as connection:
            await connection.run_sync(fill)
        await before.close()
        async with opened(database) as storage:
            assert [one.id for one in await storage.heads_of("anna")] == ["running", "over"]
            assert [one.id for one in await storage.heads_of("bruno")] == ["over"]
            assert [one.id for one in await storage.heads_of("anna", "over", before=8)] == ["over"]
            for person, won, other in (("bruno", False, "Carla"), ("carla", True, "Bruno")):
                found = await storage.history(person, Narrowing("patrizier", people=True, won=won, name=other))
                assert [one.id for one in found] == ["over"]
                assert await storage.history(person, Narrowing(won=not won)) == []

    asyncio.run(run())
