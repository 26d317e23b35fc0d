"""Observations: blocks one after another in a row, and the toy game seen from both of its seats."""

from __future__ import annotations

import pytest

from torri.engine.loops import loops
from torri.engine.observing import Block, Observation, starts
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
