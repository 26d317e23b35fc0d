"""The types of what a seat may know of a game of Florenza; those of the outlook are in `outlook_views.py`.

The text under a field describes it in the API document. Persons, buildings and artworks are named as in the notation:
`giotto`, `casa`, `duomo.navata`; `name` is what the edition calls them.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from torri.engine.views import LastRound, Named, ViewHead

from .figures import Family, Good, Talent

FlorenzaGoods: TypeAlias = Annotated[
    dict[Good, int], Named("FlorenzaGoods", "What is paid or gained; what there is none of may be left out.")
]


class FlorenzaCubes(TypedDict):
    """How many cubes of each kind."""

    marble: int
    wood: int
    gold: int
    metal: int
    cloth: int
    spice: int


class FlorenzaBuilding(TypedDict):
    """A kind of building tile."""

    building: str
    """How it is written."""
    name: str
    """What it is called."""
    left: int
    """How many tiles are left to be built."""
    copies: int
    """How many tiles there are in the game."""
    build: FlorenzaGoods
    """What it costs to build."""
    use: FlorenzaGoods
    """What it costs to use."""
    output: FlorenzaGoods
    """What it gives when it is used."""
    prestige: int
    """The prestige for building it."""
    income: FlorenzaGoods
    """What it gives its owner as income."""


class FlorenzaTalent(TypedDict):
    """What an artist does by one talent."""

    talent: Talent
    """Which talent it is."""
    fee: int
    """In florins."""
    fame: list[int]
    """The fame for each face of the die, from 1 to 6."""
    gold: list[int]
    """The golden faces of the die, 1 to 6."""


class FlorenzaArtist(TypedDict):
    """A named artist under a card of life, with the figures of the card as it lies."""

    kind: Literal["artist"]
    """Tells artists from preachers."""
    person: str
    """How the artist is written."""
    name: str
    """What the artist is called."""
    hired: bool
    """Whether the artist was hired in this round."""
    master: bool
    """Whether a masterpiece has turned the card."""
    rows: list[FlorenzaTalent]
    """What the artist does, talent by talent."""


class FlorenzaPreacher(TypedDict):
    """A named preacher under a card of life."""

    kind: Literal["preacher"]
    """Tells preachers from artists."""
    person: str
    """How the preacher is written."""
    name: str
    """What the preacher is called."""
    hired: bool
    """Whether the preacher was used in this round."""
    fee: int
    """In florins."""
    workers: list[int]
    """The workers that come, for each face of the die, from 1 to 6."""
    prestige: int
    """The prestige that the preacher brings."""
    bishop: int
    """Bishop points."""


class FlorenzaLifeCard(TypedDict):
    """A card of life, and the named persons under it."""

    numeral: str
    """`I` to `VII`."""
    persons: list[FlorenzaArtist | FlorenzaPreacher]
    """The named persons in town under this card."""


class FlorenzaNameless(TypedDict):
    """How many nameless persons of each kind can still be hired in this round."""

    architect: int
    sculptor: int
    painter: int
    preacher: int


class FlorenzaPulpit(TypedDict):
    """The pulpit of the cathedral."""

    open: bool
    """Whether a preacher may be brought there."""
    preacher: str | None
    """Who preaches there."""
    seat: int | None
    """Whose worker brought the preacher there."""


class FlorenzaWork(TypedDict):
    """The figures of an artwork."""

    work: str
    """How it is written."""
    name: str
    """What it is called."""
    talents: list[Talent]
    """The talents that can make it."""
    cost: FlorenzaGoods
    """What it costs, without the artist's fee."""
    prestige: int
    """The prestige for completing it."""
    bishop: int
    """Bishop points."""
    income: FlorenzaGoods
    """What it gives as income."""


class FlorenzaCityWork(FlorenzaWork):
    """An artwork of the main board."""

    crest: int | None
    """The seat that has completed it."""
    planned: int | None
    """The seat that plans it."""
    artist: str | None
    """Who is hired for it."""


class FlorenzaOwnWork(FlorenzaWork):
    """An artwork of a district."""

    completed: bool
    """Whether the family has completed it."""
    planned: bool
    """Whether the family plans it in this round."""
    artist: str | None
    """Who is hired for it."""


class FlorenzaSubject(TypedDict):
    """What the question is about."""

    district: int | None
    """The seat whose district it is, in phase 6."""
    field: int | None
    """The field of that district, from 1."""
    work: str | None
    """The artwork that is planned or completed."""
    person: str | None
    """The preacher who is given to, or the artist at work."""
    roll: int | None
    """The first of two rolls, 1 to 6."""
    given: int
    """Cubes given so far in a barter."""
    due: int
    """How many persons or cubes are still to be named."""


class FlorenzaLot(TypedDict):
    """A field of a district."""

    field: int
    """From 1 to 8."""
    building: str | None
    """The building on it, as it is written; null: an empty field."""
    name: str | None
    """What the building is called."""
    finished: bool
    """Whether it is finished, not only planned."""
    worker: int | None
    """The seat whose worker is on it."""


class FlorenzaPrivate(TypedDict, total=False):
    """What not everybody may look at: a family sees its own, all see it with open memory or when the game is over.
    What the seat may not know is left out."""

    certificates: int
    """L13.1: the points of the certificates, which lie face down."""
    points: int
    """The points as they stand."""


class FlorenzaSeat(FlorenzaPrivate):
    """A family's things, as a seat sees them."""

    family: Family | None
    """Null until it is chosen."""
    prestige: int
    """On the prestige track."""
    bishop_points: int
    """On the bishop track."""
    florins: int
    """The money."""
    cubes: FlorenzaCubes
    """The cubes in the material area."""
    workers: int
    """How many workers are ready to be placed."""
    reserve: int
    """How many workers are in reserve."""
    chiesa: str | None
    """The preacher in the family's Chiesa."""
    lots: list[FlorenzaLot]
    """The fields of the district."""
    works: list[FlorenzaOwnWork]
    """The artworks of the district."""


class FlorenzaTable(TypedDict):
    """L13.1: the table as a seat sees it."""

    round: int
    """From 1; 0 during the set-up."""
    rounds: int
    """How many rounds the game has."""
    last_round: LastRound | None
    """In the last round how many workers each family can still place, a turn for each; null before, and when the game
    is over."""
    phase: int
    """From 1 to 9; 0 during the set-up."""
    order: list[int]
    """The seats in turn order."""
    captain: int | None
    """The seat that is Captain of the People."""
    bishop: int | None
    """The seat that is Bishop."""
    supply: FlorenzaCubes
    """The cubes of the common stock."""
    buildings: list[FlorenzaBuilding]
    """The kinds of building."""
    life: list[FlorenzaLifeCard]
    """The cards of life, with the named persons under them."""
    nameless: FlorenzaNameless
    """The nameless persons that can be hired."""
    bag: int
    """How many persons are in the bag."""
    guarded: str | None
    """L4.1: the artist whom the Captain guards."""
    guarded_worker: int | None
    """L4.1: the seat whose worker the Captain guards."""
    banished: str | None
    """L4.2: the preacher whom the Bishop has banished."""
    pulpit: FlorenzaPulpit
    """The pulpit of the cathedral."""
    market: list[int]
    """The seats with a worker on the market."""
    passed: list[int]
    """The seats that have passed."""
    works: list[FlorenzaCityWork]
    """The artworks of the main board."""
    at: FlorenzaSubject
    """What the question is about."""
    seats: list[FlorenzaSeat]
    """The families, in the order of their seats."""


class FlorenzaView(ViewHead):
    """What a seat may know of a position in Florenza."""

    game: Literal["florenza"]
    """The name of the game."""
    table: FlorenzaTable
    """What lies on the table."""
