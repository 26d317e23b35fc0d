"""F8 and F11: what commissions are worth, who holds a majority, and the final score."""

from __future__ import annotations

from torri.engine.piles import copies_in
from torri.engine.telling import book

from .events import Entry
from .state import Ask, State
from .tables import (
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    CARD_BITS,
    COLOUR_COMMISSIONS,
    COLOURS,
    COMMISSION_POINTS,
    COMMISSIONS,
    FESTIVAL_POINTS,
    FLAG_POINTS,
    LAST_SEAL_POINTS,
    LOW_COMMISSIONS,
    NONE,
    NUMERALS,
    PRIVILEGE_POINTS,
    RECOGNITION,
    TILE_HEIGHTS,
    TILE_POINTS,
)

FIRST_TILE = TILE_HEIGHTS[0]


def numeral_of(s: State, commission: int) -> int:
    """The numeral of the balcony on a commission, or NONE."""
    for numeral in range(len(NUMERALS)):
        if s.balcony[numeral] != NONE and BALCONY_COMMISSION[s.balcony[numeral]] == commission:
            return numeral
    return NONE


def commission_value(s: State, commission: int) -> int:
    """F1.4: a balcony's points replace the printed ones."""
    numeral = numeral_of(s, commission)
    return COMMISSION_POINTS[commission] if numeral == NONE else BALCONY_POINTS[s.balcony[numeral]]


def majority(s: State, colour: int) -> int:
    """F11.2: who has the most seals in a tower; of those tied, whose highest seal is higher. NONE: nobody."""
    winner = NONE
    best = 0
    for player in range(s.players):
        seals = s.seals[player] & COLOUR_COMMISSIONS[colour]
        standing = seals.bit_count() * 64 + seals.bit_length()
        if seals != 0 and standing > best:
            best = standing
            winner = player
    return winner


def score(s: State, player: int) -> int:
    """The points of a player as they stand; majorities and festivals count when the game is over."""
    points = 0
    for commission in range(COMMISSIONS):
        if s.seals[player] >> commission & 1:
            balcony = numeral_of(s, commission) != NONE
            entry = Entry.BALCONY if balcony else Entry.COMMISSION
            points += book(commission_value(s, commission), entry, commission)  # F8.1
    for tile in range(len(TILE_POINTS)):
        if s.tile_owner[tile] == player:
            points += book(TILE_POINTS[tile], Entry.FLOOR_TILE, FIRST_TILE + tile)  # F8.3
    for privilege in range(len(PRIVILEGE_POINTS)):
        used = s.privileges[player][privilege]
        points += book(used * PRIVILEGE_POINTS[privilege], Entry.PRIVILEGE, privilege, used)  # F10.17
    if s.finisher == player:
        points += book(LAST_SEAL_POINTS, Entry.LAST_SEAL)  # F11.1
    if s.ask == Ask.OVER:
        points += final_score(s, player)
    return points


def final_score(s: State, player: int) -> int:
    """F11.2 majorities, then F11.3 festivals, each card for itself."""
    points = 0
    for colour in range(len(COLOURS)):
        if majority(s, colour) == player:
            points += book(FLAG_POINTS[colour], Entry.MAJORITY, colour)
    for festival in range(len(FESTIVAL_POINTS)):  # F10.9, F10.10, F10.11, F10.12, F10.13
        cards = copies_in(s.hand[player], RECOGNITION + festival, CARD_BITS)
        worth = FESTIVAL_POINTS[festival]
        if festival == 0:  # F10.9: for each commission of height 3 or 4
            worth *= (s.seals[player] & LOW_COMMISSIONS).bit_count()
        points += book(cards * worth, Entry.FESTIVAL, RECOGNITION + festival, cards)
    return points


def rank(s: State, player: int) -> int:
    """F11.3: most points win, ties share the win."""
    return score(s, player)
