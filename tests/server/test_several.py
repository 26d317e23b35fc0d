"""Several processes serve the same matches: each can serve any match, and the others take over when one is killed."""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.amount import amount
from tests.server.crowd import Told
from tests.server.killing import kill_under_load
from tests.server.running import Client, Server, Socket
from tests.server.several import Workers, redis, shared_workers
from tests.server.test_kill import check, in_postgresql, in_sqlite
from tests.server.test_live import asked, is_running
from tests.server.test_moderation import operator
from tests.servers import PostgreSQL, Redis

__all__ = ["redis", "shared_workers"]

MATCHES = amount(short=2, long=15)  # of the crowd
KILLS = amount(short=2, long=200)
QUICK_SECONDS = 2.0  # seconds; a word through Redis takes a few milliseconds, the look without it three seconds


@pytest.fixture
def workers(shared_workers: Workers) -> Iterator[Workers]:
    yield shared_workers
    for server in (shared_workers.one, shared_workers.other):
        server.send_home()


def apart(workers: Workers, **more: Any) -> tuple[Client, Client, str]:
    """Anna and Bruno at one table, each at a process of their own."""
    anna, bruno = workers.one.client("Anna"), workers.other.client("Bruno")
    created = anna.create(["me", "friend"], **more)
    bruno.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    return anna, bruno, created["match"]


def reach(socket: Socket, seq: int, seconds: float = 20) -> None:
    """Read on until the socket has heard so much of the match."""
    socket.until(lambda latest: latest["seq"] >= seq, seconds)


def turns(one: Socket, other: Socket, number: int) -> None:
    """So many answers; whoever does not answer hears of each one quickly."""
    waits = []
    for _ in range(number):
        who, update = asked(one, other)
        taken = who.answer(update)
        assert taken["type"] == "taken"
        sent = time.monotonic()
        for socket in (one, other):
            reach(socket, taken["seq"])
        waits.append(time.monotonic() - sent)
    assert median(waits) < QUICK_SECONDS


def entries(workers: Workers, match: str) -> list[dict[str, Any]]:
    stored = in_postgresql(workers.database)
    return [dict(stored[key]) for key in sorted(stored) if key[0] == match]


def test_a_cookie_of_one_process_is_good_at_the_other(workers: Workers) -> None:
    anna = workers.one.client("Anna")
    assert workers.same(anna).get("/api/me")["id"] == anna.me["id"]


def test_an_answer_at_one_process_is_told_at_the_other(workers: Workers) -> None:
    anna, bruno, match = apart(workers)
    with anna.socket(match) as one, bruno.socket(match) as other:
        turns(one, other, 12)
        one.send(type="say", text="Ciao")
        assert other.until(lambda latest: latest["said"])["said"][0]["text"] == "Ciao"


def is_there(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda latest: bool(latest["table"]["seats"][seat]["present"])


def is_away(seat: int) -> Callable[[dict[str, Any]], bool]:
    return lambda latest: not latest["table"]["seats"][seat]["present"]


def test_who_comes_and_goes_at_one_process_is_seen_at_the_other(workers: Workers) -> None:
    anna, bruno, match = apart(workers)
    with anna.socket(match) as one:
        assert not one.read("update")["table"]["seats"][1]["present"]
        with bruno.socket(match) as other:
            assert other.until(is_there(0))["table"]["seats"][1]["present"]
            one.until(is_there(1))
            turns(one, other, 3)
            assert is_there(1)(one.latest)
        one.until(is_away(1))


@pytest.mark.long
def test_who_was_at_a_process_that_is_killed_is_away(tmp_path: Path, postgresql: PostgreSQL, redis: Redis) -> None:
    workers = Workers(tmp_path, postgresql, redis).start()
    try:
        anna, bruno, match = apart(workers)
        with anna.socket(match) as one, bruno.socket(match):
            one.until(is_there(1))
            workers.other.kill()
            one.until(is_away(1), 40)
            workers.other.start()
            with bruno.socket(match) as other:
                one.until(is_there(1))
                other.until(is_there(0))  # of a process that has just started, too
    finally:
        workers.stop()


def test_of_two_answers_to_one_question_one_wins(workers: Workers) -> None:
    anna, bruno, match = apart(workers)
    with ExitStack() as stack, ThreadPoolExecutor(2) as pool:
        clients = (anna, workers.same(anna)), (bruno, workers.same(bruno))
        pairs = [[stack.enter_context(client.socket(match)) for client in pair] for pair in clients]
        sockets = [socket for pair in pairs for socket in pair]
        seq = 0
        for _ in range(10):
            for socket in sockets:
                reach(socket, seq)
            pair = pairs[sockets[0].until(is_running)["view"]["actor"]]
            replies = list(pool.map(lambda socket: socket.answer(socket.latest), pair))
            refused, taken = sorted(replies, key=lambda reply: str(reply["type"]))
            assert (refused["type"], taken["type"]) == ("refused", "taken")
            assert refused["problem"] in ("stale", "not-your-turn")
            seq = taken["seq"]
    given = Counter(entry["client"] for entry in entries(workers, match) if "client" in entry)
    assert list(given.values()) == [1] * 10


def test_who_changes_the_process_hears_what_was_missed(workers: Workers) -> None:
    anna, bruno, match = apart(workers)
    with anna.socket(match) as one, bruno.socket(match) as other:
        turns(one, other, 4)
        known = one.latest["seq"]
        turns(one, other, 1)
        with workers.same(anna).socket(match, since=known) as again:
            missed = again.read("update")
            assert missed["seq"] == other.latest["seq"]
            assert missed["happened"]


def test_a_new_password_at_one_process_logs_out_at_the_other(workers: Workers) -> None:
    """Sockets are closed there as well, and the old cookie is good for nothing."""
    anna, _, match = apart(workers)
    anna.post("/api/me/account", login=f"{match}@torri.example", password="an old password")
    there = workers.same(anna)
    with there.socket(match) as socket:
        socket.read("update")
        anna.http.put("/api/me/password", json={"old": "an old password", "new": "a new password"}).raise_for_status()
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.read()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
    assert there.http.get("/api/me").status_code == 401
    assert anna.get("/api/me")["guest"] is False


def test_who_is_banned_at_one_process_is_banned_at_the_other(workers: Workers) -> None:
    _, bruno, match = apart(workers)
    boss = operator(workers.one)
    with bruno.socket(match) as socket:
        socket.read("update")
        boss.post(f"/api/operator/people/{bruno.me['id']}/sanctions", kind="ban", reason="It had to be")
        with pytest.raises(ConnectionClosed):
            while True:
                socket.read()
    assert bruno.refused("GET", "/api/friends")["type"] == "torri:banned"


def test_a_program_hears_of_its_turn_at_another_process(workers: Workers) -> None:
    anna, bruno, match = apart(workers)
    rng = Random(1)
    with bruno.http.stream("GET", "/api/stream") as response:
        lines = (json.loads(line) for line in response.iter_lines() if line)
        while (update := anna.get(f"/api/matches/{match}"))["view"]["actor"] != 1:
            if not update["view"]["answers"]:
                continue  # that Bruno has sat down is still on its way
            given = rng.choice(update["view"]["answers"])["answer"]
            anna.post(
                f"/api/matches/{match}/answer", type="answer", seq=update["seq"], id=f"{update['seq']}", answer=given
            )
        assert next(line for line in lines if line["type"] == "turn")["match"] == match


def test_a_clock_runs_out_that_nobody_has_in_memory(workers: Workers) -> None:
    """Both processes are killed while somebody thinks; those that start again find the time gone."""
    match = apart(workers, clock={"bank": 5, "increment": 0, "hour": "live"}, substitute="novizio")[-1]
    for server in (workers.one, workers.other):
        server.kill()
    time.sleep(5.5)
    workers.start()
    spectator = workers.other.client("Carla")

    def away() -> bool:
        # Not by asking for the match, which would bring it into memory.
        return any(entry["kind"] == "replaced" for entry in entries(workers, match))

    wait(away)
    assert any(seat["away"] for seat in spectator.get(f"/api/matches/{match}")["table"]["seats"])


def wait(holds: Callable[[], bool], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


@pytest.mark.long
def test_a_bot_whose_process_is_killed_thinks_on_in_the_other(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    workers = Workers(tmp_path, postgresql, redis).start()
    try:
        anna = workers.one.client("Anna")
        there = workers.same(anna)
        match = anna.create(["me", {"kind": "bot", "level": "maestro"}])["match"]
        with anna.socket(match) as socket:
            update = socket.until(lambda latest: latest["view"]["answers"], 60)
            while update["view"]["actor"] == 0:
                reach(socket, socket.answer(update)["seq"])
                update = socket.latest
            workers.one.kill()  # a maestro thinks for seconds: in the middle of it
        with there.socket(match, since=update["seq"]) as socket:
            assert socket.read("update")["view"]["actor"] == update["view"]["actor"]
            socket.until(lambda latest: latest["view"]["answers"], 60)
        check(Told(), in_postgresql(workers.database))
    finally:
        workers.stop()


@pytest.mark.long
def test_redis_is_killed_and_matches_go_on(tmp_path: Path, postgresql: PostgreSQL) -> None:
    with Redis() as redis:
        workers = Workers(tmp_path, postgresql, redis).start()
        try:
            anna, bruno, match = apart(workers)
            with anna.socket(match) as one, bruno.socket(match) as other:
                turns(one, other, 3)
                redis.kill()
                for _ in range(4):  # without Redis the other hears of it with the next look
                    who, update = asked(one, other)
                    taken = who.answer(update)
                    assert taken["type"] == "taken"
                    for socket in (one, other):
                        reach(socket, taken["seq"], 8)
                redis.start()
                wait(lambda: all("bus-up" in log.read_text() for log in workers.logs))
                turns(one, other, 6)
            for log in workers.logs:
                said = log.read_text()
                assert said.count("bus-down") == 1, "once, and not with every answer"
                assert '"level": "error"' not in said, said
        finally:
            workers.stop()


def test_processes_and_redis_are_killed_under_load_and_nothing_is_lost(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    """People go to any process that is there. What another process tells them is stored by then."""
    games = ["patrizier"] * MATCHES
    killed, told = kill_under_load(tmp_path, postgresql, redis, kills=KILLS, games=games, seed=3)
    assert killed.total() == KILLS
    assert told.taken


def test_the_database_is_away_and_those_who_listen_hear_on(tmp_path: Path) -> None:
    """Their sockets stay open; what could not be stored is refused and may be sent again."""
    with PostgreSQL() as postgresql:
        address = postgresql.new_database("away").replace("+asyncpg", "")
        with Server(tmp_path / "data", "--database", address) as server:
            anna, bruno = server.client("Anna"), server.client("Bruno")
            created = anna.create(["me", "friend"])
            bruno.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
            with anna.socket(created["match"]) as one, bruno.socket(created["match"]) as other:
                turns(one, other, 2)
                postgresql.kill()
                who, update = asked(one, other)
                assert who.answer(update)["problem"] in ("not-written", "no-database")
                postgresql.start()
                taken = None
                for _ in range(20):
                    if (taken := who.answer(update, id="again"))["type"] == "taken":
                        break
                    time.sleep(0.5)
                assert taken is not None
                for socket in (one, other):
                    reach(socket, taken["seq"], 5)
                turns(one, other, 4)


# Stopping


def test_a_bot_goes_on_when_its_server_starts_again(tmp_path: Path) -> None:
    """Nobody has to ask for the match."""
    server = Server(tmp_path / "data").start()
    try:
        anna = server.client("Anna")
        match = anna.create(["me", {"kind": "bot", "level": "maestro"}], substitute="maestro")["match"]
        anna.post(f"/api/matches/{match}/leave")  # from now on two bots play
        server.kill()
        before = len(in_sqlite(server.data))
        server.start()
        wait(lambda: len(in_sqlite(server.data)) > before + 1)
    finally:
        server.send_home()
        server.stop()


def test_who_stops_a_server_loses_nothing(tmp_path: Path) -> None:
    """SIGTERM during play: everything acknowledged is stored, sockets hear 1012, the exit is clean and quick."""
    with Server(tmp_path / "data") as server:
        match, acknowledged = stop_in_play(server)
        assert '"level": "error"' not in server.log.read_text()
    with Server(tmp_path / "data") as again:
        assert again.client("Carla").get(f"/api/matches/{match}")["seq"] >= acknowledged


def stop_in_play(server: Server) -> tuple[str, int]:
    """The match that was played, and how much of it was acknowledged."""
    anna, bruno = server.client("Anna"), server.client("Bruno")
    created = anna.create(["me", "friend"])
    match = created["match"]
    bruno.post(f"/api/matches/{match}/sit", token=created["links"]["1"])
    bots = anna.create(["me", *({"kind": "bot", "level": "maestro"} for _ in range(3))])["match"]
    with (
        anna.socket(match) as one,
        bruno.socket(match) as other,
        anna.socket(bots) as third,
        bruno.http.stream("GET", f"/api/matches/{match}/stream") as stream,
        bruno.http.stream("GET", "/api/stream") as own_stream,
    ):
        turns(one, other, 5)
        who, update = asked(one, other)
        acknowledged: int = update["seq"]
        who.send(type="answer", seq=acknowledged, id="last", answer=update["view"]["answers"][0]["answer"])
        os.kill(server.pid, signal.SIGTERM)
        begun = time.monotonic()
        for socket in (one, other, third):
            with pytest.raises(ConnectionClosed) as closed:
                while message := json.loads(socket.socket.recv(10)):
                    acknowledged = max(acknowledged, message["seq"] if message["type"] == "taken" else 0)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        for response in (stream, own_stream):
            list(response.iter_lines())  # they end, and not by an error
        assert server.ended() == 0
        assert time.monotonic() - begun < 20
    return match, acknowledged
