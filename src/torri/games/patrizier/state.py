"""The state of a game: what lies on the table and in the hands, and the question to be answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from torri.engine.questions import NATURE
from torri.engine.schema import copier, ints, sets, table

from .tables import CITIES, HEADS, NONE, PLAYERS, SITES


class Ask(IntEnum):
    """The question to be answered next, in the order of the game."""

    DEAL = 0  # (nature) which start card is dealt to the player?
    LAY_OUT = 1  # (nature) which card of the stock is laid out at the space?
    START = 2  # (nature) which seat starts?
    PLAY = 3  # which card of the hand is played?
    BUILD = 4  # how many of its floors go to the right site?
    MOVE = 5  # of which tower is the top floor moved, or PASS?
    TAKE = 6  # beside which city is a card taken?
    OVER = 7


@dataclass(slots=True)
class State:
    ask: int = Ask.DEAL
    actor: int = NATURE
    players: int = 0
    cities: int = 0  # in play
    open_memory: int = 0
    player: int = 0  # on turn; while dealing, who is dealt to
    card: int = NONE  # played this turn
    space: int = 0  # of the card row, to be filled by nature
    stock: int = 0  # a pile, in no order: nature draws from it
    offered: int = 0  # cities beside which a card lies
    raised: int = 0  # sites with at least one floor
    scored: int = 0  # sites of the cities that have been scored
    offer: list[int] = ints(CITIES, NONE)  # the card beside each city
    hand: list[int] = sets(PLAYERS)
    undisclosed: list[int] = sets(PLAYERS)  # start cards in hand that others have not seen
    pile: list[int] = sets(PLAYERS)  # cards played
    top: list[int] = ints(PLAYERS, NONE)  # the last card played
    presence: list[int] = sets(PLAYERS)  # sites of the cities that hold a floor of the player
    tiles: list[int] = sets(PLAYERS)  # won: 2 * city the higher tile, 2 * city + 1 the lower one
    supply: list[int] = ints(PLAYERS)  # floors not yet built
    heads: list[list[int]] = table(PLAYERS, len(HEADS))  # among the cards played
    height: list[int] = ints(SITES)
    floors: list[list[int]] = table(SITES, PLAYERS, size=2)  # of each tower: the levels owned by each player


copy = copier(State)


def city_sites(city: int) -> int:
    """The set of the two sites of a city."""
    return 3 << 2 * city
