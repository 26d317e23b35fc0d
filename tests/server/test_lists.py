"""Lists of matches: what is in them for whom, and what they say of a match."""

from __future__ import annotations

import json
from typing import Any

from tests.server.running import Client, Server
from tests.server.test_live import seated
from torri.matches.chairs import Who
from torri.matches.storage import Head
from torri.server.http.listing import listing


def ids(client: Client, which: str) -> set[str]:
    return {str(one["id"]) for one in client.get("/api/matches", which=which)}


def test_lists_show_own_matches_and_public_tables(server: Server) -> None:
    anna, _, private = seated(server)
    _, _, public = seated(server, public=True)
    _, _, unwatched = seated(server, public=True, watched=False)
    waiting, hidden = (anna.create(["me", "open"], public=shown)["match"] for shown in (True, False))
    with server.client() as stranger, server.client("Carla") as carla:
        for somebody in (stranger, carla):
            lists = {which: ids(somebody, which) for which in ("mine", "open", "running")}
            assert lists["mine"] == set()
            assert waiting in lists["open"] and public in lists["running"]
            assert not {private, hidden, unwatched} & (lists["open"] | lists["running"])
    assert ids(anna, "mine") == {private, waiting, hidden}


def test_lists_say_who_sits_there_and_how_it_is_played(server: Server) -> None:
    anna, bruno = server.client("Anna"), server.client("Bruno")
    chairs: list[str | dict[str, Any]] = ["me", {"kind": "bot", "level": "garzone"}, "friend", "open"]
    clock = {"bank": 600, "increment": 10, "hour": "live"}
    match = anna.create(chairs, "firenze", public=True, clock=clock, options={"campanile": True})["match"]
    for somebody, yours in ((anna, True), (bruno, False)):
        (one,) = (found for found in somebody.get("/api/matches", which="open") if found["id"] == match)
        assert [(seat["kind"], seat["name"], seat["yours"]) for seat in one["seats"]] == [
            ("person", "Anna", yours),
            ("bot", "Cosimo", False),
            ("friend", "", False),
            ("open", "", False),
        ]
        assert one["seats"][1]["level"] == "garzone"
        assert (one["host"], one["yours"], one["free"], one["clock"]) == ("Anna", yours, 2, clock)
        assert one["options"]["campanile"] is True
        assert anna.me["id"] not in json.dumps(one)
    anna, bruno, played = seated(server, public=True)
    bruno.post(f"/api/matches/{played}/resign")
    over = next(found for found in anna.get("/api/matches") if found["id"] == played)
    assert over["winners"] == [0] and over["places"] == [1, 2] and len(over["scores"]) == 2
    wanted = {"game": over["game"], "against": "people", "name": " BRU", "rated": "false"}
    for somebody, result in ((anna, "won"), (bruno, "lost")):
        wishes = wanted | {"result": result, "name": " BRU" if somebody is anna else "ann"}
        assert [one["id"] for one in somebody.get("/api/history", **wishes)] == [played]
        assert somebody.get("/api/history", before=over["changed"]) == []
    assert anna.get("/api/history", against="bots") == server.client().get("/api/history") == []


def test_matches_stored_before_there_was_more_to_say_are_listed_too() -> None:
    names = ["Anna", "garzone", None]
    summary = {"seats": names, "free": 1, "ply": 7, "options": {}, "clock": True, "watched": True, "delay": 0}
    old = Head("m", "patrizier", "open", True, "a", 1, 2, 3, seats=("a", None, None), summary=summary)
    found = listing(old, Who("a", "Anna"), 5)
    assert [(seat.kind, seat.name, seat.level, seat.yours) for seat in found.seats] == [
        ("person", "Anna", None, True),
        ("bot", "", "garzone", False),
        ("open", "", None, False),
    ]
    assert (found.clock, found.host, found.yours, found.ply) == (None, "", True, 7)
