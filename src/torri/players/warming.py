"""Compiling takes a while the first time: it is done in the background.

Until it is done the same loops run on CPython: slower, so that a search with little time sees less.
"""

from __future__ import annotations

from random import Random
from threading import Lock, Thread
from time import perf_counter

from torri.engine.accelerate import available
from torri.engine.parts import Parts
from torri.engine.questions import NATURE
from torri.engine.weights import STYLES
from torri.players.networks.network_loops import NetworkLoops, network_loops
from torri.players.player_loops import PlayerLoops, player_loops
from torri.players.trees import Tree

Wanted = tuple[Parts, bool]  # the loops of a game, with a network or without
_ready: dict[Wanted, PlayerLoops] = {}
_warming: dict[Wanted, Thread] = {}
_lock = Lock()


def loops_of(game: Parts, guided: bool, accelerated: bool = True) -> PlayerLoops:
    return network_loops(game, accelerated) if guided else player_loops(game, accelerated)


def exercise(loops: PlayerLoops) -> None:
    """Call every loop once, so that all of them are compiled."""
    world, rng = loops.game.start(loops.game.players[0]), Random(1)
    while world.actor == NATURE:
        loops.game.questions.apply(world.state, world.answers()[0])
    if isinstance(loops, NetworkLoops):
        loops.preferences(loops.looking(), world.state, 0)
    else:
        loops.greedy_game(loops.game.start(world.players).state, 1, 0, noise=[1] * world.players)
        loops.greedy_answer(world.state, rng, STYLES[0], 1, 1)
    tree = Tree(loops, 0, world, weights=loops.style(), rows=100, seed=1, number=0)
    tree.grow(2, perf_counter())


def warm_up(game: Parts, guided: bool = False) -> PlayerLoops:
    """Compile everything that players need to think about a game, with a network or without; returns when it is
    done."""
    found = loops_of(game, guided)
    if (game, guided) not in _ready:
        exercise(found)
    return _ready.setdefault((game, guided), found)


def warm_up_in_background(game: Parts, guided: bool = False) -> None:
    """Begin to compile, once; a game without an evaluation, or a network, is refused here, not in the thread."""
    loops_of(game, guided, False)
    wanted = game, guided
    with _lock:
        if wanted not in _warming and wanted not in _ready:
            _warming[wanted] = Thread(target=warm_up, args=wanted, daemon=True, name=f"warming up {game.name}")
            _warming[wanted].start()


def best_network_loops(game: Parts) -> NetworkLoops:
    found = best_player_loops(game, guided=True)
    assert isinstance(found, NetworkLoops)
    return found


def best_player_loops(game: Parts, guided: bool = False) -> PlayerLoops:
    """The loops to think with now: the compiled ones as soon as they are ready."""
    if (game, guided) not in _ready and available():
        warm_up_in_background(game, guided)
    return _ready.get((game, guided)) or loops_of(game, guided, False)
