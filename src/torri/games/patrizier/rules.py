"""P2 and P3: the rules in the order of the rulebook: what each allows, and what an answer does."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature, ask_seat
from torri.engine.piles import copies_in, with_card, without_card
from torri.engine.telling import tell

from .events import Event
from .scoring import score_city
from .state import Ask, State, city_sites
from .tables import (
    ANY,
    CARD_ACTION,
    CARD_BITS,
    CARD_CITY,
    CARD_CRESTS,
    CARD_HEAD,
    CARD_HEADS,
    CITIES,
    CITY_FLOORS,
    HAND,
    KINDS,
    MOVE,
    NONE,
    PASS,
    SITES,
    START_CARDS,
    TWO_CRESTS,
)

ALL_CITIES: Final = (1 << CITIES) - 1
ALL_SITES: Final = (1 << SITES) - 1
MOVE_NOTHING: Final = 1 << PASS


def ask_player(s: State, question: int) -> None:
    ask_seat(s, s.player, question)


# P2 Set-up


def start_cards_left(s: State) -> int:
    return s.stock & START_CARDS


def deal(s: State, card: int) -> None:
    """P2.2: three start cards to each player, hidden."""
    s.stock = without_card(s.stock, card, CARD_BITS)
    s.hand[s.player] = with_card(s.hand[s.player], card, CARD_BITS)
    s.undisclosed[s.player] |= 1 << card
    tell(Event.DEALT, s.player, card)
    if s.hand[s.player].bit_count() == HAND:
        s.player += 1
        if s.player == s.players:
            s.player = 0
            ask_nature(s, Ask.LAY_OUT)


def kinds_in_stock(s: State) -> int:
    return s.stock & KINDS


def copies_in_stock(s: State, card: int) -> int:
    """Two cards of a kind are twice as likely to be on top."""
    return copies_in(s.stock, card, CARD_BITS)


def lay_out(s: State, card: int) -> None:
    """P2.3, P3.7: the top card of the stock is laid face up at the empty space."""
    s.stock = without_card(s.stock, card, CARD_BITS)
    s.offer[s.space] = card
    s.offered |= 1 << s.space
    tell(Event.LAID_OUT, s.space, card)
    if s.card != NONE:
        end_turn(s)
    elif s.space + 1 < s.cities:
        s.space += 1
    else:
        ask_nature(s, Ask.START)


def seats(s: State) -> int:
    return (1 << s.players) - 1


def start(s: State, seat: int) -> None:
    """P2.4: the start player is drawn."""
    s.player = seat
    tell(Event.STARTS, seat)
    ask_player(s, Ask.PLAY)


# P3.1 Play a card


def kinds_in_hand(s: State) -> int:
    return s.hand[s.player] & KINDS


def play(s: State, card: int) -> None:
    s.card = card
    s.hand[s.player] = without_card(s.hand[s.player], card, CARD_BITS)
    s.undisclosed[s.player] &= ~(1 << card)
    s.pile[s.player] = with_card(s.pile[s.player], card, CARD_BITS)
    s.top[s.player] = card
    if CARD_HEADS[card] != 0:
        s.heads[s.player][CARD_HEAD[card]] += CARD_HEADS[card]
    tell(Event.PLAYED, s.player, card)
    ask_player(s, Ask.BUILD)


# P3.2, P3.3 Build


def one_floor_a_crest(s: State) -> int:
    """P3.2: from none to all of the floors may go to the right site."""
    return (2 << CARD_CRESTS[s.card]) - 1


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


def put_floor(s: State, site: int, owner: int) -> None:
    s.floors[site][owner] |= 1 << s.height[site]
    s.height[site] += 1
    s.raised |= 1 << site


# P3.5 Move a floor


def city_in_play(s: State) -> int:
    return (1 << 2 * s.cities) - 1 | MOVE_NOTHING


def not_just_built(s: State) -> int:
    return ALL_SITES & ~city_sites(CARD_CITY[s.card]) | MOVE_NOTHING


def not_scored(s: State) -> int:
    return ALL_SITES & ~s.scored | MOVE_NOTHING


def own_floor_in_city(s: State) -> int:
    return s.presence[s.player] | MOVE_NOTHING


def tower_stands(s: State) -> int:
    return s.raised | MOVE_NOTHING


def movable(s: State) -> int:
    """The towers whose top floor may be moved; MOVE is void if there are none."""
    return not_just_built(s) & not_scored(s) & own_floor_in_city(s) & tower_stands(s) & ALL_SITES


def move(s: State, site: int) -> None:
    """The top floor of a tower, whosever it is, goes on top of the other tower or on its empty site."""
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


# P3.6 Take a card, P3.7 refill


def ask_to_take(s: State) -> None:
    """Must, if any card lies on the board."""
    if s.offered != 0:
        ask_player(s, Ask.TAKE)
    else:
        tell(Event.NOTHING_TO_TAKE, s.player)
        end_turn(s)


def card_lies_there(s: State) -> int:
    return s.offered


def where_built_unless_any(s: State) -> int:
    """Without ANY the card beside the city just built in, if one lies there."""
    here = 1 << CARD_CITY[s.card]
    if CARD_ACTION[s.card] == ANY or s.offered & here == 0:
        return ALL_CITIES
    return here


def take(s: State, city: int) -> None:
    card = s.offer[city]
    s.hand[s.player] = with_card(s.hand[s.player], card, CARD_BITS)
    s.offer[city] = NONE
    s.offered ^= 1 << city
    tell(Event.TAKEN, s.player, city, card)
    if s.stock != 0:
        s.space = city
        ask_nature(s, Ask.LAY_OUT)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    """P2.4: clockwise; P5.1: the game ends when no player holds a card."""
    s.card = NONE
    s.player = (s.player + 1) % s.players
    if s.hand[s.player] != 0:
        ask_player(s, Ask.PLAY)
    else:
        tell(Event.ENDED)
        ask_nature(s, Ask.OVER)
