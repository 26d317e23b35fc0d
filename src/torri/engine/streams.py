"""Repeatable random numbers for playouts and sampled worlds; the same on CPython and accelerated.

A stream is a row of four 32-bit words (the sfc32 generator: additions, shifts and exclusive-ors that never
leave 63 bits). It is for simulation only: matches draw their chance from `torri.engine.chance`.
"""

from __future__ import annotations

from typing import Final

WORD_BITS: Final = 32
WORD_MASK: Final = 0xFFFFFFFF


def start_stream(stream: list[int], seed: int, number: int) -> None:
    """Begin stream `number` of `seed` (both below 2^63); different numbers give unrelated streams."""
    stream[0] = seed & WORD_MASK
    stream[1] = seed >> 32 ^ 0x5EED
    stream[2] = number & WORD_MASK
    stream[3] = (number >> 32) + 1
    for _ in range(12):
        word(stream)


def word(stream: list[int]) -> int:
    """The next 32 random bits."""
    a = stream[0]
    b = stream[1]
    c = stream[2]
    count = stream[3]
    result = (a + b + count) & WORD_MASK
    stream[0] = b ^ b >> 9
    stream[1] = (c + (c << 3)) & WORD_MASK
    stream[2] = ((c << 21 & WORD_MASK | c >> 11) + result) & WORD_MASK
    stream[3] = (count + 1) & WORD_MASK
    return result


def below(stream: list[int], n: int) -> int:
    """A random number from 0 to n - 1; for the n of a board game its bias is less than one in ten million."""
    return word(stream) * n >> 32


def member(stream: list[int], numbers: int) -> int:
    """A random member of a set that is not empty."""
    for _ in range(below(stream, numbers.bit_count())):
        numbers &= numbers - 1
    return (numbers & -numbers).bit_length() - 1
