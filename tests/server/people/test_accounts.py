"""Persons over HTTP: a real server and a real database."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from tests.server.people.browsing import PASSWORD, Browser, Running, new_login, problem, seat, serving
from tests.server.running import PLAIN_HTTP, SLOW_REFILL
from torri.matches.bounds import PersonBounds
from torri.server.api.errors import InvisibleName
from torri.server.operations.limits import BURST_REQUESTS, STRICT_COST
from torri.server.people import passwords
from torri.server.people.names import clean, login_of
from torri.server.people.sessions import COOKIE_NAME
from torri.server.settings import Settings

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
    genuine = browser.cookies[COOKIE_NAME]
    payload, _, signature = genuine.rpartition(".")
    other = "A" if signature[0] != "A" else "B"  # the last sign would not do: some of its bits stand for nothing
    for forged in (id, f'"{id}"', f"{payload}.{other}{signature[1:]}", f"{payload}."):
        browser.cookies.clear()
        browser.cookies.set(COOKIE_NAME, forged)
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
    match = seat(server, guest["id"])
    assert phone.said(phone.log_in(login)) == account
    assert [head.id for head in server.do(lambda storage: storage.heads_of(account["id"]))] == [match]
    assert server.do(lambda storage: storage.head(match)).seats == (account["id"], None)
    assert server.do(lambda storage: storage.people.former_ids(account["id"])) == [guest["id"]]


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
    assert wrong.json() | {"request": ""} == unknown.json() | {"request": ""}
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
    assert extract_parameters(dummy) == extract_parameters(passwords.HASHER.hash(PASSWORD))


def test_a_password_is_changed_by_who_knows_the_old_one(open_browser: Callable[[], Browser]) -> None:
    laptop, phone, login = open_browser(), open_browser(), new_login()
    laptop.be_account(login)
    wrong = laptop.put("/me/password", json={"old": "wrong password", "new": "new password"})
    assert problem(wrong) == (401, "torri:wrong-password")
    assert laptop.put("/me/password", json={"old": PASSWORD, "new": "n\u00e9w password"}).status_code == 204
    assert problem(phone.log_in(login)) == (401, "torri:wrong-password")
    assert phone.log_in(login, "ne\u0301w password").status_code == 200


def test_with_a_new_password_other_browsers_have_to_log_in(open_browser: Callable[[], Browser]) -> None:
    laptop, phone, login = open_browser(), open_browser(), new_login()
    account = laptop.be_account(login)
    assert phone.log_in(login).status_code == 200
    assert phone.me()["id"] == account["id"]
    assert laptop.put("/me/password", json={"old": PASSWORD, "new": "another horse"}).status_code == 204
    assert laptop.me()["id"] == account["id"]
    assert problem(phone.get("/me")) == (401, "torri:not-known")


def test_the_cookie_of_a_guest_does_not_open_the_account_that_adopted_it(
    server: Running, open_browser: Callable[[], Browser]
) -> None:
    laptop, phone, thief, login = open_browser(), open_browser(), open_browser(), new_login()
    laptop.be_account(login)
    seat(server, phone.be_guest("Bruno")["id"])
    stolen = phone.cookies[COOKIE_NAME]
    assert phone.log_in(login).status_code == 200
    assert problem(thief.get("/me", headers={"cookie": f"{COOKIE_NAME}={stolen}"})) == (401, "torri:not-known")


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
    with serving(Settings(data=tmp_path, rates=SLOW_REFILL)) as server, Browser(server) as browser:
        tries = [
            browser.log_in("anna", f"password {number}") for number in range(int(BURST_REQUESTS / STRICT_COST) + 2)
        ]
        last = [one for one in tries if one.status_code == 429]
        assert tries[0].status_code == 401
        assert problem(last[0]) == (429, "torri:too-many-requests")
        assert "retry-after" in last[0].headers


# Tokens


def a_program(server: Running, token: str) -> httpx.Client:
    return httpx.Client(base_url=f"{server.url}/api", headers={"authorization": f"Bearer {token}"}, verify=PLAIN_HTTP)


def test_a_program_speaks_by_its_token(server: Running, browser: Browser) -> None:
    account = browser.be_guest()
    given = browser.said(browser.post("/me/tokens", json={"name": "my bot"}), 201)
    with a_program(server, given["token"]) as program:
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
    with a_program(server, token) as program:
        account = {"login": new_login(), "password": PASSWORD}
        assert problem(program.post("/me/tokens", json={"name": "more"})) == (403, "torri:not-by-token")
        assert problem(program.post("/me/account", json=account)) == (403, "torri:not-by-token")
        assert problem(program.post("/me/passkeys/begin")) == (403, "torri:not-by-token")
        assert problem(program.delete("/me")) == (403, "torri:not-by-token")


def test_tokens_have_an_end(browser: Browser) -> None:
    browser.be_guest()
    most = PersonBounds().tokens
    given = [browser.post("/me/tokens", json={"name": "one"}) for _ in range(most + 1)]
    assert [one.status_code for one in given[:-1]] == [201] * most
    assert problem(given[-1]) == (409, "torri:too-many")
