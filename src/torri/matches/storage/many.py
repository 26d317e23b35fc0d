"""Statements for many rows at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any

from sqlalchemy import Delete, Insert, Update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage.heads import Row


class Many:
    """A statement that is compiled once; SQLAlchemy would look at every value of every row again, for nothing.

    Its values go to the driver as they are: text, numbers and truth values only.
    """

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Callable[[Row], tuple[Any, ...]]]] = {}

    async def run(self, connection: AsyncConnection, rows: Iterable[Row]) -> None:
        """Run it for each row, if there is any."""
        statement, values = self._for(connection)
        if many := [values(row) for row in rows]:
            await connection.exec_driver_sql(statement, many)

    def _for(self, connection: AsyncConnection) -> tuple[str, Callable[[Row], tuple[Any, ...]]]:
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            compiled = self._statement.compile(dialect=dialect)
            names: list[str] = list(compiled.positiontup or ())
            values = itemgetter(*names)
            # Of a single name itemgetter makes a bare value.
            self._compiled[dialect.name] = compiled.string, values if len(names) > 1 else lambda row: (values(row),)
        return self._compiled[dialect.name]
