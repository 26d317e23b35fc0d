"""Errors and the reasons against an answer, as they are sent."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class ThingSeen(Struct, frozen=True):
    """Something that the game's drawings have, and how much of it: a brick of a colour, a crest, a talent."""

    piece: str
    of: str
    count: int


class ReasonSeen(Struct, frozen=True):
    rule: str | None  # none: no rule, only a convention of input
    name: str
    facts: dict[str, Any]
    text: str
    has: tuple[ThingSeen, ...] = ()  # what there is, to be drawn
    needs: tuple[ThingSeen, ...] = ()  # what it would take
    instead: str | None = None  # a way out: what may be answered, now or earlier in the turn, as it is written


class Problem(Struct, frozen=True):
    """An error as RFC 9457 has it; `reasons` say which rule forbids an answer."""

    type: str
    title: str
    status: int
    detail: str
    facts: dict[str, Any] = {}
    reasons: tuple[ReasonSeen, ...] = ()
