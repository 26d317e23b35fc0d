"""Events and ledger lines: the rules report them while they run. The rules call `tell` when something happens on the
table and `book` when points are given. A `with` block collects what they report. Inside the accelerated loops nothing
is collected, and both calls cost nothing. So scores and their reasons have one source.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, Generic, TypeVar

from torri.engine.errors import Facts, kebab

CACHED_EVENTS: Final = 4_096  # per game

T = TypeVar("T")
Told = tuple[IntEnum, tuple[int, ...]]
Booked = tuple[int, IntEnum, tuple[int, ...]]
Counted = list[tuple[str, int]]

_events: ContextVar[list[Told] | None] = ContextVar("events", default=None)
_lines: ContextVar[list[Booked] | None] = ContextVar("lines", default=None)


def tell(event: IntEnum, *values: int) -> None:
    """Report that something happened on the table."""
    listener = _events.get()
    if listener is not None:
        listener.append((event, values))


def book(points: int, entry: IntEnum, *values: int) -> int:
    """Report points and their cause; returns the points."""
    listener = _lines.get()
    if listener is not None and points:
        listener.append((points, entry, values))
    return points


class _Heard(Generic[T]):
    """Collects what is reported inside a `with` block."""

    __slots__ = ("_heard", "_token", "_variable")

    def __init__(self, variable: ContextVar[list[T] | None]) -> None:
        self._variable = variable

    def __enter__(self) -> list[T]:
        self._heard: list[T] = []
        self._token = self._variable.set(self._heard)
        return self._heard

    def __exit__(self, *_: object) -> None:
        self._variable.reset(self._token)


def events_told() -> _Heard[Told]:
    """The events reported inside the `with` block."""
    return _Heard(_events)


def lines_booked() -> _Heard[Booked]:
    """The ledger lines booked inside the `with` block."""
    return _Heard(_lines)


@dataclass(frozen=True, slots=True)
class Telling:
    """The names of the numbers reported with an event or entry; only the event's seat may see those in `secret`."""

    fields: tuple[str, ...]
    rule: str
    secret: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened on the table; `seat`, if any, is among the facts."""

    name: str  # of its sentence in the texts: `event-<name>`
    rule: str
    facts: Facts
    secret: frozenset[str] = frozenset()

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (None: a spectator) saw it."""
        if not self.secret or (seat is not None and self.facts.get("seat") == seat):
            return self
        return Event(self.name, self.rule, {k: v for k, v in self.facts.items() if k not in self.secret})


@dataclass(frozen=True, slots=True)
class Line:
    """Points and their cause; the sum of a seat's lines is its score."""

    seat: int
    points: int
    rule: str
    what: str  # the name of its sentence in the texts: `line-<what>`
    facts: Facts


@dataclass(frozen=True, slots=True)
class Compared:
    """An event or entry by which two plans are compared: the game's sentence `because-NAME` tells of it."""

    name: str
    facts: tuple[str, ...]  # what it is told with; what differs in these only is another one
    worth: float = 0.0  # about how many points it brings its seat, or costs it; 0: as many as it says itself
    deed: bool = False  # what a plan itself does of this kind, or gives up for it, is no reason
    part_of: str = ""  # the name of what it leads to: beside that, nothing is said of it (`claims.same_thing`)
    breaks: str = ""  # the name of what comes to nothing by it: beside this, nothing is said of that
    matters: Callable[[Mapping[str, Any]], bool] | None = None  # by its facts; None: always
    # Whether it may still happen in this state, told with these numbers; None where nobody can say.
    open: Callable[[Any, tuple[int, ...]], bool] | None = None


class Teller:
    """Turns reported numbers into named facts; `names` turns the number of a field into the facts it stands for.

    `counted` reads facts that are written in the game's notation (`wwg`): the sentences of what they count, and how
    many there are of each."""

    def __init__(
        self,
        tellings: Mapping[IntEnum, Telling],
        names: Mapping[str, Callable[[str, int], Facts]],
        counted: Mapping[str, Callable[[str], Counted]] | None = None,
    ) -> None:
        self._tellings = tellings
        self._names = names
        self.counted: Mapping[str, Callable[[str], Counted]] = counted or {}
        self._events = lru_cache(maxsize=CACHED_EVENTS)(self._event)

    def event(self, told: Told) -> Event:
        """Read-only: equal events share one object."""
        return self._events(*told)

    def _event(self, event: IntEnum, values: tuple[int, ...]) -> Event:
        telling = self._tellings[event]
        facts: Facts = {}
        hidden: set[str] = set()
        for field, value in zip(telling.fields, values, strict=True):
            named = self._facts(field, value)
            facts |= named
            if field in telling.secret:
                hidden |= named.keys()
        return Event(kebab(event.name), telling.rule, facts, frozenset(hidden))

    def line(self, seat: int, booked: Booked) -> Line:
        points, entry, values = booked
        telling = self._tellings[entry]
        facts: Facts = {}
        for field, value in zip(telling.fields, values, strict=True):
            facts |= self._facts(field, value)
        return Line(seat, points, telling.rule, kebab(entry.name), facts)

    def _facts(self, field: str, value: int) -> Facts:
        return self._names[field](field, value) if field in self._names else {field: int(value)}
