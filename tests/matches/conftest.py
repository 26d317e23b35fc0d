"""The databases that matches are kept in, both of them real."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.migrated import new_postgresql, prepare_sqlite
from tests.servers import PostgreSQL

_numbers = count(1)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A server for the whole run; tests that kill one start their own."""
    with PostgreSQL() as server:
        yield server


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The address of a file without rows."""
    prepare_sqlite(tmp_path / "torri.db")
    return f"sqlite+aiosqlite:///{tmp_path / 'torri.db'}"


@pytest.fixture
def postgresql_database(postgresql: PostgreSQL) -> str:
    """The address of a database without rows."""
    return new_postgresql(postgresql, f"torri_{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A database of each kind, without rows."""
    return str(request.getfixturevalue(f"{request.param}_database"))
