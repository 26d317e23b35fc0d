"""Write what observations consist of into the documentation: `.venv/bin/python tools/observations.py`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import torri
from torri.engine.observing import Block

ROOT: Final = Path(__file__).resolve().parent.parent
OBSERVATIONS_FILE: Final = ROOT / "docs" / "observations.md"
GAMES: Final = ("patrizier", "firenze", "florenza")
HEAD: Final = """\
# Observations

Written by `python tools/observations.py`; a test holds it up to date.

What a seat knows, as one row of whole numbers: what one who forgets nothing may know, with or without the option
`open_memory`, and nothing else. `game.observation.row(position.state, seat)` writes it.

- A row is a sequence of blocks, and `game.observation.slices["hand"]` says where one stands. A block of shape 4 × 6 is
  four times six numbers, row by row.
- Where a block has a place for each seat, the seat that looks comes first and the others follow clockwise; places of
  seats that nobody sits on stay 0.
- Cards, colours, persons, buildings and artworks stand in the order of the game's tables (`torri.games.firenze.tables`
  and likewise).
- Numbers up to 1 mark the members of a set, or which one of several it is; without any, nothing is marked.
- Ranges follow from the edition. The version is bumped when the same position would give another row.
"""
TABLE: Final = "| block | shape | from | range | what |\n|---|---|---|---|---|\n"


def document() -> str:
    """The whole file."""
    return "\n".join([HEAD, *(chapter(name) for name in GAMES)])


def chapter(name: str) -> str:
    """The table of a game."""
    observation = torri.game(name).observation
    assert observation is not None
    lines = [line(block, observation.slices[block.name].start) for block in observation.blocks]
    size = f"{observation.size:,} numbers ({observation.kind}) in {len(lines)} blocks, version {observation.version}."
    return f"## {name.capitalize()}\n\n{size}\n\n{TABLE}{''.join(lines)}"


def line(block: Block, start: int) -> str:
    shape = " × ".join(map(str, block.shape))
    return f"| `{block.name}` | {shape} | {start} | {block.low} to {block.high} | {block.what} |\n"


if __name__ == "__main__":
    OBSERVATIONS_FILE.write_text(document(), encoding="utf-8")
