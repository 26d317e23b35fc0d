"""Which of the tests that execute a mutant are run, and in which order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from reached import Timed

FIRST_TESTS: Final = 30  # run before the others
FIRST_TESTS_SECONDS: Final = 12.0  # in all
IMPORT_SECONDS: Final = 0.1  # per file of tests


@dataclass(frozen=True)
class Batch:
    """Tests to be run one after the other, file by file."""

    tests: tuple[Timed, ...]
    starts: Mapping[str, float]  # seconds that it takes to begin with a file
    patience: float = 1.0

    @property
    def whole(self) -> float:
        """Seconds after which they are taken to be endless."""
        files = {test.file for test in self.tests}
        seconds = sum(test.rest for test in self.tests) + sum(self.starts[file] for file in files)
        return self.patience * (30.0 + 4.0 * seconds)

    def limit_of(self, test: Timed) -> float:
        """A few times what it took, as the machine may be busier now."""
        return self.patience * (10.0 + 4.0 * (self.starts[test.file] + test.setup + test.rest))

    def without(self, id: str) -> Batch:
        return Batch(tuple(test for test in self.tests if test.id != id), self.starts, self.patience)


def batches(tests: Sequence[Timed], starts: Mapping[str, float], cap: float) -> list[Batch]:
    """Two of them: the quickest tests, of as many files as there are; then what else there is time for."""
    starts = {file: starts[file] + IMPORT_SECONDS for file in {test.file for test in tests}}
    first, rest = _fill(in_turns(tests, starts), starts, FIRST_TESTS, FIRST_TESTS_SECONDS)
    second, rest = _fill(rest, starts, len(rest), cap)
    if not first and not second:
        second = rest[:1]  # however long it takes
    return [_by_file(batch, starts) for batch in (first, second) if batch]


def in_turns(tests: Iterable[Timed], starts: Mapping[str, float]) -> Iterator[Timed]:
    """The quickest test of each file, then the next of each; files that begin soonest first."""
    by_file: dict[str, list[Timed]] = {}
    for test in sorted(tests, key=lambda one: (one.rest, one.id)):
        by_file.setdefault(test.file, []).append(test)
    files = sorted(by_file, key=lambda file: (starts[file] + by_file[file][0].rest, file))
    for turn in range(max(map(len, by_file.values()), default=0)):
        yield from (by_file[file][turn] for file in files if turn < len(by_file[file]))


def _fill(
    tests: Iterable[Timed], starts: Mapping[str, float], most: int, seconds: float
) -> tuple[list[Timed], list[Timed]]:
    """So many tests that take no longer than that, and those that are left."""
    taken: list[Timed] = []
    left: list[Timed] = []
    files: set[str] = set()
    for test in tests:
        cost = test.rest + (0.0 if test.file in files else starts[test.file])
        if len(taken) < most and cost <= seconds:
            taken.append(test)
            files.add(test.file)
            seconds -= cost
        else:
            left.append(test)
    return taken, left


def _by_file(batch: Sequence[Timed], starts: Mapping[str, float]) -> Batch:
    place = {file: number for number, file in enumerate(dict.fromkeys(test.file for test in batch))}
    return Batch(tuple(sorted(batch, key=lambda test: place[test.file])), starts)
