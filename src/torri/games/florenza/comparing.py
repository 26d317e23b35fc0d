"""What tells two plans apart: the events that are counted in their futures, and about how many points each is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from torri.engine.bits import members
from torri.engine.telling import Compared
from torri.engine.weights import STYLES

from .evaluation import POINT, WEIGHTS, WORKS_COUNTED, prospects, works_taken
from .events import Event
from .settling import complete_works, pass_fields
from .state import Ask, State, copy
from .tables import ALL_WORKS, DISTRICT, NONE, ROUNDS, WORK_NAMES, WORKS

WORK, BUILDING, OFFICE, SERIES = 4.0, 2.0, 3.0, 4.0  # points, about
PROMISE, PLAN, WORKER = 2.0, 1.5, 1.0
PROMISE_BROKEN: Final = -3.0
PLACING: Final = 4  # the phase in which workers are placed


def round_of(s: State) -> int:
    """Whether a promise is kept is seen in phases 7 and 8, who holds an office in phase 9."""
    return s.round


def in_prospect(s: State, seat: int) -> Mapping[str, float]:
    """By its name, what the evaluation expects of each artwork that is promised, and of the best that could be paid
    for next."""
    if s.ask == Ask.OVER:
        return {}
    found, promised = Counter[int](), s.plans[seat]
    kept = _kept(s, seat)[1]
    for work in members(promised):
        without = copy(s)
        without.plans[seat] &= ~(1 << work)
        found[work] = kept - _kept(without, seat)[1]
    found += _next(s, seat)
    return {WORK_NAMES[work]: points / POINT for work, points in found.items()}


def _kept(s: State, seat: int) -> tuple[State, int, int]:
    """The state when this round is settled, what it has brought in hundredths of a point, and the goods left."""
    s = copy(s)
    if 4 <= s.phase <= 6:
        pass_fields(s)
    goods, gained = complete_works(s, seat)
    return s, gained + POINT * s.prestige[seat], goods


def _next(s: State, seat: int) -> Counter[int]:
    """The artworks that `prospects` counts: each adds most to what those before it are worth."""
    weights, left, taken = list(WEIGHTS.styles[STYLES[0]]), ROUNDS[s.short_game] - max(s.round, 1), works_taken(s)
    s, _, goods = _kept(s, seat)
    found, chosen, expected = Counter[int](), 0, 0
    for _ in range(WORKS_COUNTED):
        others = [work for work in range(WORKS) if not (chosen | taken | s.works[seat]) >> work & 1]
        only = {work: taken | ALL_WORKS & ~(chosen | 1 << work) for work in others}
        worth = {work: prospects(s, seat, left, goods, only[work], weights) for work in others}
        best = max(worth, key=lambda work: worth[work], default=NONE)
        if best == NONE or worth[best] <= expected:
            break
        found[best] = worth[best] - expected
        chosen, expected = chosen | 1 << best, worth[best]
    return found


def _free(s: State, seat: int, work: int) -> bool:
    """L5.4: whether a family can still complete an artwork; those of the city exist once."""
    if DISTRICT >> work & 1:
        return not s.works[seat] >> work & 1
    return not any((s.works[one] | (s.plans[one] if one != seat else 0)) >> work & 1 for one in range(s.players))


def _workers_left(s: State) -> bool:
    """L5.1: something can still be planned."""
    return s.round < ROUNDS[s.short_game] or s.phase <= PLACING


def _to_complete(s: State, told: tuple[int, ...]) -> bool:
    seat, work = told[:2]
    return _free(s, seat, work) and (_workers_left(s) or bool(s.plans[seat] >> work & 1))


def _to_promise(s: State, told: tuple[int, ...]) -> bool:
    seat, _person, work = told
    return _free(s, seat, work) and _workers_left(s)


def _to_build(s: State, told: tuple[int, ...]) -> bool:
    seat, building = told[:2]
    return building in s.lot[seat] or (s.tiles[building] > 0 and _workers_left(s))


COMPARED: Final[Mapping[IntEnum, Compared]] = {
    Event.COMPLETED: Compared("completed", ("seat", "work"), WORK, open=_to_complete),
    Event.FAILED: Compared("failed", ("seat", "work"), PROMISE_BROKEN, part_of="completed", breaks="promised"),
    Event.BUILT: Compared("built", ("seat", "building"), BUILDING, open=_to_build),
    Event.NOT_BUILT: Compared("not-built", ("seat", "building"), PROMISE_BROKEN, part_of="built", breaks="planned"),
    Event.PALAZZO_COMPLETE: Compared("palazzo-complete", ("seat",), SERIES),
    Event.CHIESA_COMPLETE: Compared("chiesa-complete", ("seat",), SERIES),
    Event.CAPTAIN_NAMED: Compared("captain", ("seat",), OFFICE),
    Event.BISHOP_NAMED: Compared("bishop", ("seat",), OFFICE),
    Event.CARDINAL: Compared("cardinal", ("seat",), OFFICE),
    # By the artwork, not by the artist, who is often another one in every future.
    Event.HIRED: Compared("promised", ("seat", "work"), PROMISE, deed=True, part_of="completed", open=_to_promise),
    Event.PLANNED: Compared("planned", ("seat", "building"), PLAN, deed=True, part_of="built", open=_to_build),
    Event.CONVERTED: Compared("converted", ("seat", "other_seat"), WORKER, deed=True),
}
