"""F10.9 to F10.18: festivals, buildings and church cards."""

from __future__ import annotations

from typing import Any

import pytest

from torri import Position
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import cards_in, draw_all, hand, position, stock, towers_of

ROW = ["alchemist", "mason", "architect", "princess", "wholesaler", "smuggler"]
BELL_OWED = [("F10.18", "bell-tower-owed")]


def at_the_end(*answers: str, **layout: Any) -> Position:
    """The last player of the last of ten quiet rounds gives these answers and goes on: the game is over."""
    at = position(player=1, ask=Ask.CLAIM, quiet=9, **layout)
    give(at, *answers, "-")
    assert at.over
    return at


def festivals(at: Position) -> list[tuple[int, int]]:
    """Seat and points of each line of the ledger for festivals."""
    return [(line.seat, line.points) for line in at.ledger() if line.what == "festival"]


# Festivals


@pytest.mark.rule("F10.10", "F10.11", "F10.12", "F10.13")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["blame"], -2),
        (["scandal"], -3),
        (["fame"], 3),
        (["monument"], 3),
        (["blame", "blame", "scandal", "scandal"], -10),
        (["fame", "fame", "blame", "scandal", "monument"], 4),
    ],
)
def test_festivals_are_scored_at_the_end_each_card_for_itself(cards: list[str], points: int) -> None:
    assert position(hands={0: cards}).scores() == [0, 0]
    at = at_the_end(hands={0: cards})
    assert at.scores() == [points, 0]
    assert sum(line.points for line in at.ledger()) == points


@pytest.mark.rule("F10.9")
def test_recognition_is_1_for_each_own_commission_of_height_3_or_4() -> None:
    seals = {0: ["r3", "r4", "g5", "b3"], 1: ["w3", "w4"]}
    assert festivals(at_the_end(hands={0: ["recognition"]}, seals=seals)) == [(0, 3)]
    assert festivals(at_the_end(hands={0: ["recognition"] * 2}, seals=seals)) == [(0, 6)]
    assert festivals(at_the_end(hands={0: ["recognition"]}, seals={0: ["g5", "w5"]}, neutral=["w3"])) == []
    assert festivals(position(hands={0: ["recognition"]}, seals=seals)) == []  # not before the end


@pytest.mark.rule("F10.9")
def test_for_recognition_the_height_of_the_commission_counts_not_that_of_the_tower() -> None:
    high = ["g5", "g6", "b5", "b6", "y5", "y6", "w5", "p5"]
    at = position(ask=Ask.CLAIM, towers={0: ["r5"]}, hands={0: ["recognition", "architect"]}, seals={0: high}, row=ROW)
    give(at, "architect", "r4", "-", "c1")  # its last seal
    draw_all(at, "blame", "wwww")
    give(at, "-", "-", "-")
    assert at.over
    assert festivals(at) == [(0, 1)]


@pytest.mark.rule("F10.13")
@pytest.mark.parametrize(
    ("towers", "owner"),
    [
        ({0: ["w4"], 1: ["g3"], 2: ["b3"]}, 0),
        ({0: ["w4"], 1: ["g2", "r5"], 2: ["b4"]}, 1),  # also to another player
        ({0: ["w4", "y4"], 1: ["g3"]}, 0),  # two equally high towers of one player are no tie
        ({2: ["p1"]}, 2),
        ({0: ["w4"], 1: ["g4"], 2: ["b3"]}, None),  # a tie
        ({0: ["w4"], 2: ["b4"], 1: ["r4"]}, None),
        ({0: ["w4"], 1: ["g4"], 2: ["b5"]}, 2),  # of lower towers is none
        ({}, None),
    ],
)
def test_who_gets_the_monument(towers: dict[int, list[str]], owner: int | None) -> None:
    at = position(players=3, towers=towers, row=["monument", *ROW[:5]], bricks={1: "rb"})
    told = give(at, "c1")
    assert told == ["taken", "monument-discarded" if owner is None else "monument-given"]
    assert [hand(at, seat) for seat in range(3)] == [["monument"] if seat == owner else [] for seat in range(3)]
    assert cards_in(at.state.discard_pile) == (["monument"] if owner is None else [])
    assert stock(at, 0) == "rb"  # the taker's all the same


@pytest.mark.rule("F10.13")
def test_the_monument_looks_at_the_towers_before_building() -> None:
    at = position(towers={0: ["w3"], 1: ["g3"]}, stocks={0: "ww"}, row=["monument", *ROW[:5]])
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "w3", "-")
    assert towers_of(at, 0) == ["w4"]
    assert hand(at, 0) == []


@pytest.mark.rule("F10.13")
def test_the_receivers_limit_is_checked_in_its_own_next_phase_6() -> None:
    held = ["mason", "mason", "alchemist", "fame", "blame"]
    at = position(towers={1: ["g3"]}, hands={1: held}, row=["monument", *ROW[:5]])
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "-", "-")
    assert (at.actor, at.question, len(hand(at, 1))) == (1, Ask.TAKE, 6)
    give(at, "c1")
    draw_all(at, "scandal", "wwww")
    give(at, "-", "-", "-")
    assert (at.actor, at.question) == (1, Ask.DISCARD)
    assert refused(at, "-") == [("F9.2", "above-limit")]


# Buildings


@pytest.mark.rule("F10.14")
@pytest.mark.parametrize(("held", "laid"), [([], 3), (["bridge"], 2)])
def test_with_the_bridge_the_exchange_costs_2(held: list[str], laid: int) -> None:
    at = position(ask=Ask.EXCHANGE, hands={0: held}, stocks={0: "wwww"}, row=ROW, bricks={1: "b"})
    give(at, "x1", *"w" * laid)
    assert at.question == Ask.FETCH
    at = position(ask=Ask.EXCHANGE, hands={0: held}, stocks={0: "w" * (laid - 1)}, row=ROW, bricks={1: "b"})
    assert refused(at, "x1") == [("F5.1", "too-few-to-exchange")]


@pytest.mark.rule("F10.14")
def test_the_bridge_works_in_the_turn_in_which_it_is_taken() -> None:
    at = position(stocks={0: "ww"}, row=["bridge", *ROW[:5]], bricks={2: "b"})
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "x1", "w", "w", "b")
    assert stock(at, 0) == "b"


@pytest.mark.rule("F10.15")
def test_with_a_warehouse_taken_now_the_stock_limit_is_15_and_there_is_no_card_limit() -> None:
    held = ["mason", "mason", "alchemist", "fame", "blame", "smuggler"]
    at = position(stocks={0: "w" * 16}, hands={0: held}, row=["warehouse", *ROW[:5]])
    give(at, "c1")
    draw_all(at, "scandal", "yyyy")
    give(at, "-", "-", "-")
    assert (at.question, at.state.due) == (Ask.RETURN, 1)
    give(at, "w")
    assert at.actor == 1  # with seven cards
    at = position(stocks={0: "w" * 16}, hands={0: held}, ask=Ask.CLAIM)
    give(at, "-")
    assert (at.question, at.state.due) == (Ask.RETURN, 6)
    give(at, *"wwwwww")
    assert at.question == Ask.DISCARD


@pytest.mark.rule("F10.16")
def test_with_a_workshop_taken_now_3_bricks_cost_nothing() -> None:
    at = position(stocks={0: "www"}, row=["workshop", *ROW[:5]])
    give(at, "c1")
    draw_all(at, "scandal", "yyyy")
    give(at, "-", "w0", "w0", "w0", "-")
    assert (towers_of(at, 0), at.question) == (["w3"], Ask.CLAIM)
    at = position(stocks={0: "www"}, ask=Ask.BUILD)
    give(at, "w0", "w0")
    assert refused(at, "w0") == [("F6.3", "cost-not-payable")]


@pytest.mark.rule("F10.14", "F10.15", "F10.16")
@pytest.mark.parametrize("building", ["warehouse", "workshop"])
def test_a_second_building_alike_is_taken_for_its_bricks_and_discarded_at_once(building: str) -> None:
    row = [building, *ROW[:5]]
    at = position(hands={0: [building, "bridge"]}, row=row, bricks={1: "rrb"})
    assert give(at, "c1") == ["taken", "second-building"]
    assert sorted(hand(at, 0)) == sorted([building, "bridge"])
    assert (cards_in(at.state.discard_pile), stock(at, 0)) == ([building], "rrb")
    at = position(hands={0: ["bridge"], 1: [building]}, row=row)
    give(at, "c1")  # another player's is no hindrance
    assert building in hand(at, 0)


# Privileges


@pytest.mark.rule("F10.17")
@pytest.mark.parametrize(
    ("card", "towers", "points"),
    [
        ("small-privilege", ["y5", "b5"], [3 + 1 + 2, 5]),  # the commission, the floor tile, the privilege
        ("middle-privilege", ["y6", "b6"], [4 + 2 + 3, 7]),
        ("great-privilege", ["y7", "b7"], [6 + 3 + 4, 10]),
    ],
)
def test_whoever_next_fulfils_a_commission_of_its_height_gets_more_but_only_once(
    card: str, towers: list[str], points: list[int]
) -> None:
    at = position(ask=Ask.CLAIM, church=[card], towers={0: towers})
    first, second = towers
    assert give(at, first) == ["fulfilled", "tile-taken", "privilege-used"]
    assert at.scores()[0] == points[0]
    assert (at.state.church, cards_in(at.state.discard_pile)) == (0, [card])
    assert give(at, second) == ["fulfilled"]
    assert at.scores()[0] == sum(points)


@pytest.mark.rule("F10.17")
def test_a_commission_of_another_height_leaves_it_where_it_is() -> None:
    at = position(ask=Ask.CLAIM, church=["middle-privilege"], towers={0: ["g4", "g5", "p7", "b8"]})
    for answer in ("g4", "g5", "p7", "b8"):
        assert "privilege-used" not in give(at, answer)
    assert cards_in(at.state.church) == ["middle-privilege"]


@pytest.mark.rule("F10.17")
def test_the_taker_may_use_it_this_very_turn() -> None:
    at = position(row=["small-privilege", *ROW[:5]], towers={0: ["g4"]}, stocks={0: "g"})
    assert give(at, "c1") == ["taken", "to-church"]
    draw_all(at, "fame", "wwww")
    give(at, "-", "g4", "-", "g5")
    assert at.scores() == [4 + 1 + 2, 0]


@pytest.mark.rule("F10.17")
def test_any_other_player_may_use_it_and_also_on_a_balcony() -> None:
    at = position(row=["middle-privilege", *ROW[:5]], towers={1: ["w5"]}, stocks={1: "w"})
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "-", "-", "c1")
    draw_all(at, "scandal", "wwww")
    give(at, "-", "w5", "-", "w6")
    assert at.scores() == [0, 7 + 2 + 3]
    assert [line.points for line in at.ledger() if line.what == "privilege"] == [3]


@pytest.mark.rule("F10.17")
def test_with_the_architect_the_height_of_the_commission_decides() -> None:
    at = position(ask=Ask.CLAIM, church=["small-privilege"], towers={0: ["g6"]}, hands={0: ["architect"]})
    give(at, "architect", "g5")
    assert at.scores()[0] == 4 + 1 + 2


# Campanile


@pytest.mark.rule("F10.18")
def test_it_binds_the_takers_own_phase_5() -> None:
    at = position(row=["campanile", *ROW[:5]], towers={0: ["g3"]}, stocks={0: "g"})
    assert give(at, "c1") == ["taken", "to-church"]
    draw_all(at, "fame", "wwww")
    give(at, "-", "g3", "-")
    assert written(at) == ["-"]
    assert refused(at, "g4") == BELL_OWED


@pytest.mark.rule("F10.18")
def test_a_bell_tower_is_given_up_and_then_commissions_can_be_fulfilled_at_once() -> None:
    at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: ["w3", "w3", "g4"]})
    assert written(at) == ["bell", "-"]  # may, not must
    assert refused(at, "g4") == refused(at, "w3") == BELL_OWED
    assert give(at, "bell") == ["bell-tower"]
    assert (at.state.bells, at.state.bag[0], towers_of(at, 0)) == (0b01, 22, ["w3", "g4"])
    assert written(at) == ["w3", "g4", "-"]
    assert refused(at, "bell") == [("F10.18", "bell-tower-not-owed")]
    give(at, "w3", "g4")
    assert at.scores()[0] == 1 + 3


@pytest.mark.rule("F10.18")
def test_the_bell_tower_is_no_commission_of_the_board() -> None:
    church = ["campanile", "small-privilege"]
    at = at_the_end("bell", church=church, towers={1: ["w3"]}, hands={1: ["recognition"]})  # nor a new seal: F11.4
    assert at.scores() == [0, 0]
    assert (at.state.sealed, at.state.seals_left[:2]) == (0, [9, 9])  # no seal, and the white 3 stays open
    assert at.state.tile_owner == [-1, -1, -1, -1]
    assert sorted(cards_in(at.state.church)) == church


@pytest.mark.rule("F10.18")
@pytest.mark.parametrize("towers", [["w2"], ["w4"], ["y3"], []])
def test_only_a_tower_of_exactly_3_white_bricks(towers: list[str]) -> None:
    at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: towers})
    assert refused(at, "bell") == [("F10.18", "no-bell-tower")]


@pytest.mark.rule("F10.18")
def test_none_is_owed_without_the_card() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w3", "g4"]})
    assert refused(at, "bell") == [("F10.18", "bell-tower-not-owed")]
    assert written(at) == ["w3", "g4", "-"]


@pytest.mark.rule("F10.18")
@pytest.mark.parametrize("tower", ["w2", "w4"])
def test_the_architect_may_be_used_for_it(tower: str) -> None:
    at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: [tower, "g4"]}, hands={0: ["architect"]})
    give(at, "architect")
    assert written(at) == ["bell"]
    assert refused(at, "g5") == BELL_OWED
    assert give(at, "bell") == ["bell-tower"]
    assert (at.state.bag[0], towers_of(at, 0)) == (25, ["g4"])
    assert "g4" in written(at)


@pytest.mark.rule("F10.18")
def test_with_the_architect_either_of_two_towers_may_ring() -> None:
    at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: ["w2", "w4"]}, hands={0: ["architect"]})
    give(at, "architect", "bell", "lower")
    assert towers_of(at, 0) == ["w4"]


@pytest.mark.rule("F10.18")
def test_the_architect_is_for_nothing_else_while_the_bell_tower_is_owed() -> None:
    at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: ["g4"]}, hands={0: ["architect"]})
    assert refused(at, "architect") == [("F10.0", "no-effect")]


@pytest.mark.rule("F10.18")
def test_towers_must_be_raised_all_the_same() -> None:
    at = position(ask=Ask.BUILD, church=["campanile"], towers={0: ["w3", "g4"]}, stocks={0: "g"})
    assert give(at, "g4", "-") == ["built", "torn-down"]
    assert refused(at, "bell") == [("F10.18", "no-bell-tower")]


@pytest.mark.rule("F10.18")
def test_with_all_small_seals_on_it_the_card_is_discarded_and_they_go_back() -> None:
    at = position(players=3, player=2, ask=Ask.CLAIM, church=["campanile"], bells=[0, 1], towers={2: ["w3", "g4"]})
    assert give(at, "bell") == ["bell-tower", "campanile-discarded"]
    assert (at.state.bells, at.state.church, cards_in(at.state.discard_pile)) == (0, 0, ["campanile"])
    assert "g4" in written(at)
    at = position(players=3, player=2, ask=Ask.CLAIM, church=["campanile"], bells=[0], towers={2: ["w3"]})
    assert give(at, "bell") == ["bell-tower"]  # one is still missing


@pytest.mark.rule("F10.18")
def test_taken_again_it_binds_all_anew() -> None:
    at = position(
        player=1,
        ask=Ask.CLAIM,
        church=["campanile"],
        bells=[0],
        towers={0: ["g3"], 1: ["w3", "y3"]},
        row=["renaissance", *ROW[:5]],
        stocks={0: "gg", 1: "wwwwwy"},
    )
    give(at, "bell", "-", "c1")
    draw_all(at, "campanile", "wwww")
    give(at, "-", "g3", "-", "g4", "-", "c6", *"wwwww")
    draw_all(at, "fame", "wwww")
    give(at, "-", "y3", "-")
    assert refused(at, "y4") == BELL_OWED
    assert at.state.bells == 0


@pytest.mark.rule("F10.18")
def test_who_has_the_end_tile_need_not_build_it_and_at_the_end_it_has_no_effect() -> None:
    at = position(
        ask=Ask.CLAIM,
        towers={0: ["g4"], 1: ["w3", "y4"]},
        stocks={1: "wy"},
        spare_seals={0: 8},
        row=["campanile", *ROW[:5]],
    )
    before = at.scores()[0]
    give(at, "g4")
    assert at.scores()[0] == before + 3 + 5
    give(at, "-", "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "-", "-")
    assert at.over
    assert cards_in(at.state.church) == ["campanile"]
    assert sum(line.points for line in at.ledger() if line.what != "majority") == before + 3 + 5


@pytest.mark.rule("F10.18")
def test_with_white_dead_the_bell_tower_remains() -> None:
    at = position(
        ask=Ask.CLAIM,
        church=["campanile"],
        towers={0: ["w3"]},
        dead="w",
        balconies=["I.g5", "II.r5", "III.g7", "IV.p6"],
    )
    assert written(at) == ["bell", "-"]
