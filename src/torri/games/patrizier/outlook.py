"""Figures that follow from the table, for a seat: who leads where, what is missing, which cards are not seen yet."""

from __future__ import annotations

from typing import Literal

from torri.engine.bits import members
from torri.engine.piles import copies_in

from .knowledge import unseen_cards
from .notation import text
from .rules import QUESTIONS
from .scoring import higher_site, majority
from .state import Ask, State, copy
from .tables import CARD_BITS, CARD_CITY, CARD_CODES, CARDS, CARDS_IN_PLAY, CITY_FLOORS, NONE
from .views import PatrizierOutlook, PatrizierStanding


def outlook(s: State, seat: int | None) -> PatrizierOutlook:
    cities = [_city(s, city) for city in range(s.cities)]
    return {"cities": cities, "builds": _builds(s), "unseen": _unseen(s, seat)}


def _builds(s: State) -> dict[str, PatrizierStanding]:
    """P3.2: how the city of the card played would stand after each way to build there."""
    ways: dict[str, PatrizierStanding] = {}
    for way in members(QUESTIONS.legal(s)) if s.ask == Ask.BUILD else ():
        built = copy(s)
        QUESTIONS.apply(built, way)
        ways[text(s, way)] = _city(built, CARD_CITY[s.card])
    return ways


def _city(s: State, city: int) -> PatrizierStanding:
    """P4.1: who holds each tower as it stands, and which of them is the higher; equal ones before the city is full."""
    left, right = 2 * city, 2 * city + 1
    leaders = [None if winner == NONE else winner for winner in (majority(s, left), majority(s, right))]
    level = s.height[left] == s.height[right]
    higher: Literal[0, 1] | None = None if level else 0 if higher_site(s, city) == left else 1
    return {"leaders": leaders, "higher": higher, "left": CITY_FLOORS[city] - s.height[left] - s.height[right]}


def _unseen(s: State, seat: int | None) -> dict[str, int]:
    """All cards less those that lie open or that the seat may look at; with open memory those that it can't know."""
    if s.open_memory:
        return unseen_cards(s, seat)
    if s.ask == Ask.OVER:
        return {}
    left = [copies_in(CARDS_IN_PLAY[s.players], card, CARD_BITS) for card in range(CARDS)]
    for card in (*s.offer, *(s.top[player] for player in range(s.players) if player != seat)):
        if card != NONE:
            left[card] -= 1
    if seat is not None:
        for card in range(CARDS):
            left[card] -= copies_in(s.hand[seat], card, CARD_BITS) + copies_in(s.pile[seat], card, CARD_BITS)
    return {CARD_CODES[card]: number for card, number in enumerate(left) if number}
