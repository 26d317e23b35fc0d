"""L12: the options, and the short game."""

from __future__ import annotations

import pytest

from torri import Game, Position
from torri.engine.errors import UnknownOption, WrongOption
from torri.games.florenza.state import Ask

from ...playing import give, refused, written
from .positions import lots_of, pass_all, position

FIRST_BUILDINGS = [
    ["cambiavalute", "picconiere"],
    ["fabbro", "boscaiuolo"],
    ["picconiere", "lanaiuolo"],
    ["boscaiuolo", "erbolaio"],
    ["monte-di-pieta", "lanaiuolo"],
]


def set_up(game: Game, players: int, **options: object) -> Position:
    """Seats in order, and whatever else nature likes, up to the first action or choice."""
    at = game.start(players, options)
    while at.question in (Ask.ORDER, Ask.DRAW):
        at.apply(at.answers()[0])
    return at


# L12.1 Short game


@pytest.mark.rule("L12.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_short_game_begins_with_given_buildings_and_a_casa(florenza: Game, players: int) -> None:
    at = set_up(florenza, players, short_game=True)
    assert (at.question, at.state.round, at.state.phase) == (Ask.ACTION, 1, 4)
    assert [lots_of(at, seat) for seat in range(players)] == [[*own, "casa"] for own in FIRST_BUILDINGS[:players]]
    assert at.state.built[:players] == [3] * players
    assert at.view(0)["table"]["buildings"][0]["left"] == 5 - players
    assert at.state.prestige[:players] == [0] * players


@pytest.mark.rule("L12.1")
def test_each_first_building_is_told_with_its_field(florenza: Game) -> None:
    at, told = florenza.start(2, {"short_game": True}), []
    while at.question == Ask.ORDER:
        told += [event for event in at.apply(at.answers()[0]) if event.name == "start-building"]
    assert {event.rule for event in told} == {"L2.2"}
    assert [(event.facts["seat"], event.facts["building"], event.facts["field"]) for event in told] == [
        (0, "Cambiavalute", 1),
        (0, "Picconiere", 2),
        (0, "Casa", 3),
        (1, "Fabbro", 1),
        (1, "Boscaiuolo", 2),
        (1, "Casa", 3),
    ]


@pytest.mark.rule("L12.1", "L3.3")
def test_the_casa_is_finished_and_brings_income_from_round_2(florenza: Game) -> None:
    at = set_up(florenza, 2, short_game=True)
    assert refused_casa(at) == [("L5.2", "home")]
    pass_all(at)
    while at.question != Ask.INCOME:
        at.apply(at.answers()[0])
    own = [event.facts["goods"] for event in at.apply(at.parse("1")) if event.name == "own-income"]
    assert own == ["ƒ50 ⚒1", "ƒ50 ⚒1"]


def refused_casa(at: Position) -> list[tuple[str, str]]:
    choosing = at.copy()
    give(choosing, "use")
    return refused(choosing, "medici.3")


@pytest.mark.rule("L12.1", "L11.1")
def test_the_short_game_ends_after_round_6_and_counts_its_offices() -> None:
    at = position(round=6, prestige={0: 3}, bishop_points={1: 3}, short_game=True)
    assert at.view(0)["table"]["rounds"] == 6
    pass_all(at)
    assert at.over
    lines = {(line.seat, line.what): line.points for line in at.ledger()}
    assert (lines[0, "captain"], lines[1, "bishop"]) == (1, 1)


@pytest.mark.rule("L12.1")
def test_a_whole_game_goes_on_after_round_6() -> None:
    at = position(round=6, prestige={0: 3})
    assert at.view(0)["table"]["rounds"] == 8
    pass_all(at)
    assert (at.over, at.state.round) == (False, 7)


# L12.2 Options


@pytest.mark.rule("L12.2")
def test_what_is_played_if_nothing_is_said(florenza: Game) -> None:
    assert florenza.start(3).options == {
        "first_game": False,
        "short_game": False,
        "both_offices_twice": True,
        "families": "by_seat",
        "open_memory": False,
    }


@pytest.mark.rule("L12.2")
@pytest.mark.parametrize("option", ["first_game", "short_game", "both_offices_twice", "open_memory"])
@pytest.mark.parametrize("value", [True, False])
def test_each_option_can_be_set_and_changes_nothing_else(florenza: Game, option: str, value: bool) -> None:
    assert florenza.start(2, {option: value}).options == florenza.start(2).options | {option: value}


@pytest.mark.rule("L12.2")
def test_no_other_options_or_values(florenza: Game) -> None:
    with pytest.raises(UnknownOption) as unknown:
        florenza.start(2, {"long_game": True})
    assert unknown.value.known == ("first_game", "short_game", "both_offices_twice", "families", "open_memory")
    with pytest.raises(WrongOption) as wrong:
        florenza.start(2, {"families": "drawn"})
    assert (wrong.value.option, wrong.value.value) == ("families", "drawn")


@pytest.mark.rule("L12.2", "L2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_first_game_buildings_two_are_given_and_none_chosen(florenza: Game, players: int) -> None:
    at = set_up(florenza, players, first_game=True)
    assert (at.question, at.view(0)["table"]["rounds"]) == (Ask.ACTION, 8)
    assert [lots_of(at, seat) for seat in range(players)] == FIRST_BUILDINGS[:players]
    at = set_up(florenza, players)
    assert (at.question, lots_of(at, 0)) == (Ask.DRAFT, [])


@pytest.mark.rule("L12.2", "L5.1")
@pytest.mark.parametrize(("twice", "actors"), [(True, [1, 1, 0, 1, 1, 0]), (False, [1, 0, 1, 0, 1, 0])])
def test_who_holds_both_offices_acts_twice_or_with_the_option_off_once(twice: bool, actors: list[int]) -> None:
    at = position(seat=1, captain=1, bishop=1, workers={0: 6, 1: 6}, both_offices_twice=twice)
    acted = []
    for _ in actors:
        acted.append(at.actor)
        give(at, "build", written_plan(at))
    assert acted == actors


def written_plan(at: Position) -> str:
    choosing = at.copy()
    give(choosing, "build")
    return written(choosing)[0]


@pytest.mark.rule("L12.2", "L2.2")
def test_families_go_to_the_seats_in_order_or_are_chosen_in_turn_order(florenza: Game) -> None:
    at = set_up(florenza, 3)
    assert [seat["family"] for seat in at.view(0)["table"]["seats"]] == ["medici", "pazzi", "pitti"]
    at = florenza.start(3, {"families": "chosen"})
    give(at, "seat-2", "seat-3", "seat-1")
    assert (at.question, at.actor) == (Ask.FAMILY, 1)
    give(at, "strozzi")
    assert (at.actor, refused(at, "strozzi")) == (2, [("L2.2", "family-taken")])
    give(at, "medici", "pitti")
    assert [seat["family"] for seat in at.view(0)["table"]["seats"]] == ["pitti", "strozzi", "medici"]


@pytest.mark.rule("L12.1", "L12.2", "L2.2")
def test_given_buildings_go_with_the_family_that_is_chosen(florenza: Game) -> None:
    at = florenza.start(2, {"families": "chosen", "short_game": True})
    give(at, "seat-2", "seat-1", "strozzi", "rucellai")
    assert [lots_of(at, seat) for seat in (0, 1)] == [[*FIRST_BUILDINGS[3], "casa"], [*FIRST_BUILDINGS[4], "casa"]]


@pytest.mark.rule("L12.2", "L13.1")
@pytest.mark.parametrize("open_memory", [True, False])
def test_open_memory_shows_the_certificates_of_others(open_memory: bool) -> None:
    shown = position(certificates={0: 3, 1: 8}, open_memory=open_memory).view(0)["table"]["seats"]
    assert shown[0]["certificates"] == 3
    assert shown[1].get("certificates") == (8 if open_memory else None)
