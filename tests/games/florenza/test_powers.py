"""L4: the powers of Captain and Bishop, phases 2 and 3."""

from __future__ import annotations

import pytest

from torri import Position
from torri.engine.errors import UnknownNotation
from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .closely import reason, told
from .positions import cubes_of, pass_all, person, position, under


def workers(at: Position) -> list[tuple[int, int]]:
    """Of each seat those in the material area and those in reserve."""
    return [(at.state.workers[seat], at.state.reserve[seat]) for seat in range(at.players)]


# When they are used, and by whom


@pytest.mark.rule("L4.1", "L4.2")
@pytest.mark.parametrize(
    ("captain", "bishop", "asked"),
    [
        (None, None, [(Ask.ACTION, 0)]),
        (1, None, [(Ask.CAPTAIN, 1), (Ask.ACTION, 1)]),
        (None, 2, [(Ask.BISHOP, 2), (Ask.ACTION, 0)]),
        (1, 2, [(Ask.CAPTAIN, 1), (Ask.BISHOP, 2), (Ask.ACTION, 1)]),
        (2, 2, [(Ask.CAPTAIN, 2), (Ask.BISHOP, 2), (Ask.ACTION, 2)]),
    ],
)
def test_after_the_income_the_captain_then_the_bishop_is_asked(
    captain: int | None, bishop: int | None, asked: list[tuple[Ask, int]]
) -> None:
    at = position(3, ask=Ask.INCOME, captain=captain, bishop=bishop)
    give(at, "1")
    found = [(at.question, at.actor)]
    for _ in asked[1:]:
        give(at, "-")
        found.append((at.question, at.actor))
    assert found == asked


@pytest.mark.rule("L4.1", "L4.2")
@pytest.mark.parametrize(
    ("ask", "phase", "powers"), [(Ask.CAPTAIN, 2, ["worker", "artist"]), (Ask.BISHOP, 3, ["convert", "banish"])]
)
def test_a_power_may_be_left_unused(ask: Ask, phase: int, powers: list[str]) -> None:
    at = position(ask=ask, captain=0, bishop=1, town=["giotto", "giordano-bruno"])
    assert (at.state.phase, written(at)) == (phase, [*powers, "-"])
    before = workers(at)
    assert give(at, "-") == []
    assert workers(at) == before
    assert (at.state.guarded, at.state.guarded_worker, at.state.banished) == (-1, -1, -1)


# L4.1 The Captain guards a worker


@pytest.mark.rule("L4.1")
def test_the_captain_guards_a_worker_of_another_familys_material_area() -> None:
    at = position(3, ask=Ask.CAPTAIN, captain=0)
    give(at, "worker")
    assert (at.question, written(at)) == (Ask.GUARD_WORKER, ["pazzi", "pitti"])
    assert told(at, "pitti") == [("L4.1", "worker-guarded", {"seat": 0, "other_seat": 2})]
    assert workers(at) == [(4, 4), (4, 4), (3, 4)]
    assert at.view(None)["table"]["guarded_worker"] == 2
    assert (at.question, at.actor) == (Ask.ACTION, 0)


@pytest.mark.rule("L4.1")
def test_a_guarded_worker_cannot_be_placed_this_round() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0, workers={0: 1, 1: 2})
    give(at, "worker", "pazzi", "market", "market")
    assert at.question == Ask.MARKET  # nobody has a worker left


@pytest.mark.rule("L4.1")
def test_in_phase_nine_it_goes_to_its_owners_reserve() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0)
    give(at, "worker", "pazzi")
    pass_all(at)
    assert (at.state.round, at.question, at.state.guarded_worker) == (3, Ask.INCOME, -1)
    assert workers(at) == [(4, 4), (4, 4)]  # after the income of the next round


@pytest.mark.rule("L4.1")
def test_not_an_own_worker_nor_one_of_a_family_that_does_not_play() -> None:
    at = position(3, ask=Ask.CAPTAIN, captain=1)
    give(at, "worker")
    facts = {"has": 2, "needs": 3, "own": 1, "other_seat": 1}
    assert reason(at, "pazzi") == ("L4.1", "not-another-family", facts)
    facts = {"has": 4, "needs": 3, "own": 0, "other_seat": 3}
    assert reason(at, "seat-4") == ("L4.1", "not-another-family", facts)


@pytest.mark.rule("L4.1")
def test_only_from_a_material_area_with_a_worker() -> None:
    at = position(3, ask=Ask.CAPTAIN, captain=0, workers={1: 0, 2: 1})
    give(at, "worker")
    facts = {"has": 2, "needs": 3, "own": 0, "other_seat": 1}
    assert reason(at, "pazzi") == ("L4.1", "no-worker-there", facts)
    give(at, "pitti")
    assert workers(at)[2] == (0, 7)


@pytest.mark.rule("L4.1")
def test_without_a_worker_of_others_there_is_none_to_guard() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0, workers={0: 4, 1: 0})
    assert reason(at, "worker") == ("L4.1", "no-worker-anywhere", {})
    assert written(at) == ["artist", "-"]


@pytest.mark.rule("L4.1")
def test_an_own_empty_area_has_both_reasons() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0, workers={0: 0})
    give(at, "worker")
    assert refused(at, "medici") == [("L4.1", "not-another-family")]


# L4.1 The Captain guards an artist


@pytest.mark.rule("L4.1")
def test_the_captain_guards_a_named_artist_in_town() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0, town=["giotto"])
    give(at, "artist")
    assert at.question == Ask.GUARD_ARTIST
    assert told(at, "giotto") == [("L4.1", "artist-guarded", {"seat": 0, "person": "Giotto", "whom": "Giotto"})]
    assert at.view(None)["table"]["guarded"] == "giotto"
    assert "giotto" in under(at, "III")
    assert (at.question, at.actor, workers(at)) == (Ask.ACTION, 0, [(4, 4), (4, 4)])


@pytest.mark.rule("L4.1")
def test_an_artist_elsewhere_cannot_be_guarded_nor_a_preacher_nor_the_nameless() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0, town=["giotto", "giordano-bruno"])
    give(at, "artist")
    assert reason(at, "donatello") == ("L4.1", "not-in-town", {"person": "Donatello"})
    for name in ("giordano-bruno", "nameless-painter", "nameless-preacher"):
        assert name not in written(at)
        with pytest.raises(UnknownNotation):
            at.parse(name)


@pytest.mark.rule("L4.1")
def test_with_only_preachers_in_town_there_is_no_artist_to_guard() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0, town=["giordano-bruno"], bag=[])
    assert reason(at, "artist") == ("L4.1", "no-artist-in-town", {})
    assert written(at) == ["worker", "-"]


@pytest.mark.rule("L4.1")
def test_nobody_else_may_hire_a_guarded_artist_this_round() -> None:
    at = position(3, seat=2, captain=0, guarded="giotto", town=["donatello"])
    give(at, "create", "banco.atrio")
    facts = {"person": "Giotto", "work": "Banco: Atrio", "captain_seat": 0}
    assert reason(at, "giotto") == ("L4.1", "artist-guarded", facts)
    assert refused(at, "donatello") == []


@pytest.mark.rule("L4.1")
def test_the_captain_hires_it_with_worker_and_fee_as_usual() -> None:
    at = position(captain=0, guarded="giotto", cubes={0: "wgtc"}, florins={0: 300}, passed=[1])
    give(at, "create", "banco.atrio", "giotto")
    assert (at.state.workers[0], at.state.florins[0]) == (3, 300)
    assert at.state.artist[0][8] == person("giotto")
    pass_all(at)
    give(at, "painter")  # 100 for the work, 200 for the artist
    assert (at.state.florins[0], cubes_of(at, 0)) == (0, "-")


@pytest.mark.rule("L4.1")
def test_the_captain_too_cannot_pay_a_guarded_artist_with_less() -> None:
    at = position(
        captain=0, plans={0: {"banco.atrio": "giotto"}}, guarded="giotto", cubes={0: "wgtc"}, florins={0: 299}
    )
    pass_all(at)
    assert refused(at, "painter") == [("L8.2", "work-not-payable")]
    assert refused(at, "architect") == []  # 100 and 150


@pytest.mark.rule("L4.1")
def test_the_captain_hires_it_only_once() -> None:
    at = position(captain=0, guarded="giotto", plans={0: {"banco.atrio": "giotto"}})
    give(at, "create", "palazzo.salone")
    assert refused(at, "giotto") == [("L5.4", "artist-hired")]


@pytest.mark.rule("L4.1")
def test_if_it_was_the_last_with_a_talent_others_cannot_plan_such_works() -> None:
    hired = {0: {"duomo.cupola": "nameless-painter", "duomo.abside": "nameless-painter"}}
    at = position(seat=1, captain=0, plans=hired, bag=[], guarded="correggio")
    give(at, "create")
    assert refused(at, "palazzo.ritratto") == [("L5.4", "no-artist-for-it")]
    at = position(seat=1, captain=0, plans=hired, bag=[], town=["correggio"])
    give(at, "create")
    assert refused(at, "palazzo.ritratto") == []


@pytest.mark.rule("L4.1")
def test_unused_it_is_free_again_in_the_next_round_for_everybody() -> None:
    at = position(captain=0, guarded="giotto", prestige={1: 5})
    pass_all(at)
    assert (at.state.round, at.state.guarded) == (3, -1)
    give(at, "1", "-")
    assert (at.question, at.actor, at.state.captain) == (Ask.ACTION, 1, 1)
    give(at, "create", "banco.atrio")
    assert refused(at, "giotto") == []


@pytest.mark.rule("L4.1")
def test_it_ages_like_others() -> None:
    at = position(captain=0, guarded="giotto", town={"giotto": "III"})
    pass_all(at)
    assert "giotto" in under(at, "II")
    at = position(captain=0, guarded="giotto", town={"giotto": "I"})
    assert "left" in pass_all(at)
    assert at.question == Ask.DRAW
    assert all("giotto" not in under(at, card) for card in ("I", "II", "III"))


# L4.2 The Bishop converts


@pytest.mark.rule("L4.2")
def test_the_bishop_converts_a_worker_of_any_opponent() -> None:
    at = position(3, ask=Ask.BISHOP, bishop=1)
    give(at, "convert")
    assert (at.question, written(at)) == (Ask.CONVERT, ["medici", "pitti"])
    assert told(at, "medici") == [("L4.2", "converted", {"seat": 1, "other_seat": 0, "gained": 1})]
    assert workers(at) == [(3, 5), (5, 3), (4, 4)]
    assert (at.question, at.actor, at.state.phase) == (Ask.ACTION, 0, 4)


@pytest.mark.rule("L4.2")
def test_with_none_in_reserve_only_the_first_half_happens() -> None:
    at = position(ask=Ask.BISHOP, bishop=1, workers={1: 8})
    give(at, "convert")
    assert told(at, "medici") == [("L4.2", "converted", {"seat": 1, "other_seat": 0, "gained": 0})]
    assert workers(at) == [(3, 5), (8, 0)]


@pytest.mark.rule("L4.2")
def test_with_one_in_reserve_that_one_comes() -> None:
    at = position(ask=Ask.BISHOP, bishop=1, workers={1: 7})
    give(at, "convert", "medici")
    assert workers(at) == [(3, 5), (8, 0)]


@pytest.mark.rule("L4.2")
def test_no_own_worker_is_converted_nor_one_that_is_not_there() -> None:
    at = position(3, ask=Ask.BISHOP, bishop=1, workers={0: 0, 2: 1})
    give(at, "convert")
    facts = {"has": 2, "needs": 3, "own": 1, "other_seat": 1}
    assert reason(at, "pazzi") == ("L4.2", "not-another-family", facts)
    facts = {"has": 1, "needs": 3, "own": 0, "other_seat": 0}
    assert reason(at, "medici") == ("L4.2", "no-worker-there", facts)
    assert refused(at, "seat-5") == [("L4.2", "not-another-family")]
    give(at, "pitti")
    assert workers(at)[2] == (0, 8)


@pytest.mark.rule("L4.2")
def test_without_a_worker_of_others_there_is_none_to_convert() -> None:
    at = position(ask=Ask.BISHOP, bishop=1, workers={0: 0}, town=["giordano-bruno"])
    assert reason(at, "convert") == ("L4.2", "no-worker-anywhere", {})
    assert written(at) == ["banish", "-"]


# L4.2 The Bishop banishes


@pytest.mark.rule("L4.2")
def test_the_bishop_banishes_a_named_preacher_in_town() -> None:
    at = position(ask=Ask.BISHOP, bishop=1, town=["giordano-bruno", "antonio-da-padova"])
    give(at, "banish")
    assert (at.question, written(at)) == (Ask.BANISH, ["antonio-da-padova", "giordano-bruno"])
    assert told(at, "giordano-bruno") == [
        ("L4.2", "banished", {"seat": 1, "person": "Giordano Bruno", "whom": "Giordano Bruno"})
    ]
    assert at.view(None)["table"]["banished"] == "giordano-bruno"
    assert (at.question, at.actor, workers(at)) == (Ask.ACTION, 0, [(4, 4), (4, 4)])


@pytest.mark.rule("L4.2")
def test_no_preacher_elsewhere_is_banished_nor_a_nameless_one_nor_an_artist() -> None:
    at = position(ask=Ask.BISHOP, bishop=1, town=["giordano-bruno", "giotto"])
    give(at, "banish")
    assert reason(at, "antonio-da-padova") == ("L4.2", "not-in-town", {"person": "Antonio da Padova"})
    for name in ("nameless-preacher", "giotto"):
        with pytest.raises(UnknownNotation):
            at.parse(name)


@pytest.mark.rule("L4.2")
def test_with_only_artists_in_town_there_is_no_preacher_to_banish() -> None:
    at = position(ask=Ask.BISHOP, bishop=1)
    assert reason(at, "banish") == ("L4.2", "no-preacher-in-town", {})
    assert written(at) == ["convert", "-"]


@pytest.mark.rule("L4.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_uses_a_banished_preacher_this_round_the_bishop_neither(seat: int) -> None:
    at = position(
        3, seat=seat, bishop=1, banished="antonio-da-padova", town=["francesco-d-assisi"], florins={seat: 500}
    )
    give(at, "donate")
    facts = {"person": "Antonio da Padova"}
    assert reason(at, "antonio-da-padova") == ("L4.2", "preacher-banished", facts)
    assert refused(at, "francesco-d-assisi") == []
    assert refused(at, "nameless-preacher") == []


@pytest.mark.rule("L4.2")
def test_banished_he_returns_in_the_next_round() -> None:
    at = position(bishop=1, banished="antonio-da-padova")
    pass_all(at)
    assert (at.state.round, at.state.banished) == (3, -1)
    assert "antonio-da-padova" in under(at, "III")  # one card down, as all
    give(at, "1", "donate")
    assert refused(at, "antonio-da-padova") == []


# Both powers


@pytest.mark.rule("L4.2")
def test_the_same_family_may_suffer_both_powers() -> None:
    at = position(3, ask=Ask.CAPTAIN, captain=0, bishop=1)
    give(at, "worker", "pitti", "convert", "pitti")
    assert workers(at) == [(4, 4), (5, 3), (2, 5)]
    assert at.state.guarded_worker == 2


@pytest.mark.rule("L4.2")
def test_captain_and_bishop_may_suffer_each_others_power() -> None:
    at = position(ask=Ask.CAPTAIN, captain=0, bishop=1)
    give(at, "worker", "pazzi", "convert", "medici")
    assert workers(at) == [(3, 5), (4, 3)]


@pytest.mark.rule("L4.2")
def test_the_holder_of_both_offices_has_both_powers() -> None:
    at = position(ask=Ask.CAPTAIN, captain=1, bishop=1, town=["giotto", "giordano-bruno"])
    give(at, "artist", "giotto")
    assert (at.question, at.actor) == (Ask.BISHOP, 1)
    give(at, "banish", "giordano-bruno")
    assert (at.state.guarded, at.state.banished) == (person("giotto"), person("giordano-bruno"))
    at = position(ask=Ask.CAPTAIN, captain=1, bishop=1)
    give(at, "worker", "medici", "convert", "medici")
    assert workers(at) == [(2, 5), (5, 3)]


@pytest.mark.rule("L4.2")
def test_a_last_worker_guarded_leaves_none_to_convert() -> None:
    at = position(ask=Ask.CAPTAIN, captain=1, bishop=1, workers={0: 1})
    give(at, "worker", "medici")
    assert refused(at, "convert") == [("L4.2", "no-worker-anywhere")]
