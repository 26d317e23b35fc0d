"""The shape of an edition file, and what its figures must come to so that the rules can be played with them."""

from __future__ import annotations

import unicodedata
from typing import Any, Final, Literal, TypeAlias, get_args

from torri.engine.editions import Reader

Cube: TypeAlias = Literal["marble", "wood", "gold", "metal", "cloth", "spice"]
Good: TypeAlias = Literal[Cube, "florins", "prestige", "bishop", "workers", "any_cube", "swaps"]
Talent: TypeAlias = Literal["architect", "sculptor", "painter"]
Family: TypeAlias = Literal["medici", "pazzi", "pitti", "rucellai", "strozzi"]
CUBES: Final[tuple[Cube, ...]] = get_args(Cube)
GOODS: Final[tuple[Good, ...]] = get_args(Good)
COSTS: Final[tuple[Good, ...]] = (*CUBES, "florins")
INCOMES: Final = (*COSTS, "prestige", "bishop", "workers")
OUTPUTS: Final = (*INCOMES, "any_cube", "swaps")
TALENTS: Final[tuple[Talent, ...]] = get_args(Talent)
FAMILIES: Final[tuple[Family, ...]] = get_args(Family)
PALAZZO_PLACE, CHIESA_PLACE = "Palazzo", "Chiesa"
DIE: Final = 6
MOST_BUILDINGS, MOST_WORKS, MOST_PERSONS = 60, 60, 63  # answers a question can have
MOST_LOTS: Final = 40  # of five families
MOST_FLORINS: Final = 1000  # in one figure

WORK: Final = {
    "place": str,
    "name": str,
    "talents": [str],
    "cost": COSTS,
    "prestige": int,
    "bishop": int,
    "income": INCOMES,
}

SHAPE: Final[dict[str, Any]] = {
    "cubes": dict.fromkeys(("total", *CUBES), int),
    "family": dict.fromkeys(("workers", "florins", "each_cube", "first_workers"), int),
    "rounds": dict.fromkeys(("normal", "short"), int),
    "persons_drawn": dict.fromkeys(("of_two", "of_three", "of_four", "of_five"), int),
    "income": dict.fromkeys(("florins", "marble", "wood", "workers", "instead"), int) | {"die": [str]},
    "market": dict.fromkeys(("sale", "price", "given"), int),
    "offices": dict.fromkeys(("lowest_prestige", "bishop_needs", "cardinal_needs", "cardinal_prestige"), int),
    "failure": dict.fromkeys(("building", "district", "city", "cathedral", "named_artist"), int),
    "completion": dict.fromkeys(("palazzo", "chiesa"), int),
    "final": dict.fromkeys(
        (
            *("captain", "bishop", "cubes_a_point", "florins_a_point"),
            *("empty_field", "uncompleted", "no_palazzo", "no_chiesa"),
        ),
        int,
    ),
    "draft": {"buildings": [str]},
    "first_game": {family: [str] for family in FAMILIES} | {"short_game": str},
    "tiles": dict.fromkeys(("total", "kinds"), int),
    "pulpit": {"opened_by": str},
    "building": [
        {
            "name": str,
            "copies": int,
            "build": COSTS,
            "use": COSTS,
            "output": OUTPUTS,
            "prestige": int,
            "income": INCOMES,
        }
    ],
    "district_work": [WORK],
    "city_work": [WORK],
    "cathedral_work": [WORK],
    "artist": [{"name": str, "life": int, "rows": [{"talent": str, "fee": int, "fame": [int], "gold": [int]}]}],
    "nameless_artists": {"each": int, "fee": int, "fame": [int], "life": [int]},
    "preacher": [
        {"name": str, "life": int, "fee": int, "prestige": int, "bishop": int, "workers": [int]},
    ],
    "nameless_preachers": dict.fromkeys(("count", "fee", "workers", "life"), int),
}


def slug(name: str) -> str:
    """A name as it is typed: `Monte di Pietà` is `monte-di-pieta`."""
    plain = unicodedata.normalize("NFKD", name.replace("’", "'")).encode("ascii", "ignore").decode()
    return "-".join("".join(sign if sign.isalnum() else " " for sign in plain.lower()).split())


def check(values: dict[str, Any], reader: Reader) -> None:
    """The sums and bounds of a file whose shape is right."""
    cubes = dict(values["cubes"])
    reader.expect("cubes.total", sum(cubes.values()) - cubes["total"], cubes["total"])
    for table, least, most in (
        ("rounds", 1, 12),
        ("persons_drawn", 1, 40),
        ("market", 0, MOST_FLORINS),
        ("failure", 0, 20),
        ("completion", 0, 20),
        ("nameless_preachers", 0, MOST_FLORINS),
    ):
        for key, value in values[table].items():
            reader.within(f"{table}.{key}", value, least, most)
    for key, value in values["final"].items():
        reader.within(f"final.{key}", value, int(key.endswith("_a_point")), MOST_FLORINS)
    for cube in CUBES:
        reader.within(f"cubes.{cube}", values["cubes"][cube], 1, 31)  # as events carry them, in five bits
    family = values["family"]
    reader.within("family.workers", family["workers"], 3, 12)
    reader.within("family.first_workers", family["first_workers"], 3, family["workers"])
    reader.within("family.florins", family["florins"], 0, MOST_FLORINS)
    reader.within("family.each_cube", family["each_cube"], 0, min(values["cubes"][cube] for cube in CUBES) // 5)
    reader.within("market.given", values["market"]["given"], 2, 2)
    offices = values["offices"]
    reader.within("offices.lowest_prestige", offices["lowest_prestige"], -100, 0)
    for key in ("bishop_needs", "cardinal_needs", "cardinal_prestige"):
        reader.within(f"offices.{key}", offices[key], 0, 100)
    check_income(values["income"], family["workers"], reader)
    check_buildings(values, reader)
    check_works(values, reader)
    check_persons(values, reader)


def goods_within(path: str, goods: dict[str, int], reader: Reader) -> None:
    most = {"florins": MOST_FLORINS, "any_cube": 1, "swaps": 2}
    for good, number in goods.items():
        reader.within(f"{path}.{good}", number, 0, most.get(good, 12))


def known(path: str, names: list[str], every: tuple[str, ...] | list[str], reader: Reader) -> None:
    for name in names:
        if name not in every:
            reader.wrong("unknown-name", path=path, found=name, known=", ".join(every))


def distinct(path: str, names: list[str], reader: Reader) -> None:
    reader.expect(path, len({slug(name) for name in names}), len(names), "names-alike")


def check_income(income: dict[str, Any], workers: int, reader: Reader) -> None:
    for key, most in (("florins", MOST_FLORINS), ("marble", 12), ("wood", 12), ("instead", MOST_FLORINS)):
        reader.within(f"income.{key}", income[key], 0, most)
    reader.within("income.workers", income["workers"], 3, workers)  # L4: two of them may be lost at once
    reader.expect("income.die", len(income["die"]), DIE)
    known("income.die", income["die"], CUBES, reader)


def check_buildings(values: dict[str, Any], reader: Reader) -> None:
    buildings = values["building"]
    names = [item["name"] for item in buildings]
    distinct("building", names, reader)
    reader.within("building", len(buildings), 1, MOST_BUILDINGS)
    reader.expect("tiles.kinds", len(buildings), values["tiles"]["kinds"])
    reader.expect("tiles.total", sum(item["copies"] for item in buildings), values["tiles"]["total"])
    reader.within("tiles.total", values["tiles"]["total"], MOST_LOTS, 40 * MOST_LOTS)  # L5.3: a tile for every field
    for number, item in enumerate(buildings, 1):
        path = f"building[{number}]"
        reader.within(f"{path}.copies", item["copies"], 1, 40)
        reader.within(f"{path}.prestige", item["prestige"], 0, 20)
        for part in ("build", "use", "output", "income"):
            goods_within(f"{path}.{part}", item[part], reader)
        reader.within(f"{path}.output", sum(item["output"].get(good, 0) > 0 for good in ("any_cube", "swaps")), 0, 1)
    copies = {item["name"]: item["copies"] for item in buildings}
    drafted = set(values["draft"]["buildings"])
    known("draft.buildings", sorted(drafted), names, reader)
    # L2.2: the last to choose has one kind already and finds at most eight tiles of the others taken
    if sum(copies.get(name, 0) for name in drafted) - max((copies.get(name, 0) for name in drafted), default=0) < 9:
        reader.wrong("too-few-to-draft", path="draft.buildings", least=9)
    given: list[str] = []
    for family in FAMILIES:
        own = values["first_game"][family]
        known(f"first_game.{family}", own, names, reader)
        reader.expect(f"first_game.{family}", len(set(own)) if len(own) == 2 else len(own), 2)  # and no two alike
        given += own
    casa = values["first_game"]["short_game"]
    known("first_game.short_game", [casa], names, reader)
    for name in {*given, casa} & copies.keys():
        least = given.count(name) + (len(FAMILIES) if name == casa else 0)
        reader.within("first_game", copies[name], least, 40)


def check_works(values: dict[str, Any], reader: Reader) -> None:
    every = []
    for group in ("district_work", "city_work", "cathedral_work"):
        for number, item in enumerate(values[group], 1):
            path = f"{group}[{number}]"
            known(f"{path}.talents", item["talents"], TALENTS, reader)
            reader.within(f"{path}.talents", len(set(item["talents"])), 1, len(TALENTS))
            for part in ("cost", "income"):
                goods_within(f"{path}.{part}", item[part], reader)
            reader.within(f"{path}.prestige", item["prestige"], 0, 40)
            reader.within(f"{path}.bishop", item["bishop"], 0, 20)
            every.append(f"{item['place']} {item['name']}")
    distinct("works", every, reader)
    reader.within("works", len(every), 1, MOST_WORKS)
    places = [item["place"] for item in values["district_work"]]
    for place in (PALAZZO_PLACE, CHIESA_PLACE):
        reader.expect(f"district_work {place}", places.count(place), len(places) // 2)
    names = [item["name"] for item in values["cathedral_work"]]
    known("pulpit.opened_by", [values["pulpit"]["opened_by"]], names, reader)


def check_persons(values: dict[str, Any], reader: Reader) -> None:
    artists, preachers = values["artist"], values["preacher"]
    distinct("persons", [item["name"] for item in [*artists, *preachers]], reader)
    reader.within("persons", len(artists) + len(preachers) + len(TALENTS) + 1, 1, MOST_PERSONS)
    for key, number in values["persons_drawn"].items():
        reader.within(f"persons_drawn.{key}", number, 1, len(artists) + len(preachers))
    for number, item in enumerate(artists, 1):
        path = f"artist[{number}]"
        reader.within(f"{path}.life", item["life"], 1, 7)
        talents = [row["talent"] for row in item["rows"]]
        known(f"{path}.rows", talents, TALENTS, reader)
        reader.expect(f"{path}.rows", len(set(talents)), max(len(talents), 1))
        for row in item["rows"]:
            reader.within(f"{path}.fee", row["fee"], 0, MOST_FLORINS)
            reader.expect(f"{path}.fame", len(row["fame"]), DIE)
            for value in row["fame"]:
                reader.within(f"{path}.fame", value, -10, 20)
            reader.within(f"{path}.gold", len(row["gold"]), 0, DIE - 1)  # L8.3: another value is left
            for face in row["gold"]:
                reader.within(f"{path}.gold", face, 1, DIE)
    nameless = values["nameless_artists"]
    reader.within("nameless_artists.each", nameless["each"], 0, 40)
    reader.within("nameless_artists.fee", nameless["fee"], 0, MOST_FLORINS)
    reader.expect("nameless_artists.fame", len(nameless["fame"]), DIE)
    for value in nameless["fame"]:
        reader.within("nameless_artists.fame", value, -10, 20)
    reader.expect("nameless_artists.life", len(nameless["life"]), len(TALENTS))
    for life in (*nameless["life"], *(item["life"] for item in preachers), values["nameless_preachers"]["life"]):
        reader.within("life", life, 1, 7)
    for number, item in enumerate(preachers, 1):
        path = f"preacher[{number}]"
        reader.within(f"{path}.fee", item["fee"], 0, MOST_FLORINS)
        reader.within(f"{path}.prestige", item["prestige"], -20, 20)
        reader.within(f"{path}.bishop", item["bishop"], -20, 20)
        reader.expect(f"{path}.workers", len(item["workers"]), DIE)
        for value in item["workers"]:
            reader.within(f"{path}.workers", value, 0, 12)
