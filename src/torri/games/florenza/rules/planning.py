"""L5.3 B: plan a building."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import BUILDINGS, FIELDS
from .setting_up import tiles_left, tiles_of_kind
from .turn import ALL_ACTIONS, PLAN, next_turn


def some_field(s: State) -> int:
    full = s.built[s.actor] + s.sites[s.actor] == FIELDS
    return ALL_ACTIONS & ~(1 << PLAN) if full else ALL_ACTIONS


def fields_taken(s: State, _answer: int) -> Facts:
    return {"has": s.built[s.actor] + s.sites[s.actor], "needs": FIELDS}


def plan(s: State, kind: int) -> None:
    """On the lowest field without a tile."""
    seat = s.actor
    field = s.built[seat] + s.sites[seat]
    s.workers[seat] -= 1
    s.tiles[kind] -= 1
    s.lot[seat][field] = kind
    s.sites[seat] += 1
    tell(Event.PLANNED, seat, kind, field)
    next_turn(s)


ASK_PLAN: Final = Question(
    Ask.PLAN,
    "L5.3",
    BUILDINGS,
    limits=(Limit("L1.3", "no-tile-left", tiles_left, tiles_of_kind),),
    act=plan,
)
