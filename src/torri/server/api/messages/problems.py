"""Errors and the reasons against an answer, as they are sent."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ThingSeen(Struct, frozen=True):
    """Something that the game can draw, and how much of it: a brick of a colour, a crest, a talent."""

    piece: str
    of: str
    count: int


class ReasonSeen(Struct, frozen=True):
    rule: str | None  # none: no rule, only a convention of input
    name: str
    facts: dict[str, Any]
    text: str
    has: tuple[ThingSeen, ...] = ()  # what there is, to be drawn
    needs: tuple[ThingSeen, ...] = ()  # what is needed, to be drawn
    instead: str | None = None  # an alternative in notation: what may be answered, now or earlier in the turn


class Problem(Struct, frozen=True):
    """An error in the form of RFC 9457; `reasons` say which rule forbids an answer."""

    type: str
    title: str
    status: int
    detail: str
    facts: dict[str, Any] = {}
    reasons: tuple[ReasonSeen, ...] = ()
    request: str = ""  # its id, as in the header x-request-id and in the log
