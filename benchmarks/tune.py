"""Tune the weights of a game's evaluation by self-play: `./torri bench tune [GAME] [--players 2 4] [--generations N]`.

An evolution strategy: each generation tries some variations of the weights against the present ones, in pairs of games
with the same chance and the seats exchanged, and moves the weights towards the variations that won. There is one row
of weights for any number of players, so it may be tuned with several: what counts is the share of wins relative to an
even share, with each alike. In the end the new weights play a long match with each number against those they began
from, and go into the game's weights.toml only if they won one beyond doubt and lost none beyond doubt. The greedy
player plays all games, inside the accelerated loop.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev

import torri
from torri.engine.game import Game
from torri.engine.weights import STYLES, WEIGHTS_FILE
from torri.players.player_loops import PlayerLoops, player_loops

VARIATIONS = 8  # a generation, each with its opposite
VARIATION_SHARE = 0.25  # of the weight
MIN_VARIATION_HUNDREDTHS = 20  # for weights near zero
LEARNING_RATE = 0.6  # how far the weights move towards the winners
FIXED = ("spread",)  # says nothing to a greedy player
Row = tuple[int, ...]


class Duels:
    """Pairs of games between two rows of weights."""

    def __init__(self, game: Game, players: int, jobs: int) -> None:
        self.player_loops: PlayerLoops = player_loops(game)
        self.start = game.start(players)
        self.players = players
        self.pool = ThreadPoolExecutor(jobs)
        self.player_loops.greedy_game(self.start.state, 0, 0)

    def deal(self, one: Row, other: Row, seed: int, number: int) -> float:
        """The wins of `one` over a deal, 1 is even: it sits in every seat once, among players of the other kind."""
        wins = 0.0
        for seat in range(self.players):
            rows = [one if place == seat else other for place in range(self.players)]
            at = self.start.copy()
            for answer in self.player_loops.greedy_game(self.start.state, seed, number, rows):
                at.game.questions.apply(at.state, answer)
            winners = at.winners()
            wins += (seat in winners) / len(winners)
        return wins

    def match(self, one: Row, other: Row, seed: int, deals: int) -> list[float]:
        return list(self.pool.map(lambda number: self.deal(one, other, seed, number), range(deals)))


def varied(row: Row, names: Sequence[str], along: Sequence[float], step: float) -> Row:
    """The weights, moved along a direction."""
    return tuple(
        value if name in FIXED else round(value + step * direction * max(abs(value), MIN_VARIATION_HUNDREDTHS))
        for value, name, direction in zip(row, names, along, strict=True)
    )


def tuned(tables: Sequence[Duels], row: Row, generations: int, games: int, seed: int) -> Row:
    """The weights after so many generations."""
    rng, names = Random(seed), tables[0].player_loops.weights.names
    for generation in range(generations):
        cooling = exp(-1.5 * generation / generations)
        pull = [0.0] * len(row)
        for variation in range(VARIATIONS):
            along = [rng.gauss(0, 1) for _ in row]
            number = seed + generation * VARIATIONS + variation
            step = VARIATION_SHARE * cooling
            there, back = (varied(row, names, along, sign * step) for sign in (1, -1))
            better = 0.0
            for duels in tables:
                deals = max(1, games // duels.players)
                better += mean(duels.match(there, row, number, deals)) - mean(duels.match(back, row, number, deals))
            for place, direction in enumerate(along):
                pull[place] += direction * better
        length = sqrt(sum(value * value for value in pull)) or 1.0
        pull = [value / length * sqrt(len(row)) for value in pull]
        row = varied(row, names, pull, LEARNING_RATE * VARIATION_SHARE * cooling)
        print(f"generation {generation + 1}: {dict(zip(names, row, strict=True))}", flush=True)
    return row


def write(path: Path, names: Sequence[str], row: Row) -> None:
    """Put the weights of the first style into the file; its words stay as they are."""
    text = path.read_text(encoding="utf-8")
    head, rest = text.split("[builder]", 1)
    for name, value in zip(names, row, strict=True):
        head = re.sub(rf"^{name} = -?\d+", f"{name} = {value}", head, flags=re.MULTILINE)
    path.write_text(f"{head}[builder]{rest}", encoding="utf-8")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="torri bench tune", description="Tune the weights of a game by self-play.")
    parser.add_argument("game", choices=list(torri.all_games()))
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--games", type=int, default=200, help="a variation, with each number of players")
    parser.add_argument("--final", type=int, default=4000, help="games of the last match, with each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at a time")
    parser.add_argument("--dry", action="store_true", help="do not write the file")
    given = parser.parse_args(arguments)
    game = torri.game(given.game)
    tables = [Duels(game, players, given.jobs) for players in given.players]
    weights = tables[0].player_loops.weights
    before = weights.styles[STYLES[0]]
    after = tuned(tables, before, given.generations, given.games, given.seed)
    won, lost = False, False
    for duels in tables:
        shares = duels.match(after, before, given.seed + 1_000_003, given.final // duels.players)
        share, doubt = mean(shares), 1.96 * stdev(shares) / sqrt(len(shares))
        print(
            f"{duels.players} players: the new weights won {share:.2f} ± {doubt:.2f} times an even share against the"
            f" old ones, {len(shares) * duels.players} games",
            flush=True,
        )
        won, lost = won or share - doubt > 1, lost or share + doubt < 1
    if lost or not won:
        print("not beyond doubt: weights.toml stays as it is")
    elif not given.dry:
        file = Path(torri.__file__).parent / "games" / game.name / WEIGHTS_FILE
        write(file, weights.names, after)
        print(f"written to {file.name} of {game.name}")


if __name__ == "__main__":
    main()
