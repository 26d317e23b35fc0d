"""A player that searches: trees grown in parallel on all cores, until enough iterations are done or time is up.

The choice depends on the seed and on the number of iterations, not on the number of cores: each tree has its own random
stream, and the answers of all trees are counted together. Only a search that runs out of time may differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from torri.engine.position import Position
from torri.engine.questions import NATURE
from torri.players.coroutines import at_once
from torri.players.player import Information, Player
from torri.players.player_loops import PlayerLoops
from torri.players.search import CERTAIN_WIN
from torri.players.trees import Tree
from torri.players.warming import best_player_loops

MAX_TREE_ROWS: Final = 400_000
ROWS_PER_ITERATION: Final = 12
PLAIN_TREE_ROWS: Final = 6_000


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is computed for one question."""

    iterations: int | None = None  # over all trees; None: until time is up
    seconds: float = 1.0  # at most
    trees: int = 1


@dataclass(frozen=True, slots=True)
class Candidate:
    """An answer, and its value for the seat that is asked, as the search has found it."""

    answer: int
    visits: int
    win: float  # chance
    margin: float  # points ahead of the best other seat, or behind
    line: tuple[int, ...] = ()  # this and the further answers of the seat until somebody else acts, where asked for


def _means(visits: int, won: int, margin: int) -> tuple[float, float]:
    """Win chance and margin in points, from the sums over so many visits."""
    return won / max(1, visits * CERTAIN_WIN), margin / max(1, visits * 100)


class Searcher:
    """The thinking of one seat through a game; what was found is kept while the seat's own turn goes on."""

    def __init__(self, effort: Effort, style: str, rng: Random, guided: bool = False) -> None:
        """With `guided` a network guides the search; it has no styles."""
        self._guided = guided
        self._effort = effort
        self._style = style
        self._seed = rng.getrandbits(60)
        self._thought = 0
        self._trees: list[Tree] = []
        self._expected: Position | None = None  # the position that the roots stand for
        self._player_loops: PlayerLoops | None = None
        self._seat = NATURE

    def think(self, seen: Information) -> list[Candidate]:
        """The answers to the question asked, the best first."""
        return at_once(self.thinking(seen))

    async def thinking(self, seen: Information) -> list[Candidate]:
        """The same where the loops may run elsewhere."""
        world, self._seat = seen.world, seen.seat
        player_loops = best_player_loops(world.game, self._guided)
        if player_loops is not self._player_loops or self._expected is None or self._expected.state != world.state:
            self._player_loops = player_loops
            self._plant(player_loops, seen)
        else:
            for tree in self._trees:
                tree.look_at(world)
        effort, trees = self._effort, self._trees
        visits = None if effort.iterations is None else max(1, effort.iterations // len(trees))
        seconds = effort.seconds / -(-len(trees) // player_loops.cores)  # trees wait for each other where cores are few
        await player_loops.side_by_side([tree.grow(visits, seconds) for tree in trees])
        self._expected = world
        return self._candidates(world)

    @property
    def grown(self) -> int:
        """Iterations of the present trees, those of earlier questions of the turn too."""
        return sum(tree.grown for tree in self._trees)

    def expectation(self) -> tuple[int, float, float]:
        """Visits, win chance and margin over all that was seen."""
        sums = [sum(column) for column in zip(*(tree.total[2:] for tree in self._trees), strict=True)]
        return sums[0], *_means(*sums)

    def answered(self, answer: int) -> None:
        """Follow the seat's own answer: the rest of its turn has been thought about already."""
        world = self._expected
        if world is None:
            return
        if len(world.answers()) > 1:
            for tree in self._trees:
                tree.follow(answer)
        if not all(tree.root for tree in self._trees):
            self._expected = None
            return
        seat = int(world.state.actor)
        after = world.copy()
        after.game.questions.apply(after.state, answer)
        while after.actor == seat and after.forced() is not None:
            after.game.questions.apply(after.state, after.answers()[0])
        self._expected = Information.of(after, seat).world if after.actor == seat else None

    def _plant(self, player_loops: PlayerLoops, seen: Information) -> None:
        effort = self._effort
        trees = effort.trees if effort.iterations else player_loops.cores
        rows = MAX_TREE_ROWS
        if effort.iterations:
            rows = min(rows, ROWS_PER_ITERATION * effort.iterations // trees + 2_000)
        if not player_loops.accelerated:
            rows, trees = PLAIN_TREE_ROWS, 1
        self.close()
        weights, first = player_loops.style(self._style), self._thought
        self._thought += trees
        self._trees = [
            Tree(player_loops, seen.seat, seen.world, weights=weights, rows=rows, seed=self._seed, number=number)
            for number in range(first, self._thought)
        ]

    def _candidates(self, world: Position) -> list[Candidate]:
        """The answers to the root's question, counted over all trees: for the searching seat the legal ones, for
        another seat those that it could give in some world."""
        own = world.actor == self._seat
        sums: dict[int, list[int]] = {answer: [0, 0, 0] for answer in world.answers()} if own else {}
        for tree in self._trees:
            for one in tree.found:
                found = sums.setdefault(one.answer, [0, 0, 0])
                for place, number in enumerate(one[2:]):
                    found[place] += number
        best = sorted(sums.items(), key=lambda item: (-item[1][0], -item[1][1], item[0]))
        return [Candidate(answer, found[0], *_means(*found)) for answer, found in best]

    def line(self, answer: int) -> tuple[int, ...]:
        """This and the further answers of the seat until somebody else acts, as far as the first tree has looked; what
        another seat would go on to do depends on what it knows."""
        return at_once(self.lines([answer]))[0]

    async def lines(self, answers: Sequence[int]) -> list[tuple[int, ...]]:
        """The lines of several answers, where the loops may run elsewhere."""
        world = self._expected
        if world is None or world.actor != self._seat:
            return [(answer,) for answer in answers]
        return await self._trees[0].lines(answers)

    def close(self) -> None:
        """The trees are no longer needed."""
        for tree in self._trees:
            tree.drop()
        self._trees = []


class SearchPlayer(Player):
    """Gives the answer that the search has visited most."""

    thinks = True

    def __init__(self, effort: Effort, style: str, rng: Random, guided: bool = False) -> None:
        self.guided = guided
        self._searcher = Searcher(effort, style, rng, guided)

    def answer(self, seen: Information) -> int:
        return at_once(self.think(seen))

    async def think(self, seen: Information) -> int:
        answers = seen.world.answers()
        answer = answers[0] if len(answers) == 1 else (await self._searcher.thinking(seen))[0].answer
        self._searcher.answered(answer)
        return answer

    def close(self) -> None:
        self._searcher.close()
