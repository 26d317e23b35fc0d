"""Clients that send recorded traffic, spoiled, over HTTP and WebSocket, and watch what the server makes of it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tests.server import mutating
from tests.server.mutating import Recorded, Sent

ANSWER_SECONDS = 30.0  # within which whatever can be read is answered, but for those without a processor
STARVED_SECONDS = 2.0  # without one, after which what waits for a database or a bot may be refused
LOOK_SECONDS = 1.0  # between two looks whether the server has had the processor
RAW_SECONDS = 0.05  # for what may be half a request: nobody can say whether an answer is due
REQUESTS_PER_CONNECTION, MESSAGES_PER_SOCKET, MESSAGES_AT_ONCE = 40, 200, 12
REQUEST_SHARE = 5  # one message in so many is a request
RIGHT_ANSWER_CHANCE = 0.3  # that an answer, before it is spoilt, is one that may be given: otherwise no match goes on
CLOSE = 8  # the kind of a frame
UPDATE, ANSWER = re.compile(rb'\{"type":"update","match":"[^"]*","seq":(\d+)'), re.compile(rb'\{"answer":(\d+)')
ENDLESS = ("/stream", "/live")
GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)


class Answer(NamedTuple):
    status: int
    body: bytes = b""


@dataclass
class Findings:
    """What was sent, how it was answered, and what is wrong with the answers."""

    messages: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    database_is_killed: bool = False  # then 503 is right

    def answer(self, answer: Answer, sent: bytes, starved: bool = False) -> None:
        self.answers[f"{answer.status // 100}xx"] += 1
        if answer.status >= 500 and not (answer.status == 503 and (self.database_is_killed or starved)):
            self.faults.append(f"{answer.status}: {answer.body[:1000]!r} to {sent[:2000]!r}")


def starved_seconds(pid: int | None) -> float:
    """How long a process, or its main thread, has waited for a processor in all, where the system says so."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


class Fuzzer:
    """`http` and `sockets` may run beside each other as often as wanted, each with its own seed."""

    def __init__(self, address: str, recorded: Recorded, pid: int | None = None) -> None:
        """With the server's process it is known how long it had no processor, which is not its fault."""
        self.place = urlsplit(address)
        self.pid = pid
        self.recorded = recorded
        self.found = Findings()
        self._requests = self._messages = 0  # that are still to be sent

    async def run(self, messages: int, seed: int | str, clients: int = 4) -> None:
        """Send so many; most of them by sockets, which are quick."""
        self._requests, self._messages = messages // REQUEST_SHARE, messages - messages // REQUEST_SHARE
        web = [self.http(Random(f"{seed} http {number}")) for number in range(clients)]
        live = [self.sockets(Random(f"{seed} socket {number}")) for number in range(clients)]
        async with asyncio.TaskGroup() as group:
            for work in (*web, *live):
                group.create_task(work)

    # HTTP

    async def http(self, rng: Random) -> None:
        while self._requests > 0:
            with suppress(*GONE):
                reader, writer = await self._open()
                try:
                    await self._connection(reader, writer, rng)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0)

    async def _open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        try:
            return await asyncio.open_connection(self.place.hostname, self.place.port, limit=2**24)
        except OSError:
            await asyncio.sleep(0.1)  # it is being started again
            raise

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
        at = rng.randrange(len(self.recorded.requests))
        for _ in range(REQUESTS_PER_CONNECTION):
            if self._requests <= 0:
                return
            self._requests -= 1
            # Mostly in the order in which it was sent, with leaps.
            at = rng.randrange(len(self.recorded.requests)) if rng.random() < 0.3 else at + 1
            sent = self._addressed(self.recorded.requests[at % len(self.recorded.requests)], rng)
            self.found.messages += 1
            kind = rng.random()
            if kind < 0.8:
                await self._readable(reader, writer, mutating.spoilt_structure(sent, rng))
                continue
            other = rng.choice(self.recorded.requests).raw()
            spoilt = mutating.spoilt_head(sent, rng) if kind < 0.9 else mutating.spoilt_bytes(sent.raw(), rng, other)
            await self._raw(reader, writer, spoilt)
            return

    def _addressed(self, sent: Sent, rng: Random) -> Sent:
        address = f"10.9.{rng.randrange(250)}.{rng.randrange(250)}"  # as many clients, where a proxy says so
        return Sent(sent.method, sent.target, (*sent.headers, ("x-forwarded-for", address)), sent.body)

    async def _readable(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, sent: Sent) -> None:
        if any(word in sent.target for word in ENDLESS):
            return
        raw = sent.raw()
        starved = starved_seconds(self.pid)
        writer.write(raw)
        answered = asyncio.ensure_future(_answer(reader, sent.method == "HEAD"))
        if not await self._in_time(answered):
            answered.cancel()
            self.found.faults.append(f"not answered: {raw[:2000]!r}")
            raise ValueError
        self.found.answer(answered.result(), raw, starved_seconds(self.pid) > starved + STARVED_SECONDS)

    async def _in_time(self, answered: asyncio.Future[Any]) -> bool:
        begun, starved = time.monotonic(), starved_seconds(self.pid)
        while not answered.done():
            if time.monotonic() - begun > ANSWER_SECONDS + starved_seconds(self.pid) - starved:
                return False
            await asyncio.wait([answered], timeout=LOOK_SECONDS)
        return True

    async def _raw(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, raw: bytes) -> None:
        writer.write(raw)
        with suppress(TimeoutError):
            async with asyncio.timeout(RAW_SECONDS):
                while True:
                    self.found.answer(await _answer(reader, raw.startswith(b"HEAD")), raw)

    # Sockets

    async def sockets(self, rng: Random) -> None:
        while self._messages > 0:
            with suppress(*GONE, TimeoutError):
                reader, writer = await self._open()
                try:
                    await self._socket(reader, writer, rng)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0)

    async def _socket(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, rng: Random) -> None:
        match, cookie = rng.choice(self.recorded.matches), rng.choice(self.recorded.cookies)
        since = rng.choice(("", "?since=0", "?since=5&seat=1", "?since=99999999", "?seat=x"))
        writer.write(
            f"GET /api/matches/{match}/live{since} HTTP/1.1\r\nhost: {self.place.netloc}\r\nconnection: Upgrade\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dG9ycmkgdG9ycmkgdG9ycg==\r\n"
            f"x-forwarded-for: 10.8.{rng.randrange(250)}.{rng.randrange(250)}\r\ncookie: {cookie}\r\n\r\n".encode()
        )
        opened = asyncio.ensure_future(reader.readuntil(b"\r\n\r\n"))
        if not await self._in_time(opened):
            opened.cancel()
            self.found.faults.append("no handshake")
            return
        head = opened.result()
        self.found.answers[head[9:12].decode()] += 1
        if not head.startswith(b"HTTP/1.1 101"):
            return
        listening = Listening(reader)
        try:
            for _ in range(rng.randint(1, MESSAGES_PER_SOCKET // MESSAGES_AT_ONCE)):
                sent = [self._frame(rng, listening) for _ in range(rng.randint(1, MESSAGES_AT_ONCE))]
                handled, end = listening.next()
                writer.write(b"".join(frame for frame, _ in sent) + mutating.frame(json.dumps(end).encode()))
                self._messages -= len(sent)
                is_whole = all(whole for _, whole in sent)  # otherwise the server waits for more
                if not is_whole:
                    await asyncio.wait([handled], timeout=RAW_SECONDS)
                elif not await self._in_time(handled):
                    self.found.faults.append(f"no answer over a socket after {sent!r}"[:3000])
                if not handled.done() or not handled.result():
                    self.found.messages += 1  # of what came behind nobody knows whether it was read
                    self._messages += len(sent) - 1
                    self.found.answers["closed"] += 1
                    return
                self.found.messages += len(sent)
                if self._messages <= 0:
                    return
        finally:
            await listening.stop()
            self.found.answers["socket bytes"] += listening.bytes

    def _frame(self, rng: Random, listening: Listening) -> tuple[bytes, bool]:
        """A frame, and whether it is as long as it says."""
        message = rng.choice(self.recorded.messages)
        if "answer" in message and listening.answers and rng.random() < RIGHT_ANSWER_CHANCE:
            own = {"id": f"{rng.getrandbits(60):x}"} if "id" in message else {}
            message = message | {"seq": listening.seq, "answer": rng.choice(listening.answers)} | own
        return mutating.spoilt_frame(mutating.spoilt_text(message, rng), rng)


class Listening:
    """Hears what a socket is sent, until all before some message was handled; and what could be answered now."""

    def __init__(self, reader: asyncio.StreamReader) -> None:
        self.seq = 0
        self.answers: list[int] = []
        self._reader = reader
        self._number = 0
        self._handled: asyncio.Future[bool] = asyncio.Future()
        self._task = asyncio.create_task(self._run())
        self.bytes = 0

    @property
    def _id(self) -> str:
        return f"end-{self._number}"

    def next(self) -> tuple[asyncio.Future[bool], dict[str, Any]]:
        """A message that is refused when all before it are handled; and whether it was, or the socket was closed."""
        self._handled = asyncio.Future()
        if self._task.done():  # it was closed right behind the last answer
            self._handled.set_result(False)
        self._number += 1
        return self._handled, {"type": "answer", "seq": 0, "id": self._id, "answer": 0}

    async def _run(self) -> None:
        try:
            while True:
                opcode, data = await self._frame()
                self.bytes += len(data)
                if opcode == CLOSE:
                    return  # the server waits for our farewell, and reads nothing else
                if update := UPDATE.match(data):
                    self.seq = int(update[1])
                    self.answers = [int(one) for one in ANSWER.findall(data)]
                if f'"id":"{self._id}"'.encode() in data and not self._handled.done():
                    self._handled.set_result(True)
        finally:
            if not self._handled.done():
                self._handled.set_result(False)

    async def _frame(self) -> tuple[int, bytes]:
        first, size = await self._reader.readexactly(2)
        if size > 125:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self._reader.readexactly(size)

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


async def _answer(reader: asyncio.StreamReader, without_body: bool) -> Answer:
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
    status = int(lines[0].split()[1])
    headers = dict(line.split(": ", 1) for line in lines[1:] if ": " in line)
    if status < 200:
        return await _answer(reader, without_body)
    body = b""
    if headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readuntil(b"\r\n"), 16):
            await reader.readexactly(size + 2)
        await reader.readexactly(2)
    elif not without_body and status not in (204, 304):
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answer(status, body)
