"""Ratings, leaderboards and the pages of persons over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec.structs import replace

from torri.matches import rating as rules
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.storage import Narrowing, Person, Storage
from torri.server.api.messages.ratings import Leaderboard, LeaderSeen, Profile, RatingSeen
from torri.server.api.messages.tables import MatchListed
from torri.server.api.parameters import Before, GameName, LoginName, MaybeGame
from torri.server.api.routing import QueryParameter, Router, State, get
from torri.server.http.listing import listing
from torri.server.people.friends import account_of, tie_seen
from torri.server.people.profiles import profile, rating_seen
from torri.server.people.requests import ApiRequest, anybody, stored_person

MAX_LEADERS: Final = 100
MAX_MATCHES_LISTED: Final = 50
Month = Annotated[str, QueryParameter(pattern=r"^([0-9]{4}-[0-9]{2})?$", description="as the month has left it")]


@get("/ratings", tags=["people"], summary="Your ratings")
async def own_ratings(request: ApiRequest, state: State) -> list[RatingSeen]:
    person = await anybody(request)
    storage: Storage = state.storage
    return [rating_seen(one) for one in await storage.ratings.of(person.id)] if person else []


@get("/ratings/{game:str}", tags=["people"], summary="The highest ratings of a game")
async def leaderboard(request: ApiRequest, state: State, game: GameName, month: Month = rules.ALL_TIME) -> Leaderboard:
    person = await anybody(request)
    storage: Storage = state.storage
    leaders = await storage.ratings.leaders(game, month, MAX_LEADERS)
    own = [one for one in await storage.ratings.of(person.id) if one.game == game] if person else []
    return Leaderboard(
        game=game,
        month=month,
        leaders=tuple(
            LeaderSeen(
                login=one.login,
                name=one.name,
                crest=one.crest,
                points=one.points,
                error=rules.error(one.sigma),
                matches=one.matches,
                yours=person is not None and one.person == person.id,
            )
            for one in leaders
        ),
        own=rating_seen(own[0]) if own else None,
    )


@get("/profile", tags=["people"], summary="Your own page, with everything that only you see")
async def own_profile(request: ApiRequest, state: State) -> Profile:
    return await profile(state.storage, await stored_person(request), yours=True)


@get("/{login:str}", tags=["people"], summary="The page of an account, if its person wants to be seen")
async def public_profile(request: ApiRequest, state: State, login: LoginName) -> Profile:
    found, person = await _seen(request, login)
    seen = await profile(state.storage, found, yours=person is not None and person.id == found.id)
    return replace(seen, tie=await tie_seen(state.storage, person, found.id))


@get("/{login:str}/matches", tags=["people"], summary="The rated matches of an account, the last first")
async def public_matches(
    request: ApiRequest, state: State, login: LoginName, game: MaybeGame = None, before: Before = None
) -> list[MatchListed]:
    """The seat that is marked as yours is the one of the person whose page it is."""
    found, _ = await _seen(request, login)
    storage: Storage = state.storage
    heads = await storage.history(found.id, Narrowing(game, rated=True), MAX_MATCHES_LISTED, before)
    changes = await storage.ratings.changes(found.id, [head.id for head in heads])
    now = wall_clock_ms()
    return [
        replace(listing(head, Who(found.id, found.name), now), change=changes.get(head.id))
        for head in heads
        if head.summary.get("watched")
    ]


async def _seen(request: ApiRequest, login: str) -> tuple[Person, Who | None]:
    """The person of a page, and the one who asks."""
    person = await anybody(request)
    return await account_of(request.app.state.storage, login, person), person


router: Final = Router("/api", route_handlers=[own_ratings, leaderboard, own_profile])
public_router: Final = Router("/api/people", route_handlers=[public_profile, public_matches])  # of accounts
