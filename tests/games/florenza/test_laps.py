"""L5.1: phase 4, workers are placed lap by lap."""

from __future__ import annotations

import pytest

from torri import Position
from torri.games.florenza.state import Ask

from ...playing import give, written
from .closely import told
from .positions import cubes_of, pass_all, position


def place_all(at: Position) -> list[int | None]:
    """All workers go to constructions; the seats in the order in which they are asked."""
    seats = []
    while at.question == Ask.ACTION:
        seats.append(at.actor)
        give(at, "build")
        give(at, written(at)[0])
    return seats


# Round and round


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
def test_one_action_at_a_time_in_player_order_round_and_round(order: list[int]) -> None:
    at = position(3, seat=order[0], order=order, workers={0: 3, 1: 3, 2: 3})
    assert place_all(at) == order * 3
    assert at.state.workers[:3] == [0, 0, 0]


@pytest.mark.rule("L5.1")
def test_five_families_take_turns() -> None:
    at = position(5, seat=4, order=[4, 2, 0, 3, 1], workers=dict.fromkeys(range(5), 2))
    assert place_all(at) == [4, 2, 0, 3, 1, 4, 2, 0, 3, 1]


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize(
    "answers", [("use", "medici.1"), ("build", "casa"), ("create", "palazzo.statua", "donatello"), ("market",)]
)
def test_each_action_places_one_worker_from_the_own_material_area(answers: tuple[str, ...]) -> None:
    at = position(buildings={0: ["fabbro"]}, town=["donatello"])
    give(at, *answers)
    assert (at.actor, at.question) == (1, Ask.ACTION)
    assert (at.state.workers[:2], at.state.reserve[:2]) == ([3, 4], [4, 4])


@pytest.mark.rule("L5.1", "L4.2")
def test_the_first_in_player_order_begins_after_the_powers() -> None:
    at = position(3, ask=Ask.BISHOP, order=[2, 1, 0], bishop=1)
    give(at, "-")
    assert (at.question, at.actor, at.state.phase) == (Ask.ACTION, 2, 4)
    assert place_all(at) == [2, 1, 0] * 4


# Being out


@pytest.mark.rule("L5.1")
def test_who_has_no_worker_in_the_material_area_is_out() -> None:
    at = position(4, workers={0: 3, 1: 0, 2: 1, 3: 2})
    assert place_all(at) == [0, 2, 3, 0, 3, 0]
    assert (at.state.reserve[:4], at.question) == ([5, 8, 7, 6], Ask.BUILD)


@pytest.mark.rule("L5.1")
def test_who_passes_is_out_for_the_phase_and_keeps_the_workers_unused() -> None:
    at = position(3)
    assert told(at, "-") == [("L5.1", "passed", {"seat": 0})]
    assert place_all(at) == [1, 2] * 4
    assert at.state.workers[:3] == [4, 0, 0]


@pytest.mark.rule("L5.1")
def test_passing_later_in_the_phase_leaves_what_was_placed() -> None:
    at = position(2, workers={0: 4, 1: 2})
    assert give(at, "build", "casa", "market", "-", "build", "casa") == ["planned", "to-market", "passed", "planned"]
    assert (at.question, at.actor) == (Ask.MARKET, 1)
    assert (at.state.workers[:2], at.state.sites[:2]) == ([3, 0], [1, 1])


@pytest.mark.rule("L5.1")
def test_one_may_pass_whatever_else_could_be_done() -> None:
    at = position(buildings={0: ["fabbro"]}, florins={0: 500})
    assert written(at) == ["use", "build", "create", "market", "donate", "-"]


@pytest.mark.rule("L5.1")
def test_the_last_one_in_goes_on_alone() -> None:
    at = position(3, workers={0: 4, 1: 1, 2: 3})
    give(at, "-", "market", "build", "casa", "build", "casa")
    assert (at.actor, at.state.workers[2]) == (2, 1)
    assert pass_all(at) == ["passed"]
    assert (at.question, at.actor) == (Ask.MARKET, 1)


@pytest.mark.rule("L5.1", "L5.6")
def test_who_has_placed_the_last_worker_on_a_preacher_goes_on_with_those_he_brings() -> None:
    at = position(workers={0: 1, 1: 2}, florins={0: 100})
    give(at, "donate", "nameless-preacher", "market")
    assert (at.question, at.actor, at.state.workers[0]) == (Ask.ACTION, 0, 2)


@pytest.mark.rule("L5.1", "L5.6")
def test_who_gets_none_from_the_reserve_is_out() -> None:
    at = position(workers={0: 1, 1: 2}, florins={0: 100}, sites={0: ["casa"] * 5 + ["casamento"] * 2})
    assert give(at, "donate", "nameless-preacher")[-1] == "followers"
    assert (at.state.workers[0], at.state.reserve[0]) == (0, 0)
    give(at, "market")
    assert at.actor == 1


# What is paid when


@pytest.mark.rule("L5.1", "L5.3", "L5.4")
def test_buildings_and_artworks_are_planned_with_empty_hands() -> None:
    at = position(town=["michelangelo"])
    give(at, "build", "palagio", "-", "create", "duomo.facciata", "michelangelo-buonarroti")
    assert (at.state.sites[0], at.state.plans[0].bit_count(), at.state.workers[0]) == (1, 1, 2)
    assert (at.state.florins[0], cubes_of(at, 0), at.state.prestige[0]) == (0, "-", 0)


@pytest.mark.rule("L5.1", "L5.3", "L5.4")
def test_nor_is_anything_paid_by_who_could() -> None:
    at = position(florins={0: 900}, cubes={0: "mmmmmmwwwwggttccss"}, town=["michelangelo"])
    give(at, "build", "palagio", "-", "create", "duomo.facciata", "michelangelo-buonarroti", "market")
    assert (at.state.florins[0], cubes_of(at, 0), at.state.prestige[0]) == (900, "mmmmmmwwwwggttccss", 0)


# The holder of both offices


@pytest.mark.rule("L5.1", "L12.2")
def test_the_holder_of_both_offices_takes_two_actions_in_a_row_in_each_lap() -> None:
    at = position(3, seat=1, captain=1, bishop=1)
    assert place_all(at) == [1, 1, 0, 2, 1, 1, 0, 2, 0, 2, 0, 2]


@pytest.mark.rule("L5.1", "L4.2")
def test_from_the_first_lap_on() -> None:
    at = position(3, seat=1, ask=Ask.BISHOP, captain=1, bishop=1, workers={1: 2})
    give(at, "-")
    assert place_all(at) == [1, 1, 0, 2, 0, 2, 0, 2, 0, 2]


@pytest.mark.rule("L5.1")
def test_the_second_action_only_with_a_worker_left() -> None:
    at = position(3, seat=1, captain=1, bishop=1, workers={1: 3})
    assert place_all(at) == [1, 1, 0, 2, 1, 0, 2, 0, 2, 0, 2]


@pytest.mark.rule("L5.1")
def test_passing_gives_no_second_action() -> None:
    at = position(3, seat=1, captain=1, bishop=1)
    give(at, "-")
    assert place_all(at) == [0, 2] * 4


@pytest.mark.rule("L5.1")
def test_passing_in_place_of_the_second_action_is_passing() -> None:
    at = position(3, seat=1, captain=1, bishop=1)
    give(at, "market")
    assert at.actor == 1
    give(at, "-")
    assert place_all(at) == [0, 2] * 4
    assert at.state.workers[1] == 3


@pytest.mark.rule("L5.1")
def test_alone_in_the_phase_the_holder_goes_on_two_by_two() -> None:
    at = position(2, captain=0, bishop=0, workers={0: 5, 1: 1})
    assert place_all(at) == [0, 0, 1, 0, 0, 0]


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize(
    "answers",
    [
        ("use", "medici.1"),
        ("build", "casa"),
        ("create", "palazzo.statua", "donatello"),
        ("market",),
        ("donate", "nameless-preacher"),
        ("donate", "francesco-d-assisi", "3"),
    ],
)
def test_two_actions_of_any_kind(answers: tuple[str, ...]) -> None:
    people = ["donatello", "francesco-d-assisi"]
    at = position(captain=0, bishop=0, buildings={0: ["fabbro"]}, town=people, florins={0: 100})
    give(at, *answers)
    assert (at.question, at.actor) == (Ask.ACTION, 0)
    give(at, "build", "cava")
    assert (at.question, at.actor) == (Ask.ACTION, 1)


@pytest.mark.rule("L5.1", "L12.2")
def test_without_the_option_the_holder_acts_once_like_all() -> None:
    at = position(3, seat=1, captain=1, bishop=1, both_offices_twice=False)
    assert place_all(at) == [1, 0, 2] * 4


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize(("captain", "bishop"), [(0, None), (None, 1), (0, 1), (None, None)])
def test_one_office_gives_no_second_action(captain: int | None, bishop: int | None) -> None:
    at = position(3, captain=captain, bishop=bishop)
    assert place_all(at) == [0, 1, 2] * 4
