"""Where matches are kept: their entries, and what lists show of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Self

from msgspec import DecodeError
from sqlalchemy import ColumnElement, RowMapping, Select, and_, delete, exists, func, or_, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.bounds import Turns
from torri.matches.entries import Written, from_json
from torri.matches.storage import tables
from torri.matches.storage.announcements import Announcements
from torri.matches.storage.belongings import Belongings
from torri.matches.storage.conditional_plans import ConditionalPlans
from torri.matches.storage.contacts import Contacts
from torri.matches.storage.database import Database, Span
from torri.matches.storage.deals import Deals
from torri.matches.storage.editions import Editions
from torri.matches.storage.errors import DamagedMatch, NoDatabase, UnknownMatch
from torri.matches.storage.friends import Friends
from torri.matches.storage.heads import from_row
from torri.matches.storage.invitations import Invitations
from torri.matches.storage.letters import Letters
from torri.matches.storage.migrating import migrate
from torri.matches.storage.operators import Operators
from torri.matches.storage.participants import narrowed
from torri.matches.storage.people import People
from torri.matches.storage.puzzles import Puzzles
from torri.matches.storage.ratings import Ratings
from torri.matches.storage.reports import Reports
from torri.matches.storage.reviews import Reviews
from torri.matches.storage.rows import MAX_OVERDUE, UNFINISHED, Head, Narrowing, Played, Status
from torri.matches.storage.sanctions import Sanctions
from torri.matches.storage.secrets import Secrets
from torri.matches.storage.tournaments import Tournaments
from torri.matches.storage.vacations import Vacations
from torri.matches.storage.writer import Writer

MAX_IDS_PER_STATEMENT: Final = 500
ROWS_AT_ONCE: Final = 500  # that are turned into values without a pause
IMPORTED: Final = '"imported":true'  # in the summary of a match that was imported
FOR_FRIENDS: Final = '"friends":true'  # in the summary of a table that is open to friends of its host
REST_MS: Final = 14 * 86_400_000  # after which a match that should have gone on is no longer checked

matches, entries, participants = tables.matches, tables.entries, tables.participants
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


def _newest_first(head: Head) -> tuple[int, str]:
    return head.changed, head.id


def _first_page(heads: dict[str, Head], limit: int) -> list[Head]:
    """Of the pages of several ids, the first of all; the next one begins before the last one's time, so that those with
    the same time belong to this one."""
    listed = sorted(heads.values(), key=_newest_first, reverse=True)
    return [head for head in listed if len(listed) <= limit or head.changed >= listed[limit - 1].changed]


async def _ids_of(connection: AsyncConnection, person: str) -> list[str]:
    """Somebody, and the guests that they were."""
    guests = select(tables.persons.c.id).where(tables.persons.c.adopted_by == person)
    return [person, *await connection.scalars(guests)]


class Storage:
    """Matches and people in SQLite or PostgreSQL; several processes may share one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)
        self.turns = Turns()  # held by whoever counts what somebody has, and adds to it
        self.people = People(database)
        self.belongings = Belongings(database)
        self.reviews = Reviews(database)
        self.editions = Editions(database)
        self.invitations = Invitations(database)
        self.conditional_plans = ConditionalPlans(database)
        self.vacations = Vacations(database)
        self.friends = Friends(database)
        self.contacts = Contacts(database)
        self.letters = Letters(database)
        self.ratings = Ratings(database)
        self.secrets = Secrets(database)
        self.deals = Deals(database, self.secrets)
        self.puzzles = Puzzles(database)
        self.operators = Operators(database)
        self.sanctions = Sanctions(database)
        self.reports = Reports(database)
        self.announcements = Announcements(database)
        self.tournaments = Tournaments(database)

    @classmethod
    async def open(cls, url: str, backups: Path | None = None, span: Span | None = None) -> Self:
        """Open `sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://…` and bring it up to date first."""
        await migrate(url, backups)
        return cls(Database(url, span=span))

    async def close(self) -> None:
        """Finish all pending writes, and close the database."""
        await self._writer.close()
        await self._database.close()

    @property
    def waiting(self) -> int:
        """Writes that are not committed yet."""
        return self._writer.waiting

    @property
    def is_remote(self) -> bool:
        """Whether the database is another program, of which it may be unknown what it has written last."""
        return self._database.file is None

    async def healthy(self) -> bool:
        try:
            async with self._database.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except NoDatabase:
            return False
        return True

    async def create(self, head: Head, secret: str, entries: Sequence[Written]) -> None:
        """Keep a new match with its first entries; they are durable when this returns."""
        with self._database.span("store"):
            await self._writer.write(head.id, entries, head, secret)

    async def append(self, match: str, entries: Sequence[Written], head: Head | None = None) -> None:
        """Add entries, and with them what lists show; both are durable when this returns.

        The first entry's seq is the number of entries there are: otherwise another process has written first,
        `Overtaken`.
        """
        with self._database.span("store"):
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
        """The matches that somebody sits at or has set up, also as a guest; of all statuses when none is named. The
        last changed first, only those before a time; more than `limit` if several changed at the same time.

        Of those that are over, only one page is read, however many there are.
        """
        found: list[RowMapping] = []
        async with self._database.reading() as connection:
            for id in await _ids_of(connection, person):
                if set(statuses) != {"over"}:
                    found += await _unfinished(connection, id, limit, before)
                if not statuses or "over" in statuses:
                    found += await _over(connection, id, limit, before)
        heads = {head.id: head for head in _readable(found) if not statuses or head.status in statuses}
        return _first_page(heads, limit)

    async def history(
        self, person: str, narrowing: Narrowing | None = None, limit: int = 50, before: int | None = None
    ) -> list[Head]:
        """A page of the matches of somebody that are over, also as a guest; the last first."""
        found: list[RowMapping] = []
        async with self._database.reading() as connection:
            for id in await _ids_of(connection, person):
                found += await _over(connection, id, limit, before, narrowing)
        return _first_page({head.id: head for head in _readable(found)}, limit)

    async def played(self, person: str, limit: int, rated: bool | None = None) -> list[Played]:
        """How the last matches of somebody ended for them, read from the index alone; the last first."""
        row = participants.c
        wanted = select(*row["game", "place", "people", "bots", "players"])
        theirs = wanted.where(row.person == person, row.ended.is_not(None), row.place.is_not(None))
        counted = theirs.where(*narrowed(Narrowing(rated=rated))).order_by(row.ended.desc(), row.match.desc())
        async with self._database.reading() as connection:
            rows = await connection.execute(counted.limit(limit))
            found: list[Played] = []
            for some in rows.partitions(ROWS_AT_ONCE):
                found += [Played(*one) for one in some]
                await asyncio.sleep(0)  # others come in between
            return found

    async def unfinished_of(self, person: str) -> int:
        """How many tables somebody has set up, also as a guest, that are not over."""
        return await self._count(person, matches.c.status.in_(UNFINISHED))

    async def unfinished_in_all(self) -> int:
        """How many tables are not over, of all persons together; counted in an index."""
        counted = select(func.count()).select_from(matches).where(matches.c.status.in_(UNFINISHED))
        async with self._database.reading() as connection:
            return int(await connection.scalar(counted) or 0)

    async def imported_by(self, person: str) -> int:
        """How many records somebody has imported."""
        return await self._count(person, matches.c.summary.contains(IMPORTED))

    async def _count(self, host: str, condition: ColumnElement[bool]) -> int:
        counted = select(func.count()).select_from(matches)
        async with self._database.reading() as connection:
            hosted = matches.c.host.in_(await _ids_of(connection, host))
            return int(await connection.scalar(counted.where(hosted, condition)) or 0)

    async def open_tables(self, limit: int = 50, before: int | None = None) -> list[Head]:
        """The tables at which anybody may sit down."""
        return await self._public("open", limit, before)

    async def inviting(self, person: str, limit: int = 50) -> list[Head]:
        """The tables that wait, to which somebody was invited and has not declined; the newest invitation first."""
        given = tables.invitations
        async with self._database.reading() as connection:
            theirs = given.c.person.in_(await _ids_of(connection, person))
            wanted = _heads.join(given, given.c.match == matches.c.id).where(
                theirs, given.c.declined.is_(False), matches.c.status == "open"
            )
            page = wanted.order_by(given.c.made.desc(), matches.c.id).limit(limit)
            return _readable((await connection.execute(page)).mappings())

    async def open_to(self, person: str, limit: int = 50) -> list[Head]:
        """The tables for friends that wait, of those who follow somebody; the last changed first."""
        ties = tables.ties
        wanted = _heads.join(ties, ties.c.person == matches.c.host).where(
            ties.c.other == person,
            ties.c.kind == "follow",
            matches.c.status == "open",
            matches.c.summary.contains(FOR_FRIENDS),
        )
        page = wanted.order_by(matches.c.changed.desc(), matches.c.id).limit(limit)
        async with self._database.reading() as connection:
            return _readable((await connection.execute(page)).mappings())

    async def opened_by_friends(self, person: str, limit: int = 50) -> list[Head]:
        """The tables that wait, of those whom somebody follows, if they are open to everybody or to who asks; the last
        changed first."""
        followed, back = tables.ties.alias(), tables.ties.alias()
        known = exists().where(back.c.person == matches.c.host, back.c.other == person, back.c.kind == "follow")
        wanted = _heads.join(followed, followed.c.other == matches.c.host).where(
            followed.c.person == person,
            followed.c.kind == "follow",
            matches.c.status == "open",
            or_(matches.c.public, and_(matches.c.summary.contains(FOR_FRIENDS), known)),
        )
        page = wanted.order_by(matches.c.changed.desc(), matches.c.id).limit(limit)
        async with self._database.reading() as connection:
            return _readable((await connection.execute(page)).mappings())

    async def running(self, limit: int = 50, before: int | None = None) -> list[Head]:
        """The public matches that are played now."""
        return await self._public("running", limit, before)

    async def finished(self, limit: int = 50, before: int | None = None) -> list[Head]:
        """The public matches that are over."""
        return await self._public("over", limit, before)

    async def all_of(self, status: Status, limit: int = 50, before: int | None = None) -> list[Head]:
        """The matches of a status, for the operators; also those that nobody else may see."""
        found: list[RowMapping] = []
        async with self._database.reading() as connection:
            for public in (False, True):  # each in the order of its index
                wanted = _heads.where(matches.c.status == status, matches.c.public.is_(public))
                found += await _page(connection, wanted, (matches.c.changed, matches.c.id), limit, before)
        return _first_page({head.id: head for head in _readable(found)}, limit)

    async def _public(self, status: Status, limit: int, before: int | None) -> list[Head]:
        wanted = _heads.where(matches.c.public, matches.c.status == status)
        async with self._database.reading() as connection:
            return _readable(await _page(connection, wanted, (matches.c.changed, matches.c.id), limit, before))

    async def over_before(self, before: int, after: tuple[int, str] | None, limit: int) -> list[tuple[int, str]]:
        """Matches that were over before a time: when each last changed, and its id. The oldest first, from where a
        former call ended."""
        found: list[tuple[int, str]] = []
        async with self._database.reading() as connection:
            for public in (False, True):  # each in the order of its index
                wanted = select(*matches.c["changed", "id"]).where(
                    matches.c.status == "over", matches.c.public.is_(public), matches.c.changed < before
                )
                if after is not None:
                    wanted = wanted.where(tuple_(matches.c.changed, matches.c.id) > after)
                page = wanted.order_by(matches.c.changed, matches.c.id).limit(limit)
                found += [(row.changed, row.id) for row in await connection.execute(page)]
        return sorted(found)[:limit]

    async def remove(self, match: str) -> None:
        """Remove a match with everything about it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(matches).where(matches.c.id == match))

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

    async def hand_over(self, ids: Sequence[str], now: int) -> None:
        """The bots of these matches no longer think here: whichever process looks next lets them think."""
        async with self._database.writing() as connection:
            for first in range(0, len(ids), MAX_IDS_PER_STATEMENT):
                some = matches.c.id.in_(ids[first : first + MAX_IDS_PER_STATEMENT])
                await connection.execute(update(matches).where(some, matches.c.due > now).values(due=now))

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """How far matches have come: the seq of the next entry of each."""
        found: dict[str, int] = {}
        async with self._database.reading() as connection:
            for first in range(0, len(ids), MAX_IDS_PER_STATEMENT):
                some = ids[first : first + MAX_IDS_PER_STATEMENT]
                wanted = select(*matches.c["id", "seq"]).where(matches.c.id.in_(some))
                found |= {row.id: row.seq for row in await connection.execute(wanted)}
        return found


async def _unfinished(connection: AsyncConnection, person: str, limit: int, before: int | None) -> Sequence[RowMapping]:
    """A page of the matches of one id that are not over; bounds keep them few, so that they may be sorted."""
    theirs = _heads.join(participants, participants.c.match == matches.c.id).where(
        participants.c.person == person, participants.c.ended.is_(None)
    )
    return await _page(connection, theirs, (matches.c.changed, matches.c.id), limit, before)


async def _over(
    connection: AsyncConnection, person: str, limit: int, before: int | None, narrowing: Narrowing | None = None
) -> Sequence[RowMapping]:
    """A page of the matches of one id that are over, in the order of their index."""
    theirs = _heads.join(participants, participants.c.match == matches.c.id).where(
        participants.c.person == person, participants.c.ended.is_not(None), *narrowed(narrowing)
    )
    return await _page(connection, theirs, (participants.c.ended, participants.c.match), limit, before)


async def _page(
    connection: AsyncConnection,
    wanted: Select[Any],
    place: tuple[ColumnElement[int], ColumnElement[str]],
    limit: int,
    before: int | None,
) -> Sequence[RowMapping]:
    """The last rows before a time, by time and id; more than `limit` if several have the same time."""
    at, id = place
    page = wanted if before is None else wanted.where(at < before)
    found = list((await connection.execute(page.order_by(at.desc(), id.desc()).limit(limit))).mappings())
    if len(found) == limit:
        # The next page begins before the last row's time: rows with the same time belong to this page.
        last = found[-1]
        same = wanted.where(at == last["changed"], id < last["id"]).order_by(id.desc())
        found += (await connection.execute(same)).mappings()
    return found
