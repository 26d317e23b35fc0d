"""`torri edition`: figures that the owner of a box has read on its components: checked, compared and shared."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape
from rich.table import Table

from torri.cli.common import Refused, console, game_argument, game_of, language_option, words
from torri.engine.catalogue import all_games
from torri.engine.corrections import Correction, head_of_file, line_of_file
from torri.engine.game import Game
from torri.texts import Words
from torri.texts.figures import Cell, labelled_cells


@click.group()
@language_option
def edition() -> None:
    """Correct figures of a game by those of your own box."""


@edition.command()
@game_argument
@click.argument("file", type=click.Path(path_type=Path))
@language_option
def new(game: str, file: Path) -> None:
    """Begin a file of corrections: it lists every reconstructed figure of GAME, ready to be corrected."""
    found = game_of(game)
    said = words(found)
    if file.exists():
        raise Refused(said("edition-exists", file=str(file)))
    title = said("edition-own-title", game=said(f"game-{found.name}"))
    head = head_of_file(found.name, file.stem, title, corrects=found.edition.name)
    told = labelled_cells(found, said)
    lines = [
        f"# {line_of_file(figure.path, Correction(figure.value, '')).rstrip()}  # {told[figure.path][0]}\n"
        for figure in found.edition.reconstructed()
        if figure.path in told
    ]
    file.write_text(f"# {said('edition-how')}\n\n{head}{''.join(lines)}", encoding="utf-8")
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
    show_differences(own, corrected, said, (own.edition.name, edition.name))
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
    show_differences(one, other, said, (first.name, second.name))


def corrected_game(file: Path) -> Game:
    """The game over the figures of a file; the file names the game."""
    text = file.read_text(encoding="utf-8", errors="replace")
    named = [name for name in all_games() if f'game = "{name}"' in text]
    return game_of(named[0] if named else next(iter(all_games())), file)


def show_differences(one: Game, other: Game, said: Words, heads: tuple[str, str]) -> None:
    before, after = labelled_cells(one, said), labelled_cells(other, said)
    differing = [path for path in after if path not in before or before[path][1].text != after[path][1].text]
    if not differing:
        console.print(said("edition-same"), markup=False)
        return
    table = Table("", *map(escape, heads))
    for path in differing:
        label, cell = after[path]
        old = before.get(path)
        table.add_row(escape(label), marked(old[1]) if old else "", marked(cell))
    console.print(table)


def marked(cell: Cell) -> str:
    return f"{escape(cell.text)} [dim]{cell.mark}[/dim]"
