"""What a first word offers is exactly what the engine allows after it."""

from __future__ import annotations

import pytest

from torri import Position

from ...playing import give
from .positions import position


def texts(at: Position) -> list[str]:
    return [at.text(answer) for answer in at.answers()]


@pytest.mark.rule("L5.1")
def test_every_first_word_of_an_action_leads_to_what_may_be_answered_then() -> None:
    at = position(town=["leonardo"], florins={0: 300}, buildings={0: ["casa", "picconiere"]})
    reach = at.outlook(0)["reach"]
    assert set(reach) == {"use", "build", "create", "donate"}  # market and - are answers in themselves
    for word, reached in reach.items():
        after = at.copy()
        give(after, word)
        assert reached == texts(after), word


def test_nothing_is_reached_by_who_is_not_asked_nor_in_the_middle_of_an_action() -> None:
    at = position(town=["leonardo"])
    assert at.outlook(1)["reach"] == {}
    assert at.outlook(None)["reach"] == {}
    give(at, "create")
    assert at.outlook(0)["reach"] == {}
