"""P1: the components, as tables read from the edition.

Cards that are alike in every way are one kind of card, and a question names kinds. A pile of cards is one
set: bit `card` is the first card of a kind, `CARD_BITS[card]` says where its twin is (`torri.engine.piles`).
"""

from __future__ import annotations

from typing import Any, Final

from torri.engine.bits import set_of
from torri.engine.editions import Edition, Reader, edition_text, read_edition
from torri.engine.piles import NO_CARD, card_bits, kind_of_bit

NONE: Final = -1
HEADS: Final = ("lady", "redhat", "beard")
ACTIONS: Final = ("plain", "move", "any")
PLAIN, MOVE, ANY = range(3)
TWO_CRESTS: Final = 2
PLAYERS: Final = 5  # at most
MIN_PLAYERS: Final = 2

SHAPE: Final[dict[str, Any]] = {
    "sums": dict.fromkeys(("cards", "floors", "tiles", "start_cards", "heads_of_each_kind"), int),
    "sums_below_five": dict.fromkeys(("cards", "floors", "tiles", "start_cards", "heads_of_each_kind"), int),
    "players": dict.fromkeys(("supply_of_two", "supply_of_three", "supply_of_four", "supply_of_five", "hand"), int),
    "heads": {"set": int, "points": int},
    "city": [
        {
            "name": str,
            "least_players": int,
            **dict.fromkeys(("cards", "floors", "higher_tile", "lower_tile", "two_crests"), int),
            **{face: [str] for face in ("start", "single", "pair", "actions")},
        }
    ],
}


def _check(values: dict[str, Any], reader: Reader) -> None:
    cities = values["city"]
    for number, city in enumerate(cities, 1):
        _check_city(city, f"city[{number}]", reader)
    _check_sums(values["sums"], "sums", cities, reader)
    below_five = [city for city in cities if city["least_players"] < PLAYERS]
    _check_sums(values["sums_below_five"], "sums_below_five", below_five, reader)
    codes = [city["name"][:2] for city in cities]
    reader.expect("city.name", len(set(codes)), len(cities), "names-alike")
    in_order = sorted(cities, key=lambda city: int(city["least_players"]))
    if in_order != cities:
        reader.wrong("wrong-order", path="city.least_players")
    if sum(city["cards"] for city in cities) > NO_CARD or len(cities) * 2 >= NO_CARD:
        reader.wrong("too-many", path="city.cards", most=NO_CARD)
    for players, start in ((PLAYERS, cities), (PLAYERS - 1, below_five)):
        if sum(len(city["start"]) for city in start) < players * values["players"]["hand"]:
            reader.wrong("too-few-start-cards", path="city.start", players=players)


def _check_city(city: dict[str, Any], path: str, reader: Reader) -> None:
    others = len(city["start"]) + len(city["single"]) + len(city["pair"]) + len(city["actions"])
    reader.expect(f"{path}.cards", others + city["two_crests"], city["cards"])
    reader.expect(f"{path}.floors", others + TWO_CRESTS * city["two_crests"], city["floors"], "crests-not-floors")
    reader.expect(f"{path}.floors", city["floors"] % 2, 1, "even-floors")
    for key, known in (("start", HEADS), ("single", HEADS), ("pair", HEADS), ("actions", ACTIONS[1:])):
        for face in city[key]:
            if face not in known:
                reader.wrong("unknown-face", path=f"{path}.{key}", face=face, known=", ".join(known))
    for key, most in (("start", 1), ("single", 2), ("pair", 2), ("actions", 2)):
        for face in set(city[key]):
            if city[key].count(face) > most:
                reader.wrong("too-many-alike", path=f"{path}.{key}", face=face, most=most)
    if city["two_crests"] > TWO_CRESTS:
        reader.wrong("too-many-alike", path=f"{path}.two_crests", face="face-two", most=TWO_CRESTS)


def _check_sums(sums: dict[str, int], path: str, cities: list[dict[str, Any]], reader: Reader) -> None:
    reader.expect(f"{path}.cards", sum(city["cards"] for city in cities), sums["cards"])
    reader.expect(f"{path}.floors", sum(city["floors"] for city in cities), sums["floors"])
    reader.expect(f"{path}.tiles", sum(city["higher_tile"] + city["lower_tile"] for city in cities), sums["tiles"])
    reader.expect(f"{path}.start_cards", sum(len(city["start"]) for city in cities), sums["start_cards"])
    for head in HEADS:
        found = sum((city["start"] + city["single"] + 2 * city["pair"]).count(head) for city in cities)
        reader.expect(f"{path}.heads_of_each_kind: {head}", found, sums["heads_of_each_kind"])


EDITION: Final[Edition] = read_edition(edition_text(__package__), "patrizier", SHAPE, _check)
_VALUES: Final = EDITION.values
_CITIES: Final[list[dict[str, Any]]] = _VALUES["city"]

CITY_NAMES: Final[tuple[str, ...]] = tuple(city["name"] for city in _CITIES)
CITIES: Final = len(_CITIES)
SITES: Final = 2 * CITIES  # the sites of a city are 2 * city (left) and 2 * city + 1 (right)
PASS: Final = SITES  # the answer that moves nothing
CITY_LEAST_PLAYERS: Final[list[int]] = [city["least_players"] for city in _CITIES]
CITY_FLOORS: Final[list[int]] = [city["floors"] for city in _CITIES]
TILE_POINTS: Final[list[int]] = [city[tile] for city in _CITIES for tile in ("higher_tile", "lower_tile")]
CITIES_IN_PLAY: Final[list[int]] = [
    sum(city["least_players"] <= players for city in _CITIES) for players in range(PLAYERS + 1)
]
HAND: Final[int] = _VALUES["players"]["hand"]
SUPPLY: Final[list[int]] = [
    0,
    0,
    *(_VALUES["players"][f"supply_of_{n}"] for n in ("two", "three", "four", "five")),
]
HEAD_SET: Final[int] = _VALUES["heads"]["set"]
HEAD_POINTS: Final[int] = _VALUES["heads"]["points"]


def _kinds() -> list[tuple[int, int, int, int, int, bool]]:
    """City, crests, kind of head, number of heads, action and start mark of each card of the edition."""
    cards = []
    for number, city in enumerate(_CITIES):
        cards += [(number, 2, NONE, 0, PLAIN, False)] * city["two_crests"]
        cards += [(number, 1, HEADS.index(head), 1, PLAIN, True) for head in city["start"]]
        cards += [(number, 1, HEADS.index(head), 1, PLAIN, False) for head in city["single"]]
        cards += [(number, 1, HEADS.index(head), 2, PLAIN, False) for head in city["pair"]]
        cards += [(number, 1, NONE, 0, ACTIONS.index(action), False) for action in city["actions"]]
    return cards


_CARDS: Final = _kinds()
_KINDS: Final = list(dict.fromkeys(_CARDS))
CARDS: Final = len(_KINDS)  # kinds of card
CARD_CITY: Final[list[int]] = [kind[0] for kind in _KINDS]
CARD_CRESTS: Final[list[int]] = [kind[1] for kind in _KINDS]
CARD_HEAD: Final[list[int]] = [kind[2] for kind in _KINDS]
CARD_HEADS: Final[list[int]] = [kind[3] for kind in _KINDS]
CARD_ACTION: Final[list[int]] = [kind[4] for kind in _KINDS]
START_CARDS: Final = set_of(card for card, kind in enumerate(_KINDS) if kind[5])
CARD_BITS: Final = card_bits([_CARDS.count(kind) for kind in _KINDS])
BIT_CARD: Final = kind_of_bit(CARD_BITS)
ALL_KINDS: Final = (1 << CARDS) - 1  # the set of all kinds of card: a pile within it has no twins
CARDS_IN_PLAY: Final[list[int]] = [
    set_of(bit for bit, card in enumerate(BIT_CARD) if CARD_CITY[card] < cities) for cities in CITIES_IN_PLAY
]
CITY_SINGLE, CITY_DOUBLE = (  # the cards of each city that bear one crest, and those that bear two
    [
        set_of(bit for bit, card in enumerate(BIT_CARD) if (CARD_CITY[card], CARD_CRESTS[card]) == (city, crests))
        for city in range(CITIES)
    ]
    for crests in (1, TWO_CRESTS)
)
HEAD_SINGLE, HEAD_DOUBLE = (  # the cards that bear one head of each kind, and those that bear two
    [
        set_of(bit for bit, card in enumerate(BIT_CARD) if (CARD_HEAD[card], CARD_HEADS[card]) == (head, heads))
        for head in range(len(HEADS))
    ]
    for heads in (1, 2)
)
TURNS: Final[list[int]] = [0, 0, *(CARDS_IN_PLAY[n].bit_count() // n for n in range(MIN_PLAYERS, PLAYERS + 1))]


def _face(card: int) -> str:
    _, crests, head, heads, action, start = _KINDS[card]
    if crests == TWO_CRESTS:
        return "2"
    if head == NONE:
        return ACTIONS[action]
    return ("2" if heads > 1 else "") + HEADS[head] + ("*" if start else "")


CITY_CODES: Final = tuple(name[:2].capitalize() for name in CITY_NAMES)
CARD_FACES: Final = tuple(_face(card) for card in range(CARDS))
CARD_CODES: Final = tuple(f"{CITY_CODES[CARD_CITY[card]]}.{CARD_FACES[card]}" for card in range(CARDS))

# The longest game: deals, the first row, the start player, and five questions a turn.
LONGEST_GAME_STEPS: Final = PLAYERS * HAND + CITIES + 1 + 5 * CARDS_IN_PLAY[PLAYERS].bit_count()

FIGURES: Final[dict[str, int]] = {
    "cards": _VALUES["sums"]["cards"],
    "floors": _VALUES["sums"]["floors"],
    "cards_below_five": _VALUES["sums_below_five"]["cards"],
    "floors_below_five": _VALUES["sums_below_five"]["floors"],
    "hand": HAND,
    "set": HEAD_SET,
    "points": HEAD_POINTS,
    **{f"supply_{players}": SUPPLY[players] for players in range(MIN_PLAYERS, PLAYERS + 1)},
    **{f"turns_{players}": TURNS[players] for players in range(MIN_PLAYERS, PLAYERS + 1)},
}
