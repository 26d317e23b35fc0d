"""Live matches: a socket for each seat or spectator that looks at one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec
import structlog

from torri.engine.errors import TorriError
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.match import Match
from torri.matches.sanctioning import require_not_banned
from torri.matches.tables import Tables
from torri.server import actions
from torri.server.api.errors import NotKnown, TooMuchAtOnce
from torri.server.api.messages.live import (
    Ahead,
    Answer,
    Incoming,
    Ping,
    Plan,
    Pong,
    Reasons,
    Refused,
    Say,
    Taken,
    Undo,
    UndoReply,
    Why,
)
from torri.server.api.parameters import Id, Seat, Since, Spoken
from torri.server.api.problems import language_of, reasons_seen, refusal_of, words_for
from torri.server.api.routing import State, WebSocket, WebSocketDisconnect, websocket
from torri.server.live.outbox import CLOSE_TOO_SLOW, Outbox, encode
from torri.server.operations.limits import Bucket, Limits
from torri.server.operations.tracing import span
from torri.texts import Words

if TYPE_CHECKING:
    from torri.server.people.sessions import Identity

DISCONNECT_ERRORS: Final = (WebSocketDisconnect, OSError)
MESSAGES_WITH_ID: Final = (Answer, Plan, Ahead, Why)  # given by the client
REPLIES_BEFORE_YIELD: Final = 8  # waiting messages up to which a client's messages are handled without a pause
CLOSE_TOO_MUCH: Final = 1008
MESSAGE_COSTS: Final[dict[type, float]] = {Say: 5.0, Ahead: 2.0, Why: 2.0}  # in plain messages
CLOSE_NOT_ALLOWED: Final = 4403

Socket: TypeAlias = WebSocket[object, object, State]

log: Final = structlog.get_logger()
_incoming: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class LiveSocket:
    """One socket: what its client sends is handled in turn, messages to it are sent as they come."""

    def __init__(
        self,
        socket: Socket,
        tables: Tables,
        match: Match,
        outbox: Outbox,
        language: str,
        allows: Callable[[float], bool],
        room: Callable[[], Awaitable[None]],
    ) -> None:
        self.socket = socket
        self.allows = allows  # whether its person may send something of that cost
        self.room = room  # in the event loop, for one more message
        self.tables = tables
        self.match = match
        self.outbox = outbox
        self.language = language
        self.handling = self.over = False

    @cached_property
    def words(self) -> Words:
        """Loaded on first use: most sockets never need the texts."""
        return words_for(self.language, self.match)

    async def send(self) -> None:
        """Send what waits in the outbox, as fast as the client reads."""
        with suppress(RuntimeError):  # uvicorn has closed the socket itself: the message was not valid text
            while True:
                message = await self.outbox.next()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.room()
                await self.socket.send_data(message, "text")

    async def receive(self, person: Who | None, bucket: Bucket, largest: int) -> None:
        while not self.over:
            data = await self.socket.receive_data("text")
            if len(data) > largest or not bucket.take():
                self.outbox.close(CLOSE_TOO_MUCH)
                return
            await self.room()
            try:
                message = _incoming.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                self.outbox.put(Refused("no-such-message", str(error)[:200]))
                continue
            self.handling = True
            await self.handle(person, message)
            self.handling = False
            if self.outbox.queue.qsize() > REPLIES_BEFORE_YIELD:
                # Messages that have arrived are read without a pause: `send`, and other tasks, must run in between.
                await asyncio.sleep(0)

    async def seq(self) -> int:
        """The number of entries that this socket may know of."""
        return self.outbox.told if self.outbox.seat is None else (await self.tables.get(self.match.id)).seq

    async def handle(self, person: Who | None, message: Incoming) -> None:
        id = message.id if isinstance(message, MESSAGES_WITH_ID) else None
        try:
            if not self.allows(MESSAGE_COSTS.get(type(message), 1.0)):
                raise TooMuchAtOnce()
            with span(f"message {type(message).__name__}", match=self.match.id):
                await self.do(person, message)
        except TorriError as error:
            seq = None
            with suppress(TorriError):  # the match is unknown, or the database can't be reached
                seq = await self.seq()
            self.outbox.put(refusal_of(error, self.words, seq, id))

    async def do(self, person: Who | None, message: Incoming) -> None:
        tables, match, put = self.tables, self.match.id, self.outbox.put
        if isinstance(message, Ping):
            put(Pong(await self.seq()))
            return
        if isinstance(message, Why):
            answer, reasons = await actions.why_not(tables, match, person, message)
            put(Reasons(answer, reasons_seen(reasons, self.words), message.id))
            return
        if isinstance(message, Ahead):
            put(await actions.look_ahead(tables, match, person, message.after, message.seat, message.id))
            return
        if person is None:
            raise NotKnown()
        match message:
            case Answer():
                done = await actions.answer(tables, match, person, message)
            case Plan():
                done = await actions.give_plan(tables, match, person, message)
            case Undo():
                done = await actions.undo(tables, match, person, message.seat)
            case UndoReply():
                done = await actions.answer_undo(tables, match, person, message.agreed)
            case Say():
                done = await actions.say(tables, match, person, message.text)
        put(Taken(done.seq, message.id if isinstance(message, Answer | Plan) else None))


@websocket("/api/matches/{match:str}/live", name="live")
async def live(
    socket: Socket,
    state: State,
    match: Id,
    seat: Seat = None,
    since: Since = None,
    language: Spoken = None,
) -> None:
    """Follow a match and play in it. Messages are those of `Incoming` and `Outgoing`."""
    tables: Tables = state.tables
    identity: Identity = state.identity
    limits: Limits = state.limits
    person = await identity.of(socket)
    spoken = language or language_of(socket.headers)  # browsers can't set a header for a socket
    await socket.accept()
    try:
        if person is not None:
            require_not_banned(person, wall_clock_ms())
        found = await tables.get(match)
        outbox = Outbox(match, actions.seats_for(found, person, seat), person)
    except TorriError as error:
        await socket.send_data(encode(refusal_of(error, words_for(spoken))), "text")
        await socket.close(CLOSE_NOT_ALLOWED)
        return
    who, client = limits.who(person, socket), limits.client(socket)
    ticket = await limits.open.enter(who)
    if ticket is None:
        await socket.close(CLOSE_TOO_MUCH)
        return
    allows = partial(limits.allows_message, who, client)
    one = LiveSocket(socket, tables, found, outbox, spoken, allows, limits.room)
    state.sockets.add(outbox)
    sending = asyncio.create_task(one.send())
    receiving = asyncio.create_task(one.receive(person, limits.bucket(), limits.largest))
    try:
        try:
            await tables.listen(match, outbox, since)
        except TorriError as error:  # the database can't be reached
            outbox.put(refusal_of(error, one.words))
            outbox.close(CLOSE_TOO_SLOW)
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    except Exception:
        log.exception("unexpected", path=socket.url.path, method="socket")
    finally:
        state.sockets.discard(outbox)
        limits.open.exit(who, ticket)
        await tables.stop_listening(match, outbox)
        one.over = True
        sending.cancel()
        if not one.handling:  # otherwise the others would receive what is being stored, too
            receiving.cancel()
        for task in (await asyncio.wait((sending, receiving)))[0]:
            ended = None if task.cancelled() else task.exception()
            if ended is not None and not isinstance(ended, DISCONNECT_ERRORS):
                log.error("unexpected", path=socket.url.path, method="socket", exc_info=ended)
