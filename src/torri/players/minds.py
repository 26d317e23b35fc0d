"""A mind: the thinking of all our players about one game, linked to it and compiled once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from types import SimpleNamespace
from typing import Any

from torri.engine.accelerate import Functions
from torri.engine.errors import TorriError
from torri.engine.loops import SEEDS, Loops
from torri.engine.parts import Parts
from torri.engine.streams import start_stream
from torri.engine.weights import STYLES, Weights
from torri.players import greedy, search

FUNCTIONS: Functions = {"play": greedy.play, "best": greedy.best, "search": search.search}


@dataclass(eq=False)
class NoEvaluation(TorriError):
    """A game that says nothing about how good a position is can't be thought about."""

    game: str


class Mind:
    """What greedy and searching players of one game have in common."""

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
        """A stream of chance for the loops."""
        stream = self.loops.row(4)
        start_stream(stream, rng.getrandbits(62), rng.getrandbits(62))
        return stream

    def style(self, name: str = STYLES[0]) -> Any:
        """The weights of a style."""
        return self.row(self.weights.styles[name])

    def how(self, players: int) -> Any:
        """How this game is searched with so many at the table."""
        best = self.weights.search_many if players > 2 else self.weights.search
        return self.row([best.get(name, usual) for name, usual in search.HOW.items()])

    def greedy_answer(self, state: Any, rng: Random, style: str, depth: int, noise: int) -> int:
        """What a greedy player answers to the question of a state."""
        loops = self.loops
        return int(
            self.run.best(
                *(loops.pool(state, depth + 1), 0, loops.row(depth), self.stream(rng)),
                *(self.style(style), loops.row(state.players), depth, noise),
            )
        )

    def greedy_game(
        self,
        start: Any,
        seed: int,
        number: int,
        weights: Sequence[Sequence[int]] | None = None,
        depth: Sequence[int] | None = None,
        noise: Sequence[int] | None = None,
    ) -> list[int]:
        """All answers of one game from a state on, nature's too; a row of weights, a depth and a noise per seat."""
        loops, players = self.loops, start.players
        answers = loops.row(self.game.longest)
        steps = self.run.play(
            *(loops.pool(start, greedy.DEPTH + 3), loops.row(greedy.DEPTH), loops.row(4), loops.row(4)),
            *(seed % SEEDS, number, self.table(weights or [self.weights.styles[STYLES[0]]] * players)),
            *(loops.row(players), self.row(depth or [greedy.DEPTH] * players)),
            *(self.row(noise or [greedy.SHADES] * players), answers),
        )
        return [int(answer) for answer in answers[:steps]]


@lru_cache(maxsize=32)
def mind(game: Parts, accelerated: bool = True) -> Mind:
    """The mind of a game, made once."""
    return Mind(game, accelerated)
