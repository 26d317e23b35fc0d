"""F6 and F7: phases 3 and 4, build and tear down ruins."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from torri import Position
from torri.engine.errors import UnknownNotation
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import draw_all, position, stock, towers_of

ROW = ("architect", "princess", "wholesaler", "bridge", "alchemist", "smuggler")


def building(
    own: str = "", towers: tuple[str, ...] = (), cards: tuple[str, ...] = (), play: tuple[str, ...] = ()
) -> Position:
    """The player about to build, with a stock, towers, and cards, of which some are played."""
    at = position(ask=Ask.BUILD, stocks={0: own}, towers={0: towers}, hands={0: cards}, row=ROW)
    give(at, *play)
    return at


def bag(at: Position) -> dict[str, int]:
    return dict(zip("wygrbp", at.state.bag, strict=True))


# F6.1 Towers


@pytest.mark.rule("F6.1")
def test_each_brick_from_stock_is_one_floor_of_a_tower_of_its_colour() -> None:
    at = building("wwgb", towers=("w3", "g1"))
    assert give(at, "w3", "w3", "g1", "-", "b") == ["built", "built", "built", "cost-paid"]
    assert towers_of(at, 0) == ["w5", "g2"]
    assert stock(at, 0) == "-"


@pytest.mark.rule("F6.1")
def test_a_tower_grows_only_by_bricks_of_its_colour_from_stock() -> None:
    at = building("ggg", towers=("w3", "g1"))
    assert written(at) == ["g1", "g0", "-"]
    assert refused(at, "w3") == refused(at, "p0") == [("F6.1", "no-brick")]
    reason = at.why_not(at.parse("w3"))[0]
    assert (reason.facts["colour"], reason.has, reason.needs) == ("colour-white", 0, 1)
    give(at, "g1", "g1")
    assert refused(at, "g1") == [("F6.3", "cost-not-payable")]


@pytest.mark.rule("F6.1")
def test_what_only_the_order_of_naming_excludes_could_be_laid_before() -> None:
    at = building("wybbb", towers=("w3", "b1"))

    def named() -> set[str]:
        return {at.text(answer) for answer in at.out_of_order()}

    assert not {"w3", "y0", "b1"} & named()
    give(at, "b0")
    assert {"w3", "y0", "b1"} <= named()
    assert "g0" not in named(), "there is no green brick"
    give(at, "b0", "b0")
    assert at.out_of_order() == [], "the fourth brick would cost more than is left"


@pytest.mark.rule("F6.1")
def test_a_tower_is_raised_only_where_one_stands() -> None:
    at = building("ggg", towers=("g1",))
    assert refused(at, "t2") == [("F6.1", "no-tower-there")]
    reason = at.why_not(at.parse("t2"))[0]
    assert (reason.has, reason.needs) == (1, 2)
    give(at, "g0")
    assert refused(at, "t2") == [("", "named-by-colour")]  # the new one is raised as g0
    assert at.why_not(at.parse("t2"))[0].instead == "g0"
    assert at.why_not(at.parse("t3"))[0].has == 2  # both stand


@pytest.mark.rule("F6.1")
def test_new_towers_may_be_started_also_beside_one_of_the_same_colour() -> None:
    at = building("wwwwg", towers=("w3",))
    give(at, "w3", "w0", "w0", "-", "g")
    assert towers_of(at, 0) == ["w2", "w4"]
    at = building("wwyb")
    give(at, "w0", "y0", "b0", "-", "w")
    assert towers_of(at, 0) == ["w1", "y1", "b1"]


@pytest.mark.rule("F6.1")
def test_several_new_towers_of_a_colour_may_be_started_in_one_turn() -> None:
    at = building("w" * 12 + "g")
    assert refused(at, "w0'") == [("", "no-new-tower-yet")]
    give(at, "w0", "w0")
    assert "w0'" in written(at)
    assert refused(at, "g0'") == [("", "no-new-tower-yet")]
    give(at, "w0'", "w0")
    assert refused(at, "w0") == [("", "raise-first-alike")]  # the other one could have been raised
    give(at, "w0'", "-", *"wwwwww")
    assert towers_of(at, 0) == ["w1", "w2", "w2"]


@pytest.mark.rule("F6.1")
def test_there_is_no_limit_to_the_number_or_the_height_of_towers() -> None:
    at = building("w" * 6 + "y" * 10, towers=("w1", "w1", "y1", "g1", "r1", "b1"))
    give(at, "w0", *["w0'"] * 5)
    assert len(towers_of(at, 0)) == 12
    give(at, "-", *"yyyyyyyyyy")
    assert towers_of(at, 0) == ["w1"] * 6
    at = building("w" * 15, towers=("w9",))
    give(at, *["w9"] * 5, "-", *"wwwwww")
    assert towers_of(at, 0) == ["w14"]


@pytest.mark.rule("F6.1")
def test_towers_alike_are_raised_one_or_both_from_the_first_on() -> None:
    at = building("wwwww", towers=("w2", "w2"))
    assert written(at) == ["w2", "w0", "-"]
    assert refused(at, "w2'") == [("", "raise-first-alike")]
    give(at, "w2")
    assert written(at) == ["w2", "w2'", "w0", "-"]
    give(at, "w2", "w2'", "-", "w")
    assert towers_of(at, 0) == ["w3", "w4"]
    at = building("wwwww", towers=("w2", "w2"))
    give(at, "w2", "w2'")
    assert refused(at, "w2'") == [("", "raise-first-alike")]
    assert refused(at, "w2") == [("", "build-in-order")]


@pytest.mark.rule("F6.1")
def test_towers_of_one_colour_and_other_heights_are_raised_as_one_likes() -> None:
    at = building("wwwww", towers=("w2", "w3"))
    give(at, "w3", "w3", "-")
    assert towers_of(at, 0) == ["w5"]
    at = building("wwwww", towers=("w2", "w3"))
    give(at, "w2", "w3", "-")
    assert towers_of(at, 0) == ["w3", "w4"]


@pytest.mark.rule("F6.1")
def test_towers_are_never_lowered_by_choice_joined_or_split() -> None:
    at = building("wwgg", towers=("w1", "w2"))
    assert written(at) == ["w1", "w2", "w0", "g0", "-"]  # raise, start, or go on: nothing else
    give(at, "w1", "w2", "-")
    assert towers_of(at, 0) == ["w2", "w3"]
    assert refused(at, "w5") == [("F8.1", "no-such-tower")]


@pytest.mark.rule("F6.1", "F6.2")
def test_what_is_built_is_named_from_the_first_tower_to_the_last_new_one() -> None:
    at = building("wwwyyyggg", towers=("w3", "y3"))
    give(at, "y3")
    assert refused(at, "w3") == [("", "build-in-order")]
    give(at, "y0")
    assert refused(at, "y3") == refused(at, "w0") == [("", "build-in-order")]
    assert written(at) == ["y0", "y0'", "g0", "-"]


def ways_to_build(at: Position) -> Iterator[str]:
    for answer in written(at):
        after = at.copy()
        give(after, answer)
        if answer == "-":
            yield answer
        else:
            yield from (f"{answer} {rest}" for rest in ways_to_build(after))


@pytest.mark.rule("F6.1", "F6.2")
def test_each_way_to_build_is_named_in_exactly_one_way() -> None:
    at = building("www", towers=("w1", "w1"))
    assert list(ways_to_build(at)) == [
        *("w1 w1 -", "w1 w1' -", "w1 w0 -", "w1 -"),
        *("w0 w0 -", "w0 w0' -", "w0 -"),
        "-",
    ]


# F6.2 The cost

CARDS = [
    ((), (), [0, 0, 1, 3, 6, 10]),
    (("workshop",), (), [0, 0, 0, 2, 5, 9]),
    (("mason",), ("mason",), [0, 0, 0, 0, 3, 7]),
    (("workshop", "mason"), ("mason",), [0, 0, 0, 0, 2, 6]),
]


@pytest.mark.rule("F6.2", "F10.16", "F10.5")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("cards", "play", "costs"), CARDS)
def test_the_cost_goes_by_the_total_built(
    cards: tuple[str, ...], play: tuple[str, ...], costs: list[int], number: int
) -> None:
    at = building("w" * number + "g" * costs[number - 1], cards=cards, play=play)
    give(at, *["w0"] * number, "-", *"g" * costs[number - 1])
    assert at.question == Ask.CLAIM
    assert (towers_of(at, 0), stock(at, 0), bag(at)["g"]) == ([f"w{number}"], "-", 15)


@pytest.mark.rule("F6.3")
@pytest.mark.parametrize(
    ("cards", "play", "number", "cost"),
    [(cards, play, number, cost) for cards, play, costs in CARDS for number, cost in enumerate(costs, 1) if cost],
)
def test_a_brick_is_laid_only_if_the_stock_left_could_pay(
    cards: tuple[str, ...], play: tuple[str, ...], number: int, cost: int
) -> None:
    at = building("w" * number + "g" * (cost - 1), cards=cards, play=play)
    give(at, *["w0"] * (number - 1))
    assert refused(at, "w0") == [("F6.3", "cost-not-payable")]
    reason = at.why_not(at.parse("w0"))[0]
    assert (reason.has, reason.needs, reason.facts["number"]) == (cost - 1, cost, number)
    assert "-" in written(at)  # the phase can be ended at any time


@pytest.mark.rule("F6.3")
def test_a_mason_in_the_hand_saves_nothing_and_once_building_has_begun_it_stays_there() -> None:
    at = building("www", cards=("mason",))
    assert "mason" in written(at)
    give(at, "w0")
    assert refused(at, "mason") == [("F10.0", "wrong-moment")]
    give(at, "w0")
    assert refused(at, "w0") == [("F6.3", "cost-not-payable")]


@pytest.mark.rule("F6.2")
def test_another_players_workshop_saves_nothing() -> None:
    at = position(ask=Ask.BUILD, stocks={0: "wwww"}, hands={1: ["workshop"]})
    give(at, "w0", "w0", "w0", "-")
    assert at.question == Ask.COST


@pytest.mark.rule("F6.2")
def test_at_most_six_bricks_are_built() -> None:
    at = building("w" * 8 + "g" * 9, towers=("w2",))
    give(at, "w2", "w2", "w2", "w0", "w0", "w0'")
    assert written(at) == ["-"]
    for answer in ("w0", "g0"):
        assert refused(at, answer) == [("F6.2", "six-built")]
    reason = at.why_not(at.parse("g0"))[0]
    assert (reason.has, reason.needs) == (6, 6)


@pytest.mark.rule("F6.2")
def test_the_cost_is_paid_once_when_all_bricks_are_laid() -> None:
    at = building("wwwwyyyg")
    assert give(at, "w0", "w0", "w0", "w0") == ["built"] * 4
    assert stock(at, 0) == "yyyg"
    give(at, "-")
    assert at.question == Ask.COST
    with pytest.raises(UnknownNotation):
        give(at, "-")
    assert give(at, "y", "y", "g") == ["cost-paid"] * 3
    assert (at.question, stock(at, 0)) == (Ask.CLAIM, "y")
    assert (bag(at)["y"], bag(at)["g"]) == (17, 15)


@pytest.mark.rule("F6.2")
@pytest.mark.parametrize("paid", ["wyy", "wyp", "wpp", "yyp", "ypp"])
def test_colours_are_free_and_named_from_white_to_purple(paid: str) -> None:
    at = building("wwwwwyypp")
    give(at, "w0", "w0", "w0", "w0", "-", *paid)
    left = "wyypp"
    for colour in paid:
        left = left.replace(colour, "", 1)
    assert stock(at, 0) == left


@pytest.mark.rule("F6.2")
def test_what_cannot_pay_the_cost() -> None:
    at = building("wwwwwggpp")
    give(at, "w0", "w0", "w0", "w0", "-")
    assert written(at) == ["w", "g"]
    assert refused(at, "y") == [("F6.2", "no-brick")]
    assert refused(at, "p") == [("", "too-few-from-here")]
    reason = at.why_not(at.parse("p"))[0]
    assert (reason.has, reason.needs) == (2, 3)
    give(at, "g")
    assert refused(at, "w") == [("", "bricks-in-order")]
    give(at, "p")
    assert refused(at, "g") == [("", "bricks-in-order")]
    assert written(at) == ["p"]


# F7.1 Ruins


@pytest.mark.rule("F7.1")
@pytest.mark.parametrize(("height", "lost", "back"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (7, 4, 3)])
def test_half_rounded_up_goes_to_the_bag_the_rest_to_stock(height: int, lost: int, back: int) -> None:
    at = building("w", towers=(f"r{height}",))
    before = bag(at)["r"]
    (event,) = at.apply(at.parse("-"))
    assert (event.name, event.facts["height"], event.facts["back"]) == ("torn-down", height, back)
    assert (towers_of(at, 0), bag(at)["r"] - before, stock(at, 0)) == ([], lost, "w" + "r" * back)


@pytest.mark.rule("F7.1")
def test_only_towers_that_got_no_brick_are_torn_down_and_new_ones_are_safe() -> None:
    at = building("gyy", towers=("w3", "g2", "b4"))
    assert give(at, "g2", "y0", "-") == ["built", "built", "torn-down", "torn-down"]
    assert towers_of(at, 0) == ["y1", "g3"]
    assert stock(at, 0) == "wybb"


@pytest.mark.rule("F7.1")
def test_bricks_that_come_back_are_too_late_to_pay() -> None:
    at = building("www", towers=("w4",))
    give(at, "w0", "w0")
    assert refused(at, "w0") == [("F6.3", "cost-not-payable")]
    assert give(at, "-") == ["torn-down"]
    assert (towers_of(at, 0), stock(at, 0)) == (["w2"], "www")


@pytest.mark.rule("F7.1")
def test_a_brick_for_one_tower_does_not_save_another_of_its_colour() -> None:
    at = building("w", towers=("w3", "w5"))
    assert give(at, "w5", "-") == ["built", "torn-down"]
    assert (towers_of(at, 0), stock(at, 0)) == (["w6"], "w")
    at = building("w", towers=("w4", "w4"))
    assert give(at, "w4", "-") == ["built", "torn-down"]
    assert (towers_of(at, 0), stock(at, 0)) == (["w5"], "ww")
    at = building("w", towers=("w3",))
    assert give(at, "w0", "-") == ["built", "torn-down"]
    assert (towers_of(at, 0), stock(at, 0)) == (["w1"], "w")


@pytest.mark.rule("F7.1")
def test_towers_of_other_players_are_not_torn_down() -> None:
    at = position(ask=Ask.BUILD, towers={0: ["w3"], 1: ["w3", "g2"]})
    assert give(at, "-") == ["torn-down"]
    assert towers_of(at, 1) == ["w3", "g2"]


@pytest.mark.rule("F7.1")
def test_in_the_next_turn_a_new_tower_has_to_be_raised() -> None:
    at = building("w")
    give(at, "w0", "-", "-", "c1")
    draw_all(at, "fame", "yyyy")
    give(at, "-", "-", "-", "c1")
    draw_all(at, "blame", "yyyy")
    assert towers_of(at, 0) == ["w1"]
    assert give(at, "-", "-") == ["torn-down"]


def botched(own: str, *towers: str, lower: str) -> Position:
    """The player has taken Botch and is about to build."""
    at = position(stocks={0: own}, towers={0: towers}, row=["botch", *ROW[:5]])
    give(at, "c1", lower)
    draw_all(at, "fame", "yyyy")
    give(at, "-")
    return at


@pytest.mark.rule("F7.1")
def test_a_tower_lowered_by_botch_is_safe_with_one_brick_whatever_its_height() -> None:
    at = botched("w", "w3", lower="w3")
    assert towers_of(at, 0) == ["w2"]
    assert give(at, "w2", "-") == ["built"]
    assert towers_of(at, 0) == ["w3"]
    at = botched("w", "w4", lower="w4")
    assert give(at, "-") == ["torn-down"]
    assert stock(at, 0) == "ww"  # of 3 bricks one comes back


@pytest.mark.rule("F7.1")
def test_a_tower_lowered_to_nothing_is_gone_and_a_brick_starts_a_new_one_that_is_safe() -> None:
    at = botched("w", "w1", "w3", lower="w1")
    assert written(at) == ["w3", "w0", "-"]
    assert give(at, "w0", "-") == ["built", "torn-down"]
    assert (towers_of(at, 0), stock(at, 0)) == (["w1"], "w")


@pytest.mark.rule("F7.1")
def test_twins_of_which_botch_lowers_one_are_told_apart() -> None:
    at = botched("w", "w3", "w3", lower="w3")
    assert written(at) == ["w2", "w3", "w0", "-"]
    assert give(at, "w2", "-") == ["built", "torn-down"]
    assert (towers_of(at, 0), stock(at, 0)) == (["w3"], "w")
