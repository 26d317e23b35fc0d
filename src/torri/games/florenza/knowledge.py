"""L13: what a seat may know, what its table shows, and the worlds that agree with it."""

from __future__ import annotations

from functools import cache
from typing import Final

from torri.engine.bits import members
from torri.engine.views import LastRound

from .figures import FAMILIES, GOODS, TALENTS
from .rules.donating import pulpit_open
from .rules.turn import still_in
from .scoring import score
from .state import Ask, State
from .tables import (
    ARTISTS,
    BLUE_FAME,
    BUILD_COST,
    BUILDING_IDS,
    BUILDING_INCOME,
    BUILDING_NAMES,
    BUILDING_PRESTIGE,
    BUILDINGS,
    CARDS,
    COPIES,
    DISTRICT,
    FAME,
    FEE,
    FIELDS,
    FIRST_PREACHER,
    GOLD,
    NAMELESS_EACH,
    NONE,
    NUMERALS,
    OUTPUT,
    OWN_WORKS,
    PERSON_IDS,
    PERSON_NAMES,
    PREACHER_BISHOP,
    PREACHER_FEE,
    PREACHER_PRESTIGE,
    PREACHER_WORKERS,
    ROUNDS,
    USE_COST,
    WORK_BISHOP,
    WORK_COST,
    WORK_IDS,
    WORK_INCOME,
    WORK_NAMES,
    WORK_PRESTIGE,
    WORK_TALENTS,
    WORKS,
)
from .views import (
    FlorenzaArtist,
    FlorenzaBuilding,
    FlorenzaCityWork,
    FlorenzaCubes,
    FlorenzaGoods,
    FlorenzaLifeCard,
    FlorenzaLot,
    FlorenzaOwnWork,
    FlorenzaPreacher,
    FlorenzaPrivate,
    FlorenzaSeat,
    FlorenzaSubject,
    FlorenzaTable,
    FlorenzaTalent,
    FlorenzaWork,
)

PLACING: Final = 4  # the phase in which workers are placed


def redeal(_s: State, _observer: int, _stream: list[int]) -> None:
    """L13.1: nothing lies face down but the order of the bag, which the state does not have."""


def shown(s: State) -> FlorenzaTable:
    """L13.1: what of the table everybody sees."""
    architects, sculptors, painters, preachers = (
        each - hired for each, hired in zip(NAMELESS_EACH, s.nameless, strict=True)
    )
    return {
        "round": s.round,
        "rounds": ROUNDS[s.short_game],
        "last_round": _last_round(s),
        "phase": s.phase,
        "order": [player for player in s.order if player != NONE],
        "captain": _seat(s.captain),
        "bishop": _seat(s.bishop),
        "supply": _cubes(s.supply),
        "buildings": [_tiles(kind, s.tiles[kind]) for kind in range(BUILDINGS)],
        "life": [_card(s, card) for card in range(CARDS)],
        "nameless": {
            "architect": architects,
            "sculptor": sculptors,
            "painter": painters,
            "preacher": preachers,
        },
        "bag": s.bag.bit_count(),
        "guarded": None if s.guarded == NONE else PERSON_IDS[s.guarded],
        "guarded_worker": _seat(s.guarded_worker),
        "banished": None if s.banished == NONE else PERSON_IDS[s.banished],
        "pulpit": {
            "open": pulpit_open(s),
            "preacher": None if s.pulpit == NONE else PERSON_IDS[s.pulpit],
            "seat": _seat(s.pulpit_seat),
        },
        "market": list(members(s.market)),
        "passed": list(members(s.passed)),
        "works": [_city_work(s, work) for work in range(OWN_WORKS, WORKS)],
        "at": _at(s),
        "seats": [_player(s, player) for player in range(s.players)],
    }


def _last_round(s: State) -> LastRound | None:
    """L5.1: a worker is a turn; after phase 4 nobody has one."""
    order = [player for player in s.order if player != NONE]
    if s.round < ROUNDS[s.short_game] or len(order) < s.players or s.ask == Ask.OVER:
        return None
    turns = [s.workers[seat] if s.phase <= PLACING and still_in(s, seat) else 0 for seat in range(s.players)]
    return {"order": order, "turns": turns}


def view(s: State, shown: FlorenzaTable, seat: int | None, open: bool = False) -> FlorenzaTable:
    """L13.1: the table as a seat sees it; None is a spectator. With `open` all certificates lie face up."""
    seats: list[FlorenzaSeat] = [
        {**one, **_private(s, player, open or player == seat)} for player, one in enumerate(shown["seats"])
    ]
    return {**shown, "seats": seats}


def _seat(player: int) -> int | None:
    return None if player == NONE else player


def _cubes(counts: list[int]) -> FlorenzaCubes:
    marble, wood, gold, metal, cloth, spice = counts
    return {"marble": marble, "wood": wood, "gold": gold, "metal": metal, "cloth": cloth, "spice": spice}


def goods_of(row: list[int]) -> FlorenzaGoods:
    """What there is of a row of goods."""
    return {good: number for good, number in zip(GOODS, row, strict=True) if number}


def _at(s: State) -> FlorenzaSubject:
    """What the question is about: a field of a district, an artwork, a person, cubes still due."""
    district = s.order[s.place] if s.phase == 6 else None
    field = None if district is None else s.field if s.field < s.old[district] else s.built[district]
    giving = s.ask == Ask.BARTER_GIVE
    return {
        "district": district,
        "field": None if field is None else field + 1,  # a construction may have moved down
        "work": None if s.work == NONE else WORK_IDS[s.work],
        "person": None if s.person == NONE else PERSON_IDS[s.person],
        "roll": None if s.roll == NONE else s.roll + 1,
        "given": s.due if giving else 0,
        "due": 0 if giving else s.due,
    }


def _building(kind: int) -> FlorenzaBuilding:
    return {
        "building": BUILDING_IDS[kind],
        "name": BUILDING_NAMES[kind],
        "left": COPIES[kind],
        "copies": COPIES[kind],
        "build": goods_of(BUILD_COST[kind]),
        "use": goods_of(USE_COST[kind]),
        "output": goods_of(OUTPUT[kind]),
        "prestige": BUILDING_PRESTIGE[kind],
        "income": goods_of(BUILDING_INCOME[kind]),
    }


BUILDINGS_SHOWN: Final = [_building(kind) for kind in range(BUILDINGS)]  # with all their tiles


# What lies on the table is one of few things, and most of it stays as it was from answer to answer: each of them is
# made once. Views are read-only.


@cache
def _tiles(kind: int, left: int) -> FlorenzaBuilding:
    return {**BUILDINGS_SHOWN[kind], "left": left}


def _card(s: State, card: int) -> FlorenzaLifeCard:
    return {"numeral": NUMERALS[card], "persons": [_person(s, person) for person in members(s.life[card])]}


def _person(s: State, person: int) -> FlorenzaArtist | FlorenzaPreacher:
    """A named person, with the figures on the card as it lies."""
    hired = bool(s.hired >> person & 1)
    if person >= ARTISTS:
        return _preacher(person, hired)
    return _artist(person, hired, bool(s.masters >> person & 1))


@cache
def _artist(person: int, hired: bool, master: bool) -> FlorenzaArtist:
    fame = (BLUE_FAME if master else FAME)[person]
    rows: list[FlorenzaTalent] = [
        {
            "talent": name,
            "fee": FEE[person][talent],
            "fame": list(fame[talent]),
            "gold": [] if master else [face + 1 for face in members(GOLD[person][talent])],
        }
        for talent, name in enumerate(TALENTS)
        if FEE[person][talent] != NONE
    ]
    return {
        "person": PERSON_IDS[person],
        "name": PERSON_NAMES[person],
        "hired": hired,
        "kind": "artist",
        "master": master,
        "rows": rows,
    }


@cache
def _preacher(person: int, hired: bool) -> FlorenzaPreacher:
    preacher = person - FIRST_PREACHER
    return {
        "person": PERSON_IDS[person],
        "name": PERSON_NAMES[person],
        "hired": hired,
        "prestige": PREACHER_PRESTIGE[preacher],
        "bishop": PREACHER_BISHOP[preacher],
        "kind": "preacher",
        "fee": PREACHER_FEE[preacher],
        "workers": list(PREACHER_WORKERS[preacher]),
    }


def _work(work: int) -> FlorenzaWork:
    return {
        "work": WORK_IDS[work],
        "name": WORK_NAMES[work],
        "talents": [TALENTS[talent] for talent in members(WORK_TALENTS[work])],
        "cost": goods_of(WORK_COST[work]),
        "prestige": WORK_PRESTIGE[work],
        "bishop": WORK_BISHOP[work],
        "income": goods_of(WORK_INCOME[work]),
    }


WORKS_SHOWN: Final = [_work(work) for work in range(WORKS)]


def _holder(s: State, sets: list[int], work: int) -> int:
    """The player in whose set a work is, or NONE."""
    for player in range(s.players):
        if sets[player] >> work & 1:
            return player
    return NONE


def _city_work(s: State, work: int) -> FlorenzaCityWork:
    planner = _holder(s, s.plans, work)
    artist = NONE if planner == NONE else s.artist[planner][work]
    return _city_work_seen(work, _holder(s, s.works, work), planner, artist)


@cache
def _city_work_seen(work: int, crest: int, planner: int, artist: int) -> FlorenzaCityWork:
    by = None if planner == NONE else PERSON_IDS[artist]
    return {**WORKS_SHOWN[work], "crest": _seat(crest), "planned": _seat(planner), "artist": by}


def _player(s: State, player: int) -> FlorenzaSeat:
    return {
        "family": None if s.family[player] == NONE else FAMILIES[s.family[player]],
        "prestige": s.prestige[player],
        "bishop_points": s.bishop_points[player],
        "florins": s.florins[player],
        "cubes": _cubes(s.cubes[player]),
        "workers": s.workers[player],
        "reserve": s.reserve[player],
        "chiesa": None if s.chiesa[player] == NONE else PERSON_IDS[s.chiesa[player]],
        "lots": [_lot(s, player, field) for field in range(FIELDS)],
        "works": [_own_work(s, player, work) for work in members(DISTRICT)],
    }


def _private(s: State, player: int, own: bool) -> FlorenzaPrivate:
    """L13.1: certificates lie face down."""
    if own or s.open_memory or s.ask == Ask.OVER:
        return {"certificates": s.certificates[player], "points": score(s, player)}
    return {}


def _lot(s: State, player: int, field: int) -> FlorenzaLot:
    built = s.built[player]
    planned = built <= field < built + s.sites[player]
    return _lot_seen(field, s.lot[player][field], field < built, player if planned else s.occupant[player][field])


@cache
def _lot_seen(field: int, kind: int, finished: bool, occupant: int) -> FlorenzaLot:
    return {
        "field": field + 1,
        "building": None if kind == NONE else BUILDING_IDS[kind],
        "name": None if kind == NONE else BUILDING_NAMES[kind],
        "finished": finished,
        "worker": _seat(occupant),
    }


def _own_work(s: State, player: int, work: int) -> FlorenzaOwnWork:
    planned = bool(s.plans[player] >> work & 1)
    return _own_work_seen(work, bool(s.works[player] >> work & 1), planned, s.artist[player][work] if planned else NONE)


@cache
def _own_work_seen(work: int, completed: bool, planned: bool, artist: int) -> FlorenzaOwnWork:
    by = PERSON_IDS[artist] if planned else None
    return {**WORKS_SHOWN[work], "completed": completed, "planned": planned, "artist": by}
