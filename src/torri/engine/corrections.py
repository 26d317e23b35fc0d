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
import json
import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from torri.engine.errors import Problem

READ_ON_BOX_MARK: Final = "B"
FIGURES_TABLE: Final = "figures"
CORRECTION_KEYS: Final = {"value", "note"}
CORRECTS_KEY: Final = "corrects"  # in the head: the edition that the file corrects
STEP: Final = re.compile(r"(?P<key>[\w-]+)(?:\[(?P<number>[1-9]\d*)\])?")


class Correction(NamedTuple):
    value: Any
    note: str


def correct(base: dict[str, Any], data: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, str], list[Problem]]:
    """The figures of the base with the corrections of a file, the notes by path, and what is wrong with the file."""
    figures, notes, problems = copy.deepcopy(base), dict[str, str](), list[Problem]()
    for key in data.keys() - {FIGURES_TABLE}:
        problems.append(Problem("unknown-key", {"path": key, "known": FIGURES_TABLE}))
    given = data.get(FIGURES_TABLE, {})
    if not isinstance(given, dict):
        return figures, notes, [*problems, Problem("wrong-type", {"path": FIGURES_TABLE, "expected": "kind-table"})]
    for path, correction in given.items():
        if not isinstance(correction, dict) or correction.keys() != CORRECTION_KEYS:
            problems.append(Problem("wrong-correction", {"path": path}))
            continue
        # A figure without a note is used too: so the check of whether it fits the others can run already.
        problem = _put(figures, path, correction["value"]) or _without_note(path, correction["note"])
        if problem:
            problems.append(problem)
        else:
            notes[path] = correction["note"]
    return figures, notes, problems


def _without_note(path: str, note: Any) -> Problem | None:
    has_note = isinstance(note, str) and note.strip()
    return None if has_note else Problem("missing-note", {"path": path})


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
    """Whether it contains figures; a price, which is a table too, is one figure, with or without a mark."""
    if isinstance(value, list):
        return bool(value) and all(isinstance(item, dict) for item in value)
    return isinstance(value, dict) and any(isinstance(item, list | dict) for item in value.values())


# Writing such a file


def head_of_file(game: str, name: str, title: str, corrects: str) -> str:
    """How a file of corrections begins; corrections follow it, one a line."""
    head = {"game": game, "name": name, "title": title, CORRECTS_KEY: corrects}
    lines = [f"{key} = {as_toml(value)}" for key, value in head.items()]
    return "\n".join(("[edition]", *lines, "", f"[{FIGURES_TABLE}]", ""))


def line_of_file(path: str, correction: Correction) -> str:
    value, note = as_toml(correction.value), as_toml(correction.note)
    return f"{as_toml(path)} = {{ value = {value}, note = {note} }}\n"


def as_toml(value: object) -> str:
    """A figure as a TOML file has it."""
    match value:
        case dict():
            inside = ", ".join(f"{key} = {as_toml(part)}" for key, part in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list() | tuple():
            return f"[{', '.join(map(as_toml, value))}]"
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case _:
            return str(value)
