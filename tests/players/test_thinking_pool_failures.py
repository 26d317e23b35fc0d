"""The pool when players hang, crash or answer nonsense: the match goes on, and no process is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from io import BytesIO
from pathlib import Path

import pytest
from msgspec import json

from torri import NATURE, Game, Position
from torri.players.coroutines import at_once
from torri.players.thinking_pool import BotAnswer, HouseClosed
from torri.players.thinking_pool.messages import Ask, Failed, Ready
from torri.players.thinking_pool.process import CRASHED, TOO_SLOW
from torri.players.thinking_pool.thinker import Thinker
from torri.players.thinking_pool.worker import Worker

from ..amount import cases
from ..playing import walk
from .conftest import LOOPS
from .pools import Run, answered, asked, lives, pool, written

pytestmark = [
    pytest.mark.usefixtures("odd_players"),
    pytest.mark.skipif(sys.platform == "win32", reason="signals are sent here"),
]


def test_a_fault_is_logged_with_its_request_and_without_what_a_seat_knows(capsys: pytest.CaptureFixture[str]) -> None:
    failed = at_once(Thinker(print).reply(Ask(7, "table", 0, "nobody", "no such world", request="3f2a")))
    assert isinstance(failed, Failed)
    line = json.decode(capsys.readouterr().err)
    assert (line["event"], line["request"], line["table"]) == ("bot-fault", "3f2a", "table")
    assert "no such world" not in str(line)


def test_a_worker_whose_server_was_killed_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(status: int) -> None:
        raise SystemExit(status)

    monkeypatch.setattr(os, "_exit", leave)
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb", buffering=0) as outgoing, pytest.raises(SystemExit) as ended:
        Worker(BytesIO(), outgoing)._say(Ready())
    assert ended.value.code == 0


def test_a_worker_killed_in_thought_is_replaced_and_nobody_is_harmed(patrizier: Game, tmp_path: Path, run: Run) -> None:
    file, at = tmp_path / "slow", asked(patrizier)

    async def work() -> None:
        async with pool() as at_home:
            slow = asyncio.create_task(answered(at_home, "slow", at, f"odd:slow:{file}"))
            others = [asyncio.create_task(answered(at_home, f"{n}", at, "odd:good")) for n in range(3)]
            [[pid, _]] = await written(file, 1)
            assert (at_home.stats.busy, at_home.stats.waiting) == (1, 3)
            os.kill(pid, signal.SIGKILL)
            assert not (await slow).substitute
            assert not any(given.substitute for given in await asyncio.gather(*others))
            assert (at_home.stats.restarts, at_home.stats.answers, at_home.stats.substitutes) == (1, 4, 0)
            assert len(await written(file, 2)) == 2

    run(work())


def test_a_worker_killed_while_idle_is_replaced(patrizier: Game, run: Run) -> None:
    async def work() -> None:
        async with pool() as at_home:
            at = asked(patrizier)
            first = await answered(at_home, "table", at, "novizio")
            pid = at_home._processes[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            assert await answered(at_home, "table", at, "novizio") == first
            assert at_home.stats.restarts == 1

    run(work())


def test_a_player_that_crashes_its_worker_is_replaced(patrizier: Game, tmp_path: Path) -> None:
    at = asked(patrizier)
    died, well = ["odd:die", f"odd:die_once:{tmp_path / 'once'}"], ["odd:good"]
    specs = [*died, *cases(short=[], long=["odd:leave"]), *well]

    async def work() -> list[BotAnswer]:
        async with pool() as at_home:
            return await asyncio.gather(*(answered(at_home, spec, at, spec) for spec in specs))

    given = asyncio.run(work())
    assert [one.cause for one in given] == [CRASHED, "", *cases(short=[], long=[CRASHED]), ""]
    assert all(not at.why_not(one.answer) for one in given)


def test_a_player_that_hangs_is_killed_and_replaced(patrizier: Game, tmp_path: Path, run: Run) -> None:
    file, at = tmp_path / "hanging", asked(patrizier)

    async def work() -> None:
        async with pool() as at_home:
            await answered(at_home, "warm", at, "novizio")
            began = time.monotonic()
            hanging = asyncio.create_task(answered(at_home, "hanging", at, f"odd:hang:{file}", 0.5))
            [[pid, _]] = await written(file, 1)
            other = asyncio.create_task(answered(at_home, "other", at, "novizio"))
            given = await hanging
            assert 0.4 < time.monotonic() - began < 5
            assert (given.substitute, given.cause) == (True, TOO_SLOW)
            assert not at.why_not(given.answer)
            assert not (await other).substitute
            assert at_home.stats.restarts == 1
            assert not lives(pid)

    run(work())


def test_what_the_rules_offer_an_absent_player_comes_first(firenze: Game) -> None:
    seen = (at.copy() for seed in range(5) for at in walk(firenze, 3, seed) if at.actor not in (None, NATURE))
    offered, others = list[Position](), list[Position]()
    while len(offered) < 3:
        at = next(seen)
        if at.automatic() is None:
            others.append(at)
        elif len(at.answers()) > 1:
            offered.append(at)
    others = others[-3:]

    async def work() -> list[BotAnswer]:
        async with pool() as at_home:
            questions = [answered(at_home, f"{n}", at, "odd:fail") for n, at in enumerate([*offered, *others])]
            return await asyncio.gather(*questions)

    given = asyncio.run(work())
    assert {one.cause for one in given} == {"ZeroDivisionError: no idea"}
    assert [one.answer for one in given[: len(offered)]] == [at.automatic() for at in offered]
    assert all(one.answer in at.answers() for one, at in zip(given[len(offered) :], others, strict=True))


WRONG = {
    "odd:fail": "ZeroDivisionError",
    "odd:illegal": "illegal answer",
    "odd:nothing": "TypeError",
    "nobody": "UnknownPlayer",
    "exec:/no/such/program": "Forfeit",
}


def test_a_wrong_answer_needs_no_new_worker(patrizier: Game) -> None:
    async def work() -> None:
        async with pool() as at_home:
            at = asked(patrizier)
            for number, (spec, cause) in enumerate(WRONG.items(), 1):
                given = await answered(at_home, spec, at, spec)
                assert (given.substitute, given.cause[: len(cause)]) == (True, cause)
                assert not at.why_not(given.answer)
                assert not (await answered(at_home, "table", at, "novizio")).substitute
                assert (at_home.stats.restarts, at_home.stats.substitutes) == (0, number), spec

    asyncio.run(work())


def test_what_players_print_disturbs_nobody(patrizier: Game) -> None:
    async def work() -> BotAnswer:
        async with pool() as at_home:
            return await answered(at_home, "table", asked(patrizier), "odd:chatter")

    assert not asyncio.run(work()).substitute


def test_the_interrupt_key_is_not_for_workers(patrizier: Game) -> None:
    async def work() -> None:
        async with pool() as at_home:
            at = asked(patrizier)
            await answered(at_home, "table", at, "novizio")
            pid = at_home._processes[0].pid
            assert pid is not None
            assert os.getsid(pid) == pid
            assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
            os.kill(pid, signal.SIGINT)
            await answered(at_home, "table", at, "odd:slow")
            assert at_home.stats.restarts == 0

    asyncio.run(work())


def test_closing_waits_for_nobody(patrizier: Game, tmp_path: Path, run: Run) -> None:
    file, at = tmp_path / "hanging", asked(patrizier)

    async def work() -> None:
        at_home = pool(2)
        await at_home.open()
        tasks = [asyncio.create_task(answered(at_home, f"{n}", at, f"odd:hang:{file}")) for n in range(4)]
        pids = [pid for pid, _ in await written(file, 2)]
        began = time.monotonic()
        await at_home.close()
        assert time.monotonic() - began < 60, "they hang for a thousand seconds"
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [HouseClosed] * 4
        with pytest.raises(HouseClosed):
            await answered(at_home, "table", at, "novizio")
        assert not any(lives(pid) for pid in pids)

    run(work())


PARENT = """
import asyncio, torri
from torri.players.thinking_pool import ThinkingPool

async def work():
    pool = ThinkingPool(2, modules=["odd_players"])
    await pool.open(["patrizier"])
    at = torri.game("patrizier").start(3)
    while at.actor == torri.NATURE:
        at.apply(at.answers()[0])
    await pool.answer("good", at.actor, "odd:good", at)
    asyncio.create_task(pool.answer("hanging", at.actor, "odd:hang", at))
    while not all(process.pid for process in pool._processes):
        await asyncio.sleep(0.01)
    print(*(process.pid for process in pool._processes), flush=True)
    await asyncio.sleep(1000)

{how}(work())
"""


HOWS = ["asyncio.run", *(["import uvloop; uvloop.run"] if "uvloop" in LOOPS else [])]


@pytest.mark.parametrize("how", cases(short=HOWS[-1:], long=HOWS))
def test_a_server_that_is_killed_leaves_no_worker_behind(how: str) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT.format(how=how)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(word) for word in parent.stdout.readline().split()]
        assert len(pids) == 2, "one that thinks, one that has thought"
        assert all(lives(pid) for pid in pids)
        parent.kill()
    deadline = time.monotonic() + 60
    while any(lives(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not [pid for pid in pids if lives(pid)]
