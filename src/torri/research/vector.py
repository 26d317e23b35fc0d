"""A vector environment: thousands of games in lock-step inside the accelerated loop, NumPy in and out.

env = VectorEnv("patrizier", games=1024, players=3, seed=1)
batch = env.reset()
while True:
    batch = env.step(policy(batch.observations, batch.masks))

Every game asks one seat at a time, and `batch.seats` says which. A game that ends is followed at once by a new one:
`batch.over` marks it, `batch.rewards` and `batch.scores` hold how it ended, and all else is already the new game's.
Without opponents the learner answers for every seat; with them it has one seat a game, and the others answer inside.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from torri.engine import catalogue
from torri.engine.game import Game
from torri.engine.loops import SEEDS, loops
from torri.engine.position import Position
from torri.engine.streams import start_stream
from torri.engine.weights import STYLES
from torri.research import lockstep
from torri.research.actions import WrongAction, actions
from torri.research.lockstep import COLUMNS, EVERYBODY, SETTINGS, THOUGHTS
from torri.research.rewards import KINDS

OPPONENTS: Final = {"random": lockstep.random_rival, "greedy": lockstep.greedy_rival}
TURNS: Final = "turns"

Reward = Literal["outcome", "margin"]
Opponents = Literal["random", "greedy"]


class WrongBatch(ValueError):
    """Settings or actions that a batch cannot have."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What all games show. The arrays are filled anew by the next step: copy what is to be kept."""

    observations: NDArray[np.int16]  # (games, size of the observation): what the seat that is asked knows
    masks: NDArray[np.bool_]  # (games, actions): what it may answer
    seats: NDArray[np.int64]  # (games,): which seat it is
    rewards: NDArray[np.float32]  # (games, players): what each seat of a game that has just ended got, else 0
    scores: NDArray[np.int32]  # (games, players): with how many points the game before this one ended
    over: NDArray[np.bool_]  # (games,): games that this step ended


class VectorEnv:
    """Many games of one kind at once. `opponents` ("random" or "greedy") take all seats but the learner's `seat`:
    a number, or "turns" for another seat in each game and episode."""

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        opponents: Opponents | None = None,
        seat: int | Literal["turns"] = TURNS,
        reward: Reward = "outcome",
        skip_forced: bool = False,
        observe: bool = True,
        accelerated: bool = True,
    ) -> None:
        self.game = catalogue.game(game)
        self.actions = actions(self.game)
        self.games = games
        self.players = players
        start = self.game.start(players, options)
        self._check(opponents, seat, reward)
        assert self.game.observation is not None
        made = loops(self.game, accelerated)
        functions = {name: getattr(lockstep, name) for name in ("deal", "step", "pick")}
        self._run = made.link(functions, {lockstep.rival: OPPONENTS[opponents or "random"]})
        self._plain = not made.accelerated
        self._made = made
        self._options = start.options
        self._pool = made.pool(start.state, games + 1 + THOUGHTS)
        self._streams, self._chances = made.table(games, 4), made.table(games, 4)
        self._books = made.table(games, COLUMNS)
        self._settings = made.row(SETTINGS)
        self._offsets = made.row(len(self.actions.offsets))
        self._offsets[:] = self.actions.offsets
        self._mind = self._minded()
        learner = EVERYBODY if opponents is None else 0 if seat == TURNS else seat
        for book in self._books:
            book[lockstep.LEARNER] = learner
        self._settings[lockstep.SKIP] = skip_forced
        self._settings[lockstep.OBSERVING] = observe
        self._settings[lockstep.KIND] = KINDS.index(reward)
        self._settings[lockstep.TAKING_TURNS] = opponents is not None and seat == TURNS
        self._observations = np.zeros((games, self.game.observation.size), np.int16)
        self._masks = np.zeros((games, len(self.actions)), np.bool_)
        self._rewards = np.zeros((games, players), np.float32)
        self._scores = np.zeros((games, players), np.int32)
        self._over = np.zeros(games, np.bool_)
        self._picked = np.zeros(games, np.int64)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Batch:
        """Start all games anew: those of a seed, or again those of the one before."""
        if seed is not None:
            self._settings[lockstep.SEED] = seed % SEEDS
        for number, chance in enumerate(self._chances):
            start_stream(chance, int(self._settings[lockstep.SEED]) ^ 1, number)
        self._rewards[:] = 0
        self._scores[:] = 0
        self._over[:] = False
        self._run.deal(*self._tables(), self._observations, self._masks)
        return self._batch()

    def step(self, actions: ArrayLike) -> Batch:
        """Answer in every game; nothing happens if one of the actions is not legal (`WrongAction`)."""
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.games,):
            raise WrongBatch(f"{self.games} games need {self.games} actions, not an array of shape {given.shape}")
        wrong = self._run.step(
            *self._tables(),
            given.tolist() if self._plain else given,
            *(self._observations, self._masks, self._rewards, self._scores, self._over),
        )
        if wrong != lockstep.ALL_LEGAL:
            legal = tuple(np.flatnonzero(self._masks[wrong]).tolist())
            question = self.game.Ask(int(self._pool[wrong + 1].ask)).name
            raise WrongAction(int(given[wrong]), f"{question} in game {wrong} of the batch", legal)
        return self._batch()

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        self._run.pick(self._books, self._chances, self._picked)
        return self._picked

    def position(self, game: int) -> Position:
        """A copy of one of the games, to look at."""
        state = self._made.state(self._pool, game + 1)
        return Position(self.game, self.game.copy(state), dict(self._options))

    def _tables(self) -> tuple[Any, ...]:
        return self._pool, self._streams, self._books, self._settings, self._offsets, self._mind

    def _batch(self) -> Batch:
        seats = np.asarray(self._books)[:, lockstep.SEAT]
        return Batch(self._observations, self._masks, seats, self._rewards, self._scores, self._over)

    def _minded(self) -> Any:
        """What a rival thinks with: its weights, and two rows to work in."""
        weights = self.game.weights.styles[STYLES[0]] if self.game.weights else ()
        mind = self._made.table(3, max(len(weights), self.players, THOUGHTS))
        mind[0][: len(weights)] = weights
        return mind

    def _check(self, opponents: str | None, seat: int | str, reward: str) -> None:
        if self.games < 1:
            raise WrongBatch(f"games is {self.games}; a batch has at least 1")
        if opponents is not None and opponents not in OPPONENTS:
            raise WrongBatch(f"opponents is {opponents!r}; there are {', '.join(OPPONENTS)}, or None")
        if seat != TURNS and seat not in range(self.players):
            raise WrongBatch(f"seat is {seat!r}; there are 0 to {self.players - 1}, or {TURNS!r}")
        if reward not in KINDS:
            raise WrongBatch(f"reward is {reward!r}; there are {', '.join(KINDS)}")
