"""When persons are on vacation, in the database."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownPerson
from torri.matches.storage.rows import Vacation

vacations, persons = tables.vacations, tables.persons


class Vacations:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, ids: Collection[str], since: int = 0) -> list[Vacation]:
        """Those of somebody, by all their ids, that end after a time, in their order."""
        wanted = select(vacations).where(vacations.c.person.in_(ids), vacations.c.until > since)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted.order_by(vacations.c.begins))).mappings()
            return [Vacation(**row) for row in found]

    async def begin(self, vacation: Vacation) -> None:
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(vacations), asdict(vacation))
        except IntegrityError as error:
            raise UnknownPerson(vacation.person) from error

    async def end(self, vacation: Vacation, until: int) -> None:
        this = (vacations.c.person == vacation.person, vacations.c.begins == vacation.begins)
        async with self._database.writing() as connection:
            if until > vacation.begins:
                await connection.execute(update(vacations).where(*this).values(until=until))
            else:
                await connection.execute(delete(vacations).where(*this))

    async def until(self, person: str, now: int) -> int | None:
        """Until when somebody is on vacation; as a chair names them, who may have become an account since."""
        account = select(persons.c.adopted_by).where(persons.c.id == person)
        theirs = vacations.c.person.in_((person, account.scalar_subquery()))
        wanted = select(vacations.c.until).where(theirs, vacations.c.begins <= now, vacations.c.until > now)
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(wanted.limit(1))
            return found
