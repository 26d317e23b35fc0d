"""`torri edition`: figures that the owner of a box has read on its components, checked, compared and handed on."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape
from rich.table import Table

from torri.cli.common import Refused, console, game_argument, game_of, language_option, words
from torri.engine.catalogue import all_games
from torri.engine.editions import CORRECTS_KEY
from torri.engine.game import Game
from torri.texts import Words
from torri.texts.figures import Cell, figure_tables

TEMPLATE = """\
# {about}

[edition]
game = "{game}"
name = "{name}"
title = "{title}"
{corrects_key} = "{corrects}"

[figures]
"""


@click.group()
@language_option
def edition() -> None:
    """Correct figures of a game by those of your own box."""


@edition.command()
@game_argument
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def new(game: str, file: Path) -> None:
    """Begin a file of corrections: every reconstructed figure of GAME stands in it, ready to be corrected."""
    found = game_of(game)
    said = words(found)
    if file.exists():
        raise Refused(said("edition-exists", file=str(file)))
    head = TEMPLATE.format(
        about=said("edition-how"),
        game=found.name,
        name=file.stem,
        title=said("edition-own-title", game=said(f"game-{found.name}")),
        corrects_key=CORRECTS_KEY,
        corrects=found.edition.name,
    )
    unsure, told = list(found.edition.reconstructed()), cells(found, said)
    lines = [
        f'# "{figure.path}" = {{ value = {toml(figure.value)}, note = "" }}  # {told[figure.path][0]}\n'
        for figure in unsure
        if figure.path in told
    ]
    file.write_text(head + "".join(lines), encoding="utf-8")
    console.print(said("edition-begun", file=str(file), count=len(lines)), markup=False)


@edition.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True))
@language_option
def check(file: Path) -> None:
    """Check an edition FILE, and show what differs from the edition of the package."""
    corrected = corrected_game(file)
    own = game_of(corrected.name)
    said = words(corrected)
    edition = corrected.edition
    console.print(said("edition-holds", edition=edition.name, hash=edition.sha256[:12]), markup=False)
    show_differences(own, corrected, said)
    for path, note in edition.notes.items():
        console.print(f"  {path}: {note}", markup=False)


@edition.command()
@click.argument("first", type=click.Path(path_type=Path, exists=True))
@click.argument("second", type=click.Path(path_type=Path, exists=True))
@language_option
def compare(first: Path, second: Path) -> None:
    """Show the figures in which two edition files differ."""
    one, other = corrected_game(first), corrected_game(second)
    said = words(one)
    if one.name != other.name:
        raise Refused(said("edition-other-game", first=said(f"game-{one.name}"), second=other.name))
    show_differences(one, other, said)


def corrected_game(file: Path) -> Game:
    """The game over the figures of a file; which game that is stands in the file."""
    text = file.read_text(encoding="utf-8", errors="replace")
    named = [name for name in all_games() if f'game = "{name}"' in text]
    return game_of(named[0] if named else next(iter(all_games())), file)


def show_differences(one: Game, other: Game, said: Words) -> None:
    before, after = cells(one, said), cells(other, said)
    differing = [path for path in after if path not in before or before[path][1].text != after[path][1].text]
    if not differing:
        console.print(said("edition-same"), markup=False)
        return
    table = Table("", one.edition.name, other.edition.name)
    for path in differing:
        label, cell = after[path]
        old = before.get(path)
        table.add_row(escape(label), marked(old[1]) if old else "", marked(cell))
    console.print(table)


def marked(cell: Cell) -> str:
    return f"{escape(cell.text)} [dim]{cell.mark}[/dim]"


def cells(game: Game, said: Words) -> dict[str, tuple[str, Cell]]:
    """Every figure with what it is called: its table, row and column."""
    found = {}
    for table in figure_tables(game, said):
        label = ""
        for row in table.rows:
            label = row.label or label
            for column, cell in zip(table.columns, row.cells, strict=True):
                if cell:
                    found[cell.path] = (" · ".join(filter(None, (table.title, label, column))), cell)
    return found


def toml(value: object) -> str:
    """A figure as a TOML file has it."""
    match value:
        case dict():
            inside = ", ".join(f"{key} = {toml(part)}" for key, part in value.items())
            return f"{{ {inside} }}" if inside else "{}"
        case list():
            return f"[{', '.join(map(toml, value))}]"
        case str():
            return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case _:
            return str(value)
