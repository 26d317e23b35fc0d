"""One notation for log, keyboard, files, bots and screen readers: how each answer is written.

A card is the first letters of its city and what it shows: `Lu.move`, `Bo.2` (two crests), `Bo.lady*` (a start
card), `Mi.2lady` (two heads). Floors go `L`, `R`, `LL`, `LR` or `RR`; a move names the tower it takes from,
`Mi.L`, or is `-`; a card is taken at a city, `Fi`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from torri.engine.errors import Facts, kebab

from .events import SIDES, card_facts, city_facts
from .state import Ask, State
from .tables import CARD_CODES, CARD_CRESTS, CITY_CODES, NONE, PASS, PLAYERS

WRITTEN: Final[Mapping[int, Sequence[str]]] = {
    Ask.DEAL: CARD_CODES,
    Ask.LAY_OUT: CARD_CODES,
    Ask.START: [str(seat + 1) for seat in range(PLAYERS)],
    Ask.PLAY: CARD_CODES,
    Ask.MOVE: [*(f"{code}.{side}" for code in CITY_CODES for side in "LR"), "-"],
    Ask.TAKE: CITY_CODES,
}


def text(s: State, answer: int) -> str:
    """How an answer to the question asked is written; answers outside the rules have a text too."""
    if s.ask == Ask.BUILD:
        return "L" * (CARD_CRESTS[s.card] - answer) + "R" * answer
    return WRITTEN[s.ask][answer]


def meaning(s: State, answer: int) -> tuple[str, Facts]:
    """What an answer would do: the name of its sentence in the texts (`answer-<name>`) and its figures."""
    match s.ask:
        case Ask.START:
            return "start", {"number": answer + 1}
        case Ask.BUILD:
            return "build", {"left": CARD_CRESTS[s.card] - answer, "right": answer}
        case Ask.MOVE:
            if answer == PASS:
                return "move-nothing", {}
            return "move", city_facts("city", answer // 2) | {"side": f"side-{SIDES[answer & 1]}"}
        case Ask.TAKE:
            space = city_facts("space", answer)
            card = s.offer[answer]
            return ("take-nothing", space) if card == NONE else ("take", space | card_facts("card", card))
        case _:
            return kebab(Ask(s.ask).name), card_facts("card", answer)
