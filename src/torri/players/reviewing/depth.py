"""How much is computed for a review: `depth.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

EffortName: TypeAlias = Literal["quick", "thorough"]
DEPTH_FILE: Final = "depth.toml"
OTHER_GAMES: Final = "others"  # games that are not ours
PLAIN_SLOWDOWN: Final = 100  # times, without compiled loops: so much less is computed,
MIN_COUNT: Final = 2  # but at least two of everything


@dataclass(frozen=True, slots=True)
class Depth:
    """How much is computed; depth.toml explains the fields."""

    rounds: int
    depth: int
    futures: int
    most: int
    looks: int
    iterations: int
    candidates: int

    @classmethod
    def of(cls, game: str, effort: EffortName, accelerated: bool = True) -> Depth:
        """What an effort means in a game; without compiled loops the review is little more than a guess."""
        given = _depths().get(game, _depths()[OTHER_GAMES])
        many: dict[str, int] = given[effort]
        if accelerated:
            return cls(given["rounds"], given["depth"], **many)
        return cls(1, 1, **{name: max(MIN_COUNT, value // PLAIN_SLOWDOWN) for name, value in many.items()})


@cache
def _depths() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(DEPTH_FILE).read_text(encoding="utf-8"))
