"""One real server and one Chromium for all tests of a worker that follow each other; a context for each visitor."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.static_folder import Host, built
from tests.browser.visiting import FLAGS, ROOT, Language, Visitor, chromium
from tests.server.running import Server

HERE = Path(__file__).parent


class Visit(Protocol):
    def __call__(
        self, path: str | None = "/", *, language: Language = "en", size: tuple[int, int] = (1440, 900), **more: Any
    ) -> Visitor: ...


@pytest.fixture(scope="session")
def app() -> None:
    """The app as it is served; built once, whichever worker comes first."""
    built = subprocess.run(
        [sys.executable, ROOT / "tools" / "web.py", "build"], capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr


@pytest.fixture(scope="session")
def static_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The app without a server, below a path of this folder."""
    return built(tmp_path_factory.mktemp("site"))


@pytest.fixture
def host(static_folder: Path) -> Iterator[Host]:
    one = Host(static_folder)
    yield one
    one.go_away()


_running: list[tuple[ExitStack, Browser]] = []  # one, or none


@pytest.fixture(scope="module")
def browser() -> Browser:
    if not _running:
        stack = ExitStack()
        playwright = stack.enter_context(sync_playwright())
        launched = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        stack.callback(launched.close)
        _running.append((stack, launched))
    return _running[0][1]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None]:
    """It ends with the last file of browser tests, also where that one fails: while it runs, this thread has an event
    loop, with which other tests fail."""
    try:
        return (yield)
    finally:
        if _running and (nextitem is None or HERE not in nextitem.path.parents):
            _running.pop()[0].close()


@pytest.fixture(scope="session")
def shared_server(app: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data", known_dice=True) as running:
        yield running


@pytest.fixture
def server(shared_server: Server, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The server; what is drawn in a test does not depend on those before it."""
    shared_server.roll(request.node.nodeid)
    yield shared_server
    shared_server.send_home()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visit]:
    """Somebody who opens a page; at the end nothing may have gone wrong in any of their browsers."""
    visitors: list[Visitor] = []

    def one(path: str | None = "/", **wishes: Any) -> Visitor:
        visitor = Visitor(browser, server.address, **wishes)
        visitors.append(visitor)
        if path is not None:
            visitor.go(path)
        return visitor

    yield one
    try:
        for visitor in visitors:
            visitor.recorder.check()
    finally:
        for visitor in visitors:
            visitor.leave()
