"""Compile what the short run needs of a game: `python tools/compile_game.py GAME`.

The compiled code goes to the folder that TORRI_CACHE names. So it is compiled once before the tests, not by each
worker. To compile the rules, the audit and the evaluation of every game shows that they can be compiled; the loops
that are made of them differ little from game to game, and take longer to compile than to try.
"""

from __future__ import annotations

import gc
import sys

import torri
from torri.engine.loops import loops
from torri.players.player_loops import player_loops
from torri.players.reviewing import compile_futures
from torri.players.warming import warm_up
from torri.research.vector import VectorEnv

WHOLE = ("patrizier",)  # the game of which the short run tries every loop but one: greedy opponents in batches


def compile_game(name: str) -> None:
    game = torri.game(name)
    start = game.start(game.players[0])
    whole_games = loops(game)
    whole_games.soak(start.state, 1, seed=1)
    whole_games.trace(start.state, 1, 0)
    whole_games.sample(start.state, 0, 1, 0)
    player_loops(game).greedy_game(start.state, 1, 0)
    if name in WHOLE:
        warm_up(game)
        compile_futures(player_loops(game))
        whole_games.simulate(start.state, 1, seed=1)
        env = VectorEnv(game, games=2, players=start.players)
        env.step(env.random_actions())


if __name__ == "__main__":
    gc.disable()  # a compiler keeps nearly all that it makes; to look for what could go took a twentieth of the time
    compile_game(sys.argv[1])
