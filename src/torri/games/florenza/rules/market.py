"""L6: phase 5, the market."""

from __future__ import annotations

from typing import Final

from torri.engine.asking import ask_seat
from torri.engine.counts import kinds_in, kinds_sufficing, total
from torri.engine.errors import Compared, Facts, Thing
from torri.engine.questions import Limit, Question
from torri.engine.telling import tell

from ..events import Event, cube_facts
from ..state import Ask, State
from ..tables import ALL_CUBES, CUBE_KINDS, PRICE, SALE, TRADED
from .district import begin_district
from .goods import cube_named, give_cube, in_order, in_supply, last_cube, own_cubes, take_cubes

SELL, BUY, TRADE, MARKET_DONE = range(4)
ALL_DEALS = 0b1111


def begin_market(s: State) -> None:
    s.phase = 5
    s.place = 0
    next_trader(s)


def next_trader(s: State) -> None:
    """In turn order those with a worker there, all deals of one family before the next."""
    s.dealt = 0
    while s.place < s.players:
        seat = s.order[s.place]
        if s.market >> seat & 1:
            ask_seat(s, seat, Ask.MARKET)
            return
        s.place += 1
    begin_district(s)


# L6.1 Which deal


def each_once(s: State) -> int:
    return ALL_DEALS & ~s.dealt


def cube_to_sell(s: State) -> int:
    return ALL_DEALS if kinds_in(s.cubes[s.actor]) else ALL_DEALS & ~(1 << SELL)


def florins_to_buy(s: State) -> int:
    return ALL_DEALS if s.florins[s.actor] >= PRICE else ALL_DEALS & ~(1 << BUY)


def florins_and_price(s: State, _answer: int) -> Facts:
    return {"has": s.florins[s.actor], "needs": PRICE}


def price_compared(s: State, _answer: int) -> Compared:
    return Compared((Thing("good", "florins", s.florins[s.actor]),), (Thing("good", "florins", PRICE),))


def cube_to_buy(s: State) -> int:
    return ALL_DEALS if kinds_in(s.supply) else ALL_DEALS & ~(1 << BUY)


def cubes_to_trade(s: State) -> int:
    return ALL_DEALS if total(s.cubes[s.actor]) >= TRADED else ALL_DEALS & ~(1 << TRADE)


def cubes_held(s: State, _answer: int) -> Facts:
    return {"has": total(s.cubes[s.actor]), "needs": TRADED}


def deal(s: State, option: int) -> None:
    if option == MARKET_DONE:
        s.place += 1
        next_trader(s)
        return
    s.dealt |= 1 << option
    if option == SELL:
        s.ask = Ask.SELL
    elif option == BUY:
        s.ask = Ask.BUY
    else:
        s.due = TRADED
        s.ask = Ask.TRADE_GIVE


ASK_MARKET: Final = Question(
    Ask.MARKET,
    "L6.1",
    MARKET_DONE + 1,
    limits=(
        Limit("L6.1", "each-once", each_once),
        Limit("L6.1", "no-cube-to-sell", cube_to_sell),
        Limit("L6.1", "nothing-to-buy", cube_to_buy),
        Limit("L6.1", "price-not-payable", florins_to_buy, florins_and_price, compared=price_compared),
        Limit("L6.1", "too-few-to-trade", cubes_to_trade, cubes_held),
    ),
    act=deal,
)


# L6.1 Sell, buy, trade


def back_to_market(s: State) -> None:
    """With nothing left to choose from, the next family."""
    if s.dealt == ALL_DEALS & ~(1 << MARKET_DONE):
        s.place += 1
        next_trader(s)
    else:
        s.ask = Ask.MARKET


def sell(s: State, kind: int) -> None:
    give_cube(s, s.actor, kind)
    s.florins[s.actor] += SALE
    tell(Event.SOLD, s.actor, kind, SALE)
    back_to_market(s)


ASK_SELL: Final = Question(
    Ask.SELL, "L6.1", CUBE_KINDS, limits=(Limit("L6.1", "no-cube", own_cubes, cube_named),), act=sell
)


def buy(s: State, kind: int) -> None:
    take_cubes(s, s.actor, kind, 1)
    s.florins[s.actor] -= PRICE
    tell(Event.BOUGHT, s.actor, kind, PRICE)
    back_to_market(s)


ASK_BUY: Final = Question(
    Ask.BUY, "L6.1", CUBE_KINDS, limits=(Limit("L6.1", "not-in-supply", in_supply, cube_named),), act=buy
)


def enough_to_give(s: State) -> int:
    return kinds_sufficing(s.cubes[s.actor], ALL_CUBES, s.due)


def own_cubes_from_here(s: State, answer: int) -> Facts:
    return cube_facts("cube", answer) | {"has": sum(s.cubes[s.actor][answer:]), "needs": s.due}


def trade_give(s: State, kind: int) -> None:
    """Cubes given are in supply at once."""
    give_cube(s, s.actor, kind)
    tell(Event.TRADED, s.actor, kind)
    s.due -= 1
    s.least = kind
    if s.due == 0:
        s.least = 0
        s.ask = Ask.TRADE_TAKE


ASK_TRADE_GIVE: Final = Question(
    Ask.TRADE_GIVE,
    "L6.1",
    CUBE_KINDS,
    limits=(
        Limit("L6.1", "no-cube", own_cubes, cube_named),
        Limit("L6.1", "cubes-in-order", in_order, last_cube, order=True),
        Limit("L6.1", "too-few-from-here", enough_to_give, own_cubes_from_here, order=True),
    ),
    act=trade_give,
    gathered=True,
)


def trade_take(s: State, kind: int) -> None:
    take_cubes(s, s.actor, kind, 1)
    tell(Event.TRADED_FOR, s.actor, kind)
    back_to_market(s)


ASK_TRADE_TAKE: Final = Question(
    Ask.TRADE_TAKE,
    "L6.1",
    CUBE_KINDS,
    limits=(Limit("L6.1", "not-in-supply", in_supply, cube_named),),
    act=trade_take,
)
