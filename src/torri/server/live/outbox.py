"""Messages that wait for a client, until a task sends them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from torri.matches.chairs import Who
from torri.matches.updates import Update
from torri.server.api.messages.live import Outgoing

MAX_MESSAGES_BEHIND: Final = 256  # waiting messages of one client; with more it is disconnected
MAX_BYTES_BEHIND: Final = 2 * 1024 * 1024
CLOSE_TOO_SLOW: Final = 1013
CLOSE_SERVER_STOPS: Final = 1012

_encoder: Final = msgspec.json.Encoder()


class _Encoded:
    """The encoded last update: all clients with the same view receive the same bytes."""

    update: Update | None = None
    data: bytes = b""


def encode(message: Outgoing) -> bytes:
    if not isinstance(message, Update):
        return _encoder.encode(message)
    if message is not _Encoded.update:
        _Encoded.update, _Encoded.data = message, _encoder.encode(message)
    return _Encoded.data


class Outbox:
    """A queue: code that sends to hundreds of clients waits for none of them. A client that does not keep up is
    disconnected, and may reconnect with `since`.
    """

    def __init__(self, match: str, seat: int | None, person: Who | None) -> None:
        self.match = match
        self.seat = seat
        self.ids = person.ids if person else ()
        self.unheard: frozenset[str] = frozenset()
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.told = 0  # the seq of the last update
        self._bytes = 0  # that wait
        self._cut = False

    def tell(self, update: Update) -> None:
        self.told = update.seq
        self.put(update)

    def lose(self) -> None:
        self.close(CLOSE_TOO_SLOW)

    def put(self, message: Outgoing) -> None:
        data = encode(message)
        if self._cut:
            return
        if self.queue.qsize() >= MAX_MESSAGES_BEHIND or self._bytes + len(data) > MAX_BYTES_BEHIND:
            self._cut_off()
            return
        self._bytes += len(data)
        self.queue.put_nowait(data)

    async def next(self) -> bytes | int:
        """The next message, or the code with which the connection is closed."""
        message = await self.queue.get()
        if isinstance(message, bytes):
            self._bytes -= len(message)
        return message

    def _cut_off(self) -> None:
        """Drop the waiting messages: a client that reads nothing would not read the last ones either."""
        self._cut = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self._bytes = 0
        self.close(CLOSE_TOO_SLOW)

    def close(self, code: int) -> None:
        self.queue.put_nowait(code)
