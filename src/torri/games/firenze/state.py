"""The state of a game: what lies on the table and before the players, and the question to be answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from torri.engine.questions import NATURE
from torri.engine.ranges import last_seat, seats
from torri.engine.schema import bit_set, copier, flag, ints, number, one_of, pile, piles, seat, sets, table

from .tables import (
    ALL_BRICKS,
    ALL_COLOURS,
    ALL_COMMISSIONS,
    BALCONIES,
    BRICKS,
    CARD_BITS,
    CARD_KINDS,
    COLOURS,
    COMMISSIONS,
    HIGH,
    MIN_PLAYERS,
    MOST_BUILT,
    NEUTRAL_SEALS,
    NONE,
    NUMERALS,
    PERSON_KINDS,
    PLAYERS,
    PRIVILEGES,
    QUIET_ROUNDS,
    ROW,
    SEALS,
    SITES,
    SLOTS,
    TILE_POINTS,
)

MOST_ROUNDS: Final = 10_000  # far more than F11.4 allows


class Ask(IntEnum):
    """The question to be answered next, in the order of the game."""

    START = 0  # (nature) which seat starts?
    DEAD_COLOUR = 1  # (nature) which colour is dead?
    BALCONY = 2  # (nature) which tile of the next numeral?
    SHARE = 3  # (nature) do the low commissions get the smaller or the larger half of the neutral seals?
    SEAL = 4  # (nature) which commission gets a neutral seal?
    PICK_SEAL = 5  # which commission gets a neutral seal?
    LAY_OUT = 6  # (nature) which card of the draw pile?
    DRAW = 7  # (nature) which brick of the bag?
    TAKE = 8  # which card of the row, or which person is played?
    PAY = 9  # which brick goes on the next card to the left?
    WARD = 10  # is the event warded off with the Patrician?
    FLOOD = 11  # which brick is lost?
    FIRE = 12  # which brick is lost?
    TAX_TOWER = 13  # for which tower is the Luxury Tax paid?
    TAX = 14  # which brick pays it?
    TRIBUTE = 15  # for which tower is the Tribute paid?
    COLLAPSE = 16  # which tower collapses?
    BOTCH = 17  # which tower loses a brick?
    EXCHANGE = 18  # on which card are bricks exchanged, or which person is played, or go on?
    LAY = 19  # which brick is laid on it?
    FETCH = 20  # which brick is taken from it?
    BUILD = 21  # which tower gets a brick, or which person is played, or go on?
    COST = 22  # which brick pays for building?
    CLAIM = 23  # which commission is fulfilled, or which person is played, or go on?
    ADJUST = 24  # which commission is fulfilled with the Architect?
    WHICH = 25  # by the tower one floor lower, or the one higher?
    RETURN = 26  # which surplus brick is returned?
    DISCARD = 27  # which surplus card is discarded, or the Patrician played, or go on?
    RESTOCK = 28  # (Wholesaler) which card gets new bricks?
    SWAP = 29  # (Alchemist) which brick of the stock?
    SWAP_FOR = 30  # (Alchemist) for which brick of the bag?
    SMUGGLE = 31  # (Smuggler) which brick of another player?
    SMUGGLE_FOR = 32  # (Smuggler) for which brick of the stock?
    SABOTAGE = 33  # (Saboteur) which tower of another player?
    DISMISS = 34  # (Patrician) which card of the hand?
    OVER = 35


def last_brick(s: State) -> int:
    """The last brick that can be named: by colour, seat after seat."""
    return len(COLOURS) * s.players - 1


@dataclass(slots=True)
class State:
    ask: int = one_of(Ask)
    actor: int = seat(NATURE)
    players: int = number(MIN_PLAYERS, PLAYERS)
    # the options of the table
    campanile: int = flag()
    placing: int = number(0, 2)  # of the neutral seals: 0 recommended, 1 hand-picked, 2 dice
    dead: int = number(NONE, len(COLOURS) - 1, start=NONE)  # the dead colour
    dead_drawn: int = flag()  # it is drawn, not chosen
    shields_all: int = flag()
    open_memory: int = flag()
    # set-up
    start: int = seat(NONE)  # the start player
    seals_due: int = number(0, NEUTRAL_SEALS)  # neutral seals to be placed
    low_due: int = number(0, NEUTRAL_SEALS)  # of them on heights 3 and 4
    # the game so far
    round: int = number(0, MOST_ROUNDS)
    quiet: int = number(0, QUIET_ROUNDS)  # whole rounds without a seal
    stir: int = flag()  # a seal was placed in this round
    finisher: int = seat(NONE)  # who placed the last seal first
    # the turn so far
    player: int = seat()  # on turn
    moment: int = number(Ask.TAKE, Ask.DISCARD, start=Ask.TAKE)  # the main question of the phase, after a person again
    played: int = bit_set(of=PERSON_KINDS)  # persons this turn
    taken: int = number(NONE, ROW - 1, start=NONE)  # the space of the card that is being taken
    space: int = number(0, ROW - 1)  # of the row, to be paid on, filled or laid on
    due: int = number(0, ALL_BRICKS)  # bricks or towers still to be named
    least: int = number(0, 3 * SLOTS)  # what is named in order: nothing below this
    warded: int = flag()  # the event does nothing to the taker
    reached: int = number(0, last_seat)  # players that the event has dealt with
    tributary: int = number(0, len(COLOURS) - 1)  # Tribute: the colour being settled
    spared: int = bit_set(of=(1 << SLOTS) - 1)  # the towers that are paid for
    exchanged: int = flag()
    offered: int = bit_set(of=ALL_COLOURS)  # colours that lay on the card before the exchange
    old: int = number(0, SLOTS)  # towers that stood when building began
    built: int = number(0, MOST_BUILT)  # bricks laid
    swapped: int = number(NONE, last_brick, start=NONE)  # the brick named first in a swap
    adjusted: int = number(NONE, COMMISSIONS - 1, start=NONE)  # the commission named with the Architect
    # what lies where
    start_pile: int = pile(CARD_BITS)  # the start cards still on top of the draw pile
    draw_pile: int = pile(CARD_BITS)
    discard_pile: int = pile(CARD_BITS)
    church: int = pile(CARD_BITS)
    sealed: int = bit_set(of=ALL_COMMISSIONS)  # commissions with a seal, neutral ones too
    covered: int = bit_set(of=ALL_COMMISSIONS)  # commissions with a balcony
    balconies: int = number(0, len(NUMERALS))  # fulfilled
    bells: int = bit_set(of=seats)  # players whose small seal lies on the Campanile
    balcony: list[int] = ints(len(NUMERALS), NONE, BALCONIES - 1, start=NONE)  # the tile of each numeral
    tile_owner: list[int] = ints(len(TILE_POINTS), NONE, last_seat, start=NONE)
    row: list[int] = ints(ROW, NONE, CARD_KINDS - 1, start=NONE)
    row_bricks: list[list[int]] = table(ROW, len(COLOURS), 0, max(BRICKS))
    bag: list[int] = ints(len(COLOURS), 0, max(BRICKS))
    stock: list[list[int]] = table(PLAYERS, len(COLOURS), 0, max(BRICKS), in_play=seats)
    stored: list[int] = ints(PLAYERS, 0, ALL_BRICKS, in_play=seats)  # bricks in stock
    hand: list[int] = piles(PLAYERS, CARD_BITS, in_play=seats)  # open buildings too
    towers: list[int] = ints(PLAYERS, 0, SITES, in_play=seats)  # under construction
    tower: list[list[int]] = table(  # in order; while building, new ones at the end
        PLAYERS, SITES, 0, HIGH * len(COLOURS) - 1, in_play=seats
    )
    laid: list[int] = ints(SITES, 0, MOST_BUILT)  # bricks laid this turn on each tower of the player on turn
    seals: list[int] = sets(PLAYERS, of=ALL_COMMISSIONS, in_play=seats)  # commissions fulfilled
    seals_left: list[int] = ints(PLAYERS, 0, max(SEALS), in_play=seats)
    privileges: list[list[int]] = table(PLAYERS, len(PRIVILEGES), 0, len(COLOURS), in_play=seats)  # used


copy = copier(State)
