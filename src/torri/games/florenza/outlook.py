"""Figures that follow from the table, for a seat: who could make what, what it will have and need this round, what is
missing and what would bring it, and where prestige and bishop points will stand.

The round is played on as in the forecast. A promise that would fail is written down with all that it takes, so that
what is missing shows before it is promised; what really happens then is in `kept`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from torri.engine.bits import members
from torri.engine.parts import ForecastMoment
from torri.engine.telling import Teller, events_told

from .events import NAMES, TELLINGS, Event, work_facts
from .expected import expected
from .figures import COSTS, CUBES
from .first_words import next_words
from .forecast import ARTWORKS, PLACING, apply, cheapest_talent, end_placing, forecast, legal, likely, lowest_fee
from .knowledge import goods_of
from .notation import seat_text
from .rules.artworks import REFUSED, fame_of
from .rules.district import NO, YES
from .rules.hiring import (
    artists_present,
    nameless_to_be_had,
    not_completed,
    not_guarded,
    not_hired,
    not_planned,
    talented,
)
from .rules.occupying import finished, not_a_home, prestige_to_pay, unoccupied
from .rules.turn import still_in
from .state import Ask, State, copy
from .tables import (
    ALL_WORKERS,
    BLUE_FAME,
    BUILD_COST,
    BUILDING_IDS,
    BUILDING_NAMES,
    CATHEDRAL,
    EDITION,
    FACES,
    FAME,
    FIELDS,
    LOWEST_PRESTIGE,
    NONE,
    OUTPUT,
    PERSON_IDS,
    PERSON_NAMES,
    PERSON_TALENTS,
    PRICE,
    ROUNDS,
    SALE,
    SWAPS,
    TRADED,
    USE_COST,
    WORK_COST,
    WORK_IDS,
    WORK_NAMES,
    WORK_TALENTS,
)
from .views import (
    FlorenzaBroken,
    FlorenzaGoods,
    FlorenzaLedger,
    FlorenzaLedgerRow,
    FlorenzaOutlook,
    FlorenzaOutlookHead,
    FlorenzaStanding,
    FlorenzaWay,
)

Standing: TypeAlias = tuple[int, int, int]  # prestige, bishop points, prestige lost by promises that failed

TELLER: Final = Teller(TELLINGS, NAMES)
MOST_WAYS: Final = 4
A_CUBE: Final = 100  # florins: what cubes are weighed against where ways are compared


def outlook(s: State, seat: int | None) -> FlorenzaOutlook:
    """For a seat; spectators get what is nobody's own: who could make what, and where everybody will stand."""
    chooser = s.actor if seat is None else seat
    choosing = chooser in range(s.players) and 0 < s.phase <= PLACING
    makers = _makers(s, chooser) if choosing else {}
    low, high = _played_on(s, best=False), _played_on(s, best=True)
    shown: FlorenzaOutlookHead = {
        "makers": makers,
        "places": _places(makers),
        "standings": [_standing(low[player], high[player]) for player in range(s.players)],
        "expected": expected(s, seat),
        "reach": next_words(s, seat),
        "reconstructed": RECONSTRUCTED,
    }
    if seat is None:
        return {
            **shown,
            "ledger": None,
            "payable": [],
            "risk": 0,
            "paid": None,
            "ways": [],
            "broken": None,
            "workers": None,
        }
    ledger = _ledger(s, seat)
    placed = ALL_WORKERS - s.workers[seat] - s.reserve[seat] - (s.guarded_worker == seat)
    return {
        **shown,
        **_standing(low[seat], high[seat]),
        "ledger": ledger,
        "payable": list(_payable(ledger["end"])),
        "risk": low[seat][2],
        "paid": _if_paid(s, seat, ledger["short"]) if ledger["short"] else None,
        "ways": list(_ways(s, seat, ledger)) if ledger["short"] else [],
        "broken": _broken(s, seat),
        "workers": {"ready": s.workers[seat], "reserve": s.reserve[seat], "placed": placed},
    }


def _reconstructed() -> list[str]:
    """The tables of the edition with reconstructed figures: `artist`; where others are sure, by name: `income.die`."""
    sure = {figure.path.partition(".")[0] for figure in EDITION.figures if "X" not in figure.mark}
    found = {figure.path.partition("[")[0] for figure in EDITION.reconstructed()}
    return sorted({path if path.partition(".")[0] in sure else path.partition(".")[0] for path in found})


RECONSTRUCTED: Final = _reconstructed()


# L5.4, L8.2 Who could make what


def _makers(s: State, seat: int) -> dict[str, dict[str, float]]:
    """The artworks that a seat may plan, each with the artists it may hire for it and the fame to be expected."""
    s = copy(s)
    s.actor = seat
    makers = {}
    for work in members(not_completed(s) & not_planned(s)):
        s.work = work
        artists = talented(s) & artists_present(s) & not_hired(s) & not_guarded(s) & nameless_to_be_had(s)
        if artists:
            makers[WORK_IDS[work]] = {PERSON_IDS[artist]: mean_fame(s, artist, work) for artist in members(artists)}
    return makers


def mean_fame(s: State, artist: int, work: int) -> float:
    """L8.2: by the best talent that serves; of two rolls in the cathedral the better one."""
    rows = (BLUE_FAME if s.masters >> artist & 1 else FAME)[artist]
    talents = members(PERSON_TALENTS[artist] & WORK_TALENTS[work])
    if CATHEDRAL >> work & 1:
        return round(max(_better_of_two(rows[talent]) for talent in talents), 1)
    return round(max(sum(rows[talent]) / FACES for talent in talents), 1)


def _better_of_two(row: list[int]) -> float:
    return sum(max(first, second) for first in row for second in row) / FACES**2


def _places(makers: dict[str, dict[str, float]]) -> dict[str, list[str]]:
    places: dict[str, list[str]] = {}
    for work, artists in makers.items():
        for artist in artists:
            places.setdefault(artist, []).append(work)
    return places


# The running ledger


def _ledger(s: State, seat: int) -> FlorenzaLedger:
    """What is there, what each later moment brings or takes, and what is missing on the way."""
    now: FlorenzaGoods = dict(zip(COSTS, (*s.cubes[seat], s.florins[seat]), strict=True))
    rows: list[FlorenzaLedgerRow] = []
    after, before = now, now
    for moment in (*forecast(s, seat)[1:-1], *_being_planned(s, seat)):
        held = {good: int(moment.facts[good] or 0) for good in COSTS} if "have" in moment.facts else before
        change = _taken(moment) if moment.kept is False else {good: held[good] - before[good] for good in COSTS}
        if moment.name == "planning":
            change = _less(WORK_COST[s.work])
        before = held
        after = {good: after[good] + change[good] for good in COSTS}
        rows.append(
            {
                "name": moment.name,
                "rule": moment.rule,
                "kept": moment.kept,
                "facts": moment.facts,
                "target": _target(s, moment),
                "change": change,
                "after": after,
            }
        )
    moments = [now, *(row["after"] for row in rows)]
    short = {good: -min(held[good] for held in moments) for good in COSTS if min(held[good] for held in moments) < 0}
    return {"now": now, "rows": rows, "end": after, "short": short}


def _being_planned(s: State, seat: int) -> list[ForecastMoment]:
    """L5.4: an artwork for which the artist is still to be chosen."""
    if s.ask != Ask.HIRE or s.actor != seat:
        return []
    return [ForecastMoment("planning", "L5.4", None, work_facts("work", s.work))]


def _less(cost: list[int], more_florins: int = 0) -> FlorenzaGoods:
    change = {good: -cost[number] for number, good in enumerate(COSTS)}
    return change | {"florins": change["florins"] - more_florins}


def _taken(moment: ForecastMoment) -> FlorenzaGoods:
    """All that a promise takes which can't be kept."""
    if "work" not in moment.facts:
        return _less(BUILD_COST[BUILDING_NAMES.index(str(moment.facts["building"]))])
    work, person = _work(moment), PERSON_NAMES.index(str(moment.facts["person"]))
    return _less(WORK_COST[work], lowest_fee(person, work))


def _work(moment: ForecastMoment) -> int:
    return WORK_NAMES.index(str(moment.facts["work"]))


def _target(s: State, moment: ForecastMoment) -> str | None:
    """What on the table the moment is about, as it is written."""
    if "work" in moment.facts:
        return WORK_IDS[_work(moment)]
    if "building" in moment.facts:
        return f"{seat_text(s, int(moment.facts['other_seat'] or 0))}.{moment.facts['field']}"
    return None


def _payable(left: FlorenzaGoods) -> Iterator[str]:
    """The artworks, without fees, and the buildings that what is left would pay for."""
    for names, costs in ((WORK_IDS, WORK_COST), (BUILDING_IDS, BUILD_COST)):
        for name, cost in zip(names, costs, strict=True):
            if all(left[good] >= cost[number] for number, good in enumerate(COSTS)):
                yield name


# Prestige and bishop points at the end of phase 7


def _standing(low: Standing, high: Standing) -> FlorenzaStanding:
    return {"prestige": [low[0], high[0]], "bishop": low[1]}


def _played_on(s: State, best: bool) -> list[Standing]:
    """Every seat before the offices are named, if the dice for fame all fall so badly, or so well."""
    standing = [(s.prestige[seat], s.bishop_points[seat], 0) for seat in range(s.players)]
    if not PLACING <= s.phase <= ARTWORKS:
        return standing
    s = copy(s)
    s.round = ROUNDS[s.short_game]  # as if this were the last round: no income follows
    with events_told() as told:
        if s.phase == PLACING:
            end_placing(s)
        while s.ask != Ask.OVER:
            apply(s, _extreme_face(s, best) if s.ask == Ask.FAME else likely(s))
    for event in told:
        if event[0] in (Event.CAPTAIN_NAMED, Event.NO_CAPTAIN):  # L9.1: from here on it is phase 8
            break
        facts = {name: value for name, value in TELLER.event(event).facts.items() if isinstance(value, int)}
        if "seat" in facts:
            prestige, bishop, lost = standing[facts["seat"]]
            prestige += facts.get("prestige", 0) + facts.get("fame", 0) - facts.get("lost", 0)
            standing[facts["seat"]] = (
                max(prestige, LOWEST_PRESTIGE),
                bishop + facts.get("bishop", 0),
                lost + facts.get("lost", 0),
            )
    return standing


def _extreme_face(s: State, best: bool) -> int:
    faces = sorted(range(FACES), key=lambda face: fame_of(s, face))
    return faces[-1 if best else 0]


def _if_paid(s: State, seat: int, short: FlorenzaGoods) -> FlorenzaStanding:
    """Where the seat would stand if it had what is missing."""
    s = copy(s)
    s.florins[seat] += short.get("florins", 0)
    for kind, cube in enumerate(CUBES):
        s.cubes[seat][kind] += short.get(cube, 0)
    return _standing(_played_on(s, best=False)[seat], _played_on(s, best=True)[seat])


# What paying now would break


PAYMENTS: Final = {Ask.USE: NO, Ask.BUILD: NO, Ask.TALENT: REFUSED}  # by the answer that pays nothing


def _broken(s: State, seat: int) -> FlorenzaBroken | None:
    """L7.2, L7.3, L8.2: the promises that could be kept if this were not paid, and can't if it is."""
    if s.actor != seat or s.ask not in PAYMENTS:
        return None
    refuses = PAYMENTS[Ask(s.ask)]
    pays = cheapest_talent(s) if s.ask == Ask.TALENT else YES
    if pays == refuses or not legal(s) >> pays & 1:
        return None
    paid, refused = copy(s), copy(s)
    apply(paid, pays)
    apply(refused, refuses)
    kept = {row["target"] for row in _ledger(refused, seat)["rows"] if row["kept"]}
    rows = [row for row in _ledger(paid, seat)["rows"] if row["kept"] is False and row["target"] in kept]
    if not rows:
        return None
    lost = _played_on(paid, best=False)[seat][2] - _played_on(refused, best=False)[seat][2]
    return {"rows": rows, "lost": max(lost, 0)}


# Placements that would bring what is missing


def _ways(s: State, seat: int, ledger: FlorenzaLedger) -> Iterator[FlorenzaWay]:
    spare = {good: min([ledger["now"][good], *(row["after"][good] for row in ledger["rows"])]) for good in COSTS}
    if s.ask == Ask.MARKET and s.actor == seat:
        yield from _deals(s, ledger["short"], spare, {deal: _legal_deal(s, deal) for deal in DEALS})
    if s.phase != PLACING or not still_in(s, seat):
        return
    asked = s.ask == Ask.ACTION and s.actor == seat
    sent = dict.fromkeys(DEALS, "market" if asked else None)
    ways = [] if s.market >> seat & 1 else list(_deals(s, ledger["short"], spare, sent))
    uses = sorted(_uses(s, seat, ledger, spare, asked), key=lambda use: (use[0], "prestige" in use[1]["costs"]))
    yield from [*ways, *(way for _, way in uses)][:MOST_WAYS]


DEALS: Final = ("sell", "buy", "trade")  # L6.1, as they are written


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
        still = _ledger(trial, seat)["short"]
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
    return sum(number if good == "florins" else number * A_CUBE for good, number in short.items())
