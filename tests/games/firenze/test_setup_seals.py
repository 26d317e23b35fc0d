"""F2.2, F2.3: neutral seals, recommended, hand-picked or by dice, or a dead colour in their place."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from torri import NATURE, Game, Position
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import BALCONY_COMMISSION, NUMERAL_TILES

from ...playing import give, refused, walk, written
from .positions import BALCONIES, draw_all, on_card, position, stock, towers_of
from .test_setup import begun, commissions, play_until


def neutral(at: Position) -> list[str]:
    """The commissions with a neutral seal."""
    sealed = at.state.sealed & ~sum(at.state.seals)
    return [f"{letter}{height}" for n, (letter, height) in enumerate(product("wygrbp", range(3, 9))) if sealed >> n & 1]


# F2.2 Neutral seals


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(("half", "low", "high"), [("less", "w3 y4", "b8 p8 g5"), ("more", "w3 y4 b3", "p8 g5")])
def test_two_or_three_of_five_on_low_heights_first(firenze: Game, half: str, low: str, high: str) -> None:
    at = begun(firenze, *BALCONIES)
    assert (at.question, at.actor, written(at), at.weights()) == (Ask.SHARE, NATURE, ["less", "more"], [1, 1])
    give(at, half)
    for code in low.split():
        assert {text[1] for text in written(at)} == set("34")
        assert refused(at, "y8") == [("F2.2", "height-not-recommended")]
        give(at, code)
    for code in high.split():
        assert (at.question, at.actor) == (Ask.SEAL, NATURE)
        assert {text[1] for text in written(at)} == set("5678")
        assert refused(at, "r3") == [("F2.2", "height-not-recommended")]
        give(at, code)
    assert at.question == Ask.LAY_OUT
    assert sorted(neutral(at)) == sorted(low.split() + high.split())


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(("number", "low"), [(2, 1), (4, 2), (6, 3)])
def test_an_even_number_is_halved_without_a_draw(firenze: Game, number: int, low: int) -> None:
    at = begun(firenze, *BALCONIES, neutral_seals=number)
    assert at.question == Ask.SEAL
    play_until(at, Ask.LAY_OUT, Random(number))
    heights = [int(code[1]) for code in neutral(at)]
    assert (len(heights), sum(height <= 4 for height in heights)) == (number, low)


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize(("half", "heights"), [("less", "5678"), ("more", "34")])
def test_half_of_one_is_one_or_none(firenze: Game, half: str, heights: str) -> None:
    at = begun(firenze, *BALCONIES, neutral_seals=1)
    give(at, half)
    assert {text[1] for text in written(at)} == set(heights)


@pytest.mark.rule("F2.2")
def test_each_free_commission_of_the_heights_in_turn_is_as_likely(firenze: Game) -> None:
    at = begun(firenze, *BALCONIES, neutral_seals=4)
    assert " ".join(written(at)) == "w3 w4 y3 y4 g3 g4 r3 r4 b3 b4 p3 p4"
    assert at.weights() == [1] * 12
    give(at, "y3", "y4")  # the yellow tower carries two now; on white, green, red and purple a balcony lies
    assert " ".join(written(at)) == "w5 w7 w8 g5 g6 g8 r6 r7 r8 b5 b6 b7 b8 p5 p7 p8"
    assert set(at.weights()) == {1}


@pytest.mark.rule("F2.2")
def test_no_neutral_seal_on_a_balcony_or_a_seal(firenze: Game) -> None:
    at = begun(firenze, *BALCONIES, neutral_seals=4)
    give(at, "y3")
    assert refused(at, "y3") == [("F2.2", "seal-lies-there")]
    give(at, "b3")
    assert refused(at, "w6") == [("F2.2", "balcony-lies-there")]
    assert refused(at, "b4") == [("F2.2", "height-not-recommended")]


@pytest.mark.rule("F2.2")
def test_a_tower_with_two_balconies_and_seals_gets_no_more(firenze: Game) -> None:
    at = begun(firenze, "I.w6", "II.w7", "III.g7", "IV.w8", neutral_seals=6)
    (reason,) = at.why_not(at.parse("w3"))
    assert (reason.rule, reason.name, reason.has) == ("F2.2", "tower-crowded", 3)
    assert refused(at, "g3") == []
    give(at, "g3")  # one balcony, one seal
    assert refused(at, "g4") == [("F2.2", "tower-crowded")]
    give(at, "y3")
    assert refused(at, "y4") == []
    give(at, "y4")  # two seals
    assert refused(at, "y5") == [("F2.2", "tower-crowded")]
    assert {text[0] for text in written(at)} == set("rbp")


@pytest.mark.rule("F2.2")
@pytest.mark.parametrize("number", range(8))
def test_the_recommended_placing_is_never_stuck(firenze: Game, number: int) -> None:
    """Whatever balconies lie, and by many ways to go on from there."""
    tiles = [[tile for tile in range(19) if own >> tile & 1] for own in NUMERAL_TILES]
    rng = Random(number)
    start = begun(firenze, neutral_seals=number)
    for balconies in product(*tiles):
        at = start.copy()
        for tile in balconies:
            at.apply(tile)
        play_until(at, Ask.LAY_OUT, rng)
        seals = neutral(at)
        assert len(seals) == number
        assert sum(code[1] in "34" for code in seals) in (number // 2, (number + 1) // 2)
        covered = Counter(BALCONY_COMMISSION[tile] // 6 for tile in balconies)
        for colour, sealed in Counter("wygrbp".index(code[0]) for code in seals).items():
            assert covered[colour] + sealed <= 2


@pytest.mark.rule("F2.2")
def test_without_neutral_seals_the_cards_follow_at_once(firenze: Game) -> None:
    for placing in ("recommended", "hand_picked", "dice"):
        at = begun(firenze, *BALCONIES, neutral_seals=0, placing=placing)
        assert at.question == Ask.LAY_OUT
        assert neutral(at) == []


@pytest.mark.rule("F2.2")
def test_hand_picked_seals_are_named_by_the_start_player(firenze: Game) -> None:
    at = begun(firenze, *BALCONIES[:3], players=3, placing="hand_picked", start_player=2)
    assert at.actor == NATURE  # not before all balconies lie
    give(at, BALCONIES[3])
    assert (at.question, at.actor, at.weights()) == (Ask.PICK_SEAL, 1, [])
    assert len(at.answers()) == 32
    assert refused(at, "r5") == [("F2.2", "balcony-lies-there")]
    give(at, "w8", "w7")
    assert refused(at, "w8") == [("F2.2", "seal-lies-there")]
    give(at, "w5", "w4")  # the recommendation does not bind: neither heights nor crowded towers
    assert at.actor == 1
    give(at, "w3")
    assert (at.question, at.actor) == (Ask.LAY_OUT, NATURE)
    assert neutral(at) == ["w3", "w4", "w5", "w7", "w8"]


@pytest.mark.rule("F2.2")
def test_dice_may_show_any_commission_and_are_rolled_again_on_balcony_or_seal(firenze: Game) -> None:
    at = begun(firenze, *BALCONIES, placing="dice", neutral_seals=7)
    for number in range(7):
        assert (at.question, at.actor) == (Ask.SEAL, NATURE)
        assert at.weights() == [1] * (32 - number)
        assert refused(at, "w6") == [("F2.2", "balcony-lies-there")]
        give(at, ["w3", "w4", "w5", "w7", "w8", "p3", "y8"][number])
        if number < 6:
            assert refused(at, "w3") == [("F2.2", "seal-lies-there")]
    assert at.question == Ask.LAY_OUT


@pytest.mark.rule("F2.2")
def test_seals_left_over_are_out_of_the_game(firenze: Game) -> None:
    sealed = {len(neutral(at)) for at in walk(firenze, 2, seed=2, neutral_seals=3) if at.state.round}
    assert sealed == {3}


# F2.3 A dead colour


@pytest.mark.rule("F2.3")
@pytest.mark.parametrize("colour", ["white", "yellow", "green", "red", "blue", "purple"])
def test_a_dead_colour_is_closed_and_nothing_else(firenze: Game, colour: str) -> None:
    letter = colour[0]
    for seed in range(30):
        options = {"dead_colour": colour, "neutral_seals": 7, "placing": "hand_picked"}
        at = play_until(firenze.start(2, options), Ask.LAY_OUT, Random(seed))
        assert neutral(at) == [f"{letter}{height}" for height in range(3, 9)]
        balconies = [code for code, numeral in commissions(at, "balcony").items() if numeral]
        assert len(balconies) == 4
        assert letter not in {code[0] for code in balconies}


@pytest.mark.rule("F2.3")
def test_a_balcony_of_the_dead_colour_is_replaced(firenze: Game) -> None:
    at = begun(firenze, dead_colour="red")
    assert at.view(None)["table"]["dead"] == "red"
    assert refused(at, "I.r4") == [("F2.3", "colour-dead")]
    assert written(at) == ["I.w6", "I.y5", "I.g5", "I.b4"]
    assert at.weights() == [1, 1, 1, 1]


@pytest.mark.rule("F2.3")
def test_a_dead_colour_may_be_drawn(firenze: Game) -> None:
    at = begun(firenze, dead_colour="drawn")
    assert (at.question, at.actor, at.weights()) == (Ask.DEAD_COLOUR, NATURE, [1] * 6)
    assert at.view(None)["table"]["dead"] is None
    give(at, "b")
    assert at.view(None)["table"]["dead"] == "blue"
    assert refused(at, "I.b4") == [("F2.3", "colour-dead")]
    give(at, *BALCONIES)
    assert at.question == Ask.LAY_OUT
    assert neutral(at) == ["b3", "b4", "b5", "b6", "b7", "b8"]


@pytest.mark.rule("F2.3")
def test_bricks_of_a_dead_colour_pay_swap_and_build() -> None:
    at = position(stocks={0: "yyyyyy"}, hands={0: ["alchemist"]}, bricks={2: "w"}, dead="y")
    give(at, "c2", "y")
    assert on_card(at, 1) == "y"
    draw_all(at, "fame", "wwww")
    give(at, "alchemist", "y", "y", "-", "y0", "y0", "y0", "-", "y")
    assert towers_of(at, 0) == ["y3"]
    assert refused(at, "y3") == [("F8.1", "commission-sealed")]
    assert at.why_not(at.parse("y3"))[0].facts["holder"] == "neutral"


@pytest.mark.rule("F2.3", "F7.1")
def test_a_tower_of_a_dead_colour_must_be_raised_too() -> None:
    at = position(ask=Ask.BUILD, towers={0: ["y3"]}, dead="y")
    assert "torn-down" in give(at, "-")
    assert (towers_of(at, 0), stock(at, 0)) == ([], "y")


@pytest.mark.rule("F2.3")
def test_the_flag_of_a_dead_colour_is_not_awarded() -> None:
    at = position(player=1, ask=Ask.CLAIM, dead="y", seals={0: ["w3"]}, quiet=9)
    give(at, "-")
    assert [line.facts["colour"] for line in at.ledger() if line.what == "majority"] == ["colour-white"]


@pytest.mark.rule("F2.3", "F10.18")
def test_with_white_dead_the_bell_tower_remains() -> None:
    balconies = ("I.y5", "II.r5", "III.g7", "IV.p6")
    at = position(ask=Ask.CLAIM, towers={0: ["w3"]}, dead="w", church=["campanile"], balconies=balconies)
    assert ("F8.1", "commission-sealed") in refused(at, "w3")
    assert "bell-tower" in give(at, "bell")
