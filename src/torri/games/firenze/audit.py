"""What must hold at every step of every game; the soak test asks it inside the accelerated loop."""

from __future__ import annotations

from enum import IntEnum


class Fault(IntEnum):
    """What was found broken, with the paragraph that says so."""

    NOTHING = 0
    OUT_OF_RANGE = 1
    WRONG_QUESTION = 2  # F3
    BRICKS_NOT_CONSERVED = 3  # F1.1
    CARDS_NOT_CONSERVED = 4  # F1.5
    WRONG_HAND = 5  # F10
    SEALS_MISCOUNTED = 6  # F1.7, F8.1
    BALCONY_ASTRAY = 7  # F2.1, F8.2
    TOWERS_ASTRAY = 8
