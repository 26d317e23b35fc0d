"""How a match that is over ended for each seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from torri.matches.match import Match


def places(scores: Sequence[int], winners: Collection[int], left: Collection[int] = ()) -> tuple[int, ...]:
    """The place of each seat, from 1; seats that are equal share one. Whoever has left is behind all who stayed, and a
    winner is before others with as many points: the game has its own rule for ties at the top."""
    order = [(seat in left, seat not in winners, -score) for seat, score in enumerate(scores)]
    return tuple(1 + sum(other < own for other in order) for own in order)


def behind(match: Match) -> tuple[int, ...]:
    """The seats that are placed behind all others. Where places count for more than this match, that is everybody who
    has let a bot answer, though they may be back: else a strong one could be let play the hard turns."""
    counts = match.created.terms.rated or match.created.tournament is not None
    return tuple(sorted({*left(match), *(match.let_play if counts else ())}))


def left(match: Match) -> tuple[int, ...]:
    """The seats whose persons were not there at the end: they resigned, or a bot has played on for them."""
    return tuple(seat for seat, chair in enumerate(match.chairs) if chair.person and match.bot_at(seat))
