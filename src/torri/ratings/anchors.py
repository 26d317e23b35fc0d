"""The ratings of the levels, which stand fast: from what the arena has measured of each step between two levels."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Final

from torri.ratings.model import BETA, MU, Rating

ANCHORED_LEVEL: Final = "compagno"  # has the rating of somebody of whom nothing is known
ANCHOR_SIGMA: Final = 0.5
# Beyond that, hundreds of games tell little of how much stronger one is.
MAX_WIN_RATE: Final = 0.9


def distance(win_rate: float) -> float:
    """By how much somebody is rated higher who wins so often at a table for two, by the model."""
    likely = min(win_rate, MAX_WIN_RATE)
    return sqrt(2) * BETA * log(likely / (1 - likely))


@cache
def anchors(game: str) -> dict[str, Rating]:
    """The rating of each level in a game; of levels that were not measured there is none."""
    measured = tomllib.loads(files(__package__).joinpath("anchors.toml").read_text(encoding="utf-8"))
    if game not in measured:
        return {}
    heights, height = {measured["weakest"]: 0.0}, 0.0
    for level, win_rate in measured[game].items():
        height += distance(win_rate)
        heights[level] = height
    base = MU - heights[ANCHORED_LEVEL]
    return {level: Rating(base + height, ANCHOR_SIGMA) for level, height in heights.items()}
