"""Figures that follow from the table, for a seat: what building costs, which towers fall, what may be fulfilled, and
which cards could still come."""

from __future__ import annotations

from torri.engine.bits import members
from torri.engine.piles import copies_in

from .rules.building import at_most_six, begin_building, cost, cost_payable, ruins
from .rules.commissions import balconies_in_order, claimable, fulfilled_by, owes_bell, unsealed
from .rules.fulfilling import privilege_points, tile_points, tower_for
from .rules.limiting import stock_limit
from .rules.taking import price
from .scoring import commission_value
from .state import Ask, State, copy
from .tables import (
    ALL_COMMISSIONS,
    CARD_BITS,
    CARD_KINDS,
    COLOURS,
    HAND_CARDS,
    HEIGHTS,
    KIND_NAMES,
    LEVELS,
    MOST_BUILT,
    NONE,
    ROW,
    SITES,
)
from .views import FirenzeFulfilled, FirenzeOpenCommission, FirenzeOutlook


def outlook(s: State, seat: int | None) -> FirenzeOutlook:
    """Of the seat, or for spectators of the player on turn; before its turn, as if it began."""
    own = s if seat in (None, s.player) else _in_turn(s, seat)
    return {
        "cost": cost(own, own.built),
        "next": cost(own, own.built + 1) if own.built < MOST_BUILT else None,
        "most": _most(own),
        "limit": stock_limit(own),
        "falling": _falling(own) if own is s and s.round > 0 else [],
        "open": [_commission(s, commission) for commission in members(unsealed(s) & balconies_in_order(s))]
        if _balconies_lie(s)
        else [],
        "fulfils": _fulfilled(own) if _balconies_lie(s) else [],
        "bell": owes_bell(own),
        "price": [None if s.row[space] == NONE else price(own, space) for space in range(ROW)],
        "unseen": _unseen(s, seat),
    }


def _in_turn(s: State, seat: int | None) -> State:
    """The table with that player on turn, before it has done anything."""
    assert seat is not None
    own = copy(s)
    own.player, own.moment, own.played, own.built, own.old = seat, Ask.TAKE, 0, 0, 0
    own.laid = [0] * SITES
    return own


def _balconies_lie(s: State) -> bool:
    """Before the set-up is done nothing is open."""
    return NONE not in s.balcony


def _most(s: State) -> int:
    """F6.2, F6.3: as many bricks in all as the stock could pay for."""
    trial = copy(s)
    brick = 1  # the answer of any brick: these limits know no difference between them
    while trial.stored[s.player] > 0 and at_most_six(trial) & cost_payable(trial) & brick:
        trial.built += 1
        trial.stored[s.player] -= 1
    return trial.built


def _falling(s: State) -> list[int]:
    """F7.1: the towers that will be ruins unless they are raised in this turn."""
    if s.moment > Ask.BUILD:
        return []
    if s.moment < Ask.BUILD:
        s = copy(s)
        begin_building(s)
    return list(members(ruins(s)))


def _commission(s: State, commission: int) -> FirenzeOpenCommission:
    return {
        "colour": COLOURS[commission // LEVELS],
        "height": HEIGHTS[commission % LEVELS],
        "points": commission_value(s, commission),
    }


def _fulfilled(s: State) -> list[FirenzeFulfilled]:
    """F8.1: the first tower that fulfils each commission, with the floor tile and the privilege that come with it."""
    found: list[FirenzeFulfilled] = []
    for commission in members(claimable(s) & fulfilled_by(s, s.player, 0) & ALL_COMMISSIONS):
        height = HEIGHTS[commission % LEVELS]
        found.append(
            {
                "slot": s.tower[s.player].index(tower_for(commission)),
                **_commission(s, commission),
                "tile": tile_points(s, height),
                "privilege": privilege_points(s, height),
            }
        )
    return found


def _unseen(s: State, seat: int | None) -> dict[str, int]:
    """F13.2: the cards of the game less those that lie open or that the seat may look at."""
    piles = [s.start_pile, s.draw_pile]
    if not s.open_memory and s.ask != Ask.OVER:
        piles += [s.hand[player] & HAND_CARDS for player in range(s.players) if player != seat]
    counts = {KIND_NAMES[kind]: sum(copies_in(pile, kind, CARD_BITS) for pile in piles) for kind in range(CARD_KINDS)}
    return {name: number for name, number in counts.items() if number}
