"""The OpenAPI document: the requests, described by Litestar, and the messages of the sockets."""

from __future__ import annotations

import asyncio
from threading import Lock
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, get

from torri.engine.catalogue import all_games, game
from torri.server.api.messages.live import Incoming, Outgoing
from torri.server.api.messages.problems import Problem
from torri.server.api.problems import PROBLEM_MEDIA_TYPE
from torri.server.api.view_schema import SCHEMA_REF_TEMPLATE, view_schemas
from torri.texts import LANGUAGES

LIVE_PATH: Final = "/api/matches/{match}/live"
RECORD_PATH: Final = "/api/matches/{match}/record"
LIVE_DESCRIPTION: Final = (
    "A WebSocket. Send messages of the schema Incoming, one JSON object a frame; those that come are of the schema "
    "Outgoing. The first is an update; with `since` it tells what happened after that seq."
)


def document(app: Litestar) -> dict[str, Any]:
    """The whole OpenAPI document."""
    written: dict[str, Any] = app.openapi_schema.to_schema()
    (incoming, outgoing, _), found = msgspec.json.schema_components(
        [Incoming, Outgoing, Problem], ref_template=SCHEMA_REF_TEMPLATE
    )
    schemas: dict[str, Any] = written["components"].setdefault("schemas", {})
    for name, schema in {**found, "Incoming": incoming, "Outgoing": outgoing}.items():
        schemas.setdefault(name, schema)
    _name_views(schemas)
    for path in written["paths"].values():
        for operation in path.values():
            _refine(operation["responses"])
    record = written["paths"][RECORD_PATH]["get"]["responses"]["200"]["content"]
    record["application/json"] = {"schema": {"type": "object"}}
    written["paths"][LIVE_PATH] = {"get": _socket()}
    return written


_one_at_a_time: Final = Lock()


def encoded(app: Litestar) -> bytes:
    """The document as it is served: made once, and not on the event loop, as it takes a third of a second."""
    with _one_at_a_time:
        if "openapi" not in app.state:
            app.state.openapi = msgspec.json.encode(document(app))
        made: bytes = app.state.openapi
    return made


def _name_views(schemas: dict[str, Any]) -> None:
    """The fields `view` and `outlook` of messages get the types of the games instead of any object."""
    schemas |= view_schemas(game(name) for name in all_games())
    for schema in schemas.values():
        for name, told in (("view", "View"), ("outlook", "Outlook")):
            if name in schema.get("properties", {}):
                schema["properties"][name] = {"$ref": SCHEMA_REF_TEMPLATE.format(name=told)}


def _refine(responses: dict[str, Any]) -> None:
    """Every error is a problem (RFC 9457), not Litestar's own error; and an empty reply has no media type."""
    responses.pop("400", None)
    responses.get("204", {}).pop("content", None)
    responses["default"] = {
        "description": "A problem, as RFC 9457 has it.",
        "content": {PROBLEM_MEDIA_TYPE: {"schema": {"$ref": SCHEMA_REF_TEMPLATE.format(name="Problem")}}},
    }


def _socket() -> dict[str, Any]:
    integer = {"schema": {"type": "integer"}, "required": False}
    return {
        "tags": ["matches"],
        "summary": "Follow a match live, and play in it",
        "description": LIVE_DESCRIPTION,
        "operationId": "Live",
        "parameters": [
            {"name": "match", "in": "path", "required": True, "schema": {"type": "string"}},
            {"name": "seat", "in": "query", **integer},
            {"name": "since", "in": "query", **integer},
            {"name": "language", "in": "query", "schema": {"enum": list(LANGUAGES)}, "required": False},
        ],
        "responses": {"101": {"description": "The socket is open."}},
        "x-websocket": {
            "receives": {"$ref": SCHEMA_REF_TEMPLATE.format(name="Incoming")},
            "sends": {"$ref": SCHEMA_REF_TEMPLATE.format(name="Outgoing")},
        },
    }


@get("/api/openapi.json", summary="This document", tags=["operation"], include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    made: bytes = request.app.state.get("openapi", b"") or await asyncio.to_thread(encoded, request.app)
    return Response(made, media_type="application/json")
