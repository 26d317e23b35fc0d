"""What a seat receives: the part of a view that is the same in every game.

Views are plain dictionaries, ready for JSON; the types say what is in them. What a seat may not know is left out,
not null. Each game has its own types in its `views.py`, named after the game (`PatrizierView`, `PatrizierTable`, ...).
The text under a field describes it in the API document.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias, TypedDict, TypeVar

from torri.engine.options import Value

T = TypeVar("T")


@dataclass(frozen=True)
class Length:
    """Says of a list in a view how many items it always has."""

    items: int


@dataclass(frozen=True)
class Named:
    """Gives a type alias a name of its own in the API document."""

    name: str
    description: str


Pair: TypeAlias = Annotated[list[T], Length(2)]

Table: TypeAlias = Any
"""What lies on the table: the game's own type, as `PatrizierTable`. The engine does not look into it."""

Outlook: TypeAlias = Any
"""Figures that follow from the table: the game's own type, as `PatrizierOutlook`."""


class LegalAnswer(TypedDict):
    """An answer that may be given now."""

    answer: int
    """Its number."""
    text: str
    """How it is written, in the game's notation."""


class LastRound(TypedDict):
    """The game ends soon, and everybody can count the turns until then."""

    order: list[int]
    """The seats in the order in which they play it."""
    turns: list[int]
    """How many turns each seat still has, with the one that it is in; by seat."""


class ViewHead(TypedDict):
    """What a view says of a position in every game, apart from the game's name and its table."""

    rules: int
    """The version of the game's rules."""
    edition: str
    """The figures of the game: the first twelve digits of the SHA-256 of its edition file."""
    players: int
    """The number of seats."""
    options: dict[str, Value]
    """The options of the game, all of them, by name."""
    seat: int | None
    """The seat whose view this is, from 0; null: a spectator's."""
    actor: int | None
    """The seat that is asked; -1: chance; null: nobody, the game is over."""
    question: str
    """The name of the question that is asked."""
    rule: str
    """The paragraph of the rules that asks it."""
    answers: list[LegalAnswer]
    """The answers that this seat may give now; empty if it is not asked."""
    forced: int | None
    """The only answer that the rules leave this seat, if there is only one; null if it is not asked."""
    automatic: int | None
    """The answer that the rules offer an absent player; null if they offer none, or if this seat is not asked."""
    scores: list[int] | None
    """The points of each seat; null until the game is over."""
    winners: list[int] | None
    """The seats that have won; null until the game is over."""


class View(ViewHead):
    """What a seat may know of a position in any game."""

    game: str
    """The name of the game."""
    table: Table
    """What lies on the table; every game has its own."""
