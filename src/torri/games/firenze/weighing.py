"""What the evaluation weighs, and where the seats stand in the turn and in the game."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from .state import Ask, State
from .tables import NONE, SEALS

POINT: Final = 100  # all values are in hundredths of a point
PLENTY_OF_BRICKS: Final = 6  # in stock; further bricks are worth less
FLOORS_PER_TURN: Final = 3  # that the bricks of one card pay for


class Weight(IntEnum):
    """What the evaluation weighs."""

    DENIAL = 0
    SPREAD = 1
    FLAG_LEAD = 2
    FLAG_LATE = 3
    SEAL = 4
    BRICK = 5
    RARE = 6
    GLUT = 7
    FLOOR = 8
    SHORTAGE = 9
    DELAY = 10
    HASTE = 11
    FRESH = 12
    CONTEST = 13
    PERSON = 14
    WORKSHOP = 15
    WAREHOUSE = 16
    BRIDGE = 17
    OFFER = 18
    NEED = 19
    USE = 20


def fewest_seals(s: State) -> int:
    """The fewest seals that any player has left: how near the end is."""
    fewest = SEALS[s.players]
    for seat in range(s.players):
        fewest = min(fewest, s.seals_left[seat])
    return fewest


def use_left(s: State, seat: int, weights: list[int]) -> int:
    """Per cent of what bricks and persons are worth: they only help to place more seals before the game ends."""
    placeable = s.seals_left[seat]
    for other in range(s.players):
        if other != seat:
            placeable = min(placeable, s.seals_left[other] + 1)
    return min(weights[Weight.USE] * placeable, 100)


def building_ahead(s: State, seat: int) -> bool:
    """Whether bricks can still be laid in this turn; the main questions are in the order of the phases."""
    return s.player == seat and s.round > 0 and s.moment <= Ask.BUILD


def claiming_ahead(s: State, seat: int) -> bool:
    return s.player == seat and s.round > 0 and s.moment <= Ask.CLAIM


def turns_to_come(s: State, seat: int) -> int:
    """None, one or many (2): with the end tile taken, every other player has one more turn (F11.1)."""
    if s.finisher == NONE:
        return 2
    if seat == s.player:
        return 1 if claiming_ahead(s, seat) else 0
    return 1 if (seat - s.finisher) % s.players > (s.player - s.finisher) % s.players else 0
