"""Tables over HTTP: creating them, sitting down, playing, looking back."""

from __future__ import annotations

from random import SystemRandom
from typing import Final, Literal

from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.matches import before_start, history, inviting, updates
from torri.matches.ahead import Prospect, Prospects
from torri.matches.chairs import Who
from torri.matches.clock import wall_clock_ms
from torri.matches.deals import begins, day_at
from torri.matches.errors import NoHints, NotWatched, NotYourSeat, NotYourTurn, TooMany, WrongPly
from torri.matches.inviting import Companion
from torri.matches.match import Match
from torri.matches.sealing import is_watched, require_unsealed
from torri.matches.storage import Head
from torri.matches.tables import Tables
from torri.matches.transactions import Done
from torri.players.thinking_pool import Claim
from torri.server import actions
from torri.server.api.messages.friends import PersonNamed
from torri.server.api.messages.hints import Hints, HintTask, HintWish
from torri.server.api.messages.live import Answer, Plan, Reasons, Say, Taken, Undo, UndoReply, Why
from torri.server.api.messages.tables import (
    AbsentVote,
    BotsWish,
    Continuation,
    Invitation,
    MatchListed,
    Note,
    SitWish,
    TableChange,
    TableCreated,
    TableWish,
)
from torri.server.api.parameters import After, Before, Id, MaybeNumber, Notation, Ply, Seat
from torri.server.api.problems import language_of, reasons_seen, words_for
from torri.server.api.request_ids import request_id
from torri.server.api.routing import FromQuery, JSONBody, Response, Router, State, delete, get, post, put
from torri.server.http.listing import listing, replay_of_the_day
from torri.server.operations.limits import Limits
from torri.server.operations.threads import PLAN_THREAD, REPLAY_THREAD
from torri.server.operations.tracing import span
from torri.server.people.friends import named_person
from torri.server.people.requests import ApiRequest, anybody, match_of, person_of, player_of
from torri.server.reviews.hints import reasoned

MAX_MATCHES_LISTED: Final = 50
MAX_CHRONICLE_PLIES: Final = 400  # at once
MAX_HINTS_AT_ONCE: Final = 3  # that one person waits for


def taken(done: Done, id: str | None = None) -> Taken:
    return Taken(done.seq, id)


@post("/", status_code=201, summary="Create a table")
async def create_table(request: ApiRequest, state: State, data: JSONBody[TableWish]) -> TableCreated:
    return await actions.create_table(state.tables, state.editions, await player_of(request), data)


@get("/", summary="Lists: your matches, free chairs, matches to watch, tables that invite you, the replay of the day")
async def listed(
    request: ApiRequest,
    state: State,
    which: FromQuery[Literal["mine", "open", "running", "invited", "replay"]] = "mine",
    before: Before = None,
) -> list[MatchListed]:
    tables: Tables = state.tables
    person = await anybody(request)
    heads: list[Head]
    if which == "open":
        friends = await tables.storage.open_to(person.id, MAX_MATCHES_LISTED) if person and before is None else []
        heads = [*friends, *await tables.storage.open_tables(MAX_MATCHES_LISTED, before)]
    elif which == "invited":
        heads = await tables.storage.inviting(person.id, MAX_MATCHES_LISTED) if person else []
        heads = [head for head in heads if person and not set(person.ids) & set(head.seats)]
    elif which == "running":
        heads = [
            head for head in await tables.storage.running(MAX_MATCHES_LISTED, before) if head.summary.get("watched")
        ]
    elif which == "replay":
        found = await tables.storage.finished(MAX_MATCHES_LISTED, begins(day_at(wall_clock_ms())))
        heads = replay_of_the_day(found)
    else:
        heads = await tables.storage.heads_of(person.id, limit=MAX_MATCHES_LISTED, before=before) if person else []
    if which != "mine" and person is not None and heads:
        blocks = await tables.storage.friends.blocks(person.id)
        heads = [head for head in heads if not blocks.between((head.host, *head.seats))]
    return [listing(head, person, wall_clock_ms()) for head in heads]


@get("/{match:str}", summary="How a match stands, as your seat or a spectator sees it")
async def standing(request: ApiRequest, state: State, match: Id, seat: Seat = None) -> updates.Update:
    person = await anybody(request)
    found = await match_of(request, match)
    tables: Tables = state.tables
    own = actions.seats_for(found, person, seat, watched=await is_watched(tables, found))
    return await tables.view(match, own, person.ids if person else ())


@post("/{match:str}/sit", status_code=200, summary="Take a chair: the one that a link is for, or a free one")
async def sit(request: ApiRequest, state: State, match: Id, data: JSONBody[SitWish]) -> Taken:
    await match_of(request, match)
    return taken(await actions.sit(state.tables, match, await player_of(request), data))


@post("/{match:str}/invitation", status_code=200, summary="The table that a link of yours belongs to")
async def invitation(request: ApiRequest, state: State, match: Id, data: JSONBody[Invitation]) -> updates.Update:
    await match_of(request, match)
    return await actions.invited(state.tables, match, data.token, await anybody(request))


@get("/{match:str}/companions", summary="Those you follow or played with, whom you may invite to your table")
async def companions(request: ApiRequest, state: State, match: Id) -> list[Companion]:
    tables: Tables = state.tables
    await match_of(request, match)
    return await inviting.companions(tables, match, await person_of(request))


@post("/{match:str}/invite", status_code=204, summary="Invite somebody to your table, by login or from a match")
async def invite(request: ApiRequest, state: State, match: Id, data: JSONBody[PersonNamed]) -> None:
    tables: Tables = state.tables
    await match_of(request, match)
    host = await player_of(request)
    before_start.require_host(await tables.get(match), host.ids)
    person = await named_person(tables.storage, data, host)
    await inviting.invite(tables, match, host, person.id, data.login or person.name)


@post("/{match:str}/decline", status_code=204, summary="Decline an invitation")
async def decline(request: ApiRequest, state: State, match: Id) -> None:
    tables: Tables = state.tables
    await tables.storage.invitations.decline(match, (await person_of(request)).ids)


@post("/{match:str}/change", status_code=200, summary="Change your table before the match begins")
async def change_table(request: ApiRequest, state: State, match: Id, data: JSONBody[TableChange]) -> TableCreated:
    await match_of(request, match)
    return await actions.change_table(state.tables, match, await player_of(request), data)


@post("/{match:str}/fill", status_code=200, summary="Put bots on the free chairs of your table, until persons come")
async def fill(request: ApiRequest, state: State, match: Id, data: JSONBody[BotsWish]) -> Taken:
    await match_of(request, match)
    return taken(await actions.fill(state.tables, match, await person_of(request), data.level))


@post("/{match:str}/begin", status_code=200, summary="Begin the match at your table with those present, and with bots")
async def begin(request: ApiRequest, state: State, match: Id, data: JSONBody[BotsWish]) -> Taken:
    await match_of(request, match)
    return taken(await actions.begin(state.tables, match, await person_of(request), data.level))


@post("/{match:str}/absent", status_code=200, summary="Agree that a bot plays on for the absent person who is asked")
async def absent(request: ApiRequest, state: State, match: Id, data: JSONBody[AbsentVote]) -> Taken:
    await match_of(request, match)
    return taken(await actions.vote_for_bot(state.tables, match, await person_of(request), data.seat))


@post("/{match:str}/leave", status_code=200, summary="Leave your chair; in a running match a bot plays on for you")
async def leave(request: ApiRequest, state: State, match: Id) -> Taken:
    await match_of(request, match)
    return taken(await actions.leave(state.tables, match, await person_of(request)))


@post("/{match:str}/return", status_code=200, summary="Take your seat back from the bot")
async def come_back(request: ApiRequest, state: State, match: Id) -> Taken:
    await match_of(request, match)
    return taken(await actions.come_back(state.tables, match, await person_of(request)))


@delete("/{match:str}", status_code=200, summary="Cancel a table that has not begun")
async def dissolve(request: ApiRequest, state: State, match: Id) -> Taken:
    await match_of(request, match)
    return taken(await actions.dissolve(state.tables, match, await person_of(request)))


@post("/{match:str}/answer", status_code=200, summary="Answer the question that you are asked")
async def answer(request: ApiRequest, state: State, match: Id, data: JSONBody[Answer]) -> Taken:
    await match_of(request, match)
    return taken(await actions.answer(state.tables, match, await person_of(request), data), data.id)


@post(
    "/{match:str}/plan",
    status_code=200,
    summary="Send a plan: answers in a row, all accepted or none",
)
async def give_plan(request: ApiRequest, state: State, match: Id, data: JSONBody[Plan]) -> Taken:
    await match_of(request, match)
    return taken(await actions.give_plan(state.tables, match, await person_of(request), data), data.id)


@get("/{match:str}/plan", summary="How the table stands, and would stand after each of these answers of yours")
async def plan(request: ApiRequest, state: State, match: Id, answers: After = "", seat: Seat = None) -> Prospects:
    await match_of(request, match)
    return Prospects(await actions.plan_prospects(state.tables, match, await anybody(request), _plan(answers), seat))


@get("/{match:str}/why", summary="Why an answer may not be given, now or after other answers of yours")
async def why(
    request: ApiRequest,
    state: State,
    match: Id,
    answer: MaybeNumber = None,
    text: Notation = None,
    after: After = "",
    seat: Seat = None,
) -> Reasons:
    found = await match_of(request, match)
    wish = Why(answer, text, _plan(after), seat)
    number, reasons = await actions.why_not(state.tables, match, await anybody(request), wish)
    return Reasons(number, reasons_seen(reasons, words_for(language_of(request.headers), found)))


def _plan(after: str) -> tuple[int, ...]:
    return tuple(int(one) for one in after.split(",") if one)


@get("/{match:str}/ahead", summary="How the table would stand after answers of yours; after none: how it stands")
async def ahead(request: ApiRequest, state: State, match: Id, after: After = "", seat: Seat = None) -> Prospect:
    await match_of(request, match)
    return await actions.look_ahead(state.tables, match, await anybody(request), _plan(after), seat)


@post("/{match:str}/undo", status_code=200, summary="Take back your last choice, or ask for it")
async def undo(request: ApiRequest, state: State, match: Id, data: JSONBody[Undo]) -> Taken:
    await match_of(request, match)
    return taken(await actions.undo(state.tables, match, await person_of(request), data.seat))


@post("/{match:str}/undo-reply", status_code=200, summary="Accept or refuse an undo")
async def undo_reply(request: ApiRequest, state: State, match: Id, data: JSONBody[UndoReply]) -> Taken:
    await match_of(request, match)
    return taken(await actions.answer_undo(state.tables, match, await person_of(request), data.agreed))


@post("/{match:str}/resign", status_code=200, summary="Resign")
async def resign(request: ApiRequest, state: State, match: Id) -> Taken:
    await match_of(request, match)
    return taken(await actions.resign(state.tables, match, await person_of(request)))


@post("/{match:str}/pause", status_code=200, summary="Pause a match")
async def pause(request: ApiRequest, state: State, match: Id) -> Taken:
    await match_of(request, match)
    return taken(await actions.pause(state.tables, match, await person_of(request)))


@post("/{match:str}/resume", status_code=200, summary="Resume after a pause")
async def resume(request: ApiRequest, state: State, match: Id) -> Taken:
    await match_of(request, match)
    return taken(await actions.resume(state.tables, match, await person_of(request)))


@post("/{match:str}/say", status_code=200, summary="Chat")
async def say(request: ApiRequest, state: State, match: Id, data: JSONBody[Say]) -> Taken:
    await match_of(request, match)
    return taken(await actions.say(state.tables, match, await person_of(request), data.text))


@post("/{match:str}/rematch", status_code=201, summary="Create or join the rematch, with the seats moved on")
async def rematch(request: ApiRequest, state: State, match: Id) -> TableCreated:
    await match_of(request, match)
    return TableCreated(await actions.rematch(state.tables, match, await player_of(request)))


@post("/{match:str}/continue", status_code=201, summary="Continue from any moment of a match at a new table")
async def go_on(request: ApiRequest, state: State, match: Id, data: JSONBody[Continuation]) -> TableCreated:
    await match_of(request, match)
    return await actions.go_on(state.tables, match, await player_of(request), data.ply, data.chairs)


# Looking back


@get("/{match:str}/chronicle", summary="What happened from one ply on, as you saw it")
async def chronicle(request: ApiRequest, match: Id, first: Ply = 0, seat: Seat = None) -> list[updates.Told]:
    found = await match_of(request, match)
    own = actions.seats_for(found, await anybody(request), seat)
    _not_too_early(found, own)
    if first > found.ply:
        raise WrongPly(first, found.ply)
    told = await REPLAY_THREAD.run(history.recounting(found, first, first + MAX_CHRONICLE_PLIES))
    return list(updates.told(told, own))


@get("/{match:str}/ledger", summary="Every point with its cause, of the seats whose points you may know")
async def ledger(request: ApiRequest, match: Id, seat: Seat = None) -> list[updates.LineSeen]:
    found = await match_of(request, match)
    own = actions.seats_for(found, await anybody(request), seat)
    _not_too_early(found, own)
    return updates.ledger(found, own)


def _not_too_early(match: Match, seat: int | None) -> None:
    """Spectators of a match with a delay see it only through their delayed updates."""
    if seat is None and match.created.terms.delay and match.status != "over":
        raise NotWatched(match.id)


@get("/{match:str}/since", summary="What happened since your last turn")
async def since(request: ApiRequest, match: Id, seat: Seat = None) -> list[updates.Told]:
    found = await match_of(request, match)
    own = actions.seats_for(found, await person_of(request), seat)
    if own is None:
        raise NotYourSeat(match)
    told = await REPLAY_THREAD.run(history.recounting(found, history.last_turn(found, own)))
    return list(updates.told(told, own))


@get(
    "/{match:str}/record",
    summary="The record of a finished match, to replay and verify",
    media_type="text/plain",
)
async def record(request: ApiRequest, match: Id, form: FromQuery[Literal["json", "text"]] = "text") -> Response[str]:
    found = await match_of(request, match)
    tables: Tables = request.app.state.tables
    actions.seats_for(found, await anybody(request), watched=await is_watched(tables, found))
    if found.status != "over":
        raise NotWatched(match)
    await require_unsealed(request.app.state.tables, found)
    paper = await REPLAY_THREAD.run(found.record)
    text = paper.to_json() if form == "json" else await REPLAY_THREAD.run(paper.to_text, found.game)
    name = f"torri-{found.created.game}-{match}.{'json' if form == 'json' else 'torri'}"
    kind = "application/json" if form == "json" else "text/plain"
    return Response(text, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/{match:str}/notes", summary="Your private notes on a match")
async def notes(request: ApiRequest, state: State, match: Id) -> Note:
    await match_of(request, match)
    tables: Tables = state.tables
    return Note(await tables.storage.people.note(match, (await person_of(request)).id) or "")


@put("/{match:str}/notes", summary="Store your private notes on a match")
async def write_notes(request: ApiRequest, state: State, match: Id, data: JSONBody[Note]) -> Note:
    found = await match_of(request, match)
    person = await person_of(request)
    actions.seats_for(found, person)
    tables: Tables = state.tables
    people, most = tables.storage.people, tables.most.notes
    async with tables.storage.turns.of(person.id):
        is_new = bool(data.text) and not await people.note(match, person.id)
        if is_new and await people.notes_of(person.id) >= most:
            raise TooMany("limit-notes", most)
        await people.save_note(match, person.id, data.text)
    return data


def _hinted(found: Match, person: Who, data: HintWish) -> tuple[Position, int, int]:
    """The position that a hint is about, the seat that is asked there, and its ply."""
    seat = actions.seats_for(found, person, data.seat)
    if not found.created.terms.hints and found.status != "over":
        raise NoHints(found.id)
    if seat is None:
        raise NotYourSeat(found.id)
    if found.asked != seat:
        raise NotYourTurn(seat, found.asked)
    return actions.after_plan(found, seat, data.after), seat, found.ply + len(data.after)


@post("/{match:str}/hint", status_code=200, summary="A hint: what the strongest player would do")
async def hint(request: ApiRequest, state: State, match: Id, data: JSONBody[HintWish]) -> Hints:
    found = await match_of(request, match)
    person = await person_of(request)
    position, seat, ply = _hinted(found, person, data)
    limits: Limits = state.limits
    with limits.one_of("hints", person.id, MAX_HINTS_AT_ONCE):
        claim = Claim(person.id, request=request_id())
        with span("think", match=match, seat=seat):
            advice = await state.thinking_pool.advise(position, seat, data.seconds, claim)
    assert advice.actor != NATURE
    return await PLAN_THREAD.run(reasoned, position, seat, ply, advice)


@post("/{match:str}/hint/task", status_code=200, summary="What a browser needs to think out a hint itself")
async def hint_task(request: ApiRequest, match: Id, data: JSONBody[HintWish]) -> HintTask:
    """What the seat knows, as one world that agrees with it, and nothing else."""
    found = await match_of(request, match)
    position, seat, ply = _hinted(found, await person_of(request), data)
    # By chance of its own: from a known one somebody might reckon back to what was there.
    world = await PLAN_THREAD.run(position.sample, seat, SystemRandom())
    return HintTask(seat, ply, data.seconds, world.encode(), found.game.edition.text)


router: Final = Router(
    "/api/matches",
    route_handlers=[
        create_table,
        listed,
        standing,
        invitation,
        companions,
        invite,
        decline,
        sit,
        change_table,
        fill,
        begin,
        leave,
        come_back,
        dissolve,
        answer,
        give_plan,
        plan,
        why,
        ahead,
        undo,
        undo_reply,
        resign,
        pause,
        resume,
        absent,
        say,
        rematch,
        go_on,
        chronicle,
        ledger,
        since,
        record,
        notes,
        write_notes,
        hint,
        hint_task,
    ],
    tags=["matches"],
)
