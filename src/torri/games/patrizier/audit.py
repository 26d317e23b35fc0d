"""What must hold at every step of every game; the soak test checks it inside the accelerated loop."""

from __future__ import annotations

from enum import IntEnum

from torri.engine.questions import NATURE

from .state import Ask, State, city_sites
from .tables import (
    ALL_KINDS,
    BIT_CARD,
    CARD_ACTION,
    CARD_CITY,
    CARD_CRESTS,
    CARDS_IN_PLAY,
    CITY_DOUBLE,
    CITY_FLOORS,
    CITY_SINGLE,
    HAND,
    HEAD_DOUBLE,
    HEAD_SINGLE,
    HEADS,
    MOVE,
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
    WRONG_QUESTION = 10  # P3
    HEADS_MISCOUNTED = 11  # P5.2
    TURN_OUT_OF_ORDER = 12  # P2.4


def audit(s: State) -> int:
    """The first fault found, or NOTHING; every number is in the range that its field declares."""
    if not question_fits(s):
        return Fault.WRONG_QUESTION
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
    for player in range(s.players):
        if s.hand[player].bit_count() != hand_size(s, player) or not undisclosed_in_hand(s, player):
            return Fault.WRONG_HAND
        if not heads_counted(s, player):
            return Fault.HEADS_MISCOUNTED
        if s.ask == Ask.OVER and s.pile[player].bit_count() != TURNS[s.players]:
            return Fault.WRONG_NUMBER_OF_TURNS
    if not turns_in_order(s):
        return Fault.TURN_OUT_OF_ORDER
    return Fault.NOTHING


def question_fits(s: State) -> bool:
    """The question is put to the right actor, and what it asks about is there."""
    if s.actor != (NATURE if s.ask < Ask.PLAY or s.ask == Ask.OVER else s.player):
        return False
    if s.card == NONE and s.ask < Ask.PLAY:
        return set_up_in_order(s)
    if s.ask in (Ask.PLAY, Ask.OVER):
        return s.card == NONE and (s.ask == Ask.OVER or s.hand[s.player] != 0)
    if s.card == NONE or s.card != s.top[s.player]:
        return False
    if s.ask == Ask.MOVE:
        return CARD_ACTION[s.card] == MOVE
    if s.ask == Ask.TAKE:
        return s.offered != 0
    if s.ask == Ask.LAY_OUT:
        return s.offer[s.space] == NONE and s.stock != 0
    return s.ask == Ask.BUILD


def set_up_in_order(s: State) -> bool:
    """P2.2, P2.3: hands first, then the row from the first city on."""
    if s.ask == Ask.DEAL:
        return s.space == 0 and s.offered == 0
    last = s.ask == Ask.START  # the row is full
    return s.player == 0 and s.offered == (1 << s.space + last) - 1 and (not last or s.space == s.cities - 1)


def hand_size(s: State, player: int) -> int:
    """P2.2, P5.1: three cards, fewer only while dealing, between playing and taking, and in the last three turns."""
    if s.ask == Ask.DEAL:
        if player == s.player:
            return min(s.hand[player].bit_count(), HAND - 1)
        return HAND if player < s.player else 0
    left = TURNS[s.players] - s.pile[player].bit_count()
    if player == s.player and Ask.BUILD <= s.ask <= Ask.TAKE:
        return min(HAND, left + 1) - 1
    return min(HAND, left)


def undisclosed_in_hand(s: State, player: int) -> bool:
    """P7.1: start cards in hand; all cards of a hand before its first turn."""
    if s.pile[player] == 0:
        return s.undisclosed[player] == s.hand[player]
    return s.undisclosed[player] & ~s.hand[player] == 0


def turns_in_order(s: State) -> bool:
    """P2.4: clockwise from the player who plays next, nobody has had fewer turns, and nobody more than one more."""
    setting_up = s.card == NONE and s.ask < Ask.PLAY  # nobody has had a turn
    following = s.player if s.ask == Ask.PLAY else s.player + 1
    fewest = s.pile[following % s.players].bit_count()
    if setting_up and fewest != 0:
        return False
    more = 0
    for step in range(s.players):
        turns = s.pile[(following + step) % s.players].bit_count() - fewest
        if turns < more or turns > 1 or (setting_up and turns != 0):
            return False
        more = turns
    return True


def heads_counted(s: State, player: int) -> bool:
    """The heads are those of the cards played, and the top card is one of them."""
    pile = s.pile[player]
    for head in range(len(HEADS)):
        found = (pile & HEAD_SINGLE[head]).bit_count() + 2 * (pile & HEAD_DOUBLE[head]).bit_count()
        if found != s.heads[player][head]:
            return False
    return pile == 0 if s.top[player] == NONE else pile >> s.top[player] & 1 != 0


def cards_conserved(s: State) -> bool:
    """Every card lies in exactly one place: all places together hold each kind once, or twice if it has a twin."""
    once = s.stock & ALL_KINDS
    twice = twins_in(s.stock)
    number = s.stock.bit_count()
    for player in range(s.players):
        for pile in range(2):
            cards = s.pile[player] if pile else s.hand[player]
            twice |= once & cards & ALL_KINDS | twins_in(cards)
            once |= cards & ALL_KINDS
            number += cards.bit_count()
    for city in range(s.cities):
        if s.offer[city] != NONE:
            twice |= once & 1 << s.offer[city]
            once |= 1 << s.offer[city]
            number += 1
    in_play = CARDS_IN_PLAY[s.players]
    return once == in_play & ALL_KINDS and twice == twins_in(in_play) and number == in_play.bit_count()


def twins_in(cards: int) -> int:
    """The kinds of which a pile holds two."""
    kinds = 0
    twins = cards & ~ALL_KINDS
    while twins != 0:
        kinds |= 1 << BIT_CARD[twins.bit_length() - 1]
        twins ^= 1 << twins.bit_length() - 1
    return kinds


def floors_conserved(s: State) -> bool:
    for player in range(s.players):
        floors = s.supply[player]
        for site in range(2 * s.cities):
            floors += s.floors[site][player].bit_count()
        if floors != SUPPLY[s.players]:
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
    if s.scored & city_sites(city) != (city_sites(city) if complete else 0):
        return Fault.TILE_ASTRAY
    for tile in range(2 * city, 2 * city + 2):
        owners = 0
        for player in range(s.players):
            owners += s.tiles[player] >> tile & 1
        if owners != complete:
            return Fault.TILE_ASTRAY
    if left + right != crests_built(s, city):
        return Fault.CRESTS_NOT_MISSING_FLOORS
    return Fault.NOTHING


def crests_built(s: State, city: int) -> int:
    """Crests of a city on the cards that have been built with."""
    crests = 0
    for player in range(s.players):
        crests += (s.pile[player] & CITY_SINGLE[city]).bit_count() + 2 * (
            s.pile[player] & CITY_DOUBLE[city]
        ).bit_count()
    if s.ask == Ask.BUILD and CARD_CITY[s.card] == city:
        crests -= CARD_CRESTS[s.card]
    return crests


def sets_up_to_date(s: State) -> bool:
    """The sets kept for speed agree with the state."""
    for city in range(s.cities):
        if (s.offered >> city & 1) != (s.offer[city] != NONE):
            return False
        for player in range(s.players):
            here = s.floors[2 * city][player] | s.floors[2 * city + 1][player]
            if s.presence[player] & city_sites(city) != (city_sites(city) if here else 0):
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
