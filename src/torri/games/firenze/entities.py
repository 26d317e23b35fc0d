"""What a network sees: the cards of the row, commissions, colours, own towers, cards that can be held, seats."""

from __future__ import annotations

from typing import Final

from torri.engine.entities import (
    BOARD,
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
    own_name,
    turned,
)

from .observation import HELD_KINDS, OBSERVATION
from .state import Ask
from .tables import (
    CARD_KINDS,
    COLOURS,
    COMMISSION_POINTS,
    COMMISSIONS,
    LEVELS,
    MOST_BUILT,
    NUMERALS,
    PERSONS,
    PLAYERS,
    ROW,
    SEALS,
    SLOTS,
)

COLUMNS: Final = Row(OBSERVATION)
TALL: Final = tuple(range(1, 10))  # heights of towers that are told apart
STOCKED: Final = tuple(range(1, 9))  # bricks of a colour, likewise
HIGHEST: Final = 9  # points of a commission, about

BOARD_KIND: Final = Kind(
    BOARD,
    1,
    (
        *(
            Feature(COLUMNS.of(name))
            for name in ("question", "players", "seat", "options", "sealing", "phase", "played")
        ),
        *(Feature(COLUMNS.of(name)) for name in ("least", "warded", "exchanged", "starters", "church", "quiet")),
        Feature(tuple(row[HELD_KINDS:] for row in COLUMNS.of("draw"))),
        Feature(tuple(row[HELD_KINDS:] for row in COLUMNS.of("discard"))),
        Feature(tuple(row[COMMISSIONS:] for row in COLUMNS.of("adjusted"))),
        Feature(COLUMNS.of("round"), scale=1 / 20),
        Feature(COLUMNS.of("due"), values=tuple(range(1, 7))),
        Feature(COLUMNS.of("built"), values=tuple(range(MOST_BUILT + 1))),
        Feature(COLUMNS.of("bells")),
    ),
)
SPACE: Final = Kind(
    "space",
    ROW,
    (
        Feature(COLUMNS.of("row", ROW)),
        Feature(COLUMNS.of("row_bricks", ROW), scale=1 / 2),
        Feature(COLUMNS.of("row_bricks", ROW), values=(1, 2, 3)),
        Feature(COLUMNS.of("taken", ROW)),
        Feature(COLUMNS.of("space", ROW)),
    ),
    fixed=own_name(ROW),
)
OF_COLOUR: Final = tuple(
    tuple(float(commission // LEVELS == colour) for colour in range(len(COLOURS))) for commission in range(COMMISSIONS)
)
COMMISSION: Final = Kind(
    "commission",
    COMMISSIONS,
    (
        Feature(COLUMNS.of("seals", COMMISSIONS)),
        Feature(COLUMNS.of("balconies", COMMISSIONS), values=tuple(range(1, len(NUMERALS) + 1))),
        Feature(COLUMNS.of("balcony_points", COMMISSIONS), scale=1 / HIGHEST),
        Feature(tuple((column,) for column in COLUMNS.of("adjusted")[0][:COMMISSIONS])),
    ),
    fixed=beside(
        OF_COLOUR,
        [[float(commission % LEVELS == level) for level in range(LEVELS)] for commission in range(COMMISSIONS)],
        [[points / HIGHEST] for points in COMMISSION_POINTS],
    ),
    light=True,
)
COLOUR: Final = Kind(
    "colour",
    len(COLOURS),
    (
        *(Feature(COLUMNS.of(name, len(COLOURS))) for name in ("dead", "tributary", "offered", "swapped")),
        Feature(COLUMNS.of("bag", len(COLOURS)), scale=1 / 10),
        Feature(COLUMNS.across("stock", 1), scale=1 / 6),
        Feature(tuple(columns[:1] for columns in COLUMNS.across("stock", 1)), values=STOCKED),
        Feature(COLUMNS.across("row_bricks", 1), scale=1 / 2),
        Feature(tuple(columns[:SLOTS] for columns in COLUMNS.across("towers", 2)), scale=1 / 4),
    ),
    fixed=own_name(len(COLOURS)),
)
OWN_TOWERS: Final = tuple(
    COLUMNS.of("towers", PLAYERS)[0][slot * len(COLOURS) : (slot + 1) * len(COLOURS)] for slot in range(SLOTS)
)
TOWER: Final = Kind(
    "tower",
    SLOTS,
    (
        Feature(OWN_TOWERS, values=TALL),
        Feature(COLUMNS.of("new", SLOTS), scale=1 / 4),
        Feature(COLUMNS.of("laid", SLOTS), scale=1 / 3),
        Feature(COLUMNS.of("spared", SLOTS)),
    ),
    fixed=own_name(SLOTS),
)
CARD: Final = Kind(
    "card",
    HELD_KINDS,
    (
        Feature(COLUMNS.across("cards", 1)),
        Feature(COLUMNS.of("draw", CARD_KINDS, among=HELD_KINDS)),
        Feature(COLUMNS.of("discard", CARD_KINDS, among=HELD_KINDS)),
    ),
    fixed=own_name(HELD_KINDS),
    light=True,
)
SEAT: Final = Kind(
    "seat",
    PLAYERS,
    (
        *(Feature(COLUMNS.of(name, PLAYERS)) for name in ("actor", "turn", "start", "finisher", "bells", "smuggled")),
        Feature(COLUMNS.across("tiles", 1)),
        Feature(COLUMNS.across("seals", 1)[:PLAYERS]),
        Feature(COLUMNS.of("stock", PLAYERS), scale=1 / 6),
        Feature(COLUMNS.of("stored", PLAYERS), scale=1 / 10),
        Feature(COLUMNS.of("cards", PLAYERS)),
        Feature(COLUMNS.of("towers", PLAYERS), scale=1 / 4),
        Feature(COLUMNS.of("left", PLAYERS), values=tuple(range(max(SEALS) + 1))),
        Feature(COLUMNS.of("points", PLAYERS), scale=1 / 25),
    ),
    fixed=own_name(PLAYERS),
)

BRICKS: Final = COLUMNS.of("row_bricks", ROW)
LINKS: Final = (
    Link("colour", "commission", weights=OF_COLOUR, late=True),
    Link("commission", "colour", weights=turned(OF_COLOUR)),
    Link("colour", "space", columns=BRICKS, scale=1 / 2),
    Link("space", "colour", columns=turned(BRICKS), scale=1 / 2),
    Link("card", "space", columns=tuple(columns[:HELD_KINDS] for columns in COLUMNS.of("row", ROW))),
    Link("colour", "tower", columns=OWN_TOWERS, scale=1 / 4),
    Link("tower", "colour", columns=turned(OWN_TOWERS), scale=1 / 4),
    Link("space", BOARD, columns=COLUMNS.of("taken")),
    Link("colour", BOARD, columns=COLUMNS.of("tributary")),
)

PERSON: Final = each(CARD, things=range(len(PERSONS)))
NEW_TOWERS: Final = 2  # of a colour can be begun


def _of(targets: Targets, *asks: Ask) -> tuple[Pointing, ...]:
    return tuple(Pointing(ask, targets) for ask in asks)


ENTITIES: Final = Entities(
    (BOARD_KIND, SPACE, COMMISSION, COLOUR, TOWER, CARD, SEAT),
    LINKS,
    (
        Pointing(Ask.PICK_SEAL, each(COMMISSION)),
        Pointing(Ask.TAKE, each(SPACE) + PERSON),
        Pointing(Ask.EXCHANGE, each(SPACE) + PERSON + board(1)),
        Pointing(Ask.RESTOCK, each(SPACE)),
        *_of(each(COLOUR), Ask.PAY, Ask.FLOOD, Ask.FIRE, Ask.TAX, Ask.LAY, Ask.FETCH, Ask.COST, Ask.RETURN),
        *_of(each(COLOUR), Ask.SWAP, Ask.SWAP_FOR, Ask.SMUGGLE_FOR),
        *_of(each(TOWER), Ask.TAX_TOWER, Ask.TRIBUTE, Ask.COLLAPSE, Ask.BOTCH),
        Pointing(Ask.BUILD, each(TOWER) + each(COLOUR, NEW_TOWERS) + board(1) + PERSON),
        Pointing(Ask.CLAIM, each(COMMISSION) + board(1) + PERSON + board(1)),
        Pointing(Ask.ADJUST, each(COMMISSION) + board(1)),
        Pointing(Ask.DISCARD, each(CARD) + board(CARD_KINDS - HELD_KINDS) + board(2)),
        Pointing(Ask.DISMISS, each(CARD)),
        *_of(board(2), Ask.WARD, Ask.WHICH),
        Pointing(Ask.SMUGGLE, each(SEAT, len(COLOURS)), by_seat=True),
        Pointing(Ask.SABOTAGE, each(SEAT, SLOTS), by_seat=True),
    ),
    players=COLUMNS.of("players")[0],
    points=COLUMNS.of("points")[0],
    margin_scale=25.0,
    seat=COLUMNS.of("seat")[0],
)
