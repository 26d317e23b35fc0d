"""Invitations of persons to tables that wait; they are no part of a match, and go with it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select, text, update
from sqlalchemy.exc import IntegrityError

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownPerson

invitations = tables.invitations

# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_SAVE = text(
    "INSERT INTO invitations (match, person, made, declined) VALUES (:match, :person, :made, :declined) "
    "ON CONFLICT (match, person) DO NOTHING"
)


class Invitations:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def invite(self, match: str, person: str, made: int) -> None:
        """Ask somebody to come; nobody is asked twice, least of all who has declined."""
        row = {"match": match, "person": person, "made": made, "declined": False}
        try:
            async with self._database.writing() as connection:
                await connection.execute(_SAVE, row)
        except IntegrityError as error:
            raise UnknownPerson(person) from error

    async def asked(self, match: str) -> set[str]:
        """Who was asked to come, whatever they answered."""
        async with self._database.reading() as connection:
            return set(await connection.scalars(select(invitations.c.person).where(invitations.c.match == match)))

    async def is_invited(self, match: str, ids: Collection[str]) -> bool:
        """Whether somebody, by one of their ids, was asked and has not declined."""
        theirs = (invitations.c.match == match, invitations.c.person.in_(ids), invitations.c.declined.is_(False))
        async with self._database.reading() as connection:
            return await connection.scalar(select(invitations.c.person).where(*theirs).limit(1)) is not None

    async def decline(self, match: str, ids: Collection[str]) -> None:
        theirs = update(invitations).where(invitations.c.match == match, invitations.c.person.in_(ids))
        async with self._database.writing() as connection:
            await connection.execute(theirs.values(declined=True))
