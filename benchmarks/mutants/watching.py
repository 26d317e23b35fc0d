"""Runs pytest in this process and notes how each test went, how long it took and, if wanted, what it executed."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import noting
import pytest
from counting import Counted, waited_here

if TYPE_CHECKING:
    from forking import Order

LOOK_SECONDS: Final = 2.0  # between two looks at how long a test has taken; one that goes on is interrupted again
COLLECTING: Final = "collecting"  # what is executed before the first test
KNOWN: Final = (
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins are imported before pytest looks for them
    *("-W", "ignore::pytest.PytestUnraisableExceptionWarning"),  # what a test that was stopped has left open
)
SETTINGS: Final = ("-x", "-q", "-p", "no:cacheprovider", "--no-header", *KNOWN)


def run_tests(order: Order) -> dict[str, Any]:
    """How they went. Where it is noted what they execute, those after one that fails are run too."""
    notes = Notes(Path(order.notes), order.measured) if order.notes else None
    watching = Watching(order, notes)
    settings = SETTINGS if notes is None else SETTINGS[1:]
    where = [f"--rootdir={order.root}", "-c", str(Path(order.root) / "pyproject.toml")]
    with notes.taken() if notes else contextlib.nullcontext():
        status = pytest.main(
            [*settings, *where, f"--basetemp={order.temporary}/pytest", *order.files], plugins=[watching]
        )
    signal.setitimer(signal.ITIMER_REAL, 0)
    check_origin(order)
    return {"status": int(status), "passed": watching.passed, "failed": watching.failed}


def check_origin(order: Order) -> None:
    """The tested code must be the copy, not the installed package."""
    package = sys.modules.get(order.package)
    if package is not None and not Path(package.__file__ or "").is_relative_to(order.root):
        raise RuntimeError(f"{order.package} is that of {package.__file__}, not that of {order.root}")


class Watching:
    """A plugin of pytest."""

    def __init__(self, order: Order, notes: Notes | None) -> None:
        self._order = order
        self._notes = notes
        self._took = [0.0, 0.0]
        self._late = False
        self._limit = 0.0
        self._counted: Counted | None = None  # since the first look at a test
        self._waited = 0.0
        self.passed: list[tuple[str, float, float]] = []
        self.failed: list[tuple[str, str, bool]] = []
        signal.signal(signal.SIGALRM, self._interrupt)

    def _interrupt(self, *_: object) -> None:
        """Looks at a test that has run for a while; most have ended before."""
        if self._counted is None:
            self._counted = Counted(os.getpid())
        if LOOK_SECONDS + self._counted.seconds() >= self._limit:
            self._late = True
            pytest.fail("it takes too long")

    @pytest.hookimpl(trylast=True)
    def pytest_configure(self) -> None:
        with contextlib.suppress(ImportError):
            from hypothesis import HealthCheck, Phase, settings

            # The same examples in every run; shrinking is of no use here.
            phases = (Phase.explicit, Phase.generate)
            health = [HealthCheck.too_slow]
            settings.register_profile(
                "mutants", derandomize=True, deadline=None, database=None, phases=phases, suppress_health_check=health
            )
            settings.load_profile("mutants")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self._order.tests:
            place = {test: number for number, test in enumerate(self._order.tests)}
            items[:] = sorted((item for item in items if item.nodeid in place), key=lambda item: place[item.nodeid])

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append((report.nodeid, _why(report), False))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._took, self._late = [0.0, 0.0], False
        if self._notes is not None:
            self._notes.tell(item.nodeid)
        self._limit, self._counted = self._order.limits.get(item.nodeid, self._order.limit), None
        self._waited = waited_here()
        signal.setitimer(signal.ITIMER_REAL, LOOK_SECONDS, LOOK_SECONDS)
        failures = len(self.failed)
        try:
            found = yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        if len(self.failed) == failures:  # and it was not stopped between two of its steps
            self.passed.append((item.nodeid, self._took[0], self._took[1]))
        return found

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self) -> None:
        if self._notes is not None:
            self._notes.tell(None)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        waited = waited_here()
        self._took[report.when != "setup"] += max(0.0, report.duration - (waited - self._waited))
        self._waited = waited
        if report.failed:
            self.failed.append((report.nodeid, _why(report), self._late))


def _why(report: pytest.CollectReport | pytest.TestReport) -> str:
    """The last line that says what went wrong."""
    lines = [line for line in report.longreprtext.splitlines() if line.startswith("E ")]
    return lines[0][1:].strip()[:200] if lines else report.longreprtext.strip().rpartition("\n")[2][:200]


class Notes:
    """What is executed for which test: here, and in the processes that tests start."""

    def __init__(self, folder: Path, measured: list[str]) -> None:
        self._folder = folder
        self._measured = measured
        self._coverage = noting.measuring(folder, measured)
        self._told = 0
        self._test = COLLECTING

    @contextlib.contextmanager
    def taken(self) -> Iterator[None]:
        self._folder.mkdir(parents=True, exist_ok=True)
        started = str(Path(__file__).resolve().parent / "started")
        os.environ["PYTHONPATH"] = os.pathsep.join([os.environ["PYTHONPATH"], started])
        os.environ[noting.FOLDER] = str(self._folder)
        os.environ[noting.MEASURED] = os.pathsep.join(self._measured)
        self._coverage.start()
        self._coverage.switch_context(COLLECTING)
        noting.note(self._folder, 0, COLLECTING)
        try:
            yield
        finally:
            self._coverage.stop()
            self._coverage.save()

    def tell(self, test: str | None) -> None:
        """From now on it is this test; None: the same test, but write down what it has executed so far."""
        self._told += 1
        self._test = test or self._test
        if test is not None:
            self._coverage.switch_context(test)
        noting.note(self._folder, self._told, self._test)
