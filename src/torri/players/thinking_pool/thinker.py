"""Requests to players carried out: in a worker process, or where an event loop waits for loops that run elsewhere."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Final, TypeAlias

from msgspec import json

from torri.players.advice import Advice
from torri.players.player import Forfeit, Information
from torri.players.remote_loops import ThinkingFailed
from torri.players.reviewing import Course, Depth, Findings, reviewing
from torri.players.reviewing.advising import SLICE_SECONDS, advise_within
from torri.players.thinking_pool.messages import (
    Advanced,
    Advise,
    Advised,
    Answered,
    Ask,
    Failed,
    Reply,
    Request,
    Review,
    Reviewed,
)
from torri.players.thinking_pool.seats import Seats, decoded
from torri.players.warming import accelerated

MAX_CAUSE_CHARACTERS: Final = 500
Tell: TypeAlias = Callable[[Advanced], object]


class Thinker:
    """Carries out one request after another."""

    def __init__(self, tell: Tell) -> None:
        """`tell` hears how far a review has come."""
        self._tell = tell
        self._seats = Seats()
        self._stopped = 0

    def stop(self, number: int) -> None:
        """Nobody waits for this request any more."""
        self._stopped = number

    def forget(self, table: str) -> None:
        self._seats.forget(table)

    async def reply(self, request: Request) -> Reply:
        try:
            try:
                return await self._carried_out(request)
            except ThinkingFailed:  # what was kept elsewhere is lost; a player that is made again answers the same
                return await self._carried_out(request)
        except Exception as error:  # any fault of a player is its own failure, not the worker's
            if not isinstance(error, Forfeit):
                _log_fault(request, error)
            return Failed(request.number, f"{type(error).__name__}: {error}"[:MAX_CAUSE_CHARACTERS])

    async def _carried_out(self, request: Request) -> Reply:
        if isinstance(request, Ask):
            return Answered(request.number, await self._seats.answer(request))
        if isinstance(request, Review):
            return Reviewed(request.number, await self._findings(request))
        return Advised(request.number, await self._advice(request))

    async def _advice(self, wanted: Advise) -> Advice:
        seen = Information(decoded(wanted.world, wanted.edition), wanted.seat)
        return await advise_within(seen, wanted.seconds, lambda: wanted.number == self._stopped)

    async def _findings(self, wanted: Review) -> Findings:
        start, said, shown = decoded(wanted.start, wanted.edition), 0.0, False

        def progress(done: int, of: int, course: Course | None) -> None:
            nonlocal said, shown
            new = course if not shown else None
            if new or done == of or perf_counter() - said > SLICE_SECONDS:  # the pool's process has other work
                said, shown = perf_counter(), shown or new is not None
                self._tell(Advanced(number=wanted.number, done=done, of=of, course=new))

        depth = Depth.of(start.game.name, wanted.effort, accelerated(start.game))
        return await reviewing(start, wanted.answers, depth, progress, lambda: self._stopped == wanted.number)


def _log_fault(request: Request, error: Exception) -> None:
    """One line for the log of the server, which standard error goes to: where it happened, and for which request; not
    the error's own words, which may tell what a seat knows."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    said = {
        "event": "bot-fault",
        "level": "error",
        "timestamp": datetime.now(UTC).isoformat(),
        "error": type(error).__name__,
        "at": f"{Path(at.filename).name}:{at.lineno}",
        "table": request.table if isinstance(request, Ask) else "",
        "request": "" if isinstance(request, Review) else request.request,
    }
    sys.stderr.write(json.encode(said).decode() + "\n")
    sys.stderr.flush()
