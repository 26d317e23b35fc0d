"""Lessons: a first game of each game, step by step. The server keeps no state: every request says at which step the
learner is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from msgspec import Struct

from torri.engine.catalogue import game as find_game
from torri.engine.lessons import Done, Lesson, Step
from torri.engine.lessons import lesson as lesson_of
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.views import Outlook, View
from torri.matches import ahead as plans
from torri.matches.ahead import AnswerSeen, Prospect, Prospects, answer_seen
from torri.matches.decisions import forced_answers
from torri.matches.errors import NotYourTurn
from torri.matches.match import Happening
from torri.matches.updates import LineSeen, Told, line_seen, told
from torri.server.actions import reasons_against
from torri.server.api.messages.live import Reasons, Why
from torri.server.api.parameters import After, GameName, MaybeNumber, Notation, Spoken
from torri.server.api.problems import language_of, reasons_seen
from torri.server.api.routing import PathParameter, Router, get
from torri.server.operations.threads import PLAN_THREAD
from torri.server.people.requests import ApiRequest, about
from torri.texts import Words

MAX_LESSONS_CACHED: Final = 64  # one for each game and language

StepNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=99, description="from 0")]


class StepRead(Struct, frozen=True):
    """One thing that the learner does, in words."""

    name: str
    rule: str
    title: str
    says: str  # what is going on
    asks: str  # what is to be done
    instead: str  # when the learner does something else
    done: str  # what has happened
    later: bool  # whether some of the game is passed over before it
    does: tuple[str, ...]  # the answers, as they are written
    parts: tuple[AnswerSeen, ...]  # the same answers, with what each of them does
    tries: str | None  # what is to be tried after them, though the rules forbid it


class LessonRead(Struct, frozen=True):
    """A first game in words."""

    game: str
    title: str
    about: str
    end: str  # what is said when it is over
    players: int
    seat: int  # the learner's
    names: tuple[str, ...]
    steps: tuple[StepRead, ...]


class LessonMoment(Struct, frozen=True):
    """Where a step begins, or the lesson ends: the table as the learner sees it, and what the others did before."""

    view: View
    outlook: Outlook
    since: tuple[Told, ...]
    ledger: tuple[LineSeen, ...]  # every point of those whose points are shown


class StepDone(Struct, frozen=True):
    """What the learner's answers did, and whether they were what the step asks."""

    accepted: bool
    view: View
    outlook: Outlook
    told: tuple[Told, ...]


def _lesson(request: ApiRequest, game: str) -> Lesson:
    lesson = lesson_of(find_game(game))
    about(request, lesson.game, lesson.names)
    return lesson


def _standing(lesson: Lesson, step: int) -> plans.GameSnapshot:
    lesson.step(step)
    return plans.GameSnapshot(lesson.position(step), lesson.ply(step), lesson.seat)


def _happened(lesson: Lesson, done: Iterable[Done]) -> tuple[Told, ...]:
    def by(one: Done) -> str:
        return "rules" if one.forced or one.actor == NATURE else "person" if one.actor == lesson.seat else "bot"

    said = [Happening(one.ply, one.actor, one.answer, one.text, by(one), one.events) for one in done]
    return told(said, lesson.seat)


def _numbers(after: str) -> tuple[int, ...]:
    return tuple(int(word) for word in after.split(",")) if after else ()


@get("/{game:str}", summary="A first game, step by step, in words")
async def read(request: ApiRequest, game: GameName, language: Spoken = None) -> LessonRead:
    return await PLAN_THREAD.run(_read, _lesson(request, game), language or language_of(request.headers))


@lru_cache(maxsize=MAX_LESSONS_CACHED)
def _read(lesson: Lesson, language: str) -> LessonRead:
    words = Words(language, lesson.game, lesson.names, lessons=True)

    def say(name: str) -> str:
        return words(f"lesson-{name}", **lesson.game.figures)

    def step_read(number: int, step: Step) -> StepRead:
        position = lesson.position(number)
        parts = tuple(_part(position, answer, lesson.seat) for answer in lesson.script(number))
        return StepRead(
            name=step.name,
            rule=step.rule,
            title=say(f"{step.name}-title"),
            says=say(f"{step.name}-says"),
            asks=say(f"{step.name}-asks"),
            instead=say(f"{step.name}-instead"),
            done=say(f"{step.name}-done"),
            later=bool(step.later) and number > 0,
            does=tuple(part.text for part in parts),
            parts=parts,
            tries=step.tries,
        )

    return LessonRead(
        game=lesson.game.name,
        title=words(f"game-{lesson.game.name}"),
        about=say("about"),
        end=say("end"),
        players=lesson.players,
        seat=lesson.seat,
        names=lesson.names,
        steps=tuple(step_read(number, step) for number, step in enumerate(lesson.steps)),
    )


def _part(position: Position, answer: int, seat: int) -> AnswerSeen:
    """Give an answer and the forced ones that follow; returns what it does."""
    seen = answer_seen(position, answer)
    position.apply(answer)
    for forced in forced_answers(position, seat):
        position.apply(forced)
    return seen


@get("/{game:str}/{step:int}", summary="Where a step begins; after the last one: where the lesson ends")
async def moment(request: ApiRequest, game: GameName, step: StepNumber) -> LessonMoment:
    return await PLAN_THREAD.run(_moment, _lesson(request, game), step)


def _moment(lesson: Lesson, step: int) -> LessonMoment:
    if step != len(lesson.steps):
        lesson.step(step)
    position = lesson.position(step)
    seats = position.view(lesson.seat)["table"].get("seats", ())
    shown = {seat for seat, one in enumerate(seats) if "points" in one} | {lesson.seat}
    lines = (line_seen(line) for line in position.ledger() if position.over or line.seat in shown)
    view, outlook = position.view(lesson.seat), position.outlook(lesson.seat)
    return LessonMoment(view, outlook, _happened(lesson, lesson.since(step)), tuple(lines))


@get("/{game:str}/{step:int}/ahead", summary="How the table would stand after answers of the learner")
async def ahead(request: ApiRequest, game: GameName, step: StepNumber, after: After = "") -> Prospect:
    return await PLAN_THREAD.run(_ahead, _lesson(request, game), step, _numbers(after))


def _ahead(lesson: Lesson, step: int, after: Sequence[int]) -> Prospect:
    return _judged(lesson, step, after, plans.look(_standing(lesson, step), lesson.seat, after))


def _judged(lesson: Lesson, step: int, after: Sequence[int], prospect: Prospect) -> Prospect:
    # When the step is done, nothing more can be planned, though the turn may go on.
    if lesson.step(step).tries is None and after and lesson.accepts(step, after):
        return prospect.ended()
    return prospect


@get("/{game:str}/{step:int}/plan", summary="How the table stands, and would stand after each answer of the learner")
async def plan(request: ApiRequest, game: GameName, step: StepNumber, answers: After = "") -> Prospects:
    return await PLAN_THREAD.run(_plan, _lesson(request, game), step, _numbers(answers))


def _plan(lesson: Lesson, step: int, answers: Sequence[int]) -> Prospects:
    found = plans.steps(_standing(lesson, step), lesson.seat, answers)
    return Prospects(tuple(_judged(lesson, step, answers[:count], one) for count, one in enumerate(found)))


@get("/{game:str}/{step:int}/why", summary="Why an answer may not be given, after other answers of the learner")
async def why(
    request: ApiRequest,
    game: GameName,
    step: StepNumber,
    answer: MaybeNumber = None,
    text: Notation = None,
    after: After = "",
) -> Reasons:
    lesson = _lesson(request, game)
    wish = Why(answer, text, _numbers(after))
    words = Words(language_of(request.headers), lesson.game, lesson.names)
    return await PLAN_THREAD.run(_why, lesson, step, wish, words)


def _why(lesson: Lesson, step: int, wish: Why, words: Words) -> Reasons:
    position = plans.planned(_standing(lesson, step), lesson.seat, wish.after)
    if position is None:
        raise NotYourTurn(lesson.seat, None)
    meant, reasons = reasons_against(position, wish)
    return Reasons(meant, reasons_seen(reasons, words))


@get("/{game:str}/{step:int}/done", summary="What the learner's answers do, and whether they are what the step asks")
async def done(request: ApiRequest, game: GameName, step: StepNumber, after: After = "") -> StepDone:
    return await PLAN_THREAD.run(_done, _lesson(request, game), step, _numbers(after))


def _done(lesson: Lesson, step: int, answers: Sequence[int]) -> StepDone:
    position, given = lesson.play(step, answers)
    accepted = lesson.step(step).tries is None and lesson.accepts(step, answers)
    return StepDone(accepted, position.view(lesson.seat), position.outlook(lesson.seat), _happened(lesson, given))


router: Final = Router("/api/lessons", route_handlers=[read, moment, ahead, plan, why, done], tags=["lessons"])
