"""F2: set-up, by nature's answers and the options of the table."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from torri import NATURE, Game, Position, Record
from torri.engine.errors import UnknownOption, WrongOption, WrongPlayers
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import BALCONY_COMMISSION

from ...playing import give, random_answer, refused, written
from .positions import BALCONIES, cards_in, on_card, position, stock

START_KINDS = {
    *("alchemist", "architect", "princess", "wholesaler", "mason", "patrician", "smuggler", "warehouse", "workshop")
}


def begun(game: Game, *balconies: str, players: int = 2, **options: object) -> Position:
    """A table whose start player is known and whose balconies lie as given."""
    at = game.start(players, {"start_player": 1, **options})
    give(at, *balconies)
    return at


def play_until(at: Position, question: Ask, rng: Random) -> Position:
    while at.question != question:
        at.apply(random_answer(at, rng))
    return at


def commissions(at: Position, key: str) -> dict[str, object]:
    """What is shown of each commission, by its code."""
    towers = at.view(None)["table"]["towers"]
    return {f"{tower['colour'][0]}{item['height']}": item[key] for tower in towers for item in tower["commissions"]}


def first_turn(game: Game, players: int) -> Position:
    return play_until(game.start(players), Ask.TAKE, Random(7))


# F2.1 Balconies


@pytest.mark.rule("F2.1")
def test_all_start_without_points(firenze: Game) -> None:
    assert firenze.start(4).scores() == first_turn(firenze, 4).scores() == [0, 0, 0, 0]


@pytest.mark.rule("F2.1")
def test_one_balcony_of_each_numeral_in_order_each_tile_as_likely(firenze: Game) -> None:
    at = begun(firenze)
    for numeral, tile in zip(("I", "II", "III", "IV"), BALCONIES, strict=True):
        assert (at.question, at.actor) == (Ask.BALCONY, NATURE)
        assert {text.partition(".")[0] for text in written(at)} == {numeral}
        assert set(at.weights()) == {1}
        give(at, tile)
    laid = {code: numeral for code, numeral in commissions(at, "balcony").items() if numeral}
    assert laid == {"w6": "I", "r5": "II", "g7": "III", "p6": "IV"}
    assert commissions(at, "points")["w6"] == 7
    assert at.question != Ask.BALCONY


@pytest.mark.rule("F2.1")
def test_a_tile_of_another_numeral_is_not_drawn(firenze: Game) -> None:
    at = begun(firenze)
    assert refused(at, "II.r5") == [("F2.1", "wrong-numeral")]
    give(at, "I.w6")
    assert refused(at, "I.y5") == [("F2.1", "wrong-numeral")]
    (reason,) = at.why_not(at.parse("I.y5"))
    assert (reason.has, reason.needs) == ("I", "II")
    assert refused(at, "I.w6") == [("F2.1", "wrong-numeral")]  # that its commission is covered adds nothing


@pytest.mark.rule("F2.1")
def test_all_nineteen_tiles_name_different_commissions() -> None:
    assert len(set(BALCONY_COMMISSION)) == len(BALCONY_COMMISSION) == 19


# F2.4 Campanile


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize(("options", "cards"), [({}, 51), ({"campanile": False}, 51), ({"campanile": True}, 52)])
def test_the_campanile_is_in_the_game_only_if_agreed(firenze: Game, options: dict[str, bool], cards: int) -> None:
    at = firenze.start(2, options)
    assert at.view(None)["table"]["draw"] == cards
    assert ("campanile" in cards_in(at.state.draw_pile)) == (cards == 52)
    assert "campanile" not in cards_in(at.state.start_pile)


# F2.5 The start player


@pytest.mark.rule("F2.5")
def test_the_start_player_is_drawn(firenze: Game) -> None:
    at = firenze.start(3)
    assert (at.question, at.actor, written(at), at.weights()) == (Ask.START, NATURE, ["1", "2", "3"], [1, 1, 1])
    assert refused(at, "4") == [("F2.5", "no-such-seat")]
    give(at, "2")
    assert [stock(at, seat) for seat in range(3)] == ["wwww", "ww", "www"]


@pytest.mark.rule("F2.5")
@pytest.mark.parametrize(
    ("players", "start", "stocks"),
    [(2, 1, [2, 3]), (2, 2, [3, 2]), (3, 3, [3, 4, 2]), (4, 1, [2, 3, 4, 5]), (4, 3, [4, 5, 2, 3])],
)
def test_a_chosen_start_player_gets_two_white_bricks_each_next_one_more(
    firenze: Game, players: int, start: int, stocks: list[int]
) -> None:
    at = firenze.start(players, {"start_player": start})
    assert at.question == Ask.BALCONY  # nobody is drawn
    assert [stock(at, seat) for seat in range(players)] == ["w" * number for number in stocks]
    assert at.state.bag == [25 - sum(stocks), 18, 15, 12, 10, 8]
    assert play_until(at, Ask.TAKE, Random(1)).actor == start - 1


# F2.6 Cards and bricks


@pytest.mark.rule("F2.6")
def test_six_start_cards_are_dealt_from_left_to_right_then_four_bricks_on_each(firenze: Game) -> None:
    at = begun(firenze, *BALCONIES, neutral_seals=0)
    assert set(written(at)) == START_KINDS
    assert dict(zip(written(at), at.weights(), strict=True))["alchemist"] == 2
    assert sum(at.weights()) == 10
    assert refused(at, "fame") == [("F4.4", "not-in-draw-pile")]
    for number, card in enumerate(("mason", "alchemist", "smuggler", "workshop", "architect", "princess")):
        assert (at.question, at.actor) == (Ask.LAY_OUT, NATURE)
        give(at, card)
        assert at.view(None)["table"]["row"][number]["card"] == card
    for number, bricks in enumerate(("wwww", "wyyy", "gggg", "rrbb", "pppp", "pppp"), 1):
        assert (at.question, at.actor) == (Ask.DRAW, NATURE)
        give(at, *bricks)
        assert on_card(at, number) == bricks
    assert (at.question, at.actor) == (Ask.TAKE, 0)
    assert at.view(None)["table"]["round"] == 1
    assert Counter(cards_in(at.state.start_pile)) == Counter(["alchemist", "wholesaler", "patrician", "warehouse"])


@pytest.mark.rule("F2.6")
def test_bricks_are_drawn_as_the_bag_holds_them(firenze: Game) -> None:
    at = begun(firenze, *BALCONIES, neutral_seals=0)
    play_until(at, Ask.DRAW, Random(3))
    assert at.weights() == [20, 18, 15, 12, 10, 8]
    give(at, *"pppp", *"pppp")
    assert at.weights() == [20, 18, 15, 12, 10]
    assert refused(at, "p") == [("F4.4", "not-in-bag")]


@pytest.mark.rule("F2.6")
def test_the_other_start_cards_come_before_all_others(firenze: Game) -> None:
    at = first_turn(firenze, 2)
    rng = Random(5)
    for _ in range(4):
        play_until(at, Ask.LAY_OUT, rng)
        assert set(written(at)) <= START_KINDS
        at.apply(random_answer(at, rng))
    play_until(at, Ask.LAY_OUT, rng)
    assert not at.state.start_pile
    assert "fame" in written(at)


# F2.7 Options

DEFAULTS = {
    "campanile": False,
    "neutral_seals": 5,
    "placing": "recommended",
    "dead_colour": "none",
    "patrician_shields_all": False,
    "start_player": "drawn",
    "open_memory": False,
}


@pytest.mark.rule("F2.7")
def test_options_and_their_defaults(firenze: Game) -> None:
    assert firenze.start(2).options == DEFAULTS


@pytest.mark.rule("F2.7", "F2.2", "F2.3", "F2.5")
@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("neutral_seals", 8, "0-7"),
        ("neutral_seals", -1, "0-7"),
        ("neutral_seals", "many", "0-7"),
        ("placing", "random", "recommended / hand_picked / dice"),
        ("start_player", 3, "drawn / 1 / 2"),
        ("start_player", 0, "drawn / 1 / 2"),
        ("dead_colour", "pink", "none / white / yellow / green / red / blue / purple / drawn"),
        ("campanile", "perhaps", "kind-yes-no"),
        ("patrician_shields_all", 2, "kind-yes-no"),
        ("open_memory", "", "kind-yes-no"),
    ],
)
def test_values_that_an_option_does_not_have(firenze: Game, option: str, value: object, expected: str) -> None:
    with pytest.raises(WrongOption) as error:
        firenze.start(2, {option: value})
    assert (error.value.option, error.value.value, error.value.expected) == (option, str(value), expected)


@pytest.mark.rule("F2.7")
def test_unknown_options_and_other_numbers_of_players_are_refused(firenze: Game) -> None:
    with pytest.raises(UnknownOption):
        firenze.start(2, {"jesters": True})
    for players in (1, 5):
        with pytest.raises(WrongPlayers):
            firenze.start(players)


@pytest.mark.rule("F2.7")
def test_options_are_written_in_the_record(firenze: Game) -> None:
    given = {"campanile": True, "neutral_seals": 7, "placing": "dice", "dead_colour": "drawn", "start_player": 3}
    given |= {"patrician_shields_all": True, "open_memory": True}
    record = Record.begin(firenze, 3, given)
    assert record.options == given
    for line in (
        "neutral_seals 7",
        'placing \\"dice\\"',
        'dead_colour \\"drawn\\"',
        "start_player 3",
        "campanile true",
    ):
        assert f'[Option "{line}"]' in record.to_text()
    assert Record.from_text(record.to_text()).options == given
    assert Record.begin(firenze, 2).options == DEFAULTS


@pytest.mark.rule("F2.7", "F10.6")
@pytest.mark.parametrize(("shields", "asked"), [(False, (Ask.FLOOD, 1)), (True, (Ask.LAY_OUT, NATURE))])
def test_a_patrician_shields_everyone_only_if_agreed(shields: bool, asked: tuple[Ask, int]) -> None:
    row = ("flood", "mason", "mason", "bridge", "fame", "fame")
    at = position(stocks={1: "www"}, hands={0: ["patrician"]}, row=row, patrician_shields_all=shields)
    give(at, "c1", "yes")
    assert (at.question, at.actor) == asked


@pytest.mark.rule("F2.7", "F13.2")
@pytest.mark.parametrize("open_memory", [False, True])
def test_open_memory_shows_other_hands_only_if_agreed(open_memory: bool) -> None:
    at = position(hands={1: ["fame"]}, open_memory=open_memory)
    assert ("hand" in at.view(0)["table"]["seats"][1]) == open_memory
