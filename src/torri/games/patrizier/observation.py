"""P7.1: what a seat knows, as numbers: all that ever lay open, as one who forgets nothing would have it."""

from __future__ import annotations

from typing import Final

from torri.engine.observing import Block, Observation, starts

from .state import Ask, State
from .tables import (
    BIT_CARD,
    CARD_ACTION,
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARDS,
    CITIES,
    CITY_FLOORS,
    FEWEST,
    HAND,
    HEAD_POINTS,
    HEAD_SET,
    HEADS,
    NONE,
    PLAIN,
    PLAYERS,
    SITES,
    SUPPLY,
    TILE_POINTS,
    TURNS,
    TWO_CRESTS,
)

TALLEST: Final = max(CITY_FLOORS)
MOST_HEADS: Final = sum(CARD_HEADS[card] for card in BIT_CARD) // len(HEADS)
MOST_POINTS: Final = sum(TILE_POINTS) + len(HEADS) * (MOST_HEADS // HEAD_SET) * HEAD_POINTS
OF_A_CARD: Final = ("crests", *HEADS, "move", "any")  # what a card shows beside its city
FEATURES: Final = CITIES + len(OF_A_CARD)
FIRST_HEAD: Final = CITIES + 1
FIRST_ACTION: Final = FIRST_HEAD + len(HEADS) - 1  # less the plain cards, which have none

BLOCKS: Final = (
    Block("question", (len(Ask),), 1, "which question is asked, in the order of `Ask`"),
    Block("players", (PLAYERS - FEWEST + 1,), 1, f"how many play, from {FEWEST} on"),
    Block("actor", (PLAYERS,), 1, "which seat is asked"),
    Block("turns", (1,), max(TURNS), "turns that the seat has still to play"),
    Block("card", (FEATURES,), TWO_CRESTS, "the card being played: its city, then crests, heads by kind, move, any"),
    Block("offer", (CITIES, FEATURES), TWO_CRESTS, "the card beside each city, likewise"),
    Block("hand", (CARDS,), 2, "own cards by kind"),
    Block("known", (PLAYERS - 1, CARDS), 2, "cards by kind that each other seat has taken from the row and holds"),
    Block("unseen", (CARDS,), 2, "cards by kind that lie in the stock or unseen in other hands"),
    Block("floors", (SITES, PLAYERS), TALLEST, "floors of each seat in each tower"),
    Block("topmost", (SITES, PLAYERS), TALLEST, "the level of each seat's topmost floor there, from 1; 0 without one"),
    Block("owners", (SITES, TALLEST), PLAYERS, "whose floor lies on each level: 1 own, 2 the next seat's, ...; 0 none"),
    Block("left", (CITIES,), TALLEST, "floors still to be built in each city in play that is not scored"),
    Block("supply", (PLAYERS,), max(SUPPLY), "floors in each seat's supply"),
    Block("cards", (PLAYERS,), HAND, "cards in each seat's hand"),
    Block("heads", (PLAYERS, len(HEADS)), MOST_HEADS, "heads by kind among the cards that each seat has played"),
    Block("points", (PLAYERS,), MOST_POINTS, "points of each seat as they stand"),
)
_STARTS: Final = starts(BLOCKS)
QUESTION, SEATED, ACTOR, TURNS_LEFT, CARD, OFFER, HELD, KNOWN, UNSEEN = _STARTS[:9]
FLOORS, TOPMOST, OWNERS, LEFT, STORED, HOLDING, SHOWN, POINTS = _STARTS[9:]


def observe(s: State, seat: int, row: list[int]) -> None:
    """Fill a row of zeros with what a seat knows."""
    row[QUESTION + s.ask] = 1
    row[SEATED + s.players - FEWEST] = 1
    row[TURNS_LEFT] = TURNS[s.players] - s.pile[seat].bit_count()
    if s.card != NONE:
        show_card(s.card, CARD, row)
    unseen = s.stock
    for near in range(s.players):
        player = seat + near
        if player >= s.players:
            player -= s.players
        if player == s.actor:
            row[ACTOR + near] = 1
        if near == 0:
            show_pile(s.hand[player], HELD, row)
        else:
            unseen |= s.undisclosed[player]
            show_pile(s.hand[player] & ~s.undisclosed[player], KNOWN + (near - 1) * CARDS, row)
        row[STORED + near] = s.supply[player]
        row[HOLDING + near] = s.hand[player].bit_count()
        points = 0
        for head in range(len(HEADS)):
            row[SHOWN + near * len(HEADS) + head] = s.heads[player][head]
            points += s.heads[player][head] // HEAD_SET * HEAD_POINTS
        won = s.tiles[player]
        while won != 0:
            points += TILE_POINTS[(won & -won).bit_length() - 1]
            won &= won - 1
        row[POINTS + near] = points
        standing = s.presence[player]
        while standing != 0:
            city = ((standing & -standing).bit_length() - 1) // 2
            standing &= ~(3 << 2 * city)
            for site in range(2 * city, 2 * city + 2):
                levels = s.floors[site][player]
                row[FLOORS + site * PLAYERS + near] = levels.bit_count()
                row[TOPMOST + site * PLAYERS + near] = levels.bit_length()
                while levels != 0:
                    row[OWNERS + site * TALLEST + (levels & -levels).bit_length() - 1] = near + 1
                    levels &= levels - 1
    show_pile(unseen, UNSEEN, row)
    for city in range(s.cities):
        if s.offer[city] != NONE:
            show_card(s.offer[city], OFFER + city * FEATURES, row)
        if not s.scored >> 2 * city & 1:
            row[LEFT + city] = CITY_FLOORS[city] - s.height[2 * city] - s.height[2 * city + 1]


def show_card(card: int, place: int, row: list[int]) -> None:
    row[place + CARD_CITY[card]] = 1
    row[place + CITIES] = CARD_CRESTS[card]
    if CARD_HEAD[card] != NONE:
        row[place + FIRST_HEAD + CARD_HEAD[card]] = CARD_HEADS[card]
    elif CARD_ACTION[card] != PLAIN:
        row[place + FIRST_ACTION + CARD_ACTION[card]] = 1


def show_pile(pile: int, place: int, row: list[int]) -> None:
    while pile != 0:
        row[place + BIT_CARD[(pile & -pile).bit_length() - 1]] += 1
        pile &= pile - 1


OBSERVATION: Final = Observation(BLOCKS, observe)
