"""One game after another, as environments need them: nature answers inside, seats are asked by number.

All chance of an episode comes from two numbers of a NumPy generator, so that a seed gives the same games everywhere.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import index
from types import SimpleNamespace
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from torri.engine import catalogue
from torri.engine.bits import members
from torri.engine.errors import OtherEdition
from torri.engine.game import Game
from torri.engine.loops import SEED_COUNT, loops
from torri.engine.observing import Observation
from torri.engine.playouts import draw
from torri.engine.position import Position
from torri.engine.questions import MAX_ANSWERS, NATURE
from torri.engine.streams import member, start_stream
from torri.research.actions import WrongAction, actions
from torri.research.rewards import REWARD_KINDS, rewards
from torri.texts import Words, preferred_language

RENDER_MODES: Final = ("ansi", "human")

Row: TypeAlias = NDArray[np.integer[Any]]  # of the type that the observation of the game names
Reward = Literal["outcome", "margin"]
RenderMode = Literal["ansi", "human"]


def described(**more: Any) -> dict[str, Any]:
    """The metadata of an environment."""
    return {"render_modes": list(RENDER_MODES), "render_fps": 2, **more}


class WrongSettings(ValueError):
    """Settings that an environment cannot have."""


class NoObservation(WrongSettings):
    """A game without an observation."""


class NotRunning(ValueError):
    """Something that only a running game can do: it has not begun, or is over."""


@lru_cache(maxsize=32)
def _linked(game: Game) -> SimpleNamespace:
    """What the loops have and an episode needs too, linked to a game."""
    return loops(game, False).link({"draw": draw})


@lru_cache(maxsize=32)
def _words(language: str, game: Game, names: tuple[str, ...]) -> Words:
    return Words(language, game, names)


class Episode:
    """A game that is played again and again; nature has answered whenever somebody is asked.

    With `skip_forced` nobody is asked where only one answer is legal.
    """

    def __init__(
        self,
        game: Game | str,
        players: int,
        options: Mapping[str, object] | None = None,
        reward: Reward = "outcome",
        skip_forced: bool = False,
        render_mode: RenderMode | None = None,
    ) -> None:
        self.game = catalogue.game(game)
        self.players = players
        self.options = dict(options or {})
        self.skip_forced = skip_forced
        self.game.start(players, self.options)  # invalid ones are refused now
        if self.game.observation is None:
            raise NoObservation(f"{self.game.name} has no observation, which environments need")
        if reward not in REWARD_KINDS:
            raise WrongSettings(f"reward is {reward!r}; there are {', '.join(REWARD_KINDS)}")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise WrongSettings(f"render_mode is {render_mode!r}; there are {', '.join(RENDER_MODES)}, or None")
        self.reward = reward
        self.render_mode = render_mode
        self.stream = [0] * 4  # of all chance within the game
        self.legal = 0  # the answers that the seat asked may give; none when the game is over
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        if self._position is None:
            raise NotRunning("the environment has not been reset yet: call reset() first")
        return self._position

    @property
    def observation(self) -> Observation:
        assert self.game.observation is not None
        return self.game.observation

    @property
    def over(self) -> bool:
        return self._position is not None and self.legal == 0

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.position.state.actor)

    def begin(self, generator: np.random.Generator) -> None:
        """Start a new game, with its chance from the generator."""
        seed, number = generator.integers(SEED_COUNT, size=2, dtype=np.int64).tolist()
        start_stream(self.stream, seed, number)
        self._position = self.game.start(self.players, self.options)
        self._onward()

    def answer(self, action: Any) -> int:
        """The legal answer of an action."""
        position, names = self.position, actions(self.game)
        if self.over:
            raise NotRunning("the game is over: call reset() to begin another")
        try:
            answer = index(action) - names.offset(position)
        except TypeError:
            raise WrongAction(action, position.question.name, tuple(names.legal(position))) from None
        if not 0 <= answer < MAX_ANSWERS or not self.legal >> answer & 1:
            raise WrongAction(action, position.question.name, tuple(names.legal(position)))
        return answer

    def apply(self, answer: int) -> None:
        """Give a legal answer for the seat that is asked."""
        self.game.questions.apply(self.position.state, answer)
        self._onward()

    def stop(self) -> None:
        """Stop the game before its end."""
        self.legal = 0

    def random_answer(self) -> int:
        """Any legal answer, with equal chances."""
        return member(self.stream, self.legal)

    def row(self, seat: int) -> Row:
        """What a seat knows."""
        return np.array(self.observation.row(self.position.state, seat), self.observation.kind)

    def bounds(self) -> tuple[Row, Row]:
        """The least and the most that each number of a row can be."""
        blocks = self.observation.blocks
        sizes, kind = [block.size for block in blocks], self.observation.kind
        low, high = ([getattr(block, name) for block in blocks] for name in ("low", "high"))
        return np.repeat(np.array(low, kind), sizes), np.repeat(np.array(high, kind), sizes)

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that a seat may take now."""
        names = actions(self.game)
        mask = np.zeros(len(names), np.int8)
        if self.legal and seat == self.seat:
            offset = names.offset(self.position)
            mask[[offset + answer for answer in members(self.legal)]] = 1
        return mask

    def rewards(self) -> list[float]:
        """What each seat of a finished game gets."""
        return rewards(self.position, self.game, REWARD_KINDS.index(self.reward))

    def render(self, names: Sequence[str]) -> str | None:
        """The table as a spectator sees it, who knows nothing that is hidden from anybody: returned ("ansi") or
        written to the terminal ("human")."""
        if self.render_mode is None:
            raise WrongSettings(f"no render_mode was given; there are {', '.join(RENDER_MODES)}")
        words = _words(preferred_language(), self.game, tuple(names))
        picture = self.game.picture(self.position.view(None), words)
        if self.render_mode == "ansi":
            return picture
        sys.stdout.write(f"{picture}\n\n")
        return None

    def _onward(self) -> None:
        """Let nature answer, and with `skip_forced` seats without a choice, until a seat is asked."""
        state, questions = self.position.state, self.game.questions
        self.legal = questions.legal(state)
        while self.legal:
            if state.actor == NATURE:
                answer = _linked(self.game).draw(state, self.legal, self.stream)
            elif self.skip_forced and self.legal & self.legal - 1 == 0:
                answer = self.legal.bit_length() - 1
            else:
                break
            questions.apply(state, answer)
            self.legal = questions.legal(state)

    def __deepcopy__(self, _memory: dict[int, Any]) -> Episode:
        twin = object.__new__(Episode)
        twin.__dict__ |= self.__dict__
        twin.stream = self.stream[:]
        twin._position = self._position and self._position.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """A game is pickled as its name: its functions can't be."""
        game, position = self.game, self._position
        named = {"game": (game.name, game.version, game.edition.sha256), "_position": position and position.encode()}
        return self.__dict__ | named

    def __setstate__(self, state: dict[str, Any]) -> None:
        name, version, edition = state["game"]
        game = catalogue.game(name).at(version)
        if game.edition.sha256 != edition:
            raise OtherEdition(game=name, wanted=edition[:12], present=game.edition.sha256[:12])
        text = state["_position"]
        self.__dict__ |= state | {"game": game, "_position": text and game.decode(text)}
