"""L3: income, from the second round on."""

from __future__ import annotations

import pytest

from torri import NATURE, Position
from torri.games.florenza.state import Ask

from ...playing import give, written
from .closely import told
from .positions import cubes_of, pass_all, position

FACES = {"1": "marble", "2": "wood", "3": "metal", "4": "gold", "5": "cloth", "6": "spice"}
LETTERS = {"marble": "m", "wood": "w", "metal": "t", "gold": "g", "cloth": "c", "spice": "s"}
WORK_INCOMES = {  # what is printed on the artworks of the main board
    "banco.atrio": "ƒ100",
    "battistero.cupola": "g",
    "battistero.portali": "t",
    "lastricato.fontana": "m",
    "lastricato.monumento-equestre": "ƒ50",
    "ospedale.cappella": "⚒1",
    "ospedale.chiostro": "⚒1",
    "palazzo-della-signoria.facciata": "ƒ50",
    "palazzo-della-signoria.salone": "★1",
    "palazzo-vescovile.facciata": "ƒ50",
    "palazzo-vescovile.salone": "†1",
    "duomo.abside": "ƒ50",
    "duomo.altare": "†1",
    "duomo.campanile": "ƒ100",
    "duomo.cappella": "⚒1",
    "duomo.cupola": "ƒ50 ★1",
    "duomo.facciata": "★1",
    "duomo.navata": "s",
}
DISTRICT_WORKS = (
    *("palazzo.facciata", "palazzo.salone", "palazzo.statua", "palazzo.ritratto"),
    *("chiesa.facciata", "chiesa.campanile", "chiesa.pala-d-altare", "chiesa.crocifisso"),
)


def holdings(at: Position, seat: int) -> tuple[int, str, int, int, int, int]:
    """Florins, cubes, prestige, bishop points, and workers in the material area and in reserve."""
    s = at.state
    points = (s.prestige[seat], s.bishop_points[seat])
    return s.florins[seat], cubes_of(at, seat), *points, s.workers[seat], s.reserve[seat]


def incomes(at: Position, face: str, name: str) -> list[tuple[object, object]]:
    """Who got what, by the events of a name."""
    return [(facts["seat"], facts["goods"]) for _, event, facts in told(at, face) if event == name]


# L3.1 For every family


@pytest.mark.rule("L3.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_family_gets_florins_marble_wood_and_workers(players: int) -> None:
    at = position(players, round=1, florins={0: 30}, cubes={0: "g"})
    pass_all(at)
    assert (at.state.round, at.state.phase, at.question, at.actor) == (2, 1, Ask.INCOME, NATURE)
    assert holdings(at, 0) == (230, "mwg", 0, 0, 4, 4)
    for seat in range(1, players):
        assert holdings(at, seat) == (200, "mw", 0, 0, 4, 4)
    assert at.state.supply == [18 - players, 18 - players, 11, 12, 12, 12]


@pytest.mark.rule("L3.1")
def test_it_is_told_in_player_order() -> None:
    at = position(3, order=(2, 0, 1), passed=[2, 0], seat=1)
    events = [(rule, facts) for rule, name, facts in told(at, "-") if name == "income"]
    assert [rule for rule, _ in events] == ["L3.1"] * 3
    assert [(facts["seat"], facts["goods"]) for _, facts in events] == [(seat, "mw ƒ200 ⚒4") for seat in (2, 0, 1)]


@pytest.mark.rule("L3.1")
@pytest.mark.parametrize(("letter", "kind", "got"), [("m", 0, ["mw", "mw", "w"]), ("w", 1, ["mw", "mw", "m"])])
def test_supply_short_goes_in_player_order_while_it_lasts(letter: str, kind: int, got: list[str]) -> None:
    at = position(4, order=(3, 1, 2, 0), seat=3, cubes={0: letter * 16}, passed=[0, 1, 2])
    give(at, "-")
    assert [cubes_of(at, seat) for seat in (3, 1, 2)] == got
    assert at.state.cubes[0][kind] == 16
    assert at.state.supply[kind] == 0


@pytest.mark.rule("L3.1")
def test_whoever_goes_without_gets_no_compensation() -> None:
    at = position(cubes={0: "m" * 18 + "w" * 17}, passed=[1])
    events = [facts for _, name, facts in told(at, "-") if name == "income"]
    assert [facts["goods"] for facts in events] == ["w ƒ200 ⚒4", "ƒ200 ⚒4"]
    assert holdings(at, 1) == (200, "-", 0, 0, 4, 4)


@pytest.mark.rule("L3.1")
def test_there_is_none_before_the_second_round() -> None:
    at = position(round=1, florins={0: 300})
    assert (at.state.phase, at.state.florins[0]) == (4, 300)
    assert (pass_all(at).count("income"), at.state.round) == (2, 2)


# L3.2 The die


@pytest.mark.rule("L3.2")
def test_nature_rolls_one_fair_die_for_all() -> None:
    at = position(3, ask=Ask.INCOME)
    assert (at.actor, written(at), at.weights()) == (NATURE, list(FACES), [1] * 6)
    give(at, "4")
    assert at.question != Ask.INCOME


@pytest.mark.rule("L3.2")
@pytest.mark.parametrize(("face", "cube"), FACES.items())
def test_each_family_gets_the_cube_of_the_face(face: str, cube: str) -> None:
    at = position(3, ask=Ask.INCOME, cubes={1: "s"})
    supply = list(at.state.supply)
    assert told(at, face) == [("L3.2", "income-rolled", {"cube": f"cube-{cube}"})]
    assert [cubes_of(at, 0), cubes_of(at, 2)] == [LETTERS[cube]] * 2
    assert sorted(cubes_of(at, 1)) == sorted(LETTERS[cube] + "s")
    assert sum(supply) - sum(at.state.supply) == 3
    assert at.state.florins[:3] == [0, 0, 0]


@pytest.mark.rule("L3.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_cubes_as_players_are_enough(players: int) -> None:
    at = position(players, ask=Ask.INCOME, cubes={0: "g" * (12 - players)})
    assert [name for _, name, _ in told(at, "4")] == ["income-rolled"]
    assert at.state.supply[2] == 0
    assert [at.state.cubes[seat][2] for seat in range(players)] == [13 - players, *[1] * (players - 1)]


@pytest.mark.rule("L3.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_fewer_each_gets_a_hundred_florins_and_nobody_a_cube(players: int) -> None:
    at = position(players, ask=Ask.INCOME, cubes={0: "g" * (13 - players)}, florins={1: 20})
    assert told(at, "4") == [("L3.2", "income-short", {"cube": "cube-gold", "florins": 100})]
    assert at.state.florins[:players] == [100, 120, *[100] * (players - 2)]
    assert at.state.supply[2] == players - 1
    assert [at.state.cubes[seat][2] for seat in range(players)] == [13 - players, *[0] * (players - 1)]


@pytest.mark.rule("L3.2")
@pytest.mark.parametrize(("held", "name", "left"), [(14, "income-rolled", 0), (15, "income-short", 1)])
def test_what_counts_is_the_supply_after_the_income_of_all(held: int, name: str, left: int) -> None:
    at = position(cubes={0: "m" * held})
    pass_all(at)
    assert at.state.supply[0] == 16 - held
    assert give(at, "1") == [name]
    assert at.state.supply[0] == left


# L3.3 Each its own


@pytest.mark.rule("L3.3")
@pytest.mark.parametrize(("name", "income"), WORK_INCOMES.items())
def test_an_artwork_of_the_main_board_brings_what_is_printed(name: str, income: str) -> None:
    at = position(ask=Ask.INCOME, works={1: [name]})
    before = holdings(at, 0), holdings(at, 1)
    events = told(at, "5")
    assert [(rule, event, facts["seat"], facts["goods"]) for rule, event, facts in events[1:]] == [
        ("L3.3", "own-income", 1, income)
    ]
    florins, _, prestige, bishop, workers, reserve = before[1]
    gained = {part[0]: int(part[1:]) for part in income.split() if part[0] in "ƒ★†⚒"}
    called = gained.get("⚒", 0)
    cube = income if income in "mwgtcs" else ""
    assert sorted(cubes_of(at, 1)) == sorted("c" + cube)
    assert holdings(at, 1)[0] == florins + gained.get("ƒ", 0)
    assert holdings(at, 1)[2:] == (
        prestige + gained.get("★", 0),
        bishop + gained.get("†", 0),
        workers + called,
        reserve - called,
    )
    assert holdings(at, 0) == (0, "c", *before[0][2:])


@pytest.mark.rule("L3.3")
@pytest.mark.parametrize("name", [*DISTRICT_WORKS, "duomo.pulpito"])
def test_other_artworks_bring_nothing(name: str) -> None:
    at = position(ask=Ask.INCOME, works={0: [name]})
    before = holdings(at, 0)
    assert give(at, "5") == ["income-rolled"]
    assert holdings(at, 0) == (before[0], "c", *before[2:])


@pytest.mark.rule("L3.3")
@pytest.mark.parametrize(
    ("homes", "florins", "prestige", "workers", "income"),
    [
        (["casa"], 50, 0, 1, "ƒ50 ⚒1"),
        (["casa", "casa"], 100, 0, 2, "ƒ100 ⚒2"),
        (["casamento"], 100, 0, 1, "ƒ100 ⚒1"),
        (["casamento", "casamento", "casamento"], 300, 0, 3, "ƒ300 ⚒3"),
        (["palagio"], 100, 1, 1, "ƒ100 ★1 ⚒1"),
        (["casa", "fabbro", "casamento", "palagio"], 250, 1, 3, "ƒ250 ★1 ⚒3"),
    ],
)
def test_homes_bring_florins_and_workers(
    homes: list[str], florins: int, prestige: int, workers: int, income: str
) -> None:
    at = position(ask=Ask.INCOME, buildings={0: homes})
    assert incomes(at, "1", "own-income") == [(0, income)]
    assert holdings(at, 0) == (florins, "m", prestige, 0, 4 + workers, 4 - workers)
    assert holdings(at, 1) == (0, "m", 0, 0, 4, 4)


@pytest.mark.rule("L3.3")
def test_other_buildings_bring_no_income() -> None:
    at = position(ask=Ask.INCOME, buildings={0: ["cava", "convento", "loggia", "fondaco", "biblioteca"]})
    assert give(at, "1") == ["income-rolled"]
    assert holdings(at, 0) == (0, "m", 0, 0, 4, 4)


@pytest.mark.rule("L3.3")
def test_all_of_it_comes_together_in_player_order() -> None:
    works = {0: ["duomo.cupola", "battistero.portali"], 1: ["banco.atrio", "duomo.altare", "ospedale.chiostro"]}
    at = position(3, ask=Ask.INCOME, order=(2, 1, 0), works=works, buildings={0: ["casa"], 2: ["casamento"]})
    assert incomes(at, "1", "own-income") == [(2, "ƒ100 ⚒1"), (1, "ƒ100 †1 ⚒1"), (0, "t ƒ100 ★1 ⚒1")]


@pytest.mark.rule("L3.3")
def test_an_artwork_brings_income_only_from_the_round_after_its_completion() -> None:
    at = position(cubes={0: "wgtc"}, florins={0: 100}, prestige={1: 50}, plans={0: {"banco.atrio": "nameless-painter"}})
    pass_all(at)
    give(at, "painter")
    assert at.state.florins[0] == 0
    assert "income" in give(at, "2")  # of the artist's die
    assert (at.state.round, at.state.florins[0]) == (3, 200)
    assert incomes(at, "1", "own-income") == [(0, "ƒ100")]


@pytest.mark.rule("L3.3")
def test_a_home_brings_income_only_when_finished_and_from_the_next_round() -> None:
    at = position(cubes={0: "ww"}, sites={0: ["casa"], 1: ["casa"]})
    pass_all(at)
    give(at, "yes")
    assert (at.state.built[0], at.state.florins[0]) == (1, 0)
    give(at, "no")
    assert (at.state.round, at.question) == (3, Ask.INCOME)
    assert incomes(at, "1", "own-income") == [(0, "ƒ50 ⚒1")]


@pytest.mark.rule("L3.3")
def test_cubes_short_are_not_compensated() -> None:
    at = position(ask=Ask.INCOME, works={0: ["battistero.cupola", "banco.atrio"]}, cubes={1: "g" * 12})
    assert incomes(at, "1", "own-income") == [(0, "ƒ100")]
    assert holdings(at, 0)[:2] == (100, "m")
    at = position(ask=Ask.INCOME, works={0: ["battistero.cupola"]}, cubes={1: "g" * 12})
    assert give(at, "1") == ["income-rolled"]


@pytest.mark.rule("L3.3")
def test_the_cubes_of_the_die_are_given_first() -> None:
    at = position(ask=Ask.INCOME, works={0: ["battistero.cupola"]}, cubes={1: "g" * 10})
    give(at, "4")
    assert (at.state.cubes[0][2], at.state.cubes[1][2], at.state.supply[2]) == (1, 11, 0)


@pytest.mark.rule("L3.3")
def test_a_last_cube_that_is_not_enough_for_the_die_is_own_income() -> None:
    at = position(ask=Ask.INCOME, works={0: ["battistero.cupola"]}, cubes={1: "g" * 11})
    assert give(at, "4") == ["income-short", "own-income"]
    assert (at.state.cubes[0][2], at.state.florins[0], at.state.supply[2]) == (1, 100, 0)


@pytest.mark.rule("L3.3")
@pytest.mark.parametrize(
    ("homes", "works", "called"),
    [
        (["casa"] * 3, [], 3),
        (["casa"] * 4, [], 4),
        (["casa"] * 5, [], 4),
        (["casa"] * 3, ["ospedale.cappella", "ospedale.chiostro", "duomo.cappella"], 4),
    ],
)
def test_workers_come_from_reserve_and_above_eight_they_are_lost(
    homes: list[str], works: list[str], called: int
) -> None:
    at = position(ask=Ask.INCOME, buildings={0: homes}, works={0: works})
    assert incomes(at, "1", "own-income") == [(0, f"ƒ{50 * len(homes)} ⚒{called}")]
    assert (at.state.workers[0], at.state.reserve[0]) == (4 + called, 4 - called)


@pytest.mark.rule("L3.3")
def test_with_no_worker_in_reserve_the_rest_is_given_all_the_same() -> None:
    at = position(ask=Ask.INCOME, workers={0: 8}, buildings={0: ["palagio"]})
    assert incomes(at, "1", "own-income") == [(0, "ƒ100 ★1")]
    assert (at.state.workers[0], at.state.reserve[0]) == (8, 0)
    at = position(ask=Ask.INCOME, workers={0: 8}, works={0: ["ospedale.chiostro"]})
    assert give(at, "1") == ["income-rolled"]
