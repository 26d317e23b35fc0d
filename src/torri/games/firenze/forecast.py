"""What most players would pay with, and how a payment or an event that has begun ends by the rules."""

from __future__ import annotations

from .automatic import automatic, brick_to_give, least_tower, tower_to_spare
from .obvious import claim_nothing
from .rules.building import pay_cost
from .rules.exchanging import fetch, lay
from .rules.limiting import return_brick
from .rules.patrician import ward
from .rules.striking import botch, collapse, give, pay_tax, spare
from .rules.taking import pay
from .rules.towers import colour_of
from .state import Ask, State
from .tables import COLOURS, NONE


def usual(s: State) -> int:
    """What to pay with, or what the rules offer an absent player; NONE where it is a real choice."""
    match s.ask:
        case Ask.PAY:
            return spare_brick(s)
        case Ask.LAY | Ask.COST | Ask.RETURN:
            return brick_to_give(s)
        case Ask.CLAIM:
            return claim_nothing(s)
        case _:
            return automatic(s)


def play_on(s: State) -> None:
    """Pay until nothing more is due, as for an absent player (F10.26)."""
    under_way = True
    while under_way:
        if s.ask == Ask.PAY:
            pay(s, spare_brick(s))
        elif s.ask == Ask.WARD:
            ward(s, 0)
        elif s.ask in (Ask.FLOOD, Ask.FIRE):
            give(s, brick_to_give(s))
        elif s.ask in (Ask.TAX_TOWER, Ask.TRIBUTE):
            spare(s, tower_to_spare(s))
        elif s.ask == Ask.TAX:
            pay_tax(s, brick_to_give(s))
        elif s.ask == Ask.COLLAPSE:
            collapse(s, least_tower(s))
        elif s.ask == Ask.BOTCH:
            botch(s, least_tower(s))
        elif s.ask == Ask.LAY:
            lay(s, brick_to_give(s))
        elif s.ask == Ask.FETCH:
            fetch(s, brick_to_fetch(s))
        elif s.ask == Ask.COST:
            pay_cost(s, brick_to_give(s))
        elif s.ask == Ask.RETURN:
            return_brick(s, brick_to_give(s))
        else:
            under_way = False


def own_colours(s: State, seat: int) -> int:
    """The colours of a player's towers."""
    colours = 0
    for slot in range(s.towers[seat]):
        colours |= 1 << colour_of(s.tower[seat][slot])
    return colours


def spare_brick(s: State) -> int:
    """F4.1: the first colour, white to purple, without an own tower; if there is none, the first at all."""
    towers = own_colours(s, s.player)
    first = NONE
    for colour in range(len(COLOURS)):
        if s.stock[s.player][colour] > 0:
            if towers >> colour & 1 == 0:
                return colour
            if first == NONE:
                first = colour
    return first


def brick_to_fetch(s: State) -> int:
    """F5.1: for a tower that would get none otherwise, or else the rarest."""
    towers = own_colours(s, s.player)
    rarest = NONE
    for colour in range(len(COLOURS)):
        if s.offered >> colour & 1:
            if towers >> colour & 1 and s.stock[s.player][colour] == 0:
                return colour
            rarest = colour
    return rarest
