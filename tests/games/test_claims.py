"""What a reason says of the position is true: for every reason in many games, its figures and names are checked."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import count

import pytest

import torri
from torri import NATURE, Position

from ..amount import amount
from .every import NAMES, PLAIN, VARIED

REFUSALS = amount(short=3_000, long=1_000_000)
STEP = amount(short=7, long=1)  # positions apart; a step that is no part of a round


def positions(name: str) -> Iterator[Position]:
    """Rare ones; then those of random and of eager games, with every number of players and every option."""
    yield from import_module(f"tests.games.{name}.rare").rare_positions()
    tables = [table for table in PLAIN + VARIED if table.name == name]
    for seed in count(1):
        for number, table in enumerate(tables):
            for step, at in enumerate(table.positions(seed + number)):
                if step % STEP == 0 and at.actor not in (None, NATURE):
                    yield at


@pytest.mark.parametrize("name", NAMES)
def test_what_reasons_claim_is_so(name: str) -> None:
    claims = import_module(f"tests.games.{name}.claims").CLAIMS
    elsewhere = import_module(f"tests.games.{name}.rare").ELSEWHERE
    refusals = 0
    for at in positions(name):
        for answer in range(at.game.questions[at.state.ask].answers):
            for reason in at.why_not(answer):
                held = claims(at, answer, reason.facts).hold(reason)
                assert held is not False, (at.encode(), at.text(answer), reason)
                refusals += held is True
        for part in elsewhere:
            for reason in at.why_not_there(part):
                assert claims(at, -1, reason.facts).hold(reason) is not False, (at.encode(), part, reason)
        if refusals >= REFUSALS:
            return


@pytest.mark.parametrize("name", NAMES)
def test_every_claim_is_of_a_reason(name: str) -> None:
    """Each claim belongs to a reason that exists; and few reasons have no claim."""
    claims = import_module(f"tests.games.{name}.claims").CLAIMS
    limits = {limit.name for question in torri.game(name).questions for limit in question.limits if not limit.order}
    claimed = {limit for limit in limits if hasattr(claims, limit.replace("-", "_"))}
    assert len(claimed) > 0.6 * len(limits), limits - claimed
