"""L10: phase 9, all go home, persons grow older, new ones come; and the end of the game."""

from __future__ import annotations

import pytest

from torri import NATURE, Game, IllegalAnswer, Position
from torri.games.florenza.state import Ask
from torri.games.florenza.tables import PERSON_IDS

from ...playing import give, refused, walk, written
from .positions import pass_all, person, position, under

CARDS = ("I", "II", "III", "IV", "V", "VI", "VII")
QUIET = {"donatello": "III"}  # nobody under Life I


def workers(at: Position) -> list[tuple[int, int]]:
    """Workers in the material area and in reserve, by seat."""
    return list(zip(at.state.workers[: at.players], at.state.reserve[: at.players], strict=True))


def gone(at: Position) -> set[str]:
    """The named persons who are neither in town nor in the bag."""
    known = at.state.bag
    for card in at.state.life:
        known |= card
    return {name for name in PERSON_IDS if not name.startswith("nameless") and not known >> person(name) & 1}


# L10.1 All go home


@pytest.mark.rule("L10.1")
def test_all_workers_placed_or_unused_go_to_reserve_without_penalty() -> None:
    at = position(
        3,
        round=8,
        workers={0: 1, 1: 5, 2: 3},
        market=[0],
        chiesa={0: "antonio-da-padova"},
        works={2: ["duomo.pulpito"]},
        pulpit=("nameless-preacher", 2),
        buildings={0: ["fabbro"]},
        occupied={(0, 1): 2},
        plans={0: {"palazzo.statua": "donatello"}},
        sites={0: ["cava"]},
        prestige={0: 2, 1: 9, 2: 3},
    )
    assert workers(at) == [(1, 3), (5, 3), (3, 3)]
    pass_all(at)
    give(at, "-", "no", "no", "no")
    assert at.over
    assert workers(at) == [(0, 8), (0, 8), (0, 8)]
    assert at.state.prestige[:3] == [2 - 1 - 2, 0, 3]
    assert (at.state.market, at.state.pulpit, at.state.pulpit_seat, at.state.chiesa[:3]) == (0, -1, -1, [-1] * 3)
    assert (at.state.hired, at.state.passed, at.view(None)["table"]["phase"]) == (0, 0, 9)
    assert at.game.audit(at.state) == 0


@pytest.mark.rule("L10.1", "L4.1")
def test_a_guarded_worker_goes_to_its_owners_reserve() -> None:
    at = position(round=8, captain=0, guarded_worker=1)
    assert workers(at) == [(4, 4), (4, 3)]
    pass_all(at)
    assert (workers(at), at.state.guarded_worker) == ([(0, 8), (0, 8)], -1)


@pytest.mark.rule("L10.1", "L4.1")
def test_a_guarded_artist_returns_and_can_be_hired_by_anyone_in_the_next_round() -> None:
    at = position(captain=0, guarded="giotto", prestige={0: 1})
    give(at, "-", "create", "palazzo.ritratto")
    assert refused(at, "giotto") == [("L4.1", "artist-guarded")]
    give(at, "nameless-painter", "-", "no", "1", "-")
    assert (at.state.captain, at.state.round, at.actor) == (0, 3, 0)
    assert at.view(1)["table"]["guarded"] is None
    give(at, "market", "create", "palazzo.ritratto", "giotto")
    assert at.state.artist[1][3] == person("giotto")


@pytest.mark.rule("L10.1", "L4.2")
def test_a_banished_preacher_returns() -> None:
    at = position(bishop=0, seat=1, banished="francesco-d-assisi", florins={1: 50})
    assert (at.actor, written(at)) == (1, ["build", "create", "market", "-"])
    pass_all(at)
    give(at, "1")
    assert at.view(1)["table"]["banished"] is None
    give(at, "donate", "francesco-d-assisi")
    assert at.state.chiesa[:2] == [-1, person("francesco-d-assisi")]


@pytest.mark.rule("L10.1")
def test_hired_persons_and_the_nameless_are_to_be_had_again() -> None:
    plans = {"palazzo.ritratto": "giotto", "palazzo.salone": "nameless-painter", "duomo.abside": "nameless-painter"}
    at = position(
        plans={0: plans},
        workers={0: 1},
        chiesa={0: "antonio-da-padova", 1: "nameless-preacher"},
        prestige={1: 1},
        florins={1: 500},
    )
    shown = at.view(1)["table"]
    assert shown["nameless"] == {"architect": 2, "sculptor": 2, "painter": 0, "preacher": 1}
    assert sum(one["hired"] for card in shown["life"] for one in card["persons"]) == 2
    pass_all(at)
    give(at, "palazzo.ritratto", "no", "no", "no", "1", "-")
    shown = at.view(1)["table"]
    assert shown["nameless"] == {"architect": 2, "sculptor": 2, "painter": 2, "preacher": 2}
    assert not any(one["hired"] for card in shown["life"] for one in card["persons"])
    give(at, "donate", "antonio-da-padova")
    assert at.state.chiesa[:2] == [-1, person("antonio-da-padova")]


@pytest.mark.rule("L10.1", "L5.3", "L7.3")
def test_what_was_built_in_a_round_can_be_used_in_the_next() -> None:
    at = position(sites={0: ["baratto", "cava"]}, cubes={0: "wwt"}, florins={0: 100}, prestige={0: 1})
    pass_all(at)
    give(at, "yes", "yes", "1", "-", "use", "medici.2")
    pass_all(at)
    assert (at.question, at.actor, at.view(0)["table"]["at"]["field"]) == (Ask.USE, 0, 2)
    assert give(at, "yes")[:2] == ["used", "yielded"]


# L10.2 Growing older


@pytest.mark.rule("L10.2", "L1.5")
def test_each_named_person_moves_one_card_down() -> None:
    town = {"francesco-mochi": "VII", "michelozzo": "VI", "giorgio": "V", "beato": "V", "giambologna": "IV"}
    town |= {"tintoretto": "III", "correggio": "III", "giotto": "II", "bernardo": "IV"}
    at = position(town=town, bag=["caravaggio"])
    pass_all(at)
    assert at.question == Ask.INCOME
    assert [under(at, card) for card in CARDS] == [
        ["giotto"],
        ["tintoretto", "correggio"],
        ["giambologna", "bernardo-di-chiaravalle"],
        ["giorgio-vasari", "beato-angelico"],
        ["michelozzo"],
        ["francesco-mochi"],
        [],
    ]
    assert at.state.bag == 1 << person("caravaggio")


@pytest.mark.rule("L10.2")
def test_those_under_life_1_leave_for_good_and_as_many_are_drawn() -> None:
    at = position(town={"giotto": "I", "tommaso": "I", "raffaello": "II"}, prestige={1: 1})
    left: list[tuple[str, object]] = []
    while at.state.ask == Ask.ACTION:
        left += [(event.rule, event.facts["person"]) for event in at.apply(at.parse("-")) if event.name == "left"]
    assert left == [("L10.2", "Giotto"), ("L10.2", "Tommaso d’Aquino")]
    assert (at.question, at.actor, at.state.due, under(at, "I")) == (Ask.DRAW, NATURE, 2, ["raffaello-sanzio"])
    assert (at.view(None)["table"]["phase"], at.game.audit(at.state)) == (9, 0)
    assert gone(at) == {"giotto", "tommaso-d-aquino"}
    (event,) = at.apply(at.parse("michelangelo-buonarroti"))
    assert (event.name, event.rule) == ("arrived", "L10.2")
    assert event.facts == {"person": "Michelangelo Buonarroti", "whom": "Michelangelo Buonarroti", "life": "II"}
    assert (at.question, at.state.due) == (Ask.DRAW, 1)
    assert give(at, "francesco-d-assisi")[:2] == ["arrived", "round"]
    assert at.question == Ask.INCOME
    assert under(at, "II") == ["michelangelo-buonarroti", "andrea-mantegna", "tintoretto"]
    assert "francesco-d-assisi" in under(at, "IV")
    assert sum(len(under(at, card)) for card in CARDS) == 9


@pytest.mark.rule("L10.2")
def test_a_new_person_moves_only_in_the_next_round_and_from_life_1_leaves_then() -> None:
    at = position(town={"giotto": "I"}, prestige={1: 1})
    pass_all(at)
    give(at, "masaccio")
    assert under(at, "I") == ["masaccio"]
    give(at, "1", "-")
    assert "left" in pass_all(at)
    assert "masaccio" in gone(at)


@pytest.mark.rule("L10.2")
def test_any_person_of_the_bag_comes_with_equal_chances_and_nobody_else() -> None:
    at = position(town={"giotto": "I"}, prestige={1: 1})
    pass_all(at)
    assert len(written(at)) == len(at.weights()) == 40 - 9
    assert set(at.weights()) == {1}
    before = at.copy().state
    assert refused(at, "giotto") == [("L2.3", "not-in-bag")]  # who has left
    assert refused(at, "correggio") == [("L2.3", "not-in-bag")]  # who is in town
    assert refused(at, "nameless-painter") == [("L2.3", "not-in-bag")]
    assert at.why_not(at.parse("giotto"))[0].facts["person"] == "Giotto"
    with pytest.raises(IllegalAnswer):
        give(at, "giotto")
    assert at.state == before


@pytest.mark.rule("L10.2")
def test_new_persons_come_only_as_far_as_the_bag_goes() -> None:
    town = {"giotto": "I", "donatello": "I", "tommaso": "I", "raffaello": "II", "leonardo": "II"}
    town |= {"tintoretto": "III", "correggio": "IV", "vignola": "IV", "beato": "V"}
    at = position(round=3, town=town, bag=["caravaggio", "masaccio"])
    pass_all(at)
    assert (at.state.due, written(at)) == (2, ["caravaggio", "masaccio"])
    give(at, "masaccio", "caravaggio")
    assert (at.question, at.state.round, at.state.bag) == (Ask.INCOME, 4, 0)
    assert under(at, "I") == ["leonardo-da-vinci", "raffaello-sanzio", "caravaggio", "masaccio"]
    give(at, "1")
    assert pass_all(at).count("left") == 4
    assert (at.question, at.state.round) == (Ask.INCOME, 5)
    assert [len(under(at, card)) for card in CARDS] == [1, 2, 1, 0, 0, 0, 0]


@pytest.mark.rule("L10.2")
def test_when_nobody_leaves_nobody_comes() -> None:
    at = position(town=QUIET)
    events = pass_all(at)
    assert "left" not in events and "arrived" not in events
    assert (at.question, at.state.bag.bit_count()) == (Ask.INCOME, 40 - 9)
    assert under(at, "II") == ["donatello", "andrea-mantegna", "tintoretto"]


@pytest.mark.rule("L10.2", "L4.1", "L5.4")
def test_hired_guarded_and_banished_persons_grow_older_like_the_others() -> None:
    at = position(
        captain=0,
        bishop=1,
        guarded="giotto",
        banished="antonio-da-padova",
        plans={1: {"palazzo.statua": "donatello"}},
        chiesa={1: "tommaso"},
        town={"giotto": "III", "antonio-da-padova": "IV", "donatello": "III", "tommaso": "I"},
    )
    assert "left" in [*pass_all(at), *give(at, "no")]
    assert {"giotto", "donatello"} <= set(under(at, "II"))
    assert "antonio-da-padova" in under(at, "III")
    assert gone(at) == {"tommaso-d-aquino"}


@pytest.mark.rule("L10.2", "L1.5")
def test_the_nameless_never_move_or_leave(florenza: Game) -> None:
    for at in walk(florenza, 2, 5, eager=True):
        table = at.view(None)["table"]
        assert not [one for card in table["life"] for one in card["persons"] if "nameless" in one["person"]]
        if at.question == Ask.INCOME:
            assert table["nameless"] == {"architect": 2, "sculptor": 2, "painter": 2, "preacher": 2}


# L10.2 The end of the game


@pytest.mark.rule("L10.2")
@pytest.mark.parametrize(("short", "last"), [(False, 8), (True, 6)])
def test_the_last_round_ends_the_game_and_the_one_before_does_not(short: bool, last: int) -> None:
    at = position(round=last - 1, town=QUIET, short_game=short)
    assert "ended" not in pass_all(at)
    assert (at.over, at.question, at.state.round) == (False, Ask.INCOME, last)
    give(at, "1")
    events = []
    while at.state.ask == Ask.ACTION:
        events += at.apply(at.parse("-"))
    assert (events[-1].name, events[-1].rule, events[-1].facts) == ("ended", "L10.2", {"round": last})
    assert (at.over, at.actor, at.answers(), at.view(0)["rule"]) == (True, None, [], "L10.2")
    assert [(reason.rule, reason.name) for reason in at.why_not(0)] == [("L10.2", "over")]


@pytest.mark.rule("L10.2")
def test_after_the_last_round_nobody_leaves_or_moves_or_comes() -> None:
    at = position(round=8, town={"giotto": "I", "donatello": "III"})
    assert "left" not in pass_all(at)
    assert under(at, "I") == ["giotto"]
    assert under(at, "III") == ["donatello", "andrea-mantegna", "tintoretto"]
    assert at.state.bag.bit_count() == 40 - 9


@pytest.mark.rule("L10.2", "L2.4", "L12.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("short", "rounds"), [(False, 8), (True, 6)])
def test_a_game_has_exactly_so_many_rounds(florenza: Game, players: int, short: bool, rounds: int) -> None:
    at, begun, income = florenza.start(players, {"short_game": short}), [], 0
    while not at.over:
        income += at.question == Ask.INCOME
        begun += [event.facts for event in at.apply(at.answers()[-1]) if event.name == "round"]
    assert begun == [{"round": number, "rounds": rounds} for number in range(1, rounds + 1)]
    assert income == rounds - 1
