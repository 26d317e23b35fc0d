"""L6: phase 5, the market."""

from __future__ import annotations

from torri.engine.asking import ask_seat
from torri.engine.counts import kinds_in, kinds_sufficing, total
from torri.engine.telling import tell

from ..events import Event
from ..state import Ask, State
from ..tables import ALL_CUBES, PRICE, SALE, TRADED
from .district import begin_district
from .goods import give_cube, take_cubes

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


def each_once(s: State) -> int:
    return ALL_DEALS & ~s.dealt


def cube_to_sell(s: State) -> int:
    return ALL_DEALS if kinds_in(s.cubes[s.actor]) else ALL_DEALS & ~(1 << SELL)


def florins_to_buy(s: State) -> int:
    return ALL_DEALS if s.florins[s.actor] >= PRICE else ALL_DEALS & ~(1 << BUY)


def cube_to_buy(s: State) -> int:
    return ALL_DEALS if kinds_in(s.supply) else ALL_DEALS & ~(1 << BUY)


def cubes_to_trade(s: State) -> int:
    return ALL_DEALS if total(s.cubes[s.actor]) >= TRADED else ALL_DEALS & ~(1 << TRADE)


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


def buy(s: State, kind: int) -> None:
    take_cubes(s, s.actor, kind, 1)
    s.florins[s.actor] -= PRICE
    tell(Event.BOUGHT, s.actor, kind, PRICE)
    back_to_market(s)


def enough_to_give(s: State) -> int:
    return kinds_sufficing(s.cubes[s.actor], ALL_CUBES, s.due)


def trade_give(s: State, kind: int) -> None:
    """Cubes given are in supply at once."""
    give_cube(s, s.actor, kind)
    tell(Event.TRADED, s.actor, kind)
    s.due -= 1
    s.least = kind
    if s.due == 0:
        s.least = 0
        s.ask = Ask.TRADE_TAKE


def trade_take(s: State, kind: int) -> None:
    take_cubes(s, s.actor, kind, 1)
    tell(Event.TRADED_FOR, s.actor, kind)
    back_to_market(s)
