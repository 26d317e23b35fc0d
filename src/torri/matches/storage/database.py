"""A database of either kind: how it is opened, and how transactions on it begin."""

from __future__ import annotations

import asyncio
import time
from asyncio import Lock
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
)
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import URL, NullPool, event, make_url, text
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from torri.matches.storage.direct import Direct
from torri.matches.storage.errors import NoDatabase
from torri.matches.storage.watch import Watch

SQLITE: Final = "sqlite+aiosqlite"
POSTGRESQL: Final = "postgresql+asyncpg"
DATABASE_TIMEOUT_SECONDS: Final = 10  # to wait for a connection, or for another process that writes
PATIENT_TIMEOUT_SECONDS: Final = 600.0  # for a statement that nobody waits for: migrations, clearing up
TRANSACTION_TIMEOUT_SECONDS: Final = 8.0  # for all of a transaction that somebody waits for, where a network is between

T = TypeVar("T")

# What begins a part of a trace, by its name, which ends with the block.
Span: TypeAlias = Callable[[str], AbstractContextManager[Any]]

# Every error that a database or the connection to it can raise.
DATABASE_ERRORS: Final = (DBAPIError, DisconnectionError, NoConnectionFree, OSError)


class Database:
    """One database: transactions that read, and transactions that write."""

    def __init__(self, url: str, *, migrating: bool = False, span: Span | None = None) -> None:
        self.span: Span = span or (lambda _: nullcontext())
        self.url = _checked(url)
        self.name = _place(self.url).render_as_string()
        self.file = Path(self.url.database or "") if self.url.drivername == SQLITE else None
        self.watch = Watch(self._ask)
        self._migrating = migrating
        self.engine = self._engine(pooled=not migrating, patient=migrating)
        self._patient = self.engine if self.file is not None else self._engine(pooled=False, patient=True)
        self._writer = self.engine.execution_options(writes=True)
        self._direct = None if self.file is None else Direct(self.file, self.engine.dialect, _settings(not migrating))
        self._turn = Lock()

    def _engine(self, *, pooled: bool, patient: bool = False) -> AsyncEngine:
        # Statements carry secrets and password hashes, which no log and no error may show.
        settings: dict[str, Any] = {"hide_parameters": True}
        if not pooled:
            settings["poolclass"] = NullPool
        if self.file is None:
            settings["connect_args"] = _postgresql_settings(patient)
        try:
            engine = create_async_engine(self.url, **settings)
        except ModuleNotFoundError as error:  # asyncpg comes with an extra
            raise NoDatabase(self.name, str(error)) from error
        if self.file is not None:
            _set_up_sqlite(engine, foreign_keys=not self._migrating)
        else:
            _set_up_postgresql(engine, self.watch)
        return engine

    @asynccontextmanager
    async def reading(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees everything as it is at one moment; who is patient lets it take long."""
        with self._told(), self.span("database read"):
            engine = self._patient if patient else self.engine
            async with self._in_time(engine.connect(), patient=patient) as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable when the block is left without an error."""
        with self._told(), self.span("database write"):
            async with self.committing(patient=patient) as connection:
                yield connection

    @asynccontextmanager
    async def committing(self, *, patient: bool = False) -> AsyncIterator[AsyncConnection]:
        """The same, with errors as the driver raises them."""
        if self.file is None:
            engine = self._patient if patient else self._writer
            async with self._in_time(engine.begin(), patient=patient) as connection:
                yield connection
        else:
            # SQLite has one writer at a time: a queue here is fairer and quicker than its own polling.
            async with self._turn, self._writer.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _in_time(
        self, connecting: AbstractAsyncContextManager[AsyncConnection], *, patient: bool
    ) -> AsyncIterator[AsyncConnection]:
        if self.watch.is_away:
            raise TimeoutError("it does not answer")
        hurries = self.file is None and not (patient or self._migrating)
        try:
            async with asyncio.timeout(TRANSACTION_TIMEOUT_SECONDS if hurries else None), connecting as connection:
                yield connection
        except TimeoutError as error:
            self.watch.missed()
            raise TimeoutError("it has not answered in time") from error

    async def _ask(self) -> None:
        """A question on a connection of its own: those of the pool may all hang."""
        engine = self._engine(pooled=False)
        try:
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        finally:
            await engine.dispose()

    async def run(self, work: Callable[[AsyncConnection | Direct], Coroutine[Any, Any, T]]) -> T:
        """A transaction that waits for nothing but the database; run in one go where the database allows it."""
        if self._direct is not None:
            async with self._turn:
                return await self._direct.run(work)
        async with self.committing() as connection:
            return await work(connection)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn what the driver raises into `NoDatabase`; a broken constraint passes, for the caller to explain."""
        try:
            yield
        except IntegrityError:
            raise
        except DATABASE_ERRORS as error:
            raise NoDatabase(self.name, said(error)) from error

    async def close(self) -> None:
        if self._direct is not None:
            await self._direct.close()
        await self.watch.close()
        for engine in {self.engine, self._patient}:
            await engine.dispose()


def said(error: BaseException) -> str:
    """An error in the driver's own words: SQLAlchemy's would show the statement."""
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig.__cause__ or error.orig
    return str(cause) or type(cause).__name__


def _checked(url: str) -> URL:
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        # Not shown, and not chained: an address that can't be parsed may contain a password anywhere.
        raise NoDatabase("?", f"not {SQLITE}:///FILE or {POSTGRESQL}://…") from None
    if parsed.drivername not in (SQLITE, POSTGRESQL):
        raise NoDatabase(parsed.drivername, f"not {SQLITE} or {POSTGRESQL}")
    if parsed.drivername == SQLITE and parsed.database in (None, "", ":memory:"):
        raise NoDatabase(parsed.drivername, "no file is named")
    return parsed


def _place(url: URL) -> URL:
    """The address without user, password and settings."""
    return URL.create(url.drivername, host=url.host, port=url.port, database=url.database)


def _postgresql_settings(patient: bool) -> dict[str, Any]:
    # A server may be configured to acknowledge before it has written; we promise durability.
    server = {"application_name": "torri", "synchronous_commit": "on", "jit": "off"}
    return {
        "timeout": DATABASE_TIMEOUT_SECONDS,
        "command_timeout": PATIENT_TIMEOUT_SECONDS if patient else TRANSACTION_TIMEOUT_SECONDS,
        "server_settings": server,
    }


def _settings(foreign_keys: bool) -> tuple[str, ...]:
    keys = "ON" if foreign_keys else "OFF"
    return (
        f"PRAGMA busy_timeout = {DATABASE_TIMEOUT_SECONDS * 1000}",
        "PRAGMA synchronous = FULL",
        f"PRAGMA foreign_keys = {keys}",
    )


def _set_up_postgresql(engine: AsyncEngine, watch: Watch) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(_connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        record.info["made"] = time.monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def checkout(_connection: DBAPIConnection, record: ConnectionPoolEntry, _proxy: object) -> None:
        # SQLAlchemy's own check asks the server before every transaction, and waits long for one that hangs.
        driver: Any = record.driver_connection
        if driver.is_closed() or record.info["made"] < watch.answered:
            raise DisconnectionError("closed, or older than a time without answers")


def _set_up_sqlite(engine: AsyncEngine, *, foreign_keys: bool) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: DBAPIConnection, _record: object) -> None:
        # Python's module begins transactions itself, late, and never for schema changes: `begin` below does it instead.
        connection.isolation_level = None
        cursor = connection.cursor()
        for setting in _settings(foreign_keys):
            cursor.execute(setting)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that reads first and writes later would fail when another process has written in between.
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
