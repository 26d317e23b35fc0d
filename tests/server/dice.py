"""`torri` with known dice: `python -m tests.server.dice FILE ARGUMENTS...`.

Draws, names of matches and with them the choices of bots come from a seed in that file: a game that goes wrong in a
test does so again. Everything else is the real program.
"""

from __future__ import annotations

import base64
import random
import sys
from pathlib import Path

from torri import cli
from torri.engine import chance
from torri.matches import tables


class Dice:
    """Random numbers from the seed in a file; a new seed in the file starts a new sequence."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seed = ""
        self._random = random.Random()

    def cast(self, size: int) -> bytes:
        seed = self._file.read_text(encoding="utf-8")
        if seed != self._seed:
            self._seed, self._random = seed, random.Random(seed)
        return self._random.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.cast(size).hex()

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self.cast(size)).rstrip(b"=").decode()


def main() -> None:
    for module in (chance, tables):
        vars(module)["secrets"] = Dice(Path(sys.argv[1]))
    del sys.argv[1]
    cli.main()


if __name__ == "__main__":
    main()
