"""`torri think`."""

from __future__ import annotations

import asyncio
import signal
from importlib.util import find_spec

import click

from torri.cli.common import language_option


@click.command()
@click.option("--redis", envvar="TORRI_REDIS", required=True, help="redis://...; the one that the servers share.")
@click.option("--bots", type=click.IntRange(1, 64), help="Processes in which bots think.  [default: as many as cores]")
@language_option
def think(redis: str, bots: int | None) -> None:
    """Let bots think here for servers elsewhere, started with --bot-hosts."""
    if find_spec("redis") is None:
        raise click.UsageError("This needs the package redis; it comes with torri[many].")
    from torri.engine.accelerate import available
    from torri.engine.catalogue import all_games
    from torri.players.thinking_pool import BOT_NICENESS, cores
    from torri.players.thinking_pool.process import WorkerProcess
    from torri.server.operations.bot_hosts import think as think_
    from torri.server.operations.logs import set_up

    number = bots or cores()
    workers = [WorkerProcess(max(1, cores() // number), BOT_NICENESS) for _ in range(number)]
    games = tuple(all_games()) if available() else ()

    async def run() -> None:
        stop = asyncio.Event()
        for sign in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(sign, stop.set)
        await think_(redis, workers, games, stop)

    set_up()
    asyncio.run(run())
