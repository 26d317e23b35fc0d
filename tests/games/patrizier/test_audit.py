"""The audit finds what is broken: each fault, made on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from torri import Game
from torri.engine.loops import loops
from torri.games.patrizier.audit import Fault
from torri.games.patrizier.state import Ask, State

from ...playing import midway, walk


def lose_a_card(s: State) -> None:
    s.stock &= s.stock - 1


def lose_a_floor(s: State) -> None:
    s.supply[0] -= 1


def stack_too_high(s: State) -> None:
    s.height[0] = 10


def forget_a_tile(s: State) -> None:
    s.scored ^= 3


def unbuild(s: State) -> None:
    s.ask = Ask.BUILD
    s.card = s.top[s.player]


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
    s.undisclosed[0] |= 1 << 60


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lose_a_card, Fault.CARDS_NOT_CONSERVED),
        (lose_a_floor, Fault.FLOORS_NOT_CONSERVED),
        (stack_too_high, Fault.CITY_TOO_HIGH),
        (forget_a_tile, Fault.TILE_ASTRAY),
        (unbuild, Fault.CRESTS_NOT_MISSING_FLOORS),
        (forget_an_offer, Fault.SETS_OUT_OF_DATE),
        (forget_a_presence, Fault.SETS_OUT_OF_DATE),
        (forget_a_tower, Fault.SETS_OUT_OF_DATE),
        (own_a_level_twice, Fault.SETS_OUT_OF_DATE),
        (hide_a_card_not_held, Fault.WRONG_HAND),
    ],
)
@pytest.mark.parametrize("accelerated", [False, True])
def test_damage_is_found(patrizier: Game, damage: Callable[[State], None], fault: Fault, accelerated: bool) -> None:
    at = next(at for at in walk(patrizier, 3, seed=8) if at.question == Ask.PLAY and sum(at.state.height) > 12)
    assert patrizier.audit(at.state) == Fault.NOTHING
    damage(at.state)
    assert patrizier.audit(at.state) == fault
    if damage is not stack_too_high:  # nothing is played on from a tower that can't stand
        soaked = loops(patrizier, accelerated).soak(at.state, 1, seed=1)
        assert soaked.fault is not None


def test_two_owners_of_a_tile_are_found(patrizier: Game) -> None:
    *_, at = walk(patrizier, 3, seed=8)
    at.state.tiles[0] = at.state.tiles[1] = (1 << 18) - 1
    assert patrizier.audit(at.state) == Fault.TILE_ASTRAY


def test_an_empty_site_in_a_full_city_is_found(patrizier: Game) -> None:
    *_, at = walk(patrizier, 3, seed=8)
    s = at.state
    s.height[0], s.height[1] = 9, 0
    assert patrizier.audit(s) == Fault.EMPTY_SITE_IN_FULL_CITY


def test_a_wrong_number_of_turns_is_found(patrizier: Game) -> None:
    at = midway(patrizier, 3, seed=8, steps=100)
    at.state.ask = Ask.OVER
    assert patrizier.audit(at.state) == Fault.WRONG_NUMBER_OF_TURNS
