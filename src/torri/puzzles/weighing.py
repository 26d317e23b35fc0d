"""What each plan of a position is worth, in futures of worlds that agree with what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from torri.engine.position import Position
from torri.players.coroutines import at_once
from torri.players.player import Information
from torri.players.player_loops import PlayerLoops
from torri.players.reviewing.depth import Depth
from torri.players.reviewing.judging import REPEATED
from torri.players.reviewing.oracle import Oracle, mean, standard_error
from torri.puzzles.plans import Answers, Plans, plans_of
from torri.puzzles.puzzle import ALIKE_POINTS
from torri.puzzles.standards import Standard

SURE: Final = 2.5  # standard errors by which a plan is behind that need not be looked at any more
HUNDREDTHS_PER_POINT: Final = 100
LINES_KEPT: Final = 4  # of the best plans, at least
FIRST_SIGHT: Final = 0.8  # of the gap that a puzzle needs, in the futures of the first look
MOST_ALIKE: Final = 2  # plans that are worth as much as the best


@dataclass(frozen=True, slots=True)
class Spot:
    """A position in which a seat is asked, with all its plans."""

    at: Position
    asked: tuple[int, ...]  # how often each kind of question had been asked before
    seat: int
    world: Position
    plans: Plans


@dataclass(slots=True)
class Weights:
    """The margins of plans in futures with one seed; a future of some number is the same for all plans."""

    spot: Spot
    oracle: Oracle
    margins: dict[int, list[int]] = field(default_factory=dict)  # of the seat, by the number of the plan

    @classmethod
    def begin(cls, spot: Spot, loops: PlayerLoops, seed: int) -> Weights:
        name = spot.world.game.name
        return cls(spot, Oracle(loops, spot.world.players, Depth.of(name, "thorough"), seed=seed))

    def play(self, plans: Iterable[int], futures: int) -> None:
        """Have so many futures of each of these plans."""
        for number in plans:
            known = self.margins.setdefault(number, [])
            if len(known) < futures:
                known += self._play(self.spot.plans.lines[number], futures - len(known), len(known))

    def _play(self, line: Answers, count: int, first: int) -> list[int]:
        spot, seat = self.spot, self.spot.seat
        rows = at_once(self.oracle.margins(spot.world.state, spot.asked, count, seat, line, first))
        return [row[seat] for row in rows]

    def best(self, plans: Iterable[int]) -> int:
        return max(plans, key=lambda number: (mean(self.margins[number]), -number))

    def behind(self, number: int, best: int) -> tuple[float, float]:
        """Points by which a plan is behind another one, and the standard error, in the futures that both have."""
        return difference(self.margins[best], self.margins[number])


def difference(better: Sequence[int], other: Sequence[int]) -> tuple[float, float]:
    """The mean difference of margins in points, and its standard error."""
    gains = [one - another for one, another in zip(better, other, strict=False)]
    return mean(gains) / HUNDREDTHS_PER_POINT, standard_error(gains) / HUNDREDTHS_PER_POINT


@dataclass(frozen=True, slots=True)
class Screened:
    """What a first look has found: the plans that may be the best, the best first, and about what all lose."""

    kept: tuple[int, ...]
    alike: tuple[int, ...]  # the best, and those that seem to be worth as much
    losses: tuple[float, ...]


def screen(spot: Spot, loops: PlayerLoops, standard: Standard, seed: int) -> Screened | None:
    """Compare all plans, in ever more futures those that may still be the best; None as soon as it is clear that none
    stands out."""
    weights, alive = Weights.begin(spot, loops, seed), list(range(len(spot.plans.lines)))
    losses = [0.0] * len(alive)
    for futures in standard.futures:
        weights.play(alive, futures)
        best = weights.best(alive)
        found = {number: weights.behind(number, best) for number in alive}
        for number, (loss, _) in found.items():
            losses[number] = loss
        alive.sort(key=lambda number: found[number][0])
        if any(_between(*found[number], standard.gap) for number in alive):
            return None
        near = [number for number in alive if found[number][0] - SURE * found[number][1] < standard.gap]
        alive = alive[: max(LINES_KEPT, len(near))]
    alike = tuple(number for number in alive if losses[number] < FIRST_SIGHT * standard.gap)
    if len(alike) > MOST_ALIKE or any(losses[number] > 2 * ALIKE_POINTS for number in alike):
        return None
    return Screened(tuple(alive), alike, tuple(losses))


def _between(loss: float, error: float, gap: float) -> bool:
    """Whether a plan is surely neither as good as the best nor clearly behind it."""
    return loss - SURE * error > ALIKE_POINTS and loss + SURE * error < gap


@dataclass(frozen=True, slots=True)
class Weighed:
    """Plans in thorough futures, the best first: what each loses, and within what it would be found again."""

    order: tuple[int, ...]
    losses: dict[int, float]
    errors: dict[int, float]
    margin: float

    @property
    def solutions(self) -> tuple[int, ...]:
        return tuple(number for number in self.order if self.losses[number] <= ALIKE_POINTS)

    def stands_out(self, gap: float) -> bool:
        """Whether every plan is either as good as the best, or surely behind by `gap` points."""
        others = [number for number in self.order if number not in self.solutions]
        return (
            bool(others)
            and len(self.solutions) <= MOST_ALIKE
            and all(self.losses[number] >= gap and self.losses[number] > self.errors[number] for number in others)
        )


def weigh(weights: Sequence[Weights], plans: Iterable[int]) -> Weighed:
    """What plans are worth in all futures that were played of them, of whatever seeds."""
    margins = {number: [margin for one in weights for margin in one.margins[number]] for number in plans}
    best = max(margins, key=lambda number: (mean(margins[number]), -number))
    found = {number: difference(margins[best], rows) for number, rows in margins.items()}
    order = sorted(found, key=lambda number: (found[number][0], number))
    return Weighed(
        order=tuple(order),
        losses={number: round(loss, 2) for number, (loss, _) in found.items()},
        errors={number: round(REPEATED * error, 2) for number, (_, error) in found.items()},
        margin=round(mean(margins[best]) / HUNDREDTHS_PER_POINT, 2),
    )


def spot_at(at: Position, asked: Sequence[int], standard: Standard) -> Spot | None:
    """A position that may be a puzzle: the seat has neither too few plans nor too many."""
    seat = at.actor
    assert seat is not None
    world = Information.of(at, seat).world
    least, most = standard.plans
    plans = plans_of(world, seat, most)
    if plans is None or len(plans.lines) < least:
        return None
    return Spot(at, tuple(asked), seat, world, plans)
