"""Figures beside the table: what building costs, which towers fall, what may be fulfilled, which cards could come."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import torri
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import COPIES, KIND_NAMES

from ...amount import amount
from ...playing import give, midway
from .positions import commission, position


@pytest.mark.rule("F6.2")
def test_what_is_built_costs_and_what_one_more_brick_would() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "wwwwwwwwwwww"}, row=ROW)
    costs = []
    while at.answers()[0] < 18:
        costs.append((at.outlook(0)["cost"], at.outlook(0)["next"]))
        give(at, "w0")
    assert [cost for cost, _ in costs][1:] == [following for _, following in costs][:-1]
    assert at.state.built == at.outlook(0)["most"]
    masons = position(ask=Ask.BUILD, stocks={0: "www"}, hands={0: ["workshop"]}, row=ROW)
    plain = position(ask=Ask.BUILD, stocks={0: "www"}, row=ROW)
    assert masons.outlook(0)["most"] == 3 > plain.outlook(0)["most"]


ROW = ("architect", "princess", "wholesaler", "bridge", "alchemist", "smuggler")


@pytest.mark.rule("F7.1")
def test_which_towers_fall_unless_they_are_raised() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "wwgg"}, towers={0: ["w3", "g1", "b2"], 1: ["p2"]}, row=ROW)
    assert at.outlook(0)["falling"] == [0, 1, 2]
    assert at.outlook(1)["falling"] == []
    give(at, "w3")
    assert at.outlook(0)["falling"] == [1, 2]
    give(at, "g1", "-")
    assert at.view(0)["question"] == "CLAIM"
    assert at.outlook(0)["falling"] == []
    before = position(stocks={0: "w"}, towers={0: ["w3"]})
    assert before.outlook(0)["falling"] == before.outlook(None)["falling"] == [0]


@pytest.mark.rule("F8.1")
@pytest.mark.rule("F8.3")
def test_what_the_towers_fulfil_with_the_tile_that_comes_with_it() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w3", "w5", "g5"], 1: ["b4"]}, neutral=["w3"], tiles={5: 1})
    fulfilled = {(one["slot"], one["colour"], one["height"], one["tile"]) for one in at.outlook(0)["fulfils"]}
    assert fulfilled == {(1, "white", 5, 1), (2, "green", 5, 1)}
    assert all(one["points"] > 0 for one in at.outlook(0)["fulfils"])
    assert [one["colour"] for one in at.outlook(1)["fulfils"]] == ["blue"]
    claimed = {answer for answer in at.answers() if answer < 36}
    assert claimed == {commission("w5"), commission("g5")}
    give(at, "w5")
    assert [one["tile"] for one in at.outlook(0)["fulfils"]] == [0], "the tile is gone"


@pytest.mark.rule("F8.2")
def test_open_is_what_bears_no_seal_and_whose_balcony_is_next() -> None:
    at = position(ask=Ask.CLAIM, neutral=["w3"])
    found = {(one["colour"], one["height"]) for one in at.outlook(None)["open"]}
    assert len(found) == 36 - 1 - 3
    assert ("white", 3) not in found and ("red", 5) not in found and ("white", 6) in found
    points = {(one["colour"], one["height"]): one["points"] for one in at.outlook(None)["open"]}
    balcony = next(one for one in at.view(0)["table"]["towers"][0]["commissions"] if one["height"] == 6)
    assert points["white", 6] == balcony["points"]


@pytest.mark.rule("F4.2")
def test_the_price_of_a_card_and_none_with_the_princess() -> None:
    at = position(stocks={0: "ww"}, hands={0: ["princess"]})
    assert at.outlook(0)["price"] == [0, 1, 2, 3, 4, 5]
    give(at, "princess")
    assert at.outlook(0)["price"] == [0] * 6
    assert at.outlook(1)["price"] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("F9.1")
def test_the_limit_of_the_stock() -> None:
    at = position(hands={0: ["warehouse"]})
    assert at.outlook(0)["limit"] > at.outlook(1)["limit"]


@pytest.mark.rule("F13.2")
@given(players=st.integers(2, 4), seed=st.integers(0, 2**32), steps=st.integers(60, 700), open_memory=st.booleans())
@settings(max_examples=amount(short=15, long=40), deadline=None)
def test_what_is_not_seen_is_what_the_table_does_not_show(
    players: int, seed: int, steps: int, open_memory: bool
) -> None:
    at = midway(torri.game("firenze"), players, seed, steps, open_memory=open_memory)
    every = Counter({name: copies for name, copies in zip(KIND_NAMES, COPIES, strict=True) if name != "campanile"})
    for seat in (None, *range(players)):
        view = at.view(seat)["table"]
        shown = Counter(card["card"] for card in view["row"] if card)
        shown.update([*view["discard"], *view["church"]])
        for one in view["seats"]:
            shown.update([*one["buildings"], *one.get("hand", [])])
        assert at.outlook(seat)["unseen"] == +(every - shown)
