"""L7.2: finished buildings are used, each with its own cost and output."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from torri import Position
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import BUILDING_IDS

from ...playing import give, refused, written
from .closely import reason, told
from .positions import cubes_of, pass_all, position

FULL = [18, 18, 12, 12, 12, 12]
NOTHING = ("", 0)

USED = [  # building, cubes and florins paid, cubes, florins, prestige and bishop points got
    ("picconiere", NOTHING, "m", 50, 0, 0),
    ("boscaiuolo", NOTHING, "w", 50, 0, 0),
    ("fabbro", NOTHING, "t", 0, 0, 0),
    ("monte-di-pieta", NOTHING, "g", 0, 0, 0),
    ("lanaiuolo", NOTHING, "c", 0, 0, 0),
    ("erbolaio", NOTHING, "s", 0, 0, 0),
    ("cambiavalute", NOTHING, "-", 150, 0, 0),
    ("cava", NOTHING, "mm", 0, 0, 0),
    ("segheria", NOTHING, "ww", 0, 0, 0),
    ("fonderia", NOTHING, "tt", 0, 0, 0),
    ("miniera", NOTHING, "gg", 0, 0, 0),
    ("setaiuolo", NOTHING, "cc", 0, 0, 0),
    ("mercatante", NOTHING, "ss", 0, 0, 0),
    ("scarpellino", ("m", 0), "-", 250, 0, 0),
    ("legnaiuolo", ("w", 0), "-", 250, 0, 0),
    ("orafo", ("g", 0), "-", 200, 1, 0),
    ("ottonaio", ("t", 0), "-", 200, 1, 0),
    ("tintore", ("c", 0), "-", 200, 1, 0),
    ("speziale", ("s", 0), "-", 200, 1, 0),
    ("biblioteca", ("", 100), "-", 0, 2, 0),
    ("convento", NOTHING, "-", 100, 0, 1),
    ("loggia", NOTHING, "-", 100, 1, 0),
    ("fondaco", NOTHING, "-", 50, 0, 0),  # and a cube of any kind
    ("baratto", NOTHING, "-", 0, 0, 0),  # and two swaps
]
PAID = [(kind, paid) for kind, paid, *_rest in USED if paid != NOTHING]
HOMES = ["casa", "casamento", "palagio"]


def occupied(
    kind: str, owner: int = 0, cubes: Mapping[int, str] | None = None, florins: Mapping[int, int] | None = None
) -> Position:
    """The first seat's worker is on a building in somebody's district, and all have passed."""
    at = position(
        buildings={owner: [kind]},
        occupied={(owner, 1): 0},
        cubes=cubes,
        florins=florins,
        plans={1: {"palazzo.ritratto": "nameless-painter"}},  # not paid for before phase 7
    )
    pass_all(at)
    return at


@pytest.mark.rule("L7.2", "L1.3")
def test_the_table_holds_all_27_kinds() -> None:
    assert sorted([*HOMES, *(row[0] for row in USED)]) == sorted(BUILDING_IDS)


@pytest.mark.rule("L7.2")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize(("kind", "paid", "cubes", "florins", "prestige", "bishop"), USED)
def test_the_whole_cost_for_the_whole_output(
    kind: str, paid: tuple[str, int], cubes: str, florins: int, prestige: int, bishop: int, owner: int
) -> None:
    at = occupied(kind, owner, cubes={0: paid[0]}, florins={0: paid[1]})
    assert (at.question, at.actor, written(at)) == (Ask.USE, 0, ["yes", "no"])
    give(at, "yes")
    assert (cubes_of(at, 0), at.state.florins[0]) == (cubes, florins)
    assert (at.state.prestige[:2], at.state.bishop_points[:2]) == ([prestige, 0], [bishop, 0])
    assert (cubes_of(at, 1), at.state.florins[1]) == ("-", 0)
    assert [a + b for a, b in zip(at.state.supply, at.state.cubes[0], strict=True)] == FULL


@pytest.mark.rule("L7.2")
@pytest.mark.parametrize(("kind", "paid"), PAID)
def test_without_all_of_the_cost_it_can_only_be_declined(kind: str, paid: tuple[str, int]) -> None:
    cubes, florins = paid
    at = occupied(kind, cubes={0: "", 1: cubes}, florins={0: max(florins - 1, 0), 1: 900})
    rule, name, facts = reason(at, "yes")
    assert (rule, name, written(at)) == ("L7.2", "use-not-payable", ["no"])
    assert (facts["price"], facts["lacking"]) == ((cubes, cubes) if cubes else ("ƒ100", "ƒ1"))


@pytest.mark.rule("L7.2")
def test_other_cubes_do_not_pay() -> None:
    at = occupied("orafo", cubes={0: "mmwwttccss"}, florins={0: 900})
    facts = {"building": "Orafo", "price": "g", "lacking": "g"}
    assert reason(at, "yes") == ("L7.2", "use-not-payable", facts)


@pytest.mark.rule("L7.2", "L5.2")
@pytest.mark.parametrize("home", HOMES)
def test_homes_are_not_for_use(home: str) -> None:
    at = position(buildings={0: [home, "fabbro"]})
    give(at, "use")
    assert refused(at, "medici.1") == [("L5.2", "home")]


# What is told


@pytest.mark.rule("L7.2")
def test_use_cost_and_output_are_told() -> None:
    at = occupied("orafo", 1, cubes={0: "gg"})
    used, paid, yielded = told(at, "yes")
    assert used == ("L7.2", "used", {"seat": 0, "building": "Orafo"})
    assert (paid[:2], paid[2]["seat"], paid[2]["goods"]) == (("L7.2", "paid"), 0, "g")
    assert (yielded[:2], yielded[2]["seat"], yielded[2]["goods"]) == (("L7.2", "yielded"), 0, "ƒ200 ★1")


@pytest.mark.rule("L7.2")
def test_a_cost_in_florins_is_told() -> None:
    at = occupied("biblioteca", florins={0: 130})
    _used, paid, yielded = told(at, "yes")
    assert (paid[2]["goods"], yielded[2]["goods"], at.state.florins[0]) == ("ƒ100", "★2", 30)


@pytest.mark.rule("L7.2")
def test_without_a_cost_nothing_is_paid() -> None:
    at = occupied("convento")
    events = told(at, "yes")
    assert [name for _rule, name, _facts in events] == ["used", "yielded"]
    assert events[1][2]["goods"] == "ƒ100 †1"


# Declining


@pytest.mark.rule("L7.2")
@pytest.mark.parametrize("owner", [0, 1])
def test_declining_costs_and_brings_nothing(owner: int) -> None:
    at = occupied("orafo", owner, cubes={0: "g"}, florins={0: 10})
    assert told(at, "no") == [("L7.2", "declined", {"seat": 0, "building": "Orafo"})]
    assert (cubes_of(at, 0), at.state.florins[0], at.state.prestige[:2]) == ("g", 10, [0, 0])
    assert (at.state.reserve[0], at.state.occupant[owner][0], at.question) == (4, -1, Ask.TALENT)


# Cubes as far as the supply goes


@pytest.mark.rule("L7.2", "L1.1")
@pytest.mark.parametrize(("in_supply", "got"), [(3, "mm"), (2, "mm"), (1, "m"), (0, "-")])
def test_cubes_come_as_far_as_the_supply_goes(in_supply: int, got: str) -> None:
    at = occupied("cava", cubes={1: "m" * (18 - in_supply)})
    _used, yielded = told(at, "yes")
    assert (yielded[2]["goods"], cubes_of(at, 0)) == (got, got)
    assert at.state.supply[0] == in_supply - len(got.replace("-", ""))


@pytest.mark.rule("L7.2", "L1.1")
def test_the_rest_of_the_output_comes_all_the_same() -> None:
    at = occupied("picconiere", cubes={1: "m" * 18})
    _used, yielded = told(at, "yes")
    assert (yielded[2]["goods"], cubes_of(at, 0), at.state.florins[0]) == ("ƒ50", "-", 50)


@pytest.mark.rule("L7.2", "L7.1", "L1.1")
def test_the_last_cube_goes_to_the_district_that_comes_first() -> None:
    at = position(
        3,
        buildings={0: ["cava"], 1: ["cava"]},
        occupied={(0, 1): 0, (1, 1): 1},
        cubes={2: "m" * 15},
        plans={2: {"palazzo.ritratto": "nameless-painter"}},
    )
    pass_all(at)
    give(at, "yes", "yes")
    assert (cubes_of(at, 0), cubes_of(at, 1), at.state.supply[0]) == ("mm", "m", 0)


@pytest.mark.rule("L7.2", "L1.1")
def test_a_cube_paid_is_in_supply_for_the_next() -> None:
    at = position(
        buildings={0: ["scarpellino"], 1: ["picconiere"]},
        occupied={(0, 1): 0, (1, 1): 1},
        cubes={0: "m", 1: "m" * 17},
        plans={1: {"palazzo.ritratto": "nameless-painter"}},
    )
    pass_all(at)
    give(at, "yes")
    assert at.state.supply[0] == 1
    give(at, "yes")
    assert (cubes_of(at, 1), at.state.supply[0]) == ("m" * 18, 0)
