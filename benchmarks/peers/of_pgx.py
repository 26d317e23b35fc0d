"""pgx on the CPU: batches of games, stepped by one compiled call, or by a compiled loop of many steps.

Random answers are drawn inside the compiled call by a running sum of the mask, which costs less than the usual draw
by weights. Of the batch sizes the fastest is taken.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
from contest import Contender, Maker, Shape

LIBRARY = "pgx"
PACKAGES = ("pgx", "jax", "jaxlib")
STEP, LOOP = "jitted step", "compiled loop"
# Sparrow mahjong and animal shogi take a minute each to compile, and are among its slowest.
GAMES = (
    "kuhn_poker",
    "leduc_holdem",
    "tic_tac_toe",
    "2048",
    "backgammon",
    "connect_four",
    "othello",
    "go_9x9",
)
BATCHES = (128, 1024, 4096)
LEAST_RATE_SHARE = 0.5  # of the best rate: a batch size with less is not tried in the loop, as compiling takes long
CHUNK_STEPS = 16_384  # steps of games between two looks at the clock; also those of the compiled loop
SAMPLING_SECONDS = 8.0  # seconds of work at most
TRIAL_SECONDS = 0.3  # seconds for each batch size


class Batched:
    """A batch of games of one kind, each followed by the next one."""

    def __init__(self, name: str, batch: int) -> None:
        jax = import_module("jax")
        env = import_module("pgx").make(name)
        step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

        def onward(state: Any, key: Any) -> tuple[Any, Any]:
            key, choosing, chance = jax.random.split(key, 3)
            ranks = jax.numpy.cumsum(state.legal_action_mask, axis=-1)
            drawn = jax.numpy.floor(jax.random.uniform(choosing, (batch,)) * ranks[:, -1]).astype(ranks.dtype)
            actions = (ranks <= drawn[:, None]).sum(-1)
            return step(state, actions, jax.random.split(chance, batch)), key

        def onward_often(state: Any, key: Any) -> Any:
            return jax.lax.scan(lambda carried, _: (onward(*carried), None), (state, key), None, self.steps)[0]

        self.jax, self.batch, self.players = jax, batch, env.num_players
        self.steps = CHUNK_STEPS // batch
        self.once, self.often = jax.jit(onward), jax.jit(onward_often)
        self.key = jax.random.key(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, batch))

    def sampled(self) -> Shape:
        """The first game of each place in the batch, to its end."""
        shape, going = Shape(games=self.batch), np.ones(self.batch, bool)
        self.once(self.state, self.key)  # compiles it, which takes longer than the sample
        end = time.process_time() + SAMPLING_SECONDS
        while going.any() and time.process_time() < end:
            legal = np.asarray(self.state.legal_action_mask).sum(-1)[going]
            shape.questions += len(legal)
            shape.choices += int((legal > 1).sum())
            shape.answers += int(legal[legal > 1].sum())
            self.state, self.key = self.once(self.state, self.key)
            going &= ~np.asarray(self.state.terminated | self.state.truncated)
        if going.any():
            # Games that did not end in time count as if they ended now.
            print(f"{going.sum()} of {self.batch} games sampled were too long: choices a game are a lower bound")
        return shape

    def called(self, share: float) -> float:
        for _ in range(self.steps):
            self.state, self.key = self.once(self.state, self.key)
        self.jax.block_until_ready(self.state)
        return self.steps * self.batch * share

    def looped(self, share: float) -> float:
        self.state, self.key = self.often(self.state, self.key)
        self.jax.block_until_ready(self.state)
        return self.steps * self.batch * share


def tried(games: Batched, interface: str, name: str, shape: Shape, looped: bool) -> Contender:
    """A batch, compiled and tried for a moment."""
    chunk = partial(games.looped if looped else games.called, shape.share)
    chunk()
    made = Contender(
        LIBRARY, name, f"{interface}, batch {games.batch}", games.players, chunk, shape, steered=not looped
    )
    made.measure(TRIAL_SECONDS)
    return made


def fastest(made: list[Contender]) -> Contender:
    return max(made, key=lambda contender: contender.rate)


def makers(name: str) -> Iterator[Maker]:
    batches = [Batched(name, batch) for batch in BATCHES]
    shape = batches[0].sampled()
    called = [tried(games, STEP, name, shape, looped=False) for games in batches]
    enough = fastest(called).rate * LEAST_RATE_SHARE
    yield STEP, lambda: fastest(called)
    hopeful = [games for games, made in zip(batches, called, strict=True) if made.rate >= enough]
    yield LOOP, lambda: fastest([tried(games, LOOP, name, shape, looped=True) for games in hopeful])
