"""F9: phase 6, check the limits of bricks and cards; they apply at no other time (F9.4)."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts
from torri.engine.piles import copies_in, without_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, card_facts
from ..state import Ask, State
from ..tables import (
    ALL_KINDS,
    BUILDING_KINDS,
    CARD_BITS,
    CARD_KINDS,
    CARD_LIMIT,
    COLOURS,
    HAND_CARDS,
    PATRICIAN,
    PERSON_KINDS,
    STOCK_LIMIT,
    WAREHOUSE,
    WAREHOUSE_LIMIT,
)
from .bricks import begin_payment, give_brick, payment_limits
from .persons import person_named, put_off
from .row import card_named, discard
from .turn import ask_player, end_turn

PLAY_PATRICIAN: Final = CARD_KINDS  # the answers after the kinds of card
DISCARD_DONE: Final = CARD_KINDS + 1
NOT_A_CARD: Final = 1 << PLAY_PATRICIAN | 1 << DISCARD_DONE


# F9.1 Bricks, F10.15 Warehouse


def stock_limit(s: State) -> int:
    return WAREHOUSE_LIMIT if s.hand[s.player] >> WAREHOUSE & 1 else STOCK_LIMIT


def check_limits(s: State) -> None:
    """First the stock (F9.1), then the cards."""
    surplus = s.stored[s.player] - stock_limit(s)
    if surplus > 0:
        begin_payment(s, surplus)
        ask_player(s, Ask.RETURN)
    else:
        check_cards(s)


def return_brick(s: State, colour: int) -> None:
    give_brick(s, colour, Event.RETURNED)
    if s.due == 0:
        check_cards(s)


ASK_RETURN: Final = Question(
    Ask.RETURN, "F9.1", len(COLOURS), limits=payment_limits("F9.1"), act=return_brick, gathered=True
)


# F9.2 Cards, F10.15 Warehouse


def surplus_cards(s: State) -> int:
    """How many persons and buildings must go: until five cards are left, or only festivals."""
    if s.hand[s.player] >> WAREHOUSE & 1:
        return 0
    return max(s.hand[s.player].bit_count() - CARD_LIMIT, 0) if discardable(s) != 0 else 0


def discardable(s: State) -> int:
    return s.hand[s.player] & (PERSON_KINDS | BUILDING_KINDS)


def can_dismiss(s: State) -> bool:
    """F9.3: a Patrician, if none was played this turn, and another card in hand."""
    held = s.hand[s.player] >> PATRICIAN & 1 != 0 and s.played >> PATRICIAN & 1 == 0
    return held and (s.hand[s.player] & HAND_CARDS).bit_count() > 1


def check_cards(s: State) -> None:
    """Ask only if there is something to discard, or a Patrician that could be played."""
    if surplus_cards(s) > 0 or can_dismiss(s):
        s.moment = Ask.DISCARD
        ask_player(s, Ask.DISCARD)
    else:
        end_turn(s)


def card_before_player(s: State) -> int:
    return NOT_A_CARD | s.hand[s.player] & ALL_KINDS


def copies_held(s: State, answer: int) -> Facts:
    return card_facts("card", answer) | {"has": copies_in(s.hand[s.player], answer, CARD_BITS), "needs": 1}


def no_festival(_s: State) -> int:
    return NOT_A_CARD | PERSON_KINDS | BUILDING_KINDS


def above_the_limit(s: State) -> int:
    """Nothing may be discarded unnecessarily."""
    return NOT_A_CARD | ALL_KINDS if surplus_cards(s) > 0 else NOT_A_CARD


def limit_kept(s: State) -> int:
    """The phase ends when the limit is kept."""
    answers = ALL_KINDS | 1 << PLAY_PATRICIAN
    return answers if surplus_cards(s) > 0 else answers | 1 << DISCARD_DONE


def cards_and_limit(s: State, answer: int) -> Facts:
    facts = card_facts("card", answer) if answer < PLAY_PATRICIAN else {}
    unlimited = s.hand[s.player] >> WAREHOUSE & 1
    return facts | {"has": s.hand[s.player].bit_count(), "needs": CARD_LIMIT, "warehouse": unlimited}


# F9.3 A Patrician in this phase


def patrician_held(s: State) -> int:
    answers = ALL_KINDS | 1 << DISCARD_DONE
    return answers | 1 << PLAY_PATRICIAN if s.hand[s.player] >> PATRICIAN & 1 else answers


def patrician_not_played(s: State) -> int:
    answers = ALL_KINDS | 1 << DISCARD_DONE
    return answers if s.played >> PATRICIAN & 1 else answers | 1 << PLAY_PATRICIAN


def patrician_has_effect(s: State) -> int:
    """One that is not held or was played already is ignored by this limit."""
    idle = s.hand[s.player] >> PATRICIAN & 1 and (s.hand[s.player] & HAND_CARDS).bit_count() == 1
    return ALL_KINDS | 1 << DISCARD_DONE if idle else ALL_KINDS | NOT_A_CARD


def discard_card(s: State, answer: int) -> None:
    if answer == DISCARD_DONE:
        end_turn(s)
    elif answer == PLAY_PATRICIAN:
        put_off(s, PATRICIAN)
        ask_player(s, Ask.DISMISS)
    else:
        s.hand[s.player] = without_card(s.hand[s.player], answer, CARD_BITS)
        discard(s, answer)
        tell(Event.DISCARDED, s.player, answer)
        check_cards(s)


ASK_DISCARD: Final = Question(
    Ask.DISCARD,
    "F9.2",
    DISCARD_DONE + 1,
    limits=(
        Limit("F9.2", "card-not-held", card_before_player, copies_held),
        Limit("F9.2", "festival-stays", no_festival, card_named),
        Limit("F9.2", "within-limit", above_the_limit, cards_and_limit),
        Limit("F9.2", "above-limit", limit_kept, cards_and_limit),
        Limit("F9.3", "person-not-held", patrician_held, person_named),
        Limit("F9.3", "person-played", patrician_not_played, person_named),
        Limit("F9.3", "no-effect", patrician_has_effect, person_named),
    ),
    act=discard_card,
)
