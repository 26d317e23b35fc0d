"""What is wrong with a position, as tests of audits and ranges compare it."""

from __future__ import annotations

from enum import IntEnum

import pytest

from torri import Game, Position
from torri.engine.errors import WrongPosition
from torri.engine.ranges import range_check

Expected = IntEnum | str  # a fault of the audit, or the field whose number is out of range, as `hand[2]`


def wrong_with(at: Position) -> Expected | None:
    """The first number out of its range, else the fault that the audit finds, if any."""
    problem = range_check(at.game.State).problem(at.state)
    if problem:
        return str(problem.facts["field"])
    return at.game.faults(at.game.audit(at.state)) or None


def assert_refused(at: Position, expected: Expected) -> None:
    """That is wrong with it, and its text is refused for it."""
    assert wrong_with(at) == expected
    assert isinstance(at.game, Game)
    with pytest.raises(WrongPosition) as refused:
        at.game.decode(at.encode())
    name, facts = refused.value.problem.name, refused.value.problem.facts
    if isinstance(expected, str):
        assert (name, facts["field"]) == ("wrong-field", expected)
    else:  # an option that is not the one at the head of the text is found first
        assert facts == {"fault": expected.name} or facts.get("field") in at.options
