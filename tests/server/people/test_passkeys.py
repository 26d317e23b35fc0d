"""Passkeys, with an authenticator made of software."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cbor2
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.people.browsing import Browser, Running, new_login, problem, seat, serving
from torri.server.people.passkeys import CHALLENGE_SECONDS, Passkeys
from torri.server.people.sessions import COOKIE_NAME
from torri.server.settings import Settings


class Authenticator:
    """A device with one passkey on it."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.user = b""

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, attested: bytes = b"") -> bytes:
        flags = 0x01 | 0x04 | (0x40 if attested else 0)  # present, verified, with a key
        return hashlib.sha256(self.host.encode()).digest() + struct.pack(">BI", flags, self.count) + attested

    def _credential(self, **response: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.id)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": encoded}

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        self.user = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._data(attested)})
        client = self._client_data("webauthn.create", options["challenge"])
        return self._credential(clientDataJSON=client, attestationObject=made)

    def get(self, options: dict[str, Any], *, forge: bool = False) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.count += 1
        data, client = self._data(), self._client_data("webauthn.get", options["challenge"])
        key = ec.generate_private_key(ec.SECP256R1()) if forge else self.key
        signature = key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.user
        )


def register(browser: Browser, device: Authenticator, name: str = "phone") -> httpx.Response:
    begun = browser.said(browser.post("/me/passkeys/begin"))
    credential = device.create(begun["options"])
    return browser.post("/me/passkeys/finish", json={"ticket": begun["ticket"], "credential": credential, "name": name})


def enter(browser: Browser, device: Authenticator, *, forge: bool = False) -> httpx.Response:
    begun = browser.said(browser.post("/passkeys/begin"))
    credential = device.get(begun["options"], forge=forge)
    return browser.post("/passkeys/finish", json={"ticket": begun["ticket"], "credential": credential})


WRONG = (401, "torri:wrong-credential")


def test_a_passkey_makes_a_guest_an_account(server: Running, open_browser: Callable[[], Browser]) -> None:
    laptop, phone, device = open_browser(), open_browser(), Authenticator(server.url)
    guest = laptop.be_guest()
    known = laptop.said(register(laptop, device), 201)
    assert laptop.said(laptop.get("/me/passkeys")) == [known]
    assert known["name"] == "phone"
    assert laptop.me() == guest | {"guest": False}
    for _ in range(2):
        assert phone.said(enter(phone, device)) == laptop.me() == phone.me()
        phone.post("/logout")


def test_the_browser_is_asked_for_a_passkey_that_names_its_owner(browser: Browser) -> None:
    browser.be_guest()
    options = browser.said(browser.post("/me/passkeys/begin"))["options"]
    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "preferred"
    options = browser.said(browser.post("/passkeys/begin"))["options"]
    assert (options["rpId"], options.get("allowCredentials", [])) == ("localhost", [])


def test_a_passkey_brings_along_what_was_played_as_a_guest(
    server: Running, open_browser: Callable[[], Browser]
) -> None:
    laptop, phone, device = open_browser(), open_browser(), Authenticator(server.url)
    account = laptop.be_guest()
    register(laptop, device)
    match = seat(server, phone.be_guest()["id"])
    assert phone.said(enter(phone, device))["id"] == account["id"]
    assert server.do(lambda storage: storage.head(match)).host == account["id"]


def test_who_has_a_passkey_is_not_adopted(server: Running, open_browser: Callable[[], Browser]) -> None:
    shared, laptop, device, login = open_browser(), open_browser(), Authenticator(server.url), new_login()
    laptop.be_account(login)
    owner = shared.be_guest()
    seat(server, owner["id"])
    register(shared, device)
    shared.log_in(login)
    assert laptop.said(enter(laptop, device))["id"] == owner["id"]


def test_a_passkey_of_another_page_is_refused(server: Running, browser: Browser) -> None:
    browser.be_guest()
    assert problem(register(browser, Authenticator("https://evil.example"))) == WRONG
    assert problem(register(browser, Authenticator(server.url, "evil.example"))) == WRONG
    device = Authenticator(server.url)
    register(browser, device)
    device.origin = "https://evil.example"
    assert problem(enter(browser, device)) == WRONG


def test_a_wrong_signature_is_refused(server: Running, browser: Browser) -> None:
    device = Authenticator(server.url)
    browser.be_guest()
    register(browser, device)
    assert problem(enter(browser, device, forge=True)) == WRONG
    assert problem(enter(browser, Authenticator(server.url))) == WRONG


def test_a_copied_passkey_is_found_out(server: Running, browser: Browser) -> None:
    device = Authenticator(server.url)
    browser.be_guest()
    register(browser, device)
    enter(browser, device)
    device.count -= 1
    assert problem(enter(browser, device)) == WRONG


def test_a_challenge_is_answered_once(server: Running, open_browser: Callable[[], Browser]) -> None:
    owner, thief, device = open_browser(), open_browser(), Authenticator(server.url)
    owner.be_guest()
    begun = owner.said(owner.post("/me/passkeys/begin"))
    made = {"ticket": begun["ticket"], "credential": device.create(begun["options"])}
    assert owner.post("/me/passkeys/finish", json=made).status_code == 201
    assert problem(owner.post("/me/passkeys/finish", json=made)) == WRONG
    begun = owner.said(owner.post("/passkeys/begin"))
    answer = {"ticket": begun["ticket"], "credential": device.get(begun["options"])}
    assert owner.post("/passkeys/finish", json=answer).status_code == 200
    assert problem(thief.post("/passkeys/finish", json=answer)) == WRONG


def test_a_ticket_is_for_one_person_and_one_purpose(server: Running, open_browser: Callable[[], Browser]) -> None:
    anna, bo, device = open_browser(), open_browser(), Authenticator(server.url)
    anna.be_guest()
    bo.be_guest()
    begun = anna.said(anna.post("/me/passkeys/begin"))
    made = {"ticket": begun["ticket"], "credential": device.create(begun["options"])}
    assert problem(bo.post("/me/passkeys/finish", json=made)) == WRONG
    assert anna.post("/me/passkeys/finish", json=made).status_code == 201
    begun = anna.said(anna.post("/me/passkeys/begin"))
    answer = {"ticket": begun["ticket"], "credential": device.get(begun["options"])}
    assert problem(bo.post("/passkeys/finish", json=answer)) == WRONG


def test_a_ticket_that_is_old_or_forged_is_refused(
    server: Running, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Authenticator(server.url)
    browser.be_guest()
    register(browser, device)
    begun = browser.said(browser.post("/passkeys/begin"))
    answer = {"ticket": begun["ticket"], "credential": device.get(begun["options"])}
    assert problem(browser.post("/passkeys/finish", json=answer | {"ticket": begun["ticket"] + "x"})) == WRONG
    late = time.time() + CHALLENGE_SECONDS + 2
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: late)
    assert problem(browser.post("/passkeys/finish", json=answer)) == WRONG


def test_any_worker_can_check_an_answer(server: Running, browser: Browser) -> None:
    device = Authenticator(server.url)
    browser.be_guest()
    register(browser, device)
    begun = browser.said(browser.post("/passkeys/begin"))
    server.app.state.passkeys = Passkeys(server.settings)
    answer = {"ticket": begun["ticket"], "credential": device.get(begun["options"])}
    assert browser.post("/passkeys/finish", json=answer).status_code == 200


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"id": 7},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
        {"id": "x", "rawId": "y", "type": "public-key", "response": {"clientDataJSON": "?", "attestationObject": "?"}},
    ],
)
def test_nonsense_is_refused(browser: Browser, credential: dict[str, Any]) -> None:
    browser.be_guest()
    for place in ("/me/passkeys", "/passkeys"):
        ticket = browser.said(browser.post(f"{place}/begin"))["ticket"]
        assert problem(browser.post(f"{place}/finish", json={"ticket": ticket, "credential": credential})) == WRONG


def test_what_is_no_base64_is_refused(server: Running, browser: Browser) -> None:
    """In an answer to our own challenge, from a passkey that is known: only then is all of it read."""
    device = Authenticator(server.url)
    browser.be_guest()
    register(browser, device)
    for place in ("/me/passkeys", "/passkeys"):
        for field in ("id", "rawId", "clientDataJSON", "attestationObject", "authenticatorData", "signature"):
            for broken in ("A", "é!", "%%%%", "\x00", "A" * 5_001):
                begun = browser.said(browser.post(f"{place}/begin"))
                made = (device.create if place == "/me/passkeys" else device.get)(begun["options"])
                if field in made["response"]:
                    made["response"][field] = broken
                elif field in made:
                    made[field] = broken
                else:
                    continue
                answer = browser.post(f"{place}/finish", json={"ticket": begun["ticket"], "credential": made})
                assert problem(answer) == WRONG, (place, field, broken)


def test_a_deleted_passkey_opens_nothing(server: Running, open_browser: Callable[[], Browser]) -> None:
    anna, bo, device = open_browser(), open_browser(), Authenticator(server.url)
    anna.be_guest()
    bo.be_guest()
    known = anna.said(register(anna, device), 201)
    assert problem(bo.delete(f"/me/passkeys/{known['id']}")) == (404, "torri:unknown-passkey")
    assert anna.delete(f"/me/passkeys/{known['id']}").status_code == 204
    assert problem(enter(bo, device)) == WRONG
    assert anna.me()["guest"]


def test_the_same_passkey_is_registered_once(server: Running, browser: Browser) -> None:
    device = Authenticator(server.url)
    browser.be_guest()
    register(browser, device)
    assert problem(register(browser, device)) == (409, "torri:passkey-taken")


def test_passkeys_of_a_secure_server_belong_to_https(tmp_path: Path) -> None:
    """Behind a proxy, the server itself is spoken to in plain HTTP."""
    with serving(Settings(data=tmp_path, secure=True, rates=0)) as server, Browser(server) as browser:
        cookie = browser.post("/guests", json={"name": "Anna"}).cookies[COOKIE_NAME]
        browser.headers["cookie"] = f"{COOKIE_NAME}={cookie}"
        assert problem(register(browser, Authenticator(server.url))) == WRONG
        assert register(browser, Authenticator(server.url.replace("http:", "https:"))).status_code == 201
