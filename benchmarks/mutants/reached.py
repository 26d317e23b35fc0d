"""Which tests execute which lines, and how long they take: measured once for the same sources and tests.

Every file of tests is run in a process of its own, with the rules as Python executes them: compiled code is not seen.
Tests that fail then, or take too long, are left out and named in the report.
"""

from __future__ import annotations

import gzip
import json
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from checkout import Tree, deciding, digest_of
from forking import Forks, Order
from mutating import Mutant
from watching import COLLECTING

FEW_TESTS: Final = 3
FILE_LIMIT_FACTOR: Final = 15.0  # times the limit of a test
NOT_ASKED: Final = (
    *("tests/browser/", "tests/test_deploy.py", "tests/test_launcher.py", "tests/test_web_building.py"),
    *("tests/test_wheel.py", "tests/test_mutants.py", "tests/test_checks.py", "tests/test_project.py"),
)  # whole environments and browsers, which take minutes; and tests of the tools themselves


@dataclass(frozen=True)
class Timed:
    id: str
    setup: float  # seconds, with all that is noted meanwhile
    rest: float

    @property
    def file(self) -> str:
        return self.id.partition("::")[0]


@dataclass
class Reached:
    """The lines of a source file that a test executes are the bits of a number."""

    tests: dict[str, Timed] = field(default_factory=dict)
    lines: dict[str, dict[str, int]] = field(default_factory=dict)  # by source file and test
    left_out: dict[str, str] = field(default_factory=dict)  # tests, and why
    starts: dict[str, float] = field(default_factory=dict)  # seconds to begin with a file: a server, a database

    def add(self, found: dict[str, Any]) -> None:
        for passed in found["passed"]:
            timed = self.tests[passed[0]] = Timed(*passed)
            self.starts[timed.file] = max(self.starts.get(timed.file, 0.0), timed.setup)
        self.left_out |= dict(found["left_out"])
        for path, by_test in found["lines"].items():
            here = self.lines.setdefault(path, {})
            for test, bits in by_test.items():
                here[test] = here.get(test, 0) | int(bits, 16)

    def noticing(self, mutant: Mutant) -> list[list[Timed]]:
        """The tests that may notice a mutant: first those that execute it, then those that only come near it.

        A line that runs at import concerns all users of its file, and then the files around it. A line that hardly any
        test executes may make something once that others use later.
        """
        near = self._executing(mutant.path, -1)
        if mutant.at_import:
            return [near, self._around(mutant.path, near)]
        found = self._executing(mutant.path, 1 << mutant.line)
        if not found:  # of a statement over several lines Python names only some
            found = self._executing(mutant.path, (2 << mutant.last) - (1 << mutant.first))
        return [found, [test for test in near if test not in found]] if 0 < len(found) < FEW_TESTS else [found]

    def _executing(self, path: str, lines: int) -> list[Timed]:
        here = self.lines.get(path, {})
        return [self.tests[test] for test, bits in here.items() if bits & lines and test in self.tests]

    def _around(self, path: str, near: Sequence[Timed]) -> list[Timed]:
        """The tests of everything in the same folder."""
        folder = f"{path.rpartition('/')[0]}/"
        found = {test for other, tests in self.lines.items() if other.startswith(folder) for test in tests}
        return [test for id, test in self.tests.items() if id in found and test not in near]


def files_of_tests(root: Path) -> list[str]:
    found = (file.relative_to(root).as_posix() for file in (root / "tests").rglob("test_*.py"))
    return sorted(file for file in found if not file.startswith(NOT_ASKED))


@dataclass(frozen=True)
class Surveyor:
    """Runs files of tests and writes down what they reach, one file of notes each."""

    folder: Path  # that of the notes
    root: Path
    measured: Sequence[str]  # source files, below the root
    environment: dict[str, str]
    limit: float  # seconds of a test
    package: str = "torri"

    @cached_property
    def _shared(self) -> str:
        """What all files of tests depend on; one that has changed by itself is run again alone."""
        shared = [file for file in deciding(self.root) if not file.name.startswith("test_")]
        return digest_of(self.root, shared, self.environment, self.limit, sorted(self.measured))

    def notes_of(self, file: str) -> Path:
        name = file.removesuffix(".py").replace("/", ".")
        return self.folder / f"{name}-{digest_of(self.root, [self.root / file], self._shared)}.json.gz"

    def missing(self, files: Iterable[str]) -> list[str]:
        return [file for file in files if not self.notes_of(file).exists()]

    def survey(self, file: str, tree: Tree, forks: Forks) -> str:
        """Run one file; a line that says how it went."""
        notes = tree.temporary / "notes"
        order = Order(
            root=str(tree.root),
            temporary=str(tree.temporary),
            files=[file],
            limit=self.limit,
            whole=self.limit * FILE_LIMIT_FACTOR,
            package=self.package,
            notes=str(notes),
            measured=[str(tree.root / path) for path in self.measured],
            environment=self.environment,
        )
        answer = forks.run(order)
        if answer.how == "broken":
            raise RuntimeError(answer.said)
        left_out = [(test, why) for test, why, _ in answer.failed]
        if answer.how != "done" or answer.status not in (0, 1, 5):
            left_out.append((file, f"{answer.how}, {answer.status}"))
        found = {"passed": answer.passed, "left_out": left_out, "lines": _lines(notes, tree.root)}
        self.folder.mkdir(parents=True, exist_ok=True)
        _write(self.notes_of(file), found)
        shutil.rmtree(notes, ignore_errors=True)
        tree.clean()
        return f"{file}: {len(answer.passed)} tests, {len(left_out)} left out, {answer.seconds:.0f} s"

    def load(self, files: Iterable[str]) -> Reached:
        found = Reached()
        for file in files:
            with gzip.open(self.notes_of(file), "rt", encoding="utf-8") as notes:
                found.add(json.load(notes))
        return found


def _write(file: Path, found: dict[str, Any]) -> None:
    """All of it or nothing: a run may be interrupted."""
    new = file.with_suffix(".new")
    with gzip.open(new, "wt", encoding="utf-8") as notes:
        json.dump(found, notes)
    new.replace(file)


def _lines(notes: Path, root: Path) -> dict[str, dict[str, str]]:
    """What coverage has noted in all processes, by source file and test."""
    from coverage import CoverageData

    found: dict[str, dict[str, int]] = {}
    for file in sorted(notes.glob("data.*")):
        data = CoverageData(basename=str(file))
        data.read()
        for path in data.measured_files():
            here = found.setdefault(Path(path).relative_to(root).as_posix(), {})
            for line, tests in data.contexts_by_lineno(path).items():
                for test in tests:
                    if test not in ("", COLLECTING):
                        here[test] = here.get(test, 0) | 1 << line
        data.close(force=True)
    return {path: {test: f"{bits:x}" for test, bits in by_test.items()} for path, by_test in found.items()}
