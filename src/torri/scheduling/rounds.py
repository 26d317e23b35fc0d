"""The rounds of a tournament.

Everybody plays in every round: where chairs are left over, a bot sits on them (`NOBODY`). It counts as somebody whom
one meets like the others, so that a bot goes to a table where it has not been yet.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import combinations
from random import Random
from typing import Final

from torri.scheduling.seating import NOBODY, Encounters, Round, Table

REMATCH: Final = 1_000_000  # what it costs to meet again, against the distance in the standings
TWO_BOTS: Final = 1_000_000 * REMATCH  # bots are spread over the tables
MAX_STEPS: Final = 20_000  # of the search for pairs without a rematch
RESTARTS: Final = 12  # of the search for larger tables, while somebody would meet again


def number_of_rounds(entrants: int, seats: int) -> int:
    """The rounds of a league: enough to meet everybody, as far as tables allow; at a single table one for each seat."""
    if entrants <= seats:
        return 1 if seats == 2 else seats
    if seats == 2:
        return entrants - 1 + entrants % 2
    return -(-(entrants - 1) // (seats - 1))


def round_robin(names: Sequence[str], seats: int) -> list[Round]:
    """The rounds of a league, known before the first: at tables of two, everybody meets everybody once."""
    if seats == 2:
        return _circle(names)
    encounters = Encounters()
    rounds = []
    for _ in range(number_of_rounds(len(names), seats)):
        rounds.append(mixed_round(names, seats, encounters))
        encounters.add(rounds[-1])
    return rounds


def _circle(names: Sequence[str]) -> list[Round]:
    """One stays, all others move on around the circle; every other pair sits the other way round, so that everybody
    begins as often as not."""
    circle = [*[NOBODY] * (len(names) % 2), *names]
    rounds: list[Round] = []
    for number in range(len(circle) - 1):
        pairs = [(circle[place], circle[-1 - place]) for place in range(len(circle) // 2)]
        turned = [(number if place == 0 else place) % 2 for place in range(len(pairs))]
        rounds.append(tuple(pair[::-1] if turn else pair for pair, turn in zip(pairs, turned, strict=True)))
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def mixed_round(names: Sequence[str], seats: int, encounters: Encounters) -> Round:
    """The next round in which everybody meets those whom they have met least, whatever their results."""
    return encounters.seated(_divided(_filled(names, seats), seats, encounters, by_standing=False))


def swiss_round(order: Sequence[str], seats: int, encounters: Encounters) -> Round:
    """The next round of a Swiss tournament, from the standings, the best first: neighbours meet, unless they have met
    before and there is another way. The best sit at the first table.
    """
    return encounters.seated(_divided(_filled(order, seats), seats, encounters, by_standing=True))


def without(played: Round, gone: Collection[str]) -> Round:
    """A round of a league when some have left: bots sit on their chairs; tables without anybody fall out."""
    tables = [tuple(NOBODY if name in gone else name for name in table) for table in played]
    return tuple(table for table in tables if any(table))


def parted(played: Round, blocks: Collection[tuple[str, str]]) -> Round:
    """The round without meetings of those of whom one has blocked the other (`blocks`: who, and whom): whoever has
    blocked gives the chair to a bot; tables without anybody fall out.
    """
    tables = [
        tuple(NOBODY if any((name, other) in blocks for other in table) else name for name in table) for table in played
    ]
    return tuple(table for table in tables if any(table))


def _filled(names: Sequence[str], seats: int) -> list[str]:
    return [*names, *[NOBODY] * (-len(names) % seats)]


def _divided(order: list[str], seats: int, encounters: Encounters, *, by_standing: bool) -> list[Table]:
    """The order divided into tables, so that nobody meets again, if that can be found."""
    if seats == 2:
        pairs = _pairs(order, encounters)
        if pairs is not None:
            return pairs
    best: list[list[str]] = []
    least = -1
    for restart in range(RESTARTS):
        tables = _first_tables(order, seats, restart)
        search = _Search(order, encounters, by_standing)
        cost = search.improve(tables)
        if least < 0 or cost < least:
            best, least = tables, cost
        if least < REMATCH:
            break
    rank = {name: place for place, name in enumerate(order)}
    best.sort(key=lambda table: sorted(rank[name] for name in table))
    return [tuple(table) for table in best]


def _first_tables(order: list[str], seats: int, restart: int) -> list[list[str]]:
    """Neighbours sit together; a restart begins somewhere else, always at the same place."""
    names = list(order)
    if restart:
        Random(restart).shuffle(names)
    return [names[first : first + seats] for first in range(0, len(names), seats)]


def _pairs(order: list[str], encounters: Encounters) -> list[Table] | None:
    """Pairs without a rematch, the best with the nearest; none if there are none, or they are too hard to find."""
    steps = MAX_STEPS

    def pair(left: list[str]) -> list[Table] | None:
        nonlocal steps
        if not left:
            return []
        first, *others = left
        for place, other in enumerate(others):
            steps -= 1
            if steps < 0:
                return None
            if not encounters.met[first, other]:
                rest = pair(others[:place] + others[place + 1 :])
                if rest is not None:
                    return [(first, other), *rest]
        return None

    return pair(order)


class _Search:
    """Two at different tables change places as long as that is better for both tables together."""

    def __init__(self, order: list[str], encounters: Encounters, by_standing: bool) -> None:
        self._met = encounters.met
        self._rank = {name: place for place, name in enumerate(order)} if by_standing else {}
        self._costs: dict[tuple[str, str], int] = {}

    def improve(self, tables: list[list[str]]) -> int:
        costs = [self._cost(table) for table in tables]
        improved = True
        while improved:
            improved = False
            for one, other in combinations(range(len(tables)), 2):
                improved |= self._exchange(tables, costs, one, other)
        return sum(costs)

    def _exchange(self, tables: list[list[str]], costs: list[int], one: int, other: int) -> bool:
        here, there, improved = tables[one], tables[other], False
        for seat in range(len(here)):
            for place in range(len(there)):
                here[seat], there[place] = there[place], here[seat]
                new = self._cost(here), self._cost(there)
                if sum(new) < costs[one] + costs[other]:
                    costs[one], costs[other] = new
                    improved = True
                else:
                    here[seat], there[place] = there[place], here[seat]
        return improved

    def _cost(self, table: list[str]) -> int:
        return sum(self._pair_cost(one, other) for one, other in combinations(table, 2))

    def _pair_cost(self, one: str, other: str) -> int:
        known = self._costs.get((one, other))
        if known is None:
            met = self._met[one, other]
            distance = self._rank.get(one, 0) - self._rank.get(other, 0)
            known = REMATCH * met * met + distance * distance + (TWO_BOTS if one == other else 0)
            self._costs[one, other] = known
        return known
