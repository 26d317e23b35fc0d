"""F12: the worked examples of the rule book."""

from __future__ import annotations

import pytest

from torri.games.firenze.state import Ask
from torri.games.firenze.tables import KIND_NAMES

from ...playing import give, refused, written
from .positions import CARDS, cards_in, draw_all, hand, on_card, position, stock, towers_of


@pytest.mark.rule("F12.1")
def test_the_third_card_from_the_left() -> None:
    bricks = {1: "wwyg", 2: "wwwr", 3: "ybbr", 4: "wwgg", 5: "wyyr", 6: "wgrp"}
    at = position(stocks={0: "wy"}, bricks=bricks)
    assert give(at, "c3", "y", "w") == ["paid", "paid", "taken"]
    assert stock(at, 0) == "yrbb"
    draw_all(at, "fame", "wyyb")
    assert [KIND_NAMES[card] for card in at.state.row] == [*CARDS[:2], *CARDS[3:], "fame"]
    assert [on_card(at, space) for space in range(1, 7)] == ["wwyyg", "wwwwr", "wwgg", "wyyr", "wgrp", "wyyb"]


@pytest.mark.rule("F12.2")
def test_building_four_bricks_for_three() -> None:
    at = position(ask=Ask.BUILD, towers={0: ["w2", "y1", "g3", "r3"]}, stocks={0: "wwwyyggb"})
    give(at, "w2", "w2", "y1", "g3")
    assert refused(at, "y0") == [("F6.3", "cost-not-payable")]
    assert at.why_not(at.parse("y0"))[0].needs == 6
    give(at, "-")
    assert (at.question, at.state.due) == (Ask.COST, 3)
    give(at, "w", "g", "b")
    assert towers_of(at, 0) == ["w4", "y2", "g4"]
    assert stock(at, 0) == "yr"  # one yellow left, and what came back of the red tower


@pytest.mark.rule("F12.3")
def test_the_red_tower_of_3_not_raised() -> None:
    at = position(ask=Ask.BUILD, towers={0: ["r3"]})
    bag = at.state.bag[3]
    assert give(at, "-") == ["torn-down"]
    assert (at.state.bag[3] - bag, stock(at, 0), towers_of(at, 0)) == (2, "r", [])


@pytest.mark.rule("F12.4")
def test_green_6_then_a_white_balcony_then_the_red_one() -> None:
    at = position(
        ask=Ask.CLAIM,
        towers={0: ["w6", "y3", "g6", "r5"]},
        seals={1: ["y3"]},
        balconies=["I.w6", "II.r5", "III.g7", "IV.p6"],
    )
    assert refused(at, "y3") == [("F8.1", "commission-sealed")]
    assert refused(at, "r5") == [("F8.2", "balcony-out-of-order")]
    assert give(at, "g6") == ["fulfilled", "tile-taken"]
    assert at.scores()[0] == 5 + 2
    assert refused(at, "r5") == [("F8.2", "balcony-out-of-order")]
    give(at, "w6")
    assert at.scores()[0] == 5 + 2 + 7
    assert written(at) == ["r5", "-"]


@pytest.mark.rule("F12.5")
def test_flood_with_4_bricks() -> None:
    at = position(row=["flood", *CARDS[:5]], stocks={0: "wwyr"})
    give(at, "c1")
    assert at.state.due == 2
    give(at, "w", "r")
    assert stock(at, 0) == "wy"


@pytest.mark.rule("F12.5")
@pytest.mark.parametrize(
    ("cards", "built", "cost"),
    [
        ([], 4, 3),
        ([], 6, 10),
        (["mason"], 4, 0),
        (["mason"], 6, 7),
        (["workshop"], 3, 0),
        (["workshop"], 4, 2),
        (["mason", "workshop"], 5, 2),
        (["mason", "workshop"], 6, 6),
    ],
)
def test_what_mason_and_workshop_save(cards: list[str], built: int, cost: int) -> None:
    at = position(ask=Ask.BUILD, hands={0: cards}, stocks={0: "w" * (built + cost)})
    give(at, *(card for card in cards if card == "mason"), *["w0"] * built)
    give(at, "-", *"w" * cost)
    assert (at.question, stock(at, 0), towers_of(at, 0)) == (Ask.CLAIM, "-", [f"w{built}"])


@pytest.mark.rule("F12.6")
def test_the_majorities_of_white_and_yellow() -> None:
    seals = {0: ["w3", "y3", "y6"], 1: ["w4", "w5", "y4", "y5"]}
    at = position(players=3, player=2, ask=Ask.CLAIM, quiet=9, seals=seals)
    give(at, "-")
    assert at.over
    flags = [(line.seat, line.points, line.facts["colour"]) for line in at.ledger() if line.what == "majority"]
    assert flags == [(0, 3, "colour-yellow"), (1, 2, "colour-white")]


@pytest.mark.rule("F12.7")
@pytest.mark.parametrize(("held", "laid"), [([], "wwy"), (["bridge"], "ww")])
def test_bricks_laid_on_the_wholesaler_for_the_blue_one(held: list[str], laid: str) -> None:
    row = ["mason", "architect", "wholesaler", "princess", "workshop", "smuggler"]
    at = position(ask=Ask.EXCHANGE, row=row, hands={0: held}, stocks={0: laid}, bricks={3: "gb"})
    give(at, "x3", *laid)
    assert written(at) == ["g", "b"]
    give(at, "b")
    assert (stock(at, 0), on_card(at, 3)) == ("b", laid + "g")


@pytest.mark.rule("F12.8")
def test_the_owner_of_a_workshop_takes_a_workshop() -> None:
    at = position(
        row=["workshop", "mason", "architect", "princess", "wholesaler", "smuggler"],
        hands={0: ["workshop"]},
        bricks={1: "wygb"},
    )
    give(at, "c1")
    assert (stock(at, 0), hand(at, 0), cards_in(at.state.discard_pile)) == ("wygb", ["workshop"], ["workshop"])
