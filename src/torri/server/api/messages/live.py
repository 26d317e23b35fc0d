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
    id: ClientId  # chosen by you; an answer that is sent again with the same id is not given twice
    answer: Number | None = None
    text: Notation | None = None
    seat: Seat | None = None  # where you sit on several


class Plan(Asked, frozen=True, tag_field="type", tag="plan"):
    """Answers to the question that was asked when the match had `seq` entries, and to those that follow it: all of them
    are given, or none. Forced answers are left out.
    """

    seq: Seq
    id: ClientId  # chosen by you; a plan that is sent again with the same id is not given twice
    answers: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=MAX_PLAN_ANSWERS)]
    seat: Seat | None = None  # where you sit on several
    unasked: bool = False  # whether they are obvious answers, as in a prospect, given without asking the person


class Undo(Asked, frozen=True, tag_field="type", tag="undo"):
    seat: Seat | None = None


class UndoReply(Asked, frozen=True, tag_field="type", tag="undo-reply"):
    agreed: bool


class Say(Asked, frozen=True, tag_field="type", tag="say"):
    text: Chat


class Ping(Asked, frozen=True, tag_field="type", tag="ping"):
    """Checks that the server still answers."""


class Why(Asked, frozen=True, tag_field="type", tag="why"):
    """Asks why an answer may not be given, by number or notation; now, or after other answers of the sender."""

    answer: Number | None = None
    text: Notation | None = None
    after: Answers = ()
    seat: Seat | None = None
    id: ClientId | None = None


class Ahead(Asked, frozen=True, tag_field="type", tag="ahead"):
    """Asks how the table would stand after these answers of the sender; without answers, how it stands now."""

    id: ClientId
    after: Answers = ()
    seat: Seat | None = None


Incoming: TypeAlias = Answer | Plan | Undo | UndoReply | Say | Ping | Why | Ahead


class Taken(Struct, frozen=True, tag_field="type", tag="taken"):
    """The action is stored; `seq` is the number of entries after it."""

    seq: int
    id: str | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    seq: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The action was refused, and nothing has changed."""

    problem: str  # the kind of error: stale, repeated, illegal-answer, illegal-plan, not-your-turn, ...
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
