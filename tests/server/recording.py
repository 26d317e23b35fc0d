"""Plays a little of everything on a server and keeps what was sent: what spoilt traffic is made of."""

from __future__ import annotations

import re
import time
from secrets import token_hex
from typing import Any

from tests.server.mailbox import Mailbox
from tests.server.mutating import Recorded
from tests.server.recording_aside import record_aside
from tests.server.running import Client, Server
from torri.cli.moderating import with_storage

GAMES = ("patrizier", "firenze", "florenza")
PASSWORD = "a long password of Anna's"
TICKET = re.compile(r"/called\?(confirm|stop)=(\S+)")


def record(server: Server, mailbox: Mailbox | None = None) -> Recorded:
    """What an operator and a guest send in a few matches and around them; with their mails, if the server sends them
    there.
    """
    recorded = Recorded()
    anna, bruno, newcomer = server.client("Anna"), server.client("Bruno"), server.client()
    anna.me = anna.post("/api/me/account", login=f"recorded-{token_hex(6)}@torri.example", password=PASSWORD)
    with_storage(server.data, server.database, lambda storage: storage.operators.grant(anna.me["id"], _now(), ""))
    for client in (anna, bruno, newcomer):
        client.http.event_hooks["request"] = [recorded.take]
    recorded.cookies = [anna.cookie, bruno.cookie]
    for game in GAMES:
        recorded.matches.append(_together(anna, bruno, game))
        _play(anna, bruno, recorded.matches[-1], recorded)
        anna.http.get(f"/api/games/{game}/rules")
        for path in ("", "/0", "/1/ahead?after=0", "/1/why?answer=3", "/1/done?after=0", "/1/plan?answers=0"):
            anna.http.get(f"/api/lessons/{game}{path}")
        _deals(bruno, game)
    _account(anna)
    _people(anna, bruno)
    _tournament(anna, bruno)
    _calls(anna, mailbox)
    _operator(anna, bruno, newcomer)
    record_aside(anna, bruno, newcomer, recorded.matches[0], PASSWORD, GAMES)
    return recorded


def renew(server: Server, recorded: Recorded) -> bool:
    """Let those matches begin again that are over; whether its persons are there, and may play."""
    headers = [{"cookie": cookie} for cookie in recorded.cookies]
    with Client(server.address, headers=headers[0]) as anna, Client(server.address, headers=headers[1]) as bruno:
        try:
            for client in (anna, bruno):
                client.get("/api/me")
            for match, game in zip(recorded.matches, GAMES, strict=True):
                if anna.get(f"/api/matches/{match}")["table"]["status"] != "running":
                    recorded.play_instead(match, _together(anna, bruno, game))
        except AssertionError:  # one of them is gone, or an operator has closed the door to them
            return False
    return True


def _together(anna: Client, bruno: Client, game: str) -> str:
    created = anna.create(["me", "friend"], game, public=True)
    bruno.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    return str(created["match"])


def _play(anna: Client, bruno: Client, match: str, recorded: Recorded) -> None:
    path = f"/api/matches/{match}"
    for number in range(6):
        for client in (anna, bruno):
            update = client.get(path)
            answers = [answer["answer"] for answer in update["view"]["answers"]]
            if not answers:
                continue
            common = {"seq": update["seq"], "id": f"r{number}"}
            recorded.messages += [
                {"type": "answer", **common, "answer": answers[0]},
                {"type": "plan", **common, "answers": answers[:1]},
                {"type": "ahead", "id": "a", "after": answers[:1]},
                {"type": "why", "id": "w", "answer": 3, "after": []},
                {"type": "say", "text": "Ciao"},
                {"type": "undo"},
                {"type": "undo-reply", "agreed": True},
                {"type": "ping"},
            ]
            client.http.get(f"{path}/ahead?after={answers[0]}")
            client.http.post(f"{path}/answer", json={**common, "answer": answers[0]})
    for client in (anna, bruno):
        for rest in ("", "/ahead", "/plan", "/why?answer=1", "/chronicle", "/ledger", "/since", "/notes", "/review"):
            client.http.get(path + rest)
        client.http.put(f"{path}/notes", json={"text": "a note"})
        for rest, data in (
            ("say", {"text": "Ciao"}),
            ("hint", {"seconds": 0.1, "seat": 5}),  # refused: spoilt it may be right
            ("undo", {}),
            ("undo-reply", {"agreed": False}),
            ("pause", {}),
            ("resume", {}),
            ("answer", {"seq": 3, "id": "x", "answer": 0}),
            ("plan", {"seq": 3, "id": "y", "answers": [0, 1]}),
            ("continue", {"ply": 0, "chairs": [{"kind": "me"}, {"kind": "me"}]}),
            ("absent", {"seat": 1}),
            ("fill", {}),
            ("begin", {}),
            ("rematch", {}),
            ("invite", {"match": path.rpartition("/")[2], "seat": 1}),
            ("decline", {}),
            ("change", {"chairs": [0, 1, {"kind": "bot"}], "hints": False}),
        ):
            client.http.post(f"{path}/{rest}", json=data)
    for rest in ("replay", "replay/0", "replay/told", "verdict", "record", "companions"):
        anna.http.get(f"{path}/{rest}")
    anna.http.post("/api/records/verdict", json={"text": "Torri 1\npatrizier"})


def _deals(bruno: Client, game: str) -> None:
    today = bruno.get("/api/deals")["day"]
    bruno.http.post(f"/api/deals/{game}")
    for path in (f"/calendar?month={today[:7]}", f"/{today}", "/2026-01-31"):
        bruno.http.get(f"/api/deals/{game}{path}")
    bruno.http.get(f"/api/ratings/{game}?month={today[:7]}")


def _account(anna: Client) -> None:
    words = {"login": anna.me["login"], "password": PASSWORD}
    anna.http.post("/api/me/account", json=words)
    anna.http.post("/api/me/tokens", json={"name": "bot"})
    anna.http.patch("/api/me", json={"name": "Anna", "language": "it", "settings": {"callsQuiet": "22:00-07:30"}})
    anna.http.put("/api/me/password", json={"old": "not the old one", "new": PASSWORD})
    anna.http.post("/api/login", json=words)
    anna.http.post("/api/passkeys/begin", json={})
    anna.http.post("/api/me/passkeys/begin", json={})
    for path in ("/api/me", "/api/me/tokens", "/api/games", "/api/matches", "/api/matches?which=open", "/health"):
        anna.http.get(path)
    anna.http.get("/api/history?game=patrizier&rated=true&before=99999999999999")


def _people(anna: Client, bruno: Client) -> None:
    login = anna.me["login"]
    bruno.http.post("/api/friends", json={"kind": "follow", "login": login})
    anna.http.post("/api/friends", json={"kind": "follow", "match": "none", "seat": 1})
    for path in ("/api/friends", "/api/profile", "/api/ratings", "/api/notices", "/api/insights", "/api/server"):
        anna.http.get(path)
    for one in bruno.get("/api/friends")["follows"]:
        bruno.http.delete(f"/api/friends/{one['id']}")
    for path in ("", "/matches?game=patrizier"):
        bruno.http.get(f"/api/people/{login}{path}")
    bruno.http.post("/api/reports", json={"kind": "name", "login": login, "words": "a report"})


def _tournament(anna: Client, bruno: Client) -> None:
    wish: dict[str, Any] = {"name": "Torneo", "game": "patrizier", "players": 2, "format": "swiss", "rounds": 2}
    wish |= {"clock": {"bank": 300, "increment": 5}, "most": 8, "programs": ["novizio"], "public": False}
    for joins in (True, False):
        id = anna.post("/api/tournaments", **wish, joins=joins, same_deals=joins)["tournament"]
        path = f"/api/tournaments/{id}"
        for rest in ("join", "leave", "join"):
            bruno.http.post(f"{path}/{rest}")
        if joins:
            anna.http.post(f"{path}/begin")
        for rest in ("", "/standings"):
            bruno.http.get(path + rest)
        bruno.http.post(f"{path}/leave")
        anna.http.delete(path)
    anna.http.get("/api/tournaments")


def _calls(anna: Client, mailbox: Mailbox | None) -> None:
    address = f"anna-{token_hex(6)}@example.org"
    anna.http.put("/api/me/calls/mail", json={"address": address})
    anna.http.get("/api/me/calls")
    kind, token = "confirm", "not-a-ticket"
    if mailbox is not None:
        found = TICKET.search(str(mailbox.wait(address).get_content()))
        assert found
        kind, token = found.groups()
    assert kind == "confirm"
    anna.http.post("/api/calls/confirm", json={"token": token})
    anna.http.post(f"/api/calls/stop?token={token}", data={"List-Unsubscribe": "One-Click"})
    anna.http.delete("/api/me/calls/mail")


def _operator(anna: Client, bruno: Client, newcomer: Client) -> None:
    """Anna looks after the server; whom she punishes takes no further part."""
    why = {"reason": "It had to be"}
    person = f"/api/operator/people/{newcomer.post('/api/guests', name='Vitto')['id']}"
    for kind in ("mute", "suspend", "ban"):
        made = anna.post(f"{person}/sanctions", **why, kind=kind, hours=1)
        anna.http.post(f"/api/operator/sanctions/{made['id']}/lift", json=why)
    anna.http.post(f"{person}/rename", json={"name": "Vittorio", **why})
    for path in ("people?search=Vitto", "reports", "reports?closed=true", "server", "matches?status=over", "audit"):
        anna.http.get(f"/api/operator/{path}")
    anna.http.get(person)
    bruno.http.post("/api/reports", json={"kind": "other", "match": "none", "seat": 0})
    for one in anna.get("/api/operator/reports")["reports"][:1]:
        anna.http.post(f"/api/operator/reports/{one['id']}/close", json={"outcome": "A word with him"})
    texts = {"en": "Away tonight", "it": "Chiuso stasera"}
    told = anna.post("/api/operator/announcements", kind="maintenance", texts=texts, hours=1)
    anna.http.delete(f"/api/operator/announcements/{told['id']}")
    code = anna.post("/api/operator/codes", note="for friends", uses=3, hours=24)
    newcomer.http.post("/api/guests", json={"name": "Berto", "code": code["code"]})
    anna.http.delete(f"/api/operator/codes/{code['id']}")


def _now() -> int:
    return time.time_ns() // 1_000_000
