"""What many tests share."""

from __future__ import annotations

import pytest

import torri
from torri.engine.game import Game


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the paragraphs of the rules that a test shows")


@pytest.fixture(scope="session")
def patrizier() -> Game:
    return torri.game("patrizier")
