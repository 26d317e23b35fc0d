"""What somebody plans while others are asked: if they do this, then I do that.

A supposed table is a world that agrees with what the seat knows, in which the others answer as it supposes; `ahead`
looks at it as at any other. Whether it has come so is decided by what the seat then sees: what is hidden from it is in
no condition, so that no plan tells anything by being given, or by not being given.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, groupby
from random import Random
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.json import encode

from torri.engine.errors import IllegalAnswer
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.matches import ahead, decisions, history
from torri.matches.ahead import MAX_PLAN_ANSWERS, AnswerSeen, GameSnapshot, Prospect, Standing, World
from torri.matches.entries import Known
from torri.matches.errors import IllegalPlan, NothingSeen, NotSupposed, PlanTooLong
from torri.matches.match import Happening, Match
from torri.matches.updates import AnswerMeant, Told, told

MAX_STEPS: Final = 4  # one after another: if this, then that, and if then this, then that
MAX_OTHERS: Final = 8  # turns of others before one's own
MAX_WORLDS: Final = 200  # that are tried for one in which what is supposed can happen
NOTHING_NEW: Final = 60  # worlds in a row in which nobody could answer what was not known before: then all is known
MAX_ANSWERS_OF_ANYTHING: Final = 60  # of a turn that is played out for an example
ENDINGS: Final = 6  # of a turn that goes on anyhow, to find out what is seen of its beginning in each of them

Number = Annotated[int, Meta(ge=0, le=1_000)]


class OthersTurn(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody else does until another seat is asked: these answers, and with `anything` whatever else."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    answers: Annotated[tuple[Number, ...], Meta(max_length=MAX_PLAN_ANSWERS)] = ()
    anything: bool = False


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """If the others do this, then I do that. Forced answers are left out."""

    others: Annotated[tuple[OthersTurn, ...], Meta(max_length=MAX_OTHERS)] = ()
    plan: Annotated[tuple[Number, ...], Meta(max_length=MAX_PLAN_ANSWERS)] = ()


class Awaited(Struct, frozen=True):
    """A turn of somebody else as it is awaited."""

    seat: int
    meant: tuple[AnswerMeant, ...] = ()  # what they do, in words; nothing: whatever they do
    seen: tuple[str, ...] = ()  # by which it is recognised: digests of what one sees of it
    whole: bool = False  # whether that is everything that one sees of the turn


class Planned(Struct, frozen=True):
    """An answer of one's own: it is given if it still means the same then."""

    answer: int
    meant: AnswerMeant


class Conditional(Struct, frozen=True):
    """If it comes so, these answers are given."""

    others: tuple[Awaited, ...]
    plan: tuple[Planned, ...]


class Supposed(Struct, frozen=True):
    """The table as it would stand if the others did what is supposed."""

    asked: int | None  # who would be asked then
    offers: tuple[AnswerSeen, ...]  # what they might answer, if it is somebody else
    happened: tuple[Told, ...]  # what the others did since one's own last answer
    steps: tuple[Prospect, ...]  # if it is one's own turn: the table then, and after each answer of the plan


@dataclass
class _Run:
    """What is supposed, played in one world."""

    world: World
    seat: int
    rng: Random
    recognises: bool = True  # whether it is found out how the turns of others are recognised, which takes longest
    found: list[Conditional] = field(default_factory=list)
    since: int = 0  # what has happened before the last step's others were asked

    @property
    def asked(self) -> int | None:
        return None if self.world.position.over else self.world.position.actor

    def play(self, steps: Sequence[Step]) -> _Run:
        for number, step in enumerate(steps):
            self.since = len(self.world.happened)
            others = tuple([self._others_turn(turn) for turn in step.others])
            self.by_itself()
            if number < len(steps) - 1:  # the last plan is looked at step by step
                self.found.append(Conditional(others, self._plan(step.plan)))
                self.by_itself()
            else:
                self.found.append(Conditional(others, ()))
        return self

    def by_itself(self) -> None:
        """What nature does, and what the rules answer."""
        position = self.world.position
        while not position.over:
            if position.actor == NATURE:
                answers, weights = position.odds()
                self.world.give(NATURE, self.rng.choices(answers, weights)[0], "nature")
            elif (forced := position.forced()) is not None:
                self.world.give(int(position.state.actor), forced, "rules")
            else:
                return

    def _others_turn(self, turn: OthersTurn) -> Awaited:
        self.by_itself()
        position, before = self.world.position, len(self.world.happened)
        if self.asked != turn.seat or turn.seat == self.seat:  # a turn that goes on is no other turn
            raise NotSupposed(turn.seat)
        start, meant = self.world.copy(), []
        for answer in turn.answers:
            self.by_itself()
            if self.asked != turn.seat:
                raise NotSupposed(turn.seat)
            if reasons := position.why_not(answer):
                raise IllegalAnswer(position.game.name, answer, tuple(reasons))
            meant.append(meaning(position, answer))
            self.world.give(turn.seat, answer, "person")
        self.by_itself()
        if not turn.anything:
            return Awaited(turn.seat, tuple(meant), _seen(self.world.happened[before:], self.seat), whole=True)
        is_to_be_known = meant and self.recognises
        seen = self._in_every_ending(self.world, turn.seat, before) if is_to_be_known else ()
        if is_to_be_known and Counter(seen) <= Counter(self._in_every_ending(start, turn.seat, before)):
            raise NothingSeen(turn.seat)
        self._end_turn(turn.seat)
        return Awaited(turn.seat, tuple(meant), seen)

    def _in_every_ending(self, begun: World, seat: int, before: int) -> tuple[str, ...]:
        """What is seen of a turn that has begun so, however it goes on."""
        found: Counter[str] | None = None
        for _ in range(ENDINGS):
            other = _Run(begun.copy(), self.seat, self.rng)
            other._end_turn(seat)
            seen = Counter(_seen(other.world.happened[before:], self.seat))
            found = seen if found is None else found & seen
        return tuple(sorted((found or Counter()).elements()))

    def _end_turn(self, seat: int) -> None:
        """Somebody else goes on anyhow, until another seat is asked."""
        position = self.world.position
        for _ in range(MAX_ANSWERS_OF_ANYTHING):
            if self.asked != seat:
                return
            self.world.give(seat, self.rng.choice(position.answers()), "person")
            self.by_itself()

    def _plan(self, answers: Sequence[int]) -> tuple[Planned, ...]:
        if self.asked != self.seat:
            raise NotSupposed(self.seat)
        return tuple(_give_plan(self.world.position, self.seat, answers))


def meaning(position: Position, answer: int) -> AnswerMeant:
    name, facts = position.meaning(answer)
    return AnswerMeant(name, dict(facts))


def _give_plan(position: Position, seat: int, answers: Sequence[int]) -> Iterator[Planned]:
    """Give a plan in a world of its own, all or nothing; what each answer means."""
    for number, answer in enumerate(answers, 1):
        for forced in decisions.forced_answers(position, seat):
            position.apply(forced)
        if position.actor != seat:
            raise PlanTooLong(number)
        if reasons := position.why_not(answer):
            raise IllegalPlan(position.game.name, answer, tuple(reasons), number)
        yield Planned(answer, meaning(position, answer))
        position.apply(answer)


# What is supposed


def suppose(match: Standing, seat: int, steps: Sequence[Step], key: str) -> Supposed:
    """How the table would stand after these steps; the same for the same key, which nobody must know who sits there:
    the world is drawn with it."""
    runs = _runs(match, seat, steps, key)
    run = next(runs)
    happened = told(run.world.happened[run.since :], seat)
    if run.asked != seat:
        offers = {} if run.asked is None else _offers(run, runs)
        return Supposed(run.asked, tuple(offers[answer] for answer in sorted(offers)), happened, ())
    prospects = ahead.steps(_snapshot(match, run), seat, steps[-1].plan if steps else ())
    return Supposed(seat, (), happened, prospects)


def supposed_table(match: Standing, seat: int, steps: Sequence[Step], key: str) -> GameSnapshot:
    """The table at the beginning of the last step's plan."""
    return _snapshot(match, next(_runs(match, seat, steps, key)))


def conditions(match: Standing, seat: int, steps: Sequence[Step], key: str) -> tuple[Conditional, ...]:
    """The same steps as they are kept: what is awaited, and what the answers to it mean."""
    run = next(_runs(match, seat, steps, key))
    if run.asked != seat:
        raise NotSupposed(seat)
    position = run.world.position.copy()
    last = Conditional(run.found[-1].others, tuple(_give_plan(position, seat, steps[-1].plan)))
    return (*run.found[:-1], last)


def _runs(match: Standing, seat: int, steps: Sequence[Step], key: str) -> Iterator[_Run]:
    """What is supposed in worlds in which it can happen; an error if there is none among those that were tried."""
    refused: Exception | None = None
    none = True
    for number in range(MAX_WORLDS):
        rng = Random(f"{key} {match.ply} {seat} {number}")
        world = World(match.position.sample(seat, rng), seat, match.ply)
        try:
            yield _Run(world, seat, rng, recognises=none).play(steps)
            none = False
        except (IllegalAnswer, IllegalPlan, PlanTooLong, NotSupposed) as error:
            refused = refused or error
    if none and refused is not None:
        raise refused


def _offers(first: _Run, others: Iterator[_Run]) -> dict[int, AnswerSeen]:
    """What the one who is asked might answer, for all that the seat knows."""
    found: dict[int, AnswerSeen] = {}
    nothing_new = 0
    for run in chain((first,), others):
        if run.asked != first.asked:
            continue
        new = [answer for answer in run.world.position.answers() if answer not in found]
        found |= {answer: ahead.answer_seen(run.world.position, answer) for answer in new}
        nothing_new = 0 if new else nothing_new + 1
        if nothing_new == NOTHING_NEW:
            break
    return found


def _snapshot(match: Standing, run: _Run) -> GameSnapshot:
    return GameSnapshot(run.world.position, run.world.ply + len(run.world.happened), run.asked, match.seq)


# Whether it has come so


class Line(Struct, frozen=True):
    """A conditional plan of somebody at a table: the steps that have not come yet."""

    id: str
    match: str
    person: str  # as the chair names them
    seat: int
    base: int  # the ply at which it was made: what others did before is no part of it
    played: str  # a digest of the answers up to there: a plan ends when one of them is taken back
    steps: tuple[Conditional, ...]
    made: int


def digest(match: Match, ply: int) -> str:
    return _digest(match.answers[:ply])


def is_alive(match: Match, line: Line) -> bool:
    """Whether it may still come so: one's own answers end a plan, and so does whatever takes back what it was made
    for."""
    return (
        match.status == "running"
        and match.bot_at(line.seat) is None
        and match.chairs[line.seat].person == line.person
        and match.ply >= line.base
        and digest(match, line.base) == line.played
        and not any(_by_choice(happened, line.seat) for happened in history.happenings(match, line.base))
    )


def _by_choice(happened: Happening, seat: int) -> bool:
    return happened.actor == seat and happened.by != "rules"


def answers_now(match: Match, line: Line) -> list[int] | None:
    """What a plan answers now; None if it has not come so, or if an answer does not mean any more what it meant."""
    if match.asked != line.seat or not is_alive(match, line):
        return None
    step = line.steps[0]
    if not _has_come(step.others, history.happenings(match, line.base), line.seat):
        return None
    position, answers = match.position.copy(), []
    for planned in step.plan:
        for forced in decisions.forced_answers(position, line.seat):
            position.apply(forced)
        if position.actor != line.seat or (answer := _same(position, planned)) is None:
            return None
        answers.append(answer)
        position.apply(answer)
    return answers


def given(match: Match, line: Line, answers: Sequence[int]) -> list[Known]:
    """The entries of a plan that is given; refused as any other."""
    return decisions.plan(match, line.seat, answers, f"planned-{line.id}-{len(line.steps)}")


def _same(position: Position, planned: Planned) -> int | None:
    """The answer that means what was planned: a card may lie elsewhere by now."""
    same = [answer for answer in position.answers() if meaning(position, answer) == planned.meant]
    if planned.answer in same:
        return planned.answer
    return same[0] if len(same) == 1 else None


def _has_come(others: Sequence[Awaited], happened: Sequence[Happening], seat: int) -> bool:
    if not any(one.meant for one in others):
        return True
    turns = [(actor, list(turn)) for actor, turn in groupby(_of_others(happened, seat), key=lambda one: one.actor)]
    return len(turns) == len(others) and all(
        one.seat == actor and _is_awaited(one, Counter(_seen(turn, seat)))
        for one, (actor, turn) in zip(others, turns, strict=True)
    )


def _is_awaited(one: Awaited, seen: Counter[str]) -> bool:
    awaited = Counter(one.seen)
    return awaited == seen if one.whole else awaited <= seen


def _of_others(happened: Iterable[Happening], seat: int) -> Iterator[Happening]:
    return (one for one in happened if one.actor not in (NATURE, seat))


def _seen(happened: Iterable[Happening], seat: int) -> tuple[str, ...]:
    """Digests of what a seat sees of what others do."""
    seen = told(_of_others(happened, seat), seat)
    return tuple(sorted(_digest([event.name, event.facts]) for one in seen for event in one.events))


def _digest(value: object) -> str:
    return hashlib.sha256(encode(value)).hexdigest()
