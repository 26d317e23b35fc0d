"""F5: phase 2, exchange."""

from __future__ import annotations

from typing import Final

from torri.engine.counts import kinds_in
from torri.engine.errors import Compared, Facts
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, colour_facts
from ..state import Ask, State
from ..tables import BRIDGE, BRIDGE_PRICE, COLOURS, EXCHANGE_PRICE, PERSON_KINDS, ROW
from .bricks import any_bricks, begin_payment, name_brick, payment_limits, to_stock
from .building import begin_building
from .persons import EXCHANGE_DONE, PERSON_LIMITS, cards_with_bricks, play_person
from .row import card_at_space
from .turn import ask_player

NOT_ON_A_CARD: Final = PERSON_KINDS << ROW | 1 << EXCHANGE_DONE
ALL_CARDS: Final = (1 << ROW) - 1


def exchange_price(s: State) -> int:
    return BRIDGE_PRICE if s.hand[s.player] >> BRIDGE & 1 else EXCHANGE_PRICE  # F10.14


def once_a_turn(s: State) -> int:
    return NOT_ON_A_CARD if s.exchanged else NOT_ON_A_CARD | ALL_CARDS


def price_in_stock(s: State) -> int:
    return NOT_ON_A_CARD | ALL_CARDS if s.stored[s.player] >= exchange_price(s) else NOT_ON_A_CARD


def stock_and_price(s: State, _answer: int) -> Facts:
    return {"has": s.stored[s.player], "needs": exchange_price(s)}


def bricks_and_price(s: State, _answer: int) -> Compared:
    return Compared(any_bricks(s.stored[s.player]), any_bricks(exchange_price(s)))


def card_carries_bricks(s: State) -> int:
    return NOT_ON_A_CARD | cards_with_bricks(s)


def exchange(s: State, answer: int) -> None:
    if answer == EXCHANGE_DONE:
        begin_building(s)
    elif answer >= ROW:
        play_person(s, answer - ROW)
    else:
        s.exchanged = 1
        s.space = answer
        s.offered = kinds_in(s.row_bricks[answer])
        begin_payment(s, exchange_price(s))
        ask_player(s, Ask.LAY)


ASK_EXCHANGE: Final = Question(
    Ask.EXCHANGE,
    "F5.1",
    EXCHANGE_DONE + 1,
    limits=(
        Limit("F5.1", "exchanged-already", once_a_turn),
        Limit("F5.1", "no-bricks-there", card_carries_bricks, card_at_space),
        Limit("F5.1", "too-few-to-exchange", price_in_stock, stock_and_price, compared=bricks_and_price),
        *PERSON_LIMITS,
    ),
    act=exchange,
)


def lay(s: State, colour: int) -> None:
    to_stock(s, s.player, colour, -1)
    s.row_bricks[s.space][colour] += 1
    tell(Event.OFFERED, s.player, colour, s.row[s.space])
    name_brick(s, colour)
    if s.due == 0:
        ask_player(s, Ask.FETCH)


ASK_LAY: Final = Question(Ask.LAY, "F5.1", len(COLOURS), limits=payment_limits("F5.1"), act=lay, gathered=True)


def lay_there_before(s: State) -> int:
    """A brick just laid cannot be taken."""
    return s.offered


def colour_named(_s: State, answer: int) -> Facts:
    return colour_facts("colour", answer)


def fetch(s: State, colour: int) -> None:
    to_stock(s, s.player, colour, 1)
    s.row_bricks[s.space][colour] -= 1
    tell(Event.FETCHED, s.player, colour, s.row[s.space])
    s.offered = 0
    s.space = 0
    ask_player(s, Ask.EXCHANGE)


ASK_FETCH: Final = Question(
    Ask.FETCH,
    "F5.1",
    len(COLOURS),
    limits=(Limit("F5.1", "lay-not-there", lay_there_before, colour_named),),
    act=fetch,
)
