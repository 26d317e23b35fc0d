"""Guests and accounts over HTTP."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from litestar import Response, delete, get, patch, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import structs

from torri.matches.clock import wall_clock_ms
from torri.matches.storage import NotGuest, People, Person, Storage, UnknownPerson
from torri.matches.tables import new_id
from torri.server.api.errors import (
    AlreadyAccount,
    TooManyGuesses,
    WrongPassword,
)
from torri.server.api.messages.people import Account, Change, Guest, Me, PasswordChange
from torri.server.operations.limits import Limits
from torri.server.people.changes import CLOSE_LOGGED_OUT
from torri.server.people.names import clean, login_of
from torri.server.people.passwords import is_password_of, password_hash
from torri.server.people.requests import ApiRequest, changes_of, identity_of, in_person, people_of, stored_person

ALREADY_KNOWN_RESPONSE: Final = {
    200: ResponseSpec(Me, generate_examples=False, description="You are somebody already.")
}


# What routes share


async def _write(request: ApiRequest, id: str, **changes: Any) -> Person:
    """Change the stored person: it may have changed while a password was hashed."""
    people = people_of(request)
    person = structs.replace(await people.person(id), **changes)
    await people.update_person(person)
    await _forget(request, id)
    return person


async def _forget(request: ApiRequest, id: str) -> None:
    changes_of(request).changed(id, *await people_of(request).former_ids(id))


async def _is_guest(people: People, person: Person) -> bool:
    return person.login is None and not await people.passkeys_of(person.id)


async def _me(request: ApiRequest, person: Person) -> Me:
    guest = await _is_guest(people_of(request), person)
    return Me(person.id, person.name, person.crest, person.language, guest, person.login, person.settings)


async def enter(request: ApiRequest, account: Person) -> Response[Me]:
    """Log the browser in to this account, which adopts the browser's guest."""
    present = await identity_of(request).person(request)
    if present is not None:
        await _adopt(request, present[0], account)
    return identity_of(request).welcome(Response(await _me(request, account)), account)


async def _adopt(request: ApiRequest, guest: Person, account: Person) -> None:
    storage: Storage = request.app.state.storage
    # A guest with a passkey is not adopted: the passkey would then open another person's account.
    if guest.id == account.id or not await _is_guest(storage.people, guest):
        return
    if await storage.heads_of(guest.id, limit=1):
        with suppress(NotGuest, UnknownPerson):  # another window has done it first
            await storage.people.adopt(guest.id, account.id)
        changes_of(request).changed(guest.id)
        await _forget(request, account.id)


# Guests and what everybody can do


@post("/guests", status_code=201, responses=ALREADY_KNOWN_RESPONSE, summary="Create a guest, without signing up")
async def become_guest(request: ApiRequest, data: JSONBody[Guest]) -> Response[Me]:
    identity = identity_of(request)
    present = await identity.person(request)
    if present is not None:
        return Response(await _me(request, present[0]), status_code=200)
    person = Person(new_id(), clean(data.name), wall_clock_ms(), data.crest, data.language)
    await people_of(request).create_person(person)
    return identity.welcome(Response(await _me(request, person), status_code=201), person)


@get("/me", summary="Who you are")
async def me(request: ApiRequest) -> Me:
    return await _me(request, await stored_person(request))


@patch("/me", summary="Change your name, crest, language or settings")
async def change_me(request: ApiRequest, data: JSONBody[Change]) -> Me:
    person = await stored_person(request)
    changes = {name: value for name, value in structs.asdict(data).items() if value is not None}
    if data.name is not None:
        changes["name"] = clean(data.name)
    return await _me(request, await _write(request, person.id, **changes))


@delete("/me", status_code=204, guards=[in_person], summary="Delete your account; matches keep your name there")
async def forget_me(request: ApiRequest) -> Response[None]:
    identity = identity_of(request)
    who = await identity.known(request)
    await people_of(request).delete_person(who.id)
    changes_of(request).changed(*who.ids, close=CLOSE_LOGGED_OUT)
    return identity.goodbye(Response(None, status_code=204))


# Accounts


@post("/me/account", status_code=200, guards=[in_person], summary="Turn your guest into an account")
async def become_account(request: ApiRequest, data: JSONBody[Account]) -> Response[Me]:
    person = await stored_person(request)
    if person.login is not None:
        raise AlreadyAccount(person.login)
    login, password = login_of(data.login), await password_hash(data.password)
    account = await _write(request, person.id, login=login, password=password)
    return identity_of(request).welcome(Response(await _me(request, account)), account)


@put("/me/password", status_code=204, guards=[in_person], summary="Change your password; other browsers have to log in")
async def change_password(request: ApiRequest, data: JSONBody[PasswordChange]) -> Response[None]:
    person = await stored_person(request)
    if not await is_password_of(person, data.old):
        raise WrongPassword()
    changed = await _write(request, person.id, password=await password_hash(data.new))
    changes_of(request).changed(person.id, close=CLOSE_LOGGED_OUT)
    return identity_of(request).welcome(Response(None, status_code=204), changed)


@post("/login", status_code=200, summary="Log in with a password")
async def log_in(request: ApiRequest, data: JSONBody[Account]) -> Response[Me]:
    login = login_of(data.login)
    limits: Limits = request.app.state.limits
    if not await limits.allows_guess(login):
        raise TooManyGuesses()
    account = await people_of(request).person_of_login(login)
    right = await is_password_of(account, data.password)
    if account is None or not right:
        raise WrongPassword()
    return await enter(request, account)


@post("/logout", status_code=204, summary="Log out in this browser")
async def log_out(request: ApiRequest) -> Response[None]:
    return identity_of(request).goodbye(Response(None, status_code=204))


routes: Final = [
    become_guest,
    me,
    change_me,
    forget_me,
    become_account,
    change_password,
    log_in,
    log_out,
]
