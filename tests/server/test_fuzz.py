"""Nonsense of every kind: the API by its own document, and sockets by the ten thousand."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.amount import LONG, amount, cases
from tests.server import nonsense, recording
from tests.server.document import Document
from tests.server.fuzzing import Listening
from tests.server.mutating import frame
from tests.server.running import ROOT, Client, Server
from tests.server.spoiling import secrets_of, spoil
from tests.server.test_live import seated
from tests.server.test_moderation import operator
from tests.server.test_tournaments import MANNER
from torri.matches.entries import Answered, Written, from_json
from torri.matches.match import Match

PAPER = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))  # as it is served: test_openapi.py
MESSAGES = amount(short=2_000, long=50_000)
SPOILT = amount(short=250, long=1_000_000)  # messages of recorded traffic that the server has handled
MESSAGES_AHEAD = 25  # messages that a socket sends ahead of the replies: what is newer is answered too
VANISH_CHANCE = 0.001  # how often one is gone without a word
SEATS: tuple[int | None, ...] = (0, 0, 1, 1, None)
TYPES = ["answer", "undo", "undo-reply", "say", "ping", "why", "ahead", "plan", "update", "", "ANSWER"]
FIELDS = ["type", "seq", "id", "answer", "text", "seat", "agreed", "after", "answers", "more"]
RARE = [{"type": "undo"}, {"type": "undo-reply", "agreed": True}, {"type": "say", "text": "Ciao! \x00 \u202e"}]
DEEP = [
    "[" * 30_000,
    '{"type":' * 8_000,
    '{"type":"say","text":' + "[" * 9_000 + "]" * 9_000 + "}",
    "9" * 60_000,
    "x" * 70_000,
]

# The API by its document


@dataclass
class Player:
    """Somebody with a table that waits, a match that is played and one that is over."""

    cookie: str
    matches: list[str]


def somebody(server: Server) -> Player:
    """An operator, so that no route is closed to them."""
    anna, bruno = operator(server, "Anna"), server.client("Bruno")
    waiting = anna.create(["me", "open"], public=True)["match"]
    running, over = (anna.create(["me", "friend"]) for _ in range(2))
    for created in (running, over):
        bruno.post(f"/api/matches/{created['match']}/sit", token=created["links"]["1"])
    bruno.post(f"/api/matches/{over['match']}/resign")
    return Player(anna.cookie, [waiting, running["match"], over["match"]])


@pytest.mark.parametrize("match", cases(short=["running"], long=["open", "running", "over"]))
def test_nothing_that_is_sent_is_a_fault_of_the_server(server: Server, match: str) -> None:
    """Each operation of the document, with bodies, parameters and headers of every wrong kind."""
    player = somebody(server)
    which = ["open", "running", "over"].index(match)
    known = {"match": player.matches[which], "game": "patrizier", "step": "1", "ply": "0"} | things_of(server, player)
    every = list(nonsense.requests_of(PAPER, known))
    client = nonsense.Client(server.address, player.cookie)
    kinds = Counter[int]()
    for asked in every if LONG else nonsense.some(every, 600):
        status, media_type, body = client.ask(asked)
        kinds[status // 100] += 1
        assert status < 500, (asked, body)
        assert status < 400 or media_type == "application/problem+json", (asked, body)
    client.close()
    assert kinds[4] > 500, "most of it made no sense"
    log = server.log.read_text(encoding="utf-8")
    assert "unexpected" not in log and "Traceback" not in log
    assert not [one for one in [*secrets_of(server.data), player.cookie.partition("=")[2]] if one in log]


def things_of(server: Server, player: Player) -> dict[str, str]:
    """Things by the names that parameters have, so that most requests are about something that is there."""
    headers = {"cookie": player.cookie}
    anna, victim = server.client(**headers), server.client("Vitto")
    why = {"reason": "It had to be"}
    person = f"/api/operator/people/{victim.me['id']}"
    return {
        "person": victim.me["id"],
        "sanction": anna.post(f"{person}/sanctions", kind="mute", **why)["id"],
        "announcement": anna.post("/api/operator/announcements", kind="news", texts={"en": "Ciao"})["id"],
        "code": anna.post("/api/operator/codes")["id"],
        "tournament": anna.post("/api/tournaments", **MANNER, format="swiss")["tournament"],
        "day": anna.get("/api/deals")["day"],
        "login": anna.get("/api/me")["login"],
    }


# Sockets


def test_recorded_traffic_is_answered_as_the_document_says_and_may_come_spoilt_in_any_way(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In its bytes, its structure, its headers and its order, over HTTP and sockets."""
    monkeypatch.setattr(recording, "GAMES", cases(short=("florenza",), long=recording.GAMES))
    document, opened = Document(PAPER), server.client

    def watched(name: str = "", **headers: str) -> Client:
        client = opened(name, **headers)
        client.http.event_hooks["response"] = [document.check]
        return client

    monkeypatch.setattr(server, "client", watched)
    handled, answers = 0, Counter[str]()
    for found in spoil(server, None, SPOILT, "test"):
        assert found.faults == []
        handled += found.messages
        answers.update(found.answers)
    assert handled >= SPOILT
    assert document.faults == []
    assert len(document.asked) > 130, "nearly all that there is"
    assert answers["2xx"] and answers["4xx"] and answers["101"]
    assert server.client().get("/health")["status"] == "ok"


def test_a_socket_that_is_closed_right_behind_an_answer_is_not_waited_for() -> None:
    """Found while the database was killed: the fuzzer said that such a socket was not answered for 30 seconds."""

    async def heard() -> list[bool]:
        reader = asyncio.StreamReader()
        listening = Listening(reader)
        handled, end = listening.next()
        reader.feed_data(frame(f'{{"type":"refused","id":"{end["id"]}"}}'.encode(), masked=False))
        reader.feed_data(frame(b"", 0x88, masked=False))
        first = await handled
        async with asyncio.timeout(20):
            return [first, await listening.next()[0]]

    assert asyncio.run(heard()) == [True, False]


def test_text_that_is_none_before_a_close_is_no_fault(server: Server) -> None:
    """Found by spoilt traffic: uvicorn would close the socket a second time, and log an error."""
    anna, _, match = seated(server)
    with anna.socket(match) as socket:
        socket.read("update")
        text, close = b"\x81\x82\0\0\0\0\xff\xfe", b"\x88\x82\0\0\0\0\x03\xe8"
        socket.socket.socket.sendall(text + close)
        with pytest.raises(ConnectionClosed):
            socket.read("pong")
    assert "Fatal error" not in server.log.read_text(encoding="utf-8")


def test_sockets_survive_whatever_is_sent(server: Server) -> None:
    rng = Random(1597)
    tables = [Table(server, game) for game in ("patrizier", "patrizier", "firenze", "florenza")]
    sockets = [Fuzzer(server, table, seat, Random(rng.random())) for table in tables for seat in SEATS]
    asyncio.run(send_all(sockets))

    assert sum(socket.sent for socket in sockets) >= MESSAGES
    kinds = {kind for socket in sockets for kind in socket.replies}
    assert kinds >= {"update", "taken", "refused", "pong", "reasons", "prospect"}
    assert server.client().get("/health")["status"] == "ok"
    log = server.log.read_text(encoding="utf-8")
    assert "unexpected" not in log and "Traceback" not in log
    cookies = [cookie.partition("=")[2] for table in tables for cookie in table.cookies.values()]
    assert not [one for one in secrets_of(server.data) + cookies if one in log]
    for table in tables:
        taken = [id for socket in sockets if socket.table is table for id in socket.taken]
        table.check(server, taken)


async def send_all(sockets: list[Fuzzer]) -> None:
    share = -(-MESSAGES // len(sockets))
    await asyncio.gather(*(socket.run(share) for socket in sockets))


class Table:
    """A match of two, with somebody who looks on."""

    def __init__(self, server: Server, game: str) -> None:
        self.anna, self.bruno, self.match = seated(server, game)
        self.cookies = {0: self.anna.cookie, 1: self.bruno.cookie, None: server.client("Carla").cookie}

    def check(self, server: Server, taken: list[str]) -> None:
        """What is stored can be replayed and is what is shown; every answer that was taken is there once."""
        with closing(sqlite3.connect(f"file:{server.data / 'torri.db'}?mode=ro", uri=True)) as database:
            found = database.execute("SELECT seq, at, body FROM entries WHERE match = ? ORDER BY seq", (self.match,))
            written = [Written(seq, at, from_json(body)) for seq, at, body in found]
        match = Match.of(self.match, written)
        given = [one.entry for one in written if isinstance(one.entry, Answered) and one.entry.by == "person"]
        ids = [one.client for one in given if isinstance(one.client, str)]  # of a plan, its first answer has it
        assert len(ids) == len(set(ids))
        assert len(taken) == len(set(taken)) > 0
        assert set(taken) <= set(ids)
        for seat, client in enumerate((self.anna, self.bruno)):
            shown = client.get(f"/api/matches/{self.match}")
            assert (shown["seat"], shown["seq"], shown["table"]["status"]) == (seat, match.seq, match.status)
            assert shown["view"] == json.loads(json.dumps(match.position.view(seat)))


class Fuzzer:
    """One socket after another on the same seat; it sends without waiting for every reply, and listens to all."""

    def __init__(self, server: Server, table: Table, seat: int | None, rng: Random) -> None:
        self.address = f"{server.address.replace('http', 'ws')}/api/matches/{table.match}/live"
        self.table = table
        self.seat = seat
        self.rng = rng
        self.sent = self.waiting = 0
        self.heard = asyncio.Event()
        self.closed = False
        self.latest: dict[str, Any] = {}
        self.answers: list[dict[str, Any]] = []  # as they were sent
        self.taken: list[str] = []
        self.replies: Counter[str] = Counter()

    async def run(self, messages: int) -> None:
        while self.sent < messages:
            since = self.rng.choice(["", "?since=0", f"?since={self.latest.get('seq', 0)}", "?since=999999999"])
            headers = {"cookie": self.table.cookies[self.seat]}
            async with connect(
                self.address + since, additional_headers=headers, max_size=None, compression=None, open_timeout=60
            ) as socket:
                self.waiting = 0
                self.heard.clear()
                self.closed = False
                reading = asyncio.create_task(self.read(socket))
                with suppress(ConnectionClosed):
                    await self.write(socket, messages)
                reading.cancel()
                with suppress(asyncio.CancelledError):
                    await reading
                self.sent -= max(0, self.waiting - 1)  # which nobody has read

    async def write(self, socket: ClientConnection, messages: int) -> None:
        while self.sent < messages or self.waiting > 0:
            if self.sent >= messages or self.waiting >= MESSAGES_AHEAD:
                await self.heard.wait()
                self.heard.clear()
                if self.closed:
                    return
                continue
            if self.rng.random() < VANISH_CHANCE:
                socket.transport.abort()
            message = self.message()
            self.sent += 1
            self.waiting += 1
            await socket.send(message, text=self.rng.random() < 0.98 if isinstance(message, bytes) else None)

    async def read(self, socket: ClientConnection) -> None:
        try:
            with suppress(ConnectionClosed):
                async for data in socket:
                    self.hear(json.loads(data))
                    self.heard.set()
        finally:
            self.closed = True
            self.heard.set()

    def hear(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        self.replies[kind] += 1
        if kind == "update":
            assert message["seat"] == self.seat == message["view"]["seat"]
            self.latest = message
        else:
            self.waiting -= 1
        if kind == "taken" and message["id"]:
            self.taken.append(message["id"])

    # What is sent

    def message(self) -> str | bytes:
        kinds: list[tuple[int, Callable[[], Any]]] = [
            (40, self.scribble),
            (20, lambda: json.dumps(self.value())),
            (30, lambda: json.dumps({"type": self.rng.choice(TYPES)} | self.fields())),
            (40, lambda: json.dumps(self.mistaken())),
            (30, lambda: json.dumps(self.stray_answer())),
            (30, lambda: json.dumps(self.answer())),
            (1, lambda: json.dumps(self.rng.choice(RARE))),
            (20, lambda: json.dumps({"type": self.rng.choice(["ping", "why"]), "answer": self.rng.randint(-9, 99)})),
            (20, lambda: '{"type":"ping"}'),
            (10, lambda: json.dumps({"type": "ahead", "id": "a", "after": self.plan()})),
            (10, lambda: json.dumps(self.given_plan())),
            (1, lambda: self.rng.choice(DEEP)),
        ]
        found = self.rng.choices([make for _, make in kinds], [weight for weight, _ in kinds])[0]()
        assert isinstance(found, str | bytes)
        return found

    def scribble(self) -> bytes:
        """Bytes; mostly such as a text may have, for the others close the socket."""
        length = self.rng.choice([0, 1, 3, 20, 300])
        if self.rng.random() < 0.005:
            return self.rng.randbytes(length)
        signs = '{}[]",:\\0123456789.eE+-truefalsn \n\t\x00äß€𝄞'
        return "".join(self.rng.choices(signs, k=length)).encode()

    def value(self, depth: int = 3) -> Any:
        rng = self.rng
        plain = [None, True, -1, 0, 10**30, -(2**63), 1e308, float("nan"), "", "\ud800", "\x00" * 9, "x" * 300]
        if depth == 0 or rng.random() < 0.6:
            return rng.choice([*plain, rng.randint(-9, 99), rng.random()])
        if rng.random() < 0.5:
            return [self.value(depth - 1) for _ in range(rng.randint(0, 4))]
        return {rng.choice([*FIELDS, "", "ä"]): self.value(depth - 1) for _ in range(rng.randint(0, 4))}

    def fields(self) -> dict[str, Any]:
        return {name: self.value(1) for name in self.rng.sample(FIELDS, self.rng.randint(0, 5))}

    def mistaken(self) -> dict[str, Any]:
        """A message that would be right, but for one thing."""
        right = self.answer()
        match self.rng.randrange(3):
            case 0:
                right[self.rng.choice(FIELDS)] = self.value(1)
            case 1:
                del right[self.rng.choice(list(right))]
            case _:
                right["type"] = self.rng.choice(TYPES)
        return right

    def plan(self) -> list[int]:
        legal = [one["answer"] for one in self.latest.get("view", {}).get("answers", [])] or [0]
        return [self.rng.choice(legal), *(self.rng.randint(-1, 9) for _ in range(self.rng.randint(0, 3)))]

    def given_plan(self) -> dict[str, Any]:
        made = self.answer()
        del made["answer"]
        return made | {"type": "plan", "answers": self.plan()}

    def stray_answer(self) -> dict[str, Any]:
        """An answer at the wrong time, twice, of another seat, or to what was asked before."""
        if self.answers and self.rng.random() < 0.5:
            return self.rng.choice(self.answers[-20:])
        seq = self.rng.choice([0, 1, self.latest.get("seq", 0) - 1, self.latest.get("seq", 0) + 5, 10**9])
        other = {"seat": self.rng.choice([0, 1, 2, 7])}
        return self.answer() | self.rng.choice([{"seq": max(0, seq)}, other, {"answer": self.rng.randint(-9, 99)}])

    def answer(self) -> dict[str, Any]:
        """To what is asked; where another seat is asked, out of turn."""
        legal = [one["answer"] for one in self.latest.get("view", {}).get("answers", [])] or [0]
        id = f"{self.seat}-{self.rng.getrandbits(60):x}"
        made = {"type": "answer", "seq": self.latest.get("seq", 0), "id": id, "answer": self.rng.choice(legal)}
        self.answers.append(made)
        return made
