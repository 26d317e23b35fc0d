"""P3.1: play a card."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts
from torri.engine.piles import with_card, without_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, card_facts
from ..state import Ask, State
from ..tables import ALL_KINDS, CARD_BITS, CARD_HEAD, CARD_HEADS, CARDS
from .turn import ask_player


def kinds_in_hand(s: State) -> int:
    return s.hand[s.player] & ALL_KINDS


def card_and_hand_size(s: State, answer: int) -> Facts:
    return card_facts("card", answer) | {"has": s.hand[s.player].bit_count()}


def play(s: State, card: int) -> None:
    s.card = card
    s.hand[s.player] = without_card(s.hand[s.player], card, CARD_BITS)
    s.undisclosed[s.player] &= ~(1 << card)
    s.pile[s.player] = with_card(s.pile[s.player], card, CARD_BITS)
    s.top[s.player] = card
    if CARD_HEADS[card] != 0:
        s.heads[s.player][CARD_HEAD[card]] += CARD_HEADS[card]
    tell(Event.PLAYED, s.player, card)
    ask_player(s, Ask.BUILD)


ASK_PLAY: Final = Question(
    Ask.PLAY,
    "P3.1",
    CARDS,
    limits=(Limit("P3.1", "not-in-hand", kinds_in_hand, card_and_hand_size),),
    act=play,
)
