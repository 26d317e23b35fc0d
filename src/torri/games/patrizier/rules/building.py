"""P3.2 to P3.4: build in the city of the card; a city that becomes full is scored."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import SIDES, Event, card_facts, city_facts
from ..scoring import score_city
from ..state import Ask, State, city_sites
from ..tables import CARD_ACTION, CARD_CITY, CARD_CRESTS, CITY_FLOORS, MOVE, TWO_CRESTS
from .moving import movable, put_floor
from .taking import ask_to_take
from .turn import ask_player


def one_floor_a_crest(s: State) -> int:
    """P3.2: from none to all of the floors may go to the right site."""
    return (2 << CARD_CRESTS[s.card]) - 1


def crests_of_card(s: State, _answer: int) -> Facts:
    return card_facts("card", s.card) | {"has": CARD_CRESTS[s.card], "needs": CARD_CRESTS[s.card] + 1}


def no_site_left_empty(s: State) -> int:
    """P3.3: when the city becomes full, neither site may be empty."""
    city = CARD_CITY[s.card]
    crests = CARD_CRESTS[s.card]
    left = s.height[2 * city]
    right = s.height[2 * city + 1]
    options = (2 << TWO_CRESTS) - 1
    if left + right + crests == CITY_FLOORS[city]:
        if left == 0:
            options &= ~(1 << crests)
        if right == 0:
            options &= ~1
    return options


def last_floors(s: State, _answer: int) -> Facts:
    """P3.3: the empty site must get a floor now."""
    city = CARD_CITY[s.card]
    empty = 0 if s.height[2 * city] == 0 else 1
    return city_facts("city", city) | {
        "side": f"side-{SIDES[empty]}",
        "has": s.height[2 * city] + s.height[2 * city + 1],
        "needs": CITY_FLOORS[city],
    }


def build(s: State, on_right: int) -> None:
    city = CARD_CITY[s.card]
    crests = CARD_CRESTS[s.card]
    for floor in range(crests):
        site = 2 * city + (floor >= crests - on_right)
        put_floor(s, site, s.player)
        tell(Event.BUILT, s.player, city, site & 1, s.height[site])
    s.supply[s.player] -= crests
    s.presence[s.player] |= city_sites(city)
    if s.height[2 * city] + s.height[2 * city + 1] == CITY_FLOORS[city]:
        score_city(s, city)  # P3.4
    if CARD_ACTION[s.card] != MOVE:
        ask_to_take(s)
    elif movable(s) != 0:
        ask_player(s, Ask.MOVE)
    else:
        tell(Event.MOVE_VOID, s.player)
        ask_to_take(s)


ASK_BUILD: Final = Question(
    Ask.BUILD,
    "P3.2",
    1 + TWO_CRESTS,
    limits=(
        Limit("P3.2", "too-few-crests", one_floor_a_crest, crests_of_card),
        Limit("P3.3", "site-left-empty", no_site_left_empty, last_floors),
    ),
    act=build,
)
