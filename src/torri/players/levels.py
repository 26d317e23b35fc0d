"""Levels under stable names, from a beginner to the strongest we can make: each a spec of its own in every game.

Every game has the six of LEVELS; those that a network has learned have one above them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from torri.players.networks.weights_file import NoNetwork, has_network

LEVELS: Final = ("novizio", "garzone", "lavorante", "compagno", "capomastro", "maestro")  # weakest first
GRAN_MAESTRO: Final = "gran-maestro"
LEVELS_FILE: Final = "levels.toml"
OTHER_GAMES: Final = "others"  # games that are not ours


@cache
def levels() -> dict[str, dict[str, str]]:
    """By game and level the spec of the player that sits there."""
    return tomllib.loads(files(__package__).joinpath(LEVELS_FILE).read_text(encoding="utf-8"))


def levels_of(game: str) -> tuple[str, ...]:
    """The levels that a game has, weakest first."""
    return (*LEVELS, GRAN_MAESTRO) if has_network(game) else LEVELS


def spec_of(level: str, game: str) -> str:
    """The spec of a level in a game."""
    found = levels().get(game, levels()[OTHER_GAMES])
    if level == GRAN_MAESTRO and not has_network(game):
        raise NoNetwork(game)
    return found[level]
