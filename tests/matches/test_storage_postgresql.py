"""Failures that only a database server has: it vanishes, comes back, and does not say whether a commit happened."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
from sqlalchemy import make_url

from tests.matches.stored import CREATED, create, head, opened, written
from tests.servers import PostgreSQL
from torri.matches import entries as of
from torri.matches.storage import NoDatabase, NotWritten, Overtaken, Storage, Unsettled, database, watch, writer

PATIENCE = 1.0  # with a server that hangs, in seconds; usually it is several


@pytest.mark.long
def test_a_killed_server_has_lost_nothing_it_acknowledged() -> None:
    with PostgreSQL(durable=True) as server:
        kill_and_restart(server)


def kill_and_restart(server: PostgreSQL) -> None:
    acknowledged: dict[str, list[int]] = {f"m{number}": [0] for number in range(20)}
    troubles: list[Exception] = []

    async def play(storage: Storage, match: str, over: asyncio.Event) -> None:
        seq = 1
        while not over.is_set():
            try:
                await storage.append(match, [written(seq)])
                acknowledged[match].append(seq)
                seq += 1
            except (NotWritten, Unsettled) as error:
                troubles.append(error)
                with suppress(NoDatabase):
                    seq = (await storage.head(match)).seq
                await asyncio.sleep(0.02)

    async def run() -> None:
        over = asyncio.Event()
        async with opened(server.url()) as storage:
            await asyncio.gather(*(create(storage, match) for match in acknowledged))
            players = [asyncio.create_task(play(storage, match, over)) for match in acknowledged]
            for _ in range(2):
                await asyncio.sleep(0.5)
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(0.2)
                assert not await storage.healthy()
                await asyncio.to_thread(server.start)
            before = sum(map(len, acknowledged.values()))
            await asyncio.sleep(1)
            over.set()
            await asyncio.gather(*players)
            assert sum(map(len, acknowledged.values())) > before  # it writes again
            assert troubles
            for match, seqs in acknowledged.items():
                kept = [one.seq for one in await storage.entries(match)]
                assert kept == list(range(len(kept)))
                assert len(set(seqs)) == len(seqs)
                assert set(seqs) <= set(kept)

    asyncio.run(run())


def test_a_match_that_two_processes_lay_at_once_is_laid_by_one(postgresql_database: str) -> None:
    async def run() -> None:
        async with opened(postgresql_database) as one, opened(postgresql_database) as other:
            for round_number in range(10):
                same, mine, theirs = (f"{name}{round_number}" for name in ("same", "mine", "theirs"))
                outcomes = await asyncio.gather(
                    one.create(head(same), "first", [written(0, CREATED)]),
                    other.create(head(same), "second", [written(0, CREATED)]),
                    one.create(head(mine), "secret", [written(0, CREATED)]),
                    other.create(head(theirs), "secret", [written(0, CREATED)]),
                    return_exceptions=True,
                )
                assert [type(outcome) for outcome in outcomes if outcome is not None] == [Overtaken]
                winner = "first" if outcomes[0] is None else "second"
                assert (await one.whole(same))[0] == winner
                assert len(await one.entries(mine)) == len(await one.entries(theirs)) == 1

    asyncio.run(run())


def test_nobody_waits_long_for_a_server_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes connections and says nothing, as a machine that is out of memory, or behind a broken line."""

    async def while_it_hangs(storage: Storage) -> list[Any]:
        first = [storage.append("a", [written(1)]), *(storage.head("a") for _ in range(30))]
        outcomes = await _outcome(asyncio.gather(*map(_outcome, first)), 10 * PATIENCE)
        refused_at_once = [await _outcome(storage.head("a"), PATIENCE / 2) for _ in range(20)]
        return [*outcomes, *refused_at_once, await _outcome(storage.append("a", [written(1)]), PATIENCE / 2)]

    async def run(server: PostgreSQL) -> None:
        async with opened(server.url()) as storage:
            await create(storage, "a")
            await storage.healthy()
            with monkeypatch.context() as patch:
                patch.setattr(database, "TRANSACTION_TIMEOUT_SECONDS", PATIENCE)
                patch.setattr(writer, "COMMIT_CHECK_SECONDS", PATIENCE)
                patch.setattr(watch, "ASK_SECONDS", PATIENCE)
                server.pause()
                try:
                    outcomes = await while_it_hangs(storage)
                finally:
                    server.resume()
            assert {type(one) for one in outcomes[1:-1]} == {NoDatabase}
            assert {type(outcomes[0]), type(outcomes[-1])} <= {NotWritten, Unsettled}
            async with asyncio.timeout(10):  # it is used again as soon as it answers
                while not await storage.healthy():
                    await asyncio.sleep(0.02)
            await storage.append("a", [written(len(await storage.entries("a")))])

    with PostgreSQL() as server:
        asyncio.run(run(server))


async def _outcome(work: Awaitable[Any], seconds: float = 60.0) -> Any:
    """What comes of it; `TimeoutError` if it takes longer."""
    try:
        async with asyncio.timeout(seconds):
            return await work
    except Exception as error:
        return error


class Cable:
    """Connections to the server that can be cut in the middle of a commit."""

    def __init__(self) -> None:
        self.cut: str | None = None  # "before" or "after" the server has heard of the commit

    @asynccontextmanager
    async def created(self, url: str) -> AsyncIterator[str]:
        target = make_url(url)
        tasks: set[asyncio.Task[None]] = set()

        async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            there, back = await asyncio.open_connection(target.host, target.port)
            tasks.add(asyncio.create_task(self._pass_on(reader, back, writer)))
            tasks.add(asyncio.create_task(self._pass_on(there, writer, back)))

        server = await asyncio.start_server(connect, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            yield target.set(port=port).render_as_string(hide_password=False)
        finally:
            server.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, other: asyncio.StreamWriter
    ) -> None:
        try:
            while data := await source.read(1 << 16):
                if b"COMMIT" in data and self.cut is not None:
                    when, self.cut = self.cut, None
                    if when == "after":
                        other.transport.abort()
                        target.write(data)
                        await target.drain()
                        await asyncio.sleep(0.1)
                    break
                target.write(data)
                await target.drain()
        except ConnectionError:
            pass
        finally:
            target.close()
            other.close()


@pytest.mark.parametrize("when", ["before", "after"])
def test_what_became_of_a_commit_is_found_out(postgresql_database: str, when: str) -> None:
    async def run() -> None:
        cable = Cable()
        async with cable.created(postgresql_database) as url, opened(url) as storage:
            await asyncio.gather(create(storage, "a"), create(storage, "b"))
            await storage.append("b", [written(1)])
            cable.cut = when
            outcomes = await asyncio.gather(
                storage.append("a", [written(1)]),
                storage.append("b", [written(1, of.Drawn(1))]),
                storage.create(head("new"), "secret", [written(0, CREATED)]),
                return_exceptions=True,
            )
            kept = len(await storage.entries("a")) == 2
            assert kept == (when == "after")
            expected = [type(None), Overtaken, type(None)] if kept else [NotWritten, Overtaken, Unsettled]
            assert [type(outcome) for outcome in outcomes] == expected
            await storage.append("a", [written(2 if kept else 1)])

    asyncio.run(run())
