"""What waits for somebody, over HTTP."""

from __future__ import annotations

from typing import Final

from torri.matches.notices import notices_of
from torri.server.api.messages.notices import NoticeSeen
from torri.server.api.routing import Router, State, get
from torri.server.people.requests import ApiRequest, anybody


@get("/", summary="What waits for you: turns, invitations, tables of those whom you follow; the most urgent first")
async def notices(request: ApiRequest, state: State) -> list[NoticeSeen]:
    who = await anybody(request)
    found = await notices_of(state.storage, who.id, who.ids) if who else []
    return [NoticeSeen(one.kind, one.match, one.game, one.names, one.at) for one in found]


router: Final = Router("/api/notices", route_handlers=[notices], tags=["persons"])
