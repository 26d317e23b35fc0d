"""A worker process: players think here, one request after the other; the pool is at the other end of a pipe.

`python -m torri.players.thinking_pool.worker NICE MODULE...`; the modules may add players of their own.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from torri.engine.accelerate import available
from torri.engine.catalogue import game
from torri.engine.errors import TorriError
from torri.players.coroutines import at_once
from torri.players.thinking_pool.messages import (
    Advanced,
    Advise,
    Ask,
    Forget,
    Order,
    Ready,
    Reply,
    Review,
    Stop,
    Warm,
    line,
    orders,
)
from torri.players.thinking_pool.thinker import Thinker
from torri.players.warming import warm_up_in_background


class Worker:
    def __init__(self, incoming: BinaryIO, outgoing: BinaryIO) -> None:
        self._incoming = incoming
        self._outgoing = outgoing
        self._inbox: SimpleQueue[Order] = SimpleQueue()
        self._thinker = Thinker(self._say)

    def run(self) -> None:
        Thread(target=self._listen, daemon=True, name="listening").start()
        self._say(Ready())
        while True:
            order = self._inbox.get()
            if isinstance(order, Ask | Advise | Review):
                self._say(at_once(self._thinker.reply(order)))
            elif isinstance(order, Forget):
                self._thinker.forget(order.table)
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
                    self._thinker.stop(order.number)
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
