"""L11: the final score."""

from __future__ import annotations

from torri.engine.counts import total
from torri.engine.telling import book

from .events import Entry
from .state import Ask, State
from .tables import (
    BISHOP_POINTS,
    CAPTAIN_POINTS,
    CHIESA,
    CUBES_A_POINT,
    EMPTY_FIELD,
    FIELDS,
    FLORINS_A_POINT,
    NO_CHIESA,
    NO_PALAZZO,
    PALAZZO,
    UNCOMPLETED,
)


def score(s: State, player: int) -> int:
    """Certificates and prestige as they stand; offices, goods and gaps count when the game is over."""
    points = book(s.certificates[player], Entry.CERTIFICATES)
    points += book(s.prestige[player], Entry.PRESTIGE)
    if s.ask == Ask.OVER:
        points += final_score(s, player)
    return points


def final_score(s: State, player: int) -> int:
    points = 0
    if s.captain == player:
        points += book(CAPTAIN_POINTS, Entry.CAPTAIN)
    if s.bishop == player:
        points += book(BISHOP_POINTS, Entry.BISHOP)
    cubes = total(s.cubes[player])
    points += book(cubes // CUBES_A_POINT, Entry.CUBES, cubes)
    points += book(s.florins[player] // FLORINS_A_POINT, Entry.FLORINS, s.florins[player])
    empty = FIELDS - s.built[player]
    points += book(-empty * EMPTY_FIELD, Entry.EMPTY_FIELDS, empty)
    palazzo = (PALAZZO & ~s.works[player]).bit_count()
    chiesa = (CHIESA & ~s.works[player]).bit_count()
    points += book(-palazzo * UNCOMPLETED, Entry.PALAZZO_UNCOMPLETED, palazzo)
    points += book(-chiesa * UNCOMPLETED, Entry.CHIESA_UNCOMPLETED, chiesa)
    if not s.works[player] & PALAZZO:
        points += book(-NO_PALAZZO, Entry.NO_PALAZZO)
    if not s.works[player] & CHIESA:
        points += book(-NO_CHIESA, Entry.NO_CHIESA)
    return points


def rank(s: State, player: int) -> int:
    """L11.2: ties go to most cubes, then most florins, then are shared; before the end they stand."""
    points = score(s, player)
    if s.ask != Ask.OVER:
        return points
    return (points * 128 + total(s.cubes[player])) * (1 << 32) + s.florins[player]
