"""Outside bots and a question for them; misbehaving players for the pool, on both event loops."""

from __future__ import annotations

import asyncio
import shlex
import sys
import threading
from collections.abc import Coroutine, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from torri import Game, Position

from ..amount import cases
from ..playing import midway
from .outside_bots import Bot, left_over, open_files
from .pools import MODULE, ODD, Run

# The event loops that a server may have; in the short run the one that it would take here.
LOOPS = ["asyncio", *(["uvloop"] if find_spec("uvloop") else [])]


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Bot]:
    """Writes a bot and names its command; afterwards nothing of it may be left."""
    # Only what is new counts: what earlier tests left to the garbage collector may go meanwhile.
    threads, files = set(threading.enumerate()), open_files()
    before = left_over(str(tmp_path))

    def write(source: str, name: str = "bot.py") -> str:
        (tmp_path / name).write_text(source, encoding="utf-8")
        return shlex.join([sys.executable, "-S", "-E", str(tmp_path / name)])

    yield write
    assert [line for line in left_over(str(tmp_path)) if line not in before] == []
    assert set(threading.enumerate()) <= threads
    assert open_files() <= files


@pytest.fixture
def asked(patrizier: Game) -> Position:
    """A seat is asked which card it plays, and has a choice."""
    at = midway(patrizier, 2, 1, 60)
    while at.actor is None or at.actor < 0 or len(at.answers()) < 2:
        at.apply(at.answers()[0])
    return at


@pytest.fixture
def odd_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers know the misbehaving players, and compile nothing, which would take long."""
    (tmp_path / f"{MODULE}.py").write_text(ODD)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("TORRI_PLAIN", "1")


@pytest.fixture(params=cases(short=[LOOPS[-1]], long=LOOPS))
def run(request: pytest.FixtureRequest) -> Run:
    """Either event loop that a server may have."""
    factory = None if request.param == "asyncio" else import_module("uvloop").new_event_loop

    def run(work: Coroutine[Any, Any, Any]) -> Any:
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(work)

    return run
