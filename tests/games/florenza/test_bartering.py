"""L7.2: cubes of one's choice: the Fondaco's any cube, the Baratto's two swaps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from torri import Position
from torri.games.florenza.state import Ask

from ...playing import give, written
from .closely import reason, reasons, told
from .positions import cubes_of, pass_all, position

LETTERS = "mwgtcs"
ALL_CUBES = Counter({"m": 18, "w": 18, "g": 12, "t": 12, "c": 12, "s": 12})


def opened(kind: str, own: str, supply: str | None = None) -> Position:
    """The first seat uses a building; with `supply` given the other seat has all cubes but those."""
    others = "" if supply is None else "".join((ALL_CUBES - Counter(own + supply)).elements())
    at = position(
        buildings={0: [kind]},
        occupied={(0, 1): 0},
        cubes={0: own, 1: others},
        plans={1: {"palazzo.ritratto": "nameless-painter"}},  # not paid for before phase 7
    )
    pass_all(at)
    give(at, "yes")
    return at


# Any cube


@pytest.mark.rule("L7.2")
@pytest.mark.parametrize("kind", LETTERS)
def test_the_fondaco_gives_a_cube_of_any_kind_and_50_florins(kind: str) -> None:
    at = opened("fondaco", "")
    assert (at.question, at.actor, written(at)) == (Ask.ANY_CUBE, 0, list(LETTERS))
    ((rule, name, facts),) = told(at, kind)
    assert (rule, name, facts["seat"]) == ("L7.2", "cube-chosen", 0)
    assert (cubes_of(at, 0), at.state.florins[0]) == (kind, 50)
    assert at.state.supply[LETTERS.index(kind)] == ALL_CUBES[kind] - 1
    assert (at.question, at.state.reserve[0], at.state.occupant[0][0]) == (Ask.TALENT, 4, -1)


@pytest.mark.rule("L7.2", "L1.1")
def test_of_a_kind_that_the_supply_has() -> None:
    at = opened("fondaco", "", supply="wts")
    assert written(at) == ["w", "t", "s"]
    assert reason(at, "g") == ("L7.2", "not-in-supply", {"cube": "cube-gold"})
    give(at, "t")
    assert (cubes_of(at, 0), at.state.supply) == ("t", [0, 1, 0, 0, 0, 1])


@pytest.mark.rule("L7.2", "L1.1")
def test_from_an_empty_supply_the_florins_only() -> None:
    at = opened("fondaco", "", supply="")
    assert (at.question, cubes_of(at, 0), at.state.florins[0]) == (Ask.TALENT, "-", 50)
    assert (at.state.reserve[0], at.state.occupant[0][0]) == (4, -1)


# Swaps


@pytest.mark.rule("L7.2")
def test_two_own_cubes_are_swapped_for_two_others() -> None:
    at = opened("baratto", "mwg")
    assert (at.question, at.actor, written(at)) == (Ask.BARTER_GIVE, 0, ["m", "w", "g", "-"])
    assert told(at, "m", "g") == [
        ("L7.2", "bartered", {"seat": 0, "cube": "cube-marble"}),
        ("L7.2", "bartered", {"seat": 0, "cube": "cube-gold"}),
    ]
    assert (at.question, written(at)) == (Ask.BARTER_TAKE, ["w", "t", "c", "s"])
    assert told(at, "c", "s") == [
        ("L7.2", "bartered-for", {"seat": 0, "cube": "cube-cloth"}),
        ("L7.2", "bartered-for", {"seat": 0, "cube": "cube-spice"}),
    ]
    assert (cubes_of(at, 0), at.state.supply) == ("wcs", [18, 17, 12, 12, 11, 11])
    assert (at.question, at.state.reserve[0], at.state.occupant[0][0]) == (Ask.TALENT, 4, -1)


@pytest.mark.rule("L7.2")
def test_one_swap_is_enough() -> None:
    at = opened("baratto", "mwg")
    give(at, "w", "-", "s")
    assert (cubes_of(at, 0), at.question) == ("mgs", Ask.TALENT)


@pytest.mark.rule("L7.2")
def test_none_is_enough_too() -> None:
    at = opened("baratto", "mwg")
    assert told(at, "-") == []
    assert (cubes_of(at, 0), at.question, at.state.reserve[0]) == ("mwg", Ask.TALENT, 4)


@pytest.mark.rule("L7.2")
def test_with_one_cube_there_is_one_swap() -> None:
    at = opened("baratto", "g")
    give(at, "g")
    assert (at.question, written(at)) == (Ask.BARTER_TAKE, ["m", "w", "t", "c", "s"])
    give(at, "m")
    assert (cubes_of(at, 0), at.question) == ("m", Ask.TALENT)


@pytest.mark.rule("L7.2")
def test_without_a_cube_there_is_none() -> None:
    at = opened("baratto", "")
    assert written(at) == ["-"]
    assert reason(at, "m") == ("L7.2", "no-cube", {"cube": "cube-marble"})


@pytest.mark.rule("L7.2")
def test_two_alike_for_two_alike() -> None:
    at = opened("baratto", "mm")
    give(at, "m", "m", "s", "s")
    assert (cubes_of(at, 0), at.state.supply) == ("ss", [18, 18, 12, 12, 12, 10])


# What is taken


@pytest.mark.rule("L7.2")
def test_what_is_taken_is_another_kind_than_what_was_given() -> None:
    at = opened("baratto", "mg")
    give(at, "m", "g")
    assert reason(at, "m") == ("L7.2", "kind-given", {"cube": "cube-marble"})
    assert reason(at, "g") == ("L7.2", "kind-given", {"cube": "cube-gold"})


@pytest.mark.rule("L7.2", "L1.1")
def test_what_is_taken_is_in_supply() -> None:
    at = opened("baratto", "m", supply="wwc")
    give(at, "m")
    assert written(at) == ["w", "c"]
    assert reason(at, "t") == ("L7.2", "not-in-supply", {"cube": "cube-metal"})


@pytest.mark.rule("L7.2", "L1.1")
@pytest.mark.parametrize("supply", ["", "m", "mm"])
def test_where_the_supply_has_no_other_kind_a_cube_is_not_given(supply: str) -> None:
    at = opened("baratto", "mm", supply=supply)
    assert written(at) == ["-"]
    facts = {"cube": "cube-marble", "has": 0, "needs": 2}
    assert reason(at, "m") == ("L7.2", "nothing-to-take", facts)


@pytest.mark.rule("L7.2", "L1.1")
def test_nor_a_second_one_for_which_nothing_would_be_left() -> None:
    at = opened("baratto", "mww", supply="tw")
    give(at, "m")
    assert written(at) == ["-"]
    facts = {"cube": "cube-wood", "has": 1, "needs": 2}
    assert reason(at, "w") == ("L7.2", "nothing-to-take", facts)
    give(at, "-", "t")
    assert cubes_of(at, 0) == "wwt"


# One path for each outcome


@pytest.mark.rule("L7.2")
def test_cubes_given_are_named_from_marble_to_spice() -> None:
    at = opened("baratto", "mws")
    give(at, "w")
    assert written(at) == ["s", "-"]
    facts = {"cube": "cube-marble", "last_cube": "cube-wood"}
    assert reason(at, "m") == ("", "cubes-in-order", facts)


@pytest.mark.rule("L7.2")
def test_so_are_cubes_taken() -> None:
    at = opened("baratto", "mm")
    give(at, "m", "m", "t")
    assert written(at) == ["t", "c", "s"]
    facts = {"cube": "cube-wood", "last_cube": "cube-metal"}
    assert reason(at, "w") == ("", "cubes-in-order", facts)


@pytest.mark.rule("L7.2")
def test_the_first_one_taken_leaves_enough_for_the_second() -> None:
    at = opened("baratto", "mms", supply="wcs")
    give(at, "m", "m")
    assert written(at) == ["w", "c"]
    assert reason(at, "s") == ("", "too-few-from-here", {"cube": "cube-spice", "has": 1, "needs": 2})


@pytest.mark.rule("L7.2")
def test_a_kind_given_does_not_count_as_enough() -> None:
    at = opened("baratto", "ms", supply="wtc")
    give(at, "m", "s")
    facts = {"cube": "cube-cloth", "has": 1, "needs": 2}
    assert reason(at, "c") == ("", "too-few-from-here", facts)
    assert [against.name for against in reasons(at, "s")] == ["kind-given"]


def outcomes_of_paths(at: Position) -> Iterator[str]:
    """The cubes in the end, once for each path through the questions."""
    if at.question not in (Ask.BARTER_GIVE, Ask.BARTER_TAKE):
        yield cubes_of(at, 0)
        return
    for answer in written(at):
        after = at.copy()
        give(after, answer)
        yield from outcomes_of_paths(after)


def outcomes_of_swaps(own: Counter[str], supply: Counter[str], swaps: int) -> set[str]:
    """By the words of the rule: up to so often give one own cube and take one other of the supply."""
    found = {"".join(letter * own[letter] for letter in LETTERS) or "-"}
    if swaps:
        for given in +own:
            for taken in +supply:
                if taken != given:
                    swapped = own - Counter(given) + Counter(taken), supply - Counter(taken) + Counter(given)
                    found |= outcomes_of_swaps(*swapped, swaps - 1)
    return found


@pytest.mark.rule("L7.2")
@pytest.mark.parametrize("own", ["", "m", "mm", "mw", "mmm", "mws", "ggtt", "mwgtcs"])
@pytest.mark.parametrize("supply", ["", "m", "w", "s", "ww", "mw", "ms", "gtt", "mwgtcs", "mmwwggttccss"])
def test_every_outcome_of_two_swaps_has_exactly_one_path(own: str, supply: str) -> None:
    paths = sorted(outcomes_of_paths(opened("baratto", own, supply)))
    assert paths == sorted(outcomes_of_swaps(Counter(own), Counter(supply), 2))
