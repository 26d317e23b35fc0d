"""A review as it is stored and shown: what everybody could expect, what luck and play have changed, what was better."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from torri.matches.updates import LineSeen, Told
from torri.server.api.messages.fields import Asked
from torri.server.api.messages.hints import TermSeen

REVIEW_VERSION: Final = 1  # of what is computed, and how: a review of another version is not shown

EffortName: TypeAlias = Literal["quick", "thorough"]
Status: TypeAlias = Literal["none", "waiting", "running", "done", "failed", "cancelled"]


class ReviewWish(Asked, frozen=True):
    effort: EffortName = "quick"


class Booked(Struct, frozen=True):
    """Where the margin of a seat comes from: start + luck + own + rivals is margin, in points."""

    seat: int
    start: float  # what could be expected before anything happened
    luck: float  # what nature's answers have changed
    own: float  # what the seat's own answers have
    rivals: float  # what those of the others have
    margin: float  # at the end
    error: float  # of luck, own and rivals each: standard error, in points


class Candidate(Struct, frozen=True):
    """An answer that could be given, as the search saw it from what the seat knew."""

    answer: int
    text: str
    margin: float
    win: float
    line: tuple[str, ...]  # how the turn would go on
    told: tuple[Told, ...]  # what the line does, until somebody else or chance is asked
    books: tuple[LineSeen, ...]  # the points that it brings by then, with their causes
    chosen: bool  # whether it was given
    name: str = ""  # the sentence `answer-NAME` says what it does: `position.meaning(answer)`
    facts: dict[str, Any] = {}


class Judged(Struct, frozen=True):
    """A decision: what was given, what would have been better, and by how much."""

    ply: int
    seat: int
    given: int
    text: str
    loss: float  # points of margin, from what the seat knew; not negative
    best: tuple[Candidate, ...]  # the best first; what was given is always among them
    question: str = ""  # what was asked: the sentence `ask-QUESTION` says it
    why: tuple[TermSeen, ...] = ()  # what the best has beyond what was given (`advice.reasons`), the weightiest first


class Source(Struct, frozen=True):
    """All points of one cause that a seat has at the end; the sentence `line-NAME` says it."""

    seat: int
    rule: str
    name: str
    points: int


class Review(Struct, frozen=True):
    """What the house makes of a match that is over."""

    version: int
    rules: int
    effort: EffortName
    playouts: int  # games played on from each position
    error: float  # standard error of a margin, in points
    plies: tuple[int, ...]  # the start, after each choice and each draw that could have been another, the end
    margins: tuple[tuple[float, ...], ...]  # at each of these plies: by how much each seat may expect to be ahead
    booked: tuple[Booked, ...]
    judged: tuple[Judged, ...]
    sources: tuple[Source, ...]
    actors: tuple[int, ...] = ()  # to whom the change up to each of `plies` is booked: a seat, or -1 for chance


class ReviewState(Struct, frozen=True):
    """How far a review has come, and the one that is there; that may be an earlier one of less effort."""

    status: Status
    effort: EffortName | None = None
    done: int = 0
    of: int = 0
    yours: bool = False  # whether you may cancel it
    review: Review | None = None
