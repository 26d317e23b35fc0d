"""`torri` with known dice: `python -m tests.server.dice SEED ARGUMENTS...`.

Draws, names of matches and with them the choices of bots come from a seed, so that a game that goes wrong in a test
does so again. Everything else is the real program.
"""

from __future__ import annotations

import base64
import random
import sys
from types import SimpleNamespace

from torri.cli import main
from torri.engine import chance
from torri.matches import tables


def load(seed: str) -> None:
    dice = random.Random(seed)

    def token_urlsafe(size: int) -> str:
        return base64.urlsafe_b64encode(dice.randbytes(size)).rstrip(b"=").decode()

    known = SimpleNamespace(token_hex=lambda size: dice.randbytes(size).hex(), token_urlsafe=token_urlsafe)
    for module in (chance, tables):
        vars(module)["secrets"] = known


if __name__ == "__main__":
    seed = sys.argv.pop(1)
    load(seed)
    main()
