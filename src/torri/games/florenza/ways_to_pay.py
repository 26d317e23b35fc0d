"""Placements that would bring what is missing in the running ledger: deals on the market, buildings to use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from torri.engine.bits import members

from .figures import COSTS, CUBES
from .forecast import PLACING, legal
from .knowledge import goods_of
from .notation import seat_text
from .outlook_views import FlorenzaLedger, FlorenzaWay
from .rules.occupying import finished, not_a_home, prestige_to_pay, unoccupied
from .rules.turn import still_in
from .running_ledger import running_ledger
from .state import Ask, State, copy
from .tables import BUILDING_IDS, FIELDS, NONE, OUTPUT, PRICE, SALE, SWAPS, TRADED, USE_COST
from .views import FlorenzaGoods

MAX_WAYS_SHOWN: Final = 4
FLORINS_PER_CUBE: Final = 100  # florins: what cubes are weighed against where ways are compared
DEALS: Final = ("sell", "buy", "trade")  # L6.1, as they are written


def ways_to_pay(s: State, seat: int, ledger: FlorenzaLedger) -> Iterator[FlorenzaWay]:
    """The best placements first; at the market the deals that are still open."""
    spare = {good: min([ledger["now"][good], *(row["after"][good] for row in ledger["rows"])]) for good in COSTS}
    if s.ask == Ask.MARKET and s.actor == seat:
        yield from _deals(s, ledger["short"], spare, {deal: _legal_deal(s, deal) for deal in DEALS})
    if s.phase != PLACING or not still_in(s, seat):
        return
    asked = s.ask == Ask.ACTION and s.actor == seat
    sent = dict.fromkeys(DEALS, "market" if asked else None)
    ways = [] if s.market >> seat & 1 else list(_deals(s, ledger["short"], spare, sent))
    uses = sorted(_uses(s, seat, ledger, spare, asked), key=lambda use: (use[0], "prestige" in use[1]["costs"]))
    yield from [*ways, *(way for _, way in uses)][:MAX_WAYS_SHOWN]


def _legal_deal(s: State, deal: str) -> str:
    """The word for a deal that is still open to who is asked at the market; else none."""
    return deal if legal(s) >> DEALS.index(deal) & 1 else ""


def _deal(brings: FlorenzaGoods, costs: FlorenzaGoods, pressed: str | None) -> FlorenzaWay:
    return {
        "name": "market",
        "building": None,
        "other_seat": None,
        "field": None,
        "brings": brings,
        "costs": costs,
        "text": pressed,
    }


def _deals(
    s: State, short: FlorenzaGoods, spare: FlorenzaGoods, words: Mapping[str, str | None]
) -> Iterator[FlorenzaWay]:
    """L6.1: what the market would bring for what nothing else needs, each of its options once; `words` has the word for
    each, `""` where it may not be chosen."""
    given = {} if words["trade"] == "" else _spared(spare, TRADED)
    sold = {} if words["sell"] == "" else _spared(spare, 1)
    price = words["buy"] != "" and spare["florins"] >= PRICE
    for good in short:
        if good == "florins":
            if sold:
                yield _deal({"florins": SALE}, sold, words["sell"])
        elif s.supply[CUBES.index(good)] > 0:
            if given:
                yield _deal({good: 1}, given, words["trade"])
                given = {}
            elif price:
                yield _deal({good: 1}, {"florins": PRICE}, words["buy"])
                price = False


def _spared(spare: FlorenzaGoods, number: int) -> FlorenzaGoods:
    """So many cubes of which there are most to spare; nothing if there are too few."""
    left = {cube: max(spare[cube], 0) for cube in CUBES}
    given: FlorenzaGoods = {}
    for _ in range(number):
        cube = max(CUBES, key=lambda one: left[one])
        if left[cube] == 0:
            return {}
        left[cube] -= 1
        given[cube] = given.get(cube, 0) + 1
    return given


def _lots(s: State, seat: int) -> int:
    """L5.2: the buildings that a seat may occupy."""
    s = copy(s)
    s.actor = seat
    return finished(s) & not_a_home(s) & unoccupied(s) & prestige_to_pay(s)


def _lot_text(s: State, lot: int) -> str:
    return f"{seat_text(s, lot // FIELDS)}.{lot % FIELDS + 1}"


def _uses(
    s: State, seat: int, ledger: FlorenzaLedger, spare: FlorenzaGoods, asked: bool
) -> Iterator[tuple[int, FlorenzaWay]]:
    """L5.2: the buildings that would bring some of it in time, each with the weight of what would still be missing."""
    trial = copy(s)
    short = ledger["short"]
    for lot in members(_lots(s, seat)):
        owner, field = lot // FIELDS, lot % FIELDS
        kind = s.lot[owner][field]
        brings, costs = goods_of(OUTPUT[kind]), goods_of(USE_COST[kind])
        if not brings.keys() & (short.keys() | {"any_cube", "swaps"}):
            continue
        trial.occupant[owner][field] = seat
        still = running_ledger(trial, seat)["short"]
        trial.occupant[owner][field] = NONE
        if OUTPUT[kind][SWAPS]:
            swapped = _swapped(s, ledger, spare)
            if swapped is None:
                continue
            brings, costs, still = swapped, costs | _spared(spare, 1), _without(short, swapped)
        if _weight(still) >= _weight(short) or any(number > short.get(good, 0) for good, number in still.items()):
            continue
        if owner != seat:
            costs = costs | {"prestige": 1}
        way: FlorenzaWay = {
            "name": "use",
            "building": BUILDING_IDS[kind],
            "other_seat": owner,
            "field": field + 1,
            "brings": brings,
            "costs": costs,
            "text": _lot_text(s, lot) if asked else None,
        }
        yield _weight(still), way


def _swapped(s: State, ledger: FlorenzaLedger, spare: FlorenzaGoods) -> FlorenzaGoods | None:
    """L7.2: what a cube to spare would be swapped for, if it is only needed in phase 7."""
    late = all("work" in row["facts"] for row in ledger["rows"] if row["kept"] is False)
    wanted = [cube for cube in CUBES if cube in ledger["short"] and s.supply[CUBES.index(cube)] > 0]
    return {wanted[0]: 1} if late and wanted and _spared(spare, 1) else None


def _without(short: FlorenzaGoods, brought: FlorenzaGoods) -> FlorenzaGoods:
    left = {good: number - brought.get(good, 0) for good, number in short.items()}
    return {good: number for good, number in left.items() if number > 0}


def _weight(short: FlorenzaGoods) -> int:
    return sum(number if good == "florins" else number * FLORINS_PER_CUBE for good, number in short.items())
