"""What persons have told the operators about others."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import Row, delete, func, insert, or_, select, update

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownItem
from torri.matches.storage.operators import write_down
from torri.matches.storage.rows import Audited, Report

reports = tables.reports


class Reports:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, report: Report) -> None:
        async with self._database.writing() as connection:
            await connection.execute(insert(reports), asdict(report))

    async def open_of(self, reporter: str) -> int:
        """How many of somebody's reports nobody has dealt with."""
        counted = select(func.count()).select_from(reports)
        theirs = counted.where(reports.c.reporter == reporter, reports.c.closed.is_(None))
        async with self._database.reading() as connection:
            return int(await connection.scalar(theirs) or 0)

    async def page(
        self, limit: int, closed: bool, before: tuple[int, str] | None = None, person: str | None = None
    ) -> list[Report]:
        """Reports, the newest first, from where a former page ended; only those about a person, if one is named."""
        wanted = select(reports).where(reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None))
        if person is not None:
            wanted = wanted.where(reports.c.person == person)
        if before is not None:
            at, id = before
            wanted = wanted.where(or_(reports.c.made < at, (reports.c.made == at) & (reports.c.id < id)))
        async with self._database.reading() as connection:
            found = await connection.execute(wanted.order_by(reports.c.made.desc(), reports.c.id.desc()).limit(limit))
            return [_report(row) for row in found]

    async def remove_closed(self, before: int) -> int:
        """Those that were dealt with before a time; how many these were."""
        async with self._database.writing(patient=True) as connection:
            return (await connection.execute(delete(reports).where(reports.c.closed < before))).rowcount

    async def close(self, id: str, at: int, operator: str | None, outcome: str) -> None:
        """An operator has dealt with it."""
        open_one = (reports.c.id == id, reports.c.closed.is_(None))
        async with self._database.writing() as connection:
            found = (await connection.execute(select(reports).where(*open_one))).one_or_none()
            if found is None:
                raise UnknownItem(id)
            await connection.execute(update(reports).where(*open_one).values(closed=at, outcome=outcome))
            await write_down(connection, Audited("close-report", at, operator, found.person, outcome, id))


def _report(row: Row[Any]) -> Report:
    return Report(**row._mapping)
