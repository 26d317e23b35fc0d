"""Why one position is better for a seat than another, in the terms of the game, so that advice can be understood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from torri.engine.position import Position
from torri.engine.weights import STYLES, Weights
from torri.players.player_loops import NoEvaluation

HUNDREDTHS_PER_POINT: Final = 100  # evaluations are in hundredths of a point
LEAST_POINTS_SAID: Final = 0.1  # points below which nothing is said
MOSTLY: Final = 2 / 3  # of what is named: beyond that the rest is not mentioned
LEAST_SHARE_NAMED: Final = 0.5  # of the points, that what is named has to account for
POINTS, PROSPECTS, RIVALS = "points", "prospects", "rivals"  # the terms that every game has
REST: Final = "rest"  # of whole games, in which nothing is in prospect: what is too small to be told apart


@dataclass(frozen=True, slots=True)
class Term:
    """Points that something is expected to be worth; the game's sentence `term-NAME` says what, `term-NAME-named` with
    facts."""

    name: str
    points: float
    facts: Mapping[str, str] = field(default_factory=dict)  # of prospects: what they are


def advantage(better: Position, worse: Position, seat: int) -> tuple[Term, ...]:
    """What a seat has in one position beyond what it has in another, the largest first; what it has less of is
    negative, and what its best rival has less of is its own advantage."""
    more, less = worth(better, seat), worth(worse, seat)
    found = {name: round(more[name] - less[name], 2) for name in more}
    terms = [
        Term(name, points, named([better], [worse], seat, points) if name == PROSPECTS else {})
        for name, points in found.items()
        if abs(points) >= LEAST_POINTS_SAID
    ]
    return tuple(sorted(terms, key=lambda one: -abs(one.points)))


def named(better: Sequence[Position], worse: Sequence[Position], seat: int, points: float) -> Mapping[str, str]:
    """What is in prospect in the better positions and not in the worse ones, on average, or the other way round where
    `points` are negative: by its name that which counts most, and whether there is more of the kind. Nothing where the
    game has no names for it, or where it accounts for too little of the points."""
    sums: dict[str, float] = {}
    for positions, sign in ((better, 1 / len(better)), (worse, -1 / len(worse))):
        for at in positions:
            for name, worth in at.game.in_prospect(at.state, seat).items():
                sums[name] = sums.get(name, 0.0) + (sign if points > 0 else -sign) * worth
    said = {name: worth for name, worth in sums.items() if worth >= LEAST_POINTS_SAID}
    whole = sum(said.values())
    if not said or whole < LEAST_SHARE_NAMED * abs(points):
        return {}
    most = max(said, key=lambda name: said[name])
    return {"what": most, "more": "no" if said[most] >= MOSTLY * whole else "yes"}


def worth(position: Position, seat: int) -> dict[str, float]:
    """What a seat will probably end with, by its sources: its points so far, what the game's weights set apart, and
    everything else expected; minus what its best rival will probably end with."""
    weights = position.game.weights
    if weights is None:
        raise NoEvaluation(position.game.name)
    usual = weights.styles[STYLES[0]]
    values = _values(position, usual)
    parts = {POINTS: float(position.scores()[seat])}
    for name, kinds in weights.terms.items():
        without = [0 if kind in kinds else weight for kind, weight in enumerate(usual)]
        parts[name] = values[seat] - _values(position, without)[seat]
    parts[PROSPECTS] = values[seat] - sum(parts.values())
    return parts | {RIVALS: -max(value for other, value in enumerate(values) if other != seat)}


def _values(position: Position, weights: list[int] | tuple[int, ...]) -> list[float]:
    """What each seat will probably end with, in points."""
    evaluate = position.game.evaluate
    assert evaluate is not None
    values = [0] * position.players
    evaluate(position.copy().state, list(weights), values)  # an evaluation may play on
    return [value / HUNDREDTHS_PER_POINT for value in values]


def names(weights: Weights) -> tuple[str, ...]:
    """Every term by which a game explains an advantage."""
    return (POINTS, *weights.terms, PROSPECTS, RIVALS)
