"""The types of what a seat receives in Patrizier: the table as it sees it, and the figures that follow from it.

The text under a field describes it in the API document.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from torri.engine.views import LastRound, Pair, ViewHead


class PatrizierCity(TypedDict):
    """A city of the board."""

    name: str
    """As in the edition: `lucca`."""
    floors: int
    """How many floors the city has room for, in both towers together."""
    towers: Pair[list[int]]
    """The left and the right tower: the seats that own their floors, bottom up."""
    tiles: list[int]
    """The points of the two tiles that lie here: for the higher tower, for the other one. Empty once scored."""
    scored: bool
    """Whether the city is full and its tiles are taken."""
    card: str | None
    """The card on the city's space, as it is written."""


class PatrizierHeads(TypedDict):
    """Heads on the cards that a player has played."""

    lady: int
    redhat: int
    beard: int


class PatrizierTile(TypedDict):
    """A tile that a player has won."""

    city: str
    """The city that it was won in."""
    points: int
    """What it is worth."""


class PatrizierPrivate(TypedDict, total=False):
    """What not everybody may look at: a player sees its own, all see it with open memory or when the game is over.
    What the seat may not know is left out."""

    hand: list[str]
    """The cards of the hand; of another player, with open memory, those that everybody has seen."""
    pile: list[str]
    """The cards that were played."""
    tiles_won: list[PatrizierTile]
    """The tiles that were won."""
    heads: PatrizierHeads
    """The heads on the cards of the pile."""
    points: int
    """The points of the tiles and of the sets of heads, as they stand."""


class PatrizierSeat(PatrizierPrivate):
    """A player's things, as a seat sees them."""

    cards: int
    """How many cards are in the hand."""
    supply: int
    """How many floors are left to build with."""
    top: str | None
    """The card that was played last: it lies face up on the pile."""
    played: int
    """How many cards lie on the pile."""
    tiles: int
    """How many tiles were won."""


class PatrizierTable(TypedDict):
    """P7.2: the table as a seat sees it."""

    turn: int
    """The turn of the player who is asked, from 1."""
    stock: int
    """How many cards are in the stock."""
    last_round: LastRound | None
    """P5.1: how many cards everybody still has to play once none can be taken any more; null before, and when the game
    is over."""
    playing: str | None
    """The card that is being played, until the turn ends."""
    space: str | None
    """The city on whose empty space chance lays a card now."""
    cities: list[PatrizierCity]
    """The cities in play, in the order of the board."""
    seats: list[PatrizierSeat]
    """The players, in the order of their seats."""
    unseen: NotRequired[dict[str, int]]
    """P7.1, only with open memory: the cards whose place the seat does not know, and how many of each."""


class PatrizierView(ViewHead):
    """What a seat may know of a position in Patrizier."""

    game: Literal["patrizier"]
    """The name of the game."""
    table: PatrizierTable
    """What lies on the table."""


class PatrizierStanding(TypedDict):
    """P4.1: how a city would be scored as it stands."""

    leaders: Pair[int | None]
    """Who holds the left and the right tower; null: nobody."""
    higher: Literal[0, 1] | None
    """The higher tower, 0 left and 1 right; null while both are equally high."""
    left: int
    """How many floors can still be built."""


class PatrizierOutlook(TypedDict):
    """Figures that follow from the table, for a seat or a spectator."""

    cities: list[PatrizierStanding]
    """How each city stands, in the order of the table."""
    builds: dict[str, PatrizierStanding]
    """How the city would stand after each way to build there, by notation; empty unless the question is BUILD."""
    unseen: dict[str, int]
    """The cards that neither lie open nor may be looked at by the seat, and how many of each."""
