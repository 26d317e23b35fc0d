"""A review in the game's own terms: what plans do and book, how answers are written, where the points come from."""

from __future__ import annotations

from collections.abc import Sequence

from torri.engine.position import Position
from torri.engine.telling import Line as Entry
from torri.matches.updates import LineSeen, Told
from torri.players.player import Information
from torri.players.reviewing import Course, Findings, Judgement, Plan
from torri.server.api.messages.plans import Advantage, PlanAnswer
from torri.server.reviews.hints import claim_seen, followed
from torri.server.reviews.model import (
    REVIEW_VERSION,
    Booked,
    CourseSeen,
    EffortName,
    Judged,
    PlanSeen,
    Review,
    Source,
)


def review_report(
    end: Position, start: Position, answers: Sequence[int], effort: EffortName, findings: Findings
) -> Review:
    """The report of a review of a game with those answers."""
    return Review(
        version=REVIEW_VERSION,
        rules=start.game.version,
        effort=effort,
        playouts=findings.playouts,
        error=findings.error,
        course=course_seen(findings.course),
        booked=tuple(
            Booked(
                seat=one.seat,
                start=one.start,
                luck=one.luck,
                own=one.own,
                rivals=one.rivals,
                margin=one.margin,
                found=one.found,
                lost=one.lost,
                error=one.error,
            )
            for one in findings.accounts
        ),
        judged=_judged(start.copy(), answers, findings.judged),
        sources=sources(end.ledger()),
    )


def course_seen(course: Course) -> CourseSeen:
    return CourseSeen(plies=course.plies, actors=course.actors, margins=course.margins)


def _judged(position: Position, answers: Sequence[int], judgements: Sequence[Judgement]) -> tuple[Judged, ...]:
    judged, waiting, questions = [], {one.ply: one for one in judgements}, _questions(position.copy(), answers)
    for ply, answer in enumerate(answers):
        if ply in waiting:
            judged.append(_judgement(position, waiting[ply], questions[waiting[ply].departed]))
        position.game.questions.apply(position.state, answer)
    return tuple(judged)


def _questions(position: Position, answers: Sequence[int]) -> list[str]:
    """The names of the questions that were answered."""
    names = []
    for answer in answers:
        names.append(position.question.name)
        position.game.questions.apply(position.state, answer)
    return names


def _judgement(position: Position, judgement: Judgement, question: str) -> Judged:
    """Plans are followed in the world in which the search has found them: it agrees with what the seat knew."""
    world, seat = Information.of(position, judgement.seat).world, judgement.seat
    given = _plan_seen(world, seat, judgement.ply, judgement.given)
    best = _plan_seen(world, seat, judgement.ply, judgement.best) if judgement.loss > 0 else None
    return Judged(
        ply=judgement.ply,
        end=judgement.end,
        departed=judgement.departed,
        question=question,
        seat=seat,
        loss=judgement.loss,
        error=judgement.error,
        mistake=judgement.mistake,
        given=given,
        best=best,
        why=tuple(Advantage(one.name, one.points, one.rule, dict(one.facts or {})) for one in judgement.explained.why),
        claims=tuple(claim_seen(one) for one in judgement.explained.claims),
    )


def _plan_seen(world: Position, seat: int, ply: int, plan: Plan) -> PlanSeen:
    answers, told, books = plan_followed(world, seat, ply, plan.answers)
    return PlanSeen(answers=answers, margin=plan.margin, win=plan.win, told=told, books=books)


def plan_followed(
    world: Position, seat: int, ply: int, plan: Sequence[int]
) -> tuple[tuple[PlanAnswer, ...], tuple[Told, ...], tuple[LineSeen, ...]]:
    """A plan as it is said: its answers, what they do, and the points that they bring."""
    at, line, answers = world.copy(), list[int](), list[PlanAnswer]()
    for answer in plan:
        if at.actor != seat or not at.game.questions.legal(at.state) >> answer & 1:
            break  # the plan was found in a world that differs in what the seat does not know
        if at.forced() is None:
            name, facts = at.meaning(answer)
            answers.append(PlanAnswer(answer=answer, text=at.text(answer), name=name, facts=dict(facts)))
        line.append(answer)
        at.game.questions.apply(at.state, answer)
    _, told, books = followed(world, seat, ply, line)
    return tuple(answers), told, books


def sources(ledger: Sequence[Entry]) -> tuple[Source, ...]:
    """The points of each seat by their cause, as the ledger has them first."""
    sums: dict[tuple[int, str, str], int] = {}
    for entry in ledger:
        key = entry.seat, entry.rule, entry.what
        sums[key] = sums.get(key, 0) + entry.points
    return tuple(Source(*key, points) for key, points in sums.items())
