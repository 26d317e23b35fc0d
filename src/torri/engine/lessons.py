"""Lessons: a first game that was really played, read from a game's `lessons.toml`.

A lesson is one game from its start: every answer, chance's too, is written as in `torri.engine.lines`. Its steps are
the moments at which the learner answers; what happens between them is shown, or skipped (`later`). No position is set
up by hand: a lesson can only show what the rules lead to.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from torri.engine.editions import original
from torri.engine.errors import NoLesson, UnknownStep
from torri.engine.game import Game
from torri.engine.lines import WrittenLine
from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.engine.telling import Event

LESSONS_FILE: Final = "lessons.toml"


@dataclass(frozen=True, slots=True)
class Done:
    """An answer of a lesson: who gave it (NATURE: chance), to which question, and what it caused."""

    ply: int
    actor: int
    question: str
    answer: int
    text: str
    forced: bool  # the rules left no choice
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that the learner does."""

    name: str
    rule: str
    later: str = ""  # what is skipped before it
    does: str = ""  # what the learner answers
    also: tuple[str, ...] = ()  # what is right too
    free: tuple[str, ...] = ()  # questions to which any answer is right
    tries: str | None = None  # what the learner tries after `does`, though the rules forbid it: no answer is given then
    then: str = ""  # what the others and chance answer until the next step


@dataclass(frozen=True, slots=True)
class _Moment:
    """Where a step begins, and what happened since the step before."""

    position: Position
    ply: int
    since: tuple[Done, ...]


@dataclass(frozen=True, eq=False)
class Lesson:
    """A first game; `seat` is the learner's."""

    game: Game
    players: int
    options: Mapping[str, Any]
    seat: int
    names: tuple[str, ...]  # of the players, seat by seat
    steps: tuple[Step, ...]

    def step(self, number: int) -> Step:
        if number not in range(len(self.steps)):
            raise UnknownStep(self.game.name, number + 1, len(self.steps))
        return self.steps[number]

    def position(self, number: int) -> Position:
        """A copy of the position in which a step begins; after the last one: in which the lesson ends."""
        return self._moment(number).position.copy()

    def ply(self, number: int) -> int:
        """How many answers were given before a step."""
        return self._moment(number).ply

    def since(self, number: int) -> tuple[Done, ...]:
        """What the others and chance did after the step before; nothing if answers were skipped."""
        return self._moment(number).since

    @cache  # noqa: B019 - there is one lesson for each game, and it stays
    def _moment(self, number: int) -> _Moment:
        since: tuple[Done, ...] = ()
        if number == 0:
            position, ply = self.game.start(self.players, self.options), 0
        else:
            before, last = self._moment(number - 1), self.step(number - 1)
            position, ply = before.position.copy(), before.ply
            if last.tries is None:
                ply += len(tuple(follow(position, last.does, ply, self.seat)))
            since = tuple(follow(position, last.then, ply))
            ply += len(since)
        later = self.step(number).later if number < len(self.steps) else ""
        passed = tuple(follow(position, later, ply))
        return _Moment(position, ply + len(passed), () if later else since)

    @cache  # noqa: B019 - as above
    def script(self, number: int) -> tuple[int, ...]:
        """The answers by which the learner does what is asked, without forced ones."""
        return self._chosen(number, self.step(number).does)

    @cache  # noqa: B019 - as above
    def ways(self, number: int) -> tuple[tuple[int, ...], ...]:
        """The script, and what is right too."""
        return self.script(number), *(self._chosen(number, line) for line in self.step(number).also)

    def _chosen(self, number: int, line: str) -> tuple[int, ...]:
        return tuple(done.answer for done in follow(self.position(number), line, 0, self.seat) if not done.forced)

    def accepts(self, number: int, answers: Sequence[int]) -> bool:
        """Whether these answers do what the step asks, no more and no less; they have to be legal."""
        return self._matters(number, answers) in [self._matters(number, way) for way in self.ways(number)]

    def _matters(self, number: int, answers: Sequence[int]) -> list[tuple[str, int]]:
        free = self.step(number).free
        given = [(done.question, done.answer) for done in self.play(number, answers)[1] if not done.forced]
        return [("", 0) if question in free else (question, answer) for question, answer in given]

    def play(self, number: int, answers: Sequence[int]) -> tuple[Position, tuple[Done, ...]]:
        """The learner's answers to a step as they are given in a match; the others and chance do not answer yet."""
        position, done = self.position(number), list[Done]()
        for answer in answers:
            if position.actor != self.seat:
                break
            done.append(_give(position, answer, self.ply(number) + len(done), False))
            done.extend(_settle(position, self.ply(number) + len(done), self.seat))
        return position, tuple(done)


def follow(position: Position, line: str, ply: int = 0, seat: int | None = None) -> Iterator[Done]:
    """Give the answers of a line, those of one seat or of all seats and chance; forced answers need not be written."""
    written = WrittenLine(line)
    while True:
        for done in _settle(position, ply, seat, written):
            ply += 1
            yield done
        if not written:
            return
        yield _give(position, written.next(position), ply, False)
        ply += 1


def _settle(position: Position, ply: int, seat: int | None, written: WrittenLine | None = None) -> Iterator[Done]:
    """Give the forced answers, for one seat or for all."""
    while position.actor not in (None, NATURE) and seat in (None, position.actor):
        forced = position.forced()
        if forced is None:
            return
        if written is not None:
            written.skip(position, forced)
        yield _give(position, forced, ply, True)
        ply += 1


def _give(position: Position, answer: int, ply: int, forced: bool) -> Done:
    actor, question, text = position.actor, position.question.name, position.text(answer)
    assert actor is not None, "a lesson continues after the end of its game"
    return Done(ply, actor, question, answer, text, forced, tuple(position.apply(answer)))


@cache
def lesson(game: Game) -> Lesson:
    """The lesson of a game; NoLesson if it has none."""
    file = files(original(game.package)).joinpath(LESSONS_FILE)
    if not file.is_file():
        raise NoLesson(game.name)
    values = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = [Step(**one | {name: tuple(one.get(name, ())) for name in ("also", "free")}) for one in values["steps"]]
    head = (values["players"], values.get("options", {}), values["seat"], tuple(values["names"]))
    return Lesson(game, *head, tuple(steps))
