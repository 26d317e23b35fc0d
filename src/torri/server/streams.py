"""For programs that play: a stream of lines to read, and answers by POST.

Each line is a JSON object; an empty line means that the server is still there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from torri.matches.decisions import Who
from torri.matches.tables import Tables
from torri.server import actions
from torri.server.persons import Identity
from torri.server.sockets import Outbox

KEEP_ALIVE: Final = 6.0  # seconds between two lines at most
MEDIA: Final = "application/x-ndjson"


@get("/matches/{match:str}/stream", summary="Follow a match line by line", media_type=MEDIA)
async def stream(
    request: Request[Any, Any, State],
    state: State,
    match: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: FromQuery[int | None] = None,
) -> Stream:
    """Updates as they come, the first at once; the stream ends with the match."""
    identity: Identity = state.identity
    tables: Tables = state.tables
    who: Who = await identity.known(request)
    found = await tables.get(match)
    outbox = Outbox(match, actions.seats_for(found, who, seat), who)
    return Stream(_lines(state, tables, match, outbox, since), media_type=MEDIA)


async def _lines(state: State, tables: Tables, match: str, outbox: Outbox, since: int | None) -> AsyncIterator[bytes]:
    state.sockets.add(outbox)
    try:
        await tables.listen(match, outbox, since)
        while True:
            try:
                message = await asyncio.wait_for(outbox.queue.get(), KEEP_ALIVE)
            except TimeoutError:
                yield b"\n"
                continue
            if isinstance(message, int):
                return
            yield message + b"\n"
            if outbox.queue.empty() and (await tables.get(match)).status == "over":
                return
    finally:
        state.sockets.discard(outbox)
        await tables.stop_listening(match, outbox)


router: Final = Router("/api", route_handlers=[stream], tags=["programs"])
