"""What tells two plans apart: the events that are counted in their futures, and about how many points each is worth."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Final

from torri.engine.telling import Compared

from .events import Event

WORK, BUILDING, OFFICE, SERIES = 4.0, 2.0, 3.0, 4.0  # points, about
PERSON, PLAN, WORKER = 1.0, 0.5, 1.0
PROMISE_BROKEN: Final = -3.0

COMPARED: Final[Mapping[IntEnum, Compared]] = {
    Event.COMPLETED: Compared("completed", ("seat", "work"), WORK),
    Event.FAILED: Compared("failed", ("seat", "work"), PROMISE_BROKEN),
    Event.BUILT: Compared("built", ("seat", "building"), BUILDING),
    Event.NOT_BUILT: Compared("not-built", ("seat", "building"), PROMISE_BROKEN),
    Event.PALAZZO_COMPLETE: Compared("palazzo-complete", ("seat",), SERIES),
    Event.CHIESA_COMPLETE: Compared("chiesa-complete", ("seat",), SERIES),
    Event.CAPTAIN_NAMED: Compared("captain", ("seat",), OFFICE),
    Event.BISHOP_NAMED: Compared("bishop", ("seat",), OFFICE),
    Event.CARDINAL: Compared("cardinal", ("seat",), OFFICE),
    Event.HIRED: Compared("hired", ("seat", "person", "whom"), PERSON),
    Event.PLANNED: Compared("planned", ("seat", "building"), PLAN),
    Event.CONVERTED: Compared("converted", ("seat", "other_seat"), WORKER),
}
