"""The program `torri`: play, simulate, replay, verify, compare players, read the rules, measure."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import click

from torri import __version__
from torri.cli.admin import admin
from torri.cli.advise import advise_
from torri.cli.archive import archive
from torri.cli.arena import arena
from torri.cli.benchmarks import bench
from torri.cli.build import build
from torri.cli.common import Commands, language_option
from torri.cli.compiling import compile_
from torri.cli.dataset import dataset
from torri.cli.edition import edition
from torri.cli.games import games, rules
from torri.cli.play import play
from torri.cli.puzzles import puzzles
from torri.cli.records import replay, verify
from torri.cli.serve import serve
from torri.cli.think import think
from torri.cli.work import simulate, soak


@click.group(cls=Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="torri")
@language_option
@click.pass_context
def cli(context: click.Context) -> None:
    """Firenze, Patrizier and Florenza: play them, study them, let them run.

    Without a command it serves them to your browser, as `torri serve` does.

    Torri is unofficial and not affiliated with any publisher.
    """
    if context.invoked_subcommand is None:
        with serve.make_context("serve", [], parent=context) as alone:
            serve.invoke(alone)


for command in (
    games,
    play,
    rules,
    serve,
    think,
    archive,
    admin,
    simulate,
    replay,
    verify,
    advise_,
    soak,
    arena,
    dataset,
    edition,
    puzzles,
    bench,
    build,
    compile_,
):
    cli.add_command(command)


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows ? in its place
    cli(prog_name="torri")
