"""Passkeys (WebAuthn): challenges for the browser's credential functions, what it answers to them, and their routes."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import webauthn
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar import Response, delete, get, post
from litestar.params import JSONBody
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, generate_challenge, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from torri.matches.clock import wall_clock_ms
from torri.matches.errors import TooMany
from torri.matches.storage import Passkey, Person
from torri.server.api.errors import UnknownPasskey, WrongCredential
from torri.server.api.messages.people import Challenge, Credential, Me, PasskeyKnown
from torri.server.api.parameters import LongId
from torri.server.people.accounts import enter
from torri.server.people.names import clean
from torri.server.people.requests import ApiRequest, in_person, people_of, person_of, stored_person, turn_of
from torri.server.people.sessions import Connection
from torri.server.settings import Settings

MAX_PASSKEYS_PER_PERSON: Final = 20
CHALLENGE_SECONDS: Final = 300  # in which a challenge has to be answered
RELYING_PARTY_NAME: Final = "Torri"
AUTHENTICATOR_SELECTION: Final = AuthenticatorSelectionCriteria(
    resident_key=ResidentKeyRequirement.REQUIRED,  # so that nobody has to name themselves to log in
    user_verification=UserVerificationRequirement.PREFERRED,
)


class Passkeys:
    """Challenges travel in signed tickets, so that any worker can check the answer to another one's challenge."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._signer = URLSafeTimedSerializer(settings.signing_key(), salt="torri-passkey")
        # By process: another process would accept the same answer again while its ticket is valid. But whoever can send
        # it twice has read the first request, and could have read the cookie in the same way.
        self._used: OrderedDict[str, float] = OrderedDict()

    # Registration

    def offer(self, connection: Connection, person: Person, known: Iterable[Passkey]) -> Challenge:
        """Ask the browser for a new passkey, on a device without a passkey of this person."""
        challenge = generate_challenge()
        options = webauthn.generate_registration_options(
            rp_id=_host(connection),
            rp_name=RELYING_PARTY_NAME,
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=challenge,
            timeout=CHALLENGE_SECONDS * 1000,
            authenticator_selection=AUTHENTICATOR_SELECTION,
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
        )
        return Challenge(options_to_json_dict(options), self._ticket(person.id, challenge))

    def registered(self, connection: Connection, person: Person, answer: Credential, name: str) -> Passkey:
        """The passkey that the browser has made."""
        challenge = self._challenge(answer.ticket, person.id)
        try:
            made = webauthn.verify_registration_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=_host(connection),
                expected_origin=self._origins(connection),
            )
        except Exception:  # the parsers raise many kinds of errors for an invalid credential
            raise WrongCredential() from None
        id = bytes_to_base64url(made.credential_id)
        return Passkey(id, person.id, made.credential_public_key, made.sign_count, name, wall_clock_ms())

    # Login

    def ask(self, connection: Connection) -> Challenge:
        """Ask the browser for any passkey of this server."""
        challenge = generate_challenge()
        options = webauthn.generate_authentication_options(
            rp_id=_host(connection),
            challenge=challenge,
            timeout=CHALLENGE_SECONDS * 1000,
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return Challenge(options_to_json_dict(options), self._ticket(None, challenge))

    def proven(self, connection: Connection, answer: Credential, passkey: Passkey | None) -> int:
        """How often the passkey has signed, now that it has signed our challenge."""
        challenge = self._challenge(answer.ticket, None)
        if passkey is None:
            raise WrongCredential()
        try:
            signed = webauthn.verify_authentication_response(
                credential=answer.credential,
                expected_challenge=challenge,
                expected_rp_id=_host(connection),
                expected_origin=self._origins(connection),
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.sign_count,
            )
        except Exception:  # as above
            raise WrongCredential() from None
        return signed.new_sign_count

    # Tickets

    def _ticket(self, person: str | None, challenge: bytes) -> str:
        return str(self._signer.dumps([person, bytes_to_base64url(challenge)]))

    def _challenge(self, ticket: str, wanted: str | None) -> bytes:
        """The challenge in a ticket, which can be used only once; `wanted` is the person that it must be for."""
        try:
            person, challenge = self._signer.loads(ticket, max_age=CHALLENGE_SECONDS)
        except BadData:
            raise WrongCredential() from None
        now = time.monotonic()
        while self._used and next(iter(self._used.values())) < now:
            self._used.popitem(last=False)
        if person != wanted or challenge in self._used:
            raise WrongCredential()
        self._used[challenge] = now + CHALLENGE_SECONDS + 1  # itsdangerous counts whole seconds
        return base64url_to_bytes(challenge)

    def _origins(self, connection: Connection) -> list[str]:
        """The allowed origins: our own, and those in the settings."""
        scheme = "https" if self._settings.secure else connection.url.scheme
        return [f"{scheme}://{connection.headers.get('host', '')}", *self._settings.origins]


def _host(connection: Connection) -> str:
    """Passkeys belong to a host, whatever its port."""
    try:
        host = urlsplit(f"//{connection.headers.get('host', '')}").hostname
    except ValueError:
        host = None
    if not host:
        raise WrongCredential()
    return host


def credential_id(credential: dict[str, Any]) -> str:
    """The id of the passkey in a browser's answer."""
    id = str(credential.get("id", ""))
    return id if re.fullmatch(r"[A-Za-z0-9_-]+", id) else ""


# Routes


def _passkeys(request: ApiRequest) -> Passkeys:
    state = request.app.state
    if "passkeys" not in state:
        settings: Settings = state.settings
        state.passkeys = Passkeys(settings)
    passkeys: Passkeys = state.passkeys
    return passkeys


def _passkey_known(passkey: Passkey) -> PasskeyKnown:
    return PasskeyKnown(passkey.id, passkey.name, passkey.created)


async def _few_passkeys(request: ApiRequest, person: Person) -> list[Passkey]:
    """The passkeys of somebody who may have one more."""
    known = await people_of(request).passkeys_of(person.id)
    if len(known) >= MAX_PASSKEYS_PER_PERSON:
        raise TooMany("limit-passkeys", MAX_PASSKEYS_PER_PERSON)
    return known


@post("/me/passkeys/begin", status_code=200, guards=[in_person], summary="Ask for a new passkey")
async def begin_passkey(request: ApiRequest) -> Challenge:
    person = await stored_person(request)
    return _passkeys(request).offer(request, person, await _few_passkeys(request, person))


@post("/me/passkeys/finish", status_code=201, guards=[in_person], summary="Register the passkey that the browser made")
async def finish_passkey(request: ApiRequest, data: JSONBody[Credential]) -> PasskeyKnown:
    person = await stored_person(request)
    name = clean(data.name) if data.name else ""
    passkey = _passkeys(request).registered(request, person, data, name)
    async with turn_of(request, person):
        await _few_passkeys(request, person)  # since the challenge was given, they may have made many
        await people_of(request).create_passkey(passkey)
    return _passkey_known(passkey)


@get("/me/passkeys", summary="Your passkeys")
async def list_passkeys(request: ApiRequest) -> list[PasskeyKnown]:
    who = await person_of(request)
    return [_passkey_known(one) for one in await people_of(request).passkeys_of(who.id)]


@delete("/me/passkeys/{passkey:str}", status_code=204, guards=[in_person], summary="Delete a passkey")
async def delete_passkey(request: ApiRequest, passkey: LongId) -> None:
    who = await person_of(request)
    if not await people_of(request).delete_passkey(passkey, who.id):
        raise UnknownPasskey(passkey)


@post("/passkeys/begin", status_code=200, summary="Ask for a passkey to log in with")
async def begin_login(request: ApiRequest) -> Challenge:
    return _passkeys(request).ask(request)


@post("/passkeys/finish", status_code=200, summary="Log in with a passkey")
async def finish_login(request: ApiRequest, data: JSONBody[Credential]) -> Response[Me]:
    people = people_of(request)
    passkey = await people.passkey(credential_id(data.credential))
    count = _passkeys(request).proven(request, data, passkey)
    assert passkey is not None  # otherwise the cookie alone would prove nothing
    await people.use_passkey(passkey.id, count)
    return await enter(request, await people.person(passkey.person))


routes: Final = [
    begin_passkey,
    finish_passkey,
    list_passkeys,
    delete_passkey,
    begin_login,
    finish_login,
]
