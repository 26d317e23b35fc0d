"""How a table would stand after answers that are not given yet: from what the seat knows; the match does not change.

A plan is played in worlds that agree with what the seat knows, never in the match itself. Where the seat would see
different things in two such worlds, an answer would reveal something: there the look ahead ends. It also ends where
somebody else or nature is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from torri.engine.errors import IllegalAnswer
from torri.engine.position import Position
from torri.engine.views import Outlook, View
from torri.matches.decisions import forced_answers
from torri.matches.errors import IllegalPlan
from torri.matches.match import Happening
from torri.matches.updates import Told, told

MAX_PLAN_ANSWERS: Final = 64


class AnswerSeen(Struct, frozen=True):
    """An answer that may be given: how it is written, and the sentence `answer-NAME` that says what it does."""

    answer: int
    text: str
    name: str
    facts: dict[str, Any]


class Prospect(Struct, frozen=True, tag_field="type", tag="prospect"):
    """How the table would stand for a seat after these answers of its own; after none: how it stands now."""

    seq: int  # of the match that was looked at
    seat: int | None
    after: tuple[int, ...]  # the answers that were followed: fewer than asked for where one would reveal something
    view: View
    answers: tuple[AnswerSeen, ...]  # that may be given then
    out_of_order: tuple[AnswerSeen, ...]  # excluded only by the order of naming: may be inserted earlier
    told: tuple[Told, ...]  # what the answers do, with the forced ones that follow
    usual: int | None  # the answer that most players would give, where choosing is tedious
    obvious: int | None  # the answer to a question that is no decision: it costs nothing, and nothing is lost by it
    gathered: bool  # whether what is answered then has no order, though it is named in one
    ends: bool  # whether somebody else is asked then, or chance, or nobody
    outlook: Outlook  # figures that the game has for the seat then
    id: str | None = None  # the client's own, of the question

    def ended(self) -> Prospect:
        """The same, where nothing more can be planned."""
        return replace(self, answers=(), out_of_order=(), usual=None, obvious=None, gathered=False, ends=True)


class Prospects(Struct, frozen=True):
    """A plan step by step: how the table stands now, and how it would stand after each of its answers."""

    steps: tuple[Prospect, ...]


class Standing(Protocol):
    """A game as it stands: a match, or a snapshot of a match or a lesson."""

    @property
    def seq(self) -> int: ...

    @property
    def position(self) -> Position: ...

    @property
    def ply(self) -> int: ...

    @property
    def asked(self) -> int | None: ...


@dataclass(frozen=True)
class GameSnapshot:
    """A copy of a game as it stands, for looking ahead while the match may go on, or at a step of a lesson."""

    position: Position
    ply: int
    asked: int | None
    seq: int = 0

    @classmethod
    def of(cls, match: Standing) -> GameSnapshot:
        return cls(match.position.copy(), match.ply, match.asked, match.seq)


@dataclass
class World:
    """A world that agrees with what a seat knows, and in which answers of the seat are given."""

    position: Position
    seat: int | None
    ply: int
    before: int = -1  # the question that was answered last
    followed: int = 0
    happened: list[Happening] = field(default_factory=list)
    ends: bool = False

    @classmethod
    def sampled(cls, match: Standing, seat: int) -> World:
        return cls(match.position.sample(seat, Random()), seat, match.ply)

    def copy(self) -> World:
        return World(self.position.copy(), self.seat, self.ply, happened=list(self.happened))

    def answer(self, answer: int) -> None:
        """Give an answer. Forced answers are given as in the match (`decisions.settle`)."""
        assert self.seat is not None
        self.give(self.seat, answer, "person")
        self.followed += 1
        for forced in forced_answers(self.position, self.seat):
            self.give(self.seat, forced, "rules")
        self.ends = self.position.actor != self.seat

    def give(self, seat: int, answer: int, by: str) -> None:
        position = self.position
        before, text = int(position.state.ask), position.text(answer)
        events = position.apply(answer)
        self.before = before
        self.happened.append(Happening(self.ply + len(self.happened), seat, answer, text, by, tuple(events)))


def look(match: Standing, seat: int | None, after: Sequence[int] = (), id: str | None = None) -> Prospect:
    """What a seat (None: a spectator) would see after answers of its own; IllegalAnswer if one is not legal."""
    world = _now(match, seat) if seat is None or not after else _surely(match, seat, after)
    return _prospect(match, world, tuple(after[: world.followed]), id)


def steps(match: Standing, seat: int | None, answers: Sequence[int]) -> tuple[Prospect, ...]:
    """How the table stands, and how it would stand after each answer of a plan, as `look` would say for each."""
    found = [look(match, seat)]
    if seat is None or not answers:
        return tuple(found)
    one, other = (World.sampled(match, seat) for _ in range(2))
    for number, answer in enumerate(answers, 1):
        if found[-1].ends:
            found.append(found[-1])
            continue
        try:
            one.answer(answer)
            other.answer(answer)
        except IllegalAnswer as error:
            raise IllegalPlan(error.game, error.answer, error.reasons, number) from error
        agree = _known(one) == _known(other)
        found.append(_prospect(match, one, tuple(answers[:number])) if agree else found[-1].ended())
    return tuple(found)


def planned(match: Standing, seat: int, after: Sequence[int]) -> Position | None:
    """The position after a plan, from what the seat knows; None if somebody else or nature is asked before its end."""
    world = _surely(match, seat, after) if after else World(match.position, seat, match.ply)
    return None if world.ends or world.followed < len(after) else world.position


def _now(match: Standing, seat: int | None) -> World:
    return World(match.position, seat, match.ply, ends=match.asked != seat)


def _surely(match: Standing, seat: int, after: Sequence[int]) -> World:
    """A plan as far as all worlds agree about it."""
    one, other = (_play(match, seat, after) for _ in range(2))
    if _known(one) == _known(other):
        return one
    shorter = _surely(match, seat, after[:-1]) if len(after) > 1 else _play(match, seat, ())
    shorter.ends = True
    return shorter


def _play(match: Standing, seat: int, after: Sequence[int]) -> World:
    """A plan in one world."""
    world = World.sampled(match, seat)
    for answer in after:
        if world.ends:
            break
        world.answer(answer)
    return world


def _known(world: World) -> tuple[Any, ...]:
    return told(world.happened, world.seat), world.ends, _view(world)


def _before_scoring(world: World) -> Position:
    """The position to show: of a game that would be over, the one before the cards are turned up and counted."""
    if not (world.position.over and world.happened):
        return world.position
    shown = world.position.copy()
    shown.state.ask = world.before
    return shown


def _view(world: World) -> View:
    position, shown = world.position, _before_scoring(world)
    view = position.view(world.seat)
    if shown is not position:
        view |= {"scores": None, "winners": None, "table": shown.table(world.seat)}
    return view


def _prospect(match: Standing, world: World, after: tuple[int, ...], id: str | None = None) -> Prospect:
    position, seat = world.position, world.seat
    asked = not world.ends and seat is not None
    return Prospect(
        seq=match.seq,
        seat=seat,
        after=after,
        view=_view(world),
        answers=tuple(answer_seen(position, answer) for answer in position.answers()) if asked else (),
        out_of_order=tuple(answer_seen(position, answer) for answer in position.out_of_order()) if asked else (),
        told=told(world.happened, seat),
        usual=position.usual() if asked else None,
        obvious=position.obvious() if asked else None,
        gathered=asked and position.gathered,
        ends=world.ends,
        outlook=_before_scoring(world).outlook(seat),
        id=id,
    )


def answer_seen(position: Position, answer: int) -> AnswerSeen:
    """An answer of the question's range, legal or not."""
    name, facts = position.meaning(answer)
    return AnswerSeen(answer, position.text(answer), name, dict(facts))
