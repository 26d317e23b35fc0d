"""Who is served when one client asks for much at once: in each turn of the event loop everybody gets a little."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Final

# A browser's Python has one thread and no clock of it; nobody waits there for anybody else.
processor_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)

AT_ONCE: Final = 4  # requests of one client that are worked on, most of which wait for the database or a thread
MAX_WAIT_SECONDS: Final = 5.0  # for others of the same address: some of them may take long
READING_SECONDS: Final = 0.002  # of processor time in a turn of the loop
WORK_SECONDS: Final = 0.002  # of processor time in a turn of the loop, after which nothing more is begun in it
LET_IN: Final = 16  # in each turn, of those who wait for another one


class ReadingTurns:
    """Of all connections of an address one is read in a turn of the loop: with two hundred of them nobody gets more
    than with one. And of all addresses only as many as there is time for."""

    def __init__(self) -> None:
        # Of addresses that have had something in this turn, or wait; who has waited longest is first.
        self._queues: dict[str | int, deque[Callable[[], None]]] = {}
        self._until = 0.0

    def is_free(self, address: str | int) -> bool:
        """Whether a connection of this address may be read at once, which it then is."""
        if address in self._queues or (self._queues and processor_time() > self._until):
            return False
        self._begin(address)
        return True

    def wait(self, address: str | int, read: Callable[[], None]) -> None:
        """Read a connection as soon as those of the same address that came before have been read."""
        if address not in self._queues:
            self._begin(address)
        self._queues[address].append(read)

    def _begin(self, address: str | int) -> None:
        if not self._queues:
            self._until = processor_time() + READING_SECONDS
            asyncio.get_running_loop().call_soon(self._next)
        self._queues[address] = deque()

    def _next(self) -> None:
        self._queues = {address: queue for address, queue in self._queues.items() if queue}
        if self._queues:
            asyncio.get_running_loop().call_soon(self._next)
        self._until = processor_time() + READING_SECONDS
        for address in list(self._queues):
            queue = self._queues[address] = self._queues.pop(address)  # now the last
            queue.popleft()()
            if processor_time() > self._until:
                return


class WorkingTurns:
    """So many requests of one client are worked on at the same time; others wait, in the order in which they came."""

    def __init__(self) -> None:
        self._begun: Counter[str] = Counter()
        self._waiting: defaultdict[str, deque[asyncio.Future[None]]] = defaultdict(deque)

    async def enter(self, client: str) -> None:
        if self._begun[client] < AT_ONCE:
            self._begun[client] += 1
            return
        loop = asyncio.get_running_loop()
        place: asyncio.Future[None] = loop.create_future()
        self._waiting[client].append(place)
        late = loop.call_later(MAX_WAIT_SECONDS, self._let_in, client, place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was let in meanwhile
                self.leave(client)
            raise
        finally:
            late.cancel()

    def _let_in(self, client: str, place: asyncio.Future[None]) -> None:
        if not place.done():
            self._begun[client] += 1
            place.set_result(None)

    def leave(self, client: str) -> None:
        self._begun[client] -= 1
        waiting = self._waiting[client]
        while waiting and self._begun[client] < AT_ONCE:
            self._let_in(client, waiting.popleft())
        if not waiting:
            del self._waiting[client]
        if not self._begun[client]:
            del self._begun[client]


class LoopRoom:
    """What is begun in one turn of the loop, by whomever: requests and messages that need not wait for anything are
    done within it, and two hundred connections with one each would hold the loop for a tenth of a second."""

    def __init__(self) -> None:
        self._since: float | None = None  # in this turn; none before the first that is begun
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []  # a heap, by the order in which they came
        self._numbers = count()
        self._let_in = 0  # who have not looked yet whether there is room

    async def enter(self) -> None:
        """Begin as soon as a turn has room, after those who wait already."""
        if not self._waiting and not self._let_in and self._has_room():
            return
        number, loop = next(self._numbers), asyncio.get_running_loop()
        while True:
            place: asyncio.Future[None] = loop.create_future()
            heappush(self._waiting, (number, place))
            try:
                await place
            finally:
                if not place.cancelled():
                    self._let_in -= 1
            if self._has_room():
                return

    def _has_room(self) -> bool:
        now = processor_time()
        if self._since is None:
            self._begin(now)
            return True
        return now - self._since < WORK_SECONDS

    def _begin(self, now: float) -> None:
        self._since = now
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """A new turn. Those who are let in look in the next one, behind this method; before that nobody else is, as
        some of them may have to wait again."""
        self._since = None
        if self._waiting or self._let_in:
            self._begin(processor_time())
        if self._let_in:
            return
        while self._waiting and self._let_in < LET_IN:
            place = heappop(self._waiting)[1]
            if not place.done():  # otherwise it is cancelled: nobody waits there any more
                place.set_result(None)
                self._let_in += 1
