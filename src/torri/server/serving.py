"""One process that serves, until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from torri.server.app import application
from torri.server.logs import set_up
from torri.server.settings import Settings

GRACE: Final = 10  # seconds in which what is under way may be finished


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready is not None:
            host, port = (sockets or self.servers[0].sockets)[0].getsockname()[:2]
            self._ready(f"http://{'localhost' if host in ('127.0.0.1', '::1', '0.0.0.0') else host}:{port}/")


def serve(
    settings: Settings,
    host: str,
    port: int,
    web: Path | None = None,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until a signal comes; then no new requests, and everything that was begun is finished."""
    set_up()
    config = uvicorn.Config(
        application(settings, web),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=settings.largest,
        timeout_graceful_shutdown=GRACE,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.proxied,
        lifespan="on",
    )
    asyncio.run(Server(config, ready).serve())
