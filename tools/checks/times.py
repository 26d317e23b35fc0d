"""Where the time of the tests went, compared with their budgets (tests/budgets.toml)."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from checks.catalogue import ROOT, TIMES
from checks.lanes import Outcome

BUDGETS = ROOT / "tests" / "budgets.toml"
OTHERS = "others"  # the budget of each file or fixture that is not named
SHOWN_FIXTURES = 15
SHOWN_FILES = 25


@dataclass(frozen=True)
class Budgets:
    """Seconds that something may take; of tests, those of all workers together."""

    checks: Mapping[str, float]
    folders: Mapping[str, float]
    files: Mapping[str, float]
    fixtures: Mapping[str, float]
    long: Mapping[str, float]  # minutes

    @classmethod
    def read(cls) -> Budgets:
        return cls(**tomllib.loads(BUDGETS.read_text(encoding="utf-8")))


@dataclass
class Times:
    """Seconds of one run of pytest, by test and by fixture, and those of the processor by file."""

    tests: dict[str, float] = field(default_factory=dict)
    fixtures: dict[str, float] = field(default_factory=dict)
    processor: dict[str, float] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path = TIMES) -> Times:
        try:
            found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):  # never run, or interrupted while writing
            return cls()
        return cls(found["tests"], found["fixtures"], found.get("processor", {}))

    @property
    def files(self) -> dict[str, float]:
        return _summed((test.partition("::")[0], seconds) for test, seconds in self.tests.items())

    @property
    def folders(self) -> dict[str, float]:
        return _by_folder(self.files)

    @property
    def processor_folders(self) -> dict[str, float]:
        return _by_folder(self.processor)


def _by_folder(files: Mapping[str, float]) -> dict[str, float]:
    return _summed((str(PurePosixPath(file).parent), seconds) for file, seconds in files.items())


def _summed(items: Iterator[tuple[str, float]]) -> dict[str, float]:
    sums: dict[str, float] = defaultdict(float)
    for name, seconds in items:
        sums[name] += seconds
    return dict(sorted(sums.items(), key=lambda item: -item[1]))


def too_slow(found: Mapping[str, float], budgets: Mapping[str, float]) -> Iterator[str]:
    for name, seconds in found.items():
        budget = budgets.get(name, budgets.get(OTHERS, 0.0))
        if seconds > budget:
            yield f"{name} took {seconds:.0f} s; its budget is {budget:.0f} s"


def over_budget(times: Times, budgets: Budgets) -> list[str]:
    """The folders that took longer than they may."""
    return list(too_slow(times.folders, budgets.folders))


def table(
    title: str,
    found: Mapping[str, float],
    budgets: Mapping[str, float],
    most: int | None = None,
    processor: Mapping[str, float] | None = None,
) -> str:
    """A line for each of the first of them; `processor` adds a column."""
    lines = [f"\n{title:<56} seconds  budget{'  processor' if processor else ''}"]
    for name, seconds in list(found.items())[:most]:
        budget = budgets.get(name, budgets.get(OTHERS, 0.0))
        used = f" {processor.get(name, 0.0):10.1f}" if processor else ""
        mark = "  over" if seconds > budget else ""
        lines.append(f"{name:<56} {seconds:7.1f} {budget:7.0f}{used}{mark}")
    left = list(found.items())[most:] if most is not None else []
    if left:
        used = f" {sum(processor.get(name, 0.0) for name, _ in left):18.1f}" if processor else ""
        lines.append(f"{f'{len(left)} others':<56} {sum(seconds for _, seconds in left):7.1f}{used}")
    return "\n".join(lines)


def report(outcomes: Sequence[Outcome], times: Times, budgets: Budgets) -> str:
    checks = _summed((outcome.name, outcome.seconds) for outcome in outcomes)
    return "\n".join(
        [
            *([table("check", checks, budgets.checks)] if checks else []),
            table("folder", times.folders, budgets.folders, processor=times.processor_folders),
            table("file", times.files, budgets.files, SHOWN_FILES, times.processor),
            table("fixture", times.fixtures, budgets.fixtures, SHOWN_FIXTURES),
        ]
    )
