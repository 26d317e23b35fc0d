"""Six levels under stable names, from a beginner to the strongest we can make: each a spec of its own in every game."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

LEVELS: Final = ("novizio", "garzone", "lavorante", "compagno", "capomastro", "maestro")  # weakest first
LEVELS_FILE: Final = "levels.toml"
OTHER_GAMES: Final = "others"  # games that are not ours


@cache
def levels() -> dict[str, dict[str, str]]:
    """By game and level the spec of the player that sits there."""
    return tomllib.loads(files(__package__).joinpath(LEVELS_FILE).read_text(encoding="utf-8"))


def spec_of(level: str, game: str) -> str:
    """The spec of a level in a game."""
    return levels().get(game, levels()[OTHER_GAMES])[level]
