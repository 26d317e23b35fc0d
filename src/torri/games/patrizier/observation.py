"""P7.1: what a seat knows, as numbers: everything that ever lay open, with perfect recall."""

from __future__ import annotations

from typing import Final

from torri.engine.bits import members
from torri.engine.observing import (
    EVERYTHING,
    FLAGS,
    NUMBERS_PER_WORD,
    Block,
    Observation,
    further_copies,
    put_eight,
    put_two,
    starts,
    whole,
    word,
    words,
)

from .state import Ask, State
from .tables import (
    ACTIONS,
    ALL_KINDS,
    BIT_CARD,
    CARD_ACTION,
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARDS,
    CITIES,
    CITY_FLOORS,
    HAND,
    HEAD_POINTS,
    HEAD_SET,
    HEADS,
    MIN_PLAYERS,
    NONE,
    PLAIN,
    PLAYERS,
    SITES,
    SUPPLY,
    TILE_POINTS,
    TURNS,
    TWO_CRESTS,
)

MAX_TOWER_FLOORS: Final = whole(max(CITY_FLOORS) - 1)  # P3.3: a full city has two towers
BY_KIND: Final = whole(CARDS)
MOST_HEADS: Final = sum(CARD_HEADS[card] for card in BIT_CARD) // len(HEADS)
MOST_POINTS: Final = sum(TILE_POINTS) + len(HEADS) * (MOST_HEADS // HEAD_SET) * HEAD_POINTS
CARD_FEATURES: Final = ("crests", *HEADS, "move", "any")  # what a card shows besides its city
FEATURES: Final = whole(CITIES + len(CARD_FEATURES))

BLOCKS: Final = (
    Block("question", (len(Ask),), 1, "which question is asked, in the order of `Ask`"),
    Block("players", (PLAYERS - MIN_PLAYERS + 1,), 1, f"how many play, from {MIN_PLAYERS} on"),
    Block("actor", (PLAYERS,), 1, "which seat is asked"),
    Block("turns", (1,), max(TURNS), "turns that the seat has still to play"),
    Block("card", (FEATURES,), TWO_CRESTS, "the card being played: its city, then crests, heads by kind, move, any"),
    Block("offer", (CITIES, FEATURES), TWO_CRESTS, "the card beside each city, likewise"),
    Block("hand", (BY_KIND,), 2, "own cards by kind"),
    Block("known", (PLAYERS - 1, BY_KIND), 2, "cards by kind that each other seat has taken from the row and holds"),
    Block("unseen", (BY_KIND,), 2, "cards by kind that lie in the stock or unseen in other hands"),
    Block(
        "towers",
        (SITES, PLAYERS, 2),
        MAX_TOWER_FLOORS,
        "floors of each seat in each tower; the level of the topmost, from 1",
    ),
    Block(
        "owners",
        (SITES, MAX_TOWER_FLOORS),
        PLAYERS,
        "whose floor lies on each level: 1 own, 2 the next seat's, ...; 0 none",
    ),
    Block("left", (CITIES,), MAX_TOWER_FLOORS + 1, "floors still to be built in each city in play that is not scored"),
    Block("supply", (PLAYERS,), max(SUPPLY), "floors in each seat's supply"),
    Block("cards", (PLAYERS,), HAND, "cards in each seat's hand"),
    Block("heads", (PLAYERS, len(HEADS)), MOST_HEADS, "heads by kind among the cards that each seat has played"),
    Block("points", (PLAYERS,), MOST_POINTS, "points of each seat as they stand"),
)
_STARTS: Final = starts(BLOCKS)
QUESTION, SEATED, ACTOR, TURNS_LEFT, CARD, OFFER, HELD, KNOWN, UNSEEN = _STARTS[:9]
TOWERS, OWNERS, LEFT, STORED, HOLDING, SHOWN, POINTS = _STARTS[9:]


def _face(card: int) -> list[int]:
    """What a card shows; nothing if there is none."""
    if card == NONE:
        return [0] * FEATURES
    cities = [int(CARD_CITY[card] == city) for city in range(CITIES)]
    heads = [CARD_HEADS[card] * (CARD_HEAD[card] == head) for head in range(len(HEADS))]
    actions = [int(CARD_ACTION[card] == action) for action in range(len(ACTIONS)) if action != PLAIN]
    return [*cities, CARD_CRESTS[card], *heads, *actions]


# Every card that can lie in the row, ready to be written
FACES: Final = [words(_face(card)) for card in (NONE, *range(CARDS))]
(TWINS,) = further_copies(BIT_CARD, CARDS, len(BIT_CARD) - CARDS)  # all at once
STANDING: Final = [word([levels.bit_count(), levels.bit_length()]) for levels in range(1 << MAX_TOWER_FLOORS)]
HEADS_WORTH: Final = [heads // HEAD_SET * HEAD_POINTS for heads in range(MOST_HEADS + 1)]
TILES_WORTH: Final = [  # of two cities at a time
    [sum(TILE_POINTS[first + tile] for tile in members(tiles)) for tiles in range(1 << 4)]
    for first in range(0, SITES, 4)
]


def observe(s: State, seat: int, row: list[int]) -> None:
    """Fill a row of zeros with what a seat knows."""
    renew(s, seat, row, EVERYTHING)


def renew(s: State, seat: int, row: list[int], since: int) -> None:
    """Update a row; `since` is the set of questions that the seat and nature have answered in the meantime, or
    EVERYTHING.

    P3.1: to play a card changes nothing but what the player has; with every other answer the table changes too.
    """
    put_eight(row, QUESTION, FLAGS[1 << s.ask])
    row[TURNS_LEFT] = TURNS[s.players] - s.pile[seat].bit_count()
    show_card(s.card, CARD, row)
    show_pile(s.hand[seat], HELD, row)
    show_seat(s, seat, 0, row)
    if since & ~(1 << Ask.PLAY):
        show_table(s, seat, row)


def show_table(s: State, seat: int, row: list[int]) -> None:
    """What lies on the board and before the others, and what is known of their hands."""
    row[SEATED + s.players - MIN_PLAYERS] = 1
    for city in range(s.cities):
        show_card(s.offer[city], OFFER + city * FEATURES, row)
        floors = s.height[2 * city] + s.height[2 * city + 1]
        row[LEFT + city] = CITY_FLOORS[city] - floors  # none, once it is scored
    show_towers(s, seat, row)
    row[ACTOR] = int(s.actor == seat)
    unseen = s.stock
    player = seat
    for near in range(1, s.players):
        player = left_of(player, s.players)
        row[ACTOR + near] = int(s.actor == player)
        show_seat(s, player, near, row)
        unseen |= s.undisclosed[player]
        show_pile(s.hand[player] & ~s.undisclosed[player], KNOWN + (near - 1) * BY_KIND, row)
    show_pile(unseen, UNSEEN, row)


def left_of(player: int, players: int) -> int:
    """Who comes next, clockwise."""
    return player + 1 if player + 1 < players else 0


def show_card(card: int, place: int, row: list[int]) -> None:
    for number in range(FEATURES // NUMBERS_PER_WORD):
        put_eight(row, place + number * NUMBERS_PER_WORD, FACES[card + 1][number])


def show_pile(pile: int, place: int, row: list[int]) -> None:
    """Cards by kind: one of each that is there, and one more if its twin is there too."""
    for number in range(BY_KIND // NUMBERS_PER_WORD):
        one_each = FLAGS[(pile & ALL_KINDS) >> number * NUMBERS_PER_WORD & 255]
        put_eight(row, place + number * NUMBERS_PER_WORD, one_each + TWINS[pile >> CARDS][number])


def show_towers(s: State, seat: int, row: list[int]) -> None:
    """P4.1: how many floors each seat has in each tower, how high, and whose each is."""
    players = s.players
    for site in range(2 * s.cities):
        floors = s.floors[site]
        place = TOWERS + site * PLAYERS * 2
        owners = 0
        player = seat
        for near in range(PLAYERS):  # a constant, so that the compiler can unroll the loop
            if near == players:
                break
            levels = floors[player] & 255
            put_two(row, place + near * 2, STANDING[levels])
            owners += FLAGS[levels] * (near + 1)
            player = player + 1 if player + 1 < players else 0
        put_eight(row, OWNERS + site * MAX_TOWER_FLOORS, owners)


def show_seat(s: State, player: int, near: int, row: list[int]) -> None:
    """P5.3: what a seat has, and what that is worth."""
    row[STORED + near] = s.supply[player]
    row[HOLDING + near] = s.hand[player].bit_count()
    points = 0
    for head in range(len(HEADS)):
        heads = s.heads[player][head]
        row[SHOWN + near * len(HEADS) + head] = heads
        points += HEADS_WORTH[heads]
    for number in range(len(TILES_WORTH)):
        points += TILES_WORTH[number][s.tiles[player] >> 4 * number & 15]
    row[POINTS + near] = points


OBSERVATION: Final = Observation(BLOCKS, observe, renew)
