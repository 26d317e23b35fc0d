"""Observations: blocks one after another in a row, and the toy game seen from both of its seats."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from torri.engine.loops import loops
from torri.engine.observing import (
    FLAGS,
    Block,
    Observation,
    add_eight,
    add_set,
    further_copies,
    put_eight,
    put_two,
    starts,
    whole,
    word,
    words,
)
from torri.engine.signature import State as AnyState
from torri.engine.signature import observe

from . import toy

BLOCKS = (
    Block("actor", (2,), 1, "which seat is asked"),
    Block("heap", (1,), 7, "sticks in the heap"),
    Block("sticks", (2, 2), 7, "sticks of each seat; how many more than the other has", low=-7),
)
ACTOR, HEAP, STICKS = starts(BLOCKS)


def look(s: toy.State, seat: int, row: list[int]) -> None:
    if s.actor >= 0:
        row[ACTOR + (s.actor != seat)] = 1
    row[HEAP] = s.heap
    for near in range(2):
        own = s.sticks[(seat + near) % 2]
        row[STICKS + 2 * near] = own
        row[STICKS + 2 * near + 1] = own - s.sticks[(seat + near + 1) % 2]


OBSERVATION = Observation(BLOCKS, look)
GAME = toy.game(observation=OBSERVATION)


def test_blocks_follow_one_another() -> None:
    assert (ACTOR, HEAP, STICKS) == (0, 2, 3)
    assert [block.size for block in BLOCKS] == [2, 1, 4]
    assert OBSERVATION.size == 7
    assert OBSERVATION.slices == {"actor": slice(0, 2), "heap": slice(2, 3), "sticks": slice(3, 7)}
    assert starts(()) == ()


def test_every_seat_sees_itself_first() -> None:
    at = GAME.start(2)
    for answer in (7, 3, 1):
        at.apply(answer)
    assert OBSERVATION.row(at.state, 0) == [1, 0, 3, 3, 2, 1, -2]
    assert OBSERVATION.row(at.state, 1) == [0, 1, 3, 1, -2, 3, 2]


def test_a_row_begins_with_zeros_each_time() -> None:
    at = GAME.start(2)
    first = OBSERVATION.row(at.state, 0)
    first[ACTOR] = 5
    assert OBSERVATION.row(at.state, 0) == [0] * OBSERVATION.size


def shown(pool: list[AnyState], place: int, seat: int, row: list[int]) -> None:
    observe(pool[place], seat, row)


@pytest.mark.parametrize("accelerated", [False, True])
def test_a_loop_is_linked_to_what_the_game_observes(accelerated: bool) -> None:
    at = GAME.start(2)
    at.apply(6)
    made = loops(GAME, accelerated)
    row = made.row(OBSERVATION.size)
    made.link({"shown": shown}).shown(made.pool(at.state), 0, 1, row)
    assert [int(number) for number in row] == OBSERVATION.row(at.state, 1)


def test_a_game_without_observation_cannot_be_observed() -> None:
    at = toy.GAME.start(2)
    made = loops(toy.GAME, False)
    with pytest.raises(RuntimeError, match="observe stands for a function of a game"):
        made.link({"shown": shown}).shown(made.pool(at.state), 0, 0, [0])


# Several numbers at once


def test_words_hold_eight_numbers() -> None:
    assert word([]) == 0
    assert word([1, 2]) == 0x0201
    assert words([1, 0, 0, 0, 0, 0, 0, 127, 5]) == [0x7F00000000000001, 5]
    assert [whole(numbers) for numbers in (0, 1, 8, 9)] == [0, 8, 8, 16]
    assert FLAGS[0b101] == word([1, 0, 1])


def written(_pool: list[AnyState], place: int, eight: int, row: list[int]) -> None:
    put_eight(row, place, eight)
    put_two(row, place + 9, eight >> 48)
    add_eight(row, place + 3, eight)
    add_set(row, place + 12, 0b10_0000_0001, 10)


@pytest.mark.parametrize("kind", [None, np.uint8, np.int16, np.int64])
def test_several_numbers_are_written_at_once(kind: type[np.generic] | None) -> None:
    made = loops(GAME, kind is not None)
    row: Any = [9] * 30 if kind is None else np.full(30, 9, kind)
    eight = word([0, 1, 2, 3, 50, 100, 126, 127])
    made.link({"written": written}).written(made.pool(GAME.start(2).state), 1, eight, row)
    assert [int(number) for number in row] == [
        *(9, 0, 1, 2, 3, 51, 102, 129, 177, 109, 252, 254, 9),
        *(10, 9, 9, 9, 9, 9, 9, 9, 9, 10, 9, 9, 9, 9, 9, 9, 9),
    ]


def test_further_copies_of_a_card_are_words_too() -> None:
    kind_of_bit = [0, 1, 2, 0, 2, 2]
    (copies,) = further_copies(kind_of_bit, 3, 3)
    assert [copies[numbers] for numbers in (0b000, 0b001, 0b110)] == [[0], [word([1])], [word([0, 0, 2])]]
    assert further_copies(kind_of_bit, 3, 2)[1] == [[0], [word([0, 0, 1])], [0], [word([0, 0, 1])]]


def test_a_row_is_of_the_smallest_type_that_holds_it() -> None:
    assert OBSERVATION.kind == "int16"
    assert Observation(BLOCKS[:2], look).kind == "uint8"
    assert Observation((*BLOCKS[:2], Block("more", (1,), 256, "")), look).kind == "int16"
