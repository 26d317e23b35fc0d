"""Bots think on other machines: a host answers, a lost host loses nothing, and without any the server thinks itself."""

from __future__ import annotations

import asyncio
import sys

import pytest

from tests.players.pools import asked
from tests.servers import Redis
from torri.engine.catalogue import game
from torri.engine.position import Position
from torri.players.thinking_pool import ThinkingPool
from torri.players.thinking_pool.process import WorkerProcess
from torri.server.operations import bot_hosts
from torri.server.operations.bot_hosts import BotHost, remote_worker

from .several import redis

__all__ = ["redis"]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Redis is not there")


async def begun(redis: Redis) -> BotHost:
    host = BotHost(redis.url(), [WorkerProcess(1, 0)])
    await host.open()
    while not await host._client.exists(bot_hosts.HOSTS):
        await asyncio.sleep(0.01)
    return host


async def answered(pool: ThinkingPool, table: str, at: Position) -> int:
    assert at.actor is not None
    given = await pool.answer(table, at.actor, "novizio", at)
    assert not given.substitute
    return given.answer


def test_hosts_think_for_a_server_and_nothing_is_lost_with_one(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    # However busy the machine is, the only host counts as lost only when it is.
    monkeypatch.setattr(bot_hosts, "HOST_SILENT_SECONDS", 100.0)
    monkeypatch.setattr(bot_hosts, "SPARE_SECONDS", 100.0)
    monkeypatch.setattr(bot_hosts, "TAKE_OVER_SECONDS", 0.5)
    monkeypatch.setattr(bot_hosts, "HOST_BEAT_SECONDS", 0.2)
    at = asked(game("patrizier"))

    async def run() -> None:
        pool = ThinkingPool(1, worker=remote_worker(redis.url()))
        await pool.open()
        try:
            alone = await answered(pool, "table", at)  # nobody is there
            one = await begun(redis)
            own = pool._processes[0].starts
            assert await answered(pool, "table", at) == alone  # wherever it thinks
            assert (one.answers, pool._processes[0].starts) == (1, own)
            # A host that takes a question and is gone.
            await one.drain()
            name = "lost"
            waiting = asyncio.create_task(answered(pool, "other table", at))
            while not await one._client.xreadgroup(bot_hosts.GROUP, name, {bot_hosts.STREAM: ">"}, count=1):
                await asyncio.sleep(0.02)
            other = await begun(redis)
            await waiting
            assert other.answers == 1
            for host in (one, other):
                await host.close()
        finally:
            await pool.close()

    asyncio.run(asyncio.wait_for(run(), 120))
