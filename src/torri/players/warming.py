"""Compiling takes a while the first time: it happens in the background.

Until it is done the same thinking runs on CPython: slower, so that a search with little time sees less.
"""

from __future__ import annotations

from random import Random
from threading import Lock, Thread
from time import perf_counter

from torri.engine.accelerate import available
from torri.engine.parts import Parts
from torri.engine.questions import NATURE
from torri.engine.weights import STYLES
from torri.players.minds import Mind, mind
from torri.players.trees import Tree

_ready: dict[Parts, Mind] = {}
_warming: dict[Parts, Thread] = {}
_lock = Lock()


def exercise(mind: Mind) -> None:
    """Use every function of a mind once, so that all is compiled."""
    world, rng = mind.game.start(mind.game.players[0]), Random(1)
    mind.greedy_game(world.state, 1, 0, noise=[1] * world.players)
    while world.actor == NATURE:
        mind.game.questions.apply(world.state, world.answers()[0])
    mind.greedy_answer(world.state, rng, STYLES[0], 1, 1)
    tree = Tree(mind, 0, world, weights=mind.style(), rows=100, seed=1, number=0)
    tree.grow(2, perf_counter())


def warm_up(game: Parts) -> Mind:
    """Compile all that players need to think about a game, and come back when it is done."""
    exercise(mind(game))
    return _ready.setdefault(game, mind(game))


def warm_up_in_background(game: Parts) -> None:
    """Begin to compile, once; a game that can't be thought about is refused here, not there."""
    mind(game, False)
    with _lock:
        if game not in _warming and game not in _ready:
            _warming[game] = Thread(target=warm_up, args=(game,), daemon=True, name=f"warming up {game.name}")
            _warming[game].start()


def best_mind(game: Parts) -> Mind:
    """The mind to think with now: the compiled one once it is there."""
    if game not in _ready and available():
        warm_up_in_background(game)
    return _ready.get(game) or mind(game, False)
