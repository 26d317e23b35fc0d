"""Messages that wait for a client, from whoever tells it something to the task that sends them."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from torri.matches.chairs import Who
from torri.matches.updates import Update
from torri.server.api.messages.live import Outgoing

MAX_MESSAGES_BEHIND: Final = 256  # of one client, before it has to come back
CLOSE_TOO_SLOW: Final = 1013
CLOSE_SERVER_STOPS: Final = 1012

_encoder: Final = msgspec.json.Encoder()


class _Encoded:
    """The last update as it is sent: all who see the same get the same bytes."""

    update: Update | None = None
    data: bytes = b""


def encode(message: Outgoing) -> bytes:
    if not isinstance(message, Update):
        return _encoder.encode(message)
    if message is not _Encoded.update:
        _Encoded.update, _Encoded.data = message, _encoder.encode(message)
    return _Encoded.data


class Outbox:
    """A queue: whoever tells hundreds of clients something waits for none of them. A client that does not keep up is
    sent away, and may come back with `since`."""

    def __init__(self, match: str, seat: int | None, person: Who | None) -> None:
        self.match = match
        self.seat = seat
        self.ids = person.ids if person else ()
        self.queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.told = 0  # the seq of the last update

    def tell(self, update: Update) -> None:
        self.told = update.seq
        self.put(update)

    def lose(self) -> None:
        self.close(CLOSE_TOO_SLOW)

    def put(self, message: Outgoing) -> None:
        if self.queue.qsize() < MAX_MESSAGES_BEHIND:
            self.queue.put_nowait(encode(message))
        else:
            self.close(CLOSE_TOO_SLOW)

    def close(self, code: int) -> None:
        self.queue.put_nowait(code)
