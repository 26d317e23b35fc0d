"""For programs: streams that are kept alive and resumed, and the example bot on a real server."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.players.outside_bots import node
from tests.server.running import Client, Server
from tests.server.test_live import seated

EXAMPLE = Path(__file__).parents[2] / "examples" / "http-bot.mjs"


@contextmanager
def stream(client: Client, path: str, **parameters: Any) -> Iterator[Iterator[dict[str, Any] | None]]:
    """The messages of a stream as they come; None for an empty line."""
    with client.http.stream("GET", path, params=parameters) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("application/x-ndjson")
        assert response.headers["x-accel-buffering"] == "no"
        yield (json.loads(line) if line else None for line in response.iter_lines())


def next_of(lines: Iterator[dict[str, Any] | None], *kinds: str) -> dict[str, Any]:
    return next(line for line in lines if line is not None and line["type"] in kinds)


def program(server: Server, name: str) -> tuple[Client, str]:
    """A person's program, which has nothing but a token."""
    token = server.client(name).post("/api/me/tokens", name="program")["token"]
    return server.client(authorization=f"Bearer {token}"), token


def answer(client: Client, match: str, update: dict[str, Any], rng: Random) -> dict[str, Any]:
    given = {"type": "answer", "seq": update["seq"], "id": f"{update['seq']}", "answer": 0}
    given["answer"] = rng.choice(update["view"]["answers"])["answer"]
    found: dict[str, Any] = client.post(f"/api/matches/{match}/answer", **given)
    return found


def test_a_program_hears_which_matches_begin_and_which_wait_for_it(server: Server) -> None:
    bot, _ = program(server, "Bot")
    anna = server.client("Anna")
    with stream(bot, "/api/stream") as lines:
        created = anna.create(["me", "friend"])
        bot.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
        begun = next_of(lines, "begun")
        assert (begun["match"], begun["game"]) == (created["match"], "patrizier")
        rng = Random(1)
        for _ in range(3):
            while (update := anna.get(f"/api/matches/{created['match']}"))["view"]["actor"] == 0:
                answer(anna, created["match"], update, rng)
            turn = next_of(lines, "turn")
            assert turn["match"] == created["match"]
            while (update := bot.get(f"/api/matches/{created['match']}"))["view"]["actor"] == 1:
                answer(bot, created["match"], update, rng)


def test_who_connects_hears_at_once_what_waits(server: Server) -> None:
    anna, bruno, match = seated(server)
    first = anna if anna.get(f"/api/matches/{match}")["view"]["actor"] == 0 else bruno
    with stream(first, "/api/stream") as lines:
        assert next_of(lines, "begun")["match"] == match
        turn = next_of(lines, "turn")
        anna.post(f"/api/matches/{match}/say", text="Your turn!")
        # A chat line is no new question: the next line is a keep-alive.
        assert next(lines) is None
        assert turn["seq"] < anna.get(f"/api/matches/{match}")["seq"]


def test_strangers_have_no_stream(server: Server) -> None:
    with server.client() as nobody:
        assert nobody.refused("GET", "/api/stream")["type"] == "torri:not-known"


def test_a_stream_is_kept_alive_and_taken_up_again(server: Server) -> None:
    anna, bruno, match = seated(server)
    path, rng = f"/api/matches/{match}/stream", Random(2)
    with stream(anna, path) as lines:
        known = next_of(lines, "update")
        assert next(lines) is None or next(lines) is None, "nothing happens, and an empty line says so"
    who = anna if known["view"]["actor"] == 0 else bruno
    answer(who, match, who.get(f"/api/matches/{match}"), rng)
    with stream(anna, path, since=known["seq"]) as lines:
        missed = next_of(lines, "update")
        assert missed["seq"] > known["seq"]
        assert missed["happened"][0]["actor"] == known["view"]["actor"]
        bruno.post(f"/api/matches/{match}/resign")
        last = [line for line in lines if line is not None][-1]
        assert last["table"]["status"] == "over", "and then the stream ends"


@contextmanager
def example(server: Server, token: str, folder: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    environment = os.environ | {"TORRI_URL": server.address, "TORRI_TOKEN": token}
    with (folder / "bot.log").open("w+", encoding="utf-8") as log:
        bot = subprocess.Popen([node(), str(EXAMPLE), *arguments], env=environment, stderr=log, text=True)
        try:
            yield bot
        finally:
            bot.terminate()
            bot.wait(10)


def play(anna: Client, match: str, rng: Random, plies: int | None = None) -> dict[str, Any]:
    """Anna answers at random, so often or until the end."""
    deadline = time.monotonic() + 120
    while plies is None or plies > 0:
        update: dict[str, Any] = anna.get(f"/api/matches/{match}")
        if update["table"]["status"] == "over":
            return update
        assert time.monotonic() < deadline, "the bot does not answer"
        if update["view"]["actor"] == 0:
            answer(anna, match, update, rng)
            plies = None if plies is None else plies - 1
        else:
            time.sleep(0.05)
    return update


def test_the_example_bot_sits_down_and_plays_a_whole_match(server: Server, tmp_path: Path) -> None:
    bot_itself, token = program(server, "Bot")
    anna = server.client("Anna")
    created = anna.create(["me", "friend"])
    with example(server, token, tmp_path, created["match"], created["links"]["1"]) as bot:
        while anna.get(f"/api/matches/{created['match']}")["table"]["status"] == "open":
            assert bot.poll() is None, (tmp_path / "bot.log").read_text()
            time.sleep(0.05)
        end = play(anna, created["match"], Random(3))
        assert end["table"]["end"]["cause"] == "over"
        assert len(end["table"]["end"]["scores"]) == 2
        # It goes on to wait for its next match, and plays that one too.
        again = anna.create(["me", "friend"])
        bot_itself.post(f"/api/matches/{again['match']}/sit", token=again["links"]["1"])
        play(anna, again["match"], Random(4), plies=3)
        assert bot.poll() is None
    assert (tmp_path / "bot.log").read_text() == ""


@pytest.mark.long
def test_the_example_bot_comes_back_when_the_server_does(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    try:
        _, token = program(server, "Bot")
        anna, rng = server.client("Anna"), Random(5)
        created = anna.create(["me", "friend"])
        with example(server, token, tmp_path, created["match"], created["links"]["1"]) as bot:
            while anna.get(f"/api/matches/{created['match']}")["table"]["status"] == "open":
                time.sleep(0.05)
            for _ in range(2):
                play(anna, created["match"], rng, plies=3)
                server.kill()
                server.start()
            assert play(anna, created["match"], rng)["table"]["end"]["cause"] == "over"
            assert bot.poll() is None
    finally:
        server.send_home()
        server.stop()
