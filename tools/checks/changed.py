"""What the changes of the working tree can break: the tests that import what changed, nearest first.

The import graph knows which test modules need a changed module, and over how many steps. Tests are taken in that
order while there is time for them; the output says how many were left out. Dependencies without an import are listed in
`HIDDEN_IMPORTS`.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import takewhile
from pathlib import Path, PurePosixPath

import grimp

from checks.catalogue import APP, COMPILING, LINTS, ROOT, Check, workers
from checks.times import Times

IMPORTS = ROOT / "build" / "checks" / "imports"
MAX_TEST_SECONDS = 30.0  # the rest of the minute is for the lints and for starting
COMPILING_SECONDS = 30.0  # of the processor: workers compile what they need of the rules that changed
UNTIMED_FILE_SECONDS = 1.0  # a file that has never been timed

GAME = r"src/torri/games/(\w+)/"
TESTS_OF_GAME = r"tests/games/(\w+)/"
GAMES = ("torri.games.firenze", "torri.games.florenza", "torri.games.patrizier")
# Dependencies that no import statement shows: (dependent, dependency), by the beginnings of their names.
HIDDEN_IMPORTS = [
    *(("torri.engine.catalogue", game) for game in GAMES),  # games are entry points
    ("tests.server.running", "torri.cli.serve"),  # started as a process
    ("tests.cli", "torri.cli"),
    ("tests.test_deploy", "torri.cli.serve"),
    ("tests.test_wheel", "torri.cli"),
    ("tests.test_launcher", "torri.cli"),
    ("tests.test_mutants", "benchmarks"),
]
# Tests of files that are not modules: (pattern of the file, tests).
TESTS_OF_FILES = [
    ("src/torri/*.ftl", "tests/texts/test_texts.py"),
    ("src/torri/*", "tests/docs/test_site.py"),
    ("web/texts/*", "tests/texts/test_web_texts.py"),
    ("web/src/*", "tests/browser/*.py"),
    ("docs/openapi.json", "tests/server/test_openapi.py"),
    ("deploy/*", "tests/test_deploy.py"),
    ("torri", "tests/test_launcher.py"),
    ("locks/*", "tests/test_launcher.py"),
    ("tools/*", "tests/test_checks.py"),
    (".github/*", "tests/test_project.py"),
    ("pyproject.toml", "tests/test_project.py"),
    ("*.md", "tests/test_project.py"),
    ("*.md", "tests/docs/*.py"),
    ("docs/*", "tests/docs/test_site.py"),
    ("mkdocs.yml", "tests/docs/test_site.py"),
    ("tools/documentation/*", "tests/docs/test_site.py"),
    (".pre-commit-config.yaml", "tests/test_project.py"),
]


class UnknownCommit(Exception):
    """Git does not know the commit to compare with."""


@dataclass(frozen=True)
class Selection:
    """What is worth checking after a change."""

    files: list[str]  # that changed
    checks: list[Check]
    tests: list[str]  # files of tests, nearest first
    left_out: list[str]  # because there was no time
    seconds_left_out: float


def changed_files(since: str) -> list[str]:
    """Everything that differs from a commit, new files too."""
    differing = _git("diff", "--name-only", "--no-renames", "-z", since)
    new = _git("ls-files", "--others", "--exclude-standard", "-z")
    return sorted({*differing, *new})


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise UnknownCommit(done.stderr.strip())
    return [name for name in done.stdout.split("\0") if name]


def select(files: list[str], times: Times) -> Selection:
    checks = [check for check in [*LINTS, APP] if any(fnmatch(file, p) for file in files for p in check.concerns)]
    known = times.files
    compiling = any(fnmatch(file, pattern) for file in files for check in COMPILING for pattern in check.concerns)
    room = MAX_TEST_SECONDS * workers() - (COMPILING_SECONDS if compiling else 0)
    chosen: list[str] = []
    left_out: list[str] = []
    for test in nearest_first(files):
        seconds = known.get(test, UNTIMED_FILE_SECONDS)
        if seconds <= room:
            room -= seconds
            chosen.append(test)
        else:
            left_out.append(test)
    return Selection(files, checks, chosen, left_out, sum(known.get(test, UNTIMED_FILE_SECONDS) for test in left_out))


def nearest_first(files: Iterable[str]) -> list[str]:
    """All test files that a change of these files can break, the most direct dependents first."""
    importers = import_graph()
    steps: dict[str, int] = {}
    for file in files:
        for test, number in {**distances(file, importers), **tests_of_file(file)}.items():
            if is_test(test) and not is_of_another_game(test, file):
                steps[test] = min(number, steps.get(test, number))
    return sorted(steps, key=lambda test: (-shared_folders(test, files), steps[test], test))


def tests_of_file(file: str) -> dict[str, int]:
    found = [tests for pattern, tests in TESTS_OF_FILES if fnmatch(file, pattern)]
    return {path.relative_to(ROOT).as_posix(): 1 for tests in found for path in ROOT.glob(tests)}


def is_test(file: str) -> bool:
    return PurePosixPath(file).name.startswith("test_") and (ROOT / file).exists()


def is_of_another_game(test: str, file: str) -> bool:
    """Games do not depend on each other, though code that finds one by its name could find any."""
    of_file, of_test = (re.match(pattern, name) for pattern, name in ((GAME, file), (TESTS_OF_GAME, test)))
    return bool(of_file and of_test and of_file[1] != of_test[1])


def shared_folders(test: str, files: Iterable[str]) -> int:
    """How far a test mirrors a changed file: tests/games/firenze is where src/torri/games/firenze is tried first."""

    def shared(file: str) -> int:
        folders = PurePosixPath(file).parts[:-1]
        inside = folders[1:] if folders[:1] == ("tests",) else folders[2:]
        mirrored = zip(PurePosixPath(test).parts[1:-1], inside, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], mirrored))

    return max(map(shared, files), default=0)


def distances(file: str, importers: Mapping[str, set[str]]) -> dict[str, int]:
    """Steps from a changed file to every file that needs it."""
    steps = dict.fromkeys(modules_of(file, importers), 0)
    queue = deque(steps)
    while queue:
        module = queue.popleft()
        for importer in importers.get(module, ()):
            if importer not in steps:
                steps[importer] = steps[module] + 1
                queue.append(importer)
    return {path_of(module): distance for module, distance in steps.items()}


def import_graph() -> dict[str, set[str]]:
    """For each module those that import it."""
    sys.path[:0] = [str(ROOT)]  # so that the tests are found as a package
    graph = grimp.build_graph("torri", "tests", cache_dir=str(cache_folder()))
    importers = {module: set(graph.find_modules_that_directly_import(module)) for module in graph.modules}
    for needing, needed in HIDDEN_IMPORTS:
        for module in list(importers):
            if module == needed or module.startswith(f"{needed}."):
                importers[module] |= {m for m in importers if m == needing or m.startswith(f"{needing}.")}
    for module, found in importers.items():
        if module.endswith(".conftest"):  # used by all tests next to it, which do not import it
            package = module.removesuffix("conftest")
            found |= {m for m in importers if m.startswith(package) and m != module}
    # The root conftest names the games, which not all tests need: it counts only when it has changed itself.
    for found in importers.values():
        found.discard("tests.conftest")
    return importers


def cache_folder() -> Path:
    """Grimp reads a file again when it has changed, but not when a module that it imports was added or moved."""
    modules = sorted(
        str(path.relative_to(ROOT)) for top in ("src/torri", "tests") for path in (ROOT / top).rglob("*.py")
    )
    current = IMPORTS / hashlib.sha256("\n".join(modules).encode()).hexdigest()[:16]
    for former in IMPORTS.glob("*"):
        if former != current:
            shutil.rmtree(former, ignore_errors=True)
    return current


def modules_of(file: str, known: Iterable[str]) -> Iterator[str]:
    """The modules that a file is part of: itself, or where it is a table or a text, those of its package."""
    path = PurePosixPath(file)
    parts = path.parts[1:] if path.parts[0] == "src" else path.parts
    if parts[0] not in ("torri", "tests") or len(parts) == 1:
        return
    if path.suffix == ".py":
        name = ".".join(parts).removesuffix(".py").removesuffix(".__init__")
        if name in known:
            yield name
    elif path.suffix in (".toml", ".json", ".txt"):
        package = ".".join(parts[:-1])
        yield from (module for module in known if module == package or module.startswith(f"{package}."))


def path_of(module: str) -> str:
    base = module.replace(".", "/")
    file = f"{base}.py" if module.startswith("tests") else f"src/{base}.py"
    return file if (ROOT / file).exists() else file.removesuffix(".py") + "/__init__.py"
