"""OpenSkill ratings (Plackett-Luce) of all entrants from all games, in the order of the schedule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from torri.players.arena.playing import Played


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a player, and how certain it is; `ordinal` is a cautious lower bound."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


def rated(entrants: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """The ratings after all games. Where an entrant has several seats, they move it by their mean."""
    from openskill.models import PlackettLuce  # slow to import, and only the arena needs it

    model = PlackettLuce()
    first = model.rating()
    ratings = {name: Rating(first.mu, first.sigma) for name in entrants}
    for game in sorted(games, key=lambda game: (game.deal, game.pairing, game.rotation)):
        before = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in game.seats]
        after = model.rate(before, ranks=[float(place) for place in game.places])
        for name in dict.fromkeys(game.seats):
            seats = [after[seat][0] for seat, sitting in enumerate(game.seats) if sitting == name]
            ratings[name] = Rating(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
    return ratings
