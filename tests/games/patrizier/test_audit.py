"""The audit finds what is broken: each fault, made on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from torri import NATURE, Game
from torri.engine.loops import loops
from torri.games.patrizier.audit import Fault
from torri.games.patrizier.state import Ask, State
from torri.games.patrizier.tables import NONE, START_CARDS

from ...playing import midway, walk
from ..broken import Expected, assert_refused, wrong_with


def lose_a_card(s: State) -> None:
    s.stock &= s.stock - 1


def lose_a_floor(s: State) -> None:
    s.supply[0] -= 1


def stack_too_high(s: State) -> None:
    s.height[0] = 10


def overfill(s: State) -> None:
    s.height[0] = s.height[1] = 9


def forget_a_tile(s: State) -> None:
    s.scored ^= 3


def unbuild(s: State) -> None:
    s.ask = Ask.BUILD
    s.card = s.top[s.player]  # as if it had not been built with yet


def forget_an_offer(s: State) -> None:
    s.offered ^= 1


def forget_a_presence(s: State) -> None:
    s.presence[0] = 0


def forget_a_tower(s: State) -> None:
    s.raised = 0


def own_a_level_twice(s: State) -> None:
    site = next(site for site in range(18) if s.height[site] > 0)
    owner = next(player for player in range(3) if s.floors[site][player] & 1)
    other = (owner + 1) % 3
    s.floors[site][other] |= 1
    s.supply[other] -= 1
    s.presence[other] |= 3 << site // 2 * 2


def hide_a_card_not_held(s: State) -> None:
    s.undisclosed[0] = START_CARDS & ~s.hand[0]


def miscount_heads(s: State) -> None:
    s.heads[1][0] += 1


def forget_the_top_card(s: State) -> None:
    s.top[1] = NONE


def ask_the_wrong_player(s: State) -> None:
    s.actor = (s.player + 1) % 3


def ask_nature_instead(s: State) -> None:
    s.ask = Ask.OVER


def skip_a_player(s: State) -> None:
    s.player = s.actor = (s.player + 1) % 3


def take_where_nothing_lies(s: State) -> None:
    s.ask, s.card = Ask.TAKE, s.top[s.player]
    s.offered, s.offer = 0, [NONE] * 10


def build_with_nothing(s: State) -> None:
    s.ask = Ask.BUILD


def play_from_nowhere(s: State) -> None:
    s.player = 7


def lay_out_nowhere(s: State) -> None:
    s.space = 12


def draw_from_another_box(s: State) -> None:
    s.stock |= 1 << 60


def hold_a_card_of_another_box(s: State) -> None:
    s.hand[2] |= 1 << 60


def win_a_tile_of_another_board(s: State) -> None:
    s.tiles[2] |= 1 << 19


def offer_nonsense(s: State) -> None:
    s.offer[3] = 99


@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        (lose_a_card, Fault.CARDS_NOT_CONSERVED),
        (lose_a_floor, Fault.FLOORS_NOT_CONSERVED),
        (stack_too_high, "height[0]"),
        (overfill, Fault.CITY_TOO_HIGH),
        (forget_a_tile, Fault.TILE_ASTRAY),
        (unbuild, Fault.CRESTS_NOT_MISSING_FLOORS),
        (forget_an_offer, Fault.SETS_OUT_OF_DATE),
        (forget_a_presence, Fault.SETS_OUT_OF_DATE),
        (forget_a_tower, Fault.SETS_OUT_OF_DATE),
        (own_a_level_twice, Fault.SETS_OUT_OF_DATE),
        (hide_a_card_not_held, Fault.WRONG_HAND),
        (miscount_heads, Fault.HEADS_MISCOUNTED),
        (forget_the_top_card, Fault.HEADS_MISCOUNTED),
        (ask_the_wrong_player, Fault.WRONG_QUESTION),
        (ask_nature_instead, Fault.WRONG_QUESTION),
        (build_with_nothing, Fault.WRONG_QUESTION),
        (take_where_nothing_lies, Fault.WRONG_QUESTION),
        (skip_a_player, Fault.TURN_OUT_OF_ORDER),
        (play_from_nowhere, "player"),
        (lay_out_nowhere, "space"),
        (draw_from_another_box, "stock"),
        (hold_a_card_of_another_box, "hand[2]"),
        (win_a_tile_of_another_board, "tiles[2]"),
        (offer_nonsense, "offer[3]"),
    ],
)
def test_damage_is_found(patrizier: Game, damage: Callable[[State], None], expected: Expected) -> None:
    at = next(at for at in walk(patrizier, 3, seed=8) if at.question == Ask.PLAY and sum(at.state.height) > 12)
    assert wrong_with(at) is None
    damage(at.state)
    assert_refused(at, expected)


@pytest.mark.parametrize("accelerated", [False, True])
@pytest.mark.parametrize("damage", [lose_a_card, lose_a_floor, forget_a_presence, miscount_heads])
def test_the_soak_finds_damage(patrizier: Game, damage: Callable[[State], None], accelerated: bool) -> None:
    at = next(at for at in walk(patrizier, 3, seed=8) if at.question == Ask.PLAY and sum(at.state.height) > 12)
    damage(at.state)
    assert loops(patrizier, accelerated).soak(at.state, 1, seed=1).fault is not None


def test_two_owners_of_a_tile_are_found(patrizier: Game) -> None:
    *_, at = walk(patrizier, 3, seed=8)
    at.state.tiles[0] = at.state.tiles[1] = (1 << 18) - 1
    assert patrizier.audit(at.state) == Fault.TILE_ASTRAY


def test_an_empty_site_in_a_full_city_is_found(patrizier: Game) -> None:
    *_, at = walk(patrizier, 3, seed=8)
    s = at.state
    s.height[0], s.height[1] = 9, 0
    assert patrizier.audit(s) == Fault.EMPTY_SITE_IN_FULL_CITY


@pytest.mark.parametrize(
    ("steps", "field", "value", "expected"),
    [
        (4, "player", 2, Fault.WRONG_HAND),  # dealing to somebody else
        (4, "space", 12, "space"),
        (4, "space", 1, Fault.WRONG_QUESTION),
        (4, "offered", 1, Fault.WRONG_QUESTION),
        (13, "space", 8, Fault.WRONG_QUESTION),  # not the next city
        (18, "card", 3, Fault.WRONG_QUESTION),  # nobody has played yet
        (22, "space", 1, Fault.WRONG_QUESTION),  # a card lies there
    ],
)
def test_damage_during_set_up_and_refill_is_found(
    patrizier: Game, steps: int, field: str, value: int, expected: Expected
) -> None:
    at = midway(patrizier, 3, seed=8, steps=steps)
    assert at.actor == NATURE
    setattr(at.state, field, value)
    assert_refused(at, expected)


def test_a_turn_before_the_start_is_found(patrizier: Game) -> None:
    at = midway(patrizier, 3, seed=8, steps=100)
    at.state.ask, at.state.actor, at.state.card = Ask.START, NATURE, NONE
    assert patrizier.audit(at.state) in (Fault.TURN_OUT_OF_ORDER, Fault.WRONG_QUESTION)


def test_a_wrong_number_of_turns_is_found(patrizier: Game) -> None:
    at = midway(patrizier, 3, seed=8, steps=100)
    at.state.ask, at.state.actor, at.state.card = Ask.OVER, NATURE, NONE
    assert patrizier.audit(at.state) == Fault.WRONG_NUMBER_OF_TURNS
