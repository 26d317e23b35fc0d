"""Persons over HTTP, for operators: found, muted, suspended, banned, renamed."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from torri.matches.clock import wall_clock_ms
from torri.matches.storage import Audited, Person, Sanction, Storage
from torri.matches.tables import Tables, new_id
from torri.server.api.errors import OperatorsStay
from torri.server.api.messages.moderation import (
    ForgetWish,
    LiftWish,
    PeoplePage,
    PersonKnown,
    PersonListed,
    RenameWish,
    SanctionKept,
    SanctionWish,
    Usage,
)
from torri.server.api.parameters import Id
from torri.server.api.routing import JSONBody, QueryParameter, Response, State, get, post
from torri.server.http.listing import listing
from torri.server.moderation.guards import operator_id
from torri.server.moderation.seen import audit_seen, people_seen, reports_seen, sanctions_seen
from torri.server.people.belongings import ARCHIVE_TYPE, archive_of, archive_response, forget
from torri.server.people.changes import CLOSE_COME_BACK
from torri.server.people.guests import fit_name
from torri.server.people.names import plain
from torri.server.people.requests import ApiRequest, changes_of

MAX_PEOPLE_LISTED: Final = 50
MAX_LINES_LISTED: Final = 20
MAX_MATCHES_LISTED: Final = 10
MS_PER_HOUR: Final = 3_600_000

Cursor: TypeAlias = Annotated[
    str | None,
    QueryParameter(
        max_length=60, pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$", description="where a former page ended: `next`"
    ),
]
Search: TypeAlias = Annotated[str, QueryParameter(max_length=80, description="a part of a name or a login")]


def place_of(cursor: str | None) -> tuple[int, str] | None:
    if cursor is None:
        return None
    at, _, id = cursor.partition(".")
    return int(at), id


def cursor_of(at: int, id: str) -> str:
    return f"{at}.{id}"


def until_after(hours: int | None, now: int) -> int | None:
    return None if hours is None else now + hours * MS_PER_HOUR


@get("/people", summary="Persons whose name or login contains something, the newest first")
async def people(state: State, search: Search = "", after: Cursor = None) -> PeoplePage:
    storage: Storage = state.storage
    found = await storage.operators.people(MAX_PEOPLE_LISTED, plain(search), place_of(after))
    seen = await people_seen(storage, found)
    more = cursor_of(found[-1].created, found[-1].id) if len(found) == MAX_PEOPLE_LISTED else None
    return PeoplePage(tuple(seen[one.id] for one in found), more)


@get("/people/{person:str}", summary="A person: sanctions, reports, what was done, and how much they have")
async def person_known(state: State, person: Id) -> PersonKnown:
    storage: Storage = state.storage
    found = await storage.people.person(person)
    ids = (person, *await storage.people.former_ids(person))
    reports = [
        one for closed in (False, True) for one in await storage.reports.page(MAX_LINES_LISTED, closed, person=person)
    ]
    heads = await storage.heads_of(person, limit=MAX_MATCHES_LISTED)
    now = wall_clock_ms()
    return PersonKnown(
        person=(await people_seen(storage, [found]))[person],
        sanctions=sanctions_seen(await storage.sanctions.of(ids)),
        reports=await reports_seen(storage, reports),
        audit=await audit_seen(storage, await storage.operators.audit(MAX_LINES_LISTED, person=person)),
        usage=await usage_of(state.tables, found),
        matches=tuple(listing(head, None, now) for head in heads),
    )


async def usage_of(tables: Tables, person: Person) -> tuple[Usage, ...]:
    """How much somebody has of what is bounded, and the bounds."""
    storage, most = tables.storage, tables.most
    return (
        Usage("tables", await storage.unfinished_of(person.id), most.tables),
        Usage("imports", await storage.imported_by(person.id), most.imports),
        Usage("notes", await storage.people.notes_of(person.id), most.notes),
        Usage("follows", await storage.friends.count(person.id, "follow"), most.follows),
        Usage("blocks", await storage.friends.count(person.id, "block"), most.blocks),
        Usage("reports", await storage.reports.open_of(person.id), most.reports),
    )


@post("/people/{person:str}/sanctions", status_code=201, summary="Mute, suspend or ban somebody")
async def sanction(request: ApiRequest, state: State, person: Id, data: JSONBody[SanctionWish]) -> SanctionKept:
    storage: Storage = state.storage
    found, now = await storage.people.person(person), wall_clock_ms()
    if await storage.operators.is_operator(found.id):
        raise OperatorsStay()
    until = until_after(data.hours, now)
    made = Sanction(new_id(), found.id, data.kind, plain(data.reason), now, until)
    await storage.sanctions.impose(made, await operator_id(request))
    await _tell(request, found.id)
    return sanctions_seen([made])[0]


@post("/sanctions/{sanction:str}/lift", status_code=204, summary="End a sanction before its time")
async def lift(request: ApiRequest, state: State, sanction: Id, data: JSONBody[LiftWish]) -> None:
    storage: Storage = state.storage
    lifted = await storage.sanctions.lift(sanction, wall_clock_ms(), await operator_id(request), plain(data.reason))
    await _tell(request, lifted.person)


@post("/people/{person:str}/rename", status_code=200, summary="Give somebody another name")
async def rename(request: ApiRequest, state: State, person: Id, data: JSONBody[RenameWish]) -> PersonListed:
    storage: Storage = state.storage
    found, name = await storage.people.person(person), fit_name(request, data.name)
    done = Audited("rename", wall_clock_ms(), await operator_id(request), person, plain(data.reason), found.name)
    await storage.operators.rename(person, name, done)
    await _tell(request, person)
    return (await people_seen(storage, [await storage.people.person(person)]))[person]


@get(
    "/people/{person:str}/export",
    media_type=ARCHIVE_TYPE,
    summary="Everything about somebody, for them, as one archive",
)
async def export(request: ApiRequest, state: State, person: Id) -> Response[bytes]:
    storage: Storage = state.storage
    found = await storage.people.person(person)
    archive = await archive_of(state.tables, person)
    await storage.operators.note(Audited("export", wall_clock_ms(), await operator_id(request), person))
    return archive_response(archive, found.login)


@post("/people/{person:str}/forget", status_code=204, summary="Delete somebody, as they could themselves")
async def forget_person(request: ApiRequest, state: State, person: Id, data: JSONBody[ForgetWish]) -> None:
    storage: Storage = state.storage
    found = await storage.people.person(person)
    if await storage.operators.is_operator(found.id):
        raise OperatorsStay()
    done = Audited("delete", wall_clock_ms(), await operator_id(request), found.id, plain(data.reason))
    await storage.operators.note(done)
    await forget(request, found.id)


async def _tell(request: ApiRequest, person: str) -> None:
    """Every process reads them again, and their sockets come back as who they are now."""
    storage: Storage = request.app.state.storage
    changes_of(request).changed(person, *await storage.people.former_ids(person), close=CLOSE_COME_BACK)


routes: Final = [people, person_known, sanction, lift, rename, export, forget_person]
