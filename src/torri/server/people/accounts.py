"""Accounts over HTTP."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from torri.matches.storage import NotGuest, Person, Storage, UnknownPerson
from torri.server.api.errors import (
    AlreadyAccount,
    TooManyGuesses,
    WrongPassword,
)
from torri.server.api.messages.people import Account, Me, PasswordChange
from torri.server.api.routing import JSONBody, Response, post, put
from torri.server.operations.limits import Limits
from torri.server.people.changes import CLOSE_LOGGED_OUT
from torri.server.people.guests import fit_name, forget, is_guest, me_seen, write
from torri.server.people.names import login_of
from torri.server.people.passwords import is_password_of, password_hash
from torri.server.people.requests import ApiRequest, changes_of, identity_of, in_person, people_of, stored_person

# What routes share


async def enter(request: ApiRequest, account: Person) -> Response[Me]:
    """Log the browser in to this account, which adopts the browser's guest."""
    present = await identity_of(request).person(request)
    if present is not None:
        await _adopt(request, present[0], account)
    return identity_of(request).welcome(Response(await me_seen(request, account)), account)


async def _adopt(request: ApiRequest, guest: Person, account: Person) -> None:
    storage: Storage = request.app.state.storage
    # A guest with a passkey is not adopted: the passkey would then open another person's account.
    if guest.id == account.id or not await is_guest(storage.people, guest):
        return
    if await storage.heads_of(guest.id, limit=1):
        with suppress(NotGuest, UnknownPerson):  # another window has done it first
            await storage.people.adopt(guest.id, account.id)
        changes_of(request).changed(guest.id)
        await forget(request, account.id)


# Accounts


@post("/me/account", status_code=200, guards=[in_person], summary="Turn your guest into an account")
async def become_account(request: ApiRequest, data: JSONBody[Account]) -> Response[Me]:
    person = await stored_person(request)
    if person.login is not None:
        raise AlreadyAccount(person.login)
    login, password = login_of(fit_name(request, data.login)), await password_hash(data.password)
    account = await write(request, person.id, login=login, password=password)
    return identity_of(request).welcome(Response(await me_seen(request, account)), account)


@put("/me/password", status_code=204, guards=[in_person], summary="Change your password; other browsers have to log in")
async def change_password(request: ApiRequest, data: JSONBody[PasswordChange]) -> Response[None]:
    person = await stored_person(request)
    if not await is_password_of(person, data.old):
        raise WrongPassword()
    changed = await write(request, person.id, password=await password_hash(data.new))
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
    become_account,
    change_password,
    log_in,
    log_out,
]
