"""Seats at a table: line-ups, orders, rotations, and who has had which seat how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final, TypeAlias

NOBODY: Final = ""  # a chair for which nobody is left: a bot sits there

Table: TypeAlias = tuple[str, ...]  # who sits there, seat by seat
Round: TypeAlias = tuple[Table, ...]


def lineups(names: Sequence[str], seats: int) -> list[Table]:
    """Two entrants sit down one against all the others; of more, every choice that fills a table.

    If there are fewer entrants than seats, each in turn fills the free seats.
    """
    if len(names) == 2:
        return [(names[0], *[names[1]] * (seats - 1))]
    if len(names) >= seats:
        return list(combinations(names, seats))
    return [tuple(names[(first + place) % len(names)] for place in range(seats)) for first in range(len(names))]


@lru_cache(maxsize=1024)
def seating_orders(lineup: Table) -> list[Table]:
    """The ways to sit around a table, up to rotation."""
    return [(lineup[0], *rest) for rest in dict.fromkeys(permutations(lineup[1:]))]


def rotated(order: Table, rotation: int) -> Table:
    """Everybody moves on by so many seats: after as many rotations as seats, each has had every seat."""
    return tuple(order[(seat - rotation) % len(order)] for seat in range(len(order)))


class Encounters:
    """Who has met whom, and who sat where, in the rounds so far."""

    APART: Final = 8  # meetings that two who should not meet count for

    def __init__(self, rounds: Sequence[Round] = ()) -> None:
        self.met: Counter[tuple[str, str]] = Counter()
        self.sat: Counter[tuple[str, int]] = Counter()
        for one in rounds:
            self.add(one)

    def add(self, played: Round) -> None:
        for table in played:
            for seat, name in enumerate(table):
                self.sat[name, seat] += 1
            for one, other in combinations(table, 2):
                self.met[one, other] += 1
                if one != other:
                    self.met[other, one] += 1

    def keep_apart(self, pairs: Collection[tuple[str, str]]) -> None:
        """These meet only where there is no other way."""
        for one, other in pairs:
            self.met[one, other] += self.APART
            self.met[other, one] += self.APART

    def seated(self, tables: Sequence[Table]) -> Round:
        """The same tables, everybody on the seats that they have had least."""
        return tuple(min(permutations(sorted(table)), key=self._unfairness) for table in tables)

    def _unfairness(self, table: Table) -> int:
        return sum(
            (self.sat[name, seat] + 1) ** 2 - self.sat[name, seat] ** 2 for seat, name in enumerate(table) if name
        )
