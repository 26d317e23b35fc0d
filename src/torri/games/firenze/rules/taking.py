"""F4: phase 1, take a card."""

from __future__ import annotations

from typing import Final

from torri.engine.counts import packed
from torri.engine.errors import Compared, Facts
from torri.engine.piles import with_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, card_facts
from ..state import Ask, State
from ..tables import (
    BRIDGE,
    CAMPANILE,
    CARD_BITS,
    COLLAPSE,
    COLOURS,
    FLOOD,
    MONUMENT,
    NONE,
    PERSON_KINDS,
    PERSONS,
    PRINCESS,
    ROW,
    WAREHOUSE_FIRE,
    WORKSHOP,
)
from .bricks import any_bricks, brick_held, bricks_held, in_stock, to_stock
from .patrician import meet_event
from .persons import PERSON_LIMITS, play_person
from .row import collect_bricks, discard, refill
from .towers import height_of
from .turn import ask_player

PERSON_ANSWERS: Final = PERSON_KINDS << ROW


# F4.1, F4.2 The price


def price(s: State, space: int) -> int:
    """The price of a card is its position; with the Princess (F10.3) there is none."""
    return 0 if s.played >> PRINCESS & 1 else space


def payable_cards(s: State) -> int:
    answers = PERSON_ANSWERS
    for space in range(ROW):
        if price(s, space) <= s.stored[s.player]:
            answers |= 1 << space
    return answers


def price_of_card(s: State, answer: int) -> Facts:
    return card_facts("card", s.row[answer]) | {"has": s.stored[s.player], "needs": answer}


def stock_and_price(s: State, answer: int) -> Compared:
    return Compared(any_bricks(s.stored[s.player]), any_bricks(answer))


def take(s: State, answer: int) -> None:
    if answer >= ROW:
        play_person(s, answer - ROW)
        return
    s.taken = answer
    if price(s, answer) == 0:
        take_card(s)
    else:
        s.space = 0
        ask_player(s, Ask.PAY)


ASK_TAKE: Final = Question(
    Ask.TAKE,
    "F4.1",
    ROW + len(PERSONS),
    limits=(Limit("F4.2", "price-not-payable", payable_cards, price_of_card, compared=stock_and_price), *PERSON_LIMITS),
    act=take,
)


def pay(s: State, colour: int) -> None:
    """One brick on each card left of the one chosen."""
    to_stock(s, s.player, colour, -1)
    s.row_bricks[s.space][colour] += 1
    tell(Event.PAID, s.player, colour, s.row[s.space])
    s.space += 1
    if s.space == s.taken:
        s.space = 0
        take_card(s)


ASK_PAY: Final = Question(
    Ask.PAY,
    "F4.1",
    len(COLOURS),
    limits=(Limit("F4.1", "no-brick", in_stock, bricks_held, compared=brick_held),),
    act=pay,
)


# F4.3 Its bricks, and what it does


def take_card(s: State) -> None:
    kind = s.row[s.taken]
    tell(Event.TAKEN, s.player, kind, packed(s.row_bricks[s.taken]))
    if kind not in (FLOOD, WAREHOUSE_FIRE):  # F10.20: then they lie aside until all have given
        collect_bricks(s)
    if kind >= COLLAPSE:
        meet_event(s, kind)
        return
    if kind >= CAMPANILE:
        s.church = with_card(s.church, kind, CARD_BITS)
        tell(Event.TO_CHURCH, kind)
    elif kind == MONUMENT:
        unveil_monument(s)
    elif BRIDGE <= kind <= WORKSHOP and s.hand[s.player] >> kind & 1:  # F10.14: never two alike
        discard(s, kind)
        tell(Event.SECOND_BUILDING, s.player, kind)
    else:
        s.hand[s.player] = with_card(s.hand[s.player], kind, CARD_BITS)
    refill(s)


def unveil_monument(s: State) -> None:
    """F10.13: to the player who alone owns the highest tower; in a tie, or without any tower, discarded."""
    owner = NONE
    highest = 0
    for player in range(s.players):
        own = 0
        for slot in range(s.towers[player]):
            own = max(own, height_of(s.tower[player][slot]))
        if own > highest:
            highest = own
            owner = player
        elif own == highest:
            owner = NONE
    if owner == NONE:
        discard(s, MONUMENT)
        tell(Event.MONUMENT_DISCARDED)
    else:
        s.hand[owner] = with_card(s.hand[owner], MONUMENT, CARD_BITS)
        tell(Event.MONUMENT_GIVEN, owner, highest)
