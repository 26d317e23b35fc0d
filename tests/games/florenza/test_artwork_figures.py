"""L8.2, L3.3: what each of the 27 artworks costs, brings at once, and brings every round."""

from __future__ import annotations

from typing import Final

import pytest

from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .positions import cubes_of, pass_all, position, works_of

A, S, P = "architect", "sculptor", "painter"
ASP: Final = (A, S, P)

# artwork, talents, cubes, florins, prestige, bishop points, income
WORKS: Final = (
    ("palazzo.facciata", (A, S), "mmw", 50, 3, 0, "-"),
    ("palazzo.salone", (A, P), "wcs", 100, 4, 0, "-"),
    ("palazzo.statua", (S,), "tt", 100, 3, 0, "-"),
    ("palazzo.ritratto", (P,), "cs", 0, 2, 0, "-"),
    ("chiesa.facciata", (A, S), "mmm", 50, 2, 1, "-"),
    ("chiesa.campanile", (A,), "mwt", 50, 2, 2, "-"),
    ("chiesa.pala-d-altare", (P,), "wgs", 0, 2, 1, "-"),
    ("chiesa.crocifisso", (S,), "wgt", 0, 1, 2, "-"),
    ("banco.atrio", ASP, "wgtc", 100, 4, 0, "ƒ100"),
    ("battistero.cupola", (A, P), "mmmg", 100, 4, 1, "g"),
    ("battistero.portali", (A, S), "wwtt", 100, 4, 1, "t"),
    ("lastricato.fontana", (A, S), "mmt", 100, 3, 0, "m"),
    ("lastricato.monumento-equestre", (S,), "gtt", 100, 4, 0, "ƒ50"),
    ("ospedale.cappella", (S, P), "mmwg", 50, 3, 1, "⚒1"),
    ("ospedale.chiostro", (A, S), "mmmw", 50, 3, 0, "⚒1"),
    ("palazzo-della-signoria.facciata", (A, S), "mmmt", 100, 5, 0, "ƒ50"),
    ("palazzo-della-signoria.salone", (P,), "wwccs", 100, 5, 0, "★1"),
    ("palazzo-vescovile.facciata", (A, S), "mggt", 100, 4, 2, "ƒ50"),
    ("palazzo-vescovile.salone", (P,), "wgcs", 100, 4, 1, "†1"),
    ("duomo.abside", (P,), "mmwgss", 200, 8, 1, "ƒ50"),
    ("duomo.altare", ASP, "mmggtc", 150, 8, 2, "†1"),
    ("duomo.campanile", (A,), "mmmmwwt", 200, 10, 0, "ƒ100"),
    ("duomo.cappella", (S, P), "mmwtts", 150, 7, 1, "⚒1"),
    ("duomo.cupola", (A, P), "mmmmwwwgs", 300, 13, 2, "ƒ50 ★1"),
    ("duomo.facciata", (A, S), "mmmmmwgt", 250, 12, 1, "★1"),
    ("duomo.navata", (A, P), "mmwwcc", 200, 7, 1, "s"),
    ("duomo.pulpito", (S,), "mmwc", 100, 4, 2, "-"),
)
COSTS: Final = [(work, talents[0], cubes, florins) for work, talents, cubes, florins, *_ in WORKS]
ONE_LESS: Final = [
    *(
        (work, talent, cubes.replace(cube, "", 1), florins, cube)
        for work, talent, cubes, florins in COSTS
        for cube in sorted(set(cubes))
    ),
    *((work, talent, cubes, florins - 1, "ƒ1") for work, talent, cubes, florins in COSTS if florins),
]
GAINS: Final = [(work, talents[0], cubes, florins, *gain) for work, talents, cubes, florins, *gain, _ in WORKS]
AMOUNTS: Final = {  # cubes, florins, prestige, bishop points, workers
    "-": ("", 0, 0, 0, 0),
    "ƒ50": ("", 50, 0, 0, 0),
    "ƒ100": ("", 100, 0, 0, 0),
    "★1": ("", 0, 1, 0, 0),
    "ƒ50 ★1": ("", 50, 1, 0, 0),
    "†1": ("", 0, 0, 1, 0),
    "⚒1": ("", 0, 0, 0, 1),
} | {cube: (cube, 0, 0, 0, 0) for cube in "mgts"}
INCOMES: Final = [(work, income) for work, *_, income in WORKS]


@pytest.mark.rule("L8.2", "L1.2", "L1.4")
@pytest.mark.parametrize(("work", "talent", "cubes", "florins", "prestige", "bishop"), GAINS)
def test_for_exactly_its_cost_a_work_brings_exactly_what_is_printed(
    work: str, talent: str, cubes: str, florins: int, prestige: int, bishop: int
) -> None:
    at = position(plans={0: {work: f"nameless-{talent}"}}, cubes={0: cubes}, florins={0: florins})
    pass_all(at)
    assert written(at) == [talent, "no"]
    give(at, talent)
    assert (cubes_of(at, 0), at.state.florins[0]) == ("-", 0)
    assert (at.state.prestige[0], at.state.bishop_points[0], works_of(at, 0)) == (prestige, bishop, [work])
    assert (at.state.prestige[1], at.state.bishop_points[1], works_of(at, 1)) == (0, 0, [])


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(("work", "talent", "cubes", "florins", "lacking"), ONE_LESS)
def test_with_one_cube_or_florin_less_it_cannot_be_paid(
    work: str, talent: str, cubes: str, florins: int, lacking: str
) -> None:
    at = position(plans={0: {work: f"nameless-{talent}"}}, cubes={0: cubes}, florins={0: florins})
    pass_all(at)
    assert written(at) == ["no"]
    assert refused(at, talent) == [("L8.2", "work-not-payable")]
    assert at.why_not(at.parse(talent))[0].facts["lacking"] == lacking


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(("work", "talents"), [(work, talents) for work, talents, *_ in WORKS])
def test_who_has_all_talents_may_use_each_that_the_work_takes(work: str, talents: tuple[str, ...]) -> None:
    at = position(plans={0: {work: "michelangelo"}}, cubes={0: "mmmmmwwwggttccss"}, florins={0: 600})
    pass_all(at)
    assert written(at) == [*talents, "no"]
    for other in set(ASP) - set(talents):
        assert refused(at, other) == [("L8.2", "work-without-talent")]


@pytest.mark.rule("L3.3", "L8.2")
@pytest.mark.parametrize(("work", "income"), INCOMES)
def test_the_income_printed_on_a_work_comes_every_round(work: str, income: str) -> None:
    at = position(ask=Ask.INCOME, works={0: [work]})
    events = at.apply(at.parse("6"))
    own = [(event.facts["seat"], event.facts["goods"]) for event in events if event.name == "own-income"]
    assert own == ([] if income == "-" else [(0, income)])
    cubes, florins, prestige, bishop, workers = AMOUNTS[income]
    assert sorted(cubes_of(at, 0)) == sorted(f"s{cubes}")  # a spice for everyone by the die
    assert (at.state.florins[0], at.state.prestige[0]) == (florins, prestige)
    assert (at.state.bishop_points[0], at.state.workers[0]) == (bishop, 4 + workers)
    assert (cubes_of(at, 1), at.state.florins[1], at.state.prestige[1], at.state.workers[1]) == ("s", 0, 0, 4)


@pytest.mark.rule("L3.3", "L8.2")
def test_income_begins_in_the_round_after_completion() -> None:
    at = position(plans={0: {"battistero.cupola": "nameless-painter"}}, cubes={0: "mmmg"}, florins={0: 100})
    pass_all(at)
    give(at, "painter")
    assert "own-income" not in give(at, "2")
    assert (at.question, at.state.round, cubes_of(at, 0)) == (Ask.INCOME, 3, "mw")
    assert "own-income" in give(at, "6")
    assert cubes_of(at, 0) == "mwgs"


@pytest.mark.rule("L8.2")
def test_these_are_all_the_works_there_are() -> None:
    table = position().view(0)["table"]
    shown = [work["work"] for work in [*table["seats"][0]["works"], *table["works"]]]
    assert shown == [work for work, *_ in WORKS]
