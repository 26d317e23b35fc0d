"""Matches in a database: nothing that was acknowledged is lost, and nobody writes over anybody."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias, get_args

import pytest
from msgspec.structs import replace

from tests.matches.stored import CREATED, create, head, opened, written
from torri.engine.errors import TorriError
from torri.matches import entries as of
from torri.matches.entries import Known
from torri.matches.storage import NoDatabase, NotWritten, Overtaken, Storage, StorageClosed, UnknownMatch

Play: TypeAlias = Callable[[Storage], Coroutine[Any, Any, None]]

EVERY_KIND: list[Known] = [
    replace(CREATED, terms=of.Terms(of.Clock(300, 5), public=True), origin=of.Origin("older", 7), answers=(1, 2, 3)),
    of.Seated(1, "bruno", "Bruno 🏛", 3),
    of.Vacated(1),
    of.Filled(1, "garzone", "Cosimo", 2),
    of.TableChanged({"crests": True}, of.Terms(hints=False), (of.Chair("Anna", "anna"), of.Chair()), (0, -1)),
    of.Stirred(0, "a 'quoted' \"text\" with \0 and \\"),
    of.Begun(),
    of.Answered(0, 2**40, "bot", "client-1"),
    of.Drawn(5),
    of.TookBack(0, 1),
    of.UndoAsked(1, 0),
    of.UndoAnswered(0, True),
    of.Resigned(1),
    of.AbsenceVoted(0, 1),
    of.Replaced(1, "compagno", "time"),
    of.Returned(1),
    of.Paused(0),
    of.Resumed(0),
    of.OnVacation(1, 2**40),
    of.HandedBack(0, 7),
    of.Abandoned(),
    of.Said("anna", "Anna", "ciao", 0),
    of.Ended("over", "secret", (30, 20), (0,)),
    of.Rematched(1, "next"),
]


def with_storage(url: str, play: Play) -> None:
    async def run() -> None:
        async with opened(url) as storage:
            await play(storage)

    asyncio.run(run())


def test_every_kind_of_entry_comes_back_as_it_was(database: str) -> None:
    assert {type(entry) for entry in EVERY_KIND} == set(get_args(Known))
    all_of_them = [written(seq, entry) for seq, entry in enumerate(EVERY_KIND)]

    async def play(storage: Storage) -> None:
        await storage.create(head("m"), "secret", all_of_them[:1])
        await storage.append("m", all_of_them[1:4])
        await storage.append("m", all_of_them[4:])
        assert await storage.entries("m") == all_of_them
        assert await storage.entries("m", since=10) == all_of_them[10:]
        assert await storage.entries("m", since=len(all_of_them)) == []

    with_storage(database, play)


def test_a_head_changes_with_the_entries(database: str) -> None:
    async def play(storage: Storage) -> None:
        new = await create(storage, "m")
        assert await storage.head("m") == new
        changed = head("m", seq=2, changed=2_000, seats=("anna", "bruno"), turn=("bruno",), summary={"title": "other"})
        await storage.append("m", [written(1)], changed)
        assert await storage.head("m") == changed
        await storage.append("m", [written(2), written(3)])
        assert await storage.head("m") == replace(changed, seq=4, changed=1_003)
        assert (await storage.whole("m"))[0] == "secret of m"

    with_storage(database, play)


def test_what_is_not_there_is_unknown(database: str) -> None:
    async def play(storage: Storage) -> None:
        for asked in (storage.entries("x"), storage.head("x"), storage.whole("x"), storage.append("x", [written(0)])):
            with pytest.raises(UnknownMatch) as raised:
                await asked
            assert raised.value.match == "x"

    with_storage(database, play)


def test_who_comes_second_is_refused_and_the_neighbours_are_not_harmed(database: str) -> None:
    async def play(storage: Storage) -> None:
        async with opened(database) as other:
            await asyncio.gather(*(create(storage, f"m{number}") for number in range(10)))
            await other.append("m3", [written(1, of.Drawn(99))])
            together = [storage.append(f"m{number}", [written(1)]) for number in range(10)]
            outcomes = await asyncio.gather(
                *together,
                storage.append("m5", [written(2)]),  # right behind one that waits with it
                storage.append("m6", [written(7)]),  # leaves a gap
                storage.append("unknown", [written(1)]),
                storage.create(head("m7"), "secret", [written(0, CREATED)]),
                return_exceptions=True,
            )
            failed = {at: outcome for at, outcome in enumerate(outcomes) if outcome is not None}
            facts = {at: error.facts for at, error in failed.items() if isinstance(error, TorriError)}
            assert [type(error) for error in failed.values()] == [Overtaken, Overtaken, UnknownMatch, Overtaken]
            assert facts == {
                3: {"match": "m3", "seq": 1},
                11: {"match": "m6", "seq": 7},
                12: {"match": "unknown"},
                13: {"match": "m7", "seq": 0},
            }
            lengths = [len(await storage.entries(f"m{number}")) for number in range(10)]
            assert lengths == [2, 2, 2, 2, 2, 3, 2, 2, 2, 2]
            assert (await storage.entries("m3"))[1] == written(1, of.Drawn(99))
            assert (await storage.whole("m7"))[0] == "secret of m7"

    with_storage(database, play)


def test_two_writers_of_many_matches_agree_on_every_entry(database: str) -> None:
    """Each of two processes tries to write every entry; exactly one of them succeeds each time."""

    async def play(storage: Storage) -> None:
        async with opened(database) as other:
            await asyncio.gather(*(create(storage, f"m{number}") for number in range(8)))

            async def race(match: str, writer: Storage, name: int) -> int:
                won = 0
                for seq in range(1, 12):
                    try:
                        await writer.append(match, [written(seq, of.Answered(name, seq))])
                        won += 1
                    except Overtaken:
                        pass
                return won

            for number in range(8):
                match = f"m{number}"
                won = await asyncio.gather(race(match, storage, 0), race(match, other, 1))
                kept = await storage.entries(match)
                assert [entry.seq for entry in kept] == list(range(12))
                winners = [one.entry.seat for one in kept if isinstance(one.entry, of.Answered)]
                assert list(won) == [winners.count(0), winners.count(1)]

    with_storage(database, play)


def test_lists_show_the_last_changed_first_page_by_page(database: str) -> None:
    async def play(storage: Storage) -> None:
        times = {"a": 10, "b": 30, "c": 20, "d": 20, "e": 20, "f": 5}
        for match, changed in times.items():
            await create(storage, match, status="open", changed=changed)
        await create(storage, "private", status="open", public=False)
        await create(storage, "running", seats=("carla", "bruno"), host="carla")
        await create(storage, "paused", status="paused", host="carla", seats=("bruno",))
        first = await storage.open_tables(limit=2)
        assert [one.id for one in first] == ["b", "e", "d", "c"]  # those of one time stay together
        assert [one.id for one in await storage.open_tables(limit=2, before=first[-1].changed)] == ["a", "f"]
        assert [one.id for one in await storage.running()] == ["running"]
        assert {one.id for one in await storage.heads_of("bruno")} == {"running", "paused"}
        assert [one.id for one in await storage.heads_of("bruno", "paused", "over")] == ["paused"]
        assert {one.id for one in await storage.heads_of("carla")} == {"running", "paused"}
        await storage.append("running", [written(1)], head("running", seq=2, seats=("carla", None), status="over"))
        assert [one.id for one in await storage.heads_of("bruno")] == ["paused"]

    with_storage(database, play)


def test_matches_that_should_have_come_further_are_found(database: str) -> None:
    async def play(storage: Storage) -> None:
        for match, due in {"late": 100, "later": 50, "in time": 200, "of a person": None}.items():
            await create(storage, match, due=due)
        assert await storage.overdue(200) == ["later", "late"]
        await storage.append("later", [written(1)], head("later", seq=2, due=None))
        assert await storage.overdue(200) == ["late"]
        assert await storage.overdue(300, limit=1) == ["late"]
        assert await storage.seqs(["late", "later", "gone"]) == {"late": 1, "later": 2}
        assert await storage.seqs([]) == {}

    with_storage(database, play)


def test_closing_finishes_what_waits(database: str) -> None:
    async def run() -> None:
        storage = await Storage.open(database)
        await create(storage, "m")
        waiting = [asyncio.create_task(storage.append("m", [written(seq)])) for seq in range(1, 1_500)]
        await asyncio.sleep(0)
        await storage.close()
        assert all(task.done() for task in waiting)
        await asyncio.gather(*waiting)
        with pytest.raises(StorageClosed):
            await storage.append("m", [written(1_500)])
        async with opened(database) as again:
            assert [one.seq for one in await again.entries("m")] == list(range(1_500))

    asyncio.run(run())


def test_who_stops_waiting_stops_nobody(database: str) -> None:
    async def play(storage: Storage) -> None:
        await create(storage, "m")
        impatient = asyncio.create_task(storage.append("m", [written(1)]))
        await asyncio.sleep(0)
        impatient.cancel()
        await storage.append("m", [written(2)])
        assert len(await storage.entries("m")) == 3
        assert impatient.cancelled()

    with_storage(database, play)


def test_a_failing_database_fails_those_who_wait_and_nobody_later(sqlite_database: str, tmp_path: Path) -> None:
    def rename(old: str, new: str) -> None:
        connection = sqlite3.connect(tmp_path / "torri.db")
        connection.execute(f"ALTER TABLE {old} RENAME TO {new}")
        connection.close()

    async def play(storage: Storage) -> None:
        await asyncio.gather(create(storage, "a"), create(storage, "b"))
        rename("entries", "elsewhere")
        both = (storage.append("a", [written(1)]), storage.append("b", [written(1)]))
        outcomes = await asyncio.gather(*both, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [NotWritten, NotWritten]
        with pytest.raises(NoDatabase, match="no such table: entries"):
            await storage.entries("a")
        rename("elsewhere", "entries")
        await storage.append("a", [written(1)])
        assert len(await storage.entries("a")) == 2
        assert await storage.healthy()

    with_storage(sqlite_database, play)


@pytest.mark.long
@pytest.mark.parametrize("acknowledged_before", [1, 400])
def test_a_killed_process_has_lost_nothing_it_acknowledged(database: str, acknowledged_before: int) -> None:
    command = [sys.executable, "-m", "tests.matches.stored", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = [child.stdout.readline() for _ in range(acknowledged_before)]
        child.kill()
        lines += child.stdout.readlines()
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            match, seq = line.split()
            acknowledged[match] = int(seq)
    assert acknowledged

    async def play(storage: Storage) -> None:
        for match, last in acknowledged.items():
            kept = [one.seq for one in await storage.entries(match)]
            assert kept == list(range(len(kept)))
            assert len(kept) > last
            assert len(kept) % 2 == 1  # two at a time after the first: never half of what belongs together
            assert (await storage.head(match)).seq == len(kept)
            await storage.append(match, [written(len(kept))])

    with_storage(database, play)


@pytest.mark.parametrize(
    "url",
    [
        "mysql://root:hidden@localhost/torri",
        "sqlite+aiosqlite://",
        "not an address: hidden",
        "postgresql+asyncpg://anna:hidden@127.0.0.1:1/torri?password=hidden",
        "sqlite+aiosqlite:////proc/torri/torri.db",
    ],
)
def test_a_database_that_is_not_there_is_told_without_its_password(url: str) -> None:
    with pytest.raises(NoDatabase) as raised:
        asyncio.run(Storage.open(url))
    assert "hidden" not in str(raised.value)
    assert "anna" not in str(raised.value)


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "torri.db"
    file.write_bytes(b"something else " * 100)
    with pytest.raises(NoDatabase, match="not a database"):
        asyncio.run(Storage.open(f"sqlite+aiosqlite:///{file}"))
    assert file.read_bytes() == b"something else " * 100
