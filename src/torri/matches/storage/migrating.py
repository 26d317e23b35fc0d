"""Brings a database up to date, once, with a copy of what was there before.

The copy of an SQLite file is a file next to it, or in the folder for backups. Of PostgreSQL the tables of our schema
are written as lines of JSON, `{"table": ..., "row": {...}}`, when there is a folder for backups; bytes are base64.
Without a folder nothing is copied: a PostgreSQL server is usually backed up by its own means.
"""

from __future__ import annotations

import sqlite3
from asyncio import to_thread
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import json
from sqlalchemy import Connection, MetaData, text
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage.database import DATABASE_TIMEOUT_SECONDS, Database
from torri.matches.storage.errors import BrokenDatabase, NewerDatabase, NoDatabase

MIGRATION_LOCK: Final = 0x746F727269  # "torri": PostgreSQL's advisory locks are numbers


async def migrate(url: str, backups: Path | None = None, more: Sequence[Path] = ()) -> None:
    """Create or update the tables; of several processes one does it and the others wait.

    `more` are folders with migrations beyond our own.
    """
    database = Database(url, migrating=True)
    try:
        await to_thread(_prepare, database, backups)
        async with database.writing() as connection:
            await _upgrade(database, connection, backups, alembic_config(more))
    finally:
        await database.close()


def _prepare(database: Database, backups: Path | None) -> None:
    try:
        if backups is not None:
            backups.mkdir(parents=True, exist_ok=True)
        if database.file is not None:
            database.file.parent.mkdir(parents=True, exist_ok=True)
            database.file.touch(mode=0o600)  # there are secrets in it
            _log_ahead(database.file)
    except (OSError, sqlite3.Error) as error:
        raise NoDatabase(database.name, str(error)) from error


def _log_ahead(file: Path) -> None:
    """Switch a file to write-ahead logging, which it keeps: readers and the writer no longer wait for each other.

    Processes that switch at the same time would deadlock: a process that finds the file busy tries again.
    """
    deadline = monotonic() + DATABASE_TIMEOUT_SECONDS
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                # The low byte: SQLite has several codes for busy.
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                    raise
                sleep(0.02)


def alembic_config(more: Sequence[Path]) -> Config:
    config = Config()
    config.set_main_option("script_location", "torri.matches.storage:migrations")
    if more:
        own = "torri.matches.storage:migrations/versions"
        config.set_main_option("path_separator", "newline")
        config.set_main_option("version_locations", "\n".join([own, *map(str, more)]))
    return config


async def _upgrade(database: Database, connection: AsyncConnection, backups: Path | None, config: Config) -> None:
    if database.file is None:
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    scripts = ScriptDirectory.from_config(config)
    known = str(scripts.get_current_head())
    found = await connection.run_sync(_revision)
    if found == known:
        return
    if found is not None:
        if found not in {script.revision for script in scripts.walk_revisions()}:
            raise NewerDatabase(found, known)
        await _back_up(database, backups, found)
    await connection.run_sync(_run, config)
    if database.file is not None:
        await _check(database, connection)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _run(connection: Connection, config: Config) -> None:
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _check(database: Database, connection: AsyncConnection) -> None:
    """Foreign keys are off during a migration, as SQLite changes a table by putting another in its place."""
    broken = (await connection.execute(text("PRAGMA foreign_key_check"))).all()
    if broken:
        raise BrokenDatabase(database.name, tuple(sorted({row[0] for row in broken})))


async def _back_up(database: Database, backups: Path | None, found: str) -> None:
    moment = f"{found}.{datetime.now(UTC):%Y%m%dT%H%M%SZ}"
    if database.file is not None:
        folder = database.file.parent if backups is None else backups
        await to_thread(_copy_file, database.file, folder / f"{database.file.name}.{moment}.backup")
    elif backups is not None:
        # On a connection of its own: a table that is still being read in the same one can't be changed.
        async with database.reading() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            await connection.run_sync(_copy_rows, backups / f"{database.url.database}.{moment}.jsonl")


def _copy_file(source: Path, target: Path) -> None:
    unfinished = target.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(unfinished)) as new:
        old.backup(new)
    unfinished.replace(target)


def _copy_rows(connection: Connection, target: Path) -> None:
    unfinished = target.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    found = MetaData()
    found.reflect(connection)  # the tables as they are, not as this version of the program has them
    with unfinished.open("wb") as file:
        for table in found.sorted_tables:
            rows = connection.execute(table.select().execution_options(yield_per=1000))
            names = [str(column.name) for column in table.columns]  # plain text, where SQLAlchemy has its own
            for row in rows:
                line = {"table": str(table.name), "row": dict(zip(names, row, strict=True))}
                file.write(json.encode(line) + b"\n")
    unfinished.replace(target)
