"""Which numbers the fields of a state may hold, and the check that follows from it.

A bound is a number, or a function of the state where it depends on another field: a seat is one of those who play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import Field, dataclass, fields
from textwrap import indent
from typing import Any, Final, TypeAlias

from torri.engine.bits import members
from torri.engine.errors import Problem
from torri.engine.generated import define
from torri.engine.piles import is_pile, kind_of_bit
from torri.engine.signature import State

Function: TypeAlias = Callable[[Any], int]  # of the state
Bound: TypeAlias = int | Function
ReferenceTo: TypeAlias = Callable[[Any], str]  # how the generated check refers to a bound or a table
INDICES: Final = ("row", "column")
DECLARED: Final = "declared"  # the key of `Declared` in the metadata of a field
_checks: dict[type[Any], RangeCheck] = {}


def seats(s: State) -> int:
    """The set of the seats that play."""
    return (1 << s.players) - 1


def last_seat(s: State) -> int:
    return s.players - 1


@dataclass(frozen=True, slots=True)
class Interval:
    """Numbers from `least` to `most`."""

    least: Bound
    most: Bound

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return self.least, self.most

    def test(self, value: str, written: ReferenceTo) -> str:
        return f"{written(self.least)} <= {value} <= {written(self.most)}"

    def shape(self, s: Any) -> str:
        return f"{_number(self.least, s)}..{_number(self.most, s)}"


@dataclass(frozen=True, slots=True)
class Subset:
    """Bit sets within `of`."""

    of: Bound

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return (self.of,)

    def test(self, value: str, written: ReferenceTo) -> str:
        return f"{value} & ~{written(self.of)} == 0"

    def shape(self, s: Any) -> str:
        return f"bits {', '.join(_runs(_number(self.of, s)))}"


@dataclass(frozen=True, slots=True)
class Pile:
    """Piles of cards (`torri.engine.piles`): no copy without the one before it."""

    bits: list[list[int]]

    @property
    def bounds(self) -> tuple[Bound, ...]:
        return ()

    def test(self, value: str, written: ReferenceTo) -> str:
        return f"is_pile({value}, {written(self.bits)})"

    def shape(self, _s: Any) -> str:
        return f"bits 0..{len(kind_of_bit(self.bits)) - 1}"


def _number(bound: Bound, s: Any) -> int:
    return bound(s) if callable(bound) else bound


def _runs(bits: int) -> Iterator[str]:
    """The members of a set; consecutive ones as `first..last`."""
    for first in members(bits & ~(bits << 1)):
        last = first + next(members(~(bits >> first))) - 1
        yield f"{first}..{last}" if last > first else f"{first}"


@dataclass(frozen=True, slots=True)
class Declared:
    """What a field declares: the range of its numbers. Those at places that are not in play keep their start value."""

    range: Interval | Subset | Pile
    in_play: tuple[Function | None, ...] = ()  # of a row, or of the rows and columns of a table: the places in play

    @property
    def fixed(self) -> bool:
        """Whether it is the same in every state."""
        return not any(map(callable, (*self.range.bounds, *self.in_play)))


class CheckedField:
    """A field as the check sees it. All integers of a state are numbered through, from 1."""

    def __init__(self, item: Field[Any], start: Any, first: int) -> None:
        self.name = item.name
        self.declared: Declared = item.metadata[DECLARED]
        self.first = first  # the number of its first integer
        self._lengths: list[int] = []  # of a row; of a table's columns and rows
        while isinstance(start, list):
            self._lengths.append(len(start))
            start = start[0]
        self._start = int(start)

    @property
    def size(self) -> int:
        """How many integers it has."""
        size = 1
        for length in self._lengths:
            size *= length
        return size

    def written(self, space: dict[str, Any]) -> str:
        """Source that returns the number of the first integer out of range; what it refers to goes into `space`."""
        calls: list[str] = []

        def refer(value: Any) -> str:
            if isinstance(value, int):
                return f"({int(value)})"
            name = f"{self.name}_{len(space)}"
            space[name] = value
            if callable(value):
                calls.append(f"bound_{name} = {name}(s)\n")
                return f"bound_{name}"
            return name

        indices = INDICES[: len(self._lengths)]
        value = f"s.{self.name}" + "".join(f"[{index}]" for index in indices)
        test = self.declared.range.test(value, refer)
        present = [
            f"{refer(in_play)} >> {index} & 1"
            for index, in_play in zip(indices, self.declared.in_play, strict=False)
            if in_play
        ]
        if present:
            test = f"({test} if {' and '.join(present)} else {value} == {self._start})"
        number = f"{self.first}"
        for index, length in zip(indices, (*self._lengths[1:], 1), strict=False):
            number += f" + {index} * {length}"
        body = f"if not ({test}):\n    return {number}\n"
        for index, length in reversed(list(zip(indices, self._lengths, strict=True))):
            body = f"for {index} in range({length}):\n{indent(body, '    ')}"
        return "".join(calls) + body

    def place(self, number: int) -> list[int]:
        """The row and column of the integer of that number."""
        rest = number - self.first
        return [rest, *divmod(rest, self._lengths[-1])][-len(self._lengths) :] if self._lengths else []

    def shape(self, s: Any, place: list[int]) -> str:
        """What the integer at a place may be, in figures."""
        for index, in_play in zip(place, self.declared.in_play, strict=False):
            if in_play and not in_play(s) >> index & 1:
                return f"{self._start}"
        return self.declared.range.shape(s)


class RangeCheck:
    """The check of all fields of a state class; `outside` can also be compiled."""

    def __init__(self, cls: type[Any]) -> None:
        start, first = cls(), 1
        self._fields: list[CheckedField] = []
        for item in fields(cls):
            if DECLARED not in item.metadata:
                raise TypeError(f"{cls.__qualname__}.{item.name} declares no range")
            self._fields.append(CheckedField(item, getattr(start, item.name), first))
            first += self._fields[-1].size
        space: dict[str, Any] = {"__name__": __name__, "is_pile": is_pile}
        in_order = sorted(self._fields, key=lambda field: not field.declared.fixed)  # so that bounds read valid numbers
        body = "".join(field.written(space) for field in in_order) + "return 0\n"
        self.outside: Callable[[Any], int] = define("outside(s)", body, f"{cls.__module__}.{cls.__name__}", space)

    def name(self, number: int) -> str:
        """What the integer of that number is called, as `hand[2]`."""
        field = self._field(number)
        return field.name + "".join(f"[{index}]" for index in field.place(number))

    def problem(self, s: Any) -> Problem | None:
        """What is wrong with the first integer out of its range."""
        number = self.outside(s)
        if number == 0:
            return None
        field = self._field(number)
        place, value = field.place(number), getattr(s, field.name)
        for index in place:
            value = value[index]
        return Problem("wrong-field", {"field": self.name(number), "value": f"{value}", "shape": field.shape(s, place)})

    def _field(self, number: int) -> CheckedField:
        return next(field for field in self._fields if field.first <= number < field.first + field.size)


def range_check(cls: type[Any]) -> RangeCheck:
    """The check of a state class, made once."""
    if cls not in _checks:
        _checks[cls] = RangeCheck(cls)
    return _checks[cls]
