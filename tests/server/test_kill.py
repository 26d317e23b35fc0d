"""Killed at any moment, the server has everything that it acknowledged, nothing twice, and goes on."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect

from tests.amount import amount
from tests.migrated import new_postgresql
from tests.server.crowd import Crowd, Told
from tests.server.running import Server
from tests.server.test_live import seated
from tests.servers import PostgreSQL

MATCHES = amount(short=4, long=100)  # with two sockets each
KILLS = amount(short=2, long=20)
ANSWERS = amount(short=20, long=100)  # at least, between two kills

ANSWER_SECONDS = 25.0  # that anybody waits, whatever the database does: twice the time of a transaction, and some
HANGING_SECONDS = 40.0

FEWER_MATCHES = amount(short=2, long=30)  # against a database that is killed

Stored = dict[tuple[str, int], dict[str, object]]


def check(told: Told, stored: Stored) -> None:
    """Every acknowledged answer is there once, in a place below what was acknowledged; nobody was told more than is
    stored; no match has a gap. Ids are good for one seat: two persons may give theirs the same."""
    given = [(match, entry) for (match, _), entry in stored.items() if "client" in entry]
    answers = Counter((match, entry["seat"], entry["client"]) for match, entry in given)
    assert max(answers.values(), default=1) == 1, "an answer was stored twice"
    places = {(match, entry["client"]): seq for (match, seq), entry in stored.items() if "client" in entry}
    for key, seq in told.taken.items():
        assert key in places, f"{key} was acknowledged and is lost"
        assert places[key] < seq
    by_match = Counter(match for match, _ in stored)
    for match, number in by_match.items():
        assert (match, number - 1) in stored, f"{match} has a gap"
    for match, seq in told.heard.items():
        assert seq <= by_match[match], f"somebody was told of an entry of {match} that is not stored"


def in_sqlite(data: Path) -> Stored:
    with sqlite3.connect(data / "torri.db") as database:
        rows = database.execute("SELECT match, seq, body FROM entries").fetchall()
    database.close()
    return {(match, seq): json.loads(body) for match, seq, body in rows}


def in_postgresql(address: str) -> Stored:
    async def read() -> Stored:
        import asyncpg

        connection = await asyncpg.connect(address)
        try:
            rows = await connection.fetch("SELECT match, seq, body FROM entries")
        finally:
            await connection.close()
        return {(row["match"], row["seq"]): json.loads(row["body"]) for row in rows}

    return asyncio.run(read())


def test_the_process_is_killed_again_and_again_under_load(tmp_path: Path) -> None:
    rng, told = Random(1), Told()
    server = Server(tmp_path / "data").start()
    try:
        crowd = Crowd(server.address, told)
        asyncio.run(crowd.sit_down(MATCHES))
        for _ in range(KILLS):
            before = len(told.taken)

            async def play_until_killed(enough: int = before + rng.randrange(ANSWERS, 3 * ANSWERS)) -> None:
                playing = asyncio.create_task(crowd.play(600))
                while len(told.taken) < enough:
                    assert not playing.done()
                    await asyncio.sleep(0.01)
                server.kill()
                await asyncio.sleep(0.1)  # what was on its way is heard
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)

            asyncio.run(play_until_killed())
            check(told, in_sqlite(server.data))
            server.start()
        asyncio.run(crowd.play(600))
        assert len(told.over) == MATCHES, "not every match went on to its end"
    finally:
        server.stop()
    check(told, in_sqlite(server.data))
    assert {one["problem"] for one in told.refused} <= {"stale", "not-your-turn", "repeated", "not-now"}
    assert "error" not in server.log.read_text(encoding="utf-8").replace('"error":', "")


def test_postgresql_is_killed_under_load(tmp_path: Path, postgresql: PostgreSQL) -> None:
    told = Told()
    address = postgresql.new_database("killed")
    plain = address.replace("postgresql+asyncpg", "postgresql")
    with Server(tmp_path / "data", "--database", plain) as server:
        crowd = Crowd(server.address, told, seed=2)
        asyncio.run(crowd.sit_down(FEWER_MATCHES))
        for number in range(amount(short=1, long=5)):

            async def play_through_a_kill(number: int = number) -> None:
                playing = asyncio.create_task(crowd.play(120))
                before = len(told.taken)
                while len(told.taken) < before + amount(short=20, long=60):
                    assert not playing.done()
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(postgresql.kill)
                await asyncio.sleep(0.2 * number)
                await asyncio.to_thread(postgresql.start)
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)

            asyncio.run(play_through_a_kill())
            check(told, in_postgresql(plain))
        asyncio.run(crowd.play(600))
        assert len(told.over) == FEWER_MATCHES, "not every match went on to its end"
        check(told, in_postgresql(plain))


@pytest.mark.long
def test_while_postgresql_hangs_every_message_is_answered_in_time(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """Many sockets of one match, which wait for each other as well."""
    database = new_postgresql(postgresql, "hung").replace("+asyncpg", "")
    with Server(tmp_path / "data", "--database", database) as server:
        anna, bruno, match = seated(server)
        address = f"{server.address.replace('http', 'ws')}/api/matches/{match}/live"
        over, replies = asyncio.Event(), Counter[str]()

        async def talk(cookie: str, number: int) -> None:
            headers = {"cookie": cookie}
            async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as socket:
                for count in itertools.count():
                    end = f"end-{number}-{count}"
                    for message in (
                        {"type": "say", "text": "Ciao"},
                        {"type": "undo"},
                        {"type": "answer", "seq": 0, "id": end, "answer": 0},
                    ):
                        await socket.send(json.dumps(message))
                    async with asyncio.timeout(ANSWER_SECONDS):
                        while (reply := json.loads(await socket.recv())).get("id") != end:
                            replies[reply["type"]] += 1
                    if over.is_set():
                        return
                    await asyncio.sleep(0.05)

        async def hang() -> None:
            await asyncio.sleep(1)
            postgresql.pause()
            await asyncio.sleep(HANGING_SECONDS)
            postgresql.resume()
            over.set()

        async def all_at_once() -> None:
            async with asyncio.TaskGroup() as group:
                for number in range(8):
                    group.create_task(talk((anna, bruno)[number % 2].cookie, number))
                group.create_task(hang())

        asyncio.run(all_at_once())
        assert replies["taken"] and replies["refused"]
