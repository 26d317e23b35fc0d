"""A thinking pool without processes, for browsers: players think on this event loop, with loops in other workers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import count

from torri.engine.position import Position
from torri.players.advice import Advice
from torri.players.reviewing import EffortName, Findings, Progress
from torri.players.thinking_pool import NoAdvice, NoReview
from torri.players.thinking_pool.asking import ILLEGAL_ANSWER, Asked, BotAnswer
from torri.players.thinking_pool.fairness import Claim
from torri.players.thinking_pool.messages import (
    Advanced,
    Advise,
    Advised,
    Answered,
    Failed,
    Reply,
    Request,
    Review,
    Reviewed,
    known,
)
from torri.players.thinking_pool.process import unheard
from torri.players.thinking_pool.thinker import Thinker


class ThinkingHere:
    """Has the methods of `ThinkingPool` that tables use."""

    def __init__(self) -> None:
        self._thinker = Thinker(self._advanced)
        self._numbers = count(1)
        self._progress: dict[int, Progress] = {}  # of reviews, by their requests

    async def answer(
        self, table: str, seat: int, spec: str, position: Position, claim: Claim | None = None, seed_of: str = ""
    ) -> BotAnswer:
        """What the player of that spec answers; a plain legal answer if it fails."""
        del claim  # there is nobody else to share with
        asked = Asked.of(next(self._numbers), table, seat, spec, position, seed_of=seed_of)
        reply = await self._reply(asked.ask)
        return asked.answered(reply.answer) if isinstance(reply, Answered) else asked.answered(None, _cause(reply))

    async def advise(self, position: Position, seat: int, seconds: float, claim: Claim | None = None) -> Advice:
        """Advice for a seat, from what it knows, after so many seconds. The game is not over."""
        del claim
        edition = position.game.edition.text
        reply = await self._reply(Advise(next(self._numbers), seat, known(position, seat), seconds, edition))
        if not isinstance(reply, Advised):
            raise NoAdvice(position.game.name, _cause(reply))
        return reply.advice

    async def review(
        self, start: Position, answers: Sequence[int], effort: EffortName, progress: Progress = unheard
    ) -> Findings:
        """Review a game that is over; cancel the task if it is no longer wanted."""
        number = next(self._numbers)
        self._progress[number] = progress
        progress(0, 0, None)
        try:
            reply = await self._reply(Review(number, start.encode(), tuple(answers), effort, start.game.edition.text))
        finally:
            del self._progress[number]
        if not isinstance(reply, Reviewed):
            raise NoReview(start.game.name, _cause(reply))
        return reply.findings

    async def close(self) -> None:
        """Nothing is running but what tasks of the table wait for."""

    async def leave(self, table: str) -> None:
        """Forget the players of a match that is over."""
        self._thinker.forget(table)

    async def _reply(self, request: Request) -> Reply:
        await asyncio.sleep(0)  # whoever waits for what was done before is told first
        return await self._thinker.reply(request)

    def _advanced(self, told: Advanced) -> None:
        self._progress[told.number](told.done, told.of, told.course)


def _cause(reply: Reply) -> str:
    return reply.cause if isinstance(reply, Failed) else ILLEGAL_ANSWER
