"""P2: set-up, up to nature's first question."""

from __future__ import annotations

from collections.abc import Mapping

from .state import State
from .tables import CARDS_IN_PLAY, CITIES_IN_PLAY, SUPPLY


def setup(s: State, players: int, options: Mapping[str, int]) -> None:
    """Set up the table; nature deals, lays out and draws the start player (P2.2-P2.4) when asked."""
    s.players = players
    s.open_memory = options["open_memory"]
    s.cities = CITIES_IN_PLAY[players]  # P2.1
    s.stock = CARDS_IN_PLAY[players]
    for player in range(players):
        s.supply[player] = SUPPLY[players]  # P1.2
