"""Compiling takes a while the first time: it is done in the background.

Until it is done the same loops run on CPython: slower, so that a search with little time sees less. Nothing has to be
compiled for a game with a library (`torri build native`), and where loops run elsewhere (`think_with`).
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
from torri.players.networks.network_loops import NetworkLoops, network_loops
from torri.players.player_loops import PlayerLoops, player_loops, prebuilt_player_loops
from torri.players.trees import Tree

Wanted = tuple[Parts, bool, bool]  # the loops of a game; whether with a network; whether compiled
_ready: dict[Wanted, PlayerLoops] = {}
_warming: dict[Wanted, Thread] = {}
_lock = Lock()
_elsewhere: list[Callable[[Parts], PlayerLoops]] = []  # one, or none


def think_with(maker: Callable[[Parts], PlayerLoops] | None) -> None:
    """Let all players of this process think with the loops that this makes of a game; None: as usual."""
    _elsewhere[:] = [] if maker is None else [maker]


def _given(game: Parts) -> PlayerLoops | None:
    """Loops that are not compiled here, if there are any: those that run elsewhere, or are in a library."""
    return _elsewhere[0](game) if _elsewhere else prebuilt_player_loops(game)


def compiled_here(game: Parts) -> bool:
    """Whether the loops that players think with have to be compiled first."""
    return _given(game) is None and available()


def loops_of(game: Parts, guided: bool, accelerated: bool = True) -> PlayerLoops:
    return network_loops(game, accelerated) if guided else player_loops(game, accelerated)


def exercise(loops: PlayerLoops) -> None:
    """Call every loop once, so that all of them are compiled."""
    world, rng = loops.game.start(loops.game.players[0]), Random(1)
    if not isinstance(loops, NetworkLoops):
        loops.greedy_game(world.state, 1, 0, noise=[1] * world.players)
    while world.actor == NATURE:
        loops.game.questions.apply(world.state, world.answers()[0])
    if isinstance(loops, NetworkLoops):
        loops.preferences(loops.looking(), world.state, 0)
    else:
        at_once(loops.greedy_answer(world.state, rng, STYLES[0], 1, 1))
    tree = Tree(loops, 0, world, weights=loops.style(), rows=100, seed=1, number=0)
    at_once(tree.grow(2, 0.0))
    at_once(tree.lines([0]))


def accelerated(game: Parts) -> bool:
    """Whether players can think with compiled loops, here or elsewhere."""
    given = _given(game)
    return given.accelerated if given else available()


def compiled_player_loops(game: Parts) -> PlayerLoops:
    """The loops that are compiled, here or elsewhere; they may have to be compiled first."""
    return _given(game) or player_loops(game)


def warm_up(game: Parts, guided: bool = False) -> PlayerLoops:
    """Compile everything that players need to think about a game, with a network or without; returns when it is
    done."""
    if not guided and (given := _given(game)):
        return given
    return _warm((game, guided, available() and not _elsewhere))


def _warm(wanted: Wanted) -> PlayerLoops:
    if wanted not in _ready:
        found = loops_of(*wanted)
        exercise(found)
        _ready.setdefault(wanted, found)
    return _ready[wanted]


def warm_up_in_background(game: Parts, guided: bool = False) -> None:
    """Begin to compile, once; a game without an evaluation, or a network, is refused here, not in the thread."""
    loops_of(game, guided, False)
    if not guided and _given(game):
        return
    wanted = game, guided, available() and not _elsewhere
    with _lock:
        if wanted not in _warming and wanted not in _ready:
            _warming[wanted] = Thread(target=_warm, args=(wanted,), daemon=True, name=f"warming up {game.name}")
            _warming[wanted].start()


def best_player_loops(game: Parts, guided: bool = False) -> PlayerLoops:
    """The loops to think with now: the compiled ones as soon as they are ready."""
    if not guided and (given := _given(game)):
        return given
    compiled = available() and not _elsewhere
    if compiled and (game, guided, True) not in _ready:
        warm_up_in_background(game, guided)
    return _ready.get((game, guided, compiled)) or loops_of(game, guided, False)


def best_network_loops(game: Parts) -> NetworkLoops:
    found = best_player_loops(game, guided=True)
    assert isinstance(found, NetworkLoops)
    return found
