"""F3 and F4: the order of a turn, and its first phase."""

from __future__ import annotations

import pytest

from torri import NATURE, Game, Position
from torri.engine.errors import UnknownNotation
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import COPIES, KIND_NAMES

from ...playing import give, refused, walk, written
from .positions import cards_in, draw_all, everything_but, hand, on_card, position, stock, towers_of

EVENTS = ["collapse", "flood", "warehouse-fire", "luxury-tax", "botch", "renaissance"]


def row(at: Position) -> list[str]:
    return [KIND_NAMES[card] for card in at.state.row]


# F3 A turn


@pytest.mark.rule("F3.1")
def test_six_phases_in_this_order() -> None:
    at = position(
        stocks={0: "wwwwwwwwwwwwrr"},
        towers={0: ["w2", "b1"]},
        hands={0: ["mason", "mason", "alchemist", "alchemist", "smuggler"]},
        bricks={2: "rrrr"},
    )
    phases = [
        ("c2 w", "TAKE PAY"),
        ("fame y y y y", "LAY_OUT DRAW DRAW DRAW DRAW"),
        ("x1 w w w w -", "EXCHANGE LAY LAY LAY FETCH EXCHANGE"),
        ("w2 w0 w0 - w", "BUILD BUILD BUILD BUILD COST"),
        ("w3 -", "CLAIM CLAIM"),
        ("w mason", "RETURN DISCARD"),
    ]
    for answers, questions in phases:
        for answer, question in zip(answers.split(), questions.split(), strict=True):
            assert at.question.name == question
            give(at, answer)
    assert (at.question, at.actor) == (Ask.TAKE, 1)


@pytest.mark.rule("F3.1", "F3.2")
def test_a_card_must_be_taken_all_else_may_be_left_and_ruins_come_by_themselves() -> None:
    at = position(row=["blame", *EVENTS[1:]], towers={0: ["g4"]}, bricks={1: "w"})
    assert written(at) == ["c1"]
    with pytest.raises(UnknownNotation):
        give(at, "-")
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    assert written(at) == ["-"]
    assert give(at, "-") == []
    assert written(at) == ["w0", "-"]
    assert give(at, "-") == ["torn-down"]
    assert at.question == Ask.CLAIM
    assert written(at) == ["-"]
    assert give(at, "-") == ["turn"]


@pytest.mark.rule("F3.1")
def test_only_the_player_on_turn_acts_except_where_an_event_makes_all_choose() -> None:
    at = position(players=3, player=1, stocks={0: "w", 1: "wwww", 2: "rr"}, row=EVENTS)
    give(at, "c3", "w", "w")
    assert (at.question, at.actor) == (Ask.FIRE, 1)
    give(at, "w", "w")
    assert (at.question, at.actor) == (Ask.FIRE, 2)
    give(at, "r", "r")
    assert (at.question, at.actor) == (Ask.FIRE, 0)
    give(at, "w")
    draw_all(at, "fame", "wwww")
    assert (at.question, at.actor) == (Ask.EXCHANGE, 1)


@pytest.mark.rule("F3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_no_game_does_anybody_else_act(firenze: Game, players: int) -> None:
    for at in walk(firenze, players, seed=players):
        if at.question not in (Ask.FLOOD, Ask.FIRE, Ask.TAX_TOWER, Ask.TRIBUTE, Ask.TAX):
            assert at.actor in (NATURE, at.state.player, None)


@pytest.mark.rule("F3.2", "F4.1")
def test_one_card_is_taken_and_there_is_no_way_back_to_an_earlier_phase() -> None:
    at = position(stocks={0: "wwwwww"}, bricks={2: "b"})
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    with pytest.raises(UnknownNotation):
        give(at, "c1")
    give(at, "-")
    with pytest.raises(UnknownNotation):
        give(at, "x1")
    give(at, "-")
    with pytest.raises(UnknownNotation):
        give(at, "w0")


@pytest.mark.rule("F3.2")
def test_the_turn_starts_before_a_person_is_played() -> None:
    at = position(towers={0: ["r2"]}, hands={0: ["princess"]}, bricks={3: "w"})
    give(at, "princess", "c3")
    draw_all(at, "fame", "wwww")
    assert give(at, "-", "-") == ["torn-down"]
    assert (towers_of(at, 0), stock(at, 0)) == ([], "wr")


@pytest.mark.rule("F3.2")
def test_play_goes_clockwise_from_the_last_seat_to_the_first() -> None:
    at = position(players=3, player=1)
    turns = []
    for card in ("fame", "blame", "scandal", "fame"):
        turns.append(at.actor)
        give(at, "c1")
        draw_all(at, card, "wwww")
        give(at, "-", "-", "-")
    assert turns == [1, 2, 0, 1]


# F4.1, F4.2 The price


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize(("card", "price"), [("c1", 0), ("c2", 1), ("c3", 2), ("c4", 3), ("c5", 4), ("c6", 5)])
def test_the_price_is_the_position_from_the_left(card: str, price: int) -> None:
    at = position(stocks={0: "w" * price})
    assert written(at)[-1] == card
    assert give(at, card, *"w" * price) == ["paid"] * price + ["taken"]
    assert stock(at, 0) == "-"
    assert [on_card(at, space) for space in range(1, 6)] == ["w"] * price + ["-"] * (5 - price)


@pytest.mark.rule("F4.2")
@pytest.mark.parametrize(("bricks", "cards"), [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (9, 6)])
def test_a_card_whose_price_you_cannot_pay_cannot_be_taken(bricks: int, cards: int) -> None:
    at = position(stocks={0: "w" * bricks})
    assert written(at) == ["c1", "c2", "c3", "c4", "c5", "c6"][:cards]
    for number in range(cards, 6):
        assert refused(at, f"c{number + 1}") == [("F4.2", "price-not-payable")]
        reason = at.why_not(number)[0]
        assert (reason.has, reason.needs) == (bricks, number)


@pytest.mark.rule("F4.2")
def test_bricks_on_the_card_cannot_pay_for_it() -> None:
    at = position(stocks={0: "w"}, bricks={3: "rrrr"})
    assert refused(at, "c3") == [("F4.2", "price-not-payable")]
    at = position(stocks={0: "wy"}, bricks={3: "rrrr"})
    give(at, "c3")
    assert written(at) == ["w", "y"]
    assert refused(at, "r") == [("F4.1", "no-brick")]
    give(at, "w", "y")
    assert stock(at, 0) == "rrrr"


@pytest.mark.rule("F4.1")
def test_which_colour_lies_on_which_card_is_the_players_choice() -> None:
    at = position(stocks={0: "wbp"}, bricks={1: "y", 2: "y", 3: "y", 4: "ggrr", 5: "y"})
    give(at, "c4", "p", "w")
    assert written(at) == ["b"]
    assert refused(at, "p") == [("F4.1", "no-brick")]
    give(at, "b")
    assert [on_card(at, space) for space in range(1, 5)] == ["yp", "wy", "yb", "y"]  # the gap is closed
    assert stock(at, 0) == "ggrr"


# F4.3 What the card does


@pytest.mark.rule("F4.3")
@pytest.mark.parametrize("card", ["mason", "saboteur", "fame", "scandal", "bridge", "workshop"])
def test_persons_festivals_and_buildings_are_kept_with_their_bricks(card: str) -> None:
    at = position(row=[card, *EVENTS[:5]], bricks={1: "wwgp"})
    assert give(at, "c1") == ["taken"]
    assert (hand(at, 0), stock(at, 0)) == ([card], "wwgp")
    assert cards_in(at.state.discard_pile) == []


@pytest.mark.rule("F4.3")
def test_an_event_acts_at_once_and_is_discarded() -> None:
    at = position(row=["collapse", *EVENTS[1:]], towers={0: ["g4"]}, bricks={1: "ww"})
    give(at, "c1")
    assert at.question == Ask.COLLAPSE
    assert give(at, "g4") == ["collapsed"]
    assert (hand(at, 0), stock(at, 0), towers_of(at, 0)) == ([], "ww", [])
    assert cards_in(at.state.discard_pile) == ["collapse"]


@pytest.mark.rule("F4.3")
@pytest.mark.parametrize(("card", "given", "rule"), [("flood", "w", "F10.20"), ("warehouse-fire", "wwy", "F10.21")])
def test_the_bricks_of_flood_and_warehouse_fire_come_after_the_event(card: str, given: str, rule: str) -> None:
    at = position(row=[card, "mason", *EVENTS[3:], "bridge"], stocks={0: "wwy"}, bricks={1: "rrbp"})
    give(at, "c1")
    assert (stock(at, 0), refused(at, "p")[0]) == ("wwy", (rule, "no-brick"))
    give(at, *given[:-1])
    assert "r" not in stock(at, 0)
    give(at, given[-1])
    assert stock(at, 0) == {"flood": "wyrrbp", "warehouse-fire": "rrbp"}[card]
    assert at.question == Ask.LAY_OUT


@pytest.mark.rule("F4.3")
def test_a_building_works_from_now_on() -> None:
    at = position(row=["workshop", *EVENTS[1:]], stocks={0: "www"})
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "w0", "w0", "w0", "-")
    assert (at.question, towers_of(at, 0), stock(at, 0)) == (Ask.CLAIM, ["w3"], "-")


@pytest.mark.rule("F4.3")
def test_church_cards_lie_on_the_four_church_spaces() -> None:
    at = position(
        row=["campanile", *EVENTS[1:]],
        church=["small-privilege", "middle-privilege", "great-privilege"],
        bricks={1: "g"},
    )
    assert give(at, "c1") == ["taken", "to-church"]
    assert cards_in(at.state.church) == ["campanile", "small-privilege", "middle-privilege", "great-privilege"]
    assert (hand(at, 0), stock(at, 0), cards_in(at.state.discard_pile)) == ([], "g", [])


# F4.4 The refill


@pytest.mark.rule("F4.4")
def test_the_gap_is_closed_to_the_left_and_the_new_card_lies_rightmost() -> None:
    at = position(stocks={0: "ww"}, bricks={1: "y", 2: "y", 3: "b", 4: "gg", 5: "rr", 6: "p"})
    give(at, "c3", "w", "w")
    assert (at.question, at.actor) == (Ask.LAY_OUT, NATURE)
    assert give(at, "fame") == ["laid-out"]
    assert (at.question, at.actor) == (Ask.DRAW, NATURE)
    assert give(at, *"wyrp") == ["filled"]
    assert row(at) == ["mason", "architect", "wholesaler", "workshop", "bridge", "fame"]
    assert [on_card(at, space) for space in range(1, 7)] == ["wy", "wy", "gg", "rr", "p", "wyrp"]
    assert at.question == Ask.EXCHANGE


@pytest.mark.rule("F4.4")
def test_the_top_card_comes_from_the_start_cards_while_any_are_left() -> None:
    at = position(start_pile=["alchemist", "warehouse"])
    give(at, "c1")
    assert written(at) == ["alchemist", "warehouse"]
    assert refused(at, "fame") == [("F4.4", "not-in-draw-pile")]


@pytest.mark.rule("F4.4")
def test_bricks_are_drawn_from_the_bag_alone() -> None:
    at = position(bricks={6: "p" * 7}, stocks={1: "p"})
    give(at, "c1", "fame")
    assert written(at) == ["w", "y", "g", "r", "b"]
    assert at.weights() == [25, 18, 15, 12, 10]
    assert refused(at, "p") == [("F4.4", "not-in-bag")]


@pytest.mark.rule("F4.4")
@pytest.mark.parametrize("left", ["", "w", "wyp"])
def test_fewer_than_four_in_the_bag_are_all_laid_perhaps_none(left: str) -> None:
    at = position(bricks={2: everything_but(**{colour: left.count(colour) for colour in left})})
    give(at, "c1")
    assert give(at, "fame", *left)[-1] == "filled"
    assert on_card(at, 6) == (left or "-")
    assert at.question == Ask.EXCHANGE


@pytest.mark.rule("F4.4")
def test_what_the_bag_gets_later_does_not_top_up_a_card() -> None:
    at = position(bricks={6: everything_but(w=2)}, stocks={1: "w"}, towers={0: ["w1"]})
    give(at, "c1", "fame", "-")
    assert give(at, "-") == ["torn-down"]  # one white brick to the bag
    give(at, "-", "c1", "blame", "w")
    assert (on_card(at, 5), on_card(at, 6)) == ("-", "w")


@pytest.mark.rule("F4.4")
@pytest.mark.parametrize(
    ("cards", "held", "answers", "discarded"),
    [
        (["flood"], [], ["c1"], ["flood"]),
        (["mason"], ["princess"], ["princess", "c1"], ["princess"]),
        (["mason"], ["patrician", "fame"], ["patrician", "fame", "c1"], ["patrician", "fame"]),
        (["workshop"], ["workshop"], ["c1"], ["workshop"]),
        (["monument"], [], ["c1"], ["monument"]),
        (["botch"], ["patrician"], ["c1", "yes"], ["patrician", "botch"]),
    ],
)
def test_what_phase_one_discards_lies_there_before_the_refill(
    cards: list[str], held: list[str], answers: list[str], discarded: list[str]
) -> None:
    at = position(row=[*cards, "alchemist", "alchemist", "smuggler", "smuggler", "bridge"], hands={0: held})
    give(at, *answers)
    assert at.question == Ask.LAY_OUT
    assert cards_in(at.state.discard_pile) == discarded


@pytest.mark.rule("F4.4")
def test_an_event_is_resolved_fully_before_the_refill() -> None:
    at = position(row=["flood", "mason", *EVENTS[2:]], stocks={0: "w", 1: "w"})
    give(at, "c1", "w")
    assert (at.question, at.actor, row(at)[0]) == (Ask.FLOOD, 1, "flood")
    assert cards_in(at.state.discard_pile) == []
    give(at, "w")
    assert (at.question, cards_in(at.state.discard_pile)) == (Ask.LAY_OUT, ["flood"])


# F4.5 The piles


def all_but(*cards: str) -> list[str]:
    """The other cards of a game without Campanile."""
    others = [name for name, copies in zip(KIND_NAMES, COPIES, strict=True) for _ in range(copies)]
    for card in ("campanile", *cards):
        others.remove(card)
    return others


ROW = ["collapse", "alchemist", "alchemist", "smuggler", "smuggler", "bridge"]


@pytest.mark.rule("F4.5")
def test_with_the_last_card_laid_out_the_discard_pile_becomes_the_draw_pile() -> None:
    discarded = all_but(*ROW, "fame", "saboteur")
    at = position(row=ROW, discarded=discarded, hands={0: ["saboteur"]}, towers={1: ["w2"]})
    give(at, "c1")
    assert written(at) == ["fame"]
    assert give(at, "fame")[:2] == ["laid-out", "reshuffled"]
    assert cards_in(at.state.draw_pile) == sorted([*discarded, "collapse"], key=KIND_NAMES.index)
    assert at.state.discard_pile == 0
    give(at, *"wwww")
    give(at, "saboteur", "2.w2")
    assert cards_in(at.state.discard_pile) == ["saboteur"]  # the beginning of a new one
    assert "saboteur" not in cards_in(at.state.draw_pile)


@pytest.mark.rule("F4.5")
def test_while_a_card_is_left_nothing_is_shuffled() -> None:
    at = position(row=ROW, discarded=all_but(*ROW, "fame", "blame"))
    give(at, "c1")
    assert give(at, "fame", *"wwww") == ["laid-out", "filled"]
    assert cards_in(at.state.draw_pile) == ["blame"]
    assert "collapse" in cards_in(at.state.discard_pile)


@pytest.mark.rule("F4.5")
def test_the_draw_pile_is_used_up_only_when_the_others_are_gone_too() -> None:
    at = position(row=ROW, start_pile=["mason"], discarded=all_but(*ROW, "mason", "fame"))
    give(at, "c1")
    assert written(at) == ["mason"]
    assert give(at, "mason", *"wwww") == ["laid-out", "filled"]
    give(at, "-", "-", "-", "c1")
    assert written(at) == ["fame"]
    assert give(at, "fame")[:2] == ["laid-out", "reshuffled"]
    assert "warehouse" in cards_in(at.state.draw_pile)
    assert at.state.start_pile == 0  # start cards that come back are ordinary ones
    give(at, *"wwww", "-", "-", "-", "c1")
    assert {"warehouse", "mason", "flood", "scandal"} <= set(written(at))


@pytest.mark.rule("F4.5")
def test_though_all_that_can_be_kept_is_kept_the_piles_are_never_empty_together() -> None:
    kept = {0: "workshop warehouse bridge", 1: "workshop warehouse", 2: "workshop warehouse", 3: "workshop"}
    hands = {seat: names.split() for seat, names in kept.items()}
    hands[0] += [name for name in all_but() if KIND_NAMES.index(name) < KIND_NAMES.index("bridge")]
    church = ["campanile", "small-privilege", "middle-privilege", "great-privilege"]
    at = position(players=4, row=EVENTS, hands=hands, church=church, discarded=["tribute", "warehouse-fire"])
    give(at, "c1", "no")
    assert written(at) == ["tribute"]
    assert "reshuffled" in give(at, "tribute")
    assert cards_in(at.state.draw_pile) == ["collapse", "warehouse-fire", "tribute"]


@pytest.mark.rule("F4.1")
@pytest.mark.parametrize(("bricks", "brick"), [("wyg", "g"), ("wy", "w")])
def test_usually_a_brick_is_paid_that_no_own_tower_needs(bricks: str, brick: str) -> None:
    at = position(stocks={0: bricks}, towers={0: ["w3", "y2"]})
    give(at, "c2")
    assert at.question == Ask.PAY
    assert at.usual() == at.parse(brick)


def test_what_an_event_offers_the_absent_is_usual_and_of_a_card_nothing_is() -> None:
    at = position(row=("luxury-tax", *ROW[1:]), towers={0: ["w5", "y6"]}, stocks={0: "rr"})
    assert at.usual() is None
    give(at, "c1")
    assert at.question == Ask.TAX_TOWER
    assert at.usual() == at.parse("y6")
