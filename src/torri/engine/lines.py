"""Several answers written on one line, a whole turn perhaps: read one by one, as the questions come."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from torri.engine.errors import JoinedTooLong, TorriError, UnknownNotation
from torri.engine.position import Position

JOINING_SIGN = "+"

Parse = Callable[[Position, str], int]


@dataclass(frozen=True)
class Word:
    """One answer as it was written."""

    text: str
    joined: str = ""  # the whole word, if this is the rest of one that joins several answers
    question: str = ""  # the only question that the rest of such a word may answer

    @property
    def typed(self) -> str:
        return self.joined or self.text


@dataclass(eq=False)
class Stopped(Exception):
    """A line that can't be given: the word at which it stops, and why."""

    word: str
    error: TorriError


def parse_notation(position: Position, text: str) -> int:
    return position.parse(text)


class WrittenLine:
    """The answers of a line that are still to be given.

    A word is one answer. Several answers to one question that is asked again and again may be joined, `w3+g2`;
    single letters need no sign between them, `wwg`. Answers that have no order may be joined in any order.
    """

    def __init__(self, line: str = "", parse: Parse = parse_notation) -> None:
        self._words = deque(Word(text) for text in line.split())
        self._parse = parse

    def __bool__(self) -> bool:
        return bool(self._words)

    def __str__(self) -> str:
        return " ".join(word.text for word in self._words)

    def next(self, position: Position) -> int:
        """The answer to the question asked."""
        word = self._words.popleft()
        if word.question and word.question != position.question.name:
            raise JoinedTooLong(word.joined, word.text)  # the second `w` of `ww` never answers what is asked next
        try:
            return self._parse(position, word.text)
        except UnknownNotation:
            answers = self._joined(position, word.text)
            if not answers:
                raise
        asked = position.question.name
        rest = [Word(position.text(answer), word.text, asked) for answer in answers[1:]]
        self._words.extendleft(reversed(rest))
        return answers[0]

    def skip(self, position: Position, answer: int) -> None:
        """Skip a forced answer, which is given for the player, if it is written here."""
        words = self._words.copy()
        try:
            written = self and self.next(position) == answer
        except TorriError:
            written = False
        if not written:
            self._words = words

    def drop(self) -> None:
        """Forget what is left."""
        self._words.clear()

    def check(self, position: Position) -> None:
        """Try the line on a copy, as far as the seat that is asked can go by itself: Stopped if a word does not fit.
        What follows a draw can't be checked before the draw."""
        rest, trial, seat = self._copy(), position.copy(), position.actor
        while rest and trial.actor == seat:
            forced = trial.forced()
            if forced is not None:
                rest.skip(trial, forced)
                trial.apply(forced)
                continue
            word = rest._words[0]
            try:
                trial.apply(rest.next(trial))
            except TorriError as error:
                raise Stopped(word.typed, error) from None
        if rest and rest._words[0].question:
            word = rest._words[0]
            raise Stopped(word.joined, JoinedTooLong(word.joined, word.text))

    def _copy(self) -> WrittenLine:
        copy = WrittenLine(parse=self._parse)
        copy._words = self._words.copy()
        return copy

    def _joined(self, position: Position, text: str) -> Sequence[int]:
        """The answers that a word joins; none if it is no such word."""
        parts = text.split(JOINING_SIGN) if JOINING_SIGN in text else list(text) if text.isalpha() else []
        try:
            answers = [self._parse(position, part) for part in parts]
        except TorriError:
            return []
        if position.game.questions[position.state.ask].gathered:
            answers.sort()
        return answers
