"""The application: it joins its parts, opens them before the first request and closes them after the last write."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any, Final

import structlog
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import structs

from torri import __version__, texts
from torri.engine.catalogue import all_games, game
from torri.engine.errors import TorriError
from torri.matches.bounds import Keeping
from torri.matches.clock import wall_clock_ms
from torri.matches.keeping import Cleared, clear
from torri.matches.organiser import Organiser
from torri.matches.storage import NoDatabase, Storage
from torri.matches.tables import Tables
from torri.matches.word_filter import WordFilter
from torri.players.thinking_pool import ThinkingPool
from torri.puzzles import collection
from torri.server import actions
from torri.server.api import openapi, problems
from torri.server.api.bodies import require_body
from torri.server.calls import routes as calls
from torri.server.calls.calling import Calls
from torri.server.editions import EditionShelf
from torri.server.http import (
    along,
    conditional_plans,
    deals,
    editions,
    games,
    history,
    lessons,
    matches,
    notices,
    puzzles,
    ratings,
    records,
    replays,
    tournaments,
    vacations,
)
from torri.server.http.compression import GzipMiddleware
from torri.server.http.guard import Guard
from torri.server.http.queueing import Queueing
from torri.server.http.static_files import static_files
from torri.server.live import streams
from torri.server.live.outbox import CLOSE_SERVER_STOPS, Outbox
from torri.server.live.sockets import live
from torri.server.moderation import routes as moderation
from torri.server.operations import health, metrics, tracing
from torri.server.operations.limits import Limits
from torri.server.operations.loop_watch import LoopWatch
from torri.server.operations.redis_bus import RedisBus
from torri.server.operations.redis_client import RedisClient
from torri.server.operations.tracing import span
from torri.server.people import routes as people
from torri.server.people.changes import PersonChanges, take_notice
from torri.server.people.requests import TorriRequest
from torri.server.people.sessions import Identity
from torri.server.reviews import routes as reviews
from torri.server.reviews.progress import LocalProgressStore, RedisProgressStore
from torri.server.reviews.queue import ReviewQueue
from torri.server.settings import WORDS_FOLDER, Settings
from torri.server.thinking import Bots

MATCH_CHECK_SECONDS: Final = 3.0  # between two searches for matches whose bot, clock or message was lost
CHECKS_PER_RENEWAL: Final = 3  # between two renewals of the connections that other processes count
BOTS_ELSEWHERE: Final = 8  # questions that a server has out at the same time
CLEAR_SECONDS: Final = 3_600.0  # between two looks for what is kept no longer
CHECKS_PER_SWEEP: Final = 10  # between two sweeps of matches that nobody needs in memory

log: Final = structlog.get_logger()


def _thinking_pool(settings: Settings) -> ThinkingPool:
    if not (settings.bot_hosts and settings.redis):
        return ThinkingPool(settings.bots)
    from torri.server.operations.bot_hosts import remote_worker  # it needs an extra

    return ThinkingPool(settings.bots or BOTS_ELSEWHERE, worker=remote_worker(settings.redis))


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Everything that a server needs, from the database to the bots."""
    settings: Settings = app.state.settings
    end_traces = tracing.set_up(settings.traces) if settings.traces else None
    storage = await Storage.open(settings.database_url(), settings.data / "backups", span if end_traces else None)
    pool: ThinkingPool = app.state.new_pool(settings)
    bus = RedisBus(settings.redis) if settings.redis else None
    redis = RedisClient(settings.redis) if settings.redis else None
    try:
        await pool.open(all_games())
        app.state.words = words = WordFilter.read(settings.data / WORDS_FOLDER)
        tables = Tables(storage, Bots(pool), bus, settings.most, words, settings.in_all, settings.takes_along)
        app.state.update({"storage": storage, "thinking_pool": pool, "tables": tables, "sockets": set()})
        app.state.organiser = organiser = Organiser(tables, actions.named)
        app.state.identity = Identity(settings, storage)
        tell = bus.tell_person if bus is not None else None
        app.state.person_changes = PersonChanges(
            app.state.identity, app.state.sockets, tell, tables.read_again, tables.hear_again
        )
        app.state.editions = EditionShelf(storage, settings.data / "editions")
        await app.state.editions.open()
        app.state.limits = Limits(settings, redis)
        progress = RedisProgressStore(redis) if redis else LocalProgressStore()
        app.state.review_queue = review_queue = ReviewQueue(storage, pool, progress, settings.most.reviews)
        if bus is not None:
            bus.open(tables, app.state.person_changes.receive)
        app.state.loop_watch = loop_watch = LoopWatch()
        loop_watch.start()
        Thread(target=_read_files, name="files", daemon=True).start()
        clearing = asyncio.create_task(_clear_up(tables, settings.keep))
        watching = asyncio.create_task(
            _watch(tables, organiser, app.state.limits, app.state.sockets, app.state.person_changes)
        )
        try:
            async with Calls(settings, storage, tables).running(app.state):
                yield
        finally:
            loop_watch.stop()
            for task in (watching, clearing):
                task.cancel()
            await asyncio.gather(watching, clearing, return_exceptions=True)
            for outbox in list(app.state.sockets):
                outbox.close(CLOSE_SERVER_STOPS)
            await review_queue.close()
            await tables.close()
            await app.state.limits.open.close()
    finally:
        if bus is not None:
            await bus.close()
        if redis is not None:
            await redis.close()
        await pool.close()
        await storage.close()
        if end_traces is not None:
            await asyncio.to_thread(end_traces)


def _read_files() -> None:
    """Beside the loop, which the first text of each game and language would hold for a tenth of a second, and the
    first puzzle of a game for 20 ms."""
    texts.read_all(map(game, all_games()))
    for name in all_games():
        collection(name)


async def _clear_up(tables: Tables, keep: Keeping) -> None:
    """Now and then remove what is kept no longer."""
    while True:
        try:
            cleared = await clear(tables, keep, wall_clock_ms())
            if cleared != Cleared():
                log.info("cleared", **structs.asdict(cleared))
        except NoDatabase as error:
            log.warning("database-down", detail=error.detail)
        except Exception:  # whatever the error, the next look must follow
            log.exception("unexpected", task="clear")
        await asyncio.sleep(CLEAR_SECONDS)


async def _watch(
    tables: Tables, organiser: Organiser, limits: Limits, sockets: set[Outbox], changes: PersonChanges
) -> None:
    """Find matches that wait for a lost bot, clock or message; drop from memory what nobody needs."""
    sanctioned = wall_clock_ms()
    for number in count():
        try:
            if tables.shared:
                tables.presence.beat()
                if number % CHECKS_PER_RENEWAL == 0:
                    await limits.open.renew()
            await tables.compare()
            await tables.look(starting=number == 0)
            await tables.rate()
            if number % CHECKS_PER_RENEWAL == 0:
                sanctioned = await take_notice(tables.storage, changes, sanctioned)
            await organiser.look()
            if number % CHECKS_PER_SWEEP == 0:
                tables.sweep()
                await tables.correspondence.look()
                await tables.studies.look()
                # Whoever sits at a table and thinks is here, though they ask for nothing.
                await tables.storage.friends.see_again([*{id for one in sockets for id in one.ids}], wall_clock_ms())
        except NoDatabase as error:
            log.warning("database-down", detail=error.detail)
        except Exception:  # whatever the error, the next search must follow
            log.exception("unexpected", task="keep")
        # At random intervals, so that the processes don't all search at the same time.
        await asyncio.sleep(MATCH_CHECK_SECONDS * (0.75 + random.random() / 2))


def application(
    settings: Settings, web: Path | None = None, new_pool: Callable[[Settings], ThinkingPool] = _thinking_pool
) -> Litestar:
    """The server as an ASGI application; `web` is the folder of the built browser app, `new_pool` makes where bots
    think."""
    handlers: list[Any] = [
        matches.router,
        along.router,
        conditional_plans.router,
        vacations.router,
        history.router,
        notices.router,
        ratings.router,
        deals.router,
        puzzles.router,
        ratings.public_router,
        tournaments.router,
        reviews.router,
        reviews.own_insights,
        reviews.public_insights,
        people.router,
        calls.router,
        moderation.router,
        moderation.public_router,
        games.router,
        lessons.router,
        streams.router,
        replays.router,
        records.router,
        editions.router,
        live,
        openapi.openapi,
        health.health,
        health.ready,
        health.alive,
        metrics.metrics,
    ]
    if web is not None:
        handlers.append(static_files(web, settings.browsers))
    app = Litestar(
        route_handlers=handlers,
        lifespan=[lifespan],
        state=State({"settings": settings, "new_pool": new_pool, "request_metrics": metrics.RequestMetrics()}),
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
        request_class=TorriRequest,
        before_request=require_body,
        logging_config=None,
        request_max_body_size=settings.largest,
        debug=False,
    )
    # A Litestar middleware would not see requests that the router refuses.
    app.asgi_handler = Queueing(Guard(GzipMiddleware(app.asgi_handler), settings, app.state.request_metrics), settings)
    return app
