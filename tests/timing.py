"""Which tests come first, how long each takes and what its file costs the processor: `./torri test --times` reads it.

Files that take long come early, so that no worker is left alone with one of them at the end.
"""

from __future__ import annotations

import json
import os
import time
import tomllib
from collections import defaultdict
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.processor import processor_seconds

BUDGETS = Path(__file__).with_name("budgets.toml")
FIXTURE = "seconds of a fixture"
PROCESSOR = "processor seconds of a file"
OTHERS = "others"
BROWSER_TESTS = "tests/browser/"


def longest_file_first(items: list[pytest.Item]) -> None:
    """By the budgets of the files; what is not named there is quick and comes last.

    Tests of the browser come before all others, so that a worker starts one Chromium for those that it gets.
    """
    budgets: dict[str, float] = tomllib.loads(BUDGETS.read_text(encoding="utf-8"))["files"]

    def place(item: pytest.Item) -> tuple[bool, float]:
        file = item.nodeid.partition("::")[0]
        return not file.startswith(BROWSER_TESTS), -budgets.get(file, 0.0)

    items.sort(key=place)


class Recorder:
    """Writes the seconds of a run to the file that TORRI_TIMES names; a worker tells its own by its reports."""

    def __init__(self, target: Path | None) -> None:
        self.target = target
        self.tests: dict[str, float] = defaultdict(float)
        self.fixtures: dict[str, float] = defaultdict(float)
        self.processor: dict[str, float] = defaultdict(float)
        self._item: pytest.Item | None = None
        self._used: float | None = None  # of the processor, before the file of this test

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._item = item
        if self._used is None:
            self._used = processor_seconds()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        # By file and not by test: to look at all processes of a machine takes longer than many a test.
        last = nextitem is None or nextitem.path != item.path
        before = processor_seconds() if last else 0.0  # of a browser that is closed now not all is known afterwards
        try:
            return (yield)
        finally:
            if last:
                after = processor_seconds()
                item.user_properties.append((PROCESSOR, max(before, after) - (self._used or 0.0)))
                self._used = after

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
        started = time.perf_counter()
        try:
            return (yield)
        finally:
            if self._item is not None:
                seconds = time.perf_counter() - started
                self._item.user_properties.append((FIXTURE, (fixturedef.argname, seconds)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.tests[report.nodeid] += report.duration
        if report.when == "teardown":  # only once: each report of a test repeats its properties
            told: list[tuple[str, Any]] = report.user_properties
            for name, seconds in (value for kind, value in told if kind == FIXTURE):
                self.fixtures[name] += seconds
            for seconds in (value for kind, value in told if kind == PROCESSOR):
                self.processor[report.nodeid.partition("::")[0]] += max(0.0, seconds)

    def pytest_sessionfinish(self) -> None:
        if self.target is not None and self.tests:
            self.target.parent.mkdir(parents=True, exist_ok=True)
            by_time = sorted(self.fixtures.items(), key=lambda item: -item[1])
            found = {"tests": self.tests, "fixtures": dict(by_time), "processor": self.processor}
            self.target.write_text(json.dumps(found), encoding="utf-8")


def register(config: pytest.Config) -> None:
    target = os.environ.get("TORRI_TIMES")
    is_worker = hasattr(config, "workerinput")
    config.pluginmanager.register(Recorder(Path(target) if target and not is_worker else None), "torri-times")
