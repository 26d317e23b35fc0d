"""`torri build`: the games for other targets than this machine."""

from __future__ import annotations

from pathlib import Path

import click

from torri.cli.common import Refused
from torri.engine.accelerate import available
from torri.engine.catalogue import all_games, game
from torri.engine.game import Game
from torri.players.portable import wasm


def ptx(found: Game) -> dict[str, bytes]:
    from torri.research import kernels  # with NumPy, which comes with Numba

    return kernels.ptx(found)


TARGETS = {"wasm": wasm, "ptx": ptx}


@click.command()
@click.argument("target", type=click.Choice(sorted(TARGETS)))
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", "names", multiple=True, type=click.Choice(all_games()), help="Only this game; can be repeated.")
def build(target: str, folder: Path, names: tuple[str, ...]) -> None:
    """Write the games to FOLDER, compiled from the same source for another TARGET.

    wasm: a WebAssembly module for each game, for browsers, with its rules and players. ptx: random games and the
    vector environment for NVIDIA GPUs; no GPU is needed to make them.
    """
    if not available():
        raise Refused("Other targets are made with Numba, which is not installed: pip install 'torri[fast]'.")
    folder.mkdir(parents=True, exist_ok=True)
    for name in names or all_games():
        try:
            files = TARGETS[target](game(name))
        except RuntimeError as error:  # no linker, or a Numba that we do not know
            raise Refused(f"{target} could not be made: {error}") from error
        for file, content in files.items():
            (folder / file).write_bytes(content)
            click.echo(f"{folder / file}: {len(content):,} bytes")
