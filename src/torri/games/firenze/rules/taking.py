"""F4: phase 1, take a card."""

from __future__ import annotations

from typing import Final

from torri.engine.counts import packed
from torri.engine.piles import copies_in, with_card
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import (
    BRIDGE,
    CAMPANILE,
    CARD_BITS,
    COLLAPSE,
    FLOOD,
    MONUMENT,
    NONE,
    PATRICIAN,
    PERSON_KINDS,
    PRINCESS,
    ROW,
    WAREHOUSE_FIRE,
    WORKSHOP,
)
from .asking import ask_player
from .bricks import to_stock
from .persons import play_person, put_off
from .row import collect_bricks, discard, refill
from .striking import strike
from .towers import height_of

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


def pay(s: State, colour: int) -> None:
    """One brick on each card left of the one chosen."""
    to_stock(s, s.player, colour, -1)
    s.row_bricks[s.space][colour] += 1
    tell(Event.PAID, s.player, colour, s.row[s.space])
    s.space += 1
    if s.space == s.taken:
        s.space = 0
        take_card(s)


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
    elif BRIDGE <= kind <= WORKSHOP and s.hand[s.player] >> kind & 1:  # never two alike
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


# F10.6a The Patrician against an event


def can_ward(s: State) -> bool:
    return copies_in(s.hand[s.player], PATRICIAN, CARD_BITS) > 0 and s.played >> PATRICIAN & 1 == 0


def meet_event(s: State, kind: int) -> None:
    """Before it does anything to anyone, the taker may ward it off."""
    if can_ward(s):
        ask_player(s, Ask.WARD)
    else:
        strike(s, kind)


def patrician_at_hand(s: State) -> int:
    return 0b11 if can_ward(s) else 0b01


def ward(s: State, warded: int) -> None:
    if warded:
        put_off(s, PATRICIAN)
        s.warded = 1
    strike(s, s.row[s.taken])
