"""A person is removed: with everything that is theirs alone, and by name from what is others' too.

Matches with others keep their answers and draws, so that they go on replaying and verifying; the person's name in them
becomes that of nobody, and what they wrote is gone. Their id stays in entries and results, and leads to nobody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import Final

from msgspec import DecodeError
from msgspec.structs import replace
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches import entries as of
from torri.matches.entries import Chair, Known, from_json, to_json
from torri.matches.storage import tables
from torri.matches.storage.database import Database
from torri.matches.storage.heads import from_row, json
from torri.matches.storage.rows import Head, participant

NOBODY: Final = "N. N."  # as a name, in all languages
NO_WORDS: Final = "…"  # in place of a line of chat
IDS_AT_ONCE: Final = 200

matches, entries, participants, persons = tables.matches, tables.entries, tables.participants, tables.persons
_heads = select(*(column for column in matches.c if column.name != "secret"))


class Forgetting:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def forget(self, person: str) -> list[str]:
        """Remove somebody; the matches that have changed, or are gone, are to be read again."""
        async with self._database.reading(patient=True) as connection:
            ids = [person, *await connection.scalars(select(persons.c.id).where(persons.c.adopted_by == person))]
        found = await self._unnamed(ids)
        async with self._database.writing(patient=True) as connection:
            gone = await _remove(connection, person, ids)
        # What they have written in another window meanwhile.
        return sorted({*found, *gone, *await self._unnamed(ids)})

    async def silence(self, before: int) -> int:
        """Empty the chat of matches that were over before a time; how many lines that were."""
        said = entries.c.body.like('{"kind":"said"%') & ~entries.c.body.contains(f'"text":"{NO_WORDS}"')
        old = select(matches.c.id).where(matches.c.status == "over", matches.c.changed < before)
        wanted = select(*entries.c["match", "seq", "body"]).where(said, entries.c.match.in_(old))
        count = 0
        async with self._database.reading(patient=True) as connection:
            found = (await connection.execute(wanted)).all()
        async with self._database.writing(patient=True) as connection:
            for row in found:
                entry = from_json(row.body)
                if isinstance(entry, of.Said):
                    await _write(connection, row.match, row.seq, replace(entry, text=NO_WORDS))
                    count += 1
        return count

    async def _unnamed(self, ids: Sequence[str]) -> set[str]:
        """Take the name out of every entry and every list; the matches in which it stood."""
        wanted = select(*entries.c["match", "seq", "body"]).where(
            or_(*(entries.c.body.contains(f'"person":{json(id)}', autoescape=True) for id in ids))
        )
        async with self._database.reading(patient=True) as connection:
            rows = (await connection.execute(wanted)).all()
        changed: list[tuple[str, int, Known]] = []
        for row in rows:
            with suppress(DecodeError, UnicodeError):  # a damaged match stays as it is
                entry = from_json(row.body)
                if (scrubbed := without_person(entry, ids)) != entry:
                    changed.append((row.match, row.seq, scrubbed))
        touched = {match for match, _, _ in changed}
        async with self._database.writing(patient=True) as connection:
            for match, seq, entry in changed:
                await _write(connection, match, seq, entry)
            for some in _pages(sorted(touched)):
                for head in (await connection.execute(_heads.where(matches.c.id.in_(some)))).mappings().all():
                    with suppress(DecodeError):
                        await _rewrite_head(connection, from_row(head), ids)
        return touched


def without_person(entry: Known, ids: Collection[str]) -> Known:
    """The same, with nobody where somebody was."""
    if isinstance(entry, of.Seated) and entry.person in ids:
        return replace(entry, name=NOBODY, crest=0)
    if isinstance(entry, of.Said) and entry.person in ids:
        return replace(entry, name=NOBODY, text=NO_WORDS)
    if isinstance(entry, of.Created | of.TableChanged):
        return replace(entry, chairs=tuple(_chair(chair, ids) for chair in entry.chairs))
    return entry


def _chair(chair: Chair, ids: Collection[str]) -> Chair:
    return replace(chair, name=NOBODY, crest=0) if chair.person in ids else chair


async def _write(connection: AsyncConnection, match: str, seq: int, entry: Known) -> None:
    place = (entries.c.match == match, entries.c.seq == seq)
    await connection.execute(update(entries).where(*place).values(body=to_json(entry).decode()))


async def _rewrite_head(connection: AsyncConnection, head: Head, ids: Collection[str]) -> None:
    chairs = [
        chair | ({"name": NOBODY, "crest": 0} if person in ids else {})
        for chair, person in zip(head.summary.get("chairs", ()), head.seats, strict=False)
    ]
    named = {"host": NOBODY} if head.host in ids else {}
    written = replace(head, summary=head.summary | {"chairs": chairs} | named)
    await connection.execute(update(matches).where(matches.c.id == head.id).values(summary=json(written.summary)))
    for other in {*head.seats} - {None, *ids}:
        theirs = (participants.c.match == head.id, participants.c.person == other)
        others = participant(written, str(other))["others"]
        await connection.execute(update(participants).where(*theirs).values(others=others))


async def _remove(connection: AsyncConnection, person: str, ids: Sequence[str]) -> list[str]:
    gone = await _alone(connection, ids)
    for some in _pages(gone):
        await connection.execute(delete(matches).where(matches.c.id.in_(some)))
    reports, entrants = tables.reports, tables.tournament_entrants
    await connection.execute(update(reports).where(reports.c.person.in_(ids)).values(said=""))
    await connection.execute(update(entrants).where(entrants.c.person.in_(ids)).values(name=NOBODY, crest=0))
    for table in (participants, tables.deal_results, tables.puzzle_tries):
        await connection.execute(delete(table).where(table.c.person.in_(ids)))
    await connection.execute(delete(persons).where(persons.c.id == person))
    return gone


async def _alone(connection: AsyncConnection, ids: Sequence[str]) -> list[str]:
    """The matches that nobody else has sat at, and no tournament counts."""
    others, table = participants.alias(), tables.tournament_tables
    shared = select(others.c.match).where(others.c.match == participants.c.match, others.c.person.not_in(ids))
    counted = select(table.c.match).where(table.c.match == participants.c.match)
    theirs = select(participants.c.match).where(participants.c.person.in_(ids))
    return list(await connection.scalars(theirs.where(~shared.exists(), ~counted.exists()).distinct()))


def _pages(ids: Sequence[str]) -> Iterable[Sequence[str]]:
    return (ids[first : first + IDS_AT_ONCE] for first in range(0, len(ids), IDS_AT_ONCE))
