"""Logs as lines of JSON, or for a person at a terminal; never a cookie, a token, a password or a secret."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

# What uvicorn logs whenever a client sends invalid data: anybody could fill a disk with it.
CLIENT_MISTAKES: Final = ("Invalid HTTP request received", "Unsupported upgrade request")
HIDDEN_WORDS: Final = ("authorization", "cookie", "password", "secret", "token", "ticket", "credential")


def _hide(_logger: Any, _method: str, event: dict[str, Any]) -> dict[str, Any]:
    return {name: "…" if any(word in name.lower() for word in HIDDEN_WORDS) else value for name, value in event.items()}


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether a message is about the server: invalid data from a client is not logged."""
    if record.name == "uvicorn.error" and record.getMessage().startswith(CLIENT_MISTAKES):
        return False
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def set_up(readable: bool | None = None) -> None:
    """Log to standard error; as JSON unless that is a terminal."""
    readable = sys.stderr.isatty() if readable is None else readable
    # A traceback without the values of variables: they may be private.
    console = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    renderer: Any = console if readable else structlog.processors.JSONRenderer()
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        _hide,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.format_exc_info, renderer],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        foreign_pre_chain=[*shared, structlog.processors.format_exc_info],
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    handler.addFilter(_is_ours)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
