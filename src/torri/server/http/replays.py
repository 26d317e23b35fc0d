"""Replays over HTTP: any moment of a match as a seat saw it, and the verification of its record."""

from __future__ import annotations

from typing import Annotated, Final

from torri.matches import replaying, updates
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import NotWatched
from torri.matches.match import Match
from torri.matches.replaying import Moment, Reel, Replay, Viewpoint
from torri.matches.sealing import is_watched, require_unsealed
from torri.matches.tables import Tables
from torri.server.api.parameters import Id, Ply, Seat
from torri.server.api.problems import language_of
from torri.server.api.routing import PathParameter, QueryParameter, Router, get
from torri.server.http.records import VerdictSeen, verdict_of_match
from torri.server.operations.threads import REPLAY_THREAD, VERIFY_THREAD
from torri.server.people.requests import ApiRequest, anybody, match_of

PlyIn = Annotated[int, PathParameter(ge=0, le=100_000, description="after so many answers; 0: the start")]
Open = Annotated[bool, QueryParameter(description="with nothing hidden, when the match is over")]


async def _looked_at(
    request: ApiRequest, id: str, seat: int | None, open: bool
) -> tuple[Match, Viewpoint, tuple[str, ...]]:
    """The match as far as the person may see it, the viewpoint, and the person."""
    tables: Tables = request.app.state.tables
    person = await anybody(request)
    ids = person.ids if person else ()
    match = await match_of(request, id)
    watched = await is_watched(tables, match)
    viewpoint = replaying.viewpoint(match, ids, seat, open, watched=watched)
    if replaying.is_late(match, viewpoint.seat):
        match = await tables.late(id)
    return match, viewpoint, ids


@get("/{match:str}/replay", summary="The replay of a match: its turns, and whose view may be chosen")
async def replay(request: ApiRequest, match: Id, seat: Seat = None, open: Open = False) -> Replay:
    found, viewpoint, ids = await _looked_at(request, match, seat, open)
    reel, table = Reel.of(found), updates.table_seen(found, ids, (), wall_clock_ms())
    return Replay(
        match=match,
        table=table,
        seat=viewpoint.seat,
        open=viewpoint.open,
        seats=replaying.choosable(found, ids),
        all=found.status == "over",
        last=reel.last,
        turns=await REPLAY_THREAD.run(reel.turns),
        names=tuple(one.name for one in table.seats),
    )


@get("/{match:str}/replay/{ply:int}", summary="The table after so many answers, as a seat saw it")
async def moment(request: ApiRequest, match: Id, ply: PlyIn, seat: Seat = None, open: Open = False) -> Moment:
    found, viewpoint, _ = await _looked_at(request, match, seat, open)
    reel = Reel.of(found)
    reel.check(ply)
    return await REPLAY_THREAD.run(reel.moment, ply, viewpoint)


@get("/{match:str}/replay/told", summary="What happened from one ply on, as a seat saw it")
async def told(
    request: ApiRequest, match: Id, first: Ply = 0, seat: Seat = None, open: Open = False
) -> list[updates.Told]:
    found, viewpoint, _ = await _looked_at(request, match, seat, open)
    reel = Reel.of(found)
    reel.check(first)
    return await REPLAY_THREAD.run(reel.told, first, viewpoint)


@get("/{match:str}/verdict", summary="Verify a finished match: rules, draws, scores")
async def verdict(request: ApiRequest, match: Id) -> VerdictSeen:
    found, _, _ = await _looked_at(request, match, None, False)
    if found.status != "over":
        raise NotWatched(match)
    await require_unsealed(request.app.state.tables, found)
    return await VERIFY_THREAD.run(verdict_of_match, found, language_of(request.headers))


router: Final = Router("/api/matches", route_handlers=[replay, moment, told, verdict], tags=["replays"])
