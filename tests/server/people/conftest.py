from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.server.people.browsing import Browser, Running, serving
from torri.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(Settings(data=tmp_path_factory.mktemp("accounts"), rates=0)) as running:
        yield running


@pytest.fixture
def open_browser(server: Running) -> Iterator[Callable[[], Browser]]:
    opened: list[Browser] = []

    def open_one() -> Browser:
        opened.append(Browser(server))
        return opened[-1]

    yield open_one
    for browser in opened:
        browser.close()


@pytest.fixture
def browser(open_browser: Callable[[], Browser]) -> Browser:
    return open_browser()
