"""What a seat knows, as a row of small numbers: for programs that learn.

A game describes its observation as named blocks, one after another in the row, and fills a row of zeros by a function
in the accelerated subset. Where a block has a place for each seat, the seat that looks comes first and the others
follow in the order of the table, so that every seat sees the game from its own chair.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from math import prod
from typing import Any


@dataclass(frozen=True, slots=True)
class Block:
    """A named part of an observation: its shape, the least and the most its numbers can be, and what they tell."""

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

    The version is bumped when the same position would give another row.
    """

    blocks: tuple[Block, ...]
    write: Callable[[Any, int, list[int]], None]
    version: int = 0

    @cached_property
    def size(self) -> int:
        return sum(block.size for block in self.blocks)

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
