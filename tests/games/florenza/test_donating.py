"""L5.6: action E, a donation to a preacher, who brings workers."""

from __future__ import annotations

import pytest

from torri import NATURE, Position
from torri.engine.errors import Facts
from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .closely import reason, reasons, told
from .positions import cubes_of, person, position, under

PREACHERS = [
    "francesco-d-assisi",
    "antonio-da-padova",
    "bernardo-di-chiaravalle",
    "tommaso-d-aquino",
    "girolamo-savonarola",
    "giordano-bruno",
]
NAMELESS = "nameless-preacher"


def followers(at: Position, *faces: str) -> int:
    """How many workers the rolls bring, on a copy."""
    at = at.copy()
    return int(str(told(at, *faces)[-1][2]["workers"]))


def no_goods() -> Facts:
    """The figures of goods, with nothing of any."""
    goods = ("marble", "wood", "gold", "metal", "cloth", "spice", "florins", "prestige", "bishop", "workers")
    return dict.fromkeys(goods, 0)


# What a donation does


@pytest.mark.rule("L5.6")
def test_fee_points_and_sermon_of_a_named_preacher() -> None:
    at = position(town=["francesco-d-assisi"], florins={0: 200}, cubes={0: "mw"}, workers={0: 3})
    assert told(at, "donate", "francesco-d-assisi") == [
        ("L5.6", "donated", {"seat": 0, "person": "Francesco d’Assisi", "whom": "Francesco d’Assisi", "florins": 50}),
        ("L5.6", "preached", {"seat": 0, "goods": "†1", **no_goods(), "bishop": 1}),
    ]
    assert (at.state.florins[0], at.state.bishop_points[0], at.state.prestige[0], cubes_of(at, 0)) == (150, 1, 0, "mw")
    assert (at.state.chiesa[0], at.state.pulpit, at.state.workers[0]) == (person("francesco-d-assisi"), -1, 2)
    assert at.state.hired == 1 << person("francesco-d-assisi")
    assert (at.question, at.actor, written(at)) == (Ask.PREACH, NATURE, ["1", "2", "3", "4", "5", "6"])
    assert at.weights() == [1] * 6
    assert told(at, "3") == [("L5.6", "rolled", {"face": 3}), ("L5.6", "followers", {"seat": 0, "workers": 3})]
    assert (at.state.workers[0], at.state.reserve[0], at.actor, at.question) == (5, 2, 1, Ask.ACTION)


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize(
    ("preacher", "fee", "prestige", "bishop", "row"),
    [
        ("francesco-d-assisi", 50, 0, 1, [2, 2, 3, 3, 3, 3]),
        ("antonio-da-padova", 150, 0, 1, [2, 3, 3, 3, 4, 4]),
        ("bernardo-di-chiaravalle", 100, -1, 1, [2, 3, 3, 3, 3, 4]),
        ("tommaso-d-aquino", 200, 1, 0, [3, 3, 3, 4, 4, 4]),
        ("girolamo-savonarola", 150, 0, -1, [3, 3, 4, 4, 5, 5]),
        ("giordano-bruno", 100, 0, -2, [3, 3, 3, 4, 4, 5]),
    ],
)
def test_each_preacher_has_a_fee_points_and_a_table(
    preacher: str, fee: int, prestige: int, bishop: int, row: list[int]
) -> None:
    at = position(town=[preacher], florins={0: 300}, prestige={0: 2, 1: 2}, bishop_points={0: 4, 1: 4}, workers={0: 3})
    assert give(at, "donate", preacher) == ["donated", "preached"]
    assert (at.state.florins[:2], at.state.prestige[:2]) == ([300 - fee, 0], [2 + prestige, 2])
    assert at.state.bishop_points[:2] == [4 + bishop, 4]
    assert [followers(at, face) for face in "123456"] == row


@pytest.mark.rule("L5.6")
def test_a_nameless_preacher_brings_two_workers_for_100_florins_without_a_roll() -> None:
    at = position(florins={0: 130}, workers={0: 3}, prestige={0: 1}, bishop_points={0: 1})
    assert told(at, "donate", NAMELESS) == [
        (
            "L5.6",
            "donated",
            {"seat": 0, "person": "nameless-preacher", "whom": "nameless-preacher-whom", "florins": 100},
        ),
        ("L5.6", "followers", {"seat": 0, "workers": 2}),
    ]
    assert (at.state.florins[0], at.state.workers[0], at.state.reserve[0]) == (30, 4, 3)
    assert (at.state.prestige[0], at.state.bishop_points[0], at.state.chiesa[0]) == (1, 1, person(NAMELESS))
    assert (at.question, at.actor, at.state.nameless) == (Ask.ACTION, 1, [0, 0, 0, 1])


@pytest.mark.rule("L5.6", "L1.2")
@pytest.mark.parametrize(("reserve", "brought"), [(5, 4), (4, 4), (3, 3), (1, 1), (0, 0)])
def test_workers_come_as_far_as_the_reserve_goes(reserve: int, brought: int) -> None:
    at = position(town=["tommaso-d-aquino"], florins={0: 200}, workers={0: 8 - reserve})
    give(at, "donate", "tommaso-d-aquino")
    assert (at.state.workers[0], at.state.reserve[0]) == (7 - reserve, reserve)
    assert told(at, "6")[-1] == ("L5.6", "followers", {"seat": 0, "workers": brought})
    assert (at.state.workers[0], at.state.reserve[0]) == (7 - reserve + brought, reserve - brought)


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize(("reserve", "brought"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_so_do_those_of_the_nameless(reserve: int, brought: int) -> None:
    at = position(florins={0: 100}, workers={0: 8 - reserve})
    assert told(at, "donate", NAMELESS)[-1] == ("L5.6", "followers", {"seat": 0, "workers": brought})
    assert (at.state.workers[0], at.state.reserve[0]) == (7 - reserve + brought, reserve - brought)


@pytest.mark.rule("L5.6", "L5.1")
def test_the_workers_are_usable_in_this_phase() -> None:
    at = position(town=["francesco-d-assisi"], florins={0: 50}, workers={0: 1})
    give(at, "donate", "francesco-d-assisi", "1", "-", "build", "casa", "build", "casa")
    assert (at.state.sites[0], at.state.workers[0]) == (2, 0)


@pytest.mark.rule("L5.6")
def test_the_person_lies_where_he_lay_only_his_tile_is_gone() -> None:
    at = position(town={"girolamo-savonarola": "I"}, florins={0: 150}, bishop_points={0: 1})
    give(at, "donate", "girolamo-savonarola", "1")
    assert under(at, "I") == ["girolamo-savonarola"]


# Which preacher


@pytest.mark.rule("L5.6")
def test_only_those_under_a_card_and_the_nameless() -> None:
    at = position(town=["antonio-da-padova", "giordano-bruno"], florins={0: 500}, bishop_points={0: 5})
    give(at, "donate")
    assert written(at) == ["antonio-da-padova", "giordano-bruno", NAMELESS]
    assert reason(at, "tommaso-d-aquino") == ("L5.6", "not-in-town", {"person": "Tommaso d’Aquino"})


@pytest.mark.rule("L5.6")
def test_a_named_preacher_once_a_round_for_all_families() -> None:
    at = position(3, town=["antonio-da-padova"], chiesa={2: "antonio-da-padova"}, florins={0: 500})
    give(at, "donate")
    facts = {"person": "Antonio da Padova", "named": 1, "needs": 2}
    assert reason(at, "antonio-da-padova") == ("L5.6", "preacher-used", facts)


@pytest.mark.rule("L5.6")
def test_nor_one_who_preaches_in_the_pulpit() -> None:
    pulpit = ("antonio-da-padova", 1)
    at = position(works={1: ["duomo.pulpito"]}, pulpit=pulpit, florins={0: 500})
    give(at, "donate")
    facts = {"person": "Antonio da Padova", "named": 1, "needs": 2}
    assert reason(at, "antonio-da-padova") == ("L5.6", "preacher-used", facts)


@pytest.mark.rule("L5.6", "L1.5")
def test_two_nameless_preachers_for_all_families_together() -> None:
    at = position(3, town=["francesco-d-assisi"], florins={0: 100, 1: 100, 2: 100})
    give(at, "donate", NAMELESS, "donate", NAMELESS, "donate")
    assert at.state.nameless == [0, 0, 0, 2]
    facts = {"person": "nameless-preacher", "named": 0, "needs": 2}
    assert reason(at, NAMELESS) == ("L5.6", "preacher-used", facts)
    assert written(at) == ["francesco-d-assisi"]


@pytest.mark.rule("L4.2", "L5.6")
def test_whom_the_bishop_has_banished_nobody_uses_not_even_the_bishop() -> None:
    people = ["antonio-da-padova", "francesco-d-assisi"]
    at = position(3, bishop=1, banished="antonio-da-padova", town=people, florins={0: 500, 1: 500})
    give(at, "donate")
    assert reason(at, "antonio-da-padova") == ("L4.2", "preacher-banished", {"person": "Antonio da Padova"})
    give(at, "francesco-d-assisi", "1", "donate")
    assert at.actor == 1
    assert refused(at, "antonio-da-padova") == [("L4.2", "preacher-banished")]


# What it takes


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize(
    ("preacher", "fee"),
    [
        ("antonio-da-padova", 150),
        ("bernardo-di-chiaravalle", 100),
        ("tommaso-d-aquino", 200),
        ("girolamo-savonarola", 150),
        ("giordano-bruno", 100),
        (NAMELESS, 100),
    ],
)
def test_the_fee_is_paid_in_full_or_the_preacher_is_not_chosen(preacher: str, fee: int) -> None:
    at = position(town=PREACHERS, florins={0: fee}, bishop_points={0: 2})
    give(at, "donate", preacher)
    assert at.state.florins[0] == 0
    at = position(town=PREACHERS, florins={0: fee - 1, 1: 900}, bishop_points={0: 2})
    give(at, "donate")
    rule, name, facts = reason(at, preacher)
    assert (rule, name, facts["has"], facts["needs"]) == ("L5.6", "fee-not-payable", fee - 1, fee)


@pytest.mark.rule("L5.6", "L1.6")
@pytest.mark.parametrize(
    ("preacher", "shown", "needs"),
    [
        ("girolamo-savonarola", "Girolamo Savonarola", 1),
        ("giordano-bruno", "Giordano Bruno", 2),
    ],
)
def test_bishop_points_may_fall_to_0_but_not_below(preacher: str, shown: str, needs: int) -> None:
    at = position(town=[preacher], florins={0: 300}, bishop_points={0: needs})
    give(at, "donate", preacher)
    assert at.state.bishop_points[0] == 0
    at = position(town=[preacher], florins={0: 300}, bishop_points={0: needs - 1, 1: 9})
    give(at, "donate")
    facts = {"person": shown, "has": needs - 1, "needs": needs}
    assert reason(at, preacher) == ("L5.6", "bishop-points-too-low", facts)


@pytest.mark.rule("L5.6", "L1.6")
def test_prestige_may_fall_to_minus_3_but_not_below() -> None:
    preacher = "bernardo-di-chiaravalle"
    at = position(town=[preacher], florins={0: 100}, prestige={0: -2})
    give(at, "donate", preacher)
    assert (at.state.prestige[0], at.state.bishop_points[0]) == (-3, 1)
    at = position(town=[preacher], florins={0: 100}, prestige={0: -3, 1: 5})
    give(at, "donate")
    facts = {"person": "Bernardo di Chiaravalle", "has": -3, "needs": -2}
    assert reason(at, preacher) == ("L5.6", "prestige-too-low", facts)


@pytest.mark.rule("L5.6")
def test_at_prestige_minus_3_others_can_still_be_chosen() -> None:
    at = position(town=["tommaso-d-aquino", "antonio-da-padova"], florins={0: 200}, prestige={0: -3})
    give(at, "donate", "tommaso-d-aquino")
    assert at.state.prestige[0] == -2


@pytest.mark.rule("L5.6")
def test_all_that_stands_against_a_preacher_is_said() -> None:
    at = position(town=["giordano-bruno", "francesco-d-assisi"], florins={0: 50})
    give(at, "donate")
    names = [against.name for against in reasons(at, "giordano-bruno")]
    assert names == ["fee-not-payable", "bishop-points-too-low"]


# Nobody to choose


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize(("people", "cheapest"), [([], 100), (["tommaso-d-aquino"], 100), (["francesco-d-assisi"], 50)])
def test_without_the_fee_of_any_the_action_is_not_offered(people: list[str], cheapest: int) -> None:
    assert refused(position(town=people, florins={0: cheapest}), "donate") == []
    at = position(town=people, florins={0: cheapest - 1, 1: 900})
    facts = {"left": 1 + len(people), "cause": "florins", "has": cheapest - 1}
    assert reason(at, "donate") == ("L5.6", "no-preacher-to-choose", facts)


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize(("points", "against"), [(1, []), (0, [("L5.6", "no-preacher-to-choose")])])
def test_nor_without_the_points_for_the_only_one(points: int, against: list[tuple[str, str]]) -> None:
    nameless = {1: NAMELESS, 2: NAMELESS}
    at = position(3, town=["girolamo-savonarola"], chiesa=nameless, florins={0: 900}, bishop_points={0: points})
    assert refused(at, "donate") == against


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize(("prestige", "against"), [(-2, []), (-3, [("L5.6", "no-preacher-to-choose")])])
def test_nor_with_prestige_too_low_for_the_only_one(prestige: int, against: list[tuple[str, str]]) -> None:
    nameless = {1: NAMELESS, 2: NAMELESS}
    at = position(3, town=["bernardo-di-chiaravalle"], chiesa=nameless, florins={0: 900}, prestige={0: prestige})
    assert refused(at, "donate") == against


@pytest.mark.rule("L5.6", "L4.2")
def test_nor_with_all_used_or_banished() -> None:
    nameless = {1: NAMELESS, 2: NAMELESS}
    at = position(3, bishop=1, banished="antonio-da-padova", chiesa=nameless, florins={0: 900}, bishop_points={0: 9})
    assert reason(at, "donate")[2]["left"] == 0
