"""F10.0 to F10.8: persons, when they may be played and what they do."""

from __future__ import annotations

import pytest

from torri import NATURE, Position
from torri.engine.errors import UnknownNotation
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import PERSONS

from ...playing import give, refused, written
from .positions import CARDS, cards_in, draw_all, hand, on_card, position, stock, towers_of

ALL_BRICKS = {"w": 25, "y": 18, "g": 15, "r": 12, "b": 10, "p": 8}
NOT_NOW = [("F10.0", "wrong-moment")]
NO_EFFECT = [("F10.0", "no-effect")]
ANYTIME = ["alchemist", "patrician", "smuggler", "saboteur"]
MOMENTS: dict[str, tuple[Ask, list[str], list[str]]] = {
    # the question, what is answered to it before, and the persons that may be played then
    "before a card is chosen": (Ask.TAKE, [], [*ANYTIME, "princess", "wholesaler"]),
    "before the exchange": (Ask.EXCHANGE, [], [*ANYTIME, "wholesaler"]),
    "after the exchange": (Ask.EXCHANGE, ["x1", "w", "w", "w", "r"], [*ANYTIME, "wholesaler"]),
    "before the first brick": (Ask.BUILD, [], [*ANYTIME, "wholesaler", "mason"]),
    "after the first brick": (Ask.BUILD, ["g4"], []),
    "before commissions": (Ask.CLAIM, [], [*ANYTIME, "architect"]),
    "between commissions": (Ask.CLAIM, ["y4"], [*ANYTIME, "architect"]),
}
PLAYED_OUT: dict[str, list[str]] = {
    "alchemist": ["alchemist", "w", "p"],
    "architect": ["architect", "g5"],
    "princess": ["princess"],
    "wholesaler": ["wholesaler", "c1", *"wwr"],
    "mason": ["mason"],
    "patrician": ["patrician", "fame"],
    "smuggler": ["smuggler", "2.r", "w"],
    "saboteur": ["saboteur", "2.r2"],
}


def at_moment(moment: str) -> Position:
    """Everybody in hand, and something for each of them to do."""
    ask, before, _ = MOMENTS[moment]
    at = position(
        ask=ask,
        stocks={0: "wwwwwwwg", 1: "rb"},
        towers={0: ["g4", "y4"], 1: ["r2"]},
        hands={0: [*PERSONS, "fame"]},
        bricks={1: "wwr"} if moment != "after the exchange" else {1: "r"},
    )
    give(at, *before)
    return at


def everything_but(**elsewhere: int) -> str:
    """All bricks of the game but so many of each colour."""
    return "".join(letter * (number - elsewhere.get(letter, 0)) for letter, number in ALL_BRICKS.items())


@pytest.mark.rule("F10.0")
@pytest.mark.parametrize("person", PERSONS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_each_person_has_its_moments(moment: str, person: str) -> None:
    at = at_moment(moment)
    if person not in MOMENTS[moment][2]:
        assert person not in written(at)
        assert refused(at, person) == NOT_NOW
        return
    question, answers = at.question, PLAYED_OUT[person]
    if moment == "after the exchange" and person == "wholesaler":
        answers = ["wholesaler", "c1", *"www"]
    assert give(at, *answers)[0] == "person-played"
    assert (at.question, at.actor) == (question, 0)
    assert person in cards_in(at.state.discard_pile)
    assert person not in hand(at, 0)
    assert refused(at, person) == [("F10.0", "person-not-held")]


@pytest.mark.rule("F10.0", "F10.6")
def test_in_phase_6_only_the_patrician_is_played() -> None:
    at = position(ask=Ask.DISCARD, hands={0: ["patrician", "alchemist", "saboteur", "fame"]}, stocks={0: "w", 1: "w"})
    assert written(at) == ["patrician!", "-"]
    assert refused(at, "alchemist") == [("F9.2", "within-limit")]  # to discard it, not to play it
    assert give(at, "patrician!", "fame") == ["person-played", "dismissed", "turn"]
    assert hand(at, 0) == ["alchemist", "saboteur"]


@pytest.mark.rule("F10.0", "F10.6")
@pytest.mark.parametrize(
    ("held", "played", "reasons"),
    [
        (["patrician", "fame"], ["patrician"], [("F9.3", "person-played")]),
        (["fame", "mason"], [], [("F9.3", "person-not-held")]),
        (["patrician", "workshop"], [], [("F9.3", "no-effect")]),  # an open building is no hand card
    ],
)
def test_in_phase_6_the_patrician_is_bound_as_ever(
    held: list[str], played: list[str], reasons: list[tuple[str, str]]
) -> None:
    at = position(ask=Ask.DISCARD, hands={0: held}, played=played)
    assert refused(at, "patrician!") == reasons


@pytest.mark.rule("F10.0")
def test_only_on_the_own_turn() -> None:
    at = position(player=1, hands={0: ["alchemist"]}, stocks={0: "w", 1: "w"})
    assert refused(at, "alchemist") == [("F10.0", "person-not-held")]


@pytest.mark.rule("F10.0")
def test_any_number_in_one_turn() -> None:
    at = at_moment("before a card is chosen")
    for person in ["princess", "wholesaler", "alchemist", "smuggler", "saboteur", "patrician"]:
        give(at, *PLAYED_OUT[person])
    give(at, "c6")
    draw_all(at, "scandal", "wwww")
    give(at, "-", "mason", "g4", "-", "architect", "g4")
    assert hand(at, 0) == ["bridge"]


@pytest.mark.rule("F10.0")
def test_never_two_of_one_name_in_a_turn() -> None:
    at = position(hands={0: ["alchemist", "alchemist"]}, stocks={0: "ww"})
    give(at, "alchemist", "w", "p")
    assert refused(at, "alchemist") == [("F10.0", "person-played")]
    give(at, "c1")
    draw_all(at, "scandal", "wwww")
    for _ in ("EXCHANGE", "BUILD", "CLAIM"):
        assert refused(at, "alchemist") == [("F10.0", "person-played")]
        give(at, "-")
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "-", "-")
    assert (at.actor, at.question) == (0, Ask.TAKE)
    assert "alchemist" in written(at)  # in the next turn


@pytest.mark.rule("F10.0")
def test_nor_one_of_the_same_name_just_taken() -> None:
    at = position(hands={0: ["alchemist"]}, stocks={0: "ww"}, row=["alchemist", *CARDS[1:]])
    give(at, "alchemist", "w", "p", "c1")
    draw_all(at, "scandal", "wwww")
    assert hand(at, 0) == ["alchemist"]
    assert refused(at, "alchemist") == [("F10.0", "person-played")]


@pytest.mark.rule("F10.0")
def test_a_person_just_taken_can_be_played_once_the_row_is_refilled() -> None:
    at = position(stocks={0: "w"}, row=["alchemist", *CARDS[1:]])
    assert refused(at, "alchemist") == [("F10.0", "person-not-held")]
    give(at, "c1")
    assert (at.actor, at.question) == (NATURE, Ask.LAY_OUT)
    draw_all(at, "scandal", "wwww")
    assert "swapped" in give(at, "alchemist", "w", "p")


@pytest.mark.rule("F10.0")
@pytest.mark.parametrize(
    ("ask", "answers", "question"),
    [
        (Ask.TAKE, ["c2"], Ask.PAY),
        (Ask.TAKE, ["c1"], Ask.LAY_OUT),
        (Ask.EXCHANGE, ["x1"], Ask.LAY),
        (Ask.EXCHANGE, ["x1", "w", "w", "w"], Ask.FETCH),
        (Ask.BUILD, ["w0", "w0", "w0", "-"], Ask.COST),
        (Ask.CLAIM, ["-"], Ask.RETURN),
    ],
)
def test_none_while_bricks_are_laid_paid_or_returned(ask: Ask, answers: list[str], question: Ask) -> None:
    at = position(ask=ask, hands={0: ["smuggler"]}, stocks={0: "w" * 11, 1: "r"}, bricks={1: "r"})
    give(at, *answers)
    assert at.question == question
    assert at.actor == NATURE or set(written(at)) <= set("wygrbp")
    if question != Ask.LAY_OUT:  # where a card of that name may be laid out
        with pytest.raises(UnknownNotation):
            at.parse("smuggler")


@pytest.mark.rule("F10.0")
def test_played_before_the_refill_it_lies_on_the_discard_pile_before_it() -> None:
    others = cards_in(position(hands={0: ["princess"]}).state.draw_pile)
    at = position(hands={0: ["princess"]}, discarded=[name for name in others if name != "saboteur"])
    give(at, "princess", "c6")
    assert give(at, "saboteur") == ["laid-out", "reshuffled"]  # the last card of the draw pile
    assert "princess" in cards_in(at.state.draw_pile)
    assert at.state.discard_pile == 0


@pytest.mark.rule("F10.0")
def test_the_cards_win_over_the_rule_that_towers_are_never_lowered() -> None:
    at = position(hands={0: ["saboteur"]}, towers={0: ["g4", "w2"], 1: ["r3"]}, row=["botch", "collapse", *CARDS[:4]])
    give(at, "saboteur", "2.r3", "c1", "g4")
    assert (towers_of(at, 0), towers_of(at, 1)) == (["w2", "g3"], ["r2"])


@pytest.mark.rule("F10.0", "F10.1", "F10.4", "F10.7", "F10.8")
@pytest.mark.parametrize("ask", [Ask.TAKE, Ask.EXCHANGE, Ask.BUILD])
def test_a_person_whose_effect_cannot_be_carried_out_is_not_played(ask: Ask) -> None:
    held = ["alchemist", "wholesaler", "patrician", "smuggler", "saboteur"]
    at = position(ask=ask, hands={0: held}, towers={0: ["w3"]}, stocks={1: "r"})
    for person in ("alchemist", "smuggler", "wholesaler", "saboteur"):  # no brick in stock, none in the row, no tower
        assert refused(at, person) == NO_EFFECT
        assert at.why_not(at.parse(person))[0].facts["need"] == f"need-{person}"
    at = position(ask=ask, hands={0: held}, towers={1: ["w3"]}, stocks={0: "w", 1: "r"}, bricks={6: "p"})
    assert set(held) <= set(written(at))


@pytest.mark.rule("F10.0", "F10.1")
def test_the_alchemist_needs_a_brick_in_the_bag() -> None:
    at = position(hands={0: ["alchemist"]}, stocks={0: "w"}, bricks={1: everything_but(w=1)})
    assert refused(at, "alchemist") == NO_EFFECT
    at = position(hands={0: ["alchemist"]}, stocks={0: "w"}, bricks={1: everything_but(w=2)})
    give(at, "alchemist", "w")
    assert written(at) == ["w"]


@pytest.mark.rule("F10.0", "F10.8")
def test_the_smuggler_needs_a_brick_in_anothers_stock() -> None:
    at = position(players=3, hands={0: ["smuggler"]}, stocks={0: "w"}, towers={1: ["w3"], 2: ["g1"]})
    assert refused(at, "smuggler") == NO_EFFECT


@pytest.mark.rule("F10.0", "F10.6")
def test_the_patrician_needs_another_card_in_hand() -> None:
    at = position(hands={0: ["patrician", "workshop"]})
    assert refused(at, "patrician") == NO_EFFECT  # an open building is not in hand
    for other in ("fame", "mason", "patrician"):
        at = position(hands={0: ["patrician", other]})
        assert "dismissed" in give(at, "patrician", other)
        assert hand(at, 0) == []


@pytest.mark.rule("F10.0", "F10.2")
def test_the_architect_needs_a_tower_that_fulfils_something_so() -> None:
    at = position(ask=Ask.CLAIM, hands={0: ["architect"]}, towers={0: ["g5", "w1"]}, neutral=["g4", "g6"])
    assert refused(at, "architect") == NO_EFFECT
    at = position(ask=Ask.CLAIM, hands={0: ["architect"]}, towers={0: ["g5"]}, neutral=["g4"])
    assert "architect" in written(at)


@pytest.mark.rule("F10.0", "F10.3", "F10.5")
def test_princess_and_mason_need_nothing() -> None:
    assert "princess" in written(position(hands={0: ["princess"]}))
    assert "mason" in written(position(ask=Ask.BUILD, hands={0: ["mason"]}))


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


@pytest.mark.rule("F10.0", "F10.1", "F10.8")
def test_a_swap_of_two_bricks_of_one_colour_is_allowed() -> None:
    at = position(hands={0: ["alchemist", "smuggler"]}, stocks={0: "w", 1: "w"})
    assert "swapped" in give(at, "alchemist", "w", "w")
    assert "smuggled" in give(at, "smuggler", "2.w", "w")
    assert (stock(at, 0), stock(at, 1), at.state.bag[0]) == ("w", "w", 23)
    assert hand(at, 0) == []


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
