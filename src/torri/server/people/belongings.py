"""Everything about a person over HTTP: taken along as one file, or deleted."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from msgspec import json

from torri import __version__
from torri.engine.errors import TorriError
from torri.matches.clock import wall_clock_ms
from torri.matches.leaving import forget_person
from torri.matches.match import Match
from torri.matches.sealing import require_unsealed
from torri.matches.storage import UnknownPerson
from torri.matches.tables import Tables
from torri.server.api.errors import TooMuchAtOnce
from torri.server.api.routing import Response, delete, get
from torri.server.people.changes import CLOSE_LOGGED_OUT
from torri.server.people.requests import ApiRequest, changes_of, identity_of, in_person, stored_person
from torri.server.post.quotas import Quota

FORM: Final = 1  # of the archive; docs/your-data.md describes it
EXPORTS_PER_HOUR: Final = 4
ARCHIVE_TYPE: Final = "application/zip"

_quota: Final = Quota(EXPORTS_PER_HOUR)


async def archive_of(tables: Tables, person: str) -> bytes:
    """One archive: `data.json`, and the record of each match that is over."""
    parts = await tables.storage.belongings.of(person)
    if not parts["persons"]:
        raise UnknownPerson(person)
    about = {"torri": __version__, "form": FORM, "made": wall_clock_ms()}
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("data.json", json.format(json.encode(about | parts), indent=1))
        async for id, text in _records(tables, [str(one["id"]) for one in parts["matches"] if one["status"] == "over"]):
            await asyncio.to_thread(archive.writestr, f"records/{id}.json", text)
    return held.getvalue()


async def _records(tables: Tables, matches: list[str]) -> AsyncIterator[tuple[str, str]]:
    """Those that may be shown already; a match that can't be read is left out. Read one by one, past the memory of the
    server: nobody follows them."""
    for id in matches:
        with suppress(TorriError):
            _, written = await tables.storage.whole(id)
            match = await asyncio.to_thread(Match.of, id, written)
            await require_unsealed(tables, match)
            yield id, await asyncio.to_thread(_as_record, match)


def _as_record(match: Match) -> str:
    return match.record().to_json()


def archive_response(archive: bytes, login: str | None) -> Response[bytes]:
    name = f"torri-{login or 'guest'}-{datetime.fromtimestamp(wall_clock_ms() / 1_000, UTC):%Y-%m-%d}.zip"
    ascii_name = name.encode("ascii", "ignore").decode().replace('"', "")
    headers = {"content-disposition": f'attachment; filename="{ascii_name}"', "cache-control": "no-store"}
    return Response(archive, media_type=ARCHIVE_TYPE, headers=headers)


@get(
    "/me/export",
    guards=[in_person],
    media_type=ARCHIVE_TYPE,
    summary="Everything about you as one archive: data.json, and the records of your matches",
)
async def export(request: ApiRequest) -> Response[bytes]:
    person = await stored_person(request)
    if not _quota.take(person.id):
        raise TooMuchAtOnce()
    return archive_response(await archive_of(request.app.state.tables, person.id), person.login)


@delete(
    "/me",
    status_code=204,
    guards=[in_person],
    summary="Delete yourself; what you played with others stays, without your name",
)
async def forget_me(request: ApiRequest) -> Response[None]:
    identity = identity_of(request)
    await forget(request, (await identity.known(request)).id)
    return identity.goodbye(Response(None, status_code=204))


async def forget(request: ApiRequest, person: str) -> None:
    """Delete somebody; their browsers are sent away, in every process."""
    tables: Tables = request.app.state.tables
    ids = (person, *await tables.storage.people.former_ids(person))
    matches = await forget_person(tables, person)
    changes_of(request).changed(*ids, close=CLOSE_LOGGED_OUT, matches=matches)


routes: Final = [export, forget_me]
