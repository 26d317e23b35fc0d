"""The answers of all questions that players are asked, numbered through: one action space for a game.

An action is `offset[question] + answer`. The numbers are stable for a rules version.
"""

from __future__ import annotations

from functools import lru_cache

from torri.engine.game import Game
from torri.engine.position import Position


class WrongAction(ValueError):
    """An action that the question asked does not have, or that is not legal."""

    def __init__(self, action: int, question: str, legal: tuple[int, ...]) -> None:
        super().__init__(f"action {action} is not a legal answer to {question}; legal are {', '.join(map(str, legal))}")
        self.action = action
        self.question = question
        self.legal = legal


class Actions:
    """The action space of a game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._of: list[tuple[int, int]] = []  # the question and the answer of each action
        self.offsets = [0] * len(game.Ask)  # by question; nature's have none
        for question in game.questions:
            if question.weight is None:
                self.offsets[question.ask] = len(self._of)
                self._of += [(int(question.ask), answer) for answer in range(question.answers)]

    def __len__(self) -> int:
        return len(self._of)

    def offset(self, position: Position) -> int:
        """The first action of a position's question."""
        return self.offsets[int(position.state.ask)]

    def of(self, position: Position, answer: int) -> int:
        """The action of an answer to a position's question."""
        return self.offset(position) + answer

    def legal(self, position: Position) -> list[int]:
        """The legal actions, ascending; none when nature is asked or the game is over."""
        if position.actor is None or position.actor < 0:
            return []
        offset = self.offset(position)
        return [offset + answer for answer in position.answers()]

    def answer(self, position: Position, action: int) -> int:
        """The legal answer of an action."""
        legal = self.legal(position)
        if action not in legal:
            raise WrongAction(action, position.question.name, tuple(legal))
        return action - self.offset(position)

    def name(self, action: int) -> str:
        """The question and the number of its answer, such as `PLAY 17`."""
        ask, answer = self._of[action]
        return f"{self.game.Ask(ask).name} {answer}"


@lru_cache(maxsize=32)
def actions(game: Game) -> Actions:
    """The action space of a game, made once."""
    return Actions(game)
