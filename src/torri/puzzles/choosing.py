"""Which puzzle comes next: one about as hard as the person is strong; and those of a day, the same for everybody."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from torri.puzzles.puzzle import Puzzle

NEAREST: Final = 5  # of the puzzles that are about as hard as wanted, one is taken
PUZZLES_A_DAY: Final = 3


def next_puzzle(
    puzzles: Sequence[Puzzle], heights: Mapping[str, float], height: float, tried: Sequence[str], seed: str
) -> Puzzle | None:
    """One that was not tried yet; if all were, the one whose try is longest ago. `heights` are the ratings of puzzles
    where they differ from those with which they were shipped, `tried` are names in the order of the tries."""
    if not puzzles:
        return None
    done = set(tried)
    new = [one for one in puzzles if one.name not in done]
    if not new:
        by_name = {one.name: one for one in puzzles}
        return next((by_name[name] for name in tried if name in by_name), puzzles[0])
    new.sort(key=lambda one: (abs(heights.get(one.name, one.mu) - height), one.name))
    return new[_number(f"{seed} {len(done)}") % min(NEAREST, len(new))]


def puzzles_of_day(puzzles: Sequence[Puzzle], day: str) -> tuple[Puzzle, ...]:
    """A few of every day, from easier to harder."""
    ranked = sorted(puzzles, key=lambda one: (one.mu, one.name))
    count = min(PUZZLES_A_DAY, len(ranked))
    parts = [ranked[len(ranked) * part // count : len(ranked) * (part + 1) // count] for part in range(count)]
    return tuple(part[_number(f"{day} {place}") % len(part)] for place, part in enumerate(parts))


def run(solved: Sequence[bool]) -> int:
    """How many of the last ones were solved, without one that was not."""
    count = 0
    for one in reversed(solved):
        if not one:
            break
        count += 1
    return count


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
