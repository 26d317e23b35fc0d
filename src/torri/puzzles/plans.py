"""All plans of a seat: what it can answer before chance or somebody else is asked. Plans that lead to the same
position are one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from torri.engine.accelerate import to_bytes
from torri.engine.position import Position
from torri.engine.views import Table
from torri.players.player import Information, Player

Answers: TypeAlias = tuple[int, ...]
STEPS_PER_PLAN: Final = 20  # positions on the way that are looked at, for each plan that there may be


@dataclass(frozen=True, slots=True)
class Plans:
    """Every plan from a world, in the order of their answers, and where each leads."""

    lines: tuple[Answers, ...]
    ends: dict[bytes, int]  # the position after a plan, as a record, and the number of the plan

    def number(self, world: Position, seat: int, answers: Sequence[int]) -> int | None:
        """The number of the plan with these answers; None where they are no whole plan."""
        at = world.copy()
        for answer in answers:
            if at.actor != seat or answer < 0 or not at.game.questions.legal(at.state) >> answer & 1:
                return None
            at.game.questions.apply(at.state, answer)
        return self.ends.get(to_bytes(at.state))


class Steps:
    """Positions on the way of a plan, one after each answer; the first is where it begins."""

    def __init__(self, world: Position) -> None:
        self._at = [world]

    def after(self, place: int, answer: int) -> int:
        """Give an answer in the position at that place. Returns what the same seat may answer next, or 0."""
        at = self._at[place].copy()
        seat = at.actor
        at.game.questions.apply(at.state, answer)
        self._at[place + 1 :] = [at]
        return at.game.questions.legal(at.state) if at.actor == seat else 0

    def key(self, place: int) -> Hashable:
        """The same for the same position."""
        return repr(self._at[place].state)

    def end(self, place: int) -> bytes:
        """The position as a record."""
        return to_bytes(self._at[place].state)


def plans_of(world: Position, seat: int, most: int, steps: Steps | None = None) -> Plans | None:
    """All plans, or None where there are more than `most`, or too many ways to them; `steps` may be compiled."""
    steps = steps or Steps(world)
    if world.actor != seat:
        return None
    seen, ends, lines, line = set[Hashable](), dict[bytes, int](), list[Answers](), list[int]()
    todo = [world.game.questions.legal(world.state)]  # answers still to be tried, at each place
    while todo:
        options = todo[-1]
        if not options:
            todo.pop()
            del line[len(todo) - 1 :]
            continue
        todo[-1] = options & options - 1
        answer = (options & -options).bit_length() - 1
        after, place = steps.after(len(todo) - 1, answer), len(todo)
        key = steps.key(place)
        if key in seen:
            continue
        seen.add(key)
        if after:
            todo.append(after)
            line.append(answer)
        else:
            ends[steps.end(place)] = len(lines)
            lines.append((*line, answer))
        if len(lines) > most or len(seen) > most * STEPS_PER_PLAN:
            return None
    return Plans(tuple(lines), ends)


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


def is_known(
    position: Position, seat: int, plans: Plans, worlds: int, steps: Callable[[Position], Steps] = Steps
) -> bool:
    """Whether nothing that the seat does not know matters to its plans: in other worlds that agree with what it knows
    they are the same, and after each of them it sees the same."""
    first = [_seen_after(Information.of(position, seat).world, seat, line) for line in plans.lines]
    for number in range(1, worlds):
        world = position.sample(seat, Random(number))
        found = plans_of(world, seat, len(plans.lines), steps(world))
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
