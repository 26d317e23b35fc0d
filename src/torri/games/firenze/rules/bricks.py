"""F1.1: bricks never leave the game; what is given goes from a stock to the bag, onto a card, or to another stock.

A payment is a set of bricks in no order: its colours are named from white to purple, so that each payment has
exactly one path, and a colour only if the colours from it on suffice for all that is still due.
"""

from __future__ import annotations

from torri.engine.counts import kinds_in, kinds_sufficing
from torri.engine.errors import Compared, Facts, Thing
from torri.engine.questions import Limit
from torri.engine.telling import tell

from ..events import Event, colour_facts
from ..state import State
from ..tables import ALL_COLOURS, COLOURS


def to_stock(s: State, player: int, colour: int, number: int) -> None:
    s.stock[player][colour] += number
    s.stored[player] += number


def to_bag(s: State, player: int, colour: int, number: int) -> None:
    to_stock(s, player, colour, -number)
    s.bag[colour] += number


# A payment, named brick by brick


def in_stock(s: State) -> int:
    return kinds_in(s.stock[s.actor])


def bricks_held(s: State, answer: int) -> Facts:
    return colour_facts("colour", answer) | {"has": s.stock[s.actor][answer], "needs": 1}


def bricks_of(stock: list[int], colour: int) -> tuple[Thing, ...]:
    return (Thing("brick", COLOURS[colour], stock[colour]),)


def any_bricks(number: int) -> tuple[Thing, ...]:
    """Bricks of whatever colours."""
    return (Thing("brick", "any", number),)


def brick_held(s: State, answer: int) -> Compared:
    return Compared(bricks_of(s.stock[s.actor], answer), (Thing("brick", COLOURS[answer]),))


def in_order(s: State) -> int:
    return ALL_COLOURS >> s.least << s.least


def last_colour(s: State, answer: int) -> Facts:
    return colour_facts("colour", answer) | colour_facts("last_colour", s.least)


def enough_left(s: State) -> int:
    """The colours from which on the stock holds all that is still due."""
    return kinds_sufficing(s.stock[s.actor], ALL_COLOURS, s.due)


def bricks_from_here(s: State, answer: int) -> Facts:
    return colour_facts("colour", answer) | {"has": sum(s.stock[s.actor][answer:]), "needs": s.due}


def payment_limits(rule: str) -> tuple[Limit, ...]:
    """The limits of bricks named one by one, from white to purple."""
    return (
        Limit(rule, "no-brick", in_stock, bricks_held, compared=brick_held),
        Limit(rule, "bricks-in-order", in_order, last_colour, order=True),
        Limit(rule, "too-few-from-here", enough_left, bricks_from_here, order=True),
    )


def begin_payment(s: State, due: int) -> None:
    s.due = due
    s.least = 0


def name_brick(s: State, colour: int) -> None:
    """One brick of a payment has been named."""
    s.due -= 1
    s.least = colour if s.due > 0 else 0


def give_brick(s: State, colour: int, event: Event) -> None:
    """One brick of a payment to the bag."""
    to_bag(s, s.actor, colour, 1)
    tell(event, s.actor, colour)
    name_brick(s, colour)
