"""Servers that start at once: a process that has imported everything, and becomes one more server whenever it is asked.

To import a server's modules takes most of its start, and tests start servers by the dozen. One process of each worker
imports them once and forks; each fork is a whole server in a process of its own, with its own arguments, environment
and output, which ends as any program does. It finds its routes registered, and forks the workers in which its bots
think. The long run starts every server from nothing.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import IO, Any

from tests.amount import LONG

ROOT = Path(__file__).resolve().parents[2]
POSSIBLE = sys.platform == "linux" and not LONG
SIZE_BYTES = 4  # before each order, its length
MODULES = [
    "torri.cli",
    "torri.server.serving",
    "tests.server.dice",
    # What is imported only when a server starts.
    "aiosqlite",
    "asyncpg",
    "redis.asyncio",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "torri.server.operations.logs",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
]


# In the process of the tests


class PreloadedProcess:
    """What `subprocess.Popen` would be, of a process that another has started: that one reports its id and its end."""

    def __init__(self, stdout: IO[str], reports: IO[bytes]) -> None:
        self.stdout = stdout
        self._reports = reports
        self.pid = int(reports.readline())
        self._status: int | None = None

    def poll(self) -> int | None:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self._status

    def send_signal(self, sign: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, sign)

    def wait(self, timeout: float) -> int:
        if self._status is None:
            if not select.select([self._reports], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout)
            self._status = int(self._reports.readline())
            self._reports.close()
        return self._status


class Preloader:
    """The process that has everything."""

    def __init__(self) -> None:
        self._orders, theirs = socket.socketpair()
        self._lock = Lock()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.preloaded", str(theirs.fileno())],
                cwd=ROOT,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        atexit.register(self.close)

    def start(
        self, program: Sequence[str], arguments: Sequence[str], environment: dict[str, str], stderr: IO[str]
    ) -> PreloadedProcess:
        order = json.dumps({"program": program, "arguments": arguments, "environment": environment}).encode()
        stdout, to_stdout = os.pipe()
        reports, to_reports = os.pipe()
        try:
            with self._lock:  # some tests start several at once
                size = len(order).to_bytes(SIZE_BYTES, "big")
                socket.send_fds(self._orders, [size], [to_stdout, stderr.fileno(), to_reports])
                self._orders.sendall(order)
        finally:
            os.close(to_stdout)
            os.close(to_reports)
        return PreloadedProcess(os.fdopen(stdout, encoding="utf-8"), os.fdopen(reports, "rb", buffering=0))

    def close(self) -> None:
        self._orders.close()
        self._process.wait(30)


@functools.cache
def preloader() -> Preloader:
    return Preloader()


# In the process that becomes servers


def attend(orders: socket.socket) -> dict[str, Any] | None:
    """Fork for each order, until nobody is left who gives one; returns the order in each fork."""
    waking, woken = socket.socketpair()
    for end in (waking, woken):
        end.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken.fileno(), warn_on_full_buffer=False)
    running: dict[int, int] = {}  # where the end of each process is reported
    while True:
        ready = select.select([orders, waking], [], [])[0]
        if waking in ready:
            waking.recv(4096)
            _report_ends(running)
        if orders in ready:
            order, descriptors = _next_order(orders)
            if order is None:
                for pid in running:
                    os.kill(pid, signal.SIGTERM)
                return None
            *outputs, report = descriptors
            pid = os.fork()
            if pid == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                for mine in (waking.detach(), woken.detach(), orders.detach(), report, *running.values()):
                    os.close(mine)
                _become(order, outputs)
                return order
            for descriptor in outputs:
                os.close(descriptor)
            running[pid] = report
            _tell(report, pid)


def _next_order(orders: socket.socket) -> tuple[dict[str, Any] | None, list[int]]:
    """What to start, and where its output goes; nothing when nobody is left."""
    try:
        head, descriptors, _, _ = socket.recv_fds(orders, SIZE_BYTES, 3)
    except ConnectionResetError:
        head = b""
    if not head:
        return None, []
    size, found = int.from_bytes(head, "big"), b""
    while len(found) < size:
        found += orders.recv(size - len(found))
    return json.loads(found), descriptors


def _tell(report: int, number: int) -> None:
    with contextlib.suppress(BrokenPipeError):  # nobody wants to know
        os.write(report, b"%d\n" % number)


def _report_ends(running: dict[int, int]) -> None:
    for pid in list(running):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            report = running.pop(pid)
            _tell(report, os.waitstatus_to_exitcode(status))
            os.close(report)


def _become(order: dict[str, Any], outputs: Sequence[int]) -> None:
    os.setsid()
    for target, descriptor in zip((1, 2), outputs, strict=True):
        os.dup2(descriptor, target)
        os.close(descriptor)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", buffering=1, encoding="utf-8", closefd=False) for number in (1, 2))
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = [*order["program"], *order["arguments"]]


def main() -> None:
    for module in MODULES:
        with contextlib.suppress(ImportError):  # some are only there on some systems
            import_module(module)
    from tests.server import dice
    from tests.server.forked_workers import fork_workers
    from tests.server.registered import register_routes_once
    from torri import cli, texts
    from torri.engine.catalogue import all_games, game

    texts.read_all(map(game, all_games()))
    register_routes_once()
    fork_workers()
    gc.collect()
    gc.freeze()  # so that the forks go on sharing it
    order = attend(socket.socket(fileno=int(sys.argv[1])))
    if order is not None:
        {"torri": cli.main, "tests.server.dice": dice.main}[order["program"][0]]()


if __name__ == "__main__":
    main()
