"""The figures of an edition in tables for people: all of them, in every language, nothing as a key of the file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import torri
from torri import Game
from torri.texts import LANGUAGES, Words
from torri.texts.figures import FigureTable, figure_tables

KEY = re.compile(r"[\[\]{}_]|\w\.\w")


def texts(tables: tuple[FigureTable, ...]) -> Iterator[str]:
    for table in tables:
        yield table.title
        yield from table.columns
        for row in table.rows:
            yield row.label
            yield from (cell.text for cell in row.cells if cell)


def keys(data: Any) -> Iterator[str]:
    """The keys of the file that contain a character no word has."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ():
        yield from (key,) if isinstance(key, str) and "_" in key else ()
        yield from keys(value)


@pytest.fixture(params=["firenze", "florenza", "patrizier"])
def game(request: pytest.FixtureRequest) -> Game:
    return torri.game(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_stands_in_a_table_with_its_mark(game: Game, language: str) -> None:
    tables = figure_tables(game, Words(language, game))
    cells = [cell for table in tables for row in table.rows for cell in row.cells if cell]
    names = [row.mark for table in tables for row in table.rows if row.mark]
    marks = {figure.path: figure.mark for figure in game.edition.figures}
    assert len(cells) + len(names) == len(marks)
    assert all(marks[cell.path] == cell.mark for cell in cells)
    assert all(len(row.cells) == len(table.columns) for table in tables for row in table.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_shown_as_the_file_has_it(game: Game, language: str) -> None:
    words = Words(language, game)
    shown = list(texts(figure_tables(game, words)))
    assert not [text for text in shown if KEY.search(text)]
    written = tomllib.loads(files(game.package).joinpath("edition.toml").read_text("utf-8"))
    assert not set(keys(written)) & set(shown)


def test_what_has_rows_of_its_own_stands_in_the_line_of_its_name(florenza: Game) -> None:
    artists = next(table for table in figure_tables(florenza, Words("en", florenza)) if table.name == "artist")
    first, second = artists.rows[:2]
    assert first.label == "Michelangelo Buonarroti"
    assert all(first.cells)  # his life, and what he is as a sculptor
    assert (second.label, second.cells[0]) == ("", None)


def test_prices_are_told_in_words(florenza: Game) -> None:
    buildings = next(table for table in figure_tables(florenza, Words("en", florenza)) if table.name == "building")
    casa = next(row for row in buildings.rows if row.label == "Casa")
    assert [cell.text for cell in casa.cells if cell][1:3] == ["wood 2", "–"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_win_is_told(game: Game, language: str) -> None:
    assert 3 <= len(Words(language, game).aim(game)) <= 5
