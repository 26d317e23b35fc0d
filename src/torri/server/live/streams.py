"""For programs that play: a stream of lines to read, and answers by POST.

Each line is a JSON object; an empty line means that the server is still there.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from typing import Any, Final, TypeAlias

import msgspec
from anyio import CancelScope
from litestar import Request, Router, get
from litestar.datastructures import State
from litestar.response import Stream

from torri.matches.chairs import Who
from torri.matches.errors import TooMany
from torri.matches.storage import NoDatabase
from torri.matches.tables import Tables
from torri.matches.updates import Update
from torri.server import actions
from torri.server.api.parameters import Id, Seat, Since
from torri.server.live.outbox import Outbox
from torri.server.operations.limits import Limits
from torri.server.people.sessions import Identity

STREAM_KEEP_ALIVE_SECONDS: Final = 6.0  # between two lines at most
SHARED_CHECK_SECONDS: Final = 2.0  # between two looks for what other processes have done
MAX_MATCHES_FOLLOWED: Final = 1_000  # of one person at once
LOOK_AGAIN: Final = b""  # in the outbox of a person's stream
NDJSON_MEDIA_TYPE: Final = "application/x-ndjson"
UNBUFFERED_HEADERS: Final = {
    "cache-control": "no-store",
    "x-accel-buffering": "no",
}  # tells a proxy to pass on each line at once

Lines: TypeAlias = AsyncGenerator[bytes, None]


class Begun(msgspec.Struct, frozen=True, tag_field="type", tag="begun"):
    """A match in which you sit is being played."""

    match: str
    game: str
    seq: int


class Turn(msgspec.Struct, frozen=True, tag_field="type", tag="turn"):
    """A match waits for your answer."""

    match: str
    game: str
    seq: int


class MatchOutbox(Outbox):
    """A listener of a match; knows when no more updates will come."""

    over = False

    def tell(self, update: Update) -> None:
        super().tell(update)
        self.over = update.table.status == "over"


@get("/matches/{match:str}/stream", summary="Follow a match line by line", media_type=NDJSON_MEDIA_TYPE)
async def stream(
    request: Request[Any, Any, State],
    state: State,
    match: Id,
    seat: Seat = None,
    since: Since = None,
) -> Stream:
    """Updates as they come, the first at once; the stream ends with the match."""
    identity: Identity = state.identity
    tables: Tables = state.tables
    who: Who = await identity.known(request)
    found = await tables.get(match)
    outbox = MatchOutbox(match, actions.seats_for(found, who, seat), who)
    return await _limited(request, who, outbox, _updates(tables, match, outbox, since))


@get("/stream", summary="Follow your matches: which begin, and which wait for you", media_type=NDJSON_MEDIA_TYPE)
async def own_stream(request: Request[Any, Any, State], state: State) -> Stream:
    """A line `begun` for each match that you play, and `turn` whenever one waits for you; first as things stand."""
    identity: Identity = state.identity
    tables: Tables = state.tables
    who: Who = await identity.known(request)
    outbox = Outbox("", None, who)
    return await _limited(request, who, outbox, _concerning(tables, who, outbox))


async def _limited(request: Request[Any, Any, State], who: Who, outbox: Outbox, lines: Lines) -> Stream:
    """A stream counts as a socket, and is closed like one when the server stops."""
    state = request.app.state
    limits: Limits = state.limits
    place = await limits.open.enter(who.id)
    if place is None:
        raise TooMany("limit-connections", state.settings.sockets)
    limits.open.exit(who.id, place)  # a client may be gone before its stream begins: that takes a place of its own

    async def counted() -> AsyncIterator[bytes]:
        ticket = await limits.open.enter(who.id)
        if ticket is None:
            return
        state.sockets.add(outbox)
        try:
            async with aclosing(lines):
                async for line in lines:
                    yield line
        finally:
            state.sockets.discard(outbox)
            limits.open.exit(who.id, ticket)

    return Stream(counted(), media_type=NDJSON_MEDIA_TYPE, headers=UNBUFFERED_HEADERS)


async def _updates(tables: Tables, match: str, outbox: MatchOutbox, since: int | None) -> Lines:
    try:
        with CancelScope(shield=True):  # a client that leaves must not leave a database connection half used
            await tables.listen(match, outbox, since)
        while True:
            try:
                message = await asyncio.wait_for(outbox.next(), STREAM_KEEP_ALIVE_SECONDS)
            except TimeoutError:
                yield b"\n"
                continue
            if isinstance(message, int):
                return
            yield message + b"\n"
            if outbox.queue.empty() and outbox.over:
                return
    finally:
        await tables.stop_listening(match, outbox)


async def _concerning(tables: Tables, who: Who, outbox: Outbox) -> Lines:
    def look() -> None:
        if outbox.queue.empty():
            outbox.queue.put_nowait(LOOK_AGAIN)

    told: dict[str, object] = {}
    tables.followers.follow(who.ids, look)
    try:
        yield b"\n"  # the stream is open
        while True:
            with CancelScope(shield=True):
                news = await _news(tables, who, told)
            for line in news:
                yield line
            try:
                message = await asyncio.wait_for(
                    outbox.next(), SHARED_CHECK_SECONDS if tables.shared else STREAM_KEEP_ALIVE_SECONDS
                )
            except TimeoutError:
                yield b"\n"
                continue
            if isinstance(message, int):
                return
    finally:
        tables.followers.leave(who.ids, look)


async def _news(tables: Tables, who: Who, told: dict[str, object]) -> list[bytes]:
    """The news of a person's matches that the stream has not sent yet."""
    try:
        heads = await tables.storage.heads_of(who.id, "running", limit=MAX_MATCHES_FOLLOWED)
    except NoDatabase:
        return []  # then there are no news
    found: list[Begun | Turn] = []
    for head in sorted(heads, key=lambda head: head.changed):
        if set(who.ids).isdisjoint(head.seats):
            continue  # it was created for others
        if head.id not in told:
            told[head.id] = None
            found.append(Begun(head.id, head.game, head.seq))
        question = (head.changed, head.summary.get("ply"))  # chat changes neither
        if not set(who.ids).isdisjoint(head.turn) and told[head.id] != question:
            told[head.id] = question
            found.append(Turn(head.id, head.game, head.seq))
    return [msgspec.json.encode(one) + b"\n" for one in found]


router: Final = Router("/api", route_handlers=[stream, own_stream], tags=["programs"])
