"""L7.1: phase 6, field by field and district by district."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from torri import Position
from torri.games.florenza.state import Ask

from ...playing import give, written
from .positions import cubes_of, lots_of, pass_all, position

PAINTING = {"palazzo.ritratto": "nameless-painter"}  # not paid for before phase 7


def in_phase_6(
    players: int = 2,
    buildings: Mapping[int, Sequence[str]] | None = None,
    occupied: Mapping[tuple[int, int], int] | None = None,
    sites: Mapping[int, Sequence[str]] | None = None,
    order: Sequence[int] | None = None,
    cubes: Mapping[int, str] | None = None,
    florins: Mapping[int, int] | None = None,
) -> Position:
    """All have passed; the last seat has planned a painting, so that the round stops in phase 7."""
    at = position(
        players,
        seat=order[0] if order else 0,
        buildings=buildings,
        occupied=occupied,
        sites=sites,
        order=order,
        cubes=cubes,
        florins=florins,
        plans={players - 1: PAINTING},
        workers=dict.fromkeys(range(players), 1),
    )
    pass_all(at)
    return at


def decline_all(at: Position) -> list[tuple[int, str, int]]:
    """Nobody uses or builds anything; (step, building, seat asked) one after another."""
    asked = []
    while at.question in (Ask.USE, Ask.BUILD):
        meant = at.meaning(at.answers()[-1])[1]
        assert at.actor is not None
        asked.append((at.state.field + 1, str(meant["building"]), at.actor))
        give(at, "no")
    return asked


# Steps and districts


@pytest.mark.rule("L7.1")
def test_all_fields_1_district_by_district_in_player_order_then_all_fields_2() -> None:
    districts = {0: ["fabbro", "cava"], 1: ["erbolaio", "segheria"], 2: ["lanaiuolo", "orafo"]}
    everywhere = {(owner, field): owner for owner in range(3) for field in (1, 2)}
    at = in_phase_6(3, districts, everywhere, order=[2, 0, 1])
    assert decline_all(at) == [
        (1, "Lanaiuolo", 2),
        (1, "Fabbro", 0),
        (1, "Erbolaio", 1),
        (2, "Orafo", 2),
        (2, "Cava", 0),
        (2, "Segheria", 1),
    ]
    assert (at.question, at.state.phase) == (Ask.TALENT, 7)


@pytest.mark.rule("L7.1")
def test_five_districts_one_after_another() -> None:
    districts = {0: ["fabbro"], 1: ["erbolaio"], 2: ["lanaiuolo"], 3: ["cava"], 4: ["orafo"]}
    at = in_phase_6(5, districts, {(owner, 1): 0 for owner in range(5)}, order=[3, 1, 4, 0, 2])
    assert [name for _step, name, _seat in decline_all(at)] == ["Cava", "Erbolaio", "Orafo", "Fabbro", "Lanaiuolo"]
    assert (at.question, at.state.reserve[0]) == (Ask.TALENT, 7)


@pytest.mark.rule("L7.1")
def test_up_to_field_8() -> None:
    full = ["casa", "casa", "fabbro", "cava", "cava", "orafo", "loggia", "segheria"]
    at = in_phase_6(2, {0: full, 1: ["fabbro"]}, {(0, 8): 0, (0, 3): 1, (1, 1): 0})
    assert decline_all(at) == [(1, "Fabbro", 0), (3, "Fabbro", 1), (8, "Segheria", 0)]


@pytest.mark.rule("L7.1", "L7.3")
def test_buildings_and_constructions_are_due_in_the_step_of_their_field() -> None:
    at = in_phase_6(
        3,
        buildings={0: ["fabbro"], 1: ["cava", "orafo"], 2: []},
        sites={0: ["casa", "loggia"], 1: ["convento"], 2: ["segheria", "miniera"]},
        occupied={(0, 1): 0, (1, 2): 1},
    )
    assert decline_all(at) == [
        (1, "Fabbro", 0),
        (1, "Segheria", 2),
        (2, "Casa", 0),
        (2, "Orafo", 1),
        (2, "Miniera", 2),
        (3, "Loggia", 0),
        (3, "Convento", 1),
    ]


@pytest.mark.rule("L7.1")
def test_only_a_field_with_a_worker_does_anything() -> None:
    at = in_phase_6(2, {0: ["fabbro", "cava", "casa"], 1: ["loggia", "palagio"]}, {(0, 2): 0})
    assert decline_all(at) == [(2, "Cava", 0)]
    assert (cubes_of(at, 0), cubes_of(at, 1), at.state.florins[:2], at.state.prestige[:2]) == ("-", "-", [0, 0], [0, 0])


@pytest.mark.rule("L7.1")
def test_without_any_worker_the_phase_is_left_out() -> None:
    at = in_phase_6(2, {0: ["fabbro"], 1: ["casamento", "cava"]})
    assert (at.question, at.state.phase) == (Ask.TALENT, 7)


# The worker's owner


@pytest.mark.rule("L7.1")
def test_in_anothers_district_the_workers_owner_decides_when_that_districts_turn_comes() -> None:
    districts = {0: ["fabbro"], 1: ["erbolaio"], 2: ["lanaiuolo"]}
    at = in_phase_6(3, districts, {(0, 1): 1, (1, 1): 2, (2, 1): 0}, order=[1, 2, 0])
    assert decline_all(at) == [(1, "Erbolaio", 2), (1, "Lanaiuolo", 0), (1, "Fabbro", 1)]


@pytest.mark.rule("L7.1")
def test_and_profits() -> None:
    at = in_phase_6(3, {1: ["loggia"]}, {(1, 1): 2})
    assert at.actor == 2
    give(at, "yes")
    assert (at.state.florins[:3], at.state.prestige[:3]) == ([0, 0, 100], [0, 0, 1])


@pytest.mark.rule("L7.1", "L1.2")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("owner", [0, 1])
def test_then_the_worker_goes_back_to_reserve(answer: str, owner: int) -> None:
    at = in_phase_6(2, {owner: ["fabbro"]}, {(owner, 1): 0})
    assert (at.state.reserve[:2], at.state.workers[:2]) == ([6, 6], [1, 1])
    give(at, answer)
    assert (at.state.reserve[:2], at.state.workers[:2]) == ([7, 6], [1, 1])
    assert at.state.occupant[owner][0] == -1


# What a step brings


@pytest.mark.rule("L7.1", "L7.2")
def test_what_one_step_brings_can_pay_in_a_later_one() -> None:
    at = in_phase_6(2, {0: ["picconiere", "scarpellino"]}, {(0, 1): 0, (0, 2): 0})
    give(at, "yes")
    assert (at.question, written(at)) == (Ask.USE, ["yes", "no"])
    give(at, "yes")
    assert (cubes_of(at, 0), at.state.florins[0]) == ("-", 300)


@pytest.mark.rule("L7.1", "L7.2")
def test_but_not_in_an_earlier_one() -> None:
    at = in_phase_6(2, {0: ["scarpellino", "picconiere"]}, {(0, 1): 0, (0, 2): 0})
    assert written(at) == ["no"]
    give(at, "no", "yes")
    assert (cubes_of(at, 0), at.state.florins[0]) == ("m", 50)


@pytest.mark.rule("L7.1", "L7.2")
def test_within_a_step_an_earlier_district_can_pay_in_a_later_one() -> None:
    at = in_phase_6(2, {0: ["monte-di-pieta"], 1: ["orafo"]}, {(0, 1): 0, (1, 1): 0}, order=[0, 1])
    give(at, "yes", "yes")
    assert (cubes_of(at, 0), at.state.florins[0], at.state.prestige[0]) == ("-", 200, 1)


@pytest.mark.rule("L7.1", "L7.2")
def test_but_a_later_district_not_in_an_earlier_one() -> None:
    at = in_phase_6(2, {0: ["monte-di-pieta"], 1: ["orafo"]}, {(0, 1): 0, (1, 1): 0}, order=[1, 0])
    assert written(at) == ["no"]
    give(at, "no", "yes")
    assert (cubes_of(at, 0), at.state.florins[0]) == ("g", 0)


@pytest.mark.rule("L7.1", "L7.3")
def test_a_yield_pays_for_a_construction_of_a_later_step() -> None:
    at = in_phase_6(2, {0: ["segheria"]}, {(0, 1): 0}, sites={0: ["casa"]})
    give(at, "yes", "yes")
    assert (cubes_of(at, 0), lots_of(at, 0), at.state.built[0]) == ("-", ["segheria", "casa"], 2)
