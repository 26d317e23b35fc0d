"""Editions: figures with marks, checked on loading; every problem is named."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import torri
from tests.amount import LONG, amount
from torri import Game
from torri.engine.accelerate.linking import Linker
from torri.engine.editions import Reader, read_edition
from torri.engine.errors import WrongEdition
from torri.engine.loops import loops
from torri.texts import LANGUAGES, Words

TEXT = (files("torri.games.patrizier") / "edition.toml").read_text(encoding="utf-8")
Change = Callable[[str], str]


def swap(old: str, new: str, times: int = 1) -> Change:
    def change(text: str) -> str:
        assert old in text
        return text.replace(old, new, times)

    return change


def load(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return torri.game("patrizier", edition=file)


def problems(tmp_path: Path, change: Change) -> dict[str, list[str]]:
    """The names of the problems found and where."""
    with pytest.raises(WrongEdition) as error:
        load(tmp_path, change(TEXT))
    for language in LANGUAGES:
        assert Words(language, torri.game("patrizier")).error(error.value)
    found: dict[str, list[str]] = {}
    for problem in error.value.problems:
        found.setdefault(problem.name, []).append(str(problem.facts.get("path", "")))
        assert problem.name in str(problem)
    return found


def test_a_missing_mark_is_named(tmp_path: Path) -> None:
    assert problems(tmp_path, swap('cards = [55, "S"]', "cards = 55")) == {"missing-mark": ["sums.cards"]}


def test_an_unknown_mark_is_named(tmp_path: Path) -> None:
    assert problems(tmp_path, swap('floors = [9, "C+P"]', 'floors = [9, "C+Q"]')) == {
        "unknown-mark": ["city[1].floors"]
    }


def test_an_unknown_key_is_named(tmp_path: Path) -> None:
    assert problems(tmp_path, swap("set = ", "sets = ")) == {
        "unknown-key": ["heads.sets"],
        "missing-key": ["heads.set"],
    }


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('cards = [7, "S"]', 'cards = ["seven", "S"]', "city[1].cards"),
        ('cards = [7, "S"]', 'cards = [true, "S"]', "city[1].cards"),
        ('start = [["lady", "redhat", "beard"], "X"]', 'start = [[1, 2], "X"]', "city[1].start"),
        ("[heads]", "[[heads]]", "heads"),
    ],
)
def test_a_wrong_type_is_named(tmp_path: Path, old: str, new: str, where: str) -> None:
    assert problems(tmp_path, swap(old, new)) == {"wrong-type": [where]}


def test_tables_are_expected_where_cities_stand(tmp_path: Path) -> None:
    assert problems(tmp_path, lambda text: "city = 3\n" + text.partition("[[city]]")[0]) == {"wrong-type": ["city"]}


def test_wrong_sums_are_named(tmp_path: Path) -> None:
    assert problems(tmp_path, swap('cards = [55, "S"]', 'cards = [56, "S"]')) == {"wrong-sum": ["sums.cards"]}
    found = problems(tmp_path, swap('cards = [7, "S"]', 'cards = [8, "S"]'))
    assert found == {"wrong-sum": ["city[1].cards", "sums.cards", "sums_below_five.cards"]}
    found = problems(tmp_path, swap('single = [["lady"], "X"]', 'single = [["beard"], "X"]'))
    assert set(found) == {"wrong-sum"}
    assert len(found["wrong-sum"]) == 4


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (swap('floors = [9, "C+P"]', 'floors = [8, "C+P"]'), "even-floors"),
        (swap('floors = [9, "C+P"]', 'floors = [11, "C+P"]'), "crests-not-floors"),
        (swap('single = [["lady"], "X"]', 'single = [["pope"], "X"]'), "unknown-face"),
        (swap('start = [["lady", "redhat",', 'start = [["lady", "lady",'), "too-many-alike"),
        (swap('two_crests = [2, "C"]', 'two_crests = [3, "C"]'), "too-many-alike"),
        (swap('name = ["parma", "S"]', 'name = ["pisa", "S"]'), "names-alike"),
        (swap("least_players = [2", "least_players = [5"), "wrong-order"),
        (swap('hand = [3, "S"]', 'hand = [4, "S"]'), "too-few-start-cards"),
        (swap('cards = [7, "S"]', 'cards = [20, "S"]'), "too-many"),
        (swap('game = "patrizier"', 'game = "firenze"'), "wrong-head"),
        (swap('title = ', 'titel = '), "wrong-head"),
        (swap("[heads]", "[heads"), "no-toml"),
    ],
)  # fmt: skip
def test_what_can_not_be_played_is_refused(tmp_path: Path, change: Change, problem: str) -> None:
    assert problem in problems(tmp_path, change)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongEdition) as error:
        torri.game("patrizier", edition=tmp_path / "nowhere.toml")
    assert error.value.problems[0].name == "unreadable"


def test_a_refused_edition_leaves_nothing_behind(tmp_path: Path) -> None:
    before = set(sys.modules)
    for _ in range(2):
        problems(tmp_path, swap('cards = [55, "S"]', 'cards = [56, "S"]'))
    assert {name for name in set(sys.modules) - before if "patrizier__" in name} == set()


def test_the_marks_of_a_table_hold_for_its_bare_figures() -> None:
    head = '[edition]\ngame = "toy"\nname = "t"\ntitle = "t"\n'
    text = head + '[sticks]\nmark = "X"\nfew = 3\nmany = [9, "S"]\nnames = ["a"]\n'
    shape = {"sticks": {"few": int, "many": int, "names": [str]}}
    edition = read_edition(("toy.toml", text), "toy", shape, lambda _values, _reader: None)
    assert edition.values == {"sticks": {"few": 3, "many": 9, "names": ["a"]}}
    assert [(figure.path, figure.mark) for figure in edition.figures] == [
        ("sticks.few", "X"),
        ("sticks.many", "S"),
        ("sticks.names", "X"),
    ]
    assert [figure.path for figure in edition.reconstructed()] == ["sticks.few", "sticks.names"]


def test_a_table_that_is_no_table_is_named() -> None:
    reader = Reader()
    assert reader.read({"sticks": {"few": int}}, {"sticks": 3}) == {"sticks": None}
    assert [problem.name for problem in reader.problems] == ["wrong-type"]


def test_another_edition_plays_by_its_own_figures(tmp_path: Path, patrizier: Game) -> None:
    """Bologna's MOVE card becomes an ANY card, heads bring 7 points: only in the game that asked for it."""
    text = swap('points = [6, "S"]', 'points = [7, "X"]')(TEXT)
    text = re.sub(r'actions = \[\["move"\], "X"\]', 'actions = [["any"], "X"]', text, count=1)
    other = load(tmp_path, swap('name = "torri-1"', 'name = "my box"')(text))
    assert other.edition.name == "my box"
    assert other.edition.sha256 != patrizier.edition.sha256
    assert other.figures["points"] == 7
    assert patrizier.figures["points"] == 6
    at = other.start(2)
    assert "Bo.any" in [other.text(at.state, card) for card in range(48)]
    assert load(tmp_path, swap('name = "torri-1"', 'name = "my box"')(text)) is other
    assert other.with_edition(tmp_path / "edition.toml") is other
    assert "7 " in Words("en", other).rule(other, "P5.2")
    start = at.state
    games = amount(short=5, long=30)
    its_own = loops(other, False).simulate(start, games, 1)
    assert its_own != loops(patrizier).simulate(patrizier.start(2).state, games, 1)
    if LONG:  # compiled again with its figures, as any function whose constants differ: test_accelerate.py
        assert loops(other).simulate(start, games, 1) == its_own
    assert loops(other, False).soak(start, games, 1).fault is None


def test_layout_and_marks_do_not_change_what_an_edition_is(tmp_path: Path, patrizier: Game) -> None:
    other = load(tmp_path, "# corrected\n" + swap('points = [6, "S"]', 'points = [6, "P"]')(TEXT))
    assert other.edition.sha256 == patrizier.edition.sha256


def read(text: str) -> dict[str, list[str]]:
    """The problems of a file whose one table holds a price."""
    with pytest.raises(WrongEdition) as error:
        read_edition(("file", HEAD + text), "toy", {"price": {"of": ("wood", "florins")}}, lambda _v, _r: None)
    return {problem.name: [str(value) for value in problem.facts.values()] for problem in error.value.problems}


HEAD = '[edition]\ngame = "toy"\nname = "one"\ntitle = ""\n[price]\n'


def test_a_price_is_a_table_of_goods() -> None:
    shape = {"price": {"of": ("wood", "florins")}}
    edition = read_edition(("file", HEAD + 'of = [{ wood = 2 }, "X"]'), "toy", shape, lambda _v, _r: None)
    assert edition.values == {"price": {"of": {"wood": 2}}}
    assert [(figure.path, figure.mark) for figure in edition.figures] == [("price.of", "X")]


def test_a_price_in_unknown_goods_or_of_no_number_is_named() -> None:
    assert read('of = [{ silk = 2 }, "X"]') == {"unknown-key": ["price.of.silk", "wood, florins"]}
    assert read('of = [{ wood = "two" }, "X"]') == {"wrong-type": ["price.of", "kind-amounts"]}
    assert read('of = [2, "X"]') == {"wrong-type": ["price.of", "kind-amounts"]}


def test_a_figure_must_lie_within_its_bounds() -> None:
    reader = Reader()
    for value in (1, 2, 3, 4, 5):
        reader.within("a.b", value, 2, 4)
    assert [problem.facts["found"] for problem in reader.problems] == [1, 5]
    assert reader.problems[0].facts == {"path": "a.b", "found": 1, "least": 2, "most": 4}


def test_compiled_code_names_no_edition(patrizier: Game) -> None:
    """What two editions have in common is compiled once, and loaded where the other one may never have been."""
    box = patrizier.over_figures(TEXT.replace('name = "torri-1"', 'name = "box"'))
    assert box is not patrizier and Linker({}).link(box.score).__globals__["__name__"] == patrizier.score.__module__
