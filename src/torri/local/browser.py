"""Where the worker of a browser begins: tables over its rows, bots with loops in its other workers."""

from __future__ import annotations

import asyncio
import logging
import random
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


def as_in_a_browser() -> None:
    """Its Python has no threads: what a server does in one is done at once. Only warnings are logged."""
    asyncio.to_thread = _here
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))


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
    as_in_a_browser()
    random.seed()  # every Python that began from the same memory would have the same chance
    if workers is not None:
        found: dict[str, Any] = msgspec.json.decode(modules)
        think_with(remote_maker(workers, {game: Module(**one) for game, one in found.items()}))
    return BrowserTables(await LocalServer.open(shelf))
