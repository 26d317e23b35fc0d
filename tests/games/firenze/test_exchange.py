"""F5: phase 2, exchange."""

from __future__ import annotations

import pytest

from torri.engine.errors import UnknownNotation
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import draw_all, hand, on_card, position, stock

ROW = ("mason", "architect", "princess", "wholesaler", "workshop", "alchemist")


@pytest.mark.rule("F5.1")
def test_three_bricks_are_laid_on_a_card_and_one_that_lay_there_is_taken() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwyg"}, bricks={4: "rb", 5: "p"})
    assert give(at, "x4", "w", "w", "g") == ["offered", "offered", "offered"]
    assert at.question == Ask.FETCH
    assert give(at, "b") == ["fetched"]
    assert (stock(at, 0), on_card(at, 4), on_card(at, 5)) == ("yb", "wwgr", "p")


@pytest.mark.rule("F5.1", "F10.14")
def test_with_the_bridge_it_is_two() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwyg"}, hands={0: ["bridge"]}, row=ROW, bricks={4: "rb"})
    give(at, "x4", "w", "y")
    assert at.question == Ask.FETCH
    give(at, "r")
    assert (stock(at, 0), on_card(at, 4)) == ("wgr", "wyb")


@pytest.mark.rule("F5.1")
@pytest.mark.parametrize(("buildings", "price"), [([], 3), (["workshop", "warehouse"], 3), (["bridge"], 2)])
def test_with_fewer_bricks_than_the_price_nothing_is_exchanged(buildings: list[str], price: int) -> None:
    bricks = {1: "w", 6: "p"}
    at = position(ask=Ask.EXCHANGE, stocks={0: "w" * price}, hands={0: buildings}, row=ROW, bricks=bricks)
    assert written(at) == ["x1", "x6", "-"]
    at = position(ask=Ask.EXCHANGE, stocks={0: "w" * (price - 1)}, hands={0: buildings}, row=ROW, bricks=bricks)
    assert written(at) == ["-"]
    assert refused(at, "x6") == [("F5.1", "too-few-to-exchange")]
    reason = at.why_not(at.parse("x6"))[0]
    assert (reason.has, reason.needs) == (price - 1, price)


@pytest.mark.rule("F5.1")
def test_another_players_bridge_helps_nobody_else() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "ww"}, hands={1: ["bridge"]}, row=ROW, bricks={1: "b"})
    assert refused(at, "x1") == [("F5.1", "too-few-to-exchange")]


@pytest.mark.rule("F5.1", "F4.3")
def test_the_bridge_works_in_the_turn_in_which_it_is_taken() -> None:
    at = position(stocks={0: "ww"}, row=["bridge", *ROW[:5]], bricks={2: "b"})
    give(at, "c1")
    draw_all(at, "fame", "yyyy")
    give(at, "x1", "w", "w", "b")
    assert (hand(at, 0), stock(at, 0), on_card(at, 1)) == (["bridge"], "b", "ww")


@pytest.mark.rule("F5.1")
def test_on_a_card_that_carries_bricks_also_the_one_just_laid_out() -> None:
    at = position(stocks={0: "www"}, bricks={3: "b"})
    give(at, "c1")
    draw_all(at, "fame", "yyyr")
    assert written(at) == ["x2", "x6", "-"]
    assert refused(at, "x1") == [("F5.1", "no-bricks-there")]
    assert at.why_not(at.parse("x1"))[0].facts["card"] == "card-architect"
    give(at, "x6", "w", "w", "w", "r")
    assert (stock(at, 0), on_card(at, 6)) == ("r", "wwwyyy")


@pytest.mark.rule("F5.1")
def test_at_most_once_a_turn_and_it_may_be_left() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwwwwww"}, bricks={1: "bb", 2: "r"})
    give(at, "x1", "w", "w", "w", "b")
    assert at.question == Ask.EXCHANGE
    assert written(at) == ["-"]
    assert refused(at, "x1") == refused(at, "x2") == [("F5.1", "exchanged-already")]
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwwwwww"}, bricks={1: "bb", 2: "r"})
    give(at, "-")
    assert (at.question, stock(at, 0)) == (Ask.BUILD, "wwwwwww")


@pytest.mark.rule("F5.1")
def test_in_the_next_turn_one_may_exchange_again() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "www", 1: "www"}, bricks={1: "bb", 2: "r"})
    give(at, "x1", "w", "w", "w", "b", "-", "-", "-", "c1")
    draw_all(at, "fame", "yyyr")
    assert at.actor == 1
    assert written(at) == ["x1", "x6", "-"]


@pytest.mark.rule("F5.1")
def test_once_begun_an_exchange_is_carried_out() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "www"}, bricks={1: "b"})
    give(at, "x1")
    with pytest.raises(UnknownNotation):
        give(at, "-")
    give(at, "w", "w", "w")
    with pytest.raises(UnknownNotation):
        give(at, "-")


@pytest.mark.rule("F5.1")
def test_a_brick_just_laid_cannot_be_taken() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wyg"}, bricks={1: "rb", 2: "p"})
    give(at, "x1", "w", "y", "g")
    assert written(at) == ["r", "b"]
    for colour in ("w", "y", "g", "p"):
        assert refused(at, colour) == [("F5.1", "lay-not-there")]


@pytest.mark.rule("F5.1")
def test_a_brick_of_a_colour_that_lay_there_before_can_be_taken_though_one_was_laid() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwr"}, bricks={1: "r"})
    give(at, "x1", "w", "w", "r")
    assert written(at) == ["r"]
    give(at, "r")
    assert (stock(at, 0), on_card(at, 1)) == ("r", "wwr")


@pytest.mark.rule("F5.1")
def test_the_brick_taken_cannot_pay() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwy"}, bricks={1: "b"})
    give(at, "x1")
    assert refused(at, "b") == [("F5.1", "no-brick")]
    give(at, "w", "w")
    assert written(at) == ["y"]


@pytest.mark.rule("F5.1")
@pytest.mark.parametrize("laid", ["wwg", "wgg", "wgp", "ggp", "wwp"])
def test_colours_are_free_and_named_from_white_to_purple(laid: str) -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwggp"}, bricks={1: "b"})
    give(at, "x1", *laid)
    assert on_card(at, 1) == "".join(sorted(laid + "b", key="wygrbp".index))


@pytest.mark.rule("F5.1")
def test_what_cannot_be_laid() -> None:
    at = position(ask=Ask.EXCHANGE, stocks={0: "wwggp"}, bricks={1: "b"})
    give(at, "x1")
    assert written(at) == ["w", "g"]
    assert refused(at, "y") == [("F5.1", "no-brick")]
    assert refused(at, "p") == [("", "too-few-from-here")]
    reason = at.why_not(at.parse("p"))[0]
    assert (reason.has, reason.needs) == (1, 3)
    give(at, "g")
    assert written(at) == ["g"]
    assert refused(at, "w") == [("", "bricks-in-order")]
    reason = at.why_not(at.parse("w"))[0]
    assert (reason.facts["colour"], reason.facts["last_colour"]) == ("colour-white", "colour-green")
