"""The operator's side: who may use it, what it does to those concerned, and that it is written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from click.testing import CliRunner

from tests.server.running import Client, Server
from tests.server.test_ratings import account
from torri.cli import cli
from torri.server.moderation.routes import router

WHY = "It had to be"


def admin(server: Server, *arguments: str) -> str:
    where = ["--data", str(server.data), *(("--database", server.database) if server.database else ())]
    line = ["admin", *arguments, *where, "--language", "en"]
    done = CliRunner().invoke(cli, line, prog_name="torri")
    assert done.exit_code == 0, done.output
    return done.output


def operator(server: Server, name: str = "Ottavia") -> Client:
    client = account(server, name)
    admin(server, "operator", client.me["login"])
    return client


def sanction(by: Client, whom: Client, kind: str, **more: Any) -> str:
    person = whom.get("/api/me")["id"]
    return str(by.post(f"/api/operator/people/{person}/sanctions", kind=kind, reason=WHY, **more)["id"])


def operator_routes() -> list[tuple[str, str]]:
    """Every operation of the operator's side, from its router: none can be forgotten."""
    return sorted(
        (method, route.path)
        for route in router.routes
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    )


def test_every_route_is_closed_to_strangers_guests_accounts_and_tokens(server: Server) -> None:
    stranger, guest, other = server.client(), server.client("Gino"), account(server, "Altra")
    token = operator(server).post("/api/me/tokens", name="bot")["token"]
    program = server.client(authorization=f"Bearer {token}")
    routes = operator_routes()
    assert len(routes) > 12
    for method, path in routes:
        address = path
        for name in ("person", "sanction", "report", "announcement", "code"):
            address = address.replace(f"{{{name}:str}}", "0" * 64 if name == "code" else other.me["id"])
        for client, status, kind in (
            (stranger, 401, "not-known"),
            (guest, 403, "not-operator"),
            (other, 403, "not-operator"),
            (program, 403, "not-by-token"),
        ):
            refused = client.refused(method, address)
            assert (refused["status"], refused["type"]) == (status, f"torri:{kind}"), (method, address)


def test_nothing_that_a_client_sends_makes_an_operator(server: Server) -> None:
    anna = account(server, "Anna")
    assert not anna.get("/api/me")["operator"]
    assert anna.refused("PATCH", "/api/me", operator=True)["status"] == 400
    anna.http.patch("/api/me", json={"settings": {"operator": True}}).raise_for_status()
    assert not anna.get("/api/me")["operator"]
    admin(server, "operator", anna.me["login"])
    assert anna.get("/api/me")["operator"] and anna.me["login"] in admin(server, "operators")
    admin(server, "operator", anna.me["login"], "--revoke")
    assert anna.refused("GET", "/api/operator/people")["type"] == "torri:not-operator"


def test_mute_suspend_and_ban_say_why_and_until_when(server: Server) -> None:
    boss, bruno = operator(server), account(server, "Bruno")
    before = bruno.create(["me", "open"], public=True)["match"]
    say = f"/api/matches/{before}/say"
    with bruno.socket(before) as socket:
        socket.read("update")
        id = sanction(boss, bruno, "mute", hours=2)
        refused = bruno.refused("POST", say, text="Ciao")
        assert (refused["status"], refused["type"]) == (403, "torri:muted")
        assert refused["facts"]["reason"] == WHY and refused["facts"]["until"] in refused["detail"]
    assert bruno.get("/api/me")["sanctions"][0]["kind"] == "mute"
    bruno.http.headers["accept-language"] = "de"
    assert "Grund" in bruno.refused("POST", say, text="Ciao")["detail"]
    boss.post(f"/api/operator/sanctions/{id}/lift", reason=WHY)
    bruno.post(say, text="Ciao")

    sanction(boss, bruno, "suspend", hours=1)
    wish = {"game": "patrizier", "chairs": [{"kind": "me"}, {"kind": "bot"}]}
    assert bruno.refused("POST", "/api/matches", **wish)["type"] == "torri:suspended"
    assert bruno.refused("POST", "/api/deals/firenze")["type"] == "torri:suspended"
    bruno.http.delete(f"/api/matches/{before}").raise_for_status()  # what has begun is still theirs

    sanction(boss, bruno, "ban")
    assert bruno.refused("GET", "/api/friends")["facts"] == {"until": "never", "reason": WHY}
    assert bruno.get("/api/me")["sanctions"][0]["kind"] == "ban", "they see what holds for them"
    with bruno.socket(before) as socket:
        assert socket.read("refused")["problem"] == "banned"
    admin(server, "lift", bruno.me["login"], "--reason", WHY)
    assert boss.get(f"/api/operator/people/{bruno.me['id']}")["person"]["sanctions"] == []
    assert boss.refused("POST", f"/api/operator/people/{boss.get('/api/me')['id']}/sanctions", kind="ban", reason=WHY)[
        "type"
    ] == ("torri:operators-stay")


def test_a_report_quotes_the_line_and_is_dealt_with_once(server: Server) -> None:
    boss, anna, bruno = operator(server), account(server, "Anna"), account(server, "Bruno")
    match = anna.create(["me", "open"], public=True)["match"]
    bruno.post(f"/api/matches/{match}/sit")
    line = bruno.post(f"/api/matches/{match}/say", text="You play like a mule")["seq"] - 1
    anna.post("/api/reports", kind="chat", match=match, line=line, words="Rude")
    anna.post("/api/reports", kind="name", login=bruno.me["login"])
    assert anna.refused("POST", "/api/reports", kind="chat", match=match, line=0)["type"] == "torri:unknown-item"
    assert anna.refused("POST", "/api/reports", kind="name", login=anna.me["login"])["type"] == "torri:unknown-person"
    assert anna.refused("POST", "/api/reports", kind="other")["type"] == "torri:unknown-person"
    private = bruno.create(["me", "friend"], watched=False)["match"]
    assert anna.refused("POST", "/api/reports", kind="other", match=private)["type"] == "torri:not-watched"

    person = boss.get(f"/api/operator/people/{bruno.me['id']}")
    found = next(one for one in person["reports"] if one["kind"] == "chat")
    assert (found["said"], found["words"], found["reporter"]["name"]) == ("You play like a mule", "Rude", "Anna")
    listed = boss.get("/api/operator/reports")["reports"]
    assert found["id"] in [one["id"] for one in listed] and found["id"] in admin(server, "reports")
    boss.post(f"/api/operator/reports/{found['id']}/close", outcome="A word with him")
    closing = f"/api/operator/reports/{found['id']}/close"
    assert boss.refused("POST", closing, outcome="Again")["type"] == "torri:unknown-item"

    renamed = boss.post(f"/api/operator/people/{bruno.me['id']}/rename", name="Bruno il Buono", reason=WHY)
    assert bruno.get("/api/me")["name"] == renamed["name"] == "Bruno il Buono"
    log = boss.get("/api/operator/audit")
    assert [(one["action"], one["operator"]) for one in log[:2]] == [("rename", "Ottavia"), ("close-report", "Ottavia")]
    assert boss.get("/api/operator/audit", before=log[0]["number"])[0] == log[1]
    assert match in [
        one["id"]
        for one in boss.get("/api/operator/matches", status=str(anna.get(f"/api/matches/{match}")["table"]["status"]))
    ]


def test_reports_are_bounded(server: Server) -> None:
    guest, other = server.client("Gino"), account(server, "Altra")
    for _ in range(20):
        guest.post("/api/reports", kind="name", login=other.me["login"])
    assert guest.refused("POST", "/api/reports", kind="name", login=other.me["login"])["facts"]["most"] == 20


@pytest.mark.parametrize(
    "refused",
    [
        lambda client: client.refused("PATCH", "/api/me", name="Puttana"),
        lambda client: client.refused("POST", "/api/me/account", login="f-u-c-k", password="correct horse"),
        lambda client: client.refused(
            "POST", "/api/matches", game="patrizier", chairs=[{"kind": "me"}, {"kind": "bot", "name": "Hure"}]
        ),
    ],
)
def test_a_word_that_is_not_allowed_is_not_repeated(server: Server, refused: Callable[[Client], Any]) -> None:
    problem = refused(server.client("Gino"))
    assert problem["type"] == "torri:unwelcome-words" and problem["facts"] == {"what": "words-in-name"}
    assert "word in this name" in problem["detail"]


def test_everybody_is_told_a_notice_in_their_language(server: Server) -> None:
    boss, stranger = operator(server), server.client(**{"accept-language": "it"})
    texts = {"en": "Away tonight", "it": "Chiuso stasera"}
    id = boss.post("/api/operator/announcements", kind="maintenance", texts=texts, hours=1)["id"]
    admin(server, "announce", "News", "--hours", "1")
    told = stranger.get("/api/server")
    assert (told["entry"], {one["text"] for one in told["announcements"]}) == ("open", {"Chiuso stasera", "News"})
    for one in told["announcements"]:
        boss.http.delete(f"/api/operator/announcements/{one['id']}").raise_for_status()
    assert boss.refused("DELETE", f"/api/operator/announcements/{id}")["type"] == "torri:unknown-item"
    assert stranger.get("/api/server")["announcements"] == []
