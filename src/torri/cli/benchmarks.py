"""`torri bench`: runs a script of the folder benchmarks/, which comes with the source."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import click

from torri.cli.common import Refused

BENCHMARKS_FOLDER = Path(__file__).parents[3] / "benchmarks"
RUNS_BY_ITSELF = 'if __name__ == "__main__":'  # others are parts of these


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("name")
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def bench(name: str, arguments: tuple[str, ...]) -> None:
    """Measure on this machine: NAME is one of the scripts in benchmarks/ (such as engine)."""
    scripts = (path for path in BENCHMARKS_FOLDER.glob("*.py") if RUNS_BY_ITSELF in path.read_text(encoding="utf-8"))
    known = sorted(path.stem for path in scripts)
    if not known:
        raise Refused("The benchmarks come with the source of Torri, not with the installed package.")
    if name not in known:
        raise Refused(f'There is no benchmark "{name}". There are: {", ".join(known)}.')
    script = BENCHMARKS_FOLDER / f"{name}.py"
    sys.argv = [str(script), *arguments]
    sys.path.insert(0, str(BENCHMARKS_FOLDER))  # as if Python had been given the script: some need another
    runpy.run_path(str(script), run_name="__main__")
