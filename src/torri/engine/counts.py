"""Rows of counts: how many there are of each kind of brick, cube, or whatever a game is played with.

Written in the accelerated subset. Packed into one number, a count has five bits.
"""

from __future__ import annotations

from collections.abc import Sequence

BITS_PER_COUNT = 5
MOST_OF_A_KIND = (1 << BITS_PER_COUNT) - 1  # of a kind, so that the count fits its bits


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
    """The kinds that, together with all later ones and counting only `kinds`, hold as many as are due."""
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
    """All counts packed into one number, as events carry it."""
    number = 0
    for kind in range(len(counts)):
        number |= counts[kind] << BITS_PER_COUNT * kind
    return number


def unpacked(number: int, kinds: int) -> list[int]:
    """The counts that `packed` put together."""
    return [number >> BITS_PER_COUNT * kind & MOST_OF_A_KIND for kind in range(kinds)]
