"""Long JSON responses are compressed for clients that accept gzip: a table of Florenza, a replay, a review. Litestar's
middleware compresses on the event loop, and a review may be half a megabyte: ours compresses in a thread. Static files
were compressed by the build, and each line of a stream is sent at once: neither is changed here.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterable
from typing import Final, TypeAlias

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

MIN_COMPRESSED_BYTES: Final = 2_048  # shorter responses fit into one or two packets
GZIP_LEVEL: Final = 3
JSON_MEDIA_TYPE: Final = b"application/json"

Headers: TypeAlias = Iterable[tuple[bytes, bytes]]


class GzipMiddleware:
    """Compresses long JSON responses."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not accepts_gzip(scope["headers"]):
            await self._app(scope, receive, send)
            return
        start: HTTPResponseStartEvent | None = None

        async def sent(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start" and is_plain_json(message["headers"]):
                start = message  # until the length of the response is known
                return
            if start is not None and message["type"] == "http.response.body":
                body = message.get("body", b"")
                if len(body) >= MIN_COMPRESSED_BYTES and not message.get("more_body"):
                    body = await asyncio.to_thread(gzip.compress, body, GZIP_LEVEL, mtime=0)
                    start["headers"] = compressed_headers(start["headers"], len(body))
                    message["body"] = body
                await send(start)
                start = None
            await send(message)

        await self._app(scope, receive, sent)


def accepts_gzip(headers: Headers) -> bool:
    """Whether a client accepts gzip."""
    for name, value in headers:
        if name == b"accept-encoding":
            for wish in value.lower().split(b","):
                coding, _, quality = wish.partition(b";")
                if coding.strip() == b"gzip":
                    return quality.replace(b" ", b"") not in (b"q=0", b"q=0.0", b"q=0.00", b"q=0.000")
    return False


def is_plain_json(headers: Headers) -> bool:
    found = dict(headers)
    return found.get(b"content-type", b"").startswith(JSON_MEDIA_TYPE) and b"content-encoding" not in found


def compressed_headers(headers: Headers, length: int) -> list[tuple[bytes, bytes]]:
    """The headers of a response that was compressed to that length."""
    kept = [(name, value) for name, value in headers if name != b"content-length"]
    return [
        *kept,
        (b"content-length", str(length).encode()),
        (b"content-encoding", b"gzip"),
        (b"vary", b"accept-encoding"),
    ]
