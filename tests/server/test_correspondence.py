"""Days for a turn, over a real server: plans that are left behind, and vacations."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.listening import eventually
from tests.server.running import Client, Server
from tests.server.test_ratings import account
from torri.matches.vacations import DAYS_A_YEAR

BANK = 3 * 86_400
DAYS = {"bank": BANK, "hour": "days"}
DAY_MS = 86_400_000


def by_correspondence(server: Server) -> tuple[Client, Client, str]:
    """A match of two, and who is asked first."""
    anna, bruno = account(server, "Anna"), account(server, "Bruno")
    match = str(anna.create(["me", "open"], clock=DAYS)["match"])
    bruno.post(f"/api/matches/{match}/sit")
    eventually(lambda: anna.get(f"/api/matches/{match}")["table"]["status"] == "running")
    asked = anna.get(f"/api/matches/{match}")["view"]["actor"]
    return (anna, bruno, match) if anna.get(f"/api/matches/{match}")["seat"] == asked else (bruno, anna, match)


def turn(client: Client, match: str) -> list[int]:
    """Some plan of the one who is asked."""
    answers: list[int] = []
    while True:
        joined = ",".join(map(str, answers))
        last = client.get(f"/api/matches/{match}/plan", answers=joined)["steps"][-1]
        if last["ends"]:
            return answers
        answers.append(last["answers"][0]["answer"])


def play(client: Client, match: str, answers: list[int]) -> None:
    seq = client.get(f"/api/matches/{match}")["seq"]
    client.post(f"/api/matches/{match}/plan", seq=seq, id=f"p{seq}", answers=answers)


def supposed_plan(client: Client, match: str, steps: list[dict[str, Any]], others: list[dict[str, Any]]) -> list[int]:
    plan: list[int] = []
    while True:
        wish = [*steps, {"others": others, "plan": plan}]
        last = client.post(f"/api/matches/{match}/suppose", steps=wish)["steps"][-1]
        if last["ends"]:
            return plan
        plan.append(last["answers"][0]["answer"])


def seen(client: Client, match: str) -> dict[str, Any]:
    """How a match stands for somebody, but for the time."""
    update: dict[str, Any] = client.get(f"/api/matches/{match}")
    del update["table"]["clock"]
    return update


def test_a_plan_waits_for_its_turn_over_a_restart_and_nobody_else_knows_of_it(server: Server) -> None:
    first, second, match = by_correspondence(server)
    seat, other = (one.get(f"/api/matches/{match}")["seat"] for one in (second, first))
    before = seen(first, match)
    anything = [{"seat": other, "anything": True}]
    offers = second.post(f"/api/matches/{match}/suppose", steps=[{}])
    assert offers["asked"] == other and offers["offers"] and not offers["steps"]
    plan = supposed_plan(second, match, [], anything)
    steps = [{"others": anything, "plan": plan[:1]}]
    left = second.post(f"/api/matches/{match}/plans", steps=steps)
    second.http.delete(f"/api/matches/{match}/plans/{left['id']}").raise_for_status()
    assert second.get(f"/api/matches/{match}/plans") == []
    left = second.post(f"/api/matches/{match}/plans", steps=steps)
    (kept,) = second.get(f"/api/matches/{match}/plans")
    assert kept == left and kept["steps"][0]["others"] == [{"seat": other, "answers": [], "anything": True}]

    assert seen(first, match) == before, "nothing of it is seen by others"
    assert first.get(f"/api/matches/{match}/plans") == []
    refused = first.http.delete(f"/api/matches/{match}/plans/{left['id']}")
    assert refused.json()["type"] == "torri:unknown-item"
    refused = server.client("Clara").http.post(f"/api/matches/{match}/suppose", json={"steps": [{}]})
    assert refused.json()["type"] == "torri:not-your-seat"
    refused = first.http.post(f"/api/matches/{match}/suppose", json={"steps": [{}]})
    assert refused.json()["type"] == "torri:your-turn-already"

    server.kill()
    server.start()
    for client in (first, second):
        client.http.base_url = server.address
    play(first, match, turn(first, match))
    eventually(lambda: second.get(f"/api/matches/{match}/plans") == [])
    told = first.get(f"/api/matches/{match}/chronicle", first=0)
    own = [one for one in told if one["actor"] == seat and one["by"] != "rules"]
    if own:  # it still meant the same
        assert len(own) == 1
    assert first.http.post(f"/api/matches/{match}/suppose", json={"steps": [{}]}).status_code in (200, 409)


def test_if_he_does_something_else_she_is_called_and_what_follows_a_plan_waits_on(server: Server) -> None:
    first, second, match = by_correspondence(server)
    seat, other = (one.get(f"/api/matches/{match}")["seat"] for one in (second, first))
    offered = [one["answer"] for one in second.post(f"/api/matches/{match}/suppose", steps=[{}])["offers"]]
    legal = [one["answer"] for one in first.get(f"/api/matches/{match}/plan")["steps"][0]["answers"]]
    assert len(set(legal) & set(offered)) > 1 and len(offered) > len(legal), "whatever he might hold is offered"
    done = turn(first, match)
    unlike = next(one for one in offered if one != done[0])
    for answer in (unlike, done[0]):
        others = [{"seat": other, "answers": [answer], "anything": True}]
        plan = supposed_plan(second, match, [], others)
        then = {"others": others, "plan": plan}
        again = [{"seat": other, "anything": True}]
        chain = [then, {"others": again, "plan": supposed_plan(second, match, [then], again)}]
        second.post(f"/api/matches/{match}/plans", steps=chain)
    assert len(second.get(f"/api/matches/{match}/plans")) == 2
    play(first, match, done)

    def is_settled() -> bool:
        """Given whole, and the rest waits on; or not at all, and then it is her turn and nothing is left."""
        left = [len(one["steps"]) for one in second.get(f"/api/matches/{match}/plans")]
        asked = second.get(f"/api/matches/{match}")["view"]["actor"]
        return (asked == other and left == [1]) or (asked == seat and left == [])

    eventually(is_settled)
    live = first.create(["me", "me"])["match"]
    refused = first.http.post(f"/api/matches/{live}/suppose", json={"steps": [{}]})
    assert refused.json()["type"] == "torri:not-by-correspondence"


@pytest.mark.parametrize("days", [4])
def test_on_vacation_a_clock_of_days_stands_still_and_others_see_until_when(server: Server, days: int) -> None:
    first, second, match = by_correspondence(server)
    seat = first.get(f"/api/matches/{match}")["seat"]
    assert first.get("/api/me/vacation") == {"until": None, "left": DAYS_A_YEAR, "yearly": DAYS_A_YEAR}
    began = time.time() * 1_000
    told = first.http.put("/api/me/vacation", json={"days": days}).json()
    assert told["left"] == DAYS_A_YEAR - days
    assert abs(told["until"] - began - days * DAY_MS) < 60_000
    table = second.get(f"/api/matches/{match}")["table"]
    assert table["seats"][seat]["vacation"] == told["until"]
    assert table["clock"]["left"][seat] <= BANK * 1_000
    again = first.http.put("/api/me/vacation", json={"days": 1})
    assert again.json()["type"] == "torri:on-vacation-already"
    assert first.http.delete("/api/me/vacation").json()["left"] == DAYS_A_YEAR - 1, "a day that has begun counts"
    assert second.get(f"/api/matches/{match}")["table"]["seats"][seat]["vacation"] <= time.time() * 1_000
    assert first.http.delete("/api/me/vacation").json()["type"] == "torri:no-vacation"
    too_long = first.http.put("/api/me/vacation", json={"days": DAYS_A_YEAR})
    assert too_long.json()["type"] == "torri:vacation-too-long"
