"""A client that asks for much at once, over as many connections as it may have, leaves others their turn."""

from __future__ import annotations

import asyncio
import selectors
import socket
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.server.running import Server
from tests.server.test_connections import opened, times_held
from torri.server.operations import turns
from torri.server.operations.connections import Bounds
from torri.server.operations.turns import (
    AT_ONCE,
    LET_IN,
    READING_SECONDS,
    WORK_SECONDS,
    LoopRoom,
    ReadingTurns,
    WorkingTurns,
)

FLOOD_SECONDS = 3.0


@pytest.mark.parametrize("path", ["/health/live", "/api/games"])
def test_a_flood_over_many_connections_never_holds_the_loop(tmp_path: Path, path: str) -> None:
    """Found with requests that came one behind the other over 190 connections: everybody waited for seconds."""
    with Server(tmp_path / "data", "--rates", "1") as server:
        anna = server.client("Anna")
        before = times_held(anna)
        flood(server, f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode() * 400, Bounds.connections - 20)
        assert times_held(anna) == before


def flood(server: Server, data: bytes, connections: int) -> None:
    """Send the same again and again over all of them, and throw away what comes back."""
    with ExitStack() as stack, selectors.DefaultSelector() as ready:
        for _ in range(connections):
            one = stack.enter_context(opened(server))
            one.setblocking(False)
            ready.register(one, selectors.EVENT_READ | selectors.EVENT_WRITE)
        until = time.monotonic() + FLOOD_SECONDS
        while time.monotonic() < until:
            for key, events in ready.select(0.1):
                connection = key.fileobj
                assert isinstance(connection, socket.socket)
                if events & selectors.EVENT_READ:
                    assert connection.recv(65_536)
                if events & selectors.EVENT_WRITE:
                    connection.send(data)


def test_connections_of_one_address_are_read_in_turn() -> None:
    async def read() -> list[str]:
        queue, found = ReadingTurns(), list[str]()
        assert queue.is_free("here") and queue.is_free("there")
        assert not queue.is_free("here")
        for number in range(3):
            queue.wait("here", lambda number=number: found.append(f"here {number}"))  # type: ignore[misc]
        queue.wait("there", lambda: found.append("there"))
        counts = []
        for _ in range(4):
            await asyncio.sleep(0)
            counts.append(len(found))
        assert counts == [2, 3, 4, 4] and queue.is_free("here")
        return found

    assert asyncio.run(read()) == ["here 0", "there", "here 1", "here 2"]


class Clock:
    """Processor time that only passes where a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(turns, "processor_time", lambda: self.now)

    def work(self, seconds: float) -> None:
        self.now += seconds


def test_of_many_addresses_as_many_are_read_as_a_turn_has_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)

    async def read() -> list[list[int]]:
        queue, found = ReadingTurns(), list[int]()

        def read_one(number: int) -> None:
            found.append(number)
            clock.work(0.4 * READING_SECONDS)

        assert queue.is_free("anna")
        clock.work(2 * READING_SECONDS)
        assert not queue.is_free("bruno"), "this turn has had its time"
        for number in range(8):
            queue.wait(f"somebody {number}", partial(read_one, number))
        each = []
        while len(found) < 8:
            before = len(found)
            await asyncio.sleep(0)
            each.append(found[before:])
        return each

    assert asyncio.run(read()) == [[0, 1, 2], [3, 4, 5], [6, 7]]


def test_a_turn_of_the_loop_begins_what_it_has_room_for_and_the_others_keep_their_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)

    async def work() -> None:
        room, begun = LoopRoom(), list[int]()

        async def one(number: int) -> None:
            await room.enter()
            begun.append(number)
            clock.work(0.4 * WORK_SECONDS)

        asked = [asyncio.create_task(one(number)) for number in range(3 * LET_IN)]
        await asyncio.sleep(0)
        assert begun == [0, 1, 2]
        asked[4].cancel()
        late, looks = asyncio.create_task(one(len(asked))), 0
        while not late.done():
            before, looks = len(begun), looks + 1
            await asyncio.sleep(0)
            assert len(begun) <= before + 3, "more than a turn has room for"
        assert begun == [number for number in range(len(asked) + 1) if number != 4]
        assert looks < len(asked), "they wait for room, not for each other"
        await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)
        await asyncio.wait_for(room.enter(), 1)

    asyncio.run(work())


def test_so_many_requests_of_one_client_are_worked_on_and_the_next_ones_follow() -> None:
    async def work() -> None:
        queue, begun = WorkingTurns(), list[int]()

        async def one(number: int) -> None:
            await queue.enter("anna")
            begun.append(number)

        asked = [asyncio.create_task(one(number)) for number in range(AT_ONCE + 3)]
        await asyncio.sleep(0.01)
        assert begun == [*range(AT_ONCE)]
        await asyncio.wait_for(queue.enter("bruno"), 1)
        asked[AT_ONCE].cancel()
        await asyncio.sleep(0)
        queue.leave("anna")
        await asyncio.sleep(0.01)
        assert begun == [*range(AT_ONCE), AT_ONCE + 1]
        queue.leave("anna")
        asked[AT_ONCE + 2].cancel()  # it has been let in, and has not noticed yet
        await asyncio.gather(*asked, return_exceptions=True)
        for _ in range(AT_ONCE - 1):
            queue.leave("anna")
        for _ in range(AT_ONCE):
            await asyncio.wait_for(queue.enter("anna"), 1)

    asyncio.run(work())


def test_nobody_waits_for_ever_for_others_of_the_same_address(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        queue = WorkingTurns()
        for _ in range(AT_ONCE):
            await queue.enter("anna")
        await asyncio.wait_for(queue.enter("anna"), 30)
        for _ in range(AT_ONCE + 1):
            queue.leave("anna")
        for _ in range(AT_ONCE):
            await asyncio.wait_for(queue.enter("anna"), 1)

    monkeypatch.setattr(turns, "MAX_WAIT_SECONDS", 0.01)
    asyncio.run(work())
