"""Rows of counts: how many there are of each kind of brick, cube, or whatever a game is played with.

Written in the accelerated subset. Told as one number, a count has five bits.
"""

from __future__ import annotations

from collections.abc import Sequence

BITS = 5
MOST_OF_A_KIND = (1 << BITS) - 1  # of a kind, so that it can be told


def within(value: int, least: int, most: int) -> bool:
    return least <= value <= most


def kinds_in(counts: Sequence[int]) -> int:
    """The kinds of which there is at least one."""
    kinds = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            kinds |= 1 << kind
    return kinds


def total(counts: Sequence[int]) -> int:
    """How many there are of all kinds."""
    number = 0
    for kind in range(len(counts)):
        number += counts[kind]
    return number


def total_of(counts: Sequence[int], kinds: int) -> int:
    """How many there are of some kinds."""
    number = 0
    for kind in range(len(counts)):
        if kinds >> kind & 1:
            number += counts[kind]
    return number


def kinds_sufficing(counts: Sequence[int], kinds: int, due: int) -> int:
    """The kinds from which on there are, counting only some kinds, as many as are due."""
    sufficing = 0
    number = 0
    kind = len(counts) - 1
    while kind >= 0:
        if kinds >> kind & 1:
            number += counts[kind]
        if number >= due:
            sufficing |= 1 << kind
        kind -= 1
    return sufficing


def packed(counts: Sequence[int]) -> int:
    """All counts as one number, to be told."""
    number = 0
    for kind in range(len(counts)):
        number |= counts[kind] << BITS * kind
    return number


def unpacked(number: int, kinds: int) -> list[int]:
    """The counts of so many kinds that `packed` put together."""
    return [number >> BITS * kind & MOST_OF_A_KIND for kind in range(kinds)]
