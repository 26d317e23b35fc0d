"""L5.2: action A, a finished building is occupied."""

from __future__ import annotations

import pytest

from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .closely import reason, told
from .positions import cubes_of, pass_all, position

HOMES = ["casa", "casamento", "palagio"]


@pytest.mark.rule("L5.2")
def test_the_own_building_costs_no_prestige() -> None:
    at = position(buildings={0: ["fabbro", "cava"]}, prestige={0: 2, 1: 5})
    facts = {"seat": 0, "building": "Cava", "field": 2}
    assert told(at, "use", "medici.2") == [("L5.2", "occupied-own", facts)]
    assert at.state.occupant[0][:3] == [-1, 0, -1]
    assert (at.state.workers[0], at.state.prestige[:2], at.actor) == (3, [2, 5], 1)


@pytest.mark.rule("L5.2")
def test_another_familys_building_costs_one_prestige_which_its_owner_gains_at_once() -> None:
    at = position(3, buildings={2: ["fabbro", "cava"]}, prestige={0: 2, 1: 5, 2: -3}, florins={0: 50})
    facts = {"seat": 0, "building": "Fabbro", "other_seat": 2, "field": 1}
    assert told(at, "use", "pitti.1") == [("L5.2", "occupied", facts)]
    assert at.state.prestige[:3] == [1, 5, -2]
    assert at.state.occupant[2][:2] == [0, -1]
    assert (at.state.workers[:3], at.state.florins[0]) == ([3, 4, 4], 50)


@pytest.mark.rule("L5.2")
def test_every_finished_building_that_can_be_used_is_offered() -> None:
    districts = {0: ["fabbro", "casa"], 1: ["cava"], 3: ["casamento", "orafo", "cava"], 4: ["palagio", "segheria"]}
    at = position(5, buildings=districts, occupied={(3, 3): 2})
    give(at, "use")
    assert written(at) == ["medici.1", "pazzi.1", "rucellai.2", "strozzi.2"]


@pytest.mark.rule("L5.2")
def test_several_buildings_in_a_round_each_with_a_worker_of_its_own() -> None:
    at = position(buildings={0: ["fabbro"], 1: ["cava", "orafo"]}, prestige={0: 1})
    give(at, "use", "pazzi.1", "-", "use", "pazzi.2", "use", "medici.1")
    assert (at.state.workers[0], at.state.prestige[:2]) == (1, [-1, 2])
    assert (at.state.occupant[0][0], at.state.occupant[1][:2]) == (0, [0, 0])


# One worker per building


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize("worker", [0, 1, 2])
def test_one_worker_per_building_and_round_whoever_owns_it(worker: int) -> None:
    at = position(3, buildings={1: ["fabbro", "cava"]}, occupied={(1, 1): worker})
    give(at, "use")
    assert written(at) == ["pazzi.2"]
    rule, name, facts = reason(at, "pazzi.1")
    assert (rule, name, facts["building"], facts["other_seat"]) == ("L5.2", "occupied", "Fabbro", 1)
    assert (facts["occupant_seat"], facts["occupant_own"], facts["own"]) == (worker, int(worker == 0), 0)


@pytest.mark.rule("L5.2")
def test_the_owner_too_stays_out_of_a_building_that_another_has_occupied() -> None:
    at = position(seat=1, buildings={1: ["fabbro", "cava"]}, order=[0, 1], occupied={(1, 1): 0})
    give(at, "use")
    rule, name, facts = reason(at, "pazzi.1")
    assert (rule, name, facts["occupant_seat"], facts["own"]) == ("L5.2", "occupied", 0, 1)


@pytest.mark.rule("L5.2", "L1.3")
def test_two_of_the_same_name_are_two_buildings() -> None:
    at = position(buildings={0: ["cava", "cava"]}, occupied={(0, 1): 1})
    give(at, "use", "medici.2")
    assert at.state.occupant[0][:2] == [1, 0]


# Homes, and fields without a finished building


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize(("owner", "lot"), [(0, "medici.1"), (1, "pazzi.1")])
def test_homes_are_never_occupied(home: str, owner: int, lot: str) -> None:
    at = position(buildings={owner: [home, "fabbro"]})
    give(at, "use")
    rule, name, facts = reason(at, lot)
    assert (rule, name, facts["building"], facts["field"]) == ("L5.2", "home", home.capitalize(), 1)
    assert facts["own"] == int(owner == 0)


@pytest.mark.rule("L5.2", "L5.3")
@pytest.mark.parametrize(("owner", "lot"), [(0, "medici.2"), (1, "pazzi.2")])
def test_a_construction_is_no_building_yet(owner: int, lot: str) -> None:
    at = position(buildings={owner: ["fabbro"]}, sites={owner: ["cava"]})
    give(at, "use")
    rule, name, facts = reason(at, lot)
    assert (rule, name, facts["building"], facts["planned"]) == ("L5.2", "no-building-there", "Cava", 1)
    assert (facts["field"], facts["own"], facts["other_seat"]) == (2, int(owner == 0), owner)


@pytest.mark.rule("L5.2")
def test_nothing_stands_on_an_empty_field() -> None:
    at = position(buildings={0: ["fabbro"], 1: ["cava"]})
    give(at, "use")
    rule, name, facts = reason(at, "pazzi.2")
    assert (rule, name, facts["field"], facts["there"]) == ("L5.2", "no-building-there", 2, 1)
    assert "building" not in facts


@pytest.mark.rule("L5.2")
def test_nor_in_a_district_that_nobody_has() -> None:
    at = position(buildings={0: ["fabbro"]})
    give(at, "use")
    rule, name, facts = reason(at, "seat-3.1")
    assert (rule, name, facts["there"], facts["has"], facts["needs"]) == ("L5.2", "no-building-there", 0, 3, 2)


# The lowest prestige


@pytest.mark.rule("L5.2", "L1.6")
def test_at_prestige_minus_2_anothers_building_can_just_be_occupied() -> None:
    at = position(buildings={1: ["fabbro"]}, prestige={0: -2})
    give(at, "use", "pazzi.1")
    assert at.state.prestige[:2] == [-3, 1]


@pytest.mark.rule("L5.2")
def test_at_prestige_minus_3_it_is_forbidden_but_the_own_is_not() -> None:
    at = position(buildings={0: ["cava"], 1: ["fabbro"]}, prestige={0: -3})
    give(at, "use")
    facts = {"has": -3, "needs": -2, "other_seat": 1}
    assert reason(at, "pazzi.1") == ("L5.2", "lowest-prestige", facts)
    give(at, "medici.1")
    assert at.state.prestige[:2] == [-3, 0]


@pytest.mark.rule("L5.2")
def test_the_lowest_prestige_of_another_forbids_nothing() -> None:
    at = position(buildings={1: ["fabbro"]}, prestige={1: -3})
    give(at, "use", "pazzi.1")
    assert at.state.prestige[:2] == [-1, -2]


@pytest.mark.rule("L5.2")
def test_all_that_stands_against_it_is_said() -> None:
    at = position(buildings={0: ["cava"], 1: ["casa", "fabbro"]}, prestige={0: -3}, occupied={(1, 2): 1})
    give(at, "use")
    assert refused(at, "pazzi.1") == [("L5.2", "home")]
    assert refused(at, "pazzi.2") == [("L5.2", "occupied")]
    assert refused(at, "pazzi.3") == [("L5.2", "no-building-there")]


# Nothing to occupy


@pytest.mark.rule("L5.2")
def test_without_any_building_the_action_is_not_offered() -> None:
    assert reason(position(), "use") == ("L5.2", "no-building-to-occupy", {"buildings": 0, "free": 0, "has": 0})


@pytest.mark.rule("L5.2")
def test_nor_with_homes_and_constructions_only() -> None:
    at = position(buildings={0: ["casa"], 1: HOMES}, sites={0: ["cava"]})
    assert reason(at, "use") == ("L5.2", "no-building-to-occupy", {"buildings": 0, "free": 0, "has": 0})


@pytest.mark.rule("L5.2")
def test_nor_when_all_are_occupied() -> None:
    at = position(buildings={0: ["cava"], 1: ["orafo"]}, occupied={(0, 1): 1, (1, 1): 0})
    assert reason(at, "use") == ("L5.2", "no-building-to-occupy", {"buildings": 2, "free": 0, "has": 0})


@pytest.mark.rule("L5.2")
def test_nor_at_prestige_minus_3_with_others_buildings_only() -> None:
    at = position(buildings={0: ["casa"], 1: ["orafo"]}, prestige={0: -3})
    assert reason(at, "use") == ("L5.2", "no-building-to-occupy", {"buildings": 1, "free": 1, "has": -3})


# The use cost


@pytest.mark.rule("L5.2", "L5.1", "L7.2")
def test_the_use_cost_is_looked_at_in_phase_6_only() -> None:
    at = position(buildings={0: ["biblioteca"], 1: ["orafo"]})
    give(at, "use", "pazzi.1", "-", "use", "medici.1")
    assert (at.state.florins[0], cubes_of(at, 0), at.state.prestige[0]) == (0, "-", -1)
    pass_all(at)
    assert (at.question, written(at)) == (Ask.USE, ["no"])


@pytest.mark.rule("L5.2", "L7.2")
@pytest.mark.parametrize("used", ["yes", "no"])
def test_the_prestige_paid_is_never_refunded(used: str) -> None:
    at = position(buildings={1: ["fabbro", "cava"]}, occupied={(1, 2): 1}, prestige={0: 1, 1: 1})
    give(at, "use", "pazzi.1")
    pass_all(at)
    give(at, used)
    assert (at.question, at.actor, at.state.prestige[:2]) == (Ask.USE, 1, [0, 2])
