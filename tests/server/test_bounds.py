"""One person cannot fill a server: what a person may have is bounded, and the refusal names the bound."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from tests.migrated import prepare_sqlite
from tests.server.running import PLAIN_HTTP, Client, Server
from tests.server.test_ratings import account
from tests.server.test_tournaments import MANNER
from torri.matches.bounds import PersonBounds
from torri.matches.storage.storage import REST_MS
from torri.server.app import application
from torri.server.settings import DATABASE_FILE, Settings

MOST = PersonBounds(tables=2, imports=0, notes=1, lines=2, reviews=0, tokens=1)
ALONE = {"game": "patrizier", "chairs": [{"kind": "me"}, {"kind": "me"}]}


def is_too_many(response: httpx.Response, most: int, what: str) -> bool:
    problem = response.json()
    facts = (response.status_code, problem["type"], problem["facts"]["most"], problem["facts"]["what"])
    return facts == (409, "torri:too-many", most, f"limit-{what}") and str(most) in problem["detail"]


def test_what_one_person_may_have_is_bounded(tmp_path: Path) -> None:
    prepare_sqlite(tmp_path / DATABASE_FILE)
    settings = Settings(data=tmp_path, bots=1, rates=0, most=MOST)
    with TestClient(application(settings), base_url="https://torri.example") as client:
        client.post("/api/guests", json={"name": "Anna"})
        one, other = (client.post("/api/matches", json=ALONE).json()["match"] for _ in range(2))
        assert is_too_many(client.post("/api/matches", json=ALONE), 2, "tables")
        going_on = {"ply": 0, "chairs": ALONE["chairs"]}
        assert is_too_many(client.post(f"/api/matches/{one}/continue", json=going_on), 2, "tables")
        for _ in range(2):
            client.post(f"/api/matches/{one}/say", json={"text": "ciao"}).raise_for_status()
        assert is_too_many(client.post(f"/api/matches/{one}/say", json={"text": "ciao"}), 2, "lines")
        client.post(f"/api/matches/{other}/say", json={"text": "ciao"}).raise_for_status()
        for text in ("one", "again"):
            client.put(f"/api/matches/{one}/notes", json={"text": text}).raise_for_status()
        assert is_too_many(client.put(f"/api/matches/{other}/notes", json={"text": "two"}), 1, "notes")
        client.post(f"/api/matches/{one}/resign").raise_for_status()
        client.post("/api/matches", json=ALONE).raise_for_status()
        assert is_too_many(client.post(f"/api/matches/{one}/review", json={"effort": "quick"}), 0, "reviews")
        client.post("/api/me/tokens", json={"name": "a bot"}).raise_for_status()
        assert is_too_many(client.post("/api/me/tokens", json={"name": "another"}), 1, "tokens")
        record = client.get(f"/api/matches/{one}/record").text
        assert is_too_many(client.post("/api/records", json={"text": record}), 0, "imports")
        rests_and_wakes(client, tmp_path)


def test_a_bound_holds_for_what_is_sent_at_once(tmp_path: Path) -> None:
    """What was counted may not change until it is added to."""
    bounds = [f"--most={kind}=1" for kind in ("tables", "notes", "follows", "reports", "tournaments")]
    with Server(tmp_path / "data", *bounds) as server:
        people = [account(server, name) for name in ("Bruno", "Carla", "Dino", "Elsa")]
        bruno, others = people[0], [one.me["login"] for one in people[1:]]
        played = [one.create(["me", "open"], public=True)["match"] for one in people[1:]]
        wishes: dict[str, list[tuple[str, str, dict[str, Any]]]] = {
            "tables": [("POST", "/api/matches", ALONE | {"chairs": [{"kind": "me"}, {"kind": "open"}]})] * 3,
            "notes": [("PUT", f"/api/matches/{match}/notes", {"text": "a note"}) for match in played],
            "follows": [("POST", "/api/friends", {"kind": "follow", "login": login}) for login in others],
            "reports": [("POST", "/api/reports", {"kind": "name", "login": login}) for login in others],
            "tournaments": [("POST", "/api/tournaments", MANNER | {"format": "swiss"})] * 3,
        }
        for kind, requests in wishes.items():
            answers = asyncio.run(at_once(bruno, requests))
            assert sum(one.is_success for one in answers) == 1, (kind, [one.text for one in answers])
            assert all(is_too_many(one, 1, kind) for one in answers if not one.is_success)


async def at_once(client: Client, requests: list[tuple[str, str, dict[str, Any]]]) -> list[httpx.Response]:
    """The answers to requests that are sent over as many connections at the same time."""
    headers = {"cookie": client.cookie}
    async with httpx.AsyncClient(base_url=client.http.base_url, headers=headers, verify=PLAIN_HTTP, timeout=60) as http:
        await asyncio.gather(*(http.get("/api/me") for _ in requests))  # the connections are there
        return await asyncio.gather(*(http.request(method, path, json=data) for method, path, data in requests))


def rests_and_wakes(client: TestClient[Any], data: Path) -> None:
    """A table that nobody has looked at for long is left alone, until somebody opens it."""
    storage = client.app.state.storage
    now = time.time_ns() // 1_000_000
    [match] = [one["id"] for one in client.get("/api/matches").json() if one["status"] == "running"][:1]
    found = {}
    for age in (1_000, REST_MS + 1_000):
        with closing(sqlite3.connect(data / "torri.db")) as database:
            database.execute("UPDATE matches SET due = ? WHERE id = ?", (now - age, match))
            database.commit()
        found[age] = client.blocking_portal.call(storage.overdue, now)
    assert list(found.values()) == [[match], []]
    bots = client.app.state.tables._bots
    assert not bots._is_watched(match)
    assert client.get(f"/api/matches/{match}").json()["table"]["status"] == "running"
    assert bots._is_watched(match), "whoever asks again and again waits there too"
