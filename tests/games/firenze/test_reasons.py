"""Reasons that were once false or said too much: each is true and says what decides."""

from __future__ import annotations

import pytest

import torri
from torri import Position
from torri.games.firenze.state import Ask
from torri.texts import LANGUAGES, Words

from ...playing import give, refused
from .positions import position


def tribute(towers: list[str], stock: str) -> Position:
    row = ["tribute", "alchemist", "mason", "fame", "bridge", "workshop"]
    at = position(row=row, towers={0: towers}, stocks={0: stock})
    give(at, "c1")
    assert at.question == Ask.TRIBUTE
    return at


@pytest.mark.rule("F10.23")
@pytest.mark.parametrize(
    ("stock", "other", "fate"),
    [
        ("g", 0, "falls"),  # no white brick
        ("wg", 0, "paid"),  # one is paid for it without a question
        ("gr", 3, "asked"),  # two red towers and one red brick: that is asked next
    ],
)
def test_a_tower_of_another_colour_is_told_what_becomes_of_it(stock: str, other: int, fate: str) -> None:
    """It was said that nothing is to be paid for it now, also where it falls."""
    at = tribute(["w4", "g2", "g5", "r2", "r3"], stock)
    (reason,) = at.why_not(other)
    assert (reason.name, reason.facts["fate"], reason.facts["asked_colour"]) == ("other-colour", fate, "colour-green")


@pytest.mark.rule("F10.18")
def test_with_the_architect_the_bell_tower_has_another_height() -> None:
    at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: ["w2", "g4"]}, hands={0: ["architect"]})
    give(at, "architect")
    (reason,) = at.why_not(at.parse("g4"))
    assert (reason.name, reason.facts["architect"], reason.facts["lower"]) == ("bell-tower-owed", 1, 2)
    assert [thing.count for thing in reason.compared.needs] == [2, 4]


@pytest.mark.rule("F4.2")
def test_the_stock_is_drawn_beside_the_price_of_a_card() -> None:
    (reason,) = position(stocks={0: "wg"}).why_not(4)
    assert [[thing.count for thing in things] for things in reason.compared] == [[2], [4]]


@pytest.mark.rule("F9.2")
def test_a_card_that_one_does_not_have_is_not_called_a_festival() -> None:
    at = position(ask=Ask.DISCARD, hands={0: ["alchemist", "architect", "princess", "mason", "smuggler", "saboteur"]})
    assert refused(at, "great-privilege") == [("F9.2", "card-not-held")]


@pytest.mark.rule("F6.1")
def test_without_a_brick_of_the_colour_nothing_is_said_of_costs() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "w"})
    assert refused(at, "g0") == [("F6.1", "no-brick")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_conventions_of_input_are_called_that(language: str) -> None:
    at = position(ask=Ask.BUILD, towers={0: ["w1", "w1"]}, stocks={0: "www"})
    (reason,) = at.why_not(1)
    words = Words(language, torri.game("firenze"))
    assert reason.convention
    assert reason.instead == at.text(0)
    assert words.reason(reason) == words("reason-convention", reason=words("reason-raise-first-alike", **reason.facts))
