"""The application: its parts put together, opened before the first request and closed after the last write."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from torri import __version__
from torri.engine.catalogue import all_games
from torri.engine.errors import TorriError
from torri.engine.position import Position
from torri.matches.storage import NoDatabase, Storage
from torri.matches.tables import Tables
from torri.players.house import House
from torri.server import accounts, lessons, matches, offers, problems, records, replays, reviews, streams, watching
from torri.server.bus import RedisBus
from torri.server.common import Common
from torri.server.desk import Desk
from torri.server.guard import Guard
from torri.server.limits import Limits
from torri.server.pages import pages
from torri.server.persons import Identity
from torri.server.schema import openapi
from torri.server.settings import Settings
from torri.server.slips import OwnSlips, SharedSlips
from torri.server.sockets import GOING, live
from torri.server.squeezing import Squeeze

LOOK: Final = 3.0  # seconds between two looks for matches that wait for nobody who is there
SWEEPS: Final = 10  # looks between two for matches that nobody needs in memory

log: Final = structlog.get_logger()


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
    bus = RedisBus(settings.redis) if settings.redis else None
    common = Common(settings.redis) if settings.redis else None
    try:
        await house.open(all_games())
        tables = Tables(storage, Bots(house), bus)
        app.state.update({"storage": storage, "house": house, "tables": tables, "sockets": set()})
        app.state.identity = Identity(settings, storage)
        app.state.limits = Limits(settings, common)
        app.state.desk = desk = Desk(storage, house, SharedSlips(common) if common else OwnSlips())
        if bus is not None:
            bus.open(tables)
        keeping = asyncio.create_task(_keep(tables))
        try:
            yield
        finally:
            keeping.cancel()
            with suppress(asyncio.CancelledError):
                await keeping
            for outbox in list(app.state.sockets):
                outbox.close(GOING)
            await desk.close()
            await tables.close()
    finally:
        if bus is not None:
            await bus.close()
        if common is not None:
            await common.close()
        await house.close()
        await storage.close()


async def _keep(tables: Tables) -> None:
    """See to it that no match waits for a bot, a clock or a word that was lost; let go what nobody needs."""
    for number in count():
        try:
            if tables.shared:
                tables.presence.beat()
                await tables.compare()
            await tables.look(starting=number == 0)
            if number % SWEEPS == 0:
                tables.sweep()
        except NoDatabase as error:
            log.warning("database-down", detail=error.detail)
        except Exception:  # whatever it is, the next look must come
            log.exception("unexpected", task="keep")
        # Not in step with other processes, so that they don't all do the same at the same time.
        await asyncio.sleep(LOOK * (0.75 + random.random() / 2))


def application(settings: Settings, web: Path | None = None) -> Litestar:
    """The server as an ASGI application; `web` is the folder of the built browser app."""
    handlers: list[Any] = [
        matches.router,
        reviews.router,
        accounts.router,
        offers.router,
        lessons.router,
        streams.router,
        replays.router,
        records.router,
        live,
        openapi,
        *watching.handlers,
    ]
    if web is not None:
        handlers.append(pages(web))
    app = Litestar(
        route_handlers=handlers,
        lifespan=[running],
        state=State({"settings": settings}),
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
            render_plugins=[JsonRenderPlugin()],  # pages would load what other servers offer
            use_handler_docstrings=True,
        ),
        logging_config=None,
        request_max_body_size=settings.largest,
        debug=False,
    )
    # A middleware of Litestar's would not see what its router refuses.
    app.asgi_handler = Guard(Squeeze(app.asgi_handler), settings)
    return app
