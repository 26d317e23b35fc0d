"""Where the worker of a browser begins: tables over its rows, bots with loops in its other workers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec
import structlog

from torri.local.server import LocalServer, LocalSocket
from torri.matches.storage.shelf import Shelf
from torri.players.remote_loops import Module, Workers, remote_maker
from torri.players.warming import think_with

P = ParamSpec("P")
T = TypeVar("T")


async def _here(work: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
    return work(*args, **more)


def without_threads() -> None:
    """A browser's Python has none: what a server does in a thread is done at once."""
    asyncio.to_thread = _here


class BrowserTables:
    """What the worker calls; everything is passed as text."""

    def __init__(self, server: LocalServer) -> None:
        self._server = server

    async def request(self, method: str, address: str, language: str, body: str | None) -> str:
        """Status, media type, name as a file and content, with line breaks between."""
        reply = await self._server.request(method, address, language, body or None)
        return f"{reply.status}\n{reply.media_type}\n{reply.disposition}\n{reply.body}"

    def connect(self, address: str, send: Callable[[str], object], closed: Callable[[int], object]) -> LocalSocket:
        return self._server.connect(address, send, closed)


async def open_tables(shelf: Shelf, workers: Workers | None, modules: str) -> BrowserTables:
    """The tables that a browser keeps; `modules` says for which rules and figures its workers have compiled games."""
    without_threads()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    if workers is not None:
        found: dict[str, Any] = msgspec.json.decode(modules)
        think_with(remote_maker(workers, {game: Module(**one) for game, one in found.items()}))
    return BrowserTables(await LocalServer.open(shelf))
