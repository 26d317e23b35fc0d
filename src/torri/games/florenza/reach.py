"""What the first word of an action or a power leads to: a worker is placed by two answers, but by one gesture."""

from __future__ import annotations

from typing import Final

from torri.engine.bits import members

from .notation import text
from .rules import QUESTIONS
from .state import Ask, State, copy

FIRST: Final = frozenset({Ask.CAPTAIN, Ask.BISHOP, Ask.ACTION, Ask.MARKET})  # L4.1, L4.2, L5.1, L6.1


def reach(s: State, seat: int | None) -> dict[str, list[str]]:
    """For each first word what may be said next, all as it is written; nothing where a word is an answer in itself."""
    if s.actor != seat or s.ask not in FIRST:
        return {}
    found = {}
    for answer in members(QUESTIONS.legal(s)):
        after = copy(s)
        QUESTIONS.apply(after, answer)
        if after.actor == seat and after.ask not in FIRST and after.phase == s.phase:
            found[text(s, answer)] = [text(after, further) for further in members(QUESTIONS.legal(after))]
    return found
