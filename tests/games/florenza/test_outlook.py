"""Calculated for a seat: artists, the running ledger, what is short, ways out, and where all will stand."""

from __future__ import annotations

from typing import Any

import pytest

import torri
from torri import NATURE, Position
from torri.games.florenza.figures import COSTS
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import WORK_IDS

from ...playing import give, walk
from .positions import pass_all, position

NOTHING = dict.fromkeys(COSTS, 0)


def row(at: Position, name: str, seat: int = 0) -> dict[str, Any]:
    (found,) = (one for one in at.outlook(seat)["ledger"]["rows"] if one["name"] == name)
    return dict(found)


def ways(at: Position, seat: int = 0) -> list[tuple[Any, ...]]:
    return [
        (way["name"], way["building"], way["text"], way["brings"], way["costs"]) for way in at.outlook(seat)["ways"]
    ]


# Who could make what


@pytest.mark.rule("L5.4")
def test_makers_are_those_who_may_be_hired_for_a_work_and_no_others() -> None:
    at = position(town=["leonardo", "giotto"], plans={1: {"duomo.abside": "giotto"}}, works={1: ["duomo.cupola"]})
    makers = at.outlook(0)["makers"]
    assert "duomo.cupola" not in makers  # completed
    assert "duomo.abside" not in makers  # planned by another
    assert all("giotto" not in artists for artists in makers.values())  # hired
    for work, artists in makers.items():
        planned = at.copy()
        give(planned, "create")
        give(planned, work)
        legal = [planned.text(answer) for answer in planned.answers()]
        assert list(artists) == legal, work
    planned = at.copy()
    give(planned, "create")
    assert list(makers) == [planned.text(answer) for answer in planned.answers()]


@pytest.mark.rule("L4.1")
def test_only_the_captain_finds_the_guarded_artist_among_the_makers() -> None:
    at = position(town=["leonardo"], captain=1, guarded="leonardo")
    assert "leonardo-da-vinci" not in at.outlook(0)["places"]
    assert "leonardo-da-vinci" in at.outlook(1)["places"]


@pytest.mark.rule("L8.2", "L8.3")
def test_the_fame_to_be_expected_is_the_better_of_two_rolls_in_the_cathedral_and_less_after_a_masterpiece() -> None:
    makers = position(town=["leonardo"]).outlook(0)["makers"]
    assert makers["palazzo.ritratto"]["leonardo-da-vinci"] == 4.5  # 2 3 4 5 6 7 as a painter
    assert makers["duomo.abside"]["leonardo-da-vinci"] == 5.5
    assert makers["palazzo.statua"]["leonardo-da-vinci"] == 2.7  # as a sculptor
    turned = position(town=["leonardo"], masters=["leonardo"]).outlook(0)["makers"]
    assert turned["palazzo.ritratto"]["leonardo-da-vinci"] == 4.0  # 2 3 4 5 5 5


@pytest.mark.rule("L5.4")
def test_places_say_the_same_from_the_artists_side() -> None:
    outlook = position(town=["leonardo", "giotto"]).outlook(0)
    pairs = {(work, artist) for work, artists in outlook["makers"].items() for artist in artists}
    assert pairs == {(work, artist) for artist, works in outlook["places"].items() for work in works}
    assert {"leonardo-da-vinci", "nameless-painter"} <= outlook["places"].keys()


@pytest.mark.rule("L5.1", "L4.1", "L6.1")
def test_what_may_be_named_after_each_first_word_is_what_the_rules_then_allow() -> None:
    houses: dict[str, Any] = {"buildings": {0: ["casa", "cava"], 1: ["cava", "lanaiuolo"]}, "cubes": {0: "mc"}}
    for at, words in (
        (position(**houses, florins={0: 900}, town=["girolamo"]), {"use", "build", "create", "donate"}),
        (position(**houses, ask=Ask.CAPTAIN, captain=0), {"worker", "artist"}),
        (position(**houses, ask=Ask.BISHOP, bishop=0, town=["girolamo"]), {"convert", "banish"}),
        (position(**houses, ask=Ask.MARKET, market=[0]), {"sell", "trade"}),
    ):
        assert at.actor == 0
        reach = at.outlook(0)["reach"]
        assert reach.keys() == words
        for word, named in reach.items():
            said = at.copy()
            give(said, word)
            assert named == [said.text(answer) for answer in said.answers()], word
            assert said.outlook(0)["reach"] == {}
        assert at.outlook(1)["reach"] == {}
    assert position(**houses, prestige={0: -3}).outlook(0)["reach"]["use"] == ["medici.2"]


# The running ledger


@pytest.mark.rule("L7.2", "L7.3", "L8.2")
def test_the_ledger_is_the_forecast_as_changes() -> None:
    at = position(
        buildings={0: ["picconiere"]},
        occupied={(0, 1): 0},
        sites={0: ["scarpellino"]},
        plans={0: {"chiesa.crocifisso": "nameless-sculptor"}},
        cubes={0: "mmwwggttccss"},
        florins={0: 400},
    )
    ledger = at.outlook(0)["ledger"]
    assert [(one["name"], one["kept"], one["target"]) for one in ledger["rows"]] == [
        ("use", None, "medici.1"),
        ("build", True, "medici.2"),
        ("work", True, "chiesa.crocifisso"),
    ]
    after = ledger["now"]
    for moment, one in zip(at.forecast(0)[1:-1], ledger["rows"], strict=True):
        after = {good: after[good] + one["change"][good] for good in COSTS}
        assert one["after"] == after == {good: moment.facts[good] for good in COSTS}
    assert ledger["end"] == after
    assert ledger["short"] == {}
    assert (at.outlook(0)["risk"], at.outlook(0)["paid"], at.outlook(0)["ways"]) == (0, None, [])


@pytest.mark.rule("L8.4")
def test_a_promise_that_fails_is_written_with_all_it_takes_and_what_is_missing() -> None:
    at = position(plans={0: {"duomo.navata": "giotto"}}, cubes={0: "mmwwc"}, florins={0: 350}, prestige={0: 5})
    outlook = at.outlook(0)
    lacking = row(at, "work-lacking")
    assert (lacking["kept"], lacking["rule"]) == (False, "L8.4")
    assert lacking["change"] == NOTHING | {"marble": -2, "wood": -2, "cloth": -2, "florins": -350}
    assert outlook["ledger"]["end"] == NOTHING | {"cloth": -1}
    assert outlook["ledger"]["short"] == {"cloth": 1}
    assert outlook["risk"] == 4  # the cathedral 3, a named artist 1
    assert (outlook["prestige"], outlook["bishop"]) == ([1, 1], 0)
    assert outlook["paid"] == {"prestige": [14, 15], "bishop": 1}  # the work 7; Giotto the architect 2 to 3, twice


@pytest.mark.rule("L7.1")
def test_what_comes_too_late_is_missing_though_it_is_there_in_the_end() -> None:
    at = position(
        buildings={0: ["casa"], 1: ["casa", "casa", "cava"]},
        occupied={(1, 3): 0},
        sites={0: ["scarpellino"]},
        cubes={0: "w"},
        prestige={0: 1},
    )
    ledger = at.outlook(0)["ledger"]
    assert [one["name"] for one in ledger["rows"]] == ["build-lacking", "use"]
    assert ledger["end"]["marble"] > 0
    assert ledger["short"] == {"marble": 1}


@pytest.mark.rule("L1.6")
def test_no_more_prestige_is_at_risk_than_there_is_to_lose() -> None:
    at = position(plans={0: {"duomo.navata": "giotto"}}, prestige={0: -1})
    assert (at.outlook(0)["risk"], at.outlook(0)["prestige"]) == (2, [-3, -3])


@pytest.mark.rule("L5.4")
def test_a_work_is_in_the_ledger_before_its_artist_is_chosen() -> None:
    at = position(cubes={0: "mmwwc"}, florins={0: 350})
    assert at.outlook(0)["ledger"]["rows"] == []
    give(at, "create")
    give(at, "duomo.navata")
    planning = row(at, "planning")
    assert (planning["kept"], planning["target"]) == (None, "duomo.navata")
    assert planning["change"] == NOTHING | {"marble": -2, "wood": -2, "cloth": -2, "florins": -200}
    assert at.outlook(0)["ledger"]["short"] == {"cloth": 1}
    assert at.outlook(1)["ledger"]["rows"] == []


@pytest.mark.rule("L7.3", "L8.2")
def test_what_is_left_after_all_promises_says_what_else_could_be_paid() -> None:
    at = position(cubes={0: "mmwwcc"}, florins={0: 200})
    assert {"duomo.navata", "casa"} <= set(at.outlook(0)["payable"])
    promised = position(cubes={0: "mmwwcc"}, florins={0: 200}, sites={0: ["casa"]})
    assert not {"duomo.navata", "casa"} & set(promised.outlook(0)["payable"])


# Ways out


SHORT: dict[str, Any] = {"plans": {0: {"duomo.navata": "giotto"}}, "florins": {0: 350}, "prestige": {0: 5}}


@pytest.mark.rule("L6.1")
def test_the_market_gives_for_what_nothing_else_needs() -> None:
    assert ways(position(cubes={0: "mmwwcss"}, **SHORT)) == [("market", None, "market", {"cloth": 1}, {"spice": 2})]
    assert ways(position(cubes={0: "mmwwcs"}, **SHORT)) == []  # one cube is too little to trade, 0 florins to buy
    bought = position(cubes={0: "mmwwc"}, **SHORT | {"florins": {0: 550}})
    assert ways(bought) == [("market", None, "market", {"cloth": 1}, {"florins": 200})]
    both = position(cubes={0: "mmwcss"}, **SHORT | {"florins": {0: 550}})
    assert ways(both) == [
        ("market", None, "market", {"wood": 1}, {"spice": 2}),
        ("market", None, "market", {"cloth": 1}, {"florins": 200}),
    ]
    poor = position(cubes={0: "mmwwccs"}, **SHORT | {"florins": {0: 300}})
    assert ways(poor) == [("market", None, "market", {"florins": 100}, {"spice": 1})]
    there = position(cubes={0: "mmwwcss"}, market=[0], **SHORT)
    assert ways(there) == []


@pytest.mark.rule("L6.1")
def test_who_is_at_the_market_is_told_which_deal_would_bring_it() -> None:
    at = position(ask=Ask.MARKET, market=[0], cubes={0: "mmwwcsss"}, **SHORT | {"florins": {0: 550}})
    assert ways(at) == [("market", None, "trade", {"cloth": 1}, {"spice": 2})]
    for answer in ("trade", "s", "s", "m"):
        give(at, answer)
    assert ways(at) == [("market", None, "buy", {"cloth": 1}, {"florins": 200})]  # each of them once
    give(at, "buy")
    assert at.outlook(0)["ledger"]["short"] == {}  # as cloth is what most would buy
    give(at, "c")
    assert (ways(at), at.outlook(0)["ledger"]["short"]) == ([], {})


@pytest.mark.rule("L5.2")
def test_a_free_building_that_brings_it_in_time_is_a_way_and_anothers_costs_prestige() -> None:
    houses: dict[str, Any] = {"buildings": {0: ["lanaiuolo", "picconiere"], 1: ["lanaiuolo"]}, "cubes": {0: "mmwwc"}}
    assert ways(position(**houses, **SHORT)) == [
        ("use", "lanaiuolo", "medici.1", {"cloth": 1}, {}),
        ("use", "lanaiuolo", "pazzi.1", {"cloth": 1}, {"prestige": 1}),
    ]
    taken = position(occupied={(0, 1): 1}, **houses, **SHORT)
    assert [way[2] for way in ways(taken)] == ["pazzi.1"]
    lowest = position(**houses, **SHORT | {"prestige": {0: -3}})
    assert [way[2] for way in ways(lowest)] == ["medici.1"]


@pytest.mark.rule("L5.2", "L7.2")
def test_a_way_really_mends_what_it_promises() -> None:
    at = position(buildings={0: ["lanaiuolo"]}, cubes={0: "mmwwc"}, **SHORT)
    for answer in ("use", "medici.1"):
        give(at, answer)
    assert at.outlook(0)["ledger"]["short"] == {}
    assert at.outlook(0)["risk"] == 0


@pytest.mark.rule("L5.1")
def test_ways_are_written_only_where_they_can_be_answered_and_end_with_the_workers() -> None:
    at = position(seat=1, cubes={0: "mmwwcss"}, **SHORT)
    assert [way[2] for way in ways(at)] == [None]
    assert ways(position(cubes={0: "mmwwcss"}, workers={0: 0}, seat=1, **SHORT)) == []
    assert ways(position(cubes={0: "mmwwcss"}, passed=[0], seat=1, **SHORT)) == []


# Where all will stand


@pytest.mark.rule("L8.2", "L8.5", "L9.1")
def test_prestige_runs_from_the_worst_to_the_best_dice_before_offices_are_named() -> None:
    at = position(
        plans={0: {"palazzo.ritratto": "leonardo"}},
        works={0: ["palazzo.facciata", "palazzo.salone", "palazzo.statua"]},
        cubes={0: "mmmwwwgggtttcccsss"},
        florins={0: 900},
        prestige={0: 1, 1: 2},
        bishop_points={0: 2, 1: 11},
    )
    before = at.outlook(0)
    low, high = before["prestige"]
    assert high - low == 5  # Leonardo paints 2 to 7
    assert before["standings"] == [
        {"prestige": [low, high], "bishop": before["bishop"]},
        {"prestige": [2, 2], "bishop": 11},
    ]
    pass_all(at)
    assert low <= at.outlook(0)["prestige"][0] <= at.outlook(0)["prestige"][1] <= high


@pytest.mark.parametrize("players", [2, 4])
def test_in_every_position_of_a_game_the_figures_hold_together(players: int) -> None:
    """Nothing of the position is changed by looking, and everything can be written as JSON for everybody."""
    game = torri.game("florenza")
    for number, at in enumerate(walk(game, players, seed=players, eager=True)):
        if number % 7:
            continue
        before = at.encode()
        for seat in (None, *range(players)):
            outlook = at.outlook(seat)
            assert len(outlook["standings"]) == players
            assert outlook["makers"].keys() <= set(WORK_IDS)
            if seat is None:
                assert (outlook["ledger"], outlook["workers"], outlook["ways"]) == (None, None, [])
                continue
            ledger = outlook["ledger"]
            assert bool(ledger["short"]) >= any(one["kept"] is False for one in ledger["rows"])
            assert (outlook["paid"] is not None) == bool(ledger["short"])
            assert outlook["prestige"][0] <= outlook["prestige"][1]
            assert sum(outlook["workers"].values()) + (at.state.guarded_worker == seat) == 8
            if at.actor == NATURE or at.state.ask == Ask.OVER:
                assert all(way["text"] is None for way in outlook["ways"])
        assert at.encode() == before


def test_what_is_reconstructed_is_named_by_the_edition() -> None:
    marked = position().outlook(None)["reconstructed"]
    assert {"artist", "building", "city_work", "income.die"} <= set(marked)
    assert not {"market", "failure", "offices", "income"} & set(marked)


# What paying now would break


@pytest.mark.rule("L7.3", "L8.4")
def test_who_is_asked_to_pay_is_told_which_promise_that_would_break() -> None:
    at = position(
        ask=Ask.BUILD,
        sites={0: ["scarpellino"]},
        plans={0: {"chiesa.crocifisso": "nameless-sculptor"}},
        cubes={0: "mwwgt"},
        florins={0: 400},
    )
    assert at.outlook(0)["broken"] is None  # there is enough for both
    at.state.cubes[0][1] = 1
    broken = at.outlook(0)["broken"]
    assert [row["target"] for row in broken["rows"]] == ["chiesa.crocifisso"]
    assert at.outlook(1)["broken"] is None
    give(at, "no")
    assert at.outlook(0)["broken"] is None


# What everybody will probably end with


@pytest.mark.rule("L11.1", "L13.1")
def test_what_everybody_may_end_with_does_not_tell_what_lies_face_down() -> None:
    at = position(3, certificates={0: 4, 1: 3, 2: 11})
    own, rival, other = at.outlook(0)["expected"]
    assert (own["hidden"], rival["hidden"], other["hidden"]) == (False, True, True)
    assert position(3, certificates={0: 4, 1: 9, 2: 1}).outlook(0)["expected"] == [own, rival, other]
    assert at.outlook(1)["expected"][1]["points"] == rival["points"] + 3  # its own seat knows
    assert not position(3).outlook(0)["expected"][1]["hidden"]  # nothing lies there
