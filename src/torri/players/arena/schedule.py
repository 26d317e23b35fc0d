"""Who plays whom: a contest as a list of single games, fair to every seat.

Deal number d is the same for every pairing. It is played once for each seating of the pairing's line-up: the line-up
moves on by one seat from one rotation to the next, so that everybody has had every seat of the deal. Where more than
two different players sit at a table, the order in which they sit changes from deal to deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from torri.engine.errors import TorriError
from torri.engine.options import Value
from torri.scheduling.seating import lineups, rotated, seating_orders


class TooFewEntrants(TorriError):
    """A contest needs two players, who may be of the same kind."""

    entrants: tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """What is played: everything that determines a single game, and how many of them."""

    game: str
    players: int  # at a table
    specs: tuple[str, ...]
    games: int  # of each pairing, rounded up to whole deals
    seed: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.specs) < 2:
            raise TooFewEntrants(self.specs)

    @cached_property
    def entrants(self) -> dict[str, str]:
        """The spec of each entrant by its name: the spec itself, with a number where it enters again."""
        named: dict[str, str] = {}
        for place, spec in enumerate(self.specs):
            earlier = self.specs[:place].count(spec)
            named[f"{spec}#{earlier + 1}" if earlier else spec] = spec
        return named

    @property
    def deals(self) -> int:
        return -(-self.games // self.players)

    @cached_property
    def pairings(self) -> list[tuple[str, ...]]:
        """The line-ups, of the same scheduler as tournaments of people."""
        return lineups(tuple(self.entrants), self.players)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    pairing: int
    deal: int
    rotation: int
    seats: tuple[str, ...]  # the names of the entrants

    @property
    def key(self) -> tuple[int, int, int]:
        return self.pairing, self.deal, self.rotation


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """All games of a contest, deal by deal, so that an interrupted contest is fair as far as it went."""
    for deal in range(contest.deals):
        for pairing, lineup in enumerate(contest.pairings):
            orders = seating_orders(lineup)
            order = orders[deal % len(orders)]
            for rotation in range(contest.players):
                yield Fixture(pairing=pairing, deal=deal, rotation=rotation, seats=rotated(order, rotation))
