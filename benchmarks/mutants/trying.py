"""Whether the tests notice a mutant."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Final, TypeVar

from checkout import Tree
from choosing import Batch, batches
from forking import LIBRARIES, Answer, Forks, Order
from mutating import Mutant
from reached import Reached, Timed

T = TypeVar("T")

SLOW_TEST_SECONDS: Final = 1.0  # a failure of a slower test must repeat, as it may be by chance
SAYS_TIME: Final = re.compile(r"timed? ?out|deadline|too long|still waits|Expired|Busy|locked", re.IGNORECASE)
PLAIN: Final = {"TORRI_PLAIN": "1", "CI": "1"}  # no compiled rules; the same examples in every run


@dataclass(frozen=True)
class Worker:
    """A tree of its own and a process that runs tests in it."""

    tree: Tree
    forks: Forks


@contextmanager
def workers(root: Path, suite: Path | None, jobs: int, libraries: Sequence[str] = LIBRARIES) -> Iterator[list[Worker]]:
    """Several workers, all with the same snapshot of the checkout."""
    folder = Path(tempfile.mkdtemp(prefix="torri-mutants-"))
    try:
        folder.chmod(0o755)
        first = Tree(folder / "0").fill(root, suite)
        trees = [first, *(Tree(folder / str(number)).fill(first.root) for number in range(1, jobs))]
        with ExitStack() as stack:
            yield [Worker(tree, stack.enter_context(Forks(libraries))) for tree in trees]
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def in_parallel(those: Iterable[Worker], tasks: Iterable[T], do: Callable[[T, Worker], None]) -> None:
    """Each task goes to a free worker; the first error stops everything, after the tasks that have begun."""
    left = deque(tasks)

    def work(worker: Worker) -> None:
        while left:
            try:
                task = left.popleft()
            except IndexError:
                return
            try:
                do(task, worker)
            except BaseException:
                left.clear()
                raise

    with ThreadPoolExecutor() as pool:
        begun = [pool.submit(work, worker) for worker in those]
        try:
            for one in begun:
                one.result()
        except BaseException:  # an interruption too
            left.clear()
            raise


@dataclass(frozen=True)
class Verdict:
    """`caught`, `time` (caught, as it never ends), `survived` or `unreached`."""

    outcome: str
    by: str = ""  # the test
    why: str = ""
    ran: int = 0  # tests
    left: int = 0  # tests for which there was no time
    seconds: float = 0.0


@dataclass
class Trial:
    """One mutant before the tests."""

    worker: Worker
    reached: Reached
    cap: float
    environment: dict[str, str] = field(default_factory=lambda: dict(PLAIN))
    package: str = "torri"
    ran: int = 0
    seconds: float = 0.0
    _before: str = ""  # the file without the mutant

    def of(self, mutant: Mutant) -> Verdict:
        groups = [tests for tests in self.reached.noticing(mutant) if tests]
        if not groups:
            return Verdict("unreached")
        left = sum(map(len, groups))
        self._before = self.worker.tree.write(mutant)
        try:
            for batch in chain.from_iterable(batches(tests, self.reached.starts, self.cap) for tests in groups):
                found = self._noticed(mutant, batch)
                if found is not None:
                    return Verdict(*found, self.ran, left - self.ran, self.seconds)
        finally:
            self.worker.tree.restore(mutant.path, self._before)
            self.worker.tree.clean()
        return Verdict("survived", "", "", self.ran, left - self.ran, self.seconds)

    def _noticed(self, mutant: Mutant, batch: Batch) -> tuple[str, str, str] | None:
        """The test that catches it, if any; a failure that does not repeat does not count."""
        while batch.tests:
            answer = self._run(batch)
            self.ran += len(answer.passed)
            found = judged(answer)
            if found is None:
                return None
            test = self.reached.tests.get(found[1])
            if test is None or not self._may_be_by_chance(test, found):
                return found
            alone = Batch((test,), batch.starts, patience=2.0)
            if judged(self._run(alone)) is not None and self._passes_without(mutant, alone):
                return found
            batch = batch.without(test.id)
        return None

    def _may_be_by_chance(self, test: Timed, found: tuple[str, str, str]) -> bool:
        """Tests have limits of their own, which a busy machine can exceed."""
        return found[0] != "caught" or test.setup + test.rest >= SLOW_TEST_SECONDS or bool(SAYS_TIME.search(found[2]))

    def _passes_without(self, mutant: Mutant, batch: Batch) -> bool:
        """Whether it is the mutant, and not the machine, that makes these tests fail."""
        mutated = (self.worker.tree.root / mutant.path).read_text(encoding="utf-8")
        self.worker.tree.restore(mutant.path, self._before)
        try:
            return judged(self._run(batch)) is None
        finally:
            self.worker.tree.restore(mutant.path, mutated)

    def _run(self, batch: Batch) -> Answer:
        answer = self.worker.forks.run(
            Order(
                root=str(self.worker.tree.root),
                temporary=str(self.worker.tree.temporary),
                files=list(dict.fromkeys(test.file for test in batch.tests)),
                tests=[test.id for test in batch.tests],
                limits={test.id: batch.limit_of(test) for test in batch.tests},
                whole=batch.whole,
                package=self.package,
                environment=self.environment,
            )
        )
        self.seconds += answer.seconds
        if answer.how == "broken":
            raise RuntimeError(answer.said)
        return answer


def judged(answer: Answer) -> tuple[str, str, str] | None:
    """The outcome, the test and why, if something was noticed."""
    if answer.how == "endless":
        return "time", "", "the tests did not end"
    if answer.how == "died":
        return "caught", "", "the process died"
    if answer.failed:
        test, why, late = answer.failed[0]
        return "time" if late else "caught", test, why
    if answer.status in (3, 4):
        return "caught", "", "the tests could not begin"
    return None


def cores() -> int:
    return os.cpu_count() or 1
