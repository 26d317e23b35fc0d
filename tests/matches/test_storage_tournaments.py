"""Tournaments in both databases: each step is written once, whichever process is first."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from tests.matches.stored import opened
from torri.matches.entries import Clock
from torri.matches.errors import TooMany, TournamentFull, TournamentNotNow
from torri.matches.storage import Storage
from torri.matches.storage import tournaments as stored
from torri.matches.tournaments import DAY_MS, OPEN_DAYS, Entrant, Manner, Outcome, Tournament, TournamentTable

MANNER = Manner("Lega", "patrizier", 2, "league", rounds=3, clock=Clock(60), most=3)
NEW = Tournament("t", "anna", "open", 0, True, 0, 0, None, MANNER)
TIE = Outcome((1, 1))


def entrant(name: str) -> Entrant:
    return Entrant(name, name.title(), 0, 0, person=name)


async def enter(storage: Storage, name: str, most: int = 9) -> None:
    await storage.tournaments.enter("t", entrant(name), (name,), most)


def test_two_processes_begin_the_same_round_and_one_of_them_has_written_it(database: str) -> None:
    async def run() -> None:
        async with opened(database) as storage:
            await storage.tournaments.create(NEW, [], 1)
            with pytest.raises(TooMany):
                await storage.tournaments.create(replace(NEW, id="u"), [], 1)
            for name in ("anna", "bruno", "clara", "clara"):
                await enter(storage, name)
            with pytest.raises(TournamentFull):
                await enter(storage, "dario")
            tables = [TournamentTable(1, number, f"m{number}", ("anna", "bruno")) for number in (1, 2)]
            others = [TournamentTable(1, 1, "other", ("bruno", "anna"))]
            both = await asyncio.gather(
                storage.tournaments.begin_round(NEW, tables, {"clara"}, 5),
                storage.tournaments.begin_round(NEW, others, (), 6),
            )
            assert sorted(both) == [False, True]
            course = await storage.tournaments.course("t")
            assert course.tables == tuple(tables if both[0] else others) and course.tournament.round == 1
            with pytest.raises(TournamentNotNow):
                await enter(storage, "dario")
            for table in course.tables:
                assert not await storage.tournaments.is_round_over("t", 1)
                await asyncio.gather(
                    *(storage.tournaments.record("t", table, one) for one in (TIE, Outcome((1, 2), (9, 3))))
                )
            assert await storage.tournaments.is_round_over("t", 1)
            first = (await storage.tournaments.course("t")).tables
            await storage.tournaments.record("t", first[0], Outcome((2, 1), (0, 1)))
            assert (await storage.tournaments.course("t")).tables == first, "what was recorded first stays"
            # A round in which nobody can play is over at once.
            assert await storage.tournaments.begin_round(course.tournament, [], (), 7)
            assert await storage.tournaments.is_round_over("t", 2)
            ended = await asyncio.gather(
                *(storage.tournaments.end("t", "over", "running", 8, 2, out) for out in (["anna"], ["bruno"]))
            )
            last = await storage.tournaments.course("t")
            assert sorted(ended) == [False, True] and last.tournament.status == "over"
            gone = {one.id for one in last.entrants if one.out == 2}
            assert gone == ({"anna"} if ended[0] else {"bruno"})

    asyncio.run(run())


def test_all_that_wait_are_looked_after_however_many(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MAX_LOOKED_AFTER", 2)
    late = OPEN_DAYS * DAY_MS + 1

    async def run() -> None:
        async with opened(database) as storage:
            for number in range(5):
                due = replace(NEW, id=f"t{number}", host=str(number), starts=late if number < 3 else None, created=9)
                await storage.tournaments.create(due, [], 9)
            found: list[str] = []
            while some := await storage.tournaments.to_look_after(late, found[-1] if found else ""):
                assert len(some) <= 2
                found += some
            assert found == ["t0", "t1", "t2"]
            assert len(await storage.tournaments.to_look_after(late + 9)) == 2, "nobody has begun these for a month"

    asyncio.run(run())
