"""The deal of the day over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Annotated, Final, Literal

from torri.engine.catalogue import all_games
from torri.engine.catalogue import game as find_game
from torri.matches import deals as rules
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.deals import DealResult
from torri.matches.errors import DealSealed
from torri.matches.storage import Head, Storage
from torri.matches.tables import Tables
from torri.server import actions
from torri.server.api.messages.deals import (
    DealDay,
    DealField,
    DealSeen,
    DealsToday,
    FieldColumn,
    FieldRow,
    MaestroSeen,
    Parting,
)
from torri.server.api.messages.tables import TableCreated
from torri.server.api.parameters import GameName
from torri.server.api.routing import PathParameter, QueryParameter, Response, Router, State, get, post
from torri.server.http.partings import partings_on
from torri.server.operations.threads import REPLAY_THREAD
from torri.server.people.requests import ApiRequest, anybody, identity_of, player_of

MAX_ROWS: Final = 50
Day = Annotated[str, PathParameter(pattern=r"^20[0-9]{2}-[0-9]{2}-[0-9]{2}$", description="in UTC")]
Month = Annotated[str, QueryParameter(pattern=r"^20[0-9]{2}-[0-9]{2}$")]


@get("/", summary="The deals of today, and whether you have played them")
async def today(request: ApiRequest, state: State) -> DealsToday:
    tables: Tables = state.tables
    who = await anybody(request)
    now = wall_clock_ms()
    day = rules.day_at(now)
    own = await tables.storage.deals.of(who.ids) if who else []
    streak, longest = rules.streaks((one.day for one in own), day)
    beside = identity_of(request).deal_players(request)
    seen = []
    for game in all_games():
        seen.append(await _seen(tables, who, game, day, own, beside))
        await asyncio.sleep(0)  # in a browser without a server each game is read only now: what was pressed comes first
    return DealsToday(day, rules.ends(day), streak, longest, tables.storage.deals.own_past, tuple(seen))


async def _seen(
    tables: Tables, who: Who | None, game: str, day: str, own: list[DealResult], beside: Sequence[str]
) -> DealSeen:
    storage = tables.storage
    secret, found = await storage.deals.secret(), find_game(game)
    deal, following = rules.deal_of(secret, found, day), rules.deal_of(secret, found, rules.day_after(day))
    match = await tables.deals.own(who, game, day) if who else None
    result = next((one for one in own if (one.game, one.day) == (game, day)), None)
    standing = None
    begun_beside = match is None and await tables.deals.begun_beside(who, game, day, beside)
    if result is not None:
        standing = rules.standing((await storage.deals.fields(game, [day]))[day], result.points)
    return DealSeen(
        game=game,
        players=deal.players,
        seat=deal.seat,
        level=rules.LEVEL,
        commitment=deal.commitment,
        next_commitment=following.commitment,
        state="counted" if result else "other" if begun_beside else _state_of(match),
        match=None if match is None else match.id,
        points=result.points if result else None,
        place=standing.place if standing else None,
        played=standing.played if standing else None,
    )


def _state_of(match: Head | None) -> Literal["new", "running", "uncounted"]:
    if match is None:
        return "new"
    return "uncounted" if match.status == "over" else "running"


@post("/{game:str}", status_code=201, summary="Play the deal of today: once; begun before, it goes on")
async def play(request: ApiRequest, state: State, game: GameName) -> Response[TableCreated]:
    tables: Tables = state.tables
    who, identity = await player_of(request), identity_of(request)
    day = rules.day_at(wall_clock_ms())
    match = await tables.deals.play(find_game(game), day, who, actions.named, identity.deal_players(request))
    return identity.remember_deal_player(request, Response(TableCreated(match), status_code=201), who.id)


@get("/{game:str}/calendar", summary="What you have made of the deals of a month")
async def calendar(request: ApiRequest, state: State, game: GameName, month: Month) -> list[DealDay]:
    storage: Storage = state.storage
    who = await anybody(request)
    own = [one for one in await storage.deals.of(who.ids, game) if one.day.startswith(month)] if who else []
    fields = await storage.deals.fields(game, [one.day for one in own])
    days = []
    for one in reversed(own):
        standing = rules.standing(fields[one.day], one.points)
        days.append(DealDay(one.day, one.points, standing.place, standing.played, standing.of_hundred))
    return days


@get("/{game:str}/{day:str}", summary="What everybody has made of a deal, if you have played it or its day is over")
async def field(request: ApiRequest, state: State, game: GameName, day: Day) -> DealField:
    tables: Tables = state.tables
    storage = tables.storage
    who = await anybody(request)
    found = find_game(game)
    try:
        sealed = rules.is_sealed(day, wall_clock_ms())
    except ValueError:  # there is no such day
        raise DealSealed(day) from None
    own = next((one for one in await storage.deals.of(who.ids, game) if one.day == day), None) if who else None
    if sealed and own is None:
        raise DealSealed(day)
    deal = rules.deal_of(await storage.deals.secret(), found, day)
    made = (await storage.deals.fields(game, [day]))[day]
    ids = who.ids if who else ()
    rows = [
        _row(made, one.points, one.margin, one.person in ids, one.name, one.login, one.crest)
        for one in await storage.deals.listed(game, day, MAX_ROWS)
    ]
    mine = None if own is None else _row(made, own.points, own.margin, True)
    if mine is not None and not any(row.yours for row in rows):
        rows.append(mine)
    studied = await tables.studies.seen(game, day)
    maestro = studied.maestro
    line = await storage.deals.line_of(own) if own else maestro.line if maestro else None
    partings: tuple[Parting, ...] = ()
    if line is not None and line.rules == found.version:
        partings = await REPLAY_THREAD.run(
            partings_on, found.start(deal.players, {}), deal.seat, line, studied, bool(own)
        )
    return DealField(
        game=game,
        day=day,
        commitment=deal.commitment,
        secret=None if sealed else deal.secret,
        columns=tuple(FieldColumn(points, count) for points, count in sorted(made.items())),
        rows=tuple(rows),
        played=sum(made.values()),
        middle=median(points for points, count in made.items() for _ in range(count)) if made else 0.0,
        own=mine,
        match=own.match if own else None,
        maestro=None
        if maestro is None
        else MaestroSeen(maestro.points, maestro.margin, rules.share_behind(made, maestro.points)),
        partings=partings,
    )


def _row(
    made: Mapping[int, int],
    points: int,
    margin: int,
    yours: bool,
    name: str = "",
    login: str | None = None,
    crest: int = 0,
) -> FieldRow:
    standing = rules.standing(made, points)
    return FieldRow(standing.place, points, margin, standing.of_hundred, yours, name, login, crest)


router: Final = Router("/api/deals", route_handlers=[today, play, calendar, field], tags=["deals"])
