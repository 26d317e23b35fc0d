"""Several servers and bot hosts against one server: `./torri bench hosts`. The report goes to benchmarks/hosts.md.

The same crowd plays twice on this machine, with PostgreSQL: at one server that thinks for itself; then at four servers
with two bot hosts (`torri think`), Redis between them. Each seat connects to any of the servers, which is harder than
what a proxy does that sends a table to one process. While the second crowd plays, a server is drained (SIGTERM), a
server is killed, and a bot host is killed; both servers come back. In the end every answer that was acknowledged must
be stored, in its place.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.server.crowd import Crowd, Told
from tests.server.running import Server
from tests.server.test_kill import check, in_postgresql
from tests.servers import PostgreSQL, Redis

REPORT = Path(__file__).with_suffix(".md")
SERVERS, HOSTS = 4, 2
GAMES = ("firenze", "patrizier", "florenza")
BOT = "garzone"
THINKS = 0.25  # seconds that a person thinks, on average


@dataclass
class Played:
    """What one crowd was told, and what was done to it."""

    name: str
    seconds: float
    told: Told = field(default_factory=Told)
    done: list[str] = field(default_factory=list)
    lost: str = ""

    @property
    def row(self) -> str:
        waits = sorted(self.told.waits) or [0.0]
        p50, p95 = statistics.median(waits) * 1_000, waits[int(0.95 * (len(waits) - 1))] * 1_000
        answers = len(self.told.taken) / self.seconds
        lost = self.lost or "nothing"
        return f"| {self.name} | {answers:,.0f} | {p50:,.0f} | {p95:,.0f} | {'; '.join(self.done) or '–'} | {lost} |"


class BotHost:
    def __init__(self, redis: Redis, log: Path) -> None:
        command = [sys.executable, "-m", "torri", "think", "--redis", redis.url(), "--bots", "1"]
        with log.open("a", encoding="utf-8") as opened:
            self.process = subprocess.Popen(command, stderr=opened, cwd=ROOT, env=os.environ | {"TORRI_PLAIN": "1"})

    def __enter__(self) -> BotHost:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        self.process.wait(60)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)


async def play(crowd: Crowd, seconds: float, matches: int) -> None:
    for game in GAMES:
        await crowd.sit_down(max(1, matches // 4), game)
        await crowd.sit_down(max(1, matches // 12), game, bot=BOT)
    await crowd.play(seconds)


async def harm(played: Played, servers: list[Server], hosts: list[BotHost]) -> None:
    """What happens on a bad day, in four parts of the time."""
    part = played.seconds / 4
    await asyncio.sleep(part)
    begun = time.monotonic()
    status = await asyncio.to_thread(servers[1].stop)
    played.done.append(f"one server drained in {time.monotonic() - begun:.1f} s (status {status})")
    await asyncio.to_thread(servers[1].start)
    await asyncio.sleep(part)
    await asyncio.to_thread(servers[2].kill)
    played.done.append("one server killed")
    await asyncio.to_thread(servers[2].start)
    await asyncio.sleep(part)
    hosts[0].kill()
    played.done.append("one bot host killed")


def measured(name: str, many: bool, seconds: float, matches: int) -> Played:
    played = Played(name, seconds)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="torri-hosts-")))
        database = stack.enter_context(PostgreSQL(durable=True)).new_database("hosts").replace("+asyncpg", "")
        key = folder / "key"
        key.write_text("5e" * 32, encoding="ascii")
        options = ["--database", database, "--key-file", str(key), "--bots", "2"]
        hosts: list[BotHost] = []
        if many:
            redis = stack.enter_context(Redis())
            options += ["--redis", redis.url(), "--bot-hosts"]
            hosts = [stack.enter_context(BotHost(redis, folder / f"host-{number}.log")) for number in range(HOSTS)]
        servers = [Server(folder / f"server-{number}", *options) for number in range(SERVERS if many else 1)]
        for server in servers:
            stack.enter_context(server)

        async def run() -> None:
            crowd = Crowd(servers[0].address, played.told, pace=THINKS, more=[one.address for one in servers[1:]])
            harming = asyncio.create_task(harm(played, servers, hosts)) if many else None
            await play(crowd, seconds, matches)
            if harming is not None:
                await harming

        asyncio.run(run())
        for server in servers:
            server.stop()
        try:
            check(played.told, in_postgresql(database))
        except AssertionError as error:
            played.lost = str(error).splitlines()[0][:200]
    return played


def report(found: list[Played], matches: int) -> str:
    lines = [
        "# Several servers and bot hosts",
        "",
        f"`./torri bench hosts` on {platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}: "
        f"{matches} matches of all three games, a quarter of them against bots ({BOT}), for {found[0].seconds:.0f} "
        "seconds each. Servers, hosts, PostgreSQL, Redis and the crowd share these cores: on so few of them several "
        "processes show that nothing is lost, not how much more they hold.",
        "",
        "| | answers a second | half are told within, ms | 95 of 100 within, ms | what happened | lost |",
        "|---|---:|---:|---:|---|---|",
        *(one.row for one in found),
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Several servers and bot hosts against one server.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--matches", type=int, default=60)
    wanted = parser.parse_args()
    names = ("one server", f"{SERVERS} servers, {HOSTS} bot hosts")
    found = [measured(name, bool(many), wanted.seconds, wanted.matches) for many, name in enumerate(names)]
    text = report(found, wanted.matches)
    print(text)
    if wanted.seconds >= 60:
        REPORT.write_text(text, encoding="utf-8")
    return 1 if any(one.lost for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
