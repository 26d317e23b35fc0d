"""The course of the margins through a game, and where each seat's margin comes from. It adds up by construction.

A choice changes the margins by what its plan promises beyond what could be expected. If nothing is drawn and nothing
was hidden, the next position shows that change; otherwise the plan is compared in what the seat knew, and what the
draws and the hidden cards turned out to be is luck. A mistake is a step of its own: up to what the best plan promised,
and from there down to what was made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.players.reviewing.choices import Choice, Moment
from torri.players.reviewing.judging import REPEATED, Judgement, Weighed
from torri.players.reviewing.oracle import Margins, mean, means, standard_error


@dataclass(frozen=True, slots=True)
class Account:
    """Where the margin of a seat comes from: start + luck + own + rivals. Own play is what was found beyond what could
    be expected, less what was given away. A second review is within `error` of each in 95 of 100 cases."""

    seat: int
    start: float
    luck: float
    own: float
    rivals: float
    margin: float
    found: float
    lost: float
    error: float


@dataclass(frozen=True, slots=True)
class Course:
    """The margins by which each seat may expect to be ahead of its best rival, ply by ply."""

    plies: tuple[int, ...]
    actors: tuple[int, ...]  # who brought about the change up to each of these plies: a seat, or -1 for chance
    margins: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Followed:
    """A choice with its futures; `truth` are those of the position as it really was."""

    choice: Choice
    truth: Margins
    weighed: Weighed
    judgement: Judgement
    open: bool  # whether nothing was hidden from the seat


@dataclass(frozen=True, slots=True)
class _Step:
    ply: int
    actor: int
    margins: list[int]


class Books:
    """The steps of a game, in whole hundredths of a point."""

    def __init__(self, start: Margins, followed: Sequence[Followed], end: Moment, final: Margins) -> None:
        self._players = len(start[0])
        self._count = len(start)
        self._start = start
        self._final = final
        self._judged = [one.judgement for one in followed]
        self._changes: list[tuple[int, Margins]] = []  # by the actor of each choice, future by future
        self._steps = [_Step(0, NATURE, _rounded(start))]
        for number, one in enumerate(followed):
            self._add(one, followed[number + 1].truth if number + 1 < len(followed) else final)
        self._move_to(end.ply, NATURE, _rounded(final))

    def _move_to(self, ply: int, actor: int, margins: list[int]) -> None:
        if margins != self._steps[-1].margins or ply != self._steps[-1].ply:
            self._steps.append(_Step(ply, actor, margins))

    def _add(self, one: Followed, after: Margins) -> None:
        before, choice, weighed = _rounded(one.truth), one.choice, one.weighed
        self._move_to(choice.at.ply, NATURE, before)
        if one.open and not choice.drawn:
            changes = _differences(after, one.truth)
        else:
            changes = _differences(weighed.given, weighed.expected)
        change = _rounded(changes)
        if one.open and not choice.drawn:
            change = [new - old for new, old in zip(_rounded(after), before, strict=True)]
        self._changes.append((choice.seat, changes))
        reached = [old + more for old, more in zip(before, change, strict=True)]
        if one.judgement.mistake:
            lost = _rounded(_differences(weighed.best, weighed.given))
            best = [margin + less for margin, less in zip(reached, lost, strict=True)]
            best[choice.seat] = reached[choice.seat] + round(100 * one.judgement.loss)
            self._steps.append(_Step(choice.at.ply, choice.seat, best))
        self._steps.append(_Step(choice.end, choice.seat, reached))

    def course(self) -> Course:
        return Course(
            tuple(step.ply for step in self._steps),
            tuple(step.actor for step in self._steps),
            tuple(tuple(margin / 100 for margin in step.margins) for step in self._steps),
        )

    def account(self, seat: int) -> Account:
        changed = {"luck": 0, "own": 0, "rivals": 0}
        for before, after in pairwise(self._steps):
            changed[_column(after.actor, seat)] += after.margins[seat] - before.margins[seat]
        luck, own, rivals = changed["luck"], changed["own"], changed["rivals"]
        lost = sum(round(100 * one.loss) for one in self._judged if one.seat == seat)
        return Account(
            seat,
            start=self._steps[0].margins[seat] / 100,
            luck=luck / 100,
            own=own / 100,
            rivals=rivals / 100,
            margin=self._steps[-1].margins[seat] / 100,
            found=(own + lost) / 100,
            lost=lost / 100,
            error=round(REPEATED * self._error(seat) / 100, 2),
        )

    def _error(self, seat: int) -> float:
        """The largest standard error of luck, own and rivals. They are added up future by future, as futures of one
        number have much in common all through the game."""
        own, rivals = [0] * self._count, [0] * self._count
        for actor, changes in self._changes:
            column = own if actor == seat else rivals
            for number in range(self._count):
                column[number] += changes[number][seat]
        luck = [
            self._final[number % len(self._final)][seat] - self._start[number][seat] - own[number] - rivals[number]
            for number in range(self._count)
        ]
        return max(standard_error(luck), standard_error(own), standard_error(rivals))

    def error(self) -> float:
        """Of a margin of the course."""
        return round(REPEATED * mean([standard_error(column) for column in zip(*self._start, strict=True)]) / 100, 2)


def _column(actor: int, seat: int) -> Literal["luck", "own", "rivals"]:
    return "luck" if actor == NATURE else "own" if actor == seat else "rivals"


def _rounded(rows: Margins) -> list[int]:
    return [round(value) for value in means(rows)]


def _differences(after: Margins, before: Margins) -> Margins:
    """Future by future, as far as both go; what is certain is so in every future."""
    count = max(len(after), len(before)) if 1 in (len(after), len(before)) else min(len(after), len(before))
    return [
        [new - old for new, old in zip(after[number % len(after)], before[number % len(before)], strict=True)]
        for number in range(count)
    ]


def final_margins(end: Position) -> Margins:
    """The real ones, of a game that is over."""
    scores = end.scores()
    return [[100 * (own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores)]]
