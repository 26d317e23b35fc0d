"""`torri build`: the games for other targets than this machine, and the app as a folder without a server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

from torri.cli.common import Refused
from torri.engine.accelerate import available
from torri.engine.accelerate.prebuilt import folder as prebuilt_folder
from torri.engine.catalogue import all_games, game
from torri.engine.game import Game
from torri.players.portable import native, wasm


def ptx(found: Game) -> dict[str, bytes]:
    from torri.research import kernels  # with NumPy, which comes with Numba

    return kernels.ptx(found)


STATIC, NATIVE = "static", "native"
TARGETS = {"wasm": wasm, "ptx": ptx, NATIVE: native}
# Node and the sources of the app are needed: it is a tool of the checkout.
STATIC_TOOL = Path(__file__).resolve().parents[3] / "tools" / "static_app.py"


@click.command()
@click.argument("target", type=click.Choice([*sorted(TARGETS), STATIC]))
@click.argument("folder", required=False, type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", "names", multiple=True, type=click.Choice(all_games()), help="Only this game; can be repeated.")
def build(target: str, folder: Path | None, names: tuple[str, ...]) -> None:
    """Write the games to FOLDER, compiled from the same source for a TARGET.

    wasm: a WebAssembly module for each game, for browsers, with its rules and players. ptx: random games and the
    vector environment for NVIDIA GPUs; no GPU is needed to make them. native: a library for each game, for machines of
    this kind; without FOLDER it is put into the package, and nothing waits for a compiler any more. static: the whole
    app as files for any web host; it plays without a server.
    """
    if folder is None:
        if target != NATIVE:
            raise click.UsageError(f"Say where to: torri build {target} FOLDER")
        folder = prebuilt_folder()
    if target == STATIC:
        if not STATIC_TOOL.is_file():
            raise Refused("The app without a server is made in a checkout: ./torri build static FOLDER")
        if subprocess.run([sys.executable, str(STATIC_TOOL), str(folder)], check=False).returncode:
            raise Refused("The folder could not be made.")
        size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
        click.echo(f"{folder}: {size:,} bytes")
        return
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
