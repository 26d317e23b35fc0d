"""The processes of deploy/compose.yaml, started as it says but without containers: they serve, are drained and lost."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.server.crowd import Crowd, Told
from tests.server.test_kill import check, in_postgresql
from tests.servers import PostgreSQL, Redis
from tests.servers import Server as Program
from tests.test_deploy import Nginx, needs, text

SERVERS, BOT_HOSTS = 4, 2
GRACE_SECONDS = 30.0  # as compose gives them
GAMES = ("patrizier", "firenze", "florenza")
STANDSTILL_SECONDS = 120.0
MIN_ANSWERS = 40  # before each thing that happens


class Service(Program):
    """A process with the command and the environment that compose gives it, and no other."""

    def __init__(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        super().__init__(name)
        self._command = command
        self._environment = environment

    def command(self) -> list[str]:
        own = [word.replace("{port}", str(self.port)).replace("{folder}", str(self.folder)) for word in self._command]
        return [sys.executable, "-m", *own]

    def identity(self) -> dict[str, Any]:
        own = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "TORRI_CACHE": str(self.folder / "cache")}
        return {"env": own | {"TORRI_PLAIN": "1"} | self._environment}

    def is_up(self) -> bool:
        return "--port" not in self._command or self._answers()

    def drain(self) -> int:
        """Its exit status, in the time that it is given."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self._process.wait(GRACE_SECONDS)

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")


class Stack:
    """All that compose starts."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        services = yaml.safe_load(text("compose.yaml"))["services"]
        (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", text("Containerfile"), re.MULTILINE)
        own = {"0.0.0.0": "127.0.0.1", "8000": "{port}", "/data": "{folder}"}
        serve = [own.get(word, word) for word in [*json.loads(entry), *services["server"]["command"]]]
        postgresql, redis = stack.enter_context(PostgreSQL()), stack.enter_context(Redis())
        self.database = postgresql.new_database("compose").replace("+asyncpg", "")
        key = folder / "torri.key"
        key.write_text("5e" * 32, encoding="ascii")
        known = {"TORRI_DATABASE": self.database, "TORRI_REDIS": redis.url(), "TORRI_KEY_FILE": str(key)}

        def services_of(name: str, command: list[str], number: int) -> list[Service]:
            environment = {variable: known[variable] for variable in services[name]["environment"]}
            made = [Service(f"{name}-{one}", command, environment) for one in range(number)]
            for one in made:
                stack.callback(one.stop)
            return made

        self.servers = services_of("server", serve, SERVERS)
        self.bots = services_of("bots", services["bots"]["entrypoint"] + ["--bots", "1"], BOT_HOSTS)
        for one in (*self.servers, *self.bots):
            one.start()
        self.proxy = stack.enter_context(Nginx([f"127.0.0.1:{one.port}" for one in self.servers], "nginx-inside.conf"))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.proxy.port}"


@pytest.mark.long
@needs("nginx", "nginx-light")
def test_the_processes_of_compose_serve_and_one_may_be_drained_and_one_lost(tmp_path: Path) -> None:
    told = Told()
    with ExitStack() as stack:
        started = Stack(stack, tmp_path)
        crowd = Crowd(started.address, told, pace=0.2)

        async def run() -> None:
            for game in GAMES:
                await crowd.sit_down(2, game)
                await crowd.sit_down(1, game, bot="novizio")
            playing = asyncio.create_task(crowd.play(1_200))
            await answers(playing, told)
            assert await asyncio.to_thread(started.servers[1].drain) == 0
            await answers(playing, told)
            assert await asyncio.to_thread(started.bots[0].drain) == 0
            await asyncio.to_thread(started.servers[2].kill)
            await answers(playing, told)
            await playing

        asyncio.run(run())
        assert len(told.over) == len(crowd.pairs), "not every match went on to its end"
        check(told, in_postgresql(started.database))
        assert not [one.log for one in started.servers if '"level": "error"' in one.log]


async def answers(playing: asyncio.Task[None], told: Told) -> None:
    """Wait until some more were given, or everything is over."""
    before, deadline = len(told.taken), time.monotonic() + STANDSTILL_SECONDS
    while len(told.taken) < before + MIN_ANSWERS and not playing.done():
        assert time.monotonic() < deadline, "nobody can answer"
        await asyncio.sleep(0.05)
