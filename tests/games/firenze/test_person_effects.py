"""F10.1 to F10.8: what each person does. When they may be played: test_persons.py."""

from __future__ import annotations

import pytest

from torri import NATURE
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import CARDS, cards_in, draw_all, everything_but, hand, on_card, position, stock, towers_of

NOT_NOW = [("F10.0", "wrong-moment")]


@pytest.mark.rule("F10.1")
def test_the_alchemist_swaps_a_brick_of_the_stock_for_any_of_the_bag() -> None:
    at = position(hands={0: ["alchemist"]}, stocks={0: "wr"}, bricks={1: "p" * 8})
    give(at, "alchemist")
    assert written(at) == ["w", "r"]
    assert refused(at, "g") == [("F10.1", "no-brick")]
    give(at, "w")
    assert written(at) == ["w", "y", "g", "r", "b"]
    assert refused(at, "p") == [("F10.1", "not-in-bag")]
    bag = list(at.state.bag)
    assert give(at, "b") == ["swapped"]
    assert stock(at, 0) == "rb"
    assert [after - before for after, before in zip(at.state.bag, bag, strict=True)] == [1, 0, 0, 0, -1, 0]
    at = position(hands={0: ["alchemist"]}, stocks={0: "p"}, bricks={1: "p" * 7})
    give(at, "alchemist", "p")
    assert refused(at, "p") == [("F10.1", "not-in-bag")]  # the brick given is none of the bag


@pytest.mark.rule("F10.2")
def test_the_architect_fulfils_at_once() -> None:
    at = position(ask=Ask.CLAIM, hands={0: ["architect"]}, towers={0: ["g2", "b6"]})
    give(at, "architect")
    assert written(at) == ["g3", "b5", "b7"]  # and no way on without fulfilling
    assert refused(at, "b6") == [("F8.5", "no-tower-to-adjust")]
    assert "fulfilled" in give(at, "b7")
    assert at.scores()[0] == 10 + 3  # the floor tile 7
    assert (towers_of(at, 0), at.state.bag[4]) == (["g2"], 10)


@pytest.mark.rule("F10.3")
def test_with_the_princess_the_card_costs_nothing() -> None:
    at = position(hands={0: ["princess"]}, bricks={6: "rb"})
    assert refused(at, "c6") == [("F4.2", "price-not-payable")]
    give(at, "princess")
    assert written(at) == ["c1", "c2", "c3", "c4", "c5", "c6"]
    assert give(at, "c6") == ["taken"]
    assert stock(at, 0) == "rb"
    assert [on_card(at, space) for space in range(1, 7)] == ["-"] * 6  # nothing laid on the cards left of it


@pytest.mark.rule("F10.3")
def test_it_is_free_also_for_who_could_pay_and_only_this_turn() -> None:
    at = position(hands={0: ["princess"]}, stocks={0: "ww", 1: "ww"})
    give(at, "princess", "c3")
    assert stock(at, 0) == "ww"
    draw_all(at, "fame", "wwww")
    give(at, "-", "-", "-")
    assert give(at, "c3") == []
    assert (at.question, at.actor) == (Ask.PAY, 1)


@pytest.mark.rule("F10.3")
def test_a_princess_taken_this_turn_cannot_pay_for_itself() -> None:
    at = position(row=["mason", "princess", *CARDS[3:], "fame"])
    assert refused(at, "c2") == [("F4.2", "price-not-payable")]
    at = position(row=["mason", "princess", *CARDS[3:], "fame"], stocks={0: "w"})
    give(at, "c2", "w")
    draw_all(at, "scandal", "wwww")
    assert stock(at, 0) == "-"
    assert refused(at, "princess") == NOT_NOW


@pytest.mark.rule("F10.4")
def test_the_wholesaler_changes_the_bricks_of_a_card() -> None:
    at = position(hands={0: ["wholesaler"]}, bricks={2: "wwr", 5: "p"}, stocks={0: "w"})
    give(at, "wholesaler")
    assert written(at) == ["c2", "c5"]
    assert refused(at, "c1") == [("F10.4", "no-bricks-there")]
    assert give(at, "c2") == ["emptied"]
    assert (at.actor, at.question, on_card(at, 2), at.state.bag[0]) == (NATURE, Ask.DRAW, "-", 24)
    assert give(at, *"bby") == ["filled"]  # as many as lay there
    assert on_card(at, 2) == "ybb"
    assert "c1" in written(at)  # that card need not be taken
    assert give(at, "c1") == ["taken"]


@pytest.mark.rule("F10.4")
def test_its_bricks_are_in_the_bag_before_new_ones_are_drawn() -> None:
    at = position(hands={0: ["wholesaler"]}, bricks={1: everything_but(w=1, r=1), 3: "wr"})
    assert sum(at.state.bag) == 0
    give(at, "wholesaler", "c3")
    assert written(at) == ["w", "r"]


@pytest.mark.rule("F10.5")
def test_the_mason_saves_3_this_turn() -> None:
    at = position(ask=Ask.BUILD, hands={0: ["mason"]}, stocks={0: "wwww", 1: "www"})
    give(at, "w0", "w0", "w0")
    assert refused(at, "w0") == [("F6.3", "cost-not-payable")]
    at = position(ask=Ask.BUILD, hands={0: ["mason"]}, stocks={0: "wwww", 1: "www"})
    give(at, "mason", "w0", "w0", "w0", "w0", "-")
    assert (at.question, towers_of(at, 0)) == (Ask.CLAIM, ["w4"])
    give(at, "-", "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "w0", "w0")
    assert refused(at, "w0") == [("F6.3", "cost-not-payable")]  # the next player pays in full


@pytest.mark.rule("F10.6")
@pytest.mark.parametrize(("card", "left"), [("mason", ["fame", "workshop"]), ("fame", ["mason", "workshop"])])
def test_the_patrician_discards_a_person_or_festival_but_no_open_building(card: str, left: list[str]) -> None:
    at = position(hands={0: ["patrician", "mason", "fame", "workshop"]})
    give(at, "patrician")
    assert written(at) == ["mason", "fame"]
    assert refused(at, "blame") == [("F10.6", "card-not-held")]
    assert refused(at, "workshop") == [("F10.6", "open-building")]
    assert give(at, card) == ["dismissed"]
    assert hand(at, 0) == left
    assert sorted(cards_in(at.state.discard_pile)) == sorted(["patrician", card])


@pytest.mark.rule("F10.7")
def test_the_saboteur_takes_a_brick_of_anothers_tower() -> None:
    at = position(players=3, hands={0: ["saboteur"]}, towers={0: ["g2"], 1: ["w3", "w3", "r1"], 2: ["b4"]})
    give(at, "saboteur")
    assert written(at) == ["2.w3", "2.r1", "3.b4"]
    assert refused(at, "1.g2") == [("F10.7", "not-another-player")]
    assert refused(at, "3.t2") == [("F10.7", "others-lack-tower")]
    assert refused(at, "4.t1") == [("F10.7", "not-another-player")]
    assert refused(at, "2.w3'") == [("", "others-alike")]
    assert give(at, "2.w3") == ["sabotaged"]
    assert (towers_of(at, 1), at.state.bag[0]) == (["w2", "w3", "r1"], 20)


@pytest.mark.rule("F10.7")
@pytest.mark.parametrize(("tower", "told", "left"), [("r1", [], "p"), ("r3", ["torn-down"], "rp")])
def test_a_tower_of_1_is_gone_and_with_it_the_duty_to_raise_it(tower: str, told: list[str], left: str) -> None:
    at = position(ask=Ask.CLAIM, hands={0: ["saboteur"]}, towers={1: [tower]}, stocks={1: "p"})
    give(at, "saboteur", f"2.{tower}", "-", "c1")
    draw_all(at, "fame", "wwww")
    assert give(at, "-", "-") == told
    assert (towers_of(at, 1), stock(at, 1)) == ([], left)  # of the 2 left of a red 3 one comes back


@pytest.mark.rule("F10.8")
def test_the_smuggler_chooses_the_player_and_both_bricks() -> None:
    at = position(players=4, hands={0: ["smuggler"]}, stocks={0: "wwg", 1: "rb", 3: "p"}, towers={2: ["y3"]})
    give(at, "smuggler")
    assert written(at) == ["2.r", "2.b", "4.p"]
    assert refused(at, "1.w") == [("F10.8", "not-another-player")]
    assert refused(at, "3.y") == [("F10.8", "others-lack-brick")]  # whose stock is empty
    assert refused(at, "2.w") == [("F10.8", "others-lack-brick")]
    give(at, "4.p")
    assert written(at) == ["w", "g"]
    assert refused(at, "p") == [("F10.8", "no-brick")]
    assert give(at, "g") == ["smuggled"]
    assert [stock(at, seat) for seat in range(4)] == ["wwp", "rb", "-", "g"]
