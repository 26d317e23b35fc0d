"""One task that commits all pending writes together, and then informs the waiting callers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from torri.matches.entries import Written
from torri.matches.storage.database import Database, said
from torri.matches.storage.direct import Direct
from torri.matches.storage.errors import NotWritten, Overtaken, StorageClosed, Unsettled
from torri.matches.storage.pending import Group, Pending, fit, is_there, lock, put
from torri.matches.storage.rows import Head

MAX_WRITES_PER_GROUP: Final = 512
COMMIT_CHECK_SECONDS: Final = 8.0  # to find out whether a commit took place
COMMIT_CHECK_PAUSE_SECONDS: Final = 0.25  # between two tries


class Writer:
    """While one group is committed the next one collects: the more there is to write, the less each write costs."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Pending] = deque()
        self._more = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run())

    def write(
        self, match: str, entries: Sequence[Written], head: Head | None, secret: str | None
    ) -> asyncio.Future[None]:
        """Done when the entries are durable; a caller that stops waiting does not stop the write."""
        if self._closing:
            raise StorageClosed
        pending = Pending(match, entries, head, secret, asyncio.get_running_loop().create_future())
        self._waiting.append(pending)
        self._more.set()
        return pending.done

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def close(self) -> None:
        """Finish all pending writes, and stop."""
        self._closing = True
        self._more.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if self._waiting:
                await asyncio.sleep(0)  # actions that arrived in the meantime are decided first, and join this group
                count = min(MAX_WRITES_PER_GROUP, len(self._waiting))
                await self._write([self._waiting.popleft() for _ in range(count)])
            else:
                self._more.clear()
                await self._more.wait()

    async def _write(self, pending: Sequence[Pending]) -> None:
        group = Group()
        ready = False

        async def work(connection: AsyncConnection | Direct) -> None:
            nonlocal group, ready
            group = await fit(connection, pending)
            await put(connection, group)
            ready = True

        try:
            await self._database.run(work)
        except Exception as error:  # any error must reach those who wait, and the writer must continue
            if not ready:
                await self._fail(pending, error)
                return
            await self._find_out(group.fitting, error)
        else:
            for one in group.fitting:
                one.settle()
        for one, refusal in group.refused:
            one.settle(refusal)

    async def _fail(self, pending: Sequence[Pending], error: Exception) -> None:
        """Nothing was committed; the fault of one write must not harm the others."""
        if len(pending) > 1 and isinstance(error, DBAPIError) and not _is_away(error):
            for one in pending:
                await self._write([one])
            return
        for one in pending:
            if isinstance(error, IntegrityError):
                one.settle(Overtaken(one.match, one.first))
            else:
                one.settle(NotWritten(one.match, said(error)))

    async def _find_out(self, pending: Sequence[Pending], error: Exception) -> None:
        """The commit failed, and only the database knows whether before or after it took place."""
        settled: set[str] = set()
        there: set[Pending] = set()
        with suppress(TimeoutError):  # the database can't be reached; report why the commit failed
            async with asyncio.timeout(COMMIT_CHECK_SECONDS):
                settled, there = await self._found_out(pending)
        for one in pending:
            if one in there:
                one.settle()
            elif one.match in settled:
                one.settle(NotWritten(one.match, said(error)))
            else:
                one.settle(Unsettled(one.match, said(error)))

    async def _found_out(self, pending: Sequence[Pending]) -> tuple[set[str], set[Pending]]:
        while True:
            try:
                return await self._look(pending)
            except Exception:  # the database is still away
                await asyncio.sleep(COMMIT_CHECK_PAUSE_SECONDS)

    async def _look(self, pending: Sequence[Pending]) -> tuple[set[str], set[Pending]]:
        """The matches whose state is known, and the writes that are stored."""
        async with self._database.committing() as connection:
            # Waits for a transaction that continues in a server that has only lost our connection; but a new match
            # can't be locked.
            settled = set(await lock(connection, (one.match for one in pending)))
            if self._database.file is not None:
                settled = {one.match for one in pending}
            return settled, {one for one in pending if await is_there(connection, one)}


def _is_away(error: DBAPIError) -> bool:
    """Whether the error concerns the whole database: gone, full, or busy for too long."""
    return error.connection_invalidated or isinstance(error, OperationalError)
