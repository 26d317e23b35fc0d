"""L1.2 to L1.4: tiles and artworks, as the tables of the rules have them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from torri import Game

from ...playing import give, refused, written
from .positions import lots_of, position

CUBES = {"m": "marble", "w": "wood", "g": "gold", "t": "metal", "c": "cloth", "s": "spice"}
SIGNS = {"ƒ": "florins", "★": "prestige", "†": "bishop", "⚒": "workers", "?": "any_cube", "⇄": "swaps"}
TALENTS = {"a": "architect", "s": "sculptor", "p": "painter"}

# L1.3: name | copies | cost to build | cost to use | output | prestige | income
BUILDINGS = """
Casa | 5 | ww | - | - | 0 | ƒ50 ⚒1
Casamento | 3 | mww ƒ50 | - | - | 1 | ƒ100 ⚒1
Palagio | 1 | mmmwcc ƒ150 | - | - | 2 | ƒ100 ★1 ⚒1
Picconiere | 2 | wt | - | m ƒ50 | 0 | -
Boscaiuolo | 2 | mt | - | w ƒ50 | 0 | -
Fabbro | 2 | mw | - | t | 0 | -
Monte di Pietà | 2 | mt | - | g | 0 | -
Lanaiuolo | 2 | ws | - | c | 0 | -
Erbolaio | 2 | wc | - | s | 0 | -
Cambiavalute | 2 | wg | - | ƒ150 | 0 | -
Cava | 2 | wt ƒ50 | - | mm | 0 | -
Segheria | 2 | mt ƒ50 | - | ww | 0 | -
Fonderia | 1 | mw ƒ100 | - | tt | 1 | -
Miniera | 1 | wt ƒ150 | - | gg | 1 | -
Setaiuolo | 1 | ws ƒ100 | - | cc | 1 | -
Mercatante | 1 | gc ƒ100 | - | ss | 1 | -
Scarpellino | 2 | mw | m | ƒ250 | 0 | -
Legnaiuolo | 2 | ww | w | ƒ250 | 0 | -
Orafo | 1 | wg ƒ50 | g | ƒ200 ★1 | 1 | -
Ottonaio | 1 | wt ƒ50 | t | ƒ200 ★1 | 1 | -
Tintore | 1 | wc ƒ50 | c | ƒ200 ★1 | 1 | -
Speziale | 1 | ws ƒ50 | s | ƒ200 ★1 | 1 | -
Baratto | 2 | w ƒ50 | - | ⇄2 | 0 | -
Biblioteca | 1 | ww ƒ50 | ƒ100 | ★2 | 1 | -
Convento | 1 | mw ƒ50 | - | ƒ100 †1 | 1 | -
Loggia | 1 | mmt ƒ50 | - | ƒ100 ★1 | 2 | -
Fondaco | 1 | mw ƒ100 | - | ƒ50 ?1 | 1 | -
"""

# L1.2, L1.4: place and name | talents | cost | prestige | bishop points | income
DISTRICT_WORKS = """
Palazzo: Facciata | as | mmw ƒ50 | 3 | 0 | -
Palazzo: Salone | ap | wcs ƒ100 | 4 | 0 | -
Palazzo: Statua | s | tt ƒ100 | 3 | 0 | -
Palazzo: Ritratto | p | cs | 2 | 0 | -
Chiesa: Facciata | as | mmm ƒ50 | 2 | 1 | -
Chiesa: Campanile | a | mwt ƒ50 | 2 | 2 | -
Chiesa: Pala d’altare | p | wgs | 2 | 1 | -
Chiesa: Crocifisso | s | wgt | 1 | 2 | -
"""
CITY_WORKS = """
Banco: Atrio | asp | wgtc ƒ100 | 4 | 0 | ƒ100
Battistero: Cupola | ap | mmmg ƒ100 | 4 | 1 | g
Battistero: Portali | as | wwtt ƒ100 | 4 | 1 | t
Lastricato: Fontana | as | mmt ƒ100 | 3 | 0 | m
Lastricato: Monumento equestre | s | gtt ƒ100 | 4 | 0 | ƒ50
Ospedale: Cappella | sp | mmwg ƒ50 | 3 | 1 | ⚒1
Ospedale: Chiostro | as | mmmw ƒ50 | 3 | 0 | ⚒1
Palazzo della Signoria: Facciata | as | mmmt ƒ100 | 5 | 0 | ƒ50
Palazzo della Signoria: Salone | p | wwccs ƒ100 | 5 | 0 | ★1
Palazzo Vescovile: Facciata | as | mggt ƒ100 | 4 | 2 | ƒ50
Palazzo Vescovile: Salone | p | wgcs ƒ100 | 4 | 1 | †1
Duomo: Abside | p | mmwgss ƒ200 | 8 | 1 | ƒ50
Duomo: Altare | asp | mmggtc ƒ150 | 8 | 2 | †1
Duomo: Campanile | a | mmmmwwt ƒ200 | 10 | 0 | ƒ100
Duomo: Cappella | sp | mmwtts ƒ150 | 7 | 1 | ⚒1
Duomo: Cupola | ap | mmmmwwwgs ƒ300 | 13 | 2 | ƒ50 ★1
Duomo: Facciata | as | mmmmmwgt ƒ250 | 12 | 1 | ★1
Duomo: Navata | ap | mmwwcc ƒ200 | 7 | 1 | s
Duomo: Pulpito | s | mmwc ƒ100 | 4 | 2 | -
"""


def rows(table: str) -> list[list[str]]:
    return [line.split(" | ") for line in table.strip().splitlines()]


def goods(written: str) -> dict[str, int]:
    """`mmw ƒ50` as cubes and florins."""
    cubes = [CUBES[letter] for part in written.split() if part.isalpha() and part[0] in CUBES for letter in part]
    return Counter(cubes) | {SIGNS[part[0]]: int(part[1:]) for part in written.split() if part[0] in SIGNS}


def added(amounts: list[dict[str, int]]) -> dict[str, int]:
    total: Counter[str] = Counter()
    for amount in amounts:
        total.update(amount)
    return total


def table_of(game: Game) -> Any:
    return game.start(2).view(0)["table"]


# L1.3 Tiles


@pytest.mark.rule("L1.3")
@pytest.mark.parametrize(("number", "row"), [*enumerate(rows(BUILDINGS))], ids=[row[0] for row in rows(BUILDINGS)])
def test_a_building_has_its_printed_figures(florenza: Game, number: int, row: list[str]) -> None:
    name, copies, build, use, output, prestige, income = row
    kind = table_of(florenza)["buildings"][number]
    assert (kind["name"], kind["copies"], kind["prestige"]) == (name, int(copies), int(prestige))
    assert kind["left"] == int(copies)
    assert (kind["build"], kind["use"]) == (goods(build), goods(use))
    assert (kind["output"], kind["income"]) == (goods(output), goods(income))


@pytest.mark.rule("L1.3")
def test_there_are_forty_five_tiles_of_twenty_seven_names(florenza: Game) -> None:
    kinds = table_of(florenza)["buildings"]
    assert len({kind["name"] for kind in kinds}) == len(kinds) == 27
    assert sum(kind["copies"] for kind in kinds) == 45
    assert Counter(kind["copies"] for kind in kinds) == {1: 13, 2: 12, 3: 1, 5: 1}


@pytest.mark.rule("L1.3")
def test_the_figures_of_all_tiles_come_to_these_sums(florenza: Game) -> None:
    kinds = table_of(florenza)["buildings"]
    build = {"wood": 26, "marble": 14, "metal": 8, "cloth": 5, "spice": 3, "gold": 3, "florins": 1250}
    assert added([kind["build"] for kind in kinds]) == build
    assert added([kind["use"] for kind in kinds]) == dict.fromkeys(CUBES.values(), 1) | {"florins": 100}
    output = dict.fromkeys(CUBES.values(), 3) | {"florins": 1800, "prestige": 7, "bishop": 1, "swaps": 2, "any_cube": 1}
    assert added([kind["output"] for kind in kinds]) == output
    assert added([kind["income"] for kind in kinds]) == {"florins": 250, "workers": 3, "prestige": 1}
    assert sum(kind["prestige"] for kind in kinds) == 16


@pytest.mark.rule("L1.3")
def test_the_same_name_may_be_built_twice_in_a_district_if_copies_remain() -> None:
    at = position(buildings={0: ["casa"]}, passed=[1])
    give(at, "build", "casa", "build", "casa")
    assert lots_of(at, 0) == ["casa", "casa", "casa"]
    assert at.view(0)["table"]["buildings"][0]["left"] == 2


@pytest.mark.rule("L1.3")
@pytest.mark.parametrize(
    ("name", "laid"), [("palagio", 1), ("fondaco", 1), ("fabbro", 2), ("casamento", 3), ("casa", 5)]
)
def test_without_a_copy_left_a_building_is_not_to_be_had(name: str, laid: int) -> None:
    at = position(buildings={1: [name] * (laid - 1)}, passed=[1])
    give(at, "build")
    assert refused(at, name) == []
    at = position(buildings={1: [name] * laid}, passed=[1])
    give(at, "build")
    assert refused(at, name) == [("L1.3", "no-tile-left")]
    (reason,) = at.why_not(at.parse(name))
    assert (reason.facts["has"], reason.facts["needs"]) == (0, laid)
    assert name not in written(at)


@pytest.mark.rule("L1.3")
def test_a_unique_building_of_the_own_district_cannot_be_built_again() -> None:
    at = position(buildings={0: ["loggia"]})
    give(at, "build")
    assert refused(at, "loggia") == [("L1.3", "no-tile-left")]


# L1.2, L1.4 Artworks


def assert_printed(item: Any, row: list[str]) -> None:
    name, talents, cost, prestige, bishop, income = row
    assert (item["name"], item["prestige"], item["bishop"]) == (name, int(prestige), int(bishop))
    assert item["talents"] == [TALENTS[letter] for letter in talents]
    assert (item["cost"], item["income"]) == (goods(cost), goods(income))


@pytest.mark.rule("L1.2")
@pytest.mark.parametrize(
    ("number", "row"), [*enumerate(rows(DISTRICT_WORKS))], ids=[row[0] for row in rows(DISTRICT_WORKS)]
)
def test_an_artwork_of_a_district_has_its_printed_figures(florenza: Game, number: int, row: list[str]) -> None:
    for seat in table_of(florenza)["seats"]:
        assert_printed(seat["works"][number], row)


@pytest.mark.rule("L1.2")
def test_each_family_has_four_works_in_its_palazzo_and_four_in_its_chiesa(florenza: Game) -> None:
    for seat in florenza.start(5).view(None)["table"]["seats"]:
        assert Counter(item["name"].partition(":")[0] for item in seat["works"]) == {"Palazzo": 4, "Chiesa": 4}
        assert len({item["work"] for item in seat["works"]}) == 8


@pytest.mark.rule("L1.4")
@pytest.mark.parametrize(("number", "row"), [*enumerate(rows(CITY_WORKS))], ids=[row[0] for row in rows(CITY_WORKS)])
def test_an_artwork_of_the_main_board_has_its_printed_figures(florenza: Game, number: int, row: list[str]) -> None:
    assert_printed(table_of(florenza)["works"][number], row)


@pytest.mark.rule("L1.4")
def test_nineteen_artworks_of_the_main_board_in_seven_places(florenza: Game) -> None:
    works = table_of(florenza)["works"]
    assert Counter(item["name"].partition(":")[0] for item in works) == {
        "Banco": 1,
        "Battistero": 2,
        "Lastricato": 2,
        "Ospedale": 2,
        "Palazzo della Signoria": 2,
        "Palazzo Vescovile": 2,
        "Duomo": 8,
    }
    assert len({item["work"] for item in works}) == len(works) == 19


@pytest.mark.rule("L1.2", "L1.4")
def test_the_figures_of_all_artworks_come_to_these_sums(florenza: Game) -> None:
    table = table_of(florenza)
    city = [item for item in table["works"] if not item["name"].startswith("Duomo")]
    cathedral = [item for item in table["works"] if item["name"].startswith("Duomo")]
    groups = (table["seats"][0]["works"], city, cathedral)
    assert [sum(item["prestige"] for item in group) for group in groups] == [19, 43, 69]
    assert [sum(item["bishop"] for item in group) for group in groups] == [6, 6, 10]
    costs = [added([item["cost"] for item in group]) for group in groups]
    assert [tuple(cost[cube] for cube in (*CUBES.values(), "florins")) for cost in costs] == [
        (6, 5, 2, 4, 2, 3, 350),
        (14, 8, 7, 8, 4, 2, 1000),
        (23, 11, 5, 5, 4, 4, 1550),
    ]
    of_a_round = {"florins": 450, "prestige": 3, "bishop": 2, "workers": 3}
    cubes = dict.fromkeys(("gold", "metal", "marble", "spice"), 1)
    assert added([item["income"] for group in groups for item in group]) == of_a_round | cubes
