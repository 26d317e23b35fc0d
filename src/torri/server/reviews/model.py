"""A review as it is stored and shown: what everybody could expect, what luck and play have changed, what was better."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from torri.matches.updates import LineSeen, Told
from torri.server.api.messages.fields import Asked
from torri.server.api.messages.hints import ClaimSeen
from torri.server.api.messages.plans import Advantage, PlanAnswer

REVIEW_VERSION: Final = 6  # of what is computed, and how: a review of another version is not shown

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
    found: float  # of own: what the best plans promised beyond what could be expected
    lost: float  # of own: what was given away of it; own is found less lost
    error: float  # of luck, own and rivals each: a second review is within it in 95 of 100 cases


class PlanSeen(Struct, frozen=True):
    """All that a seat answers until chance or somebody else is asked, as seen from what the seat knew."""

    answers: tuple[PlanAnswer, ...]  # without those that are forced
    margin: float  # points by which the seat may then expect to be ahead of its best rival
    win: float
    told: tuple[Told, ...]  # what the plan does
    books: tuple[LineSeen, ...]  # the points that it brings by then, with their causes


class Judged(Struct, frozen=True):
    """A choice: the plan that was followed, the best one known, and what lies between them."""

    ply: int  # of its first answer
    end: int  # after its last answer
    departed: int  # the ply at which the two plans part; `ply` where they are the same
    question: str  # that was asked there
    seat: int
    loss: float  # points of margin, from what the seat knew; not negative
    error: float  # of the loss: a second review is within it in 95 of 100 cases
    mistake: bool  # whether the loss is beyond its error, and no earlier one of the turn was
    given: PlanSeen
    best: PlanSeen | None  # where it is another plan than `given`
    why: tuple[Advantage, ...]  # of a mistake: what the best has beyond what was given, the weightiest first
    claims: tuple[ClaimSeen, ...]  # of a mistake: what happens more often with the best plan, or more rarely


class Source(Struct, frozen=True):
    """All points of one cause that a seat has at the end; the sentence `line-NAME` says it."""

    seat: int
    rule: str
    name: str
    points: int


class CourseSeen(Struct, frozen=True):
    """By how much each seat could expect to be ahead of its best rival. A mistake has two steps at its ply: up to what
    the best plan promised, and down by the loss."""

    plies: tuple[int, ...]
    actors: tuple[int, ...]  # to whom the change up to each of `plies` is booked: a seat, or -1 for chance
    margins: tuple[tuple[float, ...], ...]  # of each seat at each of `plies`


class Review(Struct, frozen=True):
    """The review of a match that is over."""

    version: int
    rules: int
    effort: EffortName
    playouts: int  # games played on from each choice, at least
    error: float  # of a margin: a second review is within it in 95 of 100 cases
    course: CourseSeen
    booked: tuple[Booked, ...]
    judged: tuple[Judged, ...]
    sources: tuple[Source, ...]


class ReviewState(Struct, frozen=True):
    """How far a review has come, and the one that is there; that may be an earlier one of less effort."""

    status: Status
    effort: EffortName | None = None
    done: int = 0
    of: int = 0
    yours: bool = False  # whether you may cancel it
    course: CourseSeen | None = None  # while it runs, as soon as a first look has it
    review: Review | None = None
