"""How good a position is for a player, in the terms of the game: tiles won and in sight, heads, cards in hand."""

from __future__ import annotations

from enum import IntEnum
from math import comb
from typing import Final

from torri.engine.bits import set_of
from torri.engine.piles import with_card
from torri.engine.weights import read_weights

from .duels import CITY_DUEL, DUEL_BEGIN, DUEL_WORTH, MELEE_WORTH, MOST_FLOORS, POINT, TOWER
from .rules.building import build, no_site_left_empty, one_floor_a_crest
from .state import Ask, State
from .tables import (
    ANY,
    BIT_CARD,
    CARD_ACTION,
    CARD_BITS,
    CARD_CITY,
    CARD_CRESTS,
    CARDS_IN_PLAY,
    CITY_DOUBLE,
    CITY_FLOORS,
    CITY_SINGLE,
    HEAD_DOUBLE,
    HEAD_POINTS,
    HEAD_SET,
    HEAD_SINGLE,
    HEADS,
    MOVE,
    NONE,
    PLAYERS,
    TILE_POINTS,
    TWO_CRESTS,
)


class Weight(IntEnum):
    """What the evaluation weighs."""

    DENIAL = 0
    SPREAD = 1
    TEMPO = 2
    FREE_MOVE = 3
    FREE_CHOICE = 4
    HEADS_TO_COME = 5
    DISTANCE = 6
    TWO_CRESTS_IN_HAND = 7
    MOVE_IN_HAND = 8
    MOVE_PER_CITY = 9
    ANY_IN_HAND = 10


WEIGHTS: Final = read_weights(__package__, Weight)
DUEL_PLAYERS: Final = 2
HEAD_BITS: Final = 8  # of one kind of head, where all kinds are packed in one int
ONE_KIND: Final = (1 << HEAD_BITS) - 1


def _with_action(action: int) -> int:
    return set_of(bit for bit, card in enumerate(BIT_CARD) if CARD_ACTION[card] == action)


MOVE_CARDS: Final = _with_action(MOVE)
ANY_CARDS: Final = _with_action(ANY)
DOUBLE_CARDS: Final = set_of(bit for bit, card in enumerate(BIT_CARD) if CARD_CRESTS[card] == TWO_CRESTS)


def heads_in(pile: int) -> int:
    """The heads on the cards of a pile, all kinds in one int."""
    heads = 0
    for head in range(len(HEADS)):
        count = (pile & HEAD_SINGLE[head]).bit_count() + 2 * (pile & HEAD_DOUBLE[head]).bit_count()
        heads += count << HEAD_BITS * head
    return heads


HEADS_IN_PLAY: Final[list[int]] = [heads_in(cards) for cards in CARDS_IN_PLAY]
MOST_HEADS: Final = max(heads >> HEAD_BITS * head & ONE_KIND for heads in HEADS_IN_PLAY for head in range(len(HEADS)))


def _sets_worth(heads: int, to_come: int, players: int) -> int:
    """What heads will bring if everybody has the same chance of getting each of those to come."""
    worth = 0.0
    for more in range(to_come + 1):
        chance = comb(to_come, more) * (players - 1) ** (to_come - more) / players**to_come
        worth += chance * ((heads + more) // HEAD_SET)
    return round(POINT * HEAD_POINTS * worth)


SETS_WORTH: Final[list[list[list[int]]]] = [
    [
        [_sets_worth(heads, to_come, max(players, 1)) for to_come in range(MOST_HEADS + 1)]
        for heads in range(MOST_HEADS + 1)
    ]
    for players in range(PLAYERS + 1)
]


def evaluate(s: State, weights: list[int], values: list[int]) -> None:
    """What each seat will probably end with."""
    if s.ask == Ask.BUILD:
        build(s, best_sites(s))
    if s.ask in (Ask.MOVE, Ask.TAKE):
        take_if_forced(s)
    to_come = heads_to_come(s)
    for seat in range(s.players):
        values[seat] = tiles_won(s, seat) + heads_value(s, seat, to_come, weights) + hand_value(s, seat, weights)
    for city in range(s.cities):
        if s.scored >> 2 * city & 1 == 0:
            if s.players == DUEL_PLAYERS:
                add_duel(s, city, weights, values)
            else:
                add_claims(s, city, weights, values)
    if s.ask == Ask.MOVE:
        add_gain(s, s.player, weights[Weight.FREE_MOVE], values)
    if s.ask == Ask.TAKE:
        add_gain(s, s.player, weights[Weight.FREE_CHOICE], values)
    if s.offered != 0:
        on_turn = s.player if s.ask == Ask.PLAY else (s.player + 1) % s.players
        add_gain(s, on_turn, weights[Weight.TEMPO], values)


# P3 What is left of a turn


def best_sites(s: State) -> int:
    """P3.2: where the player will build; the answer that claims most of the city's tiles."""
    city = CARD_CITY[s.card]
    crests = CARD_CRESTS[s.card]
    options = one_floor_a_crest(s) & no_site_left_empty(s)
    best = 0
    most = -1
    for on_right in range(crests + 1):
        if options >> on_right & 1:
            raise_tower(s, 2 * city, crests - on_right)
            raise_tower(s, 2 * city + 1, on_right)
            worth = claim(s, city, s.player)
            lower_tower(s, 2 * city, crests - on_right)
            lower_tower(s, 2 * city + 1, on_right)
            if worth > most:
                most = worth
                best = on_right
    return best


def raise_tower(s: State, site: int, floors: int) -> None:
    s.floors[site][s.player] |= (1 << floors) - 1 << s.height[site]
    s.height[site] += floors


def lower_tower(s: State, site: int, floors: int) -> None:
    s.height[site] -= floors
    s.floors[site][s.player] &= (1 << s.height[site]) - 1


def take_if_forced(s: State) -> None:
    """P3.6: where there is no choice, the card counts as taken."""
    city = CARD_CITY[s.card]
    if CARD_ACTION[s.card] != ANY and s.offered >> city & 1:
        s.hand[s.player] = with_card(s.hand[s.player], s.offer[city], CARD_BITS)
        s.offered ^= 1 << city
        if s.ask == Ask.TAKE:
            s.ask = Ask.LAY_OUT


def add_gain(s: State, seat: int, gain: int, values: list[int]) -> None:
    """What a player is about to gain is taken off the others' prospects."""
    for other in range(s.players):
        values[other] -= gain // (s.players - 1)
    values[seat] += gain + gain // (s.players - 1)


# P5.2 Heads


def heads_to_come(s: State) -> int:
    """The heads that lie in nobody's hand or pile, all kinds in one int."""
    to_come = HEADS_IN_PLAY[s.players]
    for seat in range(s.players):
        to_come -= heads_in(s.hand[seat])
        for head in range(len(HEADS)):
            to_come -= s.heads[seat][head] << HEAD_BITS * head
    return to_come


def heads_value(s: State, seat: int, to_come: int, weights: list[int]) -> int:
    """All cards in hand will be played, so their heads are as good as those played."""
    in_hand = heads_in(s.hand[seat])
    value = 0
    for head in range(len(HEADS)):
        count = s.heads[seat][head] + (in_hand >> HEAD_BITS * head & ONE_KIND)
        left = to_come >> HEAD_BITS * head & ONE_KIND
        now = SETS_WORTH[s.players][count][left]
        safe = POINT * HEAD_POINTS * (count // HEAD_SET)
        value += safe + (now - safe) * weights[Weight.HEADS_TO_COME] // 100
    return value


# P3.1 Cards in hand


def hand_value(s: State, seat: int, weights: list[int]) -> int:
    """What cards are good for beyond their heads and their floors."""
    hand = s.hand[seat]
    value = weights[Weight.TWO_CRESTS_IN_HAND] * (hand & DOUBLE_CARDS).bit_count()
    value += weights[Weight.ANY_IN_HAND] * (hand & ANY_CARDS).bit_count()
    if hand & MOVE_CARDS:
        value += (hand & MOVE_CARDS).bit_count() * move_value(s, seat, weights)
    return value


def move_value(s: State, seat: int, weights: list[int]) -> int:
    """P3.5: the more cities there are to choose from, the better is a MOVE."""
    cities = (s.presence[seat] & ~s.scored).bit_count() // 2
    return weights[Weight.MOVE_IN_HAND] + weights[Weight.MOVE_PER_CITY] * cities


# P4 Tiles


def tiles_won(s: State, seat: int) -> int:
    points = 0
    tiles = s.tiles[seat]
    while tiles != 0:
        points += TILE_POINTS[(tiles & -tiles).bit_length() - 1]
        tiles &= tiles - 1
    return POINT * points


def add_duel(s: State, city: int, weights: list[int], values: list[int]) -> None:
    """The tiles of a city that is not full, between two players."""
    tiles = POINT * (TILE_POINTS[2 * city] + TILE_POINTS[2 * city + 1])
    worth = duel(s, city, 0, 1, 1, crests_held(s, city))
    worth += (tiles // 2 - worth) * weights[Weight.DISTANCE] * floors_to_come(s, city) // 100
    values[0] += worth
    values[1] += tiles - worth


def add_claims(s: State, city: int, weights: list[int], values: list[int]) -> None:
    """The tiles of a city that is not full, among more players: what each could claim against the strongest rivals
    alone; a surplus or deficit is divided equally among all."""
    rest = POINT * (TILE_POINTS[2 * city] + TILE_POINTS[2 * city + 1])
    held = crests_held(s, city)
    certain = 100 - weights[Weight.DISTANCE] * floors_to_come(s, city)
    left = strongest(s, 2 * city, NONE)
    second_left = strongest(s, 2 * city, left)
    right = strongest(s, 2 * city + 1, NONE)
    second_right = strongest(s, 2 * city + 1, right)
    for seat in range(s.players):
        left_rival = second_left if seat == left else left
        right_rival = second_right if seat == right else right
        worth = duel(s, city, seat, left_rival, right_rival, held) * certain // 100
        values[seat] += worth
        rest -= worth
    for seat in range(s.players):
        values[seat] += rest // s.players


def claim(s: State, city: int, seat: int) -> int:
    """What a player may expect of the tiles of a city."""
    left_rival = strongest(s, 2 * city, seat)
    right_rival = strongest(s, 2 * city + 1, seat)
    return duel(s, city, seat, left_rival, right_rival, crests_held(s, city))


def duel(s: State, city: int, seat: int, left_rival: int, right_rival: int, held: int) -> int:
    """What a player may expect of the tiles of a city against a rival in each of its towers."""
    left = tower_of_two(s, 2 * city, seat, left_rival)
    right = tower_of_two(s, 2 * city + 1, seat, right_rival)
    own = crests_in(s.hand[seat], city)
    place = DUEL_BEGIN[CITY_DUEL[city]][left][right] + own * (floors_to_come(s, city) + 1) + held - own
    return DUEL_WORTH[place] if s.players == DUEL_PLAYERS else MELEE_WORTH[place]


def floors_to_come(s: State, city: int) -> int:
    return CITY_FLOORS[city] - s.height[2 * city] - s.height[2 * city + 1]


def strongest(s: State, site: int, but: int) -> int:
    """P4.1: the player, leaving one out, who would win a tower as it stands."""
    winner = 0 if but != 0 else 1
    best = 0
    for seat in range(s.players):
        levels = s.floors[site][seat]
        standing = levels.bit_count() * 16 + levels.bit_length()
        if standing > best and seat != but:
            best = standing
            winner = seat
    return winner


def tower_of_two(s: State, site: int, seat: int, rival: int) -> int:
    """The number of a tower, for one player against another."""
    levels = s.floors[site][seat]
    others = s.floors[site][rival]
    return TOWER[s.height[site]][levels.bit_count() - others.bit_count() + MOST_FLOORS][int(levels > others)]


def crests_in(hand: int, city: int) -> int:
    """The floors of a city that a player is sure to build, as all cards in hand will be played."""
    return (hand & CITY_SINGLE[city]).bit_count() + 2 * (hand & CITY_DOUBLE[city]).bit_count()


def crests_held(s: State, city: int) -> int:
    """By all players together."""
    held = 0
    for seat in range(s.players):
        held += crests_in(s.hand[seat], city)
    return held
