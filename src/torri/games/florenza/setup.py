"""L2: set-up, up to nature's first question."""

from __future__ import annotations

from collections.abc import Mapping

from .state import State
from .tables import ALL_WORKERS, BUILDINGS, COPIES, CUBE_KINDS, START_CUBES, START_FLORINS, START_WORKERS, SUPPLY


def setup(s: State, players: int, options: Mapping[str, int]) -> None:
    """Set up the table (L2.1); nature draws the turn order, then families and first buildings are chosen."""
    s.players = players
    s.first_game = options["first_game"]  # L12.2, as the other options
    s.short_game = options["short_game"]
    s.both_offices_twice = options["both_offices_twice"]
    s.families = options["families"]
    s.open_memory = options["open_memory"]
    for kind in range(CUBE_KINDS):
        s.supply[kind] = SUPPLY[kind] - players * START_CUBES
    for kind in range(BUILDINGS):
        s.tiles[kind] = COPIES[kind]
    for seat in range(players):
        s.florins[seat] = START_FLORINS
        s.workers[seat] = START_WORKERS
        s.reserve[seat] = ALL_WORKERS - START_WORKERS
        for kind in range(CUBE_KINDS):
            s.cubes[seat][kind] = START_CUBES
