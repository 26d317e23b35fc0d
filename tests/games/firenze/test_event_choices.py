"""F10.6 and F10.26: the Patrician against an event, who chooses, and the automatic choice."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from torri import Game
from torri.games.firenze.state import Ask

from ...playing import give, refused, walk, written
from .positions import cards_in, draw_all, hand, stock, towers_of
from .struck import ALL_PLAYERS, choices, taken

# The Patrician against an event


@pytest.mark.rule("F10.6")
@pytest.mark.parametrize("event", ["collapse", "botch", *ALL_PLAYERS])
def test_warded_off_an_event_does_nothing_to_the_taker(event: str) -> None:
    at = taken(event, "rb", towers={0: ["w6"]}, stocks={0: "yyy"}, hands={0: ["patrician"]})
    assert (at.question, at.actor, written(at)) == (Ask.WARD, 0, ["no", "yes"])
    assert give(at, "yes") == ["person-played", "warded-off"]
    assert (towers_of(at, 0), stock(at, 0)) == (["w6"], "yyyrb")  # the card's bricks in any case
    assert sorted(cards_in(at.state.discard_pile)) == sorted([event, "patrician"])
    assert at.question == Ask.LAY_OUT


@pytest.mark.rule("F10.6")
def test_it_may_or_may_not_be_played_even_if_the_event_would_not_touch_the_taker() -> None:
    at = taken("collapse", towers={0: ["w6"]}, hands={0: ["patrician"]})
    give(at, "no")
    assert (at.question, hand(at, 0)) == (Ask.COLLAPSE, ["patrician"])
    assert written(taken("botch", hands={0: ["patrician"]})) == ["no", "yes"]


@pytest.mark.rule("F10.6", "F10.26")
@pytest.mark.parametrize(
    ("event", "second", "third"),
    [
        ("flood", ("wg", ["w5", "g5"]), ("-", ["r5"])),
        ("warehouse-fire", ("-", ["w5", "g5"]), ("-", ["r5"])),
        ("luxury-tax", ("wwg", ["g5"]), ("rrr", [])),
        ("tribute", ("p", ["w5", "g5"]), ("-", ["r5"])),
    ],
)
def test_the_others_still_suffer(event: str, second: tuple[str, list[str]], third: tuple[str, list[str]]) -> None:
    towers = {0: ["w5"], 1: ["w5", "g5"], 2: ["r5"]}
    at = taken(event, players=3, towers=towers, stocks={0: "www", 1: "wgp", 2: "r"}, hands={0: ["patrician"]})
    give(at, "yes")
    choices(at)
    assert (stock(at, 0), towers_of(at, 0)) == ("www", ["w5"])
    assert (stock(at, 1), towers_of(at, 1)) == second
    assert (stock(at, 2), towers_of(at, 2)) == third


@pytest.mark.rule("F10.6")
@pytest.mark.parametrize("event", ALL_PLAYERS)
def test_with_the_option_it_does_nothing_at_all(event: str) -> None:
    layout: dict[str, Any] = {"towers": {0: ["w5"], 1: ["w5"]}, "stocks": {0: "www", 1: "www"}}
    at = taken(event, "r", hands={0: ["patrician"]}, patrician_shields_all=True, **layout)
    assert give(at, "yes") == ["person-played", "warded-off"]
    assert (at.question, stock(at, 0), stock(at, 1), towers_of(at, 1)) == (Ask.LAY_OUT, "wwwr", "www", ["w5"])
    at = taken("flood", hands={0: ["patrician"]}, patrician_shields_all=True, **layout)
    give(at, "no", "w")
    assert at.actor == 1  # not played, it shields nobody


@pytest.mark.rule("F10.6", "F10.25")
@pytest.mark.parametrize("shields_all", [False, True])
def test_renaissance_warded_off_shuffles_nothing_and_is_discarded(shields_all: bool) -> None:
    layout: dict[str, Any] = {"start_pile": ["alchemist"], "discarded": ["flood"], "hands": {0: ["patrician"]}}
    at = taken("renaissance", patrician_shields_all=shields_all, **layout)
    assert give(at, "yes") == ["person-played", "warded-off"]
    assert sorted(cards_in(at.state.discard_pile)) == ["flood", "patrician", "renaissance"]
    assert written(at) == ["alchemist"]


@pytest.mark.rule("F10.6")
def test_no_ward_without_a_patrician_nor_after_one_was_played_nor_by_another_player() -> None:
    assert taken("botch", towers={0: ["w3"]}, hands={0: ["mason"]}).question == Ask.BOTCH
    assert taken("botch", towers={0: ["w3"]}, hands={0: ["patrician"]}, played=["patrician"]).question == Ask.BOTCH
    at = taken("flood", stocks={1: "w"}, hands={1: ["patrician"]})
    assert (at.question, at.actor) == (Ask.FLOOD, 1)
    at = taken("botch", hands={0: ["patrician", "patrician", "fame"]})
    give(at, "yes")
    draw_all(at, "blame", "wwww")
    assert refused(at, "patrician") == [("F10.0", "person-played")]  # one in a turn, for either use


# Who chooses, and the automatic choice


@pytest.mark.rule("F10.26")
def test_each_chooses_for_itself_in_turn_order_from_the_taker() -> None:
    at = taken("warehouse-fire", players=4, player=2, stocks=dict.fromkeys(range(4), "wwwyyy"))
    for seat in (2, 3, 0, 1):
        assert at.actor == seat
        give(at, "w", "y", "y")
    assert [stock(at, seat) for seat in range(4)] == ["wwy"] * 4
    draw_all(at, "fame", "wwww")
    assert (at.actor, at.question) == (2, Ask.EXCHANGE)  # the taker's turn goes on


@pytest.mark.rule("F10.26")
def test_a_levy_asks_in_turn_order_too() -> None:
    towers = {0: ["w5"], 1: ["g5"], 2: ["r5", "b5"]}
    at = taken("luxury-tax", players=3, player=1, towers=towers, stocks={0: "ww", 1: "gg", 2: "rr"})
    assert (at.actor, at.question) == (1, Ask.TAX)
    give(at, "g", "g")
    assert (at.actor, at.question) == (2, Ask.TAX_TOWER)
    give(at, "b5", "r", "r")
    assert (at.actor, at.question) == (0, Ask.TAX)


@pytest.mark.rule("F10.26")
@pytest.mark.parametrize(
    ("bricks", "towers", "given"),
    [
        ("wwyygg", [], "wwy"),  # white to purple
        ("wwyygg", ["w3"], "yyg"),  # colours without an own tower first
        ("wwyypp", ["w3", "y2"], "wpp"),
        ("wyp", ["w3", "y2"], "wyp"),
        ("wwwwpb", ["w1", "b1"], "wwp"),
    ],
)
def test_automatically_bricks_of_colours_without_a_tower_go_first(bricks: str, towers: list[str], given: str) -> None:
    at = taken("warehouse-fire", stocks={1: bricks}, towers={1: towers})
    assert at.actor == 1
    assert "".join(choices(at)) == given


@pytest.mark.rule("F10.26")
@pytest.mark.parametrize(
    ("event", "towers", "bricks", "given"),
    [
        ("luxury-tax", ["w6", "g5", "b5"], "rryy", ["w6", "b5", "y", "y", "r", "r"]),  # of equal ones the rarer colour
        ("luxury-tax", ["w5", "g7", "b6"], "ry", ["g7", "y", "r"]),
        ("luxury-tax", ["w5", "w5"], "wwr", ["w5", "w", "r"]),
        ("tribute", ["w3", "w4", "w6"], "ww", ["w4", "w6"]),
        ("tribute", ["w3", "w3", "r2", "r5"], "wr", ["w3", "r5"]),
        ("collapse", ["w6", "g3", "b3"], "", ["g3"]),
        ("botch", ["w2", "p2", "r4"], "", ["w2"]),
    ],
)
def test_automatically_the_highest_towers_stay(event: str, towers: list[str], bricks: str, given: list[str]) -> None:
    assert choices(taken(event, towers={0: towers}, stocks={0: bricks})) == given


def dealt(rng: Random) -> tuple[list[str], str]:
    """Towers and a stock, whatever the bag holds."""
    bag = {"w": 25, "y": 18, "g": 15, "r": 12, "b": 10, "p": 8}
    towers = []
    for colour in rng.choices("wygrbp", k=rng.randint(0, 6)):
        height = min(rng.randint(1, 8), bag[colour])
        bag[colour] -= height
        towers += [f"{colour}{height}"] * (height > 0)
    return towers, "".join(rng.sample("".join(letter * left for letter, left in bag.items()), rng.randint(0, 8)))


@pytest.mark.rule("F10.26")
@pytest.mark.parametrize("event", ["collapse", "botch", *ALL_PLAYERS])
def test_the_automatic_choice_is_always_legal(firenze: Game, event: str) -> None:
    rng = Random(event)
    for _ in range(60):
        towers, bricks = dealt(rng)
        at = taken(event, towers={0: towers}, stocks={0: bricks})
        choices(at)
        assert firenze.audit(at.state) == 0


@pytest.mark.rule("F10.26")
def test_no_other_question_has_an_automatic_choice(firenze: Game) -> None:
    for at in walk(firenze, 3, seed=1):
        of_an_event = at.question in (Ask.FLOOD, Ask.FIRE, Ask.TAX_TOWER, Ask.TRIBUTE, Ask.TAX, Ask.COLLAPSE, Ask.BOTCH)
        assert (at.automatic() is not None) == of_an_event
