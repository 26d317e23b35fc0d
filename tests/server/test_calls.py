"""Called back: by mail, through a real SMTP server, with what was told and what waits kept over a restart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from secrets import token_hex

import pytest

from tests.migrated import new_postgresql
from tests.server.listening import eventually
from tests.server.mailbox import ADDRESS, Mailbox
from tests.server.running import Client, Server
from tests.server.test_ratings import account
from tests.servers import PostgreSQL


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as running:
        yield running


@pytest.fixture(scope="module")
def shared_server(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", *mailbox.options) as running:
        yield running


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content())


def ticket(mail: EmailMessage, kind: str) -> str:
    found = re.search(rf"{re.escape(ADDRESS)}/called\?{kind}=(\S+)", text_of(mail))
    assert found
    return found[1]


def reachable(server: Server, mailbox: Mailbox, name: str, language: str = "en") -> tuple[Client, str]:
    """An account whose address is confirmed."""
    client, address = account(server, name), f"{name.lower()}-{token_hex(4)}@example.org"
    client.http.patch("/api/me", json={"language": language}).raise_for_status()
    client.http.put("/api/me/calls/mail", json={"address": address}).raise_for_status()
    question = mailbox.wait(address)
    assert name not in text_of(question), "whoever asks for it chooses no word of a mail to somebody else"
    token = ticket(question, "confirm")
    assert server.client().post("/api/calls/confirm", token=token) == {"address": address}  # no login is needed
    return client, address


def test_one_mail_tells_what_has_come_once_and_one_link_ends_them(server: Server, mailbox: Mailbox) -> None:
    guest = server.client("Clara")
    refused = guest.http.put("/api/me/calls/mail", json={"address": "clara@example.org"})
    assert refused.json()["type"] == "torri:account-needed"
    anna, address = reachable(server, mailbox, "Anna", "de")
    assert anna.get("/api/me/calls")["mail"]["confirmed"]
    bruno = account(server, "Bruno")
    tables = [bruno.create(["me", "open"])["match"] for _ in range(2)]
    for match in tables:
        bruno.post(f"/api/matches/{match}/invite", login=anna.me["login"])
    eventually(lambda: sum(one in text for text in map(text_of, mailbox.to(address)) for one in tables) == 2)
    mail = mailbox.to(address)[-1]
    assert "Bruno lädt dich zu einer Partie" in text_of(mail) and "Hallo Anna" in text_of(mail)
    assert mail["From"] == "Torri <torri@example.org>" and mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    told = len(mailbox.to(address))
    server.kill()
    server.start()
    for client in (anna, bruno):
        client.http.base_url = server.address
    match = bruno.create(["me", "open"])["match"]
    bruno.post(f"/api/matches/{match}/invite", login=anna.me["login"])
    last = mailbox.wait(address, told + 1)
    assert match in text_of(last) and not any(one in text_of(last) for one in tables)  # nothing is told twice
    assert len({one["Message-ID"] for one in mailbox.to(address)}) == told + 1

    stop = str(last["List-Unsubscribe"]).strip("<>").removeprefix(ADDRESS)
    form = {"List-Unsubscribe": "One-Click"}
    assert server.client().http.post(stop, data=form).json() == {"address": address}  # as a mail program sends it
    assert server.client().http.post(stop, data=form).json()["type"] == "torri:wrong-ticket"
    assert anna.get("/api/me/calls")["mail"] is None


def test_a_mail_server_that_refuses_ends_what_it_refuses_and_gets_the_rest_later(
    server: Server, mailbox: Mailbox
) -> None:
    anna, address = reachable(server, mailbox, "Anna")
    bruno = account(server, "Bruno")
    mailbox.refusals[address] = "451 try again later"
    before = mailbox.attempts
    match = bruno.create(["me", "open"])["match"]
    bruno.post(f"/api/matches/{match}/invite", login=anna.me["login"])
    eventually(lambda: mailbox.attempts > before)
    del mailbox.refusals[address]
    assert match in text_of(mailbox.wait(address, 2)), "it comes when the server takes it"

    mailbox.refusals[address] = f"550 no such mailbox: <{address}>"
    match = bruno.create(["me", "open"])["match"]
    bruno.post(f"/api/matches/{match}/invite", login=anna.me["login"])
    eventually(lambda: anna.get("/api/me/calls")["mail"]["problem"].startswith("550"))
    log = server.log.read_text(encoding="utf-8")
    assert "letter-refused" in log and "letter-later" in log
    assert not [word for word in (address, ticket(mailbox.to(address)[0], "confirm"), "stop=") if word in log]
    assert anna.http.put("/api/me/calls/mail", json={"address": "a@b\r\nBcc: c@d.org"}).status_code == 422


def test_a_forgotten_password_is_chosen_anew_by_a_link_that_is_good_for_one(server: Server, mailbox: Mailbox) -> None:
    anna, address = reachable(server, mailbox, "Anna", "it")
    stranger, login = server.client(), anna.me["login"]
    before = len(mailbox.to(address))
    stranger.post("/api/recovery", login="nobody-of-that-name")  # nobody learns who is there
    stranger.post("/api/recovery", login=login)
    mail = mailbox.wait(address, before + 1)
    token = ticket(mail, "recover")
    assert "nuova password" in str(mail["Subject"])
    spoilt = stranger.refused("POST", "/api/recovery/password", token=token[:-3] + "abc", password="a fresh one")
    assert spoilt["type"] == "torri:wrong-ticket"
    assert stranger.post("/api/recovery/password", token=token, password="a fresh one")["login"] == login
    assert anna.http.get("/api/me").status_code == 401, "whoever knew the old one is logged out"
    again = server.client().refused("POST", "/api/recovery/password", token=token, password="another one")
    assert again["type"] == "torri:wrong-ticket"
    assert server.client().post("/api/login", login=login, password="a fresh one")["login"] == login
    for _ in range(4):
        stranger.post("/api/recovery", login=login)
    assert stranger.refused("POST", "/api/recovery", login=login)["type"] == "torri:too-much-at-once"


def test_nobody_learns_by_asking_for_a_password_who_is_there(
    mailbox: Mailbox, tmp_path: Path, postgresql: PostgreSQL
) -> None:
    """The answers are the same, and come without a look into the database: not even their time tells anything."""
    database = new_postgresql(postgresql, "recovery").replace("+asyncpg", "")
    with Server(tmp_path / "data", "--database", database, *mailbox.options) as server:
        anna, address = reachable(server, mailbox, "Anna")
        logins = [anna.me["login"], account(server, "Bruno").me["login"], "nobody-of-that-name", "x" * 32]
        before, stranger = len(mailbox.to(address)), server.client()
        postgresql.pause()
        try:
            answers = [stranger.http.post("/api/recovery", json={"login": login}, timeout=5) for login in logins]
        finally:
            postgresql.resume()
        ever_new = ("date", "x-request-id")
        seen = [
            (one.status_code, one.content, {name: value for name, value in one.headers.items() if name not in ever_new})
            for one in answers
        ]
        assert seen[0][0] == 204 and all(one == seen[0] for one in seen), seen
        assert ticket(mailbox.wait(address, before + 1), "recover")
        for login in logins:  # and the limit is the same for those who are not there
            for _ in range(4):
                stranger.post("/api/recovery", login=login)
            assert stranger.refused("POST", "/api/recovery", login=login)["type"] == "torri:too-much-at-once"
