"""L9.0 to L9.3: phase 8, Captain, Bishop and Cardinals are named."""

from __future__ import annotations

from typing import Any

import pytest

from torri import Position
from torri.engine.telling import Event
from torri.games.florenza.state import Ask

from ...playing import give
from .positions import pass_all, position

NOBODY = -1


def named(players: int = 2, **layout: Any) -> tuple[Position, list[Event]]:
    """All have passed, and phase 8 is over; what was told in it."""
    at = position(players, **layout)
    events: list[Event] = []
    while at.state.ask == Ask.ACTION:
        events = at.apply(at.parse("-"))
    told = {"captain-named", "no-captain", "bishop-named", "no-bishop", "cardinal", "first"}
    return at, [event for event in events if event.name in told]


def tracks(at: Position) -> tuple[list[int], list[int], list[int]]:
    """Prestige, certificates and bishop points of the seats."""
    s = at.state
    return s.prestige[: at.players], s.certificates[: at.players], s.bishop_points[: at.players]


# L9.0 The order of phase 8


@pytest.mark.rule("L9.0")
def test_captain_bishop_cardinals_turn_order() -> None:
    at, events = named(3, prestige={0: 4, 1: 6}, bishop_points={0: 12, 2: 11})
    assert [(event.name, event.rule) for event in events] == [
        ("captain-named", "L9.1"),
        ("bishop-named", "L9.2"),
        ("cardinal", "L9.3"),
        ("cardinal", "L9.3"),
        ("first", "L9.4"),
    ]
    assert [event.facts.get("seat") for event in events] == [1, 0, 0, 2, 1]
    assert tracks(at) == ([9, 0, 5], [0, 6, 0], [0, 0, 0])
    assert (at.state.captain, at.state.bishop, at.state.order[:3]) == (1, 0, [1, 0, 2])


@pytest.mark.rule("L9.0")
@pytest.mark.parametrize("prestige", [{0: 3, 1: 3}, {0: -3, 1: -3}, {}])
def test_a_captain_who_is_not_named_again_gives_the_card_back_also_in_a_tie(prestige: dict[int, int]) -> None:
    at, events = named(captain=0, prestige=prestige)
    assert at.state.captain == NOBODY
    assert (events[0].name, events[0].rule) == ("no-captain", "L9.1")


@pytest.mark.rule("L9.0")
@pytest.mark.parametrize("points", [{0: 4, 1: 4}, {0: 2, 1: 1}, {}])
def test_a_bishop_who_is_not_named_again_gives_the_card_back_also_in_a_tie(points: dict[int, int]) -> None:
    at, events = named(bishop=0, bishop_points=points)
    assert at.state.bishop == NOBODY
    assert (events[1].name, events[1].rule) == ("no-bishop", "L9.2")
    assert tracks(at)[2] == [points.get(0, 0), points.get(1, 0)]


@pytest.mark.rule("L9.0")
def test_an_office_goes_on_to_whoever_is_named_now() -> None:
    at, _ = named(3, captain=0, bishop=1, prestige={0: 2, 2: 3}, bishop_points={1: 3, 2: 4})
    assert (at.state.captain, at.state.bishop) == (2, 2)


@pytest.mark.rule("L9.0", "L2.4")
def test_the_first_offices_are_given_in_round_1() -> None:
    at, _ = named(round=1, prestige={1: 1}, bishop_points={0: 3})
    assert (at.state.captain, at.state.bishop) == (1, 0)


@pytest.mark.rule("L9.0", "L4.1", "L4.2")
def test_without_an_office_nobody_is_asked_for_its_power() -> None:
    at, _ = named(prestige={1: 1}, bishop_points={0: 3})
    give(at, "1")
    assert (at.question, at.actor) == (Ask.CAPTAIN, 1)
    give(at, "-")
    assert (at.question, at.actor) == (Ask.BISHOP, 0)
    at, _ = named(bishop_points={0: 3})
    give(at, "1")
    assert (at.question, at.actor, at.state.order[:2]) == (Ask.BISHOP, 0, [1, 0])
    at, _ = named(prestige={1: 1})
    give(at, "1", "-")
    assert (at.question, at.actor) == (Ask.ACTION, 1)
    at, _ = named()
    give(at, "1")
    assert (at.question, at.actor) == (Ask.ACTION, 0)


# L9.1 Captain


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_alone_is_highest_banks_all_points_as_certificates(players: int) -> None:
    at, events = named(players, prestige={0: 6, 1: 7}, certificates={1: 10})
    assert (events[0].name, events[0].facts) == ("captain-named", {"seat": 1, "certificates": 7})
    assert at.state.captain == 1
    assert tracks(at)[:2] == ([6, 0, 0, 0, 0][:players], [0, 17, 0, 0, 0][:players])


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize(
    ("players", "prestige"), [(2, {0: 7, 1: 7}), (3, {0: 7, 2: 7}), (4, {1: 7, 2: 7, 3: 7}), (5, {3: 7, 4: 7})]
)
def test_in_a_tie_there_is_no_captain_and_nobody_banks(players: int, prestige: dict[int, int]) -> None:
    at, events = named(players, prestige=prestige, certificates={0: 3})
    assert (at.state.captain, events[0].name, events[0].facts) == (NOBODY, "no-captain", {})
    assert tracks(at)[0] == [prestige.get(seat, 0) for seat in range(players)]
    assert tracks(at)[1] == [3, 0, 0, 0, 0][:players]


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize("prestige", [{0: 5, 1: 5, 2: 6}, {0: 6, 1: 5, 2: 5}, {0: 5, 1: 6, 2: 5}])
def test_a_tie_further_down_is_no_matter(prestige: dict[int, int]) -> None:
    at, _ = named(3, prestige=prestige)
    captain = max(prestige, key=lambda seat: prestige[seat])
    assert (at.state.captain, at.state.certificates[captain]) == (captain, 6)


@pytest.mark.rule("L9.1")
def test_certificates_do_not_count() -> None:
    at, _ = named(prestige={0: 2, 1: 3}, certificates={0: 50})
    assert (at.state.captain, tracks(at)[1]) == (1, [50, 3])
    at, _ = named(prestige={0: 3, 1: 3}, certificates={0: 50})
    assert at.state.captain == NOBODY


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize(("own", "other", "certificates"), [(1, 0, 1), (0, -1, 0), (-1, -2, 0), (-2, -3, 0)])
def test_there_is_no_minimum_but_no_certificate_below_1_and_the_marker_goes_to_0(
    own: int, other: int, certificates: int
) -> None:
    at, events = named(prestige={0: other, 1: own})
    assert events[0].facts == {"seat": 1, "certificates": certificates}
    assert (at.state.captain, *tracks(at)[:2]) == (1, [other, 0], [0, certificates])


@pytest.mark.rule("L9.1")
def test_the_captain_can_be_named_again() -> None:
    at, _ = named(captain=1, prestige={1: 2}, certificates={1: 8})
    assert (at.state.captain, tracks(at)[:2]) == (1, ([0, 0], [0, 10]))


# L9.2 Bishop


@pytest.mark.rule("L9.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("points", "bishop"), [(2, NOBODY), (3, 1), (9, 1)])
def test_who_alone_has_most_bishop_points_at_least_3_is_bishop(players: int, points: int, bishop: int) -> None:
    at, events = named(players, bishop_points={0: 1, 1: points})
    assert at.state.bishop == bishop
    assert events[1].name == ("no-bishop" if bishop == NOBODY else "bishop-named")
    assert events[1].facts == ({} if bishop == NOBODY else {"seat": 1})
    assert tracks(at)[2] == [1, points, 0, 0, 0][:players]  # points stay
    assert tracks(at)[0] == [0] * players


@pytest.mark.rule("L9.2")
@pytest.mark.parametrize("points", [{0: 3, 1: 3}, {0: 5, 2: 5}, {0: 9, 1: 9, 2: 9}])
def test_in_a_tie_there_is_no_bishop(points: dict[int, int]) -> None:
    at, _ = named(3, bishop_points=points)
    assert at.state.bishop == NOBODY
    assert tracks(at)[2] == [points.get(seat, 0) for seat in range(3)]


@pytest.mark.rule("L9.2")
def test_a_tie_for_second_place_does_not_hinder_the_bishop() -> None:
    at, _ = named(4, bishop_points={0: 4, 1: 4, 3: 5})
    assert at.state.bishop == 3


@pytest.mark.rule("L9.1", "L9.2")
def test_one_family_may_hold_both_offices() -> None:
    at, _ = named(3, prestige={2: 1}, bishop_points={2: 3})
    assert (at.state.captain, at.state.bishop) == (2, 2)


# L9.3 Cardinals


@pytest.mark.rule("L9.3")
@pytest.mark.parametrize(("points", "cardinal"), [(9, False), (10, True), (13, True)])
def test_with_10_bishop_points_one_is_cardinal(points: int, cardinal: bool) -> None:
    at, events = named(prestige={0: 1, 1: 4}, bishop_points={0: points})
    facts = [(event.rule, event.facts) for event in events if event.name == "cardinal"]
    assert facts == ([("L9.3", {"seat": 0, "prestige": 5})] if cardinal else [])
    assert (at.state.prestige[0], at.state.bishop_points[0]) == ((6, 0) if cardinal else (1, points))
    assert at.state.bishop == 0


@pytest.mark.rule("L9.3")
def test_everyone_with_10_also_tied_and_without_the_office_in_player_order() -> None:
    at, events = named(5, seat=4, order=[4, 2, 0, 1, 3], bishop_points={0: 12, 1: 9, 2: 12, 3: 10})
    assert at.state.bishop == NOBODY
    assert [event.facts["seat"] for event in events if event.name == "cardinal"] == [2, 0, 3]
    assert tracks(at) == ([5, 0, 5, 5, 0], [0] * 5, [0, 9, 0, 0, 0])


@pytest.mark.rule("L9.3")
def test_also_beside_a_bishop_with_more() -> None:
    at, _ = named(bishop_points={0: 10, 1: 11})
    assert (at.state.bishop, tracks(at)[0], tracks(at)[2]) == (1, [5, 5], [0, 0])


@pytest.mark.rule("L9.3")
def test_bishop_again_is_cardinal_with_as_few_as_3_points_and_stays_bishop() -> None:
    at, events = named(bishop=1, bishop_points={0: 2, 1: 3}, prestige={0: 9})
    assert [event.name for event in events] == ["captain-named", "bishop-named", "cardinal", "first"]
    assert (at.state.bishop, tracks(at)[0], tracks(at)[2]) == (1, [0, 5], [2, 0])


@pytest.mark.rule("L9.3")
def test_once_even_if_both_hold() -> None:
    at, events = named(bishop=0, bishop_points={0: 14}, prestige={1: 1})
    assert [event.name for event in events].count("cardinal") == 1
    assert (at.state.prestige[0], at.state.bishop_points[0], at.state.bishop) == (5, 0, 0)


@pytest.mark.rule("L9.3")
def test_a_third_time_bishop_is_cardinal_again() -> None:
    at, _ = named(bishop=0, bishop_points={0: 3}, prestige={1: 1})
    give(at, "1", "-", "-")
    at.state.bishop_points[0], at.state.prestige[1] = 4, 9
    assert "cardinal" in pass_all(at)
    assert (at.state.bishop, at.state.prestige[0], at.state.bishop_points[0]) == (0, 10, 0)


@pytest.mark.rule("L9.3")
def test_a_cardinal_without_new_points_is_not_bishop_a_third_time() -> None:
    at, _ = named(bishop=0, bishop_points={0: 3}, prestige={1: 1})
    give(at, "1", "-", "-")
    at.state.prestige[1] = 9
    assert "cardinal" not in pass_all(at)
    assert (at.state.bishop, at.state.prestige[0]) == (NOBODY, 5)


@pytest.mark.rule("L9.3")
@pytest.mark.parametrize(
    ("former", "points"), [(0, {0: 3, 1: 4}), (0, {0: 4, 1: 4}), (0, {0: 2}), (None, {0: 9}), (1, {0: 9, 1: 8})]
)
def test_who_was_not_bishop_before_or_is_not_now_needs_10(former: int | None, points: dict[int, int]) -> None:
    at, events = named(bishop=former, bishop_points=points)
    assert "cardinal" not in [event.name for event in events]
    assert tracks(at)[0] == [0, 0]
    assert tracks(at)[2] == [points.get(0, 0), points.get(1, 0)]


@pytest.mark.rule("L9.3", "L9.1")
def test_the_5_prestige_come_after_the_captain_has_banked() -> None:
    at, events = named(bishop_points={0: 10}, prestige={0: 7, 1: 6})
    assert events[0].facts == {"seat": 0, "certificates": 7}
    assert tracks(at)[:2] == ([5, 6], [7, 0])
    at, _ = named(bishop_points={0: 10}, prestige={0: 3, 1: 6})
    assert (at.state.captain, tracks(at)[:2]) == (1, ([8, 0], [0, 6]))


@pytest.mark.rule("L9.3", "L1.6")
def test_a_cardinal_may_come_from_the_lowest_prestige() -> None:
    at, _ = named(bishop_points={0: 10}, prestige={0: -3})
    assert (at.state.captain, at.state.prestige[0]) == (1, 2)


@pytest.mark.rule("L9.3", "L9.2")
def test_bishop_points_of_phase_7_count() -> None:
    at = position(
        plans={0: {"duomo.pulpito": "nameless-sculptor"}}, cubes={0: "mmwc"}, florins={0: 100}, bishop_points={0: 8}
    )
    pass_all(at)
    events = give(at, "sculptor", "2", "2")
    assert events.count("cardinal") == 1
    assert (at.state.bishop, at.state.certificates[0], at.state.prestige[0]) == (0, 4, 5)
