"""Reviews over HTTP: anybody who may see a finished match may start one, read it and follow its progress."""

from __future__ import annotations

from typing import Final

from torri.matches import decisions
from torri.matches.match import Match
from torri.matches.sealing import is_watched
from torri.matches.storage import Narrowing, Storage
from torri.server import actions
from torri.server.api.messages.insights import Insights
from torri.server.api.parameters import Id, LoginName
from torri.server.api.routing import JSONBody, Router, State, delete, get, post
from torri.server.people.friends import account_of
from torri.server.people.profiles import INSIGHTS_SETTING, shows
from torri.server.people.requests import ApiRequest, anybody, match_of, person_of
from torri.server.reviews.insights import MAX_MATCHES_LOOKED_AT, insights, shown_to_others
from torri.server.reviews.model import REVIEW_VERSION, ReviewState, ReviewWish
from torri.server.reviews.queue import ReviewQueue


async def _over(request: ApiRequest, id: str) -> Match:
    """A match that is over, if the person may see it."""
    match = await match_of(request, id)
    watched = await is_watched(request.app.state.tables, match)
    actions.seats_for(match, await anybody(request), watched=watched)
    decisions.require(match, "over")
    return match


@post("/{match:str}/review", status_code=202, summary="Review a match that is over")
async def begin(request: ApiRequest, state: State, match: Id, data: JSONBody[ReviewWish]) -> ReviewState:
    person = await person_of(request)
    review_queue: ReviewQueue = state.review_queue
    return await review_queue.begin(await _over(request, match), data.effort, person.ids)


@get("/{match:str}/review", summary="The progress of a review, and the review itself")
async def look(request: ApiRequest, state: State, match: Id) -> ReviewState:
    person = await anybody(request)
    review_queue: ReviewQueue = state.review_queue
    return await review_queue.state(await _over(request, match), person.ids if person else ())


@delete("/{match:str}/review", status_code=200, summary="Cancel a review that is being made")
async def cancel(request: ApiRequest, state: State, match: Id) -> ReviewState:
    person = await person_of(request)
    review_queue: ReviewQueue = state.review_queue
    return await review_queue.cancel(await _over(request, match), person.ids)


@get("/api/insights", tags=["reviews"], summary="What the reviews of your own matches say together")
async def own_insights(request: ApiRequest, state: State) -> Insights:
    person = await anybody(request)
    storage: Storage = state.storage
    heads = await storage.heads_of(person.id, "over", limit=MAX_MATCHES_LOOKED_AT) if person else []
    digests = await storage.reviews.digests([head.id for head in heads], REVIEW_VERSION)
    return insights(heads, person.ids if person else (), digests)


@get("/api/people/{login:str}/insights", tags=["people"], summary="What the reviews of somebody's rated matches say")
async def public_insights(request: ApiRequest, state: State, login: LoginName) -> Insights:
    """Luck, play and where points come from, if the person shows them to others; never their mistakes."""
    who = await anybody(request)
    storage: Storage = state.storage
    person = await account_of(storage, login, who)
    if not shows(person, INSIGHTS_SETTING):
        return Insights((), MAX_MATCHES_LOOKED_AT)
    heads = await storage.history(person.id, Narrowing(rated=True), MAX_MATCHES_LOOKED_AT)
    seen = [head for head in heads if head.summary.get("watched")]
    digests = await storage.reviews.digests([head.id for head in seen], REVIEW_VERSION)
    return shown_to_others(insights(seen, [person.id], digests))


router: Final = Router("/api/matches", route_handlers=[begin, look, cancel], tags=["reviews"])
