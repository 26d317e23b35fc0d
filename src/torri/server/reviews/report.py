"""A review in the game's own terms: what lines do and book, how answers are written, where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from torri.engine.position import Position
from torri.engine.telling import Line as Entry
from torri.players.advice import own_part, reasons
from torri.players.player import Information
from torri.players.reviewing import Decision, Findings
from torri.players.searching import Candidate as Line
from torri.server.api.messages.hints import TermSeen
from torri.server.reviews.hints import followed
from torri.server.reviews.model import REVIEW_VERSION, Booked, Candidate, EffortName, Judged, Review, Source


def review_report(
    end: Position, start: Position, answers: Sequence[int], effort: EffortName, findings: Findings
) -> Review:
    """What was found about a game with those answers, ready to be shown."""
    return Review(
        version=REVIEW_VERSION,
        rules=start.game.version,
        effort=effort,
        playouts=findings.playouts,
        error=findings.error,
        plies=findings.plies,
        margins=findings.margins,
        booked=tuple(
            Booked(
                seat=one.seat,
                start=one.start,
                luck=one.luck,
                own=one.own,
                rivals=one.rivals,
                margin=one.margin,
                error=one.error,
            )
            for one in findings.accounts
        ),
        judged=_judged(start.copy(), answers, findings.decisions),
        sources=sources(end.ledger()),
        actors=findings.actors,
    )


def _judged(position: Position, answers: Sequence[int], decisions: Sequence[Decision]) -> tuple[Judged, ...]:
    judged, waiting = [], {one.ply: one for one in decisions}
    for ply, answer in enumerate(answers):
        if ply in waiting:
            judged.append(_judgement(position, waiting[ply]))
        position.game.questions.apply(position.state, answer)
    return tuple(judged)


def _judgement(position: Position, decision: Decision) -> Judged:
    """Lines are followed in the world in which the search has found them: it agrees with what the seat knew."""
    seat, world = decision.seat, Information.of(position, decision.seat).world
    best, lines = [], {one.answer: Line(one.answer, 0, one.win, one.margin, one.line) for one in decision.best}
    for place, one in enumerate(decision.best):
        chosen = one.answer == decision.given
        texts, told, books = followed(world, seat, decision.ply, own_part(world, seat, lines[one.answer]))
        if place and not chosen:  # what others would do is hardly asked, and would make most of the message
            told = books = ()
        name, facts = world.meaning(one.answer)
        best.append(
            Candidate(
                answer=one.answer,
                text=world.text(one.answer),
                margin=one.margin,
                win=one.win,
                line=texts,
                told=told,
                books=books,
                chosen=chosen,
                name=name,
                facts=dict(facts),
            )
        )
    why = reasons(world, seat, lines[decision.best[0].answer], lines[decision.given]) if decision.loss else ()
    return Judged(
        ply=decision.ply,
        seat=seat,
        given=decision.given,
        text=world.text(decision.given),
        loss=round(decision.loss, 2),
        best=tuple(best),
        question=world.question.name,
        why=tuple(TermSeen(term.name, term.points) for term in why),
    )


def sources(ledger: Sequence[Entry]) -> tuple[Source, ...]:
    """The points of each seat by their cause, as the ledger has them first."""
    sums: dict[tuple[int, str, str], int] = {}
    for entry in ledger:
        key = entry.seat, entry.rule, entry.what
        sums[key] = sums.get(key, 0) + entry.points
    return tuple(Source(*key, points) for key, points in sums.items())
