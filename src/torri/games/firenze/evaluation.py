"""How good a position is for a player, in the terms of the game: points, majorities, towers that will fulfil
commissions, and the bricks and cards to build them with."""

from __future__ import annotations

from typing import Final

from torri.engine.piles import kind_of_bit
from torri.engine.weights import read_weights

from .forecast import own_colours, play_on
from .prospects import towers_value
from .scoring import score
from .state import Ask, State
from .tables import (
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    BRIDGE,
    BUILDING_KINDS,
    CARD_BITS,
    CARD_BRICKS,
    CARD_LIMIT,
    COLOUR_COMMISSIONS,
    COLOURS,
    COMMISSION_POINTS,
    FESTIVAL_POINTS,
    FLAG_POINTS,
    LAST_SEAL_POINTS,
    LEVELS,
    LOW_COMMISSIONS,
    MASON,
    NONE,
    PERSONS,
    PRIVILEGE_POINTS,
    RECOGNITION,
    ROW,
    SEALS,
    STOCK_LIMIT,
    TILE_POINTS,
    WAREHOUSE,
    WAREHOUSE_LIMIT,
    WORKSHOP,
)
from .weighing import (
    FLOORS_PER_TURN,
    PLENTY_OF_BRICKS,
    POINT,
    Weight,
    building_ahead,
    fewest_seals,
    turns_to_come,
    use_left,
)

WEIGHTS: Final = read_weights(__package__, Weight)
ANY_LEVEL: Final = (1 << LEVELS) - 1
KIND: Final[list[int]] = kind_of_bit(CARD_BITS)
CARD_WORTH: Final[list[int]] = [  # in hundredths of a point: of persons in hand, of all others when they are taken
    *(110, 150, 90, 20, 130, 60, 110, 90),  # Alchemist to Saboteur
    *(100, -200, 100, 300, -300),  # Recognition to Scandal
    *(80, 100, 200),  # Bridge, Warehouse, Workshop
    *(-50, 30, 40, 50),  # Campanile, privileges
    *(-150, -80, -80, -50, -60, 0, -60),  # Collapse to Tribute
]
SET_POINTS: Final[list[list[int]]] = [  # of a set of one colour's commissions, without balconies
    [
        sum(COMMISSION_POINTS[LEVELS * colour + level] for level in range(LEVELS) if seals >> level & 1)
        for seals in range(ANY_LEVEL + 1)
    ]
    for colour in range(len(COLOURS))
]


def evaluate(s: State, weights: list[int], values: list[int]) -> None:
    """What each seat will probably end with."""
    play_on(s)
    if s.ask == Ask.OVER:
        for seat in range(s.players):
            values[seat] = POINT * score(s, seat)
        return
    fewest = fewest_seals(s)
    lead = weights[Weight.FLAG_LEAD] + weights[Weight.FLAG_LATE] * (SEALS[s.players] - fewest) // SEALS[s.players]
    keep = 100 - weights[Weight.DELAY] - weights[Weight.HASTE] // max(fewest, 1)
    for seat in range(s.players):
        values[seat] = safe_points(s, seat) + flags(s, seat, lead) + festivals(s, seat)
        if turns_to_come(s, seat) > 0:
            use = use_left(s, seat, weights)
            values[seat] += cards_value(s, seat, weights, fewest, use) + stock_value(s, seat, weights) * use // 100
            values[seat] += weights[Weight.SEAL] * s.seals_left[seat]
            if s.seals_left[seat] > 0:
                values[seat] += towers_value(s, seat, weights, lead, keep, use)
    if s.round > 0:
        value_row(s, weights, values)


# What is safe, or nearly so


def safe_points(s: State, seat: int) -> int:
    """F8, F10.17, F11.1: the points booked already."""
    points = 0
    for colour in range(len(COLOURS)):
        points += SET_POINTS[colour][s.seals[seat] >> LEVELS * colour & ANY_LEVEL]
    for numeral in range(s.balconies):
        tile = s.balcony[numeral]
        if s.seals[seat] >> BALCONY_COMMISSION[tile] & 1:
            points += BALCONY_POINTS[tile] - COMMISSION_POINTS[BALCONY_COMMISSION[tile]]
    for tile in range(len(TILE_POINTS)):
        if s.tile_owner[tile] == seat:
            points += TILE_POINTS[tile]
    for privilege in range(len(PRIVILEGE_POINTS)):
        points += s.privileges[seat][privilege] * PRIVILEGE_POINTS[privilege]
    if s.finisher == seat:
        points += LAST_SEAL_POINTS
    return POINT * points


def flags(s: State, seat: int, lead: int) -> int:
    """F11.2: an even share of each flag, more with each seal ahead of the strongest rival; a tie is half a seal."""
    value = 0
    for colour in range(len(COLOURS)):
        own = s.seals[seat] & COLOUR_COMMISSIONS[colour]
        rival = 0
        strongest = 0
        for other in range(s.players):
            seals = s.seals[other] & COLOUR_COMMISSIONS[colour]
            standing = seals.bit_count() * 64 + seals.bit_length()
            if other != seat and standing > strongest:
                strongest = standing
                rival = seals
        halves = 2 * (own.bit_count() - rival.bit_count())
        if halves == 0 and own != 0:
            halves = 1 if own > rival else -1
        value += FLAG_POINTS[colour] * min(max(100 // s.players + lead * halves // 2, 0), 97)
    return value


def festivals(s: State, seat: int) -> int:
    """F11.3, as they would score now."""
    points = 0
    cards = s.hand[seat]
    while cards:
        festival = KIND[(cards & -cards).bit_length() - 1] - RECOGNITION
        cards &= cards - 1
        if festival == 0:
            points += FESTIVAL_POINTS[0] * (s.seals[seat] & LOW_COMMISSIONS).bit_count()
        elif 0 < festival < len(FESTIVAL_POINTS):
            points += FESTIVAL_POINTS[festival]
    return POINT * points


# Cards and bricks


def cards_value(s: State, seat: int, weights: list[int], fewest: int, use: int) -> int:
    """Persons as such, buildings by the turns to come; what is above the limit (F9.2) counts for nothing."""
    persons = 0
    cards = s.hand[seat]
    while cards:
        kind = KIND[(cards & -cards).bit_length() - 1]
        cards &= cards - 1
        if kind < len(PERSONS):
            persons += CARD_WORTH[kind]
    value = 0
    if s.hand[seat] >> WORKSHOP & 1:
        value += weights[Weight.WORKSHOP] * fewest
    if s.hand[seat] >> BRIDGE & 1:
        value += weights[Weight.BRIDGE] * fewest
    if s.hand[seat] >> WAREHOUSE & 1:
        value += weights[Weight.WAREHOUSE] * fewest
    else:
        persons -= CARD_WORTH[MASON] * max(s.hand[seat].bit_count() - CARD_LIMIT, 0)
    return value + persons * weights[Weight.PERSON] // 100 * use // 100


def stock_value(s: State, seat: int, weights: list[int]) -> int:
    """Each brick that can be kept (F9.1) or built with in this turn, the rarer the more, beyond plenty less; in the
    last turn next to nothing."""
    if turns_to_come(s, seat) == 1:
        return s.stored[seat]
    limit = WAREHOUSE_LIMIT if s.hand[seat] >> WAREHOUSE & 1 else STOCK_LIMIT
    if building_ahead(s, seat):
        limit += FLOORS_PER_TURN + 1
    value = weights[Weight.BRICK] * min(s.stored[seat], limit)
    value -= weights[Weight.BRICK] * weights[Weight.GLUT] * max(min(s.stored[seat], limit) - PLENTY_OF_BRICKS, 0) // 100
    for colour in range(1, len(COLOURS)):
        value += weights[Weight.RARE] * colour * s.stock[seat][colour]
    return value


def value_row(s: State, weights: list[int], values: list[int]) -> None:
    """The next to take a card profits from an above-average row; a player who must take one now will do so."""
    usual = CARD_BRICKS * weights[Weight.BRICK]
    if s.moment == Ask.TAKE:
        values[s.player] += best_offer(s, s.player, weights)
    else:
        taker = (s.player + 1) % s.players
        if turns_to_come(s, taker) > 0:
            values[taker] += (best_offer(s, taker, weights) - usual) * weights[Weight.OFFER] // 100


def best_offer(s: State, seat: int, weights: list[int]) -> int:
    """The best of the row's cards that the seat can pay, with its bricks and less its price (F4.1)."""
    towers = own_colours(s, seat)
    best = 0
    for space in range(min(s.stored[seat] + 1, ROW)):
        kind = s.row[space]
        if kind == NONE:
            continue
        to_come = s.due if s.ask == Ask.DRAW and s.space == space else 0
        worth = (to_come - space) * weights[Weight.BRICK]
        if not (BUILDING_KINDS & s.hand[seat]) >> kind & 1:
            worth += CARD_WORTH[kind] * weights[Weight.PERSON] // 100
        for colour in range(len(COLOURS)):
            bricks = s.row_bricks[space][colour]
            worth += bricks * (weights[Weight.BRICK] + weights[Weight.RARE] * colour)
            if bricks > 0 and towers >> colour & 1:
                worth += weights[Weight.NEED]
        best = max(best, worth)
    return best
