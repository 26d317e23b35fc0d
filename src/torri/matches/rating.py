"""What a rated match counts: who may play one, who moves by how much, and how a rating is shown.

The rules are in docs/ratings.md, and why in docs/decisions/0035. They are applied to the results of matches alone, in
the order in which these ended: applied again they give the same ratings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from torri.matches.entries import Chair, Terms
from torri.matches.errors import NotRatable
from torri.ratings.anchors import anchors
from torri.ratings.model import MU, Rating, rate

POINTS_PER_MU: Final = 40
AVERAGE_POINTS: Final = 1_500
LEAST_POINTS: Final = 100
PROVISIONAL_SIGMA: Final = 4.0  # above this, about until the twentieth match, a rating is provisional
MATCHES_A_DAY: Final = 5  # of the same two persons in one game; more of them are not rated
MATCHES_A_MONTH: Final = 5  # at least, to be listed in the month
ALL_TIME: Final = ""  # in place of a month

Cause: TypeAlias = Literal["rated-guest", "rated-device", "rated-edition", "rated-origin", "rated-bot", "rated-late"]


class RatedSeat(Struct, frozen=True, array_like=True):
    """Who sat there, a person or a bot of some level, and the place at the end."""

    person: str | None
    level: str
    place: int


def points(mu: float) -> int:
    """A rating as it is shown."""
    return max(LEAST_POINTS, round(AVERAGE_POINTS + POINTS_PER_MU * (mu - MU)))


def error(sigma: float) -> int:
    return round(POINTS_PER_MU * sigma)


def is_provisional(sigma: float) -> bool:
    return sigma > PROVISIONAL_SIGMA


def month_of(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1_000, UTC):%Y-%m}"


def day_of(at: int) -> int:
    """When the day began, in UTC."""
    return at - at % 86_400_000


def require_ratable(
    game: str, terms: Terms, chairs: Sequence[Chair], *, edition: str = "", continued: bool = False
) -> None:
    """Refuse a rated table whose result would say nothing."""
    if not terms.rated:
        return
    persons = [chair.person for chair in chairs if chair.person]
    if len(set(persons)) < len(persons):
        raise NotRatable("rated-device")
    if edition:
        raise NotRatable("rated-edition")
    if continued:
        raise NotRatable("rated-origin")
    for chair in chairs:
        if chair.bot and level_of(chair.bot) not in anchors(game):
            raise NotRatable("rated-bot")


def level_of(bot: str) -> str:
    """Styles of a level are equally strong."""
    return bot.partition(":")[0]


def seats_of(seats: Sequence[str | None], summary: Mapping[str, Any]) -> list[RatedSeat]:
    """The result of a match, from what lists show of it; nothing if nobody played it to an end."""
    chairs, places = summary.get("chairs", ()), summary.get("places", ())
    if not summary.get("rated") or len(places) != len(seats):
        return []
    return [
        RatedSeat(person, "" if person else level_of(str(chair.get("level", ""))), place)
        for person, chair, place in zip(seats, chairs, places, strict=False)
    ]


def rerated(game: str, seats: Sequence[RatedSeat], ratings: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of the persons after a match; bots stand fast. Nothing where a bot was never measured."""
    known = anchors(game)
    before = [ratings.get(seat.person, Rating()) if seat.person else known.get(seat.level) for seat in seats]
    if len(seats) < 2 or None in before:
        return {}
    after = rate([one for one in before if one is not None], [seat.place for seat in seats])
    return {seat.person: new for seat, new in zip(seats, after, strict=True) if seat.person}
