"""Reviews over HTTP, with a real server, its worker processes and its database."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client, Server
from tests.server.test_insights import digest as review_digest
from tests.server.waiting import looks
from torri.server.reviews.model import REVIEW_VERSION

REVIEW_SECONDS = 150.0


def finished(anna: Client, answers: int, **more: Any) -> str:
    """A match against oneself that is given up after so many answers."""
    match: str = anna.create(["me", {"kind": "bot", "level": "novizio"}], **more)["match"]
    with anna.socket(match) as socket:
        update = socket.until(lambda update: update["view"]["answers"])
        for _ in range(answers):
            assert socket.answer(update)["type"] == "taken"
            update = socket.until(partial(goes_on, update["seq"]))
    if not update["table"]["end"]:
        anna.post(f"/api/matches/{match}/resign")
    assert anna.get(f"/api/matches/{match}")["table"]["status"] == "over"
    return match


def keep_review(server: Server, match: str, own: float) -> None:
    """A review of which only what insights need is known."""
    with closing(sqlite3.connect(server.data / "torri.db")) as connection, connection:
        kept = (match, REVIEW_VERSION, "quick", 0, "{}", review_digest(own=own))
        connection.execute("INSERT INTO reviews VALUES (?, ?, ?, ?, ?, ?)", kept)


def goes_on(seq: int, update: dict[str, Any]) -> bool:
    """Whether there is a new question, or an end."""
    return bool(update["seq"] > seq and (update["view"]["answers"] or update["table"]["end"]))


def until(anna: Client, match: str, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    state: dict[str, Any] = {}
    for _ in looks(REVIEW_SECONDS, 0.1 if holds is runs else 1.0):  # one that runs is soon done
        state = anna.get(f"/api/matches/{match}/review")
        if holds(state):
            return state
    raise AssertionError(f"it stays {state['status']}, {state['done']} of {state['of']}")


def done(state: dict[str, Any]) -> bool:
    return bool(state["status"] == "done")


def runs(state: dict[str, Any]) -> bool:
    return bool(state["status"] == "running" and state["done"] > 0)


def test_a_review_is_begun_followed_and_read(server: Server) -> None:
    anna, stranger = server.client("Anna"), server.client()
    match = finished(anna, 8)
    path = f"/api/matches/{match}/review"
    nothing = {"status": "none", "effort": None, "done": 0, "of": 0, "yours": False, "course": None, "review": None}
    assert anna.get(path) == nothing
    response = anna.http.post(path, json={"effort": "quick"})
    assert response.status_code == 202
    assert response.json()["status"] in ("waiting", "running")
    assert response.json()["yours"]
    assert anna.post(path, effort="quick")["effort"] == "quick"  # not started again
    state = until(anna, match, done)
    review = state["review"]
    assert (review["effort"], review["rules"], len(review["booked"])) == ("quick", 1, 2)
    course = review["course"]
    assert len(course["plies"]) == len(course["margins"]) == len(course["actors"])
    for one in review["booked"]:
        assert one["start"] + one["luck"] + one["own"] + one["rivals"] == pytest.approx(one["margin"], abs=0.02)
        assert one["found"] - one["lost"] == pytest.approx(one["own"], abs=0.02)
    judged = [one for one in review["judged"] if one["seat"] == 0]
    assert len(judged) >= 4
    for one in judged:
        assert one["ply"] <= one["departed"] < one["end"]
        assert (one["best"] is not None) == (one["loss"] > 0)
        for plan in (one["given"], one["best"] or one["given"]):
            assert plan["told"][0]["text"]
            assert all(answer["name"] and answer["text"] for answer in plan["answers"])
        if one["best"]:
            assert one["loss"] == pytest.approx(one["best"]["margin"] - one["given"]["margin"], abs=0.011)
        assert bool(one["why"]) == one["mistake"]
    sums = [sum(one["points"] for one in review["sources"] if one["seat"] == seat) for seat in range(2)]
    assert sums == anna.get(f"/api/matches/{match}")["table"]["end"]["scores"]
    assert stranger.get(path)["review"] == review  # who may look at the match may look at its review
    again = anna.post(path, effort="quick")
    assert (again["status"], again["review"]) == ("done", review)


def test_insights_are_from_ones_own_matches_and_for_oneself(server: Server) -> None:
    anna, bruno = server.client("Anna"), server.client("Bruno")
    match: str = anna.create(["me", {"kind": "bot", "level": "novizio"}])["match"]
    with anna.socket(match) as socket:
        update = socket.until(lambda update: update["view"]["answers"])
        while not update["table"]["end"]:
            socket.answer(update)
            update = socket.until(partial(goes_on, update["seq"]))
    (told,) = anna.get("/api/insights")["games"]
    assert (told["game"], told["unreviewed"], told["matches"]) == ("patrizier", [match], [])
    keep_review(server, match, own=2.5)
    (told,) = anna.get("/api/insights")["games"]
    assert (told["unreviewed"], [(one["match"], one["own"]) for one in told["matches"]]) == ([], [(match, 2.5)])
    for nobody in (server.client(), bruno):
        assert nobody.get("/api/insights")["games"] == []


def test_who_may_begin_and_cancel(server: Server) -> None:
    anna, bruno = server.client("Anna"), server.client("Bruno")
    match = finished(anna, 12)
    path = f"/api/matches/{match}/review"
    assert server.client().refused("POST", path, effort="quick")["type"] == "torri:not-known"
    assert anna.refused("POST", path, effort="endless")["status"] == 400
    anna.post(path, effort="thorough")
    until(anna, match, runs)
    assert not bruno.get(path)["yours"]
    assert bruno.refused("DELETE", path)["type"] == "torri:not-your-seat"
    began = time.monotonic()
    assert anna.http.delete(path).json()["status"] == "cancelled"
    assert time.monotonic() - began < 60, "a thorough review takes longer"
    assert anna.get(path)["status"] == "cancelled"
    assert anna.get(path)["review"] is None
    bruno.post(path, effort="quick")  # a spectator may begin one, and whoever sat there may cancel it
    assert anna.http.delete(path).json()["status"] == "cancelled"
    assert anna.http.delete(path).json()["status"] == "cancelled"  # once more does no harm


def test_nobody_fills_the_queue_alone(server: Server) -> None:
    anna = server.client("Anna")
    *first, last = [finished(anna, 3) for _ in range(4)]
    for match in first:
        assert anna.post(f"/api/matches/{match}/review", effort="thorough")["status"] in ("waiting", "running")
    assert anna.refused("POST", f"/api/matches/{last}/review", effort="quick")["type"] == "torri:too-many"
    for match in reversed(first):
        assert anna.http.delete(f"/api/matches/{match}/review").json()["status"] == "cancelled"
    assert anna.post(f"/api/matches/{last}/review", effort="quick")["status"] in ("waiting", "running")
    assert anna.http.delete(f"/api/matches/{last}/review").json()["status"] == "cancelled"


def test_only_what_is_over_and_may_be_looked_at_is_reviewed(server: Server) -> None:
    anna, bruno = server.client("Anna"), server.client("Bruno")
    running = anna.create(["me", {"kind": "bot"}])["match"]
    problem = anna.refused("POST", f"/api/matches/{running}/review", effort="quick")
    assert (problem["type"], problem["status"]) == ("torri:not-now", 409)
    private = finished(anna, 1, watched=False)
    for method in ("GET", "POST", "DELETE"):
        data = {"effort": "quick"} if method == "POST" else {}
        assert bruno.refused(method, f"/api/matches/{private}/review", **data)["type"] == "torri:not-watched"
    assert anna.refused("GET", "/api/matches/nothing/review")["status"] == 404


def test_what_is_done_outlives_the_server_and_what_is_not_does_not(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        anna = server.client("Anna")
        kept, lost = finished(anna, 3), finished(anna, 12)
        anna.post(f"/api/matches/{kept}/review", effort="quick")
        review = until(anna, kept, done)["review"]
        anna.post(f"/api/matches/{kept}/review", effort="thorough")  # the quick one stays until it is done
        until(anna, kept, runs)
        assert anna.get(f"/api/matches/{kept}/review")["review"] == review
        anna.post(f"/api/matches/{lost}/review", effort="quick")
        assert anna.get(f"/api/matches/{lost}/review")["status"] == "waiting"  # one at a time
        server.kill()
        server.start()
        found = anna.get(f"/api/matches/{kept}/review")
        assert (found["status"], found["effort"], found["review"]) == ("done", "quick", review)
        assert anna.get(f"/api/matches/{lost}/review")["status"] == "none"
        with closing(sqlite3.connect(server.data / "torri.db")) as connection, connection:
            connection.execute("UPDATE reviews SET version = 0, body = '{}'")
        assert anna.get(f"/api/matches/{kept}/review")["status"] == "none"  # of an older version
        anna.post(f"/api/matches/{lost}/review", effort="quick")
        until(anna, lost, runs)
        assert server.stop() == 0  # in the middle of it
    finally:
        server.send_home()
        server.stop()
