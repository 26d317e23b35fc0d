"""L5.1: phase 4 begins."""

from __future__ import annotations

from torri.engine.asking import ask_seat

from ..state import Ask, State


def begin_placing(s: State) -> None:
    """The first in turn order has workers: more are called in phase 1 than the offices can take away."""
    s.phase = 4
    s.place = 0
    s.acted = 0
    ask_seat(s, s.order[0], Ask.ACTION)
