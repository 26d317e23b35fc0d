"""Tournaments on a real server: they run to their end by themselves, whoever vanishes and whatever is killed."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.running import Client, Server

QUICK = {"bank": 5, "increment": 60}  # whoever never answers loses soon; whoever does has time
MANNER = {"name": "Torneo di San Martino", "game": "patrizier", "players": 2, "clock": QUICK, "level": "novizio"}
MAX_SECONDS = 90


def hold(host: Client, **more: Any) -> str:
    return str(host.post("/api/tournaments", **MANNER | {"format": "swiss", "rounds": 2} | more)["tournament"])


def play_on(person: Client, match: str) -> None:
    """Answer whatever is asked now, always the first that may be answered."""
    seen = person.get(f"/api/matches/{match}")
    if seen["table"]["status"] == "running" and seen["view"].get("answers"):
        plan = {"seq": seen["seq"], "id": f"a{seen['seq']}", "answer": seen["view"]["answers"][0]["answer"]}
        person.http.post(f"/api/matches/{match}/answer", json=plan)


def test_one_of_persons_and_programs_runs_to_its_end_though_one_vanishes_and_the_server_dies(
    server: Server,
) -> None:
    livia, lapo = server.client("Livia"), server.client("Lapo")
    id = hold(livia, same_deals=True, programs=["novizio", "novizio"])
    assert lapo.refused("POST", f"/api/tournaments/{id}/begin")["type"] == "torri:not-the-host"
    assert lapo.post(f"/api/tournaments/{id}/join")["about"]["joined"]
    assert lapo.post(f"/api/tournaments/{id}/join")["about"]["entrants"] == 4, "joined once"
    begun = livia.post(f"/api/tournaments/{id}/begin")
    assert begun["about"]["status"] == "running" and len(begun["rounds"][0]) == 2
    seated = [seat["entrant"] for table in begun["rounds"][0] for seat in table["seats"]]
    assert sorted(seated) == [0, 1, 2, 3]
    assert lapo.refused("POST", f"/api/tournaments/{id}/join")["type"] == "torri:tournament-not-now"
    match = begun["your_match"]
    assert match and lapo.refused("POST", f"/api/matches/{match}/pause", seat=0)["status"] in (403, 409)
    assert livia.refused("POST", f"/api/matches/{match}/pause")["type"] == "torri:no-pause"
    stranger = server.client("Nanni")
    hidden = stranger.get(f"/api/tournaments/{id}")
    assert all(table["match"] is None for table in hidden["rounds"][0]), "who watches would know the same deal"
    assert stranger.refused("GET", f"/api/matches/{match}")["type"] == "torri:not-watched"

    killed = False
    deadline = time.monotonic() + MAX_SECONDS
    while (seen := livia.get(f"/api/tournaments/{id}"))["about"]["status"] == "running":
        assert time.monotonic() < deadline, seen
        if seen["about"]["round"] == 2 and not killed:
            server.kill()
            server.start()
            killed = True
            assert lapo.post(f"/api/tournaments/{id}/leave")["entrants"][-1]["out"]
        elif seen["your_match"]:  # Lapo does not come to the first round
            play_on(livia, seen["your_match"])
    assert seen["about"]["status"] == "over" and killed
    assert [len(one) for one in seen["rounds"]] == [2, 2] and seen["whole"] == 2
    assert sum(one["points"] for one in seen["entrants"]) == 4
    vanished = next(one for one in seen["entrants"] if one["name"] == "Lapo")
    assert vanished["points"] == 0 and vanished["rounds"] == [0, 0]
    own = next(one for one in seen["entrants"] if one["yours"])
    assert own["deal"] is not None and not own["out"]
    left = [seat for one in seen["rounds"] for table in one for seat in table["seats"] if seat["left"]]
    assert len(left) == 2, "a bot has played on in both rounds, first when time was up"
    assert [row["place"] for row in seen["entrants"]] == sorted(row["place"] for row in seen["entrants"])
    mine = [table for one in seen["rounds"] for table in one if table["yours"]]
    assert livia.get(f"/api/matches/{mine[0]['match']}/verdict")["proven"], "the round is over: its draws are open"
    assert "Livia" in livia.http.get(f"/api/tournaments/{id}/standings").text
    listed = livia.get("/api/tournaments")
    assert next(one for one in listed if one["id"] == id)["status"] == "over"


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        ({"players": 7}, "wrong-players"),
        ({"most": 40, "format": "league"}, "wrong-tournament"),
        ({"starts": 1}, "wrong-tournament"),
        ({"rated": True}, "not-ratable"),
        ({"rounds": 99}, "http-400"),
        ({"clock": None}, "http-400"),
    ],
)
def test_what_could_not_be_held_is_refused(server: Server, wish: dict[str, Any], problem: str) -> None:
    host = server.client("Livia")
    refused = host.refused("POST", "/api/tournaments", **MANNER | {"format": "swiss"} | wish)
    assert refused["type"] == f"torri:{problem}"


def test_leaving_before_the_start_too_few_full_cancelled_and_too_many(server: Server) -> None:
    livia, lapo, piero = (server.client(name) for name in ("Livia", "Lapo", "Piero"))
    id = hold(livia, most=2)
    assert livia.refused("POST", f"/api/tournaments/{id}/begin")["type"] == "torri:wrong-tournament"
    lapo.post(f"/api/tournaments/{id}/join")
    assert piero.refused("POST", f"/api/tournaments/{id}/join")["type"] == "torri:tournament-full"
    assert lapo.post(f"/api/tournaments/{id}/leave")["about"]["entrants"] == 1
    assert not livia.http.delete(f"/api/tournaments/{id}").is_error
    assert livia.get(f"/api/tournaments/{id}")["about"]["status"] == "cancelled"
    assert livia.refused("GET", "/api/tournaments/none")["type"] == "torri:unknown-tournament"
    for _ in range(5):
        hold(piero, public=False)
    assert piero.refused("POST", "/api/tournaments", **MANNER | {"format": "swiss"})["type"] == "torri:too-many"
    assert not any(one["hosted"] for one in livia.get("/api/tournaments") if one["status"] == "open")


def test_who_withdraws_loses_the_table_and_programs_alone_play_a_league(server: Server) -> None:
    livia, lapo = server.client("Livia"), server.client("Lapo")
    id = hold(livia, format="league", rounds=1)
    lapo.post(f"/api/tournaments/{id}/join")
    livia.post(f"/api/tournaments/{id}/begin")
    seen = lapo.post(f"/api/tournaments/{id}/leave")
    assert seen["about"]["status"] == "over"
    assert [(one["name"], one["points"], one["out"]) for one in seen["entrants"]] == [
        ("Livia", 1, False),
        ("Lapo", 0, True),
    ]
    id = hold(livia, format="duplicate", rounds=1, programs=["novizio"] * 4, joins=False)
    livia.post(f"/api/tournaments/{id}/begin")
    deadline = time.monotonic() + MAX_SECONDS
    while (seen := livia.get(f"/api/tournaments/{id}"))["about"]["status"] == "running":
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert sorted(one["deal"] for one in seen["entrants"]) == [0, 0, 100, 100] or seen["entrants"][0]["deal"] >= 50
