"""What many tests share."""

from __future__ import annotations

import gc
import os
import signal

import pytest
from hypothesis import HealthCheck, settings

import torri
from tests import timing
from tests.amount import LONG
from torri.engine.game import Game

# At home every run tries other examples; a build server repeats the same ones, so that red means a change.
# Neither looks at the clock: on a busy machine anything may take a second.
settings.register_profile("home", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("build-server", settings.get_profile("home"), derandomize=True)
settings.load_profile("build-server" if os.environ.get("CI") else "home")


# Thousands of tests are collected, and stay: to look through them again and again took a fifth of the time until then.
gc.set_threshold(50_000, 50, 100)

# A process started in the background by a shell ignores interrupts, and so would everything that tests start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the paragraphs of the rules that a test shows")
    config.addinivalue_line("markers", "long: only in the long run (`./torri test --long`)")
    timing.register(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what only the long run has time for, and begin with what takes longest."""
    if not LONG:
        left_out = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if not item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
    timing.longest_file_first(items)
    gc.freeze()  # what was collected stays to the end: nobody has to look whether it could go


@pytest.fixture(scope="session")
def patrizier() -> Game:
    return torri.game("patrizier")


@pytest.fixture(scope="session")
def firenze() -> Game:
    return torri.game("firenze")


@pytest.fixture(scope="session")
def florenza() -> Game:
    return torri.game("florenza")
