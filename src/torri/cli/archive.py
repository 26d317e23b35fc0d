"""`torri archive`."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Final

import click

from torri.cli.common import console, database_options, language_option, words

MS_PER_DAY: Final = 86_400_000


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False))
@click.option("--days", type=click.IntRange(0), default=365, show_default=True, help="Over for so many days.")
@database_options
@language_option
def archive(folder: Path, days: int, data: Path | None, database: str | None) -> None:
    """Move matches that have long been over from a server's database into FOLDER, as records.

    The server may run meanwhile. Its lists no longer show these matches; notes and reviews of them are removed.
    """
    from torri.matches.archive import archive as archived
    from torri.matches.storage import Storage
    from torri.server.settings import Settings, data_folder

    settings = Settings(data=data or data_folder(), database=database)

    async def move() -> int:
        storage = await Storage.open(settings.database_url(), settings.data / "backups")
        try:
            before = int(time.time() * 1_000) - days * MS_PER_DAY
            return len([file async for file in archived(storage, folder, before)])
        finally:
            await storage.close()

    said = words()("archive-done", count=asyncio.run(move()), folder=str(folder))
    console.print(said, markup=False, highlight=False)
