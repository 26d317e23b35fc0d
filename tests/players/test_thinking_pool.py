"""The pool, with real processes: players think there, each for its seat, from what the seat may know."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

import pytest

from torri import Game, Position
from torri.engine.errors import UnknownGame
from torri.players import thinking_pool
from torri.players.thinking_pool import BotAnswer, Claim, NoAdvice, NotAsked, ThinkingPool
from torri.players.thinking_pool.messages import Failed, Reply, Request, line
from torri.players.thinking_pool.process import WorkerProcess
from torri.players.thinking_pool.seats import MAX_PLAYERS_KEPT

from ..amount import amount
from .pools import Run, answered, asked, played, pool, written

pytestmark = [
    pytest.mark.usefixtures("odd_players"),
    pytest.mark.skipif(sys.platform == "win32", reason="signals are sent here"),
]

TABLES = amount(short=20, long=40)


def test_players_play_a_whole_game(patrizier: Game, run: Run) -> None:
    async def work(processes: int, most: int = 10**6) -> tuple[list[BotAnswer], Position]:
        async with pool(processes) as at_home:
            given, end = await played(at_home, "table", patrizier, ["novizio", "compagno", "random"], 4, most)
            assert at_home.stats.answers == len(given)
            assert (at_home.stats.restarts, at_home.stats.substitutes, at_home.stats.busy) == (0, 0, 0)
            return given, end

    given, end = run(work(2))
    assert end.over
    assert not any(one.substitute for one in given)
    some = amount(short=30, long=len(given))
    assert run(work(1, some))[0] == given[:some]  # chance depends on table and seat, not on where somebody thinks


def test_players_play_with_the_figures_of_another_edition(patrizier: Game, run: Run) -> None:
    head = '[edition]\ngame = "patrizier"\nname = "box"\ntitle = "Box"\ncorrects = "torri-1"\n[figures]\n'
    box = patrizier.over_figures(head + '"heads.points" = { value = 70, note = "card" }\n')

    async def work() -> list[BotAnswer]:
        async with pool(1) as at_home:
            given, _ = await played(at_home, "table", box, ["odd:good", "random"], 4, most=amount(short=30, long=10**6))
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
            assert (await written(tmp_path / "a", 4))[3][1] == 1  # made again
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

    async def listen(process: WorkerProcess, request: Request, limit: float, claim: Claim | None) -> Reply:
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


def test_advice_can_be_had_and_stopped(patrizier: Game, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    at = asked(patrizier)

    async def work() -> None:
        async with ThinkingPool(1, advisers=1) as at_home:
            for seat in range(3):
                advice = await at_home.advise(at, seat, 0.3)
                assert (advice.seat, advice.actor) == (seat, at.actor)
                assert advice.visits > 0
                assert 0 <= advice.win <= 1
                assert advice.best
                # Somebody else may take for possible what the one who is asked knows to be not.
                assert seat != at.actor or advice.best[0].answer in at.answers()
            long = [asyncio.create_task(at_home.advise(at, 0, 300)) for _ in range(2)]
            await asyncio.sleep(0.3)
            assert not (await answered(at_home, "table", at, "novizio")).substitute  # advice holds up nobody
            assert (at_home.stats.busy, at_home.stats.waiting) == (1, 1)
            with monkeypatch.context() as hurried, pytest.raises(NoAdvice) as late:  # nobody waits without an end
                hurried.setattr(thinking_pool, "ADVICE_WAIT_SECONDS", 0.1)
                await at_home.advise(at, 1, 0.1)
            assert late.value.cause == "too slow"
            for task in long:
                task.cancel()
            await asyncio.wait(long)
            assert (await at_home.advise(at, 0, 0.1)).visits > 0
            assert (at_home.stats.restarts, at_home.stats.advice, at_home.stats.busy) == (0, 4, 0)

    run(work())


def test_many_tables_at_once(patrizier: Game, run: Run) -> None:
    positions = [asked(patrizier, n, 5 + n) for n in range(TABLES)]

    async def work() -> None:
        async with pool(2) as at_home:
            tables = [answered(at_home, f"{n}", at, "novizio") for n, at in enumerate(positions)]
            for at, given in zip(positions, await asyncio.gather(*tables), strict=True):
                assert not given.substitute
                assert not at.why_not(given.answer)
            assert at_home.stats.answers == TABLES

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
