"""L5: phase 4, workers are placed; occupying a building, planning one, the market."""

from __future__ import annotations

from torri.engine.asking import ask_seat
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import FIELDS, HOMES, LOWEST_PRESTIGE, NONE, PLAYERS
from .goods import add_prestige
from .market import begin_market

OCCUPY, PLAN, CREATE, MARKET, DONATE, PASS = range(6)  # L5.2 to L5.6, and L5.1
ALL_ACTIONS = 0b111111
ALL_LOTS = (1 << PLAYERS * FIELDS) - 1


def next_turn(s: State) -> None:
    """L5.1: round and round, one action at a time; who holds both offices takes two in a row."""
    seat = s.actor
    s.acted += 1
    again = s.both_offices_twice and s.acted == 1 and s.captain == seat and s.bishop == seat
    if again and still_in(s, seat):
        s.ask = Ask.ACTION
        return
    s.acted = 0
    for _ in range(s.players):
        s.place = (s.place + 1) % s.players
        if still_in(s, s.order[s.place]):
            ask_seat(s, s.order[s.place], Ask.ACTION)
            return
    begin_market(s)


def still_in(s: State, seat: int) -> bool:
    return s.workers[seat] > 0 and not s.passed >> seat & 1


def act(s: State, action: int) -> None:
    if action == OCCUPY:
        s.ask = Ask.OCCUPY
    elif action == PLAN:
        s.ask = Ask.PLAN
    elif action == CREATE:
        s.ask = Ask.CREATE
    elif action == MARKET:
        go_to_market(s)
    elif action == DONATE:
        s.ask = Ask.DONATE
    else:
        s.passed |= 1 << s.actor
        tell(Event.PASSED, s.actor)
        next_turn(s)


# L5.2 A: occupy a building; lots are numbered through, eight to a seat


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


def prestige_to_pay(s: State) -> int:
    """At the lowest prestige only own buildings."""
    if s.prestige[s.actor] > LOWEST_PRESTIGE:
        return ALL_LOTS
    return (1 << FIELDS) - 1 << FIELDS * s.actor


def some_building(s: State) -> int:
    lots = finished(s) & not_a_home(s) & unoccupied(s) & prestige_to_pay(s)
    return ALL_ACTIONS if lots else ALL_ACTIONS & ~(1 << OCCUPY)


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


# L5.3 B: plan a building


def some_field(s: State) -> int:
    full = s.built[s.actor] + s.sites[s.actor] == FIELDS
    return ALL_ACTIONS & ~(1 << PLAN) if full else ALL_ACTIONS


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


# L5.5 D: market


def market_once(s: State) -> int:
    return ALL_ACTIONS & ~(1 << MARKET) if s.market >> s.actor & 1 else ALL_ACTIONS


def go_to_market(s: State) -> None:
    s.workers[s.actor] -= 1
    s.market |= 1 << s.actor
    tell(Event.TO_MARKET, s.actor)
    next_turn(s)
