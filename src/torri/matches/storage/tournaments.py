"""Tournaments in the database: their rows are added and filled in, each step at most once."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from msgspec.json import decode
from msgspec.structs import asdict
from sqlalchemy import Row, delete, func, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.errors import TooMany, TournamentFull, TournamentNotNow, UnknownTournament
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.heads import from_row, json
from torri.matches.storage.rows import Head
from torri.matches.tournaments import (
    DAY_MS,
    OPEN_DAYS,
    UNFINISHED_STAGES,
    Course,
    Entrant,
    Manner,
    Outcome,
    Stage,
    Tournament,
    TournamentTable,
)

tournaments, entrants, played = tables.tournaments, tables.tournament_entrants, tables.tournament_tables
matches = tables.matches
MAX_LOOKED_AFTER: Final = 200  # tournaments that are read at once

# The same in both databases, but SQLAlchemy has it only in the dialects, under different names.
_ENTER: Final = text(
    "INSERT INTO tournament_entrants (tournament, id, name, crest, joined, person, bot, out) "
    "VALUES (:tournament, :id, :name, :crest, :joined, :person, :bot, :out) ON CONFLICT (tournament, id) DO NOTHING"
)


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, tournament: Tournament, programs: Sequence[Entrant], most: int) -> None:
        """Keep a new one, unless its host has as many as allowed."""
        unfinished = tournaments.c.status.in_(UNFINISHED_STAGES)
        hosted = select(func.count()).select_from(tournaments).where(tournaments.c.host == tournament.host, unfinished)
        async with self._database.writing() as connection:
            if int(await connection.scalar(hosted) or 0) >= most:
                raise TooMany("limit-tournaments", most)
            await connection.execute(insert(tournaments), _row(tournament))
            for one in programs:
                await connection.execute(_ENTER, _entrant_row(tournament.id, one))

    async def get(self, id: str) -> Tournament:
        async with self._database.reading() as connection:
            return await _one(connection, id)

    async def course(self, id: str) -> Course:
        """Everything about one, as it was at one moment."""
        async with self._database.reading() as connection:
            return await _course(connection, id)

    async def heads(self, id: str, round: int) -> dict[str, Head]:
        """The matches of a round that there are."""
        wanted = select(*(column for column in matches.c if column.name != "secret")).join(
            played, played.c.match == matches.c.id
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.where(played.c.tournament == id, played.c.round == round))
            return {row["id"]: from_row(row) for row in rows.mappings()}

    async def listed(self, limit: int, *statuses: Stage) -> list[tuple[Tournament, int]]:
        """Those that everybody may see, with the number of entrants; the last changed first."""
        wanted = select(tournaments).where(tournaments.c.public, tournaments.c.status.in_(statuses))
        async with self._database.reading() as connection:
            page = await connection.execute(
                wanted.order_by(tournaments.c.changed.desc(), tournaments.c.id).limit(limit)
            )
            return await _counted(connection, page.all())

    async def of_person(self, ids: Collection[str], limit: int) -> list[tuple[Tournament, int]]:
        """Those that somebody hosts or plays in; the last changed first."""
        entered = select(entrants.c.tournament).where(entrants.c.person.in_(ids))
        theirs = or_(tournaments.c.host.in_(ids), tournaments.c.id.in_(entered))
        wanted = select(tournaments).where(theirs).order_by(tournaments.c.changed.desc(), tournaments.c.id)
        async with self._database.reading() as connection:
            return await _counted(connection, (await connection.execute(wanted.limit(limit))).all())

    async def entered(self, ids: Collection[str], among: Collection[str]) -> set[str]:
        """Those of some tournaments in which somebody plays."""
        wanted = select(entrants.c.tournament).where(entrants.c.person.in_(ids), entrants.c.tournament.in_(among))
        async with self._database.reading() as connection:
            return set(await connection.scalars(wanted))

    async def enter(self, id: str, entrant: Entrant, ids: Collection[str], most: int) -> None:
        """Somebody joins, as long as it is open and has room; nothing changes if they have joined before."""
        theirs = entrants.c.person.in_(ids)
        unfinished = (
            select(func.count())
            .select_from(entrants.join(tournaments, tournaments.c.id == entrants.c.tournament))
            .where(theirs, tournaments.c.status.in_(UNFINISHED_STAGES))
        )
        async with self._database.writing() as connection:
            found = await _one(connection, id, lock=True)
            _require(found, "open")
            there = (await connection.execute(select(entrants).where(entrants.c.tournament == id))).all()
            if any(row.person in ids for row in there):
                return
            if len(there) >= found.manner.most:
                raise TournamentFull(found.manner.most)
            if int(await connection.scalar(unfinished) or 0) >= most:
                raise TooMany("limit-entries", most)
            await connection.execute(_ENTER, _entrant_row(id, entrant))

    async def leave(self, id: str, ids: Collection[str]) -> Tournament:
        """Somebody leaves: before the start they were never there, later they are out from the next round on."""
        theirs = (entrants.c.tournament == id, entrants.c.person.in_(ids))
        async with self._database.writing() as connection:
            found = await _one(connection, id, lock=True)
            if found.status == "open":
                await connection.execute(delete(entrants).where(*theirs))
            elif found.status == "running":
                still = (*theirs, entrants.c.out.is_(None))
                await connection.execute(update(entrants).where(*still).values(out=max(0, found.round - 1)))
            return found

    async def end(self, id: str, status: Stage, wanted: Stage, now: int, round: int, out: Collection[str] = ()) -> bool:
        """A tournament ends, if nobody was quicker; who is `out` was not there for the last rounds."""
        now_so = (tournaments.c.id == id, tournaments.c.status == wanted, tournaments.c.round == round)
        async with self._database.writing() as connection:
            done = await connection.execute(update(tournaments).where(*now_so).values(status=status, changed=now))
            if done.rowcount:
                await _put_out(connection, id, out, round)
            return bool(done.rowcount)

    async def remove_cancelled(self, before: int) -> int:
        """Remove those that were cancelled before a time, with who had entered; how many. None of them has a match."""
        gone = delete(tournaments).where(tournaments.c.status == "cancelled", tournaments.c.changed < before)
        async with self._database.writing(patient=True) as connection:
            return int((await connection.execute(gone)).rowcount)

    async def begin_round(
        self, old: Tournament, made: Sequence[TournamentTable], out: Collection[str], now: int
    ) -> bool:
        """Write a round, and who is out of it; nothing if another process has written it first."""
        before = (tournaments.c.id == old.id, tournaments.c.round == old.round, tournaments.c.status == old.status)
        after = {"status": "running", "round": old.round + 1, "changed": now}
        async with self._database.writing() as connection:
            done = await connection.execute(update(tournaments).where(*before).values(after))
            if not done.rowcount:
                return False
            await _put_out(connection, old.id, out, old.round)
            if made:
                await connection.execute(insert(played), [_table_row(old.id, one) for one in made])
            return True

    async def record(self, id: str, table: TournamentTable, outcome: Outcome) -> None:
        """How a table ended; what was recorded first stays."""
        which = (played.c.tournament == id, played.c.round == table.round, played.c.number == table.number)
        async with self._database.writing() as connection:
            empty = update(played).where(*which, played.c.outcome.is_(None))
            await connection.execute(empty.values(outcome=json(outcome)))

    async def is_round_over(self, id: str, round: int) -> bool:
        """Whether every table of it has ended."""
        played_still = (played.c.tournament == id, played.c.round == round, played.c.outcome.is_(None))
        async with self._database.reading() as connection:
            return await connection.scalar(select(played.c.number).where(*played_still).limit(1)) is None

    async def to_look_after(self, now: int, after: str = "") -> list[str]:
        """Those that are running, should begin, or have waited too long: some of them, the first `after` that id."""
        due = or_(tournaments.c.starts <= now, tournaments.c.created < now - OPEN_DAYS * DAY_MS)
        wanted = select(tournaments.c.id).where(
            or_(tournaments.c.status == "running", (tournaments.c.status == "open") & due)
        )
        page = wanted.where(tournaments.c.id > after).order_by(tournaments.c.id).limit(MAX_LOOKED_AFTER)
        async with self._database.reading() as connection:
            return list(await connection.scalars(page))


async def _put_out(connection: AsyncConnection, tournament: str, ids: Collection[str], round: int) -> None:
    """These were there for so many rounds, and are no more."""
    gone = (entrants.c.tournament == tournament, entrants.c.id.in_(ids), entrants.c.out.is_(None))
    await connection.execute(update(entrants).where(*gone).values(out=round))


def _require(tournament: Tournament, status: Stage) -> None:
    if tournament.status != status:
        raise TournamentNotNow(tournament.status, status)


async def _one(connection: AsyncConnection, id: str, *, lock: bool = False) -> Tournament:
    wanted = select(tournaments).where(tournaments.c.id == id)
    found = (await connection.execute(wanted.with_for_update() if lock else wanted)).one_or_none()
    if found is None:
        raise UnknownTournament(id)
    return _tournament(found)


async def _course(connection: AsyncConnection, id: str) -> Course:
    tournament = await _one(connection, id)
    who = select(entrants).where(entrants.c.tournament == id).order_by(entrants.c.joined, entrants.c.id)
    where = select(played).where(played.c.tournament == id).order_by(played.c.round, played.c.number)
    return Course(
        tournament,
        tuple([_entrant(row) for row in await connection.execute(who)]),
        tuple([_table(row) for row in await connection.execute(where)]),
    )


async def _counted(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> list[tuple[Tournament, int]]:
    some = entrants.c.tournament.in_([row.id for row in rows])
    counted = select(entrants.c.tournament, func.count()).where(some).group_by(entrants.c.tournament)
    counts = {row[0]: row[1] for row in await connection.execute(counted)}
    return [(_tournament(row), counts.get(row.id, 0)) for row in rows]


def _row(one: Tournament) -> dict[str, Any]:
    return asdict(one) | {"manner": json(one.manner)}


def _tournament(row: Row[Any]) -> Tournament:
    return Tournament(**(dict(row._mapping) | {"manner": decode(row.manner, type=Manner)}))


def _entrant_row(tournament: str, one: Entrant) -> dict[str, Any]:
    return {"tournament": tournament} | asdict(one)


def _entrant(row: Row[Any]) -> Entrant:
    return Entrant(**{name: value for name, value in row._mapping.items() if name != "tournament"})


def _table_row(tournament: str, one: TournamentTable) -> dict[str, Any]:
    return {
        "tournament": tournament,
        "round": one.round,
        "number": one.number,
        "match": one.match,
        "seats": json(one.seats),
        "outcome": None,
    }


def _table(row: Row[Any]) -> TournamentTable:
    outcome = None if row.outcome is None else decode(row.outcome, type=Outcome)
    return TournamentTable(row.round, row.number, row.match, decode(row.seats, type=tuple[str, ...]), outcome)
