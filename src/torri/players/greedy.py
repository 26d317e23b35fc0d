"""A greedy player: of all it can do until somebody else acts, what the game's own evaluation likes best.

It looks a few answers ahead, so that an action with its target and person is weighed as a whole. Written in the
accelerated subset, and linked to a game as the loops of the engine are.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Final

from torri.engine.errors import TorriError
from torri.engine.game import Game
from torri.engine.loops import Loops
from torri.engine.playouts import draw
from torri.engine.questions import NATURE
from torri.engine.signature import State, apply, assign, evaluate, legal
from torri.engine.streams import below, start_stream

DEPTH: Final = 3  # answers looked ahead
LOWEST: Final = -(1 << 40)
SHADES: Final = 8  # hundredths of a point within which answers are as good as alike


def best(pool: list[State], todo: list[int], stream: list[int], place: int) -> int:
    """The best answer to the question of the state in that place; the places after it are for looking ahead."""
    seat = pool[place].actor
    highest = LOWEST
    answer = 0
    first = 0
    depth = 0
    todo[0] = legal(pool[place])
    while depth >= 0:
        options = todo[depth]
        if options == 0:
            depth -= 1
            continue
        tried = (options & -options).bit_length() - 1
        todo[depth] = options & options - 1
        if depth == 0:
            first = tried
        assign(pool, place + depth + 1, place + depth)
        s = pool[place + depth + 1]
        apply(s, tried)
        if s.actor == seat and depth + 1 < DEPTH:
            depth += 1
            todo[depth] = legal(s)
        else:
            value = evaluate(s, seat) + below(stream, SHADES)
            if value > highest:
                highest = value
                answer = first
    return answer


def play(pool: list[State], todo: list[int], stream: list[int], seed: int, number: int, answers: list[int]) -> int:
    """One whole game of greedy players against each other; write down every answer, return how many."""
    start_stream(stream, seed, number)
    assign(pool, 1, 0)
    s = pool[1]
    step = 0
    options = legal(s)
    while options != 0:
        if s.actor == NATURE:
            answer = draw(s, options, stream)
        elif options & options - 1:
            answer = best(pool, todo, stream, 1)
        else:
            answer = options.bit_length() - 1
        answers[step] = answer
        step += 1
        apply(s, answer)
        options = legal(s)
    return step


@dataclass(eq=False)
class NoEvaluation(TorriError):
    """A game that says nothing about how good a position is can't be played greedily."""

    game: str


class Greedy:
    """Greedy games of one game."""

    def __init__(self, game: Game, accelerated: bool = True) -> None:
        if game.evaluate is None:
            raise NoEvaluation(game.name)
        self._loops = Loops(game, accelerated)
        self._run: SimpleNamespace = self._loops.link({"play": play})

    def answers(self, start: Any, seed: int, number: int) -> list[int]:
        """All answers of one game from a state on, nature's too."""
        pool = self._loops.pool(start, DEPTH + 2)
        todo, stream, answers = self._loops.row(DEPTH), self._loops.row(4), self._loops.row(self._loops.game.longest)
        steps = self._run.play(pool, todo, stream, seed, number, answers)
        return [int(answer) for answer in answers[:steps]]
