"""One of two processes, or Redis, is killed under load again and again; what anybody was told must be stored."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from tests.server.crowd import Crowd, Told
from tests.server.running import Server
from tests.server.several import Workers
from tests.server.test_kill import check, in_postgresql
from tests.servers import PostgreSQL, Redis

ANSWERS_PER_MATCH = 5  # between two kills
STANDSTILL_SECONDS = 120.0  # without an answer, also on a busy machine


def kill_under_load(
    folder: Path, postgresql: PostgreSQL, redis: Redis, *, kills: int, games: Sequence[str], seed: int
) -> tuple[Counter[str], Told]:
    """A match of each game that is named, as often as it is; people go to any process that is there. How often which
    was killed, and what the crowd was told; `AssertionError` if something is lost or stands still.
    """
    workers, told, rng = Workers(folder, postgresql, redis).start(), Told(), Random(seed)
    victims: dict[str, Server | Redis] = {"first server": workers.one, "Redis": redis, "second server": workers.other}
    killed = Counter[str]()
    try:
        crowd = Crowd(workers.one.address, told, more=[workers.other.address], seed=seed)

        async def sit_down() -> None:
            for game in games:
                await crowd.sit_down(1, game)

        async def play() -> None:
            await sit_down()
            for number in range(kills):
                playing, before = asyncio.create_task(crowd.play(600)), len(told.taken)
                while len(told.taken) < before + ANSWERS_PER_MATCH * len(games):
                    if playing.done():  # all are over
                        await sit_down()
                        playing = asyncio.create_task(crowd.play(600))
                    await asyncio.sleep(0.02)
                name = [*victims][number if number < 2 else rng.randrange(3)]
                killed[name] += 1
                await asyncio.to_thread(victims[name].kill)
                await asyncio.sleep(0.1 + rng.random())
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                check(told, await asyncio.to_thread(in_postgresql, workers.database))
                await asyncio.to_thread(victims[name].start)
            before = -1
            while len(told.over) < len(crowd.pairs) and len(told.taken) > before:
                before = len(told.taken)
                await crowd.play(STANDSTILL_SECONDS)

        asyncio.run(play())
        assert len(told.over) == len(crowd.pairs), "not every match went on to its end"
        check(told, in_postgresql(workers.database))
    finally:
        workers.stop()
    return killed, told
