"""The evaluation: what is better for a player is valued higher, half a turn is no loss, and the end is exact."""

from __future__ import annotations

import pytest

import torri
from torri import Position
from torri.engine.weights import STYLES
from torri.games.firenze.evaluation import WEIGHTS, evaluate
from torri.games.firenze.state import Ask, copy

from ...playing import give, walk
from .positions import position

ROW = ("architect", "princess", "wholesaler", "bridge", "alchemist", "smuggler")
ON_ROW = dict.fromkeys(range(1, 7), "wygr")


def values(at: Position, style: str = "all-round") -> list[int]:
    """What each seat will probably end with; the position stays as it is."""
    seats = [0] * at.state.players
    evaluate(copy(at.state), list(WEIGHTS.styles[style]), seats)
    return seats


def value(at: Position, seat: int = 0) -> int:
    return values(at)[seat]


def at_claim(*towers: str, **other: object) -> Position:
    return position(ask=Ask.CLAIM, towers={0: towers}, row=ROW, bricks=ON_ROW, **other)  # type: ignore[arg-type]


def after(at: Position, *answers: str) -> Position:
    at = at.copy()
    give(at, *answers)
    return at


# The end


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_it_is_the_score(players: int) -> None:
    *_, end = walk(torri.game("firenze"), players, seed=5, eager=True)
    assert end.over
    assert values(end) == [100 * points for points in end.scores()]
    assert any(end.scores())


@pytest.mark.rule("F11.1")
def test_after_the_last_turn_bricks_and_towers_and_persons_are_worth_nothing() -> None:
    bare = at_claim("b5", spare_seals={0: 8})
    rich = at_claim("b5", "y4", spare_seals={0: 8}, stocks={0: "wwppp"}, hands={0: ["mason"]})
    assert value(after(rich, "b5", "-")) == value(after(bare, "b5", "-"))
    assert value(after(rich, "-")) > value(after(bare, "-"))


# Commissions


@pytest.mark.rule("F8.1")
@pytest.mark.parametrize("tower", ["p3", "b5", "w6", "y8"])
def test_fulfilling_a_good_commission_is_better_than_going_on(tower: str) -> None:
    at = at_claim(tower)
    assert value(after(at, tower)) > value(after(at, "-"))


@pytest.mark.rule("F8.1")
def test_a_tower_ready_to_fulfil_counts_nearly_as_if_it_had() -> None:
    at = at_claim("b5")
    assert abs(value(after(at, "b5")) - value(at)) < 50


@pytest.mark.rule("F8.1")
def test_a_tower_whose_commissions_are_taken_is_worth_less() -> None:
    free = position(towers={0: ["p4"]}, stocks={0: "pp"}, row=ROW, neutral=["g5", "g6", "g8"])
    taken = position(towers={0: ["p4"]}, stocks={0: "pp"}, row=ROW, neutral=["p5", "p7", "p8"])
    assert value(free) > value(taken)


@pytest.mark.rule("F8.2")
def test_a_balcony_whose_turn_has_come_is_worth_more_than_one_that_waits() -> None:
    first = position(towers={0: ["r4"]}, stocks={0: "rr"}, seals={1: ["w6"]}, row=ROW)
    waiting = position(towers={0: ["r4"]}, stocks={0: "rr"}, seals={1: ["w7"]}, row=ROW)
    assert value(first) > value(waiting)


@pytest.mark.rule("F8.3")
def test_a_floor_tile_still_to_be_had_makes_a_tower_better() -> None:
    free = at_claim("b5", seals={1: ["w3"]})
    gone = at_claim("b5", seals={1: ["w5"]})
    assert value(free) - value(gone) == 100


@pytest.mark.rule("F10.17")
def test_a_privilege_on_the_church_makes_a_tower_of_its_height_better() -> None:
    assert value(at_claim("b5", church=["small-privilege"])) - value(at_claim("b5")) == 200


@pytest.mark.rule("F11.1")
def test_the_last_seal_counts_its_five_points() -> None:
    at = at_claim("b5", spare_seals={0: 8})
    assert value(after(at, "b5")) > value(at_claim("b5", spare_seals={0: 7})) + 200


@pytest.mark.rule("F11.1")
def test_with_one_seal_left_only_the_best_tower_counts() -> None:
    one = at_claim("b5", spare_seals={0: 8})
    two = at_claim("b5", "g5", spare_seals={0: 8})
    assert value(two) == value(one)


# Towers and bricks


@pytest.mark.rule("F7.1")
def test_a_tower_whose_next_brick_is_in_stock_is_safer() -> None:
    ready = position(towers={0: ["b4"]}, stocks={0: "bww"}, row=ROW, bricks=ON_ROW)
    other = position(towers={0: ["b4"]}, stocks={0: "pww"}, row=ROW, bricks=ON_ROW)
    assert value(ready) > value(other)


@pytest.mark.rule("F7.1")
def test_a_tower_passed_over_while_building_is_a_ruin() -> None:
    at = position(ask=Ask.BUILD, towers={0: ["b4", "p4"]}, stocks={0: "bpww"}, row=ROW)
    assert value(after(at, "b4", "p4", "-")) > value(after(at, "p4", "-"))
    assert value(after(at, "b4", "p4")) > value(after(at, "p4"))


@pytest.mark.rule("F6.2")
def test_laying_a_brick_that_is_wanted_looks_like_no_loss() -> None:
    at = position(ask=Ask.BUILD, towers={0: ["b4"]}, stocks={0: "bbww"}, row=ROW)
    before = value(at)
    for answers in (["b4"], ["b4", "b4"], ["b4", "b4", "-"]):
        assert value(after(at, *answers)) > before - 60
    assert value(after(at, "b4", "b4", "-")) > value(after(at, "-")) + 300


@pytest.mark.rule("F4.1")
def test_half_a_payment_counts_as_if_the_card_were_taken() -> None:
    bricks = {1: "wwww", 2: "wwww", 3: "wwww", 4: "gggg", 5: "pppp"}
    at = position(stocks={0: "wwwwww"}, row=ROW, bricks=bricks)
    assert value(after(at, "c5")) == value(after(at, "c5", "w", "w")) > value(after(at, "c4"))


@pytest.mark.rule("F5.1")
def test_half_an_exchange_counts_as_if_the_brick_were_fetched() -> None:
    at = position(ask=Ask.EXCHANGE, towers={0: ["p4"]}, stocks={0: "wwww"}, row=ROW, bricks={4: "wwp"})
    assert value(after(at, "x4")) == value(after(at, "x4", "w", "w", "w", "p")) > value(after(at, "-"))


@pytest.mark.rule("F9.1")
def test_bricks_above_the_limit_are_worth_little() -> None:
    def gain(few: int) -> int:
        stocks = [position(player=1, stocks={0: "w" * number}, row=ROW) for number in (few, few + 2)]
        return value(stocks[1]) - value(stocks[0])

    assert gain(3) > gain(10)


def test_the_rarer_brick_is_worth_more() -> None:
    one = [value(position(player=1, stocks={0: colour}, row=ROW)) for colour in "wygrbp"]
    assert one == sorted(one)
    assert len(set(one)) == len(one)


@pytest.mark.rule("F10.18")
def test_the_bell_tower_is_worth_building_while_it_is_owed() -> None:
    at = at_claim("w3", church=["campanile"], bells=[1], neutral=["w3"])
    assert value(after(at, "bell")) > value(after(at, "-"))


# Majorities, cards, the row


@pytest.mark.rule("F11.2")
def test_a_majority_in_sight_is_worth_part_of_the_flag() -> None:
    lone = position(seals={0: ["p3"], 1: ["w3"]}, row=ROW)
    contested = position(seals={0: ["p3"], 1: ["p4"]}, row=ROW)
    assert value(lone) > value(contested)
    assert value(contested, 1) > 0


@pytest.mark.rule("F11.3")
@pytest.mark.parametrize(("card", "points"), [("fame", 3), ("blame", -2), ("scandal", -3), ("monument", 3)])
def test_festivals_count_as_they_score(card: str, points: int) -> None:
    assert value(position(hands={0: [card]}, row=ROW)) - value(position(row=ROW)) == 100 * points


@pytest.mark.rule("F10.9")
def test_recognition_counts_the_low_commissions() -> None:
    low = value(position(hands={0: ["recognition"]}, seals={0: ["w3", "g4", "b5"]}, row=ROW))
    assert low - value(position(seals={0: ["w3", "g4", "b5"]}, row=ROW)) == 200


@pytest.mark.parametrize("card", ["alchemist", "architect", "mason", "workshop", "warehouse", "bridge"])
def test_persons_and_buildings_are_worth_having(card: str) -> None:
    row = ("patrician", "princess", "wholesaler", "saboteur", "blame", "smuggler")
    assert value(position(player=1, hands={0: [card]}, row=row)) > value(position(player=1, row=row))


@pytest.mark.rule("F4.1")
def test_a_rich_row_is_good_for_the_player_who_takes_next() -> None:
    rich = at_claim(player=1)
    poor = position(ask=Ask.CLAIM, player=1, row=ROW, bricks={1: "w"})
    assert value(rich) > value(poor)


# Styles


def test_every_style_names_every_weight_and_sees_something_otherwise() -> None:
    at = position(towers={0: ["b4"], 1: ["b5"]}, stocks={0: "wp", 1: "wwg"}, row=ROW, bricks=ON_ROW)
    assert set(WEIGHTS.styles) == set(STYLES)
    assert len(set(WEIGHTS.styles.values())) == len(STYLES)
    assert all(all(seat > 0 for seat in values(at, style)) for style in STYLES)
