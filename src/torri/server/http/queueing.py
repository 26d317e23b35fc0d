"""Requests of one client wait for each other, and all of them for room in a turn of the loop: hundreds that come at
once would else hold it."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from torri.server.operations.limits import Limits
from torri.server.operations.turns import WorkingTurns
from torri.server.settings import Settings


class Queueing:
    """Wraps the whole application. A request is worked on until its response begins: a stream never ends."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._limited = settings.rates > 0
        self._turns = WorkingTurns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        limits: Limits | None = connection.app.state.get("limits")
        if limits is None or not self._limited:
            await self._app(scope, receive, send)
            return
        if scope["type"] != ScopeType.HTTP:
            await limits.room()
            await self._app(scope, receive, send)
            return
        client = limits.client(connection)
        await self._turns.enter(client)
        working = True

        def leave() -> None:
            nonlocal working
            if working:
                working = False
                self._turns.leave(client)

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                leave()
            await send(message)

        try:
            await limits.room()
            await self._app(scope, receive, send_on)
        finally:
            leave()
