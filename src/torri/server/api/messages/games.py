"""Messages about games: what can be chosen, and the rules with their figures."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class OptionValue(Struct, frozen=True):
    value: bool | int | str
    title: str | None  # in words; None where the value says it all


class OptionOffered(Struct, frozen=True):
    """An option of a table, in words; its values with the default first."""

    name: str
    kind: Literal["flag", "number", "choice", "seat"]
    rule: str
    title: str
    about: str
    default: bool | int | str
    values: tuple[OptionValue, ...]


class ParagraphRead(Struct, frozen=True):
    id: str
    text: str
    ruling: bool  # whether it holds a ruling of ours


class ChapterRead(Struct, frozen=True):
    id: str
    title: str
    paragraphs: tuple[ParagraphRead, ...]


class FigureRead(Struct, frozen=True):
    """A figure of the edition, and its source: one of `marks`, or several joined by a plus."""

    path: str
    value: Any
    mark: str


class FigureCell(Struct, frozen=True):
    """A figure in words; `path` is where it stands in the edition file."""

    path: str
    text: str
    mark: str


class FigureRow(Struct, frozen=True):
    label: str
    path: str  # of the label, where it is a figure itself; else empty
    mark: str
    cells: tuple[FigureCell | None, ...]


class FigureTable(Struct, frozen=True):
    """Figures that belong together; a list of figures has one column without a heading."""

    name: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[FigureRow, ...]


class RulesRead(Struct, frozen=True):
    """The rules of a game in our own words, with the figures that they speak of: as they stand in the edition file, and
    all of them in tables for people."""

    game: str
    title: str
    chapters: tuple[ChapterRead, ...]
    aim: tuple[str, ...]  # how to win, in a few sentences
    figures: tuple[FigureRead, ...]
    tables: tuple[FigureTable, ...]
    marks: dict[str, str]  # what each mark means
    words: dict[str, str]  # what the things are called that figures name by a key: goods, talents, colours


class GameOffered(Struct, frozen=True):
    name: str
    title: str
    about: str
    rules: int
    players: tuple[int, ...]
    options: tuple[OptionOffered, ...]
    levels: tuple[str, ...]
    styles: tuple[str, ...]
