"""Advice: what a seat may expect in a position, and which answers are best, from what that seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.weights import STYLES
from torri.players.player import Information
from torri.players.reviewing.explaining import Explained
from torri.players.searching import Candidate, Effort, Searcher
from torri.players.terms import Term, advantage
from torri.players.warming import warm_up


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat may expect; the answers are those of the seat asked, valued for the seat that wants advice."""

    seat: int
    actor: int  # a seat, or nature
    visits: int
    win: float  # the seat's chance
    margin: float  # points ahead of the best other seat, or behind
    best: tuple[Candidate, ...]  # the best first; empty at a question of nature
    explained: Explained | None = None  # why the best is better than the next, where whole plans were judged


def advise(position: Position, seat: int, effort: Effort, seed: int = 0) -> Advice:
    """Search a position from what a seat knows of it. The caller has made sure that the game is not over.

    It waits until the game is compiled: advice should be good rather than quick.
    """
    seen = Information.of(position, seat)
    warm_up(seen.world.game)
    searcher = Searcher(effort, STYLES[0], Random(seed))
    found = searcher.think(seen)
    candidates = [replace(one, line=searcher.line(one.answer)) for one in found]
    visits, win, margin = searcher.expectation()
    actor = int(position.state.actor)
    return Advice(
        seat=seat, actor=actor, visits=visits, win=win, margin=margin, best=() if actor == NATURE else tuple(candidates)
    )


def own_part(world: Position, seat: int, one: Candidate) -> list[int]:
    """The answers of a candidate's line as far as they can be given in this world, until anybody else is asked."""
    at, given = world.copy(), list[int]()
    for answer in one.line or (one.answer,):
        if at.actor != seat or at.why_not(answer):
            break  # the line was found in a world that differs in what the seat does not know
        given.append(answer)
        at.apply(answer)
    return given


def instead_of(one: Candidate, best: Sequence[Candidate]) -> Candidate | None:
    """The best other answer."""
    return next((other for other in best if other is not one and other.visits), None)


def reasons(world: Position, seat: int, one: Candidate, other: Candidate) -> tuple[Term, ...]:
    """What the line of one answer has beyond that of another, in the terms of the game."""
    ends = []
    for candidate in (one, other):
        at = world.copy()
        for answer in own_part(world, seat, candidate):
            at.apply(answer)
        ends.append(at)
    return advantage(ends[0], ends[1], seat)
