"""The state of a game: what lies on the table and before the players, and the question to be answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from torri.engine.questions import NATURE
from torri.engine.schema import copier, ints, sets, table

from .tables import COLOURS, NONE, NUMERALS, PLAYERS, PRIVILEGES, ROW, SITES, TILE_POINTS


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


@dataclass(slots=True)
class State:
    ask: int = Ask.START
    actor: int = NATURE
    players: int = 0
    # the options of the table
    campanile: int = 0
    placing: int = 0  # of the neutral seals: 0 recommended, 1 hand-picked, 2 dice
    dead: int = NONE  # the dead colour
    dead_drawn: int = 0  # it is drawn, not chosen
    shields_all: int = 0
    open_memory: int = 0
    # set-up
    start: int = NONE  # the start player
    seals_due: int = 0  # neutral seals to be placed
    low_due: int = 0  # of them on heights 3 and 4
    # the game so far
    round: int = 0
    quiet: int = 0  # whole rounds without a seal
    stir: int = 0  # a seal was placed in this round
    finisher: int = NONE  # who placed the last seal first
    # the turn so far
    player: int = 0  # on turn
    moment: int = Ask.TAKE  # the main question of the phase, to which the turn returns after a person
    played: int = 0  # persons this turn
    taken: int = NONE  # the space of the card that is being taken
    space: int = 0  # of the row, to be paid on, filled or laid on
    due: int = 0  # bricks or towers still to be named
    least: int = 0  # what is named in order: nothing below this
    warded: int = 0  # the event does nothing to the taker
    reached: int = 0  # players that the event has dealt with
    tributary: int = 0  # Tribute: the colour being settled
    spared: int = 0  # the towers that are paid for
    exchanged: int = 0
    offered: int = 0  # colours that lay on the card before the exchange
    old: int = 0  # towers that stood when building began
    built: int = 0  # bricks laid
    swapped: int = NONE  # the brick named first in a swap
    adjusted: int = NONE  # the commission named with the Architect
    # what lies where
    start_pile: int = 0  # the start cards still on top of the draw pile
    draw_pile: int = 0
    discard_pile: int = 0
    church: int = 0  # a pile too
    sealed: int = 0  # commissions with a seal, neutral ones too
    covered: int = 0  # commissions with a balcony
    balconies: int = 0  # fulfilled
    bells: int = 0  # players whose small seal lies on the Campanile
    balcony: list[int] = ints(len(NUMERALS), NONE)  # the tile of each numeral
    tile_owner: list[int] = ints(len(TILE_POINTS), NONE)
    row: list[int] = ints(ROW, NONE)
    row_bricks: list[list[int]] = table(ROW, len(COLOURS))
    bag: list[int] = ints(len(COLOURS))
    stock: list[list[int]] = table(PLAYERS, len(COLOURS))
    stored: list[int] = ints(PLAYERS)  # bricks in stock
    hand: list[int] = sets(PLAYERS)  # a pile, open buildings too
    towers: list[int] = ints(PLAYERS)  # under construction
    tower: list[list[int]] = table(PLAYERS, SITES, size=2)  # in order; while building, new ones at the end
    laid: list[int] = ints(SITES)  # bricks laid this turn on each tower of the player on turn
    seals: list[int] = sets(PLAYERS)  # commissions fulfilled
    seals_left: list[int] = ints(PLAYERS)
    privileges: list[list[int]] = table(PLAYERS, len(PRIVILEGES))  # used


copy = copier(State)
