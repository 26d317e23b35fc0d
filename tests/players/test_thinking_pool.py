"""The pool, with real processes: players think there, and whatever they do, the match goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from torri import NATURE, Game, Position
from torri.engine.errors import UnknownGame
from torri.players.thinking_pool import BotAnswer, HouseClosed, NoAdvice, NotAsked, ThinkingPool
from torri.players.thinking_pool.messages import Failed, Reply, Request, line
from torri.players.thinking_pool.process import CRASHED, TOO_SLOW, WorkerProcess
from torri.players.thinking_pool.worker import MAX_PLAYERS_KEPT

from ..playing import midway, walk

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent here")

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


@pytest.fixture(autouse=True)
def _odd_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers find the odd players, and do not spend our time with compiling."""
    (tmp_path / f"{MODULE}.py").write_text(ODD)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("TORRI_PLAIN", "1")


@pytest.fixture(params=["asyncio", "uvloop"])
def run(request: pytest.FixtureRequest) -> Run:
    """Either event loop that a server may have."""
    factory = None if request.param == "asyncio" else pytest.importorskip("uvloop").new_event_loop

    def run(work: Coroutine[Any, Any, Any]) -> Any:
        with asyncio.Runner(loop_factory=factory) as runner:
            return runner.run(work)

    return run


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
    pool: ThinkingPool, table: str, game: Game, specs: list[str], seed: int
) -> tuple[list[BotAnswer], Position]:
    """A whole game between players of the pool; every answer is checked by the rules."""
    rng, at, given = Random(seed), game.start(len(specs)), []
    while not at.over:
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
    """Whether there is such a process, and not only its shell."""
    found = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], check=False, capture_output=True, text=True)
    return bool(found.stdout.strip()) and not found.stdout.startswith("Z")


def test_players_play_a_whole_game(patrizier: Game, run: Run) -> None:
    async def work(processes: int) -> tuple[list[BotAnswer], Position]:
        async with pool(processes) as at_home:
            given, end = await played(at_home, "table", patrizier, ["novizio", "compagno", "random"], 4)
            assert at_home.stats.answers == len(given)
            assert (at_home.stats.restarts, at_home.stats.substitutes, at_home.stats.busy) == (0, 0, 0)
            return given, end

    given, end = run(work(2))
    assert end.over
    assert not any(one.substitute for one in given)
    assert run(work(1))[0] == given  # chance depends on table and seat, not on where or when somebody thinks


def test_players_play_with_the_figures_of_another_edition(patrizier: Game, run: Run) -> None:
    head = '[edition]\ngame = "patrizier"\nname = "box"\ntitle = "Box"\ncorrects = "torri-1"\n[figures]\n'
    box = patrizier.over_figures(head + '"heads.points" = { value = 70, note = "card" }\n')

    async def work() -> list[BotAnswer]:
        async with pool(1) as at_home:
            given, _ = await played(at_home, "table", box, ["odd:good", "random"], 4)
            return given

    assert not any(one.substitute for one in run(work()))


def test_players_play_while_their_game_is_compiled(patrizier: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TORRI_PLAIN")

    async def work() -> BotAnswer:
        at_home = ThinkingPool(1, advisers=0)
        with pytest.raises(UnknownGame):
            await at_home.open(["chess"])
        await at_home.open(["patrizier"])
        given = await answered(at_home, "table", asked(patrizier), "compagno")
        await at_home.close()
        return given

    assert not asyncio.run(work()).substitute


def test_a_worker_killed_in_thought_is_replaced_and_nobody_is_harmed(patrizier: Game, tmp_path: Path, run: Run) -> None:
    file, at = tmp_path / "slow", asked(patrizier)

    async def work() -> None:
        async with pool() as at_home:
            slow = asyncio.create_task(answered(at_home, "slow", at, f"odd:slow:{file}"))
            others = [asyncio.create_task(answered(at_home, f"{n}", at, "novizio")) for n in range(3)]
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
    specs = ["odd:die", f"odd:die_once:{tmp_path / 'once'}", "odd:leave", "odd:good"]

    async def work() -> list[BotAnswer]:
        async with pool() as at_home:
            return await asyncio.gather(*(answered(at_home, spec, at, spec) for spec in specs))

    given = asyncio.run(work())
    assert [one.cause for one in given] == [CRASHED, "", CRASHED, ""]
    assert all(not at.why_not(one.answer) for one in given)


def test_a_player_that_hangs_is_killed_and_replaced(patrizier: Game, tmp_path: Path, run: Run) -> None:
    file, at = tmp_path / "hanging", asked(patrizier)

    async def work() -> None:
        async with pool() as at_home:
            await answered(at_home, "warm", at, "novizio")
            began = time.monotonic()
            hanging = asyncio.create_task(answered(at_home, "hanging", at, f"odd:hang:{file}", 0.5))
            other = asyncio.create_task(answered(at_home, "other", at, "novizio"))
            given = await hanging
            assert 0.4 < time.monotonic() - began < 5
            assert (given.substitute, given.cause) == (True, TOO_SLOW)
            assert not at.why_not(given.answer)
            assert not (await other).substitute
            assert at_home.stats.restarts == 1
            [[pid, _]] = await written(file, 1)
            assert not lives(pid)

    run(work())


def test_what_the_rules_offer_an_absent_player_comes_first(firenze: Game) -> None:
    seen = [at.copy() for seed in range(5) for at in walk(firenze, 3, seed) if at.actor not in (None, NATURE)]
    offered = [at for at in seen if at.automatic() is not None and len(at.answers()) > 1][:10]
    others = [at for at in seen if at.automatic() is None][:10]
    assert offered

    async def work() -> list[BotAnswer]:
        async with pool() as at_home:
            questions = [answered(at_home, f"{n}", at, "odd:fail") for n, at in enumerate([*offered, *others])]
            return await asyncio.gather(*questions)

    given = asyncio.run(work())
    assert {one.cause for one in given} == {"ZeroDivisionError: no idea"}
    assert [one.answer for one in given[: len(offered)]] == [at.automatic() for at in offered]
    assert all(one.answer in at.answers() for one, at in zip(given[len(offered) :], others, strict=True))


@pytest.mark.parametrize(
    ("spec", "cause"),
    [
        ("odd:fail", "ZeroDivisionError"),
        ("odd:illegal", "illegal answer"),
        ("odd:nothing", "TypeError"),
        ("nobody", "UnknownPlayer"),
        ("exec:/no/such/program", "Forfeit"),
    ],
)
def test_a_wrong_answer_needs_no_new_worker(patrizier: Game, spec: str, cause: str) -> None:
    async def work() -> None:
        async with pool() as at_home:
            at = asked(patrizier)
            given = await answered(at_home, "table", at, spec)
            assert given.cause.startswith(cause)
            assert not at.why_not(given.answer)
            assert not (await answered(at_home, "table", at, "novizio")).substitute
            assert (at_home.stats.restarts, at_home.stats.substitutes) == (0, 1)

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


def test_a_seat_keeps_its_worker_and_its_player_until_it_leaves(patrizier: Game, tmp_path: Path) -> None:
    at = asked(patrizier)

    async def work() -> None:
        async with pool(3) as at_home:
            for _ in range(3):
                for table in "abc":
                    await answered(at_home, table, at, f"odd:good:{tmp_path / table}")
            found = [await written(tmp_path / table, 3) for table in "abc"]
            assert len({pid for lines in found for pid, _ in lines}) == 3  # one each, as nobody was busy
            for lines in found:
                assert lines == [[lines[0][0], n] for n in (1, 2, 3)]
            await at_home.leave("a")
            await at_home.leave("nobody")
            for table in "ab":
                await answered(at_home, table, at, f"odd:good:{tmp_path / table}")
            assert (await written(tmp_path / "a", 4))[3][1] == 1  # made anew
            assert (await written(tmp_path / "b", 4))[3] == [found[1][0][0], 4]

    asyncio.run(work())


def test_a_worker_keeps_the_players_asked_last(patrizier: Game, tmp_path: Path) -> None:
    at = asked(patrizier)

    async def work() -> list[int]:
        async with pool() as at_home:
            tables = [*range(MAX_PLAYERS_KEPT + 1), MAX_PLAYERS_KEPT, 0]
            for table in tables:
                await answered(at_home, f"{table}", at, f"odd:good:{tmp_path / str(table)}")
            return [(await written(tmp_path / str(table), 2))[1][1] for table in tables[-2:]]

    assert asyncio.run(work()) == [2, 1]


def test_what_is_sent_reveals_nothing(patrizier: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that leaves is the same for all worlds that look alike to the seat; the other games hide nothing."""
    sent: list[bytes] = []

    async def listen(process: WorkerProcess, request: Request, limit: float) -> Reply:
        sent.append(line(request).replace(f'"number":{request.number},'.encode(), b""))
        return Failed(request.number, "only listening")

    async def work(worlds: list[Position], seat: int) -> None:
        at_home = pool()
        at_home._open = True
        for world in worlds:
            await at_home.answer("table", seat, "maestro", world)
        for world in worlds:
            with pytest.raises(NoAdvice):
                await at_home.advise(world, seat, 1)

    monkeypatch.setattr(WorkerProcess, "do", listen)
    for steps in (5, 20, 40):
        at = asked(patrizier, 3, steps)
        seat = at.actor
        assert seat is not None
        worlds = [at, *(at.sample(seat, Random(n)) for n in range(3))]
        assert len({world.encode() for world in worlds}) > 1  # there is something to reveal
        sent.clear()
        asyncio.run(work(worlds, seat))
        assert [len(set(sent[:4])), len(set(sent[4:])), len(sent)] == [1, 1, 8]


def test_advice_can_be_had_and_stopped(patrizier: Game, run: Run) -> None:
    at = asked(patrizier)

    async def work() -> None:
        async with ThinkingPool(1, advisers=1) as at_home:
            for seat in range(3):
                advice = await at_home.advise(at, seat, 0.3)
                assert (advice.seat, advice.actor) == (seat, at.actor)
                assert advice.visits > 0
                assert 0 <= advice.win <= 1
                assert advice.best
            assert advice.best[0].answer in at.answers()
            long = [asyncio.create_task(at_home.advise(at, 0, 300)) for _ in range(2)]
            await asyncio.sleep(0.3)
            assert not (await answered(at_home, "table", at, "novizio")).substitute  # advice holds up nobody
            assert (at_home.stats.busy, at_home.stats.waiting) == (1, 1)
            for task in long:
                task.cancel()
            await asyncio.wait(long)
            assert (await at_home.advise(at, 0, 0.1)).visits > 0
            assert (at_home.stats.restarts, at_home.stats.advice, at_home.stats.busy) == (0, 4, 0)

    run(work())


def test_many_tables_at_once(patrizier: Game, run: Run) -> None:
    positions = [asked(patrizier, n, 5 + n) for n in range(40)]

    async def work() -> None:
        async with pool(2) as at_home:
            tables = [answered(at_home, f"{n}", at, "novizio") for n, at in enumerate(positions)]
            for at, given in zip(positions, await asyncio.gather(*tables), strict=True):
                assert not given.substitute
                assert not at.why_not(given.answer)
            assert at_home.stats.answers == 40

    run(work())


def test_only_the_seat_that_is_asked_answers(patrizier: Game) -> None:
    async def work() -> None:
        async with pool() as at_home:
            at = asked(patrizier)
            assert at.actor is not None
            with pytest.raises(NotAsked) as error:
                await at_home.answer("table", (at.actor + 1) % 3, "novizio", at)
            assert error.value.seat_number == (at.actor + 1) % 3 + 1

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


@pytest.mark.parametrize("how", ["asyncio.run", "import uvloop; uvloop.run"])
def test_a_house_that_is_killed_leaves_nobody_behind(how: str) -> None:
    if "uvloop" in how:
        pytest.importorskip("uvloop")
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
