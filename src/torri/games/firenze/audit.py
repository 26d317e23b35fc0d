"""What must hold at every step of every game; the soak test checks it inside the accelerated loop."""

from __future__ import annotations

from enum import IntEnum

from torri.engine.counts import total
from torri.engine.piles import copies_in

from .audit_turn import question_fits, towers_stand, turns_in_order
from .rules.setting_up import RECOMMENDED
from .rules.towers import colour_of, height_of
from .state import Ask, State
from .tables import (
    ALL_KINDS,
    BALCONY_COMMISSION,
    BRICKS,
    CAMPANILE,
    CARD_BITS,
    CARD_KINDS,
    COLOUR_COMMISSIONS,
    COLOURS,
    COPIES,
    HAND_KINDS,
    LEVELS,
    LOWEST,
    NEUTRAL_SEALS,
    NONE,
    NUMERAL_TILES,
    NUMERALS,
    PRIVILEGE_HEIGHT,
    PRIVILEGES,
    ROW,
    SEALS,
    TILE_POINTS,
    WORKSHOP,
)


class Fault(IntEnum):
    """What was found broken, with the paragraph that says so."""

    NOTHING = 0
    WRONG_QUESTION = 1  # F3
    BRICKS_NOT_CONSERVED = 2  # F1.1
    CARDS_NOT_CONSERVED = 3  # F1.5
    WRONG_HAND = 4  # F10
    SEALS_MISCOUNTED = 5  # F1.7, F8.1
    BALCONY_ASTRAY = 6  # F2.1, F8.2
    TOWERS_ASTRAY = 7  # F6.1
    TILE_ASTRAY = 8  # F8.3
    TURN_OUT_OF_ORDER = 9  # F3.2, F11


def audit(s: State) -> int:
    """The first fault found, or NOTHING; every number is in the range that its field declares."""
    if not towers_stand(s):
        return Fault.TOWERS_ASTRAY
    if not bricks_conserved(s):
        return Fault.BRICKS_NOT_CONSERVED
    if not cards_conserved(s):
        return Fault.CARDS_NOT_CONSERVED
    if not hands_sound(s):
        return Fault.WRONG_HAND
    if not balconies_sound(s):
        return Fault.BALCONY_ASTRAY
    if not seals_counted(s):
        return Fault.SEALS_MISCOUNTED
    if not tiles_sound(s):
        return Fault.TILE_ASTRAY
    if not turns_in_order(s):
        return Fault.TURN_OUT_OF_ORDER
    if not question_fits(s):
        return Fault.WRONG_QUESTION
    return Fault.NOTHING


# F1.1


def bricks_conserved(s: State) -> bool:
    """Every brick is in one place: bag, row, stock or tower; and the stocks are counted."""
    for colour in range(len(COLOURS)):
        bricks = s.bag[colour]
        for space in range(ROW):
            bricks += s.row_bricks[space][colour]
        for player in range(s.players):
            bricks += s.stock[player][colour]
            for slot in range(s.towers[player]):
                tower = s.tower[player][slot]
                if colour_of(tower) == colour:
                    bricks += height_of(tower)
        if bricks != BRICKS[colour]:
            return False
    return stocks_counted(s)


def stocks_counted(s: State) -> bool:
    counted = True
    for player in range(s.players):
        counted = counted and total(s.stock[player]) == s.stored[player]
    return counted


# F1.5


def cards_conserved(s: State) -> bool:
    """Every card is in one place: a pile, the row, the church or a hand."""
    for kind in range(CARD_KINDS):
        cards = copies_in(s.start_pile, kind, CARD_BITS) + copies_in(s.draw_pile, kind, CARD_BITS)
        cards += copies_in(s.discard_pile, kind, CARD_BITS) + copies_in(s.church, kind, CARD_BITS)
        for player in range(s.players):
            cards += copies_in(s.hand[player], kind, CARD_BITS)
        for space in range(ROW):
            cards += s.row[space] == kind
        if cards != (COPIES[kind] if kind != CAMPANILE or s.campanile else 0):
            return False
    return True


def hands_sound(s: State) -> bool:
    """Only persons, festivals and buildings are kept, of buildings never two alike; church cards lie in the church."""
    if s.church & ALL_KINDS & ~(0b1111 << CAMPANILE):
        return False
    for player in range(s.players):
        if s.hand[player] & ALL_KINDS & ~((1 << CAMPANILE) - 1):
            return False
        for kind in range(HAND_KINDS, WORKSHOP + 1):
            if copies_in(s.hand[player], kind, CARD_BITS) > 1:
                return False
    return s.bells == 0 or s.church >> CAMPANILE & 1 != 0


# F2.1, F8


def balconies_sound(s: State) -> bool:
    """One tile of each numeral, on different commissions; those fulfilled are the first ones."""
    covered = 0
    laid = len(NUMERALS) if s.ask > Ask.BALCONY else s.space
    for numeral in range(len(NUMERALS)):
        tile = s.balcony[numeral]
        if (tile == NONE) != (numeral >= laid):
            return False
        if tile == NONE:
            if numeral < s.balconies:
                return False
        else:
            if not NUMERAL_TILES[numeral] >> tile & 1 or covered >> BALCONY_COMMISSION[tile] & 1:
                return False
            if s.dead != NONE and COLOUR_COMMISSIONS[s.dead] >> BALCONY_COMMISSION[tile] & 1:
                return False
            covered |= 1 << BALCONY_COMMISSION[tile]
            if (s.sealed >> BALCONY_COMMISSION[tile] & 1 != 0) != (numeral < s.balconies):
                return False
    return covered == s.covered


def seals_counted(s: State) -> bool:
    """Each seal lies on one commission; what nobody placed is neutral, and there are no more of those than exist."""
    own = 0
    for player in range(s.players):
        if own & s.seals[player]:
            return False
        own |= s.seals[player]
        if s.seals[player].bit_count() + s.seals_left[player] != SEALS[s.players]:
            return False
    neutral = s.sealed & ~own
    if own & ~s.sealed or not neutral_seals_shared(s, neutral.bit_count()):
        return False
    if s.dead != NONE and s.ask > Ask.BALCONY and neutral != COLOUR_COMMISSIONS[s.dead]:
        return False
    return (s.round > 0 or own == 0) and privileges_earned(s)


def neutral_seals_shared(s: State, placed: int) -> bool:
    """F2.2: no more than there are; the first half of them, give or take one of an odd number, on low commissions."""
    if placed + s.seals_due > NEUTRAL_SEALS or (s.seals_due and s.ask > Ask.PICK_SEAL):
        return False
    if s.low_due == 0:
        return True
    high = s.seals_due - s.low_due
    return s.ask == Ask.SEAL and s.placing == RECOMMENDED and abs(2 * high - placed - s.seals_due) <= 1


def privileges_earned(s: State) -> bool:
    """F10.17: a privilege is used with a commission of its height."""
    for player in range(s.players):
        for privilege in range(len(PRIVILEGES)):
            fulfilled = 0
            for colour in range(len(COLOURS)):
                fulfilled += s.seals[player] >> LEVELS * colour + PRIVILEGE_HEIGHT - LOWEST + privilege & 1
            if s.privileges[player][privilege] > fulfilled:
                return False
    return True


def tiles_sound(s: State) -> bool:
    """F8.3: a floor tile is with somebody who has fulfilled a commission of its height, if anybody has."""
    for tile in range(len(TILE_POINTS)):
        level = LEVELS - len(TILE_POINTS) + tile
        owner = s.tile_owner[tile]
        anybody = False
        for player in range(s.players):
            here = False
            for colour in range(len(COLOURS)):
                if s.seals[player] >> LEVELS * colour + level & 1:
                    here = True
            anybody = anybody or here
            if owner == player and not here:
                return False
        if anybody != (owner != NONE):
            return False
    return True
