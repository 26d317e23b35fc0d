"""`torri dataset`: games as rows of a Parquet file, and checking such a file."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.core import ParameterSource

from torri.cli.arena import INTERRUPTED_STATUS
from torri.cli.common import (
    Refused,
    console,
    edition_option,
    game_of,
    language_option,
    option_option,
    parsed_options,
    progress,
    sentence,
    words,
)
from torri.cli.work import prepare, seed_option
from torri.engine.errors import TorriError
from torri.players.arena.cluster import MissingExtra
from torri.players.worker_processes import cores
from torri.texts import Words, printable

if TYPE_CHECKING:
    from torri.research.dataset import Games, Written

DATASET_EXTRA: Final = "dataset"
EXTRA_PACKAGE: Final = "pyarrow"  # part of the extra
RECORDS_PER_PROCESS: Final = 16  # with fewer, another process is not worth it
PLAY_OPTIONS: Final = {"players": "players", "number": "games", "bots": "bots", "seed": "seed", "options": "option"}


@click.command()
@click.argument("paths", metavar="[RECORD]...", nargs=-1, type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), help="The Parquet file to write.")
@click.option(
    "--database", metavar="URL", help="Matches of a server that are over: postgresql://... or sqlite:///FILE."
)
@click.option("--play", "game", metavar="GAME", help="Let programs play this game.")
@click.option("--players", type=int, help="At a table (default: as few as can play).")
@click.option("--games", "number", type=click.IntRange(1), default=100, show_default=True, help="To be played.")
@click.option("--bots", metavar="SPEC[,SPEC...]", default="random", show_default=True, help="Who plays (docs/bots.md).")
@seed_option
@option_option
@click.option("--chance", is_flag=True, help="Rows for what chance answers, too.")
@click.option("--no-observations", is_flag=True, help="Leave out the numbers that say what a seat knew.")
@click.option("--unfinished", is_flag=True, help="Also games without an end, and so without an outcome.")
@click.option("--strict", is_flag=True, help="Exit status 1 if anything could not be taken.")
@click.option("--force", is_flag=True, help="Replace a file that is there already.")
@click.option("--jobs", type=click.IntRange(1), help="Processes (default: as many as are worth it).")
@click.option("--check", "checked", type=click.Path(path_type=Path), help="Verify this data set; write nothing.")
@edition_option
@language_option
@click.pass_context
def dataset(
    context: click.Context,
    paths: tuple[Path, ...],
    out: Path | None,
    database: str | None,
    game: str | None,
    players: int | None,
    number: int,
    bots: str,
    seed: int,
    options: tuple[str, ...],
    chance: bool,
    no_observations: bool,
    unfinished: bool,
    strict: bool,
    force: bool,
    jobs: int | None,
    checked: Path | None,
    edition: Path | None,
) -> None:
    """Write games as a data set: one row for each decision, with position, answer and outcome.

    A RECORD is a file, or a folder of them. Nothing in the data set says who played. Invalid games are left out and
    listed. The columns are described in docs/research.md.
    """
    said = words()
    require()
    from torri.research import dataset as data

    if checked is not None:
        if paths or database or game or out:
            raise Refused(said("dataset-check-alone"))
        check(checked, edition, said)
        return
    given = [key for key in PLAY_OPTIONS if context.get_parameter_source(key) != ParameterSource.DEFAULT]
    if game is None and given:
        raise Refused(said("dataset-only-play", options=[f"--{PLAY_OPTIONS[key]}" for key in given]))
    if not paths and database is None and game is None:
        raise Refused(said("dataset-no-source"))
    if out is None:
        raise Refused(said("dataset-no-out"))
    if out.exists() and not force:  # before anything is played
        raise data.DatasetExists(str(out))
    files = data.files(paths)
    stored = () if database is None else data.Finished(address(database))
    specs = data.specs(bots)
    dealt = () if game is None else games(said, game, players, number, specs, seed, options)
    total = len(files) + len(stored) + len(dealt)
    with progress(said("progress-playing" if dealt else "progress-gathering"), total) as advance:
        try:
            result = data.write(
                out,
                chain[data.Source](files, stored, dealt),
                data.Choice(chance, not no_observations, unfinished),
                edition=edition,
                jobs=jobs or max(1, min(cores(), len(dealt) or total // RECORDS_PER_PROCESS)),
                force=force,
                about={"bots": [data.program(data.BOT + spec) for spec in specs], "seed": seed} if dealt else {},
                progress=advance,
            )
        except KeyboardInterrupt:
            click.echo(said("dataset-interrupted"), err=True)
            sys.exit(INTERRUPTED_STATUS)
    tell(result, out, said)
    sys.exit(1 if not result.matches or (strict and result.skipped) else 0)


def require() -> None:
    """Refuse if the extra is not installed; any other missing module is a fault of ours."""
    try:
        import_module("torri.research.dataset")
    except ImportError as error:
        if (error.name or "").partition(".")[0] != EXTRA_PACKAGE:
            raise
        raise MissingExtra(DATASET_EXTRA) from None


def address(database: str) -> str:
    """The address of a database, written as for a server."""
    from torri.server.settings import Settings

    return Settings(database=database).database_url()


def games(
    said: Words, game: str, players: int | None, number: int, specs: list[str], seed: int, options: tuple[str, ...]
) -> Games:
    """The games to be played; everything is compiled once, before workers need it."""
    from torri.research import dataset as data

    found = game_of(game)
    start = found.start(players or found.players[0], parsed_options(options))
    made: list[Games] = []
    prepare(said, lambda: made.append(data.Games(found, start.players, number, specs, seed, start.options)))
    return made[0]


def tell(result: Written, out: Path, said: Words) -> None:
    """The result of the games; those that could not be used are listed on the error stream."""
    if result.matches:
        console.print(said("dataset-written", matches=result.matches, rows=result.rows, file=str(out)), markup=False)
    if result.repeated:
        console.print(said("dataset-repeated", games=result.repeated), markup=False)
    if result.skipped:
        click.echo(said("dataset-skipped", count=len(result.skipped)), err=True)
    for skipped in result.skipped:
        click.echo(f"  {named(printable(skipped.name), skipped.error)}", err=True)
    if not result.matches:
        click.echo(said("dataset-nothing"), err=True)


def named(name: str, error: TorriError) -> str:
    why = sentence(error)
    return why if why.startswith(name) else f"{name}: {why}"


def check(file: Path, edition: Path | None, said: Words) -> None:
    """Play all games of a data set again; exit status 1 if it is invalid."""
    from torri.research import dataset as data

    with progress(said("progress-checking"), data.length(file)) as advance:
        found = data.check(file, edition, advance)
    if found.problem is not None:
        console.print(said("dataset-fails", rows=found.rows, problem=sentence(found.problem)), markup=False)
        sys.exit(1)
    console.print(said("dataset-holds", matches=found.matches, rows=found.rows), markup=False)
    if not found.observed:
        console.print(said("dataset-unobserved"), markup=False)
