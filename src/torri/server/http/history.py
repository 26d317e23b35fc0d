"""The matches that somebody has played, over HTTP."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from torri.matches.clock import wall_clock_ms
from torri.matches.storage import Narrowing, Storage
from torri.server.api.messages.tables import MatchListed
from torri.server.api.parameters import Before, MaybeGame, PartOfName
from torri.server.api.routing import FromQuery, Router, State, get
from torri.server.http.listing import listing
from torri.server.people.names import plain
from torri.server.people.requests import ApiRequest, anybody
from torri.server.reviews.insights import mistakes
from torri.server.reviews.model import REVIEW_VERSION

MAX_MATCHES_LISTED: Final = 50


@get("/", summary="Your matches that are over, the last first; narrowed down by what you ask for")
async def history(
    request: ApiRequest,
    state: State,
    game: MaybeGame = None,
    rated: FromQuery[bool | None] = None,
    against: FromQuery[Literal["people", "bots"] | None] = None,
    result: FromQuery[Literal["won", "lost"] | None] = None,
    name: PartOfName = "",
    before: Before = None,
) -> list[MatchListed]:
    person = await anybody(request)
    if person is None:
        return []
    storage: Storage = state.storage
    wanted = Narrowing(
        game=game,
        rated=rated,
        people=None if against is None else against == "people",
        won=None if result is None else result == "won",
        name=plain(name),
    )
    heads = await storage.history(person.id, wanted, MAX_MATCHES_LISTED, before)
    digests = await storage.reviews.digests([head.id for head in heads], REVIEW_VERSION)
    changes = await storage.ratings.changes(person.id, [head.id for head in heads])
    now = wall_clock_ms()
    return [
        replace(
            listing(head, person, now),
            change=changes.get(head.id),
            mistakes=mistakes(head, person.ids, digests.get(head.id)),
        )
        for head in heads
    ]


router: Final = Router("/api/history", route_handlers=[history], tags=["matches"])
