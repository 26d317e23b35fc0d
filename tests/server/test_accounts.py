"""Persons over HTTP: a real server, a real database, and an authenticator made of software."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import struct
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import cbor2
import httpx
import pytest
import uvicorn
from argon2 import PasswordHasher, extract_parameters
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from torri.engine.errors import TorriError
from torri.matches.entries import Said, Written
from torri.matches.storage import Head, Storage
from torri.server import accounts, problems
from torri.server.accounts import clean, login_of
from torri.server.errors import InvisibleName
from torri.server.guard import Guard
from torri.server.limits import BURST, STRICT, Limits
from torri.server.passkeys import LIFETIME, Passkeys
from torri.server.persons import COOKIE, Identity
from torri.server.settings import Settings

from ..servers import free_port

PASSWORD = "correct horse"
T = TypeVar("T")


class Running:
    """A server with nothing but persons, in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.app = Litestar(
            [accounts.router],
            lifespan=[self._running],
            state=State({"settings": settings}),
            middleware=[lambda app: Guard(app, settings)],
            exception_handlers={
                TorriError: problems.torri_error,
                HTTPException: problems.http_error,
                Exception: problems.unexpected,
            },
            openapi_config=None,
        )
        self.loop: asyncio.AbstractEventLoop | None = None
        config = uvicorn.Config(self.app, port=self.port, host="localhost", log_config=None, ws="none", loop="asyncio")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    @asynccontextmanager
    async def _running(self, app: Litestar) -> AsyncIterator[None]:
        self.loop = asyncio.get_running_loop()
        storage = await Storage.open(self.settings.database_url())
        app.state.update({"storage": storage, "identity": Identity(self.settings, storage)})
        app.state.limits = Limits(self.settings)
        yield
        await storage.close()

    def start(self) -> None:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def do(self, what: Callable[[Storage], Awaitable[T]]) -> T:
        """Do something in the server's own database."""

        async def done() -> T:
            return await what(self.app.state.storage)

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(10)


@contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(Settings(data=tmp_path_factory.mktemp("accounts"), rates=0)) as running:
        yield running


class Browser(httpx.Client):
    def __init__(self, server: Running) -> None:
        super().__init__(base_url=f"{server.url}/api", headers={"origin": server.url})

    def be_guest(self, name: str = "Anna") -> dict[str, Any]:
        return dict(self.said(self.post("/guests", json={"name": name, "crest": 3, "language": "it"}), 201))

    def be_account(self, login: str, name: str = "Anna") -> dict[str, Any]:
        self.be_guest(name)
        return dict(self.said(self.post("/me/account", json={"login": login, "password": PASSWORD})))

    def log_in(self, login: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/login", json={"login": login, "password": password})

    def me(self) -> dict[str, Any]:
        return dict(self.said(self.get("/me")))

    @staticmethod
    def said(response: httpx.Response, status: int = 200) -> Any:
        assert response.status_code == status, response.text
        return response.json()


@pytest.fixture
def open_browser(server: Running) -> Iterator[Callable[[], Browser]]:
    opened: list[Browser] = []

    def open_one() -> Browser:
        opened.append(Browser(server))
        return opened[-1]

    yield open_one
    for browser in opened:
        browser.close()


@pytest.fixture
def browser(open_browser: Callable[[], Browser]) -> Browser:
    return open_browser()


def problem(response: httpx.Response) -> tuple[int, str]:
    assert response.headers["content-type"] == "application/problem+json"
    return response.status_code, response.json()["type"]


def new_login() -> str:
    return f"anna-{secrets.token_hex(4)}"


def seat(server: Running, person: str) -> str:
    """A match that this person has laid and sits at."""
    match = secrets.token_hex(4)
    head = Head(match, "patrizier", "running", False, person, 1, 1, 1, turn=(person,), seats=(person, None))
    server.do(lambda storage: storage.create(head, "secret", [Written(0, 1, Said(person, "Anna", "hello", 0))]))
    return match


# Names


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anna \t Bianchi\n", "Anna Bianchi"),
        ("Anna\u202egnihtemos", "Annagnihtemos"),
        ("An\u2066na\u2069\u200f", "Anna"),
        ("An\x00na\x1b[2J", "Anna[2J"),
        ("An\u200bna\ufeff", "Anna"),
        ("Anna\u2028Bo", "Anna Bo"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\U0001f469\u200d\U0001f3a8", "\U0001f469\u200d\U0001f3a8"),
        ("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"),
    ],
)
def test_names_are_shown_without_signs_that_deceive(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize("given", ["\u202e", " \u200d ", "\u3164", "\x00", "\u0301", "\u00a0"])
def test_a_name_has_something_to_be_seen(given: str) -> None:
    with pytest.raises(InvisibleName):
        clean(given)


def test_logins_are_compared_however_they_are_typed() -> None:
    assert login_of("ANNA") == login_of("anna") == login_of("\uff41\uff4e\uff4e\uff41")
    assert login_of("STRASSE") == login_of("straße")
    assert login_of("zoe\u0308") == login_of("ZO\u00cb")


# Guests


def test_a_guest_needs_a_name_only(browser: Browser) -> None:
    assert problem(browser.get("/me")) == (401, "torri:not-known")
    guest = browser.be_guest("Anna\u202e  Bo")
    assert guest == browser.me()
    assert (guest["name"], guest["crest"], guest["language"], guest["guest"]) == ("Anna Bo", 3, "it", True)


def test_who_is_somebody_does_not_become_another(browser: Browser) -> None:
    guest = browser.be_guest()
    assert browser.said(browser.post("/guests", json={"name": "Bo"})) == guest


def test_the_cookie_is_out_of_reach_of_scripts_and_other_pages(browser: Browser) -> None:
    cookie = browser.post("/guests", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_the_cookie_of_a_secure_server_travels_by_https_only(tmp_path: Path) -> None:
    with serving(Settings(data=tmp_path, secure=True)) as server, Browser(server) as browser:
        assert "secure" in browser.post("/guests", json={"name": "Anna"}).headers["set-cookie"].lower()


def test_a_forged_cookie_is_nobody(browser: Browser) -> None:
    id = browser.be_guest()["id"]
    genuine = browser.cookies[COOKIE]
    payload, _, signature = genuine.rpartition(".")
    other = "A" if signature[0] != "A" else "B"  # the last sign would not do: some of its bits stand for nothing
    for forged in (id, f'"{id}"', f"{payload}.{other}{signature[1:]}", f"{payload}."):
        browser.cookies.clear()
        browser.cookies.set(COOKIE, forged)
        assert problem(browser.get("/me")) == (401, "torri:not-known")


def test_another_page_can_not_act_for_somebody(browser: Browser) -> None:
    browser.be_guest()
    assert problem(browser.delete("/me", headers={"origin": "https://evil.example"}))[0] == 403
    assert browser.me()


def test_changes_show_at_once(browser: Browser) -> None:
    browser.be_guest()
    settings = {"sound": True, "speed": 2, "theme": "dark"}
    wish = {"name": " Bo\u202e ", "crest": 5, "language": "de", "settings": settings}
    changed = browser.said(browser.patch("/me", json=wish))
    assert changed == browser.me()
    assert (changed["name"], changed["crest"], changed["language"]) == ("Bo", 5, "de")
    assert changed["settings"] == settings
    assert browser.said(browser.patch("/me", json={"crest": 0}))["settings"] == settings


@pytest.mark.parametrize(
    "wish",
    [
        {"settings": {f"key{number}": 1 for number in range(41)}},
        {"settings": {"key": "x" * 201}},
        {"settings": {"x" * 41: 1}},
        {"settings": {"key": 10**30}},
        {"settings": {"key": {}}},
        {"name": ""},
        {"name": "x" * 41},
        {"crest": 16},
        {"language": "fr"},
        {"login": "other"},
    ],
)
def test_what_is_too_much_is_refused(browser: Browser, wish: dict[str, Any]) -> None:
    guest = browser.be_guest()
    assert browser.patch("/me", json=wish).status_code == 400
    assert browser.me() == guest


def test_an_invisible_name_is_refused(browser: Browser) -> None:
    assert problem(browser.post("/guests", json={"name": "\u202e"})) == (422, "torri:invisible-name")


def test_who_wants_to_be_forgotten_is(server: Running, browser: Browser) -> None:
    id = browser.be_guest()["id"]
    match, cookie = seat(server, id), browser.cookies[COOKIE]
    assert browser.delete("/me").status_code == 204
    assert COOKIE not in browser.cookies
    browser.cookies.set(COOKIE, cookie)
    assert problem(browser.get("/me")) == (401, "torri:not-known")
    (said,) = server.do(lambda storage: storage.entries(match))
    assert isinstance(said.entry, Said)
    assert said.entry.name == "Anna"


# Accounts


def test_a_guest_becomes_an_account_and_stays_who_they_are(server: Running, browser: Browser) -> None:
    guest, login = browser.be_guest(), new_login()
    account = browser.said(browser.post("/me/account", json={"login": login.upper(), "password": PASSWORD}))
    assert account == guest | {"guest": False, "login": login}
    assert browser.me() == account
    stored = server.do(lambda storage: storage.people.person(guest["id"]))
    assert stored.password is not None
    assert stored.password.startswith("$argon2id$")


def test_a_login_is_taken_once(open_browser: Callable[[], Browser]) -> None:
    first, second, login = open_browser(), open_browser(), new_login()
    first.be_account(login)
    second.be_guest()
    taken = second.post("/me/account", json={"login": login.upper(), "password": PASSWORD})
    assert problem(taken) == (409, "torri:login-taken")
    again = first.post("/me/account", json={"login": new_login(), "password": PASSWORD})
    assert problem(again) == (409, "torri:already-account")


def test_an_account_is_known_on_every_device(open_browser: Callable[[], Browser]) -> None:
    laptop, phone, login = open_browser(), open_browser(), new_login()
    account = laptop.be_account(login)
    assert phone.said(phone.log_in(login.upper())) == account
    assert phone.me() == account
    assert phone.post("/logout").status_code == 204
    assert problem(phone.get("/me")) == (401, "torri:not-known")
    assert laptop.me() == account


def test_what_was_played_as_a_guest_goes_along(server: Running, open_browser: Callable[[], Browser]) -> None:
    laptop, phone, login = open_browser(), open_browser(), new_login()
    account = laptop.be_account(login)
    guest = phone.be_guest("Anna on the phone")
    match, cookie = seat(server, guest["id"]), phone.cookies[COOKIE]
    assert phone.said(phone.log_in(login)) == account
    assert [head.id for head in server.do(lambda storage: storage.heads_of(account["id"]))] == [match]
    assert server.do(lambda storage: storage.head(match)).seats == (account["id"], None)
    assert server.do(lambda storage: storage.people.former_ids(account["id"])) == [guest["id"]]
    phone.cookies.clear()
    phone.cookies.set(COOKIE, cookie)
    assert phone.me() == account  # a window that still has the guest's cookie


def test_a_guest_without_matches_is_left_behind(server: Running, open_browser: Callable[[], Browser]) -> None:
    laptop, phone, login = open_browser(), open_browser(), new_login()
    account = laptop.be_account(login)
    phone.be_guest()
    phone.log_in(login)
    assert server.do(lambda storage: storage.people.former_ids(account["id"])) == []


def test_an_account_is_not_adopted_by_another(server: Running, open_browser: Callable[[], Browser]) -> None:
    laptop, phone, login = open_browser(), open_browser(), new_login()
    laptop.be_account(login)
    other = phone.be_account(new_login())
    seat(server, other["id"])
    phone.log_in(login)
    assert server.do(lambda storage: storage.people.person(other["id"])).adopted_by is None


def test_who_guesses_does_not_learn_which_names_exist(open_browser: Callable[[], Browser]) -> None:
    laptop, stranger, login = open_browser(), open_browser(), new_login()
    laptop.be_account(login)
    wrong, unknown = stranger.log_in(login, "open sesame"), stranger.log_in(new_login(), "open sesame")
    assert problem(wrong) == problem(unknown) == (401, "torri:wrong-password")
    assert wrong.content == unknown.content
    assert "sesame" not in wrong.text
    assert "set-cookie" not in wrong.headers


def test_checking_an_unknown_name_is_as_much_work(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str] = []
    verify = PasswordHasher.verify

    def watched(self: PasswordHasher, hash: str, password: str) -> bool:
        checked.append(hash)
        return bool(verify(self, hash, password))

    monkeypatch.setattr(PasswordHasher, "verify", watched)
    browser.log_in(new_login())
    (dummy,) = checked
    assert extract_parameters(dummy) == extract_parameters(accounts.HASHER.hash(PASSWORD))


def test_a_password_is_changed_by_who_knows_the_old_one(open_browser: Callable[[], Browser]) -> None:
    laptop, phone, login = open_browser(), open_browser(), new_login()
    laptop.be_account(login)
    wrong = laptop.put("/me/password", json={"old": "wrong password", "new": "new password"})
    assert problem(wrong) == (401, "torri:wrong-password")
    assert laptop.put("/me/password", json={"old": PASSWORD, "new": "n\u00e9w password"}).status_code == 204
    assert problem(phone.log_in(login)) == (401, "torri:wrong-password")
    assert phone.log_in(login, "ne\u0301w password").status_code == 200


def test_a_guest_has_no_password_to_change(browser: Browser) -> None:
    browser.be_guest()
    wrong = browser.put("/me/password", json={"old": PASSWORD, "new": PASSWORD})
    assert problem(wrong) == (401, "torri:wrong-password")


def test_errors_do_not_repeat_what_was_secret(browser: Browser) -> None:
    for password, more in (("sesame", {}), ("open sesame", {"unknown": 1})):
        refused = browser.post("/login", json={"login": "anna", "password": password} | more)
        assert refused.status_code == 400
        assert "sesame" not in refused.text


def test_passwords_can_not_be_tried_for_long(tmp_path: Path) -> None:
    with serving(Settings(data=tmp_path)) as server, Browser(server) as browser:
        tries = [browser.log_in("anna", f"password {number}") for number in range(int(BURST / STRICT) * 4)]
        last = [one for one in tries if one.status_code == 429]
        assert tries[0].status_code == 401
        assert problem(last[0]) == (429, "torri:too-many-requests")
        assert "retry-after" in last[0].headers


# Tokens


def test_a_program_speaks_by_its_token(server: Running, browser: Browser) -> None:
    account = browser.be_guest()
    given = browser.said(browser.post("/me/tokens", json={"name": "my bot"}), 201)
    with httpx.Client(base_url=f"{server.url}/api", headers={"authorization": f"Bearer {given['token']}"}) as program:
        assert program.get("/me").json() == account
        (known,) = browser.said(browser.get("/me/tokens"))
        assert (known["id"], known["name"]) == (given["id"], "my bot")
        assert known["used"] is not None
        assert given["token"] not in json.dumps(known)
        assert browser.delete(f"/me/tokens/{given['id']}").status_code == 204
        assert problem(program.get("/me")) == (401, "torri:not-known")
    assert browser.said(browser.get("/me/tokens")) == []
    assert problem(browser.delete(f"/me/tokens/{given['id']}")) == (404, "torri:unknown-token")


def test_a_token_is_deleted_by_its_owner_only(open_browser: Callable[[], Browser]) -> None:
    anna, bo = open_browser(), open_browser()
    anna.be_guest()
    bo.be_guest()
    given = anna.said(anna.post("/me/tokens", json={"name": "mine"}), 201)
    assert problem(bo.delete(f"/me/tokens/{given['id']}")) == (404, "torri:unknown-token")
    assert len(anna.said(anna.get("/me/tokens"))) == 1


def test_a_token_makes_no_other_way_in(server: Running, browser: Browser) -> None:
    browser.be_guest()
    token = browser.said(browser.post("/me/tokens", json={"name": "my bot"}), 201)["token"]
    with httpx.Client(base_url=f"{server.url}/api", headers={"authorization": f"Bearer {token}"}) as program:
        account = {"login": new_login(), "password": PASSWORD}
        assert problem(program.post("/me/tokens", json={"name": "more"})) == (403, "torri:not-by-token")
        assert problem(program.post("/me/account", json=account)) == (403, "torri:not-by-token")
        assert problem(program.post("/me/passkeys/begin")) == (403, "torri:not-by-token")
        assert problem(program.delete("/me")) == (403, "torri:not-by-token")


def test_tokens_have_an_end(browser: Browser) -> None:
    browser.be_guest()
    given = [browser.post("/me/tokens", json={"name": "one"}) for _ in range(accounts.MOST + 1)]
    assert [one.status_code for one in given[:-1]] == [201] * accounts.MOST
    assert problem(given[-1]) == (409, "torri:too-many")


# Passkeys


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
    late = time.time() + LIFETIME + 2
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
        cookie = browser.post("/guests", json={"name": "Anna"}).cookies[COOKIE]
        browser.headers["cookie"] = f"{COOKIE}={cookie}"
        assert problem(register(browser, Authenticator(server.url))) == WRONG
        assert register(browser, Authenticator(server.url.replace("http:", "https:"))).status_code == 201
