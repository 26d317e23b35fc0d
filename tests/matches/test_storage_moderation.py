"""What operators do is kept with who did it and why, in both databases, and nobody can change that."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from tests.matches.stored import opened
from torri.matches.storage import (
    Announcement,
    Audited,
    EntryCode,
    Person,
    Report,
    Sanction,
    UnknownItem,
    UnknownPerson,
)


def test_what_operators_do_is_kept_and_told(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            for number, name in enumerate(("anna", "bruno", "clara_x")):
                await storage.people.create_person(Person(name, name.title(), number, login=name))
            await storage.operators.grant("anna", 1, "first")
            await storage.operators.grant("anna", 2, "again")
            assert await storage.operators.is_operator("anna") and not await storage.operators.is_operator("bruno")

            await storage.sanctions.impose(Sanction("s1", "bruno", "mute", "rude", 10, 50), "anna")
            await storage.sanctions.impose(Sanction("s2", "bruno", "ban", "worse", 20), "anna")
            assert [one.kind for one in await storage.sanctions.current(["bruno"], 49)] == ["ban", "mute"]
            assert [one.kind for one in await storage.sanctions.current(["bruno"], 50)] == ["ban"]
            assert await storage.sanctions.changed(11) == (["bruno"], 20)
            await storage.sanctions.lift("s2", 30, None, "sorry")
            assert await storage.sanctions.current(["bruno"], 50) == []
            with pytest.raises(UnknownItem):
                await storage.sanctions.lift("s2", 31, None, "twice")
            with pytest.raises(UnknownPerson):
                await storage.sanctions.impose(Sanction("s3", "nobody", "ban", "?", 20), None)

            await storage.reports.add(Report("r1", 5, "clara_x", "chat", "look", "bruno", said="…"))
            await storage.reports.add(Report("r2", 5, "clara_x", "other", person="bruno"))
            assert await storage.reports.open_of("clara_x") == 2
            (newest,) = await storage.reports.page(1, closed=False)
            (older,) = await storage.reports.page(1, closed=False, before=(newest.made, newest.id))
            assert (newest.id, older.id) == ("r2", "r1")
            await storage.reports.close("r1", 40, "anna", "muted")
            assert [one.outcome for one in await storage.reports.page(9, closed=True, person="bruno")] == ["muted"]

            await storage.operators.rename("bruno", "Bruno II", Audited("rename", 45, "anna", "bruno", "?", "Bruno"))
            found = await storage.operators.people(1, "_X")
            assert [one.id for one in found] == ["clara_x"], "the sign of any letter is a letter like others"
            assert [one.id for one in await storage.operators.people(9, "bRUNO ii")] == ["bruno"]
            first = (await storage.operators.people(2))[-1]
            assert [one.id for one in await storage.operators.people(9, "", (first.created, first.id))] == ["anna"]

            await storage.announcements.add(Announcement("n1", "news", {"en": "Hello"}, 10, 20), "anna")
            assert [one.texts for one in await storage.announcements.current(19)] == [{"en": "Hello"}]
            assert await storage.announcements.current(20) == []
            await storage.announcements.add_code(EntryCode("f" * 64, "club", 10, 90, 1), "anna")
            assert not await storage.announcements.use_code("f" * 64, 90)
            assert await storage.announcements.use_code("f" * 64, 20)
            assert not await storage.announcements.use_code("f" * 64, 20), "it let one person in"

            lines = await storage.operators.audit(99)
            assert [one.action for one in reversed(lines)] == [
                *("grant", "grant", "mute", "ban", "lift", "close-report", "rename", "announcement", "code")
            ]
            assert await storage.operators.audit(1, lines[2].number) == [lines[3]]
            for change in ("UPDATE audit_log SET reason = ''", "DELETE FROM audit_log"):
                with pytest.raises(DBAPIError, match="append-only"):
                    async with storage._database.engine.begin() as connection:
                        await connection.execute(text(change))
            await storage.people.delete_person("bruno")
            assert await storage.sanctions.of(["bruno"]) == []
            assert len(await storage.operators.audit(99, person="bruno")) == 5, "what was done is not undone by going"

    asyncio.run(run())
