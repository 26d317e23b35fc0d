"""Declaring states: dataclass fields of fixed shape and declared range, their copier, text and NumPy record.

A state is a slotted dataclass of ints, rows and tables. Nothing else is needed to run it on CPython;
`size_of` serves `accelerate`. Every field says which numbers it may hold (`torri.engine.ranges`): a bound is a
number, or a function of the state. Every integer of a field is `start` at first. Where not all places of a row or
table are in play, `in_play` is a function of the state that gives the set of those that are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import Field, field, fields
from enum import IntEnum
from typing import Any, TypeVar

from torri.engine.errors import Problem, WrongPosition
from torri.engine.ranges import DECLARED, Bound, Declared, Function, Interval, Pile, Subset, last_seat, range_check

S = TypeVar("S")
WORD_BYTES = 8  # of single integers and of sets


# One integer


def number(least: Bound, most: Bound, start: int = 0) -> Any:
    """An integer from `least` to `most`."""
    return field(default=start, metadata={DECLARED: Declared(Interval(least, most))})


def flag() -> Any:
    """0 or 1."""
    return number(0, 1)


def seat(start: int = 0) -> Any:
    """A seat that plays; a `start` below 0 is also allowed, for nobody or nature."""
    return number(min(start, 0), last_seat, start)


def one_of(kinds: type[IntEnum]) -> Any:
    """A member of an enumeration without gaps, at first its first one."""
    first, *_, last = kinds
    assert list(kinds) == list(range(first, last + 1)), f"{kinds.__name__} has gaps"
    return number(int(first), int(last), first)


def bit_set(of: Bound) -> Any:
    """A bit set within another."""
    return field(default=0, metadata={DECLARED: Declared(Subset(of))})


def pile(bits: list[list[int]]) -> Any:
    """A pile of cards that have these bits (see `torri.engine.piles`)."""
    return field(default=0, metadata={DECLARED: Declared(Pile(bits))})


# Rows and tables


def ints(
    n: int,
    least: Bound | None = None,
    most: Bound | None = None,
    start: int = 0,
    in_play: Function | None = None,
    size: int | None = None,
) -> Any:
    """A row of `n` integers from `least` to `most`.

    They take as few bytes as the bounds that are numbers need, or `size` bytes if that is given. A row without bounds
    is for records that are not a game's state.
    """
    return _many(lambda: [start] * n, least, most, (in_play,), size)


def sets(n: int, of: Bound, in_play: Function | None = None) -> Any:
    """A row of `n` bit sets within another."""
    return field(default_factory=lambda: [0] * n, metadata={DECLARED: Declared(Subset(of), (in_play,))})


def piles(n: int, bits: list[list[int]], in_play: Function | None = None) -> Any:
    """A row of `n` piles of cards that have these bits."""
    return field(default_factory=lambda: [0] * n, metadata={DECLARED: Declared(Pile(bits), (in_play,))})


def table(
    rows: int,
    columns: int,
    least: Bound,
    most: Bound,
    start: int = 0,
    in_play: Function | None = None,
    columns_in_play: Function | None = None,
) -> Any:
    """A table of integers from `least` to `most`, in as few bytes as `ints`; `in_play` says which of its rows are."""
    return _many(lambda: [[start] * columns for _ in range(rows)], least, most, (in_play, columns_in_play), None)


def _many(
    made: Callable[[], Any],
    least: Bound | None,
    most: Bound | None,
    in_play: tuple[Function | None, ...],
    size: int | None,
) -> Any:
    metadata: dict[str, Any] = {"size": size or 1}
    if least is not None and most is not None:
        metadata = {"size": size or _bytes_for(least, most), DECLARED: Declared(Interval(least, most), in_play)}
    return field(default_factory=made, metadata=metadata)


def _bytes_for(*bounds: Bound) -> int:
    """The fewest bytes of a NumPy integer that hold all bounds that are numbers."""
    numbers = [bound for bound in bounds if isinstance(bound, int)]
    bits = 1 + max(((number if number >= 0 else ~number).bit_length() for number in numbers), default=0)
    return next(size for size in (1, 2, 4, 8) if bits <= 8 * size)


def fields_of(state: Any) -> tuple[Field[Any], ...]:
    """The fields of a state or of its class, in order."""
    return fields(state)


def size_of(item: Field[Any]) -> int:
    """The bytes of one integer of a field."""
    return int(item.metadata.get("size", WORD_BYTES))


def copier(cls: type[S]) -> Callable[[S], S]:
    """A fast copy function for a state class, generated from its fields."""
    example = cls()
    lines = ["def copy(s):", "    t = new(cls)"]
    for item in fields_of(cls):
        value = getattr(example, item.name)
        how = f"s.{item.name}"
        if isinstance(value, list):
            how = f"[row[:] for row in {how}]" if isinstance(value[0], list) else how + "[:]"
        lines.append(f"    t.{item.name} = {how}")
    space: dict[str, Any] = {"cls": cls, "new": object.__new__}
    exec("\n".join([*lines, "    return t"]), space)
    copy: Callable[[S], S] = space["copy"]
    return copy


def write(state: Any) -> str:
    """The fields of a state that differ from a fresh one, as `name=value` words."""
    fresh = type(state)()
    return " ".join(
        f"{item.name}={_written(getattr(state, item.name))}"
        for item in fields_of(state)
        if getattr(state, item.name) != getattr(fresh, item.name)
    )


def _written(value: Any) -> str:
    if not isinstance(value, list):
        return str(int(value))
    return ("/" if isinstance(value[0], list) else ",").join(map(_written, value))


def read(cls: type[S], text: str) -> S:
    """The state that `write` wrote; one with a number out of its range is refused."""
    state = cls()
    names = {item.name for item in fields_of(cls)}
    for word in text.split():
        name, _, written = word.partition("=")
        if name not in names:
            raise WrongPosition(Problem("unknown-field", {"field": name, "known": ", ".join(sorted(names))}))
        fresh = getattr(state, name)
        try:
            value = _read(fresh, written)
        except ValueError:
            shape = _written(fresh)
            raise WrongPosition(Problem("wrong-field", {"field": name, "value": written, "shape": shape})) from None
        setattr(state, name, value)
    problem = range_check(cls).problem(state)
    if problem:
        raise WrongPosition(problem)
    return state


def _read(fresh: Any, written: str) -> Any:
    if not isinstance(fresh, list):
        return int(written)
    parts = written.split("/" if isinstance(fresh[0], list) else ",")
    if len(parts) != len(fresh):
        raise ValueError(written)
    return [_read(fresh[0], part) for part in parts]
