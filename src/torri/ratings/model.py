"""How strong somebody is, estimated from places: OpenSkill (Plackett-Luce), for two and more, with ties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU: Final = 25.0  # of somebody of whom nothing is known
SIGMA: Final = MU / 3
BETA: Final = MU / 6  # how far chance can carry a player in one game


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a player, and how uncertain it is; `ordinal` is a cautious lower bound."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def ordinal(self) -> float:
        return self.mu - 3 * self.sigma


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # slow to import, and few need it

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)


def rate(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after a game that ended with these places."""
    model = _model()
    seats = [[model.rating(one.mu, one.sigma)] for one in before]
    after = model.rate(seats, ranks=[float(place) for place in places])
    return [Rating(seat.mu, seat.sigma) for (seat,) in after]
