"""What is kept only for a time, and nobody who still plays loses anything by it."""

from __future__ import annotations

import asyncio

import pytest

from torri.matches import decisions
from torri.matches.bounds import Keeping, ServerBounds
from torri.matches.chairs import Who
from torri.matches.clock import clock_read_by
from torri.matches.entries import Chair, Clock, Said, Terms
from torri.matches.errors import ServerFull, UnknownTournament
from torri.matches.keeping import DAY_MS, Cleared, clear
from torri.matches.storage import Person, Report, Storage, UnknownPerson
from torri.matches.tables import Tables
from torri.matches.tournaments import Entrant, Manner, Tournament

LONG_AGO = 1_700_000_000_000
NOW = LONG_AGO + 100 * DAY_MS
KEEPING = Keeping(guests=90, chat=30, reports=30, events=30)

MANNER = Manner("Torneo", "patrizier", 2, "swiss", rounds=2, clock=Clock(60))


def test_what_is_too_old_goes_and_nothing_else(database: str) -> None:
    async def lived() -> None:
        storage = await Storage.open(database)
        tables = Tables(storage)
        people = [("old", None), ("plays", None), ("anna", "anna"), ("new", None)]
        for id, login in people:
            await storage.people.create_person(Person(id, id.title(), NOW if id == "new" else LONG_AGO, login=login))
        with clock_read_by(lambda: LONG_AGO):
            match = (
                await tables.create("patrizier", "anna", [Chair("Anna", "anna"), Chair("Old", "old")], {}, Terms())
            ).id
            await tables.act(match, lambda found: decisions.say(found, Who("anna", "Anna"), "Ciao", 9))
            await tables.act(match, lambda found: decisions.resign(found, 0))  # one of two: it is over
            await storage.reports.add(Report("r1", LONG_AGO, "anna", "other"))
            await storage.reports.add(Report("r2", LONG_AGO, "anna", "other"))
            await storage.reports.close("r1", LONG_AGO, None, "Nothing")
            for id in ("cancelled", "waits"):
                event = Tournament(id, "anna", "open", 0, True, LONG_AGO, LONG_AGO, None, MANNER)
                await storage.tournaments.create(event, [Entrant("bot", "Bot", 0, LONG_AGO, bot="novizio")], 9)
            await storage.tournaments.end("cancelled", "cancelled", "open", LONG_AGO, 0)
        with clock_read_by(lambda: NOW):
            await tables.create("patrizier", "plays", [Chair("Plays", "plays"), Chair()], {}, Terms())
            assert await clear(tables, Keeping(), NOW) == Cleared()
            assert await clear(tables, KEEPING, NOW) == Cleared(guests=1, lines=1, reports=1, events=1)
            assert await clear(tables, KEEPING, NOW) == Cleared()
        for id, _ in people[1:]:
            assert (await storage.people.person(id)).id == id
        with pytest.raises(UnknownPerson):
            await storage.people.person("old")
        with pytest.raises(UnknownTournament):
            await storage.tournaments.course("cancelled")
        assert len((await storage.tournaments.course("waits")).entrants) == 1
        said = [one.entry for one in await storage.entries(match) if isinstance(one.entry, Said)]
        assert [one.text for one in said] == ["…"]
        assert [one.name for one in (await tables.get(match)).chairs] == ["Anna", "N. N."]
        await tables.close()
        await storage.close()

    asyncio.run(lived())


def test_all_together_have_no_more_than_the_server_takes(sqlite_database: str) -> None:
    async def lived() -> None:
        storage = await Storage.open(sqlite_database)
        tables = Tables(storage, in_all=ServerBounds(tables=1))
        for person in ("anna", "bruno"):
            await storage.people.create_person(Person(person, person, 1))
        await tables.create("patrizier", "anna", [Chair("Anna", "anna"), Chair()], {}, Terms())
        with pytest.raises(ServerFull):
            await tables.create("patrizier", "bruno", [Chair("Bruno", "bruno"), Chair()], {}, Terms())
        await tables.close()
        await storage.close()

    asyncio.run(lived())
