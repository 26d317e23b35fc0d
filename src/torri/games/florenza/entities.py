"""What a network sees: artworks, persons, kinds of buildings, fields of all districts, kinds of cubes, seats."""

from __future__ import annotations

from typing import Final

from torri.engine.entities import (
    BOARD,
    NOTHING,
    Columns,
    Entities,
    Feature,
    Kind,
    Link,
    Pointing,
    Row,
    Targets,
    beside,
    board,
    each,
    only,
    own_name,
    turned,
)

from .figures import TALENTS
from .observation import CITY_WORKS, OBSERVATION
from .state import Ask
from .tables import (
    ARTISTS,
    BUILD_COST,
    BUILDING_INCOME,
    BUILDING_PRESTIGE,
    BUILDINGS,
    CARDS,
    CUBE_KINDS,
    FAME,
    FEE,
    FIELDS,
    FIRST_PREACHER,
    FLORINS,
    HIRED,
    NAMELESS_PREACHER,
    NONE,
    OUTPUT,
    OWN_WORKS,
    PERSON_TALENTS,
    PERSONS,
    PLAYERS,
    PREACHER_BISHOP,
    PREACHER_FEE,
    PREACHER_PRESTIGE,
    PREACHER_WORKERS,
    ROUNDS,
    USE_COST,
    WORK_BISHOP,
    WORK_COST,
    WORK_INCOME,
    WORK_PRESTIGE,
    WORK_TALENTS,
    WORKS,
)

COLUMNS: Final = Row(OBSERVATION)
SCALES: Final = {
    "florins": 1 / 300,
    "prestige": 1 / 20,
    "certificates": 1 / 40,
    "bishop_points": 1 / 5,
    "points": 1 / 60,
}
WORKERS: Final = tuple(range(1, 9))


def _scaled(goods: list[int]) -> list[float]:
    """Cubes and other goods as they are, florins by the hundred."""
    return [number / 100 if good == FLORINS else float(number) for good, number in enumerate(goods)]


def _talented(talents: int) -> list[float]:
    return [float(talents >> talent & 1) for talent in range(len(TALENTS))]


BOARD_KIND: Final = Kind(
    BOARD,
    1,
    (
        *(Feature(COLUMNS.of(name)) for name in ("question", "players", "seat", "options", "phase", "field", "acted")),
        *(Feature(COLUMNS.of(name)) for name in ("dealt", "talent", "roll", "pulpit", "pulpit_seat", "nameless")),
        Feature(COLUMNS.of("round"), values=tuple(range(1, max(ROUNDS) + 1))),
        Feature(COLUMNS.of("due"), scale=1 / 3),
    ),
)
OWN_ARTISTS: Final = COLUMNS.of("own_artists", PLAYERS * OWN_WORKS, among=OWN_WORKS)
OWN_DONE: Final = COLUMNS.of("own_works", PLAYERS * OWN_WORKS, among=OWN_WORKS)


def _in_city(block: str) -> Columns:
    """Columns that only the works of the city have."""
    nothing = (NOTHING,) * PLAYERS
    return (*[nothing] * OWN_WORKS, *COLUMNS.of(block, CITY_WORKS))


WORK: Final = Kind(
    "work",
    WORKS,
    (
        Feature(COLUMNS.of("work", WORKS)),
        Feature(only(OWN_DONE, WORKS)),
        Feature(_in_city("city_works")),
        Feature(_in_city("city_plans")),
        Feature((*OWN_ARTISTS, *COLUMNS.of("city_artists", CITY_WORKS))),
    ),
    fixed=beside(
        [_scaled(WORK_COST[work]) for work in range(WORKS)],
        [_scaled(WORK_INCOME[work]) for work in range(WORKS)],
        [[WORK_PRESTIGE[work] / 5, WORK_BISHOP[work] / 2, *_talented(WORK_TALENTS[work])] for work in range(WORKS)],
        own_name(WORKS),
    ),
)


def _printed(person: int) -> list[float]:
    """Talents, fees and fame of an artist; fee and what a preacher brings."""
    if person < HIRED:
        fees = [0.0 if fee == NONE else fee / 200 for fee in FEE[person]]
        fame = [sum(row) / 12 for row in FAME[person]]
        return [*_talented(PERSON_TALENTS[person]), *fees, *fame, 0.0, 0.0, 0.0, 0.0]
    preacher = person - FIRST_PREACHER
    brings = (PREACHER_FEE[preacher] / 200, PREACHER_PRESTIGE[preacher], PREACHER_BISHOP[preacher])
    return [0.0] * (3 * len(TALENTS)) + [*map(float, brings), sum(PREACHER_WORKERS[preacher]) / 12]


BANISHED: Final = ((NOTHING,),) * FIRST_PREACHER + COLUMNS.of("banished", NAMELESS_PREACHER - FIRST_PREACHER)
PERSON: Final = Kind(
    "person",
    PERSONS,
    (
        *(Feature(COLUMNS.of(name, PERSONS)) for name in ("person", "bag", "hired")),
        Feature(COLUMNS.of("life", PERSONS), values=tuple(range(1, CARDS + 1))),
        Feature(only(COLUMNS.of("masters", ARTISTS), PERSONS)),
        Feature(only(COLUMNS.of("guarded", ARTISTS), PERSONS)),
        Feature(only(BANISHED, PERSONS)),
    ),
    fixed=tuple(tuple(_printed(person)) for person in range(PERSONS)),
    light=True,
)
BUILDING: Final = Kind(
    "building",
    BUILDINGS,
    (Feature(COLUMNS.of("tiles", BUILDINGS)), Feature(COLUMNS.across("buildings", 1))),
    fixed=beside(
        *([_scaled(row) for row in table] for table in (BUILD_COST, USE_COST, OUTPUT, BUILDING_INCOME)),
        [[prestige / 3] for prestige in BUILDING_PRESTIGE],
    ),
    light=True,
)
LOT: Final = Kind(
    "lot",
    PLAYERS * FIELDS,
    (Feature(COLUMNS.of("lots", PLAYERS * FIELDS)), Feature(COLUMNS.of("occupants", PLAYERS * FIELDS))),
    fixed=beside(
        [[float(lot // FIELDS == seat) for seat in range(PLAYERS)] for lot in range(PLAYERS * FIELDS)],
        [[float(lot % FIELDS == field) for field in range(FIELDS)] for lot in range(PLAYERS * FIELDS)],
    ),
    light=True,
)
CUBE: Final = Kind(
    "cube",
    CUBE_KINDS,
    (
        *(Feature(COLUMNS.of(name, CUBE_KINDS)) for name in ("least", "given")),
        Feature(COLUMNS.of("supply", CUBE_KINDS), scale=1 / 8),
        Feature(COLUMNS.across("cubes", 1), scale=1 / 3),
        Feature(tuple(columns[:1] for columns in COLUMNS.across("cubes", 1)), values=(1, 2, 3, 4, 5)),
    ),
    fixed=own_name(CUBE_KINDS),
)
SEAT: Final = Kind(
    "seat",
    PLAYERS,
    (
        *(Feature(COLUMNS.of(name, PLAYERS)) for name in ("actor", "turn", "order", "passed", "market", "captain")),
        *(Feature(COLUMNS.of(name, PLAYERS)) for name in ("bishop", "guarded_worker", "family", "chiesa", "own_works")),
        *(Feature(COLUMNS.of(name, PLAYERS), scale=scale) for name, scale in SCALES.items()),
        *(
            Feature(COLUMNS.of(name, PLAYERS), values=WORKERS)
            for name in ("reserve", "workers", "built", "sites", "old")
        ),
        Feature(COLUMNS.of("cubes", PLAYERS), scale=1 / 3),
        Feature(COLUMNS.of("buildings", PLAYERS)),
        Feature(COLUMNS.across("city_works", 1)),
        Feature(COLUMNS.across("city_plans", 1)),
    ),
    fixed=own_name(PLAYERS),
)

CUBES_OF_WORK: Final = tuple(tuple(number / 3 for number in row[:CUBE_KINDS]) for row in WORK_COST)
CUBES_TO_BUILD: Final = tuple(tuple(number / 3 for number in row[:CUBE_KINDS]) for row in BUILD_COST)
SKILLED: Final = tuple(  # persons who could create each work
    tuple(
        float(person < HIRED and PERSON_TALENTS[min(person, HIRED - 1)] & talents != 0) / 10
        for person in range(PERSONS)
    )
    for talents in WORK_TALENTS
)
LINKS: Final = (
    Link("cube", "work", weights=CUBES_OF_WORK),
    Link("cube", "building", weights=CUBES_TO_BUILD, late=True),
    Link("building", "cube", weights=turned(CUBES_TO_BUILD)),
    Link("person", "work", weights=SKILLED),
    Link("work", "person", weights=turned(SKILLED), late=True),
    Link("work", BOARD, columns=COLUMNS.of("work")),
    Link("person", BOARD, columns=COLUMNS.of("person")),
)


def _of(targets: Targets, *asks: Ask) -> tuple[Pointing, ...]:
    return tuple(Pointing(ask, targets) for ask in asks)


ENTITIES: Final = Entities(
    (BOARD_KIND, WORK, PERSON, BUILDING, LOT, CUBE, SEAT),
    LINKS,
    (
        Pointing(Ask.FAMILY, board(PLAYERS)),
        *_of(each(BUILDING), Ask.DRAFT, Ask.PLAN),
        *_of(board(3), Ask.CAPTAIN, Ask.BISHOP),
        Pointing(Ask.GUARD_WORKER, each(SEAT), by_seat=True),
        Pointing(Ask.GUARD_ARTIST, each(PERSON, things=range(ARTISTS))),
        Pointing(Ask.CONVERT, each(SEAT), by_seat=True),
        Pointing(Ask.BANISH, each(PERSON, things=range(FIRST_PREACHER, NAMELESS_PREACHER))),
        Pointing(Ask.ACTION, board(6)),
        Pointing(Ask.OCCUPY, each(LOT), by_seat=True),
        *_of(each(WORK), Ask.CREATE, Ask.WORK),
        Pointing(Ask.HIRE, each(PERSON, things=range(HIRED))),
        Pointing(Ask.DONATE, each(PERSON, things=range(FIRST_PREACHER, PERSONS))),
        *_of(board(2), Ask.PULPIT, Ask.USE, Ask.BUILD),
        Pointing(Ask.MARKET, board(4)),
        *_of(each(CUBE), Ask.SELL, Ask.BUY, Ask.TRADE_GIVE, Ask.TRADE_TAKE, Ask.ANY_CUBE, Ask.BARTER_TAKE),
        Pointing(Ask.BARTER_GIVE, each(CUBE) + board(1)),
        Pointing(Ask.TALENT, board(len(TALENTS) + 1)),
    ),
    players=COLUMNS.of("players")[0],
    points=COLUMNS.of("points")[0],
    margin_scale=25.0,
    seat=COLUMNS.of("seat")[0],
)
