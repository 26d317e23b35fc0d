"""Tables over HTTP: laying them, sitting down, playing, looking back."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final, Literal

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody

from torri.engine.questions import NATURE
from torri.matches import history, seen
from torri.matches.decisions import Who
from torri.matches.errors import NoHints, NotWatched, NotYourSeat, NotYourTurn, WrongPly
from torri.matches.live import now_ms
from torri.matches.match import Match
from torri.matches.storage import Head
from torri.matches.tables import Done, Tables
from torri.server import actions
from torri.server.messages import (
    Answer,
    Continuation,
    Hint,
    Hints,
    HintWish,
    Laid,
    MatchListed,
    Note,
    Reasons,
    Say,
    SitWish,
    TableWish,
    Taken,
    Undo,
    UndoReply,
)
from torri.server.parameters import Before, Id, Number, Ply, Seat
from torri.server.persons import Identity
from torri.server.problems import language_of, reasons_seen, words_for

Asking = Request[Any, Any, State]
LISTED: Final = 50
CHRONICLED: Final = 400  # plies at once


def taken(done: Done, id: str | None = None) -> Taken:
    return Taken(done.seq, id)


async def _person(request: Asking) -> Who:
    identity: Identity = request.app.state.identity
    return await identity.known(request)


async def _anybody(request: Asking) -> Who | None:
    identity: Identity = request.app.state.identity
    return await identity.of(request)


async def _match(request: Asking, id: str) -> Match:
    """The match, also for the words of an error about it."""
    tables: Tables = request.app.state.tables
    match = await tables.get(id)
    request.scope["state"]["match"] = match
    return match


@post("/", status_code=201, summary="Lay a table")
async def lay(request: Asking, state: State, data: JSONBody[TableWish]) -> Laid:
    return await actions.lay(state.tables, await _person(request), data)


@get("/", summary="Lists: your matches, tables with a free chair, matches to watch")
async def listed(
    request: Asking, state: State, which: FromQuery[Literal["mine", "open", "running"]] = "mine", before: Before = None
) -> list[MatchListed]:
    tables: Tables = state.tables
    person = await _anybody(request)
    heads: list[Head]
    if which == "open":
        heads = await tables.storage.open_tables(LISTED, before)
    elif which == "running":
        heads = [head for head in await tables.storage.running(LISTED, before) if head.summary.get("watched")]
    else:
        heads = await tables.storage.heads_of(person.id, limit=LISTED, before=before) if person else []
    return [_listed(head, person) for head in heads]


def _listed(head: Head, person: Who | None) -> MatchListed:
    summary = head.summary
    names = tuple(str(name or "") for name in summary.get("seats", ()))
    yours = person is not None and bool(set(person.ids) & set(head.turn))
    free, ply, changed = int(summary.get("free", 0)), summary.get("ply", 0), head.changed
    sits = person is not None and bool(set(person.ids) & set(head.seats))
    if summary.get("delay") and head.status != "over" and not sits:
        changed, ply = max(head.created, min(changed, now_ms() - summary["delay"] * 1_000)), None
    return MatchListed(head.id, head.game, head.status, head.created, changed, yours, names, free, ply)


@get("/{match:str}", summary="How a match stands, as your seat or a spectator sees it")
async def standing(request: Asking, state: State, match: Id, seat: Seat = None) -> seen.Update:
    person = await _anybody(request)
    found = await _match(request, match)
    own = actions.seats_for(found, person, seat)
    tables: Tables = state.tables
    return await tables.view(match, own, person.ids if person else ())


@post("/{match:str}/sit", status_code=200, summary="Take a chair: the one that a link is for, or a free one")
async def sit(request: Asking, state: State, match: Id, data: JSONBody[SitWish]) -> Taken:
    await _match(request, match)
    return taken(await actions.sit(state.tables, match, await _person(request), data))


@post("/{match:str}/leave", status_code=200, summary="Give up your chair, or let a bot play on for you")
async def leave(request: Asking, state: State, match: Id) -> Taken:
    await _match(request, match)
    return taken(await actions.leave(state.tables, match, await _person(request)))


@post("/{match:str}/return", status_code=200, summary="Take your chair back from the bot")
async def come_back(request: Asking, state: State, match: Id) -> Taken:
    await _match(request, match)
    return taken(await actions.come_back(state.tables, match, await _person(request)))


@delete("/{match:str}", status_code=200, summary="Take a table away that has not begun")
async def dissolve(request: Asking, state: State, match: Id) -> Taken:
    await _match(request, match)
    return taken(await actions.dissolve(state.tables, match, await _person(request)))


@post("/{match:str}/answer", status_code=200, summary="Answer the question that you are asked")
async def answer(request: Asking, state: State, match: Id, data: JSONBody[Answer]) -> Taken:
    await _match(request, match)
    return taken(await actions.answer(state.tables, match, await _person(request), data), data.id)


@get("/{match:str}/why", summary="Why an answer may not be given")
async def why(request: Asking, state: State, match: Id, answer: Number, seat: Seat = None) -> Reasons:
    found = await _match(request, match)
    reasons = await actions.why_not(state.tables, match, await _anybody(request), answer, seat)
    return Reasons(answer, reasons_seen(reasons, words_for(language_of(request.headers), found)))


@post("/{match:str}/undo", status_code=200, summary="Take back your last choice, or ask for it")
async def undo(request: Asking, state: State, match: Id, data: JSONBody[Undo]) -> Taken:
    await _match(request, match)
    return taken(await actions.undo(state.tables, match, await _person(request), data.seat))


@post("/{match:str}/undo-reply", status_code=200, summary="Agree to an undo, or not")
async def undo_reply(request: Asking, state: State, match: Id, data: JSONBody[UndoReply]) -> Taken:
    await _match(request, match)
    return taken(await actions.answer_undo(state.tables, match, await _person(request), data.agreed))


@post("/{match:str}/resign", status_code=200, summary="Give up")
async def resign(request: Asking, state: State, match: Id) -> Taken:
    await _match(request, match)
    return taken(await actions.resign(state.tables, match, await _person(request)))


@post("/{match:str}/pause", status_code=200, summary="Stop the clocks")
async def pause(request: Asking, state: State, match: Id) -> Taken:
    await _match(request, match)
    return taken(await actions.pause(state.tables, match, await _person(request)))


@post("/{match:str}/resume", status_code=200, summary="Go on after a pause")
async def resume(request: Asking, state: State, match: Id) -> Taken:
    await _match(request, match)
    return taken(await actions.resume(state.tables, match, await _person(request)))


@post("/{match:str}/say", status_code=200, summary="Chat")
async def say(request: Asking, state: State, match: Id, data: JSONBody[Say]) -> Taken:
    await _match(request, match)
    return taken(await actions.say(state.tables, match, await _person(request), data.text))


@post("/{match:str}/rematch", status_code=201, summary="The same again, with the seats moved on")
async def rematch(request: Asking, state: State, match: Id) -> Laid:
    await _match(request, match)
    return Laid(await actions.rematch(state.tables, match, await _person(request)))


@post("/{match:str}/continue", status_code=201, summary="Go on from any moment at a table of its own")
async def go_on(request: Asking, state: State, match: Id, data: JSONBody[Continuation]) -> Laid:
    await _match(request, match)
    return await actions.go_on(state.tables, match, await _person(request), data.ply, data.chairs)


# Looking back


@get("/{match:str}/chronicle", summary="What happened from one ply on, as you saw it")
async def chronicle(request: Asking, match: Id, first: Ply = 0, seat: Seat = None) -> list[seen.Told]:
    found = await _match(request, match)
    own = actions.seats_for(found, await _anybody(request), seat)
    if own is None and found.laid.terms.delay and found.status != "over":
        raise NotWatched(match)
    if first > found.ply:
        raise WrongPly(first, found.ply)
    told = await history.recounted(found, first, first + CHRONICLED)
    return list(seen.told(told, own))


@get("/{match:str}/since", summary="What happened since your last turn")
async def since(request: Asking, match: Id, seat: Seat = None) -> list[seen.Told]:
    found = await _match(request, match)
    own = actions.seats_for(found, await _person(request), seat)
    if own is None:
        raise NotYourSeat(match)
    told = await history.recounted(found, history.last_turn(found, own))
    return list(seen.told(told, own))


@get("/{match:str}/record", summary="The finished match on paper, to be replayed and verified", media_type="text/plain")
async def record(request: Asking, match: Id, form: FromQuery[Literal["json", "text"]] = "text") -> Response[str]:
    found = await _match(request, match)
    actions.seats_for(found, await _anybody(request))
    if found.status != "over":
        raise NotWatched(match)
    paper = await asyncio.to_thread(found.record)
    text = paper.to_json() if form == "json" else await asyncio.to_thread(paper.to_text, found.game)
    name = f"torri-{found.laid.game}-{match}.{'json' if form == 'json' else 'torri'}"
    kind = "application/json" if form == "json" else "text/plain"
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/{match:str}/notes", summary="Your private notes on a match")
async def notes(request: Asking, state: State, match: Id) -> Note:
    await _match(request, match)
    tables: Tables = state.tables
    return Note(await tables.storage.people.note(match, (await _person(request)).id) or "")


@put("/{match:str}/notes", summary="Keep private notes on a match")
async def write_notes(request: Asking, state: State, match: Id, data: JSONBody[Note]) -> Note:
    found = await _match(request, match)
    person = await _person(request)
    actions.seats_for(found, person)
    tables: Tables = state.tables
    await tables.storage.people.save_note(match, person.id, data.text)
    return data


@post("/{match:str}/hint", status_code=200, summary="What would the maestro do?")
async def hint(request: Asking, state: State, match: Id, data: JSONBody[HintWish]) -> Hints:
    found = await _match(request, match)
    seat = actions.seats_for(found, await _person(request), data.seat)
    if not found.laid.terms.hints and found.status != "over":
        raise NoHints(match)
    if seat is None:
        raise NotYourSeat(match)
    if found.asked != seat:
        raise NotYourTurn(seat, found.asked)
    position = found.position.copy()
    advice = await state.house.advise(position, seat, data.seconds)
    # How far a line can be followed in the match itself would tell of what the seat does not know.
    world = position.sample(seat, Random())
    best = tuple(
        Hint(one.answer, position.text(one.answer), one.visits, one.win, one.margin, _line(world, one.line))
        for one in advice.best
    )
    assert advice.actor != NATURE
    return Hints(seat, advice.visits, advice.win, advice.margin, best)


def _line(position: Any, line: tuple[int, ...]) -> tuple[str, ...]:
    at, texts = position.copy(), []
    for one in line:
        if one not in at.answers():
            break  # the line was found in a world that differs in what the seat does not know
        texts.append(at.text(one))
        at.apply(one)
    return tuple(texts)


router: Final = Router(
    "/api/matches",
    route_handlers=[
        *(lay, listed, standing, sit, leave, come_back, dissolve, answer, why, undo, undo_reply, resign, pause),
        *(resume, say, rematch, go_on, chronicle, since, record, notes, write_notes, hint),
    ],
    tags=["matches"],
)
