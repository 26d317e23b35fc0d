"""Pools with real worker processes, and misbehaving players: slow ones, wrong ones, some that kill their worker."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

from torri import NATURE, Game, Position
from torri.players.thinking_pool import BotAnswer, ThinkingPool

from ..playing import midway

MODULE = "odd_players"
ODD = """
import os, signal, sys, time
from pathlib import Path
from torri.players.player import Player
from torri.players.specs import PLAYERS

class Odd(Player):
    def __init__(self, spec, rng):
        _, self.does, *rest = spec.split(":")
        self.file = Path(rest[0]) if rest else None
        self.asked = 0

    def answer(self, seen):
        self.asked += 1
        if self.file:
            with self.file.open("a") as file:
                print(os.getpid(), self.asked, file=file)
        getattr(self, self.does)()
        return 10**6 if self.does == "illegal" else None if self.does == "nothing" else seen.world.answers()[0]

    def good(self): pass
    def illegal(self): pass
    def nothing(self): pass
    def slow(self): time.sleep(0.5)
    def hang(self): time.sleep(1000)
    def die(self): os.kill(os.getpid(), signal.SIGKILL)
    def die_once(self): len(self.file.read_text().splitlines()) > 1 or self.die()
    def leave(self): sys.exit(3)
    def fail(self): raise ZeroDivisionError("no idea")
    def chatter(self):
        print("hello")
        os.system("echo hello; cat")

PLAYERS["odd"] = Odd
"""

Run = Callable[[Coroutine[Any, Any, Any]], Any]


def pool(processes: int = 1) -> ThinkingPool:
    return ThinkingPool(processes, advisers=0, modules=[MODULE])


def asked(game: Game, seed: int = 1, steps: int = 12) -> Position:
    """A question to a seat, with a choice."""
    at = midway(game, 3, seed, steps)
    while at.actor == NATURE or len(at.answers()) == 1:
        at.apply(at.answers()[0])
    return at


async def answered(pool: ThinkingPool, table: str, at: Position, spec: str, limit: float = 30) -> BotAnswer:
    assert at.actor is not None
    return await pool.answer(table, at.actor, spec, at, limit)


async def played(
    pool: ThinkingPool, table: str, game: Game, specs: list[str], seed: int, most: int = 10**6
) -> tuple[list[BotAnswer], Position]:
    """A game between players of the pool, at most so many answers of it; each is checked by the rules."""
    rng, at, given = Random(seed), game.start(len(specs)), list[BotAnswer]()
    while not at.over and len(given) < most:
        actor = at.actor
        assert actor is not None
        if actor == NATURE:
            at.apply(rng.choices(at.answers(), at.weights())[0])
        else:
            given.append(await pool.answer(table, actor, specs[actor], at))
            at.apply(given[-1].answer)
    await pool.leave(table)
    return given, at


async def written(file: Path, lines: int) -> list[list[int]]:
    """Process and number of questions, as a player has written them down, once there are so many lines."""
    while not file.exists() or len(file.read_text().splitlines()) < lines:
        await asyncio.sleep(0.01)
    return [[int(word) for word in text.split()] for text in file.read_text().splitlines()]


def lives(pid: int) -> bool:
    """Whether the process exists and is not a zombie."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], check=False, capture_output=True, text=True)
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")
