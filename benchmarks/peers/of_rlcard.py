"""RLCard's card games, by reset and step."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

from contest import Contender, Maker, Shape

LIBRARY = "RLCard"
PACKAGES = ("rlcard",)
STEPS = "reset and step"
GAMES = (
    "blackjack",
    "leduc-holdem",
    "limit-holdem",
    "no-limit-holdem",
    "uno",
    "bridge",
    "gin-rummy",
    "mahjong",
    "doudizhu",
)


def play(env: Any, shape: Shape, rng: random.Random) -> int:
    """One random game; its choices."""
    before = shape.choices
    state, _ = env.reset()
    while not env.is_over():
        legal = list(state["legal_actions"])
        shape.ask(len(legal))
        state, _ = env.step(rng.choice(legal))
    shape.games += 1
    return shape.choices - before


def made(name: str) -> Contender:
    env = import_module("rlcard").make(name, config={"seed": 1})
    shape, rng = Shape(), random.Random(3)
    play(env, shape, rng)
    return Contender(LIBRARY, name, STEPS, env.num_players, lambda: play(env, shape, rng), shape)


def makers(name: str) -> Iterator[Maker]:
    yield STEPS, lambda: made(name)
