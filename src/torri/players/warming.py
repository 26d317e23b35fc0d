"""Compiling takes a while the first time: it is done in the background.

Until it is done the same loops run on CPython: slower, so that a search with little time sees less. Where nothing can
be compiled, loops may run elsewhere (`think_with`).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Lock, Thread

from torri.engine.accelerate import available
from torri.engine.parts import Parts
from torri.engine.questions import NATURE
from torri.engine.weights import STYLES
from torri.players.coroutines import at_once
from torri.players.player_loops import PlayerLoops, player_loops
from torri.players.trees import Tree

_ready: dict[Parts, PlayerLoops] = {}
_warming: dict[Parts, Thread] = {}
_lock = Lock()
_elsewhere: list[Callable[[Parts], PlayerLoops]] = []  # one, or none


def think_with(maker: Callable[[Parts], PlayerLoops] | None) -> None:
    """Let all players of this process think with the loops that this makes of a game; None: as usual."""
    _elsewhere[:] = [] if maker is None else [maker]


def elsewhere() -> bool:
    """Whether players think with loops that run elsewhere: nothing is compiled here."""
    return bool(_elsewhere)


def exercise(player_loops: PlayerLoops) -> None:
    """Call every loop once, so that all of them are compiled."""
    world, rng = player_loops.game.start(player_loops.game.players[0]), Random(1)
    player_loops.greedy_game(world.state, 1, 0, noise=[1] * world.players)
    while world.actor == NATURE:
        player_loops.game.questions.apply(world.state, world.answers()[0])
    at_once(player_loops.greedy_answer(world.state, rng, STYLES[0], 1, 1))
    tree = Tree(player_loops, 0, world, weights=player_loops.style(), rows=100, seed=1, number=0)
    at_once(tree.grow(2, 0.0))
    at_once(tree.lines([0]))


def accelerated(game: Parts) -> bool:
    """Whether players can think with compiled loops, here or elsewhere."""
    return _elsewhere[0](game).accelerated if _elsewhere else available()


def compiled_player_loops(game: Parts) -> PlayerLoops:
    """The loops that are compiled, here or elsewhere; they may have to be compiled first."""
    return _elsewhere[0](game) if _elsewhere else player_loops(game)


def warm_up(game: Parts) -> PlayerLoops:
    """Compile everything that players need to think about a game; returns when it is done."""
    if _elsewhere:
        return _elsewhere[0](game)
    exercise(player_loops(game))
    return _ready.setdefault(game, player_loops(game))


def warm_up_in_background(game: Parts) -> None:
    """Begin to compile, once; a game without an evaluation is refused here, not in the thread."""
    player_loops(game, False)
    with _lock:
        if game not in _warming and game not in _ready:
            _warming[game] = Thread(target=warm_up, args=(game,), daemon=True, name=f"warming up {game.name}")
            _warming[game].start()


def best_player_loops(game: Parts) -> PlayerLoops:
    """The loops to think with now: the compiled ones as soon as they are ready."""
    if _elsewhere:
        return _elsewhere[0](game)
    if game not in _ready and available():
        warm_up_in_background(game)
    return _ready.get(game) or player_loops(game, False)
