"""What may follow the first word of an action or a power: a worker is placed by two answers, but in one step for
players."""

from __future__ import annotations

from typing import Final

from torri.engine.bits import members

from .notation import text
from .rules import QUESTIONS
from .state import Ask, State, copy

FIRST_WORDS: Final = frozenset({Ask.CAPTAIN, Ask.BISHOP, Ask.ACTION, Ask.MARKET})  # L4.1, L4.2, L5.1, L6.1


def next_words(s: State, seat: int | None) -> dict[str, list[str]]:
    """For each first word the words that may follow, all in notation; nothing where one word is the whole answer."""
    if s.actor != seat or s.ask not in FIRST_WORDS:
        return {}
    found = {}
    for answer in members(QUESTIONS.legal(s)):
        after = copy(s)
        QUESTIONS.apply(after, answer)
        if after.actor == seat and after.ask not in FIRST_WORDS and after.phase == s.phase:
            found[text(s, answer)] = [text(after, further) for further in members(QUESTIONS.legal(after))]
    return found
