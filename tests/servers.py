"""Real servers for tests, each in a folder of its own that goes when it is stopped."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

MAX_WAIT_SECONDS = 60.0


class MissingServer(AssertionError):
    """A server that the tests need is not installed."""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


class Server:
    """A server process; killed, it can be started again on the same folder and port."""

    ending = signal.SIGTERM

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"torri-{name}-"))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def command(self) -> list[str]:
        raise NotImplementedError

    def is_up(self) -> bool:
        raise NotImplementedError

    def identity(self) -> dict[str, Any]:
        """Who the process runs as, as `subprocess` wants it."""
        return {}

    def start(self) -> None:
        deadline = time.monotonic() + MAX_WAIT_SECONDS
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                # One that was killed may leave children for a moment, which keep its successor from starting.
                with (self.folder / "log").open("ab") as log:
                    self._process = subprocess.Popen(
                        self.command(), stdout=log, stderr=log, cwd=self.folder, **self.identity()
                    )
            if self.is_up():
                return
            time.sleep(0.05)
        log_text = (self.folder / "log").read_text(errors="replace")
        self.stop()
        raise AssertionError(f"{self.command()[0]} does not start:\n{log_text}")

    def kill(self) -> None:
        """End it as a power cut would: without a chance to finish anything."""
        self._end(signal.SIGKILL)

    def pause(self) -> None:
        """Let it hang: it takes connections and says nothing."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, sign: signal.Signals) -> None:
        """To the process and its children, of which PostgreSQL has one for each connection."""
        assert self._process is not None
        own = Path(f"/proc/{self._process.pid}/task")
        children = [int(word) for file in own.glob("*/children") for word in file.read_text().split()]
        for pid in (self._process.pid, *children):
            with suppress(ProcessLookupError):
                os.kill(pid, sign)

    def stop(self) -> None:
        self._end(self.ending)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            if self._process.poll() is None:
                self._process.send_signal(how)
            self._process.wait(MAX_WAIT_SECONDS)
            self._process = None

    def _answers(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True


class PostgreSQL(Server):
    """A database server; unless it is durable it never waits for the disk, which keeps other tests quick."""

    user = "torri"
    ending = signal.SIGQUIT  # at once: nobody needs what it would still write

    def __init__(self, *, durable: bool = False) -> None:
        self._durable = durable
        self._binaries = _postgresql_binaries()
        super().__init__("postgresql")
        self.data = self.folder / "data"
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        settings = ["-U", self.user, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        initdb: list[str | Path] = [self._binaries / "initdb", "-D", self.data, *settings]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, **self.identity())

    def identity(self) -> dict[str, Any]:
        if os.geteuid() != 0:
            return {}
        # The server refuses to run as root.
        return {"user": "postgres", "group": "postgres", "extra_groups": []}

    def command(self) -> list[str]:
        settings = ["listen_addresses=127.0.0.1", f"port={self.port}", "shared_buffers=16MB", "max_connections=50"]
        if not self._durable:
            settings += ["fsync=off", "full_page_writes=off"]
        options = [part for setting in settings for part in ("-c", setting)]
        return [str(self._binaries / "postgres"), "-D", str(self.data), "-k", str(self.folder), *options]

    def is_up(self) -> bool:
        ready = [str(self._binaries / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(ready, check=False).returncode == 0

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+asyncpg://{self.user}@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str, template: str = "template1") -> str:
        """Make a database, empty or a copy of another; its address."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", self.user]
        subprocess.run([str(self._binaries / "createdb"), *where, "-T", template, name], check=True)
        return self.url(name)


class Redis(Server):
    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            raise MissingServer("redis-server is not installed; on Debian: apt-get install redis-server")
        super().__init__("redis")

    def command(self) -> list[str]:
        return [
            "redis-server",
            "--bind",
            "127.0.0.1",
            "--port",
            str(self.port),
            "--dir",
            str(self.folder),
            "--save",
            "",
        ]

    def is_up(self) -> bool:
        return self._answers()

    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"


def _postgresql_binaries() -> Path:
    found = shutil.which("postgres")
    if found is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    if not versions:
        raise MissingServer("PostgreSQL's server is not installed; on Debian: apt-get install postgresql")
    return versions[-1].parent
