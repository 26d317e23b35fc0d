"""Statements for many rows at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import Any, cast

from msgspec.json import encode
from sqlalchemy import Delete, Insert, Table, Update
from sqlalchemy.engine.interfaces import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage.direct import Direct
from torri.matches.storage.heads import Row

Values = Callable[[Row], tuple[Any, ...]]


class Many:
    """A statement that is compiled once; SQLAlchemy would process every value of every row again, needlessly.

    Its values go to the driver as they are: text, numbers and truth values only. SQLite gets all rows as one, in JSON:
    its driver releases the interpreter lock with every row, and has to wait for it again each time.
    """

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._statement = statement
        self._compiled: dict[str, tuple[str, Values]] = {}

    async def run(self, connection: AsyncConnection | Direct, rows: Iterable[Row]) -> None:
        """Run it for each row, if there is any."""
        dialect = connection.dialect
        if dialect.name not in self._compiled:
            self._compiled[dialect.name] = self._compile(dialect)
        statement, values = self._compiled[dialect.name]
        many = [values(row) for row in rows]
        if many and dialect.name == "sqlite":
            await connection.exec_driver_sql(statement, (encode(many).decode(),))
        elif many:
            await connection.exec_driver_sql(statement, many)

    def _compile(self, dialect: Dialect) -> tuple[str, Values]:
        compiled = self._statement.compile(dialect=dialect)
        names: list[str] = list(compiled.positiontup or ())
        get = itemgetter(*names)
        # With a single name itemgetter returns a bare value.
        values: Values = get if len(names) > 1 else lambda row: (get(row),)
        return self._from_json(names) if dialect.name == "sqlite" else compiled.string, values

    def _from_json(self, names: list[str]) -> str:
        """The same for all rows of a JSON array."""
        table, key = cast(Table, self._statement.table).name, "of_match"
        columns = ", ".join(f"json_extract(value, '$[{place}]') AS {name}" for place, name in enumerate(names))
        rows = f"SELECT {columns} FROM json_each(?)"
        if isinstance(self._statement, Insert):
            return f"INSERT INTO {table} ({', '.join(names)}) {rows}"
        if isinstance(self._statement, Delete):
            return f"DELETE FROM {table} WHERE match IN ({rows})"
        changes = ", ".join(f"{name} = given.{name}" for name in names if name != key)
        return f"UPDATE {table} SET {changes} FROM ({rows}) AS given WHERE {table}.id = given.{key}"
