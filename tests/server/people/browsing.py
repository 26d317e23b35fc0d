"""A server with nothing but persons, and browsers that visit it."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

import httpx
import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from tests.migrated import prepare_sqlite
from tests.server.running import PLAIN_HTTP
from tests.servers import free_port
from torri.engine.errors import TorriError
from torri.matches.entries import Said, Written
from torri.matches.storage import Head, Storage
from torri.matches.word_filter import WordFilter
from torri.server.api import problems
from torri.server.http.guard import Guard
from torri.server.operations.limits import Limits
from torri.server.operations.metrics import RequestMetrics
from torri.server.people import routes
from torri.server.people.changes import PersonChanges
from torri.server.people.sessions import Identity
from torri.server.settings import DATABASE_FILE, Settings

PASSWORD = "correct horse"
CLIENT_TIMEOUT_SECONDS = 60  # hashing a password takes long where other things run too
T = TypeVar("T")


class Running:
    """A server with nothing but persons, in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = free_port()
        self.url = f"http://localhost:{self.port}"
        self.app = Litestar(
            [routes.router],
            lifespan=[self._running],
            state=State({"settings": settings}),
            middleware=[lambda app: Guard(app, settings, RequestMetrics())],
            exception_handlers={
                TorriError: problems.torri_error,
                HTTPException: problems.http_error,
                Exception: problems.unexpected,
            },
            openapi_config=None,
        )
        self.loop: asyncio.AbstractEventLoop | None = None
        config = uvicorn.Config(self.app, port=self.port, host="localhost", log_config=None, ws="none", loop="asyncio")
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run)

    @asynccontextmanager
    async def _running(self, app: Litestar) -> AsyncIterator[None]:
        self.loop = asyncio.get_running_loop()
        prepare_sqlite(self.settings.data / DATABASE_FILE)
        storage = await Storage.open(self.settings.database_url())
        app.state.update({"sockets": set(), "storage": storage, "identity": Identity(self.settings, storage)})
        app.state.limits = Limits(self.settings)
        app.state.words = WordFilter({})
        app.state.person_changes = PersonChanges(app.state.identity, app.state.sockets)
        yield
        await storage.close()

    def start(self) -> None:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    def do(self, what: Callable[[Storage], Awaitable[T]]) -> T:
        """Do something in the server's own database."""

        async def done() -> T:
            return await what(self.app.state.storage)

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(CLIENT_TIMEOUT_SECONDS)


@contextmanager
def serving(settings: Settings) -> Iterator[Running]:
    running = Running(settings)
    running.start()
    try:
        yield running
    finally:
        running.stop()


class Browser(httpx.Client):
    def __init__(self, server: Running) -> None:
        super().__init__(
            base_url=f"{server.url}/api",
            headers={"origin": server.url},
            timeout=CLIENT_TIMEOUT_SECONDS,
            verify=PLAIN_HTTP,
        )

    def be_guest(self, name: str = "Anna") -> dict[str, Any]:
        return dict(self.said(self.post("/guests", json={"name": name, "crest": 3, "language": "it"}), 201))

    def be_account(self, login: str, name: str = "Anna") -> dict[str, Any]:
        self.be_guest(name)
        return dict(self.said(self.post("/me/account", json={"login": login, "password": PASSWORD})))

    def log_in(self, login: str, password: str = PASSWORD) -> httpx.Response:
        return self.post("/login", json={"login": login, "password": password})

    def me(self) -> dict[str, Any]:
        return dict(self.said(self.get("/me")))

    @staticmethod
    def said(response: httpx.Response, status: int = 200) -> Any:
        assert response.status_code == status, response.text
        return response.json()


def problem(response: httpx.Response) -> tuple[int, str]:
    assert response.headers["content-type"] == "application/problem+json"
    return response.status_code, response.json()["type"]


def new_login() -> str:
    return f"anna-{secrets.token_hex(4)}"


def seat(server: Running, person: str) -> str:
    """A match that this person has created and sits at."""
    match = secrets.token_hex(4)
    head = Head(match, "patrizier", "running", False, person, 1, 1, 1, turn=(person,), seats=(person, None))
    server.do(lambda storage: storage.create(head, "secret", [Written(0, 1, Said(person, "Anna", "hello", 0))]))
    return match
