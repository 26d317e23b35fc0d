"""Tournaments over HTTP; their results come from the matches alone: nothing here takes one."""

from __future__ import annotations

import csv
import io
from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from torri.matches.organiser import Organiser
from torri.matches.storage import Head, Storage, UnknownPerson
from torri.matches.tables import Tables
from torri.matches.tournaments import Course, Manner, Tournament, TournamentTable
from torri.players.levels import spec_of
from torri.scheduling.rounds import number_of_rounds
from torri.scheduling.standings import Standing, deal_shares, table_points
from torri.server.api.messages.tournaments import (
    EntrantSeen,
    TableInRound,
    TableSeat,
    TournamentCreated,
    TournamentListed,
    TournamentSeen,
    TournamentWish,
)
from torri.server.api.parameters import Id
from torri.server.api.routing import JSONBody, Response, Router, State, delete, get, post
from torri.server.people.names import clean
from torri.server.people.requests import ApiRequest, anybody, person_of, player_of

MAX_LISTED: Final = 50
MAX_OVER: Final = 20
USUAL_PAUSE_SECONDS: Final = 30  # between two rounds of a live tournament


@get("/", summary="Tournaments: yours, and those that everybody may join or look at")
async def listed(request: ApiRequest, state: State) -> list[TournamentListed]:
    storage, who = _storage(state), await anybody(request)
    ids = who.ids if who else ()
    own = await storage.tournaments.of_person(ids, MAX_LISTED) if ids else []
    unfinished = await storage.tournaments.listed(MAX_LISTED, "open", "running")
    over = await storage.tournaments.listed(MAX_OVER, "over")
    found = {tournament.id: (tournament, count) for tournament, count in (*own, *unfinished, *over)}
    joined = await storage.tournaments.entered(ids, list(found)) if ids else set()
    return [_listed(one, count, ids, joined=one.id in joined) for one, count in found.values()]


@post("/", status_code=201, summary="Hold a tournament")
async def create(request: ApiRequest, state: State, data: JSONBody[TournamentWish]) -> TournamentCreated:
    who = await player_of(request)
    tables: Tables = state.tables
    tables.words.require_clean(data.name, "words-in-name", who.language)
    for level in (data.level, *data.programs):
        spec_of(level, data.game)
    manner = Manner(
        name=clean(data.name),
        game=data.game,
        players=data.players,
        format=data.format,
        rounds=data.rounds,
        clock=data.clock,
        most=data.most,
        same_deals=data.same_deals or data.format == "duplicate",
        rated=data.rated,
        level=data.level,
        pause=_pause(data),
    )
    id = await _organiser(state).create(
        who, manner, public=data.public, starts=data.starts, programs=list(data.programs), joins=data.joins
    )
    return TournamentCreated(id)


@get("/{tournament:str}", summary="A tournament: standings, rounds, tables")
async def one(request: ApiRequest, state: State, tournament: Id) -> TournamentSeen:
    return await _seen(request, state, tournament)


@post("/{tournament:str}/join", status_code=200, summary="Join a tournament that has not begun")
async def join(request: ApiRequest, state: State, tournament: Id) -> TournamentSeen:
    await _organiser(state).join(tournament, await player_of(request))
    return await _seen(request, state, tournament)


@post("/{tournament:str}/leave", status_code=200, summary="Leave; once it has begun you are out")
async def leave(request: ApiRequest, state: State, tournament: Id) -> TournamentSeen:
    await _organiser(state).leave(tournament, await person_of(request))
    return await _seen(request, state, tournament)


@post("/{tournament:str}/begin", status_code=200, summary="Begin your tournament with those who have joined")
async def begin(request: ApiRequest, state: State, tournament: Id) -> TournamentSeen:
    await _organiser(state).begin(tournament, await person_of(request))
    return await _seen(request, state, tournament)


@delete("/{tournament:str}", status_code=200, summary="Cancel your tournament before it has begun")
async def cancel(request: ApiRequest, state: State, tournament: Id) -> TournamentSeen:
    await _organiser(state).cancel(tournament, await person_of(request))
    return await _seen(request, state, tournament)


@get("/{tournament:str}/standings", summary="The standings as a CSV file", media_type="text/csv")
async def standings_file(request: ApiRequest, state: State, tournament: Id) -> Response[str]:
    seen = await _seen(request, state, tournament)
    text = io.StringIO()
    rows = csv.writer(text)
    numbers = range(1, len(seen.rounds) + 1)
    rows.writerow(["place", "name", *(f"round {number}" for number in numbers), "points", "deal", "rivals", "wins"])
    for one in seen.entrants:
        # A spreadsheet would take these for a formula.
        name = f"'{one.name}" if one.name.startswith(("=", "+", "-", "@")) else one.name
        rows.writerow([one.place, name, *one.rounds, one.points, one.deal, one.rivals, one.wins])
    headers = {"content-disposition": f'attachment; filename="torri-{tournament}.csv"'}
    return Response(text.getvalue(), media_type="text/csv", headers=headers)


async def _seen(request: ApiRequest, state: State, id: str) -> TournamentSeen:
    storage, who = _storage(state), await anybody(request)
    course = await storage.tournaments.course(id)
    heads = await storage.tournaments.heads(id, course.tournament.round)
    ids = who.ids if who else ()
    try:
        host = (await storage.people.person(course.tournament.host)).name
    except UnknownPerson:  # has deleted their account
        host = ""
    return replace(seen(course, heads, ids, host), resumes=await _organiser(state).resumes(course))


def _pause(data: TournamentWish) -> int:
    """Who has days for a turn needs none."""
    usual = 0 if data.clock.hour == "days" else USUAL_PAUSE_SECONDS
    return usual if data.pause is None else data.pause


def seen(course: Course, heads: dict[str, Head], ids: Collection[str], host: str) -> TournamentSeen:
    """A tournament as somebody sees it."""
    whole = course.whole_rounds
    now = course.standings(whole)
    before = {one.name: one.place for one in course.standings(whole - 1)} if whole > 1 else {}
    entrants = {entrant.id: entrant for entrant in course.entrants}
    numbers = {one.name: number for number, one in enumerate(now)}
    ahead = _ahead(course)
    rows = []
    for one in now:
        entrant = entrants[one.name]
        points, deals = _with_ahead(one, ahead.get(one.name))
        rows.append(
            EntrantSeen(
                place=one.place,
                before=before.get(one.name),
                name=entrant.name,
                crest=entrant.crest,
                level=entrant.bot,
                yours=entrant.person is not None and entrant.person in ids,
                out=entrant.out is not None,
                points=one.points,
                deal=one.deal,
                rivals=one.rivals,
                wins=one.wins,
                rounds=points,
                deals=deals,
            )
        )
    rounds = tuple(
        tuple(_table(course, table, heads.get(table.match), numbers, ids) for table in course.tables_of(round))
        for round in range(1, course.tournament.round + 1)
    )
    playing = [table for table in (rounds[-1] if rounds else ()) if table.yours and table.state == "running"]
    return TournamentSeen(
        about=_listed(
            course.tournament,
            len(course.entrants),
            ids,
            joined=any(entrant.person in ids for entrant in course.entrants if entrant.person),
        ),
        host=host,
        level=course.tournament.manner.level,
        entrants=tuple(rows),
        whole=whole,
        rounds=rounds,
        your_match=playing[0].match if playing else None,
    )


def _ahead(course: Course) -> dict[str, tuple[float, float | None]]:
    """Points in the round that is played, of tables that are over."""
    if course.whole_rounds == course.tournament.round:
        return {}
    results = course.results(course.tournament.round)
    shares = deal_shares(results) if course.tournament.manner.same_deals else []
    return {
        name: (table_points(result.places)[seat], shares[number][seat] if shares else None)
        for number, result in enumerate(results)
        for seat, name in enumerate(result.seats)
    }


def _with_ahead(
    one: Standing, ahead: tuple[float, float | None] | None
) -> tuple[tuple[float | None, ...], tuple[float | None, ...]]:
    if ahead is None:
        return tuple(one.rounds), tuple(one.deals)
    return (*one.rounds, ahead[0]), (*one.deals, ahead[1])


def _table(
    course: Course, table: TournamentTable, head: Head | None, numbers: dict[str, int], ids: Collection[str]
) -> TableInRound:
    outcome = table.outcome
    yours = bool(set(ids) & set(table.seats))
    seats = []
    for seat, id in enumerate(table.seats):
        scores = outcome.scores if outcome else ()
        seats.append(
            TableSeat(
                entrant=numbers.get(id),
                score=scores[seat] if scores else None,
                place=outcome.places[seat] if outcome else None,
                left=bool(outcome and seat in outcome.left),
            )
        )
    # Who could look at another table of the same deal would know what comes at their own.
    watchable = yours or not course.tournament.manner.same_deals or course.is_whole(table.round)
    there = head is not None or outcome is not None
    return TableInRound(
        number=table.number,
        match=table.match if watchable and there else None,
        state="over" if outcome else "running" if there else "waiting",
        seats=tuple(seats),
        yours=yours,
        your_turn=yours and head is not None and outcome is None and bool(set(ids) & set(head.turn)),
    )


def _listed(tournament: Tournament, entrants: int, ids: Collection[str], *, joined: bool) -> TournamentListed:
    manner = tournament.manner
    league = manner.format == "league"
    return TournamentListed(
        id=tournament.id,
        name=manner.name,
        game=manner.game,
        players=manner.players,
        format=manner.format,
        same_deals=manner.same_deals,
        rated=manner.rated,
        public=tournament.public,
        clock=manner.clock,
        status=tournament.status,
        round=tournament.round,
        rounds=number_of_rounds(max(2, entrants), manner.players) if league else manner.rounds,
        entrants=entrants,
        most=manner.most,
        starts=tournament.starts,
        changed=tournament.changed,
        hosted=tournament.host in ids,
        joined=joined,
    )


def _storage(state: State) -> Storage:
    storage: Storage = state.storage
    return storage


def _organiser(state: State) -> Organiser:
    organiser: Organiser = state.organiser
    return organiser


router: Final = Router(
    "/api/tournaments",
    route_handlers=[listed, create, one, join, leave, begin, cancel, standings_file],
    tags=["tournaments"],
)
