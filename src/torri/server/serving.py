"""One process that serves, until it receives a signal to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from math import ceil
from pathlib import Path
from types import FrameType
from typing import Any, Final, cast

import uvicorn

from torri.matches.storage.migrating import migrate
from torri.server.app import application
from torri.server.live.outbox import CLOSE_SERVER_STOPS
from torri.server.operations.connections import Bounds, Watched, watched
from torri.server.operations.logs import set_up
from torri.server.settings import Settings

SHUTDOWN_GRACE_SECONDS: Final = 10  # in which running requests may finish
FAREWELL_SECONDS: Final = 2.0  # in which sockets and streams send their last messages
CONNECTION_KEEP_ALIVE_SECONDS: Final = 75  # longer than a proxy's, which would use a closed one
# The young are collected often, as a collection holds the event loop for about a microsecond for each object; all of
# them rarely, as matches in memory are many that live long.
GC_THRESHOLDS: Final = (2_000, 2, 25_000)
TICK_SECONDS: Final = 0.1  # of uvicorn
TICKS_PER_LOOK: Final = 10  # between two checks for connections that take too long
THREAD_SWITCH_SECONDS: Final = 0.0002  # that a thread waits for the interpreter; short, so that replies are quick


def leave_alone_what_is_there() -> None:
    """Objects made before the first match stay: the garbage collector need not look at them again."""
    gc.collect()
    gc.freeze()


class Server(uvicorn.Server):
    """uvicorn's server, which prints when it is ready and when it has stopped."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None, bounds: Bounds) -> None:
        super().__init__(config)
        self._ready = ready
        # A few checks within the shortest time limit of a connection.
        self._ticks_per_look = max(1, min(TICKS_PER_LOOK, int(min(bounds.seconds) / 3 / TICK_SECONDS)))
        self._unchecked: list[Watched] = []  # of this look

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        leave_alone_what_is_there()
        if self.started and self._ready is not None:
            host, port = (sockets or self.servers[0].sockets)[0].getsockname()[:2]
            self._ready(f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0') else host}:{port}/")

    async def on_tick(self, counter: int) -> bool:
        """Check some of the connections: thousands in one go would hold the loop."""
        ticks_left = self._ticks_per_look - counter % self._ticks_per_look
        if ticks_left == self._ticks_per_look:
            self._unchecked = cast(list[Watched], list(self.server_state.connections))
        now, number = asyncio.get_running_loop().time(), ceil(len(self._unchecked) / ticks_left)
        self._unchecked, due = self._unchecked[number:], self._unchecked[:number]
        for connection in due:
            connection.check(now)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all sockets and streams, then stop in uvicorn's way."""
        app: Any = self.config.app
        for server in self.servers:
            server.close()  # otherwise disconnected clients would reconnect at once
        for outbox in list(app.state.sockets):
            outbox.close(CLOSE_SERVER_STOPS)
        deadline = time.monotonic() + FAREWELL_SECONDS
        while app.state.sockets and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, _frame: FrameType | None) -> None:
        """Stop; at once if the interrupt key is pressed again. uvicorn's own method raises the signal again after
        stopping, so that the process seems to have failed.
        """
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True


def serve(
    settings: Settings,
    host: str,
    port: int,
    web: Path | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until a signal comes; then accept no new requests, and finish the running ones."""
    set_up()
    # Behind a proxy all connections come from one address; the proxy has to limit them.
    each = 0 if settings.proxied or settings.rates <= 0 else Bounds.connections
    bounds = replace(Bounds(), connections=each).times(settings.patience)
    http, ws = watched(bounds)
    config = uvicorn.Config(
        application(settings, web),
        host=host,
        port=port,
        http=http,
        ws=ws,
        ws_max_size=settings.largest,
        timeout_keep_alive=max(1, round(CONNECTION_KEEP_ALIVE_SECONDS * settings.patience)),
        timeout_graceful_shutdown=SHUTDOWN_GRACE_SECONDS,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.proxied,
        lifespan="on",
    )
    # Here an error of the database is shown as a sentence; later it would be logged as a fault of the server.
    asyncio.run(migrate(settings.database_url(), settings.data / "backups"))
    gc.set_threshold(*GC_THRESHOLDS)
    leave_alone_what_is_there()
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)
    Server(config, ready, bounds).run()
