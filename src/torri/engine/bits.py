"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def members(numbers: int) -> Iterator[int]:
    """The members of a set, ascending."""
    while numbers:
        lowest = numbers & -numbers
        yield lowest.bit_length() - 1
        numbers ^= lowest


def set_of(numbers: Iterable[int]) -> int:
    """The set with the given members."""
    result = 0
    for number in numbers:
        result |= 1 << number
    return result
