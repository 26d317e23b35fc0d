"""The ways in which persons are called back, in the database."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec.json import decode
from msgspec.structs import asdict, replace
from sqlalchemy import RowMapping, case, delete, func, insert, null, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownPerson
from torri.matches.storage.heads import json
from torri.matches.storage.letters import add_letter
from torri.matches.storage.rows import Channel, Contact, Letter

MAX_IDS_PER_STATEMENT: Final = 500

contacts, letters, persons, ties = tables.contacts, tables.letters, tables.persons, tables.ties

# Sooner than it would be looked at anyway; one that waits already is not put off.
_WAKE: Final = text("UPDATE contacts SET due = :due WHERE id = :id AND problem = '' AND (due IS NULL OR due > :due)")


class Contacts:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(self, contact: Contact) -> None:
        """A new one, in the place of one with the same id."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(delete(contacts).where(contacts.c.id == contact.id))
                await connection.execute(insert(contacts), _row(contact))
        except IntegrityError as error:
            raise UnknownPerson(contact.person) from error

    async def of(self, person: str) -> list[Contact]:
        return await self._found(contacts.c.person == person)

    async def contact(self, id: str) -> Contact | None:
        return next(iter(await self._found(contacts.c.id == id)), None)

    async def change(self, id: str, **values: Any) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(contacts).where(contacts.c.id == id).values(_plain(values)))

    async def remove(self, id: str) -> None:
        """With everything that waits to be sent to it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(contacts).where(contacts.c.id == id))

    async def end(self, id: str, why: str) -> None:
        """Nothing more is sent to it, nor what waits; it stays, so that its owner sees why."""
        async with self._database.writing() as connection:
            await connection.execute(update(contacts).where(contacts.c.id == id).values(problem=why, due=None))
            await connection.execute(delete(letters).where(letters.c.contact == id))

    async def remove_unconfirmed(self, before: int) -> None:
        old = delete(contacts).where(contacts.c.confirmed.is_(False), contacts.c.made < before)
        async with self._database.writing() as connection:
            await connection.execute(old)

    # Who is to be told something

    async def wake(self, ids: Collection[str], hosts: Collection[str], due: Mapping[Channel, int]) -> None:
        """Something may have come for these persons, and for those who follow these hosts: to be looked at when their
        channel says."""
        async with self._database.reading() as connection:
            found = await _reached(connection, sorted(ids), sorted(hosts))
        if found:
            async with self._database.writing() as connection:
                await connection.execute(_WAKE, [{"id": id, "due": due[channel]} for id, channel in found])

    async def wake_all(self, due: int) -> None:
        """Whatever was lost: everybody is looked at once more."""
        waits = update(contacts).where(contacts.c.due.is_(None), contacts.c.confirmed, contacts.c.problem == "")
        async with self._database.writing() as connection:
            await connection.execute(waits.values(due=due))

    async def due(self, now: int, limit: int) -> list[Contact]:
        return await self._found(contacts.c.due <= now, contacts.c.confirmed, limit=limit)

    async def claim(self, contact: Contact, until: int) -> Contact | None:
        """One process looks at a contact; if it dies, another does so later."""
        own = update(contacts).where(contacts.c.id == contact.id, contacts.c.due == contact.due)
        async with self._database.writing() as connection:
            taken = (await connection.execute(own.values(due=until))).rowcount
        return replace(contact, due=until) if taken else None

    async def tell(self, contact: Contact, told: Sequence[str], letter: Letter | None, sent: int) -> None:
        """Write down what is told together with the letter that tells it: neither is there without the other. What has
        come since the contact was claimed is looked at again."""
        due = case((contacts.c.due == contact.due, null()), else_=contacts.c.due)
        row = {"due": due, "told": json(list(told))} | ({} if letter is None else {"sent": sent})
        with suppress(IntegrityError):  # they have ended the calls meanwhile
            async with self._database.writing() as connection:
                if letter is not None:
                    await add_letter(connection, letter)
                await connection.execute(update(contacts).where(contacts.c.id == contact.id).values(row))

    async def count(self) -> int:
        async with self._database.reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(contacts)) or 0)

    async def _found(self, *conditions: Any, limit: int | None = None) -> list[Contact]:
        wanted = select(contacts).where(*conditions).order_by(contacts.c.due, contacts.c.made, contacts.c.id)
        async with self._database.reading() as connection:
            return [_contact(row) for row in (await connection.execute(wanted.limit(limit))).mappings()]


async def _reached(connection: AsyncConnection, ids: Sequence[str], hosts: Sequence[str]) -> list[tuple[str, Channel]]:
    """The contacts of persons, some of them named by the guest that they were, and of those who follow hosts."""
    found: dict[str, Channel] = {}
    both = select(contacts.c.id, contacts.c.channel).where(contacts.c.confirmed)
    for first in range(0, max(len(ids), len(hosts)), MAX_IDS_PER_STATEMENT):
        some, led = (many[first : first + MAX_IDS_PER_STATEMENT] for many in (ids, hosts))
        adopted = select(persons.c.adopted_by).where(persons.c.id.in_(some))
        follow = select(ties.c.person).where(ties.c.other.in_(led), ties.c.kind == "follow")
        theirs = or_(*(contacts.c.person.in_(one) for one in (some, adopted, follow)))
        found |= {row.id: row.channel for row in await connection.execute(both.where(theirs))}
    return list(found.items())


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    return {name: json(value) if name in ("keys", "told") else value for name, value in values.items()}


def _row(contact: Contact) -> dict[str, Any]:
    return _plain(asdict(contact))


def _contact(row: RowMapping) -> Contact:
    return Contact(**(dict(row) | {"keys": decode(row["keys"]), "told": tuple(decode(row["told"]))}))
