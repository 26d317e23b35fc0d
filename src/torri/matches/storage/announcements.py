"""What everybody is told on every page, and the codes that let strangers in."""

from __future__ import annotations

from typing import Any

from msgspec.json import decode
from sqlalchemy import Row, delete, insert, or_, select, update

from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.errors import UnknownItem
from torri.matches.storage.heads import json
from torri.matches.storage.operators import write_down
from torri.matches.storage.rows import Announcement, Audited, EntryCode

announcements, entry_codes = tables.announcements, tables.entry_codes


class Announcements:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def current(self, now: int) -> list[Announcement]:
        """Those that have not ended, the newest first."""
        wanted = select(announcements).where(or_(announcements.c.until.is_(None), announcements.c.until > now))
        async with self._database.reading() as connection:
            found = await connection.execute(wanted.order_by(announcements.c.made.desc(), announcements.c.id))
            return [_notice(row) for row in found]

    async def add(self, announcement: Announcement, operator: str | None) -> None:
        row = {
            "id": announcement.id,
            "kind": announcement.kind,
            "texts": json(announcement.texts),
            "made": announcement.made,
            "until": announcement.until,
        }
        told = " / ".join(announcement.texts.values())
        async with self._database.writing() as connection:
            # Nobody sees those that have ended; the audit log keeps what they said.
            await connection.execute(delete(announcements).where(announcements.c.until < announcement.made))
            await connection.execute(insert(announcements), row)
            await write_down(connection, Audited("announcement", announcement.made, operator, detail=told))

    async def end(self, id: str, at: int, operator: str | None) -> None:
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(announcements).where(announcements.c.id == id))
            if not gone.rowcount:
                raise UnknownItem(id)
            await write_down(connection, Audited("end-announcement", at, operator, detail=id))

    # Codes

    async def codes(self, now: int) -> list[EntryCode]:
        """Those that still let somebody in, the newest first."""
        wanted = select(entry_codes).where(entry_codes.c.uses > 0, _valid(now)).order_by(entry_codes.c.made.desc())
        async with self._database.reading() as connection:
            return [EntryCode(**row._mapping) for row in await connection.execute(wanted)]

    async def add_code(self, code: EntryCode, operator: str | None) -> None:
        row = {
            "fingerprint": code.fingerprint,
            "note": code.note,
            "made": code.made,
            "until": code.until,
            "uses": code.uses,
        }
        spent = or_(entry_codes.c.uses < 1, entry_codes.c.until < code.made)
        async with self._database.writing() as connection:
            await connection.execute(delete(entry_codes).where(spent))
            await connection.execute(insert(entry_codes), row)
            await write_down(connection, Audited("code", code.made, operator, detail=code.note))

    async def use_code(self, fingerprint: str, now: int) -> bool:
        """Take one use of a code; false if there is no such code, or nothing left of it."""
        good = (entry_codes.c.fingerprint == fingerprint, entry_codes.c.uses > 0, _valid(now))
        async with self._database.writing() as connection:
            used = await connection.execute(update(entry_codes).where(*good).values(uses=entry_codes.c.uses - 1))
            return bool(used.rowcount)

    async def end_code(self, fingerprint: str, at: int, operator: str | None) -> None:
        async with self._database.writing() as connection:
            ended = entry_codes.c.fingerprint == fingerprint
            note = await connection.scalar(select(entry_codes.c.note).where(ended))
            if note is None:
                raise UnknownItem(fingerprint)
            await connection.execute(delete(entry_codes).where(ended))
            await write_down(connection, Audited("end-code", at, operator, detail=note))


def _valid(now: int) -> Any:
    return or_(entry_codes.c.until.is_(None), entry_codes.c.until > now)


def _notice(row: Row[Any]) -> Announcement:
    return Announcement(row.id, row.kind, decode(row.texts), row.made, row.until)
