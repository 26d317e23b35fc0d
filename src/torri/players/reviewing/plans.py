"""Plans that a seat could have followed instead: what the search and the greedy player would have done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from torri.engine.position import Position
from torri.engine.weights import STYLES
from torri.players.player import Information
from torri.players.player_loops import PlayerLoops
from torri.players.reviewing.choices import Choice
from torri.players.reviewing.depth import Depth
from torri.players.searching import Effort, Searcher

NO_TIME_LIMIT_SECONDS: Final = 1e6  # reviews count iterations
NO_NOISE: Final = 1


async def other_plans(
    choice: Choice, player_loops: PlayerLoops, depth: Depth, seeds: Sequence[int]
) -> list[list[tuple[int, ...]]]:
    """Whole plans from what the seat knew, none of which leads where the plan does that was followed: those that a
    search with each of the seeds names. Plans that lead to the same position are one."""
    world = Information.of(choice.at.position, choice.seat).world
    known = [(choice.given, _followed(world, choice.seat, choice.given)[1])]
    most, searches = depth.candidates, list[list[tuple[int, ...]]]()
    for seed in seeds:
        plans = list[tuple[int, ...]]()
        for line in await _thought_of(world, choice.seat, depth.iterations, most, seed):
            plan, end = await completed(player_loops, world, choice.seat, line, depth.depth)
            plan = next((other for other, reached in known if reached.state == end.state), plan)
            known.append((plan, end))
            if plan != choice.given and plan not in plans and len(plans) < most:
                plans.append(plan)
        searches.append(plans)
    return searches


async def _thought_of(world: Position, seat: int, iterations: int, most: int, seed: int) -> list[tuple[int, ...]]:
    """Beginnings of plans, the most promising first."""
    forced, seen = _past_forced(world, seat)
    searcher = Searcher(Effort(iterations, NO_TIME_LIMIT_SECONDS), STYLES[0], Random(seed))
    first = await searcher.thinking(seen)
    lines = await searcher.lines([one.answer for one in first[1:most] if one.visits])
    through = await _thought_through(searcher, seen, first[0].answer)
    searcher.close()
    found = [through, (), *lines]  # an empty one: as the greedy player would
    return [(*forced, *line) for line in found]


def _past_forced(world: Position, seat: int) -> tuple[list[int], Information]:
    """The only answers possible at the beginning, and what the seat knows after them: there the thinking begins."""
    at, given = world.copy(), list[int]()
    while at.actor == seat and len(options := at.answers()) == 1:
        given.append(options[0])
        at.game.questions.apply(at.state, given[-1])
    return given, Information.of(at, seat)


async def _thought_through(searcher: Searcher, seen: Information, answer: int) -> tuple[int, ...]:
    """What the search would do, thinking again at each question."""
    at, line = seen.world.copy(), list[int]()
    while True:
        forced = at.forced() is not None
        line.append(answer)
        at.game.questions.apply(at.state, answer)
        if not forced:  # the searcher goes past forced answers by itself
            searcher.answered(answer)
        if at.actor != seen.seat:
            return tuple(line)
        options = at.answers()
        answer = options[0]
        if len(options) > 1:
            answer = (await searcher.thinking(Information.of(at, seen.seat)))[0].answer


def _followed(world: Position, seat: int, line: Sequence[int]) -> tuple[list[int], Position]:
    """The part of a line that can be given in this world, and where it leads."""
    at, given = world.copy(), list[int]()
    for answer in line:
        if at.actor != seat or not at.game.questions.legal(at.state) >> answer & 1:
            break
        given.append(answer)
        at.game.questions.apply(at.state, answer)
    return given, at


async def completed(
    player_loops: PlayerLoops, world: Position, seat: int, line: Sequence[int], depth: int
) -> tuple[tuple[int, ...], Position]:
    """A line to the end of the choice: the greedy player goes on where the search has not looked."""
    given, at = _followed(world, seat, line)
    while at.actor == seat:
        options = at.answers()
        answer = options[0]
        if len(options) > 1:
            answer = await player_loops.greedy_answer(at.state, Random(0), STYLES[0], depth, NO_NOISE)
        given.append(answer)
        at.game.questions.apply(at.state, answer)
    return tuple(given), at
