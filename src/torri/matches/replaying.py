"""Replays: any moment of a match, as a seat saw it, or with everything open when it is over. A view is built for the
viewer from the position at that ply; it is not a filtered copy of a full view. What was taken back is not among the
answers of a match and is never shown. Everything is computed from a copy of the answers, so that it can be done in a
thread while the match goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from msgspec import Struct

from torri.engine.errors import UnknownSeat
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.views import Outlook, View
from torri.matches import decisions, history, updates
from torri.matches.errors import NotWatched, NotYourSeat, WrongPly
from torri.matches.match import Happening, Match
from torri.matches.updates import TableSeen, Told

MAX_TOLD_PLIES: Final = 400  # in one reply


class Turn(Struct, frozen=True):
    """Answers that belong together: those of a seat, with the draws that follow them, until another seat answers.

    Before the turn the table stood as at ply `first`, after it as at ply `last + 1`.
    """

    number: int  # from 1
    actor: int  # the seat; -1: draws before anybody had answered
    first: int  # the ply of its first answer
    last: int  # the ply of its last answer
    choices: tuple[int, ...]  # the plies of the answers that the seat had a choice about


class Replay(Struct, frozen=True):
    """A match that can be viewed ply by ply, as far as the viewer may see it."""

    match: str
    table: TableSeen
    seat: int | None  # whose knowledge was asked for; None: a spectator's
    open: bool  # whether everything is shown
    seats: tuple[int, ...]  # whose knowledge may be chosen
    all: bool  # whether everything may be shown: when the match is over
    last: int  # the furthest ply that can be seen; 0 is the start
    turns: tuple[Turn, ...]
    names: tuple[str, ...]  # of the seats


class Moment(Struct, frozen=True):
    """The table after so many answers, and what the last of them did."""

    match: str
    ply: int
    seat: int | None
    open: bool
    view: View
    outlook: Outlook
    told: Told | None  # the answer of ply - 1; None at the start
    asked: int | None  # the seat that is asked then; None: chance, or nobody


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """Whose knowledge a replay shows."""

    seat: int | None  # None: a spectator's
    open: bool = False  # everything that lay hidden is shown too


def viewpoint(
    match: Match, ids: Collection[str], seat: int | None, open: bool, *, watched: bool | None = None
) -> Viewpoint:
    """Whose knowledge somebody may see: their own while the match runs, anybody's after its end. `watched`: whether
    others than the players see any; else the table's terms say so."""
    own = match.seats_of(ids)
    if not own and not (match.created.terms.watched if watched is None else watched):
        raise NotWatched(match.id)
    if match.status != "over":
        if open:
            raise NotWatched(match.id)
        if seat is not None and seat not in own:
            raise NotYourSeat(match.id)
    if seat is not None and seat >= match.players:
        raise UnknownSeat(seat + 1, match.players)
    return Viewpoint(decisions.own_seat(match, ids) if seat is None and own else seat, open)


def choosable(match: Match, ids: Collection[str]) -> tuple[int, ...]:
    """The seats whose knowledge somebody may choose."""
    return tuple(range(match.players)) if match.status == "over" else tuple(match.seats_of(ids))


def is_late(match: Match, seat: int | None) -> bool:
    """Whether this person sees the match only as it stood some time ago."""
    return seat is None and match.status != "over" and match.created.terms.delay > 0


@dataclass(frozen=True, slots=True)
class Reel:
    """The answers of a match as they are now: the match may go on, this copy does not change."""

    match: str
    start: Position
    answers: tuple[int, ...]
    actors: tuple[int, ...]

    @classmethod
    def of(cls, match: Match) -> Reel:
        return cls(match.id, match.start(), tuple(match.answers), tuple(match.actors))

    @property
    def last(self) -> int:
        return len(self.answers)

    def check(self, ply: int) -> None:
        if ply > self.last:
            raise WrongPly(ply, self.last)

    def at(self, ply: int) -> Position:
        """The position after so many answers."""
        position = self.start.copy()
        for answer in self.answers[:ply]:
            position.game.questions.apply(position.state, answer)
        return position

    def moment(self, ply: int, viewpoint: Viewpoint) -> Moment:
        """The table at a ply, built for a viewpoint."""
        before = max(0, ply - 1)
        position = self.at(before)
        happened = history.retold(position, list(self.answers[before:ply]), list(self.actors[before:ply]), before)
        return self._moment(position, ply, happened, viewpoint)

    def moments(self, viewpoint: Viewpoint) -> Iterator[Moment]:
        """The table at each ply, from the start on."""
        position = self.start.copy()
        yield self._moment(position, 0, [], viewpoint)
        for ply, (answer, actor) in enumerate(zip(self.answers, self.actors, strict=True)):
            happened = history.retold(position, [answer], [actor], ply)
            yield self._moment(position, ply + 1, happened, viewpoint)

    def _moment(self, position: Position, ply: int, happened: list[Happening], viewpoint: Viewpoint) -> Moment:
        told = updates.told(happened, viewpoint.seat, viewpoint.open)
        return Moment(
            match=self.match,
            ply=ply,
            seat=viewpoint.seat,
            open=viewpoint.open,
            view=position.view(viewpoint.seat, viewpoint.open),
            outlook=position.outlook(viewpoint.seat),
            told=told[0] if told else None,
            asked=None if position.actor == NATURE else position.actor,
        )

    def told(self, first: int, viewpoint: Viewpoint) -> list[Told]:
        """What happened from a ply on."""
        until = first + MAX_TOLD_PLIES
        happened = history.retold(
            self.at(first), list(self.answers[first:until]), list(self.actors[first:until]), first
        )
        return list(updates.told(happened, viewpoint.seat, viewpoint.open))

    def turns(self) -> tuple[Turn, ...]:
        position = self.start.copy()
        turns: list[Turn] = []
        actor, first, choices = NATURE, 0, list[int]()
        for ply, (answer, by) in enumerate(zip(self.answers, self.actors, strict=True)):
            if by not in (NATURE, actor):
                if ply:
                    turns.append(Turn(len(turns) + 1, actor, first, ply - 1, tuple(choices)))
                actor, first, choices = by, ply, []
            if by != NATURE and position.forced() is None:
                choices.append(ply)
            position.game.questions.apply(position.state, answer)
        if self.answers:
            turns.append(Turn(len(turns) + 1, actor, first, self.last - 1, tuple(choices)))
        return tuple(turns)
