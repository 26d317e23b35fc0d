"""L5.3: action B, a building is planned."""

from __future__ import annotations

import pytest

from torri.games.florenza.state import Ask
from torri.games.florenza.tables import BUILDING_IDS

from ...playing import give, written
from .closely import reason, told
from .positions import building, cubes_of, lots_of, pass_all, position

SEVEN = ["casa", "casa", "fabbro", "cava", "cava", "orafo", "loggia"]


@pytest.mark.rule("L5.3")
def test_a_tile_from_supply_comes_on_the_lowest_field_without_one_with_a_worker_on_it() -> None:
    at = position(buildings={0: ["fabbro", "cava"], 1: ["orafo"]})
    facts = {"seat": 0, "building": "Segheria", "field": 3}
    assert told(at, "build", "segheria") == [("L5.3", "planned", facts)]
    assert (lots_of(at, 0), lots_of(at, 1)) == (["fabbro", "cava", "segheria"], ["orafo"])
    assert (at.state.built[0], at.state.sites[0], at.state.workers[0], at.state.reserve[0]) == (2, 1, 3, 4)
    assert (at.state.tiles[building("segheria")], at.actor) == (1, 1)


@pytest.mark.rule("L5.3")
def test_any_of_the_27_kinds_can_be_planned_while_there_is_a_tile() -> None:
    at = position()
    give(at, "build")
    assert written(at) == BUILDING_IDS
    assert len(BUILDING_IDS) == 27


@pytest.mark.rule("L5.3")
def test_several_in_a_round_each_on_the_next_field() -> None:
    at = position(buildings={0: ["fabbro"], 1: ["orafo"]})
    events = told(at, "build", "casa", "-", "build", "casamento", "build", "cava")
    fields = [facts["field"] for _rule, name, facts in events if name == "planned"]
    assert fields == [2, 3, 4]
    assert (lots_of(at, 0), at.state.sites[0], at.state.workers[0]) == (["fabbro", "casa", "casamento", "cava"], 3, 1)


# The fields


@pytest.mark.rule("L5.3", "L1.2")
def test_the_eighth_field_is_the_last() -> None:
    at = position(buildings={0: SEVEN})
    assert told(at, "build", "segheria")[0][2]["field"] == 8
    assert lots_of(at, 0) == [*SEVEN, "segheria"]
    give(at, "-")
    assert reason(at, "build") == ("L5.3", "no-field-free", {"has": 8, "needs": 8})


@pytest.mark.rule("L5.3")
def test_not_if_all_eight_bear_a_finished_building() -> None:
    at = position(buildings={0: [*SEVEN, "casa"]})
    assert reason(at, "build") == ("L5.3", "no-field-free", {"has": 8, "needs": 8})


@pytest.mark.rule("L5.3")
def test_a_full_district_hinders_no_other_family() -> None:
    at = position(seat=1, buildings={0: [*SEVEN, "casa"]}, order=[0, 1])
    give(at, "build", "casa")
    assert lots_of(at, 1) == ["casa"]


# The tiles


@pytest.mark.rule("L5.3", "L1.3")
def test_a_unique_building_is_planned_once() -> None:
    at = position()
    give(at, "build", "fonderia", "build")
    assert reason(at, "fonderia") == ("L1.3", "no-tile-left", {"building": "Fonderia", "has": 0, "needs": 1})
    assert written(at) == [kind for kind in BUILDING_IDS if kind != "fonderia"]


@pytest.mark.rule("L5.3", "L1.3")
def test_the_last_tile_can_be_planned_and_then_there_is_none() -> None:
    at = position(3, buildings={2: ["cava"]})
    give(at, "build", "cava")
    assert at.state.tiles[building("cava")] == 0
    give(at, "build")
    assert reason(at, "cava") == ("L1.3", "no-tile-left", {"building": "Cava", "has": 0, "needs": 2})


@pytest.mark.rule("L5.3", "L1.3")
def test_the_same_name_may_stand_twice_in_a_district() -> None:
    at = position(buildings={0: ["cava"]})
    give(at, "build", "cava")
    assert lots_of(at, 0) == ["cava", "cava"]


@pytest.mark.rule("L5.3", "L7.3")
def test_until_phase_6_the_tile_is_not_in_supply() -> None:
    at = position(workers={0: 1, 1: 1})
    give(at, "build", "fonderia")
    assert at.state.tiles[building("fonderia")] == 0
    give(at, "market")
    assert (at.question, at.state.phase, at.state.tiles[building("fonderia")]) == (Ask.MARKET, 5, 0)
    give(at, "-")
    assert (at.question, at.state.phase, at.state.tiles[building("fonderia")]) == (Ask.BUILD, 6, 0)


# Not yet usable


@pytest.mark.rule("L5.3", "L5.2")
def test_what_is_planned_nobody_can_use_this_round() -> None:
    at = position(buildings={0: ["fabbro"]})
    give(at, "build", "cava", "use")
    assert written(at) == ["medici.1"]
    rule, name, facts = reason(at, "medici.2")
    assert (rule, name, facts["planned"]) == ("L5.2", "no-building-there", 1)


@pytest.mark.rule("L5.3", "L7.1")
def test_finished_in_phase_6_it_yields_nothing_in_the_same_phase() -> None:
    at = position(cubes={0: "wt"}, florins={0: 50}, plans={1: {"palazzo.ritratto": "nameless-painter"}})
    give(at, "build", "cava")
    pass_all(at)
    assert give(at, "yes") == ["built"]
    assert (at.question, cubes_of(at, 0), at.state.florins[0]) == (Ask.TALENT, "-", 0)


@pytest.mark.rule("L5.3", "L5.2")
def test_in_the_next_round_it_can_be_occupied() -> None:
    at = position(cubes={0: "wt"}, florins={0: 50}, bag=())
    give(at, "build", "cava")
    pass_all(at)
    give(at, "yes", "1")
    assert (at.question, at.state.round) == (Ask.ACTION, 3)
    give(at, "use")
    assert written(at) == ["medici.1"]
