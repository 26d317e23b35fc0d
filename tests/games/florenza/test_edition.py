"""Where the figures come from, and corrected ones: owners of the box may mend an edition file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from torri import Game, Position, Record
from torri.engine.loops import loops
from torri.games.florenza.state import Ask
from torri.texts import Words

from ...amount import amount
from ...playing import give, random_answer, refused, written
from .closely import told
from .editions import Change, begun, figure, figures, load, row
from .positions import cubes_of, lots_of, pass_all, under

PERSON_NAMES_RECONSTRUCTED = {12, 18, 20, 32, 34}  # Masaccio, della Robbia, Michelozzo, Mantegna, Correggio


@pytest.fixture
def marks(florenza: Game) -> dict[str, str]:
    return {figure.path: figure.mark for figure in florenza.edition.figures}


def of_table(marks: dict[str, str], table: str) -> dict[str, int]:
    return Counter(mark for path, mark in marks.items() if path.startswith((f"{table}.", f"{table}[")))


# Marks


@pytest.mark.rule("L1.1", "L1.2", "L2.1")
def test_cubes_and_what_families_start_with_come_from_public_sources(marks: dict[str, str]) -> None:
    assert of_table(marks, "cubes") == {"P": 6, "C": 1}
    assert marks["cubes.total"] == "C"
    assert of_table(marks, "family") == {"P": 4}
    assert of_table(marks, "tiles") == {"P": 2}


@pytest.mark.parametrize(
    ("table", "number"),
    [("market", 3), ("offices", 4), ("failure", 5), ("completion", 2), ("final", 8)],
)
def test_figures_of_the_phases_are_those_of_the_rulebook(marks: dict[str, str], table: str, number: int) -> None:
    assert of_table(marks, table) == {"S": number}


@pytest.mark.rule("L2.2", "L2.3", "L12.1")
def test_what_we_ruled_ourselves_is_marked_so(marks: dict[str, str]) -> None:
    assert of_table(marks, "persons_drawn") == {"X": 4}
    assert of_table(marks, "draft") == {"X": 1}
    assert of_table(marks, "first_game") == {"X": 6}
    assert (marks["rounds.normal"], marks["rounds.short"]) == ("S", "X")


@pytest.mark.rule("L5.6")
def test_which_work_opens_the_pulpit_is_not_our_guess(marks: dict[str, str]) -> None:
    assert marks["pulpit.opened_by"] == "P"


@pytest.mark.rule("L3.1", "L3.2")
def test_of_the_income_only_the_faces_of_the_die_are_reconstructed(marks: dict[str, str]) -> None:
    assert of_table(marks, "income") == {"S": 5, "X": 1}
    assert marks["income.die"] == "X"


@pytest.mark.rule("L1.3")
def test_of_the_tiles_names_and_little_else_is_known(marks: dict[str, str]) -> None:
    names = [marks[f"building[{number}].name"] for number in range(1, 28)]
    assert names == ["S"] * 3 + ["P"] * 23 + ["X"]
    assert [marks[f"building[{number}].income"] for number in range(1, 28)] == ["S"] * 3 + ["X"] * 24
    outputs = [marks[f"building[{number}].output"] for number in range(1, 28)]
    assert [number for number, mark in enumerate(outputs, 1) if mark != "X"] == [11]
    assert marks["building[11].output"] == "P"
    for part in ("build", "use", "prestige"):
        assert {marks[f"building[{number}].{part}"] for number in range(1, 28)} == {"X"}


@pytest.mark.rule("L1.3")
def test_the_copies_of_all_tiles_are_reconstructed(marks: dict[str, str]) -> None:
    assert {marks[f"building[{number}].copies"] for number in range(1, 28)} == {"X"}


@pytest.mark.rule("L1.2", "L1.4")
@pytest.mark.parametrize(
    ("table", "number", "place", "names"),
    [
        ("district_work", 8, "S", ["X"] * 8),
        ("city_work", 11, "P", ["P"] * 4 + ["X"] + ["P"] * 6),
        ("cathedral_work", 8, "P", ["P"] * 8),
    ],
)
def test_of_the_artworks_places_and_most_names_are_known(
    marks: dict[str, str], table: str, number: int, place: str, names: list[str]
) -> None:
    numbers = range(1, number + 1)
    assert {marks[f"{table}[{item}].place"] for item in numbers} == {place}
    assert [marks[f"{table}[{item}].name"] for item in numbers] == names
    for part in ("talents", "cost", "prestige", "bishop", "income"):
        assert {marks[f"{table}[{item}].{part}"] for item in numbers} == {"X"}


@pytest.mark.rule("L1.5")
def test_of_the_persons_most_names_are_known_and_two_rows_of_fame(marks: dict[str, str]) -> None:
    names = {number: marks[f"artist[{number}].name"] for number in range(1, 35)}
    assert {number for number, mark in names.items() if mark == "X"} == PERSON_NAMES_RECONSTRUCTED
    assert Counter(names.values()) == {"P": 29, "X": 5}
    known = {path for path, mark in marks.items() if path.startswith("artist[") and "S" in mark}
    assert known == {"artist[5].rows[1].fame", "artist[5].rows[2].fame"}
    assert marks["artist[5].rows[1].fame"] == "S+X"  # printed, but whose rows they are is ours
    assert of_table(marks, "preacher") == {"P": 6, "X": 30}


@pytest.mark.rule("L1.5")
def test_of_the_nameless_the_preachers_are_known_and_the_fee_of_the_artists(marks: dict[str, str]) -> None:
    assert of_table(marks, "nameless_preachers") == {"S": 4}
    assert of_table(marks, "nameless_artists") == {"S": 1, "X": 3}
    assert marks["nameless_artists.fee"] == "S"


def test_what_is_reconstructed_can_be_told(florenza: Game, marks: dict[str, str]) -> None:
    told = {figure.path for figure in florenza.edition.reconstructed()}
    assert told == {path for path, mark in marks.items() if mark in ("X", "S+X")}
    assert {"building[4].build", "artist[1].life", "income.die", "city_work[1].cost"} <= told
    assert not {"cubes.marble", "final.captain", "building[1].income"} & told


def test_marks_alone_do_not_make_another_edition(tmp_path: Path, florenza: Game) -> None:
    other = load(tmp_path, lambda text: text.replace('short = [6, "X"]', 'short = [6, "S"]'))
    assert other.edition.sha256 == florenza.edition.sha256
    assert "rounds.short" in {figure.path for figure in florenza.edition.reconstructed()}
    assert "rounds.short" not in {figure.path for figure in other.edition.reconstructed()}


# A corrected figure changes the game


def test_the_edition_has_a_name_and_names_its_box(florenza: Game) -> None:
    assert (florenza.edition.game, florenza.edition.name) == ("florenza", "torri-2")
    assert "reconstructed" in florenza.edition.title


def test_corrected_figures_of_the_set_up(tmp_path: Path) -> None:
    other = load(
        tmp_path,
        figures("family", workers=9, florins=450, each_cube=2, first_workers=5),
        figures("cubes", total=85, marble=19),
        figures("persons_drawn", of_three=4),
    )
    at = begun(other, 3)
    assert (at.state.florins[0], cubes_of(at, 0)) == (450, "mmwwggttccss")
    assert (at.state.workers[0], at.state.reserve[0], at.state.supply) == (5, 4, [13, 12, 6, 6, 6, 6])
    assert at.state.bag.bit_count() == 36
    assert "450 florins" in Words("en", other).rule(other, "L2.1")


def test_corrected_first_buildings(tmp_path: Path) -> None:
    other = load(
        tmp_path,
        figure("draft", "buildings", '["Casa", "Cava", "Segheria", "Fabbro", "Baratto", "Palagio"]'),
        figures("first_game", medici='["Loggia", "Cava"]', short_game='"Baratto"'),
        figures("building 23", copies=5),
        figures("tiles", total=48),
    )
    at = other.start(2)
    give(at, "seat-1", "seat-2")
    assert written(at) == ["casa", "palagio", "fabbro", "cava", "segheria", "baratto"]
    assert lots_of(begun(other), 0) == ["loggia", "cava"]
    assert lots_of(begun(other, short_game=True), 0) == ["loggia", "cava", "baratto"]


def income_of(at: Position) -> None:
    """The first round passes."""
    pass_all(at)
    while at.question == Ask.DRAW:
        at.apply(at.answers()[-1])
    assert at.question == Ask.INCOME


def test_corrected_income(tmp_path: Path) -> None:
    die = '["spice", "wood", "metal", "gold", "cloth", "marble"]'
    other = load(tmp_path, figures("income", florins=150, marble=2, wood=0, workers=3, instead=70, die=die))
    at = begun(other)
    income_of(at)
    assert (at.state.florins[0], at.state.workers[0], cubes_of(at, 0)) == (450, 3, "mmmwgtcs")
    spicy, short = at.copy(), at.copy()
    give(spicy, "1")
    assert cubes_of(spicy, 0) == "mmmwgtcss"
    short.state.cubes[1][5] += short.state.supply[5]
    short.state.supply[5] = 0
    give(short, "1")
    assert short.state.florins[0] == 520


@pytest.mark.rule("L7.2")
def test_a_building_may_yield_workers_as_far_as_the_reserve_goes(tmp_path: Path) -> None:
    other = load(tmp_path, figures("building 10", output="{ florins = 50, workers = 3 }"))
    for reserve, called in ((7, 3), (2, 2)):
        at = begun(other)
        at.state.workers[0], at.state.reserve[0] = 8 - reserve, reserve
        give(at, "use", "medici.1")
        pass_all(at)
        assert (at.question, at.state.reserve[0]) == (Ask.USE, reserve)
        _used, (_rule, name, facts), *_rest = told(at, "yes")
        assert (name, facts["goods"]) == ("yielded", f"ƒ50 ⚒{called}")
        assert at.state.reserve[0] + at.state.workers[0] == 8
    assert loops(other, False).soak(other.start(2).state, 1, seed=1).fault is None


def test_corrected_homes_and_artworks_bring_other_income(tmp_path: Path) -> None:
    other = load(
        tmp_path,
        figure("building 1", "income", "{ florins = 75, workers = 2 }"),
        figure("building 4", "income", "{ bishop = 1 }"),
        figure("city_work 1", "income", "{ cloth = 2 }"),
    )
    at = begun(other, short_game=True)  # the Medici have a Picconiere and a Casa
    at.state.works[0] = 1 << 8
    income_of(at)
    before = at.state.florins[0]
    give(at, "1")
    assert (at.state.florins[0] - before, at.state.workers[0], at.state.bishop_points[0]) == (75, 6, 1)
    assert at.state.cubes[0][4] == 3
    give(at, "use")
    assert refused(at, "medici.2") == [("L5.2", "home")]


@pytest.mark.rule("L7.2")
def test_a_building_may_bring_workers_as_far_as_the_reserve_goes(tmp_path: Path) -> None:
    at = begun(load(tmp_path, figure("building 10", "output", "{ florins = 50, workers = 5 }")), short_game=True)
    give(at, "use", "medici.1")  # their Cambiavalute
    pass_all(at)
    assert at.state.reserve[0] == 4
    yielded = next(event for event in at.apply(at.parse("yes")) if event.name == "yielded")
    assert (yielded.facts["florins"], yielded.facts["workers"]) == (50, 4)


def test_corrected_persons(tmp_path: Path) -> None:
    other = load(
        tmp_path,
        figures("artist 6", life=7),
        row("artist 6", "sculptor", "painter"),
        figures("nameless_artists", each=1),
    )
    at = other.start(2, {"first_game": True})
    give(at, "seat-1", "seat-2", "donatello")
    assert under(at, "VII") == ["donatello"]
    assert at.view(0)["table"]["nameless"]["architect"] == 1
    while at.question == Ask.DRAW:
        at.apply(at.answers()[-1])
    give(at, "create", "duomo.pulpito")
    assert refused(at, "donatello") == [("L5.4", "talent-missing")]


@pytest.mark.parametrize(("lowest", "prestige"), [(-1, -1), (0, 0), (-5, -2)])
def test_a_corrected_lowest_prestige(tmp_path: Path, lowest: int, prestige: int) -> None:
    at = begun(load(tmp_path, figures("offices", lowest_prestige=lowest)))
    give(at, "build", "cava", "market", "build", "cava")
    pass_all(at)
    give(at, "-", "no", "no")
    assert at.state.prestige[0] == prestige


def test_corrected_rounds_end_the_game_sooner(tmp_path: Path) -> None:
    other = load(tmp_path, figures("rounds", normal=1, short=2))
    at = begun(other)
    pass_all(at)
    assert at.over
    at = begun(other, short_game=True)
    pass_all(at)
    assert not at.over


def test_another_work_of_the_cathedral_may_open_the_pulpit(tmp_path: Path) -> None:
    at = begun(load(tmp_path, figure("pulpit", "opened_by", '"Navata"')))
    assert at.view(0)["table"]["pulpit"]["open"] is False
    at.state.works[0] = 1 << 26  # the Pulpito
    assert at.view(0)["table"]["pulpit"]["open"] is False
    at.state.works[0] = 1 << 25
    assert at.view(0)["table"]["pulpit"]["open"] is True


@pytest.mark.parametrize(("name", "number"), [("Facciata", 24), ("Campanile", 21), ("Cupola", 23), ("Cappella", 22)])
def test_a_work_whose_name_others_have_opens_the_pulpit_in_the_cathedral(
    tmp_path: Path, name: str, number: int
) -> None:
    at = begun(load(tmp_path, figure("pulpit", "opened_by", f'"{name}"')))
    at.state.works[0] = 1 << number
    assert at.view(0)["table"]["pulpit"]["open"] is True


@pytest.mark.parametrize(
    "change",
    [
        figures("family", workers=3, first_workers=3),
        figures("offices", lowest_prestige=0, bishop_needs=0),
        figures("nameless_artists", each=0),
        figures("rounds", normal=12),
    ],
)
def test_a_game_over_a_corrected_edition_is_sound(tmp_path: Path, change: Change) -> None:
    income = figures("income", workers=3)
    other = load(tmp_path, change, income)
    assert loops(other, False).soak(other.start(3).state, amount(short=1, long=3), 1).fault is None


def test_the_record_names_the_edition_it_was_played_with(tmp_path: Path, florenza: Game) -> None:
    other = load(tmp_path, figures("family", florins=310))
    record, rng = Record.begin(other, 2), Random(1)
    at = record.start(other)
    while len(record.answers) < 40:
        record.answers.append(random_answer(at, rng))
        at.apply(record.answers[-1])
    assert (record.edition, record.edition_sha256) == ("my box", other.edition.sha256)
    assert other.edition.sha256 != florenza.edition.sha256
    assert len(list(record.replay(other))) == 40
