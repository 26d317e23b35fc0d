"""Looking closely: what was told with which figures, and refusals that change nothing."""

from __future__ import annotations

import pytest

from torri import Position
from torri.engine.errors import Facts, IllegalAnswer, Reason
from torri.games.florenza.audit import Fault


def told(at: Position, *answers: str) -> list[tuple[str, str, Facts]]:
    """Give answers in notation; rule, name and figures of the events. The position they lead to is sound."""
    events = [event for answer in answers for event in at.apply(at.parse(answer))]
    assert at.game.audit(at.state) == Fault.NOTHING
    return [(event.rule, event.name, event.facts) for event in events]


def reasons(at: Position, answer: str) -> list[Reason]:
    """The reasons against an answer, which is refused for them and changes nothing."""
    before = at.encode()
    with pytest.raises(IllegalAnswer) as refusal:
        at.apply(at.parse(answer))
    assert at.encode() == before
    return list(refusal.value.reasons)


def reason(at: Position, answer: str) -> tuple[str, str, Facts]:
    """Rule, name and figures of the only reason against an answer, which changes nothing."""
    (only,) = reasons(at, answer)
    return only.rule, only.name, only.facts
