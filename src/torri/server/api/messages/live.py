"""Messages of a running match, over a socket or as a request: answers, plans, undo, chat, questions ahead."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from torri.matches.ahead import MAX_PLAN_ANSWERS, Prospect
from torri.matches.entries import Chat
from torri.matches.updates import Update
from torri.server.api.messages.fields import Answers, Asked, ClientId, Notation, Number, Seat, Seq
from torri.server.api.messages.problems import ReasonSeen


class Answer(Asked, frozen=True, tag_field="type", tag="answer"):
    """An answer to the question that was asked when the match had `seq` entries; by number or as it is written."""

    seq: Seq
    id: ClientId  # your own; one that is sent again is not taken again
    answer: Number | None = None
    text: Notation | None = None
    seat: Seat | None = None  # where you sit on several


class Plan(Asked, frozen=True, tag_field="type", tag="plan"):
    """Answers to the question that was asked when the match had `seq` entries, and to those that follow it: all of them
    are taken, or none. What the rules leave no choice about is not among them."""

    seq: Seq
    id: ClientId  # your own; a plan that is sent again is not taken again
    answers: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=MAX_PLAN_ANSWERS)]
    seat: Seat | None = None  # where you sit on several
    unasked: bool = False  # whether they are what a prospect calls obvious, given without asking the person


class Undo(Asked, frozen=True, tag_field="type", tag="undo"):
    seat: Seat | None = None


class UndoReply(Asked, frozen=True, tag_field="type", tag="undo-reply"):
    agreed: bool


class Say(Asked, frozen=True, tag_field="type", tag="say"):
    text: Chat


class Ping(Asked, frozen=True, tag_field="type", tag="ping"):
    """Is anybody there?"""


class Why(Asked, frozen=True, tag_field="type", tag="why"):
    """Why may this answer not be given, by number or as it is written; now, or after other answers of mine?"""

    answer: Number | None = None
    text: Notation | None = None
    after: Answers = ()
    seat: Seat | None = None
    id: ClientId | None = None


class Ahead(Asked, frozen=True, tag_field="type", tag="ahead"):
    """How would the table stand after these answers of mine? After none: how does it stand?"""

    id: ClientId
    after: Answers = ()
    seat: Seat | None = None


Incoming: TypeAlias = Answer | Plan | Undo | UndoReply | Say | Ping | Why | Ahead


class Taken(Struct, frozen=True, tag_field="type", tag="taken"):
    """It is stored: the number of entries since."""

    seq: int
    id: str | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    seq: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing was changed, and why."""

    problem: str  # the kind of it: stale, repeated, illegal-answer, illegal-plan, not-your-turn, ...
    detail: str  # in words
    id: str | None = None
    seq: int | None = None  # of the match now, where that helps
    reasons: tuple[ReasonSeen, ...] = ()
    number: int | None = None  # of a plan: the answer that can't be given, from 1


class Reasons(Struct, frozen=True, tag_field="type", tag="reasons"):
    """Why an answer may not be given; none if it may."""

    answer: int  # -1: what is named is a part of the table that the question does not ask about
    reasons: tuple[ReasonSeen, ...]
    id: str | None = None


Outgoing: TypeAlias = Update | Taken | Pong | Refused | Reasons | Prospect
