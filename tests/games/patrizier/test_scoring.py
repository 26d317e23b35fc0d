"""P4 to P6: scoring a city, the end, the worked examples."""

from __future__ import annotations

import pytest

from torri import Game, IllegalAnswer
from torri.games.patrizier.scoring import majority
from torri.games.patrizier.state import Ask

from ...playing import give, walk
from .positions import city, position, site, tower


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize(
    ("left", "right", "higher", "lower"),
    [
        ("112", "2", 0, 1),  # most floors in the higher tower; most in the lower
        ("12", "332", 2, 0 + 1),  # the right tower is the higher one; 1-1 on the left: the topmost is seat 2's
        ("1122", "3", 1, 2),  # tie 2-2: the topmost floor
        ("2211", "3", 0, 2),
        ("112", "1", 0, 0),  # one player may win both
        ("1232", "3", 1, 2),
    ],
)
def test_who_wins_the_tiles(left: str, right: str, higher: int, lower: int) -> None:
    at = position(players=3, towers={"verona": (left, right)})
    left_site, right_site = site("verona", "L"), site("verona", "R")
    high, low = (left_site, right_site) if len(left) > len(right) else (right_site, left_site)
    assert majority(at.state, high) == higher
    assert majority(at.state, low) == lower


@pytest.mark.rule("P4.1")
def test_of_those_tied_only_they_count() -> None:
    at = position(players=3, towers={"bologna": ("11223", "")})
    assert majority(at.state, site("bologna", "L")) == 1  # seat 3 lies on top but has fewer floors


@pytest.mark.rule("P4.1")
def test_the_tiles_go_to_higher_and_lower_tower_the_others_get_nothing() -> None:
    at = position(players=3, hands={2: ["Ve.any"]}, player=2, towers={"verona": ("11", "22")})
    assert give(at, "Ve.any", "R")[2:4] == ["tile-won", "tile-won"]
    assert at.scores() == [2, 5, 0]
    ledger = [(line.seat, line.points, line.rule, line.what) for line in at.ledger()]
    assert ledger == [(0, 2, "P4.1", "lower-tower"), (1, 5, "P4.1", "higher-tower")]


@pytest.mark.rule("P4.1")
def test_a_city_is_not_scored_before_it_is_full() -> None:
    at = position(hands={0: ["Ve.any"]}, towers={"verona": ("11", "2")})
    assert "tile-won" not in give(at, "Ve.any", "L")
    assert at.scores() == [0, 0]


@pytest.mark.rule("P5.1")
@pytest.mark.parametrize(("players", "turns"), [(2, 24), (3, 16), (4, 12), (5, 11)])
def test_the_game_ends_when_nobody_holds_a_card(patrizier: Game, players: int, turns: int) -> None:
    draws_of_last_turns = 0
    for at in walk(patrizier, players, seed=players + 7):
        if at.question in (Ask.TAKE, Ask.LAY_OUT):
            draws_of_last_turns += min(pile.bit_count() for pile in at.state.pile[:players]) >= turns - 3 + 1
    assert at.over
    assert at.actor is None
    assert at.answers() == []
    assert [at.state.pile[seat].bit_count() for seat in range(players)] == [turns] * players
    assert draws_of_last_turns == 0
    assert at.state.scored.bit_count() == 2 * at.state.cities
    with pytest.raises(IllegalAnswer) as refusal:
        at.apply(0)
    assert refusal.value.reasons[0].rule == "P5.1"


@pytest.mark.rule("P5.2")
@pytest.mark.parametrize(
    ("played", "points"),
    [
        (["Bo.lady", "Bo.lady*"], 0),
        (["Bo.lady", "Bo.lady*", "Fi.lady*"], 6),
        (["Bo.lady", "Mi.2lady"], 6),  # a two-head card counts two
        (["Bo.lady", "Bo.redhat*", "Bo.beard*"], 0),  # mixtures bring nothing
        (["Mi.2lady", "Ve.2lady"], 6),  # the rest brings nothing
        (["Mi.2lady", "Ve.2lady", "Bo.lady", "Bo.lady*"], 12),
    ],
)
def test_heads_bring_six_for_each_full_three_of_a_kind(played: list[str], points: int) -> None:
    at = position(hands={0: played, 1: ["Fi.2"] * 2})
    for code in played:
        give(at, code, "L")
        at.state.player = at.state.actor = 0
        at.state.ask = Ask.PLAY
    assert at.scores()[0] == points
    assert sum(line.points for line in at.ledger()) == points


@pytest.mark.rule("P5.3")
def test_most_points_win_then_most_floors_left_then_the_win_is_shared() -> None:
    at = position(players=3, towers={"verona": ("112", "22"), "parma": ("22", "1")})
    at.state.tiles = [1 << 2 * city("bologna"), 1 << 2 * city("firenze"), 1, 0, 0]
    at.state.tiles[2] = 0
    assert at.scores() == [9, 9, 0]
    assert at.winners() == [0]  # 3 floors built against 5
    at.state.supply[:2] = [20, 20]
    assert at.winners() == [0, 1]
    at.state.tiles[2] = 1 << 2 * city("bologna") | 1 << 2 * city("firenze")
    assert at.winners() == [2]


@pytest.mark.rule("P6.1", "P3.5")
def test_example_of_a_move() -> None:
    red, black = 0, 1
    at = position(
        hands={red: ["Lu.move"]}, towers={"milano": ("1122", "1"), "parma": ("2", "")}, offers={"lucca": "Ro.2"}
    )
    assert majority(at.state, site("milano", "L")) == black
    give(at, "Lu.move", "L")
    legal = [at.text(answer) for answer in at.answers()]
    assert "Lu.L" not in legal  # just built there
    assert "Pa.L" not in legal  # no red floor
    give(at, "Mi.L")
    assert (tower(at, "milano", "L"), tower(at, "milano", "R")) == ("112", "12")
    assert majority(at.state, site("milano", "L")) == red


@pytest.mark.rule("P6.2", "P5.2")
def test_example_of_a_final_score() -> None:
    at = position()
    at.state.heads[0] = [5, 6, 2]
    tiles = ("bologna", 0), ("firenze", 0), ("milano", 0), ("lucca", 1), ("siena", 1)
    at.state.tiles[0] = sum(1 << 2 * city(name) + tile for name, tile in tiles)
    assert sum(line.points for line in at.ledger() if line.rule == "P4.1") == 33
    assert [line.points for line in at.ledger() if line.rule == "P5.2"] == [6, 12]
    assert at.scores()[0] == 51
