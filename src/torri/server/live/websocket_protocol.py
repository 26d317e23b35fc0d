"""A socket as uvicorn serves it, with a short way in and a short way out.

ASGI has a task wait for every message that is sent, though there is hardly ever anything to wait for. Whoever tells
hundreds of sockets what has happened writes to them without, and what is written in one turn of the event loop goes
out together: one way to the system for all messages to a socket, and clients that are woken once.

A message that comes in would pass through four layers, and with each one the system would be told not to listen any
more, and then to listen again. Here whoever plays reads from the first layer, and only who sends much is made to wait.
What players send is short: nearly always one frame, and nothing else, comes from the system at once. Such a frame is
taken for what it is; everything else, and whatever is compressed, is left to the library.
"""

from __future__ import annotations

from asyncio import Future, Queue, get_running_loop
from struct import pack
from typing import Any, ClassVar, Final

from litestar.exceptions import WebSocketDisconnect
from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

EXTENSION: Final = "torri.wire"
TEXT: Final = 0x81  # the first byte of a frame that is a whole text
MASKED: Final = 0x80  # in the second byte of every frame from a client; the other bits are its size, if it is short
HEAD: Final = 6  # bytes before what a short frame from a client holds, the last four of them its mask
SHORT: Final = 126  # bytes, with which a frame is not short any more
AHEAD: Final = 8  # messages that a client may send while one of them is being handled


class Inbox(Queue[Any]):
    """What has come in and waits for the one task that reads it; uvicorn's own is made for many of them."""

    _reader: Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        self._put(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while self.empty():
            self._reader = get_running_loop().create_future()
            await self._reader
        return self._get()


class Wire(WebSocketsSansIOProtocol):
    """What uvicorn does, and `read` and `write`."""

    _written: ClassVar[list[Wire]] = []  # since messages last went out

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()
        self._between = False  # whether all that has come in so far were whole frames

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else there is nobody to speak to
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self
            self._between = not self.conn.reader.buffer  # else somebody could not wait

    def data_received(self, data: bytes) -> None:
        conn = self.conn
        self._between = self._between and is_one_short_frame(data)
        if self._between and data[0] == TEXT and not conn.extensions and conn.state is OPEN:
            text = apply_mask(data[HEAD:], data[HEAD - 4 : HEAD])
            if text.isascii() and conn.current_size is None and not self.close_sent:  # else: no text, or a fault
                self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
                self._hold_back()
                return
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message is whole; uvicorn would stop reading after each."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._hold_back()

    def _hold_back(self) -> None:
        """Who has sent much that is not handled yet has to wait."""
        if not self.read_paused and self.queue.qsize() > AHEAD and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    async def read(self) -> str:
        """The next text; of bytes, that nobody is to send here, nothing."""
        event: Any = await self.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="disconnect event", code=event.get("code", 1000))
        return event.get("text") or ""

    def write(self, text: bytes) -> bool:
        """Send a text, unless the client is behind, or gone: then whoever waits to send learns more."""
        conn = self.conn
        if self.close_sent or self.disconnected or conn.state is not OPEN or not self.writable.is_set():
            return False
        if conn.extensions:
            conn.send_text(text)
        else:  # what that comes to where nothing is compressed, at a third of its price
            conn.writes.append(framed(text))
        if not Wire._written:
            self.loop.call_soon(self._send_all)
        Wire._written.append(self)
        return True

    @classmethod
    def _send_all(cls) -> None:
        written, cls._written = cls._written, []
        for wire in written:
            frames = wire.conn.data_to_send()
            if frames and not wire.transport.is_closing():  # else they went with others, or there is nobody any more
                wire.transport.write(b"".join(frames))


def is_one_short_frame(data: bytes) -> bool:
    """Whether this is all of a short frame from a client (RFC 6455, 5.2), and nothing else."""
    return len(data) >= HEAD and MASKED <= data[1] < MASKED + SHORT and len(data) == HEAD + data[1] - MASKED


def framed(text: bytes) -> bytes:
    """A whole text as one frame, from a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    return (pack("!BBH", TEXT, 126, size) if size < 1 << 16 else pack("!BBQ", TEXT, 127, size)) + text


def wire_of(scope: Scope) -> Wire | None:
    """None where another server than ours serves the application."""
    extensions: dict[str, Any] | None = scope.get("extensions")
    return extensions.get(EXTENSION) if extensions else None
