"""What the plan of a choice was worth, compared with the best other one in the same futures of the same worlds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from typing import Final, TypeAlias

from torri.players.player import Information
from torri.players.reviewing.choices import Choice
from torri.players.reviewing.explaining import Explained, explain
from torri.players.reviewing.oracle import Margins, Oracle, mean, standard_error

REPEATED: Final = 1.96 * sqrt(2)  # standard errors within which a second review is in 95 of 100 cases
# Of a loss: by how much it differs where other searches find other plans (benchmarks/review.md).
PLANS_SHARE: Final = 0.5
PLANS_SHARE_TO_THE_END: Final = 0.1  # where futures are played to the end of the game
LEAST_MISTAKE: Final = 50  # hundredths of a point below which a loss is ignored
Answers: TypeAlias = tuple[int, ...]
LOOKS_FIRST: Final = 1 << 12  # the number of the first future that candidates are compared in


@dataclass(frozen=True, slots=True)
class Plan:
    """Answers that a seat could give before anybody else is asked, and the margin that it may expect from them."""

    answers: tuple[int, ...]
    margin: float
    win: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """A choice, with the plan that was followed and the best one known; the same where nothing better is known."""

    ply: int
    end: int
    seat: int
    turn: int
    expected: float  # the margin that greedy players would have reached
    given: Plan
    best: Plan
    error: float  # of the loss: a second review would be within it in 95 of 100 cases
    mistake: bool  # whether the loss is beyond its error, and the first of its turn
    explained: Explained = Explained()  # of a mistake: why the best plan is better

    @property
    def loss(self) -> float:
        """Points of margin that the plan gave away, as far as the seat could know; not negative."""
        return round(self.best.margin - self.given.margin, 2)

    @property
    def departed(self) -> int:
        """The ply of the first answer that is not the best plan's."""
        pairs = zip(self.given.answers, self.best.answers, strict=False)
        alike = next((place for place, (own, other) in enumerate(pairs) if own != other), 0)
        return self.ply + alike


@dataclass(frozen=True, slots=True)
class Weighed:
    """The futures of one choice: as it stood, with the plan that was followed, with the best one known."""

    expected: Margins
    given: Margins
    best: Margins
    best_answers: tuple[int, ...]
    doubt: float = 0.0  # where no better plan was found: hundredths by which the best other one may still be better
    spread: float = 0.0  # hundredths between what the searches have found, each for itself
    whole: bool = False  # whether these futures are played until the game is over


async def weigh(
    oracle: Oracle, choice: Choice, searches: Sequence[Sequence[Answers]], expected: Margins | None
) -> Weighed:
    """Find the best plan of each search by a few futures, and measure them beside the one that was followed in others,
    because in the first ones they were selected. `expected` are the futures of the choice where they are known; near
    the end of the game others are played, to its end."""
    depth, seat = oracle.depth, choice.seat
    seen = Information.of(choice.at.position, seat)
    world = seen.world.state
    whole = await oracle.near_the_end(seen.world, choice.at.asked, seat)

    async def futures(count: int, line: Sequence[int], first: int = 0) -> Margins:
        return await oracle.margins(world, choice.at.asked, count, seat, line, first, whole)

    if expected is None or whole:
        expected = await futures(depth.futures, ())
    given = await futures(depth.futures, choice.given)
    plans = list(dict.fromkeys(plan for search in searches for plan in search))
    if not plans:
        return Weighed(expected, given, given, choice.given, whole=whole)
    followed = await futures(depth.looks, choice.given, LOOKS_FIRST)
    looks = {plan: _gains(await futures(depth.looks, plan, LOOKS_FIRST), followed, seat) for plan in plans}
    if max(map(mean, looks.values())) <= 0:
        return Weighed(expected, given, given, choice.given, max(map(_doubt, looks.values())), whole=whole)
    firsts = [max(search, key=lambda plan: mean(looks[plan])) if search else choice.given for search in searches]
    firsts = [plan if mean(looks.get(plan, [0])) > 0 else choice.given for plan in firsts]
    measured = {plan: await futures(depth.futures, plan) for plan in firsts if plan != choice.given}
    found = [mean(_gains(measured[plan], given, seat)) if plan in measured else 0.0 for plan in firsts]
    spread = max(found) - min(found)
    other = max(measured, key=lambda plan: mean(_gains(measured[plan], given, seat)))
    best = measured[other]
    while len(best) < depth.most and _unclear(_gains(best, given, seat)):
        more = min(len(best), depth.most - len(best))
        given += await futures(more, choice.given, len(given))
        best += await futures(more, other, len(best))
    gains = _gains(best, given, seat)
    if mean(gains) <= 0:
        return Weighed(expected, given, given, choice.given, _doubt(gains), spread, whole)
    return Weighed(expected, given, best, other, spread=spread, whole=whole)


def _gains(best: Margins, given: Margins, seat: int) -> list[int]:
    return [one[seat] - other[seat] for one, other in zip(best, given, strict=True)]


def _doubt(gains: Sequence[int]) -> float:
    """By how much a plan that seems no better may be better in a second review."""
    return max(0.0, mean(gains) + REPEATED * standard_error(gains))


def _unclear(gains: Sequence[int]) -> bool:
    """Whether it may be a mistake, and may be none."""
    gain, error = mean(gains), REPEATED * standard_error(gains)
    return gain <= error and gain + error > LEAST_MISTAKE


def _error(gains: Sequence[int], weighed: Weighed, rounds: int) -> float:
    """Within which a second review finds the loss in 95 of 100 cases: its futures differ, and so do its searches."""
    share = PLANS_SHARE if rounds else PLANS_SHARE_TO_THE_END
    return hypot(REPEATED * standard_error(gains), weighed.spread, share * mean(gains))


async def judge(oracle: Oracle, choice: Choice, weighed: Weighed, blamed: bool) -> Judgement:
    """`blamed`: there was a mistake in this turn already."""
    seat = choice.seat
    own = [row[seat] for row in weighed.given]
    gains = _gains(weighed.best, weighed.given, seat)
    # What is given away is measured in all futures, and so is what the better plan promises beyond the one followed.
    given, gain = round(mean(own)), round(mean(gains))
    error = round(max(weighed.doubt, weighed.spread))
    if weighed.best_answers != choice.given:
        error = round(_error(gains, weighed, oracle.depth.rounds))  # as it is shown: a mistake lies beyond that
    followed = Plan(choice.given, given / 100, round(oracle.win(own, weighed.whole), 3))
    best = followed
    if weighed.best_answers != choice.given:
        win = oracle.win([row[seat] for row in weighed.best], weighed.whole)
        best = Plan(weighed.best_answers, (given + gain) / 100, round(win, 3))
    mistake = not blamed and gain > error and gain >= LEAST_MISTAKE
    return Judgement(
        ply=choice.at.ply,
        end=choice.end,
        seat=seat,
        turn=choice.turn,
        expected=round(mean([row[seat] for row in weighed.expected])) / 100,
        given=followed,
        best=best,
        error=error / 100,
        mistake=mistake,
        explained=await _explained(oracle, choice, best.answers, gain / 100) if mistake else Explained(),
    )


async def _explained(oracle: Oracle, choice: Choice, best: tuple[int, ...], loss: float) -> Explained:
    seen = Information.of(choice.at.position, choice.seat)
    return await explain(oracle, seen, choice.at.asked, (best, choice.given), loss)
