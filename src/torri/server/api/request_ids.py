"""The id of a request: in its answer, in every line that is logged about it, and in what bot processes are asked."""

from __future__ import annotations

import re
import secrets
from typing import Final

import structlog

REQUEST_ID_HEADER: Final = "x-request-id"
REQUEST_ID_BYTES: Final = 8
# A proxy may have given it one; anything else could be written into a log by anybody.
_GIVEN: Final = re.compile(r"[A-Za-z0-9_-]{8,64}")


def begin_request(given: str | None) -> str:
    """Give the request of this task an id: that of the proxy in front, or a new one."""
    id = given if given and _GIVEN.fullmatch(given) else secrets.token_hex(REQUEST_ID_BYTES)
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(request=id)
    return id


def request_id() -> str:
    """That of the request that this task, or the task that has begun it, answers; none if nobody asked."""
    return str(structlog.contextvars.get_contextvars().get("request", ""))
