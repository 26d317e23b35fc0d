"""Who looks after a server, what they have done, and the persons as they see them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row, Select, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownPerson
from torri.matches.storage.people import person_of_row
from torri.matches.storage.rows import Audited, Person

operators, audit_log, persons = tables.operators, tables.audit_log, tables.persons
LIKE_ESCAPE: Final = "\\"
# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_GRANT: Final = text("INSERT INTO operators (person, since) VALUES (:person, :since) ON CONFLICT (person) DO NOTHING")


async def write_down(connection: AsyncConnection, done: Audited) -> None:
    """Add a line to the audit log, in the transaction of what it tells of."""
    row = {
        "at": done.at,
        "operator": done.operator,
        "action": done.action,
        "person": done.person,
        "reason": done.reason,
        "detail": done.detail,
    }
    await connection.execute(insert(audit_log), row)


class Operators:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def is_operator(self, person: str) -> bool:
        async with self._database.reading() as connection:
            return await connection.scalar(select(operators.c.since).where(operators.c.person == person)) is not None

    async def all(self) -> list[Person]:
        wanted = select(persons).join(operators, operators.c.person == persons.c.id).order_by(operators.c.since)
        async with self._database.reading() as connection:
            return [person_of_row(row) for row in await connection.execute(wanted)]

    async def grant(self, person: str, at: int, reason: str) -> None:
        """Make an account an operator. Only the command line calls this."""
        async with self._database.writing() as connection:
            await connection.execute(_GRANT, {"person": person, "since": at})
            await write_down(connection, Audited("grant", at, None, person, reason))

    async def revoke(self, person: str, at: int, reason: str) -> None:
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(operators).where(operators.c.person == person))
            if not gone.rowcount:
                raise UnknownPerson(person)
            await write_down(connection, Audited("revoke", at, None, person, reason))

    async def note(self, done: Audited) -> None:
        """Add a line to the audit log of something that changes no row of its own."""
        async with self._database.writing() as connection:
            await write_down(connection, done)

    async def audit(self, limit: int, before: int | None = None, person: str | None = None) -> list[Audited]:
        """What operators have done, the last first; only what was done to a person, if one is named."""
        wanted = select(audit_log)
        if before is not None:
            wanted = wanted.where(audit_log.c.number < before)
        if person is not None:
            wanted = wanted.where(audit_log.c.person == person)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted.order_by(audit_log.c.number.desc()).limit(limit))
            return [_audited(row) for row in found]

    async def people(self, limit: int, search: str = "", before: tuple[int, str] | None = None) -> list[Person]:
        """Persons whose name or login contains something, the newest first, from where a former page ended."""
        wanted = _searched(select(persons).where(persons.c.adopted_by.is_(None)), search)
        if before is not None:
            at, id = before
            older = (persons.c.created == at) & (persons.c.id < id)
            wanted = wanted.where(or_(persons.c.created < at, older))
        page = wanted.order_by(persons.c.created.desc(), persons.c.id.desc()).limit(limit)
        async with self._database.reading() as connection:
            return [person_of_row(row) for row in await connection.execute(page)]

    async def named(self, ids: set[str]) -> dict[str, Person]:
        """Those of these persons who are still there."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(persons).where(persons.c.id.in_(ids)))
            return {row.id: person_of_row(row) for row in found}

    async def rename(self, person: str, name: str, done: Audited) -> None:
        async with self._database.writing() as connection:
            changed = await connection.execute(update(persons).where(persons.c.id == person).values(name=name))
            if not changed.rowcount:
                raise UnknownPerson(person)
            await write_down(connection, done)


def _searched(wanted: Select[Any], search: str) -> Select[Any]:
    if not search:
        return wanted
    part = search.lower().translate({ord(sign): f"{LIKE_ESCAPE}{sign}" for sign in f"%_{LIKE_ESCAPE}"})
    like = f"%{part}%"
    return wanted.where(
        or_(func.lower(persons.c.name).like(like, escape=LIKE_ESCAPE), persons.c.login.like(like, escape=LIKE_ESCAPE))
    )


def _audited(row: Row[Any]) -> Audited:
    return Audited(row.action, row.at, row.operator, row.person, row.reason, row.detail, row.number)
