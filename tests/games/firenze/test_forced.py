"""What is answered for a player: only where the rules leave one answer, not where the order of naming does."""

from __future__ import annotations

import pytest

from torri.games.firenze.state import Ask

from ...playing import give, written
from .positions import position


def test_a_brick_named_early_does_not_force_the_rest_of_a_payment() -> None:
    at = position(row=("warehouse-fire", *["alchemist"] * 4, "mason"), stocks={0: "wygp"})
    give(at, "c1", "y")
    assert written(at) == ["g"]  # white comes too late now; but the player may take yellow back
    assert at.forced() is None


def test_a_tower_named_early_does_not_force_which_others_are_paid_for() -> None:
    row = ("luxury-tax", *["alchemist"] * 4, "mason")
    at = position(row=row, towers={0: ["w5", "y6", "g5"]}, stocks={0: "rrrr"})
    give(at, "c1", "y6")
    assert written(at) == ["g5"]
    assert at.forced() is None


def test_building_is_not_ended_for_a_player_who_could_still_build() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "wwwggr"})
    give(at, "r0")
    assert written(at) == ["-"]
    assert at.forced() is None


def test_building_is_ended_when_the_rules_allow_no_further_brick() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "ww"})
    give(at, "w0", "w0")
    assert written(at) == ["-"]
    assert at.text(at.forced() or -1) == "-"


@pytest.mark.parametrize(("stock", "forced"), [("www", True), ("wwwr", False)])
def test_a_payment_of_one_colour_is_forced(stock: str, forced: bool) -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: stock}, bricks={1: "y"})
    give(at, "x1")
    assert (at.forced() is not None) == forced


def test_views_tell_what_is_forced_to_the_seat_that_is_asked() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "w"})
    assert at.view(0)["forced"] == at.answers()[0]
    assert at.view(1)["forced"] is None
