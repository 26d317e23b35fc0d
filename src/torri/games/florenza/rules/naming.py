"""L9: the offices of the next round, and its turn order."""

from __future__ import annotations

from torri.engine.telling import tell

from ..events import Event
from ..state import State
from ..tables import BISHOP_NEEDS, CARDINAL_NEEDS, CARDINAL_PRESTIGE, LOWEST_PRESTIGE, NONE
from .ending import end_round
from .goods import add_prestige


def begin_naming(s: State) -> None:
    """L9.0: Captain, Bishop, Cardinals, turn order."""
    s.phase = 8
    former = s.bishop
    name_captain(s)
    name_bishop(s)
    make_cardinals(s, former)
    order_turns(s)
    end_round(s)


def alone_highest(points: list[int], players: int) -> int:
    """The seat that alone has the most, or NONE."""
    best = LOWEST_PRESTIGE - 1
    seat = NONE
    for other in range(players):
        if points[other] > best:
            best = points[other]
            seat = other
        elif points[other] == best:
            seat = NONE
    return seat


def name_captain(s: State) -> None:
    """L9.1: the Captain banks all prestige as certificates."""
    s.captain = alone_highest(s.prestige, s.players)
    if s.captain == NONE:
        tell(Event.NO_CAPTAIN)
        return
    banked = max(s.prestige[s.captain], 0)
    s.certificates[s.captain] += banked
    s.prestige[s.captain] = 0
    tell(Event.CAPTAIN_NAMED, s.captain, banked)


def name_bishop(s: State) -> None:
    """L9.2: the points stay."""
    seat = alone_highest(s.bishop_points, s.players)
    if seat != NONE and s.bishop_points[seat] < BISHOP_NEEDS:
        seat = NONE
    s.bishop = seat
    if seat == NONE:
        tell(Event.NO_BISHOP)
    else:
        tell(Event.BISHOP_NAMED, seat)


def make_cardinals(s: State, former: int) -> None:
    """L9.3: with many bishop points, or as Bishop for the second time running."""
    for place in range(s.players):
        seat = s.order[place]
        again = seat == s.bishop and seat == former
        if again or s.bishop_points[seat] >= CARDINAL_NEEDS:
            add_prestige(s, seat, CARDINAL_PRESTIGE)
            s.bishop_points[seat] = 0
            tell(Event.CARDINAL, seat, CARDINAL_PRESTIGE)


def order_turns(s: State) -> None:
    """L9.4: Captain, Bishop, the others as before; without a Captain the Bishop is still second."""
    if s.bishop not in (NONE, s.captain):
        move_to_front(s, s.bishop)
        first = s.captain if s.captain != NONE else s.order[1]
        move_to_front(s, first)
    elif s.captain != NONE:
        move_to_front(s, s.captain)
    tell(Event.FIRST, s.order[0])


def move_to_front(s: State, seat: int) -> None:
    place = 0
    while s.order[place] != seat:
        place += 1
    while place > 0:
        s.order[place] = s.order[place - 1]
        place -= 1
    s.order[0] = seat
