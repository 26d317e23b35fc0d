"""L8.1, L8.2, L8.4: phase 7, artworks are paid for and completed, or fail."""

from __future__ import annotations

from typing import Any

import pytest

from torri import NATURE, IllegalAnswer, Position
from torri.engine.telling import Event
from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .positions import cubes_of, pass_all, position, works_of

PLENTY = "mmmmmmmmwwwwwwggggttttccccssss"


def artworks(**layout: Any) -> Position:
    """Phase 7 of the last round; seat 1 will be Captain, so that what the others gain stays on the track."""
    last: dict[str, Any] = {"round": 8, "prestige": {1: 90}}
    at = position(**(last | layout))
    pass_all(at)
    return at


def told(at: Position, answer: str) -> list[Event]:
    return at.apply(at.parse(answer))


def order_of_works(at: Position) -> list[tuple[int, str]]:
    """Nobody pays for anything: seat and artwork in the order in which they fail."""
    failed = []
    while not at.over:
        answer = "no" if at.question == Ask.TALENT else written(at)[0]
        failed += [event for event in told(at, answer) if event.name == "failed"]
    return [(int(str(event.facts["seat"])), str(event.facts["work"])) for event in failed]


# L8.1 In which order


@pytest.mark.rule("L8.1")
def test_each_family_resolves_all_its_works_before_the_next_in_player_order() -> None:
    at = artworks(
        players=3,
        seat=2,
        order=[2, 0, 1],
        plans={
            0: {"palazzo.ritratto": "sandro", "banco.atrio": "donatello"},
            1: {"chiesa.campanile": "nameless-architect"},
            2: {"duomo.abside": "giotto", "chiesa.campanile": "nameless-architect"},
        },
    )
    assert order_of_works(at) == [
        (2, "Chiesa: Campanile"),
        (2, "Duomo: Abside"),
        (0, "Palazzo: Ritratto"),
        (0, "Banco: Atrio"),
        (1, "Chiesa: Campanile"),
    ]


@pytest.mark.rule("L8.1")
@pytest.mark.parametrize("order", [[0, 1, 2, 3, 4], [3, 1, 4, 0, 2]])
def test_five_families_come_in_player_order(order: list[int]) -> None:
    artists = ("giotto", "sandro", "tintoretto", "correggio", "vignola")
    works = ("palazzo.ritratto", "palazzo.salone", "duomo.abside", "banco.atrio", "chiesa.campanile")
    plans = {seat: {works[seat]: artists[seat]} for seat in range(5)}
    at = artworks(players=5, seat=order[0], order=order, plans=plans)
    assert at.view(0)["table"]["phase"] == 7
    assert [seat for seat, _ in order_of_works(at)] == order


@pytest.mark.rule("L8.1")
def test_own_district_then_florentine_buildings_then_cathedral() -> None:
    at = artworks(
        plans={0: {"duomo.pulpito": "donatello", "lastricato.fontana": "lorenzo", "chiesa.crocifisso": "luca"}}
    )
    assert order_of_works(at) == [(0, "Chiesa: Crocifisso"), (0, "Lastricato: Fontana"), (0, "Duomo: Pulpito")]


@pytest.mark.rule("L8.1")
@pytest.mark.parametrize(
    "works",
    [
        ("palazzo.ritratto", "chiesa.pala-d-altare"),
        ("banco.atrio", "palazzo-vescovile.salone"),
        ("duomo.abside", "duomo.navata"),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_within_each_of_the_three_in_the_order_the_family_likes(works: tuple[str, str], first: int) -> None:
    at = artworks(plans={0: dict(zip(works, ("giotto", "raffaello"), strict=True))})
    assert (at.question, at.actor, written(at)) == (Ask.WORK, 0, list(works))
    assert told(at, works[first]) == []
    assert (at.question, at.view(0)["table"]["at"]["work"]) == (Ask.TALENT, works[first])
    give(at, "no")
    assert (at.question, at.view(0)["table"]["at"]["work"]) == (Ask.TALENT, works[1 - first])


@pytest.mark.rule("L8.1")
def test_palazzo_and_chiesa_are_one_district() -> None:
    plans = {"palazzo.statua": "donatello", "chiesa.crocifisso": "lorenzo", "palazzo.ritratto": "giotto"}
    at = artworks(plans={0: plans})
    assert written(at) == ["palazzo.statua", "palazzo.ritratto", "chiesa.crocifisso"]
    give(at, "chiesa.crocifisso", "no")
    assert written(at) == ["palazzo.statua", "palazzo.ritratto"]


@pytest.mark.rule("L8.1")
def test_a_work_of_a_later_group_has_to_wait() -> None:
    plans = {
        "palazzo.statua": "donatello",
        "palazzo.ritratto": "giotto",
        "banco.atrio": "leonardo",
        "duomo.navata": "leon",
    }
    at = artworks(plans={0: plans})
    before = at.copy().state
    assert refused(at, "banco.atrio") == refused(at, "duomo.navata") == [("L8.1", "not-its-turn")]
    assert at.why_not(at.parse("banco.atrio"))[0].facts["work"] == "Banco: Atrio"
    with pytest.raises(IllegalAnswer):
        give(at, "duomo.navata")
    assert at.state == before


@pytest.mark.rule("L8.1")
def test_only_works_that_the_family_itself_has_planned() -> None:
    mine = {"palazzo.statua": "donatello", "palazzo.ritratto": "giotto"}
    at = artworks(plans={0: mine, 1: {"banco.atrio": "leonardo", "palazzo.salone": "raffaello"}})
    assert refused(at, "banco.atrio") == refused(at, "palazzo.salone") == [("L8.1", "not-planned")]
    assert refused(at, "duomo.navata") == [("L8.1", "not-planned")]
    assert at.why_not(at.parse("palazzo.salone"))[0].facts["work"] == "Palazzo: Salone"


@pytest.mark.rule("L8.1")
def test_without_planned_works_phase_8_follows_at_once() -> None:
    assert artworks().over


# L8.2 Talent and payment


@pytest.mark.rule("L8.2")
def test_exactly_work_and_fee_are_paid_to_the_supply_and_printed_points_gained() -> None:
    at = artworks(
        plans={0: {"duomo.cupola": "giotto"}},
        cubes={0: "mmmmwwwgs"},
        florins={0: 300 + 150},
        prestige={0: -1, 1: 90},
        bishop_points={0: 1},
    )
    supply = list(at.state.supply)
    (event,) = told(at, "architect")
    assert (cubes_of(at, 0), at.state.florins[0]) == ("-", 0)
    assert [new - old for new, old in zip(at.state.supply, supply, strict=True)] == [4, 3, 1, 0, 0, 1]
    assert (at.state.prestige[0], at.state.bishop_points[0], works_of(at, 0)) == (12, 3, ["duomo.cupola"])
    assert (event.name, event.rule, event.facts["goods"]) == ("completed", "L8.2", "★13 †2")
    said = {"seat": 0, "work": "Duomo: Cupola", "person": "Giotto", "talent": "talent-architect"}
    assert event.facts == event.facts | said
    assert (at.actor, at.question) == (NATURE, Ask.FAME)


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(
    ("cubes", "florins", "lacking"),
    [
        ("mmmmwwwgs", 449, "ƒ1"),
        ("mmmwwwgs", 450, "m"),
        ("mmmmwwwg", 450, "s"),
        ("mmmmwwwttcc", 0, "gs ƒ450"),
        ("", 449, "mmmmwwwgs ƒ1"),
    ],
)
def test_one_florin_or_cube_too_few_and_nothing_can_be_paid(cubes: str, florins: int, lacking: str) -> None:
    at = artworks(plans={0: {"duomo.cupola": "giotto"}}, cubes={0: cubes}, florins={0: florins})
    before = at.copy().state
    assert written(at) == ["no"]
    assert refused(at, "architect") == [("L8.2", "work-not-payable")]
    facts = at.why_not(at.parse("architect"))[0].facts
    assert (facts["price"], facts["lacking"]) == ("mmmmwwwgs ƒ450", lacking)
    assert (facts["fee"], facts["named"], facts["person"]) == (150, 1, "Giotto")
    assert (facts["work"], facts["talent"]) == ("Duomo: Cupola", "talent-architect")
    with pytest.raises(IllegalAnswer):
        give(at, "architect")
    assert at.state == before


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(
    ("florins", "talents"), [(449, []), (450, ["architect"]), (499, ["architect"]), (500, ["architect", "painter"])]
)
def test_the_fee_is_that_of_the_talent_chosen(florins: int, talents: list[str]) -> None:
    at = artworks(plans={0: {"duomo.cupola": "giotto"}}, cubes={0: "mmmmwwwgs"}, florins={0: florins})
    assert written(at) == [*talents, "no"]
    for talent in talents:
        paid = at.copy()
        give(paid, talent)
        assert paid.state.florins[0] == florins - 300 - {"architect": 150, "painter": 200}[talent]


@pytest.mark.rule("L8.2")
def test_a_talent_must_be_of_the_work_and_of_the_artist() -> None:
    at = artworks(plans={0: {"chiesa.facciata": "giotto"}}, cubes={0: PLENTY}, florins={0: 1000})
    assert written(at) == ["architect", "no"]
    assert refused(at, "painter") == [("L8.2", "work-without-talent")]
    assert refused(at, "sculptor") == [("L8.2", "artist-without-talent")]
    facts = at.why_not(at.parse("sculptor"))[0].facts
    assert (facts["talent"], facts["person"]) == ("talent-sculptor", "Giotto")
    assert (facts["has"], facts["needs"]) == ("both-architect-painter", "either-architect-sculptor")
    at = artworks(plans={0: {"palazzo.ritratto": "giotto"}}, cubes={0: PLENTY}, florins={0: 1000})
    assert refused(at, "architect") == [("L8.2", "work-without-talent")]
    assert refused(at, "sculptor") == [("L8.2", "artist-without-talent")]


@pytest.mark.rule("L8.2")
def test_what_a_talent_would_cost_is_no_matter_if_work_or_artist_lacks_it() -> None:
    at = artworks(plans={0: {"chiesa.facciata": "giotto"}})
    assert refused(at, "painter") == [("L8.2", "work-without-talent")]
    assert refused(at, "sculptor") == [("L8.2", "artist-without-talent")]
    assert refused(at, "architect") == [("L8.2", "work-not-payable")]


@pytest.mark.rule("L8.2")
def test_the_nameless_work_for_nothing() -> None:
    at = artworks(plans={0: {"palazzo.ritratto": "nameless-painter"}}, cubes={0: "cs"})
    assert written(at) == ["painter", "no"]
    give(at, "painter")
    assert (cubes_of(at, 0), at.state.florins[0]) == ("-", 0)


@pytest.mark.rule("L8.2")
def test_what_one_work_has_cost_is_not_there_for_the_next() -> None:
    plans = {"palazzo.ritratto": "nameless-painter", "palazzo.salone": "nameless-painter"}
    at = artworks(plans={0: plans}, cubes={0: "wcs"}, florins={0: 100})
    give(at, "palazzo.salone", "painter", "2")
    assert (at.question, written(at)) == (Ask.TALENT, ["no"])
    assert at.why_not(at.parse("painter"))[0].facts["lacking"] == "cs"


@pytest.mark.rule("L8.2")
def test_what_the_district_brought_in_phase_6_can_pay() -> None:
    at = position(
        round=8,
        plans={0: {"palazzo.statua": "nameless-sculptor"}},
        buildings={0: ["fabbro", "cambiavalute"]},
        occupied={(0, 1): 0, (0, 2): 0},
        cubes={0: "t"},
    )
    pass_all(at)
    give(at, "yes", "yes", "sculptor")
    assert (cubes_of(at, 0), at.state.florins[0], works_of(at, 0)) == ("-", 50, ["palazzo.statua"])


@pytest.mark.rule("L8.2")
def test_the_worker_is_back_in_reserve_when_the_work_is_completed() -> None:
    plans = {"palazzo.ritratto": "nameless-painter", "duomo.abside": "giotto"}
    at = artworks(plans={0: plans}, cubes={0: "cs"})
    assert at.state.reserve[0] == 8 - 4 - 2
    give(at, "painter", "2")
    assert (at.question, at.state.reserve[0]) == (Ask.TALENT, 8 - 4 - 1)
    assert at.game.audit(at.state) == 0


# L8.4 Not paid


@pytest.mark.rule("L8.4")
@pytest.mark.parametrize(
    ("work", "artist", "lost"),
    [
        ("palazzo.ritratto", "nameless-painter", 1),
        ("chiesa.campanile", "nameless-architect", 1),
        ("palazzo.ritratto", "giotto", 2),
        ("banco.atrio", "nameless-sculptor", 2),
        ("palazzo-vescovile.salone", "nameless-painter", 2),
        ("palazzo-della-signoria.salone", "giotto", 3),
        ("duomo.abside", "nameless-painter", 3),
        ("duomo.pulpito", "donatello", 4),
    ],
)
@pytest.mark.parametrize("able", [False, True])
def test_who_cannot_or_will_not_pay_loses_prestige(work: str, artist: str, lost: int, able: bool) -> None:
    goods: dict[str, Any] = {"cubes": {0: PLENTY}, "florins": {0: 900}} if able else {}
    at = artworks(plans={0: {work: artist}}, prestige={0: 5, 1: 90}, bishop_points={0: 1}, **goods)
    assert (len(written(at)) > 1) == able
    failed = told(at, "no")[0]
    assert (failed.name, failed.rule, failed.facts["lost"]) == ("failed", "L8.4", lost)
    assert (at.over, at.state.prestige[0], at.state.bishop_points[0]) == (True, 5 - lost, 1)
    assert (cubes_of(at, 0), at.state.florins[0]) == ((PLENTY, 900) if able else ("-", 0))
    assert (works_of(at, 0), at.game.audit(at.state)) == ([], 0)


@pytest.mark.rule("L8.4", "L1.6")
@pytest.mark.parametrize(("prestige", "left"), [(2, -2), (1, -3), (0, -3), (-2, -3), (-3, -3)])
def test_never_below_minus_3(prestige: int, left: int) -> None:
    at = artworks(plans={0: {"duomo.pulpito": "donatello"}}, prestige={0: prestige, 1: 90})
    give(at, "no")
    assert at.state.prestige[0] == left


@pytest.mark.rule("L8.4", "L1.6")
@pytest.mark.parametrize(("prestige", "lost"), [(0, 3), (-2, 1), (-3, 0)])
def test_what_is_void_is_not_told_as_lost(prestige: int, lost: int) -> None:
    at = artworks(plans={0: {"duomo.pulpito": "donatello"}}, prestige={0: prestige, 1: 90})
    assert told(at, "no")[0].facts["lost"] == lost


@pytest.mark.rule("L8.4")
def test_every_failure_counts() -> None:
    plans = {"palazzo.statua": "donatello", "palazzo.ritratto": "nameless-painter", "banco.atrio": "giotto"}
    at = artworks(plans={0: plans}, prestige={0: 9, 1: 90})
    give(at, "palazzo.statua", "no", "no", "no")
    assert at.state.prestige[0] == 9 - 2 - 1 - 3


@pytest.mark.rule("L8.4")
def test_in_a_later_round_the_work_may_be_planned_again_with_the_same_artist() -> None:
    at = position(plans={0: {"duomo.abside": "giotto"}}, prestige={1: 3}, cubes={0: "mmmwwwggss"}, florins={0: 900})
    pass_all(at)
    assert give(at, "no")[0] == "failed"
    give(at, "1", "-")  # income for the next round, and no power for the Captain
    assert (at.state.round, at.actor) == (3, 1)
    give(at, "market", "create", "duomo.abside", "giotto")
    pass_all(at)
    give(at, "-", "painter")
    assert works_of(at, 0) == ["duomo.abside"]
