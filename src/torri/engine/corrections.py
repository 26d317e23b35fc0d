"""Corrections: figures that the owner of a box has read on its components, over those of the edition in the package.

A file of corrections names the edition that it corrects, and only the figures that differ from it, each with a note
that says where it was read:

    [edition]
    game = "firenze"
    name = "my-box"
    title = "My box, first printing"
    corrects = "torri-1"

    [figures]
    "commissions.white.3" = { value = 2, note = "printed on the board" }
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from typing import Any, Final

from torri.engine.errors import Problem

READ_ON_BOX_MARK: Final = "B"
FIGURES_TABLE: Final = "figures"
CORRECTION_KEYS: Final = {"value", "note"}
STEP: Final = re.compile(r"(?P<key>[\w-]+)(?:\[(?P<number>[1-9]\d*)\])?")


def correct(base: dict[str, Any], data: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str], list[Problem]]:
    """The figures of the base with the corrections of a file, the notes by path, and what is wrong with the file."""
    figures, notes, problems = copy.deepcopy(base), dict[str, str](), list[Problem]()
    for key in data.keys() - {FIGURES_TABLE}:
        problems.append(Problem("unknown-key", {"path": key, "known": FIGURES_TABLE}))
    given = data.get(FIGURES_TABLE, {})
    if not isinstance(given, dict):
        return figures, notes, [*problems, Problem("wrong-type", {"path": FIGURES_TABLE, "expected": "kind-table"})]
    for path, correction in given.items():
        problem = _wrong(path, correction) or _put(figures, path, correction["value"])
        if problem:
            problems.append(problem)
        else:
            notes[path] = correction["note"]
    return figures, notes, problems


def _wrong(path: str, correction: Any) -> Problem | None:
    if not isinstance(correction, dict) or correction.keys() != CORRECTION_KEYS:
        return Problem("wrong-correction", {"path": path})
    if not isinstance(correction["note"], str) or not correction["note"].strip():
        return Problem("missing-note", {"path": path})
    return None


def _put(figures: dict[str, Any], path: str, value: Any) -> Problem | None:
    """Write a figure where the base has one."""
    steps = [STEP.fullmatch(step) for step in path.split(".")]
    place: Any = figures
    for at, step in enumerate(steps):
        if step is None or not isinstance(place, dict) or step["key"] not in place:
            return Problem("unknown-figure", {"path": path})
        if at == len(steps) - 1 and step["number"] is None and not _is_table(place[step["key"]]):
            place[step["key"]] = [value, READ_ON_BOX_MARK]
            return None
        place = place[step["key"]]
        if step["number"] is not None:
            number = int(step["number"])
            if not isinstance(place, list) or number > len(place):
                return Problem("unknown-figure", {"path": path})
            place = place[number - 1]
    return Problem("unknown-figure", {"path": path})


def _is_table(value: Any) -> bool:
    """Whether figures stand inside it; a price, which is a table too, is one figure, and has a mark or stands bare."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict) and any(isinstance(item, list | dict) for item in value.values())
