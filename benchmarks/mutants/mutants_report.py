"""The report: how many mutants are caught, part by part, and which are not."""

from __future__ import annotations

import os
import platform
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from results import Result

WORDS = {
    "comparison": "another comparison",
    "arithmetic": "another operation",
    "bits": "another operation on bits",
    "number-up": "one more",
    "number-down": "one less",
    "truth": "True and False exchanged",
    "connective": "`and` and `or` exchanged",
    "negation": "`not` left out",
    "condition-true": "always so",
    "condition-false": "never so",
    "result": "another result",
    "omission": "left out",
    "arguments": "arguments exchanged",
}


@dataclass(frozen=True)
class Beside:
    """The results of another suite on the same mutants."""

    label: str
    noticed: Mapping[str, bool]  # by key


@dataclass(frozen=True)
class Told:
    """What the report says besides the results."""

    command: str
    about: Sequence[str]  # paragraphs
    left_out: Mapping[str, str] = field(default_factory=dict)  # tests that were not asked, and why
    beside: Beside | None = None


def beside(label: str, results: Iterable[Result]) -> Beside:
    return Beside(label, {result.key: result.noticed for result in results})


def machine() -> str:
    return f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def report(results: Sequence[Result], told: Told) -> str:
    share = _share(sum(result.noticed for result in results), len(results))
    lines = [
        "# Mutants",
        "",
        f"By `{told.command}` on {datetime.now(UTC):%Y-%m-%d}. {machine()}.",
        "",
        *told.about,
        "",
        f"**{sum(result.noticed for result in results)} of {len(results)} mutants are caught, {share}.**",
        "",
        *table(results, told.beside),
        "",
        *_seconds(results),
        *_left_out(told.left_out),
        *_lost(results, told.beside),
        *_survivors(results),
    ]
    return "\n".join(lines).rstrip() + "\n"


def table(results: Sequence[Result], other: Beside | None) -> list[str]:
    heads = ["part", "mutants", "caught", "caught by time", "survived", "not reached", "share"]
    heads += [f"share {other.label}"] if other else []
    lines = [f"| {' | '.join(heads)} |", "|---" + "|--:" * (len(heads) - 1) + "|"]
    areas = list(dict.fromkeys(result.area for result in results))
    for area in [*areas, "**all**"]:
        those = [result for result in results if area in (result.area, "**all**")]
        counts = Counter(result.outcome for result in those)
        cells = [area, len(those), *(counts[outcome] for outcome in ("caught", "time", "survived", "unreached"))]
        cells.append(_share(counts["caught"] + counts["time"], len(those)))
        if other:
            known = [other.noticed[result.key] for result in those if result.key in other.noticed]
            cells.append(_share(sum(known), len(known)))
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "-"


def _seconds(results: Sequence[Result]) -> list[str]:
    each = sorted(result.seconds for result in results)
    if not each:
        return []
    return [f"Tests ran for {sum(each):,.0f} s in all, {each[len(each) // 2]:.1f} s for the mutant in the middle.", ""]


def _left_out(tests: Mapping[str, str]) -> list[str]:
    """By file: there may be many."""
    if not tests:
        return []
    counts = Counter(Path(test.partition("::")[0]).as_posix() for test in tests)
    named = ", ".join(f"{file} ({number})" for file, number in sorted(counts.items()))
    return [
        "Not asked, because they fail or take too long where the rules are not compiled, or were not run to the end: "
        f"{named}.",
        "",
    ]


def _lost(results: Sequence[Result], other: Beside | None) -> list[str]:
    if other is None:
        return []
    lost = [result for result in results if not result.noticed and other.noticed.get(result.key)]
    won = [result for result in results if result.noticed and other.noticed.get(result.key) is False]
    lines = [f"## Beside “{other.label}”", "", f"Caught now and not {other.label}: {len(won)}. The other way round: "]
    lines[-1] += f"{len(lost)}{':' if lost else '.'}"
    return [*lines, "", *map(_line, lost), *([""] if lost else [])]


def _survivors(results: Sequence[Result]) -> list[str]:
    left = [result for result in results if not result.noticed]
    if not left:
        return []
    return ["## Not caught", "", *map(_line, left)]


def _line(result: Result) -> str:
    """Where, what, and how hard it was tried."""
    if result.outcome == "unreached":
        tried = "no test gets there"
    else:
        tried = f"{result.ran} tests" + (f", no time for {result.left} more" if result.left else "")
    where = f"{result.path.removeprefix('src/torri/')}:{result.line}"
    what = WORDS.get(result.operator, result.operator)
    return f"- {where}, {what} ({tried}):\n  `{result.original}`\n  `{result.mutated}`"
