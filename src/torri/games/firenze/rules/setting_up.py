"""F2: the start player, the balconies, the neutral seals, the first row."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature, ask_seat
from torri.engine.errors import Facts
from torri.engine.questions import Limit, Question, even
from torri.engine.telling import tell

from ..events import Event, commission_facts
from ..state import Ask, State
from ..tables import (
    ALL_COMMISSIONS,
    BALCONIES,
    BALCONY_COMMISSION,
    BALCONY_POINTS,
    COLOUR_COMMISSIONS,
    COLOURS,
    COMMISSIONS,
    FIRST_BRICKS,
    LEVELS,
    LOW_COMMISSIONS,
    NONE,
    NUMERAL_TILES,
    NUMERALS,
    PLAYERS,
    WHITE,
)
from .bricks import to_stock

RECOMMENDED, HAND_PICKED, DICE = range(3)
CROWDED_TOWER_MARKERS = 2  # balconies and neutral seals together with which a tower gets no further seal


# F2.1 Balconies


def tiles_of_numeral(s: State) -> int:
    return NUMERAL_TILES[s.space]


def numeral_drawn(s: State, answer: int) -> Facts:
    """The numeral of the tile, and the one that is drawn for now."""
    own = next(number for number, tiles in enumerate(NUMERAL_TILES) if tiles >> answer & 1)
    return commission_of_tile(s, answer) | {"has": NUMERALS[own], "needs": NUMERALS[s.space]}


def commission_uncovered(s: State) -> int:
    tiles = 0
    for tile in range(BALCONIES):
        if not s.covered >> BALCONY_COMMISSION[tile] & 1:
            tiles |= 1 << tile
    return tiles


def commission_of_tile(_s: State, answer: int) -> Facts:
    return commission_facts("", BALCONY_COMMISSION[answer])


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


ASK_BALCONY: Final = Question(
    Ask.BALCONY,
    "F2.1",
    BALCONIES,
    limits=(
        Limit("F2.1", "wrong-numeral", tiles_of_numeral, numeral_drawn),
        Limit("F2.1", "commission-covered", commission_uncovered, commission_of_tile),
        Limit("F2.3", "colour-dead", colour_alive, commission_of_tile),
    ),
    act=lay_balcony,
    weight=even,
)


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


ASK_SHARE: Final = Question(Ask.SHARE, "F2.2", 2, limits=(), act=share, weight=even)


def without_balcony(s: State) -> int:
    return ALL_COMMISSIONS & ~s.covered


def without_seal(s: State) -> int:
    return ALL_COMMISSIONS & ~s.sealed


def commission_named(_s: State, answer: int) -> Facts:
    return commission_facts("", answer)


def recommended_height(s: State) -> int:
    """First those on heights 3 and 4, then the rest on 5 to 8."""
    if s.placing != RECOMMENDED:
        return ALL_COMMISSIONS
    return LOW_COMMISSIONS if s.low_due > 0 else ALL_COMMISSIONS & ~LOW_COMMISSIONS


def tower_not_crowded(s: State) -> int:
    commissions = ALL_COMMISSIONS
    if s.placing == RECOMMENDED:
        for colour in range(len(COLOURS)):
            if (COLOUR_COMMISSIONS[colour] & (s.covered | s.sealed)).bit_count() >= CROWDED_TOWER_MARKERS:
                commissions &= ~COLOUR_COMMISSIONS[colour]
    return commissions


def balconies_and_seals(s: State, answer: int) -> Facts:
    """How many lie on the tower of the commission."""
    lying = COLOUR_COMMISSIONS[answer // LEVELS] & (s.covered | s.sealed)
    return commission_facts("", answer) | {"has": lying.bit_count()}


def place_seal(s: State, commission: int) -> None:
    s.sealed |= 1 << commission
    s.seals_due -= 1
    if s.low_due > 0:
        s.low_due -= 1
    tell(Event.NEUTRAL_SEAL, commission)
    if s.seals_due == 0:
        ask_nature(s, Ask.LAY_OUT)


EMPTY_COMMISSION_LIMITS: Final = (
    Limit("F2.2", "balcony-lies-there", without_balcony, commission_named),
    Limit("F2.2", "seal-lies-there", without_seal, commission_named),
)

ASK_SEAL: Final = Question(
    Ask.SEAL,
    "F2.2",
    COMMISSIONS,
    limits=(
        *EMPTY_COMMISSION_LIMITS,
        Limit("F2.2", "height-not-recommended", recommended_height, commission_named),
        Limit("F2.2", "tower-crowded", tower_not_crowded, balconies_and_seals),
    ),
    act=place_seal,
    weight=even,
)

ASK_PICK_SEAL: Final = Question(Ask.PICK_SEAL, "F2.2", COMMISSIONS, limits=EMPTY_COMMISSION_LIMITS, act=place_seal)


# F2.3 A dead colour


def draw_dead_colour(s: State, colour: int) -> None:
    s.dead = colour
    tell(Event.DEAD_COLOUR, colour)
    ask_nature(s, Ask.BALCONY)


ASK_DEAD_COLOUR: Final = Question(Ask.DEAD_COLOUR, "F2.3", len(COLOURS), limits=(), act=draw_dead_colour, weight=even)


# F2.5 The start player


def seats(s: State) -> int:
    return (1 << s.players) - 1


def seats_at_table(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players}


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


ASK_START: Final = Question(
    Ask.START,
    "F2.5",
    PLAYERS,
    limits=(Limit("F2.5", "no-such-seat", seats, seats_at_table),),
    act=choose_start,
    weight=even,
)
