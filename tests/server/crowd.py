"""Many clients that play: two sockets a match, random answers, reconnecting whenever the server goes away."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any
from zlib import crc32

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.running import PLAIN_HTTP

GONE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError)


@dataclass
class Told:
    """What the server has acknowledged, and how long the others waited to hear of it."""

    taken: dict[tuple[str, str], int] = field(default_factory=dict)  # by match and id of the answer: its seq
    refused: list[dict[str, Any]] = field(default_factory=list)
    heard: dict[str, int] = field(default_factory=dict)  # by match: of how many entries anybody was told
    waits: list[float] = field(default_factory=list)
    over: set[str] = field(default_factory=set)


@dataclass
class Pair:
    """Two persons at a table, or one and a bot."""

    match: str
    cookies: tuple[str, ...]
    bot: bool = False
    sent: dict[str, float] = field(default_factory=dict)
    last_sent: float = 0.0


class Crowd:
    """`more` are the addresses of processes that serve the same: each seat connects to any of them."""

    def __init__(self, address: str, told: Told, seed: int = 1, pace: float = 0.0, more: Sequence[str] = ()) -> None:
        self.address = address
        self.more = more
        self.told = told
        self.rng = Random(seed)
        self.pace = pace  # seconds that a person thinks
        self.pairs: list[Pair] = []
        self._numbers = count(1)

    async def sit_down(self, matches: int, game: str = "patrizier", bot: str = "") -> None:
        limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)  # none is closed as it is used
        async with httpx.AsyncClient(base_url=self.address, limits=limits, timeout=60, verify=PLAIN_HTTP) as http:
            await asyncio.gather(*(self._create(http, game, bot) for _ in range(matches)))

    async def _create(self, http: httpx.AsyncClient, game: str, bot: str) -> None:
        persons = [await self._guest(name) for name in (("Anna",) if bot else ("Anna", "Bruno"))]
        other = {"kind": "bot", "level": bot} if bot else {"kind": "friend"}
        wish = {"game": game, "chairs": [{"kind": "me"}, other]}
        headers = [self.headers(cookie) for cookie in persons]
        created = (await http.post("/api/matches", json=wish, headers=headers[0])).raise_for_status().json()
        for link, who in zip(created["links"].values(), headers[1:], strict=True):
            sat = await http.post(f"/api/matches/{created['match']}/sit", json={"token": link}, headers=who)
            sat.raise_for_status()
        self.pairs.append(Pair(created["match"], tuple(persons), bool(bot)))

    def headers(self, cookie: str) -> dict[str, str]:
        """Everybody comes from an address of their own, where a proxy is trusted to say so."""
        number = crc32(cookie.encode())
        return {"cookie": cookie, "x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}

    async def _guest(self, name: str) -> str:
        async with httpx.AsyncClient(base_url=self.address, timeout=60, verify=PLAIN_HTTP) as http:
            headers = self.headers(f"{name} {next(self._numbers)}")
            (await http.post("/api/guests", json={"name": name}, headers=headers)).raise_for_status()
            return "; ".join(f"{key}={value}" for key, value in http.cookies.items())

    async def play(self, seconds: float) -> None:
        """Play for so long, or until every match is over."""
        tasks = [
            asyncio.create_task(self._seat(pair, seat)) for pair in self.pairs for seat in range(len(pair.cookies))
        ]
        try:
            await asyncio.wait(tasks, timeout=seconds)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _seat(self, pair: Pair, seat: int) -> None:
        since: int | None = None
        while pair.match not in self.told.over:
            asked = "" if since is None else f"?since={since}"
            base = self.rng.choice([self.address, *self.more]).replace("http://", "ws://")
            try:
                headers = self.headers(pair.cookies[seat])
                async with connect(
                    f"{base}/api/matches/{pair.match}/live{asked}",
                    additional_headers=headers,
                    compression=None,
                    open_timeout=30,
                    max_size=None,
                ) as socket:
                    async for message in socket:
                        found = json.loads(message)
                        since = max(since or 0, found.get("seq") or 0)
                        await self._hear(pair, seat, socket, found)
                        if pair.match in self.told.over:
                            return
            except GONE:
                await asyncio.sleep(0.05 + self.rng.random() * 0.1)

    async def _hear(self, pair: Pair, seat: int, socket: ClientConnection, found: dict[str, Any]) -> None:
        kind = found["type"]
        if kind == "taken":
            self.told.taken[pair.match, found["id"]] = found["seq"]
        elif kind == "refused":
            self.told.refused.append(found)
        elif kind == "update":
            self.told.heard[pair.match] = max(found["seq"], self.told.heard.get(pair.match, 0))
            if found["happened"] and pair.last_sent and found["happened"][0]["actor"] not in (seat, -1):
                self.told.waits.append(time.perf_counter() - pair.last_sent)
            if found["table"]["status"] == "over":
                self.told.over.add(pair.match)
            answers = found["view"]["answers"]
            if answers and found["table"]["status"] == "running":
                if self.pace:
                    await asyncio.sleep(self.pace * (0.5 + self.rng.random()))
                id = f"{seat}-{self.rng.getrandbits(60):x}"
                chosen = self.rng.choice(answers)["answer"]
                pair.last_sent = time.perf_counter()
                await socket.send(json.dumps({"type": "answer", "seq": found["seq"], "id": id, "answer": chosen}))
