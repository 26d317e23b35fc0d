"""Reports over HTTP: persons tell the operators about others, who deal with it."""

from __future__ import annotations

from typing import Final

from torri.matches.clock import wall_clock_ms
from torri.matches.entries import Said
from torri.matches.errors import TooMany
from torri.matches.storage import Report, Storage, UnknownItem, UnknownPerson
from torri.matches.tables import Tables, new_id
from torri.server import actions
from torri.server.api.messages.moderation import CloseWish, ReportsPage, ReportWish
from torri.server.api.parameters import Id
from torri.server.api.routing import FromQuery, JSONBody, State, get, post
from torri.server.moderation.guards import operator_id
from torri.server.moderation.people import Cursor, cursor_of, place_of
from torri.server.moderation.seen import reports_seen
from torri.server.people.friends import named_person
from torri.server.people.names import plain
from torri.server.people.requests import ApiRequest, match_of, person_of

MAX_REPORTS_LISTED: Final = 50


@post("/reports", status_code=204, summary="Tell the operators about a person, a line of the chat, or a match")
async def report(request: ApiRequest, state: State, data: JSONBody[ReportWish]) -> None:
    tables: Tables = state.tables
    who, storage = await person_of(request), tables.storage
    person, said = None, ""
    if data.match is not None:
        actions.seats_for(await match_of(request, data.match), who)  # only what somebody may look at
    if data.match is not None and data.line is not None:
        person, said = await _line(storage, data.match, data.line)
    elif data.login is not None or data.seat is not None:
        person = (await named_person(storage, data, who)).id
    elif data.match is None:
        raise UnknownPerson("")
    if person in who.ids:
        raise UnknownPerson(who.name)
    made = Report(new_id(), wall_clock_ms(), who.id, data.kind, plain(data.words), person, data.match, data.line, said)
    async with storage.turns.of(who.id):
        if await storage.reports.open_of(who.id) >= tables.most.reports:
            raise TooMany("limit-reports", tables.most.reports)
        await storage.reports.add(made)


async def _line(storage: Storage, match: str, line: int) -> tuple[str, str]:
    """Who wrote a line, and what: as it is stored, not as somebody says that it was."""
    for one in await storage.entries(match, line):
        if one.seq == line and isinstance(one.entry, Said):
            author = await storage.people.person(one.entry.person)
            return author.adopted_by or author.id, one.entry.text
        break
    raise UnknownItem(str(line))


@get("/reports", summary="What persons have reported, the newest first")
async def reports(state: State, closed: FromQuery[bool] = False, after: Cursor = None) -> ReportsPage:
    storage: Storage = state.storage
    found = await storage.reports.page(MAX_REPORTS_LISTED, closed, place_of(after))
    more = cursor_of(found[-1].made, found[-1].id) if len(found) == MAX_REPORTS_LISTED else None
    return ReportsPage(await reports_seen(storage, found), more)


@post("/reports/{report:str}/close", status_code=204, summary="Note what came of a report")
async def close(request: ApiRequest, state: State, report: Id, data: JSONBody[CloseWish]) -> None:
    storage: Storage = state.storage
    await storage.reports.close(report, wall_clock_ms(), await operator_id(request), plain(data.outcome))


routes: Final = [reports, close]
public_routes: Final = [report]
