"""F2: set-up, up to nature's first question."""

from __future__ import annotations

from .rules.setting_up import choose_start, draw_start
from .state import State
from .tables import BRICKS, CAMPANILE, COLOURS, NONE, OTHER_PILE, SEALS, START_PILE

DRAWN = 1 + len(COLOURS)  # the dead colour: 0 none, 1 to 6 that colour


def setup(s: State, players: int, options: list[int]) -> None:
    """Lay the table; nature draws and places when asked, and at a hand-picked table the start player."""
    s.players = players
    s.campanile, s.seals_due, s.placing, dead, s.shields_all, start, s.open_memory = options  # F2.7
    for colour in range(len(COLOURS)):
        s.bag[colour] = BRICKS[colour]
    for player in range(players):
        s.seals_left[player] = SEALS[players]
    s.start_pile = START_PILE
    s.draw_pile = OTHER_PILE if s.campanile else OTHER_PILE & ~(1 << CAMPANILE)  # F2.4
    s.dead = dead - 1 if 0 < dead < DRAWN else NONE
    s.dead_drawn = int(dead == DRAWN)
    if start == 0:
        draw_start(s)
    else:
        choose_start(s, start - 1)
