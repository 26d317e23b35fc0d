"""Insights over many matches: the digest of a review, which is stored beside it, and what digests say together."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from torri.matches.storage import Head
from torri.server.api.messages.insights import GameInsights, Insights, LossInsight, MatchInsight, SourceInsight
from torri.server.reviews.model import Booked, Review, Source

MAX_MATCHES_LOOKED_AT: Final = 100
THIRDS: Final = ("first", "second", "last")


class LossDigest(Struct, frozen=True, array_like=True):
    """The choices of a seat in one third of the match, by the question at which the better plan parts."""

    seat: int
    third: str
    question: str
    choices: int
    mistakes: int
    lost: float


class ReviewDigest(Struct, frozen=True):
    booked: tuple[Booked, ...]
    sources: tuple[Source, ...]
    losses: tuple[LossDigest, ...]


_decode: Final = msgspec.json.Decoder(ReviewDigest).decode


def digest(review: Review) -> str:
    """What insights need of a review, as JSON."""
    found: dict[tuple[int, str, str], list[float]] = {}
    plies = max(1, review.course.plies[-1])
    for one in review.judged:
        third = THIRDS[min(2, 3 * one.ply // plies)]
        sums = found.setdefault((one.seat, third, one.question), [0, 0, 0.0])
        for place, more in enumerate((1, int(one.mistake), one.loss)):
            sums[place] += more
    losses = tuple(
        LossDigest(*key, int(choices), int(mistakes), round(lost, 2))
        for key, (choices, mistakes, lost) in found.items()
    )
    return msgspec.json.encode(ReviewDigest(review.booked, review.sources, losses)).decode()


def own_seat(head: Head, ids: Collection[str]) -> int | None:
    """The seat that somebody has played, if it is the only one and no bot took it over: at a table that friends share
    on one device nobody knows whose decisions they were."""
    seats = [seat for seat, person in enumerate(head.seats) if person in ids]
    chairs = head.summary.get("chairs", [])
    if len(seats) != 1 or seats[0] >= len(chairs) or chairs[seats[0]].get("level") or head.summary.get("imported"):
        return None
    return seats[0]


def mistakes(head: Head, ids: Collection[str], digest: str | None) -> int | None:
    """How many mistakes somebody has made in a match that was reviewed."""
    seat = own_seat(head, ids)
    if seat is None or not digest:
        return None
    return sum(one.mistakes for one in _decode(digest).losses if one.seat == seat)


def insights(heads: Sequence[Head], ids: Collection[str], digests: Mapping[str, str]) -> Insights:
    """What the reviews of somebody's matches say together; the newest match first."""
    played: dict[str, list[tuple[Head, int]]] = {}
    for head in heads:
        seat = own_seat(head, ids)
        if seat is not None:
            played.setdefault(head.game, []).append((head, seat))
    return Insights(
        tuple(_of_game(game, matches, digests) for game, matches in sorted(played.items())), MAX_MATCHES_LOOKED_AT
    )


def shown_to_others(found: Insights) -> Insights:
    """Without mistakes, and without what was not reviewed."""
    games = (replace(one, unreviewed=(), thirds=(), questions=()) for one in found.games if one.matches)
    return replace(found, games=tuple(games))


def _of_game(game: str, played: Sequence[tuple[Head, int]], digests: Mapping[str, str]) -> GameInsights:
    found = [(head, seat, _decode(digests[head.id])) for head, seat in played if head.id in digests]
    own = [one for _, seat, digest in found for one in digest.losses if one.seat == seat]
    thirds = _losses([(one.third, one) for one in own], len(found))
    return GameInsights(
        game=game,
        matches=tuple(_match(head, digest.booked[seat]) for head, seat, digest in found),
        unreviewed=tuple(head.id for head, _ in played if head.id not in digests),
        sources=_sources([(seat, digest) for _, seat, digest in found]),
        thirds=tuple(sorted(thirds, key=lambda one: THIRDS.index(one.name))),
        questions=_losses([(one.question, one) for one in own], len(found)),
    )


def _match(head: Head, booked: Booked) -> MatchInsight:
    return MatchInsight(
        match=head.id,
        ended=head.changed,
        players=len(head.seats),
        won=booked.seat in head.summary.get("winners", ()),
        luck=booked.luck,
        own=booked.own,
        margin=booked.margin,
        error=booked.error,
    )


def _losses(named: Sequence[tuple[str, LossDigest]], matches: int) -> tuple[LossInsight, ...]:
    """Added up by name, the most costly first."""
    groups: dict[str, list[LossDigest]] = {}
    for name, one in named:
        groups.setdefault(name, []).append(one)
    losses = [
        LossInsight(
            name,
            round(sum(one.lost for one in group) / matches, 2),
            sum(one.choices for one in group),
            sum(one.mistakes for one in group),
        )
        for name, group in groups.items()
    ]
    return tuple(sorted(losses, key=lambda one: -one.lost))


def _sources(found: Sequence[tuple[int, ReviewDigest]]) -> tuple[SourceInsight, ...]:
    """On average of a match: a match in which a source brought nothing counts too. The largest first."""
    rules: dict[str, str] = {}
    own: dict[str, float] = {}
    table: dict[str, float] = {}
    for seat, digest in found:
        others = len(digest.booked) - 1
        for one in digest.sources:
            rules.setdefault(one.name, one.rule)
            sums, share = (own, 1) if one.seat == seat else (table, others)
            sums[one.name] = sums.get(one.name, 0) + one.points / share
    sources = [
        SourceInsight(name, rule, round(own.get(name, 0) / len(found), 2), round(table.get(name, 0) / len(found), 2))
        for name, rule in rules.items()
    ]
    return tuple(sorted(sources, key=lambda one: -max(abs(one.own), abs(one.table))))
