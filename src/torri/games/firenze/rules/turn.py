"""F3 and F11: whose turn it is, and when the game ends."""

from __future__ import annotations

from torri.engine.asking import ask_nature, ask_seat
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import LAST_SEAL_POINTS, NONE, QUIET_ROUNDS


def ask_player(s: State, question: int) -> None:
    ask_seat(s, s.player, question)


def begin_turn(s: State, player: int) -> None:
    """F3.2: the turn starts before anything is done in phase 1."""
    s.player = player
    if player == s.start:
        s.round += 1
        s.stir = 0
    s.space = 0
    s.played = 0
    s.exchanged = 0
    s.moment = Ask.TAKE
    tell(Event.TURN, player, s.round)
    ask_player(s, Ask.TAKE)


def end_turn(s: State) -> None:
    """Clockwise (F3.2), until one of the two ends of the game."""
    following = (s.player + 1) % s.players
    if following == s.start:
        s.quiet = 0 if s.stir else s.quiet + 1
    if following == s.finisher:  # F11.1
        tell(Event.ENDED)
        end_game(s)
    elif s.quiet == QUIET_ROUNDS:  # F11.4
        tell(Event.ENDED_QUIETLY, s.quiet)
        end_game(s)
    else:
        begin_turn(s, following)


def end_game(s: State) -> None:
    s.played = 0
    s.exchanged = 0
    s.moment = Ask.TAKE
    ask_nature(s, Ask.OVER)


def place_last_seal(s: State) -> None:
    """F11.1: the first to do so gets the end tile; every other player has one more turn."""
    if s.finisher == NONE:
        s.finisher = s.player
        tell(Event.LAST_SEAL, s.player, LAST_SEAL_POINTS)
