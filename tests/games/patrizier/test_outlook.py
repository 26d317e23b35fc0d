"""Figures beside the table: who leads where, what is missing, which cards are not seen yet."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torri
from torri.games.patrizier.tables import BIT_CARD, CARD_CODES, CARDS_IN_PLAY

from ...playing import midway
from .positions import city, position


def verona(left: str, right: str) -> dict[str, Any]:
    at = position(players=3, towers={"verona": (left, right)})
    found: dict[str, Any] = at.outlook(None)["cities"][city("verona")]
    return found


@pytest.mark.rule("P4.1")
def test_who_leads_each_tower_which_is_the_higher_and_what_is_missing() -> None:
    assert verona("112", "2") == {"leaders": [0, 1], "higher": 0, "left": 1}
    assert verona("12", "332") == {"leaders": [1, 2], "higher": 1, "left": 0}
    assert verona("1", "2") == {"leaders": [0, 1], "higher": None, "left": 3}
    assert verona("", "") == {"leaders": [None, None], "higher": None, "left": 5}


@pytest.mark.rule("P7.2")
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), steps=st.integers(20, 200), open_memory=st.booleans())
@settings(max_examples=60, deadline=None)
def test_what_is_not_seen_is_what_the_table_does_not_show(
    players: int, seed: int, steps: int, open_memory: bool
) -> None:
    at = midway(torri.game("patrizier"), players, seed, steps, open_memory=open_memory)
    every = Counter(CARD_CODES[card] for bit, card in enumerate(BIT_CARD) if CARDS_IN_PLAY[players] >> bit & 1)
    for seat in (None, *range(players)):
        unseen, view = at.outlook(seat)["unseen"], at.view(seat)["table"]
        if open_memory:
            assert unseen == view["unseen"]
            continue
        shown = Counter(one["card"] for one in view["cities"] if one["card"])
        for one in view["seats"]:
            shown.update([*one.get("hand", []), *(one.get("pile") or [one["top"]] if one["top"] else [])])
        assert unseen == +(every - shown)


@pytest.mark.rule("P3.2")
@given(players=st.integers(2, 5), seed=st.integers(0, 2**32), steps=st.integers(20, 200))
@settings(max_examples=60, deadline=None)
def test_each_way_to_build_is_foretold_as_it_comes(players: int, seed: int, steps: int) -> None:
    at = midway(torri.game("patrizier"), players, seed, steps)
    if at.question.name == "PLAY":
        at.apply(at.answers()[seed % len(at.answers())])
    foretold = at.outlook(None)["builds"]
    if at.question.name != "BUILD":
        assert foretold == {}
        return
    assert set(foretold) == {at.text(answer) for answer in at.answers()}
    for answer in at.answers():
        built = at.copy()
        built.apply(answer)
        changed = built.outlook(None)["cities"]
        assert foretold[at.text(answer)] in changed and changed != at.outlook(None)["cities"]
