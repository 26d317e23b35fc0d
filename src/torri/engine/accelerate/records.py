"""States as NumPy records, derived from their dataclass, for compiled loops.

NumPy is imported where it is used: without it the engine works too.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

from torri.engine.generated import define
from torri.engine.schema import fields_of, size_of

S = TypeVar("S")
CODES: Final = {1: "b", 2: "h", 4: "i", 8: "q"}  # of signed integers by their size, in the words of `struct`
_dtypes: dict[type[Any], Any] = {}
_layouts: dict[type[Any], struct.Struct] = {}
_packers: dict[type[Any], Callable[[Any], bytes]] = {}


def dtype(cls: type[Any]) -> Any:
    """The NumPy record type equivalent to a state class."""
    if cls not in _dtypes:
        import numpy

        example = cls()
        _dtypes[cls] = numpy.dtype(
            [(item.name, f"i{size_of(item)}", numpy.shape(getattr(example, item.name))) for item in fields_of(cls)],
            align=True,
        )
    return _dtypes[cls]


def zeros(rows: int, columns: int, kind: str = "int64") -> Any:
    """A table of zeros that compiled loops can write to."""
    import numpy

    return numpy.zeros((rows, columns), kind)


def fractions(rows: int, columns: int) -> Any:
    """A table of fractions, of 32 bits each."""
    return zeros(rows, columns, "float32")


def to_records(state: Any, places: int) -> Any:
    """A pool with the state in each place, as an array of records."""
    import numpy

    pool = numpy.empty(places, dtype(type(state)))
    # As bytes: to assign one field after another takes ten times as long.
    pool.view("u1")[:] = numpy.frombuffer(to_bytes(state) * places, "u1")
    return pool


def from_record(cls: type[S], record: Any) -> S:
    """The state that a record holds."""
    return cls(**{item.name: record[item.name].tolist() for item in fields_of(cls)})


def to_bytes(state: Any) -> bytes:
    """The bytes of a record with this state; for where there is no NumPy."""
    cls = type(state)
    if cls not in _packers:
        _packers[cls] = _packer(cls)
    return _packers[cls](state)


def _packer(cls: type[Any]) -> Callable[[Any], bytes]:
    """A function that names every list of the state: players have each position packed that they think about."""
    example = cls()
    spread = ", ".join(one for item in fields_of(cls) for one in _spread(f"s.{item.name}", getattr(example, item.name)))
    made: Callable[[Any], bytes] = define(
        "packed(s)", f"return pack({spread})", cls.__qualname__, {"pack": _struct_of(cls).pack}
    )
    return made


def _spread(name: str, value: Any) -> Iterator[str]:
    if not isinstance(value, list):
        yield name
    elif value and isinstance(value[0], list):
        for place, one in enumerate(value):
            yield from _spread(f"{name}[{place}]", one)
    else:
        yield f"*{name}"


def from_bytes(cls: type[S], data: Any, offset: int = 0) -> S:
    """The state whose record lies there."""
    example = cls()
    numbers = iter(_struct_of(cls).unpack_from(data, offset))
    return cls(**{item.name: _shaped(getattr(example, item.name), numbers) for item in fields_of(cls)})


def _struct_of(cls: type[Any]) -> struct.Struct:
    if cls not in _layouts:
        _layouts[cls] = _layout(cls)
    return _layouts[cls]


def _layout(cls: type[Any]) -> struct.Struct:
    """As NumPy aligns its records: each field, and the whole, by the size of its integers."""
    example, codes = cls(), {item.name: CODES[size_of(item)] for item in fields_of(cls)}
    counts = {name: len(list(_flat(getattr(example, name)))) for name in codes}
    widest = max(codes.values(), key=struct.calcsize)
    return struct.Struct(f"@{''.join(f'{counts[name]}{code}' for name, code in codes.items())}0{widest}")


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, list):
        for one in value:
            yield from _flat(one)
    else:
        yield value


def _shaped(example: Any, numbers: Iterator[int]) -> Any:
    """As many of the numbers as there are in the example, in lists like its own."""
    return [_shaped(one, numbers) for one in example] if isinstance(example, list) else next(numbers)
