"""L8.2, L8.3: the roll on the artist's row, masterpieces, and the blue side."""

from __future__ import annotations

from typing import Any

import pytest

from torri import NATURE, Position
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import PERSON_IDS

from ...playing import give, written
from .positions import pass_all, position

PLENTY = "mmmmmmmmwwwwwwggggttttccccssss"
DISTRICT, CITY, CATHEDRAL = "palazzo.ritratto", "palazzo-vescovile.salone", "duomo.abside"  # 2, 4, 8 prestige


def at_work(work: str, artist: str, talent: str, **layout: Any) -> Position:
    """The work is paid for, and nature about to roll; seat 1 will be Captain."""
    goods: dict[str, Any] = {"cubes": {0: PLENTY}, "florins": {0: 900}, "prestige": {1: 90}}
    at = position(**(goods | {"round": 8, "plans": {0: {work: artist}}} | layout))
    pass_all(at)
    give(at, talent)
    return at


def fame(at: Position, *faces: str) -> tuple[int, bool]:
    """The prestige that the rolls bring, and whether they make a masterpiece."""
    before, events = at.state.prestige[0], give(at, *faces)
    return at.state.prestige[0] - before, "masterpiece" in events


def masters(at: Position) -> list[str]:
    return [name for number, name in enumerate(PERSON_IDS) if at.state.masters >> number & 1]


# L8.2 The roll


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize("work", [DISTRICT, CITY])
def test_outside_the_cathedral_one_roll_counts(work: str) -> None:
    at = at_work(work, "giotto", "painter")
    assert (at.actor, written(at), at.weights()) == (NATURE, ["1", "2", "3", "4", "5", "6"], [1] * 6)
    before = at.state.prestige[0]
    rolled, brought = at.apply(at.parse("3"))[:2]
    assert (rolled.name, rolled.rule, rolled.facts) == ("fame-rolled", "L8.2", {"face": 3})
    assert (brought.name, brought.rule) == ("fame", "L8.2")
    assert brought.facts == {"seat": 0, "person": "Giotto", "whom": "Giotto", "fame": 3}
    assert (at.over, at.state.prestige[0]) == (True, before + 3)


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(
    ("first", "second", "brings"),
    [("1", "4", 4), ("4", "1", 4), ("3", "4", 4), ("4", "3", 4), ("1", "2", 2), ("2", "1", 2), ("3", "3", 3)],
)
def test_in_the_cathedral_the_higher_of_two_rolls_counts(first: str, second: str, brings: int) -> None:
    at = at_work(CATHEDRAL, "giotto", "painter")
    before = at.state.prestige[0]
    assert give(at, first) == ["fame-rolled"]
    assert (at.question, at.actor, at.state.prestige[0]) == (Ask.FAME, NATURE, before)
    assert at.view(1)["table"]["at"]["roll"] == int(first)
    assert give(at, second)[:2] == ["fame-rolled", "fame"]
    assert (at.over, at.state.prestige[0]) == (True, before + brings)


@pytest.mark.rule("L8.2", "L8.3")
@pytest.mark.parametrize(
    ("first", "second", "masterpiece"), [("3", "6", False), ("6", "3", True), ("5", "4", False), ("6", "6", True)]
)
def test_of_equal_values_the_first_roll_counts(first: str, second: str, masterpiece: bool) -> None:
    """Domenico Ghirlandaio brings 3 on the faces 3 to 6, of which only the last is gold."""
    assert fame(at_work(CATHEDRAL, "domenico", "painter"), first, second) == (3, masterpiece)


@pytest.mark.rule("L8.2")
def test_each_work_of_the_cathedral_has_two_rolls_of_its_own() -> None:
    plans = {"duomo.abside": "giotto", "duomo.navata": "raffaello"}
    at = position(round=8, plans={0: plans}, cubes={0: PLENTY}, florins={0: 900}, prestige={1: 90})
    pass_all(at)
    give(at, "duomo.abside", "painter", "4", "1")
    assert (at.question, at.state.prestige[0], at.game.audit(at.state)) == (Ask.TALENT, 8 + 4, 0)
    give(at, "architect", "1")
    assert (at.question, at.state.prestige[0]) == (Ask.FAME, 8 + 4 + 7)
    give(at, "2")
    assert (at.over, at.state.prestige[0], at.game.audit(at.state)) == (True, 8 + 4 + 7 + 2, 0)


@pytest.mark.rule("L8.2")
def test_the_talent_chosen_says_on_which_row_to_roll() -> None:
    assert fame(at_work("duomo.cupola", "giotto", "architect"), "3", "3") == (2, False)
    assert fame(at_work("duomo.cupola", "giotto", "painter"), "3", "3") == (3, False)


@pytest.mark.rule("L8.2")
def test_the_nameless_may_cost_prestige_but_in_the_cathedral_the_better_roll_counts() -> None:
    assert fame(at_work(DISTRICT, "nameless-painter", "painter"), "1") == (-1, False)
    assert fame(at_work(CATHEDRAL, "nameless-painter", "painter"), "1", "1") == (-1, False)
    assert fame(at_work(CATHEDRAL, "nameless-painter", "painter"), "1", "2") == (0, False)
    assert fame(at_work(CATHEDRAL, "nameless-painter", "painter"), "6", "1") == (1, False)


@pytest.mark.rule("L8.2", "L9.1")
def test_printed_prestige_and_fame_count_when_the_captain_is_named() -> None:
    at = at_work(DISTRICT, "giotto", "painter", prestige={1: 4})
    give(at, "3")
    assert (at.state.captain, at.state.certificates[0]) == (0, 2 + 3)
    at = at_work(DISTRICT, "giotto", "painter", prestige={1: 4})
    give(at, "1")
    assert (at.state.captain, at.state.prestige[0]) == (-1, 2 + 2)


@pytest.mark.rule("L8.2", "L8.4")
def test_the_roll_comes_after_the_points_so_that_it_never_falls_below_minus_3() -> None:
    at = at_work("chiesa.crocifisso", "nameless-sculptor", "sculptor", prestige={0: -3, 1: 90})
    assert at.state.prestige[0] == -2
    give(at, "1")
    assert at.state.prestige[0] == -3


# L8.3 Masterpieces


@pytest.mark.rule("L8.3")
@pytest.mark.parametrize(("face", "gold"), [("4", False), ("5", True), ("6", True)])
def test_a_gold_face_is_a_masterpiece_and_turns_the_card(face: str, gold: bool) -> None:
    at = at_work(DISTRICT, "giotto", "painter")
    events = [event for event in at.apply(at.parse(face)) if event.name == "masterpiece"]
    assert [(event.rule, event.facts) for event in events] == (
        [("L8.3", {"person": "Giotto", "whom": "Giotto"})] if gold else []
    )
    assert masters(at) == (["giotto"] if gold else [])


@pytest.mark.rule("L8.3")
@pytest.mark.parametrize(("first", "second"), [("1", "5"), ("6", "4"), ("5", "6")])
def test_in_the_cathedral_the_roll_that_counts_must_be_gold(first: str, second: str) -> None:
    at = at_work(CATHEDRAL, "giotto", "painter")
    assert fame(at, first, second) == (5, True)
    assert masters(at) == ["giotto"]


@pytest.mark.rule("L8.3")
def test_the_masterpiece_itself_is_still_worth_its_golden_value() -> None:
    assert fame(at_work("palazzo.facciata", "filippo-brunelleschi", "architect"), "6") == (6, True)


@pytest.mark.rule("L8.3")
def test_gold_in_one_row_turns_every_row_to_the_blue_side() -> None:
    at = position(masters=["leonardo"], town=["leonardo"])
    (shown,) = (one for card in at.view(0)["table"]["life"] for one in card["persons"] if one["master"])
    assert shown["person"] == "leonardo-da-vinci"
    assert [(row["talent"], row["fame"], row["gold"]) for row in shown["rows"]] == [
        ("architect", [1, 1, 2, 2, 2, 2], []),
        ("sculptor", [2, 2, 2, 3, 3, 3], []),
        ("painter", [2, 3, 4, 5, 5, 5], []),
    ]


@pytest.mark.rule("L8.3")
def test_before_a_masterpiece_the_card_shows_its_gold_faces() -> None:
    at = position(town=["leonardo"])
    rows = next(one for one in at.view(0)["table"]["life"][1]["persons"] if one["person"] == "leonardo-da-vinci")[
        "rows"
    ]
    assert [(row["talent"], row["fee"], row["fame"], row["gold"]) for row in rows] == [
        ("architect", 100, [1, 1, 2, 2, 2, 3], [6]),
        ("sculptor", 150, [2, 2, 2, 3, 3, 4], [6]),
        ("painter", 250, [2, 3, 4, 5, 6, 7], [5, 6]),
    ]


@pytest.mark.rule("L8.3")
@pytest.mark.parametrize(
    ("talent", "face", "brings"),
    [("architect", "6", 2), ("sculptor", "6", 3), ("painter", "4", 5), ("painter", "5", 5), ("painter", "6", 5)],
)
def test_on_the_blue_side_gold_faces_are_worth_the_best_other_value(talent: str, face: str, brings: int) -> None:
    at = at_work("banco.atrio", "leonardo", talent, masters=["leonardo"])
    assert fame(at, face) == (brings, False)
    assert masters(at) == ["leonardo-da-vinci"]


@pytest.mark.rule("L8.3", "L8.2")
def test_in_the_cathedral_too() -> None:
    assert fame(at_work(CATHEDRAL, "giotto", "painter", masters=["giotto"]), "3", "6") == (4, False)
    assert fame(at_work(CATHEDRAL, "giotto", "painter", masters=["giotto"]), "5", "1") == (4, False)


@pytest.mark.rule("L8.3")
def test_the_fee_stays_the_same_on_the_blue_side() -> None:
    at = at_work("banco.atrio", "leonardo", "painter", masters=["leonardo"])
    assert at.state.florins[0] == 900 - 100 - 250


@pytest.mark.rule("L8.3")
def test_other_artists_keep_their_gold() -> None:
    at = at_work(DISTRICT, "giotto", "painter", masters=["leonardo", "raffaello"], town=["leonardo", "raffaello"])
    assert fame(at, "5") == (5, True)


@pytest.mark.rule("L8.3", "L10.1")
def test_the_card_stays_turned_in_later_rounds_and_for_all_families() -> None:
    at = at_work(
        DISTRICT, "giotto", "painter", round=2, prestige={1: 90}, cubes={0: "cs", 1: "cs"}, florins={0: 200, 1: 200}
    )
    assert fame(at, "6") == (5, True)
    give(at, "1", "-")
    assert (at.state.round, at.actor) == (3, 1)
    give(at, "create", DISTRICT, "giotto")
    pass_all(at)
    give(at, "painter")
    events = at.apply(at.parse("6"))
    assert [event.facts["fame"] for event in events if event.name == "fame"] == [4]
    assert "masterpiece" not in [event.name for event in events]
