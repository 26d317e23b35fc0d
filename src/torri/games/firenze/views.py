"""The types of what a seat receives in Firenze: the table as it sees it, and the figures that follow from it.

The text under a field describes it in the API document. Cards are named as in the edition: `mason`, `luxury-tax`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from torri.engine.views import LastRound, ViewHead

from .tables import Colour


class FirenzeBricks(TypedDict):
    """How many bricks of each colour."""

    white: int
    yellow: int
    green: int
    red: int
    blue: int
    purple: int


class FirenzeRowCard(TypedDict):
    """A card of the row."""

    card: str
    """Its name."""
    bricks: FirenzeBricks
    """The bricks that lie on it."""
    aside: bool
    """F10.20, F10.21: whether its bricks lie aside until every player has given some of theirs."""


class FirenzeCommission(TypedDict):
    """A commission of the board."""

    height: int
    """The height of the tower that fulfils it."""
    points: int
    """What it is worth now."""
    balcony: str | None
    """The numeral of the balcony on it, `I` to `IV`; null: none."""
    seal: int | Literal["neutral"] | None
    """The seat whose seal lies on it; null: it is open."""


class FirenzeBoardTower(TypedDict):
    """A tower of the board, with its commissions from the lowest to the highest."""

    colour: Colour
    """The colour of the tower."""
    flag: int
    """F11.2: the points of the flag, for the most seals in this tower."""
    leader: int | None
    """F11.2: the seat that would get them now."""
    commissions: list[FirenzeCommission]
    """One for each height."""


class FirenzeFloorTile(TypedDict):
    """F8.3: points for who first fulfils a commission of this height."""

    height: int
    """The height of the commission."""
    points: int
    """What the tile is worth."""
    seat: int | None
    """Who has taken it."""


class FirenzeTower(TypedDict):
    """A tower under construction."""

    colour: Colour
    """The colour of its bricks."""
    height: int
    """How many floors it has."""
    laid: int
    """How many of its floors were laid in this turn."""
    text: str
    """How it is written: `w3`."""


class FirenzePrivate(TypedDict, total=False):
    """What not everybody may look at: a player sees its own, all see it with open memory or when the game is over.
    What the seat may not know is left out."""

    hand: list[str]
    """The cards of the hand."""


class FirenzeSeat(FirenzePrivate):
    """A player's things, as a seat sees them."""

    points: int
    """The points as they stand."""
    seals: int
    """How many seals are left."""
    stock: FirenzeBricks
    """The bricks in stock."""
    stored: int
    """How many they are in all."""
    towers: list[FirenzeTower]
    """The towers under construction, in the order in which answers name them."""
    buildings: list[str]
    """The building cards that lie open."""
    cards: int
    """How many cards are in the hand."""


class FirenzeTable(TypedDict):
    """F13.2: the table as a seat sees it."""

    draw_cards: NotRequired[list[str]]
    """Only with open memory: the cards of the draw pile, sorted by kind."""
    start_cards: NotRequired[list[str]]
    """Only with open memory: the start cards that are still on top of the draw pile, sorted by kind."""
    round: int
    """From 1; 0 during the set-up."""
    player: int | None
    """The player on turn; null during the set-up."""
    start: int | None
    """The start player; null until there is one."""
    dead: Colour | None
    """F2.3: the dead colour, which fulfils nothing; null: there is none."""
    bag: FirenzeBricks
    """The bricks in the bag."""
    draw: int
    """How many cards are in the draw pile."""
    discard: list[str]
    """The cards of the discard pile, sorted by kind."""
    row: list[FirenzeRowCard | None]
    """The six spaces of the row; null: empty."""
    taking: str | None
    """The card that is being taken."""
    church: list[str]
    """The cards at the church."""
    bells: list[int]
    """The seats that have given up a bell tower for the Campanile."""
    towers: list[FirenzeBoardTower]
    """The towers of the board with their commissions."""
    tiles: list[FirenzeFloorTile]
    """The floor tiles, from the lowest height to the highest."""
    balcony: str | None
    """The numeral of the balcony that must be fulfilled next; null: none is left."""
    finisher: int | None
    """Who first placed its last seal: the game ends with this round."""
    last_round: LastRound | None
    """F11.1: who still has a turn once the last seal is placed; null before, and when the game is over."""
    quiet_rounds: int
    """Whole rounds in which nobody placed a seal."""
    played: list[str]
    """The persons played in this turn."""
    exchanged: bool
    """Whether bricks were exchanged in this turn."""
    built: int
    """How many bricks were laid in this turn."""
    due: int
    """How many bricks or towers are still to be named for the question that is asked."""
    at_stake: list[int]
    """F10.22, F10.23: of who is asked, the places of the towers that fall unless they are paid for."""
    seats: list[FirenzeSeat]
    """The players, in the order of their seats."""


class FirenzeView(ViewHead):
    """What a seat may know of a position in Firenze."""

    game: Literal["firenze"]
    """The name of the game."""
    table: FirenzeTable
    """What lies on the table."""


class FirenzeOpenCommission(TypedDict):
    """A commission that may be fulfilled."""

    colour: Colour
    """The colour of the commission."""
    height: int
    """The height of the tower that fulfils it."""
    points: int
    """What it is worth now."""


class FirenzeFulfilled(FirenzeOpenCommission):
    """F8.1: a commission that a tower of the player fulfils."""

    slot: int
    """The place of the tower among the player's towers, from 0."""
    tile: int
    """The points of the floor tile that comes with it."""
    privilege: int
    """The points of the privilege that comes with it."""


class FirenzeOutlook(TypedDict):
    """Figures that follow from the table: of the seat, as if its turn began unless it is on turn; for spectators of
    the player on turn."""

    cost: int
    """F6.2: bricks to be paid for what was built so far."""
    next: int | None
    """What it would be with one brick more; null if no more may be laid."""
    most: int
    """F6.2, F6.3: how many bricks the stock could pay for and lay, with those laid already."""
    limit: int
    """F9.1: how many bricks may be kept in stock."""
    falling: list[int]
    """F7.1: the places of the towers that will be ruins unless they are raised in this turn."""
    open: list[FirenzeOpenCommission]
    """The commissions that are open now."""
    fulfils: list[FirenzeFulfilled]
    """The commissions that the player's towers fulfil."""
    bell: bool
    """F10.18: whether the player must give up a bell tower before it can fulfil anything else."""
    price: list[int | None]
    """F4.1: the price of each card of the row, in bricks; null: an empty space."""
    unseen: dict[str, int]
    """F13.2: the cards that neither lie open nor may be looked at by the seat, and how many of each."""
