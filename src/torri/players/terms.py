"""Why one position is better for a seat than another, in the terms of the game, so that advice can be understood."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from torri.engine.position import Position
from torri.engine.weights import STYLES, Weights
from torri.players.player_loops import NoEvaluation

HUNDREDTHS_PER_POINT: Final = 100  # evaluations are in hundredths of a point
LEAST_POINTS_SAID: Final = 0.1  # points below which nothing is said
POINTS, PROSPECTS, RIVALS = "points", "prospects", "rivals"  # the terms that every game has


@dataclass(frozen=True, slots=True)
class Term:
    """Points that something is expected to be worth; the game's sentence `term-NAME` says what."""

    name: str
    points: float


def advantage(better: Position, worse: Position, seat: int) -> tuple[Term, ...]:
    """What a seat has in one position beyond what it has in another, the largest first; what it has less of is
    negative, and what its best rival has less of is its own advantage."""
    more, less = worth(better, seat), worth(worse, seat)
    terms = [Term(name, round(more[name] - less[name], 2)) for name in more]
    return tuple(
        sorted((one for one in terms if abs(one.points) >= LEAST_POINTS_SAID), key=lambda one: -abs(one.points))
    )


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
