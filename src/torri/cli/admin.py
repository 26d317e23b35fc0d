"""`torri admin`: what the operator of a server does with its data."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from torri.cli.common import console, database_options, language_option, words


@click.group()
def admin() -> None:
    """Look after a server's data."""


@admin.command()
@database_options
@language_option
def ratings(data: Path | None, database: str | None) -> None:
    """Compute all ratings and leaderboards again, from the matches.

    With the same rules the result is the same. The server may run meanwhile; until it is done it shows what is there.
    """
    from torri.matches.storage import Storage
    from torri.server.settings import Settings, data_folder

    settings = Settings(data=data or data_folder(), database=database)

    async def rate() -> int:
        storage = await Storage.open(settings.database_url(), settings.data / "backups")
        try:
            await storage.ratings.recompute()
            count = 0
            while more := await storage.ratings.drain():
                count += more
            return count
        finally:
            await storage.close()

    console.print(words()("ratings-done", count=asyncio.run(rate())), markup=False, highlight=False)
