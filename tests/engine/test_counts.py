"""Rows of counts: kinds, totals, what suffices, and the number they are told as."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from torri.engine.counts import MOST_OF_A_KIND, kinds_in, kinds_sufficing, packed, total, total_of, unpacked, within

rows = st.lists(st.integers(0, MOST_OF_A_KIND), min_size=1, max_size=8)


def test_kinds_and_totals() -> None:
    counts = [3, 0, 2, 0, 1]
    assert kinds_in(counts) == 0b10101
    assert total(counts) == 6
    assert total_of(counts, 0b00110) == 2
    assert total_of(counts, 0) == 0


def test_what_suffices_from_a_kind_on() -> None:
    counts = [3, 0, 2, 0, 1]
    assert kinds_sufficing(counts, 0b11111, 3) == 0b00111
    assert kinds_sufficing(counts, 0b11111, 4) == 0b00001
    assert kinds_sufficing(counts, 0b11111, 7) == 0
    assert kinds_sufficing(counts, 0b11011, 2) == 0b00001


def test_within_includes_both_ends() -> None:
    assert [number for number in range(6) if within(number, 2, 4)] == [2, 3, 4]


@given(rows, st.integers(0, 255), st.integers(0, 40))
def test_sufficing_is_what_it_says(counts: list[int], kinds: int, due: int) -> None:
    for kind in range(len(counts)):
        rest = sum(count for at, count in enumerate(counts) if at >= kind and kinds >> at & 1)
        assert kinds_sufficing(counts, kinds, due) >> kind & 1 == (rest >= due)


@given(rows)
def test_counts_are_told_as_one_number(counts: list[int]) -> None:
    assert unpacked(packed(counts), len(counts)) == counts
