"""Who sends a request, and about which match: the first lines of most routes."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from torri.matches.decisions import Who
from torri.matches.match import Match
from torri.matches.tables import Tables
from torri.server.people.sessions import Identity

ApiRequest = Request[Any, Any, State]


async def person_of(request: ApiRequest) -> Who:
    """Somebody who has said who they are."""
    identity: Identity = request.app.state.identity
    return await identity.known(request)


async def anybody(request: ApiRequest) -> Who | None:
    identity: Identity = request.app.state.identity
    return await identity.of(request)


async def match_of(request: ApiRequest, id: str) -> Match:
    """The match, also for the words of an error about it."""
    tables: Tables = request.app.state.tables
    match = await tables.get(id)
    request.scope["state"]["match"] = match
    return match
