"""Who may use the operator's side."""

from __future__ import annotations

from typing import Any

from torri.matches.clock import wall_clock_ms
from torri.matches.sanctioning import require_not_banned
from torri.matches.storage import Storage
from torri.server.api.errors import NotOperator
from torri.server.api.routing import BaseRouteHandler, Connection
from torri.server.people.requests import ApiRequest, identity_of
from torri.server.people.sessions import Identity


async def only_operators(connection: Connection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard of whole routers, so that no route is forgotten: read from the database each time."""
    identity: Identity = connection.app.state.identity
    storage: Storage = connection.app.state.storage
    who = await identity.known(connection)
    require_not_banned(who, wall_clock_ms())
    if not who.account or not await storage.operators.is_operator(who.id):
        raise NotOperator()


async def operator_id(request: ApiRequest) -> str:
    """Who does it, for the audit log."""
    return (await identity_of(request).known(request)).id
