"""What the reviews of somebody's own matches say together."""

from __future__ import annotations

from msgspec import Struct


class MatchInsight(Struct, frozen=True):
    """One match: luck + own play + the rest (start and rivals' play) is the margin."""

    match: str
    ended: int
    players: int
    won: bool
    luck: float
    own: float
    margin: float
    error: float  # of luck and own: a second review is within it in 95 of 100 cases


class SourceInsight(Struct, frozen=True):
    """Points of one cause in a match, on average; the sentence `line-NAME` says it."""

    name: str
    rule: str
    own: float
    table: float  # of the others at the same tables


class LossInsight(Struct, frozen=True):
    """Points of margin that were given away in a match, on average."""

    name: str
    lost: float
    choices: int  # in all matches together
    mistakes: int


class GameInsights(Struct, frozen=True):
    """All that is known of one game, the newest match first."""

    game: str
    matches: tuple[MatchInsight, ...]  # that have a review
    unreviewed: tuple[str, ...]  # matches without one
    sources: tuple[SourceInsight, ...]
    thirds: tuple[LossInsight, ...]  # of a match: `first`, `second`, `last`
    questions: tuple[LossInsight, ...]  # by the question at which the better plan parts, the most costly first


class Insights(Struct, frozen=True):
    games: tuple[GameInsights, ...]
    limit: int  # of your last matches, so many are looked at
