"""A database of either kind: how it is opened, and how transactions on it begin."""

from __future__ import annotations

from asyncio import Lock
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import URL, NullPool, event, make_url
from sqlalchemy.engine import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, TimeoutError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from torri.matches.storage.direct import Direct
from torri.matches.storage.errors import NoDatabase

SQLITE: Final = "sqlite+aiosqlite"
POSTGRESQL: Final = "postgresql+asyncpg"
DATABASE_TIMEOUT_SECONDS: Final = 10  # to wait for a connection, or for another process that writes

T = TypeVar("T")

# What begins a part of a trace, by its name, which ends with the block.
Span: TypeAlias = Callable[[str], AbstractContextManager[Any]]

# Every error that a database or the connection to it can raise.
DATABASE_ERRORS: Final = (DBAPIError, OSError, TimeoutError)


class Database:
    """One database: transactions that read, and transactions that write."""

    def __init__(self, url: str, *, migrating: bool = False, span: Span | None = None) -> None:
        self.span: Span = span or (lambda _: nullcontext())
        self.url = _checked(url)
        self.name = _place(self.url).render_as_string()
        self.file = Path(self.url.database or "") if self.url.drivername == SQLITE else None
        self.engine = self._engine(migrating)
        self._writer = self.engine.execution_options(writes=True)
        self._direct = None if self.file is None else Direct(self.file, self.engine.dialect, _settings(not migrating))
        self._turn = Lock()

    def _engine(self, migrating: bool) -> AsyncEngine:
        # Statements carry secrets and password hashes, which no log and no error may show.
        settings: dict[str, Any] = {"hide_parameters": True}
        if migrating:
            settings["poolclass"] = NullPool
        if self.file is None:
            settings |= {"pool_pre_ping": True, "connect_args": _postgresql_settings()}
        try:
            engine = create_async_engine(self.url, **settings)
        except ModuleNotFoundError as error:  # asyncpg comes with an extra
            raise NoDatabase(self.name, str(error)) from error
        if self.file is not None:
            _set_up_sqlite(engine, foreign_keys=not migrating)
        return engine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._told(), self.span("database read"):
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is durable when the block is left without an error."""
        with self._told(), self.span("database write"):
            async with self.committing() as connection:
                yield connection

    @asynccontextmanager
    async def committing(self) -> AsyncIterator[AsyncConnection]:
        """The same, with errors as the driver raises them."""
        if self.file is None:
            async with self._writer.begin() as connection:
                yield connection
        else:
            # SQLite has one writer at a time: a queue here is fairer and quicker than its own polling.
            async with self._turn, self._writer.begin() as connection:
                yield connection

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
        await self.engine.dispose()


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


def _postgresql_settings() -> dict[str, Any]:
    # A server may be configured to acknowledge before it has written; we promise durability.
    server = {"application_name": "torri", "synchronous_commit": "on", "jit": "off"}
    return {
        "timeout": DATABASE_TIMEOUT_SECONDS,
        "command_timeout": 3 * DATABASE_TIMEOUT_SECONDS,
        "server_settings": server,
    }


def _settings(foreign_keys: bool) -> tuple[str, ...]:
    keys = "ON" if foreign_keys else "OFF"
    return (
        f"PRAGMA busy_timeout = {DATABASE_TIMEOUT_SECONDS * 1000}",
        "PRAGMA synchronous = FULL",
        f"PRAGMA foreign_keys = {keys}",
    )


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
