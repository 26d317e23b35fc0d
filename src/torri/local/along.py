"""A server's match that is played on in this browser: routes that only a local server has."""

from __future__ import annotations

from typing import Final

import msgspec

from torri.matches.entries import Written
from torri.matches.heads import head_of
from torri.matches.match import Match
from torri.matches.storage import UnknownMatch
from torri.matches.storage.browser import BrowserStorage
from torri.matches.tables import Tables
from torri.server.api.messages.along import Along, Longer
from torri.server.api.parameters import Id
from torri.server.api.routing import JSONBody, Router, State, delete, get, put


@put("/{match:str}", status_code=204, summary="Play a server's match on here, under the same name")
async def take_along(state: State, match: Id, data: JSONBody[Along]) -> None:
    written = [msgspec.json.decode(one, type=Written) for one in data.entries]
    found = Match.of(match, written)
    await _forget(state, match)
    storage: BrowserStorage = state.storage
    for chair in found.chairs:
        if chair.person:
            await storage.people.is_also(chair.person)
    await storage.create(head_of(found), data.secret, written)


@get("/{match:str}", summary="All answers of a match, to be handed back")
async def played(state: State, match: Id) -> Longer:
    tables: Tables = state.tables
    found = await tables.get(match)
    return Longer(found.seq, tuple(found.answers))


@delete("/{match:str}", status_code=204, summary="Forget a match, with the secret of its draws")
async def forget(state: State, match: Id) -> None:
    await _forget(state, match)


async def _forget(state: State, match: str) -> None:
    storage: BrowserStorage = state.storage
    try:
        await storage.head(match)
    except UnknownMatch:
        return
    await storage.remove(match)
    tables: Tables = state.tables
    tables.read_again([match])


router: Final = Router("/api/along", route_handlers=[take_along, played, forget])
