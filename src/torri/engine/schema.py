"""Declaring states: dataclass fields of fixed shape, their copier, their text and their NumPy record.

A state is a slotted dataclass of ints, rows and tables. Nothing else is needed to run it on CPython;
`dtype` and the conversions serve `accelerate`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import Field, field, fields
from typing import Any, TypeVar

from torri.engine.errors import Problem, WrongPosition

S = TypeVar("S")


def ints(n: int, value: int = 0, size: int = 1) -> Any:
    """A row of `n` integers of `size` bytes."""
    return field(default_factory=lambda: [value] * n, metadata={"size": size})


def sets(n: int) -> Any:
    """A row of `n` bit sets."""
    return ints(n, size=8)


def table(rows: int, columns: int, value: int = 0, size: int = 1) -> Any:
    """A table of integers of `size` bytes."""
    return field(default_factory=lambda: [[value] * columns for _ in range(rows)], metadata={"size": size})


def fields_of(state: Any) -> tuple[Field[Any], ...]:
    """The fields of a state or of its class, in order."""
    return fields(state)


def size_of(item: Field[Any]) -> int:
    """The bytes of one integer of a field."""
    return int(item.metadata.get("size", 8))


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


def numbers(value: Any) -> Iterator[int]:
    """All integers of a field, row by row."""
    if isinstance(value, list):
        for part in value:
            yield from numbers(part)
    else:
        yield int(value)


def misfits(state: Any) -> list[str]:
    """The fields that hold a number too large for their NumPy type: none, in a sound game."""
    wrong = []
    for item in fields_of(state):
        limit = 1 << 8 * size_of(item) - 1
        if any(not -limit <= number < limit for number in numbers(getattr(state, item.name))):
            wrong.append(item.name)
    return wrong


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
    """The state that `write` wrote."""
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
    wrong = misfits(state)
    if wrong:
        raise WrongPosition(Problem("field-too-large", {"field": wrong[0]}))
    return state


def _read(fresh: Any, written: str) -> Any:
    if not isinstance(fresh, list):
        return int(written)
    parts = written.split("/" if isinstance(fresh[0], list) else ",")
    if len(parts) != len(fresh):
        raise ValueError(written)
    return [_read(fresh[0], part) for part in parts]
