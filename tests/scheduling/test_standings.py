"""Standings: points at the table, the same deal at other tables, and ties broken from left to right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torri.scheduling.seating import NOBODY
from torri.scheduling.standings import TableResult, deal_shares, standings, table_points


@given(st.lists(st.integers(0, 5), min_size=2, max_size=5))
def test_a_table_gives_the_same_points_in_all_however_it_ends(scores: list[int]) -> None:
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = table_points(places)
    assert sum(points) == pytest.approx(len(scores) * (len(scores) - 1) / 2)
    assert all((one > other) == (place < rival) for one, place in zip(points, places, strict=True)
               for other, rival in zip(points, places, strict=True))  # fmt: skip


def test_a_seat_is_compared_with_the_same_seat_at_the_other_tables() -> None:
    results = [
        TableResult(("a", "b"), (1, 2), (40, 30)),
        TableResult(("c", "d"), (2, 1), (20, 50)),
        TableResult(("e", "f"), (2, 1), (20, 60), left=(1,)),
    ]
    assert deal_shares(results) == [[100, 50], [25, 100], [25, 0]], "who left is behind those who stayed"
    assert deal_shares(results[:1]) == [[None, None]]


def test_ties_are_broken_from_left_to_right_and_equals_share_a_place() -> None:
    rounds = [
        [TableResult(("a", "b"), (1, 2), (40, 30)), TableResult(("c", "d"), (1, 2), (50, 20))],
        [TableResult(("a", "d"), (2, 1), (30, 40)), TableResult(("b", "c"), (1, 2), (35, 35))],
    ]
    found = standings("abcd", rounds, same_deals=True)
    assert {one.name: one.points for one in found} == dict.fromkeys("abcd", 1.0)
    assert [one.name for one in found] == ["b", "c", "a", "d"] or found[0].deal >= found[-1].deal  # type: ignore[operator]
    equal = standings("abcd", rounds)
    assert {one.place for one in equal} == {1}
    assert equal[0].rounds == [1, 0]


def test_a_bot_on_a_chair_left_over_is_in_no_list_and_who_is_out_stands_last() -> None:
    found = standings(
        "ab", [[TableResult(("a", NOBODY), (1, 2), (9, 1)), TableResult(("b", NOBODY), (2, 1), (1, 9))]], out={"a"}
    )
    assert [(one.name, one.place, one.rivals) for one in found] == [("b", 1, 0), ("a", 2, 0)]


def test_in_a_duplicate_tournament_the_deal_counts_first() -> None:
    rounds = [[TableResult(("a", "b"), (2, 1), (59, 60)), TableResult(("c", "d"), (1, 2), (20, 10))]]
    assert [one.name for one in standings("abcd", rounds, same_deals=True, ranking="deal")][:2] == ["b", "a"]
    assert [one.name for one in standings("abcd", rounds, same_deals=True)][:2] == ["b", "c"]
