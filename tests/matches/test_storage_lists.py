"""Lists cost as much with a hundred thousand matches as with a hundred: the databases say how they would read them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event

from tests.matches.filled import RUNNING_EACH, fill
from tests.matches.stored import create, head, opened, written
from torri.matches.storage import Narrowing, Storage

PERSONS, MATCHES = 10, 4_000
LISTS: dict[str, Callable[[Storage], Awaitable[Any]]] = {
    "own": lambda storage: storage.heads_of("person-3"),
    "own, further down": lambda storage: storage.heads_of("person-3", before=2_000),
    "history": lambda storage: storage.heads_of("person-3", "over"),
    "history, narrowed down": lambda storage: storage.history("person-3", Narrowing("patrizier", False)),
    "history with somebody": lambda storage: storage.history("person-3", Narrowing(name="Bru"), before=2_000),
    "counted": lambda storage: storage.played("person-3", 5_000, True),
    "leaders": lambda storage: storage.ratings.leaders("patrizier"),
    "open": lambda storage: storage.open_tables(before=2_000),
    "running": lambda storage: storage.running(before=2_000),
    "bound": lambda storage: storage.unfinished_of("person-3"),
    "overdue": lambda storage: storage.overdue(5_000),
    "old": lambda storage: storage.over_before(3_000, (1_000, "match-1000"), 50),
}


async def plans(storage: Storage, ask: Callable[[Storage], Awaitable[Any]]) -> list[tuple[str, str]]:
    """The statements of a list, each with the plan of the database."""
    said: list[tuple[str, Any]] = []
    engine = storage._database.engine.sync_engine

    def hear(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        said.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", hear)
    await ask(storage)
    event.remove(engine, "before_cursor_execute", hear)
    explain = "EXPLAIN QUERY PLAN" if engine.dialect.name == "sqlite" else "EXPLAIN"
    found = []
    async with storage._database.reading() as connection:
        for statement, parameters in said:
            rows = (await connection.exec_driver_sql(f"{explain} {statement}", parameters)).all()
            found.append((statement, "\n".join(str(row[-1]) for row in rows)))
    return found


async def filled(url: str) -> None:
    async with opened(url) as storage:
        await create(storage, "running")
        await create(storage, "over", status="over")
    await fill(url, MATCHES, MATCHES, "running", "over", playing=PERSONS)


def test_no_list_reads_or_sorts_more_than_it_shows(database: str) -> None:
    async def run() -> None:
        await filled(database)
        async with opened(database) as storage:
            await check_pages(storage)
            for name, ask in LISTS.items():
                for statement, plan in await plans(storage, ask):
                    assert "Seq Scan on" not in plan, f"{name}: {statement}\n{plan}"
                    assert not plan.startswith("SCAN"), f"{name}: {statement}\n{plan}"
                    if "ended IS NULL" not in statement:  # those are few, by their bound
                        assert "Sort" not in plan, f"{name}: {statement}\n{plan}"
                        assert "TEMP B-TREE" not in plan, f"{name}: {statement}\n{plan}"

    asyncio.run(run())


async def check_pages(storage: Storage) -> None:
    """The pages of a history have everything once."""
    seen: list[str] = []
    before = None
    while page := await storage.heads_of("person-3", limit=50, before=before):
        seen += [one.id for one in page]
        before = page[-1].changed
    assert seen == [f"match-{number}" for number in range(MATCHES - PERSONS + 3, -1, -PERSONS)]
    wanted, shown = Narrowing("patrizier", won=True, name="BRU"), []
    before = None
    while page := await storage.history("person-3", wanted, 50, before):
        shown += page
        before = page[-1].changed
    assert {one.changed % 3 for one in shown} == {0}
    over = [one.id for one in await storage.heads_of("person-3", "over", limit=MATCHES) if one.changed % 3 == 0]
    assert [one.id for one in shown] == over
    for nothing in (Narrowing("firenze"), Narrowing(rated=True), Narrowing(name="b%o"), Narrowing(people=False)):
        assert await storage.history("person-3", nothing) == []
    unfinished = await storage.heads_of("person-3", "running", limit=1_000)
    assert len(unfinished) == MATCHES / PERSONS / RUNNING_EACH


@pytest.mark.parametrize("last", ["over", "running"])
def test_a_match_that_ends_or_goes_on_again_is_found_where_it_belongs(sqlite_database: str, last: str) -> None:
    async def run() -> None:
        async with opened(sqlite_database) as storage:
            await create(storage, "m", seats=("anna", "bruno"))
            await create(storage, "later", changed=1_500, seats=("bruno",))
            ended = head("m", status="over", seq=2, changed=2_000, seats=("anna", "bruno"))
            await storage.append("m", [written(1)], ended)
            assert [one.id for one in await storage.heads_of("bruno")] == ["m", "later"]
            assert [one.id for one in await storage.heads_of("bruno", "over")] == ["m"]
            again = head("m", status=last, seq=3, changed=3_000, seats=("anna", "bruno"))
            await storage.append("m", [written(2)], again)
            assert [one.changed for one in await storage.heads_of("bruno", "over")] == [3_000] * (last == "over")
            assert [one.id for one in await storage.heads_of("bruno", before=3_000)] == ["later"]

    asyncio.run(run())
