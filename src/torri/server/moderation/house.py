"""The server itself over HTTP: announcements for everybody; codes, matches and the audit log for operators."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from torri.matches.chairs import fingerprint
from torri.matches.clock import wall_clock_ms
from torri.matches.storage import Announcement, EntryCode, Status, Storage
from torri.matches.tables import new_id
from torri.server.api.messages.moderation import (
    AnnouncementSeen,
    AnnouncementWish,
    AuditSeen,
    CodeGiven,
    CodeKnown,
    CodeWish,
    ServerKept,
    ServerSeen,
)
from torri.server.api.messages.tables import MatchListed
from torri.server.api.parameters import Before, EditionId, Id
from torri.server.api.problems import language_of
from torri.server.api.routing import FromQuery, JSONBody, QueryParameter, State, delete, get, post
from torri.server.http.listing import listing
from torri.server.moderation.guards import operator_id
from torri.server.moderation.people import until_after
from torri.server.moderation.seen import audit_seen
from torri.server.people.names import plain
from torri.server.people.requests import ApiRequest
from torri.server.settings import Settings

MAX_MATCHES_LISTED: Final = 50
MAX_LINES_LISTED: Final = 50
CODE_BYTES: Final = 9


def announcement_seen(announcement: Announcement, language: str) -> AnnouncementSeen:
    """In a language; else in English, or in whichever it was written."""
    text = announcement.texts.get(language) or announcement.texts.get("en") or next(iter(announcement.texts.values()))
    return AnnouncementSeen(announcement.id, announcement.kind, text, announcement.until)


async def _announcements(state: State, request: ApiRequest) -> tuple[AnnouncementSeen, ...]:
    storage: Storage = state.storage
    language = language_of(request.headers)
    return tuple(announcement_seen(one, language) for one in await storage.announcements.current(wall_clock_ms()))


@get("/server", summary="What this server says to everybody: announcements, and who may come in")
async def server(request: ApiRequest, state: State) -> ServerSeen:
    settings: Settings = state.settings
    announcements = await _announcements(state, request)
    thinks = settings.browsers is not None
    return ServerSeen(settings.entry, announcements, browsers_think=thinks, takes_along=thinks and settings.takes_along)


@get("/server", summary="The server as operators see it")
async def server_kept(request: ApiRequest, state: State) -> ServerKept:
    settings: Settings = state.settings
    storage: Storage = state.storage
    codes = [
        CodeKnown(one.fingerprint, one.note, one.made, one.until, one.uses)
        for one in await storage.announcements.codes(wall_clock_ms())
    ]
    return ServerKept(settings.entry, await _announcements(state, request), tuple(codes))


@post("/announcements", status_code=201, summary="Tell everybody something")
async def tell(request: ApiRequest, state: State, data: JSONBody[AnnouncementWish]) -> AnnouncementSeen:
    storage: Storage = state.storage
    now = wall_clock_ms()
    texts = {str(language): plain(text) for language, text in data.texts.items()}
    announcement = Announcement(new_id(), data.kind, texts, now, until_after(data.hours, now))
    await storage.announcements.add(announcement, await operator_id(request))
    return announcement_seen(announcement, language_of(request.headers))


@delete("/announcements/{announcement:str}", status_code=204, summary="End an announcement")
async def end_announcement(request: ApiRequest, state: State, announcement: Id) -> None:
    storage: Storage = state.storage
    await storage.announcements.end(announcement, wall_clock_ms(), await operator_id(request))


@post("/codes", status_code=201, summary="Make an invitation code; it is shown once")
async def give_code(request: ApiRequest, state: State, data: JSONBody[CodeWish]) -> CodeGiven:
    storage: Storage = state.storage
    now, code = wall_clock_ms(), new_code()
    kept = EntryCode(fingerprint(code), plain(data.note), now, until_after(data.hours, now), data.uses)
    await storage.announcements.add_code(kept, await operator_id(request))
    return CodeGiven(kept.fingerprint, code)


def new_code() -> str:
    return secrets.token_urlsafe(CODE_BYTES)


@delete("/codes/{code:str}", status_code=204, summary="Make a code invalid")
async def end_code(request: ApiRequest, state: State, code: EditionId) -> None:
    storage: Storage = state.storage
    await storage.announcements.end_code(code, wall_clock_ms(), await operator_id(request))


@get("/matches", summary="Matches of a status, also private ones, as spectators would see them in a list")
async def matches(state: State, status: FromQuery[Status] = "running", before: Before = None) -> list[MatchListed]:
    storage: Storage = state.storage
    heads, now = await storage.all_of(status, MAX_MATCHES_LISTED, before), wall_clock_ms()
    return [listing(head, None, now) for head in heads]


@get("/audit", summary="What operators have done, the last first")
async def audit(
    state: State, before: Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="a number")] = None
) -> list[AuditSeen]:
    storage: Storage = state.storage
    return list(await audit_seen(storage, await storage.operators.audit(MAX_LINES_LISTED, before)))


routes: Final = [server_kept, tell, end_announcement, give_code, end_code, matches, audit]
public_routes: Final = [server]
