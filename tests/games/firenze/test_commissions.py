"""F8: phase 5, fulfil commissions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from torri import Position
from torri.engine.errors import UnknownNotation
from torri.games.firenze.scoring import majority
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import cards_in, commission, draw_all, hand, position, stock, towers_of

GREEN = 2
ROW = ("mason", "princess", "wholesaler", "workshop", "bridge", "alchemist")
NUMBERS = {"I.b4": 7, "II.g6": 9, "III.p5": 12, "IV.w8": 12}  # other balconies, with their points


def told(at: Position, *answers: str) -> list[tuple[str, object]]:
    """What is told of points, in order: the name of the event and the points."""
    events = [event for answer in answers for event in at.apply(at.parse(answer))]
    return [(event.name, event.facts["points"]) for event in events if "points" in event.facts]


def with_architect(
    *towers: str, seals: Sequence[str] = (), neutral: Sequence[str] = (), church: Sequence[str] = ()
) -> Position:
    """The Architect is played, the commission is to be named; the seals are those of the other player."""
    at = position(
        ask=Ask.CLAIM,
        towers={0: towers},
        hands={0: ["architect"]},
        row=ROW,
        seals={1: seals},
        neutral=neutral,
        church=church,
    )
    assert give(at, "architect") == ["person-played"]
    assert at.question == Ask.ADJUST
    return at


# F8.1 Open commissions


@pytest.mark.rule("F8.1")
def test_a_tower_fulfils_a_commission_of_its_colour_and_exactly_its_height() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w5", "g4"]})
    assert written(at) == ["w5", "g4", "-"]
    before = list(at.state.bag)
    assert told(at, "g4") == [("fulfilled", 3)]
    assert at.scores() == [3, 0]
    assert at.state.seals[0] == at.state.sealed == 1 << commission("g4")
    assert (at.state.seals_left[0], at.state.seals_left[1]) == (8, 9)
    assert (towers_of(at, 0), at.state.bag[GREEN] - before[GREEN], stock(at, 0)) == (["w5"], 4, "-")


@pytest.mark.rule("F8.1")
@pytest.mark.parametrize(
    ("answer", "towers"), [("g3", "4"), ("g5", "4"), ("y4", ""), ("w4", ""), ("g8", "4"), ("b4", "")]
)
def test_no_other_height_or_colour_is_fulfilled(answer: str, towers: str) -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["g4"], 1: ["y4"]})
    assert refused(at, answer) == [("F8.1", "no-such-tower")]
    assert at.why_not(at.parse(answer))[0].has == towers


@pytest.mark.rule("F8.1")
@pytest.mark.parametrize("height", [1, 2, 9, 12])
def test_towers_below_three_and_above_eight_fulfil_nothing(height: int) -> None:
    at = position(ask=Ask.CLAIM, towers={0: [f"y{height}"]})
    assert written(at) == ["-"]


@pytest.mark.rule("F8.1")
@pytest.mark.parametrize("holder", ["neutral", "own", "other"])
def test_a_commission_with_a_seal_on_it_is_not_open(holder: str) -> None:
    seals = {"own": {0: ["g4"]}, "other": {1: ["g4"]}, "neutral": {}}[holder]
    at = position(ask=Ask.CLAIM, towers={0: ["g4"]}, seals=seals, neutral=["g4"] if holder == "neutral" else [])
    assert written(at) == ["-"]
    assert refused(at, "g4") == [("F8.1", "commission-sealed")]
    assert at.why_not(at.parse("g4"))[0].facts["holder"] == holder


@pytest.mark.rule("F8.1")
def test_of_two_towers_alike_one_fulfils_and_the_other_finds_a_seal() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["g4", "g4"]})
    give(at, "g4")
    assert towers_of(at, 0) == ["g4"]
    assert refused(at, "g4") == [("F8.1", "commission-sealed")]


@pytest.mark.rule("F8.1")
def test_any_number_a_turn_each_decided_separately() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w3", "y4", "g3", "b3", "p4"]})
    assert told(at, "p4", "w3", "b3", "y4") == [("fulfilled", points) for points in (5, 1, 2, 2)]
    assert (at.scores(), written(at)) == ([10, 0], ["g3", "-"])
    give(at, "-")
    assert (towers_of(at, 0), at.actor) == (["g3"], 1)


@pytest.mark.rule("F8.1")
def test_a_tower_not_used_stays_for_the_next_turn_and_has_to_be_raised() -> None:
    at = position(ask=Ask.CLAIM, stocks={0: "g"}, towers={0: ["g3"]}, row=ROW)
    give(at, "-", "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "-", "-", "c1")
    draw_all(at, "blame", "wwww")
    give(at, "-", "g3", "-")
    assert written(at) == ["g4", "-"]


# F8.2 Balconies


@pytest.mark.rule("F8.2", "F1.4")
def test_balconies_go_in_order_also_in_one_turn() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w6", "r5", "g7", "p6"]})
    order = [("w6", "I", 7), ("r5", "II", 9), ("g7", "III", 12), ("p6", "IV", 16)]
    for number, (answer, numeral, points) in enumerate(order):
        assert written(at) == [answer, "-"]
        for later, higher, _ in order[number + 1 :]:
            assert refused(at, later) == [("F8.2", "balcony-out-of-order")]
            reason = at.why_not(at.parse(later))[0]
            assert (reason.has, reason.needs) == (higher, numeral)
        assert told(at, answer)[0] == ("fulfilled", points)
    assert written(at) == ["-"]


@pytest.mark.rule("F8.2")
def test_the_next_balcony_is_open_to_everybody_whoever_fulfilled_the_one_before() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["r5", "g7"]}, seals={1: ["w6"]})
    assert written(at) == ["r5", "-"]
    assert refused(at, "g7") == [("F8.2", "balcony-out-of-order")]


@pytest.mark.rule("F8.2")
def test_commissions_without_balcony_wait_for_none() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w7", "r6", "g8", "p5", "w6"]})
    assert written(at) == ["w6", "w7", "g8", "r6", "p5", "-"]


@pytest.mark.rule("F8.2")
def test_other_tiles_other_order() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["b4", "g6", "p5", "w8", "w6"]}, balconies=list(NUMBERS))
    assert written(at) == ["w6", "b4", "-"]
    assert refused(at, "w8") == [("F8.2", "balcony-out-of-order")]
    points = [told(at, answer)[0] for answer in ("b4", "g6", "p5", "w8")]
    assert points == [("fulfilled", points) for points in NUMBERS.values()]


# F8.3 Floor tiles


@pytest.mark.rule("F8.3")
@pytest.mark.parametrize(("tower", "points", "tile"), [("y5", 3, 1), ("y6", 4, 2), ("y7", 6, 3), ("y8", 7, 4)])
def test_the_first_of_a_height_takes_the_floor_tile(tower: str, points: int, tile: int) -> None:
    at = position(ask=Ask.CLAIM, towers={0: [tower]})
    assert told(at, tower) == [("fulfilled", points), ("tile-taken", tile)]
    assert at.scores() == [points + tile, 0]
    lines = [(line.points, line.rule, line.what) for line in at.ledger()]
    assert lines == [(points, "F8.1", "commission"), (tile, "F8.3", "floor-tile")]


@pytest.mark.rule("F8.3")
@pytest.mark.parametrize("tower", ["y3", "y4"])
def test_heights_three_and_four_have_no_floor_tile(tower: str) -> None:
    at = position(ask=Ask.CLAIM, towers={0: [tower]})
    assert give(at, tower) == ["fulfilled"]


@pytest.mark.rule("F8.3")
def test_each_floor_tile_is_taken_once_by_whomever_in_whatever_colour() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["y5", "g5", "g6"]}, seals={1: ["y6"]})
    assert told(at, "g6") == [("fulfilled", 5)]
    assert told(at, "g5", "y5") == [("fulfilled", 4), ("tile-taken", 1), ("fulfilled", 3)]
    assert at.scores() == [5 + 4 + 1 + 3, 4 + 2]


@pytest.mark.rule("F8.3")
def test_a_balcony_takes_the_floor_tile_too_but_a_neutral_seal_has_not() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w6"]}, neutral=["g6", "y6"])
    assert told(at, "w6") == [("fulfilled", 7), ("tile-taken", 2)]
    assert at.scores() == [9, 0]


# F8.4 Seals


@pytest.mark.rule("F8.4")
def test_with_no_seal_left_nothing_more_is_fulfilled() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["g4", "w4", "w5"]}, hands={0: ["architect"]}, row=ROW, spare_seals={0: 8})
    assert written(at) == ["w4", "w5", "g4", "architect", "-"]
    assert give(at, "g4") == ["fulfilled", "last-seal"]
    assert at.state.seals_left[0] == 0
    assert written(at) == ["-"]
    assert refused(at, "w4") == refused(at, "w5") == [("F8.4", "no-seal-left")]
    assert refused(at, "architect") == [("F10.0", "no-effect")]
    assert towers_of(at, 0) == ["w4", "w5"]


@pytest.mark.rule("F8.4")
def test_the_others_still_have_theirs() -> None:
    at = position(ask=Ask.CLAIM, stocks={1: "w"}, towers={0: ["w5"], 1: ["w7"]}, row=ROW, spare_seals={0: 8})
    give(at, "w5", "-", "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "w7", "-")
    assert written(at) == ["w8", "-"]
    assert at.state.seals_left[:2] == [0, 9]


# F8.5 The Architect


@pytest.mark.rule("F8.5", "F10.2")
@pytest.mark.parametrize(
    ("tower", "answer", "points"),
    [
        ("y4", "y5", [("fulfilled", 3), ("tile-taken", 1)]),  # one floor higher
        ("y4", "y3", [("fulfilled", 1)]),  # one floor lower
        ("y2", "y3", [("fulfilled", 1)]),
        ("y9", "y8", [("fulfilled", 7), ("tile-taken", 4)]),
        ("w7", "w6", [("fulfilled", 7), ("tile-taken", 2)]),  # balcony I
    ],
)
def test_a_tower_is_counted_one_floor_higher_or_lower(
    tower: str, answer: str, points: list[tuple[str, object]]
) -> None:
    at = with_architect(tower)
    colour = "wygrbp".index(tower[0])
    before = at.state.bag[colour]
    assert told(at, answer) == points
    assert at.state.bag[colour] - before == int(tower[1])  # all its real bricks
    assert (towers_of(at, 0), hand(at, 0), at.question) == ([], [], Ask.CLAIM)
    assert at.state.seals[0] == 1 << commission(answer)
    assert cards_in(at.state.discard_pile) == ["architect"]


@pytest.mark.rule("F8.5")
def test_not_by_its_own_height_and_not_by_two_floors() -> None:
    at = with_architect("g5")
    assert written(at) == ["g4", "g6"]
    for answer in ("g3", "g5", "g7", "y4"):
        assert refused(at, answer) in ([("F8.5", "no-tower-to-adjust")], [("F8.2", "balcony-out-of-order")])
    assert at.why_not(at.parse("g3"))[0].has == "5"


@pytest.mark.rule("F8.5")
def test_towers_of_one_and_of_ten_are_too_far_away() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["y1", "g10"]}, hands={0: ["architect"]}, row=ROW)
    assert refused(at, "architect") == [("F10.0", "no-effect")]


@pytest.mark.rule("F8.5", "F8.1", "F8.2")
def test_the_commission_must_be_open() -> None:
    at = with_architect("g5", "r4", "y5", neutral=["g6"], seals=["g4"])
    assert written(at) == ["y4", "y6", "r3"]
    assert refused(at, "g4") == refused(at, "g6") == [("F8.1", "commission-sealed")]
    assert refused(at, "r5") == [("F8.2", "balcony-out-of-order")]


@pytest.mark.rule("F8.5")
def test_it_is_never_played_without_fulfilling() -> None:
    at = position(
        ask=Ask.CLAIM, towers={0: ["g5"]}, hands={0: ["architect"]}, row=ROW, neutral=["g4"], seals={1: ["g6"]}
    )
    assert written(at) == ["g5", "-"]
    assert refused(at, "architect") == [("F10.0", "no-effect")]
    at = with_architect("y5")
    with pytest.raises(UnknownNotation):
        give(at, "-")


@pytest.mark.rule("F8.5")
def test_it_is_played_at_the_moment_one_fulfils() -> None:
    at = position(towers={0: ["g4"]}, hands={0: ["architect"]}, row=ROW)
    assert refused(at, "architect") == [("F10.0", "wrong-moment")]
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    assert refused(at, "architect") == [("F10.0", "wrong-moment")]
    give(at, "-")
    assert refused(at, "architect") == [("F10.0", "wrong-moment")]


@pytest.mark.rule("F8.5", "F8.2")
def test_it_may_follow_a_commission_that_opens_the_next_balcony() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w6", "r6"]}, hands={0: ["architect"]}, row=ROW, seals={1: ["r7"]})
    give(at, "w6", "architect")
    assert written(at) == ["r5"]
    assert told(at, "r5") == [("fulfilled", 9), ("tile-taken", 1)]


@pytest.mark.rule("F8.5")
@pytest.mark.parametrize(("answer", "used", "left"), [("lower", 5, "g7"), ("higher", 7, "g5")])
def test_where_a_lower_and_a_higher_tower_will_do_the_player_names_one(answer: str, used: int, left: str) -> None:
    at = with_architect("g5", "g7")
    before = at.state.bag[GREEN]
    assert give(at, "g6") == []
    assert at.question == Ask.WHICH
    assert written(at) == ["lower", "higher"]
    assert told(at, answer) == [("fulfilled", 5), ("tile-taken", 2)]
    assert (at.state.bag[GREEN] - before, towers_of(at, 0)) == (used, [left])


@pytest.mark.rule("F8.5")
def test_a_tower_of_the_exact_height_does_not_keep_the_architect_from_another() -> None:
    at = with_architect("g5", "g6")
    give(at, "g6")
    assert towers_of(at, 0) == ["g6"]


@pytest.mark.rule("F8.5", "F10.17")
def test_the_height_of_the_commission_decides_tile_and_privilege() -> None:
    at = with_architect("y6", church=["small-privilege", "middle-privilege"])
    assert told(at, "y5") == [("fulfilled", 3), ("tile-taken", 1), ("privilege-used", 2)]
    assert at.scores() == [6, 0]
    assert cards_in(at.state.church) == ["middle-privilege"]


@pytest.mark.rule("F8.5")
def test_the_height_of_the_commission_decides_majority_and_recognition() -> None:
    at = with_architect("g5", seals=["g3"])
    give(at, "g4")
    assert majority(at.state, GREEN) == 0  # a seal on 4 against one on 3
    at = position(ask=Ask.CLAIM, towers={0: ["y5", "b4"]}, hands={0: ["architect", "recognition"]}, row=ROW)
    give(at, "architect", "y4", "b4")
    at.state.ask = Ask.OVER
    festivals = [(line.points, line.facts["card"]) for line in at.ledger() if line.rule == "F11.3"]
    assert festivals == [(2, "card-recognition")]
