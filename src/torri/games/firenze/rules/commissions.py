"""F8: which commissions are open, which a player's towers fulfil, and the bell tower of F10.18."""

from __future__ import annotations

from ..state import State
from ..tables import (
    ALL_COMMISSIONS,
    BALCONY_COMMISSION,
    BELL_HEIGHT,
    CAMPANILE,
    COMMISSIONS,
    HIGH,
    LEVELS,
    LOWEST,
    NUMERALS,
    WHITE,
)
from .towers import colour_of, commission_of, height_of

BELL = COMMISSIONS  # the answer that gives up a bell tower
BELL_TOWER = HIGH * WHITE + BELL_HEIGHT


def owes_bell(s: State) -> bool:
    """F10.18: until it has given up a bell tower, the player can fulfil nothing else."""
    return s.church >> CAMPANILE & 1 != 0 and s.bells >> s.player & 1 == 0


def unsealed(s: State) -> int:
    return ALL_COMMISSIONS & ~s.sealed


def balconies_in_order(s: State) -> int:
    """F8.2: I, II, III, IV."""
    later = 0
    for numeral in range(s.balconies + 1, len(NUMERALS)):
        later |= 1 << BALCONY_COMMISSION[s.balcony[numeral]]
    return ALL_COMMISSIONS & ~later


def fulfilled_by(s: State, player: int, change: int) -> int:
    """The commissions, and the bell tower, that the player's towers would fulfil with `change` floors more."""
    fulfilled = 0
    for slot in range(s.towers[player]):
        tower = s.tower[player][slot]
        height = height_of(tower) + change
        if LOWEST <= height < LOWEST + LEVELS:
            fulfilled |= 1 << commission_of(tower + change)
            if height == BELL_HEIGHT and colour_of(tower) == WHITE:
                fulfilled |= 1 << BELL
    return fulfilled


def claimable(s: State) -> int:
    """What the player may fulfil, whatever its towers."""
    if owes_bell(s):
        return 1 << BELL
    if s.seals_left[s.player] == 0:
        return 0
    return unsealed(s) & balconies_in_order(s)


def adjustable(s: State) -> int:
    """F8.5: what the player can fulfil with the Architect."""
    return claimable(s) & (fulfilled_by(s, s.player, 1) | fulfilled_by(s, s.player, -1))
