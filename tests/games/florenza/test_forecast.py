"""L5 to L8 foreseen: what a family will have at each later moment of the round, and which promises would fail."""

from __future__ import annotations

from typing import Any

import pytest

from torri import Position
from torri.engine.parts import ForecastMoment
from torri.games.florenza.forecast import likely

from ...playing import give
from .positions import pass_all, position


def story(at: Position, seat: int = 0) -> list[tuple[str, object]]:
    """The moments by name, each with what the seat has then."""
    return [(moment.name, moment.facts["have"]) for moment in at.forecast(seat)]


def moment(at: Position, name: str, seat: int = 0) -> ForecastMoment:
    (found,) = (one for one in at.forecast(seat) if one.name == name)
    return found


# Moments in their order


@pytest.mark.rule("L5.1", "L10.1")
def test_with_nothing_planned_all_stays_as_it_is() -> None:
    at = position(cubes={0: "mmws"}, florins={0: 120})
    now, end = at.forecast(0)
    none = dict.fromkeys(("marble", "wood", "gold", "metal", "cloth", "spice"), 0)
    have = none | {"have": "mmws ƒ120", "marble": 2, "wood": 1, "spice": 1, "florins": 120}
    assert (now.name, now.rule, now.kept, now.facts) == ("now", "L5.1", None, have)
    assert (end.name, end.rule, end.kept, end.facts) == ("end", "L10.1", None, have)
    assert story(at, 1) == [("now", "-"), ("end", "-")]


@pytest.mark.rule("L6.1", "L7.1", "L7.2", "L7.3", "L8.1", "L8.2")
def test_market_then_fields_step_by_step_then_works_by_group() -> None:
    at = position(
        3,
        seat=1,
        order=[1, 0, 2],
        workers={0: 0, 1: 2},
        market=[0],
        buildings={0: ["fabbro", "orafo"], 1: ["casa", "cava"], 2: ["lanaiuolo"]},
        occupied={(0, 1): 0, (1, 2): 0, (2, 1): 0},
        sites={0: ["legnaiuolo"]},
        plans={
            0: {
                "duomo.pulpito": "nameless-sculptor",
                "banco.atrio": "nameless-painter",
                "palazzo.ritratto": "nameless-painter",
            }
        },
        cubes={0: "wwwwwgccss"},
        florins={0: 200},
    )
    foreseen = at.forecast(0)
    assert [(one.name, one.rule, one.kept, one.facts["have"]) for one in foreseen] == [
        ("now", "L5.1", None, "wwwwwgccss ƒ200"),
        ("market", "L6.1", None, "wwwwwgccss ƒ200"),
        ("use", "L7.2", None, "wwwwwgtccss ƒ200"),  # the own Fabbro, step 1
        ("use", "L7.2", None, "wwwwwgtcccss ƒ200"),  # the Lanaiuolo of the third, step 1
        ("use", "L7.2", None, "mmwwwwwgtcccss ƒ200"),  # the Cava of the first, step 2
        ("build", "L7.3", True, "mmwwwgtcccss ƒ200"),
        ("work", "L8.2", True, "mmwwwgtccs ƒ200"),
        ("work", "L8.2", True, "mmwwcs ƒ100"),
        ("work", "L8.2", True, "ws"),
        ("end", "L10.1", None, "ws"),
    ]
    assert [(one.facts["building"], one.facts["other_seat"], one.facts["field"]) for one in foreseen[2:6]] == [
        ("Fabbro", 0, 1),
        ("Lanaiuolo", 2, 1),
        ("Cava", 1, 2),
        ("Legnaiuolo", 0, 3),
    ]
    assert [one.facts["work"] for one in foreseen[6:9]] == ["Palazzo: Ritratto", "Banco: Atrio", "Duomo: Pulpito"]
    assert story(at, 1) == [("now", "-"), ("end", "-")]


@pytest.mark.rule("L7.2")
def test_what_is_paid_for_use_and_what_it_brings() -> None:
    at = position(buildings={1: ["orafo", "cambiavalute"]}, occupied={(1, 1): 0, (1, 2): 0}, cubes={0: "g"})
    assert story(at) == [("now", "g"), ("use", "ƒ200"), ("use", "ƒ350"), ("end", "ƒ350")]
    first = at.forecast(0)[1]
    assert (first.facts["price"], first.facts["lacking"]) == ("g", "-")


@pytest.mark.rule("L7.2")
def test_bartering_is_left_alone() -> None:
    at = position(buildings={0: ["baratto"]}, occupied={(0, 1): 0}, cubes={0: "gg"})
    assert story(at) == [("now", "gg"), ("use", "gg"), ("end", "gg")]


# Promises


@pytest.mark.rule("L7.3")
def test_a_construction_that_could_not_be_paid_names_what_is_lacking() -> None:
    at = position(sites={0: ["loggia", "legnaiuolo"]}, cubes={0: "mww"}, florins={0: 20})
    assert story(at) == [("now", "mww ƒ20"), ("build-lacking", "mww ƒ20"), ("build", "m ƒ20"), ("end", "m ƒ20")]
    lacking = moment(at, "build-lacking")
    assert (lacking.rule, lacking.kept) == ("L7.3", False)
    assert (lacking.facts["building"], lacking.facts["price"]) == ("Loggia", "mmt ƒ50")
    assert (lacking.facts["lacking"], lacking.facts["field"]) == ("mt ƒ30", 1)
    built = moment(at, "build")
    assert (built.kept, built.facts["lacking"], built.facts["field"]) == (
        True,
        "-",
        2,
    )  # still step 2, though moved down


@pytest.mark.rule("L7.2")
def test_a_building_that_could_not_be_used_is_no_broken_promise() -> None:
    at = position(buildings={0: ["biblioteca"]}, occupied={(0, 1): 0}, florins={0: 99})
    lacking = moment(at, "use-lacking")
    assert (lacking.rule, lacking.kept, lacking.facts["lacking"]) == ("L7.2", None, "ƒ1")
    assert (lacking.facts["price"], lacking.facts["have"]) == ("ƒ100", "ƒ99")
    assert story(position(buildings={0: ["biblioteca"]}, occupied={(0, 1): 0}, florins={0: 100}))[1] == ("use", "-")


@pytest.mark.rule("L8.2", "L8.4")
@pytest.mark.parametrize(
    ("cubes", "florins", "lacking"), [("mmmmwwwgs", 449, "ƒ1"), ("mmmwwwgs", 450, "m"), ("wg", 0, "mmmmwws ƒ450")]
)
def test_a_work_that_could_not_be_paid_names_what_is_lacking_by_the_cheapest_talent(
    cubes: str, florins: int, lacking: str
) -> None:
    at = position(plans={0: {"duomo.cupola": "giotto"}}, cubes={0: cubes}, florins={0: florins})
    failing = moment(at, "work-lacking")
    assert (failing.rule, failing.kept, failing.facts["lacking"]) == ("L8.4", False, lacking)
    assert (failing.facts["price"], failing.facts["person"]) == ("mmmmwwwgs ƒ450", "Giotto")
    assert (failing.facts["work"], failing.facts["have"]) == ("Duomo: Cupola", story(at)[0][1])


@pytest.mark.rule("L8.2")
def test_a_work_is_paid_by_the_cheapest_talent() -> None:
    at = position(plans={0: {"duomo.cupola": "giotto"}}, cubes={0: "mmmmwwwgs"}, florins={0: 510})
    assert (story(at)[1], moment(at, "work").kept) == (("work", "ƒ60"), True)
    assert moment(at, "work").facts["price"] == "mmmmwwwgs ƒ450"


@pytest.mark.rule("L8.1", "L8.2")
def test_what_an_earlier_promise_takes_a_later_one_lacks() -> None:
    plans = {"palazzo.ritratto": "nameless-painter", "palazzo-vescovile.salone": "nameless-painter"}
    at = position(plans={0: plans}, cubes={0: "wgcs"}, florins={0: 100})
    assert story(at) == [("now", "wgcs ƒ100"), ("work", "wg ƒ100"), ("work-lacking", "wg ƒ100"), ("end", "wg ƒ100")]
    assert moment(at, "work-lacking").facts["lacking"] == "cs"


@pytest.mark.rule("L7.1", "L8.2")
def test_what_the_district_brings_keeps_a_later_promise() -> None:
    layout: dict[str, Any] = {"plans": {0: {"palazzo.statua": "nameless-sculptor"}}, "cubes": {0: "t"}}
    assert moment(position(**layout, florins={0: 100}), "work-lacking").facts["lacking"] == "t"
    at = position(**layout, buildings={0: ["fabbro", "cambiavalute"]}, occupied={(0, 1): 0, (0, 2): 0})
    assert story(at)[1:] == [("use", "tt"), ("use", "tt ƒ150"), ("work", "ƒ50"), ("end", "ƒ50")]


# Fondaco


@pytest.mark.rule("L7.2")
@pytest.mark.parametrize(
    ("sites", "plans", "cubes", "taken"),
    [
        (["legnaiuolo"], {}, "w", "w"),
        ([], {"palazzo.statua": "nameless-sculptor"}, "t", "t"),
        ([], {"palazzo.ritratto": "nameless-painter"}, "c", "s"),
        (["orafo"], {"chiesa.crocifisso": "nameless-sculptor"}, "wwgt", "g"),
    ],
)
def test_the_fondaco_gives_the_cube_that_promises_need_most(
    sites: list[str], plans: dict[str, str], cubes: str, taken: str
) -> None:
    at = position(
        buildings={0: ["fondaco"]},
        occupied={(0, 1): 0},
        sites={0: sites},
        plans={0: plans},
        cubes={0: cubes},
        florins={0: 100},
    )
    promised = [one for one in at.forecast(0) if one.kept is not None]
    assert [(one.name, one.kept) for one in promised] == [
        *(("build", True) for _ in sites),
        *(("work", True) for _ in plans),
    ]
    pass_all(at)
    give(at, "yes")
    assert at.text(likely(at.state)) == taken


@pytest.mark.rule("L7.2")
def test_of_a_kind_that_the_supply_has() -> None:
    at = position(
        buildings={0: ["fondaco"]},
        occupied={(0, 1): 0},
        plans={0: {"palazzo.ritratto": "nameless-painter"}},
        cubes={0: "s", 1: "c" * 12},
    )
    assert moment(at, "work-lacking").facts["lacking"] == "c"
    assert moment(at, "end").facts["cloth"] == 0


@pytest.mark.rule("L7.2")
def test_the_cube_of_the_fondaco_is_there_when_it_has_been_used() -> None:
    at = position(
        buildings={0: ["fondaco"]},
        occupied={(0, 1): 0},
        plans={0: {"palazzo.ritratto": "nameless-painter"}},
        cubes={0: "c"},
    )
    assert story(at) == [("now", "c"), ("use", "cs ƒ50"), ("work", "ƒ50"), ("end", "ƒ50")]


# Other families


@pytest.mark.rule("L7.1", "L7.2", "L1.1")
@pytest.mark.parametrize(("order", "have"), [([0, 1], "m ƒ50"), ([1, 0], "ƒ50")])
def test_another_family_may_take_the_last_cube_before(order: list[int], have: str) -> None:
    at = position(
        3,
        seat=order[0],
        order=[*order, 2],
        buildings={0: ["picconiere"], 1: ["cava"]},
        occupied={(0, 1): 0, (1, 1): 1},
        cubes={2: "m" * 16},
    )
    assert moment(at, "use").facts["have"] == have


@pytest.mark.rule("L7.1", "L7.2")
def test_what_another_family_pays_can_be_had_in_a_later_step() -> None:
    layout: dict[str, Any] = {
        "buildings": {0: ["casa", "picconiere"], 1: ["scarpellino"]},
        "cubes": {1: "m" * 18},
    }
    assert moment(position(**layout, occupied={(0, 2): 0}), "use").facts["have"] == "ƒ50"
    assert moment(position(**layout, occupied={(0, 2): 0, (1, 1): 1}), "use").facts["have"] == "m ƒ50"


@pytest.mark.rule("L7.2")
def test_what_others_use_and_build_is_not_among_ones_own_moments() -> None:
    at = position(buildings={0: ["cava"]}, occupied={(0, 1): 1}, sites={1: ["baratto"]}, market=[1])
    assert story(at, 0) == [("now", "-"), ("end", "-")]
    assert [name for name, _ in story(at, 1)] == ["now", "market", "use", "build-lacking", "end"]
