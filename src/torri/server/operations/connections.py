"""Limits for connections: clients that send half a request or too large a head, or do not read, are disconnected; and
what one sends at once is read little by little.

uvicorn closes connections that are idle after a response. But it waits without a limit for the first request, for the
rest of a request, and for clients that do not read; it accepts heads of any size, and answers any number of pings. We
use its protocols, and check their connections at regular times.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final, Protocol, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame

from torri.server.operations.turns import ReadingTurns

MIN_READ_BYTES: Final = 4_096  # bytes between two checks, at least; slower clients are disconnected
# What is read in one go of all that has arrived: the smallest requests and frames in it take a few milliseconds.
SLICE_BYTES: Final = 1_024


@dataclass(frozen=True)
class Bounds:
    """How long a connection may wait for its client, and what the head of a request may hold."""

    head_seconds: float = 15.0  # for a whole head, from its first byte or from the start of the connection
    body_seconds: float = 60.0
    stalled_seconds: float = 20.0  # during which the client has read nothing
    closing_seconds: float = 10.0  # from closing until the connection is aborted
    head_bytes: int = 32 * 1024
    headers: int = 100
    connections: int = 200  # connections of one address; 0: any number
    # Pings, pongs and pieces of messages between two checks: whole messages are counted by `limits`.
    odd_frames: int = 100

    def times(self, patience: float) -> Bounds:
        """The same limits with all times multiplied."""
        return replace(
            self,
            head_seconds=self.head_seconds * patience,
            body_seconds=self.body_seconds * patience,
            stalled_seconds=self.stalled_seconds * patience,
            closing_seconds=self.closing_seconds * patience,
        )

    @property
    def seconds(self) -> tuple[float, float, float, float]:
        return self.head_seconds, self.body_seconds, self.stalled_seconds, self.closing_seconds


class HeadTooLarge(Exception):
    """Ends the parsing of a request."""


class Watched(Protocol):
    """A connection that is checked at regular times."""

    def check(self, now: float) -> None: ...


class _Gate:
    """A transport as uvicorn sees it: while uvicorn wants no more, what has arrived already waits as well."""

    def __init__(self, transport: asyncio.Transport, connection: _Watch) -> None:
        self.transport = transport
        self.is_shut = False
        self._connection = connection

    def pause_reading(self) -> None:
        self.is_shut = True
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.is_shut = False
        self._connection.read_on_soon()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)


class _Watch:
    """What the protocols of HTTP and of sockets have in common."""

    bounds: ClassVar[Bounds] = Bounds()
    by_address: ClassVar[Counter[str]] = Counter()
    turns: ClassVar[ReadingTurns] = ReadingTurns()
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    client: tuple[str, int] | None
    _gate: _Gate
    _waiting = b""  # what has arrived and was not read yet
    _reads_on = False  # now, or in the next turn of the loop
    _stalled_since: float | None = None
    _closing_since: float | None = None
    _unread = 0  # bytes at the last check

    def _behind_gate(self, transport: asyncio.BaseTransport) -> asyncio.Transport:
        # Of a connection that becomes a socket it is the gate of what it was before.
        real = transport.transport if isinstance(transport, _Gate) else transport
        self._gate = _Gate(cast(asyncio.Transport, real), self)
        return cast(asyncio.Transport, self._gate)

    def data_received(self, data: bytes) -> None:
        """A chunk may hold thousands of requests or frames; while they are read nobody else has a turn."""
        self._waiting += data
        if self._reads_on or self._gate.is_shut:
            self._gate.transport.pause_reading()
        elif not self.turns.is_free(self._reader):
            self._gate.transport.pause_reading()
            self.read_on_soon()
        else:
            self._read_on()

    def read_on_soon(self) -> None:
        if self._reads_on:
            return
        self._reads_on = True
        self.turns.wait(self._reader, self._read_on)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def _reader(self) -> str | int:
        """Who has turns: an address, but where it may be everybody's the connection itself."""
        return self._address if self.bounds.connections > 0 else id(self)

    def _read_on(self) -> None:
        gate, self._reads_on = self._gate, True
        piece, self._waiting = self._waiting[:SLICE_BYTES], self._waiting[SLICE_BYTES:]
        if piece and not gate.is_closing():
            self._read(piece)
        self._reads_on = False
        if gate.is_closing():
            self._waiting = b""
        elif successor := self._successor():
            self._hand_over(successor)
        elif self._waiting:
            gate.transport.pause_reading()
            if not gate.is_shut:
                self.read_on_soon()
        elif not gate.is_shut:
            gate.transport.resume_reading()

    def _successor(self) -> _Watch | None:
        """Who reads this connection from now on. A socket is handed its handshake before the connection is its own."""
        return None

    def _hand_over(self, successor: _Watch) -> None:
        """A socket has been opened; its client may not have waited for it."""
        rest, self._waiting = self._waiting, b""
        if rest:
            successor.data_received(rest)
        elif not successor._reads_on and not successor._gate.is_shut:
            successor._gate.transport.resume_reading()

    def _read(self, data: bytes) -> None:
        raise NotImplementedError

    def _gone(self) -> None:
        self.by_address[self._address] -= 1
        if self.by_address[self._address] <= 0:
            del self.by_address[self._address]

    def check(self, now: float) -> None:
        """Abort the connection if its client has used up its time."""
        if self.transport.is_closing():
            self._closing_since = self._closing_since or now
            if now - self._closing_since > self.bounds.closing_seconds:
                self.transport.abort()
            return
        unread = self.transport.get_write_buffer_size()
        if unread == 0 or unread <= self._unread - MIN_READ_BYTES:
            self._stalled_since = None
        elif self._stalled_since is None:
            self._stalled_since = now
        elif now - self._stalled_since > self.bounds.stalled_seconds:
            self.transport.abort()
        self._unread = unread


class WatchedSocket(_Watch, WebSocketsSansIOProtocol):
    """A WebSocket. uvicorn's pings check that its client is still there."""

    _odd_frames = 0  # since the last check

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(self._behind_gate(transport))

    def _read(self, data: bytes) -> None:
        try:
            WebSocketsSansIOProtocol.data_received(self, data)
        except InvalidState:  # text that is no UTF-8, with a close behind it: uvicorn closes the socket twice
            self.transport.abort()
        if self.conn.handshake_exc is not None and not self.handshake_initiated and not self.transport.is_closing():
            # A line of the head is longer than websockets reads: its refusal waits, and uvicorn would wait for ever.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_ping(self) -> None:
        if self._takes_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._takes_one_more():
            super().handle_cont(event)

    def _takes_one_more(self) -> bool:
        self._odd_frames += 1
        if self._odd_frames > self.bounds.odd_frames:
            self.transport.abort()
        return not self.transport.is_closing()

    def check(self, now: float) -> None:
        self._odd_frames = 0
        super().check(now)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)


class WatchedHttp(_Watch, HttpToolsProtocol):
    """Requests, one after another."""

    _in_head = False
    _head_bytes = 0  # of a head that came in several pieces
    _head_size = 0  # of its headers so far
    _awaited_since: float | None = None  # since when the rest of a request is expected
    _awaited_seconds = 0.0
    _too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(self._behind_gate(transport))
        self._await(self.bounds.head_seconds)
        self.by_address[self._address] += 1
        if 0 < self.bounds.connections < self.by_address[self._address]:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def _await(self, seconds: float) -> None:
        self._awaited_since, self._awaited_seconds = self.loop.time(), seconds

    def _read(self, data: bytes) -> None:
        was_in_head = self._in_head
        HttpToolsProtocol.data_received(self, data)
        if self.transport.is_closing():
            return
        if self._in_head and was_in_head:
            self._head_bytes += len(data)
            if self._head_bytes > self.bounds.head_bytes:
                self._refuse_head()
        elif not self._in_head and self._awaited_since is None and self._is_idle():
            self._await(self.bounds.head_seconds)  # empty lines: uvicorn has stopped its clock, and nothing has begun

    def _successor(self) -> _Watch | None:
        protocol: object = self._gate.get_protocol()
        return protocol if isinstance(protocol, WatchedSocket) else None

    def _is_idle(self) -> bool:
        cycle = cast(RequestResponseCycle | None, self.cycle)  # none before the first request
        return (cycle is None or cycle.response_complete) and self.timeout_keep_alive_task is None

    # Callbacks of the parser

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head_bytes, self._head_size = True, 0, 0
        self._await(self.bounds.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head_size += len(name) + len(value)
        if len(self.headers) >= self.bounds.headers or self._head_size > self.bounds.head_bytes:
            self._too_large = True
            raise HeadTooLarge
        super().on_header(name, value)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > self.bounds.head_bytes:
            self._too_large = True
            raise HeadTooLarge

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._await(self.bounds.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._awaited_since = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._awaited_since = None
        super().handle_websocket_upgrade()

    # What a disconnected client receives

    def send_400_response(self, msg: str) -> None:
        if self._too_large:
            self._refuse_head()
        else:
            super().send_400_response(msg)

    def _refuse_head(self) -> None:
        self._say_goodbye(431)

    def _say_goodbye(self, status: int) -> None:
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def check(self, now: float) -> None:
        super().check(now)
        late = self._awaited_since is not None and now - self._awaited_since > self._awaited_seconds
        if late and not self.transport.is_closing():
            cycle = cast(RequestResponseCycle | None, self.cycle)
            if cycle is not None and cycle.response_started and not cycle.response_complete:
                self.transport.close()
            else:
                self._say_goodbye(408)


def watched(bounds: Bounds) -> tuple[type[WatchedHttp], type[WatchedSocket]]:
    """The protocols of a server with these bounds; the connections of one address are counted in both together."""
    shared: dict[str, Any] = {"bounds": bounds, "by_address": Counter[str](), "turns": ReadingTurns()}
    http = type("BoundedHttp", (WatchedHttp,), shared)
    socket = type("BoundedSocket", (WatchedSocket,), shared)
    return cast(type[WatchedHttp], http), cast(type[WatchedSocket], socket)
