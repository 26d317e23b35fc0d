"""P7: what a seat may know, what its table shows, and the worlds that agree with it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from torri.engine.bits import members
from torri.engine.piles import copies_in
from torri.engine.streams import member
from torri.engine.views import LastRound

from .scoring import worth
from .state import Ask, State
from .tables import (
    BIT_CARD,
    CARD_BITS,
    CARD_CODES,
    CARDS,
    CITIES,
    CITY_FLOORS,
    CITY_NAMES,
    NONE,
    START_CARDS,
    TILE_POINTS,
)
from .views import PatrizierCity, PatrizierPrivate, PatrizierSeat, PatrizierTable

CACHED_VIEWS: Final = 4_096  # of towers and piles: most do not change with an answer, and look the same to all
TILES: Final = [TILE_POINTS[2 * city : 2 * city + 2] for city in range(CITIES)]


def redeal(s: State, observer: int, stream: list[int]) -> None:
    """P7.1: deal again what the observer (a seat, or NONE) has not seen: undisclosed start cards and the stock.

    The stock has no order, so only its start cards can change places with the undisclosed ones.
    """
    unseen = s.stock & START_CARDS
    s.stock ^= unseen
    for player in range(s.players):
        if player != observer:
            unseen |= s.undisclosed[player]
    for player in range(s.players):
        if player != observer:
            cards = s.undisclosed[player].bit_count()
            s.hand[player] ^= s.undisclosed[player]
            s.undisclosed[player] = 0
            for _ in range(cards):
                card = 1 << member(stream, unseen)
                unseen ^= card
                s.undisclosed[player] |= card
            s.hand[player] |= s.undisclosed[player]
    s.stock |= unseen


def shown(s: State) -> PatrizierTable:
    """P7.2: what of the table everybody sees."""
    return {
        "turn": s.pile[s.player].bit_count() + (s.ask <= Ask.PLAY),
        "stock": s.stock.bit_count(),
        "last_round": _last_round(s),
        "playing": None if s.card == NONE else CARD_CODES[s.card],
        "space": CITY_NAMES[s.space] if s.ask == Ask.LAY_OUT else None,
        "cities": [_city(s, city) for city in range(s.cities)],
        "seats": [_player(s, player) for player in range(s.players)],
    }


def view(s: State, shown: PatrizierTable, seat: int | None, open: bool = False) -> PatrizierTable:
    """P7.2: the table as a seat sees it; None is a spectator. With `open` all hands and piles lie open."""
    table: PatrizierTable = {"unseen": unseen_cards(s, seat), **shown} if s.open_memory else shown.copy()
    seats: list[PatrizierSeat]
    if open or s.open_memory or s.ask == Ask.OVER:
        seats = [{**one, **_private(s, player, open or player == seat)} for player, one in enumerate(shown["seats"])]
    else:  # then nobody has anything to show
        seats = shown["seats"].copy()
        if seat is not None:
            seats[seat] = {**seats[seat], **_private(s, seat, True)}
    table["seats"] = seats
    return table


def _last_round(s: State) -> LastRound | None:
    """P3.6, P5.1: nothing is left to take: a turn is a card of the hand. Who has had this turn already comes first."""
    if s.stock or s.offered or s.ask == Ask.OVER:
        return None
    playing = s.card != NONE
    turns = [s.hand[player].bit_count() + (playing and player == s.player) for player in range(s.players)]
    first = next((seat for seat in range(s.players) if turns[seat] < turns[seat - 1]), s.player)
    return {"order": [(first + place) % s.players for place in range(s.players)], "turns": turns}


def _city(s: State, city: int) -> PatrizierCity:
    left, card = 2 * city, s.offer[city]
    scored = bool(s.scored >> left & 1)
    return {
        "name": CITY_NAMES[city],
        "floors": CITY_FLOORS[city],
        "towers": [_owners(*s.floors[left]), _owners(*s.floors[left + 1])],
        "tiles": [] if scored else TILES[city],
        "scored": scored,
        "card": None if card == NONE else CARD_CODES[card],
    }


@lru_cache(maxsize=CACHED_VIEWS)
def _owners(*floors: int) -> list[int]:
    """The owners of a tower's floors, bottom up."""
    owners = [NONE] * max(levels.bit_length() for levels in floors)
    for player, levels in enumerate(floors):
        if levels:
            for level in members(levels):
                owners[level] = player
    return owners


def _player(s: State, player: int) -> PatrizierSeat:
    return {
        "cards": s.hand[player].bit_count(),
        "supply": s.supply[player],
        "top": None if s.top[player] == NONE else CARD_CODES[s.top[player]],
        "played": s.pile[player].bit_count(),
        "tiles": s.tiles[player].bit_count(),
    }


def _private(s: State, player: int, own: bool) -> PatrizierPrivate:
    """What not everybody may look at: all of one's own things, and what others have to show."""
    if own:
        return _own(s.hand[player], s.pile[player], s.tiles[player], (*s.heads[player],))
    known: PatrizierPrivate = {}
    if s.open_memory:
        known["hand"] = _codes(s.hand[player] & ~s.undisclosed[player])
    if s.open_memory or s.ask == Ask.OVER:
        known |= _gathered(s.pile[player], s.tiles[player], (*s.heads[player],))
    return known


def _own(hand: int, pile: int, tiles: int, heads: tuple[int, ...]) -> PatrizierPrivate:
    return {"hand": _codes(hand)} | _gathered(pile, tiles, heads)


@lru_cache(maxsize=CACHED_VIEWS)
def _gathered(pile: int, tiles: int, heads: tuple[int, ...]) -> PatrizierPrivate:
    lady, redhat, beard = heads
    return {
        "pile": _codes(pile),
        "tiles_won": [{"city": CITY_NAMES[tile // 2], "points": TILE_POINTS[tile]} for tile in members(tiles)],
        "heads": {"lady": lady, "redhat": redhat, "beard": beard},
        "points": worth(tiles, heads),
    }


@lru_cache(maxsize=CACHED_VIEWS)
def _codes(pile: int) -> list[str]:
    """The cards of a pile, in the order of the cities."""
    return [CARD_CODES[card] for card in sorted([BIT_CARD[bit] for bit in members(pile)])]


def unseen_cards(s: State, seat: int | None) -> dict[str, int]:
    """P7.1: what could still lie in the stock or, of the start cards, in other hands; counted for the player."""
    unseen = s.stock
    for player in range(s.players):
        if player != seat:
            unseen |= s.undisclosed[player]
    return {CARD_CODES[card]: copies_in(unseen, card, CARD_BITS) for card in range(CARDS) if unseen >> card & 1}
