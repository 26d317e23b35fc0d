"""Each figure of an edition has a least and a most: at both ends it is played by, beyond them it is named."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

import pytest

from torri.engine.errors import Facts

from .editions import Change, figure, found, out_of_range, read

CUBES: Final = ("marble", "wood", "gold", "metal", "cloth", "spice")
FIGURES: Final[list[tuple[str, str, int, int]]] = [
    ("rounds", "normal", 1, 12),
    ("rounds", "short", 1, 12),
    ("market", "sale", 0, 1000),
    ("market", "price", 0, 1000),
    *(("failure", key, 0, 20) for key in ("building", "district", "city", "cathedral", "named_artist")),
    ("completion", "palazzo", 0, 20),
    ("completion", "chiesa", 0, 20),
    *(("nameless_preachers", key, 0, 1000) for key in ("count", "fee", "workers")),
    *(("final", key, 0, 1000) for key in ("captain", "bishop", "empty_field", "uncompleted")),
    *(("final", key, 0, 1000) for key in ("no_palazzo", "no_chiesa")),
    *(("final", key, 1, 1000) for key in ("cubes_a_point", "florins_a_point")),
    ("family", "first_workers", 3, 8),
    ("family", "florins", 0, 1000),
    ("family", "each_cube", 0, 2),
    ("offices", "lowest_prestige", -100, 0),
    *(("offices", key, 0, 100) for key in ("bishop_needs", "cardinal_needs", "cardinal_prestige")),
    ("income", "florins", 0, 1000),
    ("income", "instead", 0, 1000),
    ("income", "marble", 0, 12),
    ("income", "wood", 0, 12),
    ("income", "workers", 3, 8),
    ("building 19", "prestige", 0, 20),
    ("district_work 3", "prestige", 0, 40),
    ("city_work 2", "bishop", 0, 20),
    ("cathedral_work 8", "prestige", 0, 40),
    ("artist 34", "life", 1, 7),
    ("nameless_artists", "each", 0, 40),
    ("nameless_artists", "fee", 0, 1000),
    ("preacher 2", "fee", 0, 1000),
    ("preacher 3", "prestige", -20, 20),
    ("preacher 6", "bishop", -20, 20),
]
GOODS: Final[list[tuple[str, str, str, int]]] = [
    *(("building 26", "build", cube, 12) for cube in CUBES),
    ("building 26", "build", "florins", 1000),
    ("building 22", "use", "spice", 12),
    ("building 4", "output", "prestige", 12),
    ("building 4", "output", "workers", 12),
    ("building 27", "output", "any_cube", 1),
    ("building 23", "output", "swaps", 2),
    ("building 1", "income", "workers", 12),
    ("district_work 1", "cost", "marble", 12),
    ("city_work 1", "income", "bishop", 12),
    ("cathedral_work 5", "cost", "florins", 1000),
]


def path_of(table: str, key: str) -> str:
    name, _, number = table.partition(" ")
    return f"{name}[{number}].{key}" if number else f"{name}.{key}"


def beyond(table: str, key: str, value: int, least: int, most: int) -> tuple[str, Facts]:
    return out_of_range(path_of(table, key), value, least, most)


def goods(numbers: dict[tuple[str, str, str], int]) -> list[Change]:
    """Changes to so many goods; several kinds may be of one building."""
    written = defaultdict[tuple[str, str], list[str]](list)
    for (table, key, good), number in numbers.items():
        written[table, key].append(f"{good} = {number}")
    return [figure(table, key, f"{{ {', '.join(parts)} }}") for (table, key), parts in written.items()]


def same(problems: list[tuple[str, Facts]], expected: list[tuple[str, Facts]]) -> bool:
    return sorted(problems, key=str) == sorted(expected, key=str)


def test_all_figures_must_be_within_their_bounds() -> None:
    """All in one file, of which everything wrong is named: to read one file for each of them takes long."""
    assert read(*(figure(table, key, least) for table, key, least, _ in FIGURES)).name == "my box"
    assert read(*(figure(table, key, most) for table, key, _, most in FIGURES)).name == "my box"
    low = found(*(figure(table, key, least - 1) for table, key, least, _ in FIGURES))
    assert same(low, [beyond(table, key, least - 1, least, most) for table, key, least, most in FIGURES])
    high = found(*(figure(table, key, most + 1) for table, key, _, most in FIGURES))
    assert same(high, [beyond(table, key, most + 1, least, most) for table, key, least, most in FIGURES])


def test_all_goods_must_be_within_their_bounds() -> None:
    most = {(table, key, good): number for table, key, good, number in GOODS}
    low, high = dict.fromkeys(most, -1), {one: number + 1 for one, number in most.items()}
    assert read(*goods(most)).name == "my box"
    for numbers in (low, high):
        expected = [
            out_of_range(f"{path_of(*one[:2])}.{one[2]}", number, 0, most[one]) for one, number in numbers.items()
        ]
        assert same(found(*goods(numbers)), expected)


@pytest.mark.long
@pytest.mark.parametrize(("table", "key", "least", "most"), FIGURES)
def test_a_figure_must_be_within_its_bounds(table: str, key: str, least: int, most: int) -> None:
    for value in (least, most):
        assert read(figure(table, key, value)).name == "my box"
    for value in (least - 1, most + 1):
        assert found(figure(table, key, value)) == [beyond(table, key, value, least, most)]


@pytest.mark.long
@pytest.mark.parametrize(("table", "key", "good", "most"), GOODS)
def test_goods_must_be_within_their_bounds(table: str, key: str, good: str, most: int) -> None:
    assert read(*goods({(table, key, good): most})).name == "my box"
    for value in (-1, most + 1):
        problems = found(*goods({(table, key, good): value}))
        assert problems == [out_of_range(f"{path_of(table, key)}.{good}", value, 0, most)]
