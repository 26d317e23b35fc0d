"""`torri games` and `torri rules`."""

from __future__ import annotations

from pathlib import Path

import click
from rich.markup import escape
from rich.table import Table

from torri.cli.common import (
    Refused,
    console,
    edition_option,
    game_argument,
    game_of,
    language_option,
    reconstructed,
    show_paragraph,
    words,
)
from torri.engine.catalogue import all_games
from torri.engine.editions import MARKS
from torri.engine.errors import NoLesson, kebab
from torri.engine.game import Game
from torri.engine.lessons import lesson as lesson_of
from torri.texts import Words
from torri.texts.figures import FigureTable, figure_tables

WIDEST_TABLE_COLUMNS = 7


@click.command()
@language_option
def games() -> None:
    """List the games."""
    for name in all_games():
        try:
            game = game_of(name)
            said = words(game)
            title, about = said(f"game-{name}"), said(f"game-{name}-about")
        except Exception as error:  # a third-party game may fail in any way; the others are still listed
            console.print(words()("games-broken", game=name, detail=str(error)), markup=False)
            continue
        console.print(f"[bold]{escape(title)}[/bold] ({name})")
        console.print(f"  {about}", markup=False)
        facts = [
            said("games-players", least=game.players[0], most=game.players[-1]),
            said("games-version", version=game.version),
            said("games-edition", edition=game.edition.name),
        ]
        console.print("  " + " · ".join(facts), markup=False)
        if any(game.edition.reconstructed()):
            console.print(f"  {reconstructed(game, said)}", markup=False)
        show_options(game, said)


def show_options(game: Game, said: Words) -> None:
    """What can be given with --option, and what it means."""
    for option in game.options:
        text = f"option-{kebab(option.name)}"
        values = said("games-option", values=option.expected(game.players[-1]))
        console.print(f"  --option {option.name}=...  {values}", markup=False)
        console.print(f"    {said(f'{text}-about')}", markup=False)


@click.command()
@game_argument
@click.argument("paragraph", required=False)
@click.option("--figures", is_flag=True, help="Show every figure and where it comes from.")
@edition_option
@language_option
def rules(game: str, paragraph: str | None, figures: bool, edition: Path | None) -> None:
    """Read the rules of a game, or one PARAGRAPH of them (such as P3.5)."""
    found = game_of(game, edition)
    said = words(found)
    if figures:
        show_figures(found, said)
        return
    if paragraph is None:
        console.print(said("rules-title", game=said(f"game-{found.name}")), style="bold", markup=False)
        console.print("\n" + "\n".join(said.aim(found)), markup=False)
    chapter = ""
    for name in chosen(found, paragraph, said):
        heading = name.partition(".")[0]
        if heading != chapter and paragraph is None:
            chapter = heading
            console.print(f"\n{chapter} {said(f'chapter-{chapter}')}", style="bold", markup=False)
        show_paragraph(said.rule_line(found, name))
        if edition is None:  # a lesson was played with the usual figures
            show_examples(found, name, said)
    if paragraph is None:
        console.print("\n" + said("rules-rulings") + "\n", markup=False)
        show_figures(found, said)


def show_examples(game: Game, paragraph: str, said: Words) -> None:
    """What the steps of the lesson show of a paragraph: played games, so that an example can't be wrong."""
    try:
        lesson = lesson_of(game)
    except NoLesson:
        return
    steps = [(number, step.name) for number, step in enumerate(lesson.steps, 1) if step.rule == paragraph]
    if not steps:
        return
    told = Words(said.language, game, lesson.names, lessons=True)
    for number, name in steps:
        head = told("rules-example", step=number, title=told(f"lesson-{name}-title"))
        rest = (told(f"lesson-{name}-{part}", **game.figures) for part in ("says", "asks", "done"))
        show_paragraph(" " * 8 + " ".join((head, *rest)))


def chosen(game: Game, paragraph: str | None, said: Words) -> list[str]:
    """The paragraphs asked for: all, a chapter, or one."""
    if paragraph is None:
        return list(game.paragraphs)
    wanted = paragraph.upper()
    found = [name for name in game.paragraphs if name == wanted or name.partition(".")[0] == wanted]
    if not found:
        raise Refused(said("rules-unknown", game=said(f"game-{game.name}"), rule=paragraph, known=game.paragraphs))
    return found


def show_figures(game: Game, said: Words) -> None:
    """Every figure of the edition in tables, each with its mark."""
    console.print(said("marks-title"), style="bold", markup=False)
    for mark in MARKS:
        console.print(f"  {mark}  {said(f'mark-{mark}')}", markup=False)
    for figures in figure_tables(game, said):
        if len(figures.columns) > WIDEST_TABLE_COLUMNS:
            show_row_by_row(figures)
            continue
        table = Table("", *figures.columns, title=figures.title, title_justify="left", show_header=any(figures.columns))
        for row in figures.rows:
            cells = (f"{escape(cell.text)} [dim]{cell.mark}[/dim]" if cell else "" for cell in row.cells)
            table.add_row(f"{escape(row.label)} [dim]{row.mark}[/dim]", *cells)
        console.print(table)
    console.print(said("marks-note"), markup=False)


def show_row_by_row(figures: FigureTable) -> None:
    """A table that is too wide for a terminal: a line or two for each row."""
    console.print(figures.title, style="italic", markup=False)
    for row in figures.rows:
        cells = zip(figures.columns, row.cells, strict=True)
        told = " · ".join(f"{head}: {escape(cell.text)} [dim]{cell.mark}[/dim]" for head, cell in cells if cell)
        console.print(f"  [bold]{escape(row.label)}[/bold] [dim]{row.mark}[/dim] {told}")
