"""The loops of greedy and searching players, linked to one game and compiled once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from types import SimpleNamespace
from typing import Any

from torri.engine.accelerate import Functions
from torri.engine.errors import TorriError
from torri.engine.loops import SEED_COUNT, Loops
from torri.engine.parts import Parts
from torri.engine.streams import start_stream
from torri.engine.weights import STYLES, Weights
from torri.players import greedy, search
from torri.players.search import TreeSearch

FUNCTIONS: Functions = {"play": greedy.play, "best": greedy.best, "search": search.search}


@dataclass(eq=False)
class NoEvaluation(TorriError):
    """A game without an evaluation: players can't think about it."""

    game: str


def look_ahead(loops: Loops, state: Any, place: int = 0, depth: int = greedy.MAX_DEPTH) -> greedy.LookAhead:
    """Arrays to look `depth` answers ahead from one place of a pool, with that state in every place."""
    pool = loops.pool(state, place + depth + 1)
    return greedy.LookAhead(pool, todo=loops.row(depth), values=loops.row(state.players))


class PlayerLoops:
    """The loops of one game that greedy and searching players share, and the arrays to call them with."""

    def __init__(self, game: Any, accelerated: bool = True) -> None:
        if game.evaluate is None or game.weights is None:
            raise NoEvaluation(game.name)
        self.game = game
        self.weights: Weights = game.weights
        self.loops = Loops(game, accelerated)
        self.accelerated = self.loops.accelerated
        self.run: SimpleNamespace = self.loops.link(FUNCTIONS)

    def row(self, values: Sequence[int]) -> Any:
        """A row with those numbers."""
        row = self.loops.row(len(values))
        row[:] = values
        return row

    def table(self, rows: Sequence[Sequence[int]]) -> Any:
        table = self.loops.table(len(rows), len(rows[0]))
        for row, values in zip(table, rows, strict=True):
            row[:] = values
        return table

    def stream(self, rng: Random) -> Any:
        """A random stream for the loops."""
        stream = self.loops.row(4)
        start_stream(stream, rng.getrandbits(62), rng.getrandbits(62))
        return stream

    def style(self, name: str = STYLES[0]) -> Any:
        """The weights of a style."""
        return self.row(self.weights.styles[name])

    def how(self, players: int) -> Any:
        """The search parameters of this game for this number of players."""
        best = self.weights.search_many if players > 2 else self.weights.search
        return self.row([best.get(name, usual) for name, usual in search.SEARCH_DEFAULTS.items()])

    def work(self, search: TreeSearch, _before: Any = None) -> Any:
        """What the search is called with; `before` is what it was called with for another position of the tree."""
        return search

    def greedy_answer(self, state: Any, rng: Random, style: str, depth: int, noise: int) -> int:
        """What a greedy player answers to the question of a state."""
        ahead, stream, weights = look_ahead(self.loops, state, depth=depth), self.stream(rng), self.style(style)
        return int(self.run.best(ahead, 0, stream, weights, depth, noise))

    def greedy_game(
        self,
        start: Any,
        seed: int,
        number: int,
        weights: Sequence[Sequence[int]] | None = None,
        depth: Sequence[int] | None = None,
        noise: Sequence[int] | None = None,
    ) -> list[int]:
        """All answers of one game from a state, nature's too; a row of weights, a depth and a noise per seat."""
        players = start.players
        game = greedy.GreedyGame(
            ahead=look_ahead(self.loops, start, greedy.SEEN),
            chance=self.loops.row(4),
            stream=self.loops.row(4),
            weights=self.table(weights or [self.weights.styles[STYLES[0]]] * players),
            depths=self.row(depth or [greedy.MAX_DEPTH] * players),
            noises=self.row(noise or [greedy.NOISE_HUNDREDTHS] * players),
            answers=self.loops.row(self.game.longest),
        )
        steps = self.run.play(game, seed % SEED_COUNT, number)
        return [int(answer) for answer in game.answers[:steps]]


@lru_cache(maxsize=32)
def player_loops(game: Parts, accelerated: bool = True) -> PlayerLoops:
    """The players' loops of a game, made once."""
    return PlayerLoops(game, accelerated)
