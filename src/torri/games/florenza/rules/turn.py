"""L5.1: whose turn it is in phase 4, and the actions to choose from."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_seat

from ..state import Ask, State
from .market import begin_market

OCCUPY, PLAN, CREATE, MARKET, DONATE, PASS = range(6)  # L5.2 to L5.6, and L5.1
ALL_ACTIONS: Final = 0b111111


def next_turn(s: State) -> None:
    """L5.1: in rounds, one action at a time; a player with both offices takes two in a row."""
    seat = s.actor
    s.acted += 1
    again = s.both_offices_twice and s.acted == 1 and s.captain == seat and s.bishop == seat
    if again and still_in(s, seat):
        s.ask = Ask.ACTION
        return
    s.acted = 0
    for _ in range(s.players):
        s.place = (s.place + 1) % s.players
        if still_in(s, s.order[s.place]):
            ask_seat(s, s.order[s.place], Ask.ACTION)
            return
    begin_market(s)


def still_in(s: State, seat: int) -> bool:
    return s.workers[seat] > 0 and not s.passed >> seat & 1
