"""PettingZoo's classic environments: agents in turn, observations and action masks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np
from contest import Contender, Maker, Shape

LIBRARY = "PettingZoo classic"
PACKAGES = ("pettingzoo", "shimmy", "pygame-ce")
AEC = "AEC loop with masks"
GAMES: dict[str, dict[str, int]] = {
    "leduc_holdem_v4": {},
    "texas_holdem_v4": {},
    "texas_holdem_no_limit_v6": {},
    "tictactoe_v3": {},
    "connect_four_v3": {},
    "hanabi_v5": {"players": 3},
    "go_v5": {"board_size": 9},
    "chess_v6": {},
}


def play(env: Any, shape: Shape, rng: random.Random) -> int:
    """One random game; its choices."""
    before = shape.choices
    env.reset()
    for _ in env.agent_iter():
        seen, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        legal = np.flatnonzero(mask)
        shape.ask(len(legal))
        env.step(int(legal[rng.randrange(len(legal))]))
    shape.games += 1
    return shape.choices - before


def in_turn(library: str, env: Any, shown: str, interface: str) -> Contender:
    """An environment of this interface, whoever wrote it."""
    shape, rng = Shape(), random.Random(3)
    env.reset(seed=1)
    play(env, shape, rng)
    return Contender(library, shown, interface, len(env.possible_agents), lambda: play(env, shape, rng), shape)


def made(name: str) -> Contender:
    settings = GAMES[name]
    env = import_module(f"pettingzoo.classic.{name}").env(**settings)
    shown = ", ".join([name, *(f"{key} {value}" for key, value in settings.items() if key != "players")])
    return in_turn(LIBRARY, env, shown, AEC)


def makers(name: str) -> Iterator[Maker]:
    yield AEC, lambda: made(name)
