"""Positions of Patrizier laid out by hand, as a rulebook's examples are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import torri
from torri import Position
from torri.engine.piles import with_card, without_card
from torri.engine.questions import NATURE
from torri.games.patrizier.state import Ask, State, city_sites
from torri.games.patrizier.tables import (
    CARD_BITS,
    CARD_CODES,
    CARDS_IN_PLAY,
    CITIES_IN_PLAY,
    CITY_FLOORS,
    CITY_NAMES,
    SUPPLY,
)


def card(code: str) -> int:
    return CARD_CODES.index(code)


def city(name: str) -> int:
    return CITY_NAMES.index(name)


def site(name: str, side: str) -> int:
    return 2 * city(name) + "LR".index(side)


def position(
    players: int = 2,
    player: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    dealt: Mapping[int, Sequence[str]] | None = None,
    towers: Mapping[str, tuple[str, str]] | None = None,
    offers: Mapping[str, str] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    stock: Sequence[str] | None = None,
    scored: Sequence[str] = (),
    open_memory: bool = False,
) -> Position:
    """A player about to play a card. Towers are written bottom up with seats from 1: `("112", "2")`.

    `dealt` are start cards in hand that nobody else has seen; `hands` were taken openly. All other cards are in
    the stock, unless it is given.
    """
    s = State(players=players, cities=CITIES_IN_PLAY[players], player=player, ask=Ask.PLAY, actor=player)
    s.open_memory = int(open_memory)
    s.stock = CARDS_IN_PLAY[players]
    for seat in range(players):
        s.supply[seat] = SUPPLY[players]
        for code in [*(hands or {}).get(seat, ()), *(dealt or {}).get(seat, ())]:
            s.hand[seat] = with_card(s.hand[seat], card(code), CARD_BITS)
            s.stock = without_card(s.stock, card(code), CARD_BITS)
        for code in (dealt or {}).get(seat, ()):
            s.undisclosed[seat] |= 1 << card(code)
        for code in (piles or {}).get(seat, ()):
            s.pile[seat] = with_card(s.pile[seat], card(code), CARD_BITS)
            s.stock = without_card(s.stock, card(code), CARD_BITS)
            s.top[seat] = card(code)
    for name, code in (offers or {}).items():
        s.offer[city(name)] = card(code)
        s.offered |= 1 << city(name)
        s.stock = without_card(s.stock, card(code), CARD_BITS)
    for name, both in (towers or {}).items():
        for side, tower in zip("LR", both, strict=True):
            for level, owner in enumerate(tower):
                raise_floor(s, site(name, side), level, int(owner) - 1)
        assert s.height[site(name, "L")] + s.height[site(name, "R")] <= CITY_FLOORS[city(name)]
    for name in scored:
        s.scored |= city_sites(city(name))
    if stock is not None:
        s.stock = 0
        for code in stock:
            s.stock = with_card(s.stock, card(code), CARD_BITS)
    return Position(torri.game("patrizier"), s, {"open_memory": open_memory})


def raise_floor(s: State, where: int, level: int, owner: int) -> None:
    s.floors[where][owner] |= 1 << level
    s.height[where] = level + 1
    s.raised |= 1 << where
    s.presence[owner] |= city_sites(where // 2)
    s.supply[owner] -= 1


def tower(at: Position, name: str, side: str) -> str:
    """The owners of a tower, bottom up, seats from 1."""
    floors = at.state.floors[site(name, side)]
    height = at.state.height[site(name, side)]
    return "".join(str(1 + next(p for p in range(5) if floors[p] >> level & 1)) for level in range(height))


def asks_nature(at: Position) -> bool:
    return at.actor == NATURE
