"""Letters that wait to be sent, whatever their channel, in the database: a restart loses none."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec.json import decode
from msgspec.structs import asdict
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.heads import json
from torri.matches.storage.rows import Letter

letters = tables.letters


class Letters:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, letter: Letter) -> None:
        """Nothing waits for whoever has ended the calls meanwhile."""
        with suppress(IntegrityError):
            async with self._database.writing() as connection:
                await add_letter(connection, letter)

    async def due(self, now: int, limit: int) -> list[Letter]:
        wanted = select(letters).where(letters.c.due <= now).order_by(letters.c.due, letters.c.id).limit(limit)
        async with self._database.reading() as connection:
            found = list((await connection.execute(wanted)).mappings())
        return [Letter(**(dict(row) | {"body": decode(row["body"])})) for row in found]

    async def claim(self, letter: Letter, until: int) -> bool:
        """One process sends a letter; if it dies, another does so later."""
        own = update(letters).where(letters.c.id == letter.id, letters.c.due == letter.due)
        async with self._database.writing() as connection:
            taken = await connection.execute(own.values(due=until, attempts=letter.attempts + 1))
            return bool(taken.rowcount)

    async def put_off(self, id: str, due: int) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(letters).where(letters.c.id == id).values(due=due))

    async def remove(self, id: str) -> None:
        """It was delivered, or given up."""
        async with self._database.writing() as connection:
            await connection.execute(delete(letters).where(letters.c.id == id))

    async def count(self) -> int:
        async with self._database.reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(letters)) or 0)


async def add_letter(connection: AsyncConnection, letter: Letter) -> None:
    row: dict[str, Any] = asdict(letter)
    await connection.execute(insert(letters), row | {"body": json(letter.body)})
