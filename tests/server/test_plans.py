"""Plans over a real server: all answers of a turn in one message, taken together or not at all, whatever breaks."""

from __future__ import annotations

import json
import socket as sockets
import struct
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.amount import amount, cases
from tests.server.running import Client, Server, Socket
from tests.server.test_kill import in_sqlite
from tests.server.test_live import asked, seated

CUTS = amount(short=8, long=100)
KILLS = amount(short=1, long=20)
ILLEGAL_ANSWER = 62  # no question of Patrizier's has it as a legal answer at the start
RESET_AT_ONCE = struct.pack("ii", 1, 0)  # linger for no seconds: the other side sees a reset


def at_one_device(server: Server) -> tuple[Client, str]:
    """Anna plays both seats: it is always her turn."""
    anna = server.client("Anna")
    return anna, anna.create(["me", {"kind": "me", "name": "Bruno"}])["match"]


def joined(answers: list[int]) -> str:
    return ",".join(map(str, answers))


def whole_turn(client: Client, match: str, rng: Random | None = None) -> tuple[dict[str, Any], list[int]]:
    """How the match stands, and answers until somebody else or chance is asked."""
    answers: list[int] = []
    while True:
        steps = client.get(f"/api/matches/{match}/plan", answers=joined(answers))["steps"]
        if steps[-1]["ends"]:
            return steps[0], answers
        offered = [one["answer"] for one in steps[-1]["answers"]]
        answers.append(rng.choice(offered) if rng else offered[0])


def ply_of(client: Client, match: str) -> int:
    return int(client.get(f"/api/matches/{match}")["table"]["ply"])


def given(client: Client, match: str, first: int, seat: int) -> list[int]:
    """The plies from one on at which a seat answered, and not the rules for it, before anybody else did."""
    plies = []
    for one in client.get(f"/api/matches/{match}/chronicle", first=first, seat=seat):
        if one["actor"] != seat:
            break
        if one["by"] != "rules":
            plies.append(one["ply"])
    return plies


# Giving


def test_a_plan_is_taken_and_told_as_one_step(server: Server) -> None:
    anna, bruno, match = seated(server)
    with anna.socket(match) as one, bruno.socket(match) as other:
        who, update = asked(one, other)
        rival, planner = (other, anna) if who is one else (one, bruno)
        _, plan = whole_turn(planner, match)
        assert len(plan) > 1
        who.send(type="plan", seq=update["seq"], id="p1", answers=plan)
        taken = who.read("taken")
        assert taken["id"] == "p1" and taken["seq"] >= update["seq"] + len(plan)
        rival.latest = {}
        told = rival.until(lambda latest: latest["happened"])
        assert told["seq"] == taken["seq"], "one update, and it is the last"
        assert sum(happened["actor"] == update["seat"] for happened in told["happened"]) >= len(plan)
        who.send(type="plan", seq=update["seq"], id="p1", answers=plan)
        assert (again := who.read("refused"))["problem"] == "repeated" and again["id"] == "p1"
        who.send(type="plan", seq=update["seq"], id="p2", answers=plan)
        assert who.read("refused")["problem"] == "stale"
        assert anna.get(f"/api/matches/{match}")["seq"] == taken["seq"]


def test_programs_give_plans_by_request(server: Server) -> None:
    anna, match = at_one_device(server)
    now, plan = whole_turn(anna, match)
    ply = ply_of(anna, match)
    taken = anna.post(f"/api/matches/{match}/plan", seq=now["seq"], id="r1", answers=plan)
    assert taken["id"] == "r1"
    assert len(given(anna, match, ply, now["seat"])) == len(plan)
    refused = anna.refused("POST", f"/api/matches/{match}/plan", seq=now["seq"], id="r1", answers=plan)
    assert (refused["type"], refused["status"]) == ("torri:repeated", 409)
    assert anna.refused("POST", f"/api/matches/{match}/plan", seq=0, id="r2", answers=[])["status"] == 400


@pytest.mark.parametrize("place", [0, 1])
def test_a_forbidden_answer_refuses_all_and_is_named(server: Server, place: int) -> None:
    anna, match = at_one_device(server)
    now, plan = whole_turn(anna, match)
    plan[place] = ILLEGAL_ANSWER
    with anna.socket(match) as socket:
        socket.send(type="plan", seq=now["seq"], id="p", answers=plan)
        refused = socket.read("refused")
    assert (refused["problem"], refused["id"], refused["number"]) == ("illegal-plan", "p", place + 1)
    assert refused["reasons"][0]["rule"].startswith("P") and refused["reasons"][0]["text"] in refused["detail"]
    problem = anna.refused("POST", f"/api/matches/{match}/plan", seq=now["seq"], id="p", answers=plan)
    assert (problem["type"], problem["facts"]["number"]) == ("torri:illegal-plan", place + 1)
    assert problem["reasons"] == refused["reasons"]
    assert anna.get(f"/api/matches/{match}")["seq"] == now["seq"], "nothing has happened"


def test_a_plan_does_not_reach_beyond_the_turn(server: Server) -> None:
    anna, match = at_one_device(server)
    now, plan = whole_turn(anna, match)
    with anna.socket(match) as socket:
        socket.send(type="plan", seq=now["seq"], id="p", answers=[*plan, 0])
        refused = socket.read("refused")
    assert (refused["problem"], refused["number"]) == ("plan-too-long", len(plan) + 1)
    assert anna.get(f"/api/matches/{match}")["seq"] == now["seq"]


# Looking


@pytest.mark.parametrize("game", cases(short=["florenza"], long=["patrizier", "firenze", "florenza"]))
def test_one_request_shows_every_step(server: Server, game: str) -> None:
    anna = server.client("Anna")
    match = anna.create(["me", {"kind": "me", "name": "Bruno"}], game)["match"]
    _, plan = whole_turn(anna, match)
    steps = anna.get(f"/api/matches/{match}/plan", answers=joined(plan))["steps"]
    single = [anna.get(f"/api/matches/{match}/ahead", after=joined(plan[:count])) for count in range(len(plan) + 1)]
    assert steps == single
    forbidden = anna.refused("GET", f"/api/matches/{match}/plan?answers=999")
    assert (forbidden["type"], forbidden["facts"]["number"]) == ("torri:illegal-plan", 1)


# Breaking


def cut(socket: Socket, *, after: int | None = None, **message: Any) -> None:
    """Send a message, or its first bytes, and lose the connection before any answer could be read."""
    connection = socket.socket
    connection.protocol.send_text(json.dumps(message).encode())
    data = b"".join(connection.protocol.data_to_send())
    connection.socket.sendall(data[:after])
    connection.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, RESET_AT_ONCE)
    connection.socket.close()


def test_a_connection_cut_behind_a_plan_loses_all_of_it_or_nothing(server: Server) -> None:
    rng = Random(3)
    anna, match = at_one_device(server)
    for number in range(CUTS):
        now, plan = whole_turn(anna, match, rng)
        seat, ply = now["seat"], ply_of(anna, match)
        message = {"type": "plan", "seq": now["seq"], "id": f"cut-{number}", "answers": plan, "seat": seat}
        with anna.socket(match) as socket:
            socket.read("update")
            part = rng.choice([None, None, 1, 40])
            cut(socket, after=part, **message)
        found = len(given(anna, match, ply, seat))
        assert found in (0, len(plan)), "half of a plan was taken"
        with anna.socket(match) as socket:
            socket.send(**message)
            while (reply := socket.read())["type"] not in ("taken", "refused"):
                pass
        assert reply["type"] == "taken" or (reply["problem"] == "repeated" and part is None), reply
        assert len(given(anna, match, ply, seat)) == len(plan), "the plan is not there once"
    assert "unexpected" not in server.log.read_text(encoding="utf-8")


def test_a_server_killed_behind_a_plan_has_all_of_it_or_nothing(tmp_path: Path) -> None:
    rng = Random(4)
    server = Server(tmp_path / "data").start()
    try:
        anna, match = at_one_device(server)
        for number in range(KILLS):
            now, plan = whole_turn(anna, match, rng)
            message = {"seq": now["seq"], "id": f"kill-{number}", "answers": plan, "seat": now["seat"]}
            with anna.socket(match) as socket:
                socket.read("update")
                socket.send(type="plan", **message)
                time.sleep(rng.random() * 0.02)
                server.kill()
            assert len(chosen(server, match, now["seq"])) in (0, len(plan)), "half of a plan was stored"
            server.start()
            reply = anna.http.post(f"/api/matches/{match}/plan", json=message)
            assert reply.is_success or reply.json()["type"] == "torri:repeated", reply.text
            assert chosen(server, match, now["seq"]) == plan
    finally:
        server.send_home()
        server.stop()


def chosen(server: Server, match: str, since: int) -> list[int]:
    """The answers that were stored from a seq on, without those that the rules gave."""
    stored = in_sqlite(server.data)
    entries = [entry for (of, seq), entry in sorted(stored.items()) if of == match and seq >= since]
    return [int(str(one["answer"])) for one in entries if one["kind"] == "answered" and one.get("by") != "rules"]
