"""The state of a game: what lies on the table and in the hands, and the question to be answered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from torri.engine.questions import NATURE
from torri.engine.ranges import seats
from torri.engine.schema import bit_set, copier, flag, ints, number, one_of, pile, piles, seat, sets, table

from .tables import (
    BIT_CARD,
    CARD_BITS,
    CARDS,
    CITIES,
    CITIES_IN_PLAY,
    CITY_FLOORS,
    HEADS,
    MIN_PLAYERS,
    NONE,
    PLAYERS,
    SITES,
    START_CARDS,
    SUPPLY,
)

MOST_HEADS: Final = 2 * len(BIT_CARD)  # no card bears more than two


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


# P2.1: what is in play depends on the number of players


def number_of_cities(s: State) -> int:
    return CITIES_IN_PLAY[s.players]


def last_city(s: State) -> int:
    return s.cities - 1


def cities_in_play(s: State) -> int:
    return (1 << s.cities) - 1


def sites_in_play(s: State) -> int:
    return (1 << 2 * s.cities) - 1


@dataclass(slots=True)
class State:
    ask: int = one_of(Ask)
    actor: int = seat(NATURE)
    players: int = number(MIN_PLAYERS, PLAYERS)
    cities: int = number(number_of_cities, number_of_cities)  # in play
    open_memory: int = flag()
    player: int = seat()  # on turn; while dealing, who is dealt to
    card: int = number(NONE, CARDS - 1, start=NONE)  # played this turn
    space: int = number(0, last_city)  # of the card row, to be filled by nature
    stock: int = pile(CARD_BITS)  # in no order: nature draws from it
    offered: int = bit_set(of=cities_in_play)  # cities beside which a card lies
    raised: int = bit_set(of=sites_in_play)  # sites with at least one floor
    scored: int = bit_set(of=sites_in_play)  # sites of the cities that have been scored
    offer: list[int] = ints(CITIES, NONE, CARDS - 1, start=NONE, in_play=cities_in_play)  # the card beside each city
    hand: list[int] = piles(PLAYERS, CARD_BITS, in_play=seats)
    undisclosed: list[int] = sets(PLAYERS, of=START_CARDS, in_play=seats)  # in hand, and not yet seen by others
    pile: list[int] = piles(PLAYERS, CARD_BITS, in_play=seats)  # cards played
    top: list[int] = ints(PLAYERS, NONE, CARDS - 1, start=NONE, in_play=seats)  # the last card played
    presence: list[int] = sets(  # sites of the cities that hold a floor of the player
        PLAYERS, of=sites_in_play, in_play=seats
    )
    tiles: list[int] = sets(  # won: 2 * city the higher tile, 2 * city + 1 the lower one
        PLAYERS, of=sites_in_play, in_play=seats
    )
    supply: list[int] = ints(PLAYERS, 0, max(SUPPLY), in_play=seats)  # floors not yet built
    heads: list[list[int]] = table(PLAYERS, len(HEADS), 0, MOST_HEADS, in_play=seats)  # among the cards played
    height: list[int] = ints(SITES, 0, max(CITY_FLOORS), in_play=sites_in_play)
    floors: list[list[int]] = table(  # of each tower: the set of the levels owned by each player
        SITES, PLAYERS, 0, (1 << max(CITY_FLOORS)) - 1, in_play=sites_in_play, columns_in_play=seats
    )


copy = copier(State)


def city_sites(city: int) -> int:
    """The set of the two sites of a city."""
    return 3 << 2 * city
