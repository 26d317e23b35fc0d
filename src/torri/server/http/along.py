"""A match against bots goes along with its person's browser, and comes back longer."""

from __future__ import annotations

from typing import Final

import msgspec

from torri.matches.tables import Tables
from torri.matches.taking_along import HandedBack
from torri.server.api.messages.along import Along, Longer
from torri.server.api.messages.live import Taken
from torri.server.api.parameters import Id, Since
from torri.server.api.routing import JSONBody, Router, State, get, put
from torri.server.people.requests import ApiRequest, match_of, person_of


@get("/{match:str}/along", summary="A match that you play alone against bots, to play it on in your browser")
async def give(request: ApiRequest, state: State, match: Id, since: Since = None) -> Along:
    """With the secret of its draws. Only where nobody else plays, without a clock, and where the result counts for
    nothing beyond the match.
    """
    tables: Tables = state.tables
    await match_of(request, match)
    taken = await tables.along.give(match, (await person_of(request)).ids, since or 0)
    return Along(taken.secret, tuple(msgspec.json.encode(one).decode() for one in taken.written))


@put("/{match:str}/along", summary="Hand back a match that you have played on elsewhere")
async def take_back(request: ApiRequest, state: State, match: Id, data: JSONBody[Longer]) -> Taken:
    """All its answers become part of the match, or none; handed back twice, they are there once."""
    tables: Tables = state.tables
    await match_of(request, match)
    back = HandedBack(data.seq, data.answers)
    return Taken(await tables.along.take_back(match, (await person_of(request)).ids, back), None)


router: Final = Router("/api/matches", route_handlers=[give, take_back], tags=["matches"])
