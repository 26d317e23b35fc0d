"""Who is served when one client asks for much at once: in each turn of the event loop everybody gets a little."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 4  # requests of one client that are worked on: together they hold the loop for some milliseconds
MAX_WAIT_SECONDS: Final = 5.0  # for others of the same address: some of them may take long


class ReadingTurns:
    """Of all connections of an address one is read in a turn of the loop: with two hundred of them nobody gets more
    than with one."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[Callable[[], None]]] = {}  # of addresses that have had something in this turn

    def is_free(self, address: str) -> bool:
        """Whether a connection of this address may be read at once, which it then is."""
        if address in self._queues:
            return False
        self._begin(address)
        return True

    def wait(self, address: str, read: Callable[[], None]) -> None:
        """Read a connection as soon as those of the same address that came before have been read."""
        if address not in self._queues:
            self._begin(address)
        self._queues[address].append(read)

    def _begin(self, address: str) -> None:
        if not self._queues:
            asyncio.get_running_loop().call_soon(self._next)
        self._queues[address] = deque()

    def _next(self) -> None:
        self._queues = {address: queue for address, queue in self._queues.items() if queue}
        if self._queues:
            asyncio.get_running_loop().call_soon(self._next)
        for queue in list(self._queues.values()):
            queue.popleft()()


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
