"""Futures of positions of one game, for all seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from torri.engine.position import Position
from torri.engine.streams import start_stream
from torri.engine.telling import Told, events_told
from torri.engine.weights import SPREAD
from torri.players.coroutines import at_once
from torri.players.futures import MAX_QUESTION_KINDS, SEEN, TRUTH, Futures
from torri.players.player_loops import PlayerLoops, look_ahead
from torri.players.reviewing.depth import Depth
from torri.players.search import win_chance

UNLIMITED_TURNS: Final = 1 << 20
NEAR_THE_END: Final = 20  # answers for each player: the last round of Florenza, the last turns of Firenze
FUTURES_PER_CHECK: Final = 64  # between two checks whether the review was cancelled
FUTURES_SEED: Final = 0x7265766965
MOST_TURNS_TO_SETTLE: Final = 12  # of everybody, until a round is over that has begun

Stopped: TypeAlias = Callable[[], bool]
Margins: TypeAlias = list[list[int]]  # of all seats in hundredths of a point, a row per future


class Cancelled(Exception):
    """Nobody waits for the review any more."""


class Played(NamedTuple):
    """A future, to be told."""

    end: Position  # where plans are measured
    settled: Position  # where the round in which that is is over, if the game settles things then
    told: list[Told]  # what happens until then


class Oracle:
    """Futures of positions of one game. A future of some number has the same chance from every position."""

    def __init__(
        self,
        player_loops: PlayerLoops,
        players: int,
        depth: Depth,
        stopped: Stopped = lambda: False,
        seed: int = 0,
    ) -> None:
        self.depth = depth
        self.players = players
        self.player_loops = player_loops
        self._stopped = stopped
        self._turns = depth.rounds * players or UNLIMITED_TURNS
        self._weights = player_loops.style()
        self._seed = FUTURES_SEED + seed

    async def margins(
        self,
        state: Any,
        asked: Sequence[int],
        count: int,
        observer: int = TRUTH,
        line: Sequence[int] = (),
        first: int = 0,
        whole: bool = False,
    ) -> Margins:
        """The margins of all seats in the futures `first`, `first + 1` and so on; `whole`: until the game is over."""
        work, loops, rows = self._work(state, asked, observer, line, whole), self.player_loops, Margins()
        while len(rows) < count:
            table = loops.arrays.table(min(FUTURES_PER_CHECK, count - len(rows)), self.players)
            await loops.call("futures", (work, first + len(rows), table), written=(table,))
            rows += loops.arrays.numbers(table)
            if self._stopped():
                raise Cancelled
        return rows

    async def told(
        self, at: Position, asked: Sequence[int], observer: int, line: Sequence[int], number: int, whole: bool = False
    ) -> Played:
        """The future of that number; `whole`: it goes on until the game is over."""
        work = self._work(at.state, asked, observer, line, whole)
        answers = await self._answers(work, number)
        end, stream, round_of = at.copy(), [0] * 4, at.game.round_of
        start_stream(stream, self._seed, number)
        end.game.redeal(end.state, observer, stream)  # as `futures.begin` does
        with events_told() as told:
            for answer in answers:
                end.game.questions.apply(end.state, answer)
            settled = end.copy()
            if round_of is not None and not end.over:
                more = work._replace(turns=work.turns + MOST_TURNS_TO_SETTLE * self.players)
                round = round_of(end.state)
                for answer in (await self._answers(more, number))[len(answers) :]:
                    settled.game.questions.apply(settled.state, answer)
                    if round_of(settled.state) != round:
                        break
        return Played(end, settled, told)

    async def _answers(self, work: Futures, number: int) -> list[int]:
        """Those of the future of that number; with more turns more follow."""
        table = self.player_loops.arrays.table(1, self.players)
        await self.player_loops.call("futures", (work, number, table), written=(work.path,))
        return [int(answer) for answer in work.path[1 : int(work.path[0]) + 1]]

    async def near_the_end(self, at: Position, asked: Sequence[int], observer: int) -> bool:
        """Whether plans are to be compared by whole games, by how long one of them is. Shorter futures would compare
        what one plan has on the table with what the other has booked, and not see what a promise is for."""
        work = self._work(at.state, asked, observer, (), whole=True)
        return len(await self._answers(work, 0)) <= NEAR_THE_END * self.players

    def _work(
        self, state: Any, asked: Sequence[int], observer: int, line: Sequence[int], whole: bool = False
    ) -> Futures:
        player_loops, arrays = self.player_loops, self.player_loops.arrays
        return Futures(
            ahead=look_ahead(arrays, state, SEEN),
            stream=arrays.row(4),
            weights=self._weights,
            depth=self.depth.depth,
            seed=self._seed,
            observer=observer,
            line=player_loops.row(line),
            turns=UNLIMITED_TURNS if whole else self._turns,
            asked=player_loops.row(asked),
            times=arrays.row(len(asked)),
            path=arrays.row(player_loops.game.longest + 1),
        )

    def win(self, margins: Sequence[int], whole: bool = False) -> float:
        """The chance to win of a seat with these margins."""
        over, spread = whole or self._turns == UNLIMITED_TURNS, int(self._weights[SPREAD])
        return sum(win_chance(margin, over, spread) for margin in margins) / len(margins)


def compile_futures(player_loops: PlayerLoops) -> None:
    """Have the loop of the futures compiled."""
    start = player_loops.game.start(player_loops.game.players[0])
    oracle = Oracle(player_loops, start.players, Depth(1, 1, 1, 1, 1, 1, 1))
    at_once(oracle.margins(start.state, (0,) * MAX_QUESTION_KINDS, 1))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def means(rows: Margins) -> list[float]:
    """The mean of each seat."""
    return [mean(column) for column in zip(*rows, strict=True)]


def standard_error(values: Sequence[float]) -> float:
    """Of their mean."""
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
