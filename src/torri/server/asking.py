"""Who asks, and about which match: the beginning of every request to a table."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from torri.matches.decisions import Who
from torri.matches.match import Match
from torri.matches.tables import Tables
from torri.server.persons import Identity

Asking = Request[Any, Any, State]


async def person_of(request: Asking) -> Who:
    """Somebody who has said who they are."""
    identity: Identity = request.app.state.identity
    return await identity.known(request)


async def anybody(request: Asking) -> Who | None:
    identity: Identity = request.app.state.identity
    return await identity.of(request)


async def match_of(request: Asking, id: str) -> Match:
    """The match, also for the words of an error about it."""
    tables: Tables = request.app.state.tables
    match = await tables.get(id)
    request.scope["state"]["match"] = match
    return match
