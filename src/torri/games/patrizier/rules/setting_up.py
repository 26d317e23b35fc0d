"""P2: the start cards, the first cards beside the cities, the start player."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature
from torri.engine.errors import Facts
from torri.engine.piles import copies_in, with_card, without_card
from torri.engine.questions import Limit, Question, even
from torri.engine.telling import tell

from ..events import Event, card_facts
from ..state import Ask, State
from ..tables import ALL_KINDS, CARD_BITS, CARDS, HAND, NONE, PLAYERS, START_CARDS
from .turn import ask_player, end_turn

MOST_COPIES: Final = 2  # cards of one kind


def card_named(_s: State, answer: int) -> Facts:
    return card_facts("card", answer)


# P2.2 Start cards


def start_cards_left(s: State) -> int:
    return s.stock & START_CARDS


def deal(s: State, card: int) -> None:
    """P2.2: three start cards to each player, hidden."""
    s.stock = without_card(s.stock, card, CARD_BITS)
    s.hand[s.player] = with_card(s.hand[s.player], card, CARD_BITS)
    s.undisclosed[s.player] |= 1 << card
    tell(Event.DEALT, s.player, card)
    if s.hand[s.player].bit_count() == HAND:
        s.player += 1
        if s.player == s.players:
            s.player = 0
            ask_nature(s, Ask.LAY_OUT)


ASK_DEAL: Final = Question(
    Ask.DEAL,
    "P2.2",
    CARDS,
    limits=(Limit("P2.2", "not-among-start-cards", start_cards_left, card_named),),
    act=deal,
    weight=even,
)


# P2.3 The cards beside the cities, and P3.7 their refill


def kinds_in_stock(s: State) -> int:
    return s.stock & ALL_KINDS


def copies_in_stock(s: State, card: int) -> int:
    """Two cards of a kind are twice as likely to be on top."""
    return copies_in(s.stock, card, CARD_BITS)


def lay_out(s: State, card: int) -> None:
    """P2.3, P3.7: the top card of the stock is laid face up at the empty space."""
    s.stock = without_card(s.stock, card, CARD_BITS)
    s.offer[s.space] = card
    s.offered |= 1 << s.space
    tell(Event.LAID_OUT, s.space, card)
    if s.card != NONE:
        end_turn(s)
    elif s.space + 1 < s.cities:
        s.space += 1
    else:
        ask_nature(s, Ask.START)


ASK_LAY_OUT: Final = Question(
    Ask.LAY_OUT,
    "P2.3",
    CARDS,
    limits=(Limit("P2.3", "not-in-stock", kinds_in_stock, card_named),),
    act=lay_out,
    weight=copies_in_stock,
    heaviest=MOST_COPIES,
)


# P2.4 The start player


def seats(s: State) -> int:
    return (1 << s.players) - 1


def seats_at_table(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players}


def start(s: State, seat: int) -> None:
    """P2.4: the start player is drawn."""
    s.player = seat
    tell(Event.STARTS, seat)
    ask_player(s, Ask.PLAY)


ASK_START: Final = Question(
    Ask.START,
    "P2.4",
    PLAYERS,
    limits=(Limit("P2.4", "no-such-seat", seats, seats_at_table),),
    act=start,
    weight=even,
)
