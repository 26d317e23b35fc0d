"""Checks before every request and headers on every response: allowed origins, rate limits, content policy."""

from __future__ import annotations

import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from torri.server.api.messages.problems import Problem
from torri.server.api.problems import PROBLEM_MEDIA_TYPE
from torri.server.api.request_ids import REQUEST_ID_HEADER, begin_request
from torri.server.operations import tracing
from torri.server.operations.limits import HANDSHAKE_COST, STRICT_COST, Limits
from torri.server.operations.metrics import RequestMetrics
from torri.server.operations.threads import ASKER
from torri.server.settings import Settings

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
# Where passwords or tokens could be guessed.
GUESSABLE_PATHS: Final = (
    "/api/login",
    "/api/me/account",
    "/api/me/password",
    "/api/guests",
    "/api/passkeys",
    "/api/recovery",
)
# What mail programs send in their own form; a token in the address says whose mails it is about, and no cookie counts.
FORM_PATHS: Final = ("/api/calls/stop",)
# What takes long to compute.
COSTLY_PATHS: Final = ("/api/records",)
# The few lines in web/index.html that choose theme and language before anything is painted; a test compares them.
PAGE_SCRIPT_HASH: Final = "sha256-n3bIwpfjObV2C2u2nwLQXwDWrJpe/EMsbB0yDQUnRR0="
# What the first picture looks like (web/build/opening.ts); a test of the build compares them.
PAGE_STYLE_HASH: Final = "sha256-Ncw5l/FAXpvh8/wxnIzAJsTKibC1L3R4lpFoIeA8OqA="
CONTENT_SECURITY_POLICY: Final = (
    f"default-src 'self'; script-src 'self' '{PAGE_SCRIPT_HASH}'; style-src 'self' '{PAGE_STYLE_HASH}'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
# What search engines may keep: pages of the games, and of persons who have made theirs public. Everywhere else, tables
# and replays above all, stand the names of guests too.
INDEXED_PAGES: Final = ("", "rules", "learn", "puzzles", "ratings", "people", "assets", "licences")
NOT_INDEXED: Final = (b"x-robots-tag", b"noindex")
# Where browsers think, Python and the games come to them as WebAssembly.
WITH_WEBASSEMBLY: Final = ("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
CLOSE_FOREIGN_ORIGIN: Final = 4403  # the close code for sockets of other sites
CLOSE_TOO_OFTEN: Final = 1008  # and for clients that open too many, one after the other


def normal_path(path: str) -> str:
    """The normal form of a path. The router treats `//api/login` and `/api/login/` as `/api/login`, so the rate limits
    must do so too.
    """
    return "/" + "/".join(part for part in path.split("/") if part)


def _host_is_right(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the client's Host header is a valid host: other checks compare with it."""
    try:
        urlsplit(f"//{connection.headers.get('host', '')}").port  # noqa: B018 - it raises
    except ValueError:
        return False
    return True


def _has_body(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    return connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers


def _is_json(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Other sites can send a form without a preflight request, but no JSON."""
    return connection.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"


class Guard:
    """Wraps the whole application, so that it also sees requests to unknown addresses."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: RequestMetrics) -> None:
        self._app = app
        self._metrics = metrics
        self._settings = settings
        headers = SECURITY_HEADERS
        if settings.browsers is not None:
            headers = {name: value.replace(*WITH_WEBASSEMBLY) for name, value in headers.items()}
        self._headers = [(name.encode(), value.encode()) for name, value in headers.items()]
        if settings.secure:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["path"] = normal_path(scope["path"])
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        id = begin_request(connection.headers.get(REQUEST_ID_HEADER) if self._settings.proxied else None)
        if scope["type"] == ScopeType.WEBSOCKET:  # which lives long: its messages are spans, see `live.sockets`
            await self._pass(connection, id, scope, receive, send)
            return
        with tracing.request_span("request", connection.headers, self._settings.proxied):
            await self._pass(connection, id, scope, receive, send)

    async def _pass(
        self, connection: ASGIConnection[Any, Any, Any, Any], id: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        limits: Limits | None = connection.app.state.get("limits")
        if limits is not None and self._settings.rates > 0:
            ASKER.set(limits.client(connection))  # until it is known who it is
        if scope["type"] == ScopeType.WEBSOCKET:
            if not _host_is_right(connection) or self._foreign(connection):
                await receive()
                await send({"type": "websocket.close", "code": CLOSE_FOREIGN_ORIGIN, "reason": "origin"})
                return
            if limits is not None and not await limits.allows(connection, HANDSHAKE_COST):
                await receive()
                await send({"type": "websocket.close", "code": CLOSE_TOO_OFTEN, "reason": "too often"})
                return
            await self._app(scope, receive, send)
            return
        refused = await self._refused(connection, str(scope.get("method")), scope["path"], limits)
        if refused is not None:
            self._metrics.refused[refused.type] += 1
            tracing.answered(str(scope.get("method")), "unread", refused.status)
            await self._refuse(msgspec.structs.replace(refused, request=id), send)
            return
        await self._app(scope, receive, self._with_headers(send, id, scope))

    async def _refused(
        self, connection: ASGIConnection[Any, Any, Any, Any], method: str, path: str, limits: Limits | None
    ) -> Problem | None:
        if not _host_is_right(connection):
            return Problem("torri:wrong-host", "Wrong host", 400, "The host that this request names is no address.")
        if method not in SAFE_METHODS and self._foreign(connection):
            return Problem("torri:foreign-origin", "Foreign origin", 403, "This page may not speak to this server.")
        if method not in SAFE_METHODS and path not in FORM_PATHS and _has_body(connection) and not _is_json(connection):
            return Problem("torri:not-json", "Not JSON", 415, "Send JSON, with the content type application/json.")
        cost = STRICT_COST if method not in SAFE_METHODS and path.startswith(GUESSABLE_PATHS + COSTLY_PATHS) else 1.0
        if limits is not None and path.startswith("/api/") and not await limits.allows(connection, cost):
            return Problem("torri:too-many-requests", "Too many requests", 429, "Wait a moment, then try again.")
        return None

    def _foreign(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the request comes from a page of another site. Programs send no origin, and have no cookies to
        misuse.
        """
        origin = connection.headers.get("origin")
        if origin is None or origin in self._settings.origins:
            return False
        try:
            return urlsplit(origin).netloc != connection.headers.get("host", "")
        except ValueError:  # not a valid address
            return True

    async def _refuse(self, problem: Problem, send: Send) -> None:
        body = msgspec.json.encode(problem)
        headers = [
            *self._headers,
            (REQUEST_ID_HEADER.encode(), problem.request.encode()),
            (b"content-type", PROBLEM_MEDIA_TYPE.encode()),
            (b"content-length", str(len(body)).encode()),
        ]
        if problem.status == 429:
            headers.append((b"retry-after", b"2"))
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def _with_headers(self, send: Send, id: str, scope: Scope) -> Send:
        begun, own = time.perf_counter(), [(REQUEST_ID_HEADER.encode(), id.encode())]
        if scope["path"].split("/")[1] not in INDEXED_PAGES:
            own.append(NOT_INDEXED)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers, *own]
                route = self._metrics.answered(scope, message["status"], time.perf_counter() - begun)
                tracing.answered(str(scope.get("method")), route, message["status"])
            await send(message)

        return send_with_headers
