"""Tables without a server, as a browser has them: the server's own routes over rows of text. Here they run on CPython;
tests/browser/test_static.py has them in a browser."""

from __future__ import annotations

import asyncio
import inspect
import json
import subprocess
import sys
from typing import Any

import pytest

import torri
from torri.local.server import LocalServer, all_routes
from torri.matches.storage import (
    Editions,
    People,
    Reviews,
    Storage,
    browser,
    browser_people,
    browser_puzzles,
    nobody_else,
)
from torri.matches.storage.deals import Deals
from torri.matches.storage.friends import Friends
from torri.matches.storage.invitations import Invitations
from torri.matches.storage.puzzles import Puzzles
from torri.matches.storage.ratings import Ratings
from torri.matches.storage.sanctions import Sanctions
from torri.puzzles import collection

ACCOUNTS = ("login", "passkey", "token", "adopt")  # nobody has an account in a browser


@pytest.fixture(autouse=True)
def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser."""
    monkeypatch.setattr("torri.players.warming.available", lambda: False)


class Rows:
    """What IndexedDB keeps: all changes of a call, or none."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def rows(self, prefix: str) -> str:
        return json.dumps(sorted([key, value] for key, value in self.kept.items() if key.startswith(prefix)))

    async def write(self, changes: str) -> bool:
        wanted = json.loads(changes)
        if any(new and key in self.kept for key, _, new in wanted):
            return False
        for key, value, _ in wanted:
            self.kept.pop(key, None)
            if value is not None:
                self.kept[key] = value
        return True


class App:
    """The app's end of the transport."""

    def __init__(self, server: LocalServer) -> None:
        self.server = server

    async def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        text = None if body is None else json.dumps(body)
        reply = await self.server.request(method, f"/api{address}", "de", text)
        return reply.status, json.loads(reply.body) if "json" in reply.media_type else reply.body


async def sat_down(rows: Rows) -> tuple[App, str]:
    app = App(await LocalServer.open(rows))
    await app.ask("POST", "/guests", {"name": "Lapo", "crest": 1, "language": "de"})
    bots = [{"kind": "bot", "level": "garzone"}]
    _, table = await app.ask("POST", "/matches", {"game": "patrizier", "chairs": [{"kind": "me"}, *bots]})
    return app, table["match"]


async def played(app: App, match: str, answers: int) -> dict[str, Any]:
    """The last update, after so many answers over the socket, or at the end."""
    heard: asyncio.Queue[Any] = asyncio.Queue()
    socket = app.server.connect(
        f"/api/matches/{match}/live", lambda text: heard.put_nowait(json.loads(text)), heard.put_nowait
    )
    update: dict[str, Any] = {}
    given = 0
    while True:
        message = await asyncio.wait_for(heard.get(), 30)
        if message["type"] != "update":
            continue
        update = message
        if update["table"]["status"] == "over" or given == answers:
            break
        if update["view"]["answers"] and update["seq"] != update.get("asked"):
            answer = {
                "type": "answer",
                "seq": update["seq"],
                "id": str(update["seq"]),
                "text": update["view"]["answers"][0]["text"],
            }
            socket.receive(json.dumps(answer))
            given += 1
    socket.leave()
    return update


def test_a_match_is_played_kept_and_found_again_by_the_next_visit() -> None:
    async def visits() -> None:
        rows = Rows()
        app, match = await sat_down(rows)
        update = await played(app, match, 3)
        entries = [key for key in rows.kept if key.startswith(f"entry/{match}/")]
        assert len(entries) == update["seq"], "everything that was told is kept"
        # The tab is closed without a word: another visit finds everything.
        again = App(await LocalServer.open(rows))
        status, found = await again.ask("GET", f"/matches/{match}")
        assert (status, found["seq"], found["view"]) == (200, update["seq"], update["view"])
        update = await played(again, match, 1_000)
        assert update["table"]["status"] == "over"
        assert (await again.ask("GET", f"/matches/{match}/verdict"))[1]["proven"]
        assert (await again.ask("GET", "/matches"))[1][0]["status"] == "over"

    asyncio.run(visits())


def test_a_deal_of_the_day_goes_the_same_way_for_all_who_answer_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The draws, the seat and the bots are the same: two browsers have nothing else in common."""
    monkeypatch.setattr("torri.server.http.deals.wall_clock_ms", lambda: 1_790_000_000_000)  # one day, also at midnight

    async def visit(name: str) -> Any:
        app = App(await LocalServer.open(Rows()))
        await app.ask("POST", "/guests", {"name": name, "crest": 1, "language": "de"})
        status, table = await app.ask("POST", "/deals/patrizier")
        assert (status, await app.ask("POST", "/deals/patrizier")) == (201, (201, table)), "another tab finds the same"
        return (await played(app, table["match"], 4))["view"]

    async def both() -> None:
        assert await visit("Lapo") == await visit("Nera")

    asyncio.run(both())


def test_puzzles_are_solved_and_kept_without_ratings() -> None:
    puzzle = collection("patrizier")[0]
    address = f"/puzzles/patrizier/{puzzle.name}"

    async def visits() -> None:
        rows = Rows()
        app = App(await LocalServer.open(rows))
        await app.ask("POST", "/guests", {"name": "Lapo", "crest": 1, "language": "de"})
        status, found = await app.ask("POST", address, {"answers": puzzle.solutions[0].answers})
        assert (status, found["solved"], found["first"], found["change"]) == (200, True, True, None)
        again = App(await LocalServer.open(rows))
        _, read = await again.ask("GET", address)
        assert (read["state"], read["own"]["solved"], read["own"]["points"]) == ("solved", 1, None)
        _, found = await again.ask("POST", address, {})
        assert found["shown"] and not found["first"] and found["own"] == read["own"]

    asyncio.run(visits())


def test_a_hint_for_a_table_elsewhere_is_thought_out_from_what_was_sent_of_it() -> None:
    position = torri.game("patrizier").start(players=3)
    while position.actor is None or position.actor < 0:
        position.apply(position.answers()[0])
    task = {"seat": position.actor, "ply": 7, "seconds": 0.1, "world": position.encode()}

    async def thought() -> None:
        app = App(await LocalServer.open(Rows()))
        status, hints = await app.ask("POST", "/thinking/hint", task)
        assert status == 200, hints
        assert {one["answer"] for one in hints["best"]} <= set(position.answers())
        assert hints["best"][0]["told"][0]["ply"] == 7
        status, refused = await app.ask("POST", "/thinking/hint", task | {"world": "patrizier"})
        assert status == 422, refused

    asyncio.run(thought())


@pytest.mark.parametrize(
    ("method", "address", "status", "problem"),
    [
        ("GET", "/me", 401, "torri:not-known"),
        ("GET", "/matches/nobody", 404, "torri:unknown-match"),
        ("GET", "/matches/nobody?seat=99", 400, "torri:http-400"),
        ("GET", "/nothing", 404, "torri:http-404"),
        ("POST", "/login", 404, "torri:http-404"),
        ("POST", "/matches/nobody/sit", 400, "torri:http-400"),
    ],
)
def test_what_is_refused_is_refused_in_the_same_words_as_by_a_server(
    method: str, address: str, status: int, problem: str
) -> None:
    async def refused() -> None:
        found = await App(await LocalServer.open(Rows())).ask(method, address)
        assert (found[0], found[1]["type"]) == (status, problem)

    asyncio.run(refused())


def test_a_row_that_another_tab_has_written_is_never_written_over() -> None:
    async def both() -> None:
        rows = Rows()
        app, match = await sat_down(rows)
        other = App(await LocalServer.open(rows))
        await played(other, match, 2)
        before = {key: value for key, value in rows.kept.items() if key.startswith("entry/")}
        status, found = await app.ask("POST", f"/matches/{match}/say", {"text": "Salve"})
        assert status == 200, "it has read what the other has written, and goes on from there"
        assert rows.kept | before == rows.kept
        assert sum(key.startswith("entry/") for key in rows.kept) >= found["seq"] > len(before)

    asyncio.run(both())


@pytest.mark.parametrize(
    ("database", "here"),
    [
        (Storage, browser.BrowserStorage),
        (People, browser_people.People),
        (Reviews, browser.Reviews),
        (Editions, browser.Editions),
        (Invitations, nobody_else.Invitations),
        (Friends, nobody_else.Friends),
        (Sanctions, nobody_else.Sanctions),
        (Ratings, nobody_else.Ratings),
        (Deals, browser.Deals),
        (Puzzles, browser_puzzles.Puzzles),
    ],
)
def test_a_browser_keeps_matches_through_the_same_methods_as_a_database(database: type, here: type) -> None:
    for name, method in inspect.getmembers(database, inspect.iscoroutinefunction):
        if name.startswith("_") or name == "open" or any(word in name for word in ACCOUNTS):
            continue
        assert list(inspect.signature(getattr(here, name)).parameters) == list(inspect.signature(method).parameters), (
            name
        )


AS_IN_A_BROWSER = """
import asyncio, sys, time, msgspec, structlog, concurrent.futures
del time.thread_time  # Emscripten has no clock of a thread
for absent in ("litestar", "sqlalchemy", "argon2", "webauthn", "itsdangerous", "redis", "numba", "numpy", "uvicorn"):
    sys.modules[absent] = None
sys.platform = "emscripten"
from torri.local.server import all_routes
print(len(all_routes()))
"""


def test_its_routes_need_no_framework_and_no_database() -> None:
    loaded = subprocess.run([sys.executable, "-c", AS_IN_A_BROWSER], capture_output=True, text=True, check=False)
    assert loaded.returncode == 0, loaded.stderr
    assert int(loaded.stdout) == len(all_routes())
