"""L5.2 A: occupy a building; lots are numbered through, eight to a seat."""

from __future__ import annotations

from typing import Final

from torri.engine.errors import Facts
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, building_facts
from ..state import Ask, State
from ..tables import FIELDS, HOMES, LOWEST_PRESTIGE, NONE, PLAYERS
from .goods import add_prestige
from .turn import ALL_ACTIONS, OCCUPY, next_turn

ALL_LOTS: Final = (1 << PLAYERS * FIELDS) - 1


def finished(s: State) -> int:
    lots = 0
    for seat in range(s.players):
        lots |= (1 << s.built[seat]) - 1 << FIELDS * seat
    return lots


def not_a_home(s: State) -> int:
    lots = ALL_LOTS
    for seat in range(s.players):
        for field in range(s.built[seat]):
            if HOMES >> s.lot[seat][field] & 1:
                lots &= ~(1 << FIELDS * seat + field)
    return lots


def unoccupied(s: State) -> int:
    lots = ALL_LOTS
    for seat in range(s.players):
        for field in range(s.built[seat]):
            if s.occupant[seat][field] != NONE:
                lots &= ~(1 << FIELDS * seat + field)
    return lots


def lot_named(s: State, answer: int) -> Facts:
    """A field of a district: what stands on it, and whose it is."""
    owner, field = answer // FIELDS, answer % FIELDS
    facts: Facts = {"field": field + 1, "has": owner + 1, "needs": s.players, "own": int(owner == s.actor)}
    facts |= {"there": int(owner < s.players), "other_seat": owner}
    if owner < s.players and s.lot[owner][field] != NONE:
        facts |= building_facts("building", s.lot[owner][field]) | {"planned": int(field >= s.built[owner])}
        occupant = s.occupant[owner][field]
        if occupant != NONE:
            facts |= {"occupant_seat": occupant, "occupant_own": int(occupant == s.actor)}
    return facts


def prestige_to_pay(s: State) -> int:
    """At the lowest prestige only own buildings."""
    if s.prestige[s.actor] > LOWEST_PRESTIGE:
        return ALL_LOTS
    return (1 << FIELDS) - 1 << FIELDS * s.actor


def prestige_needed(s: State, answer: int) -> Facts:
    return {"has": s.prestige[s.actor], "needs": LOWEST_PRESTIGE + 1, "other_seat": answer // FIELDS}


def some_building(s: State) -> int:
    lots = finished(s) & not_a_home(s) & unoccupied(s) & prestige_to_pay(s)
    return ALL_ACTIONS if lots else ALL_ACTIONS & ~(1 << OCCUPY)


def buildings_to_occupy(s: State, _answer: int) -> Facts:
    """Why no building can be used: how many are not homes, and how many of these are free; all of those belong to
    others.
    """
    standing = finished(s) & not_a_home(s)
    free = standing & unoccupied(s)
    return {"buildings": standing.bit_count(), "free": free.bit_count(), "has": s.prestige[s.actor]}


def occupy(s: State, lot: int) -> None:
    """Another's building costs 1 prestige, which its owner gains."""
    seat = s.actor
    owner, field = lot // FIELDS, lot % FIELDS
    s.workers[seat] -= 1
    s.occupant[owner][field] = seat
    if owner == seat:
        tell(Event.OCCUPIED_OWN, seat, s.lot[owner][field], field)
    else:
        add_prestige(s, seat, -1)
        add_prestige(s, owner, 1)
        tell(Event.OCCUPIED, seat, s.lot[owner][field], owner, field)
    next_turn(s)


ASK_OCCUPY: Final = Question(
    Ask.OCCUPY,
    "L5.2",
    PLAYERS * FIELDS,
    limits=(
        Limit("L5.2", "no-building-there", finished, lot_named),
        Limit("L5.2", "home", not_a_home, lot_named),
        Limit("L5.2", "occupied", unoccupied, lot_named),
        Limit("L5.2", "lowest-prestige", prestige_to_pay, prestige_needed),
    ),
    act=occupy,
)
