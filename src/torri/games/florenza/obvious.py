"""Questions that are no decision: their answer costs nothing and only gives."""

from __future__ import annotations

from .rules.district import YES, building_here
from .state import Ask, State
from .tables import BISHOP, NONE, OUTPUT, PRESTIGE, USE_COST


def obvious(s: State) -> int:
    """L7.2: a building whose use is free gives cubes, florins or a choice of them, and nothing limits what a family may
    have. Where it gives points it is asked: they can decide who is named to an office (L9)."""
    if s.ask != Ask.USE:
        return NONE
    kind = building_here(s)
    costs = any(USE_COST[kind])
    points = OUTPUT[kind][PRESTIGE] or OUTPUT[kind][BISHOP]
    return NONE if costs or points else YES
