"""Hints for a server's table, thought out in the visitor's own browser: a route that only a local server has."""

from __future__ import annotations

from typing import Final

from torri.engine.catalogue import game
from torri.players.thinking_here import ThinkingHere
from torri.server.api.messages.hints import Hints, HintTask
from torri.server.api.routing import JSONBody, Router, State, post
from torri.server.people.requests import ApiRequest, about
from torri.server.reviews.hints import reasoned


@post("/hint", status_code=200, summary="Think out a hint from what the seat knows")
async def hint(request: ApiRequest, state: State, data: JSONBody[HintTask]) -> Hints:
    """With the figures of the package: those of an edition stay on the server, which then thinks itself."""
    found = game(data.world.partition(" ")[0])
    about(request, found, ())
    position = found.decode(data.world)
    pool: ThinkingHere = state.thinking_pool
    advice = await pool.advise(position, data.seat, data.seconds)
    return reasoned(position, data.seat, data.ply, advice)


router: Final = Router("/api/thinking", route_handlers=[hint])
