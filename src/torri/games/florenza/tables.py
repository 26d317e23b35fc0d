"""L1: the components, as tables read from the edition.

Persons are numbered through: named artists, the three kinds of nameless artists, named preachers, the nameless
preachers. A family's 27 artworks are numbered through too: four of its Palazzo, four of its Chiesa, those of the
Florentine buildings, those of the cathedral. Goods are rows in the order of `GOODS`: a cost or a yield is such a row.
"""

from __future__ import annotations

from typing import Any, Final

from torri.engine.bits import set_of
from torri.engine.editions import Edition, edition_text, read_edition, typeset

from .figures import CHIESA_PLACE, CUBES, FAMILIES, GOODS, PALAZZO_PLACE, SHAPE, TALENTS, check, slug

NONE: Final = -1
PLAYERS: Final = 5  # at most
MIN_PLAYERS: Final = 2
FIELDS: Final = 8  # L1.2: for buildings, in a district
CARDS: Final = 7  # L1.5: of Life in Florence
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII")
FACES: Final = 6
CUBE_KINDS: Final = len(CUBES)
ALL_CUBES: Final = (1 << CUBE_KINDS) - 1
FLORINS, PRESTIGE, BISHOP, WORKERS, ANY_CUBE, SWAPS = range(CUBE_KINDS, CUBE_KINDS + 6)  # in a row of goods
MARBLE, WOOD = CUBES.index("marble"), CUBES.index("wood")

EDITION: Final[Edition] = read_edition(edition_text(__package__), "florenza", SHAPE, check)
_VALUES: Final[dict[str, Any]] = typeset(EDITION.values)


def _row(amounts: dict[str, int]) -> list[int]:
    return [amounts.get(good, 0) for good in GOODS]


def _talents(names: list[str]) -> int:
    return set_of(TALENTS.index(name) for name in names)


# L1.1, L1.2, L2 Cubes, families, set-up
SUPPLY: Final[list[int]] = [_VALUES["cubes"][cube] for cube in CUBES]
ALL_WORKERS: Final[int] = _VALUES["family"]["workers"]
START_FLORINS: Final[int] = _VALUES["family"]["florins"]
START_CUBES: Final[int] = _VALUES["family"]["each_cube"]
START_WORKERS: Final[int] = _VALUES["family"]["first_workers"]
ROUNDS: Final[list[int]] = [_VALUES["rounds"]["normal"], _VALUES["rounds"]["short"]]
DRAWN: Final[list[int]] = [0, 0, *(_VALUES["persons_drawn"][f"of_{n}"] for n in ("two", "three", "four", "five"))]

# L1.3 Buildings
_BUILDINGS: Final[list[dict[str, Any]]] = _VALUES["building"]
BUILDING_NAMES: Final[list[str]] = [item["name"] for item in _BUILDINGS]
BUILDING_IDS: Final[list[str]] = [slug(name) for name in BUILDING_NAMES]
BUILDINGS: Final = len(_BUILDINGS)
COPIES: Final[list[int]] = [item["copies"] for item in _BUILDINGS]
BUILD_COST: Final[list[list[int]]] = [_row(item["build"]) for item in _BUILDINGS]
USE_COST: Final[list[list[int]]] = [_row(item["use"]) for item in _BUILDINGS]
OUTPUT: Final[list[list[int]]] = [_row(item["output"]) for item in _BUILDINGS]
BUILDING_PRESTIGE: Final[list[int]] = [item["prestige"] for item in _BUILDINGS]
BUILDING_INCOME: Final[list[list[int]]] = [_row(item["income"]) for item in _BUILDINGS]
HOMES: Final = set_of(kind for kind in range(BUILDINGS) if any(BUILDING_INCOME[kind]))  # L5.2: never occupied
DRAFTED: Final = set_of(BUILDING_NAMES.index(name) for name in _VALUES["draft"]["buildings"])
FIRST_GAME: Final[list[list[int]]] = [
    [BUILDING_NAMES.index(name) for name in _VALUES["first_game"][family]] for family in FAMILIES
]
SHORT_GAME: Final = BUILDING_NAMES.index(_VALUES["first_game"]["short_game"])

# L1.2, L1.4 Artworks
_DISTRICT: Final[list[dict[str, Any]]] = _VALUES["district_work"]
_WORKS: Final[list[dict[str, Any]]] = [*_DISTRICT, *_VALUES["city_work"], *_VALUES["cathedral_work"]]
WORKS: Final = len(_WORKS)
OWN_WORKS: Final = len(_DISTRICT)
CITY_WORKS: Final = len(_VALUES["city_work"])
ALL_WORKS: Final = (1 << WORKS) - 1
DISTRICT: Final = (1 << OWN_WORKS) - 1
PALAZZO: Final = set_of(n for n in range(OWN_WORKS) if _DISTRICT[n]["place"] == PALAZZO_PLACE)
CHIESA: Final = set_of(n for n in range(OWN_WORKS) if _DISTRICT[n]["place"] == CHIESA_PLACE)
CITY: Final = set_of(range(OWN_WORKS, OWN_WORKS + CITY_WORKS))
CATHEDRAL: Final = ALL_WORKS & ~DISTRICT & ~CITY
GROUPS: Final[list[int]] = [DISTRICT, CITY, CATHEDRAL]  # L8.1, in this order
WORK_PLACES: Final[list[str]] = [item["place"] for item in _WORKS]
WORK_NAMES: Final[list[str]] = [f"{item['place']}: {item['name']}" for item in _WORKS]
WORK_IDS: Final[list[str]] = [f"{slug(item['place'])}.{slug(item['name'])}" for item in _WORKS]
WORK_TALENTS: Final[list[int]] = [_talents(item["talents"]) for item in _WORKS]
TALENT_WORKS: Final[list[int]] = [
    set_of(work for work in range(WORKS) if WORK_TALENTS[work] >> talent & 1) for talent in range(len(TALENTS))
]
WORK_COST: Final[list[list[int]]] = [_row(item["cost"]) for item in _WORKS]
WORK_PRESTIGE: Final[list[int]] = [item["prestige"] for item in _WORKS]
WORK_BISHOP: Final[list[int]] = [item["bishop"] for item in _WORKS]
WORK_INCOME: Final[list[list[int]]] = [_row(item["income"]) for item in _WORKS]
PULPITO: Final = next(
    work for work in range(OWN_WORKS + CITY_WORKS, WORKS) if _WORKS[work]["name"] == _VALUES["pulpit"]["opened_by"]
)

# L1.5 Persons
_ARTISTS: Final[list[dict[str, Any]]] = _VALUES["artist"]
_PREACHERS: Final[list[dict[str, Any]]] = _VALUES["preacher"]
ARTISTS: Final = len(_ARTISTS)  # named
NAMELESS: Final = ARTISTS  # the first of the nameless artists, by talent
HIRED: Final = ARTISTS + len(TALENTS)  # all who can be hired
PREACHERS: Final = len(_PREACHERS)  # named
FIRST_PREACHER: Final = HIRED
NAMELESS_PREACHER: Final = FIRST_PREACHER + PREACHERS
PERSONS: Final = NAMELESS_PREACHER + 1
NAMED_ARTISTS: Final = (1 << ARTISTS) - 1
NAMED_PREACHERS: Final = set_of(range(FIRST_PREACHER, NAMELESS_PREACHER))
NAMED: Final = NAMED_ARTISTS | NAMED_PREACHERS
PERSON_NAMES: Final[list[str]] = [
    *(item["name"] for item in _ARTISTS),
    *(f"nameless-{talent}" for talent in TALENTS),  # of sentences in the texts
    *(item["name"] for item in _PREACHERS),
    "nameless-preacher",
]
PERSON_IDS: Final[list[str]] = [slug(name) for name in PERSON_NAMES]
LIFE: Final[list[int]] = [  # the place of the card a person comes to, or is at home on
    *(item["life"] - 1 for item in _ARTISTS),
    *(life - 1 for life in _VALUES["nameless_artists"]["life"]),
    *(item["life"] - 1 for item in _PREACHERS),
    _VALUES["nameless_preachers"]["life"] - 1,
]
_NAMELESS_ROWS: Final[list[list[dict[str, Any]]]] = [
    [
        {
            "talent": talent,
            "fee": _VALUES["nameless_artists"]["fee"],
            "fame": _VALUES["nameless_artists"]["fame"],
            "gold": [],
        }
    ]
    for talent in TALENTS
]
_ROWS: Final[list[dict[str, dict[str, Any]]]] = [
    {row["talent"]: row for row in rows} for rows in [*(item["rows"] for item in _ARTISTS), *_NAMELESS_ROWS]
]
PERSON_TALENTS: Final[list[int]] = [_talents(list(rows)) for rows in _ROWS]
TALENTED: Final[list[int]] = [
    set_of(person for person in range(HIRED) if PERSON_TALENTS[person] >> talent & 1) for talent in range(len(TALENTS))
]
FEE: Final[list[list[int]]] = [[rows[t]["fee"] if t in rows else NONE for t in TALENTS] for rows in _ROWS]
FAME: Final[list[list[list[int]]]] = [
    [rows[talent]["fame"] if talent in rows else [0] * FACES for talent in TALENTS] for rows in _ROWS
]
GOLD: Final[list[list[int]]] = [
    [set_of(face - 1 for face in rows[talent]["gold"]) if talent in rows else 0 for talent in TALENTS] for rows in _ROWS
]


def _blue(fame: list[int], gold: int) -> list[int]:
    """L8.3: golden faces become the best other value of the row."""
    best = max((value for face, value in enumerate(fame) if not gold >> face & 1), default=0)
    return [best if gold >> face & 1 else value for face, value in enumerate(fame)]


BLUE_FAME: Final[list[list[list[int]]]] = [
    [_blue(row, gold) for row, gold in zip(rows, golds, strict=True)] for rows, golds in zip(FAME, GOLD, strict=True)
]
NAMELESS_EACH: Final[list[int]] = [
    *[_VALUES["nameless_artists"]["each"]] * len(TALENTS),
    _VALUES["nameless_preachers"]["count"],
]
PREACHER_FEE: Final[list[int]] = [*(item["fee"] for item in _PREACHERS), _VALUES["nameless_preachers"]["fee"]]
PREACHER_PRESTIGE: Final[list[int]] = [*(item["prestige"] for item in _PREACHERS), 0]
PREACHER_BISHOP: Final[list[int]] = [*(item["bishop"] for item in _PREACHERS), 0]
PREACHER_WORKERS: Final[list[list[int]]] = [
    *(item["workers"] for item in _PREACHERS),
    [_VALUES["nameless_preachers"]["workers"]] * FACES,
]

# L1.6, L3, L6, L7-L9, L11 Figures of the phases
LOWEST_PRESTIGE: Final[int] = _VALUES["offices"]["lowest_prestige"]
INCOME: Final[list[int]] = [
    _VALUES["income"].get(good, 0) if good in ("florins", "marble", "wood", "workers") else 0 for good in GOODS
]
INCOME_DIE: Final[list[int]] = [CUBES.index(cube) for cube in _VALUES["income"]["die"]]
INSTEAD: Final[int] = _VALUES["income"]["instead"]
SALE: Final[int] = _VALUES["market"]["sale"]
PRICE: Final[int] = _VALUES["market"]["price"]
TRADED: Final[int] = _VALUES["market"]["given"]
BUILDING_FAILURE: Final[int] = _VALUES["failure"]["building"]
WORK_FAILURE: Final[list[int]] = [_VALUES["failure"][group] for group in ("district", "city", "cathedral")]
ARTIST_FAILURE: Final[int] = _VALUES["failure"]["named_artist"]
PALAZZO_PRESTIGE: Final[int] = _VALUES["completion"]["palazzo"]
CHIESA_BISHOP: Final[int] = _VALUES["completion"]["chiesa"]
BISHOP_NEEDS: Final[int] = _VALUES["offices"]["bishop_needs"]
CARDINAL_NEEDS: Final[int] = _VALUES["offices"]["cardinal_needs"]
CARDINAL_PRESTIGE: Final[int] = _VALUES["offices"]["cardinal_prestige"]
CAPTAIN_POINTS: Final[int] = _VALUES["final"]["captain"]
BISHOP_POINTS: Final[int] = _VALUES["final"]["bishop"]
CUBES_A_POINT: Final[int] = _VALUES["final"]["cubes_a_point"]
FLORINS_A_POINT: Final[int] = _VALUES["final"]["florins_a_point"]
EMPTY_FIELD: Final[int] = _VALUES["final"]["empty_field"]
UNCOMPLETED: Final[int] = _VALUES["final"]["uncompleted"]
NO_PALAZZO: Final[int] = _VALUES["final"]["no_palazzo"]
NO_CHIESA: Final[int] = _VALUES["final"]["no_chiesa"]


def _longest() -> int:
    """More steps than any game has: in a round every worker is placed at most once."""
    placing = ALL_WORKERS * 6 + 1  # kind, target, person or place, two rolls; and passing
    market = 4 + 2 + TRADED + 1
    district = ALL_WORKERS * 6  # use, and barter two cubes
    works = ALL_WORKERS * 4  # which, talent, two rolls
    rounds = max(ROUNDS) * (5 + PLAYERS * (placing + market + district + works))
    return PLAYERS * 4 + ARTISTS + PREACHERS + rounds


LONGEST_GAME_STEPS: Final = _longest()
