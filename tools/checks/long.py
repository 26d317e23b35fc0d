"""The long run: what a release needs and nobody wants to wait for at every change.

It goes part by part. What is done is kept (build/checks/long.json), so that an interrupted run continues where it
stopped, as long as the sources stay the same. `./torri test --long PART ...` runs only these parts, done or not.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path

from checks.catalogue import APP, CHECKS_FOLDER, COMPILING, LINTS, PYTHON, ROOT, Check, pytest, workers
from checks.lanes import run_aloud, run_side_by_side
from checks.times import Budgets

STATE = CHECKS_FOLDER / "long.json"
COVERAGE = CHECKS_FOLDER / "coverage"  # the data of all parts together
WRITTEN_FILES = {ROOT / "benchmarks" / "mutants.md"}
RUNS_UNDER_LOAD = 10
UNKNOWN_MINUTES = 5.0
NOT_TESTS = "the lines above say what failed; again: ./torri test --long PART"


@dataclass(frozen=True)
class Part:
    name: str
    passes: Callable[[], bool]


@dataclass
class State:
    """How far the run has come."""

    sources: str = ""
    passed: dict[str, bool] = field(default_factory=dict)
    minutes: dict[str, float] = field(default_factory=dict)  # of the last time, whatever the sources were

    @classmethod
    def read(cls) -> State:
        try:
            return cls(**json.loads(STATE.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return cls()

    def write(self) -> None:
        STATE.parent.mkdir(parents=True, exist_ok=True)
        aside = STATE.with_suffix(".new")
        aside.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")
        aside.replace(STATE)


# The parts -------------------------------------------------------------------------------------------------------


def all_parts() -> list[Part]:
    folders = sorted({file.parent for file in (ROOT / "tests").rglob("test_*.py")})
    names = [folder.relative_to(ROOT).as_posix() for folder in folders]
    return [
        Part("lints", _lints),
        *(Part(name, partial(_tests, name)) for name in names),
        Part("coverage", _coverage),
        Part("mutants", partial(_script, "mutants", str(ROOT / "torri"), "bench", "mutants")),
        *(Part(f"under load {n}", _under_load) for n in range(1, RUNS_UNDER_LOAD + 1)),
    ]


def _lints() -> bool:
    return all(outcome.passed for outcome in run_side_by_side([*LINTS, APP, *COMPILING], Budgets.read().checks))


def _tests(folder: str) -> bool:
    """All tests of one folder at full length, their coverage added to that of the others."""
    files = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / folder).glob("test_*.py"))
    # Whether enough is covered is asked of all parts together, at the end.
    command = pytest("--cov", "--cov-append", "--cov-report=", "--cov-fail-under=0", *files)
    variables = {"TORRI_TESTS": "long", "COVERAGE_FILE": str(COVERAGE), "TORRI_TIMES": str(_times_of(folder))}
    return run_aloud(Check(folder, command, NOT_TESTS, ()), **variables).passed


def _times_of(folder: str) -> Path:
    return CHECKS_FOLDER / "long" / f"{folder.replace('/', '-')}.json"


def _coverage() -> bool:
    return _script("coverage", "-m", "coverage", "report", variables={"COVERAGE_FILE": str(COVERAGE)})


def _script(name: str, *arguments: str, variables: dict[str, str] | None = None) -> bool:
    return run_aloud(Check(name, [PYTHON, *arguments], NOT_TESTS, ()), **(variables or {})).passed


def _under_load() -> bool:
    """The short run of the tests while every core is busy with something else."""
    with busy_cores():
        return run_aloud(Check("tests under load", pytest(), NOT_TESTS, ()), TORRI_TIMES="").passed


@contextmanager
def busy_cores() -> Iterator[None]:
    busy = [subprocess.Popen([PYTHON, "-c", "while True: pass"]) for _ in range(workers())]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


# The run ---------------------------------------------------------------------------------------------------------


def run(wanted: list[str]) -> int:
    parts = all_parts()
    unknown = [name for name in wanted if name not in {part.name for part in parts}]
    if unknown:
        print(f"The long run has no part {', '.join(unknown)}. Its parts: {', '.join(p.name for p in parts)}.")
        return 2
    state = _continued(again=wanted)
    todo = [part for part in parts if part.name not in state.passed and (not wanted or part.name in wanted)]
    expected = {part.name: _minutes(part, state) for part in todo}
    print(f"{len(todo)} of {len(parts)} parts to do, about {sum(expected.values()):.0f} minutes:")
    for name, minutes in expected.items():
        print(f"  {name:<28} {minutes:6.1f} min")
    for number, part in enumerate(todo, 1):
        left = sum(expected[later.name] for later in todo[number - 1 :])
        print(f"\n#### {number} of {len(todo)}: {part.name}; about {left:.0f} minutes left", flush=True)
        started = time.monotonic()
        try:
            state.passed[part.name] = part.passes()
        except KeyboardInterrupt:
            print(f"\nInterrupted in {part.name}. `./torri test --long` continues there.")
            return 130
        state.minutes[part.name] = round((time.monotonic() - started) / 60, 2)
        state.write()
    return _conclude(parts, state)


def _continued(again: list[str]) -> State:
    """The run as it was left, or a new one if the sources have changed or all of it was done."""
    state, now = State.read(), sources()
    finished = all(state.passed.get(part.name) for part in all_parts())
    if state.sources != now or (finished and not again):
        if state.passed and not finished:
            print("The sources have changed since the last part: everything is done again.")
        state = State(now, {}, state.minutes)
        COVERAGE.unlink(missing_ok=True)
    # What failed is run again, and what is asked for by name.
    state.passed = {name: passed for name, passed in state.passed.items() if passed and name not in again}
    state.write()
    return state


def sources() -> str:
    """A digest of everything that git knows or would take, except for what the run itself writes."""
    found = hashlib.sha256()
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    for name in sorted(set(listed.split(b"\0"))):
        path = ROOT / name.decode()
        if name and path.is_file() and path not in WRITTEN_FILES:
            found.update(name + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _minutes(part: Part, state: State) -> float:
    usual = Budgets.read().long
    kind = part.name.rstrip("0123456789 ")  # all runs under load have one budget
    return state.minutes.get(part.name) or usual.get(kind, UNKNOWN_MINUTES)


def _conclude(parts: list[Part], state: State) -> int:
    failed = [name for name, passed in state.passed.items() if not passed]
    missing = [part.name for part in parts if part.name not in state.passed]
    print()
    for name in failed:
        print(f"{name}: FAILED. Again, alone: ./torri test --long {json.dumps(name) if ' ' in name else name}")
    if missing:
        print(f"Not done yet: {', '.join(missing)}. `./torri test --long` does them.")
    spent = sum(state.minutes.get(name, 0.0) for name in state.passed)
    verdict = "failed: " + ", ".join(failed) if failed else "all passed"
    print(f"{len(state.passed)} of {len(parts)} parts in {spent:.0f} minutes, {verdict}")
    return 1 if failed else 0
