"""The exponential function and the logarithm, by arithmetic alone.

Those of C libraries differ from machine to machine in the last digit, and a search that compares values then goes
another way. These give the same result on CPython, compiled, in a browser and on a GPU.
"""

from __future__ import annotations

from typing import Final

LOG_2: Final = 0.6931471805599453
SQUARE_ROOT_OF_HALF: Final = 0.7071067811865476
LARGEST_ARGUMENT: Final = 40.0  # beyond it, as at it
HALVINGS: Final = 8  # of the argument, so that a few terms are enough
SMALLEST: Final = 1 / (1 << HALVINGS)


def exponential(x: float) -> float:
    """e to the power of x, for x from -40 to 40; relative error below 1e-12."""
    y = max(-LARGEST_ARGUMENT, min(LARGEST_ARGUMENT, x)) * SMALLEST
    # 1 + y + y^2 / 2! + ... up to y^9 / 9!
    result = 1 + y * (1 / 9)
    result = 1 + y * (1 / 8) * result
    result = 1 + y * (1 / 7) * result
    result = 1 + y * (1 / 6) * result
    result = 1 + y * (1 / 5) * result
    result = 1 + y * (1 / 4) * result
    result = 1 + y * (1 / 3) * result
    result = 1 + y * (1 / 2) * result
    result = 1 + y * result
    for _ in range(HALVINGS):
        result *= result
    return result


def logarithm_of_fraction(number: int, bits: int) -> float:
    """The natural logarithm of (number + 1/2) / 2^bits, for a number of up to 62 bits; error below 1e-14."""
    odd = 2 * number + 1
    length = odd.bit_length()
    part = odd / (1 << length)  # from 1/2 to 1
    power = length - 1 - bits
    if part < SQUARE_ROOT_OF_HALF:
        part *= 2
        power -= 1
    # log((1 + z) / (1 - z)) = 2 (z + z^3 / 3 + z^5 / 5 + ...)
    z = (part - 1) / (part + 1)
    w = z * z
    series = 1 / 15 + w * (1 / 17)
    series = 1 / 13 + w * series
    series = 1 / 11 + w * series
    series = 1 / 9 + w * series
    series = 1 / 7 + w * series
    series = 1 / 5 + w * series
    series = 1 / 3 + w * series
    series = 1 + w * series
    return power * LOG_2 + 2 * z * series
