"""F11: the end of the game, and the final score."""

from __future__ import annotations

from typing import Any

import pytest

from torri import IllegalAnswer, Position
from torri.games.firenze.state import Ask

from ...playing import give, refused, written
from .positions import draw_all, hand, position, stock

ROW = ["alchemist", "mason", "architect", "princess", "wholesaler", "smuggler"]


def pass_turn(at: Position) -> list[str]:
    """Take the leftmost card and do nothing else but what must be done, whatever is drawn."""
    told = give(at, "c1")
    while at.question != Ask.TAKE and not at.over:
        told += give(at, "-" if "-" in written(at) else written(at)[0])
    return told


def at_the_end(**layout: Any) -> Position:
    """The last player of the last of ten quiet rounds goes on."""
    players = layout.get("players", 2)
    at = position(player=players - 1, ask=Ask.CLAIM, quiet=9, **layout)
    assert give(at, "-")[-1] == "ended-quietly"
    return at


def points(at: Position, what: str) -> list[tuple[int, int]]:
    """Seat and points of the lines of the ledger for something."""
    return [(line.seat, line.points) for line in at.ledger() if line.what == what]


# F11.1 The last seal


@pytest.mark.rule("F11.1")
def test_the_last_seal_brings_5_at_once_and_the_turn_goes_on() -> None:
    at = position(
        ask=Ask.CLAIM, towers={0: ["g4", "y4"]}, spare_seals={0: 8}, stocks={0: "w" * 11}, hands={0: ["alchemist"]}
    )
    before = at.scores()[0]
    assert give(at, "g4") == ["fulfilled", "last-seal"]
    assert at.scores()[0] == before + 3 + 5
    assert refused(at, "y4") == [("F8.4", "no-seal-left")]
    assert written(at) == ["alchemist", "-"]
    give(at, "alchemist", "w", "p", "-")
    assert at.question == Ask.RETURN  # phase 6 as well
    give(at, "w")
    assert (at.actor, at.question) == (1, Ask.TAKE)


@pytest.mark.rule("F11.1")
def test_the_last_but_one_seal_brings_nothing_yet() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["g4"]}, spare_seals={0: 7})
    assert give(at, "g4") == ["fulfilled"]
    assert at.state.finisher == -1


@pytest.mark.rule("F11.1")
@pytest.mark.parametrize(
    ("players", "finisher", "order"),
    [(2, 0, [1]), (2, 1, [0]), (3, 0, [1, 2]), (3, 1, [2, 0]), (4, 3, [0, 1, 2]), (4, 1, [2, 3, 0])],
)
def test_then_every_other_player_has_exactly_one_more_turn(players: int, finisher: int, order: list[int]) -> None:
    seals = {2: 9, 3: 7, 4: 6}[players]
    at = position(players, finisher, Ask.CLAIM, towers={finisher: ["g4"]}, spare_seals={finisher: seals - 1}, row=ROW)
    give(at, "g4", "-")
    turns = []
    while not at.over:
        turns.append(at.actor)
        told = pass_turn(at)
    assert turns == order  # also those who played earlier in this round
    assert told[-1] == "ended"


@pytest.mark.rule("F11.1")
def test_another_last_seal_brings_nothing_extra_and_no_further_turns() -> None:
    at = position(3, 0, Ask.CLAIM, towers={0: ["g6"], 1: ["y4"]}, spare_seals={0: 6, 1: 6}, stocks={1: "y"}, row=ROW)
    give(at, "g6", "-")
    before = at.scores()[1]
    give(at, "c1")
    draw_all(at, "fame", "wwww")
    give(at, "-", "y4", "-")
    assert give(at, "y5") == ["fulfilled", "tile-taken"]
    assert at.scores()[1] == before + 3 + 1
    assert (at.state.finisher, at.state.seals_left[1]) == (0, 0)
    give(at, "-")
    pass_turn(at)
    assert at.over
    assert points(at, "last-seal") == [(0, 5)]


@pytest.mark.rule("F11.1")
def test_the_finisher_is_still_hit_by_events_and_may_still_get_the_monument() -> None:
    layout: dict[str, Any] = {"ask": Ask.CLAIM, "spare_seals": {0: 8}, "towers": {0: ["g4", "y2"]}}
    at = position(row=["warehouse-fire", *ROW[:5]], stocks={0: "ww"}, **layout)
    give(at, "g4", "-", "c1")
    assert (at.actor, at.question) == (0, Ask.FIRE)
    give(at, "w", "w")
    assert stock(at, 0) == "-"
    at = position(row=["monument", *ROW[:5]], **layout)
    give(at, "g4", "-", "c1")
    assert hand(at, 0) == ["monument"]


@pytest.mark.rule("F11.1")
def test_a_small_seal_is_no_last_seal() -> None:
    at = position(ask=Ask.CLAIM, towers={0: ["w3"]}, church=["campanile"], spare_seals={0: 8})
    assert give(at, "bell") == ["bell-tower"]
    assert (at.state.finisher, at.state.seals_left[0]) == (-1, 1)


@pytest.mark.rule("F11.1")
def test_nothing_is_answered_when_the_game_is_over() -> None:
    at = at_the_end()
    assert (at.actor, at.answers()) == (None, [])
    with pytest.raises(IllegalAnswer) as refusal:
        at.apply(0)
    assert refusal.value.reasons[0].rule == "F11.1"


# F11.2 Majorities


@pytest.mark.rule("F11.2")
@pytest.mark.parametrize(
    ("seals", "flags"),
    [
        ({0: ["w3"], 1: ["w4", "w5"]}, [(1, 2)]),
        ({0: ["y8"], 1: ["y3", "y4"]}, [(1, 3)]),  # the number first
        ({0: ["g3", "g6"], 1: ["g4", "g5"]}, [(0, 4)]),  # a tie: the highest seal
        ({0: ["r3"], 1: ["r4"], 2: ["r6"]}, [(2, 5)]),
        ({0: ["r8"], 1: ["r3", "r6"], 2: ["r4", "r7"]}, [(2, 5)]),  # only the tied count
        ({2: ["b3"]}, [(2, 6)]),
        ({1: ["p3"]}, [(1, 7)]),
        ({}, []),  # nobody there: not awarded
        ({0: ["w3", "p3"], 1: ["b3"]}, [(0, 2), (0, 7), (1, 6)]),
    ],
)
def test_the_flag_goes_to_the_player_with_the_most_seals(
    seals: dict[int, list[str]], flags: list[tuple[int, int]]
) -> None:
    assert points(position(players=3, seals=seals), "majority") == []  # not before the end
    assert points(at_the_end(players=3, seals=seals), "majority") == flags


@pytest.mark.rule("F11.2")
def test_balconies_count_for_the_majority() -> None:
    at = at_the_end(seals={0: ["w5"], 1: ["w4", "w6"]}, balconies=["I.w6", "II.r5", "III.g7", "IV.p6"])
    assert points(at, "majority") == [(1, 2)]
    assert at.scores() == [3 + 1, 2 + 7 + 2 + 2]  # w6 by its balcony, and the floor tile 6


@pytest.mark.rule("F11.2")
def test_neutral_and_small_seals_count_for_nobody() -> None:
    at = at_the_end(seals={0: ["w3"]}, neutral=["w4", "w5", "g3", "g4"], church=["campanile"], bells=[1])
    assert points(at, "majority") == [(0, 2)]


# F11.3 The final score


@pytest.mark.rule("F11.3")
def test_festivals_count_each_card_for_itself_and_points_may_become_negative() -> None:
    at = at_the_end(hands={0: ["fame", "fame"], 1: ["scandal", "blame", "blame"]})
    assert at.scores() == [6, -7]
    assert points(at, "festival") == [(0, 6), (1, -4), (1, -3)]
    assert at.winners() == [0]


@pytest.mark.rule("F11.3")
def test_most_points_win_and_ties_share_the_win() -> None:
    assert at_the_end(players=3, hands={0: ["fame"], 1: ["blame"], 2: ["monument"]}).winners() == [0, 2]
    assert at_the_end(players=3, hands={0: ["fame"], 1: ["fame", "monument"]}).winners() == [1]
    assert at_the_end(players=2, hands={0: ["blame"], 1: ["blame"]}).winners() == [0, 1]


@pytest.mark.rule("F11.3")
def test_all_is_added_up() -> None:
    at = at_the_end(seals={0: ["g3", "g5"], 1: ["p4"]}, hands={0: ["recognition"], 1: ["fame"]}, tiles={5: 0})
    assert at.scores() == [2 + 4 + 1 + 4 + 1, 5 + 7 + 3]


# F11.4 Ten quiet rounds


@pytest.mark.rule("F11.4")
@pytest.mark.parametrize(
    ("player", "turns"),
    [
        (1, 20),  # the last of the round places a seal: ten rounds of two turns follow
        (0, 21),  # the first of the round does: what is left of it is no whole round
    ],
)
def test_the_game_ends_after_ten_whole_rounds_without_a_new_seal(player: int, turns: int) -> None:
    at = position(player=player, ask=Ask.CLAIM, towers={player: ["g4"]}, row=ROW)
    give(at, "g4", "-")
    told: list[str] = []
    for _ in range(turns):
        assert not at.over
        told = pass_turn(at)
    assert at.over
    assert told[-1] == "ended-quietly"
    assert points(at, "last-seal") == []  # without the 5 points
    assert points(at, "majority") == [(player, 4)]


@pytest.mark.rule("F11.4")
def test_a_round_begins_with_the_start_player() -> None:
    at = position(players=3, player=1, start=2, ask=Ask.CLAIM, quiet=9)
    assert "ended-quietly" in give(at, "-")
    for player in (0, 2):
        at = position(players=3, player=player, start=2, ask=Ask.CLAIM, quiet=9)
        assert "ended-quietly" not in give(at, "-")


@pytest.mark.rule("F11.4")
def test_after_nine_quiet_rounds_a_seal_of_any_player_starts_the_count_anew() -> None:
    at = position(ask=Ask.CLAIM, quiet=9, towers={0: ["g4"]}, row=ROW)
    give(at, "g4", "-")
    pass_turn(at)
    assert (at.over, at.state.quiet) == (False, 0)
    at = position(player=1, ask=Ask.CLAIM, quiet=9, towers={1: ["g4"]}, row=ROW)
    give(at, "g4", "-")
    assert (at.over, at.state.quiet) == (False, 0)


@pytest.mark.rule("F11.4")
def test_eight_quiet_rounds_and_one_more_are_not_ten() -> None:
    at = position(player=1, ask=Ask.CLAIM, quiet=8)
    give(at, "-")
    assert (at.over, at.state.quiet, at.actor) == (False, 9, 0)


@pytest.mark.rule("F11.4")
def test_a_bell_tower_is_no_seal_on_a_commission() -> None:
    at = position(player=1, ask=Ask.CLAIM, quiet=9, towers={1: ["w3"]}, church=["campanile"])
    assert give(at, "bell", "-") == ["bell-tower", "ended-quietly"]
