"""What a seat knows, as a row of small numbers, for programs that learn.

A game describes its observation as named blocks, one after another in the row, and fills a row by a function in the
accelerated subset. Where a block has a place for each seat, the seat that looks comes first and the others follow in
the order of the table, so that every seat sees the game from its own place.

Rows are long and most of their numbers are flags or small counts. So several are written at once: `put_eight` writes
the eight bytes of a word as eight numbers, and tables hold such words precomputed (`FLAGS`, `words`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from math import prod
from typing import Any, Final

NUMBERS_PER_WORD: Final = 8
BITS_PER_NUMBER: Final = 8  # in a word
CACHED_WORDS: Final = 4_096  # most of a row is the same in the next one
EVERYTHING: Final = -1  # a set of all questions

NUMBER_TYPES: Final = (("uint8", 0, (1 << 8) - 1), ("int16", -(1 << 15), (1 << 15) - 1))


@dataclass(frozen=True, slots=True)
class Block:
    """A named part of an observation: its shape, the least and the most its numbers can be, and what they mean."""

    name: str
    shape: tuple[int, ...]
    high: int
    what: str
    low: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


def starts(blocks: tuple[Block, ...]) -> tuple[int, ...]:
    """Where each block begins in the row."""
    return tuple(accumulate((block.size for block in blocks), initial=0))[:-1]


@dataclass(frozen=True)
class Observation:
    """The blocks of a game, and `write(s, seat, row)`, which fills a row of zeros with what the seat knows.

    An optional `renew(s, seat, row, since)` updates a row that was written at the same table. `since` is the set of
    questions that the seat and nature have answered in the meantime; it is EVERYTHING where others have answered, or
    where the row was another seat's or another game's.
    The version is bumped when the same position would give another row.
    """

    blocks: tuple[Block, ...]
    write: Callable[[Any, int, list[int]], None]
    renew: Callable[[Any, int, list[int], int], None] | None = None
    version: int = 0

    @cached_property
    def size(self) -> int:
        return sum(block.size for block in self.blocks)

    @cached_property
    def kind(self) -> str:
        """The smallest of NumPy's types that holds all numbers: a row of bytes is written and moved twice as fast."""
        low, high = min(block.low for block in self.blocks), max(block.high for block in self.blocks)
        return next(kind for kind, least, most in NUMBER_TYPES if least <= low and high <= most)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """Where each block stands in the row."""
        begins = starts(self.blocks)
        return {block.name: slice(begin, begin + block.size) for block, begin in zip(self.blocks, begins, strict=True)}

    def row(self, s: Any, seat: int) -> list[int]:
        """What a seat knows of a state."""
        row = [0] * self.size
        self.write(s, seat, row)
        return row


# Several numbers at once


def word(numbers: Sequence[int]) -> int:
    """At most eight numbers as the bytes of a word, the first one lowest; the eighth is below 128."""
    return sum(number << BITS_PER_NUMBER * place for place, number in enumerate(numbers))


def words(numbers: Sequence[int]) -> list[int]:
    """Any numbers as words, eight in each."""
    return [word(numbers[first : first + NUMBERS_PER_WORD]) for first in range(0, len(numbers), NUMBERS_PER_WORD)]


def whole(numbers: int) -> int:
    """The number rounded up to whole words."""
    return -(-numbers // NUMBERS_PER_WORD) * NUMBERS_PER_WORD


FLAGS: Final = [
    word([members >> flag & 1 for flag in range(NUMBERS_PER_WORD)]) for members in range(1 << NUMBERS_PER_WORD)
]  # of eight members


def further_copies(kind_of_bit: Sequence[int], kinds: int, bits: int) -> list[list[list[int]]]:
    """Cards by kind beyond the first of each kind (see `torri.engine.piles`), as words: for the bits of a pile from bit
    `kinds` on, `bits` of them at a time, and every set of them."""
    tables = []
    for first in range(kinds, len(kind_of_bit), bits):
        here = kind_of_bit[first : first + bits]
        found = [[kind for bit, kind in enumerate(here) if numbers >> bit & 1] for numbers in range(1 << bits)]
        tables.append([words([copies.count(kind) for kind in range(kinds)]) for copies in found])
    return tables


def put_eight(row: list[int], place: int, eight: int) -> None:
    """Write the eight bytes of a word."""
    row[place : place + NUMBERS_PER_WORD] = _eight(eight)


@lru_cache(maxsize=CACHED_WORDS)
def _eight(eight: int) -> list[int]:
    return list(eight.to_bytes(NUMBERS_PER_WORD, "little"))


def put_two(row: list[int], place: int, two: int) -> None:
    """Write the two bytes of a short word."""
    row[place] = two & 255
    row[place + 1] = two >> 8


def add_eight(row: list[int], place: int, eight: int) -> None:
    """Add the eight bytes of a word to the numbers there: in a row of zeros a word may extend beyond its block."""
    if eight != 0:
        for number, byte in enumerate(_eight(eight), place):
            row[number] += byte


def add_set(row: list[int], place: int, numbers: int, size: int) -> None:
    """Add 1 for each member of a set of numbers below `size`."""
    for first in range(0, size, NUMBERS_PER_WORD):
        add_eight(row, place + first, FLAGS[numbers >> first & 255])


def compiled() -> dict[Callable[..., Any], Any]:
    """What replaces the functions above where a loop is accelerated."""
    from torri.engine.accelerate.row_writes import row_write

    return {
        put_eight: row_write(NUMBERS_PER_WORD, adding=False),
        put_two: row_write(2, adding=False),
        add_eight: row_write(NUMBERS_PER_WORD, adding=True),
    }
