"""Work beside the event loop is shared out by who asks for it."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Callable

import pytest

from torri.server.api.errors import TooMuchAtOnce
from torri.server.operations.loop_watch import LoopWatch
from torri.server.operations.threads import ASKER, MAX_SECONDS_PER_ASKER, MAX_WAITING_PER_ASKER, WorkerThread

MAX_WAIT_SECONDS = 60.0


def test_whoever_asks_for_much_waits_for_themselves_only() -> None:
    thread, order = WorkerThread("tried"), list[str]()
    begun, go_on = threading.Event(), threading.Event()

    def piece(name: str) -> None:
        if name == "first":
            begun.set()
            go_on.wait(MAX_WAIT_SECONDS)
        order.append(name)

    async def ask(asker: str, name: str) -> None:
        ASKER.set(asker)
        await thread.run(piece, name)

    async def ask_all() -> None:
        tasks = [asyncio.create_task(ask("guest", "first"))]
        await asyncio.to_thread(begun.wait, MAX_WAIT_SECONDS)
        tasks += [asyncio.create_task(ask("guest", f"guest {number}")) for number in range(MAX_WAITING_PER_ASKER)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchAtOnce):
            await asyncio.create_task(ask("guest", "too much"))
        tasks.append(asyncio.create_task(ask("anna", "anna")))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)

    thread.charge("guest", 1.0)
    asyncio.run(ask_all())
    assert order[:3] == ["first", "anna", "guest 0"]
    assert (thread.done, thread.refused) == (MAX_WAITING_PER_ASKER + 2, 1)


def test_nobody_gets_more_than_a_share_of_the_processor() -> None:
    thread = WorkerThread("tried")

    async def ask(asker: str) -> int:
        ASKER.set(asker)
        return await thread.run(lambda: 7)

    assert asyncio.run(ask("guest")) == 7
    thread.charge("guest", MAX_SECONDS_PER_ASKER + 1)
    with pytest.raises(TooMuchAtOnce):
        asyncio.run(ask("guest"))
    assert asyncio.run(ask("anna")) == 7


def calculate() -> None:
    until = time.thread_time() + 0.05
    while time.thread_time() < until:
        pass


@pytest.fixture
def many_objects() -> list[list[int]]:
    """What a collection has to look through."""
    return [[number] for number in range(500_000)]


@pytest.mark.parametrize(("hold", "place"), [(calculate, "calculate"), (gc.collect, "gc.collect, generation 2")])
@pytest.mark.usefixtures("many_objects")
def test_what_holds_the_event_loop_is_found(hold: Callable[[], object], place: str) -> None:
    async def held() -> LoopWatch:
        watch = LoopWatch(interval=0.001)
        watch.start()
        for _ in range(100):
            hold()
            await asyncio.sleep(0.005)
            if any(place in found for found in watch.places):
                break
        watch.stop()
        return watch

    watch = asyncio.run(held())
    assert watch.longest > 0.01 and watch.count > 0
    assert any(place in found for found in watch.places), watch.places
