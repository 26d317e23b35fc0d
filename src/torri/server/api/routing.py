"""The words in which routes are written: Litestar's on a server. A browser that plays without one has no web framework;
there they come from `browser_routing`, and `torri.local` calls the same routes.
"""

from __future__ import annotations

import sys

if sys.platform == "emscripten":
    from torri.server.api.browser_routing import (
        BaseRouteHandler,
        Connection,
        FromQuery,
        HTTPException,
        JSONBody,
        PathParameter,
        QueryParameter,
        Request,
        Response,
        ResponseSpec,
        Router,
        SerializationException,
        State,
        ValidationException,
        WebSocket,
        WebSocketDisconnect,
        delete,
        get,
        patch,
        post,
        put,
        websocket,
    )
else:
    from litestar import Request, Response, Router, WebSocket, delete, get, patch, post, put, websocket
    from litestar.connection import ASGIConnection as Connection
    from litestar.datastructures import State
    from litestar.exceptions import HTTPException, SerializationException, ValidationException, WebSocketDisconnect
    from litestar.handlers import BaseRouteHandler
    from litestar.openapi.datastructures import ResponseSpec
    from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

__all__ = [
    "BaseRouteHandler",
    "Connection",
    "FromQuery",
    "HTTPException",
    "JSONBody",
    "PathParameter",
    "QueryParameter",
    "Request",
    "Response",
    "ResponseSpec",
    "Router",
    "SerializationException",
    "State",
    "ValidationException",
    "WebSocket",
    "WebSocketDisconnect",
    "delete",
    "get",
    "patch",
    "post",
    "put",
    "websocket",
]
