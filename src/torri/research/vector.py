"""A vector environment: thousands of games in lock-step inside the accelerated loop, NumPy in and out.

env = VectorEnv("patrizier", games=1024, players=3, seed=1)
batch = env.reset()
while True:
    batch = env.step(policy(batch.observations, batch.masks))

Every game asks one seat at a time, and `batch.seats` says which. A game that ends is followed at once by a new one:
`batch.over` marks it, `batch.rewards` and `batch.scores` hold how it ended, and all else is already the new game's.
Without opponents the learner answers for every seat; with them it has one seat a game, and the others answer inside.
With `device="cuda"` the games are on a GPU, and so are the arrays (`cuda_vector`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, Final, Literal

from torri.research.extras import needed

with needed("fast"):
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

from torri.engine import catalogue
from torri.engine.accelerate import settled, to_records
from torri.engine.game import Game
from torri.engine.loops import SEED_COUNT, Loops, loops
from torri.engine.observing import Observation
from torri.engine.position import Position
from torri.engine.weights import STYLES
from torri.players.player_loops import look_ahead
from torri.research import lockstep
from torri.research.actions import WrongAction, actions
from torri.research.lockstep import EVERYBODY, BatchSettings, GameBatch, GameSlot
from torri.research.rewards import REWARD_KINDS

OPPONENTS: Final = {"random": lockstep.onward_at_random, "greedy": lockstep.onward_greedily}
TAKING_TURNS: Final = "turns"
DEVICES: Final = ("cpu", "cuda")

Opponents = Literal["random", "greedy"]
Reward = Literal["outcome", "margin"]
Device = Literal["cpu", "cuda"]


@lru_cache(maxsize=32)
def _loops_of_batches(made: Loops, onward: Callable[..., Any], renew: Callable[..., Any]) -> SimpleNamespace:
    """The loops of a batch, put together once for all batches of a game: that takes half a second."""
    looped = (lockstep.deal, lockstep.step, lockstep.look, lockstep.pick)
    also: dict[Callable[..., Any], Callable[..., Any]] = {lockstep.onward: onward, lockstep.renew: renew}
    return made.link({loop.__name__: loop for loop in looped}, also, lockstep.INLINED)


class WrongBatch(ValueError):
    """Settings or actions that a batch cannot have."""


class Batch:
    """What all games show now. An environment has one, and every step overwrites it: copy what you want to keep."""

    masks: NDArray[np.bool_]  # (games, actions): what the seat that is asked may answer
    seats: NDArray[np.int64]  # (games,): which seat it is
    rewards: NDArray[np.float32]  # (games, players): what each seat of a game that has just ended got, else 0
    scores: NDArray[np.int32]  # (games, players): with how many points the game before this one ended
    over: NDArray[np.bool_]  # (games,): the games that this step ended

    def __init__(self, env: VectorEnv) -> None:
        self._env = env

    @property
    def observations(self) -> NDArray[np.integer[Any]]:
        """(games, size of the observation): what the seat that is asked knows. Written when first read, as that
        takes about as long as a step; the next step writes it at once if it was read."""
        return self._env.observe()


class VectorEnv:
    """Many games of one kind at once. `opponents` ("random" or "greedy") take all seats but the learner's `seat`:
    a number, or "turns" for another seat in each game and episode. With `skip_forced` the learner is not asked where
    only one answer is legal."""

    def __new__(cls, *_arguments: Any, device: Device = "cpu", **_named: Any) -> VectorEnv:
        if device not in DEVICES:
            raise WrongBatch(f"device is {device!r}; there are {', '.join(DEVICES)}")
        if device == "cuda" and cls is VectorEnv:
            from torri.research.cuda_vector import CudaVectorEnv

            return object.__new__(CudaVectorEnv)
        return object.__new__(cls)

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        opponents: Opponents | None = None,
        seat: int | Literal["turns"] = TAKING_TURNS,
        reward: Reward = "outcome",
        skip_forced: bool = False,
        accelerated: bool = True,
        device: Device = "cpu",
    ) -> None:
        self.device: Device = device
        self.game = catalogue.game(game)
        self.actions = actions(self.game)
        self.games = games
        self.players = players
        start = self.game.start(players, options)
        self._check(opponents, seat, reward)
        self._options = start.options
        self._made = loops(self.game, accelerated)
        self._plain = not self._made.accelerated
        observation = self._described()
        self._picked = np.zeros(games, np.int64)
        self._written = self._looked_at = False  # the observations of the batch as it is now
        self._observations, observations = self._rows(observation.size, np.dtype(observation.kind))
        masks, allowed = self._rows(
            max(len(self.actions), lockstep.WINDOW), np.dtype(np.int8)
        )  # a record cannot hold a row of bool
        self._batch = batch = Batch(self)
        batch.masks = masks.view(np.bool_)[:, : len(self.actions)]
        batch.seats = np.zeros(games, np.int64)
        batch.rewards = np.zeros((games, players), np.float32)
        batch.scores = np.zeros((games, players), np.int32)
        batch.over = np.zeros(games, np.bool_)
        shown: dict[str, Any] = {name: getattr(batch, name) for name in ("seats", "rewards", "scores", "over")}
        self._games = GameBatch(
            ahead=look_ahead(self._made, start.state, games + 1),
            weights=self._row(self.game.weights.styles[STYLES[0]] if self.game.weights else ()),
            game_slots=self._game_slots(EVERYBODY if opponents is None else 0 if seat == TAKING_TURNS else int(seat)),
            settings=BatchSettings(
                seed=seed % SEED_COUNT,
                skip_forced=int(skip_forced),
                reward=REWARD_KINDS.index(reward),
                taking_turns=int(opponents is not None and seat == TAKING_TURNS),
            ),
            offsets=self._row(self.actions.offsets),
            masks=allowed,
            observations=observations,
            **shown,
        )
        self._run = self._linked(opponents)
        self.reset()

    def reset(self, seed: int | None = None) -> Batch:
        """Start all games again: those of a seed, or those of the last seed."""
        if seed is not None:
            self._games = self._games._replace(settings=self._games.settings._replace(seed=seed % SEED_COUNT))
        batch = self._batch
        batch.rewards[:] = 0
        batch.scores[:] = 0
        batch.over[:] = False
        self._run.deal(self._games)
        self._written = self._looked_at = False
        return batch

    def step(self, actions: ArrayLike) -> Batch:
        """Answer in every game; nothing happens if one of the actions is not legal (`WrongAction`)."""
        given = np.asarray(actions)
        self._check_actions(given)
        numbers = np.ascontiguousarray(given, np.int64)
        batch = self._batch
        wrong = self._run.step(self._games, numbers.tolist() if self._plain else numbers, int(self._looked_at))
        if wrong != lockstep.ALL_LEGAL:
            raise self._refused(wrong, int(numbers[wrong]))
        self._written, self._looked_at = self._looked_at, False
        return batch

    def check(self) -> None:
        """Raise what the last steps refused: nothing on a CPU, where a step refuses by itself."""

    def observe(self) -> NDArray[np.integer[Any]]:
        """What the seat that is asked knows, in every game."""
        if not self._written:
            self._run.look(self._games)
        self._written = self._looked_at = True
        return self._observations

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        self._run.pick(self._games, self._picked)
        return self._picked

    def position(self, game: int) -> Position:
        """A copy of one of the games, to look at."""
        state = self._made.state(self._games.ahead.pool, game + 1)
        return Position(self.game, self.game.copy(state), dict(self._options))

    def _linked(self, opponents: Opponents | None) -> SimpleNamespace:
        """The loops over this batch."""
        onward = OPPONENTS[opponents or "random"]
        run = _loops_of_batches(self._made, onward, self._described().renew or lockstep.write_anew)
        if self._plain:
            return run
        given: dict[str, tuple[Any, ...]] = {
            "deal": (self._games,),
            "step": (self._games, self._picked, 0),
            "look": (self._games,),
            "pick": (self._games, self._picked),
        }
        return SimpleNamespace(**{name: settled(getattr(run, name), *given[name]) for name in given})

    def _described(self) -> Observation:
        if self.game.observation is None:
            raise WrongBatch(f"{self.game.name} has no observation: its package should supply one")
        return self.game.observation

    def _game_slots(self, learner: int) -> Any:
        """The slots of all games: records, or objects on CPython."""
        if self._plain:
            return [GameSlot(learner=learner) for _ in range(self.games)]
        return to_records(GameSlot(learner=learner), self.games)

    def _rows(self, size: int, kind: np.dtype[Any]) -> tuple[NDArray[Any], Any]:
        """An array with a row for each game, and its rows in the form that the loops need."""
        records = np.zeros(self.games, [("row", kind, (size,))])
        table = records["row"]
        return table, [SimpleNamespace(row=row) for row in table] if self._plain else records

    def _row(self, numbers: Sequence[int]) -> Any:
        row = self._made.row(len(numbers))
        row[:] = numbers
        return row

    def _check_actions(self, given: Any) -> None:
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            told = f"{given.dtype} of shape {given.shape}"
            raise WrongBatch(f"{self.games} games need {self.games} whole numbers as actions, not {told}")

    def _refused(self, game: int, action: int) -> WrongAction:
        """The error about an action that is not legal."""
        position = self.position(game)
        return WrongAction(
            action, f"{position.question.name} in game {game} of the batch", tuple(self.actions.legal(position))
        )

    def _check(self, opponents: str | None, seat: int | str, reward: str) -> None:
        if self.games < 1:
            raise WrongBatch(f"games is {self.games}; a batch has at least 1")
        if opponents is not None and opponents not in OPPONENTS:
            raise WrongBatch(f"opponents is {opponents!r}; there are {', '.join(OPPONENTS)}, or None")
        if seat != TAKING_TURNS and seat not in range(self.players):
            raise WrongBatch(f"seat is {seat!r}; there are 0 to {self.players - 1}, or {TAKING_TURNS!r}")
        if reward not in REWARD_KINDS:
            raise WrongBatch(f"reward is {reward!r}; there are {', '.join(REWARD_KINDS)}")
