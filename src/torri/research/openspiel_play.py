"""A game in progress, as a state of OpenSpiel holds it; of OpenSpiel it knows only how players are numbered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from torri.engine import catalogue
from torri.engine.bits import members
from torri.engine.errors import UnknownRules
from torri.engine.loops import loops
from torri.engine.options import Value
from torri.engine.position import Position
from torri.engine.rewards import OUTCOME, reward
from torri.research.actions import WrongAction, actions
from torri.research.information import EVERYBODY, Hidden, Listener

CHANCE: Final = -1  # who is asked, in OpenSpiel's numbers
TERMINAL: Final = -4
CACHED_ANSWER_SETS: Final = 16_384  # as lists of actions


class Rules:
    """The functions of a game, looked up once."""

    def __init__(self, name: str) -> None:
        self.game = catalogue.game(name)
        self.over = int(self.game.over)
        self.space = actions(self.game)
        self.offsets = self.space.offsets
        self.legal = self.game.questions.legal
        self.heaviest = self.game.questions.heaviest
        self.weight = self.game.questions.weight
        self.apply = Listener(self.game).apply
        self.reward = loops(self.game, False).link({"reward": reward}).reward


@lru_cache(maxsize=32)
def rules(name: str) -> Rules:
    """The functions of a game by its name."""
    return Rules(name)


@lru_cache(maxsize=CACHED_ANSWER_SETS)
def numbered(answers: int, offset: int) -> tuple[int, ...]:
    """A set of answers as actions."""
    return tuple([offset + answer for answer in members(answers)])


@lru_cache(maxsize=CACHED_ANSWER_SETS)
def evenly(answers: int) -> tuple[tuple[int, float], ...]:
    """A set of answers that are equally likely."""
    return tuple([(answer, 1 / answers.bit_count()) for answer in members(answers)])


class Play:
    """A state of a game, and which answers were hidden on the way to it.

    Copies share the state until one of them is played on, so that cloning costs almost nothing.
    """

    __slots__ = ("_offset", "_options", "_own", "actor", "hidden", "options", "ply", "rules", "state")

    def __init__(self, position: Position, ply: int = 0, hidden: tuple[Hidden, ...] = ()) -> None:
        self.rules = rules(position.game.name)
        self.state = position.state
        self.options: dict[str, Value] = position.options
        self.ply = ply  # answers given so far
        self.hidden = hidden
        self._own = False  # whether no other play shares this state
        self._look()

    @property
    def position(self) -> Position:
        """The position, read-only."""
        return Position(self.rules.game, self.state, self.options)

    def branch(self) -> Play:
        """A copy that can be played on by itself."""
        self._own = False
        other = Play.__new__(Play)
        for name in Play.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def __deepcopy__(self, _memo: object) -> Play:
        return self.branch()

    def __reduce__(self) -> tuple[Any, ...]:
        return _read, (self.rules.game.name, self.position.encode(), self.ply, self.hidden)

    def answers(self) -> tuple[int, ...]:
        """What is legal, ascending: the actions of a player, or the answers of nature."""
        return numbered(self._options, self._offset)

    def outcomes(self) -> tuple[tuple[int, float], ...]:
        """Nature's answers with their probabilities."""
        if self.rules.heaviest(self.state) == 1:
            return evenly(self._options)
        weights = [self.rules.weight(self.state, answer) for answer in self.answers()]
        total = sum(weights)
        return tuple([(answer, weight / total) for answer, weight in zip(self.answers(), weights, strict=True)])

    def apply(self, action: int) -> None:
        """Give an answer, by its number among the actions or nature's answers."""
        answer = action - self._offset
        if answer < 0 or not self._options >> answer & 1:
            raise WrongAction(action, self.position.question.name, self.answers())
        if not self._own:
            self.state = self.rules.game.copy(self.state)
            self._own = True
        owner = self.rules.apply(self.state, answer)
        if owner != EVERYBODY:
            self.hidden = (*self.hidden, Hidden(self.ply, owner))
        self.ply += 1
        self._look()

    def text(self, player: int, action: int) -> str:
        """How an action is written; by question and number where that question is not asked."""
        position, space = self.position, self.rules.space
        if player == self.actor and action >= self._offset:
            return position.text(action - self._offset)
        return space.name(action) if player >= 0 and 0 <= action < len(space) else f"#{action}"

    def returns(self) -> list[float]:
        """The reward of each seat: 0 before the end."""
        seats = range(self.state.players)
        if self.actor != TERMINAL:
            return [0.0 for _ in seats]
        return [float(self.rules.reward(self.state, seat, OUTCOME)) for seat in seats]

    def _look(self) -> None:
        """Note who is asked, and what may be answered."""
        state = self.state
        self.actor = TERMINAL if state.ask == self.rules.over else int(state.actor)
        self._offset = self.rules.offsets[state.ask]
        self._options = self.rules.legal(state)


def _read(name: str, text: str, ply: int, hidden: tuple[Hidden, ...]) -> Play:
    game = rules(name).game
    position = game.decode(text)
    if position.game is not game:  # actions are numbered for the present rules only
        raise UnknownRules(name, position.game.version, (game.version,))
    return Play(position, ply, hidden)


class Retelling:
    """Replaces a play while its history is given to OpenSpiel: nothing is played."""

    __slots__ = ("_actors", "actor")

    def __init__(self, actors: Iterable[int]) -> None:
        self._actors = iter(actors)
        self.apply(0)

    def apply(self, _action: int) -> None:
        self.actor = next(self._actors, TERMINAL)
