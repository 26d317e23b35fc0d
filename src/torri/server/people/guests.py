"""Guests over HTTP: who somebody is before they have an account, and what everybody can change of themselves."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from torri.matches.chairs import fingerprint
from torri.matches.clock import wall_clock_ms
from torri.matches.errors import ServerFull
from torri.matches.sanctioning import require_not_banned
from torri.matches.storage import People, Person, Storage
from torri.matches.tables import new_id
from torri.matches.word_filter import WordFilter
from torri.server.api.errors import EntryByCode, EntryClosed
from torri.server.api.messages.people import Change, Guest, Me, SanctionSeen
from torri.server.api.routing import JSONBody, Response, ResponseSpec, get, patch, post
from torri.server.people.names import clean
from torri.server.people.presence import is_hidden
from torri.server.people.requests import ApiRequest, changes_of, identity_of, people_of, stored_person
from torri.server.settings import Settings

ALREADY_KNOWN_RESPONSE: Final = {
    200: ResponseSpec(Me, generate_examples=False, description="You are somebody already.")
}


DAY_MS: Final = 86_400_000

# What routes share


async def write(request: ApiRequest, id: str, **changes: Any) -> Person:
    """Change the stored person: it may have changed while a password was hashed."""
    people = people_of(request)
    person = structs.replace(await people.person(id), **changes)
    await people.update_person(person)
    await forget(request, id)
    return person


async def forget(request: ApiRequest, id: str) -> None:
    changes_of(request).changed(id, *await people_of(request).former_ids(id))


async def is_guest(people: People, person: Person) -> bool:
    return person.login is None and not await people.passkeys_of(person.id)


async def me_seen(request: ApiRequest, person: Person) -> Me:
    storage: Storage = request.app.state.storage
    guest = await is_guest(storage.people, person)
    ids = (person.id, *await storage.people.former_ids(person.id))
    return Me(
        id=person.id,
        name=person.name,
        crest=person.crest,
        language=person.language,
        guest=guest,
        login=person.login,
        settings=person.settings,
        operator=person.login is not None and await storage.operators.is_operator(person.id),
        sanctions=tuple(
            SanctionSeen(one.kind, one.reason, one.until)
            for one in await storage.sanctions.current(ids, wall_clock_ms())
        ),
    )


def fit_name(request: ApiRequest, name: str) -> str:
    """A name that others may have to read."""
    words: WordFilter = request.app.state.words
    words.require_clean(name, "words-in-name")
    return clean(name)


async def _require_entry(request: ApiRequest, code: str | None) -> None:
    """Whether a stranger may come in; a code is used up by it."""
    settings: Settings = request.app.state.settings
    storage: Storage = request.app.state.storage
    if settings.entry == "closed":
        raise EntryClosed()
    if await storage.people.made_since(wall_clock_ms() - DAY_MS) >= settings.in_all.guests:
        raise ServerFull("limit-guests", settings.in_all.guests)
    if settings.entry == "invited":
        good = code is not None and await storage.announcements.use_code(fingerprint(code.strip()), wall_clock_ms())
        if not good:
            raise EntryByCode()


# Routes


@post("/guests", status_code=201, responses=ALREADY_KNOWN_RESPONSE, summary="Create a guest, without signing up")
async def become_guest(request: ApiRequest, data: JSONBody[Guest]) -> Response[Me]:
    identity = identity_of(request)
    present = await identity.person(request)
    if present is not None:
        return Response(await me_seen(request, present[0]), status_code=200)
    name = fit_name(request, data.name)
    await _require_entry(request, data.code)
    person = Person(new_id(), name, wall_clock_ms(), data.crest, data.language)
    await people_of(request).create_person(person)
    return identity.welcome(Response(await me_seen(request, person), status_code=201), person)


@get("/me", summary="Who you are")
async def me(request: ApiRequest) -> Me:
    return await me_seen(request, await stored_person(request))


@patch("/me", summary="Change your name, crest, language or settings")
async def change_me(request: ApiRequest, data: JSONBody[Change]) -> Me:
    person = await stored_person(request)
    changes = {name: value for name, value in structs.asdict(data).items() if value is not None}
    if data.name is not None:
        changes["name"] = fit_name(request, data.name)
        require_not_banned(await identity_of(request).known(request), wall_clock_ms())
    changed = await write(request, person.id, **changes)
    if is_hidden(changed):
        storage: Storage = request.app.state.storage
        await storage.friends.hide(person.id)
    return await me_seen(request, changed)


routes: Final = [become_guest, me, change_me]
