"""F2: the start player, the balconies, the neutral seals, the first row."""

from __future__ import annotations

from torri.engine.asking import ask_nature, ask_seat
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import (
    ALL_COMMISSIONS,
    BALCONIES,
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    COLOUR_COMMISSIONS,
    COLOURS,
    FIRST_BRICKS,
    LOW_COMMISSIONS,
    NONE,
    NUMERAL_TILES,
    NUMERALS,
    WHITE,
)
from .bricks import to_stock

RECOMMENDED, HAND_PICKED, DICE = range(3)
CROWDED = 2  # balconies and neutral seals together with which a tower gets no further seal


# F2.5 The start player


def seats(s: State) -> int:
    return (1 << s.players) - 1


def draw_start(s: State) -> None:
    ask_nature(s, Ask.START)


def choose_start(s: State, seat: int) -> None:
    """The start player gets two white bricks, each next one clockwise one more."""
    s.start = seat
    s.player = seat
    for place in range(s.players):
        player = (seat + place) % s.players
        to_stock(s, player, WHITE, FIRST_BRICKS + place)
        s.bag[WHITE] -= FIRST_BRICKS + place
    tell(Event.STARTS, seat)
    if s.dead_drawn:
        ask_nature(s, Ask.DEAD_COLOUR)
    else:
        ask_nature(s, Ask.BALCONY)


# F2.3 A dead colour


def draw_dead_colour(s: State, colour: int) -> None:
    s.dead = colour
    tell(Event.DEAD_COLOUR, colour)
    ask_nature(s, Ask.BALCONY)


# F2.1 Balconies


def tiles_of_numeral(s: State) -> int:
    return NUMERAL_TILES[s.space]


def commission_uncovered(s: State) -> int:
    tiles = 0
    for tile in range(BALCONIES):
        if not s.covered >> BALCONY_COMMISSION[tile] & 1:
            tiles |= 1 << tile
    return tiles


def colour_alive(s: State) -> int:
    """F2.3: a tile of the dead colour is replaced by another one."""
    tiles = (1 << BALCONIES) - 1
    if s.dead != NONE:
        for tile in range(BALCONIES):
            if COLOUR_COMMISSIONS[s.dead] >> BALCONY_COMMISSION[tile] & 1:
                tiles ^= 1 << tile
    return tiles


def lay_balcony(s: State, tile: int) -> None:
    commission = BALCONY_COMMISSION[tile]
    s.balcony[s.space] = tile
    s.covered |= 1 << commission
    tell(Event.BALCONY_LAID, s.space, commission, BALCONY_POINTS[tile])
    s.space += 1
    if s.space == len(NUMERALS):
        s.space = 0
        begin_sealing(s)


# F2.2 Neutral seals


def begin_sealing(s: State) -> None:
    if s.dead != NONE:
        s.seals_due = 0
        s.sealed = COLOUR_COMMISSIONS[s.dead]
    if s.seals_due == 0:
        ask_nature(s, Ask.LAY_OUT)
    elif s.placing == HAND_PICKED:
        ask_seat(s, s.start, Ask.PICK_SEAL)
    elif s.placing == RECOMMENDED and s.seals_due % 2 == 1:
        ask_nature(s, Ask.SHARE)
    else:
        s.low_due = s.seals_due // 2 if s.placing == RECOMMENDED else 0
        ask_nature(s, Ask.SEAL)


def share(s: State, more: int) -> None:
    """Half of an odd number: one less or one more, with equal chance."""
    s.low_due = s.seals_due // 2 + more
    ask_nature(s, Ask.SEAL)


def without_balcony(s: State) -> int:
    return ALL_COMMISSIONS & ~s.covered


def without_seal(s: State) -> int:
    return ALL_COMMISSIONS & ~s.sealed


def recommended_height(s: State) -> int:
    """First those on heights 3 and 4, then the rest on 5 to 8."""
    if s.placing != RECOMMENDED:
        return ALL_COMMISSIONS
    return LOW_COMMISSIONS if s.low_due > 0 else ALL_COMMISSIONS & ~LOW_COMMISSIONS


def tower_not_crowded(s: State) -> int:
    commissions = ALL_COMMISSIONS
    if s.placing == RECOMMENDED:
        for colour in range(len(COLOURS)):
            if (COLOUR_COMMISSIONS[colour] & (s.covered | s.sealed)).bit_count() >= CROWDED:
                commissions &= ~COLOUR_COMMISSIONS[colour]
    return commissions


def place_seal(s: State, commission: int) -> None:
    s.sealed |= 1 << commission
    s.seals_due -= 1
    if s.low_due > 0:
        s.low_due -= 1
    tell(Event.NEUTRAL_SEAL, commission)
    if s.seals_due == 0:
        ask_nature(s, Ask.LAY_OUT)
