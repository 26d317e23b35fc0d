"""Corrected copies of the edition file, and games over them."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import torri
from torri import Game, Position
from torri.engine.editions import Edition, read_edition
from torri.engine.errors import Facts, WrongEdition
from torri.games.florenza.figures import SHAPE, check
from torri.games.florenza.state import Ask

from ...playing import give

TEXT = (files("torri.games.florenza") / "edition.toml").read_text(encoding="utf-8")
Change = Callable[[str], str]


def section(table: str, change: Change) -> Change:
    """A change within one table, such as `market` or `building 17`."""
    name, _, number = table.partition(" ")
    head = f"[[{name}]]" if number else f"[{name}]"

    def change_part(text: str) -> str:
        parts = text.split(head)
        place = int(number or 1)
        parts[place] = change(parts[place])
        return head.join(parts)

    return change_part


def figure(table: str, key: str, value: object) -> Change:
    """A figure, as it is written in the file, gets another value; a mark of its own stays."""

    def change(part: str) -> str:
        found = re.search(rf"(?m)^{key} = (.*?)(, \"[SPCX]\"\])?$", part)
        assert found is not None
        written = f"[{value}{found[2]}" if found[2] else str(value)
        return part[: found.start()] + f"{key} = {written}" + part[found.end() :]

    return section(table, change)


def figures(table: str, **values: object) -> Change:
    def change(text: str) -> str:
        for key, value in values.items():
            text = figure(table, key, value)(text)
        return text

    return change


def row(table: str, old: str, new: str) -> Change:
    """Of the lines of an artist a part is written otherwise."""

    def change(part: str) -> str:
        assert old in part
        return part.replace(old, new, 1)

    return section(table, change)


def changed(*changes: Change) -> str:
    text = TEXT.replace('name = "torri-2"', 'name = "my box"')
    for change in changes:
        text = change(text)
    return text


def read(*changes: Change) -> Edition:
    """The figures alone, checked as they are for a game."""
    return read_edition(("my box", changed(*changes)), "florenza", SHAPE, check)


def found(*changes: Change) -> list[tuple[str, Facts]]:
    with pytest.raises(WrongEdition) as error:
        read(*changes)
    return [(problem.name, problem.facts) for problem in error.value.problems]


def out_of_range(path: str, value: int, least: int, most: int) -> tuple[str, Facts]:
    return "out-of-range", {"path": path, "found": value, "least": least, "most": most}


def load(tmp_path: Path, *changes: Change) -> Game:
    """A game over the changed figures."""
    file = tmp_path / "edition.toml"
    file.write_text(changed(*changes), encoding="utf-8")
    return torri.game("florenza", edition=file)


def begun(game: Game, players: int = 2, **options: object) -> Position:
    """The first round of a first game; nature draws the first that can be drawn."""
    at = game.start(players, {"first_game": True, **options})
    give(at, *(f"seat-{seat + 1}" for seat in range(players)))
    while at.question == Ask.DRAW:
        at.apply(at.answers()[-1])
    return at
