"""A real web server that keeps what is posted, and answers as it is told: a push service, or somebody's program."""

from __future__ import annotations

import base64
import os
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.waiting import looks

MAX_WAIT_SECONDS = 60.0


@dataclass
class Posted:
    path: str
    headers: dict[str, str]  # by their names, in small letters
    body: bytes


class Listening:
    def __init__(self, statuses: dict[str, int] | None = None) -> None:
        self.posts: list[Posted] = []
        self.statuses = statuses or {}  # by path; 201 elsewhere
        self.answer = b""
        self._came = threading.Condition()
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def to(self, path: str) -> list[Posted]:
        return [one for one in self.posts if one.path == path]

    def wait(self, path: str, number: int = 1) -> Posted:
        """The last of so many posts to a path."""
        deadline = time.monotonic() + MAX_WAIT_SECONDS
        with self._came:
            while len(self.to(path)) < number:
                assert self._came.wait(deadline - time.monotonic()), f"{len(self.to(path))} posts to {path}"
            return self.to(path)[number - 1]

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        listening = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with listening._came:
                    listening.posts.append(Posted(self.path, headers, body))
                    listening._came.notify_all()
                self.send_response(listening.statuses.get(self.path, 201))
                self.send_header("content-length", str(len(listening.answer)))
                self.end_headers()
                self.wfile.write(listening.answer)

            def log_message(self, *_: Any) -> None:
                pass

        return Handler


@dataclass
class Browser:
    """What a browser keeps of a subscription: with its private key it opens what is pushed to it."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    def wish(self, name: str = "") -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": base64url(point), "auth": base64url(self.auth), "name": name}

    def open(self, posted: Posted) -> bytes:
        """RFC 8291: what was encrypted for this browser, and for no other."""
        assert posted.headers["content-encoding"] == "aes128gcm"
        opened: bytes = http_ece.decrypt(posted.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return opened


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unbase64url(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def soon(holds: Callable[[], object], seconds: float = 5.0) -> object:
    """What it came to, or what it still is after so long."""
    found: object = None
    for _ in looks(seconds):
        if found := holds():
            break
    return found


def eventually(holds: Callable[[], object]) -> object:
    found = soon(holds, MAX_WAIT_SECONDS)
    assert found
    return found
