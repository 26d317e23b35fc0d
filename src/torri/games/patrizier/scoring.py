"""P4 and P5: who holds a tower, and the points."""

from __future__ import annotations

from collections.abc import Sequence

from torri.engine.telling import book, tell

from .events import Entry, Event
from .state import State, city_sites
from .tables import HEAD_POINTS, HEAD_SET, HEADS, NONE, SITES, TILE_POINTS


def majority(s: State, site: int) -> int:
    """P4.1: the player with most floors of a tower; of those tied, whose topmost floor lies higher."""
    winner = NONE
    best = 0
    for player in range(s.players):
        levels = s.floors[site][player]
        standing = levels.bit_count() * 16 + levels.bit_length()
        if standing > best:
            best = standing
            winner = player
    return winner


def higher_site(s: State, city: int) -> int:
    """P4.1: the site of the higher tower of a full city (its floors are odd: no two towers are equal)."""
    return 2 * city + (s.height[2 * city] < s.height[2 * city + 1])


def score_city(s: State, city: int) -> None:
    """P3.4, P4.1: the higher tower wins the higher tile, the lower tower the lower one."""
    site = higher_site(s, city)
    s.scored |= city_sites(city)
    for tile in range(2 * city, 2 * city + 2):
        winner = majority(s, site)
        s.tiles[winner] |= 1 << tile
        tell(Event.TILE_WON, winner, city, TILE_POINTS[tile])
        site ^= 1


def score(s: State, player: int) -> int:
    return worth(s.tiles[player], s.heads[player])


def worth(tiles: int, heads: Sequence[int]) -> int:
    """P5.3: the points of the tiles won and of the heads among the cards played."""
    points = 0
    for tile in range(SITES):
        if tiles >> tile & 1:
            points += book(TILE_POINTS[tile], Entry.LOWER_TOWER if tile & 1 else Entry.HIGHER_TOWER, tile // 2)
    for head in range(len(HEADS)):
        count = heads[head]
        points += book(count // HEAD_SET * HEAD_POINTS, Entry.HEADS, head, count)  # P5.2
    return points


def rank(s: State, player: int) -> int:
    """P5.3: points, then floors left in the supply; the highest rank wins, equal ranks share the win."""
    return score(s, player) * 64 + s.supply[player]
