"""States: copying, text and sizes."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from torri.engine.accelerate import dtype, from_record, to_records
from torri.engine.errors import WrongPosition
from torri.engine.schema import copier, ints, misfits, read, sets, table, write


@dataclass(slots=True)
class State:
    turn: int = 0
    row: list[int] = ints(3, -1)
    piles: list[int] = sets(2)
    board: list[list[int]] = table(2, 3)
    wide: list[list[int]] = table(1, 2, size=2)


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
        ("row=1,2,300", "field-too-large"),
        (f"piles={1 << 63},0", "field-too-large"),
    ],
)
def test_text_that_is_no_state_is_refused(text: str, problem: str) -> None:
    with pytest.raises(WrongPosition) as error:
        read(State, text)
    assert error.value.problem.name == problem


def test_numbers_that_do_not_fit_are_found() -> None:
    assert misfits(State(row=[127, -128, 0], wide=[[32767, -32768]])) == []
    assert misfits(State(row=[128, 0, 0], wide=[[0, 40000]])) == ["row", "wide"]


def test_a_record_holds_the_same_as_the_state() -> None:
    state = State(turn=7, row=[1, -1, 3], piles=[1 << 62, 5], board=[[0, 0, 0], [1, 2, 3]], wide=[[300, -300]])
    pool = to_records(state, 2)
    assert pool.dtype == dtype(State)
    pool[0]["turn"] = 8
    assert from_record(State, pool[1]) == state
    assert from_record(State, pool[0]).turn == 8
