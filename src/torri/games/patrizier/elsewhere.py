"""Why a part of the table that the question does not ask about can't be chosen now.

What is pressed is written as where it is asked about: a tower `Fi.L`, the card beside a city `Fi`; and besides them the
tiles of a city, `Fi.tile`, and the `stock`.
"""

from __future__ import annotations

from torri.engine.bits import members
from torri.engine.errors import Compared, Facts, Reason, Thing

from .events import city_facts
from .state import Ask, State
from .tables import ALL_KINDS, CARD_CITY, CARD_CODES, CITY_CODES, CITY_FLOORS, CITY_NAMES, NONE

STOCK = "stock"
TILE = "tile"


def elsewhere(s: State, text: str) -> Reason | None:
    """The reason against it; None if it is no part of the table, or nobody would choose it now."""
    if text == STOCK:
        return Reason("P3.7", "stock-closed", {})
    code, _, part = text.partition(".")
    city = next((number for number, known in enumerate(CITY_CODES) if known == code), NONE)
    if city == NONE or city >= s.cities:
        return None
    if part == TILE:
        return Reason("P4.1", "tile-not-chosen", floors_of(s, city) | {"scored": s.scored >> 2 * city & 1})
    return not_now(s, city)


def not_now(s: State, city: int) -> Reason | None:
    """A city where another one, or none, is asked about."""
    match s.ask:
        case Ask.PLAY:
            return without_its_card(s, city)
        case Ask.BUILD:
            return not_city_of_card(s, city)
        case Ask.TAKE:
            return Reason("P3.6", "take-now", city_facts("city", CARD_CITY[s.card]))
        case _:
            return None


def floors_of(s: State, city: int) -> Facts:
    return city_facts("city", city) | {"has": s.height[2 * city] + s.height[2 * city + 1], "needs": CITY_FLOORS[city]}


def cards_of(s: State, city: int) -> list[int]:
    """The kinds of card in hand that build there."""
    return [card for card in members(s.hand[s.player] & ALL_KINDS) if CARD_CITY[card] == city]


def without_its_card(s: State, city: int) -> Reason:
    """P3.1: one builds where a card of the hand says."""
    return Reason("P3.1", "card-of-city", city_facts("city", city) | {"has": len(cards_of(s, city))})


def not_city_of_card(s: State, city: int) -> Reason | None:
    """P3.2: the floors go to the city of the card; another card may have been the right one."""
    played = CARD_CITY[s.card]
    if city == played:
        return None
    facts = city_facts("city", city) | city_facts("played_city", played)
    compared = Compared((Thing("city", CITY_NAMES[played]),), (Thing("city", CITY_NAMES[city]),))
    cards = cards_of(s, city)
    return Reason("P3.2", "not-city-of-card", facts, compared, CARD_CODES[cards[0]] if len(cards) == 1 else None)
