"""Our three games behind each of our interfaces."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

import of_openspiel
import of_pettingzoo
from contest import Contender, Maker, Shape

import torri

LIBRARY = "Torri"
PACKAGES = ("torri", "numba", "numpy")
GAMES = ("patrizier", "firenze", "florenza")
PLAYERS = 3
FACADE = "CPython facade"
PETTINGZOO = "PettingZoo"
OPENSPIEL = "OpenSpiel adapter"
VECTOR = "vector environment"
BLIND = "vector environment, masks only"
LOOP = "whole games in the loop"
BATCHES = (64, 256, 1024, 4096)
STEPS = 16  # between two looks at the clock
SAMPLED_GAMES = 100  # games of which the shape is known
GAMES_PER_LOOP = 1000  # games at a time inside the loop
TRIAL_SECONDS = 0.2  # seconds for each batch size


def play(game: torri.Game, shape: Shape, rng: random.Random) -> int:
    """One random game on CPython; its choices."""
    before = shape.choices
    position = game.start(PLAYERS)
    while not position.over:
        answers = position.answers()
        if position.actor == torri.NATURE:
            position.apply(rng.choices(answers, position.weights() or None)[0])
        else:
            shape.ask(len(answers))
            position.apply(rng.choice(answers))
    shape.games += 1
    return shape.choices - before


def facade(name: str) -> Contender:
    game, shape, rng = torri.game(name), Shape(), random.Random(3)
    for _ in range(SAMPLED_GAMES):
        play(game, shape, rng)
    return Contender(LIBRARY, name, FACADE, PLAYERS, lambda: play(game, shape, rng), shape)


def whole(name: str, shape: Shape) -> Contender:
    """Games of which nobody sees anything but the scores."""

    def chunk() -> float:
        return torri.simulate(name, PLAYERS, GAMES_PER_LOOP, seed=1).questions * shape.share

    chunk()
    return Contender(LIBRARY, name, LOOP, PLAYERS, chunk, shape, steered=False)


def stepped(env: Any, observe: bool) -> int:
    """Random answers in all games; forced ones are left to the environment, so that every answer is a choice."""
    for _ in range(STEPS):
        env.step(env.random_actions())
        if observe:
            env.observe()
    return STEPS * int(env.games)


def vector(name: str, shape: Shape, observe: bool) -> Contender:
    """The fastest batch size. Observations are made when they are looked at: at every step, or never."""
    module = import_module("torri.research.vector")
    tried: list[Contender] = []
    for batch in BATCHES:
        env = module.VectorEnv(name, games=batch, players=PLAYERS, seed=1, skip_forced=True)
        chunk = partial(stepped, env, observe)
        chunk()
        interface = f"{VECTOR if observe else BLIND}, batch {batch}"
        tried.append(Contender(LIBRARY, name, interface, PLAYERS, chunk, shape))
        tried[-1].measure(TRIAL_SECONDS)
    return max(tried, key=lambda contender: contender.rate)


def in_pettingzoo(name: str) -> Contender:
    env = import_module(f"torri.research.{name}_v0").env(players=PLAYERS, skip_forced=True)
    return of_pettingzoo.in_turn(LIBRARY, env, name, PETTINGZOO)


def in_openspiel(name: str) -> Contender:
    import_module("torri.research.openspiel")
    game = import_module("pyspiel").load_game(f"torri_{name}(players={PLAYERS})")
    return of_openspiel.from_python(LIBRARY, game, name, OPENSPIEL)


def makers(name: str) -> Iterator[Maker]:
    plain = facade(name)
    yield FACADE, lambda: plain
    # The same games: their shape is that of all games of the facade, not of the few that these interfaces manage.
    yield PETTINGZOO, lambda: replace(in_pettingzoo(name), shape=plain.shape)
    yield OPENSPIEL, lambda: replace(in_openspiel(name), shape=plain.shape)
    yield VECTOR, lambda: vector(name, plain.shape, observe=True)
    yield BLIND, lambda: vector(name, plain.shape, observe=False)
    yield LOOP, lambda: whole(name, plain.shape)
