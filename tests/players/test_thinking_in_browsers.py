"""Players, hints and reviews in browsers: the same Python with loops in WebAssembly finds what this machine finds."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.every import NAMES
from torri import Game
from torri.engine.accelerate import available
from torri.players.levels import LEVELS
from torri.players.player import Information
from torri.players.remote_loops import Module, Workers, remote_maker
from torri.players.reviewing import Depth, Findings, reviewing
from torri.players.searching import Candidate, Effort, Searcher
from torri.players.specs import player
from torri.players.warming import think_with, warm_up

from .browser_workers import ROOT, bundled, in_chromium, in_node
from .thinking import midway

pytestmark = [pytest.mark.long, pytest.mark.skipif(not available(), reason="modules are made with Numba")]
LITTLE = Depth(1, 1, 4, 4, 2, 24, 2)
FEW = "iterations=120,trees=2,seconds=3600"  # so that nothing depends on the machine


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    yield
    think_with(None)


async def thoughts(game: Game) -> tuple[list[int], list[tuple[list[Candidate], list[tuple[int, ...]]]], Findings]:
    """What players of all levels answer, what a search with two trees finds, and a review."""
    answers, searched = list[int](), []
    for place in range(6):
        players = game.players[place % len(game.players)]
        at = midway(game, players, place, 0.2 + place / 10)
        seen = Information.of(at, int(at.state.actor))
        specs = [*LEVELS[:4], *(f"{level}:{FEW},style=builder" for level in LEVELS[4:])]
        answers += [await player(spec, Random(place)).think(seen) for spec in specs]
        searcher = Searcher(Effort(300, 3600, 2), "all-round", Random(place))
        found = await searcher.thinking(seen)
        searched.append((found, await searcher.lines([one.answer for one in found])))
        searcher.close()
    start = game.start(2)
    given = warm_up(game).greedy_game(start.state, 1, 0)[:40]
    return answers, searched, await reviewing(start, given, LITTLE)


async def compared(game: Game, wanted: Any, workers: AbstractAsyncContextManager[Workers]) -> None:
    async with workers as found:
        think_with(remote_maker(found, {game.name: Module(game.version, game.edition.sha256)}))
        told = await thoughts(game)
        think_with(None)
    assert told == wanted


@pytest.mark.parametrize("name", NAMES)
def test_browsers_think_the_same(name: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    game: Game = request.getfixturevalue(name)
    command = [sys.executable, "-m", "torri", "build", "wasm", str(tmp_path), "--game", name]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    warm_up(game)
    wanted = asyncio.run(thoughts(game))
    core, pool, worker = (bundled(file, tmp_path) for file in ("carryingOut", "pool", "worker"))
    asyncio.run(compared(game, wanted, in_node(name, tmp_path, core)))
    asyncio.run(compared(game, wanted, in_chromium(name, tmp_path, pool, worker)))
