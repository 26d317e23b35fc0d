"""Messages about matches in which everybody has days for a turn: conditional plans, vacations."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from torri.matches.supposing import MAX_STEPS, Step
from torri.matches.updates import AnswerMeant
from torri.matches.vacations import DAYS_A_YEAR
from torri.server.api.messages.fields import Asked, Notation, Seat


class Supposition(Asked, frozen=True):
    """What the others are supposed to do, and what you would do then; the plan of the last step may be unfinished."""

    steps: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=MAX_STEPS)]
    seat: Seat | None = None  # where you sit on several


class WhySupposed(Supposition, frozen=True, kw_only=True):
    """Asks why an answer may not be given after the plan of the last step."""

    text: Notation


class AwaitedSeen(Struct, frozen=True):
    """What somebody else would do; with no answers: whatever they do."""

    seat: int
    answers: tuple[AnswerMeant, ...]
    anything: bool  # whether what else they do does not matter


class ConditionalSeen(Struct, frozen=True):
    """If the others do this, you do that."""

    others: tuple[AwaitedSeen, ...]
    plan: tuple[AnswerMeant, ...]


class ConditionalPlanSeen(Struct, frozen=True):
    """A plan that you have left at a table; nobody else knows of it."""

    id: str
    seat: int
    made: int
    steps: tuple[ConditionalSeen, ...]


class VacationWish(Asked, frozen=True):
    days: Annotated[int, Meta(ge=1, le=DAYS_A_YEAR)]


class VacationSeen(Struct, frozen=True):
    """Your vacation: the clocks of your matches with days for a turn stand still."""

    until: int | None  # none: you are not on vacation
    left: int  # days of this year
    yearly: int = DAYS_A_YEAR  # days that everybody has
