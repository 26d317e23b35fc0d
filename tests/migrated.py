"""Databases whose tables are there already: to make them takes longer than most tests that need some.

The migrations run once in each worker; a test gets a copy of what they made. The long run makes every database from
nothing, and so do the tests of migrations in both runs.
"""

from __future__ import annotations

import asyncio
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from weakref import WeakSet

from tests.amount import LONG
from tests.servers import PostgreSQL
from torri.matches.storage.migrating import migrate

TEMPLATE = "migrated"
_with_template = WeakSet[PostgreSQL]()


def _make_tables(url: str) -> None:
    with ThreadPoolExecutor(1) as aside:  # in a test of the browser this thread has an event loop already
        aside.submit(asyncio.run, migrate(url)).result()


@cache
def _sqlite_template() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "template.db")
        _make_tables(f"sqlite+aiosqlite:///{file}")
        return file.read_bytes()


def prepare_sqlite(file: Path) -> None:
    """Where no file is yet, one with all tables and no row."""
    if not LONG and not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(_sqlite_template())


def new_postgresql(server: PostgreSQL, name: str) -> str:
    """A new database with all tables and no row; its address."""
    if LONG:
        return server.new_database(name)
    if server not in _with_template:
        _make_tables(server.new_database(TEMPLATE))
        _with_template.add(server)
    return server.new_database(name, template=TEMPLATE)
