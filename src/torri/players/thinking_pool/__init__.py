"""The thinking pool: worker processes in which players think, so that the server's event loop never waits for them.

Whatever a player does (hang, crash, run out of memory, give invalid answers) harms only its own question. The pool then
answers in its place, and the match goes on.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import count
from types import TracebackType
from typing import Final

from torri.engine.accelerate import available
from torri.engine.catalogue import game
from torri.engine.errors import TorriError
from torri.engine.position import Position
from torri.players.advice import Advice
from torri.players.reviewing import EffortName, Findings, Progress
from torri.players.thinking_pool.asking import ILLEGAL_ANSWER, Asked, BotAnswer
from torri.players.thinking_pool.fairness import Claim, Usage, is_quick
from torri.players.thinking_pool.messages import Advise, Advised, Answered, Failed, Review, Reviewed, known
from torri.players.thinking_pool.process import TOO_SLOW, HouseClosed, WorkerProcess, unheard

__all__ = ["BotAnswer", "Claim", "HouseClosed", "NoAdvice", "NoReview", "NotAsked", "PoolStats", "ThinkingPool"]

MAX_BOT_PROCESSES: Final = 8  # by default
ANSWER_TIMEOUT_SECONDS: Final = 20.0
ADVICE_WAIT_SECONDS: Final = 15.0  # beyond the thinking itself: for others who are advised first, and a process's start
BOT_NICENESS: Final = 5  # players yield to the server's own process,
ADVICE_NICENESS: Final = 10  # and advice to players,
REVIEW_NICENESS: Final = 15  # and reviews to all of them
REVIEW_TIMEOUT_SECONDS: Final = 3600.0


@dataclass(frozen=True, slots=True)
class PoolStats:
    """What a pool does now, and what it has done."""

    busy: int  # processes that think
    waiting: int  # requests that wait for a process
    restarts: int
    answers: int
    substitutes: int  # of those answers
    advice: int


class NotAsked(TorriError):
    """An answer was requested from a seat that is not asked."""

    seat_number: int  # as people count, from 1


class NoAdvice(TorriError):
    """The advice failed, twice if the process was lost."""

    game: str
    cause: str


class NoReview(TorriError):
    """The review failed, twice if the process was lost."""

    game: str
    cause: str


def cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class ThinkingPool:
    """`processes` for players, by default as many as cores, and `advisers` besides, so that advice never delays a
    match; at most `reviewers` reviews are made at a time. `modules` are imported in each process and may add players to
    `specs.PLAYERS`."""

    def __init__(
        self,
        processes: int | None = None,
        advisers: int = 1,
        modules: Iterable[str] = (),
        reviewers: int = 1,
        worker: type[WorkerProcess] | Callable[..., WorkerProcess] = WorkerProcess,
    ) -> None:
        number, imported = processes or min(cores(), MAX_BOT_PROCESSES), tuple(modules)
        threads = max(1, cores() // number)
        usage, asked = Usage(), Usage()  # advice has processes of its own: it is counted apart
        self._processes = [worker(threads, BOT_NICENESS, imported, usage) for _ in range(number)]
        self._advisers = [worker(threads, ADVICE_NICENESS, imported, asked) for _ in range(advisers)]
        self._tables: dict[str, dict[int, WorkerProcess]] = {}  # the process that keeps the player of each seat
        self._numbers = count(1)
        self._open = False
        self._modules = imported
        self._reviewing = asyncio.Semaphore(reviewers)
        self._reviewers: set[WorkerProcess] = set()
        self._answers = self._substitutes = self._advice = 0

    async def __aenter__(self) -> ThinkingPool:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @property
    def stats(self) -> PoolStats:
        processes = [*self._processes, *self._advisers]
        return PoolStats(
            busy=sum(process.busy for process in processes),
            waiting=sum(process.waiting for process in processes),
            restarts=sum(max(0, process.starts - 1) for process in processes),
            answers=self._answers,
            substitutes=self._substitutes,
            advice=self._advice,
        )

    async def open(self, games: Iterable[str] = ()) -> None:
        """Processes that have something to compile begin at once: these games, in the background; they play meanwhile,
        only weaker. The others start when they are first asked."""
        found = tuple(game(name).name for name in games)
        names = found if available() else ()
        try:
            for process in (*self._processes, *self._advisers):
                await process.open(names)
        except BaseException:
            await self.close()
            raise
        self._open = True

    async def close(self) -> None:
        """End all processes; requests that still wait get `HouseClosed`."""
        self._open = False
        await asyncio.gather(*(process.close() for process in (*self._processes, *self._advisers, *self._reviewers)))

    async def answer(
        self,
        table: str,
        seat: int,
        spec: str,
        position: Position,
        limit: float = ANSWER_TIMEOUT_SECONDS,
        claim: Claim | None = None,
        seed_of: str = "",
    ) -> BotAnswer:
        """What the player of that spec answers; a plain legal answer if it fails, or thinks longer than the limit."""
        self._check_open()
        if position.actor != seat:
            raise NotAsked(seat + 1)
        wanted = replace(claim or Claim(), quick=is_quick(spec))
        asked = Asked.of(next(self._numbers), table, seat, spec, position, wanted.request, seed_of)
        reply = await self._process_of(table, seat).do(asked.ask, limit, claim=wanted)
        self._answers += 1
        if isinstance(reply, Failed):
            answer = asked.answered(None, reply.cause)
        else:
            answer = asked.answered(reply.answer if isinstance(reply, Answered) else None)
        self._substitutes += answer.substitute
        return answer

    async def advise(self, position: Position, seat: int, seconds: float, claim: Claim | None = None) -> Advice:
        """Advice for a seat, from what it knows, after so many seconds; cancel the task if it is no longer wanted.
        `NoAdvice` if its turn does not come in time. The caller has made sure that the game is not over."""
        self._check_open()
        claim, edition = claim or Claim(), position.game.edition.text
        request = Advise(next(self._numbers), seat, known(position, seat), seconds, edition, claim.request)
        process = min(self._advisers or self._processes, key=lambda process: process.busy + process.waiting)
        try:
            async with asyncio.timeout(seconds + ADVICE_WAIT_SECONDS):
                reply = await process.do(request, seconds + ANSWER_TIMEOUT_SECONDS, claim=claim)
        except TimeoutError:
            raise NoAdvice(position.game.name, TOO_SLOW) from None
        if not isinstance(reply, Advised):
            raise NoAdvice(position.game.name, reply.cause if isinstance(reply, Failed) else ILLEGAL_ANSWER)
        self._advice += 1
        return reply.advice

    async def review(
        self, start: Position, answers: Sequence[int], effort: EffortName, progress: Progress = unheard
    ) -> Findings:
        """Review a game that is over; if the task is cancelled, the process ends at once.

        It has a process of its own that ends with it: no bot waits for it, and its memory is freed.
        """
        self._check_open()
        request = Review(next(self._numbers), start.encode(), tuple(answers), effort, start.game.edition.text)
        async with self._reviewing:
            self._check_open()
            process = WorkerProcess(1, REVIEW_NICENESS, self._modules)
            self._reviewers.add(process)
            try:
                await process.open(())
                progress(0, 0, None)
                reply = await process.do(request, REVIEW_TIMEOUT_SECONDS, progress)
            finally:
                self._reviewers.discard(process)
                await asyncio.shield(process.close())
        if not isinstance(reply, Reviewed):
            raise NoReview(start.game.name, reply.cause if isinstance(reply, Failed) else ILLEGAL_ANSWER)
        return reply.findings

    async def leave(self, table: str) -> None:
        """Forget the players of a match that is over."""
        seats = list(self._tables.pop(table, {}).values())
        for process in set(seats):
            process.forget(table, seats.count(process))

    def _process_of(self, table: str, seat: int) -> WorkerProcess:
        """The process of a seat's player, always the same: it has begun its turn there. A new player goes where the
        fewest requests wait."""
        seats = self._tables.setdefault(table, {})
        if seat not in seats:
            seats[seat] = min(self._processes, key=lambda process: (process.busy + process.waiting, process.seats))
            seats[seat].seats += 1
        return seats[seat]

    def _check_open(self) -> None:
        if not self._open:
            raise HouseClosed
