"""A crowd that plays, a killer, spoilt traffic, floods, and a checker, against one server: `./torri soak server`.

First the server is killed again and again under load, its bots too, while spoilt traffic comes in; what was
acknowledged must be there afterwards. Then one client floods the server with one kind of request after the other, while
another person plays on and measures how long each answer takes.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import re
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.crowd import GONE, Crowd, Told
from tests.server.fuzzing import Findings, Fuzzer
from tests.server.recording import GAMES, record
from tests.server.running import PLAIN_HTTP, Server
from tests.server.test_kill import Stored, check, in_postgresql, in_sqlite
from tests.servers import PostgreSQL

HELD = re.compile(r'torri_loop_held_total\{by="([^"]*)"\} (.*)')
FLOODERS = 8  # connections of the one who floods
# A socket is closed when it sends more than 120 messages at once, or more than 20 a second after that.
BURST_MESSAGES, MESSAGES_PER_SECOND = 100, 16
PROBE_SECONDS = 0.1  # between two answers that the other person asks for
MAX_WAIT_SECONDS = 60.0
MAX_HANG_SECONDS = 15.0  # of the database
Flood: TypeAlias = "Callable[[Person, Callable[[], None]], Awaitable[None]]"
BOT_MODULE = "thinking_pool.worker"


@dataclass
class Report:
    """What was done, and what came of it."""

    database: str
    matches: int
    kills: Counter[str] = field(default_factory=Counter)
    told: Told = field(default_factory=Told)
    spoilt: Findings = field(default_factory=Findings)
    losses: list[str] = field(default_factory=list)
    logged: list[str] = field(default_factory=list)
    waits: dict[str, list[float]] = field(default_factory=dict)  # of the other person, by what floods the server
    flood: Counter[str] = field(default_factory=Counter)  # requests and messages, by kind
    held: str = ""  # by what the event loop was held

    def lines(self) -> list[str]:
        kills = ", ".join(f"{number} × {what}" for what, number in self.kills.items()) or "none"
        lines = [
            f"{self.database}, {self.matches} matches of all three games, some against bots.",
            "",
            "| | |",
            "|---|--:|",
            f"| killed | {kills} |",
            f"| answers acknowledged, each looked for in the database | {len(self.told.taken):,} |",
            f"| **acknowledged or told, and lost** | **{len(self.losses)}** |",
            f"| matches played to their end | {len(self.told.over):,} |",
            f"| spoilt requests and messages | {self.spoilt.messages:,} |",
            f"| faults among them (5xx, no answer) | {len(self.spoilt.faults)} |",
            f"| errors in the log | {len(self.logged)} |",
            "",
            "How long another person waits for an answer, while one client floods the server:",
            "",
            "| flood of | requests or messages | answers measured | p50 ms | p95 ms | longest ms |",
            "|---|--:|--:|--:|--:|--:|",
        ]
        for kind, measured in self.waits.items():
            waits = sorted(measured) or [0.0]
            part = [1e3 * waits[min(len(waits) - 1, len(waits) * share // 100)] for share in (50, 95, 100)]
            figures = " | ".join(f"{one:,.0f}" for one in part)
            lines.append(f"| {kind} | {self.flood[kind]:,} | {len(waits):,} | {figures} |")
        return [*lines, "", f"The event loop was held for more than 10 ms by: {self.held or 'nothing'}."]


class Soak:
    def __init__(self, folder: Path, minutes: float, matches: int, postgresql: PostgreSQL | None, seed: int) -> None:
        self.rng = Random(seed)
        self.seconds = 60 * minutes
        self.postgresql = postgresql
        address = postgresql.new_database("soak").replace("+asyncpg", "") if postgresql else ""
        self.database = address
        options = ["--database", address] if address else []
        self.server = Server(folder / "data", "--proxied", "--rates", "1", "--bots", "2", *options)
        self.report = Report("PostgreSQL" if postgresql else "SQLite", matches)

    def run(self) -> Report:
        self.server.start()
        try:
            asyncio.run(self._soak())
        finally:
            self.server.send_home()
            self.server.stop()
        self._check()
        log = self.server.log.read_text(encoding="utf-8").splitlines()
        wrong = [at for at, line in enumerate(log) if '"level": "error"' in line or line.startswith("Traceback")]
        self.report.logged = ["\n".join(log[at : at + 30]) for at in wrong]
        return self.report

    # What is stored

    def _stored(self) -> Stored:
        return in_postgresql(self.database) if self.database else in_sqlite(self.server.data)

    def _check(self) -> None:
        try:
            # Only what the crowd played: spoilt traffic may give an id again when 64 others have come since.
            played = self.report.told.heard
            check(self.report.told, {key: entry for key, entry in self._stored().items() if key[0] in played})
        except AssertionError as error:
            self.report.losses.append(str(error))

    # Kills

    async def _soak(self) -> None:
        crowd = Crowd(self.server.address, self.report.told, pace=0.2)
        for game in GAMES:
            await crowd.sit_down(max(1, self.report.matches // 4), game)
            await crowd.sit_down(max(1, self.report.matches // 12), game, bot="garzone")
        recorded = await asyncio.to_thread(record, self.server)
        fuzzer = Fuzzer(self.server.address, recorded)
        self.report.spoilt = fuzzer.found
        fuzzer.found.database_is_killed = self.postgresql is not None
        end = time.monotonic() + 0.6 * self.seconds
        beside = [asyncio.create_task(self._play(crowd)), asyncio.create_task(self._spoil(fuzzer))]
        try:
            while time.monotonic() < end:
                await asyncio.sleep(self.rng.uniform(1, 8))
                await self._kill()
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
        await self._under_floods()

    async def _play(self, crowd: Crowd) -> None:
        while True:
            await crowd.play(self.seconds)
            crowd.pairs = [pair for pair in crowd.pairs if pair.match not in self.report.told.over]
            with suppress(*GONE):
                await crowd.sit_down(1, self.rng.choice(GAMES))

    async def _spoil(self, fuzzer: Fuzzer) -> None:
        number = 0
        while True:
            number += 1
            with suppress(*GONE, ExceptionGroup):
                await fuzzer.run(200, number, clients=1)
            await asyncio.sleep(0.2)  # the crowd is to play as well

    async def _kill(self) -> None:
        of_database = ["database", "database (hung)"] if self.postgresql else []
        what = self.rng.choice(("server", "bots", "bots", *of_database))
        self.report.kills[what] += 1
        if what == "bots":
            for pid in bots_of(self.server.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        elif what == "database" and self.postgresql is not None:
            await asyncio.to_thread(self.postgresql.kill)
            await asyncio.sleep(self.rng.random())
            await asyncio.to_thread(self.postgresql.start)
        elif what == "database (hung)" and self.postgresql is not None:
            self.postgresql.pause()
            await asyncio.sleep(self.rng.uniform(1, MAX_HANG_SECONDS))
            self.postgresql.resume()
        else:
            await asyncio.to_thread(self.server.kill)
            await asyncio.sleep(0.2)  # what was on its way is heard
            await asyncio.to_thread(self._check)
            await asyncio.to_thread(self.server.start)

    # Floods

    async def _under_floods(self) -> None:
        seconds = 0.4 * self.seconds / (len(FLOODS) + 1)
        async with httpx.AsyncClient(base_url=self.server.address, timeout=MAX_WAIT_SECONDS, verify=PLAIN_HTTP) as http:
            probe, guest = await Person.sit_down(http, "203.0.113.1"), await Person.sit_down(http, "203.0.113.2")
            for kind in ("nothing", *FLOODS):
                await self._under_flood(kind, seconds, probe, guest)
            metrics = (await http.get("/metrics")).text.splitlines()
        held = [HELD.fullmatch(line) for line in metrics]
        self.report.held = ", ".join(f"`{found[1]}` ({float(found[2]):.0f} ×)" for found in held if found)

    async def _under_flood(self, kind: str, seconds: float, probe: Person, guest: Person) -> None:
        waits = self.report.waits.setdefault(kind, [])

        def count() -> None:
            self.report.flood[kind] += 1

        async def one(flood: Flood) -> None:
            while True:
                with suppress(*GONE):
                    await flood(guest, count)
                await asyncio.sleep(0)

        flooding = [asyncio.create_task(one(FLOODS[kind])) for _ in range(FLOODERS if kind in FLOODS else 0)]
        try:
            await asyncio.wait_for(probe.measure(waits), seconds)
        except TimeoutError:
            pass
        finally:
            for task in flooding:
                task.cancel()
            await asyncio.gather(*flooding, return_exceptions=True)


def bots_of(pid: int) -> list[int]:
    """The processes in which the bots of a server think."""
    children = [int(word) for file in Path(f"/proc/{pid}/task").glob("*/children") for word in file.read_text().split()]
    return [child for child in children if BOT_MODULE in Path(f"/proc/{child}/cmdline").read_text()]


@dataclass
class Person:
    """Somebody at a table of Florenza with themselves, who comes from an address of their own."""

    http: httpx.AsyncClient
    headers: dict[str, str]
    match: str
    answers: list[int]

    @classmethod
    async def sit_down(cls, http: httpx.AsyncClient, address: str) -> Person:
        headers = {"x-forwarded-for": address}
        guest = await http.post("/api/guests", json={"name": "Carla"}, headers=headers)
        headers["cookie"] = guest.headers["set-cookie"].partition(";")[0]
        http.cookies.clear()
        wish = {"game": "florenza", "chairs": [{"kind": "me"}, {"kind": "me"}]}
        match = (await http.post("/api/matches", json=wish, headers=headers)).raise_for_status().json()["match"]
        view = (await http.get(f"/api/matches/{match}", headers=headers)).json()["view"]
        return cls(http, headers, match, [answer["answer"] for answer in view["answers"]])

    @property
    def path(self) -> str:
        return f"/api/matches/{self.match}"

    async def get(self, rest: str) -> int:
        return (await self.http.get(self.path + rest, headers=self.headers)).status_code

    async def measure(self, waits: list[float]) -> None:
        """How long a look at the table, a look ahead and a word take, over a socket as browsers have it."""
        address = f"{str(self.http.base_url).replace('http://', 'ws://').rstrip('/')}{self.path}/live"
        async with connect(address, additional_headers=self.headers, compression=None, max_size=None) as socket:
            while True:
                for message in (
                    {"type": "ping"},
                    {"type": "ahead", "id": "a", "after": self.answers[:1]},
                    {"type": "why", "id": "w", "answer": 3},
                ):
                    begun = time.perf_counter()
                    await socket.send(json.dumps(message))
                    while json.loads(await socket.recv())["type"] == "update":
                        pass
                    waits.append(time.perf_counter() - begun)
                    await asyncio.sleep(PROBE_SECONDS)

    async def send(self, message: dict[str, Any], count: Callable[[], None]) -> None:
        """Over a socket of its own, first as many as may come at once, then as many a second as do not end it; each is
        counted when it is answered.
        """
        address = f"{str(self.http.base_url).replace('http://', 'ws://').rstrip('/')}{self.path}/live"
        async with connect(address, additional_headers=self.headers, compression=None, max_size=None) as socket:
            reading = asyncio.create_task(self._count_replies(socket, count))
            try:
                for number in itertools.count():
                    await socket.send(json.dumps(message))
                    if number >= BURST_MESSAGES:
                        await asyncio.sleep(1 / MESSAGES_PER_SECOND)
            finally:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)

    async def _count_replies(self, socket: ClientConnection, count: Callable[[], None]) -> None:
        async for reply in socket:
            if json.loads(reply)["type"] != "update":
                count()

    async def handshake(self, count: Callable[[], None]) -> None:
        address = f"{str(self.http.base_url).replace('http://', 'ws://').rstrip('/')}{self.path}/live"
        try:
            async with connect(address, additional_headers=self.headers, compression=None, max_size=None):
                pass
        finally:  # also refused it was answered
            count()

    async def ask(self, method: str, path: str, count: Callable[[], None], **data: Any) -> None:
        await self.http.request(method, path, json=data or None, headers=self.headers)
        count()


async def _logins(guest: Person, count: Callable[[], None]) -> None:
    words = {"login": f"somebody {time.monotonic()}", "password": "not the password"}
    await guest.ask("POST", "/api/login", count, **words)


async def _pages(guest: Person, count: Callable[[], None]) -> None:
    """Whatever home, the lists and the pages of persons and deals ask for."""
    for path in ("deals", "tournaments", "ratings/florenza", "profile", "friends", "notices", "history", "server"):
        await guest.ask("GET", f"/api/{path}", count)


def _over_socket(message: Callable[[Person], dict[str, Any]]) -> Flood:
    return lambda guest, count: guest.send(message(guest), count)


def _asked_for(method: str, rest: Callable[[Person], str], **data: Any) -> Flood:
    return lambda guest, count: guest.ask(method, guest.path + rest(guest), count, **data)


FLOODS: dict[str, Flood] = {
    "looks ahead": _over_socket(lambda guest: {"type": "ahead", "id": "a", "after": guest.answers[:1]}),
    "reasons": _over_socket(lambda _: {"type": "why", "id": "w", "answer": 3}),
    "chat": _over_socket(lambda _: {"type": "say", "text": "Ciao"}),
    "handshakes": lambda guest, count: guest.handshake(count),
    "plans": _asked_for("GET", lambda guest: f"/plan?answers={guest.answers[0]}"),
    "hints": _asked_for("POST", lambda _: "/hint", seconds=1.0),
    "logins": _logins,
    "chronicles": _asked_for("GET", lambda _: "/chronicle"),
    "pages": _pages,
}
