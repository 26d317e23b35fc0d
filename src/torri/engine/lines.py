"""Several answers written on one line, a whole turn perhaps: read one by one, as the questions come."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from torri.engine.errors import TorriError, UnknownNotation
from torri.engine.position import Position

JOINING_SIGN = "+"


class Written:
    """The answers of a line that are still to be given.

    A word is one answer. Several answers to one question that is asked again and again may be joined, `w3+g2`;
    single letters need no sign between them, `wwg`. Answers that have no order may be joined in any order.
    """

    def __init__(self, line: str = "") -> None:
        self._words = deque(line.split())

    def __bool__(self) -> bool:
        return bool(self._words)

    def next(self, position: Position, parse: Callable[[str], int]) -> int:
        """The answer to the question asked; `parse` reads one word."""
        word = self._words.popleft()
        try:
            return parse(word)
        except UnknownNotation as unknown:
            parts = word.split(JOINING_SIGN) if JOINING_SIGN in word else list(word) if word.isalpha() else []
            try:
                answers = [parse(part) for part in parts]
            except TorriError:
                raise unknown from None
            if not answers:
                raise
        if position.game.questions[position.state.ask].gathered:
            answers.sort()
        self._words.extendleft(position.text(answer) for answer in reversed(answers[1:]))
        return answers[0]

    def skip(self, position: Position, parse: Callable[[str], int], answer: int) -> None:
        """Skip a forced answer, which is given for the player, if it is written here."""
        words = self._words.copy()
        try:
            written = self and self.next(position, parse) == answer
        except TorriError:
            written = False
        if not written:
            self._words = words

    def drop(self) -> None:
        """Forget what is left."""
        self._words.clear()
