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
from torri.engine.errors import kebab
from torri.engine.game import Game
from torri.texts import Words


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
        show_figures(found, said, every=True)
        return
    if paragraph is None:
        console.print(said("rules-title", game=said(f"game-{found.name}")), style="bold", markup=False)
    chapter = ""
    for name in chosen(found, paragraph, said):
        heading = name.partition(".")[0]
        if heading != chapter and paragraph is None:
            chapter = heading
            console.print(f"\n{chapter} {said(f'chapter-{chapter}')}", style="bold", markup=False)
        show_paragraph(said.rule_line(found, name))
    if paragraph is None:
        console.print("\n" + said("rules-rulings") + "\n", markup=False)
        show_figures(found, said, every=False)


def chosen(game: Game, paragraph: str | None, said: Words) -> list[str]:
    """The paragraphs asked for: all, a chapter, or one."""
    if paragraph is None:
        return list(game.paragraphs)
    wanted = paragraph.upper()
    found = [name for name in game.paragraphs if name == wanted or name.partition(".")[0] == wanted]
    if not found:
        raise Refused(said("rules-unknown", game=said(f"game-{game.name}"), rule=paragraph, known=game.paragraphs))
    return found


def show_figures(game: Game, said: Words, every: bool) -> None:
    """The figures with their marks; by default only those that are reconstructed."""
    table = Table(said("marks-figure"), said("marks-value"), said("marks-mark"), title=said("marks-title"))
    for figure in game.edition.figures if every else game.edition.reconstructed():
        value = ", ".join(map(str, figure.value)) if isinstance(figure.value, list) else str(figure.value)
        source = "; ".join(said(f"mark-{mark}") for mark in figure.mark.split("+"))
        table.add_row(escape(figure.path), value or "-", f"{figure.mark}: {source}")
    console.print(table)
    console.print(said("marks-note"), markup=False)
