"""The figures of an edition as tables in words, for people: every figure of the game, each with its mark.

The nesting of the edition file decides the tables. `[market]` becomes a list of figures, `[[building]]` a table with a
row for each building, `[commissions.white]` a row of the table `commissions`, and tables within a row
(`artist[3].rows[2]`) further rows. Figures keep the path of the file, so that a reader can find them there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from typing import Any, Final

from torri.engine.editions import Edition, Figure, typeset
from torri.engine.errors import Problem, kebab
from torri.engine.game import Game
from torri.texts import MINUS, Words

ROW_NUMBER: Final = re.compile(r"\[(\d+)\]")
NAME_PREFIXES: Final = ("colour", "card", "cube", "family", "city", "head", "talent", "face", "office")
NOTHING: Final = "–"


@dataclass(frozen=True)
class Cell:
    """One figure in words."""

    path: str
    text: str
    mark: str


@dataclass(frozen=True)
class Row:
    label: str
    path: str  # of the label, where it is a figure itself: the name of a building
    mark: str
    cells: tuple[Cell | None, ...]  # by the columns of its table


@dataclass(frozen=True)
class FigureTable:
    name: str
    title: str
    columns: tuple[str, ...]  # one without a heading if it is a list of figures
    rows: tuple[Row, ...]


@dataclass
class _Grid:
    """The figures of one table by row and column, in the order of the file."""

    columns: list[str] = field(default_factory=list)
    rows: dict[str, dict[str, Figure]] = field(default_factory=dict)

    def add(self, row: str, column: str, figure: Figure) -> None:
        self.rows.setdefault(row, {})[column] = figure
        if column not in self.columns:
            self.columns.append(column)


def figure_tables(game: Game, words: Words, edition: Edition | None = None) -> tuple[FigureTable, ...]:
    """Every figure of the game's edition, or another. Where a game has no words for one, its key in the file stands
    for it."""
    grids: dict[str, _Grid] = {}
    for figure in (edition or game.edition).figures:
        table, row, column = _place(figure.path)
        grids.setdefault(table, _Grid()).add(row, column, figure)
    return tuple(_told(name, grid, words) for name, grid in grids.items())


def labelled_cells(game: Game, words: Words, edition: Edition | None = None) -> dict[str, tuple[str, Cell]]:
    """Every figure by its path, with what it is called: its table, row and column."""
    found = {}
    for table in figure_tables(game, words, edition):
        label = ""
        for row in table.rows:
            label = row.label or label
            if row.path:
                found[row.path] = (" · ".join((table.title, label)), Cell(row.path, label, row.mark))
            for column, cell in zip(table.columns, row.cells, strict=True):
                if cell:
                    found[cell.path] = (" · ".join(filter(None, (table.title, label, column))), cell)
    return found


def named_problem(problem: Problem, cells: dict[str, tuple[str, Cell]], words: Words) -> tuple[str | None, Problem]:
    """A problem of an edition with its figure by name, `cells` being those of `labelled_cells`; and the path of that
    figure, if it is one. A path may end with the thing that is counted: `sums.heads_of_each_kind: lady`."""
    path, _, thing = str(problem.facts.get("path", "")).partition(": ")
    if path not in cells:
        return None, problem
    label = " · ".join(filter(None, (cells[path][0], thing and _name(thing, words))))
    return path, Problem(problem.name, problem.facts | {"path": label})


def figure_words(game: Game, words: Words) -> dict[str, str]:
    """What the goods and other things are called that figures name by their keys; proper names are not among them."""
    found: dict[str, str] = {}
    for figure in game.edition.figures:
        match figure.value:
            case dict():
                found |= {good: _label("goods", good, words) for good in figure.value}
            case list() | str():
                named = figure.value if isinstance(figure.value, list) else [figure.value]
                found |= {key: told for key in named if isinstance(key, str) and (told := _named(key, words))}
    return found


def _place(path: str) -> tuple[str, str, str]:
    """The table, row and column of a figure: `city[2].floors`, `commissions.white.3`, `market.sale`."""
    *above, key = path.split(".")
    table = ROW_NUMBER.sub("", above[0])
    if len(above) == 1 and "[" not in above[0]:
        return table, key, ""
    return table, ".".join(above), key


def _told(name: str, grid: _Grid, words: Words) -> FigureTable:
    columns = [column for column in grid.columns if column != "name"]
    rows = []
    for row, figures in grid.rows.items():
        known = figures.get("name")
        label = _value(known.value, words) if known else _row_label(name, row, words)
        cells = tuple(_cell(figures[column], words) if column in figures else None for column in columns)
        rows.append(Row(label, known.path if known else "", known.mark if known else "", cells))
    heads = tuple(_label(name, column, words) if column else "" for column in columns)
    return FigureTable(name, _first(words, f"figures-{kebab(name)}") or name, heads, tuple(_merged(rows)))


def _merged(rows: list[Row]) -> list[Row]:
    """If a thing has rows of its own, the first of them shares the line with its name: its life beside its first
    talent.
    """
    merged: list[Row] = []
    for row in rows:
        last = merged[-1] if merged else None
        if last and not row.label and not any(a and b for a, b in zip(last.cells, row.cells, strict=True)):
            cells = tuple(a or b for a, b in zip(last.cells, row.cells, strict=True))
            merged[-1] = replace(last, cells=cells)
        else:
            merged.append(row)
    return merged


def _row_label(table: str, row: str, words: Words) -> str:
    if ROW_NUMBER.search(row):
        return "" if "." in row else ROW_NUMBER.findall(row)[-1]
    return _label(table, row.rpartition(".")[2], words)


def _label(table: str, key: str, words: Words) -> str:
    """What a figure or a column of a table is called."""
    if key.isdigit():
        name = f"figure-{kebab(table)}-number"
        return words(name, number=int(key)) if words.has(name) else key
    return _first(words, f"figure-{kebab(table)}-{kebab(key)}", f"figure-{kebab(key)}") or _name(kebab(key), words)


def _name(value: str, words: Words) -> str:
    """A thing that the game's texts have a name for; proper names are the same in every language."""
    return _named(value, words) or str(typeset(value))


def _named(value: str, words: Words) -> str:
    return _first(words, *(f"{prefix}-{value}" for prefix in NAME_PREFIXES))


def _first(words: Words, *names: str) -> str:
    """The first of these texts that exists."""
    return next((words(name) for name in names if words.has(name)), "")


def _cell(figure: Figure, words: Words) -> Cell:
    return Cell(figure.path, _value(figure.value, words), figure.mark)


def _value(value: Any, words: Words) -> str:
    match value:
        case dict():
            return (
                ", ".join(f"{_label('goods', good, words)} {_value(number, words)}" for good, number in value.items())
                or NOTHING
            )
        case list():
            return ", ".join(_value(part, words) for part in value) or NOTHING
        case str():
            return _name(value, words)
        case _:
            return str(value).replace("-", MINUS)
