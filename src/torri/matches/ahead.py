"""How a table would stand after answers that are not given yet: from what the seat knows, and the match stays as it is.

A plan is played in worlds that agree with what the seat knows, never in the match itself. Where two such worlds tell
the seat different things, an answer would reveal something: there the look ahead ends, as it does where somebody else
or nature is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from torri.engine.position import Position
from torri.engine.views import Outlook, View
from torri.matches.match import Happening
from torri.matches.seen import Told, told

FURTHEST: Final = 64  # answers that one looks ahead


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
    told: tuple[Told, ...]  # what the answers do, with those that follow of themselves
    usual: int | None  # the answer that most would give, where that is tedious
    gathered: bool  # whether what is answered then has no order, though it is named in one
    ends: bool  # whether somebody else is asked then, or chance, or nobody
    outlook: Outlook  # figures that the game has for the seat then
    id: str | None = None  # the client's own, of the question


class Standing(Protocol):
    """A game as far as it has come: a match, or a moment of a lesson."""

    seq: int
    position: Position

    @property
    def ply(self) -> int: ...

    @property
    def asked(self) -> int | None: ...


@dataclass
class _Plan:
    """A world in which answers were given."""

    position: Position
    before: int  # the question that was answered last
    followed: int
    happened: list[Happening]
    ends: bool


def look(match: Standing, seat: int | None, after: Sequence[int] = (), id: str | None = None) -> Prospect:
    """What a seat (None: a spectator) has before it after answers of its own; IllegalAnswer if one may not be given."""
    if seat is None or not after:
        return _prospect(match, seat, _Plan(match.position, -1, 0, [], match.asked != seat), (), id)
    plan = _surely(match, seat, after)
    return _prospect(match, seat, plan, tuple(after[: plan.followed]), id)


def planned(match: Standing, seat: int, after: Sequence[int]) -> Position | None:
    """The position after a plan as the seat may imagine it; None if something else than the seat is asked before."""
    plan = _surely(match, seat, after) if after else _Plan(match.position, -1, 0, [], False)
    return None if plan.ends or plan.followed < len(after) else plan.position


def _surely(match: Standing, seat: int, after: Sequence[int]) -> _Plan:
    """A plan as far as all worlds agree about it."""
    one, other = (_play(match, seat, after) for _ in range(2))
    if _known(one, seat) == _known(other, seat):
        return one
    shorter = _surely(match, seat, after[:-1]) if len(after) > 1 else _play(match, seat, ())
    shorter.ends = True
    return shorter


def _play(match: Standing, seat: int, after: Sequence[int]) -> _Plan:
    """A plan in one world. What follows of itself is given as in the match (`decisions.settle`)."""
    position = match.position.sample(seat, Random())
    plan = _Plan(position, int(position.state.ask), 0, [], False)
    for answer in after:
        if plan.ends:
            break
        _give(plan, match.ply, seat, answer, "person")
        plan.followed += 1
        while position.actor == seat and (forced := position.forced()) is not None:
            _give(plan, match.ply, seat, forced, "rules")
        plan.ends = position.actor != seat
    return plan


def _give(plan: _Plan, first: int, seat: int, answer: int, by: str) -> None:
    position, before = plan.position, int(plan.position.state.ask)
    text = position.text(answer)
    events = position.apply(answer)
    plan.before = before
    plan.happened.append(Happening(first + len(plan.happened), seat, answer, text, by, tuple(events)))


def _known(plan: _Plan, seat: int) -> tuple[Any, ...]:
    return told(plan.happened, seat), plan.ends, _view(plan, seat)


def _lying(plan: _Plan) -> Position:
    """A game that would be over as it lies before the cards are turned up and counted."""
    if not (plan.position.over and plan.happened):
        return plan.position
    lying = plan.position.copy()
    lying.state.ask = plan.before
    return lying


def _view(plan: _Plan, seat: int | None) -> View:
    position, lying = plan.position, _lying(plan)
    view = position.view(seat)
    if lying is not position:
        view |= {"scores": None, "winners": None, "table": lying.table(seat)}
    return view


def _prospect(match: Standing, seat: int | None, plan: _Plan, after: tuple[int, ...], id: str | None) -> Prospect:
    position = plan.position
    asked = not plan.ends and seat is not None
    return Prospect(
        seq=match.seq,
        seat=seat,
        after=after,
        view=_view(plan, seat),
        answers=tuple(_answer(position, answer) for answer in position.answers()) if asked else (),
        told=told(plan.happened, seat),
        usual=position.usual() if asked else None,
        gathered=asked and position.gathered,
        ends=plan.ends,
        outlook=_lying(plan).outlook(seat),
        id=id,
    )


def _answer(position: Position, answer: int) -> AnswerSeen:
    name, facts = position.meaning(answer)
    return AnswerSeen(answer, position.text(answer), name, dict(facts))
