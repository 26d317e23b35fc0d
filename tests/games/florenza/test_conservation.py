"""L1.1, L1.2, L1.6: cubes, workers and tracks; what nobody can have too much of, and what comes back."""

from __future__ import annotations

import pytest

from torri import Game, Position
from torri.games.florenza.state import Ask, State

from ...playing import give, walk, written
from .positions import cubes_of, lots_of, pass_all, position

CUBES = [18, 18, 12, 12, 12, 12]  # marble, wood, gold, metal, cloth, spice


def cubes_everywhere(at: Position) -> list[int]:
    held = zip(at.state.supply, *at.state.cubes, strict=True)
    return [sum(counts) for counts in held]


def workers_everywhere(s: State, seat: int) -> dict[str, int]:
    """Where the workers of a family are."""
    return {
        "reserve": s.reserve[seat],
        "material area": s.workers[seat],
        "buildings": sum(row.count(seat) for row in s.occupant),
        "constructions": s.sites[seat],
        "artworks": s.plans[seat].bit_count(),
        "market": s.market >> seat & 1,
        "preachers": (s.chiesa[seat] != -1) + (s.pulpit_seat == seat),
        "guarded": int(s.guarded_worker == seat),
    }


# L1.1 Cubes


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize(("players", "supply"), [(2, [16, 16, 10, 10, 10, 10]), (5, [13, 13, 7, 7, 7, 7])])
def test_the_start_cubes_come_out_of_the_supply(florenza: Game, players: int, supply: list[int]) -> None:
    at = florenza.start(players)
    assert at.state.supply == supply
    assert cubes_everywhere(at) == CUBES


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_cube_ever_comes_or_goes(florenza: Game, players: int) -> None:
    for at in walk(florenza, players, seed=players, eager=True):
        assert cubes_everywhere(at) == CUBES
        assert min(at.state.supply) >= 0


@pytest.mark.rule("L1.1")
def test_cubes_paid_go_back_to_the_supply() -> None:
    at = position(cubes={0: "mmw"}, florins={0: 50}, plans={0: {"palazzo.facciata": "nameless-sculptor"}})
    assert at.state.supply == [16, 17, 12, 12, 12, 12]
    pass_all(at)
    give(at, "sculptor")
    assert (at.state.supply, cubes_of(at, 0), at.state.florins[0]) == (CUBES, "-", 0)


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize(("held", "got"), [(16, 2), (17, 1), (18, 0)])
def test_nobody_gets_more_than_the_supply_holds(held: int, got: int) -> None:
    sites = {1: ["casa"]}  # keeps phase 6 going
    at = position(cubes={1: "m" * held}, buildings={0: ["cava"]}, occupied={(0, 1): 0}, sites=sites)
    pass_all(at)
    give(at, "yes")
    assert (at.state.cubes[0][0], at.state.supply[0]) == (got, 18 - held - got)


@pytest.mark.rule("L1.1")
def test_florins_and_certificates_are_not_limited() -> None:
    at = position(ask=Ask.INCOME, florins={0: 900_000}, certificates={0: 9_000}, buildings={0: ["casamento"]})
    give(at, "1")
    assert (at.state.florins[0], at.state.certificates[0]) == (900_100, 9_000)


@pytest.mark.rule("L1.1")
def test_crests_are_not_limited() -> None:
    every = [f"palazzo.{name}" for name in ("facciata", "salone", "statua", "ritratto")]
    city = [item["work"] for item in position().view(0)["table"]["works"]]
    at = position(works={0: [*every, *city]})
    assert at.state.works[0].bit_count() == 4 + 19


# L1.2 Families


@pytest.mark.rule("L1.2")
def test_five_families_in_this_order_by_seat(florenza: Game) -> None:
    at = florenza.start(5)
    give(at, "seat-3", "seat-1", "seat-5", "seat-2", "seat-4")
    families = [seat["family"] for seat in at.view(None)["table"]["seats"]]
    assert families == ["medici", "pazzi", "pitti", "rucellai", "strozzi"]


@pytest.mark.rule("L1.2")
def test_each_district_has_fields_one_to_eight(florenza: Game) -> None:
    for seat in florenza.start(5).view(None)["table"]["seats"]:
        assert [lot["field"] for lot in seat["lots"]] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("L1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_worker_is_always_in_exactly_one_place_and_there_are_eight(florenza: Game, players: int) -> None:
    for at in walk(florenza, players, seed=10 + players, eager=True):
        for seat in range(players):
            places = workers_everywhere(at.state, seat)
            assert sum(places.values()) == 8
            assert min(places.values()) >= 0


@pytest.mark.rule("L1.2")
def test_every_place_a_worker_can_be_in() -> None:
    at = position(
        captain=1,
        workers={0: 1},
        guarded_worker=0,
        buildings={0: ["fabbro"]},
        sites={0: ["casa"]},
        occupied={(0, 1): 0},
        plans={0: {"banco.atrio": "giotto"}},
        market=[0],
        chiesa={0: "nameless-preacher"},
    )
    assert workers_everywhere(at.state, 0) == {
        "reserve": 1,
        "material area": 1,
        "buildings": 1,
        "constructions": 1,
        "artworks": 1,
        "market": 1,
        "preachers": 1,
        "guarded": 1,
    }


@pytest.mark.rule("L1.2")
def test_each_way_of_placing_takes_one_worker_from_the_material_area_to_its_place() -> None:
    at = position(
        workers={0: 5}, florins={0: 100}, buildings={0: ["fabbro"]}, passed=[1], town=["giotto"], cubes={0: "mw"}
    )
    give(at, "use", "medici.1", "build", "cava", "create", "banco.atrio", "giotto", "market")
    assert workers_everywhere(at.state, 0) == {
        "reserve": 3,
        "material area": 1,
        "buildings": 1,
        "constructions": 1,
        "artworks": 1,
        "market": 1,
        "preachers": 0,
        "guarded": 0,
    }
    give(at, "donate", "nameless-preacher")
    assert workers_everywhere(at.state, 0) == {
        "reserve": 1,
        "material area": 2,
        "buildings": 1,
        "constructions": 1,
        "artworks": 1,
        "market": 1,
        "preachers": 1,
        "guarded": 0,
    }


@pytest.mark.rule("L1.2")
def test_a_district_full_of_tiles_takes_no_ninth() -> None:
    full = ["casa"] * 5 + ["casamento"] * 2
    at = position(buildings={0: full}, passed=[1])
    give(at, "build", "palagio")
    assert len(lots_of(at, 0)) == 8
    assert "build" not in written(at)


# L1.6 Tracks


@pytest.mark.rule("L1.6")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (0, -1), (-2, -3), (-3, -3)])
def test_prestige_falls_to_minus_three_and_no_further(before: int, after: int) -> None:
    at = position(sites={0: ["casa"]}, prestige={0: before}, plans={1: {"palazzo.statua": "nameless-sculptor"}})
    pass_all(at)
    assert at.question == Ask.BUILD
    give(at, "no")
    assert at.state.prestige[0] == after


@pytest.mark.rule("L1.6")
@pytest.mark.parametrize(("before", "after"), [(2, -2), (1, -3), (0, -3), (-1, -3)])
def test_of_a_greater_loss_what_goes_below_minus_three_is_void(before: int, after: int) -> None:
    plans = {0: {"duomo.cupola": "giotto"}, 1: {"palazzo.statua": "nameless-sculptor"}}
    at = position(prestige={0: before}, plans=plans)
    pass_all(at)
    give(at, "no")
    assert at.state.prestige[0] == after


@pytest.mark.rule("L1.6")
def test_from_minus_three_prestige_rises_again_by_what_is_gained() -> None:
    at = position(ask=Ask.INCOME, prestige={0: -3}, buildings={0: ["palagio"]})
    give(at, "1")
    assert at.state.prestige[0] == -2


@pytest.mark.rule("L1.6")
def test_prestige_and_bishop_points_have_no_upper_end() -> None:
    at = position(
        ask=Ask.INCOME, prestige={0: 130}, bishop_points={0: 99}, works={0: ["duomo.facciata", "duomo.altare"]}
    )
    give(at, "1")
    assert (at.state.prestige[0], at.state.bishop_points[0]) == (131, 100)


@pytest.mark.rule("L1.6")
@pytest.mark.parametrize(("points", "allowed"), [(1, False), (2, True)])
def test_bishop_points_never_fall_below_zero(points: int, allowed: bool) -> None:
    at = position(florins={0: 500}, bishop_points={0: points}, town=["giordano-bruno"])
    give(at, "donate")
    assert ("giordano-bruno" in written(at)) is allowed


@pytest.mark.rule("L1.6")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_florins_and_cubes_of_all_families_are_open(seat: int | None) -> None:
    at = position(florins={0: 250, 1: 70}, cubes={0: "mmg", 1: "s"})
    seats = at.view(seat)["table"]["seats"]
    assert [shown["florins"] for shown in seats] == [250, 70]
    assert [shown["cubes"]["marble"] for shown in seats] == [2, 0]
    assert [sum(shown["cubes"].values()) for shown in seats] == [3, 1]
