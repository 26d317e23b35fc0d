"""Putting a question to the player on turn."""

from __future__ import annotations

from torri.engine.asking import ask_seat

from ..state import State


def ask_player(s: State, question: int) -> None:
    ask_seat(s, s.player, question)
