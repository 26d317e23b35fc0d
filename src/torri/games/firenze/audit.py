"""What must hold at every step of every game; the soak test asks it inside the accelerated loop."""

from __future__ import annotations

from enum import IntEnum

from torri.engine.counts import total, within
from torri.engine.piles import copies_in, is_pile

from .audit_turn import question_fits, towers_stand, turns_in_order
from .rules.towers import colour_of, height_of
from .state import Ask, State
from .tables import (
    ALL_COLOURS,
    ALL_COMMISSIONS,
    ALL_KINDS,
    BALCONIES,
    BALCONY_COMMISSION,
    BRICKS,
    CAMPANILE,
    CARD_BITS,
    COLOUR_COMMISSIONS,
    COLOURS,
    COPIES,
    HAND_KINDS,
    KINDS,
    LEVELS,
    MOST_BUILT,
    NEUTRAL_SEALS,
    NONE,
    NUMERAL_TILES,
    NUMERALS,
    PERSON_KINDS,
    QUIET_ROUNDS,
    ROW,
    SEALS,
    SITES,
    SLOTS,
    TILE_POINTS,
    WORKSHOP,
)


class Fault(IntEnum):
    """What was found broken, with the paragraph that says so."""

    NOTHING = 0
    OUT_OF_RANGE = 1
    WRONG_QUESTION = 2  # F3
    BRICKS_NOT_CONSERVED = 3  # F1.1
    CARDS_NOT_CONSERVED = 4  # F1.5
    WRONG_HAND = 5  # F10
    SEALS_MISCOUNTED = 6  # F1.7, F8.1
    BALCONY_ASTRAY = 7  # F2.1, F8.2
    TOWERS_ASTRAY = 8  # F6.1
    TILE_ASTRAY = 9  # F8.3
    TURN_OUT_OF_ORDER = 10  # F3.2, F11


def audit(s: State) -> int:
    """The first fault found, or NOTHING."""
    if not in_range(s):
        return Fault.OUT_OF_RANGE
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


def in_range(s: State) -> bool:
    """Every number means something: a player, a card, a space, a set of those there are."""
    seats = s.players - 1
    if not (within(s.player, 0, seats) and within(s.start, NONE, seats) and within(s.finisher, NONE, seats)):
        return False
    if not (within(s.taken, NONE, ROW - 1) and within(s.space, 0, ROW - 1) and within(s.least, 0, 3 * SLOTS)):
        return False
    if not (within(s.due, 0, 127) and within(s.built, 0, MOST_BUILT) and within(s.old, 0, SLOTS)):
        return False
    if not (within(s.reached, 0, seats) and within(s.tributary, 0, len(COLOURS) - 1)):
        return False
    if not (within(s.swapped, NONE, len(COLOURS) * s.players - 1) and within(s.adjusted, NONE, 6 * LEVELS)):
        return False
    if not (within(s.dead, NONE, len(COLOURS) - 1) and within(s.placing, 0, 2)):
        return False
    if not (within(s.seals_due, 0, NEUTRAL_SEALS) and within(s.low_due, 0, s.seals_due)):
        return False
    if not (within(s.round, 0, 10_000) and within(s.quiet, 0, QUIET_ROUNDS) and within(s.balconies, 0, len(NUMERALS))):
        return False
    if flags_of(s) & ~1 or s.played & ~PERSON_KINDS or s.spared & ~((1 << SLOTS) - 1) or s.offered & ~ALL_COLOURS:
        return False
    if (s.sealed | s.covered) & ~ALL_COMMISSIONS or s.bells >> s.players:
        return False
    if not is_pile(s.start_pile, CARD_BITS) or not is_pile(s.draw_pile, CARD_BITS):
        return False
    if not is_pile(s.discard_pile, CARD_BITS) or not is_pile(s.church, CARD_BITS):
        return False
    if s.church & ALL_KINDS & ~(0b1111 << CAMPANILE):
        return False
    for space in range(ROW):
        if not within(s.row[space], NONE, KINDS - 1):
            return False
    for tile in range(len(TILE_POINTS)):
        if not within(s.tile_owner[tile], NONE, seats):
            return False
    for numeral in range(len(NUMERALS)):
        if not within(s.balcony[numeral], NONE, BALCONIES - 1):
            return False
    return players_in_range(s)


def flags_of(s: State) -> int:
    """All that is either 0 or 1, as one number that then is so too."""
    return (
        s.campanile | s.dead_drawn | s.shields_all | s.open_memory | s.stir | s.warded | s.exchanged
    )  # negative numbers have higher bits


def players_in_range(s: State) -> bool:
    for player in range(len(s.hand)):
        if not is_pile(s.hand[player], CARD_BITS) or s.seals[player] & ~ALL_COMMISSIONS:
            return False
        if not within(s.towers[player], 0, SITES) or not within(s.seals_left[player], 0, SEALS[s.players]):
            return False
        for privilege in range(len(s.privileges[player])):
            if s.privileges[player][privilege] < 0:
                return False
        absent = player >= s.players
        if absent and (s.hand[player] or s.seals[player] or s.towers[player] or s.stored[player]):
            return False
    return True


# F1.1


def bricks_conserved(s: State) -> bool:
    """Every brick is in one place: bag, row, stock or tower; and the stocks are counted."""
    for colour in range(len(COLOURS)):
        bricks = s.bag[colour]
        fewest = bricks
        for space in range(ROW):
            bricks += s.row_bricks[space][colour]
            fewest = min(fewest, s.row_bricks[space][colour])
        for player in range(len(s.stock)):
            bricks += s.stock[player][colour]
            fewest = min(fewest, s.stock[player][colour])
            for slot in range(s.towers[player]):
                tower = s.tower[player][slot]
                if colour_of(tower) == colour:
                    bricks += height_of(tower)
        if bricks != BRICKS[colour] or fewest < 0:
            return False
    return stocks_counted(s)


def stocks_counted(s: State) -> bool:
    counted = True
    for player in range(len(s.stock)):
        counted = counted and total(s.stock[player]) == s.stored[player]
    return counted


# F1.5


def cards_conserved(s: State) -> bool:
    """Every card is in one place: a pile, the row, the church or a hand."""
    for kind in range(KINDS):
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
    for numeral in range(len(NUMERALS)):
        tile = s.balcony[numeral]
        if tile == NONE:
            if s.ask > Ask.BALCONY or s.space > numeral:
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
    if own & ~s.sealed or neutral.bit_count() + s.seals_due > NEUTRAL_SEALS:
        return False
    if s.dead != NONE and s.ask > Ask.BALCONY and neutral != COLOUR_COMMISSIONS[s.dead]:
        return False
    return s.round > 0 or own == 0


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
