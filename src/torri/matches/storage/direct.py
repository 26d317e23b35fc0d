"""SQLite in a thread of its own, a whole transaction at a time.

SQLAlchemy's connection switches to its thread and back with every statement, which is expensive for hundreds of
matches. Here a whole transaction needs only one switch.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import TextClause
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

T = TypeVar("T")


class Direct:
    """What a transaction needs of a connection; its methods wait only for the disk."""

    def __init__(self, file: Path, dialect: Dialect, settings: tuple[str, ...]) -> None:
        self.dialect = dialect
        self._file = file
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._opened: sqlite3.Connection | None = None

    async def run(self, work: Callable[[Direct], Coroutine[Any, Any, T]]) -> T:
        """One transaction; a caller that stops waiting does not stop it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._through, work)

    def _through(self, work: Callable[[Direct], Coroutine[Any, Any, T]]) -> T:
        try:
            if self._opened is None:
                self._opened = self._open()
            self._opened.execute("BEGIN IMMEDIATE")
            try:
                result = _at_once(work(self))
                self._opened.execute("COMMIT")
            finally:
                if self._opened.in_transaction:
                    self._opened.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise _as_sqlalchemy_says(error) from error
        return result

    def _open(self) -> sqlite3.Connection:
        opened = sqlite3.connect(self._file, isolation_level=None)
        for setting in self._settings:
            opened.execute(setting)
        return opened

    async def exec_driver_sql(self, statement: str, parameters: Any) -> None:
        assert self._opened is not None
        self._opened.execute(statement, parameters)

    async def scalar(self, statement: TextClause, parameters: dict[str, Any]) -> Any:
        assert self._opened is not None
        return self._opened.execute(statement.text, parameters).fetchone()[0]

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._opened is not None:
            self._opened.close()


def _at_once(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as finished:
        result: T = finished.value
        return result
    raise AssertionError("a transaction waits for something other than its database")


def _as_sqlalchemy_says(error: sqlite3.Error) -> DBAPIError:
    kinds: dict[type[Exception], type[DBAPIError]] = {
        sqlite3.IntegrityError: IntegrityError,
        sqlite3.OperationalError: OperationalError,
    }
    return kinds.get(type(error), DBAPIError)("", None, error)
