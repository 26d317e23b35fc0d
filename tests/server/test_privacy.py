"""A seat receives only its view, a spectator only the public one: here everybody tries to get everything else."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
from contextlib import closing
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import torri
from tests.amount import LONG, amount
from tests.server.running import Client, Server, Socket
from tests.server.test_live import asked, is_running, seated

TURNS_BETWEEN_LOOKS = amount(short=25, long=12)
LONG_DOCUMENTS = ["/api/openapi.json"] if LONG else []  # the same for everybody
NOT_YOURS = {"torri:not-your-seat", "torri:not-known"}
AS_SEAT_ONE: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "?seat=1", {}),
    ("GET", "/stream?seat=1", {}),
    ("GET", "/chronicle?seat=1", {}),
    ("GET", "/since?seat=1", {}),
    ("GET", "/why?answer=0&seat=1", {}),
    ("GET", "/ahead?seat=1", {}),
    ("GET", "/ledger?seat=1", {}),
    ("GET", "/replay?seat=1", {}),
    ("GET", "/replay/3?seat=1", {}),
    ("GET", "/replay/told?seat=1", {}),
    ("GET", "/ahead?after=0&seat=1", {}),
    ("GET", "/plan?seat=1", {}),
    ("GET", "/plan?answers=0&seat=1", {}),
    ("POST", "/hint", {"seat": 1}),
    ("POST", "/hint/task", {"seat": 1}),
    ("POST", "/undo", {"seat": 1}),
    ("POST", "/answer", {"seat": 1, "seq": 1_000_000, "id": "x", "answer": 0}),
    ("POST", "/plan", {"seat": 1, "seq": 1_000_000, "id": "x", "answers": [0]}),
]


def kept(server: Server, question: str, match: str) -> Any:
    """Something secret of a match, from the server's database."""
    with closing(sqlite3.connect(f"file:{server.data / 'torri.db'}?mode=ro", uri=True)) as database:
        return database.execute(question, (match,)).fetchone()[0]


def secret_of(server: Server, match: str) -> str:
    return str(kept(server, "SELECT secret FROM matches WHERE id = ?", match))


class Ear(Socket):
    """A socket that keeps every message."""

    def __init__(self, client: Client, match: str) -> None:
        super().__init__(client, match, {})
        self.heard: list[dict[str, Any]] = []

    def read(self, type: str | None = None, timeout: float = 20) -> dict[str, Any]:
        while True:
            self.heard.append(super().read(None, timeout))
            if type in (None, self.heard[-1]["type"]):
                return self.heard[-1]


def refused_socket(client: Client, match: str, **parameters: Any) -> str:
    """The problem with which a socket is closed."""
    with client.socket(match, **parameters) as socket:
        problem = str(socket.read()["problem"])
        with pytest.raises(ConnectionClosed):
            socket.read()
        return problem


def with_cookie(server: Server, cookie: str) -> Client:
    client = server.client()
    client.http.cookies.set("torri", cookie)
    return client


# Seats and those who pretend to sit on them


def test_nobody_asks_for_the_seat_of_another(server: Server) -> None:
    anna, _, match = seated(server)
    with server.client() as stranger, server.client("Carla") as carla:
        for method, path, data in AS_SEAT_ONE:
            for somebody in (anna, carla, stranger):
                refused = somebody.refused(method, f"/api/matches/{match}{path}", **data)
                assert refused["type"] in NOT_YOURS, path
        for somebody in (anna, carla, stranger):
            assert refused_socket(somebody, match, seat=1) == "not-your-seat"


def test_on_an_open_socket_neither(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other, server.client().socket(match) as stranger:
        who, update = asked(one, other)
        rival = other if who is one else one
        rival.send(type="why", answer=0, seat=update["seat"])
        assert rival.read("refused")["problem"] == "not-your-seat"
        for message in ({"seat": update["seat"]}, {"seat": update["seat"], "after": [0]}):
            rival.send(type="ahead", id="a", **message)
            assert rival.read("refused")["problem"] == "not-your-seat"
        assert rival.answer(update, seat=update["seat"])["problem"] == "not-your-seat"
        stranger.send(type="why", answer=0)
        assert stranger.read("refused")["problem"] == "not-your-seat"
        stranger.send(type="answer", seq=update["seq"], id="mine", answer=0)
        refused = stranger.read("refused")
        assert (refused["problem"], refused["id"]) == ("not-known", "mine")
        assert stranger.latest["view"]["answers"] == []


def test_a_forged_cookie_is_none(server: Server) -> None:
    anna, bruno, match = seated(server)
    mine, theirs = anna.http.cookies["torri"], bruno.http.cookies["torri"]
    forged = f"{theirs.rpartition('.')[0]}.{mine.rpartition('.')[2]}"
    for cookie in (forged, theirs[:-1], theirs.rpartition(".")[0], bruno.me["id"], f'"{bruno.me["id"]}".', "."):
        with with_cookie(server, cookie) as forger:
            assert forger.refused("GET", "/api/me")["type"] == "torri:not-known"
            assert forger.get(f"/api/matches/{match}")["seat"] is None
            assert forger.get("/api/matches") == []
            assert refused_socket(forger, match, seat=1) == "not-your-seat"


def test_a_link_opens_chairs_for_friends_of_one_table(server: Server) -> None:
    anna, bruno, carla = (server.client(name) for name in ("Anna", "Bruno", "Carla"))
    created, other = anna.create(["me", "friend", "friend"]), anna.create(["me", "friend", "friend"])
    for token in (other["links"]["1"], created["links"]["1"][:-1], "a" * 24):
        assert bruno.refused("POST", f"/api/matches/{created['match']}/sit", token=token)["type"] == "torri:wrong-link"
    bruno.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    assert carla.refused("POST", f"/api/matches/{created['match']}/sit", seat=2)["type"] == "torri:seat-taken"
    carla.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    again = server.client("Dario").refused("POST", f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    assert again["type"] == "torri:not-now"
    with server.client(authorization=f"Bearer {created['links']['2']}") as program:
        assert program.refused("GET", "/api/me")["type"] == "torri:not-known"


def test_a_personal_token_is_its_owner_and_nobody_else(server: Server) -> None:
    anna, bruno, match = seated(server)
    given = bruno.post("/api/me/tokens", name="bot")
    with server.client(authorization=f"Bearer {given['token']}") as program:
        assert program.get(f"/api/matches/{match}")["seat"] == 1
        assert program.refused("GET", f"/api/matches/{match}?seat=0")["type"] == "torri:not-your-seat"
        assert program.refused("DELETE", f"/api/me/tokens/{given['id']}")["type"] == "torri:not-by-token"
        assert anna.refused("DELETE", f"/api/me/tokens/{given['id']}")["type"] == "torri:unknown-token"
        assert anna.get("/api/me/tokens") == []
        bruno.http.delete(f"/api/me/tokens/{given['id']}").raise_for_status()
        assert program.refused("GET", f"/api/matches/{match}")["type"] == "torri:not-known"


def test_who_leaves_a_seat_no_longer_sees_what_it_sees(server: Server) -> None:
    anna, bruno, carla = (server.client(name) for name in ("Anna", "Bruno", "Carla"))
    for watched in (True, False):
        match = anna.create(["me", "open", "open"], watched=watched)["match"]
        bruno.post(f"/api/matches/{match}/sit", seat=1)
        with bruno.socket(match) as socket:
            assert socket.read("update")["seat"] == 1
            bruno.post(f"/api/matches/{match}/leave")
            carla.post(f"/api/matches/{match}/sit", seat=1)
            server.client("Dario").post(f"/api/matches/{match}/sit", seat=2)
            socket.send(type="ping")
            heard = until_pong(socket)
            assert all(update["seat"] is None for update in heard)
            assert bool(heard) == watched
            assert all("hand" not in seat for update in heard for seat in update["view"]["table"]["seats"])


def until_pong(socket: Socket) -> list[dict[str, Any]]:
    """The updates that have come until a ping is answered."""
    found = []
    while (message := socket.read())["type"] != "pong":
        found += [message] if message["type"] == "update" else []
    return found


# Those who look on

NOT_SHOWN = ("", "/ahead", "/plan", "/ledger", "/chronicle", "/record", "/record?form=json", "/chronicle?first=9")


def test_a_table_without_spectators_shows_them_nothing_even_when_it_is_over(server: Server) -> None:
    anna, bruno, match = seated(server, watched=False)
    with server.client("Carla") as carla, server.client() as stranger:
        for _ in range(2):
            for path in (
                *NOT_SHOWN,
                "/replay",
                "/replay/0",
                "/replay/told",
                "/replay?seat=0",
                "/replay/0?open=true",
                "/verdict",
            ):
                for somebody in (carla, stranger):
                    refused = somebody.refused("GET", f"/api/matches/{match}{path}")
                    assert (refused["type"], refused["facts"]) == ("torri:not-watched", {"match": match})
            assert refused_socket(stranger, match) == refused_socket(carla, match) == "not-watched"
            assert carla.refused("GET", f"/api/matches/{match}/stream")["type"] == "torri:not-watched"
            assert carla.refused("POST", f"/api/matches/{match}/say", text="Buh!")["type"] == "torri:not-watched"
            onwards = {"ply": 99_999, "chairs": [{"kind": "me"}, {"kind": "me"}]}
            assert carla.refused("POST", f"/api/matches/{match}/continue", **onwards)["type"] == "torri:not-watched"
            assert carla.refused("POST", f"/api/matches/{match}/rematch")["status"] in (403, 409)
            if is_running(anna.get(f"/api/matches/{match}")):
                bruno.post(f"/api/matches/{match}/resign")


def test_a_match_that_is_not_there_and_one_that_is_not_shown_tell_no_more_than_that(server: Server) -> None:
    """Ids can't be guessed: whoever has one may know that there is such a match, and nothing else."""
    _, _, match = seated(server, watched=False)
    with server.client("Carla") as carla:
        hidden, missing = (carla.refused("GET", f"/api/matches/{id}") for id in (match, "A" * 12))
    assert (hidden["status"], hidden["facts"]) == (403, {"match": match})
    assert (missing["status"], missing["facts"]) == (404, {"match": "A" * 12})


def test_nobody_goes_on_with_a_running_match_of_others(server: Server) -> None:
    anna, _, match = seated(server)
    onwards = {"ply": 0, "chairs": [{"kind": "me"}, {"kind": "me"}]}
    for somebody in (anna, server.client("Carla")):
        for ply in (0, 99_999):
            refused = somebody.refused("POST", f"/api/matches/{match}/continue", **onwards | {"ply": ply})
            assert refused["type"] == "torri:not-now"
            assert str(anna.get(f"/api/matches/{match}")["table"]["ply"]) not in refused["detail"]
        for path in ("/record", "/record?form=json"):
            assert somebody.refused("GET", f"/api/matches/{match}{path}")["type"] == "torri:not-watched"


DELAY_SECONDS = 5  # seconds: enough for all requests of a test on a busy machine


def test_a_delay_hides_everything_that_is_newer(server: Server) -> None:
    anna, bruno, match = seated(server, delay=DELAY_SECONDS, public=True)
    watcher = server.client("Carla")
    with anna.socket(match) as one, bruno.socket(match) as other, watcher.socket(match) as late:
        first = late.read("update")
        who, update = asked(one, other)
        seq = who.answer(update)["seq"]
        at = time.monotonic()
        now = time.time() * 1_000
        assert watcher.get(f"/api/matches/{match}")["table"]["ply"] == first["table"]["ply"] == 0
        with watcher.http.stream("GET", f"/api/matches/{match}/stream", params={"since": 0}) as stream:
            line = json.loads(next(stream.iter_lines()))
            assert (line["table"]["ply"], line["happened"]) == (0, [])
        late.send(type="ping")
        assert late.read("pong")["seq"] == first["seq"] < update["seq"]
        late.send(type="why", answer=0)
        assert late.read("refused")["seq"] == first["seq"]
        for path in ("/chronicle", "/chronicle?first=99999", "/since", "/ledger", "/ahead", "/ahead?after=0", "/plan"):
            assert watcher.refused("GET", f"/api/matches/{match}{path}")["type"] in {"torri:not-watched", *NOT_YOURS}
        listed = next(one for one in watcher.get("/api/matches", which="running") if one["id"] == match)
        assert listed["ply"] is None
        assert listed["changed"] in range(
            listed["created"], max(listed["created"], int(now) - DELAY_SECONDS * 1_000) + 500
        )
        assert time.monotonic() - at < DELAY_SECONDS, "the machine is too busy to test this"
        late.until(lambda latest: latest["seq"] == seq)
        assert time.monotonic() - at > DELAY_SECONDS - 0.1
        assert next(one for one in anna.get("/api/matches") if one["id"] == match)["ply"] > 0


# A whole game


def test_of_a_whole_game_everybody_gets_what_the_engine_shows_them_and_nothing_else(server: Server) -> None:
    anna, bruno, watcher = people = tuple(server.client(name) for name in ("Anna", "Bruno", "Carla"))
    created = anna.create(["me", "friend"])
    match, link = created["match"], created["links"]["1"]
    bruno.post(f"/api/matches/{match}/sit", token=link, words="ancora una volta")
    secret = secret_of(server, match)
    fingerprints = [chair.get("link") or link for chair in json.loads(kept(server, FIRST, match))["chairs"]]
    answered = [listening(somebody) for somebody in people]
    with Ear(anna, match) as one, Ear(bruno, match) as other, Ear(watcher, match) as third:
        turn = 0
        while is_running(one.until(lambda latest: latest["table"]["status"] != "open")):
            who, update = asked(one, other)
            if turn % TURNS_BETWEEN_LOOKS == 0:
                look_around(match, people)
            seq = who.answer(update)["seq"]
            for socket in (one, other, third):
                socket.until(lambda latest, seq=seq: latest["seq"] >= seq)  # type: ignore[misc]
            turn += 1
        ears = (one, other, third)
    for somebody, bodies, ear in zip(people, answered, ears, strict=True):
        texts = bodies + [json.dumps(message, separators=(",", ":")) for message in ear.heard]
        others = [one for one in people if one is not somebody]
        forbidden = [link, *fingerprints, *(one.me["id"] for one in others), *(one.cookie for one in others)]
        assert not [text for text in texts if any(word in text for word in forbidden)]
        assert not [text for text in texts if secret in text and '"status":"over"' not in text]
    written = anna.http.get(f"/api/matches/{match}/record", params={"form": "json"}).text
    for seat, ear in ((0, one), (1, other), (None, third)):
        chronicle = people[2 if seat is None else seat].get(f"/api/matches/{match}/chronicle")
        compare(written, seat, [message for message in ear.heard if message["type"] == "update"], chronicle)


FIRST = "SELECT body FROM entries WHERE match = ? AND seq = 0"


def listening(client: Client) -> list[str]:
    """All answers that a client gets from now on."""
    heard: list[str] = []

    def hear(response: httpx.Response) -> None:
        response.read()
        heard.append(f"{response.headers} {response.text}")

    client.http.event_hooks = {"response": [hear]}
    return heard


def look_around(match: str, people: tuple[Client, ...]) -> None:
    """Ask for whatever there is."""
    for somebody in people:
        for path in ("", "/chronicle", "/since", "/ledger", "/why?answer=0", "/ahead", "/plan?answers=0"):
            somebody.http.get(f"/api/matches/{match}{path}")
        for path in ("/notes", "/record", "/record?form=json"):
            somebody.http.get(f"/api/matches/{match}{path}")
        for path in ("/sit", "/resume", "/rematch", "/undo-reply"):
            somebody.http.post(f"/api/matches/{match}{path}", json={})
        somebody.http.post(f"/api/matches/{match}/hint", json={"seconds": 0.1})
        somebody.http.post(f"/api/matches/{match}/hint/task", json={})
        for which in ("mine", "open", "running"):
            somebody.http.get("/api/matches", params={"which": which})
        for path in ("/api/me", "/api/me/tokens", "/health", "/metrics", *LONG_DOCUMENTS):
            somebody.http.get(path)


def compare(written: str, seat: int | None, updates: list[dict[str, Any]], chronicle: list[dict[str, Any]]) -> None:
    """What a seat was told, with what the engine lets it see of the same game."""
    record = torri.Record.from_json(written)
    assert record.verify().holds
    position = record.start()
    views, told = [plain(position.view(seat))], []
    for answer in record.answers:
        actor, text = position.actor, position.text(answer)
        events = (event.seen_by(seat) for event in position.apply(answer))
        seen = [{"name": event.name, "rule": event.rule, "facts": event.facts} for event in events]
        told.append(plain({"actor": actor, "text": text if actor == seat else None, "events": seen}))
        views.append(plain(position.view(seat)))
    assert len(updates) > 50
    for update in updates:
        assert update["seat"] == seat
        assert update["view"] == views[update["table"]["ply"]]
    happened = [one for update in updates for one in update["happened"]]
    assert {one["ply"] for one in chronicle} == set(range(len(record.answers)))
    for one in happened + chronicle:
        seen = [{name: event[name] for name in ("name", "rule", "facts")} for event in one["events"]]
        assert {"actor": one["actor"], "text": one["text"], "events": seen} == told[one["ply"]]


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_a_deal_of_the_day_is_nobody_elses_and_played_once(server: Server) -> None:
    anna, bruno = server.client("Anna"), server.client("Bruno")
    deals = anna.get("/api/deals")
    day = deals["day"]
    match = anna.post("/api/deals/patrizier")["match"]
    for path in ("", "/replay", "/chronicle", "/record", "/ledger"):
        assert bruno.refused("GET", f"/api/matches/{match}{path}")["status"] == 403
    assert match not in str(bruno.get("/api/matches", which="running"))
    assert anna.refused("POST", f"/api/matches/{match}/hint")["type"] == "torri:no-hints"
    anna.post(f"/api/matches/{match}/resign")
    assert anna.get(f"/api/matches/{match}")["table"]["end"]["secret"] == ""
    for client in (anna, bruno):  # who gives up has made nothing of it
        assert client.refused("GET", f"/api/deals/patrizier/{day}")["type"] == "torri:deal-sealed"
    if anna.get("/api/deals")["day"] == day:  # unless midnight has just gone by
        assert anna.refused("GET", f"/api/matches/{match}/record")["type"] == "torri:deal-sealed"
        assert anna.refused("POST", "/api/deals/patrizier")["type"] == "torri:deal-played"
        anna.post("/api/logout")
        anna.post("/api/guests", name="Nobody")
        assert anna.refused("POST", "/api/deals/patrizier")["type"] == "torri:deal-played-here"
        assert {one["game"] for one in anna.get("/api/deals")["deals"] if one["state"] == "other"} == {"patrizier"}
    assert anna.refused("GET", "/api/deals/patrizier/2026-02-31")["status"] == 403
    past = bruno.get("/api/deals/patrizier/2026-01-01")
    assert hashlib.sha256(bytes.fromhex(past["secret"])).hexdigest() == past["commitment"]
    assert secret_of(server, match) not in str(past) + str(deals)
