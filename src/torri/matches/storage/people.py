"""Persons, their credentials, and their notes."""

from __future__ import annotations

from typing import Any

from msgspec.json import decode
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Row, Table, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.deals import move_results
from torri.matches.storage.errors import LoginTaken, NotGuest, PasskeyTaken, UnknownMatch, UnknownPerson
from torri.matches.storage.forgetting import Forgetting
from torri.matches.storage.friends import move_ties
from torri.matches.storage.heads import json
from torri.matches.storage.pending import lock
from torri.matches.storage.puzzles import move_tries
from torri.matches.storage.rows import Passkey, Person, Token

persons, passkeys, tokens, notes = tables.persons, tables.passkeys, tables.tokens, tables.notes
ties = tables.ties
editions = tables.editions

# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_SAVE_NOTE = text(
    "INSERT INTO notes (match, person, text) VALUES (:match, :person, :text) "
    "ON CONFLICT (match, person) DO UPDATE SET text = excluded.text"
)


class People:
    def __init__(self, database: Database) -> None:
        self._database = database
        self.forgetting = Forgetting(database)

    # Persons

    async def create_person(self, person: Person) -> None:
        async with self._database.writing() as connection:
            try:
                await connection.execute(insert(persons), _person_row(person))
            except IntegrityError as error:
                raise LoginTaken(person.login or person.id) from error

    async def person(self, person: str) -> Person:
        found = await self._one(persons, persons.c.id == person)
        if found is None:
            raise UnknownPerson(person)
        return person_of_row(found)

    async def person_of_login(self, login: str) -> Person | None:
        found = await self._one(persons, persons.c.login == login)
        return None if found is None else person_of_row(found)

    async def update_person(self, person: Person) -> None:
        """Write everything but `adopted_by`, which only `adopt` changes."""
        row = {name: value for name, value in _person_row(person).items() if name not in ("id", "adopted_by")}
        async with self._database.writing() as connection:
            try:
                changed = await connection.execute(update(persons).where(persons.c.id == person.id).values(row))
            except IntegrityError as error:
                raise LoginTaken(person.login or "") from error
            if not changed.rowcount:
                raise UnknownPerson(person.id)

    async def delete_person(self, person: str) -> list[str]:
        """Remove a person with everything that is theirs alone; matches with others keep what was played there, under
        nobody's name. The matches that have changed."""
        return await self.forgetting.forget(person)

    async def adopt(self, guest: str, account: str) -> None:
        """Give an account everything that its person did as a guest.

        Entries never change and continue to name the guest; readers find the account by `adopted_by`.
        """
        async with self._database.writing() as connection:
            await self._mark_adopted(connection, guest, account)
            await _move_matches(connection, guest, account)
            await _move_notes(connection, guest, account)
            await _move_editions(connection, guest, account)
            await move_ties(connection, guest, account)
            await move_results(connection, guest, account)
            await move_tries(connection, guest, account)
            for table in (passkeys, tokens, tables.contacts):
                await connection.execute(update(table).where(table.c.person == guest).values(person=account))

    async def made_since(self, since: int) -> int:
        """How many persons have come since a time."""
        counted = select(func.count()).select_from(persons).where(persons.c.created >= since)
        async with self._database.reading() as connection:
            return int(await connection.scalar(counted) or 0)

    async def idle_guests(self, before: int, limit: int) -> list[str]:
        """Guests who came before a time, were not seen since and have played nothing since."""
        matches, there, seen = tables.matches, tables.participants, tables.sightings
        played = select(there.c.match).join(matches, matches.c.id == there.c.match)
        lately = played.where(there.c.person == persons.c.id, matches.c.changed >= before)
        guests = select(persons.c.id).where(
            persons.c.created < before,
            persons.c.login.is_(None),
            persons.c.adopted_by.is_(None),
            ~select(passkeys.c.id).where(passkeys.c.person == persons.c.id).exists(),
            ~select(seen.c.person).where(seen.c.person == persons.c.id, seen.c.seen >= before).exists(),
            ~lately.exists(),
        )
        async with self._database.reading(patient=True) as connection:
            return list(await connection.scalars(guests.order_by(persons.c.created).limit(limit)))

    async def former_ids(self, person: str) -> list[str]:
        """The guests that an account has adopted: entries continue to name them."""
        async with self._database.reading() as connection:
            return list(await connection.scalars(select(persons.c.id).where(persons.c.adopted_by == person)))

    async def _mark_adopted(self, connection: AsyncConnection, guest: str, account: str) -> None:
        both = select(persons).where(persons.c.id.in_([guest, account])).order_by(persons.c.id).with_for_update()
        found = {row.id: row for row in await connection.execute(both)}
        for person in (guest, account):
            if person not in found:
                raise UnknownPerson(person)
        if guest == account or found[guest].login is not None or found[guest].adopted_by not in (None, account):
            raise NotGuest(guest)
        if found[account].adopted_by is not None:
            raise NotGuest(account)
        theirs = or_(persons.c.id == guest, persons.c.adopted_by == guest)
        await connection.execute(update(persons).where(theirs).values(adopted_by=account))

    # Passkeys

    async def create_passkey(self, passkey: Passkey) -> None:
        async with self._database.writing() as connection:
            await _require_person(connection, passkey.person)
            try:
                await connection.execute(insert(passkeys), asdict(passkey))
            except IntegrityError as error:
                raise PasskeyTaken(passkey.id) from error

    async def passkey(self, passkey: str) -> Passkey | None:
        found = await self._one(passkeys, passkeys.c.id == passkey)
        return None if found is None else Passkey(**found._mapping)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        found = await self._all(passkeys, passkeys.c.person == person)
        return [Passkey(**row._mapping) for row in found]

    async def use_passkey(self, passkey: str, sign_count: int) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(passkeys).where(passkeys.c.id == passkey).values(sign_count=sign_count))

    async def delete_passkey(self, passkey: str, person: str) -> bool:
        return await self._delete(passkeys, passkeys.c.id == passkey, person)

    # Tokens

    async def create_token(self, token: Token) -> None:
        async with self._database.writing() as connection:
            await _require_person(connection, token.person)
            await connection.execute(insert(tokens), asdict(token))

    async def token(self, fingerprint: str) -> Token | None:
        found = await self._one(tokens, tokens.c.fingerprint == fingerprint)
        return None if found is None else Token(**found._mapping)

    async def tokens_of(self, person: str) -> list[Token]:
        found = await self._all(tokens, tokens.c.person == person)
        return [Token(**row._mapping) for row in found]

    async def use_token(self, fingerprint: str, used: int) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(tokens).where(tokens.c.fingerprint == fingerprint).values(used=used))

    async def delete_token(self, fingerprint: str, person: str) -> bool:
        return await self._delete(tokens, tokens.c.fingerprint == fingerprint, person)

    # Notes

    async def notes_of(self, person: str) -> int:
        """How many matches have a note of this person."""
        wanted = select(func.count()).select_from(notes).where(notes.c.person == person)
        async with self._database.reading() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def save_note(self, match: str, person: str, note: str) -> None:
        """Store a person's note on a match; an empty one is removed."""
        async with self._database.writing() as connection:
            if not note:
                mine = (notes.c.match == match, notes.c.person == person)
                await connection.execute(delete(notes).where(*mine))
                return
            await _require_person(connection, person)
            try:
                await connection.execute(_SAVE_NOTE, {"match": match, "person": person, "text": note})
            except IntegrityError as error:
                raise UnknownMatch(match) from error

    async def note(self, match: str, person: str) -> str:
        found = await self._one(notes, (notes.c.match == match) & (notes.c.person == person))
        return "" if found is None else str(found.text)

    async def _one(self, table: Table, condition: ColumnElement[bool]) -> Row[Any] | None:
        async with self._database.reading() as connection:
            return (await connection.execute(select(table).where(condition))).one_or_none()

    async def friends_of(self, person: str) -> list[Person]:
        """Those whom a person follows and who follow them, by name."""
        back = ties.alias()
        wanted = (
            select(persons)
            .join(ties, persons.c.id == ties.c.other)
            .join(back, (back.c.person == ties.c.other) & (back.c.other == ties.c.person))
            .where(ties.c.person == person, ties.c.kind == "follow", back.c.kind == "follow")
            .order_by(func.lower(persons.c.name), persons.c.id)
        )
        async with self._database.reading() as connection:
            return [person_of_row(row) for row in await connection.execute(wanted)]

    async def _all(self, table: Table, condition: ColumnElement[bool]) -> list[Row[Any]]:
        async with self._database.reading() as connection:
            return list(await connection.execute(select(table).where(condition).order_by(table.c.created)))

    async def _delete(self, table: Table, condition: ColumnElement[bool], person: str) -> bool:
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(table).where(condition, table.c.person == person))
            return bool(gone.rowcount)


def _person_row(person: Person) -> dict[str, Any]:
    return asdict(person) | {"settings": json(person.settings)}


def person_of_row(row: Row[Any]) -> Person:
    return Person(**(dict(row._mapping) | {"settings": decode(row.settings)}))


async def _require_person(connection: AsyncConnection, person: str) -> None:
    if (await connection.execute(select(persons.c.id).where(persons.c.id == person))).one_or_none() is None:
        raise UnknownPerson(person)


async def _move_matches(connection: AsyncConnection, guest: str, account: str) -> None:
    matches, participants = tables.matches, tables.participants
    theirs = list(await connection.scalars(select(participants.c.match).where(participants.c.person == guest)))
    if not theirs:
        return
    await lock(connection, theirs)
    both = select(participants.c.match).where(participants.c.person == account)
    await connection.execute(delete(participants).where(participants.c.person == guest, participants.c.match.in_(both)))
    await connection.execute(update(participants).where(participants.c.person == guest).values(person=account))
    old, new = json(guest), json(account)
    # An id with its JSON quotes matches nothing but that id.
    renamed = {name: func.replace(matches.c[name], old, new) for name in ("turn", "seats")}
    await connection.execute(update(matches).where(matches.c.id.in_(theirs)).values(renamed))
    await connection.execute(update(matches).where(matches.c.host == guest).values(host=account))


async def _move_editions(connection: AsyncConnection, guest: str, account: str) -> None:
    kept = select(editions.c.sha256).where(editions.c.person == account)
    new = update(editions).where(editions.c.person == guest, editions.c.sha256.not_in(kept))
    await connection.execute(new.values(person=account))
    await connection.execute(delete(editions).where(editions.c.person == guest))


async def _move_notes(connection: AsyncConnection, guest: str, account: str) -> None:
    mine = {row.match: row.text for row in await connection.execute(select(notes).where(notes.c.person == account))}
    theirs = list(await connection.execute(select(notes).where(notes.c.person == guest)))
    for row in theirs:
        both = f"{mine[row.match]}\n{row.text}" if row.match in mine else row.text
        await connection.execute(_SAVE_NOTE, {"match": row.match, "person": account, "text": both})
    await connection.execute(delete(notes).where(notes.c.person == guest))
