"""Two processes that serve the same matches, with what they share."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import pytest

from tests.migrated import new_postgresql
from tests.server.running import Client, Server
from tests.servers import PostgreSQL, Redis

# Seconds for Redis on a busy machine: one that takes longer counts as away, and each process goes on for itself.
PATIENT = 10.0

_names = (f"several_{number}" for number in count(1))


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    with Redis() as server:
        yield server


class Workers:
    """Two processes with one database, one Redis and one key."""

    def __init__(
        self, folder: Path, postgresql: PostgreSQL, redis: Redis, *more: str, seconds: float = PATIENT
    ) -> None:
        self.database = new_postgresql(postgresql, next(_names)).replace("+asyncpg", "")
        key = folder / "key"
        key.write_text("5e" * 32)
        address = f"{redis.url()}?socket_timeout={seconds}&socket_connect_timeout={seconds}"
        options = ["--database", self.database, "--redis", address, "--key-file", str(key), *more]
        self.one, self.other = (Server(folder / name, *options) for name in ("one", "other"))

    def start(self) -> Workers:
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.start, (self.one, self.other)))
        return self

    def stop(self) -> None:
        for server in (self.one, self.other):
            server.send_home()
            server.stop()

    def same(self, client: Client) -> Client:
        """The same person at the other process."""
        there = (self.other if client in self.one.clients else self.one).client()
        there.http.cookies.update(client.http.cookies)
        return there

    @property
    def logs(self) -> tuple[Path, Path]:
        return self.one.log, self.other.log


@pytest.fixture(scope="module")
def shared_workers(tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL, redis: Redis) -> Iterator[Workers]:
    workers = Workers(tmp_path_factory.mktemp("several"), postgresql, redis)
    try:
        yield workers.start()
    finally:
        workers.stop()
