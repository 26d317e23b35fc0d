"""The clients of `./torri bench server`, in a process of their own.

They are lean, so that they are not what is measured: frames are parsed by hand, and only the needed part of a message
is decoded. Each command prints a word when it has come so far, and at last its findings as JSON.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from random import Random
from struct import pack, unpack_from
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
import uvloop

GAMES: Final = ("patrizier", "firenze", "florenza")
MIXED: Final = "all"  # in turn
BOT: Final = "garzone"
DOORS: Final = 16  # connections over which tables are created
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
UNMASKED: Final = b"\0\0\0\0"  # a mask that changes nothing: masking hides clients from proxies, and there are none


def place(address: str) -> tuple[str, int]:
    found = urlsplit(address)
    return found.hostname or "", found.port or 0


class Socket(asyncio.Protocol):
    """A websocket without compression; `hear` gets each text."""

    def __init__(self, address: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {urlsplit(address).netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        )
        head += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dG9ycmkgdG9ycmkgdG9ycg==\r\nCookie: {cookie}\r\n\r\n"
        self._head = head.encode()
        self._hear = hear
        self._rest = b""
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False

    @classmethod
    async def open(cls, address: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> Socket:
        made = cls(address, path, cookie, hear)
        await asyncio.get_running_loop().create_connection(lambda: made, *place(address))
        await made.opened
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._head)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self.closing:
            sys.exit("The server has closed a socket.")

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        at = 0
        if not self.opened.done():
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._rest = data
                return
            assert b" 101 " in data[:20], data[:200]
            self.opened.set_result(None)
        while len(data) >= at + 2:
            size, begin = data[at + 1], at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                if len(data) < begin + wide:
                    break
                size, begin = unpack_from("!H" if wide == 2 else "!Q", data, begin)[0], begin + wide
            if len(data) < begin + size:
                break
            kind, at = data[at] & 0xF, begin + size
            if kind == TEXT:
                self._hear(data[begin:at])
            elif kind == PING:
                self.send(data[begin:at], PONG)
        self._rest = data[at:]

    def send(self, data: bytes, kind: int = TEXT) -> None:
        head = pack("!BB", 0x80 | kind, 0x80 | len(data)) if len(data) < 126 else pack("!BBH", 0x81, 0xFE, len(data))
        self._transport.write(head + UNMASKED + data)

    def close(self) -> None:
        self.closing = True
        self.send(pack("!H", 1000), CLOSE)
        self._transport.close()


class Door:
    """Requests, one after the other over one connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, address: str) -> Door:
        return cls(*await asyncio.open_connection(*place(address)))

    async def post(self, path: str, data: object, cookie: str = "") -> tuple[Any, str]:
        """What is answered, and the cookie that is given."""
        body = msgspec.json.encode(data)
        head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Type: application/json\r\n"
        self._writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        answer = await self._reader.readexactly(int(headers["content-length"]))
        assert lines[0].split()[1].startswith("2"), answer
        return msgspec.json.decode(answer), headers.get("set-cookie", "").partition(";")[0]


class Offered(msgspec.Struct):
    answer: int


class View(msgspec.Struct):
    answers: list[Offered]


class Board(msgspec.Struct):
    status: str


class Update(msgspec.Struct, tag_field="type", tag="update"):
    seq: int
    table: Board
    view: View


class Taken(msgspec.Struct, tag_field="type", tag="taken"):
    seq: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    problem: str
    detail: str


read: Final = msgspec.json.Decoder(Update | Taken | Refused).decode


class Watch:
    """What is counted while it runs."""

    def __init__(self) -> None:
        self.running = False
        self.answers = self.messages = self.octets = self.created = 0
        self.waits: list[float] = []
        self.tables: list[Table] = []

    async def run(self, settle: float, seconds: float) -> None:
        await asyncio.sleep(settle)
        print("measuring", flush=True)
        begin, self.running = time.perf_counter(), True
        await asyncio.sleep(seconds)
        now = time.perf_counter()
        took, self.running = now - begin, False
        # Those who still wait count too, with their time so far: else a server that stands still would look quick.
        self.waits += [now - table.sent for table in self.tables if table.sent]
        self.waits.sort()
        found: dict[str, float] = {
            "answers": self.answers / took,
            "messages": self.messages / took,
            "octets": self.octets / max(1, self.messages),
            "created": self.created / took,
        }
        found |= {f"p{part}": self._wait(part) for part in (50, 95, 99)}
        print(msgspec.json.encode(found).decode(), flush=True)

    def _wait(self, part: int) -> float:
        """Milliseconds within which so many per cent have got the update."""
        return self.waits[len(self.waits) * part // 100] * 1_000 if self.waits else 0.0


class Table:
    """A match, the two who play it, and the next one when it is over. One person against a bot is only there to be
    served as well: nothing of it is counted."""

    def __init__(
        self, address: str, number: int, think: float, watch: Watch, game: str = GAMES[0], bot: bool = False
    ) -> None:
        self._address = address
        self._game = GAMES[number % len(GAMES)] if game == MIXED else game
        self._persons = 1 if bot else 2
        self._rng = Random(number)
        self._think = think
        self._watch = watch
        self._cookies: list[str] = []
        self._match = ""
        self._sockets: dict[int, Socket] = {}
        self._asker, self.sent = -1, 0.0
        self._next: asyncio.Task[None] | None = None
        self._asked = (0, 0, 0)  # seat, seq and the answer that will be given
        self._heard = asyncio.Event()  # a question
        self._playing = False

    async def create(self, door: Door) -> None:
        while len(self._cookies) < self._persons:
            self._cookies.append((await door.post("/api/guests", {"name": "Anna"}))[1])
        other = {"kind": "friend"} if self._persons > 1 else {"kind": "bot", "level": BOT}
        wish = {"game": self._game, "chairs": [{"kind": "me"}, other]}
        created, _ = await door.post("/api/matches", wish, self._cookies[0])
        self._match = created["match"]
        for token, cookie in zip(created["links"].values(), self._cookies[1:], strict=True):
            await door.post(f"/api/matches/{self._match}/sit", {"token": token}, cookie)

    async def sit(self) -> None:
        self._sockets = {}
        self._asker = -1
        path = f"/api/matches/{self._match}/live"
        for seat in range(self._persons):
            self._sockets[seat] = await Socket.open(self._address, path, self._cookies[seat], self._ear(seat))
        await self._heard.wait()

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        match, asked = self._match, -1

        def hear(data: bytes) -> None:
            nonlocal asked
            watch, message = self._watch, read(data)
            counted = watch.running and self._persons > 1
            if counted:
                watch.messages += 1
                watch.octets += len(data)
            if isinstance(message, Taken):
                watch.answers += counted
            elif isinstance(message, Refused):
                sys.exit(f"Refused: {message.problem}: {message.detail}")
            elif self._match == match:
                if self._asker == 1 - seat and self.sent:
                    if counted:
                        watch.waits.append(time.perf_counter() - self.sent)
                    self.sent = 0.0
                if message.table.status == "over":
                    self._match, self.sent = "", 0.0
                    self._next = asyncio.ensure_future(self._go_on())
                elif message.view.answers and message.seq > asked:
                    asked = message.seq
                    self._asked = seat, message.seq, self._rng.choice(message.view.answers).answer
                    self._heard.set()
                    if self._playing:
                        self.think()

        return hear

    def think(self) -> None:
        """About what is asked; those who sit down wait until all do, as who plays would keep them waiting."""
        self._playing = True
        pause = self._think * (0.5 + self._rng.random())
        asyncio.get_running_loop().call_later(pause, self._answer, *self._asked)

    def _answer(self, seat: int, seq: int, answer: int) -> None:
        if seat in self._sockets and not self._sockets[seat].closing:
            self._asker, self.sent = seat, time.perf_counter() if self._persons > 1 else 0.0
            self._sockets[seat].send(b'{"type":"answer","seq":%d,"id":"%d-%d","answer":%d}' % (seq, seat, seq, answer))

    async def _go_on(self) -> None:
        """The same two play again."""
        for socket in self._sockets.values():
            socket.close()
        self._watch.created += self._watch.running
        await self.create(await Door.open(self._address))
        await self.sit()


async def each(tables: list[Table], address: str) -> None:
    """Lay all tables, several at a time."""

    async def some(mine: list[Table]) -> None:
        door = await Door.open(address)
        for table in mine:
            await table.create(door)

    await asyncio.gather(*(some(tables[number::DOORS]) for number in range(DOORS)))


async def play(
    address: str, game: str, against_bots: int, matches: int, think: float, settle: float, seconds: float
) -> None:
    """Two at each match, who think for about so many seconds; beside them some who play against bots."""
    watch = Watch()
    tables = watch.tables = [
        Table(address, number, think, watch, game, bot=number >= matches) for number in range(matches + against_bots)
    ]
    await each(tables, address)
    for table in tables:
        await table.sit()
    for table in tables:
        table.think()
    await watch.run(settle, seconds)


async def echo(address: str, sockets: int, size: int, settle: float, seconds: float) -> None:
    """Each socket sends its message again as soon as it comes back."""
    watch = Watch()
    opened: list[Socket] = []

    def ear(number: int) -> Callable[[bytes], None]:
        def hear(data: bytes) -> None:
            if watch.running:
                watch.answers += 1
                watch.messages += 1
                watch.octets += len(data)
            opened[number].send(data)

        return hear

    for number in range(sockets):
        opened.append(await Socket.open(address, "/echo", "", ear(number)))
    for socket in opened:
        socket.send(b"x" * size)
    await watch.run(settle, seconds)


async def idle(address: str, *numbers: int) -> None:
    """Lay tables up to each of these numbers, then sit down at all; nobody plays. Waits for a line after each."""
    tables: list[Table] = []
    for number in numbers:
        more = [Table(address, at, 0, Watch()) for at in range(len(tables), number)]
        await each(more, address)
        tables += more
        await _reached("created")
    for table in tables:
        await table.sit()
    await _reached("seated")


async def _reached(word: str) -> None:
    print(word, flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.readline)


def main(what: str, address: str, *rest: str) -> None:
    given = [word if word.isalpha() else float(word) if "." in word else int(word) for word in rest]
    commands: dict[str, Callable[..., Any]] = {"play": play, "echo": echo, "idle": idle}
    uvloop.run(commands[what](address, *given))


if __name__ == "__main__":
    main(*sys.argv[1:])
