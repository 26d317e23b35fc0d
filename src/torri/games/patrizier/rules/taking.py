"""P3.6 and P3.7: take a card, and refill its space."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature
from torri.engine.errors import Compared, Facts, Thing
from torri.engine.piles import with_card
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, city_facts
from ..state import Ask, State
from ..tables import ANY, CARD_ACTION, CARD_BITS, CARD_CITY, CITIES, CITY_LEAST_PLAYERS, CITY_NAMES, NONE
from .turn import ask_player, end_turn

ALL_CITIES: Final = (1 << CITIES) - 1


def ask_to_take(s: State) -> None:
    """P3.6: must, if any card lies on the board."""
    if s.offered != 0:
        ask_player(s, Ask.TAKE)
    else:
        tell(Event.NOTHING_TO_TAKE, s.player)
        end_turn(s)


def card_lies_there(s: State) -> int:
    return s.offered


def space_in_play(s: State) -> int:
    """P2.1: some cities need more players."""
    return (1 << s.cities) - 1


def players_needed(s: State, city: int) -> Facts:
    return city_facts("city", city) | {"has": s.players, "needs": CITY_LEAST_PLAYERS[city]}


def space_named(_s: State, answer: int) -> Facts:
    return city_facts("space", answer)


def where_built_unless_any(s: State) -> int:
    """P3.6: without ANY the card beside the city just built in, if one lies there."""
    here = 1 << CARD_CITY[s.card]
    if CARD_ACTION[s.card] == ANY or s.offered & here == 0:
        return ALL_CITIES
    return here


def space_and_city_built_in(s: State, answer: int) -> Facts:
    return city_facts("space", answer) | city_facts("city", CARD_CITY[s.card])


def cities_compared(s: State, answer: int) -> Compared:
    """The card that is taken is of the city built in."""
    return Compared((Thing("city", CITY_NAMES[CARD_CITY[s.card]]),), (Thing("city", CITY_NAMES[answer]),))


def city_built_in(s: State, _answer: int) -> int:
    return CARD_CITY[s.card]


def take(s: State, city: int) -> None:
    card = s.offer[city]
    s.hand[s.player] = with_card(s.hand[s.player], card, CARD_BITS)
    s.offer[city] = NONE
    s.offered ^= 1 << city
    tell(Event.TAKEN, s.player, city, card)
    if s.stock != 0:  # P3.7
        s.space = city
        ask_nature(s, Ask.LAY_OUT)
    else:
        end_turn(s)


ASK_TAKE: Final = Question(
    Ask.TAKE,
    "P3.6",
    CITIES,
    limits=(
        Limit("P2.1", "city-not-in-play", space_in_play, players_needed),
        Limit("P3.6", "no-card-there", card_lies_there, space_named),
        Limit(
            "P3.6",
            "not-where-built",
            where_built_unless_any,
            space_and_city_built_in,
            compared=cities_compared,
            instead=city_built_in,
        ),
    ),
    act=take,
)
