"""What a network sees: cities with their towers, kinds of cards, seats."""

from __future__ import annotations

from typing import Final

from torri.engine.entities import (
    BOARD,
    Entities,
    Feature,
    Kind,
    Link,
    Pointing,
    Row,
    Totals,
    beside,
    board,
    each,
    own_name,
    turned,
)

from .observation import BY_KIND, MOST_HEADS, OBSERVATION
from .state import Ask
from .tables import (
    ACTIONS,
    CARD_ACTION,
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CARDS,
    CITIES,
    CITY_FLOORS,
    HAND,
    HEADS,
    PLAIN,
    PLAYERS,
    TILE_POINTS,
    TURNS,
    TWO_CRESTS,
)

ROW: Final = Row(OBSERVATION)
SITES_EACH: Final = 2  # of a city

PRINTED_ON_CITIES: Final = [
    (TILE_POINTS[2 * city] / 10, TILE_POINTS[2 * city + 1] / 10, CITY_FLOORS[city] / 10) for city in range(CITIES)
]
PRINTED_ON_CARDS: Final = [
    (
        CARD_CRESTS[card],
        *(CARD_HEADS[card] * (CARD_HEAD[card] == head) for head in range(len(HEADS))),
        *(float(CARD_ACTION[card] == action) for action in range(len(ACTIONS)) if action != PLAIN),
    )
    for card in range(CARDS)
]
CITY_OF_CARD: Final = tuple(tuple(float(CARD_CITY[card] == city) for city in range(CITIES)) for card in range(CARDS))


def _printed_by_pile(*columns: tuple[float, ...]) -> tuple[Totals, ...]:
    """How many cards each pile has, and what is printed on them together: for each column of weights of the cards."""
    piles = (ROW.of("hand")[0], *ROW.of("known", PLAYERS - 1), ROW.of("unseen")[0])
    printed = [(1.0, *numbers) for numbers in PRINTED_ON_CARDS]
    weights = tuple(
        tuple(
            tuple(printed[card][number] * counted[card] for card in range(CARDS)) for number in range(len(printed[0]))
        )
        for counted in columns
    )
    return tuple(Totals(pile[:CARDS], weights) for pile in piles)


BOARD_KIND: Final = Kind(
    BOARD,
    1,
    (
        Feature(ROW.of("question")),
        Feature(ROW.of("players")),
        Feature(ROW.of("turns"), values=tuple(range(1, max(TURNS) + 1))),
        Feature(ROW.of("card")),
    ),
    totals=_printed_by_pile((1 / 3,) * CARDS),
)
CITY: Final = Kind(
    "city",
    CITIES,
    (
        Feature(ROW.of("left", CITIES), values=tuple(range(10))),
        Feature(ROW.of("towers", CITIES), scale=1 / 3),
        Feature(ROW.of("owners", CITIES), values=tuple(range(1, PLAYERS + 1))),
        Feature(ROW.of("offer", CITIES)),
    ),
    fixed=beside(PRINTED_ON_CITIES, own_name(CITIES)),
    totals=_printed_by_pile(*turned(CITY_OF_CARD)),
)
CARD: Final = Kind(
    "card",
    CARDS,
    (
        Feature(ROW.of("hand", BY_KIND, among=CARDS)),
        Feature(ROW.across("known", 1)[:CARDS]),
        Feature(ROW.of("unseen", BY_KIND, among=CARDS)),
    ),
    fixed=beside(PRINTED_ON_CARDS, CITY_OF_CARD),
    light=True,
)
SEAT: Final = Kind(
    "seat",
    PLAYERS,
    (
        Feature(ROW.of("actor", PLAYERS)),
        Feature(ROW.of("supply", PLAYERS), scale=1 / 20),
        Feature(ROW.of("cards", PLAYERS), values=tuple(range(1, HAND + 1))),
        Feature(ROW.of("heads", PLAYERS), values=tuple(range(1, MOST_HEADS + 1))),
        Feature(ROW.of("heads", PLAYERS), scale=1 / 4),
        Feature(ROW.of("points", PLAYERS), scale=1 / 25),
    ),
    fixed=own_name(PLAYERS),
)

SHOWN: Final = tuple(columns[:CITIES] for columns in ROW.of("offer", CITIES))  # the city of the card beside a city
LINKS: Final = (
    Link("city", "card", weights=CITY_OF_CARD, late=True),
    Link("city", "city", columns=SHOWN),
    Link("city", "city", columns=turned(SHOWN)),
    Link("city", "city", columns=SHOWN, late=True),
    Link("city", BOARD, columns=(ROW.of("card")[0][:CITIES],)),
)


ENTITIES: Final = Entities(
    (BOARD_KIND, CITY, CARD, SEAT),
    LINKS,
    (
        Pointing(Ask.PLAY, each(CARD)),
        Pointing(Ask.BUILD, board(TWO_CRESTS + 1)),  # how many floors go to the right site
        Pointing(Ask.MOVE, each(CITY, SITES_EACH) + board(1)),
        Pointing(Ask.TAKE, each(CITY)),
    ),
    players=ROW.of("players")[0],
    points=ROW.of("points")[0],
    margin_scale=20.0,
)
