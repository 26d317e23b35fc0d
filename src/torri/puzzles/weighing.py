"""What each plan of a position is worth, in futures of worlds that agree with what the seat knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from torri.engine.position import Position
from torri.players.coroutines import at_once
from torri.players.player import Information
from torri.players.player_loops import PlayerLoops
from torri.players.reviewing.depth import Depth
from torri.players.reviewing.judging import REPEATED
from torri.players.reviewing.oracle import Oracle, mean, standard_error
from torri.puzzles.following import steps_of
from torri.puzzles.plans import Answers, Plans, plans_of
from torri.puzzles.puzzle import ALIKE_POINTS
from torri.puzzles.standards import Standard

SURE: Final = 2.5  # standard errors by which a plan is behind that need not be looked at any more
LIKELY: Final = 1.5  # standard errors within which a plan would have to change for a position to become a puzzle
FAR: Final = 3.0  # points beyond the gap by which a plan is behind that quick futures may put aside
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
    def begin(cls, spot: Spot, loops: PlayerLoops, seed: int, ahead: int = 0) -> Weights:
        """Futures as reviews play them, or others in which players look so many answers ahead."""
        depth = Depth.of(spot.world.game.name, "thorough")
        return cls(spot, Oracle(loops, spot.world.players, replace(depth, depth=ahead or depth.depth), seed=seed))

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

    def futures(self, plans: Iterable[int]) -> int:
        """How many there are of each of these plans, at least."""
        return min(len(self.margins[number]) for number in plans)

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
    """Compare all plans, in ever more futures those that may still be the best; None as soon as it is likely that none
    stands out. What is far behind in quick futures is not looked at any longer."""
    quick, weights = Weights.begin(spot, loops, seed, ahead=1), Weights.begin(spot, loops, seed)
    losses = [0.0] * len(spot.plans.lines)
    alive = _near(quick, [*range(len(losses))], standard.futures[0], standard.gap + FAR, losses)
    for futures in standard.futures:
        alive = _near(weights, alive, futures, standard.gap, losses)
        if _hopeless([weights.behind(number, alive[0]) for number in alive], standard.gap):
            return None
    alike = tuple(number for number in alive if losses[number] < FIRST_SIGHT * standard.gap)
    if len(alike) > MOST_ALIKE or any(losses[number] > 2 * ALIKE_POINTS for number in alike):
        return None
    return Screened(tuple(alive), alike, tuple(losses))


def _near(weights: Weights, plans: Sequence[int], futures: int, gap: float, losses: list[float]) -> list[int]:
    """Those of the plans that are not surely behind by the gap, and a few in any case, the best first; the losses of
    all of them are written down."""
    weights.play(plans, futures)
    best = weights.best(plans)
    found = {number: weights.behind(number, best) for number in plans}
    for number, (loss, _) in found.items():
        losses[number] = loss
    order = sorted(plans, key=lambda number: (found[number][0], number != best))
    near = [number for number in order if found[number][0] - SURE * found[number][1] < gap]
    return order[: max(LINES_KEPT, len(near))]


def _hopeless(found: Sequence[tuple[float, float]], gap: float) -> bool:
    """Whether too many plans are likely as good as the best, or one neither that nor clearly behind it."""
    alike = sum(loss + LIKELY * error < FIRST_SIGHT * gap for loss, error in found)
    return alike > MOST_ALIKE or any(
        loss - LIKELY * error > ALIKE_POINTS and loss + LIKELY * error < gap for loss, error in found
    )


def all_losses(
    spot: Spot, loops: PlayerLoops, standard: Standard, seed: int, screened: Screened, found: Weighed
) -> tuple[float, ...] | None:
    """What every plan loses: those that were found to be far behind at first sight are looked at like the others; None
    if one of them may be good after all."""
    weights, kept = Weights.begin(spot, loops, seed), set(screened.kept) | set(found.order)
    rest = [number for number in range(len(screened.losses)) if number not in kept]
    losses, best = [*screened.losses], found.order[0]
    weights.play([best, *rest], standard.futures[0])
    for number in rest:
        losses[number], error = weights.behind(number, best)
        if losses[number] - error < FIRST_SIGHT * standard.gap:
            return None
    return tuple(found.losses.get(number, max(loss, standard.gap)) for number, loss in enumerate(losses))


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
        others = self.others
        return (
            bool(others)
            and len(self.solutions) <= MOST_ALIKE
            and all(self.losses[number] >= gap and self.losses[number] > self.errors[number] for number in others)
        )

    @property
    def others(self) -> tuple[int, ...]:
        return self.order[len(self.solutions) :]

    def is_settled(self, gap: float) -> bool:
        """Whether more futures would hardly change which plans stand out, or that none does."""
        rows = [(self.losses[number], self.errors[number]) for number in self.order]
        between = any(loss - error > ALIKE_POINTS and loss + error < gap for loss, error in rows)
        alike = sum(loss + error < gap for loss, error in rows) > MOST_ALIKE
        return between or alike or all(loss + error <= ALIKE_POINTS or loss - error >= gap for loss, error in rows)


def surely(weights: Weights, plans: Sequence[int], standard: Standard) -> Weighed | None:
    """What plans are worth, in as many futures as it takes until it is clear that some stand out, or the most that a
    puzzle may cost; None if none does."""
    least, most = standard.thorough
    futures = least
    while True:
        weights.play(plans, futures)
        found = weigh([weights], plans)
        if futures == most or found.is_settled(standard.gap):
            return found if found.stands_out(standard.gap) else None
        futures = min(2 * futures, most)


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


def spot_at(at: Position, asked: Sequence[int], standard: Standard, loops: PlayerLoops) -> Spot | None:
    """A position that may be a puzzle: the seat has neither too few plans nor too many."""
    seat = at.actor
    assert seat is not None
    world = Information.of(at, seat).world
    least, most = standard.plans
    plans = plans_of(world, seat, most, steps_of(world, loops))
    if plans is None or len(plans.lines) < least:
        return None
    return Spot(at, tuple(asked), seat, world, plans)
