"""Connections end, whatever their clients do or fail to do; what clients may send is bounded."""

from __future__ import annotations

import json
import os
import re
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.server.mutating import frame
from tests.server.running import Client, Server
from torri.server.operations.connections import Bounds

PATIENCE_FACTOR = 0.05  # of the usual: a head has 0.75 seconds, a body 3, a reader 1
CLOSED_SECONDS = 30.0  # in which a busy machine must have closed them
LINES_UNREAD = 400  # of chat, more than is kept for somebody who reads nothing
BURSTS_SENT = 10  # of 300 KB
GET = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", "--patience", str(PATIENCE_FACTOR)) as running:
        yield running


def opened(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=CLOSED_SECONDS)


def answer_of(connection: socket.socket) -> bytes:
    """All that comes until the server closes the connection."""
    found = b""
    try:
        while data := connection.recv(65_536):
            found += data
    except ConnectionResetError:
        pass
    return found


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"G",
        GET,
        b"\r\n\r\n",
        GET + b"\r\n",
        b"POST /api/logout HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
    ],
    ids=["nothing", "a letter", "half a head", "empty lines", "a whole request", "half a body"],
)
def test_who_does_not_go_on_is_sent_away(server: Server, sent: bytes) -> None:
    with opened(server) as connection:
        connection.sendall(sent)
        answer = answer_of(connection)
        assert b" 408 " in answer or b" 200 " in answer, answer[:100]


def test_an_empty_line_begins_nothing(server: Server) -> None:
    """Though uvicorn stops its timer for it."""
    with opened(server) as connection:
        connection.sendall(GET + b"\r\n")
        assert b" 200 " in connection.recv(65_536)
        connection.sendall(b"\r\n")
        assert b" 408 " in answer_of(connection)


def test_a_head_that_drips_is_not_waited_for(server: Server) -> None:
    """Each byte comes in time, the whole does not."""
    begun = time.monotonic()
    with opened(server) as connection, pytest.raises(OSError):
        connection.sendall(GET)
        while time.monotonic() < begun + CLOSED_SECONDS:
            connection.sendall(b"x")
            time.sleep(0.05)
    assert time.monotonic() < begun + CLOSED_SECONDS


@pytest.mark.parametrize(
    "piece",
    [b"x: " + b"y" * 60_000 + b"\r\n", b"a: b\r\n" * 10_000, b"x" * 60_000],
    ids=["a long header", "many headers", "a header without an end"],
)
def test_heads_are_bounded_before_they_cost_memory(server: Server, piece: bytes) -> None:
    before = memory_of(server)
    with opened(server) as connection:
        try:
            connection.sendall(GET)
            for _ in range(400):  # 24 MB
                connection.sendall(piece)
        except OSError:
            pass
        else:
            raise AssertionError("all of it was taken in")
        answer = answer_of(connection)
        assert not answer or b" 431 " in answer, answer[:100]
    assert memory_of(server) < before + 8 * 1024 * 1024


def memory_of(server: Server) -> int:
    pages = int(Path(f"/proc/{server.pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def test_who_does_not_read_is_cut_off(server: Server) -> None:
    """And gives back what waited: sockets and streams alike."""
    anna = server.client("Anna")
    match = anna.create(["me", "me"], "florenza")["match"]
    with ExitStack() as stack:
        lazy = [stack.enter_context(silent_reader(server, anna, match, way)) for way in ("live", "stream")]
        for connection in lazy:
            connection.recv(100)  # the first of it
        until(lambda: anna.get("/health")["listeners"] == 2)
        lines = 0
        while anna.get("/health")["listeners"]:
            assert lines < LINES_UNREAD, "they are still told everything"
            anna.post(f"/api/matches/{match}/say", text="x" * 400)
            lines += 1
            time.sleep(0.05)
    assert anna.get("/health")["status"] == "ok"


def silent_reader(server: Server, client: Client, match: str, way: str) -> socket.socket:
    """A connection that follows a match, with hardly any room for what it is sent."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    connection.settimeout(CLOSED_SECONDS)
    connection.connect(("127.0.0.1", server.port))
    upgrade = (
        "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    )
    connection.sendall(
        (
            f"GET /api/matches/{match}/{way} HTTP/1.1\r\nhost: localhost\r\ncookie: {client.cookie}\r\n"
            f"{upgrade if way == 'live' else ''}\r\n"
        ).encode()
    )
    return connection


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + CLOSED_SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


BURSTS = {
    "pings": frame(b"", 0x89),
    "pings with words": frame(b"x" * 125, 0x89),
    "pongs": frame(b"", 0x8A),
    "pieces of a message": frame(b"", 0x00),
    "messages": frame(b""),
    "requests": b"GET /health/live HTTP/1.1\r\n\r\n",
}


@pytest.mark.parametrize("kind", BURSTS)
def test_a_burst_of_the_smallest_things_leaves_others_their_turn(server: Server, kind: str) -> None:
    """Found with one client that sent pings and read nothing: nobody else was answered for half a minute."""
    anna, bruno = server.client("Anna"), server.client("Bruno")
    match = anna.create(["me", "me"])["match"]
    before, held = memory_of(server), times_held(bruno)
    with opened(server) if kind == "requests" else silent_reader(server, anna, match, "live") as connection:
        if kind != "requests":
            connection.recv(100)
        begins = frame(b"", 0x01) if kind == "pieces of a message" else b""
        burst = begins + BURSTS[kind] * (300_000 // len(BURSTS[kind]))
        connection.settimeout(0.2)
        with suppress(OSError):  # it is cut off, or no more is taken from it
            for _ in range(BURSTS_SENT):
                connection.sendall(burst)
        assert bruno.get("/health")["status"] == "ok"
        assert memory_of(server) < before + 64 * 1024 * 1024
    assert times_held(bruno) == held


def times_held(client: Client) -> float:
    """How often the event loop worked for more than a tenth of a second without looking up."""
    text = client.http.get("/metrics").text
    bucket, count = (
        re.search(rf"^torri_loop_held_seconds_{rest} (\S+)$", text, re.MULTILINE)
        for rest in (r'bucket\{le="0.1"\}', "count")
    )
    assert bucket and count
    return float(count[1]) - float(bucket[1])


def test_a_large_message_comes_whole_though_it_is_read_in_slices(server: Server) -> None:
    anna = server.client("Anna")
    match = anna.create(["me", "me"])["match"]
    with anna.socket(match) as socket:
        socket.read("update")
        for number in range(20):
            socket.socket.send(f'{{"type":"why","id":"w{number}","text":"no such thing"{" " * 3_000}}}')
        assert [socket.read("refused")["id"] for _ in range(20)] == [f"w{number}" for number in range(20)]


HANDSHAKE = (
    "GET /api/matches/{match}/live HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nx-long: {long}\r\n\r\n"
)


def test_a_handshake_with_a_line_that_is_too_long_is_refused(server: Server) -> None:
    """Found with a header of 20 KB, which a request may have: nobody answered it, and its connection stayed open."""
    for size, status in ((4_000, b"101"), (20_000, b"431")):
        with opened(server) as connection:
            connection.sendall(HANDSHAKE.format(match="none", long="x" * size).encode())
            answered = connection.recv(12)
            assert answered == b"HTTP/1.1 " + status
            while status != b"101" and connection.recv(4_096):
                pass


@pytest.mark.parametrize("rates", ["0", "1"])
def test_sockets_that_are_opened_at_once_are_all_read(tmp_path: Path, rates: str) -> None:
    """A handshake may have to wait for its turn; the socket that it opens is read nevertheless."""
    with Server(tmp_path / "data", "--rates", rates) as served, ExitStack() as stack:
        match = served.client("Anna").create(["me", "me"], public=True)["match"]
        connections = [stack.enter_context(opened(served)) for _ in range(10)]
        for connection in connections:
            connection.sendall(HANDSHAKE.format(match=match, long="").encode())
        for connection in connections:
            connection.settimeout(CLOSED_SECONDS)
            heard = b""
            while b'"update"' not in heard:
                heard += connection.recv(65_536)
            connection.sendall(frame(b'{"type":"ping"}'))
            while b'"pong"' not in heard:
                heard += connection.recv(65_536)


def test_who_reads_slowly_but_reads_gets_all_of_it(server: Server) -> None:
    with opened(server) as connection:
        connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
        found = b""
        while data := connection.recv(20_000):
            found += data
            time.sleep(0.02)
        assert json.loads(found.partition(b"\r\n\r\n")[2])["openapi"]


def test_the_bounds_can_be_made_longer() -> None:
    assert Bounds().times(2).seconds == tuple(2 * one for one in Bounds().seconds)
    assert Bounds().times(2).head_bytes == Bounds().head_bytes
