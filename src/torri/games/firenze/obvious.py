"""Questions that are no decision: the answer changes nothing, and what else could be done can be done later."""

from __future__ import annotations

from .rules import QUESTIONS
from .rules.persons import CLAIM_DONE, EXCHANGE_DONE
from .state import Ask, State
from .tables import ARCHITECT, COMMISSIONS, NONE, ROW


def obvious(s: State) -> int:
    """F5.1: nothing can be exchanged. Persons can also be played before building (F10.0), with the same effect: none
    of them brings bricks, so none of them makes an exchange possible."""
    if s.ask == Ask.EXCHANGE and QUESTIONS.legal(s) & (1 << ROW) - 1 == 0:
        return EXCHANGE_DONE
    return NONE


def nothing_to_claim(s: State) -> bool:
    """F8.1: no commission can be fulfilled, not even with the Architect (F10.2); other persons could be played now, as
    at most other moments."""
    fulfils = (1 << COMMISSIONS + 1) - 1 | 1 << COMMISSIONS + 1 + ARCHITECT
    return s.ask == Ask.CLAIM and QUESTIONS.legal(s) & fulfils == 0


def claim_nothing(s: State) -> int:
    """Go on where nothing can be fulfilled, or NONE."""
    return CLAIM_DONE if nothing_to_claim(s) else NONE
