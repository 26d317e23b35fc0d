"""The parts of a game: what its package supplies, one part from the file of the same name in every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Protocol

from torri.engine.editions import Edition
from torri.engine.entities import Entities
from torri.engine.errors import Fact, Facts, Reason
from torri.engine.observing import Observation
from torri.engine.options import Option
from torri.engine.questions import Questions
from torri.engine.telling import Compared, Teller
from torri.engine.views import Outlook, Table, View
from torri.engine.weights import Weights


def nothing_elsewhere(_s: Any, _text: str) -> Reason | None:
    """For games that give no reasons for parts of the table that the question does not ask about."""
    return None


def no_answer(_s: Any) -> int:
    """For games, or questions, in which no answer is offered."""
    return -1


@dataclass(frozen=True, slots=True)
class ForecastMoment:
    """A later moment that can be foreseen; `kept` says of a promise whether it could be kept."""

    name: str  # of its sentence in the texts: `forecast-<name>`
    rule: str
    kept: bool | None  # None: nothing was promised
    facts: Facts


def nothing_foreseen(_s: Any, _seat: int) -> list[ForecastMoment]:
    """For games in which nothing is planned ahead."""
    return []


def nothing_in_sight(_s: Any, _seat: int | None) -> Outlook:
    """For games that have no figures besides their table."""
    return {}


def nothing_named(_s: Any, _seat: int) -> Mapping[str, float]:
    """For games whose evaluation expects nothing that has a name of its own."""
    return {}


class ViewBuilder(Protocol):
    """How a game builds the table that a seat (None: a spectator) sees.

    With `open` nothing lies hidden: every seat's things are shown as that seat sees them, under the same keys. That is
    for looking back at a game that is over.
    """

    def __call__(self, s: Any, shown: Table, seat: int | None, open: bool = False, /) -> Table: ...


@dataclass(frozen=True, eq=False)
class Parts:
    """Data and functions of one game over one edition."""

    name: str
    version: int  # of the rules: bumped when the same answers would no longer lead to the same game
    package: str
    players: range
    edition: Edition
    State: type[Any]
    Ask: type[IntEnum]
    over: IntEnum  # the question of a game that is over
    questions: Questions
    copy: Callable[[Any], Any]
    setup: Callable[[Any, int, Mapping[str, int]], None]  # with the options by name
    score: Callable[[Any, int], int]
    rank: Callable[[Any, int], int]
    redeal: Callable[[Any, int, list[int]], None]
    shown: Callable[[Any], Table]  # the part of the table that everybody sees
    view: ViewBuilder
    text: Callable[[Any, int], str]
    meaning: Callable[[Any, int], tuple[str, Facts]]
    picture: Callable[[Any, Callable[..., str]], str]  # of a view
    audit: Callable[[Any], int]
    faults: type[IntEnum]
    teller: Teller
    paragraphs: tuple[str, ...]  # the ids of the rules, in order
    figures: Mapping[str, Fact]  # that the texts of the rules mention
    longest: int  # steps of the longest game there can be
    options: Sequence[Option] = ()
    rulings: frozenset[str] = frozenset()  # the paragraphs that hold a ruling of ours
    # why a part of the table that the question does not ask about can't be chosen now
    elsewhere: Callable[[Any, str], Reason | None] = nothing_elsewhere
    automatic: Callable[[Any], int] = no_answer  # what the rules offer an absent player, or -1
    usual: Callable[[Any], int] | None = None  # what most players would answer where choosing is tedious, or -1
    obvious: Callable[[Any], int] = no_answer  # what costs nothing and changes nothing or only gives, or -1
    forecast: Callable[[Any, int], list[ForecastMoment]] = nothing_foreseen  # if nothing else changes
    outlook: Callable[[Any, int | None], Outlook] = nothing_in_sight  # figures that follow from a seat's table
    evaluate: Callable[[Any, list[int], list[int]], None] | None = None  # what each seat will end with; may play on
    weights: Weights | None = None  # of the evaluation
    # what a seat has in prospect, by the names that texts know, and the points that the evaluation counts for it
    in_prospect: Callable[[Any, int], Mapping[str, float]] = nothing_named
    compared: Mapping[IntEnum, Compared] = field(default_factory=dict)  # what tells two plans apart: events and entries
    round_of: Callable[[Any], int] | None = None  # the round, where what is begun in one is settled at its end
    observation: Observation | None = None  # what a seat knows, as numbers
    entities: Entities | None = None  # what a network sees in these numbers
    view_type: type[Any] = View  # the types of its views, for the API document
    outlook_type: type[Any] | None = None
