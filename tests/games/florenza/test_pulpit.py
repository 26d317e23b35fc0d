"""L5.6: where a preacher preaches, in the own Chiesa or in the cathedral pulpit."""

from __future__ import annotations

import pytest

from torri import NATURE
from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .closely import reason, told
from .positions import person, position

NAMELESS = "nameless-preacher"
PULPITO = "duomo.pulpito"


# The Chiesa


@pytest.mark.rule("L5.6")
def test_each_chiesa_holds_one_preacher_a_round() -> None:
    at = position(chiesa={0: "francesco-d-assisi"}, florins={0: 500, 1: 500})
    facts = {"person": "Francesco d’Assisi", "pulpit": 0, "holder_seat": None}
    assert reason(at, "donate") == ("L5.6", "no-place-to-preach", facts)
    give(at, "-", "donate", NAMELESS)
    assert at.state.chiesa[:2] == [person("francesco-d-assisi"), person(NAMELESS)]


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize("layout", ["closed", "planned"])
def test_without_a_completed_pulpito_there_is_no_question_where(layout: str) -> None:
    plans = {1: {PULPITO: "donatello"}} if layout == "planned" else {}
    at = position(town=["francesco-d-assisi", "donatello"], plans=plans, florins={0: 500})
    give(at, "donate", "francesco-d-assisi")
    assert (at.question, at.state.chiesa[0], at.state.pulpit) == (Ask.PREACH, person("francesco-d-assisi"), -1)


# The pulpit


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_pulpit_is_open_once_the_pulpito_is_completed_by_whomever(holder: int) -> None:
    at = position(3, works={holder: [PULPITO]}, town=["tommaso-d-aquino"], florins={0: 250}, workers={0: 3})
    assert told(at, "donate", "tommaso-d-aquino") == []
    assert (at.question, at.actor, written(at)) == (Ask.PULPIT, 0, ["chiesa", "pulpit"])
    assert (at.state.florins[0], at.state.workers[0]) == (250, 3)
    donated, preached = told(at, "pulpit")
    facts = {"seat": 0, "person": "Tommaso d’Aquino", "whom": "Tommaso d’Aquino", "florins": 200}
    assert donated == ("L5.6", "donated-in-pulpit", facts)
    assert (preached[:2], preached[2]["goods"]) == (("L5.6", "preached"), "★1")
    assert (at.state.florins[0], at.state.prestige[:3], at.state.workers[0]) == (50, [1, 0, 0], 2)
    assert (at.state.pulpit, at.state.pulpit_seat, at.state.chiesa[0]) == (person("tommaso-d-aquino"), 0, -1)
    assert at.state.hired == 1 << person("tommaso-d-aquino")


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize(
    ("first", "second", "workers"), [("1", "6", 5), ("6", "1", 5), ("3", "2", 4), ("2", "3", 4), ("1", "2", 3)]
)
def test_in_the_pulpit_the_better_of_two_rolls_counts(first: str, second: str, workers: int) -> None:
    preacher, points = "girolamo-savonarola", {0: 1}
    at = position(works={1: [PULPITO]}, town=[preacher], florins={0: 150}, bishop_points=points, workers={0: 2})
    give(at, "donate", preacher, "pulpit")
    assert told(at, first) == [("L5.6", "rolled", {"face": int(first)})]
    assert (at.question, at.actor, at.state.workers[0]) == (Ask.PREACH, NATURE, 1)
    assert told(at, second) == [
        ("L5.6", "rolled", {"face": int(second)}),
        ("L5.6", "followers", {"seat": 0, "workers": workers}),
    ]
    assert (at.state.workers[0], at.state.reserve[0], at.actor) == (1 + workers, 6 - workers, 1)


@pytest.mark.rule("L5.6")
def test_in_the_chiesa_one_roll_though_the_pulpit_is_open() -> None:
    at = position(works={1: [PULPITO]}, town=["tommaso-d-aquino"], florins={0: 200})
    assert give(at, "donate", "tommaso-d-aquino", "chiesa", "1") == ["donated", "preached", "rolled", "followers"]
    assert (at.state.chiesa[0], at.state.pulpit, at.state.pulpit_seat) == (person("tommaso-d-aquino"), -1, -1)
    assert (at.question, at.actor) == (Ask.ACTION, 1)


@pytest.mark.rule("L5.6")
def test_one_roll_in_the_chiesa_while_another_preaches_in_the_pulpit() -> None:
    pulpit = ("francesco-d-assisi", 1)
    at = position(works={1: [PULPITO]}, pulpit=pulpit, town=["tommaso-d-aquino"], florins={0: 200})
    assert give(at, "donate", "tommaso-d-aquino", "chiesa", "1")[-1] == "followers"


@pytest.mark.rule("L5.6")
def test_the_first_roll_is_forgotten_before_the_next_sermon() -> None:
    people = ["girolamo-savonarola", "tommaso-d-aquino"]
    at = position(works={1: [PULPITO]}, town=people, florins={0: 150, 1: 200}, bishop_points={0: 1})
    give(at, "donate", "girolamo-savonarola", "pulpit", "6", "6", "donate", "tommaso-d-aquino", "chiesa")
    assert told(at, "1")[-1][2] == {"seat": 1, "workers": 3}


@pytest.mark.rule("L5.6")
def test_a_nameless_preacher_in_the_pulpit_brings_two_without_a_roll() -> None:
    at = position(works={1: [PULPITO]}, florins={0: 100})
    assert told(at, "donate", NAMELESS, "pulpit") == [
        (
            "L5.6",
            "donated-in-pulpit",
            {"seat": 0, "person": "nameless-preacher", "whom": "nameless-preacher-whom", "florins": 100},
        ),
        ("L5.6", "followers", {"seat": 0, "workers": 2}),
    ]
    assert (at.state.pulpit, at.state.pulpit_seat, at.state.chiesa[0]) == (person(NAMELESS), 0, -1)
    assert (at.state.workers[0], at.state.reserve[0], at.question, at.actor) == (5, 2, Ask.ACTION, 1)


# Chiesa and pulpit


@pytest.mark.rule("L5.6")
def test_one_pulpit_for_all_families() -> None:
    pulpit = ("francesco-d-assisi", 1)
    at = position(works={0: [PULPITO]}, pulpit=pulpit, florins={0: 100})
    give(at, "donate", NAMELESS)
    facts = {"person": "Francesco d’Assisi", "holder_seat": 1}
    assert reason(at, "pulpit") == ("L5.6", "pulpit-taken", facts)
    give(at, "chiesa")
    assert at.state.chiesa[0] == person(NAMELESS)


@pytest.mark.rule("L5.6")
def test_with_the_chiesa_taken_the_pulpit_is_left() -> None:
    at = position(works={1: [PULPITO]}, chiesa={0: "francesco-d-assisi"}, florins={0: 100})
    give(at, "donate", NAMELESS)
    assert reason(at, "chiesa") == ("L5.6", "chiesa-taken", {"person": "Francesco d’Assisi"})
    give(at, "pulpit")
    assert (at.state.chiesa[0], at.state.pulpit) == (person("francesco-d-assisi"), person(NAMELESS))


@pytest.mark.rule("L5.6")
def test_one_family_may_use_both_in_a_round() -> None:
    at = position(works={1: [PULPITO]}, florins={0: 200})
    give(at, "donate", NAMELESS, "chiesa", "-", "donate", NAMELESS, "pulpit")
    assert (at.state.chiesa[0], at.state.pulpit, at.state.pulpit_seat) == (person(NAMELESS), person(NAMELESS), 0)
    assert (at.state.florins[0], at.state.nameless) == (0, [0, 0, 0, 2])


@pytest.mark.rule("L5.6")
@pytest.mark.parametrize("preaching", [0, 1])
def test_with_both_taken_no_donation(preaching: int) -> None:
    pulpit = ("antonio-da-padova", preaching)
    at = position(works={1: [PULPITO]}, chiesa={0: "francesco-d-assisi"}, pulpit=pulpit, florins={0: 900})
    facts = {"person": "Francesco d’Assisi", "pulpit": 1, "holder_seat": preaching}
    assert reason(at, "donate") == ("L5.6", "no-place-to-preach", facts)


@pytest.mark.rule("L5.6")
def test_anothers_chiesa_is_no_place() -> None:
    at = position(3, chiesa={0: "francesco-d-assisi"}, florins={0: 900})
    assert at.state.chiesa[1:3] == [-1, -1]
    assert refused(at, "donate") == [("L5.6", "no-place-to-preach")]


@pytest.mark.rule("L5.6", "L8.2")
def test_completed_in_phase_7_the_pulpito_opens_the_pulpit_in_the_next_round() -> None:
    at = position(
        cubes={0: "mmwc"},
        florins={0: 200},
        bag=(),
        plans={0: {PULPITO: "nameless-sculptor"}},
        workers={0: 0, 1: 1},
        seat=1,
    )
    give(at, "-", "sculptor", "2", "2")
    assert at.state.works[0].bit_count() == 1
    give(at, "1")
    assert (at.question, at.state.round) == (Ask.CAPTAIN, 3)
    give(at, "-", "donate", NAMELESS)
    assert written(at) == ["chiesa", "pulpit"]
