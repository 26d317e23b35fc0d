"""What must hold at every step of every game; the soak test asks it inside the accelerated loop."""

from __future__ import annotations

from enum import IntEnum

from .state import Ask, State, city_sites
from .tables import (
    CARD_CITY,
    CARD_CRESTS,
    CARD_TWIN,
    CARDS,
    CARDS_IN_PLAY,
    CITY_FLOORS,
    HAND,
    NO_TWIN,
    NONE,
    SUPPLY,
    TURNS,
)


class Fault(IntEnum):
    """What was found broken, with the paragraph that says so."""

    NOTHING = 0
    CARDS_NOT_CONSERVED = 1  # P1.1
    FLOORS_NOT_CONSERVED = 2  # P1.2
    CITY_TOO_HIGH = 3  # P3.2
    EMPTY_SITE_IN_FULL_CITY = 4  # P3.3
    TILE_ASTRAY = 5  # P3.4
    CRESTS_NOT_MISSING_FLOORS = 6  # P3.1
    SETS_OUT_OF_DATE = 7
    WRONG_HAND = 8  # P5.1
    WRONG_NUMBER_OF_TURNS = 9  # P5.1


def audit(s: State) -> int:
    """The first fault found, or NOTHING."""
    if not cards_conserved(s):
        return Fault.CARDS_NOT_CONSERVED
    if not floors_conserved(s):
        return Fault.FLOORS_NOT_CONSERVED
    for city in range(s.cities):
        fault = audit_city(s, city)
        if fault != Fault.NOTHING:
            return fault
    if not sets_up_to_date(s):
        return Fault.SETS_OUT_OF_DATE
    if s.ask >= Ask.PLAY:
        for player in range(s.players):
            if s.hand[player].bit_count() > HAND or s.undisclosed[player] & ~s.hand[player]:
                return Fault.WRONG_HAND
            if s.ask == Ask.OVER and s.pile[player].bit_count() != TURNS[s.players]:
                return Fault.WRONG_NUMBER_OF_TURNS
    return Fault.NOTHING


def copies(s: State, card: int) -> int:
    """How many cards of a kind lie anywhere."""
    found = (s.stock >> card & 1) + (s.stock >> CARD_TWIN[card] & 1)
    for player in range(s.players):
        found += (s.hand[player] >> card & 1) + (s.hand[player] >> CARD_TWIN[card] & 1)
        found += (s.pile[player] >> card & 1) + (s.pile[player] >> CARD_TWIN[card] & 1)
    for city in range(s.cities):
        found += s.offer[city] == card
    return found


def cards_conserved(s: State) -> bool:
    for card in range(CARDS):
        expected = CARDS_IN_PLAY[s.players] >> card & 1
        if expected and CARD_TWIN[card] != NO_TWIN:
            expected = 2
        if copies(s, card) != expected:
            return False
    return True


def floors_conserved(s: State) -> bool:
    for player in range(s.players):
        floors = s.supply[player]
        for site in range(2 * s.cities):
            floors += s.floors[site][player].bit_count()
        if floors != SUPPLY[s.players] or s.supply[player] < 0:
            return False
    return True


def audit_city(s: State, city: int) -> int:
    left = s.height[2 * city]
    right = s.height[2 * city + 1]
    if left + right > CITY_FLOORS[city]:
        return Fault.CITY_TOO_HIGH
    complete = left + right == CITY_FLOORS[city]
    if complete and (left == 0 or right == 0):
        return Fault.EMPTY_SITE_IN_FULL_CITY
    if (s.scored & city_sites(city) != 0) != complete:
        return Fault.TILE_ASTRAY
    for tile in range(2 * city, 2 * city + 2):
        owners = 0
        for player in range(s.players):
            owners += s.tiles[player] >> tile & 1
        if owners != complete:
            return Fault.TILE_ASTRAY
    if left + right + unbuilt_crests(s, city) != CITY_FLOORS[city]:
        return Fault.CRESTS_NOT_MISSING_FLOORS
    return Fault.NOTHING


def unbuilt_crests(s: State, city: int) -> int:
    """Crests of a city on cards that have not been built with."""
    crests = 0
    for card in range(CARDS):
        if CARD_CITY[card] == city:
            built = 0
            for player in range(s.players):
                built += (s.pile[player] >> card & 1) + (s.pile[player] >> CARD_TWIN[card] & 1)
            if s.ask == Ask.BUILD and s.card == card:
                built -= 1
            crests += CARD_CRESTS[card] * (copies(s, card) - built)
    return crests


def sets_up_to_date(s: State) -> bool:
    """The sets kept for speed agree with what they stand for."""
    for city in range(s.cities):
        if (s.offered >> city & 1) != (s.offer[city] != NONE):
            return False
        for player in range(s.players):
            here = s.floors[2 * city][player] | s.floors[2 * city + 1][player]
            if (s.presence[player] & city_sites(city) != 0) != (here != 0):
                return False
    for site in range(2 * s.cities):
        levels = 0
        for player in range(s.players):
            if levels & s.floors[site][player]:
                return False
            levels |= s.floors[site][player]
        if levels != (1 << s.height[site]) - 1 or (s.raised >> site & 1) != (levels != 0):
            return False
    return True
