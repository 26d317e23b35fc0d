"""L3: a round begins with income, from the second one on."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_nature
from torri.engine.questions import Question, even
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import (
    BISHOP,
    BUILDING_INCOME,
    FACES,
    FLORINS,
    INCOME,
    INCOME_DIE,
    INSTEAD,
    PRESTIGE,
    ROUNDS,
    WORK_INCOME,
    WORKERS,
    WORKS,
)
from .goods import add_prestige, call_workers, take_cubes, take_yield, told
from .powers import begin_captain, begin_placing


def begin_round(s: State) -> None:
    """L2.4: the first round begins with phase 4."""
    s.round += 1
    tell(Event.ROUND, s.round, ROUNDS[s.short_game])
    if s.round == 1:
        begin_placing(s)
        return
    s.phase = 1
    for place in range(s.players):  # L3.1
        seat = s.order[place]
        cubes = take_yield(s, seat, INCOME)
        workers = call_workers(s, seat, INCOME[WORKERS])
        tell(Event.INCOME, seat, told(cubes, INCOME[FLORINS], 0, 0, workers))
    ask_nature(s, Ask.INCOME)


def roll_income(s: State, face: int) -> None:
    """L3.2: a cube for each; if there are fewer than families, florins instead."""
    kind = INCOME_DIE[face]
    if s.supply[kind] >= s.players:
        for seat in range(s.players):
            take_cubes(s, seat, kind, 1)
        tell(Event.INCOME_ROLLED, kind)
    else:
        for seat in range(s.players):
            s.florins[seat] += INSTEAD
        tell(Event.INCOME_SHORT, kind, INSTEAD)
    for place in range(s.players):
        take_own_income(s, s.order[place])
    begin_captain(s)


ASK_INCOME: Final = Question(Ask.INCOME, "L3.2", FACES, limits=(), act=roll_income, weight=even)


def take_own_income(s: State, seat: int) -> None:
    """L3.3: what artworks with the own crest and finished homes bring."""
    cubes = 0
    florins = s.florins[seat]
    prestige = s.prestige[seat]
    bishop = s.bishop_points[seat]
    workers = s.workers[seat]
    for work in range(WORKS):
        if s.works[seat] >> work & 1:
            cubes += take_income(s, seat, WORK_INCOME[work])
    for field in range(s.built[seat]):
        cubes += take_income(s, seat, BUILDING_INCOME[s.lot[seat][field]])
    florins = s.florins[seat] - florins
    prestige = s.prestige[seat] - prestige
    bishop = s.bishop_points[seat] - bishop
    workers = s.workers[seat] - workers
    if cubes or florins or prestige or bishop or workers:
        tell(Event.OWN_INCOME, seat, told(cubes, florins, prestige, bishop, workers))


def take_income(s: State, seat: int, income: list[int]) -> int:
    """Above all that the family has, workers are lost; returns the cubes, packed."""
    cubes = take_yield(s, seat, income)
    add_prestige(s, seat, income[PRESTIGE])
    s.bishop_points[seat] += income[BISHOP]
    call_workers(s, seat, income[WORKERS])
    return cubes
