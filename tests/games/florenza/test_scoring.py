"""L11: the final score, line by line, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from torri import Position
from torri.engine.telling import Line

from ...playing import give
from .positions import pass_all, position

EIGHT = ["casa"] * 4 + ["casamento"] * 3 + ["palagio"]
FOUR = ["casa", "fabbro", "cava", "orafo"]
PALAZZO = ["palazzo.facciata", "palazzo.salone", "palazzo.statua", "palazzo.ritratto"]
CHIESA = ["chiesa.facciata", "chiesa.campanile", "chiesa.pala-d-altare", "chiesa.crocifisso"]
ALL = {"buildings": {0: EIGHT}, "works": {0: PALAZZO + CHIESA}}  # nothing is missing in the district of seat 0
CAPTAIN = {1: 90}  # seat 1 is highest on the track


def finished(**layout: Any) -> Position:
    """The end of the last round, in which nothing else has happened."""
    last: dict[str, Any] = {"round": 8, "prestige": CAPTAIN}
    at = position(**(last | layout))
    pass_all(at)
    assert at.over
    return at


def lines(at: Position, seat: int = 0) -> dict[str, int]:
    """The points of a seat by the name of the line."""
    return {line.what: line.points for line in at.ledger() if line.seat == seat}


def line(at: Position, what: str, seat: int = 0) -> Line:
    (found,) = (one for one in at.ledger() if (one.seat, one.what) == (seat, what))
    return found


# L11.1 What counts


@pytest.mark.rule("L11.1", "L11.2")
def test_every_line_of_the_ledger_bears_its_rule() -> None:
    at = finished(
        prestige={0: 3, 1: 7},
        certificates={0: 12},
        bishop_points={0: 4},
        cubes={0: "mmwgtcs"},
        florins={0: 650},
        buildings={0: FOUR},
    )
    booked = [(one.what, one.points, one.rule, one.facts) for one in at.ledger() if one.seat == 0]
    assert booked == [
        ("certificates", 12, "L11.1", {}),
        ("prestige", 3, "L11.1", {}),
        ("bishop", 1, "L11.1", {}),
        ("cubes", 2, "L11.1", {"number": 7}),
        ("florins", 2, "L11.1", {"florins": 650}),
        ("empty-fields", -4, "L11.2", {"number": 4}),
        ("palazzo-uncompleted", -4, "L11.2", {"number": 4}),
        ("chiesa-uncompleted", -4, "L11.2", {"number": 4}),
        ("no-palazzo", -4, "L11.2", {}),
        ("no-chiesa", -4, "L11.2", {}),
    ]
    captain = line(at, "captain", seat=1)
    assert (captain.points, captain.rule, captain.facts) == (1, "L11.1", {})
    assert at.scores() == [12 + 3 + 1 + 2 + 2 - 4 - 8 - 8, 7 + 1 - 8 - 8 - 8]


@pytest.mark.rule("L11.1")
@pytest.mark.parametrize(("prestige", "certificates"), [(0, 0), (5, 0), (0, 17), (6, 11), (-1, 4), (-3, 0)])
def test_certificates_and_prestige_count_one_to_one_below_0_negative(prestige: int, certificates: int) -> None:
    at = finished(prestige={0: prestige, 1: 90}, certificates={0: certificates}, **ALL)
    assert (at.scores()[0], lines(at).get("prestige", 0)) == (prestige + certificates, prestige)
    assert lines(at).get("certificates", 0) == certificates


@pytest.mark.rule("L11.1", "L9.1")
@pytest.mark.parametrize("prestige", [0, 1, 23])
def test_the_captains_banking_changes_no_sum(prestige: int) -> None:
    at = finished(prestige={0: prestige, 1: -1}, certificates={0: 4}, **ALL)
    assert lines(at) == {"certificates": 4 + prestige, "captain": 1}
    assert at.scores()[0] == prestige + 4 + 1


@pytest.mark.rule("L11.1")
def test_only_offices_named_in_the_last_round_count() -> None:
    at = finished(captain=0, bishop=0, prestige={0: 1, 1: 2}, bishop_points={0: 3, 1: 4}, **ALL)
    assert (lines(at), at.state.captain, at.state.bishop) == ({"prestige": 1}, 1, 1)
    assert (lines(at, 1)["captain"], lines(at, 1)["bishop"]) == (1, 1)
    at = finished(captain=0, bishop=0, prestige={0: 1, 1: 1}, bishop_points={0: 2}, **ALL)
    assert lines(at) == {"prestige": 1}


@pytest.mark.rule("L11.1", "L9.3")
def test_a_cardinals_5_prestige_in_the_last_round_count_beside_the_office() -> None:
    at = finished(bishop_points={0: 10}, **ALL)
    assert lines(at) == {"prestige": 5, "bishop": 1}
    at = finished(bishop_points={0: 10, 1: 10}, **ALL)
    assert lines(at) == {"prestige": 5}


@pytest.mark.rule("L11.1")
def test_bishop_points_themselves_are_worth_nothing() -> None:
    at = finished(bishop_points={0: 9, 1: 9}, **ALL)
    assert (at.scores()[0], at.state.bishop_points[0]) == (0, 9)


@pytest.mark.rule("L11.1")
@pytest.mark.parametrize(
    ("cubes", "points"), [("", 0), ("mm", 0), ("mws", 1), ("ggg", 1), ("mwgtc", 1), ("mwgtcs", 2), ("m" * 18, 6)]
)
def test_three_cubes_of_all_kinds_together_are_a_point_rounded_down(cubes: str, points: int) -> None:
    at = finished(cubes={0: cubes}, **ALL)
    assert lines(at) == ({"cubes": points} if points else {})
    assert at.scores()[0] == points


@pytest.mark.rule("L11.1")
@pytest.mark.parametrize(("florins", "points"), [(0, 0), (299, 0), (300, 1), (599, 1), (600, 2), (2999, 9)])
def test_300_florins_are_a_point_rounded_down(florins: int, points: int) -> None:
    at = finished(florins={0: florins}, **ALL)
    assert lines(at) == ({"florins": points} if points else {})
    assert at.scores()[0] == points


@pytest.mark.rule("L11.1")
def test_cubes_and_florins_are_rounded_each_for_itself() -> None:
    assert finished(cubes={0: "mm"}, florins={0: 299}, **ALL).scores()[0] == 0


@pytest.mark.rule("L11.1")
def test_workers_and_artworks_of_the_city_bring_nothing_more() -> None:
    works = PALAZZO + CHIESA + ["duomo.cupola", "banco.atrio"]
    assert finished(works={0: works}, buildings={0: EIGHT}, workers={0: 8}).scores()[0] == 0


# L11.2 What is missing


@pytest.mark.rule("L11.2")
@pytest.mark.parametrize("built", range(9))
def test_each_field_without_a_finished_building_costs_a_point(built: int) -> None:
    at = finished(buildings={0: EIGHT[:built]}, works={0: PALAZZO + CHIESA})
    assert lines(at) == ({"empty-fields": built - 8} if built < 8 else {})
    assert at.scores()[0] == built - 8


@pytest.mark.rule("L11.2", "L7.3")
def test_a_building_finished_in_the_last_round_counts_and_one_given_up_does_not() -> None:
    at = position(
        round=8,
        prestige=CAPTAIN,
        buildings={0: EIGHT[:6]},
        sites={0: ["legnaiuolo", "baratto"]},
        cubes={0: "ww"},
        works={0: PALAZZO + CHIESA},
    )
    pass_all(at)
    give(at, "yes", "no")
    assert lines(at) == {"prestige": -1, "empty-fields": -1}


@pytest.mark.rule("L11.2")
@pytest.mark.parametrize(("completed", "missing", "none"), [(0, -4, -4), (1, -3, 0), (2, -2, 0), (3, -1, 0), (4, 0, 0)])
def test_uncompleted_works_of_palazzo_and_chiesa_cost_a_point_and_none_at_all_four_more(
    completed: int, missing: int, none: int
) -> None:
    at = finished(works={0: PALAZZO[:completed] + CHIESA}, buildings={0: EIGHT})
    assert (lines(at).get("palazzo-uncompleted", 0), lines(at).get("no-palazzo", 0)) == (missing, none)
    assert at.scores()[0] == missing + none
    at = finished(works={0: PALAZZO + CHIESA[:completed]}, buildings={0: EIGHT})
    assert (lines(at).get("chiesa-uncompleted", 0), lines(at).get("no-chiesa", 0)) == (missing, none)
    assert at.scores()[0] == missing + none


@pytest.mark.rule("L11.2")
def test_an_untouched_palazzo_and_chiesa_cost_8_each() -> None:
    at = finished(buildings={0: EIGHT}, works={0: ["palazzo-della-signoria.salone"], 1: PALAZZO + CHIESA})
    assert at.scores()[0] == -8 - 8
    assert line(at, "palazzo-uncompleted").facts == line(at, "chiesa-uncompleted").facts == {"number": 4}


@pytest.mark.rule("L11.2")
def test_a_work_completed_in_the_last_round_counts() -> None:
    at = position(
        round=8,
        prestige=CAPTAIN,
        buildings={0: EIGHT},
        works={0: CHIESA},
        plans={0: {"palazzo.ritratto": "nameless-painter"}},
        cubes={0: "cs"},
    )
    pass_all(at)
    give(at, "painter", "2")
    assert lines(at) == {"prestige": 2, "palazzo-uncompleted": -3}


# L11.2 Who has won


@pytest.mark.rule("L11.2")
def test_most_points_win() -> None:
    at = finished(players=3, prestige={0: 4, 1: 4, 2: 5}, cubes={0: "mm", 1: "mmw"}, florins={0: 299})
    assert at.scores() == [4 - 24, 4 + 1 - 24, 5 + 1 - 24]
    assert (at.winners(), at.view(None)["winners"], at.view(None)["scores"]) == ([2], [2], at.scores())


@pytest.mark.rule("L11.2")
@pytest.mark.parametrize(
    ("cubes", "florins", "winners"),
    [
        ({0: "m", 1: "mm"}, {0: 299, 1: 0}, [1]),  # cubes before florins
        ({0: "gs", 1: "m"}, {0: 0, 1: 250}, [0]),
        ({0: "mm", 1: "cs"}, {0: 100, 1: 101}, [1]),  # then florins
        ({0: "mm", 1: "cs"}, {0: 101, 1: 100}, [0]),
        ({0: "mm", 1: "cs"}, {0: 100, 1: 100}, [0, 1]),  # then shared
        ({}, {}, [0, 1]),
    ],
)
def test_ties_go_to_most_cubes_then_florins_then_are_shared(
    cubes: dict[int, str], florins: dict[int, int], winners: list[int]
) -> None:
    at = finished(prestige={}, cubes=cubes, florins=florins)
    assert at.scores() == [-24, -24]
    assert at.winners() == winners


@pytest.mark.rule("L11.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_victory_may_be_shared_by_some_of_several(players: int) -> None:
    prestige = dict.fromkeys(range(players), 2) | {1: 1}
    at = finished(players=players, prestige=prestige, cubes={0: "m", 2: "s"}, florins={0: 50, 2: 50})
    assert at.winners() == [0, 2]


@pytest.mark.rule("L11.2")
def test_a_point_is_more_than_any_number_of_cubes_and_florins() -> None:
    at = finished(prestige={0: 2, 1: 2}, certificates={0: 40, 1: 21}, cubes={1: "m" * 18 + "w" * 18 + "s" * 12})
    assert at.scores() == [42 - 24, 23 + 16 - 24]
    assert at.winners() == [0]
    at = finished(prestige={0: 2, 1: 2}, certificates={0: 11}, florins={1: 2999})
    assert (at.scores(), at.winners()) == ([13 - 24, 2 + 9 - 24], [0])


@pytest.mark.rule("L11.1")
def test_before_the_end_certificates_and_prestige_stand_alone() -> None:
    at = position(round=8, prestige={0: -2, 1: 4}, certificates={0: 9}, cubes={1: "mmm"}, florins={1: 900})
    assert at.scores() == [7, 4]
    assert at.winners() == [0]
    assert [(one.seat, one.what, one.points) for one in at.ledger()] == [
        (0, "certificates", 9),
        (0, "prestige", -2),
        (1, "prestige", 4),
    ]


@pytest.mark.rule("L11.2")
def test_before_the_end_a_tie_stands() -> None:
    at = position(round=8, prestige={0: 4, 1: 4}, cubes={1: "mm"}, florins={0: 100})
    assert at.winners() == [0, 1]
    pass_all(at)
    assert (at.scores(), at.winners()) == ([4 - 24, 4 - 24], [1])
