"""Messages over a socket of a real server that come many at once, in pieces, or not as text."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from tests.server.running import Server
from tests.server.test_live import seated

MESSAGES_AT_ONCE = 300  # far more than may wait while one of them is handled
NO_TEXT = b"\xff\xfe"
PAUSE_SECONDS = 0.05  # seconds, after which the system has handed on what was sent
PING = Frame(Opcode.TEXT, b'{"type": "ping"}').serialize(mask=True)
LONG = Frame(Opcode.TEXT, b'{"type": "ping"%s}' % (b" " * 200)).serialize(mask=True)
EMPTY = Frame(Opcode.PONG, b"").serialize(mask=True)
NOT_ASCII = Frame(Opcode.TEXT, '{"type": "è"}'.encode()).serialize(mask=True)
BEGUN = Frame(Opcode.TEXT, b'{"type": ', fin=False).serialize(mask=True)
ENDED = Frame(Opcode.CONT, b'"ping"}').serialize(mask=True)


@contextmanager
def listening(server: Server, compression: str | None) -> Iterator[ClientConnection]:
    """A spectator's socket that has received its first update."""
    anna, _, match = seated(server)
    address = str(anna.http.base_url).replace("http://", "ws://").rstrip("/")
    with connect(f"{address}/api/matches/{match}/live", compression=compression, max_size=None) as socket:
        assert json.loads(socket.recv(20))["type"] == "update"
        yield socket


def said(socket: ClientConnection) -> dict[str, object]:
    """The next message that is no update."""
    while True:
        message: dict[str, object] = json.loads(socket.recv(20))
        if message["type"] != "update":
            return message


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_messages_that_come_at_once_are_answered_one_by_one_in_their_order(
    server: Server, compression: str | None
) -> None:
    with listening(server, compression) as socket:
        for number in range(MESSAGES_AT_ONCE):
            socket.send(json.dumps({"type": "why", "answer": 0, "id": str(number)}))
        assert [said(socket)["id"] for _ in range(MESSAGES_AT_ONCE)] == [
            str(number) for number in range(MESSAGES_AT_ONCE)
        ]


def test_a_message_may_come_in_pieces_between_others(server: Server) -> None:
    with listening(server, None) as socket:
        socket.send('{"type": "ping"}')
        socket.send(iter(['{"type":', ' "pi', 'ng"}']))
        socket.send('{"type": "ping"}')
        assert [said(socket)["type"] for _ in range(3)] == ["pong"] * 3


def test_bytes_are_no_message_and_what_is_no_text_ends_the_socket(server: Server) -> None:
    with listening(server, None) as socket:
        socket.send(b'{"type": "ping"}')
        assert said(socket)["problem"] == "no-such-message"
        socket.send('{"type": "ping"}')
        assert said(socket)["type"] == "pong"
        socket.send(NO_TEXT, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            said(socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007


@pytest.mark.parametrize(
    ("pieces", "answers"),
    [
        ([PING, PING], ["pong", "pong"]),
        ([PING + PING, PING], ["pong"] * 3),
        ([PING[:1], PING[1:], PING], ["pong", "pong"]),
        ([PING[:6], PING[6:] + PING, PING], ["pong"] * 3),
        ([PING, EMPTY, PING], ["pong", "pong"]),
        ([EMPTY[:5], EMPTY[5:] + PING, PING], ["pong", "pong"]),
        ([LONG, PING], ["pong", "pong"]),
        ([NOT_ASCII, PING], ["refused", "pong"]),
        ([BEGUN, EMPTY, ENDED, PING], ["pong", "pong"]),
    ],
)
def test_frames_need_not_come_one_at_a_time(server: Server, pieces: list[bytes], answers: list[str]) -> None:
    with listening(server, None) as socket:
        for piece in pieces:
            socket.socket.sendall(piece)
            time.sleep(PAUSE_SECONDS)
        assert [said(socket)["type"] for _ in answers] == answers


def test_a_text_inside_another_ends_the_socket(server: Server) -> None:
    with listening(server, None) as socket:
        for piece in (BEGUN, PING):
            socket.socket.sendall(piece)
            time.sleep(PAUSE_SECONDS)
        with pytest.raises(ConnectionClosed) as closed:
            said(socket)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1002
