"""F10.0: when persons may be played, and when not. What each of them does: test_person_effects.py."""

from __future__ import annotations

import pytest

from torri import NATURE, Position
from torri.engine.errors import UnknownNotation
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import PERSONS

from ...playing import give, refused, written
from .positions import CARDS, cards_in, draw_all, everything_but, hand, position, stock, towers_of

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
    """All persons in hand, and something for each of them to do."""
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


@pytest.mark.rule("F10.0", "F10.1", "F10.8")
def test_a_swap_of_two_bricks_of_one_colour_is_allowed() -> None:
    at = position(hands={0: ["alchemist", "smuggler"]}, stocks={0: "w", 1: "w"})
    assert "swapped" in give(at, "alchemist", "w", "w")
    assert "smuggled" in give(at, "smuggler", "2.w", "w")
    assert (stock(at, 0), stock(at, 1), at.state.bag[0]) == ("w", "w", 23)
    assert hand(at, 0) == []
