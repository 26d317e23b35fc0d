"""The exponential function and the logarithm of our own, beside those of the C library."""

from __future__ import annotations

from math import exp, log

from hypothesis import given
from hypothesis import strategies as st

from torri.engine.elementary import LARGEST_ARGUMENT, exponential, logarithm_of_fraction


@given(st.floats(-LARGEST_ARGUMENT, LARGEST_ARGUMENT))
def test_the_exponential_function(x: float) -> None:
    assert abs(exponential(x) / exp(x) - 1) < 1e-12


def test_it_is_held_where_nobody_asks() -> None:
    assert exponential(-1e300) == exponential(-LARGEST_ARGUMENT) > 0
    assert exponential(1e300) == exponential(LARGEST_ARGUMENT)
    assert exponential(0.0) == 1


@given(st.integers(0, 2**32 - 1))
def test_the_logarithm(number: int) -> None:
    assert abs(logarithm_of_fraction(number, 32) - log((number + 0.5) / 2**32)) < 1e-14
