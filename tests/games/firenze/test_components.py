"""F1: the components, as the tables of the rules have them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from torri import Event, Game, Position
from torri.engine.errors import UnknownNotation, WrongOption
from torri.games.firenze.audit import Fault
from torri.games.firenze.state import Ask
from torri.games.firenze.tables import HIGH

from ...playing import give, refused, walk, written
from .positions import BALCONIES, cards_in, draw_all, position, stock, towers_of

HEIGHTS = (3, 4, 5, 6, 7, 8)
COMMISSIONS = {  # F1.2: by height, and the flag
    "white": "1 X | 2 X | 3 X | 4 X | 5 X | 6 X | 2 S",
    "yellow": "1 X | 2 X | 3 X | 4 X | 6 X | 7 X | 3 X",
    "green": "2 X | 3 X | 4 S | 5 S | 7 X | 8 X | 4 X",
    "red": "2 X | 3 X | 5 X | 6 X | 8 P | 10 X | 5 X",
    "blue": "2 X | 4 X | 5 X | 7 X | 10 X | 13 X | 6 X",
    "purple": "3 X | 5 X | 7 X | 10 X | 13 X | 18 X | 7 X",
}
COLOURS = tuple(COMMISSIONS)
PRINTED = {
    f"{colour[0]}{height}": int(cell.split()[0])
    for colour, line in COMMISSIONS.items()
    for height, cell in zip(HEIGHTS, line.split("|"), strict=False)
}
TILES = {  # F1.4
    "I": {"w6": 7, "y5": 6, "g5": 7, "r4": 6, "b4": 7},
    "II": {"w7": 9, "y6": 8, "g6": 9, "r5": 9, "b5": 9},
    "III": {"y7": 11, "g7": 12, "r6": 11, "b6": 12, "p5": 12},
    "IV": {"w8": 12, "r7": 14, "b7": 16, "p6": 16},
}
OTHER_BALCONIES = ("I.y5", "II.b5", "III.r6", "IV.w8")


def copies(written: str) -> dict[str, int]:
    return {name: int(number) for name, number in (card.split() for card in written.split(", "))}


CARDS = {  # F1.5
    "event": copies("collapse 1, flood 1, warehouse-fire 2, luxury-tax 1, botch 1, renaissance 1, tribute 2"),
    "person": copies(
        "alchemist 4, architect 3, princess 2, wholesaler 2, mason 3, patrician 3, smuggler 3, saboteur 1"
    ),
    "festival": copies("recognition 2, blame 2, monument 2, fame 2, scandal 2"),
    "building": copies("bridge 1, warehouse 3, workshop 4"),
    "church": copies("campanile 1, small-privilege 1, middle-privilege 1, great-privilege 1"),
}
START_CARDS = copies(  # F1.6
    "alchemist 2, architect 1, princess 1, wholesaler 1, mason 1, patrician 1, smuggler 1, warehouse 1, workshop 1"
)


def told(at: Position, answer: str) -> dict[str, Event]:
    return {event.name: event for event in at.apply(at.parse(answer))}


def bricks_everywhere(at: Position) -> list[int]:
    """The bricks of each colour in bag, row, stocks and towers."""
    s = at.state
    found = [list(s.bag), *s.row_bricks, *s.stock]
    for seat in range(at.players):
        for tower in s.tower[seat][: s.towers[seat]]:
            found.append([tower % HIGH if colour == tower // HIGH else 0 for colour in range(6)])
    return [sum(counts) for counts in zip(*found, strict=True)]


@pytest.mark.rule("F1.1")
def test_eighty_eight_bricks_of_six_colours(firenze: Game) -> None:
    bag = firenze.start(2).view(None)["table"]["bag"]
    assert bag == {"white": 25, "yellow": 18, "green": 15, "red": 12, "blue": 10, "purple": 8}
    assert sum(bag.values()) == 88


@pytest.mark.rule("F1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_brick_ever_comes_or_goes(firenze: Game, players: int) -> None:
    for at in walk(firenze, players, seed=players):
        assert bricks_everywhere(at) == [25, 18, 15, 12, 10, 8]


@pytest.mark.rule("F1.1")
@pytest.mark.parametrize("card", ["flood", "warehouse-fire"])
def test_a_brick_aside_with_the_taker_is_in_no_stock_yet(card: str) -> None:
    at = position(stocks={0: "gggggg"}, row=(card, *["alchemist"] * 4, "mason"), bricks={1: "wwyp"})
    give(at, "c1")
    assert at.question == (Ask.FLOOD if card == "flood" else Ask.FIRE)
    assert at.view(1)["table"]["row"][0]["aside"] is True
    assert stock(at, 0) == "gggggg"
    assert bricks_everywhere(at) == [25, 18, 15, 12, 10, 8]


@pytest.mark.rule("F1.1")
def test_a_table_with_a_brick_too_many_is_none_of_this_game(firenze: Game) -> None:
    at = position(stocks={0: "w"})
    at.state.bag[0] += 1
    assert firenze.audit(at.state) == Fault.BRICKS_NOT_CONSERVED


@pytest.mark.rule("F1.2")
def test_six_towers_with_six_commissions_and_a_flag_each(firenze: Game) -> None:
    towers = firenze.start(2).view(None)["table"]["towers"]
    assert [tower["colour"] for tower in towers] == ["white", "yellow", "green", "red", "blue", "purple"]
    for tower in towers:
        assert [commission["height"] for commission in tower["commissions"]] == [3, 4, 5, 6, 7, 8]
        values = [commission["points"] for commission in tower["commissions"]] + [tower["flag"]]
        assert values == [int(cell.split()[0]) for cell in COMMISSIONS[tower["colour"]].split("|")]
    assert sum(len(tower["commissions"]) for tower in towers) == 36


@pytest.mark.rule("F1.2")
@pytest.mark.parametrize(("code", "points"), PRINTED.items())
def test_each_commission_brings_its_printed_points(code: str, points: int) -> None:
    covered = {balcony.partition(".")[2] for balcony in BALCONIES}
    at = position(ask=Ask.CLAIM, towers={0: [code]}, balconies=OTHER_BALCONIES if code in covered else BALCONIES)
    assert told(at, code)["fulfilled"].facts["points"] == points


@pytest.mark.rule("F1.2")
@pytest.mark.parametrize(("colour", "flag"), [*zip(COLOURS, (2, 3, 4, 5, 6, 7), strict=True)])
def test_each_flag_brings_its_points_at_the_end(colour: str, flag: int) -> None:
    at = position(player=1, ask=Ask.CLAIM, seals={0: [f"{colour[0]}3"]}, quiet=9)
    give(at, "-")
    assert at.over
    majorities = [(line.seat, line.points, line.facts) for line in at.ledger() if line.what == "majority"]
    assert majorities == [(0, flag, {"colour": f"colour-{colour}"})]


@pytest.mark.rule("F1.2")
@pytest.mark.parametrize("code", ["w2", "w9", "p1"])
def test_other_heights_have_no_commission(code: str) -> None:
    at = position(ask=Ask.CLAIM, towers={0: [code]})
    assert written(at) == ["-"]
    with pytest.raises(UnknownNotation):
        at.parse(code)


@pytest.mark.rule("F1.2", "F1.3")
def test_figures_of_the_board_bear_the_marks_of_the_record(firenze: Game) -> None:
    marks = {figure.path: figure.mark for figure in firenze.edition.figures}
    for colour, line in COMMISSIONS.items():
        for key, cell in zip((*HEIGHTS, "flag"), line.split("|"), strict=True):
            assert marks[f"commissions.{colour}.{key}"] == cell.split()[1]
    assert marks["commissions.red.7"] == "P"
    assert marks["commissions.green.5"] == "S"
    assert marks["commissions.white.3"] == "X"
    assert [marks[f"floor_tiles.{height}"] for height in (5, 6, 7, 8)] == ["X", "S", "X", "X"]


@pytest.mark.rule("F1.3")
def test_four_floor_tiles_beside_heights_five_to_eight(firenze: Game) -> None:
    tiles = firenze.start(2).view(None)["table"]["tiles"]
    assert [(tile["height"], tile["points"]) for tile in tiles] == [(5, 1), (6, 2), (7, 3), (8, 4)]


@pytest.mark.rule("F1.3")
@pytest.mark.parametrize(("code", "points"), [("y3", 0), ("y4", 0), ("y5", 1), ("y6", 2), ("y7", 3), ("y8", 4)])
def test_a_floor_tile_adds_its_points_and_low_heights_have_none(code: str, points: int) -> None:
    at = position(ask=Ask.CLAIM, towers={0: [code]})
    events = told(at, code)
    assert events["tile-taken"].facts["points"] == points if points else "tile-taken" not in events
    assert at.scores() == [PRINTED[code] + points, 0]


@pytest.mark.rule("F1.4")
def test_nineteen_balcony_tiles_of_four_numerals(firenze: Game) -> None:
    at = firenze.start(2, {"start_player": 1})
    for numeral, tiles in TILES.items():
        assert set(written(at)) == {f"{numeral}.{code}" for code in tiles}
        for code, points in tiles.items():
            assert at.meaning(at.parse(f"{numeral}.{code}"))[1]["points"] == points
        at.apply(at.answers()[0])
    assert [len(tiles) for tiles in TILES.values()] == [5, 5, 5, 4]


@pytest.mark.rule("F1.4")
@pytest.mark.parametrize(
    ("numeral", "code", "points"),
    [(numeral, code, points) for numeral, tiles in TILES.items() for code, points in tiles.items()],
)
def test_the_value_of_a_tile_replaces_the_printed_one(numeral: str, code: str, points: int) -> None:
    number = list(TILES).index(numeral)
    balconies = [*BALCONIES[:number], f"{numeral}.{code}", *BALCONIES[number + 1 :]]
    before = [balcony.partition(".")[2] for balcony in balconies[:number]]
    at = position(ask=Ask.CLAIM, towers={0: [code]}, balconies=balconies, seals={1: before})
    assert told(at, code)["fulfilled"].facts["points"] == points
    assert next((line.what, line.points) for line in at.ledger() if line.seat == 0) == ("balcony", points)
    assert "commission" not in {line.what for line in at.ledger()}


@pytest.mark.rule("F1.4")
def test_marks_of_the_balconies(firenze: Game) -> None:
    figures = {figure.path: (figure.value, figure.mark) for figure in firenze.edition.figures}
    tile = {part: figures[f"balcony[1].{part}"] for part in ("colour", "height", "points")}
    assert tile == {"colour": ("white", "X"), "height": (6, "X"), "points": (7, "S")}
    red_two = {part: figures[f"balcony[9].{part}"] for part in ("numeral", "colour", "height", "points")}
    assert red_two == {"numeral": (2, "S"), "colour": ("red", "S"), "height": (5, "X"), "points": (9, "X")}
    red_seven = {part: figures[f"balcony[17].{part}"] for part in ("colour", "height", "points")}
    assert red_seven == {"colour": ("red", "P"), "height": (7, "P"), "points": (14, "P")}
    others = [mark for path, (_, mark) in figures.items() if path.startswith("balcony[")]
    assert Counter(others) == {"X": 19 * 4 - 6, "P": 3, "S": 3}


def all_cards(firenze: Game) -> Counter[str]:
    s = firenze.start(2, {"campanile": True}).state
    return Counter(cards_in(s.start_pile) + cards_in(s.draw_pile))


@pytest.mark.rule("F1.5")
def test_fifty_two_cards_of_twenty_seven_names(firenze: Game) -> None:
    cards = all_cards(firenze)
    assert cards == {name: copies for kind in CARDS.values() for name, copies in kind.items()}
    assert (len(cards), sum(cards.values())) == (27, 52)
    assert [sum(cards[name] for name in names) for names in CARDS.values()] == [9, 21, 10, 8, 4]


def whereabouts(at: Position, name: str) -> str:
    """Where a card just taken has gone, which tells its kind."""
    table: Any = at.view(0)["table"]
    seat = table["seats"][0]
    for place, cards in (("discard", table["discard"]), ("church", table["church"]), ("open", seat["buildings"])):
        if name in cards:
            return place
    return "hand" if name in seat["hand"] else "pile"


@pytest.mark.rule("F1.5")
@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in CARDS.items() for name in names])
def test_a_card_acts_by_its_kind(kind: str, name: str) -> None:
    row = (name, "alchemist", "alchemist", "architect", "workshop", "workshop")
    at = position(row=row, towers={0: ["w1"]} if name == "monument" else {})
    give(at, "c1")
    place = {"event": "discard", "person": "hand", "festival": "hand", "building": "open", "church": "church"}[kind]
    assert whereabouts(at, name) == ("pile" if name == "renaissance" else place)
    draw_all(at, "warehouse", "wwww")
    assert at.question == Ask.EXCHANGE
    if kind == "person":
        assert ("F10.0", "person-not-held") not in refused(at, name)
    else:
        with pytest.raises(UnknownNotation):  # nothing that could be played
            at.parse(name)


@pytest.mark.rule("F1.6")
def test_the_ten_start_cards(firenze: Game) -> None:
    start_cards = Counter(cards_in(firenze.start(2).state.start_pile))
    assert start_cards == START_CARDS
    assert sum(start_cards.values()) == 10


@pytest.mark.rule("F1.5", "F1.6", "F1.7")
def test_marks_of_cards_and_seals(firenze: Game) -> None:
    marks = {figure.path: figure.mark for figure in firenze.edition.figures}
    for kind in CARDS.values():
        assert {marks[f"cards.{name}"] for name in kind} == {"S"}
    assert marks["cards.total"] == marks["start_cards.total"] == "S"
    assert {marks[f"start_cards.{name}"] for name in START_CARDS} == {"X"}
    assert {marks[f"seals.{part}"] for part in ("of_two", "of_three", "of_four", "neutral", "placed")} == {"S"}


@pytest.mark.rule("F1.7")
@pytest.mark.parametrize(("players", "seals"), [(2, 9), (3, 7), (4, 6)])
def test_seals_of_each_player(firenze: Game, players: int, seals: int) -> None:
    seats = firenze.start(players).view(None)["table"]["seats"]
    assert [seat["seals"] for seat in seats] == [seals] * players


@pytest.mark.rule("F1.7")
def test_seven_neutral_seals_and_no_more(firenze: Game) -> None:
    assert firenze.start(2, {"neutral_seals": 7}).options["neutral_seals"] == 7
    with pytest.raises(WrongOption):
        firenze.start(2, {"neutral_seals": 8})


@pytest.mark.rule("F1.7")
def test_one_small_seal_each() -> None:
    at = position(ask=Ask.CLAIM, church=["campanile"], towers={0: ["w3", "w3"]})
    give(at, "bell")
    assert at.view(None)["table"]["bells"] == [0]
    assert refused(at, "bell") == [("F10.18", "bell-tower-not-owed")]
    assert towers_of(at, 0) == ["w3"]


@pytest.mark.rule("F1.7")
def test_only_one_tile_for_the_end_of_the_game() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w5"], 1: ["y5"]}, stocks={1: "y"}, spare_seals={0: 8, 1: 8})
    assert "last-seal" in give(at, "w5", "-")
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "y5", "-")
    assert "last-seal" not in give(at, "y6")
    assert at.view(None)["table"]["seats"][1]["seals"] == 0
    assert [(line.seat, line.points) for line in at.ledger() if line.what == "last-seal"] == [(0, 5)]
