"""The application: its parts put together, opened before the first request and closed after the last write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from torri import __version__
from torri.engine.catalogue import all_games
from torri.engine.errors import TorriError
from torri.engine.position import Position
from torri.matches.storage import Storage
from torri.matches.tables import Tables
from torri.players.house import House
from torri.server import accounts, matches, offers, problems, streams, watching
from torri.server.bus import RedisBus
from torri.server.guard import Guard
from torri.server.limits import Limits
from torri.server.persons import Identity
from torri.server.schema import openapi
from torri.server.settings import Settings
from torri.server.sockets import GOING, live

SWEEP: Final = 30.0  # seconds between two looks for matches that nobody needs in memory
WAKE: Final = 10.0  # and for matches that another process has left behind


class Bots:
    """The house as the tables want it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def answer(self, table: str, seat: int, spec: str, position: Position) -> int:
        return (await self._house.answer(table, seat, spec, position)).answer

    async def leave(self, table: str) -> None:
        await self._house.leave(table)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Everything that a server needs, from the database to the bots."""
    settings: Settings = app.state.settings
    storage = await Storage.open(settings.database_url(), settings.data / "backups")
    house = House(settings.bots)
    bus = await RedisBus.open(settings.redis) if settings.redis else None
    try:
        await house.open(all_games())
        tables = Tables(storage, Bots(house), bus)
        app.state.update({"storage": storage, "house": house, "tables": tables, "sockets": set()})
        app.state.identity = Identity(settings, storage)
        app.state.limits = Limits(settings)
        if bus is not None:
            bus.listen(tables.overheard)
        keeping = asyncio.create_task(_keep(tables))
        try:
            yield
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            for outbox in list(app.state.sockets):
                outbox.close(GOING)
            await tables.close()
    finally:
        if bus is not None:
            await bus.close()
        await house.close()
        await storage.close()


async def _keep(tables: Tables) -> None:
    """Wake what waits for a bot or a clock, and let go what nobody needs."""
    await tables.wake()
    while True:
        await asyncio.sleep(SWEEP)
        tables.sweep()


def application(settings: Settings, web: Path | None = None) -> Litestar:
    """The server as an ASGI application; `web` is the folder of the built browser app."""
    handlers: list[Any] = [
        matches.router,
        accounts.router,
        offers.router,
        streams.router,
        live,
        openapi,
        *watching.handlers,
    ]
    if web is not None:
        handlers.append(offers.pages(web))
    guard: Any = lambda app: Guard(app, settings)  # noqa: E731 a middleware is made by a function of the app
    return Litestar(
        route_handlers=handlers,
        lifespan=[running],
        state=State({"settings": settings}),
        middleware=[guard],
        exception_handlers={
            TorriError: problems.torri_error,
            HTTPException: problems.http_error,
            Exception: problems.unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Torri",
            version=__version__,
            description="Firenze, Patrizier and Florenza: tables, live matches, bots.",
            path="/api/schema",
            use_handler_docstrings=True,
        ),
        logging_config=None,
        request_max_body_size=settings.largest,
        debug=False,
    )
