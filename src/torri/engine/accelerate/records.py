"""States as NumPy records, derived from their dataclass, for compiled loops.

NumPy is imported where it is used: without it the engine works too.
"""

from __future__ import annotations

from typing import Any, TypeVar

from torri.engine.schema import fields_of, size_of

S = TypeVar("S")
_dtypes: dict[type[Any], Any] = {}


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

    pool = numpy.zeros(places, dtype(type(state)))
    pool[0] = tuple(getattr(state, name) for name in pool.dtype.names)
    pool[1:] = pool[0]
    return pool


def from_record(cls: type[S], record: Any) -> S:
    """The state that a record holds."""
    return cls(**{item.name: record[item.name].tolist() for item in fields_of(cls)})
