"""L2: set-up, by nature's answers and the options of the table."""

from __future__ import annotations

from random import Random

import pytest

from torri import NATURE, Game, Position
from torri.engine.errors import WrongPlayers
from torri.games.florenza.state import Ask

from ...playing import give, random_answer, refused, written
from .closely import reason, told
from .positions import cubes_of, lots_of, pass_all, under

DRAFTED = ["picconiere", "boscaiuolo", "fabbro", "monte-di-pieta", "lanaiuolo", "erbolaio", "cambiavalute"]
FIRST_GAME = {
    "medici": ["cambiavalute", "picconiere"],
    "pazzi": ["fabbro", "boscaiuolo"],
    "pitti": ["picconiere", "lanaiuolo"],
    "rucellai": ["boscaiuolo", "erbolaio"],
    "strozzi": ["monte-di-pieta", "lanaiuolo"],
}
FAMILIES = list(FIRST_GAME)


def seated(game: Game, *order: int, **options: object) -> Position:
    """A table whose turn order is known, seats counted from 1."""
    at = game.start(len(order), options)
    give(at, *(f"seat-{seat}" for seat in order))
    return at


def tiles_left(at: Position, name: str) -> int:
    kinds = at.view(None)["table"]["buildings"]
    return next(int(kind["left"]) for kind in kinds if kind["building"] == name)


def draw_the_town(at: Position) -> list[str]:
    """Nature draws until the first round begins; whom it drew."""
    rng, drawn = Random(1), []
    while at.question == Ask.DRAW:
        answer = random_answer(at, rng)
        drawn.append(at.text(answer))
        at.apply(answer)
    return drawn


# L2.1 What each family has


@pytest.mark.rule("L2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_family_starts_with_florins_cubes_and_workers(florenza: Game, players: int) -> None:
    at = florenza.start(players)
    for seat in range(players):
        assert (at.state.florins[seat], cubes_of(at, seat)) == (300, "mwgtcs")
        assert (at.state.workers[seat], at.state.reserve[seat]) == (4, 4)
        assert (at.state.prestige[seat], at.state.certificates[seat], at.state.bishop_points[seat]) == (0, 0, 0)


@pytest.mark.rule("L2.1")
def test_nothing_is_given_to_seats_that_nobody_sits_on(florenza: Game) -> None:
    s = florenza.start(2).state
    assert (s.florins[2:], s.workers[2:], s.reserve[2:]) == ([0, 0, 0], [0, 0, 0], [0, 0, 0])
    assert s.cubes[2:] == [[0] * 6] * 3


@pytest.mark.rule("L2.1")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(florenza: Game, players: int) -> None:
    with pytest.raises(WrongPlayers):
        florenza.start(players)


# L2.4 Turn order


@pytest.mark.rule("L2.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turn_order_is_drawn_with_every_seat_as_likely(florenza: Game, players: int) -> None:
    at = florenza.start(players)
    assert (at.question, at.actor) == (Ask.ORDER, NATURE)
    assert written(at) == [f"seat-{seat}" for seat in range(1, players + 1)]
    assert at.weights() == [1] * players


@pytest.mark.rule("L2.4")
def test_seats_take_their_places_as_they_are_drawn(florenza: Game) -> None:
    at = florenza.start(3)
    assert told(at, "seat-3") == [("L2.4", "placed", {"seat": 2, "place": 1})]
    assert written(at) == ["seat-1", "seat-2"]
    give(at, "seat-1")
    assert told(at, "seat-2")[0] == ("L2.4", "placed", {"seat": 1, "place": 3})
    assert at.view(None)["table"]["order"] == [2, 0, 1]


@pytest.mark.rule("L2.4")
def test_a_seat_is_placed_once_and_only_if_somebody_sits_there(florenza: Game) -> None:
    at = florenza.start(3)
    give(at, "seat-3")
    assert reason(at, "seat-3") == ("L2.4", "placed-already", {"seat": 2})
    assert reason(at, "seat-4") == ("L2.4", "no-such-seat", {"has": 4, "needs": 3})


@pytest.mark.rule("L2.4")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_the_first_round_begins_with_workers_to_place_in_turn_order(florenza: Game, order: tuple[int, ...]) -> None:
    at = seated(florenza, *order, first_game=True)
    draw_the_town(at)
    assert (at.state.round, at.state.phase, at.question) == (1, 4, Ask.ACTION)
    assert [at.state.florins[seat] for seat in range(3)] == [300, 300, 300]
    assert [cubes_of(at, seat) for seat in range(3)] == ["mwgtcs"] * 3
    assert [at.state.workers[seat] for seat in range(3)] == [4, 4, 4]
    asked = []
    for _ in range(3):
        asked.append(at.actor)
        give(at, "market")
    assert asked == [seat - 1 for seat in order]


@pytest.mark.rule("L2.4")
def test_the_round_is_told_with_how_many_there_are(florenza: Game) -> None:
    at = seated(florenza, 1, 2, first_game=True)
    while at.state.due > 1:
        at.apply(at.answers()[0])
    assert told(at, written(at)[0])[-1] == ("L2.4", "round", {"round": 1, "rounds": 8})


@pytest.mark.rule("L2.4")
def test_the_first_offices_are_given_in_phase_eight_of_the_first_round(florenza: Game) -> None:
    at = seated(florenza, 1, 2, first_game=True)
    draw_the_town(at)
    give(at, "build", "casamento", "use", "medici.1")  # seat 2 pays seat 1 a point of prestige
    assert (at.state.captain, at.state.bishop) == (-1, -1)
    pass_all(at)
    events = []
    while at.state.round == 1:
        answer = "no" if at.actor != NATURE else written(at)[0]
        events += give(at, answer)
    assert "no-bishop" in events
    assert "captain-named" in events
    assert (at.state.captain, at.state.bishop, at.question) == (0, -1, Ask.INCOME)
    give(at, "1")
    assert (at.state.phase, at.question, at.actor) == (2, Ask.CAPTAIN, 0)


# L2.2 Families


@pytest.mark.rule("L2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_families_go_to_the_seats_in_their_order(florenza: Game, players: int) -> None:
    at = florenza.start(players)
    give(at, *(f"seat-{seat}" for seat in range(players, 1, -1)))
    families = [event for event in told(at, "seat-1") if event[1] == "family"]
    expected = [{"seat": seat, "family": f"family-{FAMILIES[seat]}"} for seat in range(players)]
    assert families == [("L2.2", "family", facts) for facts in expected]
    assert at.state.family == [*range(players), *[-1] * (5 - players)]
    assert (at.question, at.actor) == (Ask.DRAFT, players - 1)


@pytest.mark.rule("L2.2")
def test_or_they_are_chosen_in_turn_order(florenza: Game) -> None:
    at = seated(florenza, 2, 3, 1, families="chosen")
    assert (at.question, at.actor, written(at)) == (Ask.FAMILY, 1, FAMILIES)
    assert told(at, "strozzi") == [("L2.2", "family", {"seat": 1, "family": "family-strozzi"})]
    assert (at.actor, written(at)) == (2, ["medici", "pazzi", "pitti", "rucellai"])
    give(at, "medici")
    assert at.actor == 0
    give(at, "pitti")
    assert at.state.family == [2, 4, 0, -1, -1]
    asked = []
    for name in ("fabbro", "erbolaio", "fabbro", "erbolaio", "lanaiuolo", "lanaiuolo"):
        assert at.question == Ask.DRAFT
        asked.append(at.actor)
        give(at, name)
    assert (asked, at.question) == ([1, 2, 0, 0, 2, 1], Ask.DRAW)


@pytest.mark.rule("L2.2")
def test_a_family_is_chosen_once(florenza: Game) -> None:
    at = seated(florenza, 2, 1, families="chosen")
    give(at, "strozzi")
    assert reason(at, "strozzi") == ("L2.2", "family-taken", {"family": "family-strozzi", "other_seat": 1})


# L2.2 The first buildings


@pytest.mark.rule("L2.2")
def test_one_building_each_in_turn_order_then_another_in_reverse_order(florenza: Game) -> None:
    at = seated(florenza, 3, 1, 2)
    asked = []
    for name in ("fabbro", "erbolaio", "lanaiuolo", "fabbro", "boscaiuolo", "cambiavalute"):
        assert at.question == Ask.DRAFT
        asked.append(at.actor)
        give(at, name)
    assert asked == [2, 0, 1, 1, 0, 2]
    assert [lots_of(at, seat) for seat in range(3)] == [
        ["erbolaio", "boscaiuolo"],
        ["lanaiuolo", "fabbro"],
        ["fabbro", "cambiavalute"],
    ]
    assert (at.question, at.actor) == (Ask.DRAW, NATURE)


@pytest.mark.rule("L2.2")
def test_with_two_players_the_second_chooses_twice_running(florenza: Game) -> None:
    at = seated(florenza, 2, 1)
    asked = []
    for name in ("fabbro", "erbolaio", "fabbro", "erbolaio"):
        asked.append(at.actor)
        give(at, name)
    assert asked == [1, 0, 0, 1]


@pytest.mark.rule("L2.2")
def test_the_first_lies_on_field_one_the_second_on_field_two(florenza: Game) -> None:
    at = seated(florenza, 1, 2)
    assert told(at, "fabbro") == [("L2.2", "start-building", {"seat": 0, "building": "Fabbro", "field": 1})]
    give(at, "fabbro", "lanaiuolo")
    assert told(at, "erbolaio") == [("L2.2", "start-building", {"seat": 0, "building": "Erbolaio", "field": 2})]
    assert [lot["building"] for lot in at.view(0)["table"]["seats"][0]["lots"][:3]] == ["fabbro", "erbolaio", None]


@pytest.mark.rule("L2.2")
def test_they_are_finished_and_give_no_prestige(florenza: Game) -> None:
    at = seated(florenza, 1, 2)
    give(at, "fabbro", "fabbro", "erbolaio", "erbolaio")
    assert [at.state.prestige[seat] for seat in range(2)] == [0, 0]
    assert (at.state.built[:2], at.state.sites[:2]) == ([2, 2], [0, 0])
    assert (cubes_of(at, 0), at.state.florins[0]) == ("mwgtcs", 300)
    draw_the_town(at)
    give(at, "use")
    assert written(at) == ["medici.1", "medici.2", "pazzi.1", "pazzi.2"]


@pytest.mark.rule("L2.2")
def test_they_are_tiles_four_to_ten(florenza: Game) -> None:
    at = seated(florenza, 1, 2)
    assert written(at) == DRAFTED
    assert reason(at, "palagio") == ("L2.2", "not-to-start-with", {"building": "Palagio"})
    assert reason(at, "cava") == ("L2.2", "not-to-start-with", {"building": "Cava"})


@pytest.mark.rule("L2.2")
def test_no_two_alike_in_a_district_but_in_two_districts(florenza: Game) -> None:
    at = seated(florenza, 1, 2)
    give(at, "fabbro", "erbolaio")
    assert reason(at, "erbolaio") == ("L2.2", "alike-in-district", {"building": "Erbolaio"})
    assert refused(at, "fabbro") == []


@pytest.mark.rule("L2.2", "L1.3")
def test_a_third_of_two_tiles_is_not_there(florenza: Game) -> None:
    at = seated(florenza, 1, 2, 3)
    give(at, "fabbro", "fabbro")
    assert reason(at, "fabbro") == ("L1.3", "no-tile-left", {"building": "Fabbro", "has": 0, "needs": 2})
    assert tiles_left(at, "fabbro") == 0


@pytest.mark.rule("L2.2")
def test_of_five_the_last_to_choose_still_finds_four_tiles(florenza: Game) -> None:
    at = seated(florenza, 1, 2, 3, 4, 5)
    give(at, "cambiavalute", "picconiere", "boscaiuolo", "fabbro", "monte-di-pieta")
    give(at, "picconiere", "boscaiuolo", "monte-di-pieta", "fabbro")
    assert (at.actor, written(at)) == (0, ["lanaiuolo", "erbolaio"])
    assert (tiles_left(at, "lanaiuolo"), tiles_left(at, "erbolaio")) == (2, 2)
    assert refused(at, "cambiavalute") == [("L2.2", "alike-in-district")]


# L2.2 The option "first game", L12.1 the short game


@pytest.mark.rule("L2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_first_game_each_family_has_its_given_buildings(florenza: Game, players: int) -> None:
    at = seated(florenza, *range(players, 0, -1), first_game=True)
    assert at.question == Ask.DRAW
    for seat in range(players):
        assert lots_of(at, seat) == FIRST_GAME[FAMILIES[seat]]
    assert (at.state.built, at.state.old) == ([2] * players + [0] * (5 - players),) * 2
    assert at.state.prestige == [0] * 5


@pytest.mark.rule("L2.2")
@pytest.mark.parametrize("family", FAMILIES)
def test_a_family_chosen_brings_its_buildings_to_any_seat(florenza: Game, family: str) -> None:
    at = seated(florenza, 2, 1, families="chosen", first_game=True)
    give(at, family, next(other for other in FAMILIES if other != family))
    assert (lots_of(at, 1), at.question) == (FIRST_GAME[family], Ask.DRAW)
    assert at.state.prestige[1] == 0


@pytest.mark.rule("L2.2")
def test_the_given_buildings_are_told_and_leave_the_supply(florenza: Game) -> None:
    at = florenza.start(2, {"first_game": True})
    give(at, "seat-2")
    given = [event for event in told(at, "seat-1") if event[1] == "start-building"]
    assert given == [
        ("L2.2", "start-building", {"seat": 1, "building": "Fabbro", "field": 1}),
        ("L2.2", "start-building", {"seat": 1, "building": "Boscaiuolo", "field": 2}),
        ("L2.2", "start-building", {"seat": 0, "building": "Cambiavalute", "field": 1}),
        ("L2.2", "start-building", {"seat": 0, "building": "Picconiere", "field": 2}),
    ]
    left = [tiles_left(at, name) for name in DRAFTED]
    assert left == [1, 1, 1, 2, 2, 2, 1]
    assert tiles_left(at, "casa") == 5


@pytest.mark.rule("L2.2", "L12.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_short_game_a_finished_casa_is_on_field_three(florenza: Game, players: int) -> None:
    at = seated(florenza, *range(1, players + 1), short_game=True)
    assert at.question == Ask.DRAW
    for seat in range(players):
        assert lots_of(at, seat) == [*FIRST_GAME[FAMILIES[seat]], "casa"]
        assert (at.state.built[seat], at.state.old[seat], at.state.prestige[seat]) == (3, 3, 0)
    assert tiles_left(at, "casa") == 5 - players
    assert at.view(None)["table"]["rounds"] == 6


# L2.3 Persons


@pytest.mark.rule("L2.3")
@pytest.mark.parametrize(("players", "number"), [(2, 9), (3, 11), (4, 13), (5, 15)])
def test_so_many_persons_come_to_town(florenza: Game, players: int, number: int) -> None:
    at = seated(florenza, *range(1, players + 1), first_game=True)
    assert (at.actor, len(written(at)), at.weights()) == (NATURE, 40, [1] * 40)
    drawn = draw_the_town(at)
    assert len(set(drawn)) == len(drawn) == number
    assert sorted(name for card in ("I", "II", "III", "IV", "V", "VI", "VII") for name in under(at, card)) == sorted(
        drawn
    )
    assert at.view(None)["table"]["bag"] == 40 - number


@pytest.mark.rule("L2.3")
@pytest.mark.parametrize(
    ("name", "card"),
    [("caravaggio", "I"), ("girolamo-savonarola", "II"), ("giorgio-vasari", "VI"), ("michelozzo", "VII")],
)
def test_each_person_lies_under_its_own_card(florenza: Game, name: str, card: str) -> None:
    at = seated(florenza, 1, 2, first_game=True)
    shown = florenza.edition.values["artist"] + florenza.edition.values["preacher"]
    full = next(item["name"] for item in shown if item["name"].lower().replace(" ", "-") == name)
    assert told(at, name) == [("L2.3", "drawn", {"person": full, "whom": full, "life": card})]
    assert under(at, card) == [name]


@pytest.mark.rule("L2.3")
def test_who_has_come_is_no_longer_in_the_bag_and_the_nameless_never_are(florenza: Game) -> None:
    at = seated(florenza, 1, 2, first_game=True)
    give(at, "giotto")
    assert reason(at, "giotto") == ("L2.3", "not-in-bag", {"person": "Giotto"})
    assert refused(at, "nameless-painter") == [("L2.3", "not-in-bag")]
    assert refused(at, "nameless-preacher") == [("L2.3", "not-in-bag")]
    assert len(written(at)) == 39
