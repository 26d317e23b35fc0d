"""The vector environment on a GPU: `VectorEnv(..., device="cuda")`.

The games stay in the GPU's memory, a thread for each, and so do observations, masks, rewards and all else that a batch
shows: arrays of CuPy, which torch, JAX and others take without a copy (`torch.from_dlpack(batch.observations)`).
Actions may be an array of any of them. A step starts kernels and waits for nothing; it runs on CuPy's current stream,
as one CUDA graph, or as a part of the graph that is being captured there.

As nothing waits, an illegal action is not refused at once: from then on no game goes on, and `check` raises the error.
The games are those of the CPU, for the same seeds and actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, Literal

import numpy as np

from torri.engine import catalogue
from torri.engine.accelerate import dtype, from_record, to_records
from torri.engine.accelerate.cuda import cupy, kernels
from torri.engine.game import Game
from torri.engine.loops import SEED_COUNT
from torri.engine.position import Position
from torri.players.greedy import LookAhead
from torri.research import lockstep
from torri.research.actions import actions as actions_of
from torri.research.kernels import ENVIRONMENT, NOTHING_WRONG
from torri.research.lockstep import EVERYBODY, BatchSettings, GameBatch, GameSlot
from torri.research.rewards import REWARD_KINDS
from torri.research.vector import TAKING_TURNS, Batch, Device, Opponents, Reward, VectorEnv, WrongBatch


class CudaVectorEnv(VectorEnv):
    """Many games of one kind at once, on a GPU."""

    sorting = False  # whether games are sorted by question before each step, so that neighbours do the same

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
        device: Device = "cuda",
    ) -> None:
        if not accelerated:
            raise WrongBatch("games on a GPU are always accelerated")
        if opponents == "greedy":
            raise WrongBatch("opponents is 'greedy'; on a GPU there is 'random', or None")
        self.device = device
        self.game = catalogue.game(game)
        self.actions = actions_of(self.game)
        self.games, self.players = games, players
        start = self.game.start(players, options)
        self._check(opponents, seat, reward)
        self._options = start.options
        observation = self._described()
        self._xp = cp = cupy()
        self._kernels = kernels(self.game)
        self._run = SimpleNamespace(look=lambda _games: self._start("look", self._games))
        self._written = self._looked_at = False
        self._picked, self._chosen = cp.zeros(games, cp.int64), cp.zeros(games, cp.int64)
        self._wrong, self._order = cp.zeros(1, cp.int64), cp.arange(games, dtype=cp.int32)
        rows = self._observations = cp.zeros((games, observation.size), observation.kind)
        allowed = cp.zeros((games, max(len(self.actions), lockstep.WINDOW)), cp.int8)
        self._batch = batch = Batch(self)
        batch.masks = allowed.view(cp.bool_)[:, : len(self.actions)]
        batch.seats = cp.zeros(games, cp.int64)
        batch.rewards = cp.zeros((games, players), cp.float32)
        batch.scores = cp.zeros((games, players), cp.int32)
        batch.over = cp.zeros(games, cp.bool_)
        shown: dict[str, Any] = {name: getattr(batch, name) for name in ("seats", "rewards", "scores", "over")}
        learner = EVERYBODY if opponents is None else 0 if seat == TAKING_TURNS else int(seat)
        self._games = GameBatch(
            ahead=LookAhead(self._records(start.state, games + 1), cp.zeros(1, cp.int64), cp.zeros(1, cp.int64)),
            weights=cp.zeros(1, cp.int64),
            game_slots=self._records(GameSlot(learner=learner), games),
            settings=BatchSettings(
                seed=seed % SEED_COUNT,
                skip_forced=int(skip_forced),
                reward=REWARD_KINDS.index(reward),
                taking_turns=int(opponents is not None and seat == TAKING_TURNS),
            ),
            offsets=cp.asarray(self.actions.offsets, cp.int64),
            masks=allowed,
            observations=rows,
            **shown,
        )
        self._graphs: dict[int, Any] = {}
        self.reset()

    def reset(self, seed: int | None = None) -> Batch:
        """Start all games again: those of a seed, or those of the last seed."""
        if seed is not None:
            self._games = self._games._replace(settings=self._games.settings._replace(seed=seed % SEED_COUNT))
            self._graphs.clear()  # the seed is one of the numbers in them
        batch = self._batch
        self._wrong.fill(NOTHING_WRONG)
        for shown in (batch.rewards, batch.scores, batch.over):
            shown.fill(0)
        self._start("deal", self._games)
        self._written = self._looked_at = False
        return batch

    def step(self, actions: Any) -> Batch:
        """Answer in every game. If an action is not legal, nothing happens any more until `check` or `reset`."""
        cp = self._xp
        foreign = hasattr(actions, "__dlpack__") and not isinstance(actions, np.ndarray | cp.ndarray)
        given = cp.from_dlpack(actions) if foreign else cp.asarray(actions)
        self._check_actions(given)
        if given is not self._chosen:
            self._chosen[...] = given
        stream = cp.cuda.get_current_stream()
        looking = int(self._looked_at)
        if stream.is_capturing():
            self._answer(looking)
        else:
            if self.sorting:
                self._sort()
            self._graph(looking).launch(stream)
        self._written, self._looked_at = self._looked_at, False
        return self._batch

    def check(self) -> None:
        """Wait for the steps, and raise WrongAction if an action was not legal; then the games go on as before it."""
        wrong = int(self._wrong[0])
        if wrong != NOTHING_WRONG:
            self._wrong.fill(NOTHING_WRONG)
            raise self._refused(wrong - 1, int(self._chosen[wrong - 1]))

    def random_actions(self) -> Any:
        """A random legal action for every game."""
        self._start("pick", self._games, self._picked)
        return self._picked

    def position(self, game: int) -> Position:
        """A copy of one of the games, to look at."""
        record = self._xp.asnumpy(self._games.ahead.pool[game + 1]).view(dtype(self.game.State))[0]
        return Position(self.game, from_record(self.game.State, record), dict(self._options))

    def _start(self, name: str, *arguments: Any, threads: int | None = None) -> None:
        self._kernels.start(f"{name}_games", self.games if threads is None else threads, arguments)

    def _answer(self, looking: int) -> None:
        self._start("check", self._games, self._chosen, self._wrong)
        self._start("step", self._games, self._chosen, self._wrong, looking, self._order)

    def _graph(self, looking: int) -> Any:
        """A step as a graph, which the driver starts at once."""
        if looking not in self._graphs:
            for name, arguments in self._every_argument().items():  # a kernel is loaded when it first runs
                self._start(name, *arguments, threads=0)
            with self._xp.cuda.Stream(non_blocking=True) as stream:
                self._xp.cuda.Device().synchronize()
                stream.begin_capture()
                self._answer(looking)
                self._graphs[looking] = stream.end_capture()
        return self._graphs[looking]

    def _every_argument(self) -> dict[str, tuple[Any, ...]]:
        games, chosen, wrong = self._games, self._chosen, self._wrong
        given = {"check": (games, chosen, wrong), "step": (games, chosen, wrong, 0, self._order)}
        assert given.keys() <= ENVIRONMENT.keys()
        return given

    def _sort(self) -> None:
        """Give neighbouring threads games that ask the same question."""
        place, kind = dtype(GameSlot).fields["offset"][1], dtype(GameSlot)["offset"]
        slots: Any = self._games.game_slots
        offsets = slots[:, place : place + kind.itemsize]
        low = offsets[:, 0].astype(self._xp.uint16) + (offsets[:, 1].astype(self._xp.uint16) << 8)
        self._order[...] = self._xp.argsort(low)

    def _records(self, state: Any, number: int) -> Any:
        """That many copies of a record, in bytes: CuPy knows no records."""
        record = to_records(state, 1).view(np.uint8).reshape(1, -1)
        return self._xp.repeat(self._xp.asarray(record), number, axis=0)
