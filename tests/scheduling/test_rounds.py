"""Rounds are fair: everybody plays as often, meets others before meeting anybody again, and sits everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.amount import amount
from torri.scheduling.rounds import mixed_round, number_of_rounds, parted, round_robin, swiss_round, without
from torri.scheduling.seating import NOBODY, Encounters, Round, lineups, rotated

NAMES = [chr(ord("a") + number) for number in range(26)]


def check_whole(played: Round, names: list[str], seats: int) -> None:
    """Everybody sits at exactly one table, all tables are full, and bots are spread."""
    sitting = [name for table in played for name in table if name != NOBODY]
    assert sorted(sitting) == sorted(names)
    assert all(len(table) == seats for table in played)
    bots = [table.count(NOBODY) for table in played]
    assert max(bots) - min(bots) <= 1 and sum(bots) < seats


@given(entrants=st.integers(2, 24))
def test_in_a_league_of_two_everybody_meets_everybody_once(entrants: int) -> None:
    names = NAMES[:entrants]
    rounds = round_robin(names, 2)
    assert len(rounds) == number_of_rounds(entrants, 2)
    for one in rounds:
        check_whole(one, names, 2)
    met = Encounters(rounds)
    assert all(met.met[pair] == 1 for pair in combinations(names, 2))
    for name in names:
        assert abs(met.sat[name, 0] - met.sat[name, 1]) <= 1


@settings(max_examples=amount(short=30, long=100))
@given(entrants=st.integers(2, 14), seats=st.integers(3, 5))
def test_in_a_league_at_larger_tables_everybody_plays_as_often(entrants: int, seats: int) -> None:
    names = NAMES[:entrants]
    rounds = round_robin(names, seats)
    for one in rounds:
        check_whole(one, names, seats)
    met = Encounters(rounds)
    often = [met.met[pair] for pair in combinations(names, 2)]
    if entrants > seats:  # at a single table all meet in every round
        assert max(often) <= 3 and sum(often) / len(often) - min(often) < 2
    for name in names:
        sat = [met.sat[name, seat] for seat in range(seats)]
        assert max(sat) - min(sat) <= 2


@settings(max_examples=amount(short=30, long=100))
@given(entrants=st.integers(6, 16), seed=st.randoms(use_true_random=False))
def test_a_swiss_round_of_two_has_no_rematch_while_there_is_a_way_without(entrants: int, seed: object) -> None:
    names = NAMES[:entrants]
    encounters = Encounters()
    for _ in range(entrants // 2):  # so few rounds always leave a way
        order = list(names)
        seed.shuffle(order)  # type: ignore[attr-defined]
        one = swiss_round(order, 2, encounters)
        check_whole(one, names, 2)
        assert all(not encounters.met[table[0], table[1]] for table in one)
        assert one == swiss_round(order, 2, encounters), "the same standings give the same round"
        encounters.add(one)


@pytest.mark.parametrize(("entrants", "seats", "rounds"), [(16, 4, 3), (9, 3, 4), (25, 5, 3)])
def test_at_larger_tables_nobody_is_met_again_where_that_can_be_found(entrants: int, seats: int, rounds: int) -> None:
    names = NAMES[:entrants]
    for next_round in (swiss_round, mixed_round):
        encounters = Encounters()
        for _ in range(rounds):
            encounters.add(next_round(names, seats, encounters))
        often = Counter(encounters.met[pair] for pair in combinations(names, 2))
        assert often[2] + often[3] <= 2, often


def test_neighbours_in_the_standings_meet() -> None:
    first = swiss_round(NAMES[:9], 4, Encounters())
    assert [sorted(name for name in table if name) for table in first] == [
        ["a", "b", "c"],
        ["d", "e", "f"],
        ["g", "h", "i"],
    ]
    second = swiss_round(NAMES[:6], 2, Encounters([(("a", "b"), ("c", "d"), ("e", "f"))]))
    assert [set(table) for table in second] == [{"a", "c"}, {"b", "e"}, {"d", "f"}] or {"a", "c"} in map(set, second)


def test_who_leaves_a_league_is_replaced_by_a_bot_and_nobody_else_moves() -> None:
    rounds = round_robin(NAMES[:4], 2)
    shorter = [without(one, {"b"}) for one in rounds]
    for one, other in zip(rounds, shorter, strict=True):
        assert [table for table in one if "b" not in table] == [table for table in other if NOBODY not in table]
    assert without((("a", "b"), ("c", "d")), {"a", "b"}) == (("c", "d"),)


def test_who_has_blocked_somebody_is_not_paired_with_them_or_sits_out() -> None:
    apart = Encounters()
    apart.keep_apart([("a", "b")])
    for next_round in (swiss_round, mixed_round):
        for seats, names in ((2, NAMES[:6]), (3, NAMES[:9])):
            played = next_round(names, seats, apart)
            assert not any({"a", "b"} <= set(table) for table in played), "there was another way"
    assert parted((("a", "b"), ("c", "d")), {("a", "b")}) == ((NOBODY, "b"), ("c", "d"))
    assert parted((("a", "b"), ("c", "d")), {("a", "b"), ("b", "a")}) == (("c", "d"),)


def test_a_contest_of_the_arena_has_every_choice_in_every_rotation() -> None:
    assert lineups("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert lineups("ab", 3) == [("a", "b", "b")]
    assert [rotated(("a", "b", "c"), turn) for turn in range(3)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
