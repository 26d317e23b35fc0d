"""A real server in a process of its own, and clients for it."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.migrated import prepare_sqlite
from tests.server import preloaded
from torri.server.settings import DATABASE_FILE

# For clients of servers without TLS: otherwise each of them would read all certificates that the machine trusts.
PLAIN_HTTP = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
# Of the usual rate of requests, where limits are tried: on a busy machine they would refill as fast as they are used.
SLOW_REFILL = 0.05
ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`torri serve` on a port of its own; started again it has the same data."""

    def __init__(
        self,
        data: Path,
        *arguments: str,
        port: int = 0,
        environment: dict[str, str] | None = None,
        known_dice: bool = False,
    ) -> None:
        self.data = data
        self.known_dice = known_dice
        self.arguments = arguments
        self.port = port
        self.environment = environment or {}
        self.address = ""
        self.log = data / "server.log"
        self.clients: list[Client] = []
        self._process: subprocess.Popen[str] | preloaded.PreloadedProcess | None = None

    def start(self) -> Self:
        self.data.mkdir(parents=True, exist_ok=True)
        if self.database is None:
            prepare_sqlite(self.data / DATABASE_FILE)
        program = ["tests.server.dice", str(self.data / "dice")] if self.known_dice else ["torri"]
        arguments = ["serve", "--language", "en", "--port", str(self.port), "--data", str(self.data)]
        arguments += ["--rates", "0", "--bots", "1", *self.arguments]
        environment = os.environ | {"TORRI_PLAIN": "1", "PYTHONUNBUFFERED": "1"} | self.environment
        with self.log.open("a", encoding="utf-8") as log:
            if preloaded.POSSIBLE:
                self._process = preloaded.preloader().start(program, arguments, environment, log)
            else:
                self._process = subprocess.Popen(
                    [sys.executable, "-m", *program, *arguments],
                    stdout=subprocess.PIPE,
                    stderr=log,
                    text=True,
                    env=environment,
                    cwd=ROOT,
                    start_new_session=True,
                )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert "http://" in line, f"the server did not start: {line}{self.log.read_text(encoding='utf-8')}"
        self.address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        return self

    def roll(self, seed: str) -> None:
        """From now on all draws come from that seed."""
        self.data.mkdir(parents=True, exist_ok=True)
        (self.data / "dice").write_text(seed, encoding="utf-8")

    @property
    def database(self) -> str | None:
        """The address that it was told, if it was."""
        given = dict(zip(self.arguments, self.arguments[1:], strict=False))
        return given.get("--database")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """As a machine that loses its power."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator does; the exit status."""
        return self._end(signal.SIGTERM)

    def ended(self) -> int:
        """The exit status of a server that has been told to stop; a second signal could strike after it has put down
        its handlers, and would be what ends it."""
        return self._end(None)

    def _end(self, sign: int | None) -> int:
        process = self._process
        if process is None:
            return 0
        if sign is not None and process.poll() is None:
            process.send_signal(sign)
        status = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None
        return status

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.send_home()
        self.stop()

    def client(self, name: str = "", **headers: str) -> Client:
        self.clients.append(Client(self.address, name, headers))
        return self.clients[-1]

    def send_home(self) -> None:
        """Close what the clients of a test have opened."""
        while self.clients:
            self.clients.pop().http.close()


class Client:
    """Somebody with a browser of their own."""

    def __init__(self, address: str, name: str = "", headers: dict[str, str] | None = None) -> None:
        self.http = httpx.Client(base_url=address, headers=headers, timeout=30, verify=PLAIN_HTTP)
        self.me: dict[str, Any] = {}
        if name:
            self.me = self.post("/api/guests", name=name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, **parameters: Any) -> Any:
        return self._read(self.http.get(path, params=parameters))

    def post(self, path: str, **data: Any) -> Any:
        return self._read(self.http.post(path, json=data))

    def _read(self, response: httpx.Response) -> Any:
        assert response.is_success, f"{response.status_code} {response.text}"
        return response.json() if response.content else None

    def refused(self, method: str, path: str, **data: Any) -> dict[str, Any]:
        """The problem that a request is answered with."""
        response = self.http.request(method, path, json=None if method == "GET" else data)
        assert response.is_client_error, f"{response.status_code} {response.text}"
        assert response.headers["content-type"].startswith("application/problem+json")
        found: dict[str, Any] = response.json()
        assert found["status"] == response.status_code
        return found

    def create(self, chairs: Sequence[str | dict[str, Any]], game: str = "patrizier", **more: Any) -> dict[str, Any]:
        wishes = [{"kind": chair} if isinstance(chair, str) else chair for chair in chairs]
        found: dict[str, Any] = self.post("/api/matches", game=game, chairs=wishes, **more)
        return found

    def socket(self, match: str, **parameters: Any) -> Socket:
        return Socket(self, match, parameters)


class Socket:
    """A live match; messages are read one by one."""

    def __init__(self, client: Client, match: str, parameters: dict[str, Any]) -> None:
        asked = "&".join(f"{key}={value}" for key, value in parameters.items() if value is not None)
        base = str(client.http.base_url).replace("http://", "ws://").rstrip("/")
        headers = {"cookie": client.cookie} if client.cookie else {}
        headers |= {key: value for key, value in client.http.headers.items() if key == "authorization"}
        self._connecting = connect(
            f"{base}/api/matches/{match}/live?{asked}", additional_headers=headers, max_size=None
        )
        self.socket: ClientConnection
        self.latest: dict[str, Any] = {}  # update
        self._number = 0

    def __enter__(self) -> Self:
        self.socket = self._connecting.__enter__()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._connecting.__exit__(kind, error, at)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def read(self, type: str | None = None, timeout: float = 20) -> dict[str, Any]:
        """The next message, or the next of that type."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout))
            if message["type"] == "update":
                self.latest = message
            if type is None or message["type"] == type:
                return message

    def until(self, holds: Callable[[dict[str, Any]], Any], timeout: float = 20) -> dict[str, Any]:
        """The latest update, once something holds of it."""
        while not self.latest or not holds(self.latest):
            self.read(timeout=timeout)
        return self.latest

    def answer(self, update: dict[str, Any], answer: int | None = None, **more: Any) -> dict[str, Any]:
        """Answer the question of an update; what the server says to it."""
        self._number += 1
        chosen = update["view"]["answers"][0]["answer"] if answer is None else answer
        message = {"type": "answer", "seq": update["seq"], "id": f"a{self._number}-{id(self)}", "answer": chosen} | more
        self.send(**message)
        while True:
            reply = self.read()
            if reply["type"] in ("taken", "refused"):
                return reply
