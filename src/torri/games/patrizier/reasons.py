"""The figures behind a refusal: what there is and what it would take, for the limits in `rules`."""

from __future__ import annotations

from torri.engine.errors import Facts

from .events import SIDES, card_facts, city_facts
from .state import State
from .tables import CARD_CITY, CARD_CRESTS, CITY_FLOORS, CITY_LEAST_PLAYERS


def card(_s: State, answer: int) -> Facts:
    return card_facts("card", answer)


def card_in_hand(s: State, answer: int) -> Facts:
    return card_facts("card", answer) | {"has": s.hand[s.player].bit_count()}


def seats(s: State, answer: int) -> Facts:
    return {"has": answer + 1, "needs": s.players}


def crests(s: State, _answer: int) -> Facts:
    return card_facts("card", s.card) | {"has": CARD_CRESTS[s.card], "needs": CARD_CRESTS[s.card] + 1}


def last_floors(s: State, _answer: int) -> Facts:
    """P3.3: the empty site must get a floor now."""
    city = CARD_CITY[s.card]
    empty = 0 if s.height[2 * city] == 0 else 1
    return city_facts("city", city) | {
        "side": f"side-{SIDES[empty]}",
        "has": s.height[2 * city] + s.height[2 * city + 1],
        "needs": CITY_FLOORS[city],
    }


def players(s: State, answer: int) -> Facts:
    city = answer // 2
    return city_facts("city", city) | {"has": s.players, "needs": CITY_LEAST_PLAYERS[city]}


def city_of_site(_s: State, answer: int) -> Facts:
    return city_facts("city", answer // 2) | {"side": f"side-{SIDES[answer & 1]}"}


def own_floors(s: State, answer: int) -> Facts:
    city = answer // 2
    return city_facts("city", city) | {
        "has": 0,
        "needs": 1,
        "floors": s.height[2 * city] + s.height[2 * city + 1],
    }


def space(_s: State, answer: int) -> Facts:
    return city_facts("space", answer)


def space_bound(s: State, answer: int) -> Facts:
    return city_facts("space", answer) | city_facts("city", CARD_CITY[s.card])
