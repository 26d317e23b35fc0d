"""What a puzzle of each game has to be: `standards.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import convert

from torri.puzzles.errors import NoStandard

STANDARDS_FILE: Final = "standards.toml"


@dataclass(frozen=True, slots=True)
class Standard:
    """What a puzzle has to be; standards.toml explains the fields."""

    plans: tuple[int, int]
    futures: tuple[int, ...]
    thorough: tuple[int, int]
    gap: float
    iterations: int
    positions: int


@cache
def standard_of(game: str) -> Standard:
    text = files(__package__).joinpath(STANDARDS_FILE).read_text(encoding="utf-8")
    given = tomllib.loads(text)
    if game not in given:
        raise NoStandard(game, tuple(given))
    return convert(given[game], Standard)
