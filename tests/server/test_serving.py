"""How a server process is told to stop."""

from __future__ import annotations

import signal

import uvicorn

from torri.server.operations.connections import Bounds
from torri.server.serving import Server


def test_a_signal_stops_the_server_and_a_second_interrupt_stops_it_at_once() -> None:
    server = Server(uvicorn.Config("unused"), None, Bounds())
    server.handle_exit(signal.SIGTERM, None)
    assert server.should_exit and not server.force_exit
    server.handle_exit(signal.SIGTERM, None)
    assert not server.force_exit, "what was begun is finished"
    server.handle_exit(signal.SIGINT, None)
    assert server.force_exit
