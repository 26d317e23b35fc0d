"""F2: set-up, up to nature's first question."""

from __future__ import annotations

from collections.abc import Mapping

from .rules.setting_up import choose_start, draw_start
from .state import State
from .tables import BRICKS, CAMPANILE, COLOURS, NONE, OTHER_PILE, SEALS, START_PILE

DRAWN = 1 + len(COLOURS)  # the dead colour: 0 none, 1 to 6 that colour


def setup(s: State, players: int, options: Mapping[str, int]) -> None:
    """Set up the table. Nature draws and places when asked; with hand-picked seals the start player places them."""
    s.players = players
    s.campanile = options["campanile"]  # F2.7, as the other options
    s.seals_due = options["neutral_seals"]
    s.placing = options["placing"]
    s.shields_all = options["patrician_shields_all"]
    s.open_memory = options["open_memory"]
    for colour in range(len(COLOURS)):
        s.bag[colour] = BRICKS[colour]
    for player in range(players):
        s.seals_left[player] = SEALS[players]
    s.start_pile = START_PILE
    s.draw_pile = OTHER_PILE if s.campanile else OTHER_PILE & ~(1 << CAMPANILE)  # F2.4
    dead = options["dead_colour"]
    s.dead = dead - 1 if 0 < dead < DRAWN else NONE
    s.dead_drawn = int(dead == DRAWN)
    start = options["start_player"]
    if start == 0:
        draw_start(s)
    else:
        choose_start(s, start - 1)
