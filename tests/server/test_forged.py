"""Results come from matches alone: whoever brings one of their own is refused, or finds that nothing has changed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_hex
from typing import Any

import torri
from tests.playing import recorded
from tests.server.running import Client, Server
from tests.server.test_ratings import account

DOCUMENT = json.loads((Path(__file__).resolve().parents[2] / "docs" / "openapi.json").read_text(encoding="utf-8"))
RESULTS = {"scores", "places", "winners", "points", "result", "rating", "ended", "solved", "margin"}
FORGED: dict[str, Any] = {"scores": [99, 0], "places": [1, 2], "winners": [0], "cause": "over"}


def test_no_request_has_room_for_a_result() -> None:
    found = {(path, method): set(_fields(body)) & RESULTS for path, method, body in _bodies()}
    assert len(found) > 40 and not any(found.values()), {one: names for one, names in found.items() if names}


def _bodies() -> Iterator[tuple[str, str, Any]]:
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            if isinstance(operation, dict) and "requestBody" in operation:
                yield path, method, operation["requestBody"]


def _fields(schema: Any, seen: frozenset[str] = frozenset()) -> Iterator[str]:
    """The names of everything that may be written there."""
    if isinstance(schema, list):
        for one in schema:
            yield from _fields(one, seen)
    if not isinstance(schema, dict):
        return
    reference = schema.get("$ref")
    if reference is not None and reference not in seen:
        name = reference.rpartition("/")[2]
        yield from _fields(DOCUMENT["components"]["schemas"][name], seen | {reference})
    yield from schema.get("properties", {})
    for one in schema.values():
        yield from _fields(one, seen)


def test_a_client_a_program_and_a_record_bring_no_result(server: Server) -> None:
    anna, bruno = account(server, "Anna"), account(server, "Bruno")
    token = bruno.post("/api/me/tokens", name="my bot")["token"]
    program = server.client(authorization=f"Bearer {token}")
    created = anna.create(["me", "friend"], rated=True)
    match = created["match"]
    program.post(f"/api/matches/{match}/sit", token=created["links"]["1"])
    path = f"/api/matches/{match}"
    with program.socket(match) as socket:
        update = socket.until(lambda update: update["table"]["status"] == "running")
        for forged in ({"type": "ended"}, {"type": "update", "table": {"status": "over"}}):
            socket.send(**forged | FORGED)
            assert socket.read("refused")["problem"] == "no-such-message"
        if update["view"]["actor"] != 1:  # not in the name of somebody else either
            socket.send(type="answer", seq=update["seq"], id="a", answer=0, seat=0, **FORGED)
            assert socket.read("refused")["problem"] in ("no-such-message", "not-your-turn", "not-your-seat")
    for client in (anna, program):
        for method, address in (
            ("POST", f"{path}/end"),
            ("PUT", path),
            ("POST", "/api/history"),
            ("POST", "/api/ratings"),
        ):
            assert client.refused(method, address, **FORGED)["status"] in (404, 405)
        client.refused("POST", f"{path}/answer", seq=0, id="x", answer=0, **FORGED)

    record = recorded(torri.game("patrizier"), 2, 9)
    assert record.scores is not None and record.winners is not None
    won = json.loads(record.to_json())
    won["names" if "names" in won else "seats"] = ["Anna", "Bruno"]
    assert (
        anna.refused("POST", "/api/records", text=json.dumps(won | {"scores": [999, 0], "winners": [0]}))["status"]
        == 422
    )
    anna.post("/api/records", text=record.to_text())
    assert anna.get("/api/ratings") == bruno.get("/api/ratings") == []
    assert anna.get(path)["table"]["status"] == "running"
    assert anna.get("/api/history", rated="true") == []


def test_a_deal_that_is_played_in_two_tabs_counts_once(server: Server) -> None:
    anna = account(server, "Anna")
    tab = server.client()
    tab.http.cookies = anna.http.cookies
    day = anna.get("/api/deals")["day"]
    with ThreadPoolExecutor(2) as both:
        begun = list(both.map(lambda one: one.post("/api/deals/patrizier")["match"], (anna, tab)))
        match = begun[0]
        assert begun[1] == match
        first = _asked(anna, match)
        assert first is not None
        twice = both.map(_answer, (anna, tab), (match, match), (first, first))
        assert sorted(twice) == [False, True], "the tab that was slower is told so"
    while seen := _asked(anna, match):
        assert _answer(anna, match, seen)
    if anna.get("/api/deals")["day"] != day:
        return  # midnight has just gone by
    field = anna.get(f"/api/deals/patrizier/{day}")
    assert [row["yours"] for row in field["rows"]].count(True) == 1 and field["match"] == match
    assert anna.get("/api/profile")["deals"] == {"played": 1, "streak": 1, "longest": 1}
    assert [(one["id"], one["occasion"]) for one in anna.get("/api/history")] == [(match, "deal")]
    for one in (anna, tab):
        assert one.refused("POST", "/api/deals/patrizier")["type"] == "torri:deal-played"


def _asked(client: Client, match: str) -> dict[str, Any] | None:
    """How the match stands when its person is asked; nothing once it is over."""
    deadline = time.monotonic() + 30
    while (seen := client.get(f"/api/matches/{match}"))["table"]["status"] == "running":
        if seen["view"].get("answers"):
            return dict(seen)
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return None


def _answer(client: Client, match: str, seen: dict[str, Any]) -> bool:
    """Whether the first legal answer was taken."""
    wish = {"seq": seen["seq"], "id": token_hex(4), "answer": seen["view"]["answers"][0]["answer"]}
    return client.http.post(f"/api/matches/{match}/answer", json=wish).is_success
