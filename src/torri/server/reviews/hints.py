"""The search's advice on a question, with reasons in the game's own terms: what a line does, which points it brings,
and what it has beyond the next best.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import structs

from torri.engine.position import Position
from torri.engine.telling import Line
from torri.matches import history, updates
from torri.matches.updates import LineSeen, Told
from torri.players.advice import Advice, instead_of, own_part, reasons
from torri.players.reviewing import Claim
from torri.players.searching import Candidate
from torri.server.api.messages.hints import ClaimSeen, Hint, Hints, TermSeen


def reasoned(position: Position, seat: int, ply: int, advice: Advice) -> Hints:
    """Advice with its reasons. Lines are followed in a world that agrees with what the seat knows: how far it can be
    followed in the match itself would reveal what the seat does not know.
    """
    world = position.sample(seat, Random())
    best = [_hint(world, seat, ply, one, instead_of(one, advice.best)) for one in advice.best]
    if advice.explained is not None and best:
        best[0] = structs.replace(best[0], claims=tuple(claim_seen(one) for one in advice.explained.claims))
    return Hints(seat=seat, visits=advice.visits, win=advice.win, margin=advice.margin, best=tuple(best))


def _hint(world: Position, seat: int, ply: int, one: Candidate, other: Candidate | None) -> Hint:
    line, told, books = followed(world, seat, ply, own_part(world, seat, one))
    return Hint(
        answer=one.answer,
        text=world.text(one.answer),
        visits=one.visits,
        win=one.win,
        margin=one.margin,
        line=line,
        better=None if other is None else one.margin - other.margin,
        told=told,
        books=books,
        why=tuple(TermSeen(term.name, term.points, dict(term.facts)) for term in reasons(world, seat, one, other))
        if other
        else (),
    )


def followed(
    world: Position, seat: int, ply: int, line: list[int]
) -> tuple[tuple[str, ...], tuple[Told, ...], tuple[LineSeen, ...]]:
    """A seat's own line: its notation, what it does, and which points it brings."""
    after = world.copy()
    told = history.retold(after, line, [seat] * len(line), ply)
    books = tuple(updates.line_seen(booked) for booked in gained(_booked(world, seat), _booked(after, seat)))
    return tuple(happened.text for happened in told), updates.told(told, seat), books


def _booked(position: Position, seat: int) -> list[Line]:
    return [line for line in position.ledger() if line.seat == seat]


def gained(before: Sequence[Line], after: Sequence[Line]) -> list[Line]:
    """The ledger lines that are new or have changed; points that are lost are negative."""
    new, old = _without(after, before), _without(before, after)
    gains = []
    for line in new:
        same = next((one for one in old if (one.rule, one.what) == (line.rule, line.what)), None)
        if same is None:
            gains.append(line)
            continue
        old.remove(same)
        if line.points != same.points:
            gains.append(Line(line.seat, line.points - same.points, line.rule, line.what, line.facts))
    return gains + [Line(line.seat, -line.points, line.rule, line.what, line.facts) for line in old]


def _without(lines: Sequence[Line], others: Sequence[Line]) -> list[Line]:
    left, found = list(others), []
    for line in lines:
        if line in left:
            left.remove(line)
        else:
            found.append(line)
    return found


def claim_seen(claim: Claim) -> ClaimSeen:
    return ClaimSeen(claim.name, dict(claim.facts), claim.best, claim.given, claim.gain, claim.otherwise)
