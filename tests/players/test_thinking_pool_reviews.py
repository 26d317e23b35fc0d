"""Reviews in the pool, with real processes: begun, followed, cancelled, killed; bots play on meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import torri
from torri import NATURE, Game, Position
from torri.players.reviewing import Course, Depth, Findings, review
from torri.players.thinking_pool import HouseClosed, NoReview, ThinkingPool
from torri.players.thinking_pool.process import CRASHED

from ..playing import midway, recorded

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent here")

REVIEW_SECONDS = 120.0


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers do not spend our time with compiling."""
    monkeypatch.setenv("TORRI_PLAIN", "1")


def game_of(game: Game, plies: int) -> tuple[Position, list[int]]:
    """A beginning of a game: a review of it takes some seconds."""
    record = recorded(game, 2, 5, plies=plies)
    return record.start(), record.answers


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(REVIEW_SECONDS):
        while not holds():
            await asyncio.sleep(0.02)


def lives(pid: int) -> bool:
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], check=False, capture_output=True, text=True)
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


def worker(pool: ThinkingPool) -> int:
    """The process in which the review is made."""
    [process] = pool._reviewers
    assert process.pid is not None
    return process.pid


def at_work(pool: ThinkingPool) -> bool:
    """Whether a process has been started and has a review to make."""
    return any(process.busy and process.pid is not None for process in pool._reviewers)


def note_done(told: list[int], done: int, _of: int, _course: Course | None) -> None:
    told.append(done)


def reviewed_apart(position: str, answers: list[int]) -> Findings:
    """In a process that has compiled nothing, as the pool's has not: what a search finds depends on it."""
    return review(torri.game("patrizier").decode(position), answers, Depth.of("patrizier", "quick", accelerated=False))


def test_a_review_is_made_in_a_process_of_its_own(patrizier: Game) -> None:
    start, answers = game_of(patrizier, 30)
    told: list[tuple[int, int]] = []
    with ProcessPoolExecutor(1, get_context("spawn")) as apart:
        expected = apart.submit(reviewed_apart, start.encode(), list(answers)).result()

    async def work() -> None:
        async with ThinkingPool(1, advisers=0) as pool:
            findings = await pool.review(start, answers, "quick", lambda done, of, _course: told.append((done, of)))
            assert findings == expected
            assert not pool._reviewers

    asyncio.run(work())
    assert told[0] == (0, 0)
    assert told[-1][0] == told[-1][1] > 0
    assert told == sorted(told)


def test_who_cancels_ends_the_process_soon_and_bots_have_played_on(patrizier: Game) -> None:
    start, answers = game_of(patrizier, 150)
    at = midway(patrizier, 2, 1, 60)
    while at.actor == NATURE or len(at.answers()) == 1:
        at.apply(at.answers()[0])
    told: list[int] = []

    async def work() -> None:
        async with ThinkingPool(1, advisers=0) as pool:
            making = asyncio.create_task(
                pool.review(start, answers, "thorough", lambda done, _of, _course: told.append(done))
            )
            waiting = asyncio.create_task(pool.review(start, answers[:10], "quick"))
            await until(lambda: told and told[-1])
            assert at.actor is not None
            assert not (await pool.answer("table", at.actor, "novizio", at)).substitute
            assert not making.done()
            assert not waiting.done()
            pid = worker(pool)
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, pool._processes[0].pid or 0)
            began = time.monotonic()
            making.cancel()
            with pytest.raises(asyncio.CancelledError):
                await making
            assert time.monotonic() - began < 30
            assert not lives(pid)
            assert (await waiting).course.plies[-1] == 10  # whoever waited is next

    asyncio.run(work())


@pytest.mark.parametrize("times", [1, 2])
def test_a_process_that_is_killed_is_tried_again_once(patrizier: Game, times: int) -> None:
    start, answers = game_of(patrizier, 30)
    told: list[int] = []

    async def work() -> None:
        async with ThinkingPool(1, advisers=0) as pool:
            making = asyncio.create_task(
                pool.review(start, answers, "quick", lambda done, _of, _course: told.append(done))
            )
            killed = list[int]()
            for _ in range(times):
                await until(lambda: at_work(pool) and worker(pool) not in killed)
                told.clear()  # what the one before has told may only be read now
                await until(lambda: told and told[-1])
                killed.append(worker(pool))
                os.kill(killed[-1], signal.SIGKILL)
            if times == 1:
                assert (await making).course.plies[-1] == 30
            else:
                with pytest.raises(NoReview) as raised:
                    await making
                assert raised.value.cause == CRASHED
            assert not pool._reviewers

    asyncio.run(work())


def test_a_house_that_closes_leaves_no_review_behind(patrizier: Game) -> None:
    start, answers = game_of(patrizier, 150)

    async def work() -> None:
        pool = ThinkingPool(1, advisers=0)
        await pool.open()
        making = asyncio.create_task(pool.review(start, answers, "quick"))
        await until(lambda: at_work(pool))
        pid = worker(pool)
        await pool.close()
        with pytest.raises(HouseClosed):
            await making
        assert not lives(pid)
        with pytest.raises(HouseClosed):
            await pool.review(start, answers, "quick")

    asyncio.run(work())
