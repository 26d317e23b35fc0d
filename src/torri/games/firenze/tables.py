"""F1: the components, as tables read from the edition.

Commission `6 * colour + height - 3` belongs to the tower of that colour. Cards of one name are one kind, and a
question names kinds; the kinds are numbered persons, festivals, buildings, church, events. A pile of cards is one
set (`torri.engine.piles`). A tower under construction is one number, `32 * colour + height`.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

from torri.engine.bits import set_of
from torri.engine.editions import Edition, Reader, edition_text, read_edition
from torri.engine.piles import NO_CARD, card_bits

NONE: Final = -1
PLAYERS: Final = 4  # at most
MIN_PLAYERS: Final = 2
Colour: TypeAlias = Literal["white", "yellow", "green", "red", "blue", "purple"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
WHITE: Final = 0
HEIGHTS: Final = range(3, 9)  # F1.2: of the commissions
LOWEST: Final = 3
LEVELS: Final = len(HEIGHTS)
COMMISSIONS: Final = len(COLOURS) * LEVELS
TILE_HEIGHTS: Final = range(5, 9)  # F1.3
NUMERALS: Final = ("I", "II", "III", "IV")
ROW: Final = 6  # cards of the row
SLOTS: Final = 6  # towers a player has: each got one of at most six bricks in the last turn (F6.2, F7.1)
SITES: Final = 2 * SLOTS  # while building: the old ones and as many new ones
HIGH: Final = 32  # above every height
BELL_HEIGHT: Final = 3  # F10.18
QUIET_ROUNDS: Final = 10  # F11.4, a ruling
NEUTRAL: Final = PLAYERS  # the owner of neutral seals
MOST_NEUTRAL: Final = 8  # F2.2: with more, the recommended placing could get stuck

PERSONS: Final = ("alchemist", "architect", "princess", "wholesaler", "mason", "patrician", "smuggler", "saboteur")
FESTIVALS: Final = ("recognition", "blame", "monument", "fame", "scandal")
BUILDINGS: Final = ("bridge", "warehouse", "workshop")
PRIVILEGES: Final = ("small-privilege", "middle-privilege", "great-privilege")
CHURCH: Final = ("campanile", *PRIVILEGES)
EVENTS: Final = ("collapse", "flood", "warehouse-fire", "luxury-tax", "botch", "renaissance", "tribute")
KIND_NAMES: Final = (*PERSONS, *FESTIVALS, *BUILDINGS, *CHURCH, *EVENTS)
ALCHEMIST, ARCHITECT, PRINCESS, WHOLESALER, MASON, PATRICIAN, SMUGGLER, SABOTEUR = range(8)
RECOGNITION, BLAME, MONUMENT, FAME, SCANDAL = range(8, 13)
BRIDGE, WAREHOUSE, WORKSHOP = range(13, 16)
CAMPANILE, SMALL_PRIVILEGE, MIDDLE_PRIVILEGE, GREAT_PRIVILEGE = range(16, 20)
COLLAPSE, FLOOD, WAREHOUSE_FIRE, LUXURY_TAX, BOTCH, RENAISSANCE, TRIBUTE = range(20, 27)
CARD_KINDS: Final = len(KIND_NAMES)
HAND_KINDS: Final = len(PERSONS) + len(FESTIVALS)
RECOGNISED_HEIGHT: Final = 4  # F10.9: at most
PRIVILEGE_HEIGHT: Final = 5  # F10.17: of the small one; the others follow

SHAPE: Final[dict[str, Any]] = {
    "bricks": dict.fromkeys(("total", *COLOURS), int),
    "commissions": {colour: dict.fromkeys((*map(str, HEIGHTS), "flag"), int) for colour in COLOURS},
    "floor_tiles": dict.fromkeys(map(str, TILE_HEIGHTS), int),
    "balcony": [{"numeral": int, "colour": str, "height": int, "points": int}],
    "cards": dict.fromkeys(("total", *KIND_NAMES), int),
    "start_cards": dict.fromkeys(
        (
            *("total", "alchemist", "architect", "princess", "wholesaler", "mason"),
            *("patrician", "smuggler", "warehouse", "workshop"),
        ),
        int,
    ),
    "seals": dict.fromkeys(("of_two", "of_three", "of_four", "neutral", "placed"), int),
    "bricks_given": dict.fromkeys(("start_player", "on_a_card"), int),
    "exchange": dict.fromkeys(("price", "with_bridge"), int),
    "building": {"cost": [int], "workshop_saves": int, "mason_saves": int},
    "limits": dict.fromkeys(("bricks", "bricks_with_warehouse", "cards"), int),
    "points": dict.fromkeys((*FESTIVALS, *PRIVILEGES, "last_seal"), int),
    "events": dict.fromkeys(("flood_one_of", "fire_bricks", "tax_bricks", "taxed_height"), int),
}


def _check(values: dict[str, Any], reader: Reader) -> None:
    for name in ("bricks", "cards", "start_cards"):
        parts = dict(values[name])
        reader.expect(f"{name}.total", sum(parts.values()) - parts["total"], parts["total"])
    for table, least, most in (
        ("cards", 0, NO_CARD),
        ("start_cards", 0, NO_CARD),
        ("seals", 0, COMMISSIONS),
        ("bricks_given", 1, 12),
        ("exchange", 1, 12),
        ("limits", 1, 60),
        ("points", -50, 50),
        ("events", 1, 12),
        ("floor_tiles", 0, 50),
    ):
        for key, value in values[table].items():
            reader.within(f"{table}.{key}", value, least, most)
    for colour in COLOURS:
        reader.within(f"bricks.{colour}", values["bricks"][colour], 1, HIGH - 1)
        for key, value in values["commissions"][colour].items():
            reader.within(f"commissions.{colour}.{key}", value, 0, 50)
    for kind in values["start_cards"].keys() & set(KIND_NAMES):
        reader.within(f"start_cards.{kind}", values["start_cards"][kind], 0, values["cards"][kind])
    if sum(values["cards"][kind] for kind in EVENTS) <= ROW:  # F4.5: else both piles could be empty together
        reader.wrong("too-few-events", path="cards", least=ROW + 1)
    if values["start_cards"]["total"] < ROW:
        reader.wrong("too-few-start-cards", path="start_cards", least=ROW)
    given = values["bricks_given"]
    at_start = sum(given["start_player"] + seat for seat in range(PLAYERS))
    if values["bricks"]["white"] < at_start or values["bricks"]["total"] < at_start + ROW * given["on_a_card"]:
        reader.wrong("too-few-bricks", path="bricks", least=at_start + ROW * given["on_a_card"], white=at_start)
    building = values["building"]
    reader.expect("building.cost", len(building["cost"]), SLOTS)
    for cost in (*building["cost"], building["workshop_saves"], building["mason_saves"]):
        reader.within("building", cost, 0, 60)
    seals = values["seals"]
    for players in ("of_two", "of_three", "of_four"):
        reader.within(f"seals.{players}", seals[players], 1, COMMISSIONS)
    reader.within("seals.placed", seals["placed"], 0, seals["neutral"])
    reader.within("seals.neutral", seals["neutral"], LEVELS, MOST_NEUTRAL)
    reader.within("cards.campanile", values["cards"]["campanile"], 0, 1)
    bits = sum(max(values["cards"][kind], 1) for kind in KIND_NAMES)  # a kind has a bit even without a card
    reader.within("cards.total", bits, 1, NO_CARD)
    _check_balconies(values["balcony"], reader)


def _check_balconies(tiles: list[dict[str, Any]], reader: Reader) -> None:
    for number, tile in enumerate(tiles, 1):
        reader.within(f"balcony[{number}].numeral", tile["numeral"], 1, len(NUMERALS))
        reader.within(f"balcony[{number}].height", tile["height"], HEIGHTS[0], HEIGHTS[-1])
        reader.within(f"balcony[{number}].points", tile["points"], 0, 50)
        if tile["colour"] not in COLOURS:
            reader.wrong(
                "unknown-colour", path=f"balcony[{number}].colour", colour=tile["colour"], known=", ".join(COLOURS)
            )
    if len(tiles) > NO_CARD:
        reader.wrong("out-of-range", path="balcony", found=len(tiles), least=1, most=NO_CARD)
    earlier: set[tuple[str, int]] = set()
    for numeral, name in enumerate(NUMERALS, 1):
        # F2.1, F2.3: whatever lies and whichever colour is dead, a tile is left to be drawn
        places = {(tile["colour"], tile["height"]) for tile in tiles if tile["numeral"] == numeral}
        for colour in COLOURS:
            alive = {place for place in places if place[0] != colour}
            if len(alive) <= min(numeral - 1, len(alive & earlier)):
                reader.wrong("too-few-balconies", path="balcony", numeral=name, colour=f"colour-{colour}")
        reader.expect("balcony", len(places), sum(tile["numeral"] == numeral for tile in tiles), "balconies-alike")
        earlier |= places


EDITION: Final[Edition] = read_edition(edition_text(__package__), "firenze", SHAPE, _check)
_VALUES: Final = EDITION.values

# F1.1 Bricks
BRICKS: Final[list[int]] = [_VALUES["bricks"][colour] for colour in COLOURS]
ALL_BRICKS: Final[int] = _VALUES["bricks"]["total"]
ALL_COLOURS: Final = (1 << len(COLOURS)) - 1

# F1.2-F1.4 The board
COMMISSION_POINTS: Final[list[int]] = [
    _VALUES["commissions"][colour][str(height)] for colour in COLOURS for height in HEIGHTS
]
FLAG_POINTS: Final[list[int]] = [_VALUES["commissions"][colour]["flag"] for colour in COLOURS]
TILE_POINTS: Final[list[int]] = [_VALUES["floor_tiles"][str(height)] for height in TILE_HEIGHTS]
ALL_COMMISSIONS: Final = (1 << COMMISSIONS) - 1
COLOUR_COMMISSIONS: Final[list[int]] = [
    set_of(range(LEVELS * colour, LEVELS * colour + LEVELS)) for colour in range(len(COLOURS))
]
LOW_COMMISSIONS: Final = set_of(
    LEVELS * colour + height - LOWEST for colour in range(len(COLOURS)) for height in (3, RECOGNISED_HEIGHT)
)  # F2.2, F10.9
_BALCONIES: Final[list[dict[str, Any]]] = _VALUES["balcony"]
BALCONIES: Final = len(_BALCONIES)
BALCONY_COMMISSION: Final[list[int]] = [
    LEVELS * COLOURS.index(tile["colour"]) + tile["height"] - LOWEST for tile in _BALCONIES
]
BALCONY_POINTS: Final[list[int]] = [tile["points"] for tile in _BALCONIES]
NUMERAL_TILES: Final[list[int]] = [
    set_of(number for number, tile in enumerate(_BALCONIES) if tile["numeral"] == numeral)
    for numeral in range(1, len(NUMERALS) + 1)
]

# F1.5, F1.6 Cards
COPIES: Final[list[int]] = [_VALUES["cards"][kind] for kind in KIND_NAMES]
CARD_BITS: Final = card_bits(COPIES)
MOST_COPIES: Final = max(COPIES)
ALL_KINDS: Final = (1 << CARD_KINDS) - 1
START_COPIES: Final[list[int]] = [_VALUES["start_cards"].get(kind, 0) for kind in KIND_NAMES]


def _pile(copies: list[int]) -> int:
    return set_of(CARD_BITS[kind][copy] for kind in range(CARD_KINDS) for copy in range(copies[kind]))


START_PILE: Final = _pile(START_COPIES)
OTHER_PILE: Final = _pile([every - start for every, start in zip(COPIES, START_COPIES, strict=True)])
PERSON_KINDS: Final = (1 << len(PERSONS)) - 1
BUILDING_KINDS: Final = set_of(range(BRIDGE, WORKSHOP + 1))
FESTIVAL_KINDS: Final = set_of(range(RECOGNITION, SCANDAL + 1))
FESTIVAL_POINTS: Final[list[int]] = [_VALUES["points"][kind] for kind in FESTIVALS]
PRIVILEGE_POINTS: Final[list[int]] = [_VALUES["points"][kind] for kind in PRIVILEGES]
HAND_CARDS: Final = _pile([copies if kind < HAND_KINDS else 0 for kind, copies in enumerate(COPIES)])

# F1.7, F2 Seals and set-up
SEALS: Final[list[int]] = [0, 0, *(_VALUES["seals"][f"of_{number}"] for number in ("two", "three", "four"))]
NEUTRAL_SEALS: Final[int] = _VALUES["seals"]["neutral"]
PLACED_SEALS: Final[int] = _VALUES["seals"]["placed"]
FIRST_BRICKS: Final[int] = _VALUES["bricks_given"]["start_player"]
CARD_BRICKS: Final[int] = _VALUES["bricks_given"]["on_a_card"]

# F5, F6, F9 Prices and limits
EXCHANGE_PRICE: Final[int] = _VALUES["exchange"]["price"]
BRIDGE_PRICE: Final[int] = _VALUES["exchange"]["with_bridge"]
BUILD_COST: Final[list[int]] = [0, *_VALUES["building"]["cost"]]
MOST_BUILT: Final = len(BUILD_COST) - 1
WORKSHOP_SAVES: Final[int] = _VALUES["building"]["workshop_saves"]
MASON_SAVES: Final[int] = _VALUES["building"]["mason_saves"]
STOCK_LIMIT: Final[int] = _VALUES["limits"]["bricks"]
WAREHOUSE_LIMIT: Final[int] = _VALUES["limits"]["bricks_with_warehouse"]
CARD_LIMIT: Final[int] = _VALUES["limits"]["cards"]

# F10 Events, F11 End
FLOOD_ONE_OF: Final[int] = _VALUES["events"]["flood_one_of"]
FIRE_BRICKS: Final[int] = _VALUES["events"]["fire_bricks"]
TAX_BRICKS: Final[int] = _VALUES["events"]["tax_bricks"]
TAXED_HEIGHT: Final[int] = _VALUES["events"]["taxed_height"]
LAST_SEAL_POINTS: Final[int] = _VALUES["points"]["last_seal"]


def _longest() -> int:
    """More steps than any game has: F11.4 bounds the rounds between two seals, the components the steps of a turn."""
    rounds = max(((SEALS[n] - 1) * n + 2) * (QUIET_ROUNDS + 2) for n in range(MIN_PLAYERS, PLAYERS + 1))
    persons = 3 * len(PERSONS) + ALL_BRICKS // ROW
    turn = persons + ROW + 3 * ALL_BRICKS + CARD_BRICKS + MOST_BUILT * 2 + SITES * PLAYERS + sum(COPIES)
    setting_up = len(NUMERALS) + NEUTRAL_SEALS + ROW * (1 + CARD_BRICKS) + 3
    return setting_up + rounds * PLAYERS * turn


LONGEST_GAME_STEPS: Final = _longest()

FIGURES: Final[dict[str, int]] = {
    "bricks": ALL_BRICKS,
    **{f"bricks_{colour}": BRICKS[number] for number, colour in enumerate(COLOURS)},
    **{f"tile_{height}": TILE_POINTS[number] for number, height in enumerate(TILE_HEIGHTS)},
    "balconies": BALCONIES,
    "cards": sum(COPIES),
    "start_cards": sum(START_COPIES),
    **{f"seals_{players}": SEALS[players] for players in range(MIN_PLAYERS, PLAYERS + 1)},
    "neutral": NEUTRAL_SEALS,
    "placed": PLACED_SEALS,
    "first_bricks": FIRST_BRICKS,
    "card_bricks": CARD_BRICKS,
    "exchange": EXCHANGE_PRICE,
    "bridge": BRIDGE_PRICE,
    "most_built": MOST_BUILT,
    **{f"cost_{number}": BUILD_COST[number] for number in range(1, MOST_BUILT + 1)},
    "workshop": WORKSHOP_SAVES,
    "mason": MASON_SAVES,
    "limit": STOCK_LIMIT,
    "warehouse": WAREHOUSE_LIMIT,
    "card_limit": CARD_LIMIT,
    **{kind: FESTIVAL_POINTS[number] for number, kind in enumerate(FESTIVALS)},
    **{kind.partition("-")[0]: PRIVILEGE_POINTS[number] for number, kind in enumerate(PRIVILEGES)},
    "flood": FLOOD_ONE_OF,
    "fire": FIRE_BRICKS,
    "tax": TAX_BRICKS,
    "taxed": TAXED_HEIGHT,
    "last_seal": LAST_SEAL_POINTS,
    "quiet": QUIET_ROUNDS,
}
