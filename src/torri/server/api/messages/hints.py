"""Messages of the hints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from torri.matches.updates import LineSeen, Told
from torri.server.api.messages.fields import Answers, Asked, Seat


class HintWish(Asked, frozen=True):
    after: Answers = ()  # what is planned already: the advice is about what follows
    seat: Seat | None = None
    seconds: Annotated[float, Meta(ge=0.1, le=10)] = 2.0


class TermSeen(Struct, frozen=True):
    """Points that one line is expected to have beyond another, and what they come from: the sentence `term-NAME`,
    `term-NAME-named` with facts."""

    name: str
    points: float
    facts: dict[str, Any] = {}  # of prospects: what they are


class ClaimSeen(Struct, frozen=True):
    """Something that happens more often with the better plan, or more rarely: the sentence `because-NAME` says what."""

    name: str
    facts: dict[str, Any]
    best: float  # the share of the games played on in which it happens with the better plan,
    given: float  # and with the other one
    gain: float  # points, about, that the difference is worth to the seat that chose
    # Where it is rarer and does not happen: it may still come after the games played on, or can't any more.
    otherwise: Literal["", "later", "gone"] = ""


class Hint(Struct, frozen=True):
    answer: int
    text: str
    visits: int
    win: float
    margin: float
    line: tuple[str, ...]  # how the turn would go on
    better: float | None = None  # points of margin by which it beats the best of the others, or falls behind it
    told: tuple[Told, ...] = ()  # what the line does, until somebody else or chance is asked
    books: tuple[LineSeen, ...] = ()  # the points that it brings by then, with their causes
    claims: tuple[ClaimSeen, ...] = ()  # of the best: what happens more often with it than with the next
    why: tuple[TermSeen, ...] = ()  # what it has beyond the best of the others, by the evaluation; the weightiest first


class Hints(Struct, frozen=True):
    """The result of the search for the question, from what the seat knows."""

    seat: int
    visits: int
    win: float
    margin: float
    best: tuple[Hint, ...]


class HintTask(Asked, frozen=True):
    """All that is needed to think out a hint elsewhere: in the browser of the one who asked for it."""

    seat: int
    ply: int
    seconds: Annotated[float, Meta(ge=0.1, le=10)]
    world: str  # a position that agrees with what the seat knows; what it does not know is drawn anew
    edition: str = ""  # the file of the figures that are played with, unless those of the package are
