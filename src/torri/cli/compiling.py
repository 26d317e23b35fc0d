"""`torri compile`."""

from __future__ import annotations

from time import perf_counter

import click

from torri.cli.common import Refused
from torri.engine.accelerate import available, cache_folder
from torri.engine.catalogue import all_games, game
from torri.players.networks.weights_file import has_network
from torri.players.player_loops import player_loops
from torri.players.reviewing import compile_futures
from torri.players.warming import accelerated, compiled_here, warm_up


@click.command("compile")
@click.option("--game", "names", multiple=True, type=click.Choice(all_games()), help="Only this game; can be repeated.")
def compile_(names: tuple[str, ...]) -> None:
    """Compile the games now, so that no first game against a bot waits for it.

    What bots, hints and reviews think with is compiled and kept for this machine, a minute or so for each game. It
    would be done in the background of the first game otherwise, while bots think less. A package for one kind of
    machine brings its games compiled.
    """
    for name in names or all_games():
        began = perf_counter()
        found = game(name)
        if accelerated(found) and not compiled_here(found):
            click.echo(f"{name}: compiled beforehand")
            continue
        if not available():
            raise Refused("Games are compiled with Numba, which is not installed: pip install 'torri[fast]'.")
        warm_up(found)
        if has_network(name):
            warm_up(found, guided=True)
        compile_futures(player_loops(found))
        click.echo(f"{name}: ready after {perf_counter() - began:.1f} s")
    click.echo(f"Kept in {cache_folder()}")
