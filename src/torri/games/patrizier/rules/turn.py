"""P2.4 and P5.1: whose turn it is, and when the game ends."""

from __future__ import annotations

from torri.engine.asking import ask_nature, ask_seat
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import NONE


def ask_player(s: State, question: int) -> None:
    ask_seat(s, s.player, question)


def end_turn(s: State) -> None:
    """P2.4: clockwise; P5.1: the game ends when no player holds a card."""
    s.card = NONE
    s.player = (s.player + 1) % s.players
    if s.hand[s.player] != 0:
        ask_player(s, Ask.PLAY)
    else:
        tell(Event.ENDED)
        ask_nature(s, Ask.OVER)
