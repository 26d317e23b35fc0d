"""Plans, in words: what a seat answers, and why one plan is better than another."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class PlanAnswer(Struct, frozen=True):
    """One answer of a plan; the sentence `answer-NAME` says what it does: `position.meaning(answer)`."""

    answer: int
    text: str
    name: str
    facts: dict[str, Any]


class Advantage(Struct, frozen=True):
    """Points that the better plan is expected to have beyond the other. With a rule it is a line of the ledger (the
    sentence `line-NAME` says which), otherwise something that the evaluation expects (`term-NAME`,
    `term-NAME-named` with facts)."""

    name: str
    points: float
    rule: str
    facts: dict[str, Any]
