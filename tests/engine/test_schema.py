"""States: copying, text and sizes."""

from __future__ import annotations

from dataclasses import dataclass, make_dataclass

import pytest

from torri.engine.accelerate import dtype, from_record, to_records
from torri.engine.errors import WrongPosition
from torri.engine.schema import bit_set, copier, fields_of, ints, number, read, sets, size_of, table, write


@dataclass(slots=True)
class State:
    turn: int = number(0, 9)
    seen: int = bit_set(of=0b111)
    row: list[int] = ints(3, -1, 127, start=-1)
    piles: list[int] = sets(2, of=(1 << 63) - 1)
    board: list[list[int]] = table(2, 3, 0, 3)
    wide: list[list[int]] = table(1, 2, -300, 300)


def test_a_copy_shares_nothing() -> None:
    first = State(turn=4)
    second = copier(State)(first)
    second.row[0] = second.board[1][2] = second.turn = 9
    assert first == State(turn=4)
    assert second != first


def test_text_holds_only_what_differs_and_reads_back() -> None:
    state = State(turn=7, row=[1, -1, 3], board=[[0, 0, 0], [1, 2, 3]])
    assert write(state) == "turn=7 row=1,-1,3 board=0,0,0/1,2,3"
    assert read(State, write(state)) == state
    assert read(State, "") == State()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("colour=1", "unknown-field"),
        ("turn=x", "wrong-field"),
        ("row=1,2", "wrong-field"),
        ("board=1,2,3", "wrong-field"),
        ("turn=-1", "wrong-field"),
        ("row=1,2,300", "wrong-field"),
        (f"piles={1 << 63},0", "wrong-field"),
    ],
)
def test_text_that_is_no_state_is_refused(text: str, problem: str) -> None:
    with pytest.raises(WrongPosition) as error:
        read(State, text)
    assert error.value.problem.name == problem


@pytest.mark.parametrize(
    ("least", "most", "size"),
    [
        (0, 127, 1),
        (-128, 0, 1),
        (0, 128, 2),
        (-129, 0, 2),
        (-1, 32_767, 2),
        (0, 32_768, 4),
        (0, (1 << 31) - 1, 4),
        (-1, 1 << 31, 8),
    ],
)
def test_rows_take_as_few_bytes_as_their_range_needs(least: int, most: int, size: int) -> None:
    sized = make_dataclass(
        "Sized", [("row", list[int], ints(2, least, most)), ("board", list[list[int]], table(1, 2, least, most))]
    )
    assert [size_of(item) for item in fields_of(sized)] == [size, size]
    assert dtype(sized)["row"].base.itemsize == size


def test_single_numbers_and_sets_are_words() -> None:
    assert [size_of(item) for item in fields_of(State)] == [8, 8, 1, 8, 1, 2]


def test_a_record_holds_the_same_as_the_state() -> None:
    state = State(turn=7, row=[1, -1, 3], piles=[1 << 62, 5], board=[[0, 0, 0], [1, 2, 3]], wide=[[300, -300]])
    pool = to_records(state, 2)
    assert pool.dtype == dtype(State)
    pool[0]["turn"] = 8
    assert from_record(State, pool[1]) == state
    assert from_record(State, pool[0]).turn == 8
