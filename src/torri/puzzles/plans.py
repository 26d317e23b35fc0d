"""All plans of a seat: what it can answer before chance or somebody else is asked. Plans that lead to the same
position are one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from torri.engine.position import Position
from torri.engine.views import Table
from torri.players.player import Information, Player

Answers: TypeAlias = tuple[int, ...]
STEPS_PER_PLAN: Final = 20  # positions on the way that are looked at, for each plan that there may be


@dataclass(frozen=True, slots=True)
class Plans:
    """Every plan from a world, in the order of their answers, and where each leads."""

    lines: tuple[Answers, ...]
    ends: dict[str, int]  # the position after a plan, as text, and the number of the plan

    def number(self, world: Position, seat: int, answers: Sequence[int]) -> int | None:
        """The number of the plan with these answers; None where they are no whole plan."""
        at = world.copy()
        for answer in answers:
            if at.actor != seat or answer < 0 or not at.game.questions.legal(at.state) >> answer & 1:
                return None
            at.game.questions.apply(at.state, answer)
        return self.ends.get(repr(at.state))


def plans_of(world: Position, seat: int, most: int) -> Plans | None:
    """All plans, or None where there are more than `most`, or too many ways to them."""
    seen, ends, lines = set[str](), dict[str, int](), list[Answers]()
    waiting: list[tuple[Position, Answers]] = [(world.copy(), ())]
    while waiting:
        at, line = waiting.pop()
        key = repr(at.state)
        if key in seen:
            continue
        seen.add(key)
        if at.actor != seat:
            ends[key] = len(lines)
            lines.append(line)
        else:
            waiting += [(_after(at, answer), (*line, answer)) for answer in reversed(at.answers())]
        if len(lines) > most or len(seen) > most * STEPS_PER_PLAN:
            return None
    return Plans(tuple(lines), ends)


def _after(at: Position, answer: int) -> Position:
    after = at.copy()
    after.game.questions.apply(after.state, answer)
    return after


def with_forced(world: Position, seat: int, answers: Sequence[int]) -> Answers | None:
    """Answers together with those that the rules force after each; None if one can't be given."""
    at, given = world.copy(), list[int]()
    for answer in answers:
        if at.actor != seat or answer < 0 or not at.game.questions.legal(at.state) >> answer & 1:
            return None
        given.append(answer)
        at.game.questions.apply(at.state, answer)
        while at.actor == seat and (forced := at.forced()) is not None:
            given.append(forced)
            at.game.questions.apply(at.state, forced)
    return tuple(given)


def is_known(position: Position, seat: int, plans: Plans, worlds: int) -> bool:
    """Whether nothing that the seat does not know matters to its plans: in other worlds that agree with what it knows
    they are the same, and after each of them it sees the same."""
    first = [_seen_after(Information.of(position, seat).world, seat, line) for line in plans.lines]
    for number in range(1, worlds):
        world = position.sample(seat, Random(number))
        found = plans_of(world, seat, len(plans.lines))
        if found is None or found.lines != plans.lines:
            return False
        if [_seen_after(world, seat, line) for line in found.lines] != first:
            return False
    return True


def _seen_after(world: Position, seat: int, line: Answers) -> Table | None:
    """What the seat sees then; nothing of a game that is over, in which all hidden things are turned up."""
    at = world.copy()
    for answer in line:
        at.game.questions.apply(at.state, answer)
    return None if at.over else at.table(seat)


def plan_by(player: Player, world: Position, seat: int) -> Answers:
    """What a player answers, from what the seat knows, until somebody else is asked."""
    at, line = world.copy(), list[int]()
    while at.actor == seat:
        options = at.answers()
        line.append(options[0] if len(options) == 1 else player.answer(Information.of(at, seat)))
        at.game.questions.apply(at.state, line[-1])
    player.close()
    return tuple(line)
