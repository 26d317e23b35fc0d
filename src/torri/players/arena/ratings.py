"""Ratings of all entrants from all games, in the order of the schedule."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from torri.players.arena.playing import Played
from torri.ratings.model import Rating, rate


def rated(entrants: Sequence[str], games: Sequence[Played]) -> dict[str, Rating]:
    """The ratings after all games. Where an entrant has several seats, they move it by their mean."""
    ratings = {name: Rating() for name in entrants}
    for game in sorted(games, key=lambda game: (game.deal, game.pairing, game.rotation)):
        after = rate([ratings[name] for name in game.seats], game.places)
        for name in dict.fromkeys(game.seats):
            seats = [after[seat] for seat, sitting in enumerate(game.seats) if sitting == name]
            ratings[name] = Rating(fmean(seat.mu for seat in seats), fmean(seat.sigma for seat in seats))
    return ratings
