"""A worker process: players think here, one request after the other; the pool is at the other end of a pipe.

`python -m torri.players.thinking_pool.worker NICE MODULE...`; the modules may add players of their own.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from contextlib import suppress
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import BinaryIO, Final

from msgspec import json

from torri.engine.accelerate import available
from torri.engine.catalogue import game
from torri.engine.errors import TorriError
from torri.players.advice import Advice
from torri.players.coroutines import at_once
from torri.players.player import Forfeit, Information
from torri.players.reviewing import Course, Depth, Findings, review
from torri.players.reviewing.advising import SLICE_SECONDS, advise_within
from torri.players.thinking_pool.messages import (
    Advanced,
    Advise,
    Advised,
    Answered,
    Ask,
    Failed,
    Forget,
    Order,
    Ready,
    Reply,
    Request,
    Review,
    Reviewed,
    Stop,
    Warm,
    line,
    orders,
)
from torri.players.thinking_pool.seats import Seats, decoded
from torri.players.warming import warm_up_in_background

MAX_CAUSE_CHARACTERS: Final = 500


class Worker:
    def __init__(self, incoming: BinaryIO, outgoing: BinaryIO) -> None:
        self._incoming = incoming
        self._outgoing = outgoing
        self._inbox: SimpleQueue[Order] = SimpleQueue()
        self._seats = Seats()
        self._stopped = 0  # the last request that was cancelled

    def run(self) -> None:
        Thread(target=self._listen, daemon=True, name="listening").start()
        self._say(Ready())
        while True:
            order = self._inbox.get()
            if isinstance(order, Ask | Advise | Review):
                self._say(self._reply(order))
            elif isinstance(order, Forget):
                self._seats.forget(order.table)
            elif isinstance(order, Warm) and available():
                for name in order.games:
                    with suppress(TorriError):  # a game without an evaluation needs no compiling
                        warm_up_in_background(game(name))

    def _listen(self) -> None:
        """Runs in a thread, so that the end of the pool is noticed while a player thinks: no worker outlives its pool.
        Outside programs notice by themselves."""
        try:
            for text in self._incoming:
                order = orders.decode(text)
                if isinstance(order, Stop):
                    self._stopped = order.number
                else:
                    self._inbox.put(order)
        finally:  # even if the pool's process was killed in the middle of a line
            os._exit(0)

    def _say(self, reply: Reply | Advanced | Ready) -> None:
        try:
            self._outgoing.write(line(reply))
            self._outgoing.flush()
        except BrokenPipeError:  # the pool's process was killed, and `_listen` has not noticed yet
            os._exit(0)

    def _reply(self, request: Request) -> Reply:
        try:
            if isinstance(request, Ask):
                return Answered(request.number, at_once(self._seats.answer(request)))
            if isinstance(request, Review):
                return Reviewed(request.number, self._findings(request))
            return Advised(request.number, self._advice(request))
        except Exception as error:  # any fault of a player is its own failure, not the worker's
            if not isinstance(error, Forfeit):
                _log_fault(request, error)
            return Failed(request.number, f"{type(error).__name__}: {error}"[:MAX_CAUSE_CHARACTERS])

    def _advice(self, wanted: Advise) -> Advice:
        seen = Information(decoded(wanted.world, wanted.edition), wanted.seat)
        return at_once(advise_within(seen, wanted.seconds, lambda: wanted.number == self._stopped))

    def _findings(self, wanted: Review) -> Findings:
        start, said, shown = decoded(wanted.start, wanted.edition), 0.0, False

        def progress(done: int, of: int, course: Course | None) -> None:
            nonlocal said, shown
            new = course if not shown else None
            if new or done == of or perf_counter() - said > SLICE_SECONDS:  # the pool's process has other work
                said, shown = perf_counter(), shown or new is not None
                self._say(Advanced(number=wanted.number, done=done, of=of, course=new))

        depth = Depth.of(start.game.name, wanted.effort, available())
        return review(start, wanted.answers, depth, progress, lambda: self._stopped == wanted.number)


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


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the pool decides
    if sys.platform != "win32":
        os.nice(int(sys.argv[1]))
    # Our two streams are only for messages: what libraries and players print goes to the log, and they read nothing.
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    nowhere = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nowhere, 0)
    os.close(nowhere)
    for module in sys.argv[2:]:
        import_module(module)
    Worker(incoming, outgoing).run()


if __name__ == "__main__":
    main()
