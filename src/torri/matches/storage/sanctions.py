"""What persons may not do here, until when, and why."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError

from torri.matches.sanctions import Sanction
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownItem, UnknownPerson
from torri.matches.storage.operators import write_down
from torri.matches.storage.rows import Audited

sanctions = tables.sanctions


class Sanctions:
    """Each is written with its line of the audit log, or not at all."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def impose(self, sanction: Sanction, operator: str | None) -> None:
        row = {
            "id": sanction.id,
            "person": sanction.person,
            "kind": sanction.kind,
            "reason": sanction.reason,
            "made": sanction.made,
            "until": sanction.until,
            "changed": sanction.made,
        }
        until = "" if sanction.until is None else str(sanction.until)
        done = Audited(sanction.kind, sanction.made, operator, sanction.person, sanction.reason, until)
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(sanctions), row)
                await write_down(connection, done)
        except IntegrityError as error:
            raise UnknownPerson(sanction.person) from error

    async def lift(self, id: str, at: int, operator: str | None, reason: str) -> Sanction:
        """End a sanction before its time."""
        open_one = (sanctions.c.id == id, sanctions.c.lifted.is_(None))
        async with self._database.writing() as connection:
            found = (await connection.execute(select(sanctions).where(*open_one))).one_or_none()
            if found is None:
                raise UnknownItem(id)
            await connection.execute(update(sanctions).where(*open_one).values(lifted=at, changed=at))
            await write_down(connection, Audited("lift", at, operator, found.person, reason, found.kind))
        return _sanction(found)

    async def of(self, ids: Collection[str]) -> list[Sanction]:
        """All that somebody ever had, the last first."""
        wanted = select(sanctions).where(sanctions.c.person.in_(ids)).order_by(sanctions.c.made.desc(), sanctions.c.id)
        async with self._database.reading() as connection:
            return [_sanction(row) for row in await connection.execute(wanted)]

    async def current(self, ids: Collection[str], now: int) -> list[Sanction]:
        """Those that hold."""
        return [one for one in await self.of(ids) if one.holds(now)]

    async def changed(self, since: int) -> tuple[list[str], int]:
        """Whose sanctions have changed from a time on, in any process or by command line; and the last change."""
        wanted = select(sanctions.c.person, sanctions.c.changed).where(sanctions.c.changed >= since)
        async with self._database.reading() as connection:
            found = list(await connection.execute(wanted))
        return [row.person for row in found], max((row.changed for row in found), default=since)


def _sanction(row: Row[Any]) -> Sanction:
    return Sanction(row.id, row.person, row.kind, row.reason, row.made, row.until, row.lifted)
