"""Persons over HTTP: guests, accounts by password or passkey, and tokens for their programs."""

from __future__ import annotations

import asyncio
import unicodedata
from base64 import b64encode
from contextlib import suppress
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Response, Router, delete, get, patch, post, put
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import structs

from torri.matches.decisions import fingerprint
from torri.matches.live import now_ms
from torri.matches.storage import NotGuest, Passkey, People, Person, Storage, Token, UnknownPerson
from torri.matches.tables import new_id
from torri.server.api.errors import (
    AlreadyAccount,
    NotByToken,
    NotKnown,
    TooMany,
    TooManyGuesses,
    UnknownPasskey,
    UnknownToken,
    WrongPassword,
)
from torri.server.api.messages import (
    Account,
    Challenge,
    Change,
    Credential,
    Guest,
    Me,
    PasskeyKnown,
    PasswordChange,
    TokenGiven,
    TokenKnown,
    TokenWish,
)
from torri.server.api.parameters import Id, LongId
from torri.server.operations.limits import Limits
from torri.server.people.names import clean, login_of
from torri.server.people.passkeys import Passkeys, credential_id
from torri.server.people.requests import ApiRequest
from torri.server.people.sessions import Identity, new_token
from torri.server.settings import Settings

MAX_PASSKEYS_PER_PERSON: Final = 20
MAX_TOKENS_PER_PERSON: Final = 20
CLOSE_LOGGED_OUT: Final = 4401  # closes a socket that was opened with a cookie from before
TOKEN_ID_DIGITS: Final = 16  # of its fingerprint, in hex, by which its owner knows it

# As OWASP advises for argon2id: enough for whoever steals the database, and not too much for a small server.
HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# A hash that no password has, as dear to check as any other: who tries names learns nothing from the time it takes.
NOBODY: Final = "$argon2id$v=19$m={memory_cost},t={time_cost},p={parallelism}${salt}${hash}".format(
    memory_cost=HASHER.memory_cost,
    time_cost=HASHER.time_cost,
    parallelism=HASHER.parallelism,
    salt=b64encode(bytes(HASHER.salt_len)).decode().rstrip("="),
    hash=b64encode(bytes(HASHER.hash_len)).decode().rstrip("="),
)

ALREADY_KNOWN_RESPONSE: Final = {
    200: ResponseSpec(Me, generate_examples=False, description="You are somebody already.")
}


def _typed(password: str) -> str:
    return unicodedata.normalize("NFKC", password)  # keyboards differ in how they put accents


async def _hashed(password: str) -> str:
    return await asyncio.to_thread(HASHER.hash, _typed(password))


async def _is_right(person: Person | None, password: str) -> bool:
    stored = person.password if person is not None else None
    try:
        return await asyncio.to_thread(HASHER.verify, stored or NOBODY, _typed(password))
    except VerificationError:
        return False


def in_person(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
    """A guard: a token that was lost in some program is not to become more than a token."""
    if connection.headers.get("authorization"):
        raise NotByToken()


# What handlers share


def _identity(request: ApiRequest) -> Identity:
    identity: Identity = request.app.state.identity
    return identity


def _people(request: ApiRequest) -> People:
    storage: Storage = request.app.state.storage
    return storage.people


def _passkeys(request: ApiRequest) -> Passkeys:
    state = request.app.state
    if "passkeys" not in state:
        settings: Settings = state.settings
        state.passkeys = Passkeys(settings)
    passkeys: Passkeys = state.passkeys
    return passkeys


async def _person(request: ApiRequest) -> Person:
    """Who speaks, as the database knows them: what is in memory may be half a minute old."""
    who = await _identity(request).known(request)
    try:
        return await _people(request).person(who.id)
    except UnknownPerson:
        raise NotKnown() from None


async def _write(request: ApiRequest, id: str, **changes: Any) -> Person:
    """Change somebody as they are now, which may not be what they were before a password was hashed."""
    people = _people(request)
    person = structs.replace(await people.person(id), **changes)
    await people.update_person(person)
    await _forget(request, id)
    return person


async def _forget(request: ApiRequest, id: str) -> None:
    _identity(request).changed(id, *await _people(request).former_ids(id))


async def _is_guest(people: People, person: Person) -> bool:
    return person.login is None and not await people.passkeys_of(person.id)


async def _me(request: ApiRequest, person: Person) -> Me:
    guest = await _is_guest(_people(request), person)
    return Me(person.id, person.name, person.crest, person.language, guest, person.login, person.settings)


async def _enter(request: ApiRequest, account: Person) -> Response[Me]:
    """Let the browser be this account; what it has played as a guest goes along."""
    present = await _identity(request).person(request)
    if present is not None:
        await _adopt(request, present[0], account)
    return _identity(request).welcome(Response(await _me(request, account)), account)


async def _adopt(request: ApiRequest, guest: Person, account: Person) -> None:
    storage: Storage = request.app.state.storage
    # Somebody with a passkey is not adopted: the passkey would from then on open another's account.
    if guest.id == account.id or not await _is_guest(storage.people, guest):
        return
    if await storage.heads_of(guest.id, limit=1):
        with suppress(NotGuest, UnknownPerson):  # another window was quicker
            await storage.people.adopt(guest.id, account.id)
        _identity(request).changed(guest.id)
        await _forget(request, account.id)


# Guests and what everybody can do


@post("/guests", status_code=201, responses=ALREADY_KNOWN_RESPONSE, summary="Be somebody, without signing up")
async def become_guest(request: ApiRequest, data: JSONBody[Guest]) -> Response[Me]:
    identity = _identity(request)
    present = await identity.person(request)
    if present is not None:
        return Response(await _me(request, present[0]), status_code=200)
    person = Person(new_id(), clean(data.name), now_ms(), data.crest, data.language)
    await _people(request).create_person(person)
    return identity.welcome(Response(await _me(request, person), status_code=201), person)


@get("/me", summary="Who you are")
async def me(request: ApiRequest) -> Me:
    return await _me(request, await _person(request))


@patch("/me", summary="Change your name, crest, language or settings")
async def change_me(request: ApiRequest, data: JSONBody[Change]) -> Me:
    person = await _person(request)
    changes = {name: value for name, value in structs.asdict(data).items() if value is not None}
    if data.name is not None:
        changes["name"] = clean(data.name)
    return await _me(request, await _write(request, person.id, **changes))


@delete("/me", status_code=204, guards=[in_person], summary="Be forgotten; matches keep the name you played under")
async def forget_me(request: ApiRequest) -> Response[None]:
    identity = _identity(request)
    who = await identity.known(request)
    await _people(request).delete_person(who.id)
    identity.changed(*who.ids)
    return identity.goodbye(Response(None, status_code=204))


# Accounts


@post("/me/account", status_code=200, guards=[in_person], summary="Become an account, and stay who you are")
async def become_account(request: ApiRequest, data: JSONBody[Account]) -> Response[Me]:
    person = await _person(request)
    if person.login is not None:
        raise AlreadyAccount(person.login)
    login, password = login_of(data.login), await _hashed(data.password)
    account = await _write(request, person.id, login=login, password=password)
    return _identity(request).welcome(Response(await _me(request, account)), account)


@put("/me/password", status_code=204, guards=[in_person], summary="Change your password; other browsers have to log in")
async def change_password(request: ApiRequest, data: JSONBody[PasswordChange]) -> Response[None]:
    person = await _person(request)
    if not await _is_right(person, data.old):
        raise WrongPassword()
    changed = await _write(request, person.id, password=await _hashed(data.new))
    for outbox in list(request.app.state.sockets):
        if person.id in outbox.ids:
            outbox.close(CLOSE_LOGGED_OUT)
    return _identity(request).welcome(Response(None, status_code=204), changed)


@post("/login", status_code=200, summary="Be your account in this browser too")
async def log_in(request: ApiRequest, data: JSONBody[Account]) -> Response[Me]:
    login = login_of(data.login)
    limits: Limits = request.app.state.limits
    if not await limits.allows_guess(login):
        raise TooManyGuesses()
    account = await _people(request).person_of_login(login)
    right = await _is_right(account, data.password)
    if account is None or not right:
        raise WrongPassword()
    return await _enter(request, account)


@post("/logout", status_code=204, summary="Be nobody in this browser")
async def log_out(request: ApiRequest) -> Response[None]:
    return _identity(request).goodbye(Response(None, status_code=204))


# Passkeys


def _passkey_known(passkey: Passkey) -> PasskeyKnown:
    return PasskeyKnown(passkey.id, passkey.name, passkey.created)


@post("/me/passkeys/begin", status_code=200, guards=[in_person], summary="Ask for a new passkey")
async def begin_passkey(request: ApiRequest) -> Challenge:
    person = await _person(request)
    known = await _people(request).passkeys_of(person.id)
    if len(known) >= MAX_PASSKEYS_PER_PERSON:
        raise TooMany(MAX_PASSKEYS_PER_PERSON)
    return _passkeys(request).offer(request, person, known)


@post("/me/passkeys/finish", status_code=201, guards=[in_person], summary="Keep the passkey that the browser has made")
async def finish_passkey(request: ApiRequest, data: JSONBody[Credential]) -> PasskeyKnown:
    person = await _person(request)
    name = clean(data.name) if data.name else ""
    passkey = _passkeys(request).registered(request, person, data, name)
    await _people(request).create_passkey(passkey)
    return _passkey_known(passkey)


@get("/me/passkeys", summary="Your passkeys")
async def list_passkeys(request: ApiRequest) -> list[PasskeyKnown]:
    who = await _identity(request).known(request)
    return [_passkey_known(one) for one in await _people(request).passkeys_of(who.id)]


@delete("/me/passkeys/{passkey:str}", status_code=204, guards=[in_person], summary="No longer accept a passkey")
async def delete_passkey(request: ApiRequest, passkey: LongId) -> None:
    who = await _identity(request).known(request)
    if not await _people(request).delete_passkey(passkey, who.id):
        raise UnknownPasskey(passkey)


@post("/passkeys/begin", status_code=200, summary="Ask for a passkey to log in with")
async def begin_login(request: ApiRequest) -> Challenge:
    return _passkeys(request).ask(request)


@post("/passkeys/finish", status_code=200, summary="Be the account of your passkey in this browser too")
async def finish_login(request: ApiRequest, data: JSONBody[Credential]) -> Response[Me]:
    people = _people(request)
    passkey = await people.passkey(credential_id(data.credential))
    count = _passkeys(request).proven(request, data, passkey)
    assert passkey is not None  # else nothing would be proven
    await people.use_passkey(passkey.id, count)
    return await _enter(request, await people.person(passkey.person))


# Tokens


@post("/me/tokens", status_code=201, guards=[in_person], summary="Get a token for a program of yours; it is shown once")
async def give_token(request: ApiRequest, data: JSONBody[TokenWish]) -> TokenGiven:
    person, people = await _person(request), _people(request)
    if len(await people.tokens_of(person.id)) >= MAX_TOKENS_PER_PERSON:
        raise TooMany(MAX_TOKENS_PER_PERSON)
    given = new_token()
    token = Token(fingerprint(given), person.id, clean(data.name), now_ms())
    await people.create_token(token)
    return TokenGiven(token.fingerprint[:TOKEN_ID_DIGITS], token.name, given)


@get("/me/tokens", summary="Your tokens")
async def list_tokens(request: ApiRequest) -> list[TokenKnown]:
    who = await _identity(request).known(request)
    found = await _people(request).tokens_of(who.id)
    return [TokenKnown(one.fingerprint[:TOKEN_ID_DIGITS], one.name, one.created, one.used) for one in found]


@delete("/me/tokens/{token:str}", status_code=204, guards=[in_person], summary="No longer accept a token")
async def delete_token(request: ApiRequest, token: Id) -> None:
    who, people = await _identity(request).known(request), _people(request)
    for one in await people.tokens_of(who.id):
        if one.fingerprint[:TOKEN_ID_DIGITS] == token:
            await people.delete_token(one.fingerprint, who.id)
            return
    raise UnknownToken(token)


router: Final = Router(
    path="/api",
    route_handlers=[
        become_guest,
        me,
        change_me,
        forget_me,
        become_account,
        change_password,
        log_in,
        log_out,
        begin_passkey,
        finish_passkey,
        list_passkeys,
        delete_passkey,
        begin_login,
        finish_login,
        give_token,
        list_tokens,
        delete_token,
    ],
    tags=["persons"],
)
