"""Whom persons follow and block, and who was here lately."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import delete, func, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownPerson
from torri.matches.storage.rows import Blocks, Tie, TieKind

MAX_IDS_PER_STATEMENT: Final = 500
ties, sightings, persons = tables.ties, tables.sightings, tables.persons

# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_TIE = text(
    "INSERT INTO ties (person, other, kind, made) VALUES (:person, :other, :kind, :made) "
    "ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, made = excluded.made"
)
_SEE = text(
    "INSERT INTO sightings (person, seen) VALUES (:person, :seen) "
    "ON CONFLICT (person) DO UPDATE SET seen = excluded.seen"
)


class Friends:
    """Ties go from one person to another; there is only one, so that whom one blocks one does not follow."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tie(self, person: str, other: str, kind: TieKind, made: int) -> None:
        """Follow or block somebody; whom one blocks follows one no longer."""
        row = {"person": person, "other": other, "kind": kind, "made": made}
        theirs = delete(ties).where(ties.c.person == other, ties.c.other == person, ties.c.kind == "follow")
        try:
            async with self._database.writing() as connection:
                await connection.execute(_TIE, row)
                if kind == "block":
                    await connection.execute(theirs)
        except IntegrityError as error:
            raise UnknownPerson(other) from error

    async def untie(self, person: str, other: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(ties).where(ties.c.person == person, ties.c.other == other))

    async def ties_of(self, person: str, other: str | None = None) -> list[Tie]:
        """All ties of a person, or the one to somebody, by name."""
        wanted = (
            select(ties.c.other, ties.c.kind, persons.c.login, persons.c.name, persons.c.crest, sightings.c.seen)
            .join(persons, persons.c.id == ties.c.other)
            .outerjoin(sightings, sightings.c.person == ties.c.other)
            .where(ties.c.person == person)
            .order_by(func.lower(persons.c.name), ties.c.other)
        )
        if other is not None:
            wanted = wanted.where(ties.c.other == other)
        async with self._database.reading() as connection:
            return [Tie(*row) for row in await connection.execute(wanted)]

    async def count(self, person: str, kind: TieKind) -> int:
        wanted = select(func.count()).select_from(ties).where(ties.c.person == person, ties.c.kind == kind)
        async with self._database.reading() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def follows(self, person: str, ids: Collection[str]) -> bool:
        """Whether a person, perhaps by the id of the guest that they were, follows somebody who has these ids."""
        account = select(persons.c.adopted_by).where(persons.c.id == person)
        own = or_(ties.c.person == person, ties.c.person.in_(account))
        theirs = (own, ties.c.other.in_(ids), ties.c.kind == "follow")
        async with self._database.reading() as connection:
            return await connection.scalar(select(ties.c.other).where(*theirs).limit(1)) is not None

    async def blocks(self, person: str) -> Blocks:
        """Whom a person must not meet, by every id that they have had."""
        mine = select(ties.c.other).where(ties.c.person == person, ties.c.kind == "block")
        theirs = select(ties.c.person).where(ties.c.other == person, ties.c.kind == "block")
        async with self._database.reading() as connection:
            own = frozenset(await connection.scalars(mine))
            by = frozenset(await connection.scalars(theirs))
            if not own and not by:
                return Blocks()
            guests = select(persons.c.id, persons.c.adopted_by).where(persons.c.adopted_by.in_(own | by))
            former = [(row.id, row.adopted_by) for row in await connection.execute(guests)]
        return Blocks(
            own | {guest for guest, account in former if account in own},
            by | {guest for guest, account in former if account in by},
        )

    async def blocks_among(self, ids: Collection[str]) -> set[tuple[str, str]]:
        """Who of these has blocked whom of them, where some may be known by the guests that they were."""
        known = select(persons.c.id, persons.c.adopted_by).where(persons.c.id.in_(ids))
        async with self._database.reading() as connection:
            now = {row.id: row.adopted_by or row.id for row in await connection.execute(known)}
            some = set(now.values())
            among = (ties.c.kind == "block", ties.c.person.in_(some), ties.c.other.in_(some))
            found = {(row.person, row.other) for row in await connection.execute(select(ties).where(*among))}
        return {(one, other) for one in now for other in now if (now[one], now[other]) in found}

    async def see(self, person: str, seen: int) -> None:
        """Somebody is here."""
        async with self._database.writing() as connection:
            await connection.execute(_SEE, {"person": person, "seen": seen})

    async def see_again(self, ids: Sequence[str], seen: int) -> None:
        """Those of whom it is known that they were here still are."""
        if ids:
            async with self._database.writing() as connection:
                for first in range(0, len(ids), MAX_IDS_PER_STATEMENT):
                    there = sightings.c.person.in_(ids[first : first + MAX_IDS_PER_STATEMENT])
                    await connection.execute(update(sightings).where(there).values(seen=seen))

    async def hide(self, person: str) -> None:
        """Nobody is told that somebody was here."""
        async with self._database.writing() as connection:
            await connection.execute(delete(sightings).where(sightings.c.person == person))


async def move_ties(connection: AsyncConnection, guest: str, account: str) -> None:
    """What a guest followed and blocked, and who blocked the guest, goes to the account; its own ties stay, but for a
    block, which is stronger than following."""
    both = or_(ties.c.person == guest, ties.c.other == guest)
    for row in list(await connection.execute(select(ties).where(both))):
        person, other = (account if one == guest else one for one in (row.person, row.other))
        if person == other:
            continue
        known = select(ties.c.kind).where(ties.c.person == person, ties.c.other == other)
        if await connection.scalar(known) != "block":
            await connection.execute(_TIE, {"person": person, "other": other, "kind": row.kind, "made": row.made})
    await connection.execute(delete(ties).where(both))
