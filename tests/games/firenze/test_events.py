"""F10.19 to F10.25: what events do."""

from __future__ import annotations

import pytest

from torri import NATURE
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import cards_in, draw_all, hand, on_card, position, stock, towers_of
from .struck import ROW, taken

# Collapse, Botch


@pytest.mark.rule("F10.19")
def test_collapse_takes_one_own_tower_of_the_takers_choice() -> None:
    at = taken("collapse", "rb", towers={0: ["w3", "w3", "g5"], 1: ["b4"]})
    assert (at.question, at.actor, written(at)) == (Ask.COLLAPSE, 0, ["w3", "g5"])
    assert refused(at, "w3'") == [("", "alike")]
    assert refused(at, "t4") == [("F10.19", "no-tower-there")]
    assert give(at, "g5") == ["collapsed"]
    assert (towers_of(at, 0), towers_of(at, 1), at.state.bag[2]) == (["w3", "w3"], ["b4"], 15)
    assert stock(at, 0) == "rb"  # only what lay on the card
    assert cards_in(at.state.discard_pile) == ["collapse"]


@pytest.mark.rule("F10.24")
def test_botch_takes_one_brick_of_one_own_tower() -> None:
    at = taken("botch", towers={0: ["w3", "w3", "r1"], 1: ["b4"]})
    assert (at.question, at.actor, written(at)) == (Ask.BOTCH, 0, ["w3", "r1"])
    assert refused(at, "w3'") == [("", "alike")]
    assert refused(at, "t4") == [("F10.24", "no-tower-there")]
    assert give(at.copy(), "r1") == ["botched"]
    assert give(at, "w3") == ["botched"]
    assert (towers_of(at, 0), towers_of(at, 1), at.state.bag[0]) == (["w2", "w3", "r1"], ["b4"], 20)
    assert cards_in(at.state.discard_pile) == ["botch"]


@pytest.mark.rule("F10.24")
def test_a_tower_of_1_is_gone_by_botch_and_need_not_be_raised() -> None:
    at = taken("botch", towers={0: ["r1"]}, stocks={0: "r"})
    give(at, "r1")
    draw_all(at, "fame", "wwww")
    assert give(at, "-", "r0", "-") == ["built"]  # a new tower, safe this turn
    assert (towers_of(at, 0), at.state.bag[3]) == (["r1"], 11)


@pytest.mark.rule("F10.19", "F10.24")
@pytest.mark.parametrize("event", ["collapse", "botch"])
def test_nothing_without_a_tower(event: str) -> None:
    at = position(row=[event, *ROW[:5]], towers={1: ["b4"]})
    assert give(at, "c1") == ["taken", f"{event}-void"]
    assert (at.question, towers_of(at, 1)) == (Ask.LAY_OUT, ["b4"])


# Flood, Warehouse Fire


@pytest.mark.rule("F10.20", "F10.21")
@pytest.mark.parametrize(
    ("event", "given"),
    [
        ("flood", {1: 1, 2: 1, 3: 1, 4: 2, 6: 2, 7: 3, 9: 3, 10: 4}),  # a third, rounded up
        ("warehouse-fire", {1: 1, 2: 2, 3: 3, 4: 3, 12: 3}),  # 3, or all
    ],
)
def test_how_many_bricks_of_the_stock_are_given(event: str, given: dict[int, int]) -> None:
    for bricks, due in given.items():
        at = taken(event, stocks={1: "w" * bricks})
        assert (at.question, at.actor, at.state.due) == (Ask.FLOOD if event == "flood" else Ask.FIRE, 1, due)
        assert give(at, *"w" * due) == ["flooded" if event == "flood" else "burnt"] * due
        assert (at.actor, stock(at, 1)) == (NATURE, "w" * (bricks - due) or "-")


@pytest.mark.rule("F10.20", "F10.21")
@pytest.mark.parametrize(("event", "left", "rule"), [("flood", "wpp", "F10.20"), ("warehouse-fire", "pp", "F10.21")])
def test_the_takers_stock_counts_after_the_price_and_without_the_bricks_of_the_card(
    event: str, left: str, rule: str
) -> None:
    at = position(row=[*ROW[:2], event, *ROW[2:5]], stocks={0: "wwww"}, bricks={3: "pp"})
    give(at, "c3", "w", "w")  # 2 of 4 are left: a third of 2, or all
    assert (stock(at, 0), on_card(at, 3)) == ("ww", "pp")
    assert written(at) == ["w"]
    assert refused(at, "p") == [(rule, "no-brick")]
    give(at, *"w" * at.state.due)
    assert stock(at, 0) == left
    assert cards_in(at.state.discard_pile) == [event]


@pytest.mark.rule("F10.20", "F10.26")
def test_the_bricks_lie_aside_until_all_have_given() -> None:
    at = taken("flood", "pp", players=3, stocks={0: "www", 1: "yyy", 2: "rrr"})
    seats = []
    for _ in range(3):
        seats.append(at.actor)
        assert "p" not in stock(at, 0)
        give(at, written(at)[0])
    assert seats == [0, 1, 2]
    assert (stock(at, 0), at.actor) == ("wwpp", NATURE)


@pytest.mark.rule("F10.20", "F10.21")
@pytest.mark.parametrize("event", ["flood", "warehouse-fire"])
def test_who_has_nothing_gives_nothing(event: str) -> None:
    at = taken(event, "pp", players=3, towers={0: ["w3"], 1: ["w3"]})
    assert (at.question, stock(at, 0)) == (Ask.LAY_OUT, "pp")


@pytest.mark.rule("F10.20", "F10.21")
@pytest.mark.parametrize(("event", "rule"), [("flood", "F10.20"), ("warehouse-fire", "F10.21")])
def test_the_colours_are_free_and_named_from_white_to_purple(event: str, rule: str) -> None:
    at = taken(event, stocks={1: "wyyrrrp"})
    assert written(at) == ["w", "y", "r"]
    assert refused(at, "g") == [(rule, "no-brick")]
    assert refused(at, "p") == [("", "too-few-from-here")]
    give(at, "y")
    assert refused(at, "w") == [("", "bricks-in-order")]
    give(at, "r", "p")
    assert (stock(at, 1), at.actor) == ("wyrr", NATURE)


# Luxury Tax


@pytest.mark.rule("F10.22")
def test_2_bricks_are_paid_for_each_tower_of_5_or_more() -> None:
    at = taken("luxury-tax", towers={0: ["w4", "g5", "b6"]}, stocks={0: "wwyrp"})
    assert (at.question, at.state.due) == (Ask.TAX, 4)  # who can pay must
    assert at.view(0)["table"]["at_stake"] == [1, 2]
    assert refused(at, "b") == [("F10.22", "no-brick")]
    give(at, *"wyrp")
    assert (stock(at, 0), towers_of(at, 0)) == ("w", ["w4", "g5", "b6"])
    assert at.question == Ask.LAY_OUT
    at = taken("luxury-tax", towers={0: ["w4", "g4"], 1: ["b1"]}, stocks={0: "ww", 1: "ww"})  # lower ones are free
    assert (at.question, stock(at, 0), stock(at, 1)) == (Ask.LAY_OUT, "ww", "ww")


@pytest.mark.rule("F10.22")
def test_with_too_few_bricks_the_player_chooses_which_towers_are_paid() -> None:
    at = taken("luxury-tax", towers={0: ["w4", "w5", "w5", "g6"]}, stocks={0: "yyrrr"})
    assert (at.question, at.state.due) == (Ask.TAX_TOWER, 2)
    assert at.view(0)["table"]["at_stake"] == [1, 2, 3]
    assert written(at) == ["w5"]
    assert refused(at, "w4") == [("F10.22", "not-taxed")]
    assert refused(at, "w5'") == [("", "alike")]
    assert refused(at, "g6") == [("", "too-few-towers-from-here")]
    assert refused(at, "t5") == [("F10.22", "no-tower-there")]
    give(at, "w5")
    assert written(at) == ["w5'", "g6"]
    assert refused(at, "w5") == [("F10.22", "kept-already")]
    give(at, "g6", *"yyrr")
    assert towers_of(at, 0) == ["w4", "w5", "g6"]
    assert stock(at, 0) == "wwr"  # half of 5 rounded up, 3, went to the bag


@pytest.mark.rule("F10.22")
def test_torn_down_bricks_do_not_pay() -> None:
    at = taken("luxury-tax", towers={0: ["w8", "g6"]}, stocks={0: "y"})
    assert at.question == Ask.LAY_OUT  # one brick pays for nothing and is kept
    assert (towers_of(at, 0), stock(at, 0)) == ([], "wwwwyggg")
    at = taken("luxury-tax", towers={0: ["w8", "g6"]}, stocks={0: "yy"})
    give(at, "g6", "y", "y")
    assert (towers_of(at, 0), stock(at, 0), at.question) == (["g6"], "wwww", Ask.LAY_OUT)


# Tribute


@pytest.mark.rule("F10.23")
def test_1_brick_of_its_colour_is_paid_for_each_tower_of_any_height() -> None:
    at = taken("tribute", towers={0: ["w1", "w3", "b7"]}, stocks={0: "wwwrb"})
    assert (at.question, stock(at, 0), towers_of(at, 0)) == (Ask.LAY_OUT, "wr", ["w1", "w3", "b7"])


@pytest.mark.rule("F10.23")
def test_other_colours_pay_nothing() -> None:
    at = taken("tribute", towers={0: ["w5", "g1", "r4"]}, stocks={0: "yyyr"})
    assert towers_of(at, 0) == ["r4"]
    assert stock(at, 0) == "wwyyy"  # 3 of 5 to the bag; of 1 nothing comes back
    assert at.question == Ask.LAY_OUT


@pytest.mark.rule("F10.23")
def test_with_fewer_bricks_than_towers_of_a_colour_all_are_paid_and_the_player_chooses() -> None:
    at = taken("tribute", towers={0: ["w3", "w4", "w6", "r2", "r2"]}, stocks={0: "wwrp"})
    assert (at.question, at.state.due, written(at)) == (Ask.TRIBUTE, 2, ["w3", "w4"])
    assert refused(at, "r2") == [("F10.23", "other-colour")]
    give(at, "w4", "w6")
    assert (at.question, at.state.due, written(at)) == (Ask.TRIBUTE, 1, ["r2"])
    assert refused(at, "r2'") == [("", "alike")]
    assert refused(at, "w3") == [("F10.23", "other-colour")]
    give(at, "r2")
    assert towers_of(at, 0) == ["w4", "w6", "r2"]
    assert stock(at, 0) == "wrp"  # of w3 and r2 one brick each came back, too late to pay
    assert at.question == Ask.LAY_OUT


@pytest.mark.rule("F10.22", "F10.23")
def test_the_bricks_of_the_card_may_pay() -> None:
    at = taken("luxury-tax", "rb", towers={0: ["w5"]})
    give(at, "r", "b")
    assert (towers_of(at, 0), stock(at, 0)) == (["w5"], "-")
    at = taken("tribute", "wb", towers={0: ["w4"], 1: ["w4"]})
    assert (towers_of(at, 0), towers_of(at, 1), stock(at, 0)) == (["w4"], [], "b")


# Renaissance


@pytest.mark.rule("F10.25")
def test_renaissance_shuffles_discard_pile_draw_pile_start_cards_and_itself() -> None:
    at = position(
        row=["renaissance", *ROW[:5]],
        discarded=["saboteur", "flood"],
        start_pile=["warehouse", "alchemist"],
        church=["great-privilege"],
        hands={0: ["smuggler"]},
        bricks={1: "rb"},
    )
    before = cards_in(at.state.draw_pile)
    assert give(at, "c1") == ["taken", "reborn"]
    gathered = [*before, "saboteur", "flood", "warehouse", "alchemist", "renaissance"]
    assert sorted(cards_in(at.state.draw_pile)) == sorted(gathered)
    assert (at.state.discard_pile, at.state.start_pile) == (0, 0)
    assert (cards_in(at.state.church), hand(at, 0), stock(at, 0)) == (["great-privilege"], ["smuggler"], "rb")
    assert at.question == Ask.LAY_OUT
    assert {"flood", "saboteur", "fame"} <= set(written(at))  # no longer the start cards first
    draw_all(at, "renaissance", "wwww")  # it may turn up again
    assert [on_card(at, 5), on_card(at, 6)] == ["-", "wwww"]
