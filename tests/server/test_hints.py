"""Reasons of a hint: what a line books."""

from __future__ import annotations

from random import Random

import torri
from tests.playing import walk
from torri.engine.telling import Line
from torri.players.advice import Advice
from torri.players.searching import Candidate
from torri.server.reviews.hints import gained, reasoned


def line(what: str, points: int, **facts: int) -> Line:
    return Line(0, points, "P5.2", what, dict(facts))


def test_what_is_new_in_a_ledger_and_what_has_grown() -> None:
    tile, few, more = line("tile", 7, city=3), line("heads", 6, head=1, count=3), line("heads", 12, head=1, count=6)
    assert gained([], [tile]) == [tile]
    assert gained([tile], [tile, tile]) == [tile]
    assert gained([few, tile], [tile, more]) == [line("heads", 6, head=1, count=6)]
    assert gained([tile], []) == [line("tile", -7, city=3)]
    assert gained([tile], [tile]) == []


def test_a_line_that_wins_a_tile_books_it() -> None:
    """The points that a line books are what it adds to the own score, in every position of a game."""
    rng, booked = Random(4), 0
    for at in walk(torri.game("patrizier"), 3, 21):
        if at.actor is None or at.actor < 0:
            continue
        seat, after, answers = at.actor, at.copy(), list[int]()
        while after.actor == seat:
            answers.append(rng.choice(after.answers()))
            after.apply(answers[-1])
        best = (Candidate(answers[0], 5, 0.5, 1.5, tuple(answers)), Candidate(answers[0], 2, 0.5, -1.0))
        hints = reasoned(at, seat, 0, Advice(seat, seat, 7, 0.5, 1.0, best))
        gain = after.scores()[seat] - at.scores()[seat]
        assert sum(one.points for one in hints.best[0].books) == gain
        assert (hints.best[0].better, hints.best[1].better) == (2.5, -2.5)
        assert len(hints.best[0].told) == len(answers)
        booked += gain > 0
    assert booked > 3
