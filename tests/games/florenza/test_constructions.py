"""L7.3, L7.4: constructions are paid for and finished, or fail."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

import pytest

from torri import Position
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import BUILDING_IDS

from ...playing import give, refused, written
from .closely import reason, reasons, told
from .positions import building, cubes_of, lots_of, pass_all, position

COSTS = [  # building, cubes, florins, prestige on completion
    ("casa", "ww", 0, 0),
    ("casamento", "mww", 50, 1),
    ("palagio", "mmmwcc", 150, 2),
    ("picconiere", "wt", 0, 0),
    ("boscaiuolo", "mt", 0, 0),
    ("fabbro", "mw", 0, 0),
    ("monte-di-pieta", "mt", 0, 0),
    ("lanaiuolo", "ws", 0, 0),
    ("erbolaio", "wc", 0, 0),
    ("cambiavalute", "wg", 0, 0),
    ("cava", "wt", 50, 0),
    ("segheria", "mt", 50, 0),
    ("fonderia", "mw", 100, 1),
    ("miniera", "wt", 150, 1),
    ("setaiuolo", "ws", 100, 1),
    ("mercatante", "gc", 100, 1),
    ("scarpellino", "mw", 0, 0),
    ("legnaiuolo", "ww", 0, 0),
    ("orafo", "wg", 50, 1),
    ("ottonaio", "wt", 50, 1),
    ("tintore", "wc", 50, 1),
    ("speziale", "ws", 50, 1),
    ("baratto", "w", 50, 0),
    ("biblioteca", "ww", 50, 1),
    ("convento", "mw", 50, 1),
    ("loggia", "mmt", 50, 2),
    ("fondaco", "mw", 100, 1),
]
FULL = [18, 18, 12, 12, 12, 12]


def constructions(
    sites: Sequence[str],
    cubes: str = "",
    florins: int = 0,
    prestige: int = 0,
    buildings: Mapping[int, Sequence[str]] | None = None,
    occupied: Mapping[tuple[int, int], int] | None = None,
    order: Sequence[int] = (0, 1),
) -> Position:
    """The first seat has planned buildings, and all have passed; the second stops the round in phase 7."""
    at = position(
        seat=order[0],
        order=order,
        sites={0: sites},
        buildings=buildings,
        occupied=occupied,
        cubes={0: cubes},
        florins={0: florins},
        prestige={0: prestige},
        plans={1: {"palazzo.ritratto": "nameless-painter"}},
        workers={0: 1, 1: 1},
    )
    pass_all(at)
    return at


# L7.3 Paid for


@pytest.mark.rule("L7.3", "L1.3")
def test_the_table_holds_all_27_kinds() -> None:
    assert [row[0] for row in COSTS] == BUILDING_IDS


@pytest.mark.rule("L7.3")
@pytest.mark.parametrize(("kind", "cubes", "florins", "prestige"), COSTS)
def test_the_whole_cost_is_paid_and_the_prestige_gained(kind: str, cubes: str, florins: int, prestige: int) -> None:
    at = constructions([kind], cubes, florins, prestige=-1)
    copies = at.state.tiles[building(kind)]
    assert (at.question, at.actor, written(at)) == (Ask.BUILD, 0, ["yes", "no"])
    give(at, "yes")
    assert (cubes_of(at, 0), at.state.florins[0], at.state.supply) == ("-", 0, FULL)
    assert (at.state.prestige[:2], at.state.tiles[building(kind)]) == ([prestige - 1, 0], copies)
    assert (lots_of(at, 0), at.state.built[0], at.state.sites[0]) == ([kind], 1, 0)


@pytest.mark.rule("L7.3")
@pytest.mark.parametrize(("kind", "cubes", "florins", "prestige"), COSTS)
def test_with_a_cube_too_few_it_cannot_be_built(kind: str, cubes: str, florins: int, prestige: int) -> None:
    at = constructions([kind], cubes[:-1], florins + 900)
    rule, name, facts = reason(at, "yes")
    assert (rule, name, written(at)) == ("L7.3", "build-not-payable", ["no"])
    assert facts["price"] == (f"{cubes} ƒ{florins}" if florins else cubes)
    assert facts["lacking"] == cubes[-1]


@pytest.mark.rule("L7.3")
@pytest.mark.parametrize(("kind", "cubes", "florins", "prestige"), [row for row in COSTS if row[2]])
def test_nor_with_a_florin_too_few(kind: str, cubes: str, florins: int, prestige: int) -> None:
    at = constructions([kind], cubes + "mwgtcs", florins - 1)
    rule, name, facts = reason(at, "yes")
    assert (rule, name) == ("L7.3", "build-not-payable")
    assert (facts["price"], facts["lacking"]) == (f"{cubes} ƒ{florins}", "ƒ1")


@pytest.mark.rule("L7.3")
def test_all_that_is_lacking_is_said() -> None:
    at = constructions(["palagio"], "m", 30)
    facts = {"building": "Palagio", "price": "mmmwcc ƒ150", "lacking": "mmwcc ƒ120"}
    assert reason(at, "yes") == ("L7.3", "build-not-payable", facts)


@pytest.mark.rule("L7.3")
def test_of_a_cost_only_the_goods_that_it_takes_are_drawn() -> None:
    at = constructions(["palagio"], "mg", 30)
    (only,) = reasons(at, "yes")
    assert [(thing.of, thing.count) for thing in only.compared.has] == [
        ("marble", 1),
        ("wood", 0),
        ("cloth", 0),
        ("florins", 30),
    ]
    assert [thing.count for thing in only.compared.needs] == [3, 1, 2, 150]


@pytest.mark.rule("L7.3", "L1.2")
def test_it_is_finished_on_its_field_and_the_worker_goes_back_to_reserve() -> None:
    at = constructions(["loggia"], "mmmtt", 80, prestige=4, buildings={0: ["fabbro", "cava"]})
    assert (at.state.workers[0], at.state.reserve[0]) == (1, 6)
    facts = {"seat": 0, "building": "Loggia", "field": 3, "prestige": 2}
    assert told(at, "yes") == [("L7.3", "built", facts)]
    assert (cubes_of(at, 0), at.state.florins[0], at.state.prestige[0]) == ("mt", 30, 6)
    assert (lots_of(at, 0), at.state.built[0], at.state.sites[0]) == (["fabbro", "cava", "loggia"], 3, 0)
    assert (at.state.workers[0], at.state.reserve[0], at.question) == (1, 7, Ask.TALENT)


# L7.3 Not paid for


@pytest.mark.rule("L7.3")
@pytest.mark.parametrize("own", ["mmt", "mt"])
def test_who_will_not_or_cannot_pay_loses_1_prestige_and_the_tile_goes_back(own: str) -> None:
    at = constructions(["loggia"], own, 50, prestige=4, buildings={0: ["fabbro"], 1: ["cava"]})
    assert at.state.tiles[building("loggia")] == 0
    assert told(at, "no") == [("L7.3", "not-built", {"seat": 0, "building": "Loggia", "lost": 1})]
    assert (cubes_of(at, 0), at.state.florins[0], at.state.prestige[:2]) == (own, 50, [3, 0])
    assert (lots_of(at, 0), at.state.built[0], at.state.sites[0]) == (["fabbro"], 1, 0)
    assert (at.state.tiles[building("loggia")], at.state.workers[0], at.state.reserve[0]) == (1, 1, 7)


@pytest.mark.rule("L7.3", "L1.6")
@pytest.mark.parametrize(("before", "after", "lost"), [(0, -1, 1), (-2, -3, 1), (-3, -3, 0)])
def test_prestige_falls_to_minus_3_at_most(before: int, after: int, lost: int) -> None:
    at = constructions(["casa"], prestige=before)
    assert told(at, "no") == [("L7.3", "not-built", {"seat": 0, "building": "Casa", "lost": lost})]
    assert at.state.prestige[0] == after


@pytest.mark.rule("L7.3", "L5.3")
def test_a_tile_given_back_can_be_planned_in_the_next_round() -> None:
    at = position(seat=1, order=[0, 1], sites={0: ["fonderia"]}, workers={0: 0, 1: 1}, bag=())
    give(at, "-", "no", "1")
    assert (at.question, at.state.round) == (Ask.CAPTAIN, 3)
    give(at, "-", "build", "fonderia")
    assert lots_of(at, 1) == ["fonderia"]


# L7.4 Several constructions


@pytest.mark.rule("L7.4", "L7.3")
@pytest.mark.parametrize("answers", list(product(["yes", "no"], repeat=3)))
def test_those_paid_for_lie_on_the_next_fields_without_a_gap(answers: tuple[str, str, str]) -> None:
    planned = ["scarpellino", "legnaiuolo", "fabbro"]
    at = constructions(planned, "mmwwww", buildings={0: ["cava"]}, prestige=5)
    give(at, *answers)
    built = [kind for kind, answer in zip(planned, answers, strict=True) if answer == "yes"]
    failed = [kind for kind in planned if kind not in built]
    assert (lots_of(at, 0), at.state.lot[0][1 + len(built) :]) == (["cava", *built], [-1] * (7 - len(built)))
    assert (at.state.built[0], at.state.sites[0], at.state.prestige[0]) == (1 + len(built), 0, 5 - len(failed))
    assert [at.state.tiles[building(kind)] for kind in planned] == [2 - (kind in built) for kind in planned]
    assert (at.question, at.state.reserve[0]) == (Ask.TALENT, 7)


@pytest.mark.rule("L7.4")
def test_if_one_fails_the_tiles_on_higher_fields_move_down_at_once() -> None:
    at = constructions(["cava", "orafo", "casa"], buildings={0: ["fabbro", "loggia"]})
    give(at, "no")
    assert lots_of(at, 0) == ["fabbro", "loggia", "orafo", "casa"]
    assert (at.state.built[0], at.state.sites[0]) == (2, 2)


@pytest.mark.rule("L7.4")
def test_what_moved_down_is_finished_on_the_lower_field() -> None:
    at = constructions(["cava", "orafo", "casa"], "wwwg", 50, buildings={0: ["fabbro", "loggia"]})
    give(at, "no")
    assert told(at, "yes")[0][2] == {"seat": 0, "building": "Orafo", "field": 3, "prestige": 1}
    assert told(at, "yes")[0][2] == {"seat": 0, "building": "Casa", "field": 4, "prestige": 0}
    assert lots_of(at, 0) == ["fabbro", "loggia", "orafo", "casa"]


@pytest.mark.rule("L7.4")
@pytest.mark.parametrize(("order", "first"), [((0, 1), 0), ((1, 0), 1)])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_each_is_resolved_in_the_step_on_which_it_was_planned(order: tuple[int, int], first: int, answer: str) -> None:
    others = ["scarpellino", "cambiavalute", "erbolaio", "lanaiuolo"]
    at = constructions(
        ["segheria", "orafo", "casa"],
        "mwwwgt",
        100,
        buildings={0: ["fabbro"], 1: others},
        occupied={(1, 2): 1, (1, 3): 1, (1, 4): 1},
        order=order,
    )
    asked = []
    while at.question in (Ask.BUILD, Ask.USE):
        asked.append((at.state.field + 1, at.actor, at.meaning(1)[1]["building"]))
        give(at, answer)
    steps = [
        [(2, 0, "Segheria"), (2, 1, "Cambiavalute")],
        [(3, 0, "Orafo"), (3, 1, "Erbolaio")],
        [(4, 0, "Casa"), (4, 1, "Lanaiuolo")],
    ]
    assert asked == [step[place] for step in steps for place in (first, 1 - first)]


@pytest.mark.rule("L7.4", "L7.1")
def test_so_one_that_moved_down_is_paid_for_with_what_the_step_before_has_brought() -> None:
    at = constructions(
        ["cava", "orafo"],
        "w",
        50,
        buildings={0: ["fabbro", "loggia"], 1: ["casa", "casa", "monte-di-pieta"]},
        occupied={(1, 3): 0},
    )
    assert refused(at, "yes") == [("L7.3", "build-not-payable")]
    give(at, "no")
    assert (at.question, lots_of(at, 0)) == (Ask.USE, ["fabbro", "loggia", "orafo"])
    give(at, "yes", "yes")
    assert (lots_of(at, 0), at.state.built[0], cubes_of(at, 0)) == (["fabbro", "loggia", "orafo"], 3, "-")


@pytest.mark.rule("L7.4")
def test_a_failure_moves_nothing_in_other_districts() -> None:
    at = position(
        3,
        buildings={0: ["fabbro"], 1: ["cava"]},
        sites={0: ["casa", "orafo"], 1: ["segheria", "miniera"]},
        plans={2: {"palazzo.ritratto": "nameless-painter"}},
    )
    pass_all(at)
    give(at, "no")
    assert (lots_of(at, 0), lots_of(at, 1)) == (["fabbro", "orafo"], ["cava", "segheria", "miniera"])
    assert (at.actor, at.meaning(1)[1]["building"]) == (1, "Segheria")


@pytest.mark.rule("L7.4", "L1.2")
def test_on_the_highest_fields_too() -> None:
    six = ["casa", "casa", "fabbro", "cava", "orafo", "loggia"]
    at = constructions(["segheria", "baratto"], "w", 50, buildings={0: six})
    give(at, "no")
    assert (lots_of(at, 0), at.state.lot[0][7]) == ([*six, "baratto"], -1)
    assert told(at, "yes")[0][2]["field"] == 7
    assert (at.state.built[0], lots_of(at, 0)) == (7, [*six, "baratto"])


@pytest.mark.rule("L7.4", "L5.3")
def test_in_the_next_round_the_lowest_field_is_planned_on() -> None:
    at = position(sites={0: ["cava", "casa"]}, cubes={0: "ww"}, prestige={1: -1}, bag=())
    pass_all(at)
    give(at, "no", "yes", "1")
    assert (at.state.round, at.question, at.actor) == (3, Ask.ACTION, 0)
    assert told(at, "build", "orafo")[0][2]["field"] == 2
    assert lots_of(at, 0) == ["casa", "orafo"]
