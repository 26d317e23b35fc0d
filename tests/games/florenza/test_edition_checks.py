"""An edition that could not be played is refused, and everything wrong with it is named."""

from __future__ import annotations

from pathlib import Path

import pytest

import torri
from torri.engine.errors import WrongEdition
from torri.texts import Words

from .editions import Change, figure, figures, found, load, out_of_range, read, row

CUBES = "marble, wood, gold, metal, cloth, spice"
TALENTS = "architect, sculptor, painter"
DONATELLO = '{ talent = "sculptor", fee = 200, fame = [2, 3, 4, 4, 4, 5], gold = [6] }'
A_BUILDING = """
[[building]]
mark = "X"
name = "Casetta {number}"
copies = 1
build = {{}}
use = {{}}
output = {{}}
prestige = 0
income = {{}}
"""
A_WORK = """
[[city_work]]
mark = "X"
place = "Ponte"
name = "Arco {number}"
talents = ["architect"]
cost = {{}}
prestige = 0
bishop = 0
income = {{}}
"""
AN_ARTIST = """
[[artist]]
mark = "X"
name = "Anonimo {number}"
life = 1
rows = [{{ talent = "painter", fee = 0, fame = [1, 1, 1, 1, 1, 1], gold = [] }}]
"""
FEWER_TILES = [
    *(figures(f"building {number}", copies=1) for number in (2, 11, 12, 17, 18)),
    figures("tiles", total=39),
]


def more(part: str, times: int) -> Change:
    return lambda text: text + "".join(part.format(number=number) for number in range(times))


# Figures within bounds; more in test_edition_bounds.py


@pytest.mark.parametrize(
    ("changes", "path", "value", "least", "most"),
    [
        ([figures("cubes", total=98, marble=32)], "cubes.marble", 32, 1, 31),
        ([figures("family", workers=13)], "family.workers", 13, 3, 12),
        ([figures("cubes", total=81, gold=9), figures("family", each_cube=2)], "family.each_cube", 2, 0, 1),
        ([figures("market", given=1)], "market.given", 1, 2, 2),
        ([figures("market", given=3)], "market.given", 3, 2, 2),
        ([figures("building 12", copies=0), figures("tiles", total=43)], "building[12].copies", 0, 1, 40),
        ([figures("building 12", copies=41), figures("tiles", total=84)], "building[12].copies", 41, 1, 40),
        ([figure("building 23", "output", "{ swaps = 1, any_cube = 1 }")], "building[23].output", 2, 0, 1),
        ([more(A_BUILDING, 34), figures("tiles", kinds=61, total=79)], "building", 61, 1, 60),
        ([figures("first_game", medici='["Loggia", "Cava"]', pazzi='["Loggia", "Segheria"]')], "first_game", 1, 2, 40),
        ([figures("first_game", short_game='"Casamento"')], "first_game", 3, 5, 40),
        ([figures("first_game", strozzi='["Casa", "Cava"]')], "first_game", 5, 6, 40),
        ([figure("city_work 3", "talents", "[]")], "city_work[3].talents", 0, 1, 3),
        (FEWER_TILES, "tiles.total", 39, 40, 1600),
        ([more(A_WORK, 34)], "works", 61, 1, 60),
        ([more(AN_ARTIST, 20)], "persons", 64, 1, 63),
        ([row("artist 6", "fee = 200", "fee = 1001")], "artist[6].fee", 1001, 0, 1000),
        ([row("artist 6", "fee = 200", "fee = -1")], "artist[6].fee", -1, 0, 1000),
        ([row("artist 6", "fame = [2", "fame = [-11")], "artist[6].fame", -11, -10, 20),
        ([row("artist 6", "fame = [2", "fame = [21")], "artist[6].fame", 21, -10, 20),
        ([row("artist 6", "gold = [6]", "gold = [0]")], "artist[6].gold", 0, 1, 6),
        ([row("artist 6", "gold = [6]", "gold = [7]")], "artist[6].gold", 7, 1, 6),
        ([row("artist 6", "gold = [6]", "gold = [1, 2, 3, 4, 5, 6]")], "artist[6].gold", 6, 0, 5),
        ([figures("nameless_artists", life="[3, 4, 8]")], "life", 8, 1, 7),
        ([figures("nameless_artists", life="[0, 4, 5]")], "life", 0, 1, 7),
        ([figures("preacher 1", life=0)], "life", 0, 1, 7),
        ([figures("nameless_preachers", life=8)], "life", 8, 1, 7),
        ([figures("preacher 4", workers="[3, 3, 3, 4, 4, 13]")], "preacher[4].workers", 13, 0, 12),
        ([figures("preacher 4", workers="[-1, 3, 3, 4, 4, 4]")], "preacher[4].workers", -1, 0, 12),
    ],
)
def test_what_is_out_of_bounds_is_named(changes: list[Change], path: str, value: int, least: int, most: int) -> None:
    assert found(*changes) == [out_of_range(path, value, least, most)]


@pytest.mark.parametrize(
    "changes",
    [
        [figures("cubes", total=97, marble=31)],
        [figures("family", workers=12)],
        [figures("cubes", total=82, gold=10), figures("family", each_cube=2)],  # for five
        [figures("building 12", copies=40), figures("tiles", total=83)],
        [more(A_BUILDING, 33), figures("tiles", kinds=60, total=78)],
        [
            figures("building 1", copies=6),
            figures("tiles", total=46),
            figures("first_game", strozzi='["Casa", "Cava"]'),
        ],
        [more(A_WORK, 33)],
        [more(AN_ARTIST, 19)],
        [row("artist 6", "fame = [2, 3, 4, 4, 4, 5]", "fame = [-10, 3, 4, 4, 4, 20]")],
        [row("artist 6", "gold = [6]", "gold = [1, 2, 3, 4, 5]")],
        [*FEWER_TILES[:-1], figures("tiles", total=40), figures("building 2", copies=2)],
        [figures("nameless_artists", life="[1, 4, 7]")],
        [figures("preacher 4", workers="[0, 3, 3, 4, 4, 12]")],
    ],
)
def test_what_is_just_within_bounds_is_played(changes: list[Change]) -> None:
    assert read(*changes).name == "my box"


def test_as_many_persons_are_drawn_as_there_are() -> None:
    assert read(figures("persons_drawn", of_two=1, of_five=40)).name == "my box"
    twice = [out_of_range("persons_drawn.of_two", 0, 1, 40)] * 2
    assert found(figures("persons_drawn", of_two=0)) == twice
    assert found(more(AN_ARTIST, 1), figures("persons_drawn", of_five=41)) == [
        out_of_range("persons_drawn.of_five", 41, 1, 40)
    ]
    assert found(more(AN_ARTIST, 1), figures("persons_drawn", of_five=42)) == [
        out_of_range("persons_drawn.of_five", 42, 1, 40),
        out_of_range("persons_drawn.of_five", 42, 1, 41),
    ]


def test_one_bound_may_break_others() -> None:
    assert found(figures("cubes", total=72, gold=0)) == [
        out_of_range("cubes.gold", 0, 1, 31),
        out_of_range("family.each_cube", 1, 0, 0),
    ]
    assert found(figures("family", workers=2)) == [
        out_of_range("family.workers", 2, 3, 12),
        out_of_range("family.first_workers", 4, 3, 2),
        out_of_range("income.workers", 4, 3, 2),
    ]


# Sums


@pytest.mark.parametrize(
    ("changes", "path", "number", "expected"),
    [
        ([figures("cubes", wood=17)], "cubes.total", 83, 84),
        ([figures("income", die='["marble", "wood", "metal", "gold", "cloth"]')], "income.die", 5, 6),
        ([figures("tiles", kinds=28)], "tiles.kinds", 27, 28),
        ([figures("building 1", copies=6)], "tiles.total", 46, 45),
        ([figures("first_game", pazzi='["Fabbro", "Fabbro"]')], "first_game.pazzi", 1, 2),
        ([figures("first_game", pazzi='["Fabbro"]')], "first_game.pazzi", 1, 2),
        ([row("artist 6", DONATELLO, f"{DONATELLO}, {DONATELLO}")], "artist[6].rows", 1, 2),
        ([row("artist 6", f"{DONATELLO},", "")], "artist[6].rows", 0, 1),
        ([row("artist 6", "[2, 3, 4, 4, 4, 5]", "[2, 3, 4, 4, 4]")], "artist[6].fame", 5, 6),
        ([figures("nameless_artists", fame="[0, 0, 0, 0, 0, 0, 0]")], "nameless_artists.fame", 7, 6),
        ([figures("nameless_artists", life="[3, 4]")], "nameless_artists.life", 2, 3),
        ([figures("preacher 5", workers="[3, 3, 4, 4, 5]")], "preacher[5].workers", 5, 6),
    ],
)
def test_sums_must_come_out(changes: list[Change], path: str, number: int, expected: int) -> None:
    facts = {"path": path, "found": number, "expected": expected}
    assert found(*changes) == [("wrong-sum", facts)]


def test_palazzo_and_chiesa_have_as_many_works() -> None:
    assert found(figure("district_work 1", "place", '"Chiesa"'), figure("district_work 1", "name", '"Porta"')) == [
        ("wrong-sum", {"path": "district_work Palazzo", "found": 3, "expected": 4}),
        ("wrong-sum", {"path": "district_work Chiesa", "found": 5, "expected": 4}),
    ]


# Names


@pytest.mark.parametrize(
    ("change", "path", "number", "expected"),
    [
        (figure("building 12", "name", '"Càva"'), "building", 26, 27),
        (figure("city_work 2", "name", '"Portali"'), "works", 26, 27),
        (figure("artist 1", "name", '"Giordano bruno"'), "persons", 39, 40),
    ],
)
def test_no_two_names_are_written_alike(change: Change, path: str, number: int, expected: int) -> None:
    assert found(change) == [("names-alike", {"path": path, "found": number, "expected": expected})]


@pytest.mark.parametrize(
    ("change", "path", "name", "known"),
    [
        (figures("income", die='["marble", "wood", "iron", "gold", "cloth", "spice"]'), "income.die", "iron", CUBES),
        (figure("cathedral_work 1", "talents", '["poet"]'), "cathedral_work[1].talents", "poet", TALENTS),
        (row("artist 6", '"sculptor"', '"poet"'), "artist[6].rows", "poet", TALENTS),
        (
            figure("pulpit", "opened_by", '"Atrio"'),
            *("pulpit.opened_by", "Atrio", "Abside, Altare, Campanile, Cappella, Cupola, Facciata, Navata, Pulpito"),
        ),
    ],
)
def test_names_must_be_known(change: Change, path: str, name: str, known: str) -> None:
    assert found(change) == [("unknown-name", {"path": path, "found": name, "known": known})]


@pytest.mark.parametrize(
    ("change", "path", "name"),
    [
        (
            figure("draft", "buildings", '["Casa", "Cava", "Segheria", "Fabbro", "Baratto", "Torre"]'),
            "draft.buildings",
            "Torre",
        ),
        (figures("first_game", rucellai='["Torre", "Cava"]'), "first_game.rucellai", "Torre"),
        (figures("first_game", short_game='"Torre"'), "first_game.short_game", "Torre"),
    ],
)
def test_buildings_to_start_with_must_be_known(change: Change, path: str, name: str) -> None:
    problems = found(change)
    assert ("unknown-name", path, name) in [(problem, facts["path"], facts.get("found")) for problem, facts in problems]


# Buildings to start with


@pytest.mark.rule("L2.2")
def test_the_draft_must_never_be_stuck() -> None:
    names = '["Casa", "Cava", "Segheria", "Baratto", "Fabbro"'  # without the five Casas eight tiles
    assert read(figure("draft", "buildings", f'{names}, "Loggia"]')).name == "my box"
    problem = ("too-few-to-draft", {"path": "draft.buildings", "least": 9})
    assert found(figure("draft", "buildings", f"{names}]")) == [problem]
    assert found(figure("draft", "buildings", "[]")) == [problem]


@pytest.mark.rule("L2.2")
def test_a_building_named_twice_counts_once_for_the_draft() -> None:
    change = figure("draft", "buildings", '["Cava", "Cava", "Cava", "Fabbro", "Fabbro", "Fabbro"]')
    assert found(change) == [("too-few-to-draft", {"path": "draft.buildings", "least": 9})]


@pytest.mark.rule("L2.2")
def test_a_first_game_gives_two_buildings_not_three() -> None:
    change = figures("first_game", pazzi='["Cava", "Cava", "Boscaiuolo"]')
    assert [facts["path"] for _, facts in found(change)] == ["first_game.pazzi"]


# What is said


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (figures("tiles", kinds=28), "“tiles.kinds”: there are 27, and there should be 28."),
        (figures("rounds", normal=0), "“rounds.normal”: 0 is not between 1 and 12."),
        (
            figure("city_work 1", "talents", '["poet"]'),
            "“city_work[1].talents”: there is no “poet”; there are architect, sculptor, painter.",
        ),
        (figure("building 12", "name", '"Cava"'), "“building”: two names are written alike."),
        (figure("draft", "buildings", "[]"), "there must be at least 9 tiles to start with."),
    ],
)
def test_every_problem_is_put_into_words(tmp_path: Path, change: Change, sentence: str) -> None:
    with pytest.raises(WrongEdition) as error:
        load(tmp_path, change)
    assert sentence in Words("en", torri.game("florenza")).error(error.value)


def test_everything_wrong_is_named_at_once() -> None:
    problems = found(figures("cubes", wood=17), figures("income", wood=13), figures("preacher 1", fee=-1))
    assert [(name, facts["path"]) for name, facts in problems] == [
        ("wrong-sum", "cubes.total"),
        ("out-of-range", "income.wood"),
        ("out-of-range", "preacher[1].fee"),
    ]


@pytest.mark.parametrize(
    ("change", "problems"),
    [
        (lambda text: text.replace('normal = [8, "S"]', "normal = 8"), [("missing-mark", "rounds.normal")]),
        (
            lambda text: text.replace("sale = 100", "sell = 100"),
            [("unknown-key", "market.sell"), ("missing-key", "market.sale")],
        ),
        (figure("building 5", "build", "{ stone = 1 }"), [("unknown-key", "building[5].build.stone")]),
        (figure("building 5", "build", "{ workers = 1 }"), [("unknown-key", "building[5].build.workers")]),
        (figure("city_work 5", "income", "{ swaps = 1 }"), [("unknown-key", "city_work[5].income.swaps")]),
        (figures("family", florins='"many"'), [("wrong-type", "family.florins")]),
    ],
)
def test_a_file_of_another_shape_is_refused(change: Change, problems: list[tuple[str, str]]) -> None:
    assert [(name, facts["path"]) for name, facts in found(change)] == problems
