"""P3.5: move a floor."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import SIDES, Event, city_facts
from ..state import Ask, State, city_sites
from ..tables import CARD_CITY, PASS, SITES
from .taking import ask_to_take, players_needed

ALL_SITES: Final = (1 << SITES) - 1
MOVE_NOTHING: Final = 1 << PASS


def city_in_play(s: State) -> int:
    """P2.1: some cities need more players."""
    return (1 << 2 * s.cities) - 1 | MOVE_NOTHING


def players_needed_there(s: State, answer: int) -> Facts:
    return players_needed(s, answer // 2)


def not_just_built(s: State) -> int:
    return ALL_SITES & ~city_sites(CARD_CITY[s.card]) | MOVE_NOTHING


def not_scored(s: State) -> int:
    return ALL_SITES & ~s.scored | MOVE_NOTHING


def own_floor_in_city(s: State) -> int:
    return s.presence[s.player] | MOVE_NOTHING


def floors_in_city(s: State, answer: int) -> Facts:
    """None of them belongs to the player."""
    city = answer // 2
    return city_facts("city", city) | {
        "has": 0,
        "needs": 1,
        "floors": s.height[2 * city] + s.height[2 * city + 1],
    }


def tower_stands(s: State) -> int:
    return s.raised | MOVE_NOTHING


def city_of_site(_s: State, answer: int) -> Facts:
    return city_facts("city", answer // 2) | {"side": f"side-{SIDES[answer & 1]}"}


def movable(s: State) -> int:
    """P3.5: the towers whose top floor may be moved; MOVE is void if there are none."""
    return not_just_built(s) & not_scored(s) & own_floor_in_city(s) & tower_stands(s) & ALL_SITES


def move(s: State, site: int) -> None:
    """P3.5: the top floor of a tower, of any player, goes on top of the other tower or on its empty site."""
    if site == PASS:
        tell(Event.MOVED_NOTHING, s.player)
    else:
        s.height[site] -= 1
        level = 1 << s.height[site]
        if s.height[site] == 0:
            s.raised ^= 1 << site
        owner = 0
        while s.floors[site][owner] & level == 0:
            owner += 1
        s.floors[site][owner] ^= level
        put_floor(s, site ^ 1, owner)
        tell(Event.MOVED, s.player, owner, site // 2, site & 1 ^ 1, s.height[site ^ 1])
    ask_to_take(s)


def put_floor(s: State, site: int, owner: int) -> None:
    s.floors[site][owner] |= 1 << s.height[site]
    s.height[site] += 1
    s.raised |= 1 << site


ASK_MOVE: Final = Question(
    Ask.MOVE,
    "P3.5",
    SITES + 1,
    limits=(
        Limit("P2.1", "city-not-in-play", city_in_play, players_needed_there),
        Limit("P3.5", "just-built-there", not_just_built, city_of_site),
        Limit("P3.5", "city-scored", not_scored, city_of_site),
        Limit("P3.5", "no-own-floor", own_floor_in_city, floors_in_city),
        Limit("P3.5", "no-tower", tower_stands, city_of_site),
    ),
    act=move,
)
