"""The types of the outlook of Florenza: figures that follow from the table. The table itself is in `views.py`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from torri.engine.errors import Facts
from torri.engine.views import Pair

from .views import FlorenzaGoods


class FlorenzaStanding(TypedDict):
    """Where a seat would stand at the end of phase 7 if nothing else changed."""

    prestige: Pair[int]
    """If the dice for fame all fall badly, and if they all fall well."""
    bishop: int
    """Bishop points."""


class FlorenzaExpected(TypedDict):
    """L11: what a seat will probably end with, all counted."""

    points: int
    """Without certificates that may not be seen."""
    hidden: bool
    """Whether there are such: the family will end with more."""


class FlorenzaLedgerRow(TypedDict):
    """What a later moment of the round brings or takes."""

    name: str
    """The sentence `forecast-NAME` says it."""
    rule: str
    """The paragraph of the rules."""
    kept: bool | None
    """Of a promise: whether it could be kept; null: nothing was promised."""
    facts: Facts
    """The figures of the sentence."""
    target: str | None
    """The artwork or the lot that it is about, as it is written."""
    change: FlorenzaGoods
    """What is gained or, below 0, paid: of a promise that would fail, all that it takes."""
    after: FlorenzaGoods
    """What is left then; below 0: missing."""


class FlorenzaLedger(TypedDict):
    """What a seat has, what the rest of the round brings and takes, and what is missing."""

    now: FlorenzaGoods
    """What the seat has now."""
    rows: list[FlorenzaLedgerRow]
    """The later moments, in their order."""
    end: FlorenzaGoods
    """What is left after all of them."""
    short: FlorenzaGoods
    """What is missing on the way; empty if everything can be paid."""


class FlorenzaWay(TypedDict):
    """A placement that would bring some of what is missing."""

    name: Literal["market", "use"]
    """Where the worker goes: to the market, or on a building."""
    building: str | None
    """The building to be used; null: the market."""
    other_seat: int | None
    """In whose district it stands."""
    field: int | None
    """The field that it stands on, from 1."""
    brings: FlorenzaGoods
    """What it would bring."""
    costs: FlorenzaGoods
    """What it would cost."""
    text: str | None
    """What to answer now, in notation; null if the seat is not asked about it now."""


class FlorenzaBroken(TypedDict):
    """What paying for the thing that is asked about would break."""

    rows: list[FlorenzaLedgerRow]
    """The promises that could be kept without it, and not with it."""
    lost: int
    """The prestige that would be lost by them."""


class FlorenzaWorkers(TypedDict):
    """The workers of a seat."""

    ready: int
    """In the material area."""
    reserve: int
    """In reserve."""
    placed: int
    """On the board and on buildings."""


class FlorenzaOutlookHead(TypedDict):
    """The figures that do not need the seat's ledger."""

    makers: dict[str, dict[str, float]]
    """The artworks that the seat may plan, with the artists that it may hire and the fame to be expected; for
    spectators, those of the seat that is asked."""
    places: dict[str, list[str]]
    """The same the other way round: for each artist the artworks."""
    standings: list[FlorenzaStanding]
    """Where each seat would stand."""
    expected: list[FlorenzaExpected]
    """What each seat will probably end with; empty during the set-up."""
    reach: dict[str, list[str]]
    """For each first word of an action or a power what may be said next, all in notation."""
    reconstructed: list[str]
    """The tables of the edition whose figures are reconstructed: `artist`, `income.die`."""
    prestige: NotRequired[Pair[int]]
    """Where the seat itself would stand, as in `standings`; left out for spectators."""
    bishop: NotRequired[int]
    """Its bishop points then; left out for spectators."""


class FlorenzaOutlook(FlorenzaOutlookHead):
    """Figures that follow from the table; spectators get only those that are nobody's own."""

    ledger: FlorenzaLedger | None
    """Null for spectators."""
    payable: list[str]
    """The artworks, without fees, and the buildings that what is left would pay for."""
    risk: int
    """The prestige that would be lost by promises that fail."""
    paid: FlorenzaStanding | None
    """Where the seat would stand if it had what is missing; null if nothing is."""
    ways: list[FlorenzaWay]
    """Placements that would bring what is missing, the best first."""
    broken: FlorenzaBroken | None
    """What paying now would break; null where nothing is asked, or nothing would break."""
    workers: FlorenzaWorkers | None
    """Null for spectators."""
