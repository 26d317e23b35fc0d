"""What the commands share: language, games and options from the command line, errors as sentences."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from torri.engine.catalogue import all_games
from torri.engine.catalogue import game as find_game
from torri.engine.errors import Problem, TorriError, WrongEdition
from torri.engine.game import Game
from torri.texts import LANGUAGES, Words, preferred_language
from torri.texts.figures import labelled_cells, named_problem

F = TypeVar("F", bound=Callable[..., Any])

# A terminal gets whole words on each line; a file or a pipe gets each sentence on one line.
console = Console(highlight=False, soft_wrap=not sys.stdout.isatty())
TEXT_COLUMNS = 100  # of running text


class Refused(click.ClickException):
    """Wrong usage: one clear sentence, exit status 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(self.format_message(), file=file or sys.stderr)


class Commands(click.Group):
    """Commands whose typed errors are turned into words here, at the edge."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            takers = [name for name in self.list_commands(ctx) if _takes(self.commands[name], error.option_name)]
            if not takers:
                raise
            said = " or ".join(f"`{ctx.command_path} {name} {error.option_name}`" for name in takers)
            raise click.UsageError(f"{error.option_name} comes after its command: {said}.", ctx) from error

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except TorriError as error:
            raise Refused(sentence(error)) from error


def _takes(command: click.Command, option: str) -> bool:
    return any(option in parameter.opts for parameter in command.params)


def sentence(error: TorriError) -> str:
    """An error in words; one that speaks of a game may use that game's texts."""
    game = getattr(error, "game", None)
    if game not in all_games():
        return words(None).error(error)
    found = find_game(game)
    said = words(found)
    return said.error(_by_name(error, found, said) if isinstance(error, WrongEdition) else error)


def _by_name(error: WrongEdition, game: Game, said: Words) -> WrongEdition:
    """The figures by their names, and by what stands in the file."""
    cells = labelled_cells(game, said)
    problems = []
    for problem in error.problems:
        path, named = named_problem(problem, cells, said)
        facts = named.facts | ({"path": f"{named.facts['path']} [{path}]"} if path else {})
        problems.append(Problem(named.name, facts))
    return WrongEdition(error.game, error.edition, tuple(problems))


def _set_language(context: click.Context, _parameter: click.Parameter, value: str | None) -> None:
    if value:
        context.find_root().obj = value


def language_option(command: F) -> F:
    option = click.option(
        "--language",
        type=click.Choice(LANGUAGES),
        callback=_set_language,
        expose_value=False,
        help="Language of the texts (default: that of your environment).",
    )
    return option(command)


def database_options(command: F) -> F:
    """Which server's database."""
    data = click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the database.")
    database = click.option(
        "--database", envvar="TORRI_DATABASE", help="postgresql://... or sqlite:///FILE; else that of the folder."
    )
    return data(database(command))


def words(game: Game | None = None, seats: list[str] | None = None) -> Words:
    """The texts in the language asked for."""
    context = click.get_current_context(silent=True)
    language = context.find_root().obj if context else None
    return Words(language or preferred_language(), game, seats or [])


def game_argument(command: F) -> F:
    return click.argument("game", metavar="GAME")(command)


def edition_option(command: F) -> F:
    return click.option(
        "--edition", type=click.Path(path_type=Path), help="A file with other figures (see docs/editions.md)."
    )(command)


def option_option(command: F) -> F:
    return click.option(
        "--option",
        "options",
        multiple=True,
        metavar="NAME=VALUE",
        help="An option of the game, e.g. open_memory=yes.",
    )(command)


def parsed_options(pairs: tuple[str, ...]) -> dict[str, object]:
    return {name.replace("-", "_"): value for name, _, value in (pair.partition("=") for pair in pairs)}


def game_of(name: str, edition: Path | None = None) -> Game:
    return find_game(name.lower(), edition)


def show_paragraph(line: str) -> None:
    """A paragraph of the rules with its id hanging out at the left."""
    if console.is_terminal:
        line = textwrap.fill(line, min(console.width, TEXT_COLUMNS), subsequent_indent=" " * 8)
    console.print(line, markup=False)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, so that output can be piped; none if that is not a terminal."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(label, total=total)
        yield lambda number: bar.advance(task, number)


def reconstructed(game: Game, said: Words) -> str:
    """How many of the figures are not those of the box."""
    count, figures = len(list(game.edition.reconstructed())), len(game.edition.figures)
    return said("games-reconstructed", count=count, figures=figures, most="yes" if 2 * count > figures else "no")
