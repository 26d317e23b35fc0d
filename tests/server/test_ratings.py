"""Rated matches: who may play them, what they do to ratings, who sees that."""

from __future__ import annotations

import time
from secrets import token_hex
from typing import Any

from tests.server.running import Client, Server
from tests.server.test_reviews import keep_review

PASSWORD = "a long enough password"


def account(server: Server, name: str) -> Client:
    client = server.client(name)
    client.me = client.post("/api/me/account", login=f"{name}-{token_hex(4)}", password=PASSWORD)
    return client


def rated(client: Client, match: str) -> dict[str, Any]:
    """The match in somebody's history, once it is rated."""
    deadline = time.monotonic() + 20
    while True:
        (found,) = (one for one in client.get("/api/history", rated="true") if one["id"] == match)
        if found["change"] is not None:
            return dict(found)
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_rated_match_moves_the_ratings_of_accounts_and_only_its_own_result_does(server: Server) -> None:
    guest, anna, bruno = server.client("Guest"), account(server, "Anna"), account(server, "Bruno")
    chairs = [{"kind": "me"}, {"kind": "friend"}]
    wish: dict[str, Any] = {"game": "patrizier", "rated": True}
    assert guest.refused("POST", "/api/matches", **wish, chairs=chairs)["type"].endswith("not-ratable")
    twice = [{"kind": "me"}, {"kind": "me", "name": "Anna II"}]
    assert anna.refused("POST", "/api/matches", **wish, chairs=twice)["status"] == 403
    for forged in ({"scores": [99, 0]}, {"winners": [0]}):
        anna.refused("POST", "/api/matches", **wish, chairs=chairs, **forged)

    created = anna.create(["me", "friend"], rated=True, hints=True)
    match, token = created["match"], created["links"]["1"]
    assert guest.refused("POST", f"/api/matches/{match}/sit", token=token)["type"].endswith("not-ratable")
    bruno.post(f"/api/matches/{match}/sit", token=token)
    table = anna.get(f"/api/matches/{match}")["table"]
    assert (table["terms"]["rated"], table["terms"]["hints"]) == (True, False)
    assert anna.get("/api/ratings") == []  # nothing is known before the end
    bruno.post(f"/api/matches/{match}/resign")

    won, lost = rated(anna, match), rated(bruno, match)
    assert (won["places"], won["rated"]) == ([1, 2], True)
    assert won["change"] == -lost["change"] > 0
    (rating,) = anna.get("/api/ratings")
    assert (rating["points"], rating["matches"], rating["provisional"]) == (1_500 + won["change"], 1, True)

    page = guest.get(f"/api/people/{anna.me['login'].upper()}")
    assert (page["name"], page["yours"], page["matches"], page["won"]) == ("Anna", False, 1, 1)
    (game,) = page["games"]
    assert game["rating"] == rating and game["form"] == [True] and game["course"][0]["points"] == rating["points"]
    assert anna.me["id"] not in str(page)
    casual = anna.create(["me", {"kind": "bot", "level": "novizio"}])["match"]
    anna.post(f"/api/matches/{casual}/resign")
    assert anna.get("/api/profile")["matches"] == 2  # what is not rated only she sees
    assert [one["id"] for one in guest.get(f"/api/people/{anna.me['login']}/matches")] == [match]
    assert guest.get("/api/ratings/patrizier", month="2026-11")["leaders"] == []  # too little is known of both
    assert guest.get("/api/profile")["public"] is False

    anna.http.patch("/api/me", json={"settings": {"profile": "private"}}).raise_for_status()
    assert bruno.refused("GET", f"/api/people/{anna.me['login']}")["status"] == 404
    assert bruno.refused("GET", f"/api/people/{anna.me['login']}/matches")["status"] == 404
    assert anna.get(f"/api/people/{anna.me['login']}")["public"] is False


def test_friends_and_what_reviews_say_are_on_a_page_only_if_its_person_shows_them(server: Server) -> None:
    anna, bruno, carla = (account(server, name) for name in ("Anna", "Bruno", "Carla"))
    guest, page = server.client("Guest"), f"/api/people/{anna.me['login']}"
    created = anna.create(["me", "friend"], rated=True)
    bruno.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    bruno.post(f"/api/matches/{created['match']}/resign")
    rated(anna, created["match"])
    keep_review(server, created["match"], own=1.5)
    for one, other in ((anna, bruno), (bruno, anna), (anna, carla)):
        one.post("/api/friends", kind="follow", login=other.me["login"])

    seen = guest.get(page)
    assert (seen["friends"], seen["insights"], guest.get(f"{page}/insights")["games"]) == ([], False, [])
    anna.http.patch("/api/me", json={"settings": {"insights": "shown", "friends": "shown"}}).raise_for_status()
    seen = guest.get(page)
    assert [one["name"] for one in seen["friends"]] == ["Bruno"], "Carla does not follow her"
    (game,) = guest.get(f"{page}/insights")["games"]
    assert [(one["match"], one["own"]) for one in game["matches"]] == [(created["match"], 1.5)]
    assert (game["questions"], game["thirds"], game["unreviewed"]) == ([], [], []), "mistakes are nobody else's"
    assert anna.me["id"] not in str(seen) + str(game)

    bruno.http.patch("/api/me", json={"settings": {"profile": "private"}}).raise_for_status()
    assert guest.get(page)["friends"] == [], "who is not to be seen is not seen on a friend's page either"
    anna.http.patch("/api/me", json={"settings": {"profile": "private", "insights": "shown"}}).raise_for_status()
    assert guest.refused("GET", f"{page}/insights")["status"] == 404
