"""L8.5: a complete Palazzo and a complete Chiesa."""

from __future__ import annotations

from typing import Any

import pytest

from torri import Position
from torri.engine.telling import Event

from ...playing import give, written
from .positions import pass_all, position

PALAZZO = ("palazzo.facciata", "palazzo.salone", "palazzo.statua", "palazzo.ritratto")
CHIESA = ("chiesa.facciata", "chiesa.campanile", "chiesa.pala-d-altare", "chiesa.crocifisso")
PLENTY = "mmmmmmmmwwwwwwggggttttccccssss"


def artworks(**layout: Any) -> Position:
    """Phase 7 of the last round, all of it payable; seat 1 will be Captain."""
    last: dict[str, Any] = {"round": 8, "prestige": {1: 90}, "cubes": {0: PLENTY}, "florins": {0: 900}}
    at = position(**(last | layout))
    pass_all(at)
    return at


def told(at: Position, answer: str) -> list[Event]:
    return at.apply(at.parse(answer))


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize("last", PALAZZO)
def test_the_fourth_palazzo_work_brings_4_prestige(last: str) -> None:
    others = [work for work in PALAZZO if work != last]
    at = artworks(plans={0: {last: "michelangelo"}}, works={0: others})
    printed = dict(zip(PALAZZO, (3, 4, 3, 2), strict=True))[last]
    completed, palazzo = told(at, written(at)[0])
    assert (completed.facts["prestige"], palazzo.facts["prestige"]) == (printed, 4)
    assert (palazzo.name, palazzo.rule, palazzo.facts["seat"]) == ("palazzo-complete", "L8.5", 0)
    assert (at.state.prestige[0], at.state.bishop_points[0]) == (printed + 4, 0)


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize("last", CHIESA)
def test_the_fourth_chiesa_work_brings_4_bishop_points(last: str) -> None:
    others = [work for work in CHIESA if work != last]
    at = artworks(plans={0: {last: "michelangelo"}}, works={0: others})
    prestige, bishop = dict(zip(CHIESA, ((2, 1), (2, 2), (2, 1), (1, 2)), strict=True))[last]
    chiesa = told(at, written(at)[0])[1]
    assert (chiesa.name, chiesa.rule, chiesa.facts) == ("chiesa-complete", "L8.5", {"seat": 0, "bishop": 4})
    assert (at.state.prestige[0], at.state.bishop_points[0]) == (prestige, bishop + 4)


@pytest.mark.rule("L8.5")
def test_the_third_work_and_works_of_others_and_of_the_city_do_not_complete_a_palazzo() -> None:
    mine = ["palazzo.facciata", "palazzo.salone", *CHIESA[:3], "palazzo-della-signoria.salone"]
    at = artworks(
        plans={0: {"palazzo.statua": "nameless-sculptor"}},
        works={0: mine, 1: ["palazzo.ritratto", "chiesa.crocifisso"]},
    )
    assert give(at, "sculptor") == ["completed"]
    assert (at.state.prestige[0], at.state.bishop_points[0]) == (3, 0)


@pytest.mark.rule("L8.5")
def test_it_comes_once_with_the_last_of_several_works_of_a_round() -> None:
    plans = {
        "palazzo.statua": "nameless-sculptor",
        "palazzo.ritratto": "nameless-painter",
        "banco.atrio": "nameless-painter",
    }
    at = artworks(plans={0: plans}, works={0: PALAZZO[:2]})
    assert give(at, "palazzo.ritratto", "painter", "2") == ["completed", "fame-rolled", "fame"]
    assert give(at, "sculptor", "2") == ["completed", "palazzo-complete", "fame-rolled", "fame"]
    assert give(at, "painter") == ["completed"]
    assert at.state.prestige[0] == 2 + (3 + 4) + 4


@pytest.mark.rule("L8.5")
def test_a_work_that_fails_completes_nothing() -> None:
    at = artworks(plans={0: {"palazzo.ritratto": "nameless-painter"}}, works={0: PALAZZO[:3]})
    assert "palazzo-complete" not in give(at, "no")
    assert at.state.prestige[0] == -1


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize(
    ("work", "talent", "bishop"), [("chiesa.campanile", "architect", 2), ("chiesa.crocifisso", "sculptor", 2)]
)
def test_the_third_chiesa_work_brings_only_its_own_points(work: str, talent: str, bishop: int) -> None:
    at = artworks(
        plans={0: {work: f"nameless-{talent}"}}, works={0: [*PALAZZO, "chiesa.facciata", "chiesa.pala-d-altare"]}
    )
    assert give(at, talent) == ["completed"]
    assert at.state.bishop_points[0] == bishop


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize("work", ["banco.atrio", "duomo.altare"])
def test_nothing_more_comes_once_both_are_complete(work: str) -> None:
    at = artworks(plans={0: {work: "nameless-painter"}}, works={0: [*PALAZZO, *CHIESA]})
    assert give(at, "painter") == ["completed"]
    assert (at.state.prestige[0], at.state.bishop_points[0]) == {"banco.atrio": (4, 0), "duomo.altare": (8, 2)}[work]


@pytest.mark.rule("L8.5")
def test_a_work_of_one_does_not_count_again_for_the_other() -> None:
    at = artworks(plans={0: {"palazzo.ritratto": "nameless-painter"}}, works={0: [*PALAZZO[:2], *CHIESA]})
    assert give(at, "painter") == ["completed"]
    assert (at.state.prestige[0], at.state.bishop_points[0]) == (2, 0)
    at = artworks(plans={0: {"chiesa.campanile": "nameless-architect"}}, works={0: [*PALAZZO, CHIESA[0]]})
    assert give(at, "architect") == ["completed"]
    assert (at.state.prestige[0], at.state.bishop_points[0]) == (2, 2)
