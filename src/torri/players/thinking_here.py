"""A thinking pool without processes, for browsers: players think on this event loop, with loops in other workers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from typing import Final, TypeVar

from torri.engine.position import Position
from torri.players.advice import Advice
from torri.players.player import Information
from torri.players.remote_loops import ThinkingFailed
from torri.players.reviewing import Depth, EffortName, Findings, Progress, reviewing
from torri.players.reviewing.advising import advise_within
from torri.players.thinking_pool.asking import Asked, BotAnswer
from torri.players.thinking_pool.fairness import Claim
from torri.players.thinking_pool.seats import Seats
from torri.players.warming import best_player_loops

TRIES: Final = 2  # a worker may fail, and what it kept is lost then; a player that is made again answers the same
T = TypeVar("T")


def unheard(_done: int, _of: int, _course: object) -> None:
    """Nobody follows the progress."""


class ThinkingHere:
    """Has the methods of `ThinkingPool` that tables use."""

    def __init__(self) -> None:
        self._seats = Seats()
        self._numbers = count(1)

    async def answer(
        self, table: str, seat: int, spec: str, position: Position, claim: Claim | None = None
    ) -> BotAnswer:
        """What the player of that spec answers; a plain legal answer if it fails."""
        del claim  # there is nobody else to share with
        asked = Asked.of(next(self._numbers), table, seat, spec, position)
        try:
            return asked.answered(await _tried(lambda: self._seats.answer(asked.ask)))
        except Exception as error:  # any fault of a player is its own: the match goes on
            return asked.answered(None, f"{type(error).__name__}: {error}")

    async def advise(self, position: Position, seat: int, seconds: float, claim: Claim | None = None) -> Advice:
        """Advice for a seat, from what it knows, after so many seconds. The game is not over."""
        del claim
        seen = Information.of(position, seat)
        return await _tried(lambda: advise_within(seen, seconds, lambda: False))

    async def review(
        self, start: Position, answers: Sequence[int], effort: EffortName, progress: Progress = unheard
    ) -> Findings:
        """Review a game that is over; cancel the task if it is no longer wanted."""
        progress(0, 0, None)
        depth = Depth.of(start.game.name, effort, best_player_loops(start.game).accelerated)
        return await _tried(lambda: reviewing(start, answers, depth, progress))

    async def close(self) -> None:
        """Nothing is running but what tasks of the table wait for."""

    async def leave(self, table: str) -> None:
        """Forget the players of a match that is over."""
        self._seats.forget(table)


async def _tried(work: Callable[[], Awaitable[T]]) -> T:
    for _ in range(TRIES - 1):
        try:
            return await work()
        except ThinkingFailed:
            continue
    return await work()
