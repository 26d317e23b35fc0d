"""Where matches are kept: their entries, and what lists show of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, Self

from msgspec import DecodeError
from sqlalchemy import ColumnElement, RowMapping, func, or_, select, text, union

from torri.matches.entries import Written, from_json
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.editions import Editions
from torri.matches.storage.errors import DamagedMatch, NoDatabase, UnknownMatch
from torri.matches.storage.heads import Head, Status, from_row
from torri.matches.storage.migrating import migrate
from torri.matches.storage.people import People
from torri.matches.storage.reviews import Reviews
from torri.matches.storage.writer import Writer

MAX_IDS_PER_STATEMENT: Final = 500
IMPORTED: Final = '"imported":true'  # in the summary of a match that was imported
REST_MS: Final = 14 * 86_400_000  # after which a match that should have gone on is no longer checked
MAX_OVERDUE: Final = 200  # matches that are moved on in one check

matches, entries, seats = tables.matches, tables.entries, tables.seats
_heads = select(*(column for column in matches.c if column.name != "secret"))


def _written(match: str, seq: int, at: int, body: str) -> Written:
    try:
        return Written(seq, at, from_json(body))
    except (DecodeError, UnicodeError) as error:
        raise DamagedMatch(match, seq) from error


def _readable(rows: Iterable[RowMapping]) -> list[Head]:
    """Heads for a list: one that is damaged is left out, so that the list can be shown without it."""
    heads = []
    for row in rows:
        with suppress(DecodeError):
            heads.append(from_row(row))
    return heads


def _hosted_by(person: str) -> ColumnElement[bool]:
    theirs = select(tables.persons.c.id).where(tables.persons.c.adopted_by == person)
    return or_(matches.c.host == person, matches.c.host.in_(theirs))


class Storage:
    """Matches and people in SQLite or PostgreSQL; several processes may share one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self.people = People(database)
        self.reviews = Reviews(database)
        self.editions = Editions(database)

    @classmethod
    async def open(cls, url: str, backups: Path | None = None) -> Self:
        """Open `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://…` and bring it up to date first."""
        await migrate(url, backups)
        return cls(Database(url))

    async def close(self) -> None:
        """Finish all pending writes, and close the database."""
        await self._writer.close()
        await self._database.close()

    async def healthy(self) -> bool:
        try:
            async with self._database.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except NoDatabase:
            return False
        return True

    async def create(self, head: Head, secret: str, entries: Sequence[Written]) -> None:
        """Keep a new match with its first entries; they are durable when this returns."""
        await self._writer.write(head.id, entries, head, secret)

    async def append(self, match: str, entries: Sequence[Written], head: Head | None = None) -> None:
        """Add entries, and with them what lists show; both are durable when this returns.

        The first entry's seq is the number of entries there are: otherwise another process has written first,
        `Overtaken`.
        """
        await self._writer.write(match, entries, head, None)

    async def entries(self, match: str, since: int = 0) -> list[Written]:
        """The entries from a seq on, in their order."""
        wanted = select(*entries.c["seq", "at", "body"]).where(entries.c.match == match, entries.c.seq >= since)
        async with self._database.reading() as connection:
            found = (await connection.execute(wanted.order_by(entries.c.seq))).all()
        if not found:
            await self.head(match)
        return [_written(match, row.seq, row.at, row.body) for row in found]

    async def head(self, match: str) -> Head:
        async with self._database.reading() as connection:
            found = (await connection.execute(_heads.where(matches.c.id == match))).mappings().one_or_none()
        if found is None:
            raise UnknownMatch(match)
        return from_row(found)

    async def whole(self, match: str) -> tuple[str, list[Written]]:
        """The secret that the chance of a match comes from, which nobody may see before the end, and all its entries:
        as many as there should be, or `DamagedMatch`."""
        # The number first: other processes may write more entries before they are read.
        wanted = select(*matches.c["secret", "seq"]).where(matches.c.id == match)
        async with self._database.reading() as connection:
            head = (await connection.execute(wanted)).one_or_none()
        if head is None:
            raise UnknownMatch(match)
        found = await self.entries(match)
        for seq, one in enumerate(found):
            if one.seq != seq:
                raise DamagedMatch(match, seq)
        if len(found) < max(head.seq, 1):
            raise DamagedMatch(match, len(found))
        return str(head.secret), found

    async def heads_of(self, person: str, *statuses: Status, limit: int = 50, before: int | None = None) -> list[Head]:
        """The matches that somebody sits at or has set up, also as a guest; of all statuses when none is named."""
        theirs = select(tables.persons.c.id).where(tables.persons.c.adopted_by == person)
        sat = select(seats.c.match).where(or_(seats.c.person == person, seats.c.person.in_(theirs)))
        created = select(matches.c.id).where(or_(matches.c.host == person, matches.c.host.in_(theirs)))
        conditions = [matches.c.id.in_(union(sat, created))]
        if statuses:
            conditions.append(matches.c.status.in_(statuses))
        return await self._page(limit, before, *conditions)

    async def unfinished_of(self, person: str) -> int:
        """How many tables somebody has set up, also as a guest, that are not over."""
        return await self._count(_hosted_by(person), matches.c.status != "over")

    async def imported_by(self, person: str) -> int:
        """How many records somebody has imported."""
        return await self._count(_hosted_by(person), matches.c.summary.contains(IMPORTED))

    async def _count(self, *conditions: ColumnElement[bool]) -> int:
        async with self._database.reading() as connection:
            return int(await connection.scalar(select(func.count()).select_from(matches).where(*conditions)) or 0)

    async def open_tables(self, limit: int = 50, before: int | None = None) -> list[Head]:
        """The tables at which anybody may sit down."""
        return await self._page(limit, before, matches.c.public, matches.c.status == "open")

    async def running(self, limit: int = 50, before: int | None = None) -> list[Head]:
        """The public matches that are played now."""
        return await self._page(limit, before, matches.c.public, matches.c.status == "running")

    async def _page(self, limit: int, before: int | None, *conditions: ColumnElement[bool]) -> list[Head]:
        """The last changed first, only those before a time; more than `limit` if several changed at the same time."""
        wanted = _heads.where(*conditions).order_by(matches.c.changed.desc(), matches.c.id)
        page = wanted if before is None else wanted.where(matches.c.changed < before)
        async with self._database.reading() as connection:
            found = list((await connection.execute(page.limit(limit))).mappings())
            if len(found) == limit:
                # The next page begins before the last row's time: rows with the same time belong to this page.
                last = found[-1]
                same = wanted.where(matches.c.changed == last["changed"], matches.c.id > last["id"])
                found += (await connection.execute(same)).mappings()
        return _readable(found)

    async def overdue(self, before: int, limit: int = MAX_OVERDUE) -> list[str]:
        """The matches that a bot or a clock should have moved on before a time; those that wait longest first. Matches
        that have waited for weeks are left out; they go on when somebody opens them.
        """
        wanted = (
            select(matches.c.id)
            .where(matches.c.due < before, matches.c.due > before - REST_MS)
            .order_by(matches.c.due)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return list(await connection.scalars(wanted))

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """How far matches have come: the seq of the next entry of each."""
        found: dict[str, int] = {}
        async with self._database.reading() as connection:
            for first in range(0, len(ids), MAX_IDS_PER_STATEMENT):
                some = ids[first : first + MAX_IDS_PER_STATEMENT]
                wanted = select(*matches.c["id", "seq"]).where(matches.c.id.in_(some))
                found |= {row.id: row.seq for row in await connection.execute(wanted)}
        return found
