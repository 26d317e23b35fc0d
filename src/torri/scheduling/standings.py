"""Who stands where: points at the table, the same seat of the same deal at other tables, and how ties are broken."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Literal, TypeAlias

from torri.scheduling.seating import NOBODY, Table

Ranking: TypeAlias = Literal["points", "deal"]  # what counts first


@dataclass(frozen=True, slots=True)
class TableResult:
    """How a table ended; places from 1, which equals share."""

    seats: Table
    places: tuple[int, ...]
    scores: tuple[int, ...]  # none if it could not be played to an end
    left: tuple[int, ...] = ()  # seats whose players were not there at the end


@dataclass
class Standing:
    """All about one entrant: whom they follow in the list has more of the first value that differs."""

    name: str
    place: int = 1
    points: float = 0.0
    deal: float | None = None  # of 100, over all rounds in which there was something to compare
    rivals: float = 0.0  # the points of those whom they met
    wins: int = 0
    rounds: list[float | None] = field(default_factory=list)  # the points of each
    deals: list[float | None] = field(default_factory=list)


def table_points(places: Sequence[int]) -> list[float]:
    """At a table of four: 3, 2, 1, 0; those who share places share their points."""
    seats = len(places)
    return [fmean(seats - place - more for more in range(places.count(place))) for place in places]


def deal_shares(results: Sequence[TableResult]) -> list[list[float | None]]:
    """For each seat of each table: of those who had the same seat of the same deal, the share (of 100) that is behind;
    who has as many points counts half. Nothing where there is only one table.
    """
    fields: dict[int, list[tuple[bool, int]]] = defaultdict(list)
    for result in results:
        for seat in range(len(result.scores)):
            fields[seat].append(_made(result, seat))
    return [
        [_share(fields[seat], _made(result, seat)) if result.scores else None for seat in range(len(result.seats))]
        for result in results
    ]


def _made(result: TableResult, seat: int) -> tuple[bool, int]:
    """Whoever has left is behind all who stayed."""
    return seat not in result.left, result.scores[seat]


def _share(others: Sequence[tuple[bool, int]], own: tuple[bool, int]) -> float | None:
    if len(others) < 2:
        return None
    behind = sum(other < own for other in others) + (sum(other == own for other in others) - 1) / 2
    return 100 * behind / (len(others) - 1)


def standings(
    names: Sequence[str],
    rounds: Sequence[Sequence[TableResult]],
    *,
    same_deals: bool = False,
    ranking: Ranking = "points",
    out: Collection[str] = (),
) -> list[Standing]:
    """Everybody, the best first; equals share their place, and who is `out` stands behind all others."""
    found = {name: Standing(name) for name in names}
    met: dict[str, list[str]] = defaultdict(list)
    for number, results in enumerate(rounds):
        shares = deal_shares(results) if same_deals else []
        for standing in found.values():
            standing.rounds.append(None)
            standing.deals.append(None)
        for table, result in enumerate(results):
            points = table_points(result.places)
            for seat, name in enumerate(result.seats):
                if name == NOBODY:
                    continue
                standing = found[name]
                standing.points += points[seat]
                standing.wins += result.places[seat] == 1
                standing.rounds[number] = points[seat]
                standing.deals[number] = shares[table][seat] if shares else None
                met[name] += [other for place, other in enumerate(result.seats) if place != seat and other != NOBODY]
    for name, standing in found.items():
        standing.rivals = sum(found[other].points for other in met[name])
        compared = [share for share in standing.deals if share is not None]
        standing.deal = round(fmean(compared), 1) if compared else None
    return _placed(list(found.values()), ranking, out)


def _placed(found: list[Standing], ranking: Ranking, out: Collection[str]) -> list[Standing]:
    def order(one: Standing) -> tuple[float, ...]:
        deal = -1.0 if one.deal is None else one.deal
        first = (deal, one.points) if ranking == "deal" else (one.points, deal)
        return (-float(one.name not in out), *(-value for value in (*first, one.rivals, one.wins)))

    found.sort(key=order)
    for place, one in enumerate(found, 1):
        equal = place > 1 and order(one) == order(found[place - 2])
        one.place = found[place - 2].place if equal else place
    return found
