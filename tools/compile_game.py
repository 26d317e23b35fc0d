"""Compile what the tests need of a game: `python tools/compile_game.py GAME`.

The compiled code goes to the folder that TORRI_CACHE names. So it is compiled once before the tests, not by each
worker.
"""

from __future__ import annotations

import sys

import torri
from torri.engine.loops import loops
from torri.players.player_loops import player_loops
from torri.players.reviewing import Depth, Oracle
from torri.players.warming import warm_up
from torri.research.vector import VectorEnv

IN_BATCHES = ("patrizier",)  # whose vector environment the short run tries accelerated


def compile_game(name: str) -> None:
    game = torri.game(name)
    start = game.start(game.players[0])
    whole_games = loops(game)
    whole_games.simulate(start.state, 1, seed=1)
    whole_games.soak(start.state, 1, seed=1)
    whole_games.trace(start.state, 1, 0)
    whole_games.sample(start.state, 0, 1, 0)
    warm_up(game)
    Oracle(player_loops(game), start.players, Depth(1, 1, 1, 1, 1, 1, 1)).margins(start.state, (0,) * 64, 1)
    if name in IN_BATCHES:
        for opponents in (None, "greedy"):
            env = VectorEnv(game, games=2, players=start.players, opponents=opponents)
            env.step(env.random_actions())


if __name__ == "__main__":
    compile_game(sys.argv[1])
