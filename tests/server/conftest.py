"""A server that many tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.amount import LONG
from tests.matches.conftest import postgresql
from tests.server.running import Server

__all__ = ["postgresql"]

collect_ignore = [] if LONG else ["test_schemathesis.py"]


@pytest.fixture(scope="module", autouse=True)
def _plain() -> Iterator[None]:
    """Servers in the process of the tests compile nothing for their bots either, as those of `running` do not."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TORRI_PLAIN", "1")
        yield


# One for each file, not for all: with it ends what its tests have begun and left, such as reviews.
@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    yield shared_server
    shared_server.send_home()
