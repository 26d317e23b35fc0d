"""F9: phase 6, check limits."""

from __future__ import annotations

import pytest

from torri import Position
from torri.engine.errors import UnknownNotation
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import cards_in, draw_all, hand, position, stock

ROW = ("princess", "wholesaler", "collapse", "flood", "botch", "renaissance")
FIVE = ("alchemist", "architect", "mason", "bridge", "workshop")
FESTIVALS = ("recognition", "blame", "blame", "fame", "fame", "scandal")


def limits(own: str = "", cards: tuple[str, ...] = (), played: tuple[str, ...] = ()) -> Position:
    """The player has just entered phase 6."""
    at = position(ask=Ask.CLAIM, stocks={0: own}, hands={0: cards}, row=ROW, played=played)
    give(at, "-")
    return at


# F9.1 The stock


@pytest.mark.rule("F9.1", "F10.15")
@pytest.mark.parametrize(("cards", "limit"), [((), 10), (("bridge", "workshop"), 10), (("warehouse",), 15)])
def test_the_limit_is_ten_bricks_and_fifteen_with_a_warehouse(cards: tuple[str, ...], limit: int) -> None:
    at = limits("w" * limit, cards)
    assert (at.question, at.actor) == (Ask.TAKE, 1)
    at = limits("w" * (limit + 1), cards)
    assert (at.question, at.actor) == (Ask.RETURN, 0)
    assert give(at, "w") == ["returned", "turn"]
    assert stock(at, 0) == "w" * limit


@pytest.mark.rule("F9.1")
def test_exactly_the_surplus_is_returned_to_the_bag() -> None:
    at = limits("w" * 10 + "ggg")
    before = list(at.state.bag)
    give(at, "w", "g")
    assert at.question == Ask.RETURN
    assert give(at, "g") == ["returned", "turn"]
    assert [after - bricks for after, bricks in zip(at.state.bag, before, strict=True)] == [1, 0, 2, 0, 0, 0]
    assert stock(at, 0) == "w" * 9 + "g"


@pytest.mark.rule("F9.1")
@pytest.mark.parametrize("returned", ["www", "wwg", "wgp", "ggp", "gpp", "ppp"])
def test_colours_are_free_and_named_from_white_to_purple(returned: str) -> None:
    at = limits("wwwwwggpppppp")
    give(at, *returned)
    assert at.actor == 1
    assert at.state.stored[0] == 10
    for colour, number in (("w", 5), ("g", 2), ("p", 6)):
        assert stock(at, 0).count(colour) == number - returned.count(colour)


@pytest.mark.rule("F9.1")
def test_what_cannot_be_returned() -> None:
    at = limits("wwwwwwwwggpp")
    assert written(at) == ["w", "g", "p"]
    assert refused(at, "y") == [("F9.1", "no-brick")]
    with pytest.raises(UnknownNotation):
        give(at, "-")
    give(at, "g")
    assert refused(at, "w") == [("", "bricks-in-order")]
    at = limits("wwwwwwwwgggp")
    assert refused(at, "p") == [("", "too-few-from-here")]
    reason = at.why_not(at.parse("p"))[0]
    assert (reason.has, reason.needs) == (1, 2)


@pytest.mark.rule("F9.1")
def test_towers_do_not_count() -> None:
    at = position(ask=Ask.CLAIM, stocks={0: "w" * 10}, towers={0: ["g7", "y5"]})
    assert give(at, "-") == ["turn"]


@pytest.mark.rule("F9.1", "F9.2")
def test_first_the_stock_then_the_cards() -> None:
    at = limits("w" * 11, (*FIVE, "smuggler"))
    assert at.question == Ask.RETURN
    give(at, "w")
    assert at.question == Ask.DISCARD
    assert give(at, "smuggler") == ["discarded", "turn"]


# F9.2 The cards


@pytest.mark.rule("F9.2")
def test_five_cards_hand_and_open_buildings_together() -> None:
    at = limits(cards=FIVE)
    assert (at.question, at.actor) == (Ask.TAKE, 1)
    at = limits(cards=(*FIVE, "fame"))
    assert (at.question, at.actor) == (Ask.DISCARD, 0)
    assert refused(at, "-") == [("F9.2", "above-limit")]
    reason = at.why_not(at.parse("-"))[0]
    assert (reason.has, reason.needs) == (6, 5)


@pytest.mark.rule("F9.2")
@pytest.mark.parametrize("card", FIVE)
def test_persons_or_buildings_of_ones_choice_are_discarded(card: str) -> None:
    at = limits(cards=(*FIVE, "fame"))
    assert written(at) == list(FIVE)
    assert give(at, card) == ["discarded", "turn"]
    assert hand(at, 0) == [other for other in (*FIVE[:3], "fame", *FIVE[3:]) if other != card]
    assert cards_in(at.state.discard_pile) == [card]


@pytest.mark.rule("F9.2")
def test_festivals_and_cards_one_does_not_have_cannot_be_discarded() -> None:
    at = limits(cards=(*FIVE, "fame"))
    assert refused(at, "fame") == [("F9.2", "festival-stays")]
    assert refused(at, "smuggler") == [("F9.2", "card-not-held")]
    assert refused(at, "scandal") == [("F9.2", "card-not-held")]


@pytest.mark.rule("F9.2")
def test_one_by_one_until_five_are_left() -> None:
    at = limits(cards=(*FIVE, "alchemist", "alchemist", "fame"))
    assert give(at, "alchemist", "workshop") == ["discarded", "discarded"]
    assert (at.question, written(at)) == (Ask.DISCARD, ["alchemist", "architect", "mason", "bridge"])
    assert refused(at, "workshop") == [("F9.2", "card-not-held")]
    assert give(at, "alchemist") == ["discarded", "turn"]
    assert hand(at, 0) == ["alchemist", "architect", "mason", "fame", "bridge"]


@pytest.mark.rule("F9.2")
@pytest.mark.parametrize(("first", "last"), [("bridge", "mason"), ("mason", "bridge")])
def test_until_only_festivals_are_left_however_many(first: str, last: str) -> None:
    at = limits(cards=(*FESTIVALS, "mason", "bridge"))
    assert written(at) == ["mason", "bridge"]
    assert give(at, first) == ["discarded"]
    assert refused(at, "-") == [("F9.2", "above-limit")]
    assert give(at, last) == ["discarded", "turn"]
    assert hand(at, 0) == list(FESTIVALS)


@pytest.mark.rule("F9.2")
def test_with_five_festivals_all_persons_and_buildings_go() -> None:
    at = limits(cards=(*FESTIVALS[:5], "mason"))
    assert written(at) == ["mason"]
    give(at, "mason")
    assert (at.actor, hand(at, 0)) == (1, list(FESTIVALS[:5]))
    at = limits(cards=(*FESTIVALS[:4], "mason"))
    assert (at.actor, len(hand(at, 0))) == (1, 5)


@pytest.mark.rule("F9.2")
def test_six_festivals_alone_are_kept_without_a_question() -> None:
    at = limits(cards=FESTIVALS)
    assert (at.question, at.actor, hand(at, 0)) == (Ask.TAKE, 1, list(FESTIVALS))


@pytest.mark.rule("F9.2", "F10.15")
def test_with_a_warehouse_there_is_no_card_limit() -> None:
    at = limits(cards=(*FIVE, "warehouse", "smuggler", *FESTIVALS))
    assert (at.question, at.actor, len(hand(at, 0))) == (Ask.TAKE, 1, 13)
    at = limits(cards=(*FIVE, "warehouse", "smuggler", "patrician"))
    assert written(at) == ["patrician!", "-"]
    assert refused(at, "mason") == refused(at, "warehouse") == [("F9.2", "within-limit")]


@pytest.mark.rule("F9.2")
def test_nothing_is_discarded_without_need() -> None:
    at = limits(cards=("patrician", "mason", "fame", "bridge", "workshop"))
    assert written(at) == ["patrician!", "-"]
    for card in ("patrician", "mason", "bridge"):
        assert refused(at, card) == [("F9.2", "within-limit")]
    reason = at.why_not(at.parse("mason"))[0]
    assert (reason.has, reason.needs) == (5, 5)


# F9.3 The Patrician


@pytest.mark.rule("F9.3", "F10.6")
@pytest.mark.parametrize("card", ["mason", "scandal"])
def test_a_patrician_may_discard_a_hand_card_also_a_festival(card: str) -> None:
    at = limits(cards=("patrician", "mason", "scandal", "bridge"))
    assert give(at, "patrician!") == ["person-played"]
    assert at.question == Ask.DISMISS
    assert written(at) == ["mason", "scandal"]
    assert refused(at, "bridge") == [("F10.6", "open-building")]  # it is no hand card
    assert refused(at, "fame") == refused(at, "patrician") == [("F10.6", "card-not-held")]
    assert give(at, card) == ["dismissed", "turn"]
    assert card not in hand(at, 0)
    assert set(cards_in(at.state.discard_pile)) == {"patrician", card}


@pytest.mark.rule("F9.3")
def test_it_may_be_left() -> None:
    at = limits(cards=("patrician", "scandal"))
    assert give(at, "-") == ["turn"]
    assert hand(at, 0) == ["patrician", "scandal"]


@pytest.mark.rule("F9.3")
def test_afterwards_the_limit_is_checked_again() -> None:
    at = limits(cards=(*FIVE, "patrician", "scandal", "fame"))
    assert refused(at, "-") == [("F9.2", "above-limit")]
    give(at, "patrician!", "scandal")
    assert (at.question, len(hand(at, 0))) == (Ask.DISCARD, 6)
    assert refused(at, "-") == [("F9.2", "above-limit")]
    assert give(at, "bridge") == ["discarded", "turn"]
    at = limits(cards=(*FIVE, "patrician", "scandal"))
    assert give(at, "patrician!", "scandal") == ["person-played", "dismissed", "turn"]
    assert sorted(hand(at, 0)) == sorted(FIVE)


@pytest.mark.rule("F9.3")
def test_a_discard_may_come_before_it() -> None:
    at = limits(cards=(*FIVE, "patrician", "scandal"))
    assert give(at, "bridge", "workshop") == ["discarded", "discarded"]
    assert written(at) == ["patrician!", "-"]
    assert refused(at, "mason") == [("F9.2", "within-limit")]
    assert give(at, "patrician!", "scandal") == ["person-played", "dismissed", "turn"]
    assert hand(at, 0) == ["alchemist", "architect", "mason"]


@pytest.mark.rule("F9.3", "F9.2")
def test_a_patrician_may_also_simply_be_discarded() -> None:
    at = limits(cards=(*FIVE, "patrician"))
    assert give(at, "patrician") == ["discarded", "turn"]
    assert cards_in(at.state.discard_pile) == ["patrician"]


@pytest.mark.rule("F9.3")
def test_only_a_patrician_gets_rid_of_a_sixth_festival() -> None:
    at = limits(cards=(*FESTIVALS, "patrician"))
    assert written(at) == ["patrician", "patrician!"]
    give(at, "patrician!", "blame")
    assert hand(at, 0) == ["recognition", "blame", "fame", "fame", "scandal"]


@pytest.mark.rule("F9.3")
def test_not_if_one_was_played_this_turn() -> None:
    at = limits(cards=("patrician", "mason"), played=("patrician",))
    assert (at.question, at.actor) == (Ask.TAKE, 1)
    at = limits(cards=(*FIVE, "patrician"), played=("patrician",))
    assert refused(at, "patrician!") == [("F9.3", "person-played")]
    at = limits(cards=(*FIVE, "patrician", "patrician", "scandal"))
    give(at, "patrician!", "mason")
    assert refused(at, "patrician!") == [("F9.3", "person-played")]


@pytest.mark.rule("F9.3")
def test_not_without_one_and_not_without_another_card_in_the_hand() -> None:
    at = limits(cards=(*FIVE, "smuggler"))
    assert refused(at, "patrician!") == [("F9.3", "person-not-held")]
    at = limits(cards=("patrician", "bridge", "workshop"))
    assert (at.question, at.actor) == (Ask.TAKE, 1)
    at = position(ask=Ask.DISCARD, hands={0: ["patrician", "warehouse"]})
    assert refused(at, "patrician!") == [("F9.3", "no-effect")]


@pytest.mark.rule("F9.3")
def test_two_patricians_are_a_card_and_another() -> None:
    at = limits(cards=("patrician", "patrician"))
    give(at, "patrician!")
    assert written(at) == ["patrician"]
    give(at, "patrician")
    assert hand(at, 0) == []


# F9.4 When limits bind


def take_one(at: Position, card: str) -> None:
    """The player on turn takes the first card, for nothing."""
    give(at, "c1")
    draw_all(at, card, "yyyy")


@pytest.mark.rule("F9.4", "F10.13")
def test_a_card_given_in_anothers_turn_is_checked_in_ones_own_phase_six() -> None:
    at = position(row=("monument", *ROW[:5]), towers={1: ["w1"]}, hands={1: FIVE})
    take_one(at, "fame")
    assert len(hand(at, 1)) == 6
    assert at.actor == 0
    assert give(at, "-", "-", "-") == ["turn"]
    assert at.actor == 1
    take_one(at, "scandal")  # a Princess
    assert len(hand(at, 1)) == 7
    give(at, "-", "-")
    assert give(at, "-") == []
    assert (at.question, at.actor) == (Ask.DISCARD, 1)
    assert give(at, "mason", "bridge") == ["discarded", "discarded", "turn"]


@pytest.mark.rule("F9.4", "F10.23")
def test_bricks_that_come_in_anothers_turn_are_checked_in_ones_own_phase_six() -> None:
    at = position(row=("tribute", *ROW[:5]), stocks={1: "w" * 10}, towers={1: ["r8"]})
    take_one(at, "fame")
    assert stock(at, 1) == "w" * 10 + "r" * 4
    give(at, "-", "-", "-")
    assert (at.question, at.actor) == (Ask.TAKE, 1)
    take_one(at, "scandal")
    give(at, "-", "-", "-")
    assert (at.question, at.state.due) == (Ask.RETURN, 4)


@pytest.mark.rule("F9.4")
def test_before_phase_six_one_may_have_more_in_ones_own_turn_too() -> None:
    at = position(row=("mason", *ROW[:5]), stocks={0: "w" * 10}, bricks={1: "gggg"}, hands={0: FIVE})
    take_one(at, "fame")
    assert (at.state.stored[0], len(hand(at, 0))) == (14, 6)
    assert at.question == Ask.EXCHANGE
    give(at, "-", "w0", "w0", "w0", "w0", "-", "w", "w")
    assert give(at, "-", "mason") == ["discarded", "turn"]  # 8 bricks are left, 6 cards are too many
